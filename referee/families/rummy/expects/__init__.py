"""What is expected here, and how it is seen in a log that something else was done."""
