"""The keys of a map."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt

from app.puzzle.board.pan_zoom import NOTCH
from app.ui.widgets.actions import ARROWS, CHOOSING_KEYS, ListedKeys

TURN = 15.0
"""By how many degrees a press of a key turns a map."""

ZOOM_KEYS = {
    Qt.Key.Key_Plus: NOTCH,
    Qt.Key.Key_Equal: NOTCH,  # where + is typed with Shift
    Qt.Key.Key_Minus: 1 / NOTCH,
    Qt.Key.Key_Underscore: 1 / NOTCH,
}
TURN_KEYS = {Qt.Key.Key_BracketLeft: -TURN, Qt.Key.Key_BracketRight: TURN}
FIT_KEYS = (Qt.Key.Key_0, Qt.Key.Key_F)
PRESENT_KEY, FURTHEST_KEY = Qt.Key.Key_Home, Qt.Key.Key_End
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
CONTROLLED_KEYS = (*ZOOM_KEYS, FIT_KEYS[0])
"""Those that do the same with Ctrl, as on the board."""


def listed_keys() -> ListedKeys:
    """The keys of a map, for the list of all shortcuts."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Go to the neighbouring position in this direction"), ARROWS),
        (translate("Shortcuts", "Play the shortest path to the position"), CHOOSING_KEYS[:1]),
        (translate("Shortcuts", "Go to the current position"), (PRESENT_KEY,)),
        (translate("Shortcuts", "Go to the furthest position"), (FURTHEST_KEY,)),
        (translate("Shortcuts", "Enlarge or shrink the map"), (Qt.Key.Key_Plus, Qt.Key.Key_Minus)),
        (translate("Shortcuts", "Turn the map"), TURN_KEYS),
        (translate("Shortcuts", "Pan the map"), [QKeyCombination(SHIFT, arrow) for arrow in ARROWS]),
        (translate("Shortcuts", "Show the whole map"), (*FIT_KEYS, QKeyCombination(CONTROL, FIT_KEYS[0]))),
    )
