"""Klotski as searches, documents and the console know it."""

from solvers.puzzles import PuzzleEntry

ENTRY = PuzzleEntry(
    name="klotski",
    engine_registry="solvers.klotski.engines.registry:ENGINES",
    document_class="solvers.klotski.document:KlotskiDocument",
    command_table="solvers.klotski.console:COMMANDS",
    help="solve Klotski layouts",
    first_kernels=(
        "solvers.klotski.breadth_first.kernel",
        "solvers.klotski.breadth_first.search_kernel",
        "solvers.klotski.breadth_first.two_blanks_kernel",
        "solvers.klotski.breadth_first.path_kernel",
        "solvers.klotski.breadth_first.component_kernel",
    ),
    own_engine_class="solvers.klotski.own_search:OwnKlotskiEngine",
    search_templates=("breadth_first", "depth_first", "greedy", "a_star"),
    collected_class="solvers.klotski.document:CollectedLayout",
    takes_names=True,
)
