"""The search methods for tours that the console and the window offer, by name."""

from __future__ import annotations

from solvers.engine import Engine, Registry
from solvers.knight.requirements import check_no_symmetry, check_steps, check_symmetry, check_tiles
from solvers.knight.tour import Tour
from solvers.search import Search

KnightEngine = Engine[Search[Tour]]

ENGINES: Registry[KnightEngine] = Registry(
    (
        Engine("knight", name, function, family, check)
        for name, function, family, check in (
            ("automatic", "method_choice:search", "automatic", check_symmetry),
            ("warnsdorff", "warnsdorff.warnsdorff:roth", "warnsdorff", check_steps),
            ("warnsdorff-fixed", "warnsdorff.warnsdorff:fixed_order", "warnsdorff", check_steps),
            ("warnsdorff-random", "warnsdorff.warnsdorff:random_ties", "warnsdorff", check_steps),
            ("warnsdorff-pohl", "warnsdorff.warnsdorff:pohl", "warnsdorff", check_steps),
            ("warnsdorff-squirrel-cull", "warnsdorff.warnsdorff:squirrel_cull", "warnsdorff", check_steps),
            ("stack-static-degree", "backtracking.stack_search:search", "depth-first", check_no_symmetry),
            ("depth-first", "backtracking.depth_first:search", "recursive", check_steps),
            ("depth-first-pruned", "backtracking.depth_first:pruned", "complete", check_no_symmetry),
            ("complete", "backtracking.complete:search", "complete", check_no_symmetry),
            ("structured", "tiling.tiled_tour:search", "structured", check_tiles),
            ("random-closed", "rotations.random_closed:search", "random-closed", check_no_symmetry),
            ("all-tours", "backtracking.all_tours:search", "complete", check_no_symmetry),
        )
    ),
)
"""Every engine; the first is the default."""

engine_named = ENGINES.named
