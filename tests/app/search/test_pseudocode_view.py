"""The pseudocode of a watched search: the line that runs is lit, seen in every theme, and read out by hand only."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.search import pseudocode_view
from app.search.pseudocode_view import PseudocodeView
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from app.ui.look.theme import THEMES, Appearance
from solvers.knight.trace import WarnsdorffTrace
from solvers.pseudocode import PseudocodeLine, families, lines
from solvers.puzzles import PUZZLE_NAMES
from solvers.search import Progress


def frame(line: int, by_hand: bool = False) -> WatchFrame:
    trace = WarnsdorffTrace(1, 1, "roth", ())
    return WatchFrame(1, Report(1, Progress(1, 1, trace=trace), 0.0), (PseudocodeLine(line),), by_hand=by_hand)


def shown(qtbot: QtBot, puzzle: str) -> PseudocodeView:
    """The view of a puzzle's page."""
    made = PseudocodeView(puzzle, Appearance("light"))
    qtbot.addWidget(made)
    made.resize(288, 100)
    made.show()
    return made


@pytest.fixture
def view(qtbot: QtBot) -> PseudocodeView:
    return shown(qtbot, "knight")


def test_the_line_that_runs_is_lit(view: PseudocodeView) -> None:
    view.show_family("warnsdorff")
    assert view.running is None
    before = view.grab().toImage()
    view.show_frame(frame(3))
    assert (view.family, view.running) == ("warnsdorff", 3)
    assert view.accessibleDescription() == lines("knight", "warnsdorff")[3].strip()
    assert view.grab().toImage() != before
    view.show_frame(None)
    assert view.running is None
    assert view.grab().toImage() == before


@pytest.mark.parametrize(("puzzle", "family"), [(name, family) for name in PUZZLE_NAMES for family in families(name)])
def test_every_line_of_every_family_is_in_sight(puzzle: str, family: str, qtbot: QtBot) -> None:
    """A line that is too long goes on below itself: at any width, the whole of the text is inside the view."""
    view = shown(qtbot, puzzle)
    view.show_family(family)
    wide = view.height()
    for place, text in zip(view._places, lines(puzzle, family), strict=True):
        assert view.rect().contains(place)
        needed = view.fontMetrics().boundingRect(place, pseudocode_view._FLAGS, text.strip())
        assert place.height() >= needed.height()
    view.resize(180, view.height())
    assert view.height() > wide


@pytest.mark.parametrize("theme", THEMES)
def test_the_lit_line_can_be_read_in_every_theme(view: PseudocodeView, theme: str) -> None:
    view._appearance.choose(theme)
    view.show_frame(frame(2))
    image = view.grab().toImage()
    lit = view._places[2]
    assert image.pixelColor(pseudocode_view.MARGIN, lit.center().y()) == QColor(THEMES[theme].accent)


def test_a_line_is_read_out_where_a_person_has_stepped_there(
    view: PseudocodeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(pseudocode_view, "announce", lambda _, sentence: said.append(sentence))
    view.show_frame(frame(1))
    assert said == []
    view.show_frame(frame(2, by_hand=True))
    assert said == [lines("knight", "warnsdorff")[2].strip()]


def test_an_area_that_is_too_low_scrolls_to_the_line(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    section = QWidget()
    view = PseudocodeView("knight", Appearance("light"), section)
    view.resize(288, 100)
    area.setWidget(section)
    view.show_family("warnsdorff")
    section.resize(288, view.height())
    area.resize(300, 80)
    area.show()
    view.show_frame(frame(len(lines("knight", "warnsdorff")) - 1))
    assert area.verticalScrollBar().value() > 0
    view.show_frame(frame(0))
    assert area.verticalScrollBar().value() == 0
