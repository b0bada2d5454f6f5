"""What the window is asked to show when it opens, as a value, and why a file cannot be shown."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from solvers.message import Message

if TYPE_CHECKING:
    from pathlib import Path

    from solvers.documents import Document


class Opening(NamedTuple):
    """How the window is to open: what it shows, on which page, and whether a tour is looked for at once.

    `today` is the date to take for today's, in place of the clock's; `lesson` is the file of one.
    """

    document: Document | None = None
    page: str | None = None
    search: bool = False
    today: date | None = None
    lesson: Path | None = None


class OpeningFault(StrEnum):
    """What is said of a file that cannot be opened, when the reason alone does not name it."""

    IN_FILE = "cannot open {file}: {why}"


def naming_file(why: Message, file: str) -> Message:
    """The same fault with the name of the file it is in, where it does not tell that already."""
    if "path" in why.values:
        return why
    return Message(OpeningFault.IN_FILE, {"file": file, "why": why})
