"""Sections that scroll where a small screen has no room for all of them, and what areas that scroll have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QVBoxLayout, QWidget

from app.ui.look.metrics import scroll_bar_width
from app.ui.look.scale import text_scale
from app.ui.widgets.shorthand import Part, column, named

LEAST_SIDEWAYS = 300
"""The least width of a section that scrolls sideways, in pixels."""


class Scrolled(QScrollArea):
    """A section in a frame without an edge that scrolls up and down when it must; it is never narrower than that.

    Only where text is large it may be, and then it scrolls sideways too.
    """

    def __init__(self, section: QWidget) -> None:
        super().__init__(widgetResizable=True)
        named(self, section.objectName() + "Scroll")
        self.setFrameShape(QFrame.Shape.NoFrame)
        if text_scale() <= 1:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        make_viewport(self)
        self.setWidget(section)
        section.setAutoFillBackground(False)  # which Qt turned on just now

    def minimumSizeHint(self) -> QSize:
        """As wide as the section and a scroll bar, and as low as Qt allows."""
        section, least = self.widget(), super().minimumSizeHint()
        if section is None:
            return least
        width = section.minimumSizeHint().width() + scroll_bar_width()
        return QSize(width if text_scale() <= 1 else min(width, LEAST_SIDEWAYS), least.height())

    def event(self, event: QEvent) -> bool:
        """Hear of another width of the section."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to the window the keys that scroll nothing here."""
        before = self.verticalScrollBar().value()
        if event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
        event.setAccepted(self.verticalScrollBar().value() != before)


def scrolled_column(*parts: Part, spacing: int, margins: tuple[int, int, int, int], parent: QWidget) -> QVBoxLayout:
    """A column as `column` makes it, in a panel; it scrolls where the panel is too low for it.

    A part that is to get smaller before the column scrolls has a vertical policy of `Ignored`. No class of ours answers
    `heightForWidth` here: when something fails while the window is shown, Qt for Python 6.11 would crash in the style.
    """
    left, top, right, bottom = margins
    section = QWidget()
    made = column(*parts, spacing=spacing, margins=(0, 0, scroll_bar_width(), 0), parent=section)
    column(Scrolled(section), margins=(left, top, max(0, right - scroll_bar_width()), bottom), parent=parent)
    return made


def bring_in_sight(widget: QWidget, place: QRect) -> None:
    """Scroll the section that a widget is in, if it is in one, to a place of the widget and what is around that."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is not None:
        point = widget.mapTo(area.widget() or widget, place.center())
        area.ensureVisible(0, point.y(), 0, 2 * place.height())


def make_viewport(area: QAbstractScrollArea) -> QWidget:
    """A viewport without a background of its own, in place of Qt's.

    To find out of which class Qt's own is, Qt for Python makes every class of widgets that there is: some 30 ms before
    the first paint.
    """
    viewport = QWidget()
    area.setViewport(viewport)
    return viewport
