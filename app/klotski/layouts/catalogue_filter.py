"""What of the catalogue is asked for: by how hard layouts are, and by what the person has reached in them."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from app.klotski.progress import Best
from app.ui.words.numbers import grouped
from solvers.klotski.catalogue.catalogue import Entry
from solvers.puzzles import MOST_STARS


class DifficultyRange(Enum):
    """How many moves a shortest solution takes: from the first number to the second."""

    ANY = (0, None)
    EASY = (0, 30)
    MEDIUM = (31, 60)
    HARD = (61, 90)
    HARDEST = (91, None)

    @property
    def title(self) -> str:
        """What it is called among the choices."""
        least, most = self.value
        between = QCoreApplication.translate("Catalogue", "{least} to {most} moves")
        text = {
            DifficultyRange.ANY: QCoreApplication.translate("Catalogue", "Any difficulty"),
            DifficultyRange.EASY: QCoreApplication.translate("Catalogue", "Up to {most} moves"),
            DifficultyRange.HARDEST: QCoreApplication.translate("Catalogue", "{least} moves or more"),
        }.get(self, between)
        return text.format(least=grouped(least), most=grouped(most or 0))

    @staticmethod
    def bands() -> tuple[DifficultyRange, ...]:
        """Those from the easiest on; every solvable layout is of one of them."""
        return tuple(one for one in DifficultyRange if one is not DifficultyRange.ANY)

    def has(self, moves: int | None) -> bool:
        """Whether a layout whose shortest solution takes `moves` is of this difficulty; without one it is of none."""
        least, most = self.value
        if moves is None:
            return self is DifficultyRange.ANY
        return least <= moves and (most is None or moves <= most)


class Achievement(Enum):
    """What the person has reached in a layout, in the count in use."""

    ANYTHING = auto()
    UNSOLVED = auto()
    SHORT_OF_BEST = auto()
    BEST = auto()

    @property
    def title(self) -> str:
        """What it is called among the choices."""
        return {
            Achievement.ANYTHING: QCoreApplication.translate("Catalogue", "Solved or not"),
            Achievement.UNSOLVED: QCoreApplication.translate("Catalogue", "Unsolved"),
            Achievement.SHORT_OF_BEST: QCoreApplication.translate("Catalogue", "Solved, not yet three stars"),
            Achievement.BEST: QCoreApplication.translate("Catalogue", "Three stars"),
        }[self]

    def has(self, entry: Entry, best: Best | None) -> bool:
        """Whether it is this; a layout without a solution cannot be solved, and is none of the unsolved ones."""
        most = best is not None and best.stars == MOST_STARS
        return {
            Achievement.ANYTHING: True,
            Achievement.UNSOLVED: best is None and entry.solvable,
            Achievement.SHORT_OF_BEST: best is not None and not most,
            Achievement.BEST: most,
        }[self]
