"""The colours of a program in Python."""

from __future__ import annotations

import builtins
import re
from keyword import kwlist

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat

from app.ui.look.theme import Theme

_PREFIX = "rRbBfFuU"
_ENDS = {quotes: re.compile(rf"(?:\\.|[^\\])*?{quotes}") for quotes in ("'''", '"""')}
"""What is inside a string of several lines, with its end, by what it began with."""
_QUOTES = list(_ENDS)
_BUILTINS = [name for name in dir(builtins) if name[0].islower()]
_TOKEN = re.compile(
    rf"""
    (?P<comment>\#.*)
    | (?P<string>(?<!\w)[{_PREFIX}]{{0,2}}(?:{"|".join(_QUOTES)}|'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?))
    | (?P<name>(?<=\bdef\s)\w+|(?<=\bclass\s)\w+)
    | (?<![\w.])(?P<keyword>{"|".join(kwlist)})\b
    | (?<![\w.])(?P<builtin>{"|".join(_BUILTINS)})\b
    | (?P<number>\b\d[\w.]*)
    """,
    re.VERBOSE,
)


MOST_LINES = 1_500
"""So many lines are coloured without anybody waiting; more take too long, and keep the colour of all text."""


class PythonHighlighter(QSyntaxHighlighter):
    """Colours the document that it is given; the state of a line is the string that goes on after it, 0 for none."""

    def __init__(self, parent: QObject, theme: Theme) -> None:
        self._formats = _formats(theme)
        super().__init__(parent)

    def use(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._formats = _formats(theme)
        if self.document() is not None:
            self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Colour a line."""
        if self.currentBlock().blockNumber() >= MOST_LINES:
            return
        before = max(0, self.previousBlockState())
        self.setCurrentBlockState(0)
        at = self._finish_string(text, 0, 0, _QUOTES[before - 1]) if before else 0
        while token := _TOKEN.search(text, at):
            kind, at = str(token.lastgroup), token.end()
            quotes = token.group().lstrip(_PREFIX)
            if quotes in _QUOTES:
                at = self._finish_string(text, token.start(), at, quotes)
            else:
                self.setFormat(token.start(kind), at - token.start(kind), self._formats[kind])

    def _finish_string(self, text: str, start: int, inside: int, quotes: str) -> int:
        """Colour a string that may go on after the line; returns where it ends."""
        end = _ENDS[quotes].match(text, inside)
        if end is None:
            self.setCurrentBlockState(_QUOTES.index(quotes) + 1)
        at = len(text) if end is None else end.end()
        self.setFormat(start, at - start, self._formats["string"])
        return at


def _formats(theme: Theme) -> dict[str, QTextCharFormat]:
    """The look of each kind of token; every colour has a contrast of 4.5:1 on the ground of fields."""
    colours = {
        "comment": theme.muted,
        "string": theme.good,
        "keyword": theme.accent,
        "name": theme.path,
        "builtin": theme.path,
        "number": theme.path,
    }
    formats = {kind: QTextCharFormat() for kind in colours}
    for kind, colour in colours.items():
        formats[kind].setForeground(QColor(colour))
    formats["comment"].setFontItalic(True)
    for kind in ("keyword", "name"):
        formats[kind].setFontWeight(QFont.Weight.Bold)
    return formats
