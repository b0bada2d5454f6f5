"""The console program: `python -m solvers`."""
