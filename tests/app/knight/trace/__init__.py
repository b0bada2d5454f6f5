"""Tests of what is marked on the chessboard while a search is watched."""
