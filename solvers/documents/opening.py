"""Opening a document: a file, or whatever text a person pastes or drops."""

from __future__ import annotations

import re
from operator import attrgetter
from pathlib import Path

from solvers.documents.collection import CollectionDocument
from solvers.documents.document import FORMAT, VERSION, Document
from solvers.documents.files import BYTES_A_MB, GREATEST_MB, FileFault, file_text
from solvers.documents.json_value import JsonFault, JsonValue
from solvers.message import InputError, Message
from solvers.puzzles import entries, imported

_JSON = re.compile(r"\{|\[\s*[{\[\"]")


def open_file(path: Path) -> Document:
    """The document in a file; raises `InputError` that says in one sentence why there is none."""
    return open_text(file_text(path))


def open_text(text: str) -> Document:
    """What a text holds: a JSON document, or something of a puzzle in whatever form that reads.

    It may stand among other lines, as in what the program exports as text. Raises `InputError`.
    """
    text = text.strip().removeprefix("\ufeff")
    if not text:
        raise _refusal(FileFault.EMPTY)
    if len(text) > GREATEST_MB * BYTES_A_MB:
        raise InputError(FileFault.TOO_LONG, greatest=GREATEST_MB)
    if _JSON.match(text):
        return _open_json(text)
    for puzzle in sorted(entries(), key=attrgetter("takes_names")):
        document = imported(puzzle.document_class).read_text(text)
        if document is not None:
            return document
    raise _refusal(FileFault.NOTHING)


def is_plain(text: str) -> bool:
    """Whether a text is for a puzzle that takes not any words for a name, as it stands or with a fault."""
    others = (imported(puzzle.document_class) for puzzle in entries() if not puzzle.takes_names)
    try:
        return any(document_class.read_text(text) is not None for document_class in others)
    except InputError:
        return True


def _open_json(text: str) -> Document:
    root = JsonValue.parse(text)
    if root.optional("format", attrgetter("value"), None) != FORMAT:
        raise InputError(JsonFault.FORMAT)
    version = root.member("version").whole()
    if version != VERSION:
        raise InputError(JsonFault.VERSION, found=str(version), known=str(VERSION))
    kind = root.member("kind").text()
    if kind == CollectionDocument.KIND:
        return CollectionDocument.read(root)
    for puzzle in entries():
        if kind == puzzle.name:
            return imported(puzzle.document_class).read(root)
    raise InputError(JsonFault.KIND, found=kind, known=tuple(f'"{puzzle.name}"' for puzzle in entries()))


def _refusal(fault: FileFault) -> InputError:
    """That a text holds nothing, with what it can be."""
    forms = (form for puzzle in entries() for form in imported(puzzle.document_class).TEXT_FORMS)
    return InputError(fault, forms=tuple(map(Message, forms)))
