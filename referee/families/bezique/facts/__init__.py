"""The facts that decide between laws: each a question in English, its answers, and how a log answers it."""
