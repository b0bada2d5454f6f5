"""A lesson on paper: each slide as it opens, its questions with boxes to tick, and all answers on the last pages.

A lesson of its own is gone through for that, out of sight, whatever a person has done in the one in sight.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QBitmap,
    QFont,
    QImage,
    QPageLayout,
    QPalette,
    QRegion,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QLabel, QWidget

from app.export.paper import pdf_writer
from app.klotski.state_space.view.map_view import MapView
from app.learn.lessons.asking_parts import PicturePart
from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.slide_view import SlideText, SlideView, markdown
from app.learn.lessons.tables import UNKNOWN
from app.puzzle.board.board_widget import BoardWidget
from app.ui.files import atomic_file
from app.ui.look.roles import role_of
from app.ui.widgets.lists import RowTable
from app.ui.widgets.painted import PaintedWidget, Wrapped
from app.ui.widgets.tiles import TileList
from app.ui.words.markdown import escaped

DOTS_AN_INCH, PICTURE_DOTS = 1200, 220
"""Of the paper, and of the pictures on it."""
WIDTH = PICTURE_DOTS * 17 / 2.54
"""How many dots of a picture are as wide as the text on A4 paper."""
POINTS, PICTURE_POINTS = 10, 8.5
"""The sizes of the text, and of that in pictures."""
BOARD, HIGHEST = 0.45, 1.4
"""The width of a board, or its height where that is less, and its height at most, as parts of the text's width."""
SAID = "text", "heading", "title", "result"
"""The roles of the labels that are printed."""
BLANK = r"\_" * 8
"""Where a figure is to be written into a table."""


def write_hand_out(lesson: LessonView, file: Path, notes: bool) -> Iterator[None]:
    """Write a lesson to a PDF, on white paper in every theme; yields while something is computed. Raises `InputError`.

    With `notes`, it is for whoever gives the lesson.
    """
    document = yield from hand_out(lesson, notes)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = pdf_writer(buffer, lesson.document.title, QPageLayout.Orientation.Portrait, DOTS_AN_INCH)
    writer.setPageMargins(QMarginsF())  # the document keeps margins of its own, and writes numbers into them
    document.print_(writer)
    with atomic_file(file) as written:
        written.write(buffer.data().data())


def hand_out(lesson: LessonView, notes: bool) -> Generator[None, None, QTextDocument]:
    """A lesson as a document; yields while something is computed."""
    shown, pictures = lesson.on_paper(), dict[str, QImage]()
    slides = [f"# {escaped(lesson.document.title)}", lesson.document.about]
    answers = list[str]()
    titles = lesson.slide_titles() if notes else [slide.title for slide in lesson.document.slides]
    try:
        views = shown.slides
        _enlarge(shown)
        for number, (slide, title) in enumerate(zip(views, titles, strict=True)):
            shown.tabs.setCurrentIndex(number)
            shown.begin()
            yield from _settled(shown)
            asked = [*_contents(slide, pictures, opening=True)]
            yield from _computed(shown, slide)
            answered = [text for text in _contents(slide, pictures, opening=False) if text not in asked]
            slides += [f"## {escaped(title)}", *asked]
            if notes and slide.notes:
                slides += ["---", slide.notes, "---"]
            if answered:
                answers = answers or ["# " + QCoreApplication.translate("HandOut", "Answers")]
                answers += [f"## {escaped(slide.slide.title)}", *sorted(answered, key=_is_picture)]
    finally:
        shown.rest()
        shown.deleteLater()
    return _document([*slides, *answers], pictures, QFont(lesson.font()))


def _enlarge(lesson: LessonView) -> None:
    """Show a lesson where nobody sees it, with everything that is printed as a picture in its size on paper."""
    font = QFont(lesson.font())
    font.setPixelSize(round(PICTURE_POINTS * PICTURE_DOTS / 72))
    for widget in lesson.findChildren(QWidget):
        if isinstance(widget, BoardWidget):
            width = WIDTH * min(1.0, BOARD * max(1.0, widget.proportion), HIGHEST * widget.proportion)
            widget.setFixedSize(QSize(round(width), round(width / widget.proportion)))
        elif isinstance(widget, (PaintedWidget, TileList, PicturePart)):
            widget.setFont(font)
            widget.setFixedSize(round(WIDTH), round(WIDTH / 2))
    lesson.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    lesson.setPalette(QPalette(Qt.GlobalColor.white))
    lesson.show()


