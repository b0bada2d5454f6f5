"""Deeds on the page of the knight: tours that are walked, counted and found, boards that are drawn, riddles."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QInputDialog

from app.knight.board.chessboard import Chessboard
from solvers.knight.leaper import KNIGHT, Wrap
from solvers.knight.presets import BoardGroup, presets
from solvers.knight.riddles import Answer
from tests.soak.hand import Hand

SMALL_BOARD, LARGE_BOARD = (5, 5), (40, 40)
COUNTED = ((5, 5), (5, 8), (6, 7), (6, 7), (6, 7))
"""The first is counted at once, of the last it is asked whether the count is to begin."""
LONGEST_WALK = 30
MOVE_KEYS = tuple(Qt.Key(Qt.Key.Key_1 + number) for number in range(8))
"""Each makes the move of its number."""
RIDDLES = [preset for preset in presets() if preset.group is BoardGroup.RIDDLE]

ANSWERS = tuple(f"riddle-{answer.value}" for answer in Answer)
PROOF_BUTTONS = ("proofBackButton", "proofForwardButton")
TOURLESS = ((4, 4), (2, 6), (3, 5), (3, 6))


def win_knight(hand: Hand) -> Iterator[str]:
    """Walk a tour of a small board to its end by hints, and press a button of the card."""
    yield from _begin(hand)
    yield from _board_of(hand, *SMALL_BOARD)
    yield hand.press("knightByHandButton")
    yield hand.press("knightResetButton")
    yield from hand.play_by_hints()
    yield from hand.wait_for("winAgainButton")
    yield hand.press("winAgainButton", "winShareButton", "winNextButton")


def begin_small(hand: Hand) -> Iterator[str]:
    """Begin by hand on a small board, and anew."""
    yield from _begin(hand)
    yield hand.press("knightBeginButton")  # until the first square ever
    for _ in range(2):
        board = hand.part(Chessboard)
        if board is not None:
            yield hand.click(board)
        yield hand.trigger("new")


def go_back(hand: Hand) -> Iterator[str]:
    """Walk into a dead end, and go back to where a tour was possible."""
    yield from _begin(hand)
    yield from _board_of(hand, *SMALL_BOARD)
    yield hand.press("knightByHandButton")
    yield hand.press("knightResetButton")
    for number in range(LONGEST_WALK):
        board = hand.part(Chessboard)
        if board is not None and number == 0:
            yield hand.click(board)  # where the walk begins
        elif board is not None:
            yield hand.press_on(board, hand.chance.choice(MOVE_KEYS))
    board = hand.part(Chessboard)
    if board is not None:
        yield hand.drag(board)
        yield hand.click(board)  # perhaps back to a square of the path
    yield from hand.wait_for("knightBackToButton")
    yield hand.press("knightBackToButton")
    yield hand.press("knightUndoButton")
    yield hand.press("knightRedoButton", "knightResetButton")


def count_tours(hand: Hand) -> Iterator[str]:
    """Count the tours of a board: to the end, or stop and go on."""
    yield from _begin(hand)
    yield from _board_of(hand, *hand.chance.choice(COUNTED))
    yield hand.press("knightCountButton")
    yield from hand.wait_for("countAgreeButton", 1.0)
    yield hand.press("countAgreeButton", "countCancelButton")
    yield hand.trigger(hand.chance.choice(("watch", "watch-paused", "next")))
    yield from hand.pause(hand.chance.randrange(50))
    yield hand.trigger("stop")
    yield from hand.pause(5)
    if hand.chance.random() < 0.5:
        yield hand.choose_entry("knightMoreMenu", "discardCount")
        return
    yield hand.press("knightCountButton")
    yield hand.press("countAgreeButton")
    yield from hand.pause(5)
    yield hand.trigger("stop")


def find_tours(hand: Hand) -> Iterator[str]:
    """Choose where a tour begins and ends, find it, and the next one; copy it."""
    yield from _begin(hand)
    yield from _board_of(hand, 6, 6)
    for name in ("knightPickStartButton", "knightPickEndButton"):
        yield hand.press(name)
        board = hand.part(Chessboard)
        if board is not None:
            yield hand.click(board)
    yield hand.press("knightFindButton")
    yield from hand.wait_for("knightNextButton")
    yield hand.press("knightNextButton")
    yield from hand.pause(10)
    yield hand.press("knightCopyButton")
    yield hand.press("knightClearStartButton", "knightClearEndButton")


def tour_otherwise(hand: Hand) -> Iterator[str]:
    """Choose another piece, joined edges and a symmetry; find such tours and count them, and play there by hand."""
    yield from _begin(hand)
    yield from _board_of(hand, *hand.chance.choice(((5, 6), (6, 6), (4, 5))))
    for _ in range(3):
        yield from hand.wait_for("pieceCombo", 0.2)
        if hand.screen.named("pieceCombo", QComboBox) is None:
            yield hand.press("knightMethodButton")
        yield hand.choose("pieceCombo")
        yield hand.write("pieceField", hand.chance.choice(("1,5", "0,1+2,3", "2,2", "?", "0,0")))
        yield hand.key(Qt.Key.Key_Return)
        yield hand.choose("wrapCombo")
        yield hand.choose("symmetryCombo")
        yield hand.press("knightFindButton")
        yield from hand.pause(5)
        yield hand.press("knightCountButton")
        yield from hand.pause(5)
        yield hand.trigger("stop")
        yield hand.choose("knightEngineCombo")
    yield hand.press("knightByHandButton")
    for number in range(12):
        board = hand.part(Chessboard)
        if board is not None:
            yield hand.click(board) if number % 4 == 0 else hand.press_on(board, hand.chance.choice(MOVE_KEYS))
    yield hand.trigger("hint")
    for name, usual in (("pieceCombo", KNIGHT.text), ("wrapCombo", Wrap.NONE), ("symmetryCombo", "")):
        yield hand.choose(name, lambda data, usual=usual: data == usual)


def draw_board(hand: Hand) -> Iterator[str]:
    """Draw the shape of a board, and save it."""
    yield from _begin(hand)
    yield hand.press("knightShapeButton")
    for _ in range(8):
        board = hand.part(Chessboard)
        if board is not None:
            yield hand.chance.choice((hand.click, hand.drag))(board)
        shapes = ("Toggle", "Draw", "Erase", "Fill", "Clear", "Mirror", "Turn")
        symmetries = ("None", "LeftRight", "UpDown", "Both", "HalfTurn", "QuarterTurn")
        yield hand.press(*(f"knightShape{name}Button" for name in shapes))
        yield hand.press(*(f"knightSymmetry{name}Button" for name in symmetries))
    if hand.chance.random() < 0.5:
        yield hand.press("knightShapeSaveButton")
    else:
        yield hand.choose_entry("knightMoreMenu", "saveBoard")
    yield from _name_board(hand)
    yield hand.press("knightShapeDoneButton")


def _name_board(hand: Hand) -> Iterator[str]:
    yield from hand.pause(2)
    dialog = next((one for one in hand.screen.beside if isinstance(one, QInputDialog)), None)
    if dialog is not None:
        dialog.setTextValue(f"Board {hand.chance.randrange(9)}")
        yield "name the board"
        yield hand.key(Qt.Key.Key_Return)


def answer_riddle(hand: Hand) -> Iterator[str]:
    """Answer the riddle of a board, wrongly and rightly."""
    yield from _begin(hand)
    riddle = hand.chance.choice(RIDDLES)
    combo = "knightBoardCombo"
    yield hand.choose(combo, lambda data: data is not None and data.board == riddle.board)
    for _ in range(6):
        yield hand.press(*ANSWERS)
        yield hand.press("riddleAnswerButton")
        yield hand.press(*PROOF_BUTTONS)
    yield hand.press("riddleNextButton", "riddleListButton")
    yield hand.key(Qt.Key.Key_Escape)  # the list, if it is open


def look_through_proof(hand: Hand) -> Iterator[str]:
    """Step through the proof that a board has no tour."""
    yield from _begin(hand)
    yield from _board_of(hand, *hand.chance.choice(TOURLESS))
    yield from hand.wait_for("proofForwardButton", 0.5)
    for _ in range(8):
        yield hand.press(*PROOF_BUTTONS)
        yield hand.trigger(hand.chance.choice(("back", "forward")))
    board = hand.part(Chessboard)
    if board is not None:
        yield hand.click(board)  # a start that is refused


def zoom_board(hand: Hand) -> Iterator[str]:
    """See a large board nearer, and draw it along."""
    yield from _begin(hand)
    yield from _board_of(hand, *LARGE_BOARD)
    yield hand.trigger("zoom-in")
    for _ in range(6):
        yield hand.press("knightZoomInButton", "knightZoomOutButton", "knightFitButton")
        board = hand.part(Chessboard)
        if board is not None:
            yield hand.drag(board)
        yield hand.trigger(hand.chance.choice(("zoom-in", "zoom-in", "zoom-out", "zoom-fit")))
    yield hand.trigger("search")
    yield from hand.pause(20)


def _begin(hand: Hand) -> Iterator[str]:
    yield from hand.begin_on("knight")
    yield hand.press("knightShapeDoneButton")
    yield from hand.wait_for("knightByHandButton", 0.5)
    yield from _turn_off(hand, "knightByHandButton")


def _turn_off(hand: Hand, name: str) -> Iterator[str]:
    button = hand.screen.named(name, QAbstractButton)
    if button is not None and button.isChecked():
        yield hand.press(name)


def _board_of(hand: Hand, rows: int, columns: int) -> Iterator[str]:
    yield hand.spin("rowsSpin", rows)
    yield hand.spin("columnsSpin", columns)
    for name in ("knightClearStartButton", "knightClearEndButton"):
        yield hand.press(name)
    yield from _turn_off(hand, "closedCheck")  # a closed tour has an even number of squares


DEEDS = (
    win_knight,
    begin_small,
    go_back,
    count_tours,
    find_tours,
    tour_otherwise,
    draw_board,
    answer_riddle,
    look_through_proof,
    zoom_board,
)
