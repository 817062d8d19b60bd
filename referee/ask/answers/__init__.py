"""The answer: facts asked for, the laws that speak, sums, and how it is told to people and programs."""
