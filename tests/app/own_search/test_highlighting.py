"""The colours of a program, held against Python's own tokenizer."""

from __future__ import annotations

import keyword
import tokenize
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from app.own_search import highlighting
from app.own_search.highlighting import MOST_LINES, PythonHighlighter
from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from tests.app.contrast import contrast

LEAST_OF_TEXT = 4.5
"""What WCAG 2.2 asks of text."""
HARD = '''
a = "in # quotes" + 'def' + rb'\\'' + ""  # a comment "with quotes"
b = """several
lines with "quotes", 'others' and # no comment
""" + f'{a}'
def define(if_any, classes=None): return if_any is not None and 0x1F + 1_000.5e3
'''


def coloured(text: str, theme: Theme = LIGHT) -> list[list[str]]:
    """The colour of every character of every line; empty for the usual one."""
    document = QTextDocument(text)
    highlighter = PythonHighlighter(document, theme)
    highlighter.setDocument(document)
    highlighter.rehighlight()
    return shown(document)


def shown(document: QTextDocument) -> list[list[str]]:
    """The same of a document."""
    colours: list[list[str]] = []
    block = document.begin()
    while block.isValid():
        line = [""] * len(block.text())
        for part in block.layout().formats():
            line[part.start : part.start + part.length] = [part.format.foreground().color().name()] * part.length
        colours.append(line)
        block = block.next()
    return colours


@pytest.mark.parametrize("text", [HARD, Path(highlighting.__file__).read_text("utf-8")])
def test_strings_comments_and_keywords_are_where_python_has_them(qtbot: QtBot, text: str) -> None:
    colours, expected = coloured(text), {tokenize.STRING: LIGHT.good, tokenize.COMMENT: LIGHT.muted}
    for token in tokenize.generate_tokens(StringIO(text).readline):
        colour = LIGHT.accent if keyword.iskeyword(token.string) else expected.get(token.type)
        first, last = token.start, token.end
        if tokenize.tok_name[token.type].startswith("FSTRING"):
            continue  # since Python 3.12 they come in parts
        for line in range(first[0], last[0] + 1):
            begin, end = (first[1] if line == first[0] else 0), (last[1] if line == last[0] else None)
            found = {*colours[line - 1][begin:end]}
            if colour is not None:
                assert found <= {colour}, (token, found)
            elif token.type == tokenize.NAME:
                assert not found & {LIGHT.good, LIGHT.muted, LIGHT.accent}, (token, found)


def test_the_names_of_functions_numbers_and_what_python_has_built_in_stand_out(qtbot: QtBot) -> None:
    (line,) = coloured("def f(): return len(x.len, 12)")
    assert [colour == LIGHT.path for colour in line] == [
        *(place in (4, 16, 17, 18, 27, 28) for place in range(len(line)))
    ]


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_every_colour_can_be_read(qtbot: QtBot, theme: Theme) -> None:
    found = {colour for line in coloured(HARD, theme) for colour in line if colour}
    assert len(found) > 3
    assert min(contrast(QColor(colour), theme.field) for colour in found) >= LEAST_OF_TEXT


def test_of_a_long_program_the_first_lines_are_coloured(qtbot: QtBot) -> None:
    colours = coloured("return\n" * (MOST_LINES + 5))
    assert colours[0] == colours[MOST_LINES - 1] == [LIGHT.accent] * 6
    assert colours[MOST_LINES] == [""] * 6


def test_a_string_that_is_closed_gives_the_lines_after_it_their_colours_back(qtbot: QtBot) -> None:
    document = QTextDocument('"""a\nreturn 1\n')
    document.documentLayout()  # without one it tells of no change
    highlighter = PythonHighlighter(document, LIGHT)
    highlighter.setDocument(document)
    qtbot.waitUntil(lambda: shown(document)[1][0] != "")  # when the events come that ask for it
    assert shown(document)[1][0] == LIGHT.good
    cursor = QTextCursor(document)
    cursor.setPosition(4)
    cursor.insertText('"""')
    assert shown(document)[1][0] == LIGHT.accent
