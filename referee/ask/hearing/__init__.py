"""What each person of a question did, and with what: clauses, people, numbers and acts, before any table knows of them."""
