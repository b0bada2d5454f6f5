"""What every painted board shares: a cached background, a rectangle for the board, and repainting of small parts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.puzzle.board.hand_marks import HandMarks
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import smooth_painter
from app.ui.widgets.painted import PaintedWidget


class BoardPart(QObject):
    """What is put together with a board: it takes input, paints over the board, and has words for its cells."""

    def take(self, event: QEvent) -> bool:
        """Do what an event of the board asks for; returns whether the event is for nobody else."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Paint over what the board shows."""

    def cell_name(self, square: tuple[int, int]) -> str:
        """What a screen reader calls a cell; empty where that is for the board to say."""
        return ""

    def invite(self) -> None:
        """Show for a moment that something here can be touched."""


class BoardWidget(QWidget):
    """A board painted in two layers: a background kept as a pixmap, and what moves on it painted where it changed.

    A board says its proportions with `set_proportions`, paints its still part in `paint_background` and everything
    else in `paint_foreground`, both in the coordinates of the widget with the board inside `board_rect`. Its `parts`
    take input, before the board itself does, and are painted, over the board, in their order; before and over them all
    are its `hand_marks`.
    """

    MARGIN = 10.0
    MARKED_BY_HAND = True
    """Whether the right button draws arrows and circles."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.parts: list[BoardPart] = []
        self.hand_marks = HandMarks(self)
        self.least_text = 0.0
        """In a presentation, the height of the smallest text, in pixels; what has no room for that is left out."""
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.StrongFocus)
        self._appearance = appearance
        self._background: QPixmap | None = None
        self.proportion = 1.0
        """The board's width, as a part of its height."""
        self.board_rect = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        appearance.changed.connect(self.repaint_all)

    @property
    def theme(self) -> Theme:
        """The colours to paint with."""
        return self._appearance.theme

    def present(self, least_text: float) -> None:
        """Write nothing smaller than this, in pixels, and show no tooltips from now on; 0 is as usual."""
        if least_text != self.least_text:
            self.least_text = least_text
            self.repaint_all()

    def sizeHint(self) -> QSize:
        """As large as fits a small screen beside the panel."""
        return QSize(560, 600)

    def minimumSizeHint(self) -> QSize:
        """Small enough for a small window, large enough to tell the pieces apart."""
        return QSize(200, 200)

    def set_proportions(self, width: float, height: float) -> None:
        """Set the ratio of the board's width to its height, lay it out again and repaint it."""
        self.proportion = width / height
        self._lay_out()
        self.repaint_all()

    def fit(self) -> None:
        """Paint both layers in another size."""
        self.repaint_all()

    def repaint_all(self) -> None:
        """Paint both layers again, as when the theme changes."""
        self._background = None
        self.update()

    def table_size(self) -> tuple[int, int]:
        """How many rows and columns of cells a screen reader finds."""
        return 0, 0

    def cell_name(self, square: tuple[int, int]) -> str:
        """What a screen reader calls the cell in this row and column, from 0 at the top left."""
        return ""

    def cell_rect(self, square: tuple[int, int]) -> QRectF:
        """Where this cell is, in pixels."""
        return QRectF()

    def cell_at(self, point: QPointF) -> int | None:
        """The number of the cell at a point, row by row."""
        rows, columns = self.table_size()
        cells = (number for number in range(rows * columns) if self.cell_rect(divmod(number, columns)).contains(point))
        return next(cells, None)

    def invite(self) -> None:
        """Show for a moment that something here can be touched."""
        for part in self.parts:
            part.invite()

    def current_cell(self) -> int | None:
        """The number of the cell that the keyboard is on."""
        return None

    def paint_background(self, painter: QPainter) -> None:
        """Paint the part that stays still; the widget is already filled with the window's colour."""

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """Paint what moves; only `dirty` needs painting, and painting is clipped to it."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board out in the new size."""
        super().resizeEvent(event)
        self._lay_out()
        self.fit()

    def takes_key(self, event: QKeyEvent) -> bool:
        """Whether a key is for the board now, and not for a shortcut of the window."""
        return False

    def event(self, event: QEvent) -> bool:
        """Let the parts have it first; paint all again on a screen of another resolution."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self.takes_key(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.repaint_all()
        if event.type() == QEvent.Type.ToolTip and self.least_text:
            return True
        marked = self.MARKED_BY_HAND and self.hand_marks.take(event)
        if marked or any(part.take(event) for part in self.parts):
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Show that the board is enabled or not."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the background where it is needed and paint the foreground over it."""
        with QPainter(self) as painter:
            painter.setClipRegion(event.region())
            self.draw_background(painter)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_foreground(painter, QRectF(event.rect()))
            for part in self.parts:
                part.paint(painter)
            self.hand_marks.paint(painter)

    def draw_background(self, painter: QPainter) -> None:
        """Copy the background, painted anew if need be."""
        painter.drawPixmap(0, 0, self._background_pixmap())

    def _lay_out(self) -> None:
        room = QRectF(self.rect()).adjusted(self.MARGIN, self.MARGIN, -self.MARGIN, -self.MARGIN)
        width = max(0.0, min(room.width(), room.height() * self.proportion))
        height = width / self.proportion
        left = round(room.center().x() - width / 2)
        top = round(room.center().y() - height / 2)
        self.board_rect = QRectF(left, top, width, height)

    def _background_pixmap(self) -> QPixmap:
        if self._background is None or self._background.devicePixelRatio() != self.devicePixelRatioF():
            self._background = self.painted_pixmap(self.paint_background)
        return self._background

    def painted_pixmap(self, paint: Callable[[QPainter], None]) -> QPixmap:
        """A picture as large as the widget, filled with the window's colour and painted on."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap((self.size() * ratio).expandedTo(QSize(1, 1)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self.theme.window)
        with smooth_painter(pixmap) as painter:
            paint(painter)
        return pixmap


class BoardOverlay(PaintedWidget):
    """Covers a board while it is shown, also when the size of the board changes."""

    def __init__(self, board: BoardWidget, appearance: Appearance, name: str, accessible: str = "") -> None:
        super().__init__(appearance, name, accessible, board)
        self._board = board
        board.installEventFilter(self)
        self.hide()

    def cover(self) -> None:
        """Show it over the board."""
        self.setGeometry(self._board.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the board when its size changes."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return False
