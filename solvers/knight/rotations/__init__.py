"""Random tours by rotations of a path (Posa 1976)."""
