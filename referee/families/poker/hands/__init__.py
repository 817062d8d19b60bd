"""What poker hands are worth, apart from any table."""
