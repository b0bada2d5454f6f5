"""How methods for the knight's tour are compared: the boards and starts that are typed, and what is ready to run."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit

from app.knight.piece_choice import PieceChoice, wrap_combo
from app.knight.piece_words import sized_name
from app.puzzle.comparison import ComparisonSetup, MethodChoice, Preset, PuzzleComparison
from app.ui.widgets.shorthand import named
from app.ui.words.numbers import plural
from solvers.comparison.plan import Run
from solvers.knight.comparison import FirstTries, KnightProblem, programs, ties
from solvers.knight.engines import ENGINES
from solvers.knight.leaper import KNIGHT, Wrap
from solvers.knight.notation import board_text, chess_name, parse_board, parse_board_text, square_on
from solvers.knight.tour import TourRequest
from solvers.message import InputError

translate = QCoreApplication.translate

NOT_COMPARED = ("all-tours",)
"""Engines that do not search for one tour."""
MOST_PROBLEMS = 1_000
"""How many pairs of a board and a start are compared at most: thousands of them would take days."""

_BOARD = re.compile(r"\d+\s*[x*×]\s*\d+|[^\s,;，、；]+", re.IGNORECASE)
"""A size of a board, or any other text between separators."""
_SQUARE = re.compile(r"\(?-?\d+\s*[,，]\s*-?\d+\)?|[^\s,;，、；]+")
"""A square as row and column, or any other text between separators."""


class PairsFault(StrEnum):
    """What can be wrong with the boards and starts together."""

    MANY = (
        "there are {found} pairs of a board and a start, and at most {most} can be compared: enter "
        "fewer boards or starts"
    )


@dataclass
class KnightSetup(ComparisonSetup):
    """Boards and starts as they are typed (no start: any), whether tours are closed, and the names of engines."""

    boards: str = "8 × 8"
    starts: str = "a1"
    piece: str = KNIGHT.text
    wrap: str = Wrap.NONE.value
    closed: bool = False
    engines: Sequence[str] = ("warnsdorff", "complete", "structured")

    def runs(self, repetitions: int) -> list[Run]:
        """Return a run of every engine on every board from every start; raises `InputError` for wrong texts."""
        sizes = dict.fromkeys(_BOARD.findall(self.boards))
        boards = list(dict.fromkeys(parse_board(size, (), self.piece, self.wrap) for size in sizes))
        starts = list(dict.fromkeys(_SQUARE.findall(self.starts)))
        found = len(boards) * max(1, len(starts))
        if found > MOST_PROBLEMS:
            raise InputError(PairsFault.MANY, found=found, most=MOST_PROBLEMS)
        for board in boards:
            TourRequest(board).check()
        return [
            Run(KnightProblem(board, start, self.closed), engine, repetitions)
            for board in boards
            for start in [square_on(text, board) for text in starts] or [None]
            for engine in self.methods
        ]

    def check(self) -> None:
        """Raise `InputError` for a method or edges that there are not; what is typed may be wrong until it is run."""
        Wrap.parse(self.wrap)
        list(map(ENGINES.named, self.methods))


class KnightChoice(MethodChoice):
    """Lines for boards and starts, and a list to check methods in."""

    def __init__(self, setup: KnightSetup) -> None:
        engines = [one for one in ENGINES if one.name not in NOT_COMPARED]
        super().__init__("compareKnightMethods", engines, setup)
        self._setup = setup
        self.boards = named(
            QLineEdit(setup.boards),
            "compareBoards",
            tip=self.tr("Rows and columns, such as {example}; separate several boards with spaces or commas").format(
                example="8x8"
            ),
        )
        self.starts = named(
            QLineEdit(setup.starts),
            "compareStarts",
            tip=self.tr("Squares such as a1; separate several with spaces or commas, leave empty for any start"),
        )
        self.closed = named(
            QCheckBox(self.tr("Closed tours")),
            "compareClosed",
            tip=self.tr("Find only tours that end one move from their start"),
        )
        self.piece, self.wrap = PieceChoice("comparePiece"), wrap_combo("compareWrapCombo")
        self.piece.show_piece(setup.piece)
        self.wrap.setCurrentIndex(self.wrap.findData(setup.wrap))
        self.closed.setChecked(setup.closed)
        form = QFormLayout(labelAlignment=Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.tr("Boards"), self.boards)
        form.addRow(self.tr("Starts"), self.starts)
        for choice in (self.piece, self.wrap):
            form.addRow(choice.accessibleName(), choice)
        self.lay_out(form, self.closed, (self.methods, 1))
        fields = (self.boards, self.starts, self.piece.leaps)
        choices = (self.piece.combo.activated, self.wrap.currentIndexChanged, self.closed.toggled)
        for changed in (*(field.textChanged for field in fields), *choices):
            changed.connect(self.write)

    @Slot()
    def write(self) -> None:
        """Write what is chosen into the set-up."""
        setup = self._setup
        setup.boards, setup.starts = self.boards.text(), self.starts.text()
        setup.piece, setup.wrap = self.piece.text, self.wrap.currentData()
        setup.closed, setup.engines = self.closed.isChecked(), self.methods.chosen


class KnightComparison(PuzzleComparison[KnightProblem | FirstTries]):
    """Compares methods on boards."""

    setup_class = KnightSetup
    choice_class = KnightChoice

    def problem_title(self, problem: KnightProblem | FirstTries) -> str:
        """The size of the board, with another piece or joined edges, and the start."""
        size = sized_name(problem.board)
        if isinstance(problem, FirstTries):
            return size
        text = {
            (False, False): "{size}",
            (False, True): translate("Compare", "{size}, closed"),
            (True, False): translate("Compare", "{size} from {start}"),
            (True, True): translate("Compare", "{size} from {start}, closed"),
        }[problem.start is not None, bool(problem.closed)]
        start = "" if problem.start is None else chess_name(problem.start, problem.board.rows)
        return text.format(size=size, start=start)

    def visited_title(self) -> str:
        """Squares, each as often as the knight came to it."""
        return translate("Compare", "Squares entered")

    def length_text(self, length: int, problem: KnightProblem | FirstTries) -> str:
        """The squares of a tour."""
        return plural("Compare", "{number} squares", length)

    def found_text(self) -> str:
        """A tour is no longer than any other."""
        return translate("Compare", "Tour found")

    def written(self, problem: KnightProblem | FirstTries) -> Mapping[str, Any]:
        """The board, and what is asked of it."""
        board = board_text(problem.board)
        if isinstance(problem, FirstTries):
            return {"board": board, "most": problem.most}
        square = None if problem.start is None else list(problem.start)
        return {"board": board, "start": square, "closed": problem.closed}

    def read(self, kept: Mapping[str, Any]) -> KnightProblem | FirstTries:
        """The inverse of `written`."""
        board = parse_board_text(kept["board"])
        if "most" in kept:
            return FirstTries(board, kept["most"])
        start = None if kept["start"] is None else (int(kept["start"][0]), int(kept["start"][1]))
        if start is not None:
            board.check(start)
        return KnightProblem(board, start, kept["closed"])

    def presets(self) -> Sequence[Preset]:
        """The tie-breaks of Warnsdorff's rule, and the programs that search depth first."""
        return (
            Preset(
                "ties",
                translate("Compare", "Tie-breaks"),
                translate(
                    "Compare",
                    "How often Warnsdorff's rule succeeds on the first try with each tie-break, on boards from 6 × 6 "
                    "to 50 × 50",
                ),
                ties,
            ),
            Preset(
                "programs",
                translate("Compare", "Plain backtracking"),
                translate(
                    "Compare",
                    "Two anonymous programs that find knight's tours by plain backtracking, one with a stack and "
                    "one recursive, compared with the same search plus pruning",
                ),
                programs,
            ),
        )
