"""The texts of the guide that have a line for each of several things: the parts of a page, the rule of stars."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.words.stars import stars_text


def parts_of_page() -> str:
    """What the numbers in the picture stand for, a line for each."""
    translate = QCoreApplication.translate
    parts = (
        translate("Guide", "What is on the board; ⋯ has more."),
        translate("Guide", "Your game: how far it is, the curve of the steps left, and what helps you."),
        translate("Guide", "What the program can do; the line below opens its options."),
        translate("Guide", "Details: a button opens its section or folds it away, ⤢ gives it its own window."),
        translate("Guide", "The playback of a solution, or of a search that is watched."),
        translate("Guide", "The puzzle of the day. The knight's page is arranged in the same way."),
    )
    return "\n".join(f"{number}  {part}" for number, part in enumerate(parts, 1))


def rule_of_stars() -> str:
    """What a game is worth, in four lines."""
    translate = QCoreApplication.translate
    solved = translate("Guide", "{stars} Solved; with a hint {hinted} at most, with the program's solution none.")
    lines = (
        translate("Guide", "{stars} The fewest steps there are.").format(stars=stars_text(3)),
        translate("Guide", "{stars} Up to a tenth more; one step more is always allowed.").format(stars=stars_text(2)),
        solved.format(stars=stars_text(1), hinted=stars_text(2)),
        translate("Guide", "Undone slides count until you start over. Each count has its own stars."),
    )
    return "\n".join(lines)
