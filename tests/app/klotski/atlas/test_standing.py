"""Where a layout stands: asked for on the page, in the editor, in the atlas and in the table of all sets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from app.klotski.atlas.window import AtlasWindow
from app.klotski.editor.window import EditorWindow
from app.klotski.layouts.piece_sets_window import PieceSetsWindow
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from tests.app.children import child
from tests.app.klotski.atlas.test_window import opened, wait
from tests.app.windows import klotski_session

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
SHUT_IN = Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S")
LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def atlas(window: MainWindow, qtbot: QtBot) -> AtlasWindow:
    """The atlas, where the layout on the board is looked for by its key."""
    window.resize(800, 600)
    qtbot.keyClick(window, Qt.Key.Key_I, CTRL)
    return opened(window, qtbot)


def told(atlas: AtlasWindow) -> list[str]:
    """What is said of the layout that is sought, if anything is."""
    said = child(atlas, QLabel, "atlasStanding")
    return said.text().split("\n") if said.isVisible() else []


def press(atlas: AtlasWindow, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(child(atlas, QAbstractButton, name), LEFT)
    wait(atlas, qtbot)


def test_it_is_told_of_the_layout_on_the_board_which_is_marked(atlas: AtlasWindow) -> None:
    assert told(atlas) == [
        "Blade Drawn, Horse Reined (橫刀立馬) takes 81 moves.",
        "65 layouts of these pieces are harder, 32 others as hard: place 66 of 27,046.",
        "One step leads to 4 layouts: the hardest takes 81 moves, the easiest 80 moves.",
        "25,955 positions can be reached. The hardest of them takes 93 moves.",
    ]
    current = atlas.tiles.current
    assert current is not None
    assert current.layout in (BLADE, BLADE.mirror())
    assert atlas.tiles.rect_of(atlas.tiles.currentIndex().row()).intersects(atlas.tiles.visibleRegion().boundingRect())
    assert "81 moves: 33 layouts" in atlas.chart.accessibleDescription()


def test_it_is_told_in_each_count(atlas: AtlasWindow, qtbot: QtBot) -> None:
    count = child(atlas, QComboBox, "atlasCount")
    count.setFocus()
    for metric, takes in ((Metric.CELLS, "takes 116 cells."), (Metric.STRAIGHT, "takes 90 straight slides.")):
        qtbot.keyClick(count, Qt.Key.Key_Down)
        wait(atlas, qtbot)
        assert atlas.session.wanted.metric is metric
        assert told(atlas)[0].endswith(takes)


def test_the_hardest_and_the_easiest_neighbour_lead_on(atlas: AtlasWindow, qtbot: QtBot) -> None:
    for distance in (80, 79, 78):
        press(atlas, qtbot, "atlasEasier")
        assert atlas.tiles.current is not None
        assert atlas.tiles.current.steps == distance
        assert told(atlas)[0].endswith(f"takes {distance} moves.")
    press(atlas, qtbot, "atlasHarder")
    assert atlas.tiles.current is not None
    assert atlas.tiles.current.steps == 79


def test_it_is_told_until_something_else_is_listed_and_again_by_the_key(atlas: AtlasWindow, qtbot: QtBot) -> None:
    atlas.page.setFocus()
    qtbot.keyClick(atlas.page, Qt.Key.Key_Up)
    wait(atlas, qtbot)
    assert told(atlas) == []
    assert not child(atlas, QAbstractButton, "atlasHarder").isVisible()
    qtbot.keyClick(atlas.tiles, Qt.Key.Key_I, CTRL)
    wait(atlas, qtbot)
    assert atlas.tiles.current is not None
    assert atlas.tiles.current.steps != 81
    assert told(atlas)[0].endswith(f"takes {atlas.tiles.current.steps} moves.")


def test_without_a_solution_it_is_told_where_cao_cao_gets_to(window: MainWindow, qtbot: QtBot) -> None:
    klotski_session(window).show_layout(SHUT_IN)
    qtbot.keyClick(window, Qt.Key.Key_I, CTRL)
    lines = told(opened(window, qtbot))
    assert lines[0].endswith("has no solution.")
    assert lines[1:] == ["Cao Cao can reach 10 cells.", "168 positions can be reached."]


def test_the_editor_asks_for_the_drawing(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["edit-layout"].trigger()
    editor = child(window, EditorWindow, "editorWindow")
    qtbot.waitUntil(editor.isActiveWindow)
    editor.take(Layout.parse("HHHH/HHHH/HHSS/AA../AA.."))
    button = child(editor, QAbstractButton, "editorAtlas")
    assert "(Ctrl+I)" in button.toolTip()
    qtbot.keyClick(editor, Qt.Key.Key_I, CTRL)
    qtbot.waitUntil(lambda: window.findChild(AtlasWindow) is not None)  # the button is pressed for a while
    found = opened(window, qtbot)
    assert found.session.wanted.sets[0].pieces == PieceSet(soldiers=2, horizontals=5, verticals=0)
    assert len(told(found)) == 4


def test_it_is_told_in_chinese_too_when_the_language_changes(
    atlas: AtlasWindow, window: MainWindow, qtbot: QtBot
) -> None:
    assert told(atlas)
    window.languages.choose(Language.SIMPLIFIED)
    qtbot.waitUntil(lambda: child(window, AtlasWindow).windowTitle() == "布局图谱")
    assert told(child(window, AtlasWindow))[0] == "“横刀立马”需 81 步。"


def test_the_table_opens_the_atlas_at_a_set_and_the_atlas_the_table(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL | SHIFT)
    sets = child(window, PieceSetsWindow, "pieceSetsWindow")
    sets.search.setText("6H2S")
    view = sets.table
    place = view.visualRect(view.model().index(0, 1)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(view.viewport(), LEFT, pos=place)
    found = opened(window, qtbot)
    assert [each.pieces for each in found.session.wanted.sets] == [PieceSet(soldiers=2, horizontals=6, verticals=0)]
    assert told(found) == []
    sets.hide()
    qtbot.mouseClick(child(found, QAbstractButton, "atlasTable"), LEFT)
    qtbot.waitUntil(sets.isActiveWindow)
