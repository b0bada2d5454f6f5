"""The keys of the list of records."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from app.puzzle.board.board_keys import ListedKeys
from app.ui.widgets.actions import DELETE

OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def listed_keys() -> ListedKeys:
    """The keys of the list, for the list of all shortcuts."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Continue with the record on its page"), OPENING[1:]),
        (translate("Shortcuts", "Open / close the searches of a day"), (Qt.Key.Key_Right, Qt.Key.Key_Left)),
        (translate("Shortcuts", "Delete what is selected"), (DELETE,)),
        (translate("Shortcuts", "Go from the search line to the list"), (Qt.Key.Key_Down,)),
    )
