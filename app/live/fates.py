"""What a search made of a position one step on: its word and its colour."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.theme import Theme
from solvers.klotski.insight import Fate


def fate_word(fate: Fate) -> str:
    """One short word, in the user's language."""
    match fate:
        case Fate.NEW:
            return QCoreApplication.translate("ExpansionView", "new", "a position")
        case Fate.SEEN:
            return QCoreApplication.translate("ExpansionView", "seen", "a position")
        case Fate.AGAIN:
            return QCoreApplication.translate("ExpansionView", "again", "a position is searched once more")
        case Fate.CUT:
            return QCoreApplication.translate("ExpansionView", "cut off", "a position")
        case Fate.WAITING:
            return QCoreApplication.translate("ExpansionView", "waiting", "a position not yet looked at")


def fate_colour(fate: Fate, theme: Theme) -> str:
    """What the search goes on with stands out; the rest is muted."""
    return {Fate.NEW: theme.good, Fate.AGAIN: theme.path, Fate.CUT: theme.mark}.get(fate, theme.muted)


def goes_on(fate: Fate) -> bool:
    """Whether the search goes on with such a position."""
    return fate in {Fate.NEW, Fate.AGAIN}
