"""The console, as a person or another program uses it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from solvers.__main__ import main
from tests.solvers.klotski.plain_search import component_size

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
NO_WAY_OUT = "VAAV/VAAV/HHHH/HHHH/S..S"


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Any:
    """Ask the console something: the status, what it printed, and what it complained of."""

    def asked(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(arguments)
        except SystemExit as end:
            status = int(end.code or 0)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return asked


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
    assert "none of the" in answer["reason"]
    status, out, _ = ask("klotski", "solve", NO_WAY_OUT)
    assert status == 1
    assert out.startswith("No solution: none of the")


def test_a_person_reads_the_steps(ask: Any) -> None:
    status, out, _ = ask("klotski", "solve", "將擋後路")
    assert status == 0
    assert "21 by moves, proved shortest" in out
    assert out.splitlines()[-1].startswith("21. A from ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("klotski", "solve", "VAAV/VAAV/VHXV/VSSV/S..S"), "row 3, column 3: 'X' is none of"),
        (("klotski", "solve", "AAAA/AAAA/VHHV/VSSV/S..S"), "has one 2x2 block (A), but this has 2"),
        (("klotski", "solve", "VAAVV/VAAV/VHHV/VSSV/S..S"), "row 1 has 5 letters instead of 4"),
        (("klotski", "solve", "橫刀立牛"), "no layout is called '橫刀立牛'; names like it are 橫刀立馬"),
        (("klotski", "solve", "橫刀立馬", "--engine", "guess"), "there is no Klotski engine 'guess'"),
        (("klotski", "solve", "橫刀立馬", "--count", "hops"), "invalid choice: 'hops'"),
        (("klotski", "solve"), "the following arguments are required: LAYOUT"),
        (("knight", "tour", "--start", "9,9"), "the square 9,9 is not on the board of 8 rows and 8 columns"),
        (("knight", "tour", "--board", "8by8"), "'8by8' is no board size"),
        (("knight", "tour", "--start", "middle"), "'middle' is no square"),
        (("knight", "tour", "--number", "0"), "0"),
    ],
)
def test_a_wrong_input_is_one_sentence_and_status_2(ask: Any, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = ask(*arguments)
    assert status == 2
    assert out == ""
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_many_layouts_come_from_standard_input_and_bad_ones_do_not_stop_it(
    ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"將擋後路\n\nnobody\n{NO_WAY_OUT}\n"))
    status, out, _ = ask("klotski", "solve", "-")
    first, bad, last = map(json.loads, out.splitlines())
    assert status == 0
    assert first["length"] == 21
    assert bad["layout"] == "nobody"
    assert "no layout is called 'nobody'" in bad["error"]
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
    _, out, _ = ask("knight", "tour", "--board", "5x5", "--missing", "0,1", "--json")
    answer = json.loads(out)
    assert all(matrix[0][1] == 0 for matrix in answer["tours"])
    assert answer["tours"] or answer["reason"]


def test_every_engine_says_where_it_comes_from(ask: Any) -> None:
    _, out, _ = ask("engines", "--json")
    engines = json.loads(out)
    for engine in (*engines["klotski"], *engines["knight"]):
        assert all(engine[key] for key in ("name", "title", "origin", "promise"))
    _, out, _ = ask("engines")
    assert "klotski shortest: Shortest" in out


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "solvers", "klotski", "list"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()
    assert complaint == b""
