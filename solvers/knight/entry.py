"""The knight's tour as searches, documents and the console know it."""

from solvers.puzzles import PuzzleEntry

ENTRY = PuzzleEntry(
    name="knight",
    engine_registry="solvers.knight.engines:ENGINES",
    document_class="solvers.knight.document:KnightDocument",
    command_table="solvers.knight.console:COMMANDS",
    help="find and count knight's tours",
    collected_class="solvers.knight.document:CollectedBoard",
)
