"""How hard layouts are, in bands: the catalogue is filtered and the statistics are grouped by the same ones."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from app.ui.words.numbers import grouped


class Difficulty(Enum):
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
        if self is Difficulty.ANY:
            return QCoreApplication.translate("Catalogue", "Any difficulty")
        if most is None:
            text = QCoreApplication.translate("Catalogue", "{least} moves or more")
            return text.format(least=grouped(least))
        if least == 0:
            text = QCoreApplication.translate("Catalogue", "Up to {most} moves")
            return text.format(most=grouped(most))
        text = QCoreApplication.translate("Catalogue", "{least} to {most} moves")
        return text.format(least=grouped(least), most=grouped(most))

    @staticmethod
    def bands() -> tuple[Difficulty, ...]:
        """Those from the easiest on; every solvable layout is of one of them."""
        return tuple(one for one in Difficulty if one is not Difficulty.ANY)

    def has(self, moves: int | None) -> bool:
        """Whether a layout whose shortest solution takes `moves` is of this difficulty; without one it is of none."""
        least, most = self.value
        if moves is None:
            return self is Difficulty.ANY
        return least <= moves and (most is None or moves <= most)
