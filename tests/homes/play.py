"""Plays in the window of an earlier version what the samples in this folder hold; `README.txt` says how it is run.

It is a test, because it uses what the tests of that version have: a home of its own, and a hand on the boards.
"""

from __future__ import annotations

import os
import shutil
from datetime import date
from pathlib import Path
from threading import Semaphore

from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from app.compare.page import ComparePage
from app.klotski.page import KlotskiPage
from app.klotski.repositories import OwnLayout, OwnLayouts
from app.klotski.session import KlotskiSession
from app.knight.page import KnightPage
from app.knight.repositories import OwnBoard, OwnBoards
from app.knight.request import End
from app.startup.command_line import read
from app.ui.widgets.notices import Toast
from app.window.backup.back_up_dialog import BackUpDialog
from app.window.main_window import MainWindow
from app.window.start_request import Opening
from solvers.documents import CollectionDocument, json_text
from solvers.klotski.breadth_first.shortest import search
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard
from solvers.knight.riddles import Answer
from solvers.search import Drive, Found
from tests.app.hands import drag, drag_step
from tests.app.klotski.test_window_parts import corner
from tests.app.knight.test_boards import choose
from tests.app.knight.test_counting import slices as _slices
from tests.app.knight.test_counting import stop_half_way
from tests.app.knight.test_page import click, find_from, set_size
from tests.app.knight.test_riddle import pick
from tests.app.windows import knight_choice, main_window

slices = _slices
LEFT = Qt.MouseButton.LeftButton
PATIENCE_MS = 120_000
NEAR = Layout.parse("AA.S/AA../..../..../....")
OWN = Layout.parse("..../..../.AA./SAA./S...")
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
RING = Board(3, 3, frozenset({(1, 1)}))
ROUND = ((0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1))
PATH = ((0, 0), (1, 2), (0, 4), (2, 5), (4, 4))
DAYS = (date(2026, 11, 20), date(2026, 11, 21), date(2026, 11, 22))
WEEK = CollectionDocument(
    "Week 1", "Try them.", (CollectedLayout("One", HENG_DAO_LI_MA), CollectedBoard("Ring", RING, True))
)


