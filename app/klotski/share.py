"""What is shared of a game of Klotski that was won: its layout, the steps and the stars."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from app.export.picture import ImageCache
from app.klotski.board.track import KlotskiTrack
from app.klotski.export_subject import KlotskiPicture
from app.klotski.finished_game import FinishedGame
from app.klotski.words import counted
from app.puzzle.share import RATIO, Result
from app.ui.look.theme import Theme
from app.ui.words.numbers import grouped
from app.ui.words.stars import stars_text


def shared_result(game: FinishedGame, name: str, theme: Theme) -> Result:
    """A game as it is shared, its layout called by a name; the picture shows where it began."""
    figures = _figures(game)
    rated = figures if game.stars is None else f"{stars_text(game.stars)} {figures}"
    text = "\n".join(
        (QCoreApplication.translate("Share", "Huarong Knight: {name}").format(name=name), rated, str(game.layout))
    )
    picture = KlotskiPicture(KlotskiTrack(game.layout))

    def paint(painter: QPainter, rect: QRectF) -> None:
        picture.scene(rect, theme, painter.font(), ImageCache(RATIO)).paint(painter, 0.0)

    return Result(name, figures, text, paint, picture.proportion, game.stars)


def _figures(game: FinishedGame) -> str:
    length = counted(game.length, game.metric)
    if game.optimum is None:
        return length
    text = QCoreApplication.translate("Share", "{length} · best possible {best}")
    return text.format(length=length, best=grouped(game.optimum))
