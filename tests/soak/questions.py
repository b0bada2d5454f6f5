"""Every search that the window makes, drawn from chance.

What those of a puzzle are is in a module of its own, such as `knight_questions`: `ask` draws a puzzle for a method,
`samples` are searches that load what a method needs, and `OTHERS` is what else is searched for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from solvers.puzzles import entries
from solvers.search import Search
from tests.soak.asking import Begin, Draw

MODULES = {entry: import_module(f"tests.soak.{entry.name}_questions") for entry in entries()}
METHODS: Mapping[str, Draw] = {
    f"{entry.name} {engine.name}": partial(module.ask, engine)
    for entry, module in MODULES.items()
    for engine in entry.engines
}
OTHERS: Mapping[str, Draw] = {name: draw for module in MODULES.values() for name, draw in module.OTHERS.items()}


@dataclass(frozen=True)
class Question:
    """A search to be made, and the puzzle that each of its answers has to be about; None where they do not say that."""

    name: str
    begin: Begin
    about: object = None


def question(chance: Random) -> Question:
    """Any question: a puzzle for one of its methods, or another."""
    name, draw = chance.choice([*METHODS.items(), *OTHERS.items()])
    return Question(name, *draw(chance))


def samples() -> Iterator[Search[Any]]:
    """Searches by every method."""
    for entry, module in MODULES.items():
        for engine in entry.engines:
            yield from module.samples(engine)
