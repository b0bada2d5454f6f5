"""The last completable prefix of a path into a dead end."""

from __future__ import annotations

import pytest

from solvers.knight.board import Board, Path, Square
from solvers.knight.tour import Tour
from solvers.knight.warnsdorff.rule import CompletablePrefix, Rule, last_completable_prefix
from solvers.knight.warnsdorff.ties import Tie
from solvers.message import InputError
from solvers.search import Drive, Found
from tests.solvers.knight.asking import whole
from tests.solvers.knight.every_tour import every_path
from tests.solvers.knight.rules import assert_tour

E3 = (5, 4)


def prefix_of(board: Board, path: Path) -> CompletablePrefix:
    found = Drive(last_completable_prefix(board, path)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def has_tour(board: Board, path: Path) -> bool:
    """Whether any path through the rest goes on from this path, by trying them all."""
    rest = Board(board.rows, board.columns, board.missing | set(path[:-1]))
    return next(every_path(rest, path[-1]), None) is not None


@pytest.mark.parametrize(
    ("board", "start"), [(whole(5, 5), (4, 2)), (whole(6, 6), (2, 3)), (whole(8, 8), E3)], ids=["c1", "d4", "e3"]
)
def test_one_square_farther_every_continuation_has_been_tried(board: Board, start: Square) -> None:
    path = Rule(board, Tie.ORDER).follow((start,))
    assert len(path) < board.size
    prefix = prefix_of(board, path)
    assert prefix.tour[: prefix.kept] == path[: prefix.kept]
    assert_tour(Tour.of(board, prefix.tour))
    assert not has_tour(board, path[: prefix.kept + 1])


def test_on_the_chessboard_from_e3_a_tie_decides() -> None:
    path = Rule(whole(8, 8), Tie.ORDER).follow((E3,))
    prefix = prefix_of(whole(8, 8), path)
    choice = Rule(whole(8, 8), Tie.ORDER).choice(path[: prefix.kept])
    assert (len(path), prefix.kept) == (60, 54)
    assert choice is not None
    assert set(choice.tied) == {(6, 1), (3, 0)}, "b2, which it takes, and a5"
    assert prefix.tour[prefix.kept] == (3, 0)


def test_where_no_tour_ever_was() -> None:
    assert prefix_of(whole(3, 3), ((0, 0), (1, 2), (2, 0))) == CompletablePrefix(0, ())


def test_a_whole_tour_is_its_own_prefix() -> None:
    tour = Rule(whole(8, 8), Tie.ROTH).follow((E3,))
    assert prefix_of(whole(8, 8), tour).kept == 64


def test_it_takes_paths_of_a_knight_only() -> None:
    with pytest.raises(InputError):
        last_completable_prefix(whole(8, 8), ((0, 0), (0, 1)))
