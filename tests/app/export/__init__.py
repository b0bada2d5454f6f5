"""Tests of exported files, each opened again by a reader that knows nothing of how it was written."""
