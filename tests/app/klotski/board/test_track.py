"""Pieces followed along a path."""

from __future__ import annotations

import pytest

from app.klotski.board.track import KlotskiTrack, along
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Step

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ROUND = Step(PieceKind.SOLDIER, ((3, 1), (4, 1), (4, 2)))
AFTER = Step(PieceKind.SOLDIER, ((3, 2), (3, 1)))


def test_each_piece_keeps_its_place_in_the_list_while_it_moves() -> None:
    track = KlotskiTrack(LAYOUT, [ROUND, AFTER])
    first, second = (index for index, piece in enumerate(LAYOUT.pieces) if piece.square in ((3, 1), (3, 2)))
    assert track.movers == [first, second]
    assert track.squares(2)[first] == (4, 2)
    assert track.squares(2)[second] == (3, 1)
    assert track.length == 2


def test_a_moment_between_two_steps_lies_on_the_path_round_the_corner() -> None:
    track = KlotskiTrack(LAYOUT, [ROUND])
    mover = track.movers[0]
    assert track.places(0.0)[mover] == (3.0, 1.0)
    assert track.places(0.5)[mover] == (4.0, 1.0)
    row, column = track.places(0.25)[mover]
    assert 3.0 < row < 4.0
    assert column == 1.0
    assert track.places(1.0)[mover] == (4.0, 2.0)
    still = [place for index, place in enumerate(track.places(0.4)) if index != mover]
    assert still == [place for index, place in enumerate(track.places(0.0)) if index != mover]


def test_the_layout_after_some_steps_is_the_layout_the_steps_lead_to() -> None:
    track = KlotskiTrack(LAYOUT, [ROUND, AFTER])
    assert str(track.layout_at(2)) == "VAAV/VAAV/VHHV/VS.V/S.SS"
    assert track.layout_at(0) == LAYOUT


@pytest.mark.parametrize(("part", "place"), [(0.0, (0, 0)), (0.25, (0.5, 0)), (0.75, (1, 0.5)), (1.0, (1, 1))])
def test_along_a_path_with_a_corner(part: float, place: tuple[float, float]) -> None:
    assert along([(0, 0), (1, 0), (1, 1)], part) == place
