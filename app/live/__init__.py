"""A search seen close up: what it does at every step, drawn large."""
