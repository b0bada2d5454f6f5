"""The methods there are on the Klotski page: what they are, and what they say when they cannot."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.search.engine_combo import LINE
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import ENGINES, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from tests.app.children import child
from tests.app.windows import klotski_page, klotski_session

THREE_BLANKS = "VAAV/VAAV/VHHV/VSSV/S..."


@pytest.fixture
def page(window: MainWindow) -> KlotskiPage:
    klotski_session(window).show_details("options")
    return klotski_page(window)


def chosen(page: KlotskiPage, engine: str, metric: Metric) -> None:
    page.klotski_choices.engines.choose(engine_named(engine))
    page.klotski_choices.counts.setCurrentIndex(page.klotski_choices.counts.findData(metric.value))


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def test_what_is_this_tells_the_title_the_promise_and_the_origin(qtbot: QtBot, page: KlotskiPage) -> None:
    chosen(page, "hash-60", Metric.MOVES)
    qtbot.mouseClick(child(page, QToolButton, "klotskiEngineAbout"), Qt.MouseButton.LeftButton)
    note = child(page.window(), QWidget, "engineNote")
    assert note.isVisible()
    words = page.session.engine.words()
    assert texts(note) == [words.title, words.promise, words.origin]
    assert all(label.height() >= label.heightForWidth(label.width()) for label in note.findChildren(QLabel))
    qtbot.keyClick(note, Qt.Key.Key_Escape)
    assert not note.isVisible()


def test_the_default_method_alone_is_marked(page: KlotskiPage) -> None:
    titles = [page.klotski_choices.engines.itemText(row) for row in range(page.klotski_choices.engines.count())]
    assert [title for title in titles if "default" in title] == ["Breadth-first (default)"]


def test_the_methods_are_in_groups_each_with_a_line(page: KlotskiPage) -> None:
    combo = page.klotski_choices.engines
    titles = [combo.itemText(row) for row in range(combo.count()) if combo.itemData(row) is None]
    assert titles == ["Recommended", "From the sources", "For study"]
    offered = [combo.itemData(row) for row in range(combo.count()) if combo.itemData(row) is not None]
    assert sorted(engine.name for engine in offered) == sorted(engine.name for engine in ENGINES)
    lines = [combo.itemData(row, LINE) for row in range(combo.count())]
    assert lines.count(None) == len(titles)
    assert "Level by level; the fastest proof" in lines


def test_every_line_stands_whole_in_the_list(qtbot: QtBot, page: KlotskiPage) -> None:
    combo = page.klotski_choices.engines
    combo.showPopup()
    qtbot.waitUntil(combo.view().isVisible)
    longest = max(combo.fontMetrics().horizontalAdvance(engine.words().line) for engine in ENGINES)
    titles = max(combo.fontMetrics().horizontalAdvance(engine.words().title) for engine in ENGINES)
    assert combo.view().viewport().width() >= titles + longest
    combo.hidePopup()


def test_every_page_has_the_button(page: KlotskiPage) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    for puzzle in ("klotski", "knight"):
        button = child(window.views[puzzle], QToolButton, f"{puzzle}EngineAbout")
        assert button.accessibleName() == "What is this?"
        assert button.toolTip()


def test_a_method_that_does_not_count_so_says_so_at_once_and_when_asked(qtbot: QtBot, page: KlotskiPage) -> None:
    page.klotski_choices.engines.choose(engine_named("one-cell"))
    assert page.session.metric is Metric.CELLS, "the only count that the method knows chooses itself"
    chosen(page, "one-cell", Metric.MOVES)
    said = page.result.text()
    assert "can only count cells" in said
    assert page.klotski_choices.engines.currentText() in said
    qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    assert page.result.text() == said
    assert not page.session.runner.busy
    chosen(page, "one-cell", Metric.CELLS)
    assert page.result.text() == ""


def test_a_layout_that_a_method_does_not_take_is_explained(qtbot: QtBot, page: KlotskiPage) -> None:
    chosen(page, "avl-60", Metric.MOVES)
    page.session.show_layout(Layout.parse(THREE_BLANKS))
    expected = "This method needs a layout with exactly 2 empty cells, but this one has 3; choose another method"
    assert page.result.text() == page.find_button.toolTip() == expected
    assert not page.find_button.isEnabled()
    page.klotski_choices.engines.choose(ENGINES[0])
    assert page.find_button.isEnabled()


def test_the_optimum_of_an_own_layout_is_shown_once_it_is_known(qtbot: QtBot, page: KlotskiPage) -> None:
    page.session.show_layout(Layout.parse("..../..../.AA./.AA./...."))
    assert Metric.MOVES not in page.layout_combo.entry.optimum
    page.session.warm_up()
    qtbot.waitUntil(lambda: page.layout_combo.entry.optimum.get(Metric.MOVES) == 1)
