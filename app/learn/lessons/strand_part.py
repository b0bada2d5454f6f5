"""Why strands of a map are long: a board follows the longest one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Slot

from app.klotski.board.track import KlotskiTrack
from app.klotski.state_space.drawn_space import DrawnSpace
from app.learn.lessons.fields import in_moves, name_of
from app.learn.lessons.map_part import MapPart
from app.learn.lessons.parameters import Given
from app.learn.lessons.strands import (
    course_through,
    longest_strand,
    movable_pieces,
    neighbour_counts,
    touching_blanks,
)
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import announce
from app.ui.widgets.level_chart import Curve, LevelChart
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.numbers import grouped, percent, plural

MORE = 5
"""How many positions before and behind the strand are shown as well."""
SPEED = 2.0
COUNTS_HEIGHT = 170


class StrandPart(MapPart):
    """Guess how long the longest strand is; then the board follows it, and a chart shows the neighbours on it."""

    tells = ("layout", "right", "wrong", "length", "apart", "movable", "pieces", "share", "none")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._followed = given.layout("layout", None)
        self._lengths = given.numbers("guesses", "3; 9; 27; 81", 0, 10_000)
        self.board = self.board_below("Board")
        self.chart = LevelChart(given.name + "Chart", self.tr("Neighbours of each position"), self.appearance)
        self.counts = LevelChart(given.name + "Counts", self.tr("Points by neighbours"), self.appearance)
        self.counts.setFixedHeight(scaled(COUNTS_HEIGHT))
        self.counted = label("", "caption", given.name + "Counted", wrap=True)
        self.steering, self.bar = self.make_transport(SPEED)
        self.offer_guesses(map(grouped, self._lengths))
        self.course: list[int] = []
        fill(self.controls, row(*((button, 1) for button in self.guesses), spacing=6))
        fill(self.pictures, self.counts, self.counted)
        told = column(row((self.caption, 1), self.make_closer(checked=True)), (self.chart, 1), spacing=6)
        below = row(self.board, (told, 1), spacing=14)
        column((self.map, 3), (below, 2), self.bar, spacing=10, parent=self)
        self.board.show_track(KlotskiTrack(self._followed))
        self.steering.moment_changed.connect(self._show_moment)
        self.chart.level_chosen.connect(self.steering.jump)
        self.counts.level_chosen.connect(self._tell_count)
        for shown in (self.chart, self.counts):
            shown.hide()
        self.tell(layout=name_of(self._followed))

    def settled(self, drawn: DrawnSpace) -> None:
        """Show the strand, and follow it."""
        space = drawn.space
        strand = longest_strand(space)
        counts = neighbour_counts(space)
        self.counts.show()
        self.counts.show_curves([Curve(self.counts.accessibleName(), tuple(counts))], len(counts) - 1)
        self._tell_count(min(2, len(counts) - 1))
        if not strand:
            self.conclude(none=True)
            return
        self.course = course_through(space, strand, MORE)
        first = space.layout_of(self.course[0])
        track = KlotskiTrack(first, space.steps_through(first, self.course))
        degrees = tuple(len(space.neighbours_of(node)) for node in self.course)
        self.chart.show()
        self.chart.show_curves([Curve(self.chart.accessibleName(), degrees)], len(self.course) - 1)
        self.board.show_track(track)
        self.mark(replace(self.marks, way=self.course))
        self.look_at(strand[len(strand) // 2])
        layouts = list(map(space.layout_of, strand))
        self.conclude(
            length=len(strand),
            apart=sum(not touching_blanks(layout) for layout in layouts),
            movable=max(map(movable_pieces, layouts)),
            pieces=len(space.layout.pieces),
            share=percent(counts[2] / space.nodes),
            **self.judged(self._lengths[self.guessed] == len(strand)),
        )
        self.steering.load(track.length)
        self.steering.play()

    def take_guess(self, number: int) -> None:
        """Show the map."""
        self.show_map(self._followed)

    def _show_moment(self, moment: float) -> None:
        drawn = self.drawn
        if drawn is None or not self.course:
            return
        self.board.show_moment(moment)
        place = round(moment)
        node = self.course[place]
        if self.marks.present != node:
            self.mark(replace(self.marks, present=node))
        neighbours = plural("StrandPart", "{number} neighbours", self.chart.curves[0].counts[place])
        to_exit = in_moves(int(drawn.space.to_exit[node]))
        text = self.tr("{neighbours}, {moves} from the exit")
        said = text.format(neighbours=neighbours, moves=to_exit)
        self.caption.setText(said)
        self.chart.mark(place, said)

    @Slot(int)
    def _tell_count(self, neighbours: int) -> None:
        points = plural("StrandPart", "{number} points", self.counts.curves[0].counts[neighbours])
        text = plural("StrandPart", "{points} have {number} neighbours", neighbours, points=points)
        self.counts.mark(neighbours, text)
        self.counted.setText(text)
        announce(self.counted, text)
