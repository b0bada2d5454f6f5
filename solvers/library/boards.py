"""The knight's tour: boards, tours, how many there are, and why there is none."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing

from solvers.knight.board import Board, Square
from solvers.knight.counting import counting
from solvers.knight.engines import ENGINES
from solvers.knight.notation import parse_board
from solvers.knight.tour import Tour, TourCount, TourRequest, TourSymmetry, reason_of
from solvers.library.problems import Method, method_of, squares_on
from solvers.message import Message
from solvers.search import Drive, Found, Search, only_answer


def board(size: str = "8x8", missing: Iterable[str | Square] = (), piece: str = "knight", wrap: str = "none") -> Board:
    """A board of so many rows and columns, without some squares; raises `InputError`.

    Squares are named as in chess, "a1" at the bottom left, or given as (row, column) from (0, 0) at the top left. The
    piece is named, such as "camel", or told by its leaps, such as "1,4" or "1,2+0,1"; `wrap` says which edges are
    joined: "none", "columns" or "both".

    >>> import solvers
    >>> solvers.board("3x4", missing=["a1", (0, 0)]).size
    10
    >>> print(solvers.tour(solvers.board("3x4", piece="king"), start="a3", closed=True).closed)
    True
    >>> print(solvers.why_no_tour(solvers.board("4x4"), closed=True) is None)
    False
    >>> print(solvers.why_no_tour(solvers.board("4x4", wrap="both"), closed=True))
    None
    """
    return parse_board(size, missing, piece, wrap)


def tour(
    board: Board | str = "8x8",
    start: str | Square | None = None,
    end: str | Square | None = None,
    closed: bool = False,
    engine: Method = "automatic",
    seed: int = 0,
    symmetry: str | None = None,
) -> Tour | None:
    """A tour of a board, from any square to any where none is given; None where it is proven that there is none.

    A closed tour ends a move from where it starts. `engine` is the name of a method, as the command `engines` lists
    them, or a search of one's own; `seed` is for the methods that choose at random. `symmetry` is "half-turn" or
    "quarter-turn" for closed tours that stay the same when the board is turned so. Raises `InputError`, and `GivenUp`
    where an engine gives up.

    >>> import solvers
    >>> tour = solvers.tour("5x5", start="a1")
    >>> tour.squares[0], tour.closed
    ((4, 0), False)
    >>> tour.verify()
    >>> print(solvers.tour("3x4"))
     1  4  7 10
    12  9  2  5
     3  6 11  8
    >>> solvers.tour("6x6", symmetry="quarter-turn").closed
    True
    """
    with closing(tours(board, start, end, closed, engine, seed, symmetry)) as found:
        return next(found, None)


def tours(
    board: Board | str = "8x8",
    start: str | Square | None = None,
    end: str | Square | None = None,
    closed: bool = False,
    engine: Method = "automatic",
    seed: int = 0,
    symmetry: str | None = None,
) -> Generator[Tour, None, None]:
    """The tours of a board one after another, each searched for when it is asked for; `close` ends the search.

    They are all where there is an end. Raises `GivenUp` where an engine gives up before it knows that; the rest is as
    for `tour`.

    >>> import solvers
    >>> len(list(solvers.tours("3x4", engine="all-tours")))
    16
    >>> len(list(solvers.tours("6x6", symmetry="quarter-turn")))
    10
    """
    return _each(method_of(ENGINES, engine).start(_request(board, start, end, closed, seed, symmetry)))


def count(
    board: Board | str,
    start: str | Square | None = None,
    end: str | Square | None = None,
    closed: bool = False,
    memory: int = 2_000_000_000,
    symmetry: str | None = None,
) -> TourCount:
    """How many tours a board has, which may take long; `memory` is how many bytes that may take.

    `symmetry` is as for `tour`. Raises `InputError`, and `GivenUp` where it would take more.

    >>> import solvers
    >>> print(solvers.count("6x6", closed=True))
    19,724 closed tours, counting both directions
    9,862 counting each tour once
    1,245 counting those once that rotations and reflections lead to each other
    >>> solvers.count("5x5", start="a1").directed
    304
    >>> solvers.count("6x6", symmetry="half-turn").undirected
    78
    """
    return only_answer(counting.count(_request(board, start, end, closed, symmetry=symmetry), memory))


def why_no_tour(
    board: Board | str,
    start: str | Square | None = None,
    end: str | Square | None = None,
    closed: bool = False,
) -> Message | None:
    """Why a board has no tour, in a sentence that `print` writes; None where it has one.

    Searches where no argument is known. Raises `InputError`, and `GivenUp` where that proves nothing.

    >>> import solvers
    >>> print(solvers.why_no_tour("3x3"))
    no move leads to b2
    >>> print(solvers.why_no_tour("3x4"))
    None
    """
    with closing(Drive(ENGINES[0].start(_request(board, start, end, closed)))) as drive:
        event = drive.next_answer()
    if isinstance(event, Found):
        return None
    event.check_proved()
    return reason_of(event)


def _request(
    board: Board | str,
    start: str | Square | None,
    end: str | Square | None,
    closed: bool,
    seed: int = 0,
    symmetry: str | None = None,
) -> TourRequest:
    place = board if isinstance(board, Board) else parse_board(board)
    first, last = squares_on(place, start, end)
    turn = None if symmetry is None else TourSymmetry.parse(symmetry)
    return TourRequest(place, first, last, closed or turn is not None, seed, turn)


def _each(search: Search[Tour]) -> Generator[Tour, None, None]:
    with closing(Drive(search)) as drive:
        while isinstance(event := drive.next_answer(), Found):
            yield event.answer
    event.check_proved()
