"""Searches as people write them, right ones and wrong ones: how they are read, run, watched, checked and ended."""
