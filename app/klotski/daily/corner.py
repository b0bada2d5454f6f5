"""What stands of the puzzle of the day at the right of the tabs: a quiet button, and a small arrow to the calendar."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QStylePainter, QTabWidget, QToolButton, QWidget

from app.klotski.daily.days import Days, DayState
from app.klotski.daily.words import beside, best_text, corner_forms
from app.ui.look.scale import for_fingers, pressed, scaled
from app.ui.look.shapes import ChevronDirection, paint_check, paint_chevron
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_circle, faint
from app.ui.widgets.actions import KEYS, key_text, key_tip
from app.ui.widgets.shorthand import connect_slot, named, row
from app.ui.words.dates import weekday_text

SIDE = 9
"""Left and right of what the button shows, and between its sun and its text, in pixels."""
SUN = 15
"""The width of the sun, in pixels at a text size of 100 %."""
HEIGHT = 28
LIFTED = 3
"""By so many pixels at its foot the text comes onto one line with the titles of the tabs."""
RAYS = 8
CHEVRON_WIDTH = 22
BESIDE_TABS = 12
"""At least so many pixels are left between the tabs and the button."""


class ChevronButton(QToolButton):
    """Pale, until the pointer or the focus is on it."""

    def __init__(self, turn: ChevronDirection, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn = turn
        self._appearance = appearance
        connect_slot(appearance, "changed()", self, "update()")

    def sizeHint(self) -> QSize:
        """Narrower than high, but for fingers."""
        return QSize(pressed(HEIGHT) if for_fingers() else scaled(CHEVRON_WIDTH), pressed(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ground under the pointer, and the chevron."""
        super().paintEvent(event)
        theme = self._appearance.theme
        bright = self.isEnabled() and (theme.contrast or self.underMouse() or self.hasFocus())
        colour = faint(theme.text if bright else theme.muted, 1.0 if self.isEnabled() else 0.4)
        with QPainter(self) as painter:
            paint_chevron(painter, self.rect(), colour, 1.6, self._turn)


class DailyButton(QToolButton):
    """Says how the puzzle of the day stands, in as many words as there is room for."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dailyButton")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.solved = False
        """Whether a check mark stands in the place of the sun."""
        self._appearance = appearance
        connect_slot(appearance, "changed()", self, "update()")

    def width_of(self, text: str) -> int:
        """How wide the button is with this text."""
        words = SIDE - 2 + self.fontMetrics().horizontalAdvance(text) if text else 0
        return max(2 * SIDE + scaled(SUN) + words, pressed(HEIGHT))

    def sizeHint(self) -> QSize:
        """As wide as its sun and its text."""
        return QSize(self.width_of(self.text()), pressed(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ground under the pointer, the sun, and the text; all pale, as a tab that is not in front."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._colour(bool(option.state & QStyle.StateFlag.State_MouseOver))
        side = scaled(SUN)
        left = SIDE if self.text() else (self.width() - side) / 2
        place = QRectF(left, (self.height() - side) / 2, side, side)
        if self.solved:
            paint_check(painter, place.toRect(), QColor(self._appearance.theme.good), 2.0)
        else:
            _paint_sun(painter, place, colour)
        painter.setPen(colour)
        words = self.rect().adjusted(2 * SIDE + side - 2, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.end()

    def _colour(self, hovered: bool) -> QColor:
        theme = self._appearance.theme
        return QColor(theme.text if hovered or theme.contrast or self.hasFocus() else theme.muted)


class DailyCorner(QWidget):
    """Follows the days, and the room there is beside the tabs of a widget, over which it never spreads."""

    def __init__(self, days: Days, appearance: Appearance, tabs: QTabWidget) -> None:
        self._days = days
        self._tabs = tabs
        super().__init__(tabs)
        self.setObjectName("dailyCorner")
        self.button = DailyButton(appearance)
        title, keys = QCoreApplication.translate("Daily", "Calendar of the puzzles"), KEYS["daily-calendar"]
        self.arrow = named(
            ChevronButton(ChevronDirection.DOWN, appearance), "dailyCalendarButton", title, key_tip(title, *keys)
        )
        lifted = 0 if for_fingers() else LIFTED
        row(self.button, self.arrow, spacing=0, margins=(0, 0, SIDE, lifted), parent=self)
        self.setMinimumHeight(pressed(HEIGHT))  # the tabs would give it less, to a finger too
        days.changed.connect(self.renew)
        tabs.installEventFilter(self)
        self.renew()

    @property
    def opener(self) -> QWidget:
        """Below what the calendar opens: the arrow, or what there is in its place."""
        parts = (part for part in (self.arrow, self.button) if part.isVisible())
        return next(parts, self._tabs.tabBar())

    def sizeHint(self) -> QSize:
        """As high as the tabs, whose titles are then on one line with the button."""
        return super().sizeHint().expandedTo(QSize(0, self._tabs.tabBar().sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the width of the tabs."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    @Slot()
    def renew(self) -> None:
        """Say how the puzzle of the day stands, to screen readers and in the tooltip in full."""
        days, button = self._days, self.button
        button.solved = days.has_puzzle and days.state(days.today) is not DayState.TODAY
        whole = corner_forms(days)[0]
        button.setAccessibleName(whole)
        told = beside(weekday_text(days.today), best_text(days.today)) if days.has_puzzle else ""
        button.setAccessibleDescription(told)
        keys = QCoreApplication.translate("Daily", "Open ({key}); right-click for the calendar ({calendar})").format(
            key=key_text(*KEYS["daily"]), calendar=key_text(*KEYS["daily-calendar"])
        )
        button.setToolTip("\n".join(filter(None, (whole, told, keys))))
        self._fit()

    def _fit(self) -> None:
        """Use the longest form that fits beside the tabs; where even the sun does not, nothing."""
        room = self._tabs.width() - self._tabs.tabBar().sizeHint().width() - BESIDE_TABS - SIDE
        arrow = self.arrow.sizeHint().width()
        forms = [(text, with_arrow) for text in corner_forms(self._days) for with_arrow in (True, False)]
        fitting = (form for form in forms if self.button.width_of(form[0]) + form[1] * arrow <= room)
        text, with_arrow = next(fitting, ("", False))
        self.button.setText(text)
        self.button.setVisible(self.button.width_of("") <= room)
        self.arrow.setVisible(with_arrow)
        self.button.updateGeometry()


def _paint_sun(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """A disc and its rays."""
    pen = QPen(colour, place.width() / 11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    centre, half = place.center(), place.width() / 2
    draw_circle(painter, centre, 0.44 * half, edge=pen)
    for ray in range(RAYS):
        way = QPointF(cos(2 * pi * ray / RAYS), sin(2 * pi * ray / RAYS)) * half
        painter.drawLine(centre + way * 0.72, centre + way * 0.96)
