"""The guide: a few pages, each a picture and a short text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from app.focus_keys import pass_focus
from app.help.guide_pictures import Picture, paint
from app.help.guide_words import GuidePage, guide_pages
from app.theme import Appearance

FIRST_SIZE = QSize(860, 560)
TITLES_WIDTH = 220
CHAPTERS = (Picture.PLAY, Picture.TOURS, Picture.SHARING, Picture.COMPARE)
"""The pictures of the chapters on the pages of the main window, in their order."""


class GuideWindow(QDialog):
    """The titles at the left; at the right the page, with buttons to turn it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guideWindow")
        self.setWindowTitle(self.tr("Guide"))
        self.resize(FIRST_SIZE)
        self._pages = guide_pages()
        self.titles = self._titles()
        self.picture = GuidePicture(appearance)
        self.heading = _label("guideHeading", "title")
        self.text = _label("guideText", "text")
        self.back = self._button("guideBack", self.tr("Back"))
        self.forward = self._button("guideForward", self.tr("Next"))
        self.finish = self._button("guideClose", self.tr("Close"))
        self._lay_out()
        self.titles.currentRowChanged.connect(self._show)
        self.back.clicked.connect(self._turn_back)
        self.forward.clicked.connect(self._turn)
        self.finish.clicked.connect(self.close)
        self.titles.setCurrentRow(0)
        self.titles.setFocus()

    @property
    def page(self) -> GuidePage:
        """The page that is open."""
        return self._pages[self.titles.currentRow()]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """At the first page on to the second; at the last, Close."""
        return pass_focus(self, self.forward, self.finish) or super().focusNextPrevChild(forward)

    def show_chapter_on(self, page: int) -> None:
        """Open the guide at the chapter on a page of the main window, by its number."""
        self.titles.setCurrentRow([chapter.picture for chapter in self._pages].index(CHAPTERS[page]))

    @Slot()
    def _show(self) -> None:
        page, row = self.page, self.titles.currentRow()
        self.heading.setText(page.title)
        self.text.setText(page.text)
        self.picture.show_picture(page.picture, page.title)
        self.forward.setEnabled(row < len(self._pages) - 1)
        self.back.setEnabled(row > 0)

    @Slot()
    def _turn(self) -> None:
        self.titles.setCurrentRow(self.titles.currentRow() + 1)

    @Slot()
    def _turn_back(self) -> None:
        self.titles.setCurrentRow(self.titles.currentRow() - 1)

    def _titles(self) -> QListWidget:
        titles = QListWidget()
        titles.setObjectName("guideTitles")
        titles.setAccessibleName(self.tr("Pages of the guide"))
        titles.setFixedWidth(TITLES_WIDTH)
        titles.setWordWrap(True)
        titles.addItems([page.title for page in self._pages])
        return titles

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addWidget(self.forward)
        buttons.addStretch(1)
        buttons.addWidget(self.finish)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(self.picture, 1)
        column.addWidget(self.heading)
        column.addWidget(self.text)
        column.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addWidget(self.titles)
        row.addLayout(column, 1)


class GuidePicture(QWidget):
    """A picture of the guide, painted anew in every size and theme."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guidePicture")
        self.setMinimumSize(420, 260)
        self._appearance = appearance
        self._picture = Picture.PLAY
        appearance.changed.connect(self.update)

    def show_picture(self, picture: Picture, name: str) -> None:
        """Show a picture; its name is for who cannot see it."""
        self._picture = picture
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, QRectF(self.rect()), self._picture, self._appearance.theme, self.font())


def _label(name: str, role: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role == "text":
        label.setMinimumHeight(4 * label.fontMetrics().lineSpacing())
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label
