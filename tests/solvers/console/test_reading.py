"""What a person reads, whole: every line of every command."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from solvers.console import driving
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from tests.solvers.klotski.state_space.plain_graph import plain_graph
from tests.solvers.knight.rules import a_knights_move

JIANG_DANG_HOU_LU = "HHAA/HHAA/HHHH/HHSS/SS.."
NO_WAY_OUT = "VAAV/VAAV/HHHH/HHHH/S..S"
SOLVED = "VVVV/VVVV/SHHS/.AAS/.AAS"
ONE_STEP = "VVVV/VVVV/SAAS/SAAS/S..S"
"""Before its one step Cao Cao stands above the exit."""


def lines(ask: Any, *arguments: str, status: int = 0) -> list[str]:
    """What is printed, with nothing on standard error."""
    ended, out, err = ask(*arguments)
    assert (ended, err) == (status, "")
    assert out.endswith("\n")
    return out.splitlines()


def test_a_solution(ask: Any) -> None:
    first, counts, effort, *steps = lines(ask, "klotski", "solve", "將擋後路")
    assert first == f"{JIANG_DANG_HOU_LU}: 21 moves, proven shortest"
    told = re.fullmatch(r"This solution: 21 moves, (\d+) cells, (\d+) straight slides", counts)
    assert told is not None
    assert re.fullmatch(r"[1-9]\d?,\d{3} positions in \d+(\.\d)? (µs|ms|s)", effort)
    assert [step[:4] for step in steps] == [f"{number:>2}. " for number in range(1, 22)]
    assert all(re.fullmatch(r"[AVHS] from [0-4],[0-3] to [0-4],[0-3]", step[4:]) for step in steps)
    assert steps[-1].endswith("to 3,1")
    answer = json.loads(lines(ask, "klotski", "solve", "將擋後路", "--json")[0])
    assert [answer["moves"], answer["cells"], answer["straight"]] == [21, *map(int, told.groups())]
    assert answer["seconds"] > 0
    assert answer["visited"] > 1_000
    words = [
        f"{one['piece']} from {','.join(map(str, one['from']))} to {','.join(map(str, one['to']))}"
        for one in answer["steps"]
    ]
    assert [step[4:] for step in steps] == words


def test_a_single_step_and_none(ask: Any) -> None:
    first, counts, _, step = lines(ask, "klotski", "solve", ONE_STEP)
    assert first == f"{ONE_STEP}: 1 move, proven shortest"
    assert counts == "This solution: 1 move, 1 cell, 1 straight slide"
    assert step == "1. A from 2,1 to 3,1"
    first, counts, *effort = lines(ask, "klotski", "solve", SOLVED)
    assert first == f"{SOLVED}: 0 moves, proven shortest"
    assert counts == "This solution: 0 moves, 0 cells, 0 straight slides"
    assert len(effort) == 1


def test_the_distance_and_every_best_step(ask: Any) -> None:
    first, number, farthest, *best = lines(ask, "klotski", "distance", JIANG_DANG_HOU_LU)
    assert first == "21 moves to the exit; 7,888 positions can be reached, 39 of them solved"
    assert number == "4 shortest solutions"
    assert re.fullmatch(r"farthest position: [AVHS.]{4}(/[AVHS.]{4}){4}, 56 moves", farthest)
    assert sorted(best) == [f"best next: S from 3,{column} to 4,{to}" for column in (2, 3) for to in (2, 3)]
    first, number, *_, best = lines(ask, "klotski", "distance", ONE_STEP, "--count", "cells")
    assert first.startswith("1 cell to the exit; ")
    assert number == "1 shortest solution"
    assert best == "best next: A from 2,1 to 3,1"
    assert lines(ask, "klotski", "distance", NO_WAY_OUT, status=1) == [
        "No solution: 168 positions can be reached, 0 of them solved."
    ]


def test_the_distance_as_json(ask: Any) -> None:
    answer = json.loads(lines(ask, "klotski", "distance", JIANG_DANG_HOU_LU, "--json")[0])
    named = ("layout", "count", "distance", "component", "solved_positions", "shortest_solutions")
    assert [answer[name] for name in named] == [JIANG_DANG_HOU_LU, "moves", 21, 7_888, 39, 4]
    assert answer["farthest"]["distance"] == 56
    assert len(answer["best_steps"]) == 4
    answer = json.loads(lines(ask, "klotski", "distance", NO_WAY_OUT, "--json", status=1)[0])
    assert answer == {
        "layout": NO_WAY_OUT,
        "count": "moves",
        "distance": None,
        "component": 168,
        "component_up_to_mirror": 88,
        "solved_positions": 0,
        "eccentricity": max(plain_graph(NO_WAY_OUT, "moves").from_start.values()),
        "shortest_solutions": 0,
        "best_steps": [],
    }


def test_the_codes(ask: Any) -> None:
    for name, read_as in (("將擋後路", "name (將擋後路)"), ("2557FC0", "common"), (JIANG_DANG_HOU_LU, "text")):
        layout, read, *codes = lines(ask, "klotski", "codes", name)
        assert (layout, read) == (f"  layout  {JIANG_DANG_HOU_LU}", f" read_as  {read_as}")
        assert codes == [
            f"    text  {JIANG_DANG_HOU_LU}",
            "  vector  [2 0 4 8 10 12 14 15 16 17]",
            "   value  1029666038337",
            "  bits26  12580176",
            "  bits60  10291638265983043",
            "digits24  030105091113151617181920",
            "  common  2557FC000",
            "     raw  0x001B6F9E79FF9F39",
            "   short  76CTH",
        ]
    assert "  vector  -" in lines(ask, "klotski", "codes", "VAAV/VAAV/VHHV/VSSV/S...")


def test_the_catalogue(ask: Any) -> None:
    head, *table, blank, printed, mark = lines(ask, "klotski", "list")
    assert head == "moves cells straight    printed  earlier  layout                    name"
    assert (blank, printed, mark) == (
        "",
        "printed: moves/cells in Wei and Lin's paper; earlier: the fewest moves known before it;",
        "*: the printed number of moves is not the shortest.",
    )
    for line in (
        "   34    49       40     34/49        34  SAAS/SAAS/VHHV/VVVV/.VV.  左右佈兵 Soldiers Left and Right",
        "  102   138      111   103/138*      102  VAAV/VAAV/SHHS/SHHS/.HH.  層層設防 Layer upon Layer",
        "   64    93       73        65*       67  AASV/AASV/SS../HHHH/HHHH  四路進兵 Advance on Four Roads",
        "   70   100       79    70/100            VAAV/VAAV/SHHS/VSSV/V..V  將守角樓 Generals in the Corner Towers",
    ):
        assert line in table
    answer = json.loads(lines(ask, "klotski", "list", "--json")[0])["layouts"]
    assert len(answer) == len(table)
    assert [f"{one['moves'] or 'none':>5}" for one in answer] == [line[:5] for line in table]
    roads = next(one for one in answer if one["layout"] == "AASV/AASV/SS../HHHH/HHHH")
    assert (roads["paper"]["moves"], roads["paper"]["cells"], roads["paper"]["earlier_moves"]) == (65, None, 67)


def test_a_map(ask: Any) -> None:
    assert lines(ask, "klotski", "map", "AA../AA../VV../VV../....") == [
        "AA../AA../VV../VV../....",
        "positions:     582; 302 with a position and its mirror image as one, 32 of them solved",
        "edges:         2,551 pairs of positions one move apart",
        "distance:      2 moves to the exit",
        "furthest:      4 moves from this layout",
        "cut vertices:  0 positions without which the map falls apart",
        "bridges:       0 edges without which the map falls apart",
        "narrow passes: none; there is another way round every position",
    ]
    printed = lines(ask, "klotski", "map", "HHHH/SSHH/.HH./HHAA/HHAA")
    assert printed[3:10] == [
        "distance:      31 moves to the exit",
        "furthest:      31 moves from this layout",
        "cut vertices:  61 positions without which the map falls apart",
        "bridges:       46 edges without which the map falls apart",
        "narrow passes: 11 positions that every solution comes through",
        "step 19: HHHH/AAHH/AAHH/..HH/SSHH",
        "step 20: HHHH/..HH/AAHH/AAHH/SSHH",
    ]
    assert len(printed) == 8 + 11


def test_a_map_from_the_exit_has_no_passes(ask: Any) -> None:
    told = lines(ask, "klotski", "map", SOLVED)
    assert "distance:      0 moves to the exit" in told
    assert not any(line.startswith("narrow") for line in told)


def test_the_hardest_layouts(ask: Any) -> None:
    head, layouts, levels, hardest, *listed, more = lines(ask, "klotski", "hardest", "--pieces", "1V")
    assert head == "1V, 14 empty cells"
    assert layouts == "layouts:  132; 132 can be solved, 66 with mirror images as one"
    assert levels == "levels:   from distance 0 on 6 46 14"
    assert hardest == "hardest:  14 layouts, 2 moves to the exit"
    assert len(set(listed)) == 10
    assert more == "and 4 more: a higher --limit lists them"


def test_many_levels_go_on_under_the_first(ask: Any) -> None:
    printed = lines(ask, "klotski", "hardest", "--pieces", "6H2S", "--limit", "1")
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


def test_every_method(ask: Any) -> None:
    printed = lines(ask, "engines")
    heads = [line for line in printed if line and not line.startswith(" ")]
    engines = [*KLOTSKI_ENGINES, *KNIGHT_ENGINES]
    assert heads == [f"{engine.puzzle} {engine.name}: {engine.words().title}" for engine in engines]
    assert printed.count("") == len(engines)
    assert all(len(line) <= 100 for line in printed)
    assert max(map(len, printed)) > 90
    assert all(line.startswith("    ") and line[4] != " " for line in printed if line.startswith(" "))
    told = " ".join(" ".join(printed).split())
    for engine in engines:
        assert f"{engine.words().promise} {engine.words().origin}" in told
    answer = json.loads(lines(ask, "engines", "--json")[0])
    assert [len(answer["klotski"]), len(answer["knight"])] == [len(KLOTSKI_ENGINES), len(KNIGHT_ENGINES)]


def test_a_tour(ask: Any) -> None:
    *rows, blank, effort = lines(ask, "knight", "tour", "--board", "5x5", "--start", "0,0", "--engine", "depth-first")
    assert blank == ""
    assert re.fullmatch(r"depth-first: [\d,]+ squares entered in \d+(\.\d)? (µs|ms|s)", effort)
    numbered = {int(number): (r, c) for r, row in enumerate(rows) for c, number in enumerate(row.split())}
    assert sorted(numbered) == list(range(1, 26))
    assert numbered[1] == (0, 0)
    assert all(a_knights_move(numbered[number], numbered[number + 1]) for number in range(1, 25))
    row, blank, effort = lines(ask, "knight", "tour", "--board", "1x1")
    assert (row, blank) == ("1", "")
    assert ": 1 square entered in " in effort


def test_several_tours_and_fewer_than_were_asked_for(ask: Any) -> None:
    every = ("knight", "tour", "--board", "5x5", "--start", "0,0", "--engine", "all-tours", "--json")
    for number, given in ((2, 2), (304, 304), (305, 304)):
        tours = json.loads(lines(ask, *every, "--number", str(number))[0])["tours"]
        assert len({str(tour) for tour in tours}) == len(tours) == given


def test_where_there_is_no_tour_the_reason_is_told(ask: Any) -> None:
    (said,) = lines(ask, "knight", "tour", "--board", "5x5", "--start", "0,1", "--engine", "depth-first", status=1)
    assert said.startswith("No tour: ")
    assert said.endswith(".")


def test_a_count(ask: Any) -> None:
    assert lines(ask, "knight", "count", "--board", "5x6", "--closed") == [
        "16 closed tours, counting both directions",
        "8 counting each tour once",
    ]
    assert lines(ask, "knight", "count", "--board", "1x1") == [
        "1 open tour, counting both directions",
        "1 counting each tour once",
    ]
    assert lines(ask, "knight", "count", "--board", "5x5", "--end", "0,0") == ["304 open tours to 0,0"]
    assert lines(ask, "knight", "count", "--board", "5x5", "--start", "a5") == ["304 open tours from a5"]
    none, once, *_ = lines(ask, "knight", "count", "--board", "4x4", status=1)
    assert (none, once) == ("0 open tours, counting both directions", "0 counting each tour once")


def test_a_person_at_a_terminal_is_told_beforehand_what_a_count_takes(
    ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "is_terminal", lambda _: True)
    told = ask("knight", "count", "--board", "5x6", "--closed", "--recount")[2]
    assert re.match(r"about \d[\d.]* [kM]B, less than a second\n", told)
    assert ask("knight", "count", "--board", "8x8", "--closed")[2] == "", "it is known"
