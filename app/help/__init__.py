"""What helps a person along: first hints, what counts mean, the keys, and the guide."""
