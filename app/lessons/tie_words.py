"""What the tie-breaks of Warnsdorff's rule are called in the lessons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from solvers.knight.ties import Tie


def tie_title(tie: Tie) -> str:
    """A tie-break, short enough for a button."""
    return {
        Tie.ORDER: QCoreApplication.translate("Ties", "Fixed order"),
        Tie.ROTH: QCoreApplication.translate("Ties", "Outermost (Roth)"),
        Tie.POHL: QCoreApplication.translate("Ties", "One further (Pohl)"),
        Tie.LOTS: QCoreApplication.translate("Ties", "By lot"),
    }[tie]
