"""An engine: a named search method that the console and the window offer; and the registry of those of one puzzle."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from solvers.message import InputError, Message, repeated
from solvers.resource_files import resource_file

if TYPE_CHECKING:
    from solvers.pseudocode import PseudocodeLine, Trace

R = TypeVar("R")

LANGUAGES = ("en", "zh_Hans", "zh_Hant")
OWN_PREFIX = "own: "
"""Begins the keys and the names in records of searches that somebody wrote; no other has it."""


class ChoiceFault(StrEnum):
    """What can be wrong with the choice of an engine, which a person knows as a method."""

    NAME = "there is no method “{name}” for this puzzle; choose one of {known}"


class EngineGroup(StrEnum):
    """What an engine is offered for."""

    RECOMMENDED = "recommended"
    COMPLETE = "complete"
    """It proves that there is no answer, or finds all."""
    SOURCES = "sources"
    """It is one of the programs that the project grew from."""
    STUDY = "study"
    OWN = "own"
    """Somebody's own search."""


class EngineWords(NamedTuple):
    """What a person reads about an engine: its title, where it comes from, what it promises, and all in one line."""

    title: str
    origin: str
    promise: str
    line: str


def takes_all(asked: object) -> None:
    """Check nothing: what a method does that takes every layout, or every request for tours."""


@dataclass(frozen=True, slots=True)
class Engine(Generic[R]):
    """A search method of one puzzle.

    `function` names what begins the search, as `"module:function"` inside the package of the puzzle; `family` is that
    of its pseudocode. `check` raises `InputError` for a layout or a request for tours that the method does not take.
    """

    puzzle: str
    name: str
    function: str
    family: str
    check: Callable[[Any], None] = takes_all

    def misfit(self, asked: Any) -> Message | None:
        """Why the method does not take a layout or a request for tours; None where it does."""
        try:
            self.check(asked)
        except InputError as error:
            return error.message
        return None

    def start(self, asked: Any, *how: Any) -> R:
        """Begin a search for what is asked for; only now is the module of the method imported. Raises as `check`."""
        self.check(asked)
        module, _, function = self.function.partition(":")
        return getattr(import_module(f"solvers.{self.puzzle}.{module}"), function)(asked, *how)

    def words(self, language: str = "en") -> EngineWords:
        """Its words in one of `LANGUAGES`, from `resources/engines`."""
        return words_of(self.puzzle, self.name, language)

    @property
    def key(self) -> str:
        """What tells it from all others that are offered, in settings."""
        return self.name

    @property
    def record_name(self) -> str:
        """What it is called in records, from which `Registry.title` makes its title."""
        return self.name

    @property
    def group(self) -> EngineGroup:
        """What it is offered for."""
        return EngineGroup(_engine_data(self.puzzle)[self.name]["group"])

    def stages(self, trace: Trace) -> tuple[PseudocodeLine, ...]:
        """The lines of the pseudocode of the trace's family that run in the step that it tells of, in order.

        That family is another than its own while another method runs in its stead.
        """
        return import_module(f"solvers.{self.puzzle}.stages").stages(trace)


E = TypeVar("E", bound=Engine[Any])


class Registry(tuple[E, ...]):
    """The engines of one puzzle in the order in which they are offered; the first is the default."""

    def named(self, engine: str | Engine[Any]) -> E:
        """The engine of this name, or title in any language, or the engine itself where it is one for this puzzle.

        Raises `InputError` that lists the names there are.
        """
        if isinstance(engine, Engine):
            if engine.puzzle == self[0].puzzle:
                return cast("E", engine)
            engine = engine.name
        called = [known for known in self if known.name == engine] or [
            known for known in self if engine in [known.words(language).title for language in LANGUAGES]
        ]
        if called:
            return called[0]
        raise InputError(ChoiceFault.NAME, name=str(engine), known=tuple(known.name for known in self))

    def title(self, record_name: str, language: str = "en") -> str:
        """The title of what records call so, be its file there or not; raises `InputError` for what there never was."""
        if record_name.startswith(OWN_PREFIX):
            return repeated(record_name.removeprefix(OWN_PREFIX))
        return self.named(record_name).words(language).title


def words_of(file: str, name: str, language: str) -> EngineWords:
    """The words of one engine in a file of `resources/engines`."""
    return EngineWords(**_engine_data(file)[name][language])


@cache
def _engine_data(file: str) -> dict[str, dict[str, Any]]:
    """Of each engine of a puzzle, which the file is named after: the group, and the words by language."""
    text = resource_file("engines", f"{file}.json").read_text("utf-8")
    return json.loads(text)
