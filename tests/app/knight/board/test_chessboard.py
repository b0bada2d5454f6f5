"""The chessboard: what it says when it is clicked, and what it shows of a tour."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from app.knight.board import surface
from app.knight.board.chessboard import Chessboard
from app.knight.board.trail import Display
from app.ui.look.theme import Appearance
from solvers.knight.board import Board, Square

TOUR_5X5 = [0, 11, 20, 17, 24, 13, 4, 7, 10, 21, 18, 9, 2, 5, 16, 23, 14, 3, 6, 15, 22, 19, 8, 1, 12]
"""An open tour of 5x5, written down by hand from a corner to the centre."""

HOLED = Board(4, 5, frozenset({(0, 0), (1, 2), (3, 4)}))


@pytest.fixture
def chessboard(qtbot: QtBot) -> Chessboard:
    """A board of 8x8, shown, 420 pixels wide."""
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(420, 420)
    board.show()
    return board


def clicked_at(qtbot: QtBot, board: Chessboard, point: QPoint) -> list[Square]:
    heard: list[Square] = []
    board.pointer.square_clicked.connect(heard.append)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=point)
    board.pointer.square_clicked.disconnect(heard.append)
    return heard


def centre(board: Chessboard, square: Square) -> QPoint:
    return board.squares.centre(square).toPoint()


def picture(board: Chessboard) -> QImage:
    return board.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def part(image: QImage, board: Chessboard, square: Square) -> QImage:
    """The picture of one square."""
    ratio = image.width() / board.width()
    rect = board.squares.rect(square)
    return image.copy(QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect())


def alone(qtbot: QtBot, board: Chessboard) -> None:
    """Take pointer and keyboard off the board, so that they leave no mark in its picture."""
    board.clearFocus()
    qtbot.mouseMove(board, QPoint(1, 1))


@pytest.mark.parametrize("board", [Board(3, 3), Board(8, 8), Board(3, 10), Board(12, 5), HOLED], ids=str)
def test_a_click_on_the_centre_of_a_square_names_it(qtbot: QtBot, chessboard: Chessboard, board: Board) -> None:
    chessboard.set_board(board)
    for square in board.squares:
        assert clicked_at(qtbot, chessboard, centre(chessboard, square)) == [square]


@pytest.mark.parametrize("square", [(0, 0), (0, 59), (59, 0), (59, 59), (31, 17)])
def test_small_squares_are_told_apart(qtbot: QtBot, chessboard: Chessboard, square: Square) -> None:
    chessboard.set_board(Board(60, 60))
    assert clicked_at(qtbot, chessboard, centre(chessboard, square)) == [square]


def test_the_corners_of_a_square_belong_to_it(qtbot: QtBot, chessboard: Chessboard) -> None:
    rect = chessboard.squares.rect((2, 5)).toRect()
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        assert clicked_at(qtbot, chessboard, corner) == [(2, 5)]


def test_row_0_is_at_the_top_and_column_0_at_the_left(chessboard: Chessboard) -> None:
    first, last = chessboard.squares.rect((0, 0)), chessboard.squares.rect((7, 7))
    assert first.bottom() < last.top()
    assert first.right() < last.left()


def test_a_click_on_the_frame_says_nothing(qtbot: QtBot, chessboard: Chessboard) -> None:
    inside, outside = chessboard.squares.inside.toRect(), chessboard.board_rect.toRect()
    for point in (
        QPoint(2, 2),
        QPoint(outside.left() + 2, outside.center().y()),
        QPoint(inside.left() - 1, inside.center().y()),
        QPoint(inside.right() + 2, inside.center().y()),
        QPoint(inside.center().x(), inside.top() - 1),
        QPoint(inside.center().x(), inside.bottom() + 2),
    ):
        assert clicked_at(qtbot, chessboard, point) == []


def test_a_click_on_a_missing_square_says_nothing(qtbot: QtBot, chessboard: Chessboard) -> None:
    chessboard.set_board(HOLED)
    for square in HOLED.missing:
        assert clicked_at(qtbot, chessboard, centre(chessboard, square)) == []


def test_a_press_dragged_to_another_square_is_no_click(qtbot: QtBot, chessboard: Chessboard) -> None:
    heard: list[Square] = []
    chessboard.pointer.square_clicked.connect(heard.append)
    qtbot.mousePress(chessboard, Qt.MouseButton.LeftButton, pos=centre(chessboard, (1, 1)))
    qtbot.mouseRelease(chessboard, Qt.MouseButton.LeftButton, pos=centre(chessboard, (1, 2)))
    assert heard == []


def test_the_arrow_keys_move_the_cursor_and_enter_chooses(qtbot: QtBot, chessboard: Chessboard) -> None:
    heard: list[Square] = []
    chessboard.pointer.square_clicked.connect(heard.append)
    chessboard.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(chessboard, key)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Enter):
        qtbot.keyClick(chessboard, key)
    assert heard == [(5, 1), (6, 0)]


def test_the_cursor_goes_to_missing_squares_too_but_enter_chooses_none(qtbot: QtBot, chessboard: Chessboard) -> None:
    heard: list[Square] = []
    chessboard.pointer.square_clicked.connect(heard.append)
    chessboard.set_board(HOLED)
    chessboard.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        qtbot.keyClick(chessboard, Qt.Key.Key_Up)
    assert chessboard.pointer.cursor_square == (0, 0)
    qtbot.keyClick(chessboard, Qt.Key.Key_Return)
    assert heard == []


def test_shift_chooses_an_end_by_click_and_by_key(qtbot: QtBot, chessboard: Chessboard) -> None:
    starts: list[Square] = []
    ends: list[Square] = []
    chessboard.pointer.square_clicked.connect(starts.append)
    chessboard.pointer.end_clicked.connect(ends.append)
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(chessboard, Qt.MouseButton.LeftButton, shift, centre(chessboard, (2, 5)))
    qtbot.keyClick(chessboard, Qt.Key.Key_Up)
    qtbot.keyClick(chessboard, Qt.Key.Key_Return, shift)
    assert (starts, ends) == ([], [(2, 5), (1, 5)])


def test_the_right_button_asks_for_a_menu_and_delete_names_a_square_there_or_missing(
    qtbot: QtBot, chessboard: Chessboard
) -> None:
    chessboard.set_board(HOLED)
    asked, deleted = QSignalSpy(chessboard.pointer.menu_wanted), QSignalSpy(chessboard.pointer.square_toggled)
    for square in ((2, 2), (1, 2)):
        at = centre(chessboard, square)
        qtbot.mouseClick(chessboard, Qt.MouseButton.RightButton, pos=at)
        assert asked.at(asked.count() - 1) == [square, chessboard.mapToGlobal(at)]
    assert deleted.count() == 0
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Delete):
        qtbot.keyClick(chessboard, key)
    assert [deleted.at(number)[0] for number in range(deleted.count())] == [(1, 2)]


def test_a_click_leaves_the_arrow_keys_to_the_playback(qtbot: QtBot, chessboard: Chessboard) -> None:
    chessboard.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.mouseClick(chessboard, Qt.MouseButton.LeftButton, pos=centre(chessboard, (4, 4)))
    assert chessboard.pointer.cursor_square is None
    qtbot.keyClick(chessboard, Qt.Key.Key_Up)
    assert chessboard.pointer.cursor_square == (3, 4), "the cursor comes back where the click was"


def test_the_square_under_the_pointer_is_told_and_marked(qtbot: QtBot, chessboard: Chessboard) -> None:
    pointed: list[Square | None] = []
    chessboard.pointer.square_pointed.connect(pointed.append)
    before = picture(chessboard)
    qtbot.mouseMove(chessboard, centre(chessboard, (2, 3)))
    assert pointed[-1] == (2, 3)
    assert part(picture(chessboard), chessboard, (2, 3)) != part(before, chessboard, (2, 3))
    qtbot.mouseMove(chessboard, QPoint(1, 1))
    assert pointed[-1] is None
    assert picture(chessboard) == before


def show_5x5(qtbot: QtBot, board: Chessboard, closed: bool = False) -> None:
    board.set_board(Board(5, 5))
    board.show_tour(board.board, TOUR_5X5, closed)
    alone(qtbot, board)


def test_the_knight_stands_on_the_first_square_at_first(qtbot: QtBot, chessboard: Chessboard) -> None:
    chessboard.set_board(Board(5, 5))
    alone(qtbot, chessboard)
    empty = picture(chessboard)
    chessboard.show_tour(chessboard.board, TOUR_5X5, False)
    shown = picture(chessboard)
    changed = [
        square for square in Board(5, 5).squares if part(shown, chessboard, square) != part(empty, chessboard, square)
    ]
    assert changed == [(0, 0)]


def test_every_visit_leaves_its_mark(qtbot: QtBot, chessboard: Chessboard) -> None:
    show_5x5(qtbot, chessboard)
    chessboard.set_display(Display(path=False))
    before = picture(chessboard)
    for visit in range(1, 25):
        chessboard.show_moment(float(visit))
        now = picture(chessboard)
        left, reached = (divmod(index, 5) for index in TOUR_5X5[visit - 1 : visit + 1])
        changed = {
            square
            for square in Board(5, 5).squares
            if part(now, chessboard, square) != part(before, chessboard, square)
        }
        assert changed == {left, reached}
        before = now


def test_the_knight_hops_two_squares_and_then_one(qtbot: QtBot, chessboard: Chessboard) -> None:
    show_5x5(qtbot, chessboard)
    chessboard.set_display(Display(numbers=False, path=False))
    standing = picture(chessboard)
    chessboard.show_moment(0.4)
    hopping = picture(chessboard)
    assert part(hopping, chessboard, (1, 0)) != part(standing, chessboard, (1, 0))
    for aside in ((0, 1), (1, 1)):
        assert part(hopping, chessboard, aside) == part(standing, chessboard, aside)


@pytest.mark.parametrize(("numbers", "path"), [(True, True), (True, False), (False, True), (False, False)])
@pytest.mark.parametrize("closed", [False, True])
def test_a_jump_shows_what_steps_would_have_shown(
    qtbot: QtBot, chessboard: Chessboard, numbers: bool, path: bool, closed: bool
) -> None:
    show_5x5(qtbot, chessboard, closed)
    chessboard.set_display(Display(numbers, path))
    for moment in range(171):
        chessboard.show_moment(moment / 10)
    stepped = picture(chessboard)
    chessboard.show_moment(24.0)
    chessboard.show_moment(17.0)
    assert picture(chessboard) == stepped
    chessboard.show_tour(chessboard.board, TOUR_5X5, closed)
    chessboard.show_moment(17.0)
    assert picture(chessboard) == stepped


def test_a_closed_tour_is_closed_at_the_end(qtbot: QtBot, chessboard: Chessboard) -> None:
    show_5x5(qtbot, chessboard, closed=True)
    chessboard.show_moment(24.0)
    open_yet = picture(chessboard)
    chessboard.show_moment(25.0)
    at_home = picture(chessboard)
    assert part(at_home, chessboard, (0, 0)) != part(open_yet, chessboard, (0, 0))


def test_numbers_and_path_are_shown_as_chosen(qtbot: QtBot, chessboard: Chessboard) -> None:
    show_5x5(qtbot, chessboard)
    chessboard.show_moment(24.0)
    shown = set()
    for numbers, path in ((True, True), (True, False), (False, True), (False, False)):
        chessboard.set_display(Display(numbers, path))
        image = picture(chessboard)  # kept: the view of its bits does not keep it
        shown.add(bytes(image.constBits()))
    assert len(shown) == 4


def test_where_squares_are_small_the_path_stands_for_the_numbers(qtbot: QtBot, chessboard: Chessboard) -> None:
    chessboard.set_board(Board(60, 60))
    chessboard.show_tour(chessboard.board, [0, 62, 181, 300], closed=False)
    chessboard.show_moment(3.0)
    alone(qtbot, chessboard)
    pictures = []
    for numbers, path in ((True, False), (False, True)):
        chessboard.set_display(Display(numbers, path))
        pictures.append(picture(chessboard))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("moments", [[3.0, 3.3], [3.3, 3.6], [3.6, 4.0], [3.9, 7.2], [7.2, 2.1], [0.0, 24.0]])
def test_only_what_changed_is_painted_anew_and_all_of_it(
    qtbot: QtBot, chessboard: Chessboard, monkeypatch: pytest.MonkeyPatch, moments: list[float]
) -> None:
    show_5x5(qtbot, chessboard)
    chessboard.show_moment(moments[0])
    before = picture(chessboard)
    updated: list[QRectF] = []
    monkeypatch.setattr(chessboard, "update", lambda rect: updated.append(QRectF(rect)))
    chessboard.show_moment(moments[1])
    for point in differing(before, picture(chessboard), chessboard):
        assert any(rect.contains(point) for rect in updated), f"{point} was not painted anew"


def differing(one: QImage, other: QImage, board: Chessboard) -> list[QPointF]:
    ratio = one.width() / board.width()
    return [
        QPointF((x + 0.5) / ratio, (y + 0.5) / ratio)
        for y in range(one.height())
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y)
    ]


def test_a_search_shows_the_same_however_it_came_there(qtbot: QtBot, chessboard: Chessboard) -> None:
    chessboard.set_board(Board(30, 30))
    path = [row * 30 + column for row in range(0, 28, 2) for column in range(30)]
    alone(qtbot, chessboard)
    empty = picture(chessboard)
    for length in (40, 400, 420, 380, 390, 120, 300):
        chessboard.show_search(chessboard.board, path[:length])
    wandered = picture(chessboard)
    chessboard.end_search()
    assert picture(chessboard) == empty
    chessboard.show_search(chessboard.board, path[:300])
    assert picture(chessboard) == wandered


def test_squares_without_a_tour_are_marked_until_one_is_shown(qtbot: QtBot, chessboard: Chessboard) -> None:
    chessboard.set_board(Board(5, 5))
    alone(qtbot, chessboard)
    plain = picture(chessboard)
    chessboard.mark_without_tour(chessboard.board, {(0, 1), (4, 3)})
    marked = picture(chessboard)
    changed = {
        square for square in Board(5, 5).squares if part(marked, chessboard, square) != part(plain, chessboard, square)
    }
    assert changed == {(0, 1), (4, 3)}
    chessboard.show_tour(chessboard.board, TOUR_5X5, closed=False)
    chessboard.show_moment(0.0)
    assert part(picture(chessboard), chessboard, (4, 3)) == part(plain, chessboard, (4, 3))


def test_missing_squares_are_holes(chessboard: Chessboard) -> None:
    chessboard.set_board(HOLED)
    shown = picture(chessboard)
    ratio = shown.width() / chessboard.width()
    for square in HOLED.missing:
        point = chessboard.squares.centre(square) * ratio
        assert shown.pixelColor(point.toPoint()) == QColor(chessboard.theme.well)


def test_a1_at_the_bottom_left_is_dark(chessboard: Chessboard) -> None:
    shown = picture(chessboard)
    ratio = shown.width() / chessboard.width()
    colours = [shown.pixelColor((chessboard.squares.centre(square) * ratio).toPoint()) for square in ((7, 0), (7, 1))]
    assert colours == [QColor(chessboard.theme.square_dark), QColor(chessboard.theme.square_light)]


def test_it_has_a_name_and_says_where_the_cursor_is(qtbot: QtBot, chessboard: Chessboard) -> None:
    assert chessboard.objectName() == "chessboard"
    assert chessboard.accessibleName()
    chessboard.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chessboard, Qt.Key.Key_Right)
    assert chessboard.accessibleDescription() == "b1"


def test_a_step_leaves_nothing_behind_on_its_way(chessboard: Chessboard) -> None:
    """What is repainted at each moment of a step is all that has changed since the one before."""
    chessboard.show_tour(chessboard.board, [0, 17, 34, 24], closed=False)
    moments = [0.0, 0.3, 0.45, 0.55, 0.7, 0.85, 1.0, 1.5, 2.0]
    for before, moment in pairwise(moments):
        chessboard.show_moment(before)
        earlier, scene = picture(chessboard), chessboard._current_scene()
        changed = scene.move_to(moment)
        chessboard.show_moment(moment)
        later = picture(chessboard)
        for x in range(later.width()):
            for y in range(later.height()):
                if earlier.pixel(x, y) != later.pixel(x, y):
                    assert any(area.adjusted(-2, -2, 2, 2).contains(QPointF(x, y)) for area in changed), (moment, x, y)


def test_a_small_board_has_its_coordinates(chessboard: Chessboard, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def note(painter: QPainter, metrics: QFontMetricsF, place: QPointF, text: str) -> None:
        written.append(text)

    monkeypatch.setattr(surface, "draw_centred", note)
    chessboard.resize(320, 320)
    chessboard.grab()
    assert set(written) == {*"abcdefgh", *"12345678"}
