"""The guide: a few pages, each a picture and a short text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QListWidget, QWidget

from app.learn.guide_pictures import Picture, paint
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import action_key
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.painted import Painted
from app.ui.widgets.shorthand import button, column, label, named, row

FIRST_SIZE = QSize(860, 560)
TITLES_WIDTH = 220
CHAPTERS = {
    "klotski": Picture.PLAY,
    "knight": Picture.TOURS,
    "history": Picture.SHARING,
    "compare": Picture.COMPARE,
}
"""The pictures of the chapters on the pages of the main window, by their names."""


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A title, a text and the picture above them."""

    title: str
    text: str
    picture: Picture


def guide_pages() -> Sequence[GuidePage]:
    """The pages in the user's language."""
    translate = QCoreApplication.translate
    return (
        GuidePage(
            translate("Guide", "Let Cao Cao escape"),
            translate(
                "Guide",
                "Slide the pieces until the large one, Cao Cao, stands at the gate below. Drag a piece with the "
                "mouse, round corners too, as far as it can go; or go round the pieces that can move with Tab or "
                "Space and slide the chosen one with the arrow keys. Undo takes back as much as you like.",
            ),
            Picture.PLAY,
        ),
        GuidePage(
            translate("Guide", "Know where you are"),
            translate(
                "Guide",
                "While you play, the panel tells how many steps are left to the exit at best, and after each step "
                "whether it kept to a shortest way. A hint ({key}) shows a best next step; ask once more and it is "
                "taken. Whoever likes it pure hides all of it.",
            ).format(key=action_key("hint")),
            Picture.HINTS,
        ),
        GuidePage(
            translate("Guide", "Solve and watch"),
            translate(
                "Guide",
                "Solve finds a way from where you are, with the method that is chosen, and plays it. Below the "
                "board you pause, go step by step, jump and choose the speed; the list of steps follows. Slide a "
                "piece or press Enter, and you go on by hand from there.",
            ),
            Picture.WATCH,
        ),
        GuidePage(
            translate("Guide", "Three ways to count"),
            translate(
                "Guide",
                "A slide round a corner is one move; by straight slides it is two, by cells three. A solution that "
                "is shortest in one count need not be so in another, so choose the count first: hints, records and "
                "solutions all go by it.",
            ),
            Picture.COUNTS,
        ),
        GuidePage(
            translate("Guide", "Tour the board with a knight"),
            translate(
                "Guide",
                "Click a square, and a knight sets off from it to visit every square once. Shift+click says where "
                "the tour is to end, a right click opens a menu that also removes the square. Where there is no "
                "tour, the page says why. A closed tour leads back to its start; shown as a picture, it makes a "
                "pattern.",
            ),
            Picture.TOURS,
        ),
        GuidePage(
            translate("Guide", "Share what you found"),
            translate(
                "Guide",
                "Every layout has codes: copy one, or paste any into the window. Solutions and tours are exported "
                "as text, pictures and animations. What you solved and played is kept on the History page and can "
                "be opened again.",
            ),
            Picture.SHARING,
        ),
        GuidePage(
            translate("Guide", "Compare the methods"),
            translate(
                "Guide",
                "On the Compare page, methods run one after another on the same layouts or boards, and their "
                "figures stand side by side. A ready-made comparison begins with one click; or check what to "
                "compare and press Run. A click on a title sorts the table, the chart draws the figures, and every "
                "comparison is kept.",
            ),
            Picture.COMPARE,
        ),
    )


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
        self.heading = label("", "title", "guideHeading", wrap=True)
        self.text = label("", "text", "guideText", lines=4)
        self.back = button(self.tr("Back"), "guideBack", clicked=self._turn_back)
        self.forward = button(self.tr("Next"), "guideForward", clicked=self._turn)
        self.finish = button(self.tr("Close"), "guideClose", clicked=self.close)
        buttons = self.back, self.forward, 1, self.finish
        page = column((self.picture, 1), self.heading, self.text, row(*buttons), spacing=12)
        row(self.titles, (page, 1), spacing=16, margins=16, parent=self)
        for made in (self.back, self.forward, self.finish):
            made.setAutoDefault(False)
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
        """Open the guide at the chapter on a page of the main window, by its name."""
        pictures = [chapter.picture for chapter in self._pages]
        self.titles.setCurrentRow(pictures.index(CHAPTERS[page]) if page in CHAPTERS else 0)

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
        titles = named(QListWidget(), "guideTitles", self.tr("Pages of the guide"), role="titles")
        titles.setFixedWidth(TITLES_WIDTH)
        titles.setWordWrap(True)
        titles.addItems([page.title for page in self._pages])
        return titles


class GuidePicture(Painted):
    """A picture of the guide, in any size and theme."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "guidePicture", parent=parent)
        self.setMinimumSize(420, 260)
        self._picture = Picture.PLAY

    def show_picture(self, picture: Picture, name: str) -> None:
        """Show a picture; its name is for who cannot see it."""
        self._picture = picture
        self.setAccessibleName(name)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the picture."""
        paint(painter, QRectF(self.rect()), self._picture, self.theme, self.font())
