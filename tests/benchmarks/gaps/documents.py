"""Opening, dropping and pasting files: a solution, a long game, a large tour, and what is no document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.gaps.action import Action, gone, opened, press, step, trigger
from tests.benchmarks.gaps.klotski_long import long_walk
from tests.benchmarks.gaps.program import Program

FILES = ("solution.json", "game.json", "tour.json", "matrix.txt", "nothing.txt")
LONG_GAME = 8_000
SIDE = 200


def write() -> None:
    """Write the files to this home."""
    from solvers.documents import json_text
    from solvers.klotski.document import KlotskiDocument
    from solvers.klotski.moves import Metric
    from solvers.knight.board import Board
    from solvers.knight.document import KnightDocument
    from solvers.knight.engines import engine_named
    from solvers.knight.tour import TourRequest
    from solvers.search import Found

    layout, steps, _ = long_walk(LONG_GAME)
    board = Board(SIDE, SIDE)
    search = engine_named("warnsdorff").start(TourRequest(board, (0, 0)))
    tour = next(event.answer for event in search if isinstance(event, Found))
    path = tuple(board.square(square) for square in tour.order)
    texts = (
        json_text(KlotskiDocument(layout, tuple(steps[:81]), Metric.MOVES)),
        json_text(KlotskiDocument(layout, tuple(steps), Metric.MOVES)),
        json_text(KnightDocument(board, path[0], False, path)),
        str(tour),
        "this is no document\nof any kind\n" * 200,
    )
    for name, text in zip(FILES, texts, strict=True):
        (Path.home() / name).write_text(text, "utf-8")
    assert json.loads((Path.home() / FILES[1]).read_text("utf-8"))


def actions(_: Program) -> Iterator[Action]:
    """The dialog, then each file dropped, then each text pasted."""
    for time in ("first time", "again"):
        yield Action(f"the dialog to open files, {time}", trigger("open"), opened("openFileDialog"), after=0.8)
        yield Action("the dialog: close", press("Esc"), gone("openFileDialog"))
    for name in FILES:
        yield Action(f"drop {name}", lambda program, name=name: program.drop(Path.home() / name), after=1.5)
    for name in FILES:
        text = (Path.home() / name).read_text("utf-8")
        yield Action(f"paste {name}", lambda program, text=text: program.paste(text), after=1.5)
    yield step(press("Esc"))
