"""A lesson on paper: its slides one below another, with or without the notes of whoever gives it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QUrl
from PySide6.QtGui import QFont, QPageLayout, QTextDocument

from app.export.paper import pdf_writer
from app.learn.lessons.lesson_view import LessonView, SlideView
from app.learn.lessons.slide_text import markdown
from app.ui.files import atomic_file
from app.ui.words.markdown import escaped
from solvers.lessons import Paragraph

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
    document.print_(pdf_writer(buffer, lesson.document.title, QPageLayout.Orientation.Portrait, DOTS_AN_INCH))
    with atomic_file(file) as written:
        written.write(buffer.data().data())


def hand_out(lesson: LessonView, notes: bool) -> QTextDocument:
    """A lesson as a document: what its texts say now, and its boards."""
    font = QFont(lesson.font())
    font.setPointSize(POINTS)
    document = QTextDocument(defaultFont=font)
    written = "\n\n".join(_written(lesson, document, notes))
    document.setMarkdown(written)
    return document


def _written(lesson: LessonView, document: QTextDocument, notes: bool) -> Iterator[str]:
    yield f"# {escaped(lesson.document.title)}"
    yield lesson.document.about
    for number, (slide, title) in enumerate(zip(lesson.slides, lesson.slide_titles(), strict=True)):
        yield f"## {escaped(title)}"
        yield markdown([block for block in slide.slide.blocks if isinstance(block, Paragraph)], slide.values)
        yield from _boards(slide, document, number)
        if notes and slide.notes:
            yield slide.notes


def _boards(slide: SlideView, document: QTextDocument, number: int) -> Iterator[str]:
    """The boards of a slide as they stand now, each a picture of the document."""
    for place, part in enumerate(slide.parts):
        if (board := part.printed) is not None:
            name = f"board{number}-{place}.png"
            picture = board.grab().toImage()
            picture.setDevicePixelRatio(max(1.0, picture.width() / BOARD))
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)
            yield f"![{escaped(board.accessibleName())}]({name})"
