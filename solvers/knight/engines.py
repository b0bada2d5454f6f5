"""The search methods for tours that the console and the window offer, by name."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from importlib import import_module

from solvers.engine import Engine
from solvers.knight.tour import Tour, TourRequest
from solvers.message import InputError
from solvers.search import Search

KnightEngine = Engine[Search[Tour]]


class ChoiceFault(StrEnum):
    """What can be wrong with the choice of an engine."""

    NAME = "there is no knight engine '{name}'; there are: {known}"


def engine_named(name: str) -> KnightEngine:
    """The engine of this name; raises `InputError` naming those there are."""
    for engine in ENGINES:
        if engine.name == name:
            return engine
    raise InputError(ChoiceFault.NAME, name=name, known=", ".join(engine.name for engine in ENGINES))


def _engine(name: str, module: str, function: str = "search") -> KnightEngine:
    """An engine whose module of this package is imported only when a search begins."""

    def start(request: TourRequest) -> Search[Tour]:
        begin: Callable[[TourRequest], Search[Tour]] = getattr(import_module(f"solvers.knight.{module}"), function)
        return begin(request)

    return Engine("knight", name, start)


ENGINES: tuple[KnightEngine, ...] = (
    _engine("automatic", "automatic"),
    _engine("warnsdorff", "warnsdorff.warnsdorff", "roth"),
    _engine("warnsdorff-fixed", "warnsdorff.warnsdorff", "fixed_order"),
    _engine("warnsdorff-random", "warnsdorff.warnsdorff", "lots"),
    _engine("warnsdorff-pohl", "warnsdorff.warnsdorff", "pohl"),
    _engine("warnsdorff-squirrel-cull", "warnsdorff.warnsdorff", "squirrel_cull"),
    _engine("stack-static-degree", "backtracking.stack_search"),
    _engine("depth-first", "backtracking.depth_first"),
    _engine("depth-first-pruned", "backtracking.depth_first", "pruned"),
    _engine("complete", "backtracking.complete"),
    _engine("structured", "tiling.structured"),
    _engine("random-closed", "rotations.random_closed"),
    _engine("all-tours", "backtracking.all_tours"),
)
"""Every engine; the first is the one to use unless somebody asks for another."""
