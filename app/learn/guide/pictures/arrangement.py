"""The picture of how a page is arranged: the parts of the Klotski page at the start of a game, numbered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from app.klotski.game_section import PlayPanel
from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.words import method_sentence
from app.learn.guide.pictures.parts import HENGDAO, appearance_of, paint_widget, write_centred
from app.learn.lessons.fields import lesson_board
from app.puzzle.actions import make_actions
from app.puzzle.entry import puzzles
from app.puzzle.playback import Playback
from app.puzzle.transport_bar import TransportBar
from app.search.watch import USUAL_SPEED
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_circle
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.numbers import clock_time, steps_a_second
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.moves import Metric

translate = QCoreApplication.translate

PAGE = QSize(720, 400)
"""What the page is at least as large as, before it is made to fit its field, in pixels."""
STEPS_LEFT = 81
"""The steps left at the start of the game."""


def arrangement(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The page, and a round plate with its number beside each of its parts."""
    page = QWidget()
    parts = parts_of(page, appearance_of(theme))
    places = paint_widget(painter, field, page, PAGE)
    for number, part in enumerate(parts, 1):
        place = places.map(QPointF(part.mapTo(page, part.rect().topLeft()))) + QPointF(-11, 12)
        draw_circle(painter, place, 9, theme.path, theme.panel, 1.5)
        write_centred(painter, place, str(number), 11, theme.panel, font)


def parts_of(page: QWidget, appearance: Appearance) -> Sequence[QWidget]:
    """The parts that the text refers to, laid out on a page."""
    layouts = Dropdown()
    layouts.addItem(layout_name(entry_of(HENGDAO).names))
    game = PlayPanel(appearance)
    for figure, text in ((game.steps, "0"), (game.distance, str(STEPS_LEFT)), (game.time, clock_time(0))):
        figure.setText(text)
    game.curve.show_distances([(0, STEPS_LEFT)], 0)
    solve = named(QPushButton(translate("KlotskiPage", "Solve")), role="primary")
    watch, pace = QPushButton(translate("PuzzlePage", "Watch it think")), QPushButton(steps_a_second(USUAL_SPEED))
    method = label(method_sentence(ENGINES[0], Metric.MOVES) + " ›")
    details = [
        QPushButton(text)
        for text in (
            translate("KlotskiPage", "Options"),
            translate("KlotskiPage", "Slides"),
            translate("KlotskiPage", "Map"),
            translate("PuzzlePage", "Search"),
        )
    ]
    playback = TransportBar("", Playback(page), make_actions(page), appearance)
    pages = [
        puzzles()[0].title(),
        translate("MainWindow", "Chapters"),
        *(puzzle.title() for puzzle in puzzles()[1:]),
        translate("MainWindow", "History"),
        translate("MainWindow", "Compare"),
        translate("MainWindow", "Lessons"),
    ]
    daily, panel = label(translate("Daily", "Today's puzzle"), "caption"), named(QFrame(), role="panel")
    column(
        row((layouts, 1), label("⋯")),
        (game, 1),
        row((solve, 1), (watch, 1), pace),
        method,
        row(*details, label("⤢")),
        margins=(26, 8, 12, 8),
        parent=panel,
    )
    above = row(*map(label, pages), 1, daily, spacing=16)
    board = lesson_board(appearance, "", layout=HENGDAO)
    column(above, (row((board, 1), (panel, 1)), 1), playback, margins=(24, 8, 8, 8), parent=page)
    return layouts, game, solve, details[0], playback, daily
