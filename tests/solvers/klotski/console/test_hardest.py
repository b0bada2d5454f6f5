"""The command `klotski hardest`."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from solvers.console import driving
from solvers.klotski.console import hardest
from solvers.klotski.piece_set import PieceSet

FEW = [PieceSet(0, 7, 0), PieceSet(2, 6, 0), PieceSet(0, 0, 1)]


@pytest.mark.parametrize(("count", "distance", "number"), [("moves", 138, 3), ("cells", 179, 3), ("straight", 150, 3)])
def test_the_hardest_layouts_as_json(ask: Any, count: str, distance: int, number: int) -> None:
    status, out, err = ask("klotski", "hardest", "--pieces", "4FEA134", "--count", count, "--json")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert answer.pop("seconds") > 0
    levels = answer.pop("levels")
    assert (len(levels), sum(levels), levels[-1]) == (distance + 1, answer["solvable_up_to_mirror"], number)
    assert answer == {
        "pieces": "3V2H4S",
        "empty_cells": 2,
        "count": count,
        "layouts": 109_260,
        "solvable": 83_972,
        "solvable_up_to_mirror": 41_986,
        "distance": distance,
        "hardest_total": number,
        "hardest": ["SSSV/AAVV/AAVV/.HHV/.SHH", "SSSV/AAVV/AAVV/SHHV/..HH", "SSSV/AAVV/AAVV/SHHV/HH.."],
    }


def test_the_limit_says_how_many_more_there_are(ask: Any) -> None:
    _, out, _ = ask("klotski", "hardest", "--pieces", "1V1H6S")
    *_, last = out.splitlines()
    assert "hardest:  27 layouts, 13 moves to the exit\n" in out
    assert last == "and 17 more: a higher --limit lists them"
    _, whole, _ = ask("klotski", "hardest", "--pieces", "1V1H6S", "--limit", "27")
    assert "more" not in whole
    assert len(re.findall("^.{4}(/.{4}){4}$", whole, re.MULTILINE)) == 27
    _, two, _ = ask("klotski", "hardest", "--pieces", "1V1H6S", "--limit", "2", "--json")
    answer = json.loads(two)
    assert (answer["hardest_total"], answer["hardest"]) == (27, whole.splitlines()[-27:-25])


@pytest.mark.parametrize(
    ("pieces", "layouts", "reason"),
    [
        ("7H", 88, "no layout of these pieces has a solution; choose others"),
        ("7V", 0, "these pieces do not fit on the board together; choose others"),
    ],
)
def test_without_any_solution_the_status_is_1(ask: Any, pieces: str, layouts: int, reason: str) -> None:
    status, out, _ = ask("klotski", "hardest", "--pieces", pieces, "--json")
    answer = json.loads(out)
    assert status == 1
    assert (answer["layouts"], answer["solvable"], answer["distance"]) == (layouts, 0, None)
    assert (answer["hardest"], answer["levels"], answer["reason"]) == ([], [], reason)
    status, out, _ = ask("klotski", "hardest", "--pieces", pieces)
    assert status == 1
    assert out.endswith(f"No solution: {reason}.\n")


def test_every_set_is_a_line(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hardest, "every_set", lambda: iter(FEW))
    status, out, _ = ask("klotski", "hardest", "--pieces", "all", "--count", "cells")
    assert status == 0
    assert [line.split() for line in out.splitlines()] == [
        ["pieces", "empty", "layouts", "solvable", "cells", "hardest", "the", "first", "of", "them"],
        ["7H", "2", "88", "0", "-", "-", "-"],
        ["6H2S", "2", "2,376", "1,020", "73", "1", "SAA./SAA./HHHH/HHHH/HHHH"],
        ["1V", "14", "132", "132", "5", "4", "AA../AA../..../..V./..V."],
    ]
    status, out, _ = ask("klotski", "hardest", "--pieces", "all", "--json")
    assert status == 0
    assert [json.loads(line)["pieces"] for line in out.splitlines()] == ["7H", "6H2S", "1V"]


@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ("4V1H4S", "65,880 layouts, at most 4.6 MB, less than a second\n"),
        ("all", "29,334,498 layouts, at most 40.6 MB, about 6 seconds\n"),
    ],
)
def test_a_person_at_a_terminal_is_told_beforehand_what_it_takes(
    ask: Any, monkeypatch: pytest.MonkeyPatch, pieces: str, told: str
) -> None:
    def stop(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(hardest, "next_answer", stop)
    monkeypatch.setattr(driving, "is_terminal", lambda _: True)
    assert ask("klotski", "hardest", "--pieces", pieces)[2].startswith(told)
    monkeypatch.setattr(driving, "is_terminal", lambda _: False)
    assert ask("klotski", "hardest", "--pieces", pieces)[2].startswith("solvers: given up, because memory is full")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "the following arguments are required: --pieces"),
        (("--pieces", "4V1H4X"), "character 6: “X” is not V, H or S; write 4V1H4S for 4 vertical"),
        (("--pieces", "7V5S"), "these pieces leave 0 empty cells, but a layout needs at least 2; choose fewer"),
        (("--pieces", "nobody"), "“nobody” is neither a set of pieces, such as 4V1H4S, nor a layout's name"),
        (("--pieces", "--"), "argument --pieces: "),
        (("--pieces", "4V1H4S", "--pieces", "3V"), "argument --pieces: it can be given only once"),
        (("--pieces", "4V1H4S", "--limit", "0"), "“0” is not a number of layouts from 1 to 1,000,000,000"),
        (("--pieces", "4V1H4S", "--count", "hops"), "invalid choice: 'hops'"),
    ],
)
def test_a_wrong_input_is_one_sentence_and_status_2(ask: Any, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = ask("klotski", "hardest", *arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_the_hardest_layouts(lines: Any) -> None:
    head, layouts, levels, hardest, *listed, more = lines("klotski", "hardest", "--pieces", "1V")
    assert head == "1V, 14 empty cells"
    assert layouts == "layouts:  132; 132 can be solved, 66 with mirror images as one"
    assert levels == "levels:   from distance 0 on 6 46 14"
    assert hardest == "hardest:  14 layouts, 2 moves to the exit"
    assert len(set(listed)) == 10
    assert more == "and 4 more: a higher --limit lists them"


def test_many_levels_go_on_under_the_first(lines: Any) -> None:
    printed = lines("klotski", "hardest", "--pieces", "6H2S", "--limit", "1")
    first = next(number for number, line in enumerate(printed) if line.startswith("levels:   from distance 0 on "))
    last = next(number for number, line in enumerate(printed) if line.startswith("hardest:  "))
    assert last - first >= 2
    assert all(re.fullmatch(r" {10}\d[\d, ]*\d", line) for line in printed[first + 1 : last])
    assert all(len(line) <= 100 for line in printed[first:last])
    for line, following in pairwise(printed[first:last]):
        assert len(line) + 1 + len(following.split()[0]) > 100
    numbers = " ".join(line.strip().removeprefix("levels:   from distance 0 on ") for line in printed[first:last])
    assert "layouts:  2,376; 1,020 can be solved, 511 with mirror images as one" in printed
    assert sum(int(number.replace(",", "")) for number in numbers.split()) == 511
