"""The console, as a person or another program uses it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from solvers.console import knight as console_knight
from solvers.search import Drive
from tests.solvers.klotski.plain_search import component_size
from tests.solvers.knight.rules import a_knights_move

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
NO_WAY_OUT = "VAAV/VAAV/HHHH/HHHH/S..S"


@pytest.mark.parametrize("name", ["橫刀立馬", "横刀立马", "hengdaolima", "1A9BF0C", HENG_DAO_LI_MA])
def test_a_layout_is_solved_by_name_or_code(ask: Any, name: str) -> None:
    status, out, _ = ask("klotski", "solve", name, "--json")
    answer = json.loads(out)
    assert status == 0
    assert answer["layout"] == HENG_DAO_LI_MA
    assert (answer["length"], answer["moves"], answer["proved_shortest"]) == (81, 81, True)
    assert (answer["count"], answer["engine"]) == ("moves", "shortest")
    assert len(answer["steps"]) == 81
    assert answer["steps"][0].keys() == {"piece", "from", "to"}
    assert answer["cells"] >= 116


@pytest.mark.parametrize(("count", "length"), [("cells", 116), ("straight", 90)])
def test_the_count_can_be_chosen(ask: Any, count: str, length: int) -> None:
    _, out, _ = ask("klotski", "solve", "橫刀立馬", "--count", count, "--json")
    answer = json.loads(out)
    assert answer["length"] == answer[count] == len(answer["steps"]) == length


def test_no_solution_is_status_1_with_the_reason(ask: Any) -> None:
    status, out, _ = ask("klotski", "solve", NO_WAY_OUT, "--json")
    answer = json.loads(out)
    assert status == 1
    assert (answer["length"], answer["steps"], answer["proved_shortest"]) == (None, [], False)
    assert "all reachable positions searched (88, " in answer["reason"]
    status, out, _ = ask("klotski", "solve", NO_WAY_OUT)
    assert status == 1
    assert out.startswith("No solution: Cao Cao cannot reach the exit; all reachable positions")


def test_a_person_reads_the_steps(ask: Any) -> None:
    status, out, _ = ask("klotski", "solve", "將擋後路")
    assert status == 0
    assert ": 21 moves, proven shortest" in out
    assert out.splitlines()[-1].startswith("21. A from ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("klotski", "solve", "VAAV/VAAV/VHXV/VSSV/S..S"), "row 3, column 3: “X” is not a piece; write A, V, H or S"),
        (("klotski", "solve", "AAAA/AAAA/VHHV/VSSV/S..S"), "has one Cao Cao (A, the 2 × 2 block), but this has 2"),
        (("klotski", "solve", "VAAVV/VAAV/VHHV/VSSV/S..S"), "row 1 has 5 letters instead of 4"),
        (("klotski", "solve", "橫刀立牛"), "there is no layout “橫刀立牛”; did you mean “橫刀立馬”"),
        (("klotski", "solve", "橫刀立馬", "--engine", "guess"), "there is no method “guess” for this puzzle"),
        (("klotski", "solve", "橫刀立馬", "--count", "hops"), "invalid choice: 'hops'"),
        (("klotski", "solve"), "the following arguments are required: LAYOUT"),
        (("knight", "tour", "--start", "9,9"), "the square 9,9 is not on the 8 × 8 board: choose one from a1 to h8"),
        (("knight", "tour", "--board", "8by8"), "“8by8” is not a board size"),
        (("knight", "tour", "--start", "middle"), "“middle” is not a square"),
        (("knight", "tour", "--number", "0"), "“0” is not a number of tours from 1 to 1,000,000,000"),
        (("knight", "tour", "--number", "9" * 5_000), "argument --number: “9999"),
        (("knight", "tour", "--board", "9" * 5_000), "solvers: “9999"),
        (("knight", "tour", "--engine", "x" * 5_000), "there is no method “xxxx"),
        (("klotski", "solve", "橫刀立馬", "--engine", "x" * 5_000), "; choose one of shortest, avl-26"),
        (("klotski", "solve", "x" * 5_000), "a layout's name or code has at most 100 characters"),
        (("klotski", "x" * 5_000), "invalid choice: 'xxxx"),
        (("knight", "tour", "--start=--"), "is no"),
        (("knight", "tour", "--end=--"), "is no"),
        (("knight", "tour", "--number=--"), "is no"),
        (("knight", "tour", "--missing=--"), "is no"),
        (("knight", "tour", "--board=--"), "is no"),
        (("klotski", "solve", "橫刀立馬", "--count=--"), "argument --count: "),
        (("knight", "tour", "--board", "5x5", "--board", "6x6"), "argument --board: it can be given only once"),
        (("knight", "tour", "--start", "0,0", "--start", "0,0"), "argument --start: it can be given only once"),
        (("knight", "tour", "--end", "0,0", "--end", "0,1"), "argument --end: it can be given only once"),
        (("knight", "count", "--board", "5x5", "--closed", "--closed"), "argument --closed: it can be given only once"),
        (("klotski", "solve", "橫刀立馬", "--engine", "a", "--engine", "b"), "--engine: it can be given only once"),
        (
            ("knight", "tour", "--board", "10000x10000"),
            "a search on a board of 10000 × 10000 squares would take about 20 GB of memory, more than the 2 GB "
            "allowed: choose a board of at most 3162 × 3162",
        ),
        (
            ("knight", "tour", "--board", "999999999x999999999", "--start", "all"),
            "choose a board of at most 3162 × 3162",
        ),
        (("knight", "count", "--board", "10000x10000"), "choose a board of at most 3162 × 3162"),
    ],
)
def test_a_wrong_input_is_one_sentence_and_status_2(ask: Any, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = ask(*arguments)
    assert status == 2
    assert out == ""
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert len(err) < 700


def test_many_layouts_come_from_standard_input_and_bad_ones_do_not_stop_it(
    ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"將擋後路\n\nnobody\n{NO_WAY_OUT}\n"))
    status, out, _ = ask("klotski", "solve", "-")
    first, bad, last = map(json.loads, out.splitlines())
    assert status == 0
    assert first["length"] == 21
    assert bad["layout"] == "nobody"
    assert "“nobody” is neither a layout's name" in bad["error"]
    assert last["length"] is None


def test_the_distance_with_every_best_step(ask: Any) -> None:
    status, out, _ = ask("klotski", "distance", HENG_DAO_LI_MA, "--json")
    answer = json.loads(out)
    assert status == 0
    assert (answer["distance"], answer["component"], answer["count"]) == (81, 25_955, "moves")
    assert {tuple(step["from"]) for step in answer["best_steps"]} == {(3, 1), (3, 2), (4, 0), (4, 3)}


def test_the_distance_without_a_solution(ask: Any) -> None:
    status, out, _ = ask("klotski", "distance", NO_WAY_OUT, "--json")
    answer = json.loads(out)
    assert status == 1
    assert (answer["distance"], answer["best_steps"]) == (None, [])
    assert answer["component"] == component_size(NO_WAY_OUT)


def test_the_codes_of_a_layout(ask: Any) -> None:
    _, out, _ = ask("klotski", "codes", "橫刀立馬", "--json")
    answer = json.loads(out)
    assert answer["common"] == "1A9BF0C00"
    assert answer["short"] == "4WVE1"
    assert answer["bits60"] == "577606461035643914"
    assert answer["raw"] == "0x0603EDF5CAFFF5E2"


def test_the_catalogue_as_a_table_and_as_json(ask: Any) -> None:
    _, out, _ = ask("klotski", "list")
    line = next(line for line in out.splitlines() if "層層設防" in line)
    assert line.split()[:5] == ["102", "138", "111", "103/138*", "102"]
    _, out, _ = ask("klotski", "list", "--json")
    entry = next(entry for entry in json.loads(out)["layouts"] if entry["layout"] == HENG_DAO_LI_MA)
    assert (entry["moves"], entry["cells"], entry["straight"]) == (81, 116, 90)
    assert entry["names"][0]["hans"] == "横刀立马"


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
    ("arguments", "directed", "undirected"),
    [
        (("--board", "5x5"), 1_728, 864),
        (("--board", "5x5", "--start", "0,0"), 304, None),
        (("--board", "5x5", "--end", "0,0"), 304, None),
        (("--board", "5x5", "--missing", "0,1", "4,4", "--end", "0,4"), 358, None),
        (("--board", "5x5", "--missing", "0,1", "4,4", "--start", "4,0", "--end", "0,4"), 120, None),
        (("--board", "5x6", "--closed", "--end", "2,4"), 16, 8),
        (("--board", "5x6", "--closed", "--start", "4,0", "--end", "2,1"), 8, None),
        (("--board", "3x10", "--closed", "--start", "1,2", "--end", "0,4"), 0, None),
    ],
)
def test_a_count_honours_the_ends_and_the_missing_squares(
    ask: Any, arguments: tuple[str, ...], directed: int, undirected: int | None
) -> None:
    status, out, _ = ask("knight", "count", *arguments, "--json")
    answer = json.loads(out)
    assert status == (0 if directed else 1)
    assert (answer["directed"], answer["undirected"]) == (directed, undirected)
    assert {"board", "start", "end", "missing", "closed", "seconds"} < answer.keys()


def test_a_person_reads_which_tours_were_counted(ask: Any) -> None:
    asked = ("--board", "5x5", "--missing", "0,1", "4,4", "--start", "4,0", "--end", "0,4")
    _, out, _ = ask("knight", "count", *asked)
    assert out == "120 open tours from 4,0 to 0,4 without 0,1 4,4\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--start", "0,0"), "clear the start and the end to see the number of all tours, which is known"),
        (("--start", "0,0", "--end", "1,2", "--closed"), "clear the start and the end"),
        (("--board", "9x10"), "choose one with a side of at most 7 squares"),
    ],
)
def test_a_count_that_is_given_up_is_status_3_with_what_to_try(arguments: tuple[str, ...], said: str) -> None:
    size = () if "--board" in arguments else ("--board", "8x8")
    command = [sys.executable, "-m", "solvers", "knight", "count", *size, *arguments]
    asked = subprocess.run([*command, "--json"], capture_output=True, text=True, check=False)
    answer = json.loads(asked.stdout)
    assert asked.returncode == 3
    assert (answer["directed"], answer["undirected"]) == (None, None)
    assert said in answer["reason"]
    read = subprocess.run(command, capture_output=True, text=True, check=False)
    assert read.returncode == 3
    assert read.stdout.startswith("Not counted: ")


@pytest.mark.parametrize(
    "arguments", [("klotski", "solve", HENG_DAO_LI_MA), ("knight", "tour"), ("knight", "count", "--board", "5x6")]
)
def test_a_search_without_memory_is_given_up_and_proves_nothing(
    ask: Any, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr(Drive, "next_answer", fail)
    status, out, err = ask(*arguments)
    assert (status, out) == (3, "")
    assert "given up" in err
    assert len(err.splitlines()) == 1


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
    monkeypatch.setattr(console_knight, "MOST_NUMBERS", 25 * 10)
    asked = ("knight", "tour", "--board", "5x5", "--engine", "all-tours", "--json")
    status, out, _ = ask(*asked, "--number", "10")
    assert (status, len(json.loads(out)["tours"])) == (0, 10)
    status, out, err = ask(*asked, "--number", "11")
    assert (status, out) == (2, "")
    assert "11 tours of 25 squares" in err
    assert "ask for at most 10" in err


def test_a_count_of_a_wide_board_is_given_up_at_once(ask: Any) -> None:
    status, out, _ = ask("knight", "count", "--board", "3000x3000")
    assert status == 3
    assert "choose one with a side of at most 7 squares" in out


def test_every_engine_says_where_it_comes_from(ask: Any) -> None:
    _, out, _ = ask("engines", "--json")
    engines = json.loads(out)
    for engine in (*engines["klotski"], *engines["knight"]):
        assert all(engine[key] for key in ("name", "title", "origin", "promise"))
    _, out, _ = ask("engines")
    assert "klotski shortest: Breadth-first" in out


@pytest.mark.parametrize("arguments", [("klotski", "list"), ("--help",), ("--version",)])
def test_a_reader_that_goes_away_ends_the_program_silently_as_the_programs_of_the_shell_end(
    arguments: tuple[str, ...],
) -> None:
    command = [sys.executable, "-m", "solvers", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()
    assert (process.returncode, complaint) == (141, b"")


def test_a_fault_of_the_program_is_no_proof(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("broken\non purpose")

    monkeypatch.setattr(Drive, "next_answer", fail)
    status, out, err = ask("klotski", "solve", HENG_DAO_LI_MA)
    assert (status, out) == (70, "")
    assert err == (
        "solvers: a fault of the program, not of the command (RuntimeError: broken on purpose); "
        "HUARONG_KNIGHT_DETAILS=1 in the environment shows where\n"
    )
    monkeypatch.setenv("HUARONG_KNIGHT_DETAILS", "1")
    status, out, err = ask("klotski", "solve", HENG_DAO_LI_MA)
    assert (status, out) == (70, "")
    assert err.startswith(
        "solvers: a fault of the program, not of the command (RuntimeError: broken on purpose)\nTrace"
    )
    assert "in fail" in err


def test_a_file_of_the_program_that_is_missing_is_a_fault_and_no_output_that_cannot_be_written(
    ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        Path("nowhere", "engines.json").read_bytes()

    monkeypatch.setattr(Drive, "next_answer", fail)
    status, _, err = ask("klotski", "solve", HENG_DAO_LI_MA)
    assert status == 70
    assert "FileNotFoundError" in err
    assert len(err.splitlines()) == 1


def test_the_version(ask: Any) -> None:
    status, out, err = ask("--version")
    assert (status, err) == (0, "")
    assert out.startswith("solvers ")
    assert len(out.splitlines()) == 1
