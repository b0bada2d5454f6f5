"""The searches that come with the program: in three languages the same, and right as they stand."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from importlib import resources

import pytest

from solvers.engine import LANGUAGES
from solvers.klotski.catalogue.catalogue import find
from solvers.klotski.moves import Metric, Solution
from solvers.knight.notation import parse_board
from solvers.knight.tour import Tour, TourRequest
from solvers.own_search.own_search import OwnSearch, SearchTemplate, load_search, search_templates
from solvers.puzzles import PUZZLE_NAMES
from solvers.search import Drive, Found, Verdict

CHINESE = re.compile("[\u4e00-\u9fff]")
NAMES = [(puzzle, template.name) for puzzle in PUZZLE_NAMES for template in search_templates(puzzle)]
each_template = pytest.mark.parametrize(("puzzle", "name"), NAMES)


def template(puzzle: str, name: str, language: str = "en") -> SearchTemplate:
    return next(each for each in search_templates(puzzle, language) if each.name == name)


def loaded(name: str) -> OwnSearch:
    with resources.as_file(resources.files("resources").joinpath("searches", f"{name}.py")) as path:
        return load_search(path)


def code(text: str) -> str:
    """A file without its words."""
    tree = ast.parse(text)
    assert ast.get_docstring(tree)
    del tree.body[0]
    return ast.unparse(tree)


def comments(text: str) -> list[tuple[tuple[int, int], str]]:
    """Where every comment is, and what it says."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [(token.start, token.string) for token in tokens if token.type == tokenize.COMMENT]


def test_there_are_four_for_klotski_and_two_for_the_knight() -> None:
    titles = {puzzle: [each.title for each in search_templates(puzzle)] for puzzle in PUZZLE_NAMES}
    assert titles == {
        "klotski": ["Breadth-first search", "Depth-first search", "Greedy best-first search", "A* search"],
        "knight": ["Backtracking", "Warnsdorff's rule"],
    }
    files = {file.name for file in resources.files("resources").joinpath("searches").iterdir()}
    assert files == {f"{name}{language}.py" for _, name in NAMES for language in ("", ".zh_Hans", ".zh_Hant")}


@each_template
def test_the_code_is_the_same_in_every_language_and_every_comment_is_translated(puzzle: str, name: str) -> None:
    english, *chinese = (template(puzzle, name, language) for language in LANGUAGES)
    for each in chinese:
        assert code(each.text) == code(english.text)
        assert [place for place, _ in comments(each.text)] == [place for place, _ in comments(english.text)]
        assert all(CHINESE.search(words) for words in [each.title, *(comment for _, comment in comments(each.text))])
        assert not CHINESE.search(english.text)
    assert chinese[0].text != chinese[1].text


@each_template
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_short_and_asks_one_question(puzzle: str, name: str, language: str) -> None:
    text = template(puzzle, name, language).text
    assert 10 <= len(code(text).splitlines()) <= 30
    assert sum("?" in comment or "\uff1f" in comment for _, comment in comments(text)) == 1


@pytest.mark.parametrize("count", Metric)
@pytest.mark.parametrize("name", [name for puzzle, name in NAMES if puzzle == "klotski"])
def test_it_solves_the_classic_layout_in_every_count(name: str, count: Metric) -> None:
    """The shortest lengths are those of the literature: 81 moves, 116 cells, 90 straight slides."""
    layout = find("橫刀立馬").layout
    found = Drive(loaded(name).engine("klotski").start(layout, count)).next_answer()
    assert isinstance(found, Found)
    solution: Solution = found.answer
    for step in solution.steps:
        layout = step.after(layout)
    assert layout.solved
    shortest = {Metric.MOVES: 81, Metric.CELLS: 116, Metric.STRAIGHT: 90}[count]
    if name in ("breadth_first", "a_star"):
        assert len(solution.steps) == shortest
    else:
        assert len(solution.steps) > shortest


@pytest.mark.parametrize(
    ("name", "size", "start", "end", "closed"),
    [
        ("backtracking", "5x5", None, None, False),
        ("backtracking", "5x5", (2, 2), (0, 0), False),
        ("backtracking", "6x6", None, None, False),
        ("backtracking", "3x10", None, None, False),
        ("warnsdorff", "8x8", None, None, False),
        ("warnsdorff", "8x8", (7, 0), None, False),
        ("warnsdorff", "8x8", None, None, True),
        ("warnsdorff", "40x40", None, None, False),
    ],
)
def test_it_finds_a_tour(
    name: str, size: str, start: tuple[int, int] | None, end: tuple[int, int] | None, closed: bool
) -> None:
    board = parse_board(size)
    found = Drive(loaded(name).engine("knight").start(TourRequest(board, start, end, closed))).next_answer()
    assert isinstance(found, Found)
    tour: Tour = found.answer
    squares = [board.square(index) for index in tour.order]
    assert sorted(squares) == list(board.squares)
    leaps = zip(squares, squares[1:] + squares[:1] if closed else squares[1:], strict=False)
    assert all({abs(one[0] - other[0]), abs(one[1] - other[1])} == {1, 2} for one, other in leaps)
    assert start in (None, squares[0])
    assert end in (None, squares[-1])


def test_warnsdorffs_rule_gives_up_where_it_fails() -> None:
    """From the middle of an edge of 5 x 5, no tour begins: the squares there are those of fewer colour."""
    found = Drive(loaded("warnsdorff").engine("knight").start(TourRequest(parse_board("5x5"), (0, 1)))).next_answer()
    assert isinstance(found, Verdict)
    assert str(found.reason) == "warnsdorff.py: the search returned None, so it gave up"
