"""The parts of the compare page: what is chosen to run, the table and the chart of what came of it, and its files."""
