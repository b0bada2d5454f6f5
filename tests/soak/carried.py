"""What a person might type, carry over on the clipboard, or drop."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtCore import QMimeData, QUrl

from tests.soak import texts

LONGEST = 4000
"""How much of a text there is, at the most: more is for the readers alone."""


def typed(chance: Random) -> str:
    """Any text that Qt can hold."""
    drawn = chance.choice((texts.text, texts.document, texts.matrix))(chance)
    return drawn[:LONGEST].encode("utf-8", "replace").decode()


def carried(chance: Random) -> QMimeData:
    """A file, an address, a text, plain or not, or what nobody reads."""
    mime = QMimeData()
    match chance.randrange(6):
        case 0:
            path = Path.cwd() / "carried.txt"
            path.write_text(typed(chance), encoding="utf-8", errors="replace")
            mime.setUrls([QUrl.fromLocalFile(str(path))])
        case 1:
            mime.setUrls([QUrl.fromLocalFile(str(Path.cwd() / typed(chance)[:300])), QUrl("https://x.invalid/y")])
        case 2:
            mime.setData("application/octet-stream", typed(chance).encode())
        case 3:
            mime.setHtml(f"<b>{typed(chance)}</b>")
        case _:
            mime.setText(typed(chance))
    return mime
