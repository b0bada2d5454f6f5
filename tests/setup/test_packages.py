"""What others install: the same bytes from the same sources, complete without the repository, and it runs."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import manual
import packages
import pytest

from app.startup.command_line import window_parser
from app.storage.data_file import FILE_NAME
from app.storage.schema import migrations
from solvers.console.program import commands
from solvers.kernels.cache import FOLDER_VARIABLE, folders

PATIENCE_SECONDS = 120
HOMES = Path(__file__).parents[1] / "homes"
DATA = Path(".local", "share", "Huarong Knight", "Huarong Knight")
"""Where the data file is in a person's home, on Linux."""

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for the data file where it is on Linux")


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel and the sdist of this project."""
    folder = tmp_path_factory.mktemp("dist")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packages, "DIST", folder)
        packages.wheel()
        packages.sdist()
    return folder


def test_the_sources_make_the_same_bytes_elsewhere_at_another_time_without_the_repository(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # which is in Python from 3.11.4 on
        packed.extractall(tmp_path)
    (unpacked,) = tmp_path.iterdir()
    for number, path in enumerate(unpacked.rglob("*")):
        os.utime(path, (10**9 + number, 10**9 + number))
        path.chmod(0o700 if path.is_dir() or path.stat().st_mode & 0o100 else 0o600)
    monkeypatch.setattr(packages, "PROJECT", unpacked)
    monkeypatch.setattr(packages, "DIST", tmp_path / "dist")
    for made in (packages.wheel(), packages.sdist()):
        assert made.read_bytes() == (dist / made.name).read_bytes(), made.name


@pytest.fixture
def installed(dist: Path, tmp_path: Path) -> Path:
    """An environment of its own in which the wheel is installed; what it needs is that of these tests."""
    folder = tmp_path / "environment"
    venv.create(folder)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = dist.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index", str(wheel)], check=True)
    (site,) = folder.rglob("site-packages")
    (site / "others.pth").write_text(f"{sysconfig.get_path('purelib')}\n", "utf-8")
    return scripts


def environment(home: Path) -> dict[str, str]:
    """Without this project; the machine code that there is may be used."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_", "PYTEST_"))}
    return own | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", FOLDER_VARIABLE: str(folders()[0])}


def test_both_commands_of_the_wheel_run(installed: Path, tmp_path: Path) -> None:
    def run(command: str, *arguments: str) -> str:
        return subprocess.run(
            [installed / command, *arguments],
            cwd=tmp_path,
            env=environment(tmp_path),
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout

    for command in packages.COMMANDS:
        assert run(command, "--version") == f"{command} {packages.VERSION}\n"
    solved = json.loads(run("huarong-knight-console", "klotski", "solve", "橫刀立馬", "--json"))
    assert (solved["length"], solved["proved_shortest"]) == (81, True)
    where = run("python", "-c", "import app, solvers, resources; print(app.__file__, solvers.__file__)")
    assert where.count(str(installed.parent)) == 2, "it is the program of the wheel"


def open_window(installed: Path, home: Path, opened: Callable[[], bool]) -> Sequence[str]:
    """Open the window of the wheel until its data file is as expected, and return what it wrote to standard error."""
    with subprocess.Popen(
        [installed / "huarong-knight"], cwd=home, env=environment(home), stderr=subprocess.PIPE
    ) as window:
        end = monotonic() + PATIENCE_SECONDS
        while not opened() and window.poll() is None and monotonic() < end:
            sleep(0.05)
        assert window.poll() is None
        window.terminate()
        said = window.communicate()[1].decode().splitlines()
    assert opened()
    return [line for line in said if "This plugin does not support" not in line]  # the offscreen screen says that


def figures(file: Path) -> dict[str, int]:
    """The number of rows of each table of a data file, and its version; none while it cannot be read."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as data:
            names = [name for (name,) in data.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            rows = {name: data.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
            return rows | {"version": data.execute("PRAGMA user_version").fetchone()[0]}
    except sqlite3.Error:
        return {}


@on_linux
def test_the_window_of_the_wheel_opens(installed: Path, tmp_path: Path) -> None:
    assert not open_window(installed, tmp_path, lambda: figures(tmp_path / DATA / FILE_NAME) != {})


@on_linux
@pytest.mark.parametrize("version", ["0.1.0-first", "0.1.0", "1.0.0"])
def test_the_home_of_an_earlier_version_opens_in_the_wheel(installed: Path, tmp_path: Path, version: str) -> None:
    shutil.copytree(HOMES / version, tmp_path / DATA)
    file = tmp_path / DATA / FILE_NAME
    before = figures(file)
    assert not open_window(installed, tmp_path, lambda: figures(file).get("version") == len(migrations()))
    after = figures(file)
    kept = ("games", "knight_games", "solutions", "tours", "own_layouts", "own_boards")
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}


@on_linux
def test_the_data_file_of_a_later_version_is_left_alone_by_the_wheel(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(HOMES / "1.0.0", tmp_path / DATA)
    file = tmp_path / DATA / FILE_NAME
    with closing(sqlite3.connect(file)) as data:
        data.execute("PRAGMA user_version = 1000")
    before = file.read_bytes()
    end = monotonic() + 4
    open_window(installed, tmp_path, lambda: monotonic() > end)
    assert file.read_bytes() == before


def test_the_manual_pages_name_every_command_and_every_option() -> None:
    pages = manual.pages("1.0.0", "2026-11-23")
    assert pages.keys() == set(packages.COMMANDS)
    for name, command in commands().items():
        _, found, after = pages["huarong-knight-console"].partition(f".SH {name.upper()}\n")
        section = after.partition(".SH ")[0]
        assert found
        for flag in (flag for flags in command.options for flag in flags.split() if flag.startswith("--")):
            assert flag.replace("-", "\\-") in section, f"{name} {flag}"
    for option in re.findall(r"--\w+", window_parser().format_usage()):
        assert option.replace("-", "\\-") in pages["huarong-knight"]


def test_nothing_in_a_manual_page_is_taken_for_a_command_of_the_typesetter() -> None:
    assert manual._plain(".b \\n -x") == "\\&.b \\en \\-x"
    for page in manual.pages("1.0.0", "2026-11-23").values():
        assert {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))} == {
            *(".TH", ".SH", ".TP", ".B", ".BR")
        }


def test_a_kind_that_there_is_not_lists_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert packages.main(["snap"]) == 2
    told = capsys.readouterr().err
    assert all(f"\n  {kind} " in told for kind in ("deb", "folder", "wheel", "sdist"))
