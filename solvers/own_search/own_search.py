"""A search that somebody wrote: a Python file with a function `search(problem)`, and the method that it becomes."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib.util import decode_source
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from solvers.documents.files import file_bytes
from solvers.engine import LANGUAGES, OWN_PREFIX, Engine, EngineGroup, EngineWords, words_of
from solvers.message import InputError, check_argument, repeated
from solvers.puzzles import entry_named, imported
from solvers.resource_files import resource_file
from solvers.search import Search

FUNCTION = "search"
"""What is called, with the problem."""
MOST_MEMORY = 1_000_000_000
"""How many bytes a search may hold, where nothing else is said."""
LEAST_MEMORY = 100_000_000
"""Less is no limit: Python itself needs some of it."""
GREATEST_MB = 1
"""Of a file."""


class SearchFileFault(StrEnum):
    """Why a file is no search."""

    SYNTAX = "{file}, line {line}: this is not Python ({why})"
    NO_FUNCTION = "{file} has no function “search” that takes one argument: write “def search(problem):”"


@dataclass(frozen=True)
class OwnSearch:
    """A search that somebody wrote, as its file was when it was read.

    `title` is the first line of the docstring of the file, or else of the function, or else the name of the file.
    `seconds` and `memory` (bytes) are the limits that it is stopped at; None for no limit of time.
    """

    path: Path
    source: str
    title: str
    seconds: float | None = None
    memory: int = MOST_MEMORY

    @property
    def name(self) -> str:
        """The name of the file without its folder."""
        return self.path.name

    @property
    def full_title(self) -> str:
        """The title with the name of the file behind it, where that is another."""
        name = repeated(self.name)
        return name if self.title == name else f"{self.title} ({name})"

    def engine(self, puzzle: str) -> OwnEngine:
        """The method for a puzzle, as its registry holds others."""
        return imported(entry_named(puzzle).own_engine_class)(puzzle, self.name, "own_search:search", "own", own=self)


@dataclass(frozen=True)
class OwnEngine(Engine[Search[Any]]):
    """A search that somebody wrote, as a method of one puzzle."""

    own: OwnSearch = field(kw_only=True)

    @property
    def key(self) -> str:
        """Its path: several files may have one name."""
        return OWN_PREFIX + ascii(str(self.own.path))

    @property
    def record_name(self) -> str:
        """Its title and its file."""
        return OWN_PREFIX + self.own.full_title

    def start(self, asked: Any, *how: Any) -> Search[Any]:
        """Begin a search for what is asked for; nothing of the file runs before its first report is asked for."""
        return super().start(self.own, asked, *how)

    def words(self, language: str = "en") -> EngineWords:
        """Its words in one of `LANGUAGES`."""
        words = words_of("own", "own", language)
        return words._replace(title=self.own.title, origin=words.origin.format(file=self.own.path))

    @property
    def group(self) -> EngineGroup:
        """What it is offered for."""
        return EngineGroup.OWN


def load_search(path: str | PathLike[str], seconds: float | None = None, memory: int = MOST_MEMORY) -> OwnSearch:
    """Read a search from a file, of which nothing is run; raises `InputError` where it is none."""
    file = Path(path)
    check_argument(memory, int, f"a number of bytes from {LEAST_MEMORY} on", LEAST_MEMORY)
    source = read_source(file)
    return OwnSearch(file, source, title_of(source, file.name), seconds, memory)


def title_of(source: str, file: str) -> str:
    """The title of the search that a text holds, of which nothing is run; raises `InputError` where it holds none.

    `file` is what the text is called there.
    """
    tree = _parsed(source, file)
    function = _function_in(tree, file)
    title = ast.get_docstring(tree) or ast.get_docstring(function) or file
    return repeated(title.splitlines()[0])


def read_source(file: Path) -> str:
    """The text of a file, be it Python or not; raises `InputError` where it cannot be read."""
    data = file_bytes(file, GREATEST_MB)
    try:
        return decode_source(data)
    except (SyntaxError, ValueError) as error:
        raise _fault(error, file.name) from None


def _parsed(source: str, file: str) -> ast.Module:
    """The syntax tree of a text, which Python would run."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # they are printed when it is run
            tree = ast.parse(source, file)
            compile(tree, file, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:  # of expressions that are nested too deeply
        raise _fault(error, file) from None
    return tree


def _fault(error: Exception, file: str) -> InputError:
    line, why = (error.lineno, error.msg) if isinstance(error, SyntaxError) else (1, str(error))
    return InputError(SearchFileFault.SYNTAX, file=file, line=line or 1, why=why)


def _function_in(tree: ast.Module, file: str) -> ast.FunctionDef:
    """The last function of the name, which is the one that is called."""
    named = [each for each in tree.body if isinstance(each, ast.FunctionDef) and each.name == FUNCTION]
    for function in named[-1:]:
        parameters = len(function.args.posonlyargs) + len(function.args.args)
        if parameters - len(function.args.defaults) <= 1 <= parameters:
            return function
    raise InputError(SearchFileFault.NO_FUNCTION, file=file)


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
