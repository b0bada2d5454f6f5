"""Every class of the program has a name of its own, and that of a main concept is the one of the glossary of code."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict, cast

import pytest

TESTS = Path(__file__).parent
FEWEST_TERMS = 25
"""With fewer terms than these, main concepts are missing."""

Term = TypedDict("Term", {"concept": str, "class": str, "module": str, "not": list[str]})


class Named(NamedTuple):
    """A class by its name, and the module that it is in."""

    name: str
    module: str


def classes_in(source: str, module: str) -> list[Named]:
    """Every class of a module, also those inside others and inside functions."""
    return [Named(node.name, module) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]


@cache
def classes() -> tuple[Named, ...]:
    """Every class of the program; the modules are read, not imported."""
    found: list[Named] = []
    for package in ("app", "solvers"):
        for path in sorted((TESTS.parent / package).rglob("*.py")):
            parts = path.relative_to(TESTS.parent).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found += classes_in(path.read_text("utf-8"), module)
    return tuple(found)


def terms() -> Sequence[Term]:
    """The glossary."""
    return cast("list[Term]", tomllib.loads((TESTS / "glossary.toml").read_text("utf-8"))["term"])


def misplaced(glossary: Iterable[Term], found: Iterable[Named]) -> list[str]:
    """The terms whose class is not where they say."""
    there = set(found)
    return [
        f"{term['concept']}: no class {term['class']} in {term['module']}"
        for term in glossary
        if Named(term["class"], term["module"]) not in there
    ]


def forbidden(glossary: Iterable[Term], found: Iterable[Named]) -> list[str]:
    """The classes with a name that a term forbids."""
    rules = [(term, re.compile("|".join(term["not"]))) for term in glossary]
    return [
        f"{module}.{name}: say {term['class']} for {term['concept']}, or what else this is"
        for name, module in found
        for term, rule in rules
        if rule.fullmatch(name)
    ]


def borne_twice(found: Iterable[Named]) -> list[str]:
    """The names that several classes bear, with the modules of these."""
    bearers: dict[str, list[str]] = {}
    for name, module in found:
        bearers.setdefault(name, []).append(module)
    return [f"{name}: {', '.join(modules)}" for name, modules in bearers.items() if len(modules) > 1]


def test_no_class_name_is_borne_twice() -> None:
    assert not borne_twice(classes())


def test_every_term_is_a_class_of_its_module() -> None:
    assert not misplaced(terms(), classes())


def test_no_class_has_a_name_that_a_term_forbids() -> None:
    assert not forbidden(terms(), classes())


def test_terms_are_of_different_concepts_and_forbid_something() -> None:
    glossary = terms()
    assert len(glossary) >= FEWEST_TERMS
    for field in ("concept", "class"):
        assert len({term[field] for term in glossary}) == len(glossary)
    assert all(term["not"] for term in glossary)


TERM: Term = {"concept": "what a search is by", "class": "Engine", "module": "program.engines", "not": ["Solver.*"]}


@pytest.mark.parametrize(
    ("source", "module", "wrong"),
    [
        ("class Engine: ...", "program.engines", (0, 0, 0)),
        ("class Engine: ...", "program.others", (1, 0, 0)),
        ("class Engines: ...", "program.engines", (1, 0, 0)),
        ("class Engine: ...\ndef make():\n    class SolverOfAll: ...", "program.engines", (0, 1, 0)),
        ("class Engine:\n    class Engine: ...", "program.engines", (0, 0, 1)),
    ],
)
def test_the_rules_find_what_they_are_for(source: str, module: str, wrong: tuple[int, int, int]) -> None:
    found = classes_in(source, module)
    faults = misplaced([TERM], found), forbidden([TERM], found), borne_twice(found)
    assert tuple(map(len, faults)) == wrong
