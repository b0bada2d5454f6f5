"""What the lesson on duplicates says of searches with a check and without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.klotski.words import counted
from app.ui.words.messages import joined
from app.ui.words.numbers import data_size, grouped, plural, unbroken
from solvers.klotski.breadth_first.growth import Check, Growth, StopReason
from solvers.klotski.moves import Metric

translate = QCoreApplication.translate

FURTHER = 16
"""How many times the memory the conclusion estimates with."""


def check_title(check: Check) -> str:
    """What a search with this check is called."""
    return {
        Check.ALL_VISITED: translate("Duplicates", "full check"),
        Check.STRAIGHT_BACK: translate("Duplicates", "no immediate reversal"),
        Check.NOTHING: translate("Duplicates", "no check"),
    }[check]


def stop_reason(reach: Growth) -> str:
    """Why a search ended."""
    level = len(reach.levels) - 1
    return {
        StopReason.SOLVED: translate("Duplicates", "solved: {moves}"),
        StopReason.MEMORY: translate("Duplicates", "memory full at level {level}"),
        StopReason.LEVELS: translate("Duplicates", "stopped after level {level}"),
        StopReason.EXHAUSTED: translate("Duplicates", "no more positions after level {level}"),
    }[reach.stop_reason].format(level=level, moves=counted(level, Metric.MOVES))


def level_sentence(level: int, totals: Mapping[Check, Sequence[int]]) -> str:
    """What each search held by the end of a level."""
    comma = translate("Duplicates", "; ", "between two searches")
    return translate("Duplicates", "Paths stored up to level {level}: {searches}").format(
        level=level, searches=comma.join(_held(check, held, level) for check, held in totals.items())
    )


def _held(check: Check, totals: Sequence[int], level: int) -> str:
    if level < len(totals):
        text = translate("Duplicates", "{check} {count}")
        return text.format(check=check_title(check), count=grouped(totals[level]))
    return translate("Duplicates", "{check} ended earlier").format(check=check_title(check))


def path_sentence(second: bool, moves: int) -> str:
    """What there is to see when one of the two paths is played."""
    if not second:
        text = translate("Duplicates", "First path: {moves}.")
        return text.format(moves=counted(moves, Metric.MOVES))
    return plural(
        "Duplicates",
        "Second path: {number} other moves lead to the same position. Pieces of the same shape are interchangeable.",
        moves,
    )


def conclusion(reaches: Mapping[Check, Growth], guess: int) -> str:
    """What the three searches show together."""
    full, back, nothing = (reaches[check] for check in (Check.ALL_VISITED, Check.STRAIGHT_BACK, Check.NOTHING))
    return joined([_of_no_check(nothing), _of_guess(nothing, guess), _of_small_check(back), _of_full_check(full)])


def _of_no_check(reach: Growth) -> str:
    if reach.stop_reason is StopReason.LEVELS:
        text = translate("Duplicates", "Without a check, the search never ends; it was stopped after level {level}.")
        return text.format(level=len(reach.levels) - 1)
    if reach.stop_reason is not StopReason.MEMORY:
        text = translate("Duplicates", "Without a check, the search finishes too, but it stores {paths} paths.")
        return text.format(paths=grouped(reach.kept))
    text = translate(
        "Duplicates",
        "Without a check, memory is full at level {level}: each level is {growth} times as large as the one before. "
        "{factor} times as much memory would reach only about {more} levels further (estimated, not run).",
    )
    return text.format(
        level=len(reach.levels) - 1,
        growth=f"{reach.growth:.1f}",
        factor=FURTHER,
        more=f"{reach.levels_for(FURTHER):.1f}",
    )


def _of_guess(reach: Growth, guess: int) -> str:
    if not guess:
        return ""
    if guess == len(reach.levels) - 1:
        return translate("Duplicates", "You were right.")
    return translate("Duplicates", "You guessed level {guess}.").format(guess=guess)


def _of_small_check(reach: Growth) -> str:
    if reach.stop_reason is StopReason.MEMORY:
        text = translate("Duplicates", "Forbidding immediate reversals is not enough: memory is full at level {level}.")
    elif reach.stop_reason is StopReason.LEVELS:
        text = translate(
            "Duplicates", "Forbidding immediate reversals is not enough: the search was stopped after level {level}."
        )
    else:
        text = translate("Duplicates", "Forbidding immediate reversals still leaves {paths} paths.")
    return text.format(level=len(reach.levels) - 1, paths=grouped(reach.kept))


def _of_full_check(reach: Growth) -> str:
    if reach.stop_reason is StopReason.MEMORY:
        text = translate("Duplicates", "Even with the full check, memory is full at level {level}.")
    else:
        text = translate("Duplicates", "With the full check, {positions} positions in {memory} are enough.")
    return text.format(
        level=len(reach.levels) - 1, positions=grouped(reach.kept), memory=unbroken(data_size(reach.memory))
    )
