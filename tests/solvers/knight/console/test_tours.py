"""The command `knight tour`: what it answers, and every line that a person reads."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from solvers.knight.console import tours
from tests.solvers.knight.rules import a_knights_move


def test_a_tour_as_a_matrix(ask: Any) -> None:
    status, out, _ = ask("knight", "tour", "--board", "5x5", "--start", "0,0", "--json")
    answer = json.loads(out)
    assert status == 0
    assert (answer["board"], answer["start"], answer["closed"]) == ("5x5", [0, 0], False)
    (matrix,) = answer["tours"]
    assert matrix[0][0] == 1
    assert sorted(number for row in matrix for number in row) == list(range(1, 26))


def test_no_tour_is_status_1_with_the_reason(ask: Any) -> None:
    status, out, _ = ask("knight", "tour", "--board", "4x4", "--json")
    assert status == 1
    assert json.loads(out)["tours"] == []
    assert json.loads(out)["reason"]
    assert json.loads(out)["figure"]["removed"] == [[1, 1], [1, 2], [2, 1], [2, 2]]
    assert sorted(map(len, json.loads(out)["figure"]["parts"])) == [1, 1, 1, 1, 4, 4]


def test_the_moves_and_steps_that_show_a_reason_are_given_too(ask: Any) -> None:
    _, out, _ = ask("knight", "tour", "--board", "3x8", "--closed", "--json")
    figure = json.loads(out)["figure"]
    assert len(figure["removed"]) < len(figure["parts"])
    assert [len(step["removed"]) - len(step["parts"]) for step in figure["before"]] == [0, 0]
    assert all(len(move) == len(square) == 2 for step in figure["before"] for move in step["unused"] for square in move)


def test_every_square_is_answered_on_a_line(ask: Any) -> None:
    status, out, _ = ask("knight", "tour", "--board", "5x5", "--start", "all")
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert len(answers) == 25
    assert sum(bool(answer["tours"]) for answer in answers) == 13


def test_a_missing_square_is_0_in_the_matrix(ask: Any) -> None:
    status, out, _ = ask("knight", "tour", "--board", "5x5", "--missing", "0,1", "4,4", "--end", "0,4", "--json")
    answer = json.loads(out)
    assert status == 0
    assert (answer["missing"], answer["start"], answer["end"]) == ([[0, 1], [4, 4]], None, [0, 4])
    (matrix,) = answer["tours"]
    assert sorted(number for row in matrix for number in row) == [0, 0, *range(1, 24)]
    assert (matrix[0][1], matrix[4][4], matrix[0][4]) == (0, 0, 23)
    assert "reason" not in answer


@pytest.mark.parametrize("end", ["0,4", "1,7", "2,3", "2,7"])
def test_a_closed_tour_of_3x10_ends_on_a_given_square(ask: Any, end: str) -> None:
    """There are 16, and every square is the last of each of them, read from the next square on."""
    status, out, _ = ask("knight", "tour", "--board", "3x10", "--closed", "--end", end, "--json")
    assert status == 0
    (matrix,) = json.loads(out)["tours"]
    visits = {number: (row, column) for row, line in enumerate(matrix) for column, number in enumerate(line)}
    assert ",".join(map(str, visits[30])) == end
    assert a_knights_move(visits[30], visits[1])
    assert all(a_knights_move(visits[number], visits[number + 1]) for number in range(1, 30))


@pytest.mark.parametrize(
    "named",
    [
        ("--missing", "0,0", "--missing", "0,1"),
        ("--missing", "0,0", "0,1"),
        ("--missing", "0,0", "--board", "3x4", "--missing", "0,1"),
    ],
)
def test_missing_squares_add_up_however_they_are_named(ask: Any, named: tuple[str, ...]) -> None:
    board = () if "--board" in named else ("--board", "3x4")
    _, out, _ = ask("knight", "tour", *board, *named, "--json")
    answer = json.loads(out)
    assert answer["missing"] == [[0, 0], [0, 1]]
    _, out, _ = ask("knight", "tour", "--board", "5x5", "--missing", "2,2", "--json")
    assert json.loads(out)["missing"] == [[2, 2]]


def test_more_tours_than_memory_has_room_for_are_refused(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tours, "MOST_NUMBERS", 25 * 10)
    asked = ("knight", "tour", "--board", "5x5", "--engine", "all-tours", "--json")
    status, out, _ = ask(*asked, "--number", "10")
    assert (status, len(json.loads(out)["tours"])) == (0, 10)
    status, out, err = ask(*asked, "--number", "11")
    assert (status, out) == (2, "")
    assert "11 tours of 25 squares" in err
    assert "ask for at most 10" in err


def test_a_tour(lines: Any) -> None:
    *rows, blank, effort = lines("knight", "tour", "--board", "5x5", "--start", "0,0", "--engine", "depth-first")
    assert blank == ""
    assert re.fullmatch(r"depth-first: [\d,]+ squares entered in \d+(\.\d)? (µs|ms|s)", effort)
    numbered = {int(number): (r, c) for r, row in enumerate(rows) for c, number in enumerate(row.split())}
    assert sorted(numbered) == list(range(1, 26))
    assert numbered[1] == (0, 0)
    assert all(a_knights_move(numbered[number], numbered[number + 1]) for number in range(1, 25))
    row, blank, effort = lines("knight", "tour", "--board", "1x1")
    assert (row, blank) == ("1", "")
    assert ": 1 square entered in " in effort


def test_several_tours_and_fewer_than_were_asked_for(lines: Any) -> None:
    every = ("knight", "tour", "--board", "5x5", "--start", "0,0", "--engine", "all-tours", "--json")
    for number, given in ((2, 2), (304, 304), (305, 304)):
        tours = json.loads(lines(*every, "--number", str(number))[0])["tours"]
        assert len({str(tour) for tour in tours}) == len(tours) == given


def test_where_there_is_no_tour_the_reason_is_told(lines: Any) -> None:
    (said,) = lines("knight", "tour", "--board", "5x5", "--start", "0,1", "--engine", "depth-first", status=1)
    assert said.startswith("No tour: ")
    assert said.endswith(".")
