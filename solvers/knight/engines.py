"""The search methods for tours that the console and the window offer, by name."""

from __future__ import annotations

from solvers.engine import Engine, Registry
from solvers.knight.tour import Tour
from solvers.search import Search

KnightEngine = Engine[Search[Tour]]

ENGINES: Registry[KnightEngine] = Registry(
    (
        Engine("knight", name, function, family)
        for name, function, family in (
            ("automatic", "method_choice:search", "automatic"),
            ("warnsdorff", "warnsdorff.warnsdorff:roth", "warnsdorff"),
            ("warnsdorff-fixed", "warnsdorff.warnsdorff:fixed_order", "warnsdorff"),
            ("warnsdorff-random", "warnsdorff.warnsdorff:random_ties", "warnsdorff"),
            ("warnsdorff-pohl", "warnsdorff.warnsdorff:pohl", "warnsdorff"),
            ("warnsdorff-squirrel-cull", "warnsdorff.warnsdorff:squirrel_cull", "warnsdorff"),
            ("stack-static-degree", "backtracking.stack_search:search", "depth-first"),
            ("depth-first", "backtracking.depth_first:search", "recursive"),
            ("depth-first-pruned", "backtracking.depth_first:pruned", "complete"),
            ("complete", "backtracking.complete:search", "complete"),
            ("structured", "tiling.tiled_tour:search", "structured"),
            ("random-closed", "rotations.random_closed:search", "random-closed"),
            ("all-tours", "backtracking.all_tours:search", "complete"),
        )
    ),
)
"""Every engine; the first is the default."""

engine_named = ENGINES.named
