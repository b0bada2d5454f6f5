"""Games that are won: the block that leaves, the card, Share, and the review of a short and of a long game."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from tests.benchmarks.gaps.action import Action, click, gone, in_turn, opened, press, step, trigger
from tests.benchmarks.gaps.klotski_long import long_walk
from tests.benchmarks.gaps.program import Program

NEARLY_SOLVED = "VVVV/VVVV/SSHH/AA.S/AA.S"
"""One slide from the exit, which is a drag of its lowest soldier."""
SLIDES = 5_000


def write() -> None:
    """Keep a won game of so many slides in the data file of this home."""
    from app.ui.files import data_folder

    QCoreApplication.setOrganizationName("Huarong Knight")
    QCoreApplication.setApplicationName("Huarong Knight")
    from app.klotski.repositories import GameRecord, Games
    from app.storage.storage import Storage
    from solvers.klotski.engines.registry import engine_named
    from solvers.klotski.moves import Metric
    from solvers.search import Found

    layout, steps, end = long_walk(SLIDES)
    search = engine_named("shortest").search(end, Metric.MOVES)
    solution = next(event.answer for event in search if isinstance(event, Found))
    storage = Storage(data_folder())
    game = GameRecord(layout, Metric.MOVES, (*steps, *solution.steps), 9_000.0, finished=True)
    storage.repository(Games).keep(game)
    storage.close()


def actions(_: Program) -> Iterator[Action]:
    """A short game and its card, twice, then the long game."""
    for time in ("first", "again"):
        yield step(lambda program: program.paste(NEARLY_SOLVED), after=1.5)
        for there, back in (((4, 3), (4, 2)), ((4, 2), (4, 3))):
            yield step(lambda program, way=(there, back): program.drag("klotskiBoard", *way), after=1.0)
        yield step(lambda program: program.drag("klotskiBoard", (2, 0), (2, 0)), after=0.5)
        yield Action(f"the slide that wins, {time}", press("H"), after=0.8)
        yield Action(f"the card, {time}", press("H"), opened("winCard"), after=2.5)
        yield Action(f"Share, {time}", click("winShareButton"), after=1.0)
        yield Action(f"Look at detours, {time}", click("winDetoursButton"), after=1.5)
        yield from _reviewed("short")
        yield step(click("reviewBackButton"), after=0.5)
    yield step(trigger("history"), after=1.5)
    yield step(in_turn(lambda program: program.find("historyTable").setFocus(), press("End")), after=1.0)
    yield Action("a won game of 5,000 slides, opened", click("historyOpen"), opened("klotskiBoard"), after=4.0)
    yield Action("long: to its end", press("End"), after=3.0)
    yield Action("long: the review", trigger("next-detour"), opened("reviewBackButton"), after=4.0)
    yield from _reviewed("long")
    yield Action("long: leave the review", click("reviewBackButton"), gone("reviewBackButton"), after=1.0)
    yield Action("long: the review again", trigger("previous-detour"), opened("reviewBackButton"), after=1.0)
    yield Action("long: try again", click("reviewTryButton"), after=1.0)


def _reviewed(what: str) -> Iterator[Action]:
    for name in ("next-detour", "previous-detour", "better", "better"):
        yield Action(f"{what}: {name}", trigger(name), after=1.0)
    yield Action(f"{what}: another theme in the review", trigger("theme-dark"), after=1.0)
    yield step(trigger("theme-light"), after=0.5)
