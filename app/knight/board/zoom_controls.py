"""The controls over a zoomed chessboard: smaller, how large, larger, and all of it again."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QPointF, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from app.knight.board.chessboard import Chessboard
from app.puzzle.board.pan_zoom import EDGE, ZoomPanel
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import enable, offer, tool_button
from app.ui.widgets.shorthand import connect_slot, label

LEAST_HEIGHTS = 4
"""How many times as high as the controls a board is at least over which they lie."""
WIDEST = 8888
"""Room is kept for so large a number."""


class ZoomControls(ZoomPanel):
    """Lie over a corner of a board while it is zoomed, and let the actions of its page zoom it."""

    def __init__(self, board: Chessboard, actions: Mapping[str, QAction], appearance: Appearance) -> None:
        """`actions` are those of `app.puzzle.actions`."""
        self._board, view = board, board.view
        self._actions = {name: actions[name] for name in ("zoom-in", "zoom-out", "zoom-fit")}
        offer(self._actions, {"zoom-in": view.zoom_in, "zoom-out": view.zoom_out, "zoom-fit": view.fit})
        translate = QCoreApplication.translate
        buttons = {
            "zoom-out": _button(actions["zoom-out"], "knightZoomOutButton", translate("ZoomControls", "Zoom out")),
            "zoom-in": _button(actions["zoom-in"], "knightZoomInButton", translate("ZoomControls", "Zoom in")),
            "zoom-fit": _button(actions["zoom-fit"], "knightFitButton", translate("ZoomControls", "Fit board")),
        }
        self._level = label(name="knightZoomLevel", figures=True, align=Qt.AlignmentFlag.AlignCenter)
        title = translate("ZoomControls", "Zoom")
        super().__init__(board, appearance, "knightZoomControls", title, buttons, level=self._level, spacing=4)
        self.setToolTip(translate("ZoomControls", "Drag the board to move it"))
        view.changed.connect(self._show)
        connect_slot(view, "space_tapped()", actions["play"], "trigger()")
        self._show()

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
        self.place()
        self.raise_()

    def _text(self, zoom: float) -> str:
        return self.tr("{number}×", "how many times larger").format(
            number=f"{zoom:.1f}" if zoom < 10 else f"{zoom:.0f}"
        )

    def place(self) -> None:
        """In the corner of what is seen, or below a board so low that they would cover it."""
        self.adjustSize()
        geometry = self._board.squares
        corner = geometry.inside.bottomRight() - QPointF(EDGE, EDGE)
        if geometry.inside.height() < LEAST_HEIGHTS * self.height():
            corner = QPointF(geometry.outside.right(), geometry.outside.bottom() + EDGE + self.height())
        corner.setY(min(corner.y(), self._board.height()))
        self.move(round(corner.x()) - self.width(), round(corner.y()) - self.height())


def _button(action: QAction, name: str, text: str) -> QToolButton:
    return tool_button(action, name, text, text, side=30, icon=16)
