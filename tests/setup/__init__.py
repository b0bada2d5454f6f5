"""Tests of what the scripts of the project compute."""
