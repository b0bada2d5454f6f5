"""The keys that boards share, and the form in which each board lists its own for the window of all shortcuts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

ARROWS = {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}
"""The step in (row, column) that each arrow key stands for."""
CHOOSING_KEYS = (Qt.Key.Key_Enter, Qt.Key.Key_Return)
"""Written alike on most keyboards, so that the first alone is listed."""
REMOVING_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""Why a board has the focus where keys brought it, so that it shows what they act on."""

ListedKeys: TypeAlias = Sequence[tuple[str, Iterable[Qt.Key | QKeyCombination | QKeySequence.StandardKey | str]]]
"""What is done on a board, in the language in force, and the keys that do it."""
