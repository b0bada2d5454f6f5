"""Tests of the page that draws a layout at random."""
