"""What a document is, whatever is in it, and how it is written as JSON."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Self

from solvers.documents.json_value import JsonValue

FORMAT = "huarong-knight"
VERSION = 1


class Document(ABC):
    """What a file holds: something of a puzzle, in the class that its entry names, or a collection."""

    KIND: ClassVar[str]
    """The name of its puzzle, if it is of one; the member `kind` of the file."""
    TEXT_FORMS: ClassVar[tuple[StrEnum, ...]] = ()
    """What `read_text` takes, in words for the sentence that refuses a text."""

    @classmethod
    @abstractmethod
    def read(cls, root: JsonValue) -> Self:
        """The document in a JSON object; raises `InputError` that names the first thing in it which is wrong."""

    @classmethod
    def read_text(cls, text: str) -> Self | None:
        """The document that a text which is no JSON writes; None where it writes none.

        Raises `InputError` for a text that is meant for one, but wrong.
        """
        return None

    @abstractmethod
    def members(self) -> Mapping[str, str]:
        """The members of its file besides those that every file has, each written by `json_line` or `json_list`."""


def json_text(document: Document) -> str:
    """The document as a JSON text, which `open_text` reads again: a step, some visits or a layout a line."""
    common = {"format": FORMAT, "version": VERSION, "kind": document.KIND}
    members = {**{key: json_line(value) for key, value in common.items()}, **document.members()}
    written = ",\n".join(f"  {json_line(key)}: {value}" for key, value in members.items())
    return f"{{\n{written}\n}}\n"


def json_list(lines: Sequence[str]) -> str:
    """A list whose items, or several of them on a line, are written already."""
    return "[\n    " + ",\n    ".join(lines) + "\n  ]"


def json_line(value: Any) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)
