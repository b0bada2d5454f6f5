"""Searches as students write them, right and wrong ones: how each ends at the console and in the library."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import solvers
from solvers.console.program import parser
from solvers.klotski.catalogue.catalogue import find
from solvers.klotski.layout import Piece, PieceKind
from solvers.klotski.moves import Metric, free_cells, steps_within
from solvers.knight.tour import TourRequest
from tests.solvers.knight.rules import assert_answers, assert_tour, tour_of_matrix

STUDENTS = Path(__file__).parent / "students"
CLASSIC = "VAAV/VAAV/VHHV/VSSV/S..S"
FEWEST_MOVES = 81
"""That 橫刀立馬 takes, from the literature."""

KLOTSKI = "klotski solve 橫刀立馬"
KNIGHT = "knight tour"


class Right(NamedTuple):
    """A file, what it is to solve, the first line of its docstring, and whether its solution is a shortest one."""

    file: str
    command: str
    title: str
    is_shortest: bool = False


class Wrong(NamedTuple):
    """A file, what it is to solve, how it ends, and why."""

    file: str
    command: str
    status: int
    sentence: str


RIGHT = [
    Right("queue_of_paths.py", KLOTSKI, "My BFS", True),
    Right("deque_and_parents.py", KLOTSKI, "deque_and_parents.py", True),
    Right("recursion.py", KLOTSKI, "深度優先（遞迴）"),
    Right("levels_with_yield.py", KLOTSKI, "Level by level, and shows where it is", True),
    Right("classes.py", KLOTSKI, "Object-oriented breadth-first search", True),
    Right("returns_a_tuple.py", KLOTSKI, "Beam search, the 300 best of each level"),
    Right("weighted_a_star.py", KLOTSKI, "Weighted A* with w = 2"),
    Right("knight_by_recursion.py", f"{KNIGHT} --start a1", "Knight's tour, recursive"),
    Right(
        "knight_closed.py",
        f"{KNIGHT} --closed --start d4",
        "Closed tours by luck: Warnsdorff with random ties, again and again",
    ),
    Right("knight_to_an_end.py", f"{KNIGHT} --board 5x5 --start a5 --end e1", "A knight's tour to a given last square"),
]
WRONG = [
    Wrong("no_goal.py", KLOTSKI, 2, "the list ends with SVV./.VVS/HHVS/AAVV/AASV, where Cao Cao is not at the exit"),
    Wrong(
        "illegal_step.py",
        KLOTSKI,
        2,
        "step 5: the piece cannot slide so far from VAAV/VAAV/VHHV/VS.V/SS.S to VAAV/VAAV/VHHV/VSSV/.S.S in one step, "
        "counting moves",
    ),
    Wrong(
        "wrong_type.py",
        KLOTSKI,
        2,
        "wrong_type.py: the search returned 81; it must return a list from the start to the end, or None",
    ),
    Wrong(
        "endless_loop.py",
        f"{KLOTSKI} --seconds 1.5",
        3,
        "endless_loop.py, line LINE: the search was stopped after 1.5 s, its limit",
    ),
    Wrong(
        "no_visited_set.py",
        f"{KLOTSKI} --memory 0.15",
        3,
        "no_visited_set.py, line LINE: the search was stopped, because it took more than 150 MB of memory",
    ),
    Wrong(
        "deep_recursion.py",
        KLOTSKI,
        3,
        "deep_recursion.py, line 7: RecursionError: maximum recursion depth exceeded in comparison",
    ),
    Wrong(
        "exception_in_the_middle.py",
        KLOTSKI,
        3,
        "exception_in_the_middle.py, line 12: KeyError: 'VAAV/VAAV/VHHV/V.SV/SS.S'",
    ),
    Wrong(
        "prints_in_a_loop.py",
        f"{KLOTSKI} --seconds 1.5",
        3,
        "prints_in_a_loop.py, line LINE: the search was stopped after 1.5 s, its limit",
    ),
    Wrong("mutable_default.py", KNIGHT, 2, "visit 43: no move leads from h2 to b8"),
    Wrong("wrong_length.py", KNIGHT, 2, "the tour visits 63 of 64 squares; it misses (5, 4)"),
    Wrong("visits_twice.py", KNIGHT, 2, "visit 12: g7 has already been visited"),
]

each_right = pytest.mark.parametrize("student", RIGHT, ids=lambda student: student.file)
each_wrong = pytest.mark.parametrize("student", WRONG, ids=lambda student: student.file)


def typed(student: Right | Wrong) -> list[str]:
    return [*student.command.split(), "--search", str(STUDENTS / student.file)]


def in_the_library(student: Right | Wrong) -> object:
    """What the library answers to the same question."""
    asked = parser().parse_args(typed(student))
    mine = solvers.load_search(asked.search, asked.seconds, round((asked.memory or 1) * 1e9))
    if student.command.startswith(KLOTSKI):
        return solvers.solve(CLASSIC, engine=mine)
    return solvers.tour(asked.board, start=asked.start, end=asked.end, closed=asked.closed, engine=mine)


def test_every_file_is_tried() -> None:
    assert {student.file for student in (*RIGHT, *WRONG)} == {path.name for path in STUDENTS.glob("*.py")}


@each_right
def test_a_right_one_is_answered_and_checked(ask: Any, student: Right) -> None:
    status, out, err = ask(*typed(student), "--json")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert answer["engine"] == student.file
    assert answer["visited"] > 0
    assert answer["memory"] > 1_000_000
    if "tours" in answer:
        check_tour(answer)
    else:
        check_solution(answer, student)


def check_solution(answer: dict[str, Any], student: Right) -> None:
    layout = find("橫刀立馬").layout
    assert (answer["layout"], answer["count"]) == (str(layout), "moves")
    assert answer["length"] == len(answer["steps"])
    for told in answer["steps"]:
        piece = Piece(tuple(told["from"]), PieceKind(told["piece"]))
        assert piece in layout.pieces
        steps = {step.target: step for step in steps_within(piece, free_cells(piece, layout), Metric.MOVES)}
        layout = steps[tuple(told["to"])].after(layout)
    assert layout.solved
    assert answer["shortest"] == FEWEST_MOVES
    assert (answer["length"] == FEWEST_MOVES) or not student.is_shortest
    assert not answer["proved_shortest"]


def check_tour(answer: dict[str, Any]) -> None:
    (matrix,) = answer["tours"]
    tour = tour_of_matrix(matrix)
    start, end = (None if answer[name] is None else tuple(answer[name]) for name in ("start", "end"))
    assert_answers(tour, TourRequest(tour.board, start, end, answer["closed"]))


@pytest.mark.parametrize("student", [RIGHT[1], RIGHT[5], RIGHT[8]], ids=lambda student: student.file)
def test_a_right_one_is_told_to_a_person(ask: Any, student: Right) -> None:
    status, out, _ = ask(*typed(student))
    assert status == 0
    (line,) = [line for line in out.splitlines() if line.startswith(f"{student.title}: every step checked; ")]
    assert " expansions in " in line
    assert line.endswith(" MB")
    if student.command == KLOTSKI:
        length, _, rest = out.splitlines()[0].removeprefix("VAAV/VAAV/VHHV/VSSV/S..S: ").partition(" moves; ")
        assert rest == ("no solution is shorter" if length == "81" else "the shortest takes 81")
        assert out.splitlines()[-1].startswith(f"{length.replace(',', '')}. A from ")


@each_right
def test_a_right_one_is_found_in_the_library(student: Right) -> None:
    assert solvers.load_search(STUDENTS / student.file).title == student.title
    answer = in_the_library(student)
    if isinstance(answer, solvers.Solution):
        assert len(answer) == FEWEST_MOVES or not student.is_shortest
        assert not answer.proved_shortest
    else:
        assert isinstance(answer, solvers.Tour)
        assert_tour(answer)


@each_wrong
def test_a_wrong_one_ends_with_one_sentence(ask: Any, student: Wrong) -> None:
    status, out, err = ask(*typed(student))
    assert status == student.status
    if status == 2:
        assert (out, err) == ("", f"solvers: {student.sentence}\n")
    else:
        assert is_said(out.rstrip("\n"), f"Given up: {student.sentence}.")
        assert bool(err) == (student.file == "prints_in_a_loop.py")


@each_wrong
def test_a_wrong_one_raises_in_the_library(student: Wrong) -> None:
    with pytest.raises(solvers.WrongAnswer if student.status == 2 else solvers.GivenUp) as caught:
        in_the_library(student)
    assert is_said(str(caught.value), student.sentence)


def test_right_ones_and_wrong_ones_are_compared_with_our_methods() -> None:
    files = ("deque_and_parents.py", "no_goal.py", "deep_recursion.py")
    table = solvers.compare(["橫刀立馬"], ["shortest", *(solvers.load_search(STUDENTS / file) for file in files)])
    assert [(row.method, row.answer, row.steps) for row in table] == [
        ("shortest", "proved", FEWEST_MOVES),
        ("deque_and_parents.py", "found", FEWEST_MOVES),
        ("no_goal.py", "wrong", None),
        ("deep_recursion.py", "given-up", None),
    ]
    assert table[1].memory is not None
    assert table[1].memory > 5_000_000  # of the process, which is a whole Python


def is_said(text: str, sentence: str) -> bool:
    """Whether a text is a sentence, in which `LINE` stands for any line of the file."""
    return re.fullmatch(re.escape(sentence).replace("LINE", r"\d+"), text) is not None
