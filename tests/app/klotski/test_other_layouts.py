"""The layout changes while a search, a game, a review, a map or a hand is on it: each shows what belongs to it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Progress
from tests.app.klotski.views import klotski_page

LEFT = Qt.MouseButton.LeftButton
LAYOUTS = [
    Layout.parse(text)
    for text in (
        "HHAA/HHAA/HHHH/HHSS/SS..",
        "VAAV/VAAV/VHHV/VSSV/S..S",
        "..../..../.AA./.AA./....",
        "SAAS/SAAS/SSSS/..../....",
    )
]
KEYS = Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return
MAP_KEYS = Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return
STEPS = 80


class Person:
    """Does anything on the page, in any order."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window, self._chance = window, Random(seed)
        page = window.current_page()
        assert isinstance(page, KlotskiPage)
        self.page, self._session = page, page.session
        self._heard: list[Report[Progress]] = []
        self._session.runner.progressed.connect(self._heard.append)

    def act(self) -> None:
        """Do one thing, and have everything painted."""
        layout = self._choose, self._choose, self._count, self._hear_late, self._search, self._watch
        game = self._drag, self._drag, self._press_key, self._go, self._go, self._hint, self._turn_motion
        self._chance.choice((*layout, *game, self._review, self._review, self._on_map))()
        self._window.grab()

    def _choose(self) -> None:
        self._session.show_layout(self._chance.choice(LAYOUTS))

    def _count(self) -> None:
        session = self._session
        if self._chance.random() < 0.5:
            session.choose_metric(self._chance.choice(list(Metric)))
        else:
            session.choose_strict(not session.strict)

    def _point_on(self) -> QPoint:
        board = self.page.klotski_board
        return QPoint(self._chance.randrange(board.width()), self._chance.randrange(board.height()))

    def _drag(self) -> None:
        """Change the layout, or what is done with it, while a piece is in the hand."""
        board = self.page.klotski_board
        QTest.mousePress(board, LEFT, pos=self._point_on())
        QTest.mouseMove(board, self._point_on())
        self._chance.choice(
            (self._choose, self._go, self._review, self._search, self._window.grab, self._window.grab)
        )()
        QTest.mouseMove(board, self._point_on())
        QTest.mouseRelease(board, LEFT, pos=self._point_on())

    def _press_key(self) -> None:
        self.page.klotski_board.setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(4):
            QTest.keyClick(self.page.klotski_board, self._chance.choice(KEYS))

    def _go(self) -> None:
        game = self._session.game
        self._chance.choice((game.undo, game.redo, game.reset, game.playback.last, game.playback.first))()

    def _hint(self) -> None:
        self._session.game.hint()
        self._chance.choice((self._session.game.hint, self._choose))()

    def _turn_motion(self) -> None:
        self._window.menu_actions.by_name["motion"].trigger()

    def _review(self) -> None:
        review = self._session.review
        acts = review.open, review.show_better, review.show_own, review.next, review.leave, review.try_again
        self._chance.choice((*acts, review.playback.last, review.playback.forward))()

    def _search(self) -> None:
        session = self._session
        session.choose_engine(self._chance.choice([one for one in ENGINES if session.metric in one.metrics]))
        self._chance.choice((session.search, session.search, session.stop))()

    def _watch(self) -> None:
        session = self._session
        watch = session.watch
        watch.set_speed(1_000.0)
        if session.can_watch:
            session.watch_search()
        self._chance.choice((watch.step, watch.back, watch.toggle))()
        QTest.qWait(20)

    def _hear_late(self) -> None:
        """Hear a report that was on its way when the layout became another."""
        if self._heard:
            report = self._chance.choice(self._heard)
            self._session.progressed.emit(report)
            self.page.show_watch(WatchFrame(1, report))
            self.page.show_watch(None)

    def _on_map(self) -> None:
        section = self.page.map_place.section
        if section is None or not section.isVisible():
            self._window.menu_actions.by_name["map"].trigger()
        else:
            section.map.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(section.map, self._chance.choice(MAP_KEYS))
        QTest.qWait(30)


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_done_in_any_order_only_what_belongs_to_the_layout_is_shown(
    window: MainWindow, qtbot: QtBot, seed: int
) -> None:
    window.resize(1280, 800)
    person = Person(window, seed)
    page, session = person.page, person.page.session
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.distance_service.known is not None)
    for _ in range(STEPS):
        person.act()
        track, hint = page.klotski_board.track, page.klotski_board.hint
        assert track is (session.review.track if session.reviewing else session.game.track)
        assert track is not None
        assert track.layout == session.layout
        assert page.klotski_board.named_pieces
        assert hint is None or page.klotski_board.piece_on(hint.origin) is not None
    session.stop()
    session.playback.rest()


def test_a_layout_that_the_dropdown_lacks_begins_one_game_and_no_other(qtbot: QtBot) -> None:
    with klotski_page(qtbot) as page:
        begun: list[Layout] = []
        page.session.layout_changed.connect(lambda: begun.append(page.session.layout))
        for layout in LAYOUTS[2:]:
            page.klotski_choices.code_box.edit.setText(str(layout))
            qtbot.keyClick(page.klotski_choices.code_box.edit, Qt.Key.Key_Return)
        assert begun == LAYOUTS[2:]
