"""Searches that exist to be learnt from: logs of every event, growth without a duplicate check, levels."""
