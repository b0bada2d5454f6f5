"""What the card says of a game of Klotski that was won, and what stands between that game and three stars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.klotski.analysis import Detour
from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.layouts.layout_names import layout_name
from app.klotski.words import counted
from app.puzzle.board.win_card import Win
from app.ui.words.numbers import clock_time, grouped, plural, spoken_stars
from solvers.klotski.catalogue.catalogue import Entry
from solvers.puzzles import MOST_STARS


def win_of(game: FinishedKlotskiGame, detours: Sequence[Detour], following: Entry | None) -> Win:
    """The card of a game that was won, where its line of play has these detours, and what Next leads to."""
    return Win(
        title=QCoreApplication.translate("Win", "Cao Cao is through the pass"),
        figures=win_figures(game),
        sentence=win_sentence(game, detours),
        stars=game.stars,
        stars_spoken="" if game.stars is None else spoken_stars(game.stars),
        has_curve=game.optimum is not None,
        has_detours=bool(detours),
        next_title="" if following is None else layout_name(following.names),
    )


def win_figures(game: FinishedKlotskiGame) -> str:
    """The steps, the fewest that there are, and the time."""
    if game.optimum is None:
        text = QCoreApplication.translate("Win", "{length} · {time}")
    elif game.strict:
        text = QCoreApplication.translate("Win", "{length} · best possible {best} · {time} · strict game")
    else:
        text = QCoreApplication.translate("Win", "{length} · best possible {best} · {time}")
    length, best = counted(game.length, game.metric), grouped(game.optimum or 0)
    return text.format(length=length, best=best, time=clock_time(game.seconds))


def win_sentence(game: FinishedKlotskiGame, detours: Sequence[Detour]) -> str:
    """What stands between the game and three stars, or that nothing does."""
    if game.relaxed:
        return QCoreApplication.translate("Win", "A relaxed game gives no stars.")
    if game.given:
        return QCoreApplication.translate("Win", "The program gave part of this solution, so it earns no stars.")
    if game.optimum is None:
        return QCoreApplication.translate("Win", "The fewest possible are not known yet, so there are no stars.")
    if game.stars is None:
        return QCoreApplication.translate(
            "Win", "What was undone before this version of the program is not known, so there are no stars."
        )
    if game.stars == MOST_STARS:
        return (
            QCoreApplication.translate("Win", "It cannot be done in fewer, and you had neither help nor undo.")
            if game.strict
            else QCoreApplication.translate("Win", "It cannot be done in fewer.")
        )
    cost = _cost_sentence(game, detours)
    if game.hints == 0:
        return QCoreApplication.translate("Win", "{cost}. Without that: three stars.").format(cost=cost)
    if not cost:
        return QCoreApplication.translate("Win", "With a hint, two stars are the most.")
    if game.stars == MOST_STARS - 1:
        return QCoreApplication.translate("Win", "{cost}. With a hint, two stars are the most.").format(cost=cost)
    return QCoreApplication.translate("Win", "{cost}. Without that: two stars, the most with a hint.").format(cost=cost)


def _cost_sentence(game: FinishedKlotskiGame, detours: Sequence[Detour]) -> str:
    """What the game took more than the fewest steps, and why; empty where it took no more."""
    over = game.length - (game.optimum or 0)
    undone = 0 if game.taken is None else game.taken - game.length
    more = _detours_said(over, detours, game) if over else ""
    if not undone:
        return more
    steps = counted(undone, game.metric)
    if not more:
        return QCoreApplication.translate("Win", "What you undid counts: {steps}").format(steps=steps)
    return QCoreApplication.translate("Win", "{detours}, and you undid {steps}").format(detours=more, steps=steps)


def _detours_said(over: int, detours: Sequence[Detour], game: FinishedKlotskiGame) -> str:
    cost = counted(over, game.metric)
    if not detours:
        return QCoreApplication.translate("Win", "{cost} more than the fewest").format(cost=cost)
    return plural("Win", "{number} detours cost {cost}", len(detours), cost=cost)


def journey_sentence() -> str:
    """That a path which the program gave has come to the exit."""
    return QCoreApplication.translate(
        "Win", "Cao Cao is through the pass. The program gave this path, so it earns no stars."
    )
