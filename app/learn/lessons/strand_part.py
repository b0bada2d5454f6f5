"""The second part on the landscape: why strands are long. A board follows the longest one of 橫刀立馬's map."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Slot

from app.klotski.board.track import KlotskiTrack
from app.klotski.words import counted
from app.learn.lessons.drawn_space import DrawnSpace
from app.learn.lessons.level_chart import Curve, LevelChart
from app.learn.lessons.map_part import HENGDAO, LandscapeMaps, MapPart, board_below, name_of
from app.learn.lessons.parts import PartedLesson, check_only
from app.learn.lessons.strands import (
    course_through,
    longest_strand,
    movable_pieces,
    neighbour_counts,
    touching_blanks,
)
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped, percent, plural
from solvers.klotski.moves import Metric

GUESSES = (3, 9, 27, 81)
"""How long the longest strand may be guessed to be."""
MORE = 5
"""How many positions before and behind the strand are shown as well."""
SPEED = 2.0
COUNTS_HEIGHT = 170


class StrandPart(MapPart):
    """Guess how long the longest strand is; then the board follows it, and a chart shows the neighbours on it."""

    def __init__(self, lesson: PartedLesson, maps: LandscapeMaps) -> None:
        super().__init__(lesson, "Strand", maps)
        self.title = self.tr("Strands")
        text = self.tr(
            "At some positions only two moves are possible: one back and one forward. On the map, such positions make "
            "a strand. Guess: how many positions does the longest strand of {layout} have, each with exactly two "
            "neighbours?"
        )
        self.text = text.format(layout=name_of(HENGDAO))
        self.board = board_below(self, "Board")
        self.caption = label("", "result", self.objectName() + "Caption", wrap=True)
        self.chart = LevelChart(self.objectName() + "Chart", self.tr("Neighbours of each position"), self.appearance)
        self.counts = LevelChart(self.objectName() + "Counts", self.tr("Points by neighbours"), self.appearance)
        self.counts.setFixedHeight(scaled(COUNTS_HEIGHT))
        self.counted = label("", "caption", self.objectName() + "Counted", wrap=True)
        self.steering, self.bar = self.make_transport(SPEED)
        self.guesses = self.guess_buttons("Guess", list(map(grouped, GUESSES)), self._take_guess)
        self.course: list[int] = []
        self.strand: list[int] = []
        self._degrees: list[int] = []
        self._guess = 0
        fill(self.controls, row(*((button, 1) for button in self.guesses), spacing=6))
        fill(self.pictures, self.counts, self.counted)
        told = column(row((self.caption, 1), self.make_closer(checked=True)), (self.chart, 1), spacing=6)
        below = row(self.board, (told, 1), spacing=14)
        column((self.map, 3), (below, 2), self.bar, spacing=10, parent=self)
        self.board.show_track(KlotskiTrack(HENGDAO))
        self.steering.moment_changed.connect(self._show_moment)
        self.chart.level_chosen.connect(self.steering.jump)
        self.counts.level_chosen.connect(self._tell_count)
        for shown in (self.chart, self.counts):
            shown.hide()

    def settled(self, drawn: DrawnSpace) -> None:
        """Show the strand, and follow it."""
        space = drawn.space
        self.strand = longest_strand(space)
        self.course = course_through(space, self.strand, MORE)
        first = space.layout_of(self.course[0])
        track = KlotskiTrack(first, space.steps_through(first, self.course))
        self._degrees = [len(space.neighbours_of(node)) for node in self.course]
        for shown in (self.chart, self.counts):
            shown.show()
        self.chart.show_curves([Curve(self.chart.accessibleName(), tuple(self._degrees))], len(self.course) - 1)
        counts = neighbour_counts(space)
        self.counts.show_curves([Curve(self.counts.accessibleName(), tuple(counts))], len(counts) - 1)
        self._tell_count(2)
        self.board.show_track(track)
        self.mark(replace(self.marks, way=self.course))
        self.look_at(self.strand[len(self.strand) // 2])
        self._tell(drawn)
        self.steering.load(track.length)
        self.steering.play()

    def _tell(self, drawn: DrawnSpace) -> None:
        space, length = drawn.space, len(self.strand)
        layouts = list(map(space.layout_of, self.strand))
        text = self.tr("Right: {length}.") if self._guess == length else self.tr("It is {length} positions long.")
        why = self.tr(
            "The empty cells are apart in {apart} of them, so that only {movable} of {pieces} pieces can move, one "
            "forward, one back. A shortest solution that enters the strand must follow it to its other end. Of all "
            "points, {share} have two neighbours."
        )
        two = neighbour_counts(space)[2]
        figures = {
            "apart": sum(not touching_blanks(layout) for layout in layouts),
            "movable": max(map(movable_pieces, layouts)),
            "pieces": len(space.layout.pieces),
            "share": percent(two / space.nodes),
        }
        self.conclude(joined([text.format(length=length), why.format(**figures)]))

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        self._guess = GUESSES[number]
        check_only(self.guesses, number)
        self.show_map(HENGDAO)

    def _show_moment(self, moment: float) -> None:
        drawn = self.drawn
        if drawn is None:
            return
        self.board.show_moment(moment)
        place = round(moment)
        node = self.course[place]
        if self.marks.present != node:
            self.mark(replace(self.marks, present=node))
        neighbours = plural("StrandPart", "{number} neighbours", self._degrees[place])
        to_exit = counted(int(drawn.space.to_exit[node]), Metric.MOVES)
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
