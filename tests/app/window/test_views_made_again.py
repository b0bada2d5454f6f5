"""Views that are made again let go of their session at once: nothing of it reaches those before."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTreeWidget, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from app.klotski.layouts.layout_popup import LayoutPopup
from app.klotski.page import KlotskiPage
from app.klotski.state_space.map_overlays import PositionCard
from app.puzzle.page import PuzzlePage
from app.ui.widgets.view_state import show_state, view_state
from app.window.main_window import MainWindow
from tests.app.children import child
from tests.app.leaks import finish_deletions
from tests.app.searches import endless

LEFT = Qt.MouseButton.LeftButton
RENEWALS = ["language-zh_Hant", "text-size-150", "language-en", "text-size-100"]


def page_of(window: MainWindow, name: str) -> PuzzlePage:
    """The page of this name, in front."""
    window.menu_actions.by_name[name].trigger()
    return cast("PuzzlePage", window.current_page())


@pytest.mark.parametrize("name", ["klotski", "knight"])
def test_a_page_that_was_made_again_hears_no_more_of_its_session(window: MainWindow, qtbot: QtBot, name: str) -> None:
    session, before = window.sessions[name], list[PuzzlePage]()
    session.runner.start(endless)
    for renewal in RENEWALS:
        before.append(page_of(window, name))
        parts = before[-1].findChildren(QObject)
        window.menu_actions.by_name[renewal].trigger()
        assert not any(map(isValid, (before[-1], *parts)))
        for chip in page_of(window, name).details.findChildren(QPushButton):
            qtbot.mouseClick(chip, LEFT)
        with qtbot.waitSignals([session.progressed] * 2):
            finish_deletions()
    session.stop()
    qtbot.waitUntil(lambda: not session.runner.busy)
    qtbot.keyClick(window, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: session.watch.watching)
    session.stop()


def test_a_page_whose_menu_is_open_goes_when_that_is_closed(window: MainWindow, qtbot: QtBot) -> None:
    before = page_of(window, "klotski")

    def renew() -> None:
        window.menu_actions.by_name["language-zh_Hant"].trigger()
        assert isValid(before.more_button), "its press goes on when the menu is closed"
        before.more_menu.close()

    before.more_menu.aboutToShow.connect(lambda: QTimer.singleShot(0, renew))
    QTimer.singleShot(0, lambda: QTest.mouseClick(before.more_button, LEFT))
    qtbot.waitUntil(lambda: not isValid(before))
    assert page_of(window, "klotski").isVisible()


@pytest.mark.parametrize("action", ["catalogue", "edit-layout", "lesson-1", "guide", "shortcuts"])
def test_a_window_that_was_made_again_is_deleted_at_once(window: MainWindow, qtbot: QtBot, action: str) -> None:
    others = set(window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly))
    window.menu_actions.by_name[action].trigger()
    children = window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (before,) = (one for one in children if one not in others and one.isWindow())
    window.menu_actions.by_name["language-zh_Hant"].trigger()
    qtbot.waitUntil(lambda: not isValid(before))
    qtbot.waitUntil(lambda: bool(window.findChildren(type(before))))
    assert len(window.findChildren(type(before))) == 1


def test_what_a_page_put_into_its_window_goes_with_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 900)
    page = cast("KlotskiPage", page_of(window, "klotski"))
    page.layout_combo.showPopup()
    qtbot.mouseClick(child(page, QPushButton, "klotskiMapChip"), LEFT)
    qtbot.waitUntil(lambda: page.map_place.section is not None)
    section = page.map_place.section
    assert section is not None
    qtbot.waitUntil(lambda: section.map.place_of(0) is not None)
    section.map.node_hovered.emit(0)
    assert len(window.findChildren(LayoutPopup)) == len(window.findChildren(PositionCard)) == 1
    window.menu_actions.by_name["language-zh_Hant"].trigger()
    finish_deletions()
    assert window.findChildren(LayoutPopup) == window.findChildren(PositionCard) == []


def test_the_card_of_the_map_follows_it_into_another_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 900)
    page = cast("KlotskiPage", page_of(window, "klotski"))
    qtbot.mouseClick(child(page, QPushButton, "klotskiMapChip"), LEFT)
    qtbot.waitUntil(lambda: page.map_place.section is not None)
    section, stack = page.map_place.section, page.details.stack
    assert section is not None
    for _ in range(2):
        qtbot.waitUntil(lambda: section.isVisible() and section.map.place_of(0) is not None)
        section.map.node_hovered.emit(0)
        assert section.card is not None
        assert section.card.isVisible()
        assert section.card.window() is section.window()
        qtbot.mouseClick(page.details.own_window, LEFT)
        section.map.node_hovered.emit(1)
        assert section.card.isVisible()
        assert section.card.window() is stack
        stack.close()
        qtbot.waitUntil(lambda: stack.window() is window)
    assert len(window.findChildren(PositionCard)) == 1


def test_a_list_whose_rows_are_still_awaited_can_be_deleted(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    trees = [QTreeWidget(around), QTreeWidget(around)]
    for tree, rows in zip(trees, (9, 2), strict=True):
        tree.setObjectName("tree")
        tree.addTopLevelItems([QTreeWidgetItem([str(number)]) for number in range(rows)])
    last = trees[0].topLevelItem(8)
    assert last is not None
    trees[0].setCurrentItem(last)
    trees[1].setParent(None)
    state = view_state(around)
    trees[0].setParent(None)
    trees[1].setParent(around)
    show_state(around, state)
    delete(around)
    delete(trees[0])
