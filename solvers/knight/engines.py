"""The search methods for tours that the console and the window offer, by name."""

from __future__ import annotations

from solvers.engine import Engine, Registry
from solvers.knight.tour import Tour
from solvers.search import Search

KnightEngine = Engine[Search[Tour]]

ENGINES: Registry[KnightEngine] = Registry(
    (
        Engine("knight", name, function)
        for name, function in (
            ("automatic", "automatic:search"),
            ("warnsdorff", "warnsdorff.warnsdorff:roth"),
            ("warnsdorff-fixed", "warnsdorff.warnsdorff:fixed_order"),
            ("warnsdorff-random", "warnsdorff.warnsdorff:random_ties"),
            ("warnsdorff-pohl", "warnsdorff.warnsdorff:pohl"),
            ("warnsdorff-squirrel-cull", "warnsdorff.warnsdorff:squirrel_cull"),
            ("stack-static-degree", "backtracking.stack_search:search"),
            ("depth-first", "backtracking.depth_first:search"),
            ("depth-first-pruned", "backtracking.depth_first:pruned"),
            ("complete", "backtracking.complete:search"),
            ("structured", "tiling.structured:search"),
            ("random-closed", "rotations.random_closed:search"),
            ("all-tours", "backtracking.all_tours:search"),
        )
    ),
)
"""Every engine; the first is the default."""

engine_named = ENGINES.named
