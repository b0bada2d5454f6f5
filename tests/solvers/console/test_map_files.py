"""The files that `klotski map` writes, and what it says where it cannot."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import networkx as nx
import pytest
from PIL import Image

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
from solvers.console import map_files
from solvers.__main__ import main
exhaust = map_files._exhaust
def interrupted(shares):
    next(iter(shares))
    print(*os.listdir({folder!r}), flush=True)
    os.kill(os.getpid(), signal.SIGINT)
map_files._exhaust = interrupted
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
