"""Rows of actions that lead to where single ones seldom come: a game is won, a search watched, a map travelled.

Each deed goes through the real widgets, a step in an event of its own; other events come between its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import sleep

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QSpinBox, QWidget

from tests.soak.screen import Screen
from tests.soak.usage import Kind, Usage

PATIENCE = 60
"""How many events something is waited for."""
WAIT_SECONDS = 0.01
"""How long each of these events takes at the least."""
NEARLY_SOLVED = ("VVVV/VVVV/SSHH/AA.S/AA.S", "VVVV/VVVV/SS../AAHH/AASS", "VVVV/VVVV/AASS/AAHH/S..S")
"""One, four and eight slides away from the exit."""
LONGEST_GAME = 60
"""After so many hints a game is given up."""
SMALL_BOARD = 5


class Hand:
    """Does the steps of a deed; each returns what it was."""

    def __init__(self, screen: Screen, usage: Usage, chance: Random) -> None:
        self.screen, self.usage, self.chance = screen, usage, chance
        self.window = screen.window

    def trigger(self, name: str) -> str:
        """Choose an entry of the menus, where it can be chosen."""
        action = self.window.menu_actions.by_name[name]
        if self.screen.above is None and action.isEnabled():
            action.trigger()
            return name
        return f"{name} is not to be had"

    def press(self, name: str) -> str:
        """Press a button, where it is there and can be pressed."""
        button = self.screen.named(name, QAbstractButton)
        if button is None:
            return f"{name} is not to be had"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return name

    def paste(self, text: str) -> str:
        """Paste a text."""
        QApplication.clipboard().setText(text)
        return self.trigger("paste")

    def key(self, widget: QWidget, key: Qt.Key) -> str:
        """Press a key on a widget."""
        QTest.keyClick(widget, key)
        return key.name

    def wait(self, done: Callable[[], bool], patience: int = PATIENCE) -> Iterator[str]:
        """Wait until something is so, but not for ever."""
        for _ in range(patience):
            if done():
                return
            sleep(WAIT_SECONDS)  # and no loop of events, in which the next event would come within this one
            yield "wait"

    def pause(self, events: int) -> Iterator[str]:
        """Let other events come, so many."""
        yield from self.wait(lambda: False, events)

    def press_one(self, *names: str) -> Iterator[str]:
        """Press one of the buttons of these names that are there, the one that was used least before the others."""
        there = [name for name in names if self.screen.named(name, QAbstractButton) is not None]
        if there:
            weights = [self.usage.weight(Kind.BUTTON, name) for name in there]
            yield self.press(*self.chance.choices(there, weights))

    def spin(self, name: str, value: int) -> str:
        """Choose a number."""
        spin = self.screen.named(name, QSpinBox)
        if spin is not None:
            spin.setValue(value)
        return f"{name} {value}"

    def play_by_hints(self) -> Iterator[str]:
        """Ask for hints and follow them, until the game is won or there is no hint."""
        actions = self.window.menu_actions
        yield from self.wait(actions.by_name["hint"].isEnabled)
        for _ in range(LONGEST_GAME):
            yield self.trigger("hint")
            if self.screen.named("winAgainButton", QAbstractButton) is not None:
                return

    def leave_all(self) -> Iterator[str]:
        """Close what is open over the window."""
        for _ in range(10):
            above = self.screen.above
            if above is None:
                return
            above.close()
            yield "close what is in front"


def win_klotski(hand: Hand) -> Iterator[str]:
    """Play a game to the exit by hints, and then press a button of the card, or review the game."""
    yield from hand.leave_all()
    yield hand.trigger("klotski")
    yield hand.paste(hand.chance.choice(NEARLY_SOLVED))
    yield from hand.play_by_hints()
    yield from hand.press_one("winAgainButton", "winReviewButton", "winShareButton", "winNextButton")


def review(hand: Hand) -> Iterator[str]:
    """Open the review of a game that was played, and go through it."""
    yield from win_klotski(hand)
    yield hand.press("reviewButton")
    for name in ("reviewNext", "reviewBetterButton", "reviewPrevious", "reviewTryButton"):
        yield hand.press(name)


def win_knight(hand: Hand) -> Iterator[str]:
    """Walk a tour of a small board to its end by hints."""
    yield from hand.leave_all()
    yield hand.trigger("knight")
    for name in ("rowsSpin", "columnsSpin"):
        yield hand.spin(name, SMALL_BOARD)
    yield hand.press("knightByHandButton")
    yield from hand.play_by_hints()
    yield from hand.press_one("winAgainButton", "winShareButton", "winNextButton")


def travel_map(hand: Hand) -> Iterator[str]:
    """Open the map of a layout, and run a method on it."""
    yield from hand.leave_all()
    yield hand.trigger("klotski")
    yield hand.paste(hand.chance.choice(NEARLY_SOLVED))
    yield hand.trigger("map")
    yield from hand.wait(lambda: hand.screen.named("mapSearchesButton", QAbstractButton) is not None)
    if hand.chance.random() < 0.3:
        yield hand.press("mapWindowButton")
    for name in ("mapSearchesButton", "mapRunButton", "mapStopButton", "mapWatchButton", "mapFit", "mapZoomIn"):
        yield hand.press(name)
        yield from hand.pause(10)


def count_tours(hand: Hand) -> Iterator[str]:
    """Count the tours of a small board, to the end or not."""
    yield from hand.leave_all()
    yield hand.trigger("knight")
    for name in ("rowsSpin", "columnsSpin"):
        yield hand.spin(name, hand.chance.choice((4, 5, 6)))
    yield hand.press("knightCountButton")
    yield from hand.pause(5)
    yield hand.press("countAgreeButton")
    yield from hand.pause(hand.chance.randrange(20))


def open_section_window(hand: Hand) -> Iterator[str]:
    """Open a section of the details in its own window, and use that."""
    yield from hand.leave_all()
    name = hand.chance.choice(("klotski", "knight"))
    yield hand.trigger(name)
    yield from hand.press_one(*(f"{name}{part}Chip" for part in ("Options", "Steps", "Search", "Map")))
    yield hand.press(f"{name}DetailsWindowButton")


def draw_board(hand: Hand) -> Iterator[str]:
    """Draw the shape of a board."""
    yield from hand.leave_all()
    yield hand.trigger("knight")
    yield hand.press("knightShapeButton")
    yield from hand.pause(20)
    yield hand.press("knightShapeDoneButton")


def watch(hand: Hand) -> Iterator[str]:
    """Watch a search, step by step and then faster."""
    yield from hand.leave_all()
    yield hand.trigger(hand.chance.choice(("klotski", "knight")))
    yield hand.trigger("watch")
    yield from hand.pause(5)
    for name in ("pause-search", "step-search", "slower-search", "faster-search", "pause-search", "next", "stop"):
        yield hand.trigger(name)
        yield from hand.pause(3)


Deed = Callable[[Hand], Iterator[str]]
DEEDS: dict[str, Deed] = {
    deed.__name__: deed
    for deed in (win_klotski, review, win_knight, travel_map, count_tours, open_section_window, draw_board, watch)
}