def _settled(lesson: LessonView) -> Iterator[None]:
    """Yields until nothing is computed any more."""
    yield
    while not lesson.idle:
        yield


def _computed(lesson: LessonView, slide: SlideView) -> Iterator[None]:
    """Have everything computed, and played to its end."""
    for part in slide.parts:
        part.prepare()
    yield from _settled(lesson)
    for part in slide.parts:
        if part.playback is not None:
            part.playback.last()
    yield from _settled(lesson)


def _contents(slide: SlideView, pictures: dict[str, QImage], opening: bool) -> Iterator[str]:
    """What is printed of a slide as it opens, or else once everything is known, as Markdown."""
    right = {} if opening else {part.prefix + "right": " " for part in slide.parts if part.guesses}
    values = {name: value for name, value in slide.values.items() if not name.endswith("wrong")} | right
    for block in slide.blocks:
        if isinstance(block, SlideText):
            yield markdown([block.paragraph], values)
            continue
        for widget in (found for room in (block.side, block, block.below) for found in room.findChildren(QWidget)):
            if widget in block.guesses:
                yield f"- [ ] \N{EN SPACE}{escaped(block.guesses[block.guesses.index(widget)].text())}"
            elif widget.isVisible() and not widget.size().isEmpty():
                yield _printed(widget, pictures, opening)
        yield block.written


def _printed(widget: QWidget, pictures: dict[str, QImage], opening: bool) -> str:
    """How a widget is printed, as Markdown; empty for one that is not, as a chart of a slide that opens."""
    match widget:
        case RowTable() if not widget.horizontalHeader().isHidden():
            return _table(widget)
        case QLabel() if widget.pixmap().isNull():
            return escaped(widget.text()) if role_of(widget) in SAID else ""
        case MapView() if widget.space is None:
            return ""
        case BoardWidget() | MapView() | Wrapped() | QLabel():
            return _picture(widget, pictures)
        case PaintedWidget() | TileList() if not opening and (
            widget.accessibleDescription() or isinstance(widget, TileList)
        ):
            return _picture(widget, pictures)
    return ""


def _is_picture(text: str) -> bool:
    """Whether it is a picture, before which a slide says what it has to say: no heading is alone on a page."""
    return text.startswith("![")


def _table(table: RowTable) -> str:
    """A table as Markdown, with empty cells for what is not known."""
    model = table.model()
    columns, sides = range(model.columnCount()), "|--:" * (model.columnCount() - 1)
    lines = [[str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns]]
    lines += [[str(model.index(row, column).data()) for column in columns] for row in range(model.rowCount())]
    rows = ["|".join(BLANK if text == UNKNOWN else escaped(text) for text in line) for line in lines]
    return "\n".join(f"|{row}|" for row in (rows[0], f":--{sides}", *rows[1:]))


def _picture(widget: QWidget, pictures: dict[str, QImage]) -> str:
    """A picture of a widget without the colour of the window around it; what looks the same is one picture."""
    if (least := widget.minimumSizeHint().height()) > widget.height():  # as of a chart with a legend
        widget.setFixedHeight(least)
    image = widget.grab().toImage()
    image.setAlphaChannel(image.createMaskFromColor(image.pixel(0, 0), Qt.MaskMode.MaskOutColor))
    picture = image.copy(QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect())
    name = f"{'board' if isinstance(widget, BoardWidget) else 'picture'}{hash(bytes(picture.constBits()))}"
    picture.setDevicePixelRatio(PICTURE_DOTS / widget.logicalDpiX())
    pictures[name] = picture
    return f"![{escaped(widget.accessibleName())}]({name})"


def _document(written: list[str], pictures: dict[str, QImage], font: QFont) -> QTextDocument:
    """The document of what is printed: pictures beside each other where there is room, the answers on another page."""
    font.setPointSize(POINTS)
    document = QTextDocument(defaultFont=font)
    document.setMarkdown("".join(text if _is_picture(text) else f"\n\n{text}\n\n" for text in written))
    for number in range(1, document.blockCount()):
        cursor = QTextCursor(document.findBlockByNumber(number))
        form = cursor.blockFormat()
        if form.headingLevel() == 1:
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor.setBlockFormat(form)
    for name, picture in pictures.items():  # not before: other text takes the place of all
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)
    return document
