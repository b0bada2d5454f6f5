"""What every painted board shares: a cached background, names for screen readers, marks, and the card of a win."""
