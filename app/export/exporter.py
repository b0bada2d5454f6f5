"""What the export dialog works with: choices, and how what is chosen is written and previewed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QComboBox, QWidget

from app.export.request import FileRequest
from solvers.search import Search

R = TypeVar("R", bound=FileRequest)
R_co = TypeVar("R_co", bound=FileRequest, covariant=True)


@dataclass(frozen=True)
class PreviewSize:
    """The room for a preview in units of the painter, and how many pixels each has."""

    room: QSizeF
    ratio: float


PaintPreview = Callable[[Any, PreviewSize], Search[QImage]]
"""Paints the beginning of an export, as a search in any thread."""


class Choices(Protocol[R_co]):
    """The widget in which a person chooses an export."""

    format: QComboBox
    """The formats, each with its ending as data."""

    def request(self, path: Path, font: QFont) -> R_co:
        """The export that is chosen."""
        ...

    def choose(self, form: str) -> None:
        """Choose the format of this ending of files; the first where there is no such format."""
        ...


class ChoicesWidget(QWidget):
    """A widget of `Choices`."""

    changed = Signal()
    """Something else is chosen."""


@dataclass(frozen=True)
class Exporter(Generic[R]):
    """One kind of export; `widget` and `choices` are the same object.

    `write` makes the file as a search in any thread. `Progress.depth` counts what is done, `frontier` what is left to
    do, and `progress` says it. `summary` says what the file will be.
    """

    widget: ChoicesWidget
    choices: Choices[R]
    write: Callable[[R], Search[Path]]
    paint_preview: Callable[[R, PreviewSize], Search[QImage]]
    summary: Callable[[R], str]
    progress: Callable[[int, int], str]
