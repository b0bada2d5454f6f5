"""The pictures of the guide by their names, drawn by the same painters as the boards."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from app.learn.guide.pictures import klotski_pictures, knight_pictures, page_pictures
from app.ui.look.theme import Theme


class Picture(StrEnum):
    """The pictures there are."""

    PLAY = "play"
    HINTS = "hints"
    STARS = "stars"
    REVIEW = "review"
    WATCH = "watch"
    COUNTS = "counts"
    MAP = "map"
    DAILY = "daily"
    TOURS = "tours"
    SHARING = "sharing"
    BACKUP = "backup"
    COMPARE = "compare"
    LESSONS = "lessons"
    CHAPTERS = "chapters"


def paint(painter: QPainter, field: QRectF, picture: Picture, theme: Theme, font: QFont) -> None:
    """Paint a picture in a field, `font` for what is written in it."""
    if picture in _WRITTEN:
        _WRITTEN[picture](painter, field, theme, font)
    else:
        _WORDLESS[picture](painter, field, theme)


_WRITTEN: dict[Picture, Callable[[QPainter, QRectF, Theme, QFont], None]] = {
    Picture.HINTS: klotski_pictures.hints,
    Picture.STARS: klotski_pictures.stars,
    Picture.REVIEW: klotski_pictures.review,
    Picture.COUNTS: klotski_pictures.counts,
    Picture.DAILY: page_pictures.daily,
    Picture.TOURS: knight_pictures.tours,
    Picture.SHARING: page_pictures.sharing,
    Picture.BACKUP: page_pictures.backup,
}
_WORDLESS: dict[Picture, Callable[[QPainter, QRectF, Theme], None]] = {
    Picture.PLAY: klotski_pictures.play,
    Picture.WATCH: klotski_pictures.watch,
    Picture.MAP: klotski_pictures.whole_map,
    Picture.COMPARE: page_pictures.compare,
    Picture.LESSONS: page_pictures.lessons,
    Picture.CHAPTERS: page_pictures.chapters,
}
