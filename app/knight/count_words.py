"""What is said of counting tours: what it will take, how far it has come, and how many there are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.knight.piece_words import sized_name, symmetry_name
from app.ui.words.messages import joined, listed, translated
from app.ui.words.numbers import data_size, duration, grouped, percent, plural, rough_duration, unbroken
from solvers.knight.counting.estimate import CountEstimate, CountProgress
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourCount, TourRequest
from solvers.message import Message

MOST_NAMED = 8
"""How many missing squares are named; of more only the number is told."""


def counting_sentence(request: TourRequest) -> str:
    """That tours are being counted, and which."""
    tours = (
        QCoreApplication.translate("KnightCount", "closed tours")
        if request.closed
        else QCoreApplication.translate("KnightCount", "open tours")
    )
    return QCoreApplication.translate("KnightCount", "Counting {tours}…").format(tours=_which(tours, request))


def count_sentence(count: TourCount, seconds: float) -> str:
    """How many tours of which sort, counted how, and by whom where not by this program."""
    request = count.request
    said = _with_directions(_which(_number_of_tours(count), request), count)
    if count.classes is not None:
        said = QCoreApplication.translate("KnightCount", "{count}; {classes} up to rotation and reflection").format(
            count=said, classes=grouped(count.classes)
        )
    if count.source is not None:
        return QCoreApplication.translate("KnightCount", "{count} ({source})").format(
            count=said, source=translated(count.source)
        )
    return QCoreApplication.translate("KnightCount", "{count}; counted in {time}").format(
        count=said, time=unbroken(duration(seconds))
    )


def not_counted_sentence(reason: Message) -> str:
    """That the tours cannot be counted here, and why."""
    return QCoreApplication.translate("KnightCount", "Not counted: {reason}").format(reason=translated(reason))


def estimate_sentence(expected: CountEstimate, built_in: int | None = None) -> str:
    """What a count will take; with the memory of the computer where it takes more than counts usually may."""
    said = QCoreApplication.translate("KnightCount", "The count will take about {time} and {memory} of memory.").format(
        time=unbroken(rough_duration(expected.seconds)), memory=_size(expected.memory_bytes)
    )
    if built_in is None:
        return said
    text = QCoreApplication.translate("KnightCount", "This computer has {memory}.")
    return joined([said, text.format(memory=_size(built_in))])


def too_large_sentence(expected: CountEstimate, built_in: int | None) -> str:
    """That a count would take more memory than there is, and what can be done."""
    text = QCoreApplication.translate(
        "KnightCount",
        "The count would take about {memory} of memory, too much for this computer: choose a smaller or narrower "
        "board.",
    )
    if built_in is not None:
        text = QCoreApplication.translate(
            "KnightCount",
            "The count would take about {memory} of memory, too much for this computer with {built_in}: choose a "
            "smaller or narrower board.",
        )
    return text.format(memory=_size(expected.memory_bytes), built_in=_size(built_in or 0))


def more_memory_sentence(allowed: int, built_in: int) -> str:
    """That a count which has taken what counts usually may can go on with more memory, and with how much."""
    return QCoreApplication.translate(
        "KnightCount",
        "The count needs more memory: it can resume with up to {allowed} of the {memory} of this computer.",
    ).format(allowed=_size(allowed), memory=_size(built_in))


def progress_sentence(progress: CountProgress) -> str:
    """How far a count is, in two lines: the share that is done and the time left, then what goes on and the states."""
    done = share_done(progress.share)
    if progress.seconds_left is not None:
        done = QCoreApplication.translate("KnightCount", "{share} · about {time} left").format(
            share=done, time=unbroken(rough_duration(progress.seconds_left))
        )
    if progress.joining:
        states = plural("KnightCount", "Joining the two sides · {number} states", progress.frontiers)
        return f"{done}\n{states}"
    passed = plural(
        "KnightCount",
        "Passed {passed} of {squares} squares · {number} states",
        progress.frontiers,
        passed=grouped(progress.passed),
        squares=grouped(progress.squares),
    )
    return f"{done}\n{passed}"


def share_done(share: float) -> str:
    """How much of a count is done, in whole per cent; it is not all done before the end."""
    return percent(min(int(100 * share), 99) / 100)


def stopped_sentence(share: float | None = None) -> str:
    """That a count was stopped; how far it had come, where it can go on from there."""
    if share is None:
        return QCoreApplication.translate("KnightCount", "The count was stopped.")
    return QCoreApplication.translate(
        "KnightCount", "The count was stopped at {share}. You can resume it later."
    ).format(share=share_done(share))


def kept_sentence(share: float) -> str:
    """That a count was stopped another time and can go on."""
    return QCoreApplication.translate(
        "KnightCount", "A count of these tours was stopped at {share}. You can resume it."
    ).format(share=share_done(share))


def discarded_sentence() -> str:
    """That what was kept of a stopped count is gone."""
    return QCoreApplication.translate("KnightCount", "The stopped count was discarded.")


def _size(size: int) -> str:
    return unbroken(data_size(size))


def _number_of_tours(count: TourCount) -> str:
    closed = count.request.closed
    number = count.undirected if closed and count.undirected is not None else count.directed
    if number == 0:
        return (
            QCoreApplication.translate("KnightCount", "No closed tours")
            if closed
            else QCoreApplication.translate("KnightCount", "No open tours")
        )
    if closed:
        return plural("KnightCount", "{number} closed tours", number)
    return plural("KnightCount", "{number} open tours", number)


def _which(tours: str, request: TourRequest) -> str:
    """The tours with their symmetry, their ends, the piece and the edges, and the missing squares."""
    board, rows, missing = request.board, request.board.rows, sorted(request.board.missing)
    if request.symmetry is not None:
        tours = QCoreApplication.translate("KnightCount", "{tours} with {symmetry}").format(
            tours=tours, symmetry=symmetry_name(request.symmetry)
        )
    if not board.is_usual:
        tours = QCoreApplication.translate("KnightCount", "{tours} on {board}").format(
            tours=tours, board=sized_name(board)
        )
    start, end = ("" if square is None else chess_name(square, rows) for square in (request.start, request.end))
    if start and end:
        tours = QCoreApplication.translate("KnightCount", "{tours} from {start} to {end}").format(
            tours=tours, start=start, end=end
        )
    elif start:
        tours = QCoreApplication.translate("KnightCount", "{tours} from {start}").format(tours=tours, start=start)
    elif end:
        tours = QCoreApplication.translate("KnightCount", "{tours} ending on {end}").format(tours=tours, end=end)
    if len(missing) > MOST_NAMED:
        return QCoreApplication.translate("KnightCount", "{tours} on the board without {number} squares").format(
            tours=tours, number=grouped(len(missing))
        )
    if missing:
        names = listed(chess_name(square, rows) for square in missing)
        return QCoreApplication.translate("KnightCount", "{tours} on the board without {squares}").format(
            tours=tours, squares=names
        )
    return tours


def _with_directions(said: str, count: TourCount) -> str:
    """How often the two directions of a tour were counted, where both are meant."""
    if count.directed < 2 or count.undirected is None:
        return said
    if not count.request.closed:
        return QCoreApplication.translate("KnightCount", "{count}, counting both directions").format(count=said)
    return QCoreApplication.translate("KnightCount", "{count}, or {directed} counting both directions").format(
        count=said, directed=grouped(count.directed)
    )
