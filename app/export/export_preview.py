"""A small picture of what will be written."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.export.request import Arrangement, ExportRequest
from app.export.sheet import Sheet, paint_entry
from app.export.stamps import ImageStamps
from app.theme import Appearance

MOST_SHOWN = 12
"""How many pictures of a sheet are shown."""
NATURAL_WIDTH = 180.0
"""Of a picture of a sheet as it will be printed, about, in pixels: what has a smallest size keeps its proportion."""
EDGE = 8.0


class ExportPreview(QWidget):
    """Shows the first picture of an export, or the first few of a sheet."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("exportPreview")
        self.setAccessibleName(self.tr("Preview"))
        self.setMinimumSize(240, 300)
        self._appearance = appearance
        self._request: ExportRequest | None = None
        self._image: QImage | None = None

    @property
    def image(self) -> QImage:
        """What is shown, without the frame around it."""
        if self._image is None or self._image.devicePixelRatio() != self.devicePixelRatioF():
            self._image = self._painted()
        return self._image

    def sizeHint(self) -> QSize:
        """Large enough to tell the pieces apart."""
        return QSize(260, 340)

    def show_request(self, request: ExportRequest) -> None:
        """Preview another export."""
        self._request = request
        self._image = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture in the middle, on the ground that it will have."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor(self._ground()))
            painter.setPen(QPen(QColor(self._appearance.theme.border), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
            size = QSizeF(self.image.size()) / self.image.devicePixelRatio()
            corner = QRectF(self.rect()).center() - QPointF(size.width(), size.height()) / 2
            painter.drawImage(corner, self.image)

    def resizeEvent(self, event: object) -> None:
        """Paint anew in the new size."""
        self._image = None

    def _ground(self) -> str:
        if self._request is None:
            return self._appearance.theme.window
        return "#ffffff" if self._request.format == "pdf" else self._request.theme.window

    def _painted(self) -> QImage:
        ratio = self.devicePixelRatioF()
        room = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE).size()
        image = QImage((room * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if self._request is not None:
                self._paint(painter, self._request, room, ImageStamps(ratio))
        return image

    def _paint(self, painter: QPainter, request: ExportRequest, room: QSizeF, stamps: ImageStamps) -> None:
        positions = request.positions
        sheet = request.format.painted and not request.format.moving and request.arrangement is Arrangement.SHEET
        if not sheet or len(positions) == 1:
            place = _fitted(QRectF(QPointF(), room), request.subject.picture.proportion)
            scene = request.subject.picture.scene(place, request.theme, request.font, stamps)
            scene.paint(painter, float(positions[0]))
            return
        shown = positions[:MOST_SHOWN]
        layout = Sheet.around(len(shown), NATURAL_WIDTH, request.subject.picture.proportion)
        whole = _fitted(QRectF(QPointF(), room), layout.size.height() / layout.size.width())
        painter.translate(whole.topLeft())
        painter.scale(whole.width() / layout.size.width(), whole.width() / layout.size.width())
        for number, position in enumerate(shown):
            paint_entry(painter, request, layout.place(number), position, stamps)


def _fitted(room: QRectF, proportion: float) -> QRectF:
    """The largest rectangle of a proportion in the middle of a room."""
    width = min(room.width(), room.height() / proportion)
    size = QSizeF(width, width * proportion)
    return QRectF(room.center() - QPointF(size.width(), size.height()) / 2, size)
