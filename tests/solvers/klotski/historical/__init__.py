"""Tests of the search methods of the sources and of their structures."""
