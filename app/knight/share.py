"""What is shared of a tour that was made by hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from app.export.picture import ImageCache
from app.knight.export_subject import KnightPicture
from app.knight.game_words import finished_sentence
from app.knight.hand_game import FinishedGame
from app.puzzle.share import RATIO, Result
from app.ui.look.theme import Theme
from app.ui.words.numbers import board_size


def shared_result(game: FinishedGame, title: str, theme: Theme) -> Result:
    """A tour as it is shared; the picture shows it with its numbers."""
    name = QCoreApplication.translate("Share", "{title} {size}")
    name = name.format(title=title, size=board_size(game.board.rows, game.board.columns))
    figures = finished_sentence(game)
    text = "\n".join((QCoreApplication.translate("Share", "Huarong Knight: {name}").format(name=name), figures))
    picture = KnightPicture(game.board, order=game.visits, closed=game.closed)

    def paint(painter: QPainter, rect: QRectF) -> None:
        scene = picture.scene(rect, theme, painter.font(), ImageCache(RATIO))
        scene.paint(painter, float(picture.length))

    return Result(name, figures, text, paint, picture.proportion)
