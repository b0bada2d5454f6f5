"""A value of a JSON text that knows where it stands, so that what is wrong with it can be said."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeGuard, TypeVar, cast

from solvers.message import InputError, Message, Value

T = TypeVar("T")

MOST_SQUARES = 40_000
"""How many squares a file may list at most, as those of a tour: more of them take long to read."""
GREATEST = 1_000_000_000
"""No number that stands for anything in a document is greater."""


class JsonFault(StrEnum):
    """A JSON text is not a document of this program; squares and members of lists count from 0, as they do in it."""

    WHOLE_TEXT = "the JSON text"
    SYNTAX = "line {line}, column {column} is not valid JSON: {what}; correct it, or export the file again"
    NO_VALUE = "a value is missing"
    NO_COMMA = "a comma or a closing bracket is missing"
    NO_COLON = "a colon is missing"
    NO_NAME = "a name in quotation marks is missing"
    NO_END = "the closing quotation mark is missing"
    MORE = "there is text after the end"
    ELSE = "this is not expected here"
    NUMBER = "a number in the text has too many digits; correct it, or export the file again"
    DEPTH = "the lists in the text are nested too deeply; export the file again"
    TWICE = '"{key}" appears twice; remove one of the two'
    FORMAT = (
        'this JSON text was not made by this program: it lacks "format": "huarong-knight"; '
        "choose a file that this program exported as JSON"
    )
    VERSION = "the file has version {found}, but this program reads version {known}; update the program"
    KIND = '"kind" is "{found}", but must be {known} or "collection"'
    LACKS = '{where} lacks "{key}"; add it, or export the file again'
    OBJECT = "{where} must be an object in braces"
    LIST = "{where} must be a list in brackets"
    TEXT = "{where} must be text in quotation marks"
    WHOLE = "{where} must be a whole number"
    GREAT = "{where} is too large a number; the largest allowed is {most}"
    MANY = "{where} lists {found} squares, but at most {most} can be read from a file"
    TRUTH = "{where} must be true or false"
    SQUARE = "{where} must be a square, given as its row and column, such as [0, 3]"


_EXPECTED = (
    ("Expecting value", JsonFault.NO_VALUE),
    ("Expecting ',' delimiter", JsonFault.NO_COMMA),
    ("Expecting ':' delimiter", JsonFault.NO_COLON),
    ("Expecting property name", JsonFault.NO_NAME),
    ("Unterminated string", JsonFault.NO_END),
    ("Extra data", JsonFault.MORE),
)
"""How Python's sentences about a JSON text begin, and what we say for each."""


@dataclass(frozen=True, slots=True)
class JsonValue:
    """Something read from JSON; every method raises `InputError` when the value is not what it is asked for."""

    value: object
    where: str = ""
    """The keys and numbers that lead to it, as in `steps[0].path`; empty for the whole text."""

    @classmethod
    def parse(cls, text: str) -> JsonValue:
        """Read a JSON text."""
        try:
            return cls(json.loads(text, object_pairs_hook=_without_repetition))
        except json.JSONDecodeError as error:
            what = next((fault for beginning, fault in _EXPECTED if error.msg.startswith(beginning)), JsonFault.ELSE)
            raise InputError(JsonFault.SYNTAX, line=error.lineno, column=error.colno, what=Message(what)) from None
        except RecursionError:
            raise InputError(JsonFault.DEPTH) from None
        except InputError:
            raise
        except ValueError:  # Python reads whole numbers of some thousand digits at most.
            raise InputError(JsonFault.NUMBER) from None

    def member(self, key: str) -> JsonValue:
        """A member of this object that has to be there."""
        members = self._members()
        if key not in members:
            raise self._fault(JsonFault.LACKS, key=key)
        return JsonValue(members[key], f"{self.where}.{key}" if self.where else key)

    def optional(self, key: str, read: Callable[[JsonValue], T], default: T) -> T:
        """What `read` makes of a member of this object; the default where it is left out."""
        return read(self.member(key)) if key in self._members() else default

    def items(self) -> Iterator[JsonValue]:
        """The items of the list that this is, one after another."""
        for number, item in enumerate(self._list()):
            yield JsonValue(item, f"{self.where}[{number}]")

    def text(self) -> str:
        """The text that this is."""
        if not isinstance(self.value, str):
            raise self._fault(JsonFault.TEXT)
        return self.value

    def whole(self) -> int:
        """The whole number that this is."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self._fault(JsonFault.WHOLE)
        if abs(self.value) > GREATEST:
            raise self._fault(JsonFault.GREAT, most=GREATEST)
        return self.value

    def truth(self) -> bool:
        """The truth that this is."""
        if not isinstance(self.value, bool):
            raise self._fault(JsonFault.TRUTH)
        return self.value

    def square(self) -> tuple[int, int]:
        """The pair of a row and a column that this is; any whole numbers."""
        try:
            row, column = (item.whole() for item in self.items())
        except ValueError:  # an InputError, or another number of items than two
            raise self._fault(JsonFault.SQUARE) from None
        return row, column

    def squares(self) -> list[tuple[int, int]]:
        """The squares that this lists, no more than are read."""
        listed = self._list()
        if len(listed) > MOST_SQUARES:
            raise self._fault(JsonFault.MANY, found=len(listed), most=MOST_SQUARES)
        return [
            (value[0], value[1]) if _is_small_pair(value) else JsonValue(value, f"{self.where}[{number}]").square()
            for number, value in enumerate(listed)
        ]

    def _list(self) -> list[object]:
        if not _is_list(self.value):
            raise self._fault(JsonFault.LIST)
        return self.value

    def _members(self) -> dict[str, object]:
        members = cast("dict[str, object]", self.value)
        if not isinstance(self.value, dict):
            raise self._fault(JsonFault.OBJECT)
        return members

    def _fault(self, fault: JsonFault, **values: Value) -> InputError:
        return InputError(fault, where=self.where or Message(JsonFault.WHOLE_TEXT), **values)


def _is_list(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list)


def _is_small_pair(value: object) -> TypeGuard[list[int]]:
    """Whether this is a square, told quickly for lists of thousands; any other value is looked at more closely."""
    if not _is_list(value) or len(value) != 2:
        return False
    row, column = value
    return type(row) is int and type(column) is int and abs(row) <= GREATEST and abs(column) <= GREATEST


def _without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members: dict[str, object] = {}
    for key, value in pairs:
        if key in members:
            raise InputError(JsonFault.TWICE, key=key)
        members[key] = value
    return members
