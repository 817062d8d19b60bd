"""How tables move: functions that take a table and an act and give the table after it. They apply; they never refuse."""
