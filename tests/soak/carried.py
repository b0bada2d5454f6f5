"""What comes from elsewhere: typed, pasted or dropped."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.soak import texts

LONGEST_TEXT = 4000
"""How many characters are typed, pasted or dropped at most."""


def typed_text(chance: Random) -> str:
    """Any text that Qt can hold."""
    drawn = chance.choice((texts.text, texts.document, texts.matrix))(chance)
    return drawn[:LONGEST_TEXT].encode("utf-8", "replace").decode()


def mime_data(chance: Random) -> QMimeData:
    """A file, an address, a text, plain or not, or data of an unknown type."""
    mime = QMimeData()
    match chance.randrange(6):
        case 0:
            path = Path.cwd() / "dropped.txt"
            path.write_text(typed_text(chance), encoding="utf-8", errors="replace")
            mime.setUrls([QUrl.fromLocalFile(str(path))])
        case 1:
            mime.setUrls([QUrl.fromLocalFile(str(Path.cwd() / typed_text(chance)[:300])), QUrl("https://x.invalid/y")])
        case 2:
            mime.setData("application/octet-stream", typed_text(chance).encode())
        case 3:
            mime.setHtml(f"<b>{typed_text(chance)}</b>")
        case _:
            mime.setText(typed_text(chance))
    return mime


def drop(window: QWidget, mime: QMimeData) -> None:
    """Drag something over the middle of a window, and drop it if the window takes it."""
    where, copy = window.rect().center(), Qt.DropAction.CopyAction
    button, key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where, copy, mime, button, key)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(where), copy, mime, button, key))
