"""What an installed copy must have: its programs, its data and its licence."""

from __future__ import annotations

import tomllib
from importlib.metadata import entry_points, version
from importlib.resources import files
from pathlib import Path
from runpy import run_path

import pytest
from packaging.requirements import Requirement

PROJECT = Path(__file__).parents[1]
COMMANDS = {"huarong-knight": "gui_scripts", "huarong-knight-console": "console_scripts"}


@pytest.mark.parametrize(("command", "group"), COMMANDS.items())
def test_a_command_starts_a_function(command: str, group: str) -> None:
    (found,) = entry_points(group=group, name=command)
    assert callable(found.load())


@pytest.mark.parametrize("data", ["engines/klotski.json", "pseudocode/knight.json", "layouts/klotski.json", "LICENSE"])
def test_data_is_found_where_the_package_is(data: str) -> None:
    assert files("resources").joinpath(data).read_text(encoding="utf-8")


def test_a_licence_lies_beside_everything_that_has_one() -> None:
    assert files("resources").joinpath("LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    fonts = [font for font in files("resources").joinpath("fonts").iterdir() if font.name.endswith(".ttf")]
    assert fonts
    for font in fonts:
        licence = files("resources").joinpath("fonts", font.name.replace(".ttf", "-OFL.txt"))
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8")


def test_what_compiles_the_searches_is_declared_up_to_a_version_that_is_known_to_work() -> None:
    project = tomllib.loads(PROJECT.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {each.name: each.specifier for each in map(Requirement, project["dependencies"])}
    assert version("numba") in wanted["numba"]
    assert version("llvmlite") in wanted["llvmlite"]
    assert "1000" not in wanted["numba"]


def test_the_searches_are_compiled_anew_when_a_source_of_any_name_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel may name what is in another module, such as `packed.py`."""
    compiled: list[list[str]] = []
    script = run_path(str(PROJECT / ".setup" / "environment.py"))
    own = script["compile_kernels"].__globals__
    own |= {"PROJECT": tmp_path, "COMPILED_STAMP": tmp_path / "stamp"}
    monkeypatch.setattr(own["subprocess"], "call", lambda command, cwd: compiled.append(command) or 0)
    (tmp_path / "pyproject.toml").write_text("")
    source = tmp_path / "solvers" / "klotski" / "packed.py"
    source.parent.mkdir(parents=True)
    for text in ("BLOCK = 56", "BLOCK = 56", "BLOCK = 57"):
        source.write_text(text)
        script["compile_kernels"]()
    assert len(compiled) == 2
