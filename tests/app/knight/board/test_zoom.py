"""The arithmetic of zooming: what stays where it is, what fits, and what the limits are."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.knight.board.zoom import LARGEST_SQUARE, SMALLEST_STRIP, BoardViewport, ZoomView

SIDES = st.integers(1, 2000)
LENGTHS = st.floats(100.0, 3000.0)
PARTS = st.floats(0.0, 1.0)
FACTORS = st.floats(0.05, 20.0)


def room_of(rows: int, columns: int, width: float, height: float) -> BoardViewport:
    return BoardViewport(rows, columns, width, height, min(width / columns, height / rows))


ROOMS = st.builds(room_of, SIDES, SIDES, LENGTHS, LENGTHS)


@st.composite
def looks(draw: st.DrawFn) -> tuple[BoardViewport, ZoomView]:
    """A room and something that is seen in it."""
    room = draw(ROOMS)
    view = room.fit()
    for _ in range(draw(st.integers(0, 3))):
        x, y = draw(PARTS) * room.width, draw(PARTS) * room.height
        view = room.zoomed(view, draw(FACTORS), x, y)
    return room, view


def is_within(room: BoardViewport, view: ZoomView) -> bool:
    """Whether a view keeps the limits."""
    wide, high = room.extent(view.side)
    slack = 1e-6 * max(room.rows, room.columns)
    return (
        room.least <= view.side <= room.most
        and -slack <= view.left <= room.columns - wide / view.side + slack
        and -slack <= view.top <= room.rows - high / view.side + slack
    )


@given(looks())
def test_every_view_keeps_the_limits(look: tuple[BoardViewport, ZoomView]) -> None:
    assert is_within(*look)


@given(looks(), FACTORS, PARTS, PARTS)
def test_what_is_under_the_pointer_stays_there(
    look: tuple[BoardViewport, ZoomView], factor: float, right: float, down: float
) -> None:
    room, view = look
    x, y = right * room.width, down * room.height
    after = room.zoomed(view, factor, x, y)
    wide, high = room.extent(after.side)
    assume(wide == room.width and high == room.height)  # a board smaller than the room stands in its middle
    before_at, after_at = room.place(view, x, y), room.place(after, x, y)
    at_edge = (
        after.left in (0.0, room.columns - wide / after.side),
        after.top in (0.0, room.rows - high / after.side),
    )
    for before, now, edge in zip(before_at, after_at, at_edge, strict=True):
        assert edge or now == pytest.approx(before, abs=1e-6 * max(room.rows, room.columns))


@given(looks())
def test_to_fit_is_the_same_done_once_or_twice(look: tuple[BoardViewport, ZoomView]) -> None:
    room, view = look
    smallest = room.zoomed(view, 1e-9, room.width / 2, room.height / 2)
    assert smallest == room.fit() == room.limited(room.fit())


@given(looks())
def test_in_and_out_again_comes_back_to_the_same_size(look: tuple[BoardViewport, ZoomView]) -> None:
    room, view = look
    assume(view.side * 1.25 <= room.most)
    middle = room.width / 2, room.height / 2
    assert room.zoomed(room.zoomed(view, 1.25, *middle), 0.8, *middle).side == pytest.approx(view.side)


@given(looks(), PARTS, PARTS, st.floats(0.0, 5.0))
def test_a_place_that_is_to_be_shown_is_seen(
    look: tuple[BoardViewport, ZoomView], across: float, down: float, margin: float
) -> None:
    room, view = look
    column, row = across * room.columns, down * room.rows
    shown = room.showing(view, column, row, margin)
    wide, high = room.extent(shown.side)
    slack = 1e-6 * max(room.rows, room.columns)
    assert shown.left - slack <= column <= shown.left + wide / shown.side + slack
    assert shown.top - slack <= row <= shown.top + high / shown.side + slack
    again = room.showing(shown, column, row, margin)
    assert (again.left, again.top) == pytest.approx((shown.left, shown.top), abs=slack)


@given(looks(), st.floats(-5000.0, 5000.0), st.floats(-5000.0, 5000.0))
def test_drawing_along_keeps_the_limits_and_the_size(
    look: tuple[BoardViewport, ZoomView], right: float, down: float
) -> None:
    room, view = look
    moved = room.moved(view, right, down)
    assert is_within(room, moved)
    assert moved.side == view.side


@given(ROOMS)
def test_a_new_board_is_seen_whole_unless_it_would_be_a_line(room: BoardViewport) -> None:
    first = room.first()
    shorter = min(room.rows, room.columns)
    assert first == room.fit() or first.side * shorter == pytest.approx(min(SMALLEST_STRIP, room.most * shorter))
    assert is_within(room, first)


def test_the_largest_squares_are_not_larger_than_that() -> None:
    room = room_of(8, 8, 700, 700)
    assert room.zoomed(room.fit(), 100.0, 0.0, 0.0).side == LARGEST_SQUARE
    assert room_of(1, 1, 700, 700).most == 700.0
