"""The searches that come with the program, to begin one of one's own with: files in `resources/searches`."""

from __future__ import annotations

import ast
from functools import cache
from typing import NamedTuple

from solvers.engine import LANGUAGES
from solvers.puzzles import entry_named
from solvers.resource_files import resource_file


class SearchTemplate(NamedTuple):
    """A search with comments in one language; the code is the same in all of them."""

    name: str
    """That of its file, without what the language adds."""
    title: str
    text: str


@cache
def search_templates(puzzle: str, language: str = LANGUAGES[0]) -> tuple[SearchTemplate, ...]:
    """Those for a puzzle in the order in which they are offered, in one of `LANGUAGES`."""
    ending = "" if language == LANGUAGES[0] else f".{language}"
    return tuple(_template(name, f"{name}{ending}.py") for name in entry_named(puzzle).search_templates)


def _template(name: str, file: str) -> SearchTemplate:
    text = resource_file("searches", file).read_text("utf-8")
    title, *_ = (ast.get_docstring(ast.parse(text)) or name).splitlines()
    return SearchTemplate(name, title, text)
