"""The console, as a person or another program uses it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from solvers.puzzles import entries
from solvers.search import Drive

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
NO_WAY_OUT = "VAAV/VAAV/HHHH/HHHH/S..S"


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


def test_every_method(lines: Any) -> None:
    printed = lines("engines")
    heads = [line for line in printed if line and not line.startswith(" ")]
    engines = [engine for puzzle in entries() for engine in puzzle.engines]
    assert heads == [f"{engine.puzzle} {engine.name}: {engine.words().title}" for engine in engines]
    assert printed.count("") == len(engines)
    assert all(len(line) <= 100 for line in printed)
    assert max(map(len, printed)) > 90
    assert all(line.startswith("    ") and line[4] != " " for line in printed if line.startswith(" "))
    told = " ".join(" ".join(printed).split())
    for engine in engines:
        assert f"{engine.words().promise} {engine.words().origin}" in told
    answer = json.loads(lines("engines", "--json")[0])
    assert {name: len(told) for name, told in answer.items()} == {one.name: len(one.engines) for one in entries()}
