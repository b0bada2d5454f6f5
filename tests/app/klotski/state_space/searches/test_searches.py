"""Searches on the map of the page, through clicks: beside the map, in a window, and watched on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.klotski.state_space.searches.side_by_side import SideBySide
from app.klotski.state_space.section import MapSection
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.trace import Expansion
from tests.app.klotski.state_space.maps import LOOSE

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: MainWindow) -> KlotskiPage:
    """The page with a small map's layout, in a window with room for the map."""
    window.resize(1280, 900)
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    session_of(page).show_layout(Layout.parse(LOOSE))
    return page


def session_of(page: KlotskiPage) -> KlotskiSession:
    assert isinstance(page.session, KlotskiSession)
    return page.session


def click(qtbot: QtBot, within: QWidget, name: str) -> None:
    control = within.findChild(QAbstractButton, name)
    assert control is not None, name
    assert control.isVisible(), name
    assert control.isEnabled(), name
    qtbot.mouseClick(control, LEFT)


def settled(page: KlotskiPage, qtbot: QtBot) -> MapSection:
    """The map, once it is drawn."""
    place, landscape = page.map_place, session_of(page).landscape
    qtbot.waitUntil(lambda: place.section is not None)
    section = place.section
    assert section is not None
    qtbot.waitUntil(lambda: landscape.drawing is not None and not landscape.computing)
    qtbot.waitUntil(lambda: section.map.place_of(0) is not None)
    return section


def opened(page: KlotskiPage, qtbot: QtBot) -> MapSection:
    """The map with its searches, opened by clicks."""
    click(qtbot, page, "klotskiMapChip")
    section = settled(page, qtbot)
    click(qtbot, section, "mapSearchesButton")
    assert section.searches.panel.isVisible()
    return section


def run(section: MapSection, qtbot: QtBot, engine: str) -> None:
    panel = section.searches.panel
    panel.engine_combo.choose(engine_named(engine))
    click(qtbot, panel, "mapRunButton")
    qtbot.waitUntil(lambda: panel.recorder.visits is not None)


def test_a_search_lights_the_map_until_the_panel_is_put_away(page: KlotskiPage, qtbot: QtBot) -> None:
    section = opened(page, qtbot)
    assert section.map.isVisible()
    run(section, qtbot, "a-star")
    click(qtbot, section, "mapReplayLast")
    lit = section.map._lit
    assert lit is not None
    assert lit.count == len(lit.visits)
    click(qtbot, section, "mapSearchesButton")
    assert section.map._lit is None
    assert not section.searches.panel.isVisible()


def test_the_position_visited_most_often_is_marked(page: KlotskiPage, qtbot: QtBot) -> None:
    section = opened(page, qtbot)
    run(section, qtbot, "bidirectional")
    click(qtbot, section, "mapMostVisited")
    visits = section.searches.panel.recorder.visits
    assert visits is not None
    assert section.map.marks.pointed == visits.most_returned_to


def test_the_same_method_is_watched_on_the_board_and_its_position_found_on_the_map(
    page: KlotskiPage, qtbot: QtBot
) -> None:
    section, session = opened(page, qtbot), session_of(page)
    section.searches.panel.engine_combo.choose(engine_named("a-star"))
    click(qtbot, section, "mapWatchButton")
    assert session.engine is engine_named("a-star")
    qtbot.waitUntil(lambda: session.watch.frame is not None and session.watch.frame.progress.trace is not None)
    session.watch.pause()
    frame = session.watch.frame
    assert frame is not None
    trace = frame.progress.trace
    assert isinstance(trace, Expansion)
    section = settled(page, qtbot)
    assert section.isVisible()
    space = session.landscape.space
    assert space is not None
    qtbot.waitUntil(lambda: section.map.marks.pointed == space.node_of(trace.layout))
    session.stop()
    qtbot.waitUntil(lambda: not session.runner.busy)


def test_two_methods_are_compared_in_a_window_that_keeps_the_map(page: KlotskiPage, qtbot: QtBot) -> None:
    section, landscape = opened(page, qtbot), session_of(page).landscape
    action = section.findChild(QAction, "map-side-by-sideAction")
    assert action is not None
    action.trigger()
    window = section.findChild(SideBySide, "mapSideBySide")
    assert window is not None
    qtbot.waitUntil(window.isVisible)
    click(qtbot, page, "klotskiMapChip")
    qtbot.wait(600)
    assert landscape.space is not None
    click(qtbot, window, "mapRunBothButton")
    qtbot.waitUntil(lambda: window.replay.length > 0)
    window.close()
    qtbot.waitUntil(lambda: landscape.space is None)
    assert section.searches.window is None


def test_another_language_closes_the_window_and_keeps_nothing_of_it(
    window: MainWindow, page: KlotskiPage, qtbot: QtBot
) -> None:
    section, landscape = opened(page, qtbot), session_of(page).landscape
    click(qtbot, section.searches.panel, "mapSideBySideButton")
    window.menu_actions.by_name["language-zh_Hans"].trigger()
    anew = window.current_page()
    assert isinstance(anew, KlotskiPage)
    assert settled(anew, qtbot).searches.window is None
    click(qtbot, anew, "klotskiMapChip")
    qtbot.waitUntil(lambda: landscape.space is None)


def test_there_is_no_search_on_the_map_of_a_strict_game(page: KlotskiPage, qtbot: QtBot) -> None:
    section, session = opened(page, qtbot), session_of(page)
    run(section, qtbot, "a-star")
    session.choose_strict(True)
    assert not section.search_button.isEnabled()
    assert not section.searches.panel.isVisible()
    assert section.map._lit is None
    session.choose_strict(False)
    assert section.search_button.isEnabled()
