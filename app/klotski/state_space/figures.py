"""The figures of a map: how large it is, and what its shape tells, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.klotski.state_space.flow import Flow
from app.klotski.words import counted
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.text import START, write
from app.ui.widgets.shorthand import named
from app.ui.words.numbers import grouped, plural
from solvers.klotski.state_space.graph import StateSpace


@dataclass(frozen=True, slots=True)
class MapFigure:
    """A number with a word, such as "538 bridges": the number stands out."""

    text: str
    number: str

    def width(self, font: QFont) -> float:
        """How wide it is, in pixels."""
        return sum(QFontMetricsF(_bold(font) if bold else font).horizontalAdvance(part) for part, bold in self._parts())

    def broken(self, font: QFont, room: float) -> Sequence[MapFigure]:
        """The same in several lines."""
        lines: list[MapFigure] = []
        for word in self.text.split(" "):
            longer = MapFigure(f"{lines[-1].text} {word}", self.number) if lines else MapFigure(word, self.number)
            if lines and longer.width(font) <= room:
                lines[-1] = longer
            else:
                lines.append(MapFigure(word, self.number))
        return lines

    def paint(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        """Write it."""
        font, pen = painter.font(), place.topLeft()
        pen.setY(place.center().y())
        for part, bold in self._parts():
            used = _bold(font) if bold else font
            write(painter, pen, part, used, theme.text if bold else theme.muted, START)
            pen.setX(pen.x() + QFontMetricsF(used).horizontalAdvance(part))

    def _parts(self) -> Iterator[tuple[str, bool]]:
        before, number, after = self.text.partition(self.number)
        yield from ((part, bold) for part, bold in ((before, False), (number, True), (after, False)) if part)


class MapFigures(Flow):
    """The figures of the map that is shown."""

    def __init__(self, appearance: Appearance) -> None:
        title = QCoreApplication.translate("MapFigures", "Figures of the map")
        super().__init__(appearance, "mapFigures", title)
        tip = QCoreApplication.translate(
            "MapFigures",
            "Edges join positions that are one step apart. Every solution comes through a narrow pass. Without a cut "
            "vertex (a position) or a bridge (an edge) the map would fall apart.",
        )
        named(self, tip=tip, role="caption")

    def show_space(self, space: StateSpace | None, strict: bool) -> None:
        """Show the figures of a state space; in a strict game none that tells of the exit."""
        self.show_items([] if space is None else figures(space, strict))


def figures(space: StateSpace, strict: bool) -> Sequence[MapFigure]:
    """The figures of a state space; in a strict game none that tells of the exit."""
    found = [_figure(plural("MapFigures", "{number} positions", space.positions), space.positions)]
    if space.nodes != space.positions:
        text = plural("MapFigures", "{number} nodes (mirror images as one)", space.nodes)
        found.append(_figure(text, space.nodes))
    found.append(_figure(plural("MapFigures", "{number} edges", space.edges), space.edges))
    return found if strict else [*found, *_figures_of_exit(space)]


def _figures_of_exit(space: StateSpace) -> Iterator[MapFigure]:
    translate, distance = QCoreApplication.translate, space.distance
    solved = len(space.solved)
    yield _figure(plural("MapFigures", "{number} solved positions", solved), solved)
    if distance is not None:
        to_exit = translate("MapFigures", "{steps} from the start to the exit")
        yield _figure(to_exit.format(steps=counted(distance, space.metric)), distance)
        most = int(space.to_exit[space.hardest])
        furthest = translate("MapFigures", "{steps} from the furthest position")
        yield _figure(furthest.format(steps=counted(most, space.metric)), most)
        passes = len(space.passes)
        yield _figure(plural("MapFigures", "{number} narrow passes", passes), passes)
    cuts, bridges = len(space.cut_vertices), len(space.bridges)
    yield _figure(plural("MapFigures", "{number} cut vertices", cuts), cuts)
    yield _figure(plural("MapFigures", "{number} bridges", bridges), bridges)


def _figure(text: str, number: int) -> MapFigure:
    return MapFigure(text, grouped(number))


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
