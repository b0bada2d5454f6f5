"""What the lesson on duplicates says of searches with a check and without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.ui.words.messages import joined
from app.ui.words.numbers import grouped
from solvers.klotski.lessons.growth import Check, Growth, StopReason

FURTHER = 16
"""How many times the memory the conclusion reckons with."""


def check_title(check: Check) -> str:
    """What a search with this check is called."""
    return {
        Check.ALL_VISITED: QCoreApplication.translate("Duplicates", "full check"),
        Check.STRAIGHT_BACK: QCoreApplication.translate("Duplicates", "not straight back"),
        Check.NOTHING: QCoreApplication.translate("Duplicates", "no check"),
    }[check]


def memory_size(size: int) -> str:
    """A number of bytes, in kilobytes or megabytes of 1,024 each."""
    if size < 1 << 20:
        return QCoreApplication.translate("Duplicates", "{number} KB").format(number=grouped(round(size / 1024)))
    megabytes = size / (1 << 20)
    number = f"{megabytes:.1f}" if megabytes < 10 and size % (1 << 20) else grouped(round(megabytes))
    return QCoreApplication.translate("Duplicates", "{number} MB").format(number=number)


def stop_reason(reach: Growth) -> str:
    """Why a search ended."""
    return {
        StopReason.SOLVED: QCoreApplication.translate("Duplicates", "solved: {level} moves"),
        StopReason.MEMORY: QCoreApplication.translate("Duplicates", "memory full in level {level}"),
        StopReason.LEVELS: QCoreApplication.translate("Duplicates", "stopped after level {level}"),
        StopReason.EXHAUSTED: QCoreApplication.translate("Duplicates", "nothing left in level {level}"),
    }[reach.stop_reason].format(level=len(reach.levels) - 1)


def level_sentence(level: int, totals: Mapping[Check, Sequence[int]]) -> str:
    """What each search held by the end of a level."""
    comma = QCoreApplication.translate("Duplicates", "; ", "between two searches")
    return QCoreApplication.translate("Duplicates", "Up to level {level}: {searches}").format(
        level=level, searches=comma.join(_held(check, held, level) for check, held in totals.items())
    )


def _held(check: Check, totals: Sequence[int], level: int) -> str:
    if level < len(totals):
        text = QCoreApplication.translate("Duplicates", "{check} {count}")
        return text.format(check=check_title(check), count=grouped(totals[level]))
    return QCoreApplication.translate("Duplicates", "{check} not reached").format(check=check_title(check))


def way_sentence(second: bool, moves: int) -> str:
    """What there is to see when one of the two ways is played."""
    if not second:
        return QCoreApplication.translate("Duplicates", "First way: {moves} moves.").format(moves=moves)
    text = QCoreApplication.translate(
        "Duplicates", "Second way: {moves} other moves, and the same position. Pieces of one shape count as the same."
    )
    return text.format(moves=moves)


def conclusion(reaches: Mapping[Check, Growth], guess: int) -> str:
    """What the three searches show together."""
    full, back, nothing = (reaches[check] for check in (Check.ALL_VISITED, Check.STRAIGHT_BACK, Check.NOTHING))
    return joined([_of_no_check(nothing), _of_guess(nothing, guess), _of_small_check(back), _of_full_check(full)])


def _of_no_check(reach: Growth) -> str:
    if reach.stop_reason is StopReason.LEVELS:
        text = QCoreApplication.translate(
            "Duplicates", "Without a check the search does not end; it was stopped after level {level}."
        )
        return text.format(level=len(reach.levels) - 1)
    if reach.stop_reason is not StopReason.MEMORY:
        text = QCoreApplication.translate("Duplicates", "Without a check the search ends too, but keeps {kept} ways.")
        return text.format(kept=grouped(reach.kept))
    text = QCoreApplication.translate(
        "Duplicates",
        "Without a check the memory is full in level {level}: each level is {growth} times as large as the one before. "
        "{factor} times the memory would reach about {more} levels further (reckoned, not run).",
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
        return QCoreApplication.translate("Duplicates", "You guessed it.")
    return QCoreApplication.translate("Duplicates", "You guessed level {guess}.").format(guess=guess)


def _of_small_check(reach: Growth) -> str:
    if reach.stop_reason is StopReason.MEMORY:
        text = QCoreApplication.translate("Duplicates", "Not to go straight back is not enough: full in level {level}.")
    elif reach.stop_reason is StopReason.LEVELS:
        text = QCoreApplication.translate(
            "Duplicates", "Not to go straight back is not enough: stopped after level {level}."
        )
    else:
        text = QCoreApplication.translate("Duplicates", "Not to go straight back leaves {kept} ways.")
    return text.format(level=len(reach.levels) - 1, kept=grouped(reach.kept))


def _of_full_check(reach: Growth) -> str:
    if reach.stop_reason is StopReason.MEMORY:
        text = QCoreApplication.translate("Duplicates", "With the full check it is full in level {level}.")
    else:
        text = QCoreApplication.translate("Duplicates", "With the full check, {kept} positions in {memory} are enough.")
    return text.format(level=len(reach.levels) - 1, kept=grouped(reach.kept), memory=memory_size(reach.memory))
