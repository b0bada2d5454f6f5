"""The pages of the guide: their texts."""

from __future__ import annotations

import re
from inspect import isfunction, signature

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.learn.guide.pages import guide_pages, parts_of_page, rule_of_stars
from app.learn.guide.pictures import page_pictures, program_pictures, puzzle_pictures
from app.ui.look.theme import Appearance
from app.ui.page_names import PAGES
from tests.resources.texts import LANGUAGES, texts

LABELS = (
    ("KlotskiPage", "Solve"),
    ("PuzzlePage", "Watch it think"),
    ("PuzzlePage", "Search"),
    ("PuzzlePage", "Stop"),
    ("PuzzlePage", "Search steps"),
    ("WatchPanel", "Full speed"),
    ("ReviewBar", "Show what was better"),
    ("ReviewBar", "Try again from here"),
    ("MapSection", "Go to"),
    ("MapSection", "Methods"),
    ("EndsFields", "Start"),
    ("EndsFields", "End"),
    ("KnightPage", "Next"),
    ("KnightPage", "By hand"),
    ("CountSection", "Count tours"),
    ("AtlasWindow", "Atlas of layouts"),
    ("CatalogueWindow", "Catalogue of layouts"),
    ("EditorWindow", "Layout editor"),
    ("MainWindow", "Chapters"),
    ("SetupPanel", "Run"),
    ("WinCard", "Share"),
    ("HistoryPage", "Statistics"),
    ("Actions", "&Back up…"),
    ("Actions", "&Restore…"),
    ("Actions", "Export co&llection…"),
    ("Actions", "&File"),
    ("Actions", "&Edit"),
    ("Actions", "&View"),
    ("Actions", "&Help"),
    ("Actions", "&Reduced motion"),
    ("Actions", "&Keyboard shortcuts"),
    ("Actions", "Show &tips"),
    ("PieceNamesMenu", "Piece &names"),
)
"""Labels that the guide names, with their contexts."""
QUOTES = {"zh_Hant": "「{}」", "zh_Hans": "“{}”"}
MNEMONIC = re.compile(r"\(&.\)")


@pytest.mark.usefixtures("qapp")
def test_the_rule_of_stars_has_four_lines() -> None:
    (page,) = (page for page in guide_pages() if page.picture is puzzle_pictures.stars)
    assert [line[:3] for line in page.text.splitlines()] == ["★★★", "★★☆", "★☆☆", "Und"]


def _is_picture(value: object, module: str) -> bool:
    """Whether a member of a module is a function of its own that draws a picture of the guide."""
    parameters = signature(value).parameters if isfunction(value) and value.__module__ == module else ()
    return tuple(parameters) == ("painter", "field", "theme", "font")


@pytest.mark.usefixtures("qapp")
def test_every_picture_has_its_page_and_every_chapter_its_picture() -> None:
    modules = page_pictures, puzzle_pictures, program_pictures
    drawn = [one for module in modules for one in vars(module).values() if _is_picture(one, module.__name__)]
    pictures = [page.picture for page in guide_pages() if page.picture is not None]
    assert len(pictures) == len(drawn) == 22
    assert set(pictures) == set(drawn)
    named = [page for page in guide_pages() if page.chapter]
    assert {*PAGES, "klotski-watched", "knight-watched", "review", "calendar", "map", "boards"} <= {
        page.chapter for page in named
    }
    assert all(page.picture is not None for page in named)


def test_the_parts_of_a_page_are_numbered_as_in_the_picture(qtbot: QtBot) -> None:
    (page,) = (page for page in guide_pages() if page.picture is program_pictures.arrangement)
    shown = QWidget()
    qtbot.addWidget(shown)
    parts = program_pictures.parts_of(shown, Appearance())
    assert [line.split()[0] for line in page.text.splitlines()] == [str(number) for number in range(1, len(parts) + 1)]
    assert all(shown.isAncestorOf(part) for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_names_is_called_so(language: str) -> None:
    said = {text.place: text.text for text in texts() if text.language == language}
    guide = "\n".join(text for place, text in said.items() if place.startswith("Guide: ")).casefold()
    shown = [MNEMONIC.sub("", said[f"{context}: {label}"]).replace("&", "").rstrip("…") for context, label in LABELS]
    quoted = [label if language == "en" else QUOTES[language].format(label) for label in shown]
    assert [label for label in quoted if label.casefold() not in guide] == []


@pytest.mark.usefixtures("qapp")
def test_the_rule_of_stars_goes_from_three_down_and_the_parts_are_numbered() -> None:
    lines = rule_of_stars().splitlines()
    assert [line[:3] for line in lines[:3]] == ["★★★", "★★☆", "★☆☆"]
    assert "with a hint ★★☆ at most" in lines[2]
    assert len(lines) == 4
    assert [line.split("  ")[0] for line in parts_of_page().splitlines()] == ["1", "2", "3", "4", "5", "6"]
