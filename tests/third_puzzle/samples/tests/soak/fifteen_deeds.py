"""Deeds on the page of the 8-puzzle: games that are won by hints, positions that are typed and solved."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from app.fifteen.board import SlidingBoard
from tests.soak.hand import Hand

POSITIONS = ("123/456/7.8", "867/254/3.1", "123/456/87.", "12", "")
"""One step away from the goal, 31 steps away, without a solution, and no positions."""
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


def win_fifteen(hand: Hand) -> Iterator[str]:
    """Play a game to the goal by hints, and press a button of the card."""
    yield from _begin(hand, POSITIONS[0])
    yield from hand.play_by_hints()
    yield from hand.wait_for("winAgainButton")
    yield hand.press("winAgainButton", "winShareButton", "winNextButton")


def slide_tiles(hand: Hand) -> Iterator[str]:
    """Slide tiles by clicks and keys, undo some, and solve the rest."""
    yield from _begin(hand, hand.chance.choice(POSITIONS))
    for _ in range(12):
        board = hand.part(SlidingBoard)
        if board is not None:
            yield hand.click(board) if hand.chance.random() < 0.5 else hand.press_on(board, hand.chance.choice(ARROWS))
    yield hand.press("fifteenUndoButton", "fifteenRedoButton", "fifteenResetButton")
    yield hand.press("fifteenSolveButton", "fifteenWatchButton")
    yield from hand.pause(10)
    yield hand.trigger("stop")


def shuffle_tiles(hand: Hand) -> Iterator[str]:
    """Choose positions at random, and solve each."""
    yield from hand.begin_on("fifteen")
    for _ in range(3):
        yield hand.press("fifteenShuffleButton")
        yield hand.trigger("search")
        yield from hand.pause(5)


def _begin(hand: Hand, position: str) -> Iterator[str]:
    yield from hand.begin_on("fifteen")
    field = hand.screen.named("fifteenPosition", QLineEdit)
    if field is not None:
        field.setText(position)
        yield hand.press_on(field, Qt.Key.Key_Return)


DEEDS = (win_fifteen, slide_tiles, shuffle_tiles)
