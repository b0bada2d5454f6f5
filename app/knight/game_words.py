"""What is said of a game by hand: what is proved of it, how it stands, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.knight.hand_game import FinishedGame, GameVerdict
from app.knight.words import reason_said
from app.ui.words.messages import explained
from app.ui.words.numbers import clock_time, grouped
from solvers.knight.notation import chess_name
from solvers.knight.play.game import KnightGame
from solvers.knight.play.known_outcomes import LostPosition, Solvability
from solvers.message import Message


def steps_said(game: KnightGame) -> str:
    """How many steps were taken, of how many."""
    steps = game.board.size - (not game.closed)
    text = QCoreApplication.translate("Walk", "{taken} / {steps}")
    return text.format(taken=grouped(game.steps), steps=grouped(steps))


def what_to_do(game: KnightGame) -> str:
    """What a person can do now."""
    if game.complete:
        return (
            QCoreApplication.translate("Walk", "A closed tour: every square, and home again.")
            if game.closed
            else QCoreApplication.translate("Walk", "A tour: every square, and none of them twice.")
        )
    if game.now == 0:
        return QCoreApplication.translate("Walk", "Click a square to put the knight on it.")
    if game.stuck:
        return QCoreApplication.translate("Walk", "The knight is stuck: take steps back.")
    return QCoreApplication.translate("Walk", "Click a dot, or press its number.")


def proved_sentence(game: KnightGame, verdict: GameVerdict) -> str:
    """Whether a tour is left, as far as is proved."""
    if game.complete:
        return ""
    if verdict.solvability is Solvability.SOLVABLE:
        return QCoreApplication.translate("Walk", "A tour is left from here: one has been found.")
    if verdict.failure is not None:
        return _unknown_sentence(verdict, verdict.failure, game.board.rows)
    if verdict.solvability is Solvability.UNKNOWN:
        return QCoreApplication.translate("Walk", "Still checking whether a tour is left …")
    if verdict.mistake is None:
        return QCoreApplication.translate("Walk", "No tour is left from here. Still checking since which step …")
    return _mistake_sentence(game, verdict.mistake)


def no_hint_sentence(game: KnightGame, verdict: GameVerdict) -> str:
    """Why no hint is given."""
    if verdict.failure is not None and verdict.solvability is Solvability.UNKNOWN:
        return _unknown_sentence(verdict, verdict.failure, game.board.rows)
    return QCoreApplication.translate("Walk", "No step leads to a tour from here: take steps back first.")


def finished_sentence(game: FinishedGame) -> str:
    """How a game ended."""
    text = (
        QCoreApplication.translate("Walk", "{squares} squares in {time}, without a hint")
        if game.hints == 0
        else QCoreApplication.translate("Walk", "{squares} squares in {time}, hints taken: {hints}")
    )
    return text.format(squares=grouped(len(game.visits)), time=clock_time(game.seconds), hints=grouped(game.hints))


def _unknown_sentence(verdict: GameVerdict, why: Exception | Message, rows: int) -> str:
    text = (
        QCoreApplication.translate("Walk", "No tour is left from here; since which step could not be found out: {why}")
        if verdict.solvability is Solvability.UNSOLVABLE
        else QCoreApplication.translate("Walk", "It could not be found out whether a tour is left: {why}")
    )
    return text.format(why=reason_said(why, rows) if isinstance(why, Message) else explained(why))


def _mistake_sentence(game: KnightGame, mistake: LostPosition) -> str:
    rows = game.board.rows
    if not mistake.path:
        text = QCoreApplication.translate("Walk", "This board has no such tour: {reason}")
    elif len(mistake.path) == 1:
        text = QCoreApplication.translate("Walk", "No tour starts from {square}: {reason}")
    elif len(mistake.path) == game.now:
        text = QCoreApplication.translate("Walk", "The step to {square} left no tour: {reason}. Take it back.")
    else:
        text = QCoreApplication.translate("Walk", "Square {number}, {square}, left no tour: {reason}")
    reason = (
        reason_said(mistake.reason, rows)
        if mistake.reason is not None
        else QCoreApplication.translate("Walk", "every way on has been searched")
    )
    square = chess_name(game.board.square(mistake.path[-1]), rows) if mistake.path else ""
    return text.format(number=grouped(len(mistake.path)), square=square, reason=reason)
