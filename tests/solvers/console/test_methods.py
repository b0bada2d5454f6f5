"""The method that a command searches by: one of ours or a search from a file, with its limits and what it prints."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from solvers.own_search.own_search import MOST_MEMORY
from tests.solvers.own_search.test_students import CLASSIC, STUDENTS

CONSOLE = [sys.executable, "-m", "solvers"]
EASY = "HHAA/HHAA/HHHH/HHSS/SS.."
"""Takes 21 moves."""
BREADTH_FIRST = str(STUDENTS / "deque_and_parents.py")


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """Write a search of one's own; returns what it is named by at the console."""

    def write(*lines: str) -> str:
        path = tmp_path / "mine.py"
        path.write_text("\n".join(("def search(problem):", *(f"    {line}" for line in lines), "")), "utf-8")
        return str(path)

    return write


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--engine", "shortest"), "choose a method either by --engine or by --search, not by both"),
        (("--seconds", "0"), "argument --seconds: “0” is not a number of seconds above 0, up to 1,000,000"),
    ],
)
def test_what_does_not_go_with_a_search_is_one_sentence(ask: Any, arguments: tuple[str, ...], sentence: str) -> None:
    status, out, err = ask("klotski", "solve", EASY, "--search", BREADTH_FIRST, *arguments)
    assert (status, out) == (2, "")
    assert err.endswith(f": {sentence}\n")


@pytest.mark.parametrize("command", [("klotski", "solve", EASY), ("knight", "tour")])
@pytest.mark.parametrize("limit", ["--seconds", "--memory"])
def test_a_limit_needs_a_search_from_a_file(ask: Any, command: tuple[str, ...], limit: str) -> None:
    status, out, err = ask(*command, limit, "1")
    said = "--seconds and --memory are limits of a search from a file: they need --search FILE.py"
    assert (status, out, err) == (2, "", f"solvers: {said}\n")


def test_a_file_that_is_no_search_is_one_sentence(ask: Any, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def search(problem):\n    return [\n")
    for path, sentence in (
        (mine, "mine.py, line 2: this is not Python ('[' was never closed)"),
        (tmp_path / "none.py", f"there is no file {tmp_path / 'none.py'}; check its name and its folder"),
    ):
        status, out, err = ask("klotski", "solve", EASY, "--search", str(path))
        assert (status, out, err) == (2, "", f"solvers: {sentence}\n")


def test_nothing_of_the_file_runs_before_the_command_is_understood(ask: Any, tmp_path: Path) -> None:
    mine, touched = tmp_path / "mine.py", tmp_path / "touched"
    mine.write_text(f"open({str(touched)!r}, 'w')\n\ndef search(problem):\n    pass\n")
    assert ask("klotski", "solve", "nobody", "--search", str(mine))[0] == 2
    assert ask("klotski", "solve", EASY, "--search", str(mine), "--engine", "shortest")[0] == 2
    assert not touched.exists()
    assert ask("klotski", "solve", EASY, "--search", str(mine))[0] == 3
    assert touched.exists()


@pytest.mark.parametrize(("count", "shortest"), [("moves", 81), ("cells", 116), ("straight", 90)])
def test_the_fewest_steps_are_told_beside_the_solution(ask: Any, count: str, shortest: int) -> None:
    greedy = str(STUDENTS / "returns_a_tuple.py")
    status, out, _ = ask("klotski", "solve", CLASSIC, "--search", greedy, "--count", count, "--json")
    answer = json.loads(out)
    assert status == 0
    assert (answer["count"], answer["shortest"], answer["proved_shortest"]) == (count, shortest, False)
    assert answer["length"] >= shortest
    assert 5_000_000 < answer["memory"] < MOST_MEMORY


def test_the_members_are_those_of_other_methods_and_two_more(ask: Any) -> None:
    _, ours, _ = ask("klotski", "solve", EASY, "--json")
    _, theirs, _ = ask("klotski", "solve", EASY, "--json", "--search", BREADTH_FIRST)
    assert json.loads(theirs).keys() - json.loads(ours).keys() == {"shortest", "memory"}
    _, ours, _ = ask("knight", "tour", "--json")
    _, theirs, _ = ask("knight", "tour", "--json", "--search", str(STUDENTS / "knight_by_recursion.py"))
    assert json.loads(theirs).keys() - json.loads(ours).keys() == {"memory"}


def test_none_is_given_up_and_no_proof(ask: Any, written: Any) -> None:
    mine = written("return None")
    assert ask("knight", "tour", "--search", mine)[:2] == (
        3,
        "Given up: mine.py: the search returned None, so it gave up.\n",
    )
    status, out, _ = ask("klotski", "solve", EASY, "--search", mine, "--json")
    answer = json.loads(out)
    assert status == 3
    assert (answer["length"], answer["steps"], answer["shortest"]) == (None, [], None)
    assert answer["reason"] == "mine.py: the search returned None, so it gave up"


def test_what_it_prints_comes_on_standard_error(ask: Any, written: Any) -> None:
    mine = written("print('one', '二')", "print('three', end='')", "return problem.squares")
    status, out, err = ask("knight", "tour", "--board", "1x1", "--search", mine, "--json")
    assert (status, json.loads(out)["tours"], err) == (0, [[[1]]], "one 二\nthree\n")


def test_every_layout_of_standard_input_is_answered_on_a_line(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{EASY}\nnobody\n{CLASSIC}\n"))
    status, out, _ = ask("klotski", "solve", "-", "--search", str(STUDENTS / "no_goal.py"))
    wrong, bad, other = map(json.loads, out.splitlines())
    assert status == 0
    assert wrong["error"].startswith("the list ends with ")
    assert "“nobody” is neither" in bad["error"]
    assert (wrong["layout"], other["layout"]) == (EASY, CLASSIC)


def test_every_start_is_answered_on_a_line_also_where_an_answer_is_wrong(ask: Any, written: Any) -> None:
    mine = written("return [(0, 0), (2, 1), (1, 3), (0, 1), (2, 0), (1, 2), (0, 4)]")
    board = ("--board", "1x2", "--start", "all")
    status, out, _ = ask("knight", "tour", *board, "--search", mine)
    assert [(*json.loads(line)["start"], "error" in json.loads(line)) for line in out.splitlines()] == [
        (0, 0, True),
        (0, 1, True),
    ]
    assert status == 2
    some = ("--board", "3x4", "--start", "all", "--search", str(STUDENTS / "visits_twice.py"))
    status, out, _ = ask("knight", "tour", *some)
    assert {line.startswith("{") and bool(json.loads(line).get("tours")) for line in out.splitlines()} == {True, False}
    assert status == 2
    status, out, _ = ask("knight", "tour", *board, "--search", written("return None"))
    assert status == 3
    assert all(json.loads(line)["reason"].endswith("so it gave up") for line in out.splitlines())


if sys.platform != "win32":

    def test_ctrl_c_ends_the_search_too(written: Any, tmp_path: Path) -> None:
        number = tmp_path / "number"
        mine = written("import os", f"open({str(number)!r}, 'w').write(str(os.getpid()))", "while True: pass")
        with subprocess.Popen([*CONSOLE, "knight", "tour", "--search", mine], stderr=subprocess.PIPE) as process:
            while not (number.exists() and number.read_text()):
                assert process.poll() is None
            process.send_signal(signal.SIGINT)
            assert process.wait() == 130
            assert process.stderr is not None
            assert process.stderr.read() == b""
        while is_running(int(number.read_text())):  # the timeout of the test says how long it may take
            pass

    def is_running(process: int) -> bool:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        return True
