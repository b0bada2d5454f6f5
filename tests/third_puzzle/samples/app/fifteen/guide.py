"""What the guide says of the 8-puzzle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QPainter

from app.fifteen.painting import paint_frame, paint_tiles
from app.puzzle.entry import GuideChapter
from app.ui.look.theme import Theme
from app.ui.widgets.actions import action_key
from solvers.fifteen.position import parse_position

SHOWN = parse_position("123/456/7.8")


def guide_chapters() -> Sequence[GuideChapter]:
    """The chapters in the language in force."""
    translate = QCoreApplication.translate
    text = translate(
        "Guide",
        "Slide the tiles until they stand in their order, with the blank at the end: click a tile beside the blank, or "
        "press an arrow key. {hint} shows a best next step. From half of all positions there is no way, and the "
        "program says why; from the others, no way is longer than 31 steps.",
    )
    title = translate("Guide", "Slide tiles into their order")
    return (GuideChapter("fifteen", title, text.format(hint=action_key("hint")), _paint_board),)


def _paint_board(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The board one step before the end."""
    side = min(field.width(), field.height()) * 0.9
    frame = QRectF(0, 0, side, side)
    frame.moveCenter(field.center())
    paint_frame(painter, frame, theme, 0.02 * side)
    paint_tiles(painter, frame, (SHOWN,), 0.0, theme, font)
