"""The atlas."""
