"""Pages to read from: a large picture first, more of them, and then the steps as a list in columns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from app.export.contact_sheet import write_line
from app.export.picture import PictureCache
from app.export.request import ExportRequest
from app.ui.look.fonts import tabular
from app.ui.painting.line_parts import Inks, PartColumns

LINE_SIZE, LINE_PITCH = 12.5, 18.0
"""How high the text of a line is, and how far it is to the next, in units of the paper."""
COLUMN_GAP = 26.0
"""Between two columns of lines, in units."""
SHARE = 0.58
"""The part of a page that a picture takes at most where lines follow below it."""
BETWEEN = 16.0
"""Between a picture and what follows, in units."""


class ReadingPages:
    """The plates of a subject, each at the top of a page, and its list below the last of them and on further pages."""

    def __init__(self, request: ExportRequest, room: QRectF) -> None:
        """`room` is where a page is painted, in units, between its title and its number."""
        self._request = request
        self._room = room
        self._plates = request.subject.plates
        self._lines = request.subject.captions
        self._first = request.subject.first_listed
        font = QFont(tabular(request.font))
        font.setPixelSize(round(LINE_SIZE))
        self._columns = PartColumns(self._lines, font)

    @cached_property
    def count(self) -> int:
        """How many pages there are."""
        rest = self._left - self._on_last_plate
        return len(self._plates) + max(0, -(-rest // self._on_page))

    def paint(self, painter: QPainter, number: int, picture_cache: PictureCache) -> Iterator[None]:
        """Paint the page of this number, from 1; yields after its picture and at its end."""
        if number <= len(self._plates):
            yield from self._paint_plate(painter, number, picture_cache)
        if number == len(self._plates):
            self._paint_lines(painter, self._below, self._first, self._on_last_plate)
        elif number > len(self._plates):
            first = self._first + self._on_last_plate + (number - len(self._plates) - 1) * self._on_page
            self._paint_lines(painter, self._room, first, self._on_page)
        yield

    @property
    def _left(self) -> int:
        return len(self._lines) - self._first

    @property
    def _across(self) -> int:
        """How many columns of lines stand side by side."""
        return max(1, int((self._room.width() + COLUMN_GAP) / (self._columns.width + COLUMN_GAP)))

    @property
    def _on_page(self) -> int:
        return self._across * max(1, int(self._room.height() / LINE_PITCH))

    @property
    def _on_last_plate(self) -> int:
        return self._across * int(self._below.height() / LINE_PITCH)

    @property
    def _below(self) -> QRectF:
        """The room below the last picture and the note."""
        note = LINE_PITCH if self._request.subject.note else 0.0
        top = self._place(len(self._plates)).bottom() + BETWEEN + note
        return QRectF(QPointF(self._room.left(), top), self._room.bottomRight())

    def _place(self, number: int) -> QRectF:
        """Where the picture of this number is on its page; the last leaves room for lines."""
        proportion = self._plates[number - 1].picture.proportion
        height = self._room.height() * (SHARE if number == len(self._plates) else 1.0)
        width = min(self._room.width(), height / proportion)
        return QRectF(self._room.center().x() - width / 2, self._room.top(), width, width * proportion)

    def _paint_plate(self, painter: QPainter, number: int, picture_cache: PictureCache) -> Iterator[None]:
        plate, request, place = self._plates[number - 1], self._request, self._place(number)
        scene = plate.picture.scene(place, request.theme, request.font, picture_cache)
        scene.paint(painter, float(plate.position))
        if number == len(self._plates) and request.subject.note:
            line = QRectF(self._room.left(), place.bottom() + BETWEEN / 2, self._room.width(), LINE_PITCH)
            write_line(painter, request, line, request.subject.note, LINE_SIZE)
        yield

    def _paint_lines(self, painter: QPainter, room: QRectF, first: int, most: int) -> None:
        """Paint so many lines at most, column by column; the columns fill the room from left to right."""
        lines = self._lines[first : first + most]
        rows = max(1, -(-len(lines) // self._across))
        if first + most < len(self._lines):
            rows = max(1, most // self._across)
        theme = self._request.theme
        inks = Inks(QColor(theme.muted), QColor(theme.text))
        pitch = (room.width() + COLUMN_GAP) / self._across
        for number, line in enumerate(lines):
            column, row = divmod(number, rows)
            place = room.topLeft() + QPointF(column * pitch, (row + 0.5) * LINE_PITCH)
            self._columns.paint(painter, place, line, inks)
