"""Klotski as searches, documents and the console know it."""

from solvers.puzzles import PuzzleEntry

ENTRY = PuzzleEntry(name="klotski", engine_registry="solvers.klotski.engines.registry:ENGINES")
