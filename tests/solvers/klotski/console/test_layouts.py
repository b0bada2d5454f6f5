"""The commands `klotski solve`, `list`, `codes` and `distance`: what is answered, and what a person reads."""

from __future__ import annotations

import io
import json
import re
import sys
from typing import Any

import pytest

from tests.solvers.klotski.plain_search import component_size
from tests.solvers.klotski.state_space.plain_graph import plain_graph

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
JIANG_DANG_HOU_LU = "HHAA/HHAA/HHHH/HHSS/SS.."
NO_WAY_OUT = "VAAV/VAAV/HHHH/HHHH/S..S"
SOLVED = "VVVV/VVVV/SHHS/.AAS/.AAS"
ONE_STEP = "VVVV/VVVV/SAAS/SAAS/S..S"
"""Before its one step Cao Cao stands above the exit."""


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


def test_a_solution(lines: Any) -> None:
    first, counts, effort, *steps = lines("klotski", "solve", "將擋後路")
    assert first == f"{JIANG_DANG_HOU_LU}: 21 moves, proven shortest"
    told = re.fullmatch(r"This solution: 21 moves, (\d+) cells, (\d+) straight slides", counts)
    assert told is not None
    assert re.fullmatch(r"[1-9]\d?,\d{3} positions in \d+(\.\d)? (µs|ms|s)", effort)
    assert [step[:4] for step in steps] == [f"{number:>2}. " for number in range(1, 22)]
    assert all(re.fullmatch(r"[AVHS] from [0-4],[0-3] to [0-4],[0-3]", step[4:]) for step in steps)
    assert steps[-1].endswith("to 3,1")
    answer = json.loads(lines("klotski", "solve", "將擋後路", "--json")[0])
    assert [answer["moves"], answer["cells"], answer["straight"]] == [21, *map(int, told.groups())]
    assert answer["seconds"] > 0
    assert answer["visited"] > 1_000
    words = [
        f"{one['piece']} from {','.join(map(str, one['from']))} to {','.join(map(str, one['to']))}"
        for one in answer["steps"]
    ]
    assert [step[4:] for step in steps] == words


def test_a_single_step_and_none(lines: Any) -> None:
    first, counts, _, step = lines("klotski", "solve", ONE_STEP)
    assert first == f"{ONE_STEP}: 1 move, proven shortest"
    assert counts == "This solution: 1 move, 1 cell, 1 straight slide"
    assert step == "1. A from 2,1 to 3,1"
    first, counts, *effort = lines("klotski", "solve", SOLVED)
    assert first == f"{SOLVED}: 0 moves, proven shortest"
    assert counts == "This solution: 0 moves, 0 cells, 0 straight slides"
    assert len(effort) == 1


def test_the_distance_and_every_best_step(lines: Any) -> None:
    first, number, farthest, *best = lines("klotski", "distance", JIANG_DANG_HOU_LU)
    assert first == "21 moves to the exit; 7,888 positions can be reached, 39 of them solved"
    assert number == "4 shortest solutions"
    assert re.fullmatch(r"farthest position: [AVHS.]{4}(/[AVHS.]{4}){4}, 56 moves", farthest)
    assert sorted(best) == [f"best next: S from 3,{column} to 4,{to}" for column in (2, 3) for to in (2, 3)]
    first, number, *_, best = lines("klotski", "distance", ONE_STEP, "--count", "cells")
    assert first.startswith("1 cell to the exit; ")
    assert number == "1 shortest solution"
    assert best == "best next: A from 2,1 to 3,1"
    assert lines("klotski", "distance", NO_WAY_OUT, status=1) == [
        "No solution: 168 positions can be reached, 0 of them solved."
    ]


def test_the_distance_as_json(lines: Any) -> None:
    answer = json.loads(lines("klotski", "distance", JIANG_DANG_HOU_LU, "--json")[0])
    named = ("layout", "count", "distance", "component", "solved_positions", "shortest_solutions")
    assert [answer[name] for name in named] == [JIANG_DANG_HOU_LU, "moves", 21, 7_888, 39, 4]
    assert answer["farthest"]["distance"] == 56
    assert len(answer["best_steps"]) == 4
    answer = json.loads(lines("klotski", "distance", NO_WAY_OUT, "--json", status=1)[0])
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


def test_the_codes(lines: Any) -> None:
    for name, read_as in (("將擋後路", "name (將擋後路)"), ("2557FC0", "common"), (JIANG_DANG_HOU_LU, "text")):
        layout, read, *codes = lines("klotski", "codes", name)
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
    assert "  vector  -" in lines("klotski", "codes", "VAAV/VAAV/VHHV/VSSV/S...")


def test_the_catalogue(lines: Any) -> None:
    head, *table, blank, printed, mark = lines("klotski", "list")
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
    answer = json.loads(lines("klotski", "list", "--json")[0])["layouts"]
    assert len(answer) == len(table)
    assert [f"{one['moves'] or 'none':>5}" for one in answer] == [line[:5] for line in table]
    roads = next(one for one in answer if one["layout"] == "AASV/AASV/SS../HHHH/HHHH")
    assert (roads["paper"]["moves"], roads["paper"]["cells"], roads["paper"]["earlier_moves"]) == (65, None, 67)
