"""The command `klotski hardest`."""

from __future__ import annotations

import csv
import json
import re
from itertools import pairwise
from typing import Any

import pytest

from solvers.console import driving
from solvers.klotski.atlas.special import Special
from solvers.klotski.console import SPECIAL, hardest
from solvers.klotski.piece_set import PieceSet
from tests.solvers.klotski.plain_search import component_size, shortest_lengths

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
        (("--pieces", "4V1H4S", "--distance", "-1"), "“-1” is not a number of steps from 0 to 1,000,000,000"),
        (("--pieces", "4V1H4S", "--number", "3", "--limit", "3"), "argument --limit: it can be given only once"),
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


def test_layouts_of_exactly_so_many_steps_come_the_same_way_every_time(ask: Any) -> None:
    arguments = "klotski", "hardest", "--pieces", "6H2S", "--distance", "20", "--number"
    status, out, _ = ask(*arguments, "3", "--json")
    answer = json.loads(out)
    assert (status, answer["distance"], len(answer["hardest"])) == (0, 20, 3)
    assert answer["hardest_total"] == answer["levels"][20]
    for layout in answer["hardest"]:
        assert shortest_lengths(layout, "moves") == 20
    whole = json.loads(ask(*arguments, "1000", "--json")[1])["hardest"]
    assert (len(whole), whole[:3]) == (answer["hardest_total"], answer["hardest"])
    assert whole == sorted(whole)
    _, words, _ = ask(*arguments, "3")
    assert f"\nexactly:  {len(whole)} layouts, 20 moves to the exit\n" in words


def test_a_seed_draws_layouts_at_random_and_the_same_ones_again(ask: Any) -> None:
    arguments = "klotski", "hardest", "--pieces", "6H2S", "--distance", "20", "--number", "3", "--json", "--seed"
    drawn = [json.loads(ask(*arguments, seed)[1])["hardest"] for seed in ("0", "1", "2", "0")]
    assert drawn[0] == drawn[3]
    assert len(set(map(tuple, drawn))) == 3
    assert all(len(set(layouts)) == 3 for layouts in drawn)
    assert {shortest_lengths(layout, "moves") for layouts in drawn for layout in layouts} == {20}


def test_nothing_takes_more_steps_than_the_hardest(ask: Any) -> None:
    status, out, _ = ask("klotski", "hardest", "--pieces", "1V", "--distance", "3")
    assert status == 1
    assert out.endswith("\nexactly:  0 layouts, 3 moves to the exit\n")
    status, out, _ = ask("klotski", "hardest", "--pieces", "1V", "--distance", "3", "--json")
    answer = json.loads(out)
    assert (status, answer["distance"], answer["hardest_total"], answer["hardest"]) == (1, 3, 0, [])


def test_every_set_has_a_line_at_a_distance_too(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hardest, "every_set", lambda: iter(FEW))
    _, out, _ = ask("klotski", "hardest", "--pieces", "all", "--distance", "20")
    lines = [line.split()[4:] for line in out.splitlines()]
    assert (lines[1], lines[3]) == (["-"] * 3, ["-"] * 3)
    assert lines[2][0] == "20"
    assert shortest_lengths(lines[2][2], "moves") == 20


def test_special_layouts_are_listed_with_their_partners(ask: Any) -> None:
    status, out, _ = ask("klotski", "hardest", "--pieces", "6H2S", "--special", "soldier", "--json")
    answer = json.loads(out)
    assert (status, answer["special"], len(answer["partners"])) == (0, "soldier", len(answer["hardest"]))
    for harder, easier in zip(answer["hardest"], answer["partners"], strict=True):
        steps, fewer = shortest_lengths(harder, "moves"), shortest_lengths(easier, "moves")
        assert steps is not None
        assert fewer is not None
        assert steps - fewer == answer["difference"]
    _, words, _ = ask("klotski", "hardest", "--pieces", "6H2S", "--special", "soldier")
    first = f"{answer['hardest'][0]}  {answer['partners'][0]}"
    assert f" pairs, {answer['difference']} moves apart\n{first}\n" in words


def test_special_layouts_of_a_distance_only(ask: Any) -> None:
    arguments = "klotski", "hardest", "--pieces", "6H2S", "--special", "one-solution", "--json"
    every = json.loads(ask(*arguments, "--number", "1000")[1])["hardest"]
    lengths = [shortest_lengths(layout, "moves") for layout in every]
    chosen = json.loads(ask(*arguments, "--distance", str(lengths[0]))[1])
    assert chosen["hardest_total"] == lengths.count(lengths[0]) > 0
    assert chosen["hardest"] == every[: chosen["hardest_total"]][:10]


def test_what_has_no_solution_is_listed_where_nothing_has_one(ask: Any) -> None:
    status, out, _ = ask("klotski", "hardest", "--pieces", "7H", "--special", "unsolvable", "--number", "100")
    assert status == 0
    assert "\nunsolvable: 44 layouts\n" in out
    assert ask("klotski", "hardest", "--pieces", "7H", "--special", "peaks")[0] == 1


def test_every_kind_of_special_layouts_can_be_asked_for() -> None:
    assert list(Special) == SPECIAL


def test_the_table_of_every_set_is_printed_as_csv(ask: Any) -> None:
    status, out, _ = ask("klotski", "hardest", "--pieces", "all", "--csv")
    assert status == 0
    rows = list(csv.DictReader(out.splitlines()))
    assert len(rows) == 203
    assert sum(int(row["layouts"]) for row in rows) == 29_334_498
    (row,) = (row for row in rows if row["pieces"] == "3V2H4S")
    assert [row[name] for name in ("layouts", "solvable", "moves", "cells", "straight")] == [
        *("109260", "83972"),
        *("138", "179", "150"),
    ]
    assert ask("klotski", "hardest", "--pieces", "4FEA134", "--csv")[1].splitlines()[1] == ",".join(row.values())
    (none,) = (row for row in rows if row["moves"] == "")
    assert (none["pieces"], none["hardest"]) == ("7H", "")


def test_the_rank_of_a_layout(ask: Any) -> None:
    status, out, _ = ask("klotski", "rank", "SAA./SAA./HHHH/HHHH/HHHH", "--count", "cells", "--json")
    answer = json.loads(out)
    assert status == 0
    assert (answer["distance"], answer["rank"], answer["harder"], answer["equal"]) == (73, 1, 0, 1)
    assert (answer["solvable_up_to_mirror"], answer["component_hardest"]) == (511, 73)
    assert answer["component"] == component_size("SAA./SAA./HHHH/HHHH/HHHH")
    _, out, _ = ask("klotski", "rank", "橫刀立馬")
    assert out == (
        "81 moves to the exit; 65 of 27,046 layouts are harder, 32 others as hard.\n25,955 positions can be reached.\n"
    )


def test_the_rank_of_a_layout_without_a_solution(ask: Any) -> None:
    status, out, _ = ask("klotski", "rank", "VAAV/VAAV/HHHH/HHHH/S..S")
    assert status == 1
    assert out == "No solution: Cao Cao can reach 10 cells.\n168 positions can be reached.\n"
    assert component_size("VAAV/VAAV/HHHH/HHHH/S..S") == 168
