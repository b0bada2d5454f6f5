"""The language in force, numbers as it writes them, and messages of the solvers put into it."""
