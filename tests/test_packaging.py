"""What an installed copy must have: its programs, its data and its licence."""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.resources import files

import pytest

COMMANDS = {"huarong-knight": "gui_scripts", "huarong-knight-console": "console_scripts"}


@pytest.mark.parametrize(("command", "group"), COMMANDS.items())
def test_a_command_starts_a_function(command: str, group: str) -> None:
    (found,) = entry_points(group=group, name=command)
    assert callable(found.load())


@pytest.mark.parametrize("data", ["engines.json", "pseudocode.json", "layouts/klotski.json", "LICENSE"])
def test_data_is_found_where_the_package_is(data: str) -> None:
    assert files("resources").joinpath(data).read_text(encoding="utf-8")


def test_a_licence_lies_beside_everything_that_has_one() -> None:
    assert files("resources").joinpath("LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    fonts = [font for font in files("resources").joinpath("fonts").iterdir() if font.name.endswith(".ttf")]
    assert fonts
    for font in fonts:
        licence = files("resources").joinpath("fonts", font.name.replace(".ttf", "-OFL.txt"))
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8")
