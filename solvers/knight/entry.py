"""The knight's tour as searches, documents and the console know it."""

from solvers.puzzles import PuzzleEntry

ENTRY = PuzzleEntry(name="knight", engine_registry="solvers.knight.engines:ENGINES")
