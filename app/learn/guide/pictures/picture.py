"""The pictures of the guide by their names, drawn by the same painters as the boards."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from app.learn.guide.pictures import page_pictures, puzzle_pictures, watching_pictures
from app.learn.guide.pictures.arrangement import arrangement
from app.ui.look.theme import Theme


class GuidePictureName(StrEnum):
    """The pictures there are."""

    PLAY = "play"
    ARRANGEMENT = "arrangement"
    HINTS = "hints"
    STARS = "stars"
    REVIEW = "review"
    DAILY = "daily"
    CHAPTERS = "chapters"
    LAYOUTS = "layouts"
    SOLVE = "solve"
    COUNTS = "counts"
    WATCHED_KLOTSKI = "watched-klotski"
    MAP = "map"
    TOURS = "tours"
    BOARDS = "boards"
    WATCHED_KNIGHT = "watched-knight"
    COMPARE = "compare"
    LESSONS = "lessons"
    SHARING = "sharing"
    BACKUP = "backup"
    LOOKS = "looks"


PaintPicture = Callable[[QPainter, QRectF, Theme, QFont], None]


def paint(
    painter: QPainter, field: QRectF, picture: GuidePictureName | PaintPicture, theme: Theme, font: QFont
) -> None:
    """Paint a picture in a field, `font` for what is written in it."""
    if not isinstance(picture, GuidePictureName):
        picture(painter, field, theme, font)
    elif picture in _WRITTEN:
        _WRITTEN[picture](painter, field, theme, font)
    else:
        _WORDLESS[picture](painter, field, theme)


_WRITTEN: dict[GuidePictureName, PaintPicture] = {
    GuidePictureName.ARRANGEMENT: arrangement,
    GuidePictureName.HINTS: puzzle_pictures.hints,
    GuidePictureName.STARS: puzzle_pictures.stars,
    GuidePictureName.REVIEW: puzzle_pictures.review,
    GuidePictureName.DAILY: page_pictures.daily,
    GuidePictureName.LAYOUTS: page_pictures.layouts,
    GuidePictureName.COUNTS: puzzle_pictures.counts,
    GuidePictureName.WATCHED_KLOTSKI: watching_pictures.watched_klotski,
    GuidePictureName.TOURS: puzzle_pictures.tours,
    GuidePictureName.BOARDS: puzzle_pictures.boards,
    GuidePictureName.WATCHED_KNIGHT: watching_pictures.watched_knight,
    GuidePictureName.COMPARE: page_pictures.compare,
    GuidePictureName.SHARING: page_pictures.sharing,
    GuidePictureName.BACKUP: page_pictures.backup,
}


_WORDLESS: dict[GuidePictureName, Callable[[QPainter, QRectF, Theme], None]] = {
    GuidePictureName.PLAY: puzzle_pictures.play,
    GuidePictureName.CHAPTERS: page_pictures.chapters,
    GuidePictureName.SOLVE: puzzle_pictures.solve,
    GuidePictureName.MAP: puzzle_pictures.whole_map,
    GuidePictureName.LESSONS: page_pictures.lessons,
    GuidePictureName.LOOKS: page_pictures.looks,
}
