"""What is said of the board that is asked for, as long as no tour is on it."""

from __future__ import annotations

from app.knight.counting import TourCounting
from app.knight.found_tours import FoundTours
from app.knight.requested_board import RequestedBoard
from app.knight.riddle import Riddle, riddle_sentence
from app.knight.start_analysis import StartAnalysis
from app.knight.words import cleared_sentence, first_step_sentence, remark_said, tour_not_kept_sentence
from app.ui.words.language import current
from app.ui.words.messages import explained
from app.ui.words.numbers import plural
from solvers.knight.engines import ENGINES, KnightEngine
from solvers.knight.tour import TourRequest

IN_GOOD_TIME = {
    "depth-first": 36,
    "stack-static-degree": 64,
    "depth-first-pruned": 100,
    "complete": 10_000,
    "all-tours": 10_000,
    "random-closed": 250_000,
}
"""By the method, the squares of the largest square board, of those measured, on which it takes a few seconds at most.

All others are quick on every board that the window shows.
"""


def limit_sentence(engine: KnightEngine, request: TourRequest) -> str:
    """That a method does not take what is asked for, or usually takes too long on its board; empty where it does."""
    misfit, board = engine.misfit(request), request.board
    if misfit is not None:
        return remark_said(engine.words(current()).title, misfit)
    most = IN_GOOD_TIME.get(engine.name)
    if most is None or board.size <= most:
        return ""
    words = {"method": engine.words(current()).title, "default": ENGINES[0].words(current()).title}
    return plural(
        "Knight",
        "“{method}” usually takes too long on more than {number} squares; “{default}” chooses a quicker method.",
        most,
        **words,
    )


def board_sentence(
    asked: RequestedBoard,
    engine: KnightEngine,
    analysis: StartAnalysis,
    riddle: Riddle,
    tours: FoundTours,
    counting: TourCounting,
) -> str:
    """What is known of the board: why nothing can be said, its riddle, or what to do first.

    `engine` is the method that is chosen.
    """
    if asked.drawing.active:
        return ""  # the panel of the tools says it
    if tours.squares_not_kept:
        return tour_not_kept_sentence(tours.squares_not_kept)
    if analysis.failure is not None:
        return explained(analysis.failure)
    if riddle.present:
        return "" if riddle.reply else riddle_sentence()
    if asked.cleared_names:
        return cleared_sentence(asked.cleared_names)
    first = first_step_sentence(analysis.known, asked.request)
    limit = "" if analysis.known.everywhere else limit_sentence(engine, asked.request)
    return "\n".join(filter(None, (first, limit, counting.remark)))
