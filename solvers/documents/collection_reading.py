"""Reading a collection: its names and notes, and every layout and board in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from unicodedata import category

from solvers.documents.document import CollectedBoard, CollectedLayout, CollectionDocument
from solvers.documents.faults import CollectionFault
from solvers.documents.json_value import JsonValue
from solvers.documents.knight_reading import check_sides
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.message import InputError, Message, repeated

MOST_ITEMS = 500
"""How many layouts a collection may hold, and how many boards."""
LONGEST_NAME = 200
LONGEST_NOTES = 10_000

T = TypeVar("T")


def read_collection(root: JsonValue) -> CollectionDocument:
    """The document in a JSON object; raises `InputError` that names the first layout or board which is wrong."""
    name, notes = _name(root), root.optional("notes", _notes, "")
    layouts = _each(root, "layouts", CollectionFault.LAYOUT, _layout)
    boards = _each(root, "boards", CollectionFault.BOARD, _board)
    if not layouts and not boards:
        raise InputError(CollectionFault.EMPTY)
    return CollectionDocument(name, notes, layouts, boards)


def fitting_name(text: str) -> str:
    """A name as a collection can have it: on one line, and cut where it is too long; empty if nothing is left."""
    return " ".join(_printable(text).split())[:LONGEST_NAME].strip()


def fitting_notes(text: str) -> str:
    """Notes as a collection can have them: cut where they are too long."""
    return _printable(text)[:LONGEST_NOTES].strip()


def _each(root: JsonValue, key: str, kind: CollectionFault, read: Callable[[JsonValue], T]) -> tuple[T, ...]:
    items = root.optional(key, _few_items, [])
    return tuple(_in_item(item.value, kind, number, read) for number, item in enumerate(items, 1))


def _few_items(listed: JsonValue) -> list[JsonValue]:
    items = list(listed.items())
    if len(items) > MOST_ITEMS:
        raise InputError(CollectionFault.MANY, where=listed.where, found=len(items), most=MOST_ITEMS)
    return items


def _in_item(value: object, kind: CollectionFault, number: int, read: Callable[[JsonValue], T]) -> T:
    """What is read from an item of a list; a fault of it, or of a part of it, tells which item it is."""
    item = JsonValue(value)
    try:
        return read(item)
    except InputError as error:
        called, fault = _called(item, kind, number), error.message
        if isinstance(fault.values.get("where"), Message):  # the item as a whole
            raise InputError(fault.template, **{**fault.values, "where": called}) from None
        raise InputError(CollectionFault.IN_ITEM, where=called, why=fault) from None


def _called(item: JsonValue, kind: CollectionFault, number: int) -> Message:
    """What a person calls an item of a list: by its number and, where it has one, its name."""
    numbered = Message(kind, {"number": number})
    try:
        return Message(CollectionFault.NAMED, {"item": numbered, "name": repeated(_name(item))})
    except InputError:
        return numbered


def _layout(item: JsonValue) -> CollectedLayout:
    return CollectedLayout(_name(item), Layout.parse(item.member("layout").text()), item.optional("notes", _notes, ""))


def _board(item: JsonValue) -> CollectedBoard:
    rows, columns = item.member("rows").whole(), item.member("columns").whole()
    check_sides(rows, columns)
    board = Board(rows, columns, frozenset(item.optional("missing", JsonValue.squares, [])))
    return CollectedBoard(_name(item), board, item.optional("closed", JsonValue.truth, None))


def _name(item: JsonValue) -> str:
    member = item.member("name")
    name = " ".join(_text(member).split())
    if not name:
        raise InputError(CollectionFault.NO_NAME, where=member.where)
    if len(name) > LONGEST_NAME:
        raise InputError(CollectionFault.LONG, where=member.where, found=len(name), most=LONGEST_NAME)
    return name


def _notes(member: JsonValue) -> str:
    notes = _text(member).strip()
    if len(notes) > LONGEST_NOTES:
        raise InputError(CollectionFault.LONG, where=member.where, found=len(notes), most=LONGEST_NOTES)
    return notes


def _text(member: JsonValue) -> str:
    text = member.text()
    if _printable(text) != text:
        raise InputError(CollectionFault.CHARACTERS, where=member.where)
    return text


def _printable(text: str) -> str:
    """The text without control characters but tabs and ends of lines, and without halves of characters."""
    return "".join(one for one in text if one.isspace() or category(one) not in ("Cc", "Cs"))
