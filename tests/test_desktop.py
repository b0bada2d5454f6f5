"""What a desktop needs to know of the program."""

from __future__ import annotations

from configparser import RawConfigParser
from importlib.resources import files
from xml.etree import ElementTree

FOLDER = files("resources").joinpath("desktop")
DESKTOP = "huarong-knight.desktop"


def test_the_desktop_entry_starts_the_program_with_a_file() -> None:
    parser = RawConfigParser()
    parser.read_string(FOLDER.joinpath(DESKTOP).read_text("utf-8"))
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "huarong-knight %f"
    assert entry["Icon"] == "huarong-knight"
    assert entry["Categories"].endswith(";")
    for key in ("Name", "GenericName", "Comment"):
        assert all(entry[spelling] for spelling in (key, f"{key}[zh_CN]", f"{key}[zh_TW]"))


def test_the_software_centre_s_data_names_the_entry_and_the_licence() -> None:
    root = ElementTree.fromstring(FOLDER.joinpath("huarong-knight.metainfo.xml").read_text("utf-8"))
    assert root.attrib["type"] == "desktop-application"
    assert root.findtext("launchable") == DESKTOP
    assert root.findtext("project_license") == "MIT AND OFL-1.1"
    assert root.findtext("provides/binary") == "huarong-knight"
    languages = {name.attrib.get("{http://www.w3.org/XML/1998/namespace}lang") for name in root.findall("name")}
    assert languages == {None, "zh-CN", "zh-TW"}


def test_the_icon_is_a_square_picture() -> None:
    root = ElementTree.fromstring(FOLDER.joinpath("huarong-knight.svg").read_text("utf-8"))
    assert root.attrib["viewBox"] == "0 0 128 128"
