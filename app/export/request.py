"""What is asked for: which picture, in which format, how large, which steps, and where to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QFont

from app.export.picture import NoPicture, Picture
from app.ui.look.theme import Theme
from solvers.documents import Document

MOST_ON_A_SHEET = 100
"""How many pictures a sheet has without being asked for more."""


MOST_STEPS = 40_000
"""Longer paths are written as one picture in pixels or as text alone: other files of them would be of hundreds of
megabytes, or could not be opened again."""


class Format(StrEnum):
    """The formats, each by the ending of its files."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"
    GIF = "gif"
    WEBP = "webp"
    TEXT = "txt"
    JSON = "json"
    GRAPHML = "graphml"
    CSV = "csv"

    @property
    def moving(self) -> bool:
        """Whether it shows the steps one after another in time."""
        return self in (Format.GIF, Format.WEBP)

    @property
    def painted(self) -> bool:
        """Whether it is made of pictures."""
        return self not in (Format.TEXT, Format.JSON, *GRAPH_FORMATS)


GRAPH_FORMATS = (Format.GRAPHML, Format.CSV)
"""Those of state spaces alone."""


@dataclass(frozen=True, kw_only=True)
class FileRequest(ABC):
    """What an export of any kind tells of the file that it writes to `path`."""

    format: Format
    theme: Theme
    font: QFont
    path: Path

    @property
    @abstractmethod
    def title(self) -> str:
        """What it shows; its name is made of that."""

    @property
    def makes_folder(self) -> bool:
        """Whether it is a folder of files."""
        return False


class StillArrangement(StrEnum):
    """How the steps are shown by still pictures."""

    ONE = "one"
    """One picture of one position."""
    SHEET = "sheet"
    """A picture a position, side by side; in a PDF on as many pages as it takes."""
    EACH = "each"
    """A picture a position, each in a file or on a page of its own."""
    READING = "reading"
    """The plates of the subject, large, and then its steps as a list."""


ARRANGEMENTS: dict[Format, tuple[StillArrangement, ...]] = {
    Format.PNG: (StillArrangement.ONE, StillArrangement.SHEET, StillArrangement.EACH),
    Format.SVG: (StillArrangement.ONE, StillArrangement.SHEET),
    Format.PDF: (StillArrangement.READING, StillArrangement.SHEET, StillArrangement.EACH, StillArrangement.ONE),
}
"""What can be chosen in a format; in the others there is nothing to choose."""


class Plate(NamedTuple):
    """A picture at one of its positions, to be shown large."""

    picture: Picture
    position: int


@dataclass(frozen=True)
class Subject:
    """What a page shows: as text, with a title, and as far as there are any as a document and as a picture.

    Text and document are made when they are written, in the thread that exports. `captions` has a line for each
    position of the picture, `position` is the one on the screen; a person calls the first one `numbered_from`. The
    pages to read from have the `plates`, a `note` on how the list is to be read, and the list: the captions from
    `first_listed` on.
    """

    make_text: Callable[[], str]
    title: str
    make_document: Callable[[], Document] | None = None
    picture: Picture = field(default_factory=NoPicture)
    captions: Sequence[str] = ()
    position: int = 0
    plates: Sequence[Plate] = ()
    note: str = ""
    first_listed: int = 0
    numbered_from: int = 0

    @property
    def vast(self) -> bool:
        """Whether its path is too long for most formats."""
        return self.picture.length > MOST_STEPS

    @property
    def formats(self) -> list[Format]:
        """The formats in which it can be written."""
        if self.vast:
            return [Format.PNG, Format.TEXT]
        missing = {*GRAPH_FORMATS} | ({Format.JSON} if self.make_document is None else set[Format]())
        if isinstance(self.picture, NoPicture):
            missing |= {form for form in Format if form.painted}
        return [form for form in Format if form not in missing]

    def arrangements(self, form: Format) -> list[StillArrangement]:
        """How its steps can be shown in a format; there is one picture where there are no steps."""
        if self.vast:
            return [StillArrangement.ONE]
        missing = set[StillArrangement]() if self.plates else {StillArrangement.READING}
        if not self.picture.length:
            missing |= {StillArrangement.READING, StillArrangement.SHEET, StillArrangement.EACH}
        return [arrangement for arrangement in ARRANGEMENTS.get(form, ()) if arrangement not in missing]


@dataclass(frozen=True)
class ExportRequest(FileRequest):
    """One export. `width` is that of a picture in pixels; `first` to `last` the positions, each `every`-th of them.

    `speed` is in steps a second; `smooth` shows how pieces slide and knights hop. `path` is a file, or the folder to
    be made when each picture has a file of its own.
    """

    subject: Subject
    arrangement: StillArrangement = StillArrangement.ONE
    width: int = 640
    first: int = 0
    last: int = 0
    every: int = 1
    speed: float = 4.0
    smooth: bool = True

    @property
    def positions(self) -> Sequence[int]:
        """The positions to show, the last one also where the others leave it out; one picture alone shows that."""
        if self.format.painted and not self.format.moving and self.arrangement is StillArrangement.ONE:
            return (self.last,)
        chosen = range(self.first, self.last + 1, self.every)
        return chosen if self.last in chosen else [*chosen, self.last]

    @property
    def height(self) -> int:
        """The height of a picture in pixels."""
        return max(1, round(self.width * self.subject.picture.proportion))

    @property
    def title(self) -> str:
        """What the subject is called."""
        return self.subject.title

    @property
    def makes_folder(self) -> bool:
        """Whether it makes a folder of files."""
        return self.format is Format.PNG and self.arrangement is StillArrangement.EACH
