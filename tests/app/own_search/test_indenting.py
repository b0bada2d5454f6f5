"""What the keys of an editor make of a program."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QTextCursor, QTextDocument

from app.own_search.indenting import break_line, delete_back, indent, outdent

Key = Callable[[QTextCursor], None]


def after(text: str, *keys: Key) -> str:
    """A text after some keys; `|` is the cursor, and `[` and `]` are around what is selected."""
    first, last = (text.index("["), text.index("]") - 1) if "[" in text else (text.index("|"),) * 2
    document = QTextDocument(text.translate({ord(sign): None for sign in "[]|"}))
    cursor = QTextCursor(document)
    cursor.setPosition(first)
    cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
    for key in keys:
        key(cursor)
    plain = document.toPlainText()
    return plain if cursor.hasSelection() else f"{plain[: cursor.position()]}|{plain[cursor.position() :]}"


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("|x", indent, "    |x"),
        ("a|x", indent, "a   |x"),
        ("[a\n\n  b]\nc", indent, "    a\n\n      b\nc"),
        ("[a\n]b", indent, "    a\nb"),
        ("      x|", outdent, "  x|"),
        ("[    a\n  b\nc]", outdent, "a\nb\nc"),
        ("def f():|", break_line, "def f():\n    |"),
        ("    if a:  # why|", break_line, "    if a:  # why\n        |"),
        ("    # a note:|", break_line, "    # a note:\n    |"),
        ("        return a|", break_line, "        return a\n    |"),
        ("    passage = 1|", break_line, "    passage = 1\n    |"),
        ("    a|b", break_line, "    a\n    |b"),
        ("        |a", delete_back, "    |a"),
        ("      |a", delete_back, "    |a"),
        ("    a|", delete_back, "    |"),
        ("a\n|b", delete_back, "a|b"),
        ("[ab]c", delete_back, "|c"),
    ],
)
def test_a_key(text: str, key: Key, expected: str) -> None:
    assert after(text, key) == expected


def test_lines_that_are_shifted_come_back_by_one_undo() -> None:
    document = QTextDocument("a\nb")
    document.setUndoRedoEnabled(True)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    indent(cursor)
    assert document.toPlainText() == "    a\n    b"
    document.undo()
    assert document.toPlainText() == "a\nb"
