"""The riddles of boards."""
