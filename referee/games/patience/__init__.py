"""Games of patience, for one player or for two on a layout between them."""
