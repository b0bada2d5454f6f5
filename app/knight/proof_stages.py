"""The proof that is shown on the board, stage by stage, without widgets."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.knight.board.proof_layer import part_letters, unused_moves
from app.ui.words.messages import listed
from app.ui.words.numbers import grouped, plural
from solvers.knight.board import Board, Square
from solvers.knight.existence.proof import Figure, Proof
from solvers.knight.notation import chess_name
from solvers.message import Message

MOST_NAMED = 6
"""How many squares a caption names at most."""


@dataclass(frozen=True, slots=True)
class ProofStage:
    """What of a proof is shown by now, and what came last, in a few words."""

    figure: Figure
    caption: str


def stages_of(figure: Figure, rows: int) -> Sequence[ProofStage]:
    """The stages of what shows that a board of so many rows has no tour; none where nothing does.

    The first shows the board alone, the last the whole figure.
    """
    stages = [ProofStage(Figure(), QCoreApplication.translate("Proof", "The board as it is"))]
    for caption, part in _steps(figure, rows):
        stages.append(ProofStage(replace(stages[-1].figure, **part), caption))
    return stages if len(stages) > 1 else ()


def _steps(figure: Figure, rows: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """What comes in each stage, with its caption."""
    translate = QCoreApplication.translate
    yield from _removals(figure, rows)
    if figure.dead_ends:
        text = plural("Proof", "{number} squares have too few moves", len(figure.dead_ends))
        yield _naming(text, figure.dead_ends, rows), {"dead_ends": figure.dead_ends}
    for number in range(1, len(figure.loops) + 1):
        text = translate("Proof", "Loop no. {number}, of moves that every tour makes")
        yield text.format(number=grouped(number)), {"loops": figure.loops[:number]}
    if figure.alternating is not None:
        one, other = figure.alternating
        yield plural("Proof", "From these {number} squares…", len(one)), {"alternating": (one, frozenset[Square]())}
        text = plural("Proof", "…every move leads to these {number} squares", len(other))
        yield text, {"alternating": figure.alternating}
        if figure.colours is not None:
            text = translate("Proof", "Each move changes colour as well, yet each half has both")
            yield text, {"colours": figure.colours}
    elif figure.colours is not None:
        dark, light = figure.colours
        text = plural("Proof", "{number} dark squares", len(dark))
        yield text, {"colours": (dark, frozenset[Square]())}
        yield plural("Proof", "{dark}, {number} light squares", len(light), dark=text), {"colours": figure.colours}
    if figure.ends:
        text = translate("Proof", "Not possible as an end of the tour")
        yield _naming(text, figure.ends, rows), {"ends": figure.ends}


def _removals(figure: Figure, rows: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is taken away, in steps perhaps, and the parts that are left."""
    for number, step in enumerate(figure.before, 1):
        text = plural(
            "Proof",
            "Step {step}: without {number} squares, just as many parts as a tour can visit",
            len(step.removed),
            step=grouped(number),
        )
        yield text, {"removed": step.removed, "parts": step.parts, "unused": step.unused}
    if figure.before:
        text = plural("Proof", "So a tour makes none of these {number} moves", len(unused_moves(figure)))
        yield text, {"removed": frozenset(), "parts": (), "unused": figure.unused, "before": figure.before}
    if figure.removed:
        text = plural("Proof", "{number} squares are taken away", len(figure.removed))
        yield _naming(text, figure.removed, rows), {"removed": figure.removed}
    for number, part in enumerate(figure.parts, 1):
        text = plural("Proof", "Part {part}, {number} squares", len(part), part=part_letters(number - 1))
        yield _naming(text, part, rows), {"parts": figure.parts[:number]}
    parts = len(figure.parts)
    if parts and figure.removed:
        joints = plural("Proof", "only over {number} squares", len(figure.removed))
        yield plural("Proof", "{number} parts; a tour gets from one to another {joints}", parts, joints=joints), {}
    elif parts > 1:
        yield plural("Proof", "{number} parts, and no move leads from one to another", parts), {}


def _naming(text: str, squares: Collection[Square], rows: int) -> str:
    """A caption with the names of the squares that it is about, where they are few."""
    if len(squares) > MOST_NAMED:
        return text
    names = listed(chess_name(square, rows) for square in sorted(squares))
    return QCoreApplication.translate("Proof", "{caption}: {squares}").format(caption=text, squares=names)


class ShownProof(QObject):
    """The proof for the reason that a page gives, and the stage that is looked at: the last one at first."""

    changed = Signal()
    """Another proof is shown, or another stage of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = Board(8, 8)
        self.figure = Figure()
        """Of the whole proof; an empty one shows none."""
        self.place = -1
        """Which stage is looked at, from 0; -1 before anybody has stepped."""

    def show_reason(self, board: Board, reason: Message | None) -> None:
        """Show the proof of a reason why a board has no tour, or none."""
        figure = figure_of(reason)
        if (board, figure) != (self.board, self.figure):
            self.board, self.figure, self.place = board, figure, -1
            self.changed.emit()

    @property
    def stages(self) -> Sequence[ProofStage]:
        """All stages, with captions in the language in force; none without a proof."""
        return stages_of(self.figure, self.board.rows)

    @Slot()
    def forward(self) -> None:
        """Go to the next stage; from the last one to the first."""
        self._step(1)

    @Slot()
    def back(self) -> None:
        """Go to the stage before; from the first one to the last."""
        self._step(-1)

    def _step(self, way: int) -> None:
        if self.stages:
            self.place = (self.place + way) % len(self.stages)
            self.changed.emit()


def figure_of(reason: Message | None) -> Figure:
    """What shows a reason on the board; an empty figure where nothing does."""
    return reason.figure if isinstance(reason, Proof) else Figure()
