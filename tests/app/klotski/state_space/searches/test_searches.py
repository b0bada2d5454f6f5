"""Searches on the map of the page, through clicks: beside the map, in a window, and watched."""

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
    lit = section.map.lit
    assert lit is not None
    assert lit.count == len(lit.nodes)
    click(qtbot, section, "mapSearchesButton")
    assert section.map.lit is None
    assert not section.searches.panel.isVisible()


def test_the_position_visited_most_often_is_marked(page: KlotskiPage, qtbot: QtBot) -> None:
    section = opened(page, qtbot)
    run(section, qtbot, "bidirectional")
    click(qtbot, section, "mapMostVisited")
    visits = section.searches.panel.recorder.visits
    assert visits is not None
    assert section.map.marks.pointed == visits.most_returned_to


def test_watch_watches_on_the_map_and_marks_where_the_search_is(page: KlotskiPage, qtbot: QtBot) -> None:
    section, session = opened(page, qtbot), session_of(page)
    panel = section.searches.panel
    panel.engine_combo.choose(engine_named("a-star"))
    click(qtbot, section, "mapWatchButton")
    qtbot.waitUntil(lambda: panel.replay.playing)
    assert section.isVisible()
    assert not session.watch.watching, "the board stays as it is"
    click(qtbot, section, "mapReplayPlay")
    for _ in range(2):
        click(qtbot, section, "mapReplayForward")
    visits = panel.recorder.visits
    assert visits is not None
    assert section.map.marks.pointed == visits.nodes[panel.replay.position - 1]


def test_what_was_recorded_is_there_again_after_the_map_was_closed_and_in_another_language(
    window: MainWindow, page: KlotskiPage, qtbot: QtBot
) -> None:
    section, landscape = opened(page, qtbot), session_of(page).landscape
    run(section, qtbot, "a-star")
    visits = section.searches.panel.recorder.visits
    click(qtbot, page, "klotskiMapChip")
    qtbot.waitUntil(lambda: landscape.space is None)
    click(qtbot, page, "klotskiMapChip")
    panel = settled(page, qtbot).searches.panel
    assert panel.recorder.visits is visits
    assert panel.engine.name == "a-star"
    assert panel.replay.ready
    window.menu_actions.by_name["language-zh_Hans"].trigger()
    anew = window.current_page()
    assert isinstance(anew, KlotskiPage)
    assert settled(anew, qtbot).searches.panel.recorder.visits is visits
    session_of(anew).show_layout(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
    assert settled(anew, qtbot).searches.panel.recorder.visits is None


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
    assert section.map.lit is None
    session.choose_strict(False)
    assert section.search_button.isEnabled()
