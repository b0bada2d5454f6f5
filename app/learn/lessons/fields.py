"""What parts on Klotski are made of: a layout to begin with, a board, a number to guess."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.words import counted
from app.learn.lessons.parts import Part
from app.ui.look.theme import Appearance
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.limited_spin import LimitedSpin
from app.ui.widgets.shorthand import label, named, row
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

LEAST_BOARD = QSize(188, 220)
"""Large enough to tell the pieces apart, small enough for two things beside each other on a small screen."""

NONE = "?"
"""What a field shows while nothing is guessed."""
HIGHEST = 200
"""The largest guess."""


def name_of(layout: Layout) -> str:
    """What a layout is called."""
    return layout_name(entry_of(layout).names)


def in_moves(number: int) -> str:
    """So many moves."""
    return counted(number, Metric.MOVES)


def layout_choice(part: Part, layouts: Sequence[Layout]) -> Dropdown:
    """A dropdown of these layouts in a part, with their catalogue entries as data."""
    title = QCoreApplication.translate("Lessons", "Starting layout")
    return part.dropdown("Layout", title, [(layout_name(entry.names), entry) for entry in map(entry_of, layouts)])


def chosen_layout(combo: Dropdown) -> Layout:
    """The layout that is chosen in such a dropdown."""
    entry: Entry = combo.currentData()
    return entry.layout


def lesson_board(
    appearance: Appearance, name: str, least: QSize = LEAST_BOARD, layout: Layout | None = None
) -> KlotskiBoard:
    """A board of this object name that is never smaller than `least`, with a layout on it if one is given."""
    board = named(KlotskiBoard(appearance), name)
    board.setMinimumSize(least)
    if layout is not None:
        board.show_track(KlotskiTrack(layout))
    return board


class GuessSpin(LimitedSpin):
    """Its value is 0 while nothing is guessed. Digits may be typed beside the question mark."""

    def __init__(self, name: str, question: str) -> None:
        super().__init__(name)
        named(self, accessible=question, tip=question)
        self.setRange(0, HIGHEST)
        self.setSpecialValueText(NONE)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Drop the question mark once there is a digit."""
        digits = text.replace(NONE, "")
        if not digits:
            return QValidator.State.Acceptable, text, place
        return super().validate(digits, min(place, len(digits)))


def row_with_name(field: QWidget) -> QHBoxLayout:
    """A field at the right of its own accessible name."""
    return row((label(field.accessibleName(), wrap=True), 1), field)
