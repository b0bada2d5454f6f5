"""Timings: every module with a function `measure() -> list[tuple[str, str]]` is a benchmark.

A row says what was timed and how long it took. Nothing is asserted; `python -m tests.benchmarks` prints them all.
"""
