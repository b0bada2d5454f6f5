"""What of the catalogue is asked for: by what the person has reached."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from app.klotski.progress import Best
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.play.stars import MOST_STARS


class Reached(Enum):
    """What the person has reached in a layout, in the count in use."""

    ANYTHING = auto()
    UNSOLVED = auto()
    SHORT_OF_BEST = auto()
    BEST = auto()

    @property
    def title(self) -> str:
        """What it is called among the choices."""
        return {
            Reached.ANYTHING: QCoreApplication.translate("Catalogue", "Solved or not"),
            Reached.UNSOLVED: QCoreApplication.translate("Catalogue", "Unsolved"),
            Reached.SHORT_OF_BEST: QCoreApplication.translate("Catalogue", "Solved, not yet three stars"),
            Reached.BEST: QCoreApplication.translate("Catalogue", "Three stars"),
        }[self]

    def has(self, entry: Entry, best: Best | None) -> bool:
        """Whether it is this; a layout without a solution cannot be solved, and is none of the unsolved ones."""
        match self:
            case Reached.ANYTHING:
                return True
            case Reached.UNSOLVED:
                return best is None and entry.solvable
            case Reached.SHORT_OF_BEST:
                return best is not None and best.stars != MOST_STARS
            case Reached.BEST:
                return best is not None and best.stars == MOST_STARS
