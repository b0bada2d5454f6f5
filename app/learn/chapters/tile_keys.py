"""The keys of the tiles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt

from app.puzzle.board.board_keys import ARROWS, CHOOSING_KEYS, ListedKeys

OPENING_KEYS = (*CHOOSING_KEYS, Qt.Key.Key_Space)


def listed_keys() -> ListedKeys:
    """The keys of the tiles, for the list of all shortcuts."""
    translate = QCoreApplication.translate
    back = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Tab)
    return (
        (translate("Shortcuts", "Go to the neighbouring tile in this direction"), ARROWS),
        (translate("Shortcuts", "Go to the first / last tile of the chapter"), (Qt.Key.Key_Home, Qt.Key.Key_End)),
        (translate("Shortcuts", "Go to the next / previous chapter"), (Qt.Key.Key_Tab, back)),
        (translate("Shortcuts", "Play what the tile shows"), OPENING_KEYS[1:]),
    )
