"""A watched search as the page shows it: step by step on the board, and in the details."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.playable_board import NEXT_KEY
from app.klotski.board.tray import FRAME
from app.klotski.piece_names import FollowedPieces
from app.klotski.trace.search_details import SearchDetails
from app.klotski.trace.successor_marks import ArrowStyle, SuccessorMark, marks_of, paint_successors
from app.klotski.trace.words import caption, described, reckoned
from app.puzzle.board.board_widget import BoardOverlay
from app.search.watch_frame import WatchFrame
from app.ui.look.theme import Appearance
from app.ui.painting.text import figures, width_of, write_in
from app.ui.widgets.actions import ARROWS, CHOOSING_KEYS
from app.ui.widgets.shorthand import button
from app.ui.words.numbers import grouped
from solvers.klotski.layout import Layout
from solvers.klotski.trace import Expansion
from solvers.own_search.problem import OwnTrace
from solvers.pseudocode import PseudocodeLine

KEYS_OF_THE_GAME = frozenset((NEXT_KEY, *ARROWS, *CHOOSING_KEYS))


class ExpansionView(BoardOverlay):
    """Covers the board while a search is watched, and looks like it.

    It takes no moves: `refused` says that one was tried. Keys that move pieces are left to the window.
    """

    refused = Signal()
    """Somebody tried to move a piece."""

    def __init__(self, board: KlotskiBoard, appearance: Appearance) -> None:
        self._klotski_board = board
        self.expansion: Expansion | None = None
        """What is shown."""
        self.marks: tuple[SuccessorMark, ...] = ()
        """The marks on the board."""
        self._pieces = FollowedPieces()
        super().__init__(board, appearance, "expansionView", self.tr("The search, step by step"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_expansion(self, expansion: Expansion, run: Sequence[PseudocodeLine] = ()) -> None:
        """Show what a search did in a step; `run` are the stages of it that have run, without any all of them."""
        self.expansion, self.marks = expansion, marks_of(expansion, run)
        self.show_layout(expansion.layout)

    def show_layout(self, layout: Layout) -> None:
        """Show a position that a search has come to."""
        self._klotski_board.hand_marks.clear()
        if self.isHidden():
            self._pieces.begin_with(self._klotski_board.named_pieces)
        self._pieces.show(layout)
        self.setAccessibleDescription(self.description())
        self.cover()
        self.update()

    def put_away(self) -> None:
        """Show the board again."""
        self.expansion, self.marks = None, ()
        self.hide()

    def description(self) -> str:
        """What is shown, in a sentence."""
        return "" if self.expansion is None else described(self.expansion)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the keys of the game from the board while it is covered."""
        if not self.isHidden() and isinstance(event, QKeyEvent) and event.key() in KEYS_OF_THE_GAME:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.ignore()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.refused.emit()
                return True
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Show no tooltip of the board's over what is watched."""
        return event.type() == QEvent.Type.ToolTip or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take no hold of a piece; the right button marks cells of the board."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
        elif not self._klotski_board.hand_marks.clear():
            self.refused.emit()

    def paint(self, painter: QPainter) -> None:
        """Paint the tray, the pieces in their position and the marks."""
        board = self._klotski_board
        board.draw_background(painter)
        for piece, name in self._pieces.pieces:
            board.paint_piece_at(painter, piece, name)
        if self.expansion is not None:
            self._paint_caption(painter, self.expansion)
            style = ArrowStyle.of(self.theme, board.cell, self.font(), board.least_text)
            paint_successors(painter, self.marks, board.rect_of, style)
        board.hand_marks.paint(painter)

    def _paint_caption(self, painter: QPainter, expansion: Expansion) -> None:
        """Where the search stands, in the frame above the pieces: its level or depth, and the sum or the number."""
        rim, cell = self._klotski_board.board_rect, self._klotski_board.cell
        room = QRectF(rim.topLeft(), rim.topRight() + QPointF(0, FRAME * cell))
        room.adjust(FRAME * cell, 0, -FRAME * cell, 0)
        font = figures(self.font(), max(10.0, min(max(19.0, self._klotski_board.least_text), 0.175 * cell)))
        standing, number = caption(expansion), self.tr("Position {number}").format(number=grouped(expansion.number))
        if expansion.bound is not None:
            number = reckoned(expansion.depth, expansion.bound)
        middle = Qt.AlignmentFlag.AlignVCenter
        write_in(painter, room, standing, self.theme.sign, middle | Qt.AlignmentFlag.AlignLeft, font)
        space = QFontMetricsF(font).horizontalAdvance("  ")
        if width_of(standing, font) + space + width_of(number, font) <= room.width():
            write_in(painter, room, number, self.theme.sign, middle | Qt.AlignmentFlag.AlignRight, font)


class WatchedSearch:
    """The views of a watched search, which the page places, and a button that leads from its tree to the map."""

    def __init__(self, board: KlotskiBoard, appearance: Appearance) -> None:
        self.view = ExpansionView(board, appearance)
        self.details = SearchDetails(appearance)
        self.map_button = button(
            QCoreApplication.translate("WatchedSearch", "Show on the map"),
            "klotskiShowOnMapButton",
            QCoreApplication.translate("WatchedSearch", "Mark the position expanded last on the map of all positions"),
        )
        self.map_button.setEnabled(False)
        self.expanded: Layout | None = None
        """The position that the search expanded last."""

    def show(self, frame: WatchFrame | None) -> None:
        """Show a step; with None, or where the search tells of none, the board as it is."""
        trace = None if frame is None else frame.progress.trace
        self.details.setVisible(not isinstance(trace, OwnTrace))
        if frame is not None and isinstance(trace, Expansion):
            self.view.show_expansion(trace, frame.stages[: frame.place + 1])
            self.details.show_expansion(trace)
            self.expanded = trace.layout
        elif frame is not None and isinstance(trace, OwnTrace) and isinstance(frame.progress.snapshot, Layout):
            self.expanded = frame.progress.snapshot
            self.view.show_layout(self.expanded)
        else:
            self.view.put_away()
        self.map_button.setEnabled(self.expanded is not None)
