"""The 8-puzzle as searches, documents and the console know it."""

from solvers.puzzles import PuzzleEntry

ENTRY = PuzzleEntry(
    name="fifteen",
    engine_registry="solvers.fifteen.engines:ENGINES",
    document_class="solvers.fifteen.document:FifteenDocument",
    command_table="solvers.fifteen.console:COMMANDS",
    help="solve the 8-puzzle",
)
