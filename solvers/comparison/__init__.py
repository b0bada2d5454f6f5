"""Methods compared: what is to be run, how it is measured fairly, and what came of it."""
