"""What the points of a map are, beside a board for each, and why its strands are long."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Slot

from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import entry_of, name_alone
from app.klotski.state_space.drawn_space import DrawnSpace
from app.learn.lessons.fields import in_moves, name_of
from app.learn.lessons.map_part import MapPart
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import check_only
from app.learn.lessons.strands import (
    course_through,
    longest_strand,
    movable_pieces,
    neighbour_counts,
    touching_blanks,
)
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import announce, say
from app.ui.widgets.level_chart import Curve, LevelChart
from app.ui.widgets.shorthand import column, fill, grid, label, row
from app.ui.words.numbers import grouped, percent, plural, rounded

CAPTION_WIDTH = 84
"""Of the lines beside the boards at least: in Chinese, the layout would break them after every other character."""


class PointsPart(MapPart):
    """A small map with a board for each point; after the guess the large one, and a board for what is pointed at."""

    tells = (
        *("layout", "about_points", "about_positions", "pairs", "own"),
        *("right", "wrong", "points", "positions", "lines", "degree", "moves"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._layouts = given.layout("small", ".HH./HHHH/VAAV/VAAV/SSSS"), given.layout("layout", None)
        self._numbers = given.numbers("guesses", "130; 1300; 13000; 130000", 1, 10_000_000)
        self.boards = [self.board_below(name) for name in ("Board", "Mirror")]
        self.captions = self.caption, label(name=given.name + "Image", wrap=True)
        for caption in self.captions:
            caption.setMinimumWidth(scaled(CAPTION_WIDTH))
        about_many = self.tr("about {number}")
        self.offer_guesses(about_many.format(number=grouped(guess)) for guess in self._numbers)
        names = self.tr("Small puzzle"), name_alone(entry_of(self._layouts[1]).names)
        self.choices = self.offer("Show", names, self._choose)
        self._lay_out()
        self.layout_shown = self._layouts[0]
        self.view.node_hovered.connect(self._point_at)
        self.tell(layout=name_of(self._layouts[1]))

    def settled(self, drawn: DrawnSpace) -> None:
        """Say how many points there are, and point at the start."""
        space = drawn.space
        nodes, positions = space.nodes, space.positions
        self._point_at(0)
        self.tell(about_points=nodes, about_positions=positions, pairs=positions - nodes, own=2 * nodes - positions)
        if not self.choices[1].isChecked():
            return
        nearest = min(self._numbers, key=lambda number: abs(number - nodes))
        self.conclude(
            points=nodes,
            positions=positions,
            lines=space.edges,
            degree=rounded(2 * space.edges / nodes, 2),
            moves="" if space.distance is None else in_moves(space.distance),
            **self.judged(self._numbers[self.guessed] == nearest),
        )

    def _lay_out(self) -> None:
        fill(self.controls, grid(self.guesses), row(*((button, 1) for button in self.choices), spacing=6))
        told = column(1, *self.captions, 1, spacing=12)
        below = row(*self.boards, (told, 1), spacing=14)
        column((self.map, 3), (below, 2), spacing=12, parent=self)
        check_only(self.choices, 0)
        self.choices[1].setEnabled(False)

    def take_guess(self, number: int) -> None:
        """Show the large map."""
        self.choices[1].setEnabled(True)
        self._choose(1)

    @Slot(int)
    def _choose(self, number: int) -> None:
        check_only(self.choices, number)
        self.show_map(self._layouts[number])

    @Slot(int)
    def _point_at(self, node: int) -> None:
        """Show the boards of a node; of none, those of the last one stay."""
        if self.drawn is None or node < 0:
            return
        space = self.drawn.space
        layout = space.layout_of(node)
        mirror = layout.mirror()
        self.mark(replace(self.marks, pointed=node))
        for board, shown in zip(self.boards, (layout, mirror), strict=True):
            board.show_track(KlotskiTrack(shown))
        neighbours = plural("PointsPart", "{number} neighbours", len(space.neighbours_of(node)))
        to_exit = in_moves(int(space.to_exit[node]))
        say(self.caption, self.tr("{moves} from the exit, {neighbours}").format(moves=to_exit, neighbours=neighbours))
        self.captions[1].setText(self.tr("Its own mirror image") if layout == mirror else self.tr("Its mirror image"))


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
