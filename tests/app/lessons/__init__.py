"""The lessons: each driven through its window."""
