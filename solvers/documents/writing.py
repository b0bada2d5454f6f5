"""Documents as JSON, a step, some visits or a layout a line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from solvers.documents.document import CollectionDocument, Document, KlotskiDocument, KnightDocument

FORMAT = "huarong-knight"
VERSION = 1

VISITS_A_LINE = 8


def json_text(document: Document) -> str:
    """The document as a JSON text, which `open_text` reads again."""
    members: dict[str, str] = {"format": _line(FORMAT), "version": _line(VERSION)}
    match document:
        case KlotskiDocument():
            members |= _klotski(document)
        case KnightDocument():
            members |= _knight(document)
        case CollectionDocument():
            members |= _collection(document)
    written = ",\n".join(f"  {_line(key)}: {value}" for key, value in members.items())
    return f"{{\n{written}\n}}\n"


def _klotski(document: KlotskiDocument) -> dict[str, str]:
    members = {"kind": _line("klotski"), "layout": _line(str(document.layout)), "count": _line(document.metric.value)}
    if document.steps:
        steps = [_line({"piece": step.kind.value, "path": step.path}) for step in document.steps]
        members["steps"] = _block(steps, ",\n    ")
    return members


def _knight(document: KnightDocument) -> dict[str, str]:
    board = document.board
    members = {"kind": _line("knight"), "rows": _line(board.rows), "columns": _line(board.columns)}
    if board.missing:
        members["missing"] = _line(sorted(board.missing))
    members["closed"] = _line(document.closed)
    if document.start is not None:
        members["start"] = _line(document.start)
    if document.path:
        visits = [_line(square) for square in document.path]
        lines = [", ".join(visits[first : first + VISITS_A_LINE]) for first in range(0, len(visits), VISITS_A_LINE)]
        members["path"] = _block(lines, ",\n    ")
    return members


def _collection(document: CollectionDocument) -> dict[str, str]:
    members = {"kind": _line("collection"), "name": _line(document.name)}
    if document.notes:
        members["notes"] = _line(document.notes)
    if document.layouts:
        layouts = [{"name": name, "layout": str(layout), "notes": notes} for name, layout, notes in document.layouts]
        members["layouts"] = _block([_line(_told(layout)) for layout in layouts], ",\n    ")
    if document.boards:
        boards = [
            {
                "name": name,
                "rows": board.rows,
                "columns": board.columns,
                "missing": sorted(board.missing),
                "closed": closed,
            }
            for name, board, closed in document.boards
        ]
        members["boards"] = _block([_line(_told(board)) for board in boards], ",\n    ")
    return members


def _told(members: dict[str, Any]) -> dict[str, Any]:
    """The members of an object without those that say nothing."""
    return {key: value for key, value in members.items() if value not in (None, "", [])}


def _block(lines: Sequence[str], between: str) -> str:
    return f"[\n    {between.join(lines)}\n  ]"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
