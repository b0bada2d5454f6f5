"""The last hope on a way into a dead end."""

from __future__ import annotations

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour
from solvers.knight.warnsdorff import last_completable_prefix as last_hope
from solvers.knight.warnsdorff.last_completable_prefix import LastHope
from solvers.knight.warnsdorff.rule import Rule, Way
from solvers.knight.warnsdorff.ties import Tie
from solvers.message import InputError
from solvers.search import Drive, Found
from tests.solvers.knight.asking import whole
from tests.solvers.knight.every_tour import every_path
from tests.solvers.knight.rules import assert_tour

E3 = (5, 4)


def hope_of(board: Board, way: Way) -> LastHope:
    found = Drive(last_hope.search(board, way)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def has_tour(board: Board, way: Way) -> bool:
    """Whether any path through the rest goes on from this way, by trying them all."""
    rest = Board(board.rows, board.columns, board.missing | set(way[:-1]))
    return next(every_path(rest, way[-1]), None) is not None


@pytest.mark.parametrize(
    ("board", "start"), [(whole(5, 5), (4, 2)), (whole(6, 6), (2, 3)), (whole(8, 8), E3)], ids=["c1", "d4", "e3"]
)
def test_one_square_farther_every_way_has_been_tried(board: Board, start: Square) -> None:
    way = Rule(board, Tie.ORDER).follow((start,))
    assert len(way) < board.size
    hope = hope_of(board, way)
    assert hope.tour[: hope.kept] == way[: hope.kept]
    assert_tour(Tour.of(board, hope.tour))
    assert not has_tour(board, way[: hope.kept + 1])


def test_on_the_chessboard_from_e3_a_tie_decides() -> None:
    way = Rule(whole(8, 8), Tie.ORDER).follow((E3,))
    hope = hope_of(whole(8, 8), way)
    choice = Rule(whole(8, 8), Tie.ORDER).choice(way[: hope.kept])
    assert (len(way), hope.kept) == (60, 54)
    assert choice is not None
    assert set(choice.tied) == {(6, 1), (3, 0)}, "b2, which it takes, and a5"
    assert hope.tour[hope.kept] == (3, 0)


def test_where_no_tour_ever_was() -> None:
    assert hope_of(whole(3, 3), ((0, 0), (1, 2), (2, 0))) == LastHope(0, ())


def test_a_whole_tour_keeps_its_hope() -> None:
    tour = Rule(whole(8, 8), Tie.ROTH).follow((E3,))
    assert hope_of(whole(8, 8), tour).kept == 64


def test_it_takes_ways_of_a_knight_only() -> None:
    with pytest.raises(InputError):
        last_hope.search(whole(8, 8), ((0, 0), (0, 1)))
