"""Opening a document: a file, or whatever text a person pastes or drops."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from solvers.documents.document import Document, KlotskiDocument, KnightDocument
from solvers.documents.faults import FileFault, JsonFault
from solvers.documents.json_value import JsonValue
from solvers.documents.klotski_reading import read_klotski
from solvers.documents.knight_reading import make_board, read_knight, read_matrix
from solvers.documents.writing import FORMAT, VERSION
from solvers.klotski.layout import Layout
from solvers.klotski.lookup import look_up
from solvers.knight.notation import parse_size
from solvers.statement import InputError

GREATEST_MB = 8
_BYTES_A_MB = 1_000_000

LONGEST_CODE = 200
"""The longest text that is tried as a name or a code."""
MOST_LINES = 200
"""How many lines are searched for a name or a code."""

_JSON = re.compile(r"\{|\[\s*[{\[\"]")
_FIVE_ROWS = re.compile(r"([AVHS.]{4}\s+){4}[AVHS.]{4}")
_MATRIX_ROW = re.compile(r"\s*\d{1,7}(\s+\d{1,7})+\s*", re.ASCII)
_SIZE = re.compile(r"\s*\d+\s*[x*×]\s*\d+\s*", re.IGNORECASE | re.ASCII)
_PARAGRAPHS = re.compile(r"\n\s*\n")


def open_file(path: Path) -> Document:
    """The document in a file; raises `InputError` that says in one sentence why there is none."""
    if path.is_dir():
        raise InputError(FileFault.FOLDER, path=str(path))
    try:
        with path.open("rb") as file:
            written = file.read(GREATEST_MB * _BYTES_A_MB + 1)
    except FileNotFoundError:
        raise InputError(FileFault.ABSENT, path=str(path)) from None
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        raise InputError(FileFault.UNREADABLE, path=str(path), why=_why(error)) from None
    if len(written) > GREATEST_MB * _BYTES_A_MB:
        raise InputError(FileFault.TOO_LARGE, path=str(path), greatest=GREATEST_MB)
    try:
        return open_text(written.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InputError(FileFault.NO_TEXT, path=str(path), position=error.start + 1) from None


def open_text(text: str) -> Document:
    """What a text holds: a JSON document, a matrix of a tour, the size of a board, or a layout by name or code.

    A layout or a matrix may stand among other lines, as in what the program exports as text. Raises `InputError`.
    """
    text = text.strip().removeprefix("\ufeff")
    if not text:
        raise InputError(FileFault.EMPTY)
    if _JSON.match(text):
        return _open_json(text)
    matrix = next(filter(_is_matrix, _PARAGRAPHS.split(text)), None)
    if matrix is not None:
        return read_matrix([[int(number) for number in line.split()] for line in matrix.splitlines()])
    if _SIZE.fullmatch(text):
        rows, columns = parse_size(text)
        return KnightDocument(make_board(rows, columns, missing=[]))
    return KlotskiDocument(_layout_in(text))


def _is_matrix(paragraph: str) -> bool:
    lines = paragraph.splitlines()
    return len(lines) > 1 and all(_MATRIX_ROW.fullmatch(line) for line in lines)


def _open_json(text: str) -> Document:
    root = JsonValue.parse(text)
    form = root.optional("format")
    if form is None or form.value != FORMAT:
        raise InputError(JsonFault.FORMAT)
    version = root.member("version").whole()
    if version != VERSION:
        raise InputError(JsonFault.VERSION, found=version, known=VERSION)
    kind = root.member("kind").text()
    if kind == "klotski":
        return read_klotski(root)
    if kind == "knight":
        return read_knight(root)
    raise InputError(JsonFault.KIND, found=kind)


def _layout_in(text: str) -> Layout:
    """The layout that the whole text writes, or else the first of its lines that does."""
    if _FIVE_ROWS.fullmatch(text):
        return Layout.parse("/".join(text.split()))
    lines = text.splitlines()
    if len(lines) == 1 and len(text) <= LONGEST_CODE:
        return look_up(text).layout
    for line in lines[:MOST_LINES]:
        if 0 < len(line.strip()) <= LONGEST_CODE:
            with suppress(InputError):
                return look_up(line).layout
    raise InputError(FileFault.NOTHING)


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
