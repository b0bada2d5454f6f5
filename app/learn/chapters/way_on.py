"""The panel at the top of the page: the layout to continue with, as a picture and in words, and the button for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy

from app.klotski.board.thumbnails import draw_layout
from app.learn.chapters.shelf import Place
from app.ui.look.scale import text_scale
from app.ui.look.theme import Appearance
from app.ui.widgets.painted import Painted
from app.ui.widgets.shorthand import button, column, label, named, row
from solvers.klotski.layout import COLUMNS, ROWS, Layout

CELL = 15.0
RIM = 4


class LayoutPicture(Painted):
    """A small picture of one layout."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "wayOnPicture")
        self._layout: Layout | None = None
        self._cell = CELL * text_scale()
        self.setFixedSize(QSize(round(COLUMNS * self._cell) + RIM, round(ROWS * self._cell) + RIM))

    def show_layout(self, layout: Layout) -> None:
        """Show this layout."""
        self._layout = layout
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the layout."""
        if self._layout is not None:
            picture = draw_layout(self._layout, self._cell, self.theme, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(0, 0), picture)


class WayOn(QFrame):
    """Says where to go on; `wanted` is emitted when the person does."""

    wanted = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        named(self, "wayOn", role="panel")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.picture = LayoutPicture(appearance)
        self.heading = label(role="heading", name="wayOnHeading", wrap=True)
        self.about = label(role="caption", name="wayOnText", wrap=True)
        tip = self.tr("Play this layout on the Klotski page")
        self.button = button("", "chaptersContinue", tip, self._want, role="primary")
        words = column(1, self.heading, self.about, 1, spacing=3)
        row(self.picture, (words, 1), self.button, spacing=16, margins=(14, 12, 16, 12), parent=self)

    def show_place(self, place: Place | None, about: str, begun: bool) -> None:
        """Show where to go on, or that there is nothing left to do; `begun` says whether anything was played yet."""
        known = place is not None and place[1].layout is not None
        for widget in (self.picture, self.button):
            widget.setVisible(known)
        self.about.setText(about)
        if place is None or place[1].layout is None:
            self.heading.setText(self.tr("Three stars everywhere"))
            return
        self.picture.show_layout(place[1].layout)
        self.heading.setText(place[1].name)
        self.button.setText(self.tr("Continue") if begun else self.tr("Start"))
        self.button.setAccessibleDescription(place[1].name)

    @Slot()
    def _want(self) -> None:
        self.wanted.emit()
