"""What laws give: each remedy has one phrase in English and one meaning in code."""
