"""Stars in words: what a finished game is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.words.numbers import plural

FILLED, EMPTY = "★", "☆"


def stars_text(number: int, most: int = 3) -> str:
    """The stars as they are written in a line of text: ★★☆."""
    return FILLED * number + EMPTY * (most - number)


def spoken_stars(number: int) -> str:
    """The stars as they are read out."""
    if number == 0:
        return QCoreApplication.translate("Stars", "no stars")
    return plural("Stars", "{number} stars", number)
