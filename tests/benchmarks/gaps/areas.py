"""All areas, in the order in which they are measured."""

from __future__ import annotations

from tests.benchmarks.gaps import (
    backups,
    compare,
    documents,
    exports,
    history,
    klotski,
    klotski_long,
    klotski_map,
    klotski_won,
    knight,
    knight_large,
    layouts,
    learn,
    look,
    pages,
)
from tests.benchmarks.gaps.action import Area

AREAS = (
    Area("pages", pages.actions),
    Area("klotski", klotski.actions),
    Area("klotski-long", klotski_long.actions, klotski_long.write),
    Area("map", klotski_map.actions),
    Area("won", klotski_won.actions, klotski_won.write),
    Area("knight", knight.actions),
    Area("knight-200", knight_large.actions_200),
    Area("knight-2000", knight_large.actions_2000),
    Area("export-klotski", exports.klotski_actions),
    Area("export-knight", exports.knight_actions),
    Area("learn", learn.actions),
    Area("layouts", layouts.actions),
    Area("compare", compare.actions),
    Area("history", history.actions, history.fill),
    Area("backups", backups.actions, history.fill),
    Area("look", look.actions),
    Area("documents", documents.actions, documents.write),
)
