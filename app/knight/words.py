"""What the knight's page says: squares, tours and reasons in the user's words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.knight.repositories import KEPT_SQUARES
from app.knight.request import End
from app.own_search.words import work_done
from app.search.counters import CounterWords
from app.ui.painting.line_parts import PARTS
from app.ui.widgets.actions import action_key
from app.ui.widgets.lists import Lines
from app.ui.words.messages import listed, translated
from app.ui.words.numbers import duration, grouped, plural, unbroken
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import RefusedStarts
from solvers.knight.notation import chess_name
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.warnsdorff.ties import Tie
from solvers.message import Message
from solvers.search import Progress


def tie_title(tie: Tie) -> str:
    """A tie-break, short enough for a button."""
    return {
        Tie.ORDER: QCoreApplication.translate("Ties", "Fixed order"),
        Tie.ROTH: QCoreApplication.translate("Ties", "Outermost first (Roth)"),
        Tie.POHL: QCoreApplication.translate("Ties", "One move ahead (Pohl)"),
        Tie.RANDOM: QCoreApplication.translate("Ties", "Random"),
    }[tie]


def tour_sentence(
    tour: Tour, closed: bool, number: int, visited: int, seconds: float, rotations: int = 0, memory: int = 0
) -> str:
    """What was found, in one sentence; `number` counts the tours of one search from 1.

    Without `rotations` of a path nothing is said of them; `memory` is that of a search of the person's own.
    """
    time = unbroken(duration(seconds))
    if memory:
        search = work_done(visited, seconds, memory)
    elif rotations:
        search = plural(
            "Knight",
            "the search entered {number} squares and made {rotations} in {time}",
            visited,
            rotations=plural("Knight", "{number} rotations", rotations),
            time=time,
        )
    else:
        search = plural("Knight", "the search entered {number} squares in {time}", visited, time=time)
    text = (
        QCoreApplication.translate("Knight", "{tour}; {search}")
        if tour.board.size <= KEPT_SQUARES
        else QCoreApplication.translate("Knight", "{tour}, too large for the history; {search}")
    )
    return text.format(tour=_tour_said(tour, closed, number), search=search)


def kept_tour_sentence(tour: Tour, closed: bool) -> str:
    """That a tour is shown which was found another day."""
    return QCoreApplication.translate("Knight", "{tour}, saved earlier").format(tour=_tour_said(tour, closed, 1))


def tour_not_kept_sentence(squares: int) -> str:
    """That the tour which was shown last time is not there any more."""
    return plural(
        "Knight", "The tour shown last time, of {number} squares, was too large to be saved: find it again.", squares
    )


def _tour_said(tour: Tour, closed: bool, number: int) -> str:
    """Which tour it is of a search, how long, and its ends."""
    rows, translate = tour.board.rows, QCoreApplication.translate
    text = {
        (True, True): translate("Knight", "Closed tour of {squares} squares from {start} to {end} and back"),
        (True, False): translate("Knight", "Tour of {squares} squares from {start} to {end}"),
        (False, True): translate(
            "Knight", "Closed tour no. {number}: {squares} squares from {start} to {end} and back"
        ),
        (False, False): translate("Knight", "Tour no. {number}: {squares} squares from {start} to {end}"),
    }[number == 1, closed]
    if tour.board.size == 1:
        text = translate("Knight", "Tour of the only square, {start}")
    return text.format(
        number=grouped(number),
        squares=grouped(tour.board.size),
        start=chess_name(tour.start, rows),
        end=chess_name(tour.end, rows),
    )


def no_tour_sentence(reason: Message) -> str:
    """That there is no tour, and why."""
    return QCoreApplication.translate("Knight", "No tour: {reason}").format(reason=translated(reason))


def given_up_sentence(reason: Message) -> str:
    """That a search goes no further without a proof that nothing is left to find, and why."""
    return QCoreApplication.translate("Knight", "The search ends here: {reason}").format(reason=translated(reason))


def all_searched_sentence(found: int, visited: int) -> str:
    """That a search has come to its end after so many tours."""
    if found:
        return plural("Knight", "No more tours: the search is complete, with {number} squares entered", visited)
    return plural("Knight", "No tour: the search is complete, with {number} squares entered", visited)


def remark_said(title: str, remark: Message) -> str:
    """What a method of this title has to say on its way, as which other method it chose, and why."""
    return QCoreApplication.translate("Knight", "{method}: {remark}").format(method=title, remark=translated(remark))


def searching_sentence(request: TourRequest) -> str:
    """That a search is under way."""
    start, end = _end_names(request)
    text = {
        (True, True): QCoreApplication.translate("Knight", "Searching from {start} to {end}…"),
        (True, False): QCoreApplication.translate("Knight", "Searching from {start}…"),
        (False, True): QCoreApplication.translate("Knight", "Searching for a tour that ends on {end}…"),
        (False, False): QCoreApplication.translate("Knight", "Searching…"),
    }[bool(start), bool(end)]
    return text.format(start=start, end=end)


def _end_names(request: TourRequest) -> tuple[str, str]:
    """The names of the start and of the end that are asked for; empty for any."""
    start, end = (
        "" if square is None else chess_name(square, request.board.rows) for square in (request.start, request.end)
    )
    return start, end


def asked_end_sentence(end: End) -> str:
    """What to do so that a tour gets one of its ends."""
    text = (
        QCoreApplication.translate("Knight", "Click the start square on the board; {key} to cancel")
        if end is End.START
        else QCoreApplication.translate("Knight", "Click the end square on the board; {key} to cancel")
    )
    return text.format(key=action_key("stop"))


def opened_sentence() -> str:
    """That a tour is shown which was opened from a file or a text."""
    return QCoreApplication.translate("Opening", "Tour opened; every step has been checked.")


def first_step_sentence(known: RefusedStarts, request: TourRequest) -> str:
    """What to do first on a board, or why there is nothing to do."""
    if known.everywhere is not None:
        return no_tour_sentence(known.everywhere)
    if request.start is not None and request.start in known.reasons:
        return no_tour_sentence(known.reasons[request.start])
    if request.start is not None or request.end is not None:
        return _ends_sentence(request)
    if known.reasons:
        return QCoreApplication.translate(
            "Knight", "Click a square to find a tour from it; no tour starts on a marked one."
        )
    return QCoreApplication.translate("Knight", "Click a square to find a tour from it.")


def cleared_sentence(names: Sequence[str]) -> str:
    """That these ends of the tour are not on the board of another size."""
    return QCoreApplication.translate(
        "Knight", "This board has no {squares}: choose the start and the end anew."
    ).format(squares=listed(names))


def _ends_sentence(request: TourRequest) -> str:
    """That tours are to have the ends that were chosen, and what to do next."""
    start, end = _end_names(request)
    translate = QCoreApplication.translate
    text = {
        (True, True): translate("Knight", "The tour will go from {start} to {end}: press {key} to find one."),
        (False, True): translate("Knight", "The tour will end on {end}: click the square to start from."),
        (True, False): translate("Knight", "The tour will start on {start}: press {key} to find one."),
    }[bool(start), bool(end)]
    return text.format(start=start, end=end, key=action_key("search"))


def square_hint(square: Square, board: Board, known: RefusedStarts) -> str:
    """What clicks on a square do, or why no tour starts there."""
    if square in known.reasons:
        return no_tour_sentence(known.reasons[square])
    if board.has(square):
        text = QCoreApplication.translate(
            "Knight", "{square}: click to start a tour here, Shift+click to end it here, right-click for more"
        )
    else:
        text = QCoreApplication.translate("Knight", "{square} is removed: right-click to restore it")
    return text.format(square=chess_name(square, board.rows))


class VisitLines(Lines):
    """A line for each visit of a tour: its number and its square; of a closed tour the way back too.

    A line is made when somebody asks for it.
    """

    def __init__(self, tour: Tour, closed: bool) -> None:
        self._tour = tour
        self._closed = closed

    def __len__(self) -> int:
        return len(self._tour.order) + self._closed

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        board, order = self._tour.board, self._tour.order
        if number == len(order):
            return QCoreApplication.translate("Knight", "back to {start}").format(
                start=chess_name(self._tour.start, board.rows)
            )
        return f"{number + 1}{PARTS}{chess_name(board.square(order[number]), board.rows)}"


def visited_title(progress: Progress) -> str:
    """What a search visits: squares, or the states of a count that passes over the board line by line."""
    return (
        QCoreApplication.translate("KnightPage", "States expanded")
        if progress.frontier
        else QCoreApplication.translate("KnightPage", "Squares entered")
    )


def counter_words() -> CounterWords:
    """Of all the methods that search for tours."""
    translate = QCoreApplication.translate
    return {
        "pushes": (
            translate("Counters", "Pushes"),
            translate("Counters", "Squares pushed onto the stack: moves forward"),
        ),
        "pops": (
            translate("Counters", "Pops"),
            translate("Counters", "Squares popped off the stack: moves back"),
        ),
        "calls": (
            translate("Counters", "Calls"),
            translate("Counters", "How often visit was called: moves forward"),
        ),
        "returns": (
            translate("Counters", "Returns"),
            translate("Counters", "How often visit returned: moves back"),
        ),
        "iterations": (
            translate("Counters", "Iterations"),
            translate("Counters", "How often the loop ran: each time a push, a pop, or a direction tried in vain"),
        ),
        "deepest": (
            translate("Counters", "Deepest path"),
            translate("Counters", "The most squares on any path so far; that path is dashed on the board"),
        ),
        "steps_back": (
            translate("Counters", "Backtracks"),
            translate("Counters", "Moves undone because no tour follows from them"),
        ),
        "cut_off": (
            translate("Counters", "Pruned"),
            translate("Counters", "Paths pruned because the unvisited squares can no longer be joined into a tour"),
        ),
        "tours": (translate("Counters", "Tours"), translate("Counters", "Tours found so far")),
        "rotations": (
            translate("Counters", "Rotations"),
            translate(
                "Counters",
                "How often a part of the path was reversed to give it another end, so that it could grow or to shuffle "
                "a tour",
            ),
        ),
        "restarts": (
            translate("Counters", "Restarts"),
            translate("Counters", "Paths abandoned because rotations no longer extended them"),
        ),
        "tiles": (
            translate("Counters", "Tiles placed"),
            translate(
                "Counters",
                "Small tours placed side by side, each joined to the tour so far; in the end the whole "
                "tour is read off from its start",
            ),
        ),
        "attempts": (
            translate("Counters", "Attempts"),
            translate(
                "Counters",
                "Tries with the rule; after a dead end it tries again with another tie-break",
            ),
        ),
    }
