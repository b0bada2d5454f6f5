"""The pictures of the guide by their names, drawn by the same painters as the boards."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from app.learn.guide.pictures import page_pictures, puzzle_pictures, watching_pictures
from app.learn.guide.pictures.arrangement import arrangement
from app.ui.look.theme import Theme


class Picture(StrEnum):
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


def paint(painter: QPainter, field: QRectF, picture: Picture, theme: Theme, font: QFont) -> None:
    """Paint a picture in a field, `font` for what is written in it."""
    if picture in _WRITTEN:
        _WRITTEN[picture](painter, field, theme, font)
    else:
        _WORDLESS[picture](painter, field, theme)


_WRITTEN: dict[Picture, Callable[[QPainter, QRectF, Theme, QFont], None]] = {
    Picture.ARRANGEMENT: arrangement,
    Picture.HINTS: puzzle_pictures.hints,
    Picture.STARS: puzzle_pictures.stars,
    Picture.REVIEW: puzzle_pictures.review,
    Picture.DAILY: page_pictures.daily,
    Picture.LAYOUTS: page_pictures.layouts,
    Picture.COUNTS: puzzle_pictures.counts,
    Picture.WATCHED_KLOTSKI: watching_pictures.watched_klotski,
    Picture.TOURS: puzzle_pictures.tours,
    Picture.BOARDS: puzzle_pictures.boards,
    Picture.WATCHED_KNIGHT: watching_pictures.watched_knight,
    Picture.COMPARE: page_pictures.compare,
    Picture.SHARING: page_pictures.sharing,
    Picture.BACKUP: page_pictures.backup,
}


_WORDLESS: dict[Picture, Callable[[QPainter, QRectF, Theme], None]] = {
    Picture.PLAY: puzzle_pictures.play,
    Picture.CHAPTERS: page_pictures.chapters,
    Picture.SOLVE: puzzle_pictures.solve,
    Picture.MAP: puzzle_pictures.whole_map,
    Picture.LESSONS: page_pictures.lessons,
    Picture.LOOKS: page_pictures.looks,
}
