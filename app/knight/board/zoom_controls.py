"""The controls over a zoomed chessboard: smaller, how large, larger, and all of it again."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame

from app.knight.board.chessboard import Chessboard
from app.ui.connections import connect_slot
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import enable, offer, tool_button
from app.ui.widgets.shorthand import label, named, row

EDGE = 8
"""How far from what is seen of the squares the controls keep, in pixels."""
LEAST_HEIGHTS = 4
"""How many times as high as the controls a board is at least over which they lie."""
WIDEST = 8888
"""Room is kept for so large a number."""


class ZoomControls(QFrame):
    """Lie over a corner of a board while it is zoomed, and let the actions of its page zoom it."""

    def __init__(self, board: Chessboard, actions: Mapping[str, QAction], appearance: Appearance) -> None:
        """`actions` are those of `app.puzzle.actions`."""
        super().__init__(board)
        named(self, "knightZoomControls", self.tr("Zoom"), role="panel")
        self._board = board
        self._appearance = appearance
        self._actions = {name: actions[name] for name in ("zoom-in", "zoom-out", "zoom-fit")}
        acts = {"zoom-in": board.view.zoom_in, "zoom-out": board.view.zoom_out, "zoom-fit": board.view.fit}
        texts = {"zoom-out": self.tr("Zoom out"), "zoom-in": self.tr("Zoom in"), "zoom-fit": self.tr("Fit board")}
        names = {"zoom-out": "ZoomOutButton", "zoom-in": "ZoomInButton", "zoom-fit": "FitButton"}
        offer(self._actions, acts)
        self._buttons = {
            name: tool_button(actions[name], "knight" + names[name], text, text, side=30, icon=16)
            for name, text in texts.items()
        }
        for button in self._buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the board
        self._level = label(name="knightZoomLevel", figures=True)
        self._level.setAlignment(Qt.AlignmentFlag.AlignCenter)
        shown = (self._buttons["zoom-out"], self._level, self._buttons["zoom-in"], self._buttons["zoom-fit"])
        row(*shown, spacing=4, margins=5, parent=self)
        board.view.changed.connect(self._show)
        connect_slot(board.view, "space_tapped()", actions["play"], "trigger()")
        board.installEventFilter(self)
        appearance.changed.connect(self._show_icons)
        self._show_icons()
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place in the corner when the board changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    @Slot()
    def _show(self) -> None:
        """Show how large the board is, if it is zoomed, and enable what would change that."""
        view = self._board.view
        self._level.setMinimumWidth(self._level.fontMetrics().horizontalAdvance(self._text(WIDEST)))
        self._level.setText(self._text(view.zoom))
        zoomed = not view.fits
        enable(self._actions, {"zoom-in": view.can_zoom_in, "zoom-out": zoomed, "zoom-fit": zoomed})
        had_focus = self.isAncestorOf(self.window().focusWidget() or self.window())
        self.setVisible(zoomed)
        if had_focus and not zoomed:
            self._board.setFocus()
        self._place()
        self.raise_()

    def _text(self, zoom: float) -> str:
        return self.tr("{number}×", "how many times larger").format(
            number=f"{zoom:.1f}" if zoom < 10 else f"{zoom:.0f}"
        )

    def _place(self) -> None:
        """In the corner of what is seen, or below a board so low that they would cover it."""
        self.adjustSize()
        geometry = self._board.squares
        corner = geometry.inside.bottomRight() - QPointF(EDGE, EDGE)
        if geometry.inside.height() < LEAST_HEIGHTS * self.height():
            corner = QPointF(geometry.outside.right(), geometry.outside.bottom() + EDGE + self.height())
        corner.setY(min(corner.y(), self._board.height()))
        self.move(round(corner.x()) - self.width(), round(corner.y()) - self.height())

    @Slot()
    def _show_icons(self) -> None:
        theme = self._appearance.theme
        for name, button in self._buttons.items():
            button.setIcon(icon(name, theme.text, theme.muted))
