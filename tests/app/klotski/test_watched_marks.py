"""A search for a way out that is watched on the page: its marks on the board, their legend, and its tree."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.klotski.trace.legend import kinds_of, legend_of
from app.klotski.trace.search_details import SearchDetails
from app.klotski.trace.watched import ExpansionView
from app.search.legend import Legend
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import ENGINES, engine_named
from solvers.klotski.trace import Expansion
from tests.app.children import child
from tests.app.klotski.trace.searches import ENGINE_OF, HENGDAOLIMA
from tests.app.windows import klotski_page

STEPS = 12


@pytest.fixture
def page(window: MainWindow) -> KlotskiPage:
    """The page in front, with room for its details."""
    window.resize(1200, 1000)
    window.menu_actions.by_name["klotski"].trigger()
    page = klotski_page(window)
    assert isinstance(page, KlotskiPage)
    page.session.show_layout(HENGDAOLIMA)
    return page


def watch(qtbot: QtBot, page: KlotskiPage, engine: str) -> None:
    """Watch so many steps by the button, and pause."""
    page.session.choose_engine(engine_named(engine))
    page.session.watch.set_speed(20.0)
    qtbot.mouseClick(page.watch_button, Qt.MouseButton.LeftButton)
    shown = page.session.watch
    qtbot.waitUntil(lambda: shown.frame is not None and shown.frame.number >= STEPS)
    if shown.playing:
        shown.toggle()


def view_of(page: KlotskiPage) -> ExpansionView:
    found = page.klotski_board.findChild(ExpansionView)
    assert found is not None
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("family", ENGINE_OF)
def test_the_board_has_the_marks_of_the_step_and_the_panel_their_legend(
    qtbot: QtBot, page: KlotskiPage, family: str
) -> None:
    watch(qtbot, page, ENGINE_OF[family])
    view, frame = view_of(page), page.session.watch.frame
    assert frame is not None
    assert isinstance(frame.progress.trace, Expansion)
    assert view.isVisibleTo(page)
    assert view.expansion == frame.progress.trace
    assert len(view.marks) == len(frame.progress.trace.successors)
    legend = page.findChild(Legend, "klotskiLegend")
    assert legend is not None
    assert legend.isVisibleTo(page)
    assert [entry.kind for entry in legend.entries] == [entry.kind for entry in legend_of(family)]
    explained = {entry.kind for entry in legend.entries}
    assert all(kinds_of(mark) <= explained for mark in view.marks)


def test_every_method_is_drawn(qtbot: QtBot, page: KlotskiPage) -> None:
    assert {engine.family for engine in ENGINES} == set(ENGINE_OF)
    watch(qtbot, page, "shortest")
    details = page.findChild(SearchDetails)
    assert details is not None
    before = view_of(page).grab().toImage(), details.grab().toImage()
    page.session.watch.step()
    number = page.session.watch.frame
    qtbot.waitUntil(lambda: page.session.watch.frame != number)
    assert view_of(page).grab().toImage() != before[0]
    assert details.accessibleDescription() == view_of(page).description()


def test_going_back_shows_the_marks_of_then(qtbot: QtBot, page: KlotskiPage) -> None:
    watch(qtbot, page, "a-star")
    shown, view = page.session.watch, view_of(page)
    qtbot.mouseClick(child(page.transport, QWidget, "klotskiFirst"), Qt.MouseButton.LeftButton)
    assert shown.frame is not None
    assert view.expansion == shown.frame.progress.trace
    assert view.expansion is not None
    assert view.expansion.number == 1


def test_the_board_takes_no_moves_and_says_why(qtbot: QtBot, page: KlotskiPage) -> None:
    watch(qtbot, page, "shortest")
    board, view = page.klotski_board, view_of(page)
    soldier = board.cell_rect((4, 0)).center().toPoint()
    before = page.session.game.track.squares(page.session.game.now)
    under = board.childAt(soldier)
    assert under is view
    qtbot.mouseClick(under, Qt.MouseButton.LeftButton, pos=soldier)
    assert page.toast.isVisibleTo(page)
    assert page.session.watch.watching
    assert page.session.game.track.squares(page.session.game.now) == before


def test_stop_shows_the_game_again(qtbot: QtBot, page: KlotskiPage) -> None:
    watch(qtbot, page, "shortest")
    assert view_of(page).isVisibleTo(page)
    qtbot.mouseClick(page.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.runner.busy)
    assert not view_of(page).isVisibleTo(page)
    assert view_of(page).expansion is None
    assert view_of(page).marks == ()


def test_full_speed_shows_no_marks(qtbot: QtBot, page: KlotskiPage) -> None:
    watch(qtbot, page, "shortest")
    qtbot.mouseClick(child(page, QWidget, "klotskiFullSpeedButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.runner.busy)
    assert not view_of(page).isVisibleTo(page)
