"""The `engines` command: every search method, where it comes from and what it promises."""

from __future__ import annotations

from argparse import Namespace
from textwrap import fill
from typing import Any

from solvers.console.driving import ANSWERED, print_json
from solvers.engine import Engine
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES

WIDTH = 100


def list_engines(arguments: Namespace) -> int:
    """Print them all."""
    if arguments.json:
        print_json(
            {
                "klotski": [_engine(engine) for engine in KLOTSKI_ENGINES],
                "knight": [_engine(engine) for engine in KNIGHT_ENGINES],
            }
        )
        return ANSWERED
    for engine in (*KLOTSKI_ENGINES, *KNIGHT_ENGINES):
        words = engine.words()
        print(f"{engine.puzzle} {engine.name}: {words.title}")
        for text in (words.promise, words.origin):
            print(fill(text, WIDTH, initial_indent="    ", subsequent_indent="    "))
        print()
    return ANSWERED


def _engine(engine: Engine[Any]) -> dict[str, str]:
    words = engine.words()
    return {"name": engine.name, "title": words.title, "origin": words.origin, "promise": words.promise}
