"""What pieces, joined edges and symmetries are called, and the boards that have them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.words.messages import as_sentence, listed
from app.ui.words.numbers import board_size, plural
from solvers.knight.board import Board
from solvers.knight.leaper import KNIGHT, Leaper, Wrap
from solvers.knight.tour import TourSymmetry

translate = QCoreApplication.translate


def piece_name(piece: Leaper) -> str:
    """The name of a piece as it stands inside a sentence; one without a name is told by its leaps."""
    names = {
        "knight": translate("Pieces", "knight"),
        "camel": translate("Pieces", "camel"),
        "giraffe": translate("Pieces", "giraffe"),
        "zebra": translate("Pieces", "zebra"),
        "antelope": translate("Pieces", "antelope"),
        "wazir": translate("Pieces", "wazir"),
        "ferz": translate("Pieces", "ferz"),
        "king": translate("Pieces", "king"),
        "emperor": translate("Pieces", "emperor"),
    }
    return names.get(piece.name or "") or translate("Pieces", "({leaps})-leaper").format(leaps=piece.text)


def wrap_name(wrap: Wrap) -> str:
    """What a board is called whose edges are joined in this way; empty where none are."""
    return {
        Wrap.NONE: "",
        Wrap.COLUMNS: translate("Pieces", "cylinder"),
        Wrap.BOTH: translate("Pieces", "torus"),
    }[wrap]


def symmetry_name(symmetry: TourSymmetry | None) -> str:
    """What the symmetry of a tour is called; empty without one."""
    if symmetry is None:
        return ""
    return {
        TourSymmetry.HALF_TURN: translate("Pieces", "half-turn symmetry"),
        TourSymmetry.QUARTER_TURN: translate("Pieces", "quarter-turn symmetry"),
    }[symmetry]


def sized_name(board: Board) -> str:
    """A board by its size, its piece if that is no knight, and its joined edges."""
    piece = "" if board.piece == KNIGHT else piece_name(board.piece)
    return listed(filter(None, (board_size(board.rows, board.columns), piece, wrap_name(board.wrap))))


def board_name(board: Board) -> str:
    """The same with how many squares it lacks."""
    if not board.missing:
        return sized_name(board)
    return plural("History", "{size}, {number} squares removed", len(board.missing), size=sized_name(board))


def chosen_name(board: Board, symmetry: TourSymmetry | None) -> str:
    """The piece with the joined edges and the symmetry that is asked for, as a title."""
    return as_sentence(listed(filter(None, (piece_name(board.piece), wrap_name(board.wrap), symmetry_name(symmetry)))))
