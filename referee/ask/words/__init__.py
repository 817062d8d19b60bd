"""The words of a question: pieces with their places, phrases, and what people say for things."""
