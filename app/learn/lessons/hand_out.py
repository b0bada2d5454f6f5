"""A lesson on paper: its slides one below another, with or without the notes of whoever gives it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt, QUrl
from PySide6.QtGui import QBitmap, QFont, QImage, QPageLayout, QRegion, QTextDocument
from PySide6.QtWidgets import QWidget

from app.export.paper import pdf_writer
from app.learn.lessons.lesson_view import LessonView, SlideView
from app.learn.lessons.parameters import BETWEEN
from app.learn.lessons.slide_view import markdown
from app.ui.files import atomic_file
from app.ui.words.markdown import escaped
from solvers.lessons import Paragraph, PartRequest

DOTS_AN_INCH = 1200
POINTS = 10
"""The size of the text on paper."""
BOARD = 150
"""The width of a board on paper, in pixels of the document."""


def write_hand_out(lesson: LessonView, file: Path, notes: bool) -> None:
    """Write a lesson to a PDF, on white paper in every theme; raises `InputError`."""
    document = hand_out(lesson, notes)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = pdf_writer(buffer, lesson.document.title, QPageLayout.Orientation.Portrait, DOTS_AN_INCH)
    writer.setPageMargins(QMarginsF())  # the document keeps margins of its own, and writes numbers into them
    document.print_(writer)
    with atomic_file(file) as written:
        written.write(buffer.data().data())


def hand_out(lesson: LessonView, notes: bool) -> QTextDocument:
    """A lesson as a document: what its texts say now, and its boards."""
    font = QFont(lesson.font())
    font.setPointSize(POINTS)
    document = QTextDocument(defaultFont=font)
    pictures: dict[str, QImage] = {}
    document.setMarkdown("\n\n".join(_written(lesson, pictures, notes)))
    for name, picture in pictures.items():  # not before: other text takes the place of all
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)
    return document


def _written(lesson: LessonView, pictures: dict[str, QImage], notes: bool) -> Iterator[str]:
    yield f"# {escaped(lesson.document.title)}"
    yield lesson.document.about
    for number, (slide, title) in enumerate(zip(lesson.slides, lesson.slide_titles(), strict=True)):
        yield f"## {escaped(title)}"
        yield markdown([block for block in slide.slide.blocks if isinstance(block, Paragraph)], slide.values)
        yield from (_question(block) for block in slide.slide.blocks if isinstance(block, PartRequest))
        yield " ".join(_boards(slide, pictures, number))
        if notes and slide.notes:
            yield slide.notes


def _question(request: PartRequest) -> str:
    """What a part asks, with boxes to be ticked; nothing for a part that is no question."""
    given = {name: escaped(text) for name, (_, text) in request.given.items()}
    choices = re.split(BETWEEN, given.get("choices", ""))
    if request.kind != "question":
        return ""
    return "\n".join([given.get("ask", ""), "", *(f"- [ ] {choice.strip()}" for choice in choices)])


def _boards(slide: SlideView, pictures: dict[str, QImage], number: int) -> Iterator[str]:
    """The boards of a slide as they stand now, each a picture of the document."""
    for place, part in enumerate(slide.parts):
        if (board := part.printed) is not None:
            name = f"board{number}-{place}.png"
            pictures[name] = picture = _picture(board)
            picture.setDevicePixelRatio(max(1.0, picture.width() / BOARD))
            yield f"![{escaped(board.accessibleName())}]({name})"


def _picture(board: QWidget) -> QImage:
    """A board without the colour of the window around it, which may be dark."""
    image = board.grab().toImage()
    image.setAlphaChannel(image.createMaskFromColor(image.pixel(0, 0), Qt.MaskMode.MaskOutColor))
    return image.copy(QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect())
