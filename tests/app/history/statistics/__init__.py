"""The statistics on the history page."""
