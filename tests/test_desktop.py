"""What a desktop needs to know of the program, and the version that all of them show."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from configparser import RawConfigParser
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.__main__ import main
from app.window.side_windows import about_box
from solvers.documents import CollectionDocument, json_text
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout

FOLDER = files("resources").joinpath("desktop")
DESKTOP = "huarong-knight.desktop"
METAINFO = "huarong-knight.metainfo.xml"
TYPES = ["application/x-huarong-knight+json", "text/x-huarong-knight-lesson"]
NAMESPACE = "http://www.freedesktop.org/standards/shared-mime-info"
PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def test_the_desktop_entry_starts_the_program_with_a_file() -> None:
    parser = RawConfigParser()
    parser.read_string(FOLDER.joinpath(DESKTOP).read_text("utf-8"))
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "huarong-knight %f"
    assert entry["Icon"] == "huarong-knight"
    assert entry["Categories"].endswith(";")
    assert entry["MimeType"].removesuffix(";").split(";") == TYPES
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert all(entry[spelling] for spelling in (key, f"{key}[zh_CN]", f"{key}[zh_TW]"))


def test_the_software_centre_s_data_names_the_entry_and_the_licence() -> None:
    root = ElementTree.fromstring(FOLDER.joinpath(METAINFO).read_text("utf-8"))
    assert root.attrib["type"] == "desktop-application"
    assert root.findtext("launchable") == DESKTOP
    assert root.findtext("project_license") == "MIT AND OFL-1.1"
    assert root.findtext("provides/binary") == "huarong-knight"
    assert [provided.text for provided in root.findall("provides/mediatype")] == TYPES


def test_what_the_program_exports_is_known_by_its_content_and_a_lesson_by_its_ending(tmp_path: Path) -> None:
    """The ending of what it exports is that of any JSON."""
    described = tmp_path / "mime" / "packages" / "huarong-knight.xml"
    described.parent.mkdir(parents=True)
    described.write_bytes(FOLDER.joinpath("huarong-knight.xml").read_bytes())
    others = "".join(
        f'<mime-type type="{name}"><sub-class-of type="text/plain"/><glob pattern="{pattern}"/></mime-type>'
        for name, pattern in (("application/json", "*.json"), ("text/markdown", "*.md"))
    )
    described.with_name("others.xml").write_text(f'<mime-info xmlns="{NAMESPACE}">{others}</mime-info>')
    document = CollectionDocument(
        "Week 1", items=(CollectedLayout("橫刀立馬", Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")),)
    )
    (tmp_path / "ours.json").write_text(json_text(document), "utf-8")
    (tmp_path / "other.json").write_text('{"format": "another"}', "utf-8")
    shutil.copyfile(str(files("resources").joinpath("lessons", "two_ways.lesson.md")), tmp_path / "Two ways.lesson.md")
    (tmp_path / "other.md").write_text("# Two ways", "utf-8")
    paths = [tmp_path / name for name in ("ours.json", "other.json", "Two ways.lesson.md", "other.md")]
    program = (
        "import sys; from PySide6.QtCore import QMimeDatabase; known = QMimeDatabase()\n"
        "print(*(known.mimeTypeForFile(path).name() for path in sys.argv[1:]))"
    )
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": str(tmp_path)}
    command = [sys.executable, "-c", program, *paths]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert told.split() == [TYPES[0], "application/json", TYPES[1], "text/markdown"]


@pytest.mark.parametrize(
    "tag", ["name", "summary", "description//p", "description//li", "keywords/keyword", "releases//p", "releases//li"]
)
def test_the_software_centre_s_words_are_in_all_languages(tag: str) -> None:
    root = ElementTree.fromstring(FOLDER.joinpath(METAINFO).read_text("utf-8"))
    counts = Counter(element.attrib.get(LANGUAGE, "en") for element in root.findall(tag))
    assert set(counts) == {"en", "zh-CN", "zh-TW"}
    assert counts["zh-CN"] == counts["zh-TW"]


def test_the_icon_is_a_square_picture() -> None:
    root = ElementTree.fromstring(FOLDER.joinpath("huarong-knight.svg").read_text("utf-8"))
    assert root.attrib["viewBox"] == "0 0 128 128"


def test_the_newest_release_is_the_version_of_the_project() -> None:
    root = ElementTree.fromstring(FOLDER.joinpath(METAINFO).read_text("utf-8"))
    releases = [(release.attrib["date"], release.attrib["version"]) for release in root.findall("releases/release")]
    assert releases == sorted(releases, reverse=True)
    assert releases[0][1] == _version()


def test_about_and_the_command_line_show_the_version_of_the_project(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    assert about_box(parent).text() == f"Huarong Knight {_version()}"
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert (left.value.code, capsys.readouterr().out) == (0, f"huarong-knight {_version()}\n")


def _version() -> str:
    return tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["version"]
