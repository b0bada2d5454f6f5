"""What is said of a game by hand: what is proved of it, how it stands, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.knight.hand_game import KnightGameVerdict
from app.knight.piece_words import piece_name
from app.knight.repositories import KnightGameRecord
from app.ui.words.messages import explained, translated
from app.ui.words.numbers import clock_time, grouped, plural
from solvers.knight.notation import chess_name
from solvers.knight.play import KnightGame, LostPosition, Solvability
from solvers.message import Message


def visited_said(game: KnightGame) -> str:
    """How many squares were visited, of how many: the number on the board under the knight."""
    return QCoreApplication.translate("Walk", "{visited} / {squares}").format(
        visited=grouped(game.now), squares=grouped(game.board.size)
    )


def back_said(game: KnightGame, last_hope: int | None) -> str:
    """What going back to where a tour was possible does, for a button; empty where there is nothing to go back to."""
    if last_hope is None:
        return ""
    if last_hope == 0:
        return QCoreApplication.translate("Walk", "Choose another start")
    text = QCoreApplication.translate("Walk", "Back to square {number}, {square}")
    square = chess_name(game.squares[last_hope - 1], game.board.rows)
    return text.format(number=grouped(last_hope), square=square)


def what_to_do(game: KnightGame) -> str:
    """What a person can do now."""
    if game.complete:
        return (
            QCoreApplication.translate("Walk", "A closed tour: every square, and back to the start.")
            if game.closed
            else QCoreApplication.translate("Walk", "A tour: every square, each exactly once.")
        )
    if game.now == 0:
        text = QCoreApplication.translate("Walk", "Click a square to put the {piece} on it.")
    elif game.stuck:
        text = QCoreApplication.translate("Walk", "The {piece} is stuck: go back some squares.")
    else:
        text = QCoreApplication.translate("Walk", "Click a dot, press its key, or drag the {piece}.")
    return text.format(piece=piece_name(game.board.piece))


def proved_sentence(game: KnightGame, verdict: KnightGameVerdict) -> str:
    """Whether a tour is still possible, as far as is proven."""
    if game.complete:
        return ""
    if verdict.solvability is Solvability.SOLVABLE:
        return QCoreApplication.translate("Walk", "A tour is still possible from here.")
    if verdict.failure is not None:
        return _unknown_sentence(verdict, verdict.failure)
    if verdict.solvability is Solvability.UNKNOWN:
        return QCoreApplication.translate("Walk", "Checking whether a tour is still possible…")
    if verdict.mistake is None:
        return QCoreApplication.translate("Walk", "No tour is possible any more. Finding the step that lost it…")
    return _mistake_sentence(game, verdict.mistake)


def no_hint_sentence(game: KnightGame, verdict: KnightGameVerdict) -> str:
    """Why no hint is given."""
    if verdict.failure is not None and verdict.solvability is Solvability.UNKNOWN:
        return _unknown_sentence(verdict, verdict.failure)
    return QCoreApplication.translate("Walk", "No step leads to a tour from here: go back first.")


def finished_sentence(game: KnightGameRecord) -> str:
    """How a game ended."""
    squares = plural("Walk", "{number} squares in {time}", len(game.visits), time=clock_time(game.seconds))
    if game.hints == 0 and not game.warned:
        return QCoreApplication.translate("Walk", "{squares}, without hints or warnings").format(squares=squares)
    if game.hints == 0:
        return QCoreApplication.translate("Walk", "{squares}, without hints").format(squares=squares)
    return plural("Walk", "{squares}, with {number} hints", game.hints, squares=squares)


def _unknown_sentence(verdict: KnightGameVerdict, why: Exception | Message) -> str:
    text = (
        QCoreApplication.translate(
            "Walk", "No tour is possible any more, but the step that lost it could not be found: {why}"
        )
        if verdict.solvability is Solvability.UNSOLVABLE
        else QCoreApplication.translate("Walk", "It could not be found out whether a tour is still possible: {why}")
    )
    return text.format(why=translated(why) if isinstance(why, Message) else explained(why))


def _mistake_sentence(game: KnightGame, mistake: LostPosition) -> str:
    rows = game.board.rows
    if not mistake.path:
        text = QCoreApplication.translate("Walk", "There is no such tour on this board: {reason}")
    elif len(mistake.path) == 1:
        text = QCoreApplication.translate("Walk", "No tour starts from {square}: {reason}")
    elif len(mistake.path) == game.now:
        text = QCoreApplication.translate("Walk", "No tour is possible with square {number} on {square}: {reason}.")
    else:
        text = QCoreApplication.translate(
            "Walk", "No tour has been possible since square {number}, {square}: {reason}."
        )
    reason = (
        translated(mistake.reason)
        if mistake.reason is not None
        else QCoreApplication.translate("Walk", "every continuation has been tried")
    )
    square = chess_name(game.board.square(mistake.path[-1]), rows) if mistake.path else ""
    return text.format(number=grouped(len(mistake.path)), square=square, reason=reason)
