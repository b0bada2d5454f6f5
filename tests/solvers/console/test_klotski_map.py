"""The command `klotski map`."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from typing import Any

import pytest

from solvers.console import driving
from tests.solvers.klotski.state_space.plain_graph import plain_graph
from tests.solvers.klotski.state_space.test_facts import FACTS, HARDEST, HENG_DAO_LI_MA, Fact

NO_WAY_OUT = "VAAV/VAAV/HHHH/HHHH/S..S"
LARGE = "SAAS/SAAS/HHHH/SSSS/...."
LARGE_BOUND = "at most 253,440 positions, 86.4 MB"


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact.layout}-{fact.metric.value}")
def test_the_figures_of_a_map(ask: Any, fact: Fact) -> None:
    status, out, err = ask("klotski", "map", fact.layout, "--count", fact.metric.value, "--json")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert tuple(each.pop("step") for each in answer["passes"]) == fact.passes
    assert all(each.keys() == {"layout"} for each in answer.pop("passes"))
    assert answer == {
        "layout": fact.layout,
        "count": fact.metric.value,
        "positions": fact.positions,
        "positions_up_to_mirror": fact.nodes,
        "edges": fact.edges,
        "solved": fact.solved,
        "distance": fact.distance,
        "eccentricity": answer["eccentricity"],
        "cut_vertices": fact.cut_vertices,
        "bridges": fact.bridges,
    }


def test_a_name_or_a_code_will_do_and_moves_are_counted(ask: Any) -> None:
    answers = [json.loads(ask("klotski", "map", name, "--json")[1]) for name in ("横刀立马", "1A9BF0C")]
    assert [answer["layout"] for answer in answers] == [HENG_DAO_LI_MA] * 2
    assert {answer["count"] for answer in answers} == {"moves"}
    assert {answer["eccentricity"] for answer in answers} == {124}


def test_each_pass_is_a_layout_with_its_step(ask: Any) -> None:
    first, *_, last = json.loads(ask("klotski", "map", "4FEA134", "--json")[1])["passes"]
    assert first == {"layout": "..SS/AASV/AAVV/HHVV/SHHV", "step": 9}
    assert last == {"layout": "AASS/AAVV/HHVV/..SV/SHHV", "step": 34}


def test_without_a_solution_the_status_is_1_and_the_figures_are_those_of_the_positions(ask: Any) -> None:
    status, out, _ = ask("klotski", "map", NO_WAY_OUT, "--json")
    answer, plain = json.loads(out), plain_graph(NO_WAY_OUT, "moves")
    assert status == 1
    assert (answer["distance"], answer["solved"], answer["passes"]) == (None, 0, [])
    assert answer["positions"] == plain.positions == 168
    assert answer["eccentricity"] == max(plain.from_start.values())
    assert (answer["cut_vertices"], answer["bridges"]) == (len(plain.cut_vertices), len(plain.bridges))
    status, out, _ = ask("klotski", "map", NO_WAY_OUT)
    assert status == 1
    assert "no solution" in out
    assert "narrow" not in out


def test_a_person_reads_the_passes_and_in_which_count(ask: Any) -> None:
    status, out, _ = ask("klotski", "map", HARDEST, "--count", "straight")
    assert status == 0
    assert "69,054 pairs of positions one straight slide apart" in out
    assert "11 positions that every solution comes through" in out
    assert [int(step) for step in re.findall(r"^step +(\d+): ", out, re.MULTILINE)] == list(FACTS[-1].passes)


def test_where_no_mirror_image_can_be_reached_none_is_told_of(ask: Any) -> None:
    _, out, _ = ask("klotski", "map", "HHHH/SSHH/.HH./HHAA/HHAA")
    assert "positions:     508, 1 of them solved\n" in out


def test_many_layouts_come_from_standard_input(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"橫刀立馬\n\nnobody\n{NO_WAY_OUT}\n"))
    status, out, _ = ask("klotski", "map", "-", "--count", "cells")
    first, bad, last = map(json.loads, out.splitlines())
    assert status == 0
    assert (first["distance"], first["edges"], first["count"]) == (116, 20_969, "cells")
    assert "“nobody” is neither a layout's name" in bad["error"]
    assert last["distance"] is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("橫刀立牛",), "did you mean “橫刀立馬”"),
        ((), "the following arguments are required: LAYOUT"),
        (("橫刀立馬", "--count", "hops"), "invalid choice: 'hops'"),
        (("橫刀立馬", "--count", "moves", "--count", "cells"), "--count: it can be given only once"),
    ],
)
def test_a_wrong_input_is_one_sentence_and_status_2(ask: Any, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = ask("klotski", "map", *arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_the_other_commands_import_nothing_of_the_map() -> None:
    program = (
        "import sys; from solvers.__main__ import main; main(['klotski', 'codes', '橫刀立馬']); "
        "print(*(name for name in sys.modules if 'state_space' in name))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""


@pytest.mark.parametrize(("layout", "told"), [(LARGE, f"{LARGE_BOUND}\n"), (HENG_DAO_LI_MA, "")])
def test_a_person_at_a_terminal_is_told_beforehand_what_a_large_map_takes(
    ask: Any, monkeypatch: pytest.MonkeyPatch, layout: str, told: str
) -> None:
    monkeypatch.setattr(driving, "is_terminal", lambda _: True)
    before_progress = ask("klotski", "map", layout, "--json")[2].split("\r")[0]
    assert before_progress == told
    monkeypatch.setattr(driving, "is_terminal", lambda _: False)
    assert ask("klotski", "map", layout, "--json")[2] == ""
