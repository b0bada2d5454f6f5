"""Drawing a board as part of the session: what is asked for, the tour that was shown, undo and redo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.knight.session import KnightSession
from app.knight.shape.drawing import ShapeDrawing
from app.knight.shape.symmetry import Symmetry
from solvers.knight.board import Board, Square
from solvers.knight.document import KnightDocument
from solvers.knight.tour import TourRequest
from tests.app.knight.views import knight_session


@pytest.fixture
def session(qapp: QApplication) -> Iterator[KnightSession]:
    """A session on 6x6."""
    with knight_session() as made:
        made.show_board(Board(6, 6))
        yield made


def stroke(drawing: ShapeDrawing, *squares: Square) -> None:
    drawing.press(squares[0])
    for square in squares[1:]:
        drawing.move(square)
    drawing.lift()


def find(qtbot: QtBot, session: KnightSession, start: Square) -> None:
    session.search_from(start)
    qtbot.waitUntil(lambda: session.tour is not None and not session.runner.busy)


def test_what_is_drawn_is_asked_for(session: KnightSession) -> None:
    session.draw()
    stroke(session.drawing, (0, 0), (0, 1))
    assert session.request.board == Board(6, 6, frozenset({(0, 0), (0, 1)}))
    assert session.sentence == "", "the panel of the tools says what is known"
    session.finish_drawing()
    assert session.sentence.startswith("Click a square")


def test_the_first_stroke_puts_the_tour_away_and_undoing_it_brings_it_back(
    session: KnightSession, qtbot: QtBot
) -> None:
    find(qtbot, session, (0, 0))
    tour, sentence = session.tour, session.sentence
    session.playback.jump(7)
    session.draw()
    assert session.tour is tour
    stroke(session.drawing, (5, 5), (5, 4))
    stroke(session.drawing, (3, 3))
    assert session.tour is None
    session.undo()
    session.undo()
    assert (session.tour, session.playback.position, session.sentence) == (tour, 7, sentence)
    assert not session.can_undo
    session.redo()
    assert session.request.board.missing == {(5, 5), (5, 4)}
    assert session.tour is None
    session.redo()
    assert session.request.board.missing == {(5, 5), (5, 4), (3, 3)}
    assert not session.can_redo


def test_another_stroke_after_undo_leaves_nothing_to_redo(session: KnightSession) -> None:
    session.draw()
    stroke(session.drawing, (0, 0))
    session.undo()
    stroke(session.drawing, (1, 1))
    assert not session.can_redo
    session.undo()
    assert session.request.board == Board(6, 6)


def test_ends_on_erased_squares_are_dropped_and_come_back_with_undo(session: KnightSession) -> None:
    session.end_on((0, 0))
    session.draw()
    stroke(session.drawing, (0, 0))
    assert session.request.end is None
    session.undo()
    assert session.request.end == (0, 0)


def test_no_search_runs_while_one_draws(session: KnightSession) -> None:
    session.show_board(Board(8, 8))
    session.count()
    session.draw()
    assert not session.runner.busy


def test_a_search_ends_the_drawing(session: KnightSession, qtbot: QtBot) -> None:
    session.draw()
    find(qtbot, session, (0, 0))
    assert not session.drawing.active


def test_playing_ends_the_drawing_and_drawing_leaves_the_game(session: KnightSession) -> None:
    session.draw()
    session.play_by_hand(True)
    assert not session.drawing.active
    session.choose_square((0, 0))
    session.draw()
    assert (session.playing, session.drawing.active) == (False, True)


def test_a_document_ends_the_drawing(session: KnightSession) -> None:
    session.draw()
    session.show_document(KnightDocument(Board(5, 5), None, False, ()))
    assert not session.drawing.active
    assert session.requested_board.shown == Board(5, 5)


def test_an_emptied_board_is_drawn_on_and_nothing_is_searched_on_it(session: KnightSession) -> None:
    session.draw()
    session.drawing.clear()
    assert session.requested_board.shown.size == 0
    session.search()
    session.count()
    assert not session.runner.busy
    stroke(session.drawing, (2, 2), (2, 4))
    assert session.request.board.size == 3
    session.undo()
    assert session.requested_board.shown.size == 0
    session.undo()
    assert session.requested_board.shown == Board(6, 6)


def test_leaving_an_empty_drawing_brings_the_board_before_back(session: KnightSession) -> None:
    session.draw()
    stroke(session.drawing, (0, 0))
    session.drawing.clear()
    session.finish_drawing()
    assert session.requested_board.shown == Board(6, 6, frozenset({(0, 0)}))


def test_another_size_keeps_the_shape_while_one_draws(session: KnightSession) -> None:
    session.draw()
    stroke(session.drawing, (5, 0))
    session.requested_board.choose_size(7, 7)
    assert not session.request.board.has((6, 0))
    assert session.request.board.size == 35
    session.undo()
    assert session.request.board.missing == {(5, 0)}
    session.finish_drawing()
    session.requested_board.choose_size(7, 7)
    assert session.request.board == Board(7, 7)


def test_a_board_chosen_while_one_draws_can_be_undone(session: KnightSession) -> None:
    session.draw()
    stroke(session.drawing, (0, 0))
    session.choose_board(Board(8, 8), None)
    assert session.drawing.active
    stroke(session.drawing, (1, 1))
    session.undo()
    session.undo()
    assert session.request.board.missing == {(0, 0)}


@given(
    st.lists(
        st.tuples(st.sampled_from(Symmetry), st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1)),
        max_size=5,
    )
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
def test_undo_restores_every_board_exactly_and_redo_brings_it_again(
    session: KnightSession, strokes: list[tuple[Symmetry, list[Square]]]
) -> None:
    session.finish_drawing()
    session.set_request(TourRequest(Board(6, 6)))
    session.draw()
    boards = [session.drawing.board]
    for symmetry, squares in strokes:
        session.drawing.choose_symmetry(symmetry)
        stroke(session.drawing, *squares)
        if session.drawing.board != boards[-1]:
            boards.append(session.drawing.board)
    for board in boards[-2::-1]:
        session.undo()
        assert session.drawing.board == board
    for board in boards[1:]:
        session.redo()
        assert session.drawing.board == board
