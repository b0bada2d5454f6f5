"""The three versions of README: their links lead somewhere, and they say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
ENGLISH = PROJECT / "README.md"
CHINESE = [PROJECT / "resources" / "readme" / f"README.{language}.md" for language in ("zh-Hant", "zh-Hans")]
LINK = re.compile(r"\]\((?!https?:)([^)#]*)[^)]*\)|(?:src|srcset)=\"([^\"]*)\"")
COMMANDS = re.compile(r"^```sh\n(.*?)^```", re.DOTALL | re.MULTILINE)
DATA_FOLDER = re.compile(r"^\| (Linux|Windows|macOS) \| (`[^`]*`)", re.MULTILINE)


@pytest.mark.parametrize("path", [ENGLISH, *CHINESE], ids=lambda path: path.name)
def test_every_link_to_a_file_leads_to_one(path: Path) -> None:
    links = [target or picture for target, picture in LINK.findall(path.read_text("utf-8"))]
    assert len(links) > 5
    assert not [link for link in links if not (path.parent / link).exists()]


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.name)
def test_a_translation_gives_the_same_commands_and_folders(path: Path) -> None:
    english, text = (file.read_text("utf-8").replace("横刀立马", "橫刀立馬") for file in (ENGLISH, path))
    commands = COMMANDS.findall(text)
    assert commands
    assert [block for block in commands if block not in COMMANDS.findall(english)] == []
    assert len(DATA_FOLDER.findall(text)) == 3
    assert DATA_FOLDER.findall(text) == DATA_FOLDER.findall(english)


def test_the_first_lines_link_all_versions() -> None:
    for path in (ENGLISH, *CHINESE):
        first = path.read_text("utf-8").split("\n")[0]
        linked = {(path.parent / link).resolve() for link, _ in LINK.findall(first)}
        assert linked == {ENGLISH, *CHINESE} - {path}
