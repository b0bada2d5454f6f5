"""Markdown: texts as such, and what it says."""

from __future__ import annotations

import re

from PySide6.QtGui import QTextDocument

_SIGNS = re.compile(r"([\\`*_\[\]<>#|~])")


def escaped(text: str) -> str:
    """A text as Markdown that shows it as it is."""
    return _SIGNS.sub(r"\\\1", text)


def plain(written: str) -> str:
    """What some Markdown says, on one line."""
    document = QTextDocument()
    document.setMarkdown(written)
    return " ".join(document.toPlainText().split("\n"))
