"""An engine: a named search method that the console and the window offer."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Generic, TypeVar

R = TypeVar("R")

LANGUAGES = ("en", "zh_Hans", "zh_Hant")


@dataclass(frozen=True, slots=True)
class EngineWords:
    """What a person reads about an engine: its title, where it comes from, and what it promises."""

    title: str
    origin: str
    promise: str


@dataclass(frozen=True, slots=True)
class Engine(Generic[R]):
    """A search method of one puzzle; `start` begins the search and imports what it needs only then."""

    puzzle: str
    name: str
    start: Callable[..., R]

    def words(self, language: str = "en") -> EngineWords:
        """Its words in one of `LANGUAGES`, from `resources/engines.toml`."""
        return EngineWords(**_engine_words()[self.puzzle][self.name][language])


@cache
def _engine_words() -> dict[str, dict[str, dict[str, dict[str, str]]]]:
    text = resources.files("resources").joinpath("engines.toml").read_text("utf-8")
    return tomllib.loads(text)
