"""A value of a JSON text that knows where it stands, so that what is wrong with it can be said."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeGuard

from solvers.documents.faults import JsonFault
from solvers.knight.board import Square
from solvers.message import InputError

ROOT = "the file"

LARGEST_SIDE = 200
"""How many rows and columns a board may have at most: as many as the window shows."""
MOST_SQUARES = LARGEST_SIDE * LARGEST_SIDE
GREATEST = 1_000_000_000
"""No number that stands for anything in a document is greater."""


@dataclass(frozen=True, slots=True)
class JsonValue:
    """Something read from JSON; every method raises `InputError` when the value is not what it is asked for."""

    value: object
    where: str = ROOT

    @classmethod
    def parse(cls, text: str) -> JsonValue:
        """Read a JSON text."""
        try:
            return cls(json.loads(text, object_pairs_hook=_without_repetition))
        except json.JSONDecodeError as error:
            raise InputError(JsonFault.SYNTAX, line=error.lineno, column=error.colno) from None
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
            raise InputError(JsonFault.LACKS, where=self.where, key=key)
        return JsonValue(members[key], key if self.where == ROOT else f"{self.where}.{key}")

    def optional(self, key: str) -> JsonValue | None:
        """A member of this object, or None where it is left out."""
        return self.member(key) if key in self._members() else None

    def items(self) -> Iterator[JsonValue]:
        """The items of the list that this is, one after another."""
        for number, item in enumerate(self._list()):
            yield JsonValue(item, f"{self.where}[{number}]")

    def text(self) -> str:
        """The text that this is."""
        if not isinstance(self.value, str):
            raise InputError(JsonFault.TEXT, where=self.where)
        return self.value

    def whole(self) -> int:
        """The whole number that this is."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise InputError(JsonFault.WHOLE, where=self.where)
        if abs(self.value) > GREATEST:
            raise InputError(JsonFault.GREAT, where=self.where)
        return self.value

    def truth(self) -> bool:
        """The truth that this is."""
        if not isinstance(self.value, bool):
            raise InputError(JsonFault.TRUTH, where=self.where)
        return self.value

    def square(self) -> Square:
        """The pair of a row and a column that this is; any whole numbers."""
        try:
            row, column = (item.whole() for item in self.items())
        except ValueError:  # an InputError, or another number of items than two
            raise InputError(JsonFault.SQUARE, where=self.where) from None
        return row, column

    def squares(self) -> list[Square]:
        """The squares that this lists, no more than the largest board has."""
        listed = self._list()
        if len(listed) > MOST_SQUARES:
            raise InputError(JsonFault.MANY, where=self.where, found=len(listed), most=MOST_SQUARES)
        return [
            (value[0], value[1]) if _is_small_pair(value) else JsonValue(value, f"{self.where}[{number}]").square()
            for number, value in enumerate(listed)
        ]

    def _list(self) -> list[object]:
        if not _is_list(self.value):
            raise InputError(JsonFault.LIST, where=self.where)
        return self.value

    def _members(self) -> dict[str, object]:
        if not _is_object(self.value):
            raise InputError(JsonFault.OBJECT, where=self.where)
        return self.value


def _is_list(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list)


def _is_small_pair(value: object) -> TypeGuard[list[int]]:
    """Whether this is a square, told quickly for lists of thousands; any other value is looked at more closely."""
    if not _is_list(value) or len(value) != 2:
        return False
    row, column = value
    return type(row) is int and type(column) is int and abs(row) <= GREATEST and abs(column) <= GREATEST


def _is_object(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members: dict[str, object] = {}
    for key, value in pairs:
        if key in members:
            raise InputError(JsonFault.TWICE, key=key)
        members[key] = value
    return members
