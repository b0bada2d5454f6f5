"""What a desktop needs to know of the program."""

from __future__ import annotations

from collections import Counter
from configparser import RawConfigParser
from importlib.resources import files
from xml.etree import ElementTree

import pytest

FOLDER = files("resources").joinpath("desktop")
DESKTOP = "huarong-knight.desktop"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def test_the_desktop_entry_starts_the_program_with_a_file() -> None:
    parser = RawConfigParser()
    parser.read_string(FOLDER.joinpath(DESKTOP).read_text("utf-8"))
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "huarong-knight %f"
    assert entry["Icon"] == "huarong-knight"
    assert entry["Categories"].endswith(";")
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert all(entry[spelling] for spelling in (key, f"{key}[zh_CN]", f"{key}[zh_TW]"))


def test_the_software_centre_s_data_names_the_entry_and_the_licence() -> None:
    root = ElementTree.fromstring(FOLDER.joinpath("huarong-knight.metainfo.xml").read_text("utf-8"))
    assert root.attrib["type"] == "desktop-application"
    assert root.findtext("launchable") == DESKTOP
    assert root.findtext("project_license") == "MIT AND OFL-1.1"
    assert root.findtext("provides/binary") == "huarong-knight"


@pytest.mark.parametrize("tag", ["name", "summary", "description//p", "description//li", "keywords/keyword"])
def test_the_software_centre_s_words_are_in_all_languages(tag: str) -> None:
    root = ElementTree.fromstring(FOLDER.joinpath("huarong-knight.metainfo.xml").read_text("utf-8"))
    counts = Counter(element.attrib.get(LANGUAGE, "en") for element in root.findall(tag))
    assert set(counts) == {"en", "zh-CN", "zh-TW"}
    assert counts["zh-CN"] == counts["zh-TW"]


def test_the_icon_is_a_square_picture() -> None:
    root = ElementTree.fromstring(FOLDER.joinpath("huarong-knight.svg").read_text("utf-8"))
    assert root.attrib["viewBox"] == "0 0 128 128"
