"""The picture of a map's light that is seen: until the next is drawn, the last is shown where it now belongs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPolygonF, QTransform

from app.klotski.state_space.view.camera import Camera, MapViewport
from app.klotski.state_space.view.rendering import RenderedShot, Shot
from app.ui.painting.drawing import polygon, rounded


@dataclass(frozen=True, eq=False)
class Overview:
    """All of a map, less sharp."""

    shot: Shot
    image: QImage


class ShownLight:
    """Shows pictures, and round the last one, where it does not reach, all of the map as it was seen before."""

    def __init__(self) -> None:
        self.picture: RenderedShot | None = None
        self._overview: Overview | None = None

    def clear(self) -> None:
        """Show nothing."""
        self.picture = self._overview = None

    def show(self, picture: RenderedShot) -> None:
        """Show a picture from now on."""
        self.picture = picture
        if self._overview is not None and not _alike(self._overview.shot, picture.shot):
            self._overview = None
        shot = picture.shot
        if self._overview is None and shot.camera == shot.room.fit(shot.camera.angle):
            size = (QRectF(picture.image.rect()).size() / picture.image.devicePixelRatio()).toSize()
            # One of the same size would share its pixels, in which another picture is drawn.
            image = picture.image.scaled(size, mode=Qt.TransformationMode.FastTransformation).copy()
            image.setDevicePixelRatio(1.0)
            self._overview = Overview(shot, image)

    def paint(self, painter: QPainter, room: MapViewport, camera: Camera) -> None:
        """Paint what there is as a camera sees it."""
        picture, overview = self.picture, self._overview
        if picture is None:
            return
        if picture.shot.camera == camera and picture.shot.room == room:
            painter.drawImage(QPointF(), picture.image)
            return
        if overview is not None and not _covers(picture.shot, room, camera):
            painter.save()
            painter.setClipPath(_around(picture.shot, room, camera), Qt.ClipOperation.IntersectClip)
            _paint_from(painter, overview.image, overview.shot, room, camera)
            painter.restore()
        _paint_from(painter, picture.image, picture.shot, room, camera)


def _alike(one: Shot, other: Shot) -> bool:
    """Whether two shots show the same but for the camera, and visits that are lit."""
    same = (one.drawing is other.drawing, one.colouring is other.colouring, one.look == other.look)
    return all(same) and (one.lit is None) == (other.lit is None) and one.exits == other.exits


def moved(shot: Shot, room: MapViewport, camera: Camera) -> QTransform:
    """Where what was at a pixel in a shot is seen now."""
    corner = room.pixel(camera, *shot.room.point(shot.camera, 0.0, 0.0))
    larger = camera.scale / shot.camera.scale
    return QTransform().translate(*corner).rotate(camera.angle - shot.camera.angle).scale(larger, larger)


def _paint_from(painter: QPainter, image: QImage, shot: Shot, room: MapViewport, camera: Camera) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setTransform(moved(shot, room, camera), True)
    painter.drawImage(QPointF(), image)
    painter.restore()


def _around(shot: Shot, room: MapViewport, camera: Camera) -> QPainterPath:
    """What a camera sees that a shot does not show, and a pixel more where they meet."""
    field = rounded(QRectF(0, 0, room.width, room.height), 0.0)
    inner = QRectF(0, 0, shot.room.width, shot.room.height).adjusted(1, 1, -1, -1)
    return field.subtracted(polygon(moved(shot, room, camera).map(QPolygonF(inner))))


def _covers(shot: Shot, room: MapViewport, camera: Camera) -> bool:
    """Whether a shot shows all that a camera sees."""
    seen = moved(shot, room, camera).inverted()[0].map(QPolygonF(QRectF(0, 0, room.width, room.height)))
    field = QRectF(0, 0, shot.room.width, shot.room.height).adjusted(-1, -1, 1, 1)
    return field.contains(seen.boundingRect())
