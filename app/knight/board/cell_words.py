"""What the squares of a chessboard are called when a screen reader reads them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def missing_square(name: str) -> str:
    """A square that the board lacks."""
    return QCoreApplication.translate("Cells", "{square}: missing").format(square=name)


def start_square(name: str) -> str:
    """The square that a tour is to start from."""
    return QCoreApplication.translate("Cells", "{square}: start").format(square=name)


def end_square(name: str) -> str:
    """The square that a tour is to end on."""
    return QCoreApplication.translate("Cells", "{square}: end").format(square=name)


def hopeless_square(name: str) -> str:
    """A square from which there is no tour."""
    return QCoreApplication.translate("Cells", "{square}: no tour starts here").format(square=name)


def visited_square(name: str, number: int, knight: bool) -> str:
    """A square that a tour has visited, and whether the knight stands there now."""
    text = (
        QCoreApplication.translate("Cells", "{square}: visit {number}, the knight is here")
        if knight
        else QCoreApplication.translate("Cells", "{square}: visit {number}")
    )
    return text.format(square=name, number=number)


def reachable_square(name: str, key: int) -> str:
    """A square that a knight walked by hand can go to, and the key that takes it there."""
    return QCoreApplication.translate("Cells", "{square}: the knight can go here, key {key}").format(
        square=name, key=key
    )


def unvisited_square(name: str) -> str:
    """A square that a tour has still to visit."""
    return QCoreApplication.translate("Cells", "{square}: not visited yet").format(square=name)
