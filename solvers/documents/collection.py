"""A collection: what a person chose of puzzles for others, with a name and notes, and how it is read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Self, TypeVar
from unicodedata import category

from solvers.documents.document import Document, json_line, json_list
from solvers.documents.json_value import JsonValue
from solvers.lessons import read_lesson
from solvers.message import InputError, Message, repeated
from solvers.puzzles import entries, imported

MOST_ITEMS = 500
"""How many items of one kind a collection may hold."""
LONGEST_NAME = 200
LONGEST_NOTES = 10_000

T = TypeVar("T", bound="CollectedItem")


class CollectionFault(StrEnum):
    """A collection is wrong, or something in it is; items have no numbers in a text, and count from 1."""

    EMPTY = "the collection holds no layout, board or lesson; add one, or export it again"
    MANY = "{where} lists {found}, but a collection can hold {most} of them at most; make two collections of it"
    NO_NAME = "{where} is empty; give it a name"
    LONG = "{where} has {found} {found:character|characters}, but can have {most} at most; shorten it"
    CHARACTERS = "{where} has some characters that are not text; write it again"
    LESSON = "lesson {number}"
    NAMED = "{item} “{name}”"
    IN_ITEM = "{where}: {why}"


@dataclass(frozen=True)
class CollectedItem(ABC):
    """What a collection may hold of one kind: of a puzzle, in the class that its entry names, or a lesson.

    Its name is one line, and not empty (`fitting_name`).
    """

    LIST: ClassVar[str]
    """The member of a collection that lists these items."""
    NUMBERED: ClassVar[StrEnum]
    """What a person calls an item by its `number`."""

    name: str

    @classmethod
    @abstractmethod
    def read(cls, name: str, item: JsonValue) -> Self:
        """The item of this name in a JSON object; raises `InputError` that says what is wrong with it."""

    @abstractmethod
    def members(self) -> Mapping[str, Any]:
        """Its members besides its name; those that are None or empty are left out of the file."""


@dataclass(frozen=True)
class CollectedLesson(CollectedItem):
    """A lesson of a collection, as its file has it."""

    LIST = "lessons"
    NUMBERED = CollectionFault.LESSON

    text: str

    @classmethod
    def read(cls, name: str, item: JsonValue) -> Self:
        """The lesson in a JSON object; raises `InputError` for a text that is none."""
        text = _text(item.member("lesson"))
        read_lesson(text)
        return cls(name, text)

    def members(self) -> Mapping[str, Any]:
        """The text of the lesson."""
        return {"lesson": self.text}


@dataclass(frozen=True)
class CollectionDocument(Document):
    """Items that a person chose for others, those of each kind in the order in which they are to be used.

    Its name is one line, and not empty (`fitting_name`).
    """

    KIND = "collection"

    name: str
    notes: str = ""
    items: tuple[CollectedItem, ...] = ()

    @classmethod
    def read(cls, root: JsonValue) -> Self:
        """The collection in a JSON object; raises `InputError` that names the first item which is wrong."""
        name, notes = _name(root), root.optional("notes", read_notes, "")
        items = tuple(item for kind in _kinds() for item in _each(root, kind))
        if not items:
            raise InputError(CollectionFault.EMPTY)
        return cls(name, notes, items)

    def of(self, kind: type[T]) -> tuple[T, ...]:
        """Its items of one kind."""
        return tuple(item for item in self.items if isinstance(item, kind))

    def members(self) -> Mapping[str, str]:
        """Its name, its notes, and a list for each kind of which there is something in it."""
        members = {"name": json_line(self.name)} | ({"notes": json_line(self.notes)} if self.notes else {})
        for kind in _kinds():
            lines = [json_line(_told({"name": item.name, **item.members()})) for item in self.of(kind)]
            if lines:
                members[kind.LIST] = json_list(lines)
        return members


def fitting_name(text: str) -> str:
    """A name as a collection can have it: on one line, and cut where it is too long; empty if nothing is left."""
    return " ".join(printable(text).split())[:LONGEST_NAME].strip()


def fitting_notes(text: str) -> str:
    """Notes as a collection can have them: cut where they are too long."""
    return printable(text)[:LONGEST_NOTES].strip()


def read_notes(member: JsonValue) -> str:
    """The notes that this is, of a collection or an item."""
    notes = _text(member).strip()
    if len(notes) > LONGEST_NOTES:
        raise InputError(CollectionFault.LONG, where=member.where, found=len(notes), most=LONGEST_NOTES)
    return notes


def _kinds() -> list[type[CollectedItem]]:
    of_puzzles = (imported(puzzle.collected_class) for puzzle in entries() if puzzle.collected_class is not None)
    return [*of_puzzles, CollectedLesson]


def _told(members: Mapping[str, Any]) -> dict[str, Any]:
    """The members of an object without those that say nothing."""
    return {key: value for key, value in members.items() if value not in (None, "", [])}


def _each(root: JsonValue, kind: type[CollectedItem]) -> Iterator[CollectedItem]:
    items = list(root.optional(kind.LIST, JsonValue.items, iter(())))
    if len(items) > MOST_ITEMS:
        raise InputError(CollectionFault.MANY, where=kind.LIST, found=len(items), most=MOST_ITEMS)
    return (_in_item(item.value, kind, number) for number, item in enumerate(items, 1))


def _in_item(value: object, kind: type[CollectedItem], number: int) -> CollectedItem:
    """What is read from an item of a list; a fault of it, or of a part of it, tells which item it is."""
    item = JsonValue(value)
    try:
        return kind.read(_name(item), item)
    except InputError as error:
        called, fault = _called(item, kind, number), error.message
        if isinstance(fault.values.get("where"), Message):  # the item as a whole
            raise InputError(fault.template, **{**fault.values, "where": called}) from None
        raise InputError(CollectionFault.IN_ITEM, where=called, why=fault) from None


def _called(item: JsonValue, kind: type[CollectedItem], number: int) -> Message:
    """What a person calls an item of a list: by its number and, where it has one, its name."""
    numbered = Message(kind.NUMBERED, {"number": number})
    try:
        return Message(CollectionFault.NAMED, {"item": numbered, "name": repeated(_name(item))})
    except InputError:
        return numbered


def _name(item: JsonValue) -> str:
    member = item.member("name")
    name = " ".join(_text(member).split())
    if not name:
        raise InputError(CollectionFault.NO_NAME, where=member.where)
    if len(name) > LONGEST_NAME:
        raise InputError(CollectionFault.LONG, where=member.where, found=len(name), most=LONGEST_NAME)
    return name


def _text(member: JsonValue) -> str:
    text = member.text()
    if printable(text) != text:
        raise InputError(CollectionFault.CHARACTERS, where=member.where)
    return text


def printable(text: str) -> str:
    """The text without control characters but tabs and ends of lines, and without halves of characters."""
    return "".join(one for one in text if one.isspace() or category(one) not in ("Cc", "Cs"))
