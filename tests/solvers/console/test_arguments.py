"""What can be said at the console, and what holds where it is not said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from solvers.console.program import commands, parser
from solvers.own_search.own_search import LEAST_MEMORY
from solvers.puzzles import imported

KLOTSKI = {"layout": "x", "count": "moves", "json": False}
SHAPE = {"missing": [], "closed": False, "piece": "knight", "wrap": "none", "symmetry": None}
KNIGHT = {**SHAPE, "start": None, "end": None, "json": False}
COUNT = {**KNIGHT, "memory": 2.0, "checkpoint": None, "recount": False}
METHOD = {"engine": None, "search": None, "seconds": None, "memory": None}
UNSAID: dict[tuple[str, ...], dict[str, Any]] = {
    ("klotski", "solve", "x"): {**KLOTSKI, **METHOD},
    ("klotski", "list"): {"json": False},
    ("klotski", "codes", "x"): {"layout": "x", "json": False},
    ("klotski", "distance", "x"): KLOTSKI,
    ("klotski", "map", "x"): {**KLOTSKI, "picture": None, "graphml": None},
    ("klotski", "hardest", "--pieces", "x"): {"pieces": "x", "count": "moves", "limit": 10, "json": False},
    ("knight", "tour"): {**KNIGHT, **METHOD, "board": "8x8", "number": 1},
    ("knight", "count", "--board", "5x5"): {**COUNT, "board": "5x5"},
    ("engines",): {"json": False},
}


def asked(*arguments: str) -> dict[str, Any]:
    """What was asked for, without what runs for it."""
    values = vars(parser().parse_args(arguments))
    return {name: value for name, value in values.items() if name not in ("run", "given", "version")}


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Why an argument is refused."""
    with pytest.raises(SystemExit) as end:
        parser().parse_args(arguments)
    assert end.value.code == 2
    return capsys.readouterr().err


def test_every_command_has_its_options_and_what_holds_without_them() -> None:
    assert {arguments: asked(*arguments) for arguments in UNSAID} == UNSAID


def test_every_command_runs_what_is_of_its_name() -> None:
    names = {arguments: " ".join(arguments[: 1 if arguments[0] == "engines" else 2]) for arguments in UNSAID}
    assert sorted(names.values()) == sorted(commands())
    for arguments, name in names.items():
        run = parser().parse_args(arguments).run
        assert run == commands()[name].run
        assert (imported(run).__doc__ or "").startswith(f"`{name}`: ")


def test_every_option_can_be_given() -> None:
    board = ("--board", "5x6", "--missing", "0,1", "0,2", "--missing", "1,1", "--closed", "--json")
    board = (*board, "--piece", "1,4", "--wrap", "both", "--symmetry", "half-turn")
    ends = ("--start", "a1", "--end", "b2")
    squares = {
        "board": "5x6",
        "missing": ["0,1", "0,2", "1,1"],
        "closed": True,
        "piece": "1,4",
        "wrap": "both",
        "symmetry": "half-turn",
        "json": True,
        "start": "a1",
        "end": "b2",
    }
    own = ("--search", "mine.py", "--seconds", "0.5", "--memory", "2")
    assert asked("knight", "tour", *board, *ends, "--engine", "e", *own, "--number", "7") == {
        **squares,
        "engine": "e",
        "search": "mine.py",
        "seconds": 0.5,
        "memory": 2.0,
        "number": 7,
    }
    kept = ("--memory", "0.5", "--checkpoint", "file", "--recount")
    assert asked("knight", "count", *board, *ends, *kept) == {
        **squares,
        "memory": 0.5,
        "checkpoint": Path("file"),
        "recount": True,
    }
    files = ("--picture", "p", "--graphml", "g")
    for count in ("moves", "cells", "straight"):
        given = {**KLOTSKI, "count": count, "json": True}
        counting = ("--count", count, "--json")
        assert asked("klotski", "map", "x", *counting, *files) == {**given, "picture": "p", "graphml": "g"}
        assert asked("klotski", "solve", "x", *counting, "--engine", "e") == {**given, **METHOD, "engine": "e"}
        assert asked("klotski", "distance", "x", *counting) == given


def test_options_of_one_command_are_not_remembered_for_the_next() -> None:
    asked("knight", "tour", "--missing", "0,0", "--board", "3x3", "--closed")
    assert asked("knight", "tour") == UNSAID["knight", "tour"]


def test_numbers_are_whole_from_1_to_a_thousand_million(capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("1", "2", "999999999", "1000000000", "007"):
        assert asked("knight", "tour", "--number", text)["number"] == int(text)
        assert asked("klotski", "hardest", "--pieces", "x", "--limit", text)["limit"] == int(text)
    for text in ("0", "-1", "1000000001", "00000000001", "1.0", "x", "", "²"):
        said = f"“{text}” is not a number of tours from 1 to 1,000,000,000"
        assert said in refused(capsys, "knight", "tour", f"--number={text}")


def test_memory_is_a_number_of_gigabytes_above_0(capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("0.001", "1", "1e3", "1000000"):
        assert asked("knight", "count", "--board", "5x5", "--memory", text)["memory"] == float(text)
    for text in ("0", "-0.5", "1000001", "1000000.5", "nan", "inf", "x", ""):
        said = f"“{text}” is not a number of gigabytes above 0, up to 1,000,000"
        assert said in refused(capsys, "knight", "count", "--board", "5x5", f"--memory={text}")


def test_what_is_required_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, missing in (
        ((), "PUZZLE"),
        (("klotski",), "COMMAND"),
        (("knight",), "COMMAND"),
        (("klotski", "codes"), "LAYOUT"),
        (("klotski", "hardest"), "--pieces"),
        (("knight", "count"), "--board"),
    ):
        said = refused(capsys, *arguments)
        assert said.endswith(f": the following arguments are required: {missing}\n")
        assert len(said.splitlines()) == 1


def test_the_help_is_printed_and_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ((), ("klotski",), ("knight",)):
        with pytest.raises(SystemExit) as end:
            parser().parse_args([*arguments, "--help"])
        assert end.value.code == 0
        shown = capsys.readouterr().out
        words = [name.removeprefix(" ".join(arguments)).split()[0] for name in commands() if name.startswith(arguments)]
        assert all(word in shown for word in words)
        assert shown.startswith("usage: solvers")
        assert shown.endswith("\n")
        assert not shown.endswith("\n\n")


def test_the_limits_of_a_search_from_a_file_are_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert LEAST_MEMORY == 0.1e9
    for text in ("0.1", "-1", "1000001", "x", "nan", "inf", ""):
        said = f"“{text}” is not a number of gigabytes above 0.1, up to 1,000,000"
        assert said in refused(capsys, "klotski", "solve", "x", f"--memory={text}")
    for text in ("0", "-1", "1000001", "x", "nan", "inf", ""):
        said = f"“{text}” is not a number of seconds above 0, up to 1,000,000"
        assert said in refused(capsys, "knight", "tour", f"--seconds={text}")
