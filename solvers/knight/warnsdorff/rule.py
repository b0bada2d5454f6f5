"""Warnsdorff's rule one step at a time, with what there is to choose from at each; the lessons show it.

`warnsdorff_kernel` finds the same paths a million times faster, without the choices. How far a path by the rule could
still have become a tour, `last_completable_prefix` finds.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from solvers.knight.board import Board, Path, Square
from solvers.knight.play import KnightGame
from solvers.knight.portfolio import continue_with
from solvers.knight.warnsdorff.ties import Tie
from solvers.search import Found, Progress, Search, last_answer


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """One step of the rule.

    `exits` maps each square that the knight can go to, in the order of the moves, to the number of its onward
    moves; `tied` are the squares with the fewest; `taken` is the one of them that the tie-break decides for.
    """

    exits: dict[Square, int]
    tied: tuple[Square, ...]
    taken: Square


class Rule:
    """The rule with one tie-break; a random tie depends on `seed` and the path alone."""

    def __init__(self, board: Board, tie: Tie, seed: int = 0) -> None:
        self._board = board
        self._tie = tie
        self._seed = seed

    def choice(self, path: Path) -> RuleChoice | None:
        """The step after a path of at least one square; None in a dead end and after a tour."""
        visited = set(path)
        exits = {square: self._exits(square, visited) for square in self._open(path[-1], visited)}
        if not exits:
            return None
        fewest = min(exits.values())
        tied = tuple(square for square, number in exits.items() if number == fewest)
        return RuleChoice(exits, tied, self._taken(tied, path, visited))

    def follow(self, path: Path) -> Path:
        """The path with every step that the rule adds until it has a tour or is in a dead end."""
        while (choice := self.choice(path)) is not None:
            path = (*path, choice.taken)
        return path

    def _taken(self, tied: Path, path: Path, visited: set[Square]) -> Square:
        match self._tie:
            case Tie.ORDER:
                return tied[0]
            case Tie.ROTH:
                return max(tied, key=self._from_centre)
            case Tie.POHL:
                return min(tied, key=lambda square: self._exits_beyond(square, visited))
            case Tie.RANDOM:
                return Random(f"{self._seed} {path}").choice(tied)

    def _open(self, square: Square, visited: set[Square]) -> Iterator[Square]:
        return (target for target in self._board.neighbours(square) if target not in visited)

    def _exits(self, square: Square, visited: set[Square]) -> int:
        return sum(1 for _ in self._open(square, visited))

    def _exits_beyond(self, square: Square, visited: set[Square]) -> int:
        """The sum of the exits of all squares that can be reached from this one (Pohl 1967)."""
        return sum(self._exits(beyond, visited) for beyond in self._open(square, visited))

    def _from_centre(self, square: Square) -> int:
        """Four times the squared distance from the centre of the board."""
        row, column = square
        return (2 * row - self._board.rows + 1) ** 2 + (2 * column - self._board.columns + 1) ** 2


def random_walk(board: Board, path: Path, seed: int) -> Path:
    """The path with random moves to squares not yet visited, until there is none."""
    random = Random(seed)
    while targets := [square for square in board.neighbours(path[-1]) if square not in path]:
        path = (*path, random.choice(targets))
    return path


def exits_left(board: Board, path: Path) -> dict[Square, int]:
    """For every square not visited the number of its neighbours not visited; the knight's own square counts as one.

    The knight's square counts because the knight can come to its neighbours from there.
    """
    closed = set(path[:-1])
    free = [square for square in board.squares if square not in path]
    return {square: sum(target not in closed for target in board.neighbours(square)) for square in free}


def forced_ends(exits: Mapping[Square, int]) -> list[Square]:
    """The squares with fewer than two `exits_left`, which only the end of a tour can be."""
    return [square for square, number in exits.items() if number < 2]


def provably_lost(exits: Mapping[Square, int]) -> bool:
    """Whether `exits_left` prove that the path cannot become a tour; False proves nothing.

    It cannot where two squares would have to be its end, or where one has no exit at all.
    """
    return len(forced_ends(exits)) > 1 or 0 in exits.values()


@dataclass(frozen=True, slots=True)
class CompletablePrefix:
    """The first `kept` squares of a path can become `tour`; one square more, and it is proved that they cannot.

    `kept` is 0 and `tour` empty where the first square already starts no tour.
    """

    kept: int
    tour: Path


def last_completable_prefix(board: Board, path: Sequence[Square]) -> Search[CompletablePrefix]:
    """Find how far a path into a dead end could be followed and still become a tour.

    From the dead end back, one square at a time, a complete search looks for a tour through the squares not visited.
    The first prefix for which it finds one is the last completable prefix, since every shorter one is completable too.
    Raises `InputError` where it is not a path of a knight.
    """
    game = KnightGame(board)
    for square in path:
        game.visit(square)
    return _prefix_of(game)


def _prefix_of(game: KnightGame) -> Search[CompletablePrefix]:
    visited = 0
    while game.now:
        visited, rest = yield from _continuation(game, visited)
        if rest is not None:
            return (yield from last_answer(CompletablePrefix(game.now, (*game.path[:-1], *rest)), visited))
        game.go_to(game.now - 1)
    return (yield from last_answer(CompletablePrefix(0, ()), visited))


def _continuation(game: KnightGame, before: int) -> Generator[Progress, None, tuple[int, Path | None]]:
    """Returns the squares visited so far, and a path from the knight through all squares left, None without one."""
    from solvers.knight.backtracking import complete  # and with it numpy, in the thread that searches

    visited = before
    for event in continue_with(complete.search(game.rest()), before):
        visited = event.visited
        if isinstance(event, Found):
            return visited, event.answer.squares
        yield replace(event, depth=game.now)
    return visited, None
