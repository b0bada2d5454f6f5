"""Opening a document: a file, or whatever text a person pastes or drops."""

from __future__ import annotations

import re
from operator import attrgetter
from pathlib import Path

from solvers.documents.collection_reading import read_collection
from solvers.documents.document import Document, KlotskiDocument, KnightDocument
from solvers.documents.faults import FileFault, JsonFault
from solvers.documents.files import BYTES_A_MB, check_file, reading
from solvers.documents.json_value import MOST_SQUARES, JsonValue
from solvers.documents.klotski_reading import read_klotski
from solvers.documents.knight_reading import check_sides, read_knight, read_matrix, read_path
from solvers.documents.writing import FORMAT, VERSION
from solvers.klotski.catalogue.lookup import known, look_up
from solvers.klotski.codes import LONGEST_CODE
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.notation import parse_size
from solvers.message import InputError

GREATEST_MB = 2
"""A tour of 40,000 squares takes half of one, a solution of 8,000 slides too."""

MOST_LINES = 200
"""How many lines are searched for a name or a code."""
MOST_PARAGRAPHS = 20
"""How many paragraphs are searched for a matrix."""
LONGEST_MATRIX = 8 * MOST_SQUARES
"""How many characters a matrix may have, some eight for each number."""

_JSON = re.compile(r"\{|\[\s*[{\[\"]")
_FIVE_ROWS = re.compile(r"([AVHS.]{4}\s+){4}[AVHS.]{4}")
_MATRIX_ROW = re.compile(r"\s*\d{1,7}(\s+\d{1,7})+\s*", re.ASCII)
_SIZE = re.compile(r"\s*\d+\s*[x*×]\s*\d+\s*", re.IGNORECASE | re.ASCII)
_PARAGRAPHS = re.compile(r"\n\s*\n")


def open_file(path: Path) -> Document:
    """The document in a file; raises `InputError` that says in one sentence why there is none."""
    with reading(path):
        check_file(path)
        with path.open("rb") as file:
            written = file.read(GREATEST_MB * BYTES_A_MB + 1)
    if len(written) > GREATEST_MB * BYTES_A_MB:
        raise InputError(FileFault.TOO_LARGE, path=str(path), greatest=GREATEST_MB)
    try:
        return open_text(written.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InputError(FileFault.NO_TEXT, path=str(path), position=error.start + 1) from None


def open_text(text: str) -> Document:
    """What a text holds: a JSON document, a tour, the size of a board, or a layout by name or code.

    A tour is a matrix, or its squares in order, as may be the beginning of one. A layout or a tour may stand among
    other lines, as in what the program exports as text. Raises `InputError`.
    """
    text = text.strip().removeprefix("\ufeff")
    if not text:
        raise InputError(FileFault.EMPTY)
    if len(text) > GREATEST_MB * BYTES_A_MB:
        raise InputError(FileFault.TOO_LONG, greatest=GREATEST_MB)
    if _JSON.match(text):
        return _open_json(text)
    matrix = next(filter(_is_matrix, _PARAGRAPHS.split(text, MOST_PARAGRAPHS)), None)
    if matrix is not None:
        return _open_matrix(matrix.splitlines())
    path = next(filter(None, map(read_path, _PARAGRAPHS.split(text, MOST_PARAGRAPHS))), None)
    if path is not None:
        return path
    if _SIZE.fullmatch(text):
        rows, columns = parse_size(text)
        check_sides(rows, columns)
        return KnightDocument(Board(rows, columns))
    return KlotskiDocument(_layout_in(text))


def _open_matrix(lines: list[str]) -> KnightDocument:
    check_sides(len(lines), len(lines[0].split()))
    return read_matrix([[int(number) for number in line.split()] for line in lines])


def _is_matrix(paragraph: str) -> bool:
    if len(paragraph) > LONGEST_MATRIX:
        return False
    lines = paragraph.splitlines()
    return len(lines) > 1 and all(map(_MATRIX_ROW.fullmatch, lines))


def _open_json(text: str) -> Document:
    root = JsonValue.parse(text)
    if root.optional("format", attrgetter("value"), None) != FORMAT:
        raise InputError(JsonFault.FORMAT)
    version = root.member("version").whole()
    if version != VERSION:
        raise InputError(JsonFault.VERSION, found=str(version), known=str(VERSION))
    kind = root.member("kind").text()
    if kind == "klotski":
        return read_klotski(root)
    if kind == "knight":
        return read_knight(root)
    if kind == "collection":
        return read_collection(root)
    raise InputError(JsonFault.KIND, found=kind)


def _layout_in(text: str) -> Layout:
    """The layout that the whole text writes, or else the first of its lines that does."""
    if _FIVE_ROWS.fullmatch(text):
        return Layout.parse("/".join(text.split()))
    lines = text.splitlines()
    if len(lines) == 1 and len(text) <= LONGEST_CODE:
        return look_up(text).layout
    for line in dict.fromkeys(lines[:MOST_LINES]):
        reading = known(line)
        if reading is not None:
            return reading.layout
    raise InputError(FileFault.NOTHING)
