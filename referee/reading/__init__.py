"""The log language: text in and text out, and where texts lie."""
