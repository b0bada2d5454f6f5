"""The window of the guide: its titles, and the page that is open."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPlainTextEdit, QSizePolicy, QStackedWidget, QWidget

from app.learn.guide.pages import GuidePage, guide_pages
from app.learn.guide.pictures import puzzle_pictures
from app.learn.guide.pictures.parts import PaintPicture
from app.ui.look.scale import text_scale, widened
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.painted import PaintedWidget
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.widgets.windows import set_up_window

FIRST_SIZE = QSize(860, 560)
TITLES_WIDTH = 220
LINES = 4


class GuideWindow(QDialog):
    """The titles at the left; at the right the page, with buttons to turn it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_up_window(self, "guideWindow", self.tr("Guide"), FIRST_SIZE)
        self._pages = guide_pages()
        self.titles = self._titles()
        self.heading = label("", "title", "guideHeading", wrap=True)
        self.illustrated = IllustratedView(appearance)
        self.long_text = named(QPlainTextEdit(readOnly=True, tabChangesFocus=True), "guideLongText")
        self._views = QStackedWidget()
        for view in (self.illustrated, self.long_text):
            self._views.addWidget(view)
        self.back = button(self.tr("Back"), "guideBack", clicked=self._turn)
        self.forward = button(self.tr("Next"), "guideForward", clicked=self._turn)
        self.finish = button(self.tr("Close"), "guideClose", clicked=self.close)
        buttons = row(self.back, self.forward, 1, self.finish)
        page = column(self.heading, (self._views, 1), buttons, spacing=12)
        row(self.titles, (page, 1), spacing=16, margins=16, parent=self)
        self.titles.currentRowChanged.connect(self._show)
        self.titles.setCurrentRow(0)
        self.titles.setFocus()

    @property
    def page(self) -> GuidePage:
        """The page that is open."""
        return self._pages[self.titles.currentRow()]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """At the first page on to the second; at the last, Close."""
        return pass_focus(self, self.forward, self.finish) or super().focusNextPrevChild(forward)

    def show_chapter_on(self, page: str) -> None:
        """Open the guide at the chapter on a page of the main window, or on a part of one, named after a dash."""
        chapters = [shown.chapter for shown in self._pages]
        known = [name for name in (page, page.partition("-")[0], chapters[0]) if name in chapters]
        self.titles.setCurrentRow(chapters.index(known[0]))

    @Slot()
    def _show(self) -> None:
        page, row = self.page, self.titles.currentRow()
        self.heading.setText(page.title)
        if page.picture is None:
            self.long_text.setPlainText(page.text)
            self.long_text.setAccessibleName(page.title)
        else:
            self.illustrated.show_page(page.picture, page.title, page.text)
        self._views.setCurrentWidget(self.long_text if page.picture is None else self.illustrated)
        self.forward.setEnabled(row < len(self._pages) - 1)
        self.back.setEnabled(row > 0)

    @Slot()
    def _turn(self) -> None:
        step = -1 if self.sender() is self.back else 1
        self.titles.setCurrentRow(self.titles.currentRow() + step)

    def _titles(self) -> QListWidget:
        titles = named(QListWidget(), "guideTitles", self.tr("Pages of the guide"), role="titles")
        titles.setFixedWidth(widened(TITLES_WIDTH))
        titles.setWordWrap(True)
        titles.setResizeMode(QListWidget.ResizeMode.Adjust)  # lines are broken anew once the scroll bar is there
        titles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        titles.addItems([page.title for page in self._pages])
        return titles


class IllustratedView(QWidget):
    """A picture, and a short text below it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = GuidePicture(appearance)
        self.text = label("", "text", "guideText", lines=LINES)
        self._area = TextArea(self.text)
        column((self.picture, 1), self._area, spacing=12, parent=self)

    def show_page(self, picture: PaintPicture, title: str, text: str) -> None:
        """Show this picture above this text."""
        self.picture.show_picture(picture, title)
        self.text.setText(text)
        self._area.verticalScrollBar().setValue(0)


class TextArea(Scrolled):
    """Room for all of a text, or, in a low window, for some lines of it, and then it scrolls."""

    def __init__(self, text: QLabel) -> None:
        self._text = text
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setMinimumHeight(LINES * text.fontMetrics().lineSpacing() + 4)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """As high as the text is in this width."""
        return QSize(super().sizeHint().width(), self._text.heightForWidth(self.viewport().width()) + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width, the text has another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class GuidePicture(PaintedWidget):
    """A picture of the guide, in any size and theme."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "guidePicture", parent=parent)
        self.setMinimumSize(420, 160 if text_scale() <= 1 else 96)
        self._picture: PaintPicture = puzzle_pictures.play

    def show_picture(self, picture: PaintPicture, name: str) -> None:
        """Show a picture; its name is for who cannot see it."""
        self._picture = picture
        self.setAccessibleName(name)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the picture."""
        self._picture(painter, QRectF(self.rect()), self.theme, self.font())
