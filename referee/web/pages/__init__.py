"""What stands at each address, as text. Everything here is run in a worker: it takes plain values and gives a page."""
