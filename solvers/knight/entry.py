"""The knight's tour as searches, documents and the console know it."""

from solvers.puzzles import PuzzleEntry, StartOption

ENTRY = PuzzleEntry(
    name="knight",
    engine_registry="solvers.knight.engines:ENGINES",
    document_class="solvers.knight.document:KnightDocument",
    command_table="solvers.knight.console:COMMANDS",
    help="find and count knight's tours",
    first_kernels=("solvers.knight.warnsdorff.warnsdorff_kernel",),
    own_engine_class="solvers.own_search.own_search:OwnEngine",
    search_templates=("backtracking", "warnsdorff"),
    collected_class="solvers.knight.document:CollectedBoard",
    start_options=(
        StartOption("board", "rows and columns of a chessboard, such as 8x8", "RxC"),
        StartOption("start", "find a tour from this square, such as a1 or 7,0 (row,column)", "SQUARE"),
        StartOption("closed", "find a closed tour"),
    ),
    start_reader="solvers.knight.document:read_start",
)
