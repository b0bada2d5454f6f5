"""Every engine has its words in every language."""

from __future__ import annotations

from typing import Any

import pytest

from solvers.engine import LANGUAGES, Engine
from solvers.puzzles import entries

ENGINES = [engine for puzzle in entries() for engine in puzzle.engines]


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: f"{engine.puzzle}-{engine.name}")
def test_an_engine_has_a_title_an_origin_and_a_promise_in_every_language(engine: Engine[Any]) -> None:
    for language in LANGUAGES:
        words = engine.words(language)
        assert len(words.title) >= 2
        assert len(words.origin) >= 20
        assert len(words.promise) >= 8


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: f"{engine.puzzle}-{engine.name}")
def test_chinese_words_are_chinese(engine: Engine[Any]) -> None:
    for language in LANGUAGES[1:]:
        words = engine.words(language)
        for text in (words.origin, words.promise):
            assert any("\u4e00" <= sign <= "\u9fff" for sign in text)


def test_no_two_engines_of_a_puzzle_share_a_name_or_a_title() -> None:
    for engines in (puzzle.engines for puzzle in entries()):
        assert len({engine.name for engine in engines}) == len(engines)
        assert len({engine.words().title for engine in engines}) == len(engines)


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: f"{engine.puzzle}-{engine.name}")
def test_an_engine_is_found_by_its_name_and_by_its_title_in_every_language(engine: Engine[Any]) -> None:
    engines = next(puzzle.engines for puzzle in entries() if engine in puzzle.engines)
    for name in (engine.name, *(engine.words(language).title for language in LANGUAGES)):
        assert engines.named(name) is engine