def solve_by_hand(window: MainWindow) -> None:
    """Drag every piece of a shortest solution of what is on the board."""
    page = window.views["klotski"]
    assert isinstance(page, KlotskiPage)
    found = Drive(search(page.session.layout_on_board, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    for step in found.answer.steps:
        drag_step(page.klotski_board, step)
    assert page.session.game.complete


def begin(window: MainWindow, qtbot: QtBot, layout: Layout) -> None:
    """Begin a game of a layout, of which it is known how far it is to the exit."""
    session = window.sessions["klotski"]
    assert isinstance(session, KlotskiSession)
    session.show_layout(layout)
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.analysis.verdict.left is not None, timeout=PATIENCE_MS)


def play_klotski(window: MainWindow, qtbot: QtBot) -> None:
    """Three stars, a solution, a strict game, three days, and a game with a hint and an undone slide, unfinished."""
    page, session = window.views["klotski"], window.sessions["klotski"]
    assert isinstance(page, KlotskiPage)
    assert isinstance(session, KlotskiSession)
    begin(window, qtbot, NEAR)
    solve_by_hand(window)
    with qtbot.waitSignal(session.runner.answered, timeout=PATIENCE_MS):
        page.find_button.click()
    session.playback.rest()
    for day in DAYS:
        window.open(Opening(today=day))
        qtbot.mouseClick(corner(window).button, LEFT)
        solve_by_hand(window)
    begin(window, qtbot, HENG_DAO_LI_MA)
    with qtbot.waitSignal(session.runner.answered, timeout=PATIENCE_MS):
        page.find_button.click()
    session.playback.rest()
    begin(window, qtbot, HENG_DAO_LI_MA)
    drag(page.klotski_board, (3, 1), (4, 1), (4, 2))
    drag(page.klotski_board, (3, 2), (3, 1))
    drag(page.klotski_board, (4, 0), (4, 1))
    session.game.undo()
    session.playback.rest()
    qtbot.wait(1500)  # of the clock of the game
    qtbot.waitUntil(lambda: session.game.analysis.verdict.left is not None, timeout=PATIENCE_MS)
    window.menu_actions.by_name["klotski"].trigger()
    page.game_section.hint()
    session.playback.rest()


def play_knight(window: MainWindow, qtbot: QtBot, slices: Semaphore) -> None:
    """Tours, a riddle, a stopped count, a finished walk, and one with an undone leap."""
    page = window.views["knight"]
    assert isinstance(page, KnightPage)
    window.menu_actions.by_name["knight"].trigger()
    find_from(qtbot, page, (7, 0))
    set_size(page, 6, 6)
    find_from(qtbot, page, (0, 0))
    page.playback.rest()
    choose(qtbot, page, "One square removed")
    pick(qtbot, page, Answer.DEAD_ENDS)
    pick(qtbot, page, Answer.COLOURS)
    page.session.show_board(Board(5, 8))
    page.session.requested_board.choose_closed(True)
    stop_half_way(qtbot, page, slices)
    page.session.requested_board.choose_closed(False)
    page.session.show_board(RING)
    qtbot.mouseClick(page.by_hand, LEFT)
    assert page.session.playing
    for square in ROUND:
        click(qtbot, page, square)
    assert page.session.game.line.path == ROUND
    page.session.show_board(Board(5, 6))
    page.session.choose_end(End.END, (0, 5))
    for square in PATH:
        click(qtbot, page, square)
    qtbot.wait(1500)  # of the clock of the game
    page.session.undo()
    page.playback.rest()
    assert page.session.game.line.now == len(PATH) - 1


def compare(window: MainWindow, qtbot: QtBot) -> None:
    """Two boards by Warnsdorff's rule."""
    window.menu_actions.by_name["compare"].trigger()
    page = window.views["compare"]
    assert isinstance(page, ComparePage)
    page.setup.puzzles.setCurrentWidget(knight_choice(page.setup))
    knight_choice(page.setup).boards.setText("5x5 6x6")
    knight_choice(page.setup).starts.setText("a1")
    knight_choice(page.setup).methods.choose(["warnsdorff"])
    page.setup.repetitions.setValue(1)
    with qtbot.waitSignal(page.session.runner.answered, timeout=PATIENCE_MS):
        qtbot.mouseClick(page.setup.run_button, LEFT)


def back_up(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    """Write a backup by its dialog."""
    window.menu_actions.by_name["back-up"].trigger()
    dialog = window.findChildren(BackUpDialog)[-1]
    dialog.field.line.setText(str(file))
    qtbot.waitUntil(dialog.main_button.isEnabled)
    dialog.main_button.click()
    qtbot.waitUntil(file.exists, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: window.findChild(Toast, "windowToast") is not None)


def test_play(qtbot: QtBot, private_home: Path, tmp_path: Path, slices: Semaphore) -> None:
    """Play, back up, and play a little more; then the home is copied to the folder of the variable SAMPLE."""
    target = Path(os.environ["SAMPLE"])
    window = main_window(qtbot)
    window.storage.repository(OwnLayouts).keep(OwnLayout("Mine 我的", OWN, "two\nlines"))
    window.storage.repository(OwnBoards).keep(OwnBoard("Ring 環", RING))
    (tmp_path / "week.json").write_text(json_text(WEEK), "utf-8")
    window.open(read([str(tmp_path / "week.json")]))
    play_klotski(window, qtbot)
    play_knight(window, qtbot, slices)
    compare(window, qtbot)
    window.menu_actions.by_name["knight"].trigger()
    for choice in ("theme-dark", "text-size-125", "language-zh_Hant"):
        window.menu_actions.by_name[choice].trigger()
    window.resize(1111, 777)
    target.mkdir(parents=True, exist_ok=True)
    back_up(window, qtbot, target / "before.backup")
    window.close()
    shutil.copytree(private_home / ".local" / "share", target / "data", dirs_exist_ok=True)
    shutil.copy(QSettings().fileName(), target / "settings.ini")
