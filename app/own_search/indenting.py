"""What Tab, Enter and Backspace do in a program in Python."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtGui import QTextCursor

STEP = 4
"""How many spaces there are from one stop to the next."""
_LEAVING = re.compile(r"\s*(return|raise|break|continue|pass)\b")
_OPENING = re.compile(r"[^#]*:\s*(#.*)?")


def indent(cursor: QTextCursor) -> None:
    """Go to the next stop; where something is selected, its lines do."""
    if not cursor.hasSelection():
        cursor.insertText(" " * (STEP - cursor.positionInBlock() % STEP))
        return
    cursor.beginEditBlock()
    for line in _lines(cursor):
        if line.block().text():
            line.insertText(" " * STEP)
    cursor.endEditBlock()


def outdent(cursor: QTextCursor) -> None:
    """Take a stop from the beginning of the line, or of the lines that are selected."""
    cursor.beginEditBlock()
    for line in _lines(cursor):
        _delete(line, min(STEP, _indentation(line.block().text())))
    cursor.endEditBlock()


def break_line(cursor: QTextCursor) -> None:
    """Begin a line with the indentation that the one before asks for."""
    before = cursor.block().text()[: cursor.positionInBlock()]
    indentation = _indentation(before)
    if _OPENING.fullmatch(before):
        indentation += STEP
    elif _LEAVING.match(before):
        indentation = max(0, indentation - STEP)
    cursor.insertText("\n" + " " * indentation)


def delete_back(cursor: QTextCursor) -> None:
    """Delete a character or what is selected; in the indentation of a line, back to the stop before."""
    place = cursor.positionInBlock()
    if cursor.hasSelection() or place == 0 or cursor.block().text()[:place].strip(" "):
        cursor.deletePreviousChar()
        return
    back = (place - 1) % STEP + 1
    cursor.movePosition(QTextCursor.MoveOperation.Left, n=back)
    _delete(cursor, back)


def _lines(cursor: QTextCursor) -> Iterator[QTextCursor]:
    """A cursor at the beginning of each line that the selection touches."""
    block, end = cursor.document().findBlock(cursor.selectionStart()), cursor.selectionEnd()
    last = cursor.document().findBlock(max(cursor.selectionStart(), end - 1)).blockNumber()
    for _ in range(last - block.blockNumber() + 1):
        yield QTextCursor(block)
        block = block.next()


def _delete(cursor: QTextCursor, count: int) -> None:
    cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, count)
    cursor.removeSelectedText()


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
