"""What the statistics say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.history.statistics.session import Band
from app.ui.words.numbers import grouped


def solved_text(band: Band) -> str:
    """How many of the layouts of a difficulty are solved."""
    text = QCoreApplication.translate("Statistics", "{solved} of {layouts}")
    return text.format(solved=grouped(band.layouts - band.stars[0]), layouts=grouped(band.layouts))


def spoken_band(band: Band) -> str:
    """The layouts of a difficulty and their stars, as a screen reader says it."""
    text = QCoreApplication.translate(
        "Statistics", "{band}: {solved} solved, {three} with three stars, {two} with two, {one} with one"
    )
    _, one, two, three = map(grouped, band.stars)
    return text.format(band=band.difficulty.title, solved=solved_text(band), three=three, two=two, one=one)
