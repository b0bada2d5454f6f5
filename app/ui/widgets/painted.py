"""Widgets that are painted in the colours of the theme, and painted again when it changes."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from app.ui.look.scale import text_scale
from app.ui.look.shapes import paint_frame as paint_rounded
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_rounded, smooth_painter
from app.ui.painting.text import ChartStyle, write
from app.ui.widgets.shorthand import connect_slot, named

MARGIN = 12.0
"""Between the frame of a picture and what is in it, in pixels."""


class PaintedWidget(QWidget):
    """A widget whose content is painted by `paint`."""

    def __init__(
        self,
        appearance: Appearance,
        name: str = "",
        accessible: str = "",
        parent: QWidget | None = None,
        focus: Qt.FocusPolicy = Qt.FocusPolicy.NoFocus,
        tracking: bool = False,
    ) -> None:
        """`name` is its object name, `accessible` what screen readers call it, `focus` how it can get the focus.

        With `tracking` it hears where the pointer is while no button is pressed, too.
        """
        self._appearance = appearance
        super().__init__(parent, focusPolicy=focus, mouseTracking=tracking)
        named(self, name, accessible)
        connect_slot(appearance, "changed()", self, "update()")

    @property
    def theme(self) -> Theme:
        """The colours to paint with."""
        return self._appearance.theme

    def paint(self, painter: QPainter) -> None:
        """Paint the content, with smooth edges."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all of it."""
        with smooth_painter(self) as painter:
            self.paint(painter)


class ScaledPicture(PaintedWidget):
    """A picture drawn in the pixels of a text size of 100 %, in `field` and with `drawn_font`, and enlarged with text.

    It is also enlarged where it is given a larger font. Pictures in it are to be made for `pixel_ratio`.
    """

    @property
    def enlarged(self) -> float:
        """How many times it is enlarged."""
        return text_scale() * max(1.0, self.font().pixelSize() / QApplication.font().pixelSize())

    @property
    def field(self) -> QRectF:
        """All of the widget, before it is enlarged."""
        return QRectF(0, 0, self.width() / self.enlarged, self.height() / self.enlarged)

    @property
    def drawn_font(self) -> QFont:
        """The font of the widget, before it is enlarged."""
        font = QFont(self.font())
        font.setPixelSize(round(self.fontInfo().pixelSize() / self.enlarged))
        return font

    @property
    def chart_style(self) -> ChartStyle:
        """What a chart in it is painted with."""
        return ChartStyle(self.theme, self.drawn_font)

    @property
    def pixel_ratio(self) -> float:
        """How many pixels of the screen make a pixel of the picture."""
        return self.devicePixelRatioF() * self.enlarged

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all of it, enlarged."""
        with smooth_painter(self) as painter:
            painter.scale(self.enlarged, self.enlarged)
            painter.setFont(self.drawn_font)
            self.paint(painter)


class Wrapped(PaintedWidget):
    """Content that is broken into lines, and is as high as they are.

    It breaks them anew when it gets another width, or its text another size.
    """

    height_changed = Signal()
    """It may need more or fewer lines than before."""

    def __init__(self, appearance: Appearance, name: str, accessible: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, name, accessible, parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @abstractmethod
    def break_lines(self, width: float) -> float:
        """Break the lines for a width; returns how high they are, in pixels."""

    def height_for(self, width: int) -> int:
        """How high it is in another width; the lines stay as they are for its own."""
        height = round(self.break_lines(float(max(1, width))))
        self.break_lines(float(max(1, self.width())))
        return height

    def lay_out(self) -> None:
        """Break the lines, and take the height that they need."""
        self.setFixedHeight(round(self.break_lines(float(max(1, self.width())))))
        self.height_changed.emit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Break the lines anew where the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self.lay_out()


def paint_frame(painter: QPainter, widget: QWidget, theme: Theme, radius: float = 8) -> QRectF:
    """Paint a field with a thin frame and round corners that fills the widget; returns its rectangle."""
    whole = widget.field if isinstance(widget, ScaledPicture) else QRectF(widget.rect())
    paint_rounded(painter, whole, radius, QColor(theme.field), QColor(theme.border))
    return whole.adjusted(0.5, 0.5, -0.5, -0.5)


class FramedPicture(ScaledPicture):
    """A picture below its heading in a frame, with a ring in that while it has the focus."""

    @property
    def heading(self) -> str:
        """What is written above; its accessible name unless a subclass says something else."""
        return self.accessibleName()

    def paint_content(self, painter: QPainter) -> None:
        """Paint what is below the heading."""

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the heading and what is below it."""
        paint_frame(painter, self, self.theme)
        if self.hasFocus():
            draw_rounded(painter, self.field.adjusted(1, 1, -1, -1), 8, edge=self.theme.accent, width=2)
        write(painter, QPointF(MARGIN, MARGIN + 6), self.heading, self.chart_style.heading, self.theme.text)
        self.paint_content(painter)
