"""Files that are searches and files that are none; nothing of them is run."""

from __future__ import annotations

from pathlib import Path

import pytest

from solvers.engine import LANGUAGES, EngineGroup
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.message import InputError
from solvers.own_search.own_search import load_search
from solvers.puzzles import entries
from tests.solvers.conftest import LoadOwn
from tests.solvers.own_search.driven import begun, reason

NO_FUNCTION = "mine.py has no function “search” that takes one argument: write “def search(problem):”"
SEARCH = "def search(problem):\n    return None\n"


@pytest.mark.parametrize(
    ("source", "title"),
    [
        ('"""Of the file\n\nand more."""\ndef search(problem):\n    """Of the function"""\n', "Of the file"),
        ('def search(problem):\n    """Of the function"""\n', "Of the function"),
        (SEARCH, "mine.py"),
        ('"""深度優先"""\n' + SEARCH, "深度優先"),
    ],
)
def test_the_first_line_of_a_docstring_is_the_title(load_own: LoadOwn, source: str, title: str) -> None:
    own = load_own(source)
    assert (own.title, own.name, own.source) == (title, "mine.py", source)


def test_nothing_of_a_file_is_run_when_it_is_read_or_a_search_is_made(load_own: LoadOwn, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    own = load_own(f"open({str(mark)!r}, 'w').close()\n{SEARCH}")
    search = begun(own)
    assert not mark.exists()
    reason(search)
    assert mark.exists()


def test_what_is_run_is_what_was_read(load_own: LoadOwn) -> None:
    own = load_own("def search(problem):\n    raise KeyError('before')\n")
    own.path.write_text("def search(problem):\n    raise KeyError('after')\n", "utf-8")
    assert reason(begun(own)) == "mine.py, line 2: KeyError: 'before'"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"def search(problem):\n    return [\n", "mine.py, line 2: this is not Python ('[' was never closed)"),
        (b"return 1\n", "mine.py, line 1: this is not Python ('return' outside function)"),
        (b"\x89PNG\r\n\x1a\n\xff", "mine.py, line 1: this is not Python ("),
        (b"x = '\x00'\n", "mine.py, line 1: this is not Python ("),
        (b"# coding: no-such-thing\n", "this is not Python ("),
        (b"x = " + b"-" * 100_000 + b"1\n", "this is not Python ("),
        (b"", NO_FUNCTION),
        (b"def find(problem): pass\n", NO_FUNCTION),
        (b"async def search(problem): pass\n", NO_FUNCTION),
        (b"def search(): pass\n", NO_FUNCTION),
        (b"def search(problem, depth): pass\n", NO_FUNCTION),
        (
            b"def search(problem): pass\ndef search(): pass\n",
            NO_FUNCTION,
        ),
        (b"class Mine:\n    def search(self): pass\n", NO_FUNCTION),
        (b"#" * 1_000_001, "mine.py is larger than 1 MB, the most that can be opened; choose a smaller file"),
    ],
)
def test_a_file_that_is_no_search_is_refused_with_a_sentence(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(content)
    with pytest.raises(InputError) as refused:
        load_search(path)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path, told in ((tmp_path / "none.py", "there is no file"), (tmp_path, "is a folder")):
        with pytest.raises(InputError, match=told):
            load_search(path)


def test_a_limit_of_memory_below_what_python_takes_is_refused(load_own: LoadOwn) -> None:
    with pytest.raises(InputError, match="100000000"):
        load_own(SEARCH, memory=50_000_000)


@pytest.mark.parametrize("source", [b"\xef\xbb\xbf", b"# coding: latin-1\n# \xe9\n", "# 馬\r\n".encode()])
def test_a_file_in_any_encoding_that_python_reads_is_read(tmp_path: Path, source: bytes) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(source + SEARCH.encode())
    assert load_search(path).title == "mine.py"


def test_more_parameters_may_have_defaults(load_own: LoadOwn) -> None:
    own = load_own("def search(problem, depth=0, *more):\n    return None\n")
    assert "gave up" in reason(begun(own))


def test_it_is_a_method_like_any_other(load_own: LoadOwn) -> None:
    own = load_own(f'"""Mine"""\n{SEARCH}')
    for entry in entries():
        engine, other = own.engine(entry.name), entry.engines[0]
        assert isinstance(engine, type(other))
        assert (engine.puzzle, engine.name, engine.group) == (entry.name, "mine.py", EngineGroup.OWN)
        for language in LANGUAGES:
            words = engine.words(language)
            assert words.title == "Mine"
            assert str(own.path) in words.origin
            assert words.promise
            assert words.line
        assert engine == load_search(own.path).engine(entry.name)
        assert len({engine, load_search(own.path).engine(entry.name)}) == 1
    klotski = own.engine("klotski")
    assert isinstance(klotski, KlotskiEngine)
