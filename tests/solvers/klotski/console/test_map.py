"""The command `klotski map`: its figures, the files that it writes, and what it says where it cannot."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import networkx as nx
import pytest
from PIL import Image

from solvers.console import driving
from tests.solvers.klotski.state_space.plain_graph import plain_graph
from tests.solvers.klotski.state_space.test_facts import FACTS, HARDEST, HENG_DAO_LI_MA, Fact

SOLVED = "VVVV/VVVV/SHHS/.AAS/.AAS"
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


FEW = "AA../AA../VV../VV../...."
"""Of 302 positions and 2,551 steps, mirror images counted once."""


def test_a_picture_as_png_and_the_graph(ask: Any, tmp_path: Path) -> None:
    picture, graph = tmp_path / "map.PNG", tmp_path / "map.graphml"
    status, out, err = ask("klotski", "map", FEW, "--json", "--picture", str(picture), "--graphml", str(graph))
    assert (status, err) == (0, "")
    assert json.loads(out)["positions_up_to_mirror"] == 302
    with Image.open(picture) as image:
        assert image.width == 2400
        assert len(image.getcolors(1 << 24) or []) > 100
    read = nx.read_graphml(graph)
    assert (read.number_of_nodes(), read.number_of_edges()) == (302, 2551)
    assert "x" in read.nodes["n0"]
    assert sorted(tmp_path.iterdir()) == [picture, graph]


def test_a_picture_as_svg_is_titled_as_the_layout_was_asked_for(ask: Any, tmp_path: Path) -> None:
    picture = tmp_path / "map.svg"
    picture.write_text("something older")
    assert ask("klotski", "map", "橫刀立馬", "--picture", str(picture))[0] == 0
    root = ElementTree.parse(picture).getroot()
    assert root.findtext("{*}title") == "橫刀立馬"


def test_without_a_solution_there_is_a_picture_all_the_same(ask: Any, tmp_path: Path) -> None:
    assert ask("klotski", "map", "VAAV/VAAV/HHHH/HHHH/S..S", "--picture", str(tmp_path / "map.svg"))[0] == 1
    assert (tmp_path / "map.svg").exists()


@pytest.mark.parametrize("name", ["map.jpg", "map", ".png"])
def test_another_ending_is_a_wrong_input(ask: Any, tmp_path: Path, name: str) -> None:
    status, out, err = ask("klotski", "map", FEW, "--picture", str(tmp_path / name))
    assert (status, out) == (2, "")
    assert (
        err == f"solvers: “{tmp_path / name}” is no picture that can be written: its name has to end in .png or .svg\n"
    )
    assert not list(tmp_path.iterdir())


def in_a_process(*arguments: str) -> tuple[int, str, str]:
    """The status, the output and the complaints of the program as it is started."""
    done = subprocess.run(
        [sys.executable, "-m", "solvers", *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("option", ["--picture", "--graphml"])
def test_what_cannot_be_written_ends_with_74(tmp_path: Path, option: str) -> None:
    path = tmp_path / "nowhere" / "map.svg"
    status, out, err = in_a_process("klotski", "map", FEW, option, str(path))
    assert (status, out) == (74, "")
    assert err == f"solvers: {path} cannot be written: No such file or directory\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_device_ends_with_74_and_stays() -> None:
    status, _, err = in_a_process("klotski", "map", FEW, "--graphml", "/dev/full")
    assert (status, err) == (74, "solvers: /dev/full cannot be written: No space left on device\n")
    assert Path("/dev/full").is_char_device()


if sys.platform != "win32":
    INTERRUPTED = """
import os, signal, sys
from solvers.klotski.console import map
from solvers.__main__ import main
exhaust = map._exhaust
def interrupted(shares):
    next(iter(shares))
    print(*os.listdir({folder!r}), flush=True)
    os.kill(os.getpid(), signal.SIGINT)
map._exhaust = interrupted
sys.argv[1:] = {arguments!r}
sys.exit(main())
"""
    """Presses Ctrl+C while a file is written, and says before which files there are."""

    @pytest.mark.parametrize(("option", "name"), [("--picture", "map.png"), ("--graphml", "map.graphml")])
    def test_ctrl_c_leaves_no_file_half_written(tmp_path: Path, option: str, name: str) -> None:
        arguments = ["klotski", "map", FEW, option, str(tmp_path / name)]
        program = INTERRUPTED.format(folder=str(tmp_path), arguments=arguments)
        ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stderr) == (130, "")
        assert ended.stdout.endswith(".part\n")
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize(("option", "name"), [("--picture", "map.svg"), ("--graphml", "map.graphml")])
    def test_a_pipe_that_nobody_reads_is_not_waited_for(tmp_path: Path, option: str, name: str) -> None:
        path = tmp_path / name
        os.mkfifo(path)
        status, out, err = in_a_process("klotski", "map", FEW, option, str(path))
        assert (status, out) == (74, "")
        assert err == f"solvers: {path} cannot be written: no other program reads from it\n"

    def test_a_pipe_that_is_read_is_written_to(tmp_path: Path) -> None:
        path, copy = tmp_path / "map.graphml", tmp_path / "copy"
        os.mkfifo(path)
        with copy.open("wb") as file, subprocess.Popen(["cat", str(path)], stdout=file) as reader:
            kept_open = os.open(path, os.O_WRONLY)  # waits until the reader is there
            status, _, err = in_a_process("klotski", "map", FEW, "--graphml", str(path))
            os.close(kept_open)
            reader.wait()
        assert (status, err) == (0, "")
        assert len(nx.read_graphml(copy).nodes) == 302


@pytest.mark.parametrize("option", ["--picture", "--graphml"])
def test_a_folder_is_no_file_to_write(tmp_path: Path, option: str) -> None:
    path = tmp_path / "map.svg"
    path.mkdir()
    status, out, err = in_a_process("klotski", "map", FEW, option, str(path))
    assert (status, out, err) == (74, "", f"solvers: {path} cannot be written: Is a directory\n")


def test_files_are_of_one_layout(ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{FEW}\n"))
    status, out, err = ask("klotski", "map", "-", "--picture", str(tmp_path / "map.png"))
    assert (status, out) == (2, "")
    assert err == "solvers: a picture or a graph is written for one layout, and not for those of standard input\n"


def test_a_map(lines: Any) -> None:
    assert lines("klotski", "map", "AA../AA../VV../VV../....") == [
        "AA../AA../VV../VV../....",
        "positions:     582; 302 with a position and its mirror image as one, 32 of them solved",
        "edges:         2,551 pairs of positions one move apart",
        "distance:      2 moves to the exit",
        "furthest:      4 moves from this layout",
        "cut vertices:  0 positions without which the map falls apart",
        "bridges:       0 edges without which the map falls apart",
        "narrow passes: none; there is another way round every position",
    ]
    printed = lines("klotski", "map", "HHHH/SSHH/.HH./HHAA/HHAA")
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


def test_a_map_from_the_exit_has_no_passes(lines: Any) -> None:
    told = lines("klotski", "map", SOLVED)
    assert "distance:      0 moves to the exit" in told
    assert not any(line.startswith("narrow") for line in told)
