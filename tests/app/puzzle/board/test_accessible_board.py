"""What a screen reader finds on the boards: a table of cells, each with its name, and what it is told."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.editor.board import EditorBoard
from app.knight.board.chessboard import Chessboard
from app.knight.board.game_layer import GameLayer
from app.puzzle.board.accessible_board import install_accessible_boards
from app.ui.look.theme import Appearance
from app.ui.widgets import accessibility
from app.ui.widgets.accessibility import tell_focus
from app.window.main_window import MainWindow
from solvers.klotski.draft import Draft
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.knight.board import Board
from tests.app.windows import klotski_page, knight_page, knight_session

HENGDAO = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


@pytest.fixture(autouse=True)
def accessible(qapp: object) -> None:
    install_accessible_boards()


def table(board: QWidget) -> QAccessibleInterface:
    interface = QAccessible.queryAccessibleInterface(board)
    assert interface is not None
    assert interface.role() is QAccessible.Role.Table
    return interface


def names(board: QWidget) -> list[str]:
    cells = [table(board).child(number) for number in range(table(board).childCount())]
    assert all(cell.role() is QAccessible.Role.Cell and cell.isValid() for cell in cells)
    return [cell.text(QAccessible.Text.Name) for cell in cells]


def klotski_board(qtbot: QtBot) -> KlotskiBoard:
    board = KlotskiBoard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(420, 500)
    board.show_track(KlotskiTrack(HENGDAO))
    return board


def chessboard(qtbot: QtBot, board: Board) -> Chessboard:
    made = Chessboard(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(500, 500)
    made.set_board(board)
    return made


def test_the_klotski_board_has_twenty_cells_that_say_who_stands_there(qtbot: QtBot) -> None:
    found = names(klotski_board(qtbot))
    assert len(found) == 20
    assert found[1] == "b5: Cao Cao"
    assert found[6] == "c4: Cao Cao"
    assert found[9] == found[10].replace("c3", "b3") == "b3: Guan Yu"
    assert found[16:] == [
        "a1: Soldier 3",
        "b1: empty",
        "c1: empty",
        "d1: Soldier 4",
    ]


def test_the_cells_follow_the_pieces(qtbot: QtBot) -> None:
    board = klotski_board(qtbot)
    step = next(step for step in legal_steps(HENGDAO, Metric.CELLS) if step.origin == (4, 0) and step.target == (4, 1))
    board.show_track(KlotskiTrack(HENGDAO, [step]))
    cell = table(board).child(17)
    assert cell.text(QAccessible.Text.Name) == "b1: empty"
    board.show_moment(1.0)
    assert cell.text(QAccessible.Text.Name) == "b1: Soldier 3"


def test_the_editor_has_its_cells_too(qtbot: QtBot) -> None:
    board = EditorBoard(Appearance("light"))
    qtbot.addWidget(board)
    assert set(names(board)) == {f"{column}{row}: empty" for row in range(1, 6) for column in "abcd"}
    board.show_draft(Draft.of(HENGDAO))
    assert names(board)[5] == "b4: Cao Cao"


def test_the_squares_say_what_they_are_before_a_tour(qtbot: QtBot) -> None:
    board = chessboard(qtbot, Board(5, 5, frozenset({(2, 2)})))
    board.mark_ends(board.board, (4, 0), (0, 4))
    board.mark_without_tour(board.board, [(0, 1)])
    found = names(board)
    assert len(found) == 25
    assert found[20] == "a1: start"
    assert found[4] == "e5: end"
    assert found[12] == "c3: removed"
    assert found[1] == "b5: no tour starts here"
    assert found[0] == "a5"


def test_the_squares_say_when_they_are_visited(qtbot: QtBot) -> None:
    board = chessboard(qtbot, Board(3, 4))
    order = [0, 6, 8, 1, 7, 9, 2, 4, 10, 3, 5, 11]
    board.show_tour(board.board, order, closed=False)
    board.show_moment(2.0)
    found = names(board)
    assert found[0] == "a3: visit 1"
    assert found[8] == "a1: visit 3, the knight is here"
    assert found[11] == "d1: not visited yet"


def test_the_squares_say_where_a_walk_can_go(qtbot: QtBot) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    GameLayer(board, Appearance("light")).show_moves(board.board, {1: (5, 1), 2: (6, 2)})
    assert names(board)[board.board.index((5, 1))] == "b3: the knight can go here, key 1"
    assert names(board)[board.board.index((7, 0))] == "a1"


def test_a_cell_lies_where_it_is_painted_and_is_found_there(qtbot: QtBot) -> None:
    for board in (klotski_board(qtbot), chessboard(qtbot, Board(8, 8))):
        board.show()
        for number in (0, 7, 19):
            rect = table(board).child(number).rect()
            assert rect.width() > 20
            assert board.rect().contains(board.mapFromGlobal(rect.center()))
            under = table(board).childAt(rect.center().x(), rect.center().y())
            assert table(board).indexOfChild(under) == number
        corner = board.mapToGlobal(QPoint(0, 0))
        assert table(board).childAt(corner.x(), corner.y()) is None


def test_cells_know_their_table_and_their_place(qtbot: QtBot) -> None:
    board = klotski_board(qtbot)
    cell = table(board).child(3)
    assert cell.parent() is table(board)
    assert cell.childCount() == 0
    assert table(board).child(20) is None
    assert table(board).child(3) is cell


def test_a_smaller_board_has_fewer_valid_cells(qtbot: QtBot) -> None:
    board = chessboard(qtbot, Board(8, 8))
    last = table(board).child(63)
    board.set_board(Board(5, 5))
    assert table(board).childCount() == 25
    assert not last.isValid()
    assert last.text(QAccessible.Text.Name) == ""


def test_the_focus_is_on_the_cell_of_the_cursor(qtbot: QtBot, window: MainWindow) -> None:
    board = knight_page(window).chessboard
    window.pages.setCurrentWidget(knight_page(window))
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(board, Qt.Key.Key_Up)
    focused = table(board).focusChild()
    assert focused.text(QAccessible.Text.Name).startswith("a2")
    assert focused.state().focused
    assert not table(board).child(0).state().focused


def test_the_focus_is_on_the_chosen_piece(qtbot: QtBot, window: MainWindow) -> None:
    board = klotski_page(window).klotski_board
    assert table(board).focusChild() is None
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert "Soldier" in table(board).focusChild().text(QAccessible.Text.Name)


def test_a_hundred_boards_come_and_go_while_somebody_listens(qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    for _ in range(100):
        board = KlotskiBoard(Appearance("light"))
        board.show_track(KlotskiTrack(HENGDAO))
        names(board)
        tell_focus(board, 4)
        board.deleteLater()
        del board
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    QAccessible.setActive(False)
    assert not accessibility._kept


def test_what_happens_is_read_out(qtbot: QtBot, window: MainWindow, announced: list[str]) -> None:
    page = klotski_page(window)
    page.session.warm_up()
    qtbot.waitUntil(lambda: page.session.game.distance_service.known is not None)
    qtbot.keyClick(window, Qt.Key.Key_H)
    assert announced[-1] == "With a hint, two stars are the most. Press again to see it."
    qtbot.keyClick(window, Qt.Key.Key_H)
    assert announced[-1].startswith("Hint: ")
    page.klotski_board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.klotski_board, Qt.Key.Key_Space)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(page.klotski_board, key)
    assert any(sentence.startswith("1 move. Moves left: ") for sentence in announced)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert announced[-1] == page.result.text()
    page.session.playback.rest()


def test_the_card_of_a_win_is_read_out_and_escape_takes_it_away(
    qtbot: QtBot, window: MainWindow, announced: list[str]
) -> None:
    page = klotski_page(window)
    page.session.show_layout(Layout.parse("..../..../.AA./.AA./...."))
    page.klotski_board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.klotski_board, Qt.Key.Key_Space)
    qtbot.keyClick(page.klotski_board, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    assert any(sentence.startswith("Cao Cao is through the pass.") for sentence in announced)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.game_section.card_shown
    assert page.klotski_board.hasFocus()


def test_what_nobody_sees_is_not_read_out(qtbot: QtBot, window: MainWindow, announced: list[str]) -> None:
    knight_session(window).say(lambda: "Said behind the other page")
    assert "Said behind the other page" not in announced
