"""Shows the window on a screen whose scale is in QT_SCALE_FACTOR, and prints what is not drawn pixel for pixel."""

from __future__ import annotations

import sys
from math import ceil
from time import monotonic

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication, QToolButton

from app.klotski.board.klotski_board import KlotskiBoard
from app.knight.board_combo import BoardCombo
from app.startup.application import make_application
from app.ui.look.shapes import paint_frame
from app.ui.settings import MemoryStore, Settings
from app.window.main_window import MainWindow
from tests.app.windows import klotski_page


def main() -> None:
    """Look at icons, at the background of the board, and at the edge of a frame."""
    application = make_application(["sharp"])
    window = MainWindow(Settings(MemoryStore()))
    window.show()
    ratio = window.devicePixelRatioF()
    for page in ("klotski", "knight"):
        window.menu_actions.by_name[page].trigger()
        wait(application, 0.2)
        view = window.views[page]
        buttons = [one for one in view.findChildren(QToolButton) if one.objectName() and not one.icon().isNull()]
        for button in buttons:
            check(button.objectName(), button.icon(), button.iconSize(), ratio)
        for combo in view.findChildren(BoardCombo):
            check(combo.objectName(), combo.itemIcon(combo.currentIndex()), combo.iconSize(), ratio)
        if not buttons:
            print(f"{page}: no icons")
    check_board(window, ratio)
    check_frame(ratio)
    window.close()


def wait(application: QApplication, seconds: float) -> None:
    """Let the window be laid out and painted."""
    end = monotonic() + seconds
    while monotonic() < end:
        application.processEvents()


def check(name: str, icon: QIcon, size: QSize, ratio: float) -> None:
    """An icon is there in as many pixels as it is shown in, up to the rounding of half a pixel."""
    drawn = [one.width() for one in icon.availableSizes()]
    if not any(abs(width - size.width() * ratio) <= 0.5 for width in drawn):
        print(f"{name}: {drawn} pixels for {size.width()} at {ratio}")


def check_board(window: MainWindow, ratio: float) -> None:
    """The picture of the empty board has all pixels that the board covers."""
    for board in klotski_page(window).findChildren(KlotskiBoard):
        picture = board.grab()
        if picture.width() != ceil(board.width() * ratio):
            print(f"board: {picture.width()} pixels for {board.width()} at {ratio}")


def check_frame(ratio: float) -> None:
    """The straight edges of a frame are as sharp as at a whole ratio: one line in its colour, nothing beside it."""
    image = QImage(ceil(41 * ratio), ceil(41 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        paint_frame(painter, QRect(3, 3, 33, 33), 4, QColor("white"), QColor("black"))
    row = [image.pixelColor(x, image.height() // 2).name() for x in range(image.width())]
    if set(row) != {"#ffffff", "#000000"}:
        print(f"frame: {sorted(set(row))} at {ratio}")


if __name__ == "__main__":
    sys.exit(main())
