"""A step of a search on the board itself: its position, its marks, and a board that takes no moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.board.hand import BoardPlayer
from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.trace.watched import ExpansionView, WatchedSearch
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from app.ui.look.theme import THEMES, Appearance
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Step, legal_steps, slides_of
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor
from solvers.search import Progress
from tests.app.contrast import LEAST, contrast
from tests.app.klotski.trace.searches import HENGDAOLIMA, expansions
from tests.app.noting import noting


def board(qtbot: QtBot, theme: str = "light") -> PlayableKlotskiBoard:
    appearance = Appearance(theme)
    made = PlayableKlotskiBoard(appearance, BoardPlayer(slides))
    qtbot.addWidget(made)
    made.resize(400, 480)
    made.show_track(KlotskiTrack(HENGDAOLIMA))
    made.show()
    return made


def slides(square: Square) -> dict[Square, Step]:
    return slides_of(next(piece for piece in HENGDAOLIMA.pieces if piece.square == square), HENGDAOLIMA)


def view_on(made: PlayableKlotskiBoard, theme: str = "light") -> ExpansionView:
    return ExpansionView(made, Appearance(theme))


def with_status(layout: Layout, status: NodeStatus) -> Expansion:
    """A step all of whose successors have one status."""
    successors = tuple(Successor(step.after(layout), status) for step in legal_steps(layout, Metric.MOVES))
    return Expansion(1, 0, layout, successors, SearchTree((1, 4), (0,)))


def standing_out(before: QImage, after: QImage) -> int:
    """How many pixels of one picture have a contrast of 3:1 with those of the other."""
    every = ((x, y) for x in range(0, before.width(), 2) for y in range(0, before.height(), 2))
    changed = [
        (before.pixelColor(x, y), after.pixelColor(x, y)) for x, y in every if before.pixel(x, y) != after.pixel(x, y)
    ]
    return sum(contrast(*colours) >= LEAST for colours in changed)


def test_the_board_shows_the_position_that_is_expanded(qtbot: QtBot) -> None:
    made = board(qtbot)
    view = view_on(made)
    *_, last = expansions("a-star", steps=30)
    view.show_expansion(last)
    assert view.isVisibleTo(made)
    expected = board(qtbot)
    expected.show_track(KlotskiTrack(last.layout))
    plain = Expansion(1, 0, last.layout, (), SearchTree((1,), (0,)))
    for empty in last.layout.blanks:
        point = expected.cell_rect(empty).center().toPoint()
        view.show_expansion(plain)
        assert view.grab().toImage().pixel(point) == expected.grab().toImage().pixel(point)
    view.put_away()
    assert not view.isVisibleTo(made)


@pytest.mark.sampled
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("status", NodeStatus)
def test_marks_are_to_be_seen_in_every_theme(qtbot: QtBot, theme: str, status: NodeStatus) -> None:
    made = board(qtbot, theme)
    view = view_on(made, theme)
    view.show_expansion(Expansion(1, 0, HENGDAOLIMA, (), SearchTree((1,), (0,))))
    without = view.grab().toImage()
    view.show_expansion(with_status(HENGDAOLIMA, status))
    assert standing_out(without, view.grab().toImage()) > 100


def test_the_plates_of_statuses_differ_in_shape(qtbot: QtBot) -> None:
    """In grey, so that colours do not count, no two of them are the same."""
    made = board(qtbot)
    view = view_on(made)
    pictures: set[bytes] = set()
    for status in NodeStatus:
        view.show_expansion(with_status(HENGDAOLIMA, status))
        grey = view.grab().toImage().convertToFormat(view.grab().toImage().Format.Format_Mono)
        pictures.add(bytes(grey.constBits()))
    assert len(pictures) == len(NodeStatus)


def test_a_grab_is_refused_and_moves_nothing(qtbot: QtBot) -> None:
    made = board(qtbot)
    view = view_on(made)
    view.show_expansion(with_status(HENGDAOLIMA, NodeStatus.NEW))
    soldier = made.cell_rect((4, 0)).center().toPoint()
    with qtbot.waitSignal(view.refused), qtbot.assertNotEmitted(made.grabbed):
        qtbot.mouseClick(
            QApplication.widgetAt(made.mapToGlobal(soldier)) or view, Qt.MouseButton.LeftButton, pos=soldier
        )
    with qtbot.waitSignal(view.refused), qtbot.assertNotEmitted(made.slid):
        qtbot.keyClick(made, Qt.Key.Key_Space)
    view.put_away()
    with qtbot.waitSignal(made.grabbed):
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton, pos=soldier)


def test_the_arrow_keys_are_left_to_the_window(qtbot: QtBot) -> None:
    made = board(qtbot)
    view = view_on(made)

    def claimed() -> bool:
        event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        QApplication.sendEvent(made, event)
        return event.isAccepted()

    assert claimed()
    view.show_expansion(with_status(HENGDAOLIMA, NodeStatus.NEW))
    assert not claimed()


def test_no_tooltip_of_the_board_covers_it(qtbot: QtBot) -> None:
    made = board(qtbot)
    made.setToolTip("a tooltip")
    view = view_on(made)
    view.show_expansion(with_status(HENGDAOLIMA, NodeStatus.NEW))
    event = QHelpEvent(QEvent.Type.ToolTip, QPoint(100, 100), view.mapToGlobal(QPoint(100, 100)))
    assert QApplication.sendEvent(view, event)
    assert not [one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible()]


def test_it_follows_the_size_and_the_theme(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    made = PlayableKlotskiBoard(appearance, BoardPlayer(slides))
    qtbot.addWidget(made)
    made.resize(400, 480)
    made.show_track(KlotskiTrack(HENGDAOLIMA))
    made.show()
    view = ExpansionView(made, appearance)
    view.show_expansion(with_status(HENGDAOLIMA, NodeStatus.NEW))
    made.resize(300, 360)
    assert view.size() == made.size()
    before = view.grab().toImage()
    appearance.choose("contrast")
    after = view.grab().toImage()
    appearance.choose("light")
    assert before != after


def test_the_frame_tells_where_the_search_stands_and_its_number_where_there_is_room(qtbot: QtBot) -> None:
    plain = Expansion(1_234, 1, HENGDAOLIMA, (), SearchTree((1, 4), (0,)))
    informed = Expansion(12, 1, HENGDAOLIMA, (), SearchTree((1, 4), (0,)), bound=30)
    limited = Expansion(12, 1, HENGDAOLIMA, (), SearchTree((1, 1), (0,), limit=37), bound=30)
    for width, shown, told in (
        (400, plain, ["Level 1", "Position 1,234"]),
        (400, informed, ["Depth 1", "1+30=31"]),
        (400, limited, ["Depth 1 of at most 37", "1+30=31"]),
        (90, plain, ["Level 1"]),
    ):
        made = board(qtbot)
        made.resize(width, 480)
        view = view_on(made)
        view.show_expansion(shown)
        rim, frame = made.board_rect, 0.36 * made.cell
        with noting(400, 480) as painter:
            view.paint(painter)
            assert painter.texts[: len(told)] == told
            assert len(painter.of("text")) == len(told)
            standing, *number = painter.of("text")
            assert standing.place.left() == pytest.approx(rim.left() + frame, abs=1)
            assert standing.middle[1] == pytest.approx(rim.top() + frame / 2, abs=1)
            assert all(one.place.right() == pytest.approx(rim.right() - frame, abs=1) for one in number)


def test_a_step_is_shown_on_the_board_and_in_the_details_until_there_is_none(qtbot: QtBot) -> None:
    made = board(qtbot)
    watched = WatchedSearch(made, Appearance("light"))
    for part in (watched.details, watched.map_button):
        qtbot.addWidget(part)
    *_, last = expansions("a-star", steps=30)
    watched.show(WatchFrame(1, Report(1, Progress(0, 1, trace=last), 0.1)))
    assert watched.view.isVisibleTo(made)
    assert watched.expanded == last.layout
    assert watched.map_button.isEnabled()
    watched.show(None)
    assert not watched.view.isVisibleTo(made)
