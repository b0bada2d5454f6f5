"""What is said of the 8-puzzle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.fifteen.repositories import SlidingGameRecord
from app.puzzle.entry import GuideChapter
from app.ui.painting.line_parts import PARTS
from app.ui.widgets.actions import action_key
from app.ui.words.messages import as_sentence, translated
from app.ui.words.numbers import clock_time, duration, grouped, plural, unbroken
from solvers.fifteen.position import SIDE, Position, why_unsolvable

translate = QCoreApplication.translate

ARROWS_BY_WAY = {-SIDE: "↑", SIDE: "↓", -1: "←", 1: "→"}


def counted(number: int) -> str:
    """A number of steps."""
    return plural("Fifteen", "{number} steps", number)


def invitation_sentence(start: Position) -> str:
    """What can be done with a position, or why it has no solution."""
    reason = why_unsolvable(start)
    if reason is not None:
        return as_sentence(translated(reason))
    return translate("Fifteen", "Slide the tiles into their order, or press Solve to see a shortest solution.")


def found_sentence(length: int, visited: int, seconds: float) -> str:
    """What was found."""
    time = unbroken(duration(seconds))
    steps = counted(length)
    return plural("Fifteen", "{steps}, proven shortest; {number} positions in {time}", visited, steps=steps, time=time)


def kept_sentence(length: int) -> str:
    """That something is shown which was kept or opened."""
    return translate("Fifteen", "{steps}, saved earlier or opened").format(steps=counted(length))


def finished_figures(game: SlidingGameRecord) -> str:
    """What a game took."""
    steps, time = counted(len(game.tiles)), clock_time(game.seconds)
    return translate("Fifteen", "{steps} · {time}").format(steps=steps, time=time)


def step_lines(positions: Sequence[Position], tiles: Sequence[int]) -> list[str]:
    """The start, then a line for each tile that slides: its number, and which way."""
    lines = [translate("Fifteen", "Start")]
    for number, tile in enumerate(tiles, 1):
        before, after = (positions[place].index(tile) for place in (number - 1, number))
        lines.append(PARTS.join((f"{number}.", grouped(tile), ARROWS_BY_WAY[after - before])))
    return lines


def cell_words(row: int, column: int, tile: int) -> str:
    """What a screen reader calls a cell."""
    text = (
        translate("Cells", "Row {row}, column {column}: tile {tile}")
        if tile
        else translate("Cells", "Row {row}, column {column}: empty")
    )
    return text.format(row=row + 1, column=column + 1, tile=tile)


def guide_chapters() -> Sequence[GuideChapter]:
    """What the guide says."""
    text = translate(
        "Guide",
        "Slide the tiles until they stand in their order, with the empty cell at the end: click a tile beside it, or "
        "press an arrow key. {hint} shows a best next step. From half of all positions there is no way, and the "
        "program says why; from the others, no way is longer than 31 steps.",
    )
    title = translate("Guide", "Slide tiles into their order")
    return (GuideChapter("fifteen", title, text.format(hint=action_key("hint"))),)
