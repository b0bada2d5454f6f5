"""Timings. A module with a function `measure() -> list[tuple[str, str]]` is a benchmark; its rows say what and how long."""
