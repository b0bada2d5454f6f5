"""The picture of how a page is arranged: the Klotski page at the start of a game, its parts numbered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from app.klotski.curve_drawing import CurveDrawing, GameCurve
from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.words import method_sentence
from app.learn.guide.pictures.parts import HENGDAO, paint_layout, tray_in, write_centred
from app.search.watch import USUAL_SPEED
from app.ui.look.icons import icon
from app.ui.look.shapes import paint_chevron, paint_frame
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_line
from app.ui.painting.text import END, MIDDLE, START, figures, width_of, write
from app.ui.words.numbers import steps_a_second
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.moves import Metric

translate = QCoreApplication.translate

WINDOW = QSizeF(660, 340)
"""The size of the window in the picture; all other lengths are as in it."""
NUMBERED = ((330, 56), (330, 134), (330, 220), (330, 276), (12, 317), (540, 18))
"""Where the numbers of the parts are, that the text refers to."""
STEPS_LEFT = 81
"""The steps left at the start of the game."""


class WindowDrawing:
    """Draws the window in a field, as large as it fits there."""

    def __init__(self, painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
        self._painter, self._theme, self._font = painter, theme, font
        self._unit = min(field.width() / WINDOW.width(), field.height() / WINDOW.height())
        size = WINDOW * self._unit
        self._corner = field.center() - QPointF(size.width(), size.height()) / 2

    def paint(self) -> None:
        """Draw all of it."""
        theme, painter = self._theme, self._painter
        window = self._rect(0, 0, WINDOW.width(), WINDOW.height())
        paint_frame(painter, window, 9, QColor(theme.window), QColor(theme.border))
        self._paint_tabs()
        paint_layout(painter, tray_in(self._rect(14, 36, 300, 258)), HENGDAO, theme)
        self._frame(330, 36, 318, 258, theme.panel)
        self._paint_layout_row()
        self._paint_game()
        self._paint_abilities()
        details = (
            translate("KlotskiPage", "Options"),
            translate("KlotskiPage", "Slides"),
            translate("KlotskiPage", "Map"),
            translate("PuzzlePage", "Search"),
        )
        self._row(263, 25, details, 348, 608)
        self._write(626, 276, "⤢", 13)
        self._paint_playback()
        for number, (x, y) in enumerate(NUMBERED, 1):
            self._paint_number(number, x, y)

    def _paint_tabs(self) -> None:
        left = 16.0
        tabs = (
            translate("MainWindow", "Klotski"),
            translate("MainWindow", "Knight's tour"),
            translate("MainWindow", "History"),
            translate("MainWindow", "Compare"),
            translate("MainWindow", "Lessons"),
            translate("MainWindow", "Chapters"),
        )
        for number, title in enumerate(tabs):
            shown = self._write(left, 18, title, 12, START, "muted" if number else "text")
            if number == 0:
                line = self._rect(left - 4, 29, shown + 8, 2)
                self._painter.fillRect(line, QColor(self._theme.accent))
            left += shown + 15
        self._write(555, 18, translate("Daily", "Today's puzzle"), 12, START, "muted", 92)

    def _paint_layout_row(self) -> None:
        """The layout on the board, what else is offered, and the best possible."""
        self._frame(348, 44, 262, 24, self._theme.field)
        name = layout_name(entry_of(HENGDAO).names)
        self._write(358, 56, name, 12, START, "text", 226)
        paint_chevron(self._painter, self._rect(590, 48, 16, 16).toRect(), QColor(self._theme.muted), 1.4)
        self._write(628, 56, "⋯", 13)

    def _paint_game(self) -> None:
        """The figures, the curve of the steps left, and the buttons of the game."""
        figures = (
            (translate("Klotski", "Moves"), "0"),
            (translate("Klotski", "Moves left"), str(STEPS_LEFT)),
            (translate("PlayPanel", "Time"), "0:00"),
        )
        for number, (title, figure) in enumerate(figures):
            self._write(350 + 97 * number, 81, title, 10.5, START, "muted", 93)
            self._write(350 + 97 * number, 97, figure, 14, START)
        curve = self._frame(348, 108, 290, 64, self._theme.field)
        sized = QFont(self._font)
        sized.setPixelSize(max(1, round(11 * self._unit)))
        caption = 10 * self._unit
        drawing = CurveDrawing(GameCurve(((0, STEPS_LEFT),)), curve.adjusted(0, 0, 0, caption), sized)
        drawing.paint(self._painter, self._theme)
        buttons = (
            translate("PlayPanel", "Undo"),
            translate("PlayPanel", "Redo"),
            translate("PlayPanel", "Hint"),
            translate("PlayPanel", "Start over"),
        )
        self._row(177, 24, buttons, 348, 638)

    def _paint_abilities(self) -> None:
        """What the program can do, and with which method."""
        solve, watch = translate("KlotskiPage", "Solve"), translate("PuzzlePage", "Watch it think")
        self._button(self._rect(348, 207, 94, 25), solve, self._theme.accent, self._theme.on_accent)
        self._button(self._rect(448, 207, 116, 25), watch)
        self._button(self._rect(570, 207, 68, 25), steps_a_second(USUAL_SPEED))
        self._write(352, 246, method_sentence(ENGINES[0], Metric.MOVES) + " ›", 11.5, START, "text", 284)

    def _paint_playback(self) -> None:
        theme = self._theme
        bar = self._frame(14, 301, 634, 32, theme.panel)
        for number, name in enumerate(("first", "back", "play", "forward", "last")):
            place = self._rect(32 + 26 * number, 309, 16, 16).toRect()
            icon(name, theme.text, theme.muted).paint(self._painter, place)
        left, right = self._at(176, 317), self._at(586, 317)
        draw_line(
            self._painter, QLineF(left, right), QPen(QColor(theme.border), 3 * self._unit, c=Qt.PenCapStyle.RoundCap)
        )
        draw_circle(self._painter, left, 5 * self._unit, theme.field, theme.accent, 1.5 * self._unit)
        write(
            self._painter,
            QPointF(bar.right() - 14 * self._unit, right.y()),
            "0 / 0",
            self._sized(11.5),
            theme.text,
            END,
        )

    def _paint_number(self, number: int, x: float, y: float) -> None:
        """A round plate, that the text below the picture refers to."""
        painter, theme, radius = self._painter, self._theme, max(7.0, 9 * self._unit)
        draw_circle(painter, self._at(x, y), radius, theme.path, theme.panel, 1.5)
        write_centred(painter, self._at(x, y), str(number), 1.25 * radius, theme.panel, self._font)

    def _row(self, top: float, height: float, texts: Sequence[str], left: float, right: float) -> None:
        """Buttons beside each other, each as wide as its text needs."""
        room = right - left
        needed = [width_of(text, self._sized(11)) / self._unit + 12 for text in texts]
        spare = (room - 5 * (len(texts) - 1) - sum(needed)) / len(texts)
        for text, width in zip(texts, needed, strict=True):
            self._button(self._rect(left, top, width + spare, height), text)
            left += width + spare + 5

    def _button(self, rect: QRectF, text: str, ground: str = "", ink: str = "") -> None:
        theme = self._theme
        paint_frame(self._painter, rect, 5 * self._unit, QColor(ground or theme.field), QColor(ground or theme.border))
        pixels = 11 * self._unit
        fitting = min(1.0, (rect.width() - 4) / width_of(text, self._sized(11)))
        write_centred(self._painter, rect.center(), text, pixels * fitting, ink or theme.text, self._font)

    def _write(
        self, x: float, y: float, text: str, pixels: float, anchor: float = MIDDLE, ink: str = "text", most: float = 0
    ) -> float:
        """Write a text in the colour that the theme has for `ink`, smaller if it is wider than `most`."""
        width = width_of(text, self._sized(pixels)) / self._unit
        if most and width > most:
            pixels, width = pixels * most / width, most
        colour = self._theme.muted if ink == "muted" else self._theme.text
        write(self._painter, self._at(x, y), text, self._sized(pixels), colour, anchor)
        return width

    def _frame(self, x: float, y: float, width: float, height: float, ground: str) -> QRectF:
        frame = self._rect(x, y, width, height)
        paint_frame(self._painter, frame, 6 * self._unit, QColor(ground), QColor(self._theme.border))
        return frame

    def _sized(self, pixels: float) -> QFont:
        return figures(self._font, pixels * self._unit, QFont.Weight.Normal)

    def _at(self, x: float, y: float) -> QPointF:
        return self._corner + QPointF(x, y) * self._unit

    def _rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        return QRectF(self._at(x, y), QSizeF(width, height) * self._unit)


def arrangement(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The window with the Klotski page in front."""
    WindowDrawing(painter, field.adjusted(6, 4, -6, -4), theme, font).paint()
