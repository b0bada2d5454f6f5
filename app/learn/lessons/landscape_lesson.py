"""The lesson on the landscape: all positions of a layout at once, and what makes it hard."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QStackedWidget

from app.klotski.board.track import KlotskiTrack
from app.klotski.words import counted
from app.learn.lessons.drawn_space import DrawnSpace
from app.learn.lessons.hardness_part import HardnessPart
from app.learn.lessons.map_part import (
    HENGDAO,
    SMALL,
    LandscapeMaps,
    MapPart,
    board_below,
    name_of,
    short_name_of,
)
from app.learn.lessons.methods_part import MethodsPart
from app.learn.lessons.parts import PartedLesson, check_only
from app.learn.lessons.pass_part import PassPart
from app.learn.lessons.small_maps import BoardMap
from app.learn.lessons.strand_part import StrandPart
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import column, fill, grid, label, row
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped, plural, rounded
from solvers.klotski.moves import Metric

CAPTION_WIDTH = 84
"""Of the lines beside the boards at least: in Chinese, the layout would break them after every other character."""
GUESSES = (130, 1_300, 13_000, 130_000)
"""How many points may be guessed."""


class PointsPart(MapPart):
    """A small map with a board for each point; after the guess the large one, and a board for what is pointed at."""

    def __init__(self, lesson: PartedLesson, maps: LandscapeMaps) -> None:
        super().__init__(lesson, "Points", maps)
        self.title = self.tr("Points")
        text = self.tr(
            "Each little board on this map is a point: a position together with its mirror image. A line joins two "
            "positions that are one move apart. Look at some of them with the pointer or the arrow keys. Then guess: "
            "how many points does the map of {layout} have?"
        )
        self.text = text.format(layout=name_of(HENGDAO))
        self.small_map = BoardMap(self.objectName() + "SmallMap", self.appearance)
        self.boards = [board_below(self, name) for name in ("Board", "Mirror")]
        self.captions = [label("", "result", self.objectName() + "Position", wrap=True)]
        self.captions.append(label(name=self.objectName() + "Image", wrap=True))
        for caption in self.captions:
            caption.setMinimumWidth(scaled(CAPTION_WIDTH))
        self.about = label("", "caption", self.objectName() + "About", wrap=True)
        about_many = self.tr("about {number}")
        guesses = [about_many.format(number=grouped(guess)) for guess in GUESSES]
        self.guesses = self.guess_buttons("Guess", guesses, self._take_guess)
        self.choices = [
            self.button("Small", self.tr("Small puzzle"), None, "narrow", True),
            self.button("Large", short_name_of(HENGDAO), None, "narrow", True),
        ]
        self.choose_by(self.choices, self._choose)
        self._guess: int | None = None
        self._small: DrawnSpace | None = None
        self._lay_out()
        self.small_map.pointed_at.connect(self._show_small)
        self.map.node_hovered.connect(self._show_large)
        maps.changed.connect(self._show_small_map)

    def begin(self) -> None:
        """Show the map that was shown last, the small one at first."""
        if self._small is None:
            self.maps.ask(SMALL)
        super().begin()

    def settled(self, drawn: DrawnSpace) -> None:
        """Say how many points there are."""
        space = drawn.space
        self._show_node(drawn, 0)
        self.about.setText(self._told_of(drawn))
        guess = GUESSES[self._guess or 0]
        right = guess == min(GUESSES, key=lambda number: abs(number - space.nodes))
        text = (
            self.tr("Right: {points} points, which stand for {positions} positions.")
            if right
            else self.tr("It has {points} points, which stand for {positions} positions.")
        )
        many = self.tr(
            "{lines} lines join them; a point has {degree} neighbours on average. From the start, the exit is {moves} "
            "away."
        )
        assert space.distance is not None
        figures = {
            "lines": grouped(space.edges),
            "degree": rounded(2 * space.edges / space.nodes, 2),
            "moves": counted(space.distance, Metric.MOVES),
        }
        counts = text.format(points=grouped(space.nodes), positions=grouped(space.positions))
        self.conclude(joined([counts, many.format(**figures)]))

    def _lay_out(self) -> None:
        fill(self.controls, grid(self.guesses), row(*((button, 1) for button in self.choices), spacing=6))
        self.pictures.addWidget(self.about)
        self._maps = QStackedWidget()
        for shown in (self.small_map, self.map):
            self._maps.addWidget(shown)
        told = column(1, *self.captions, 1, spacing=12)
        below = row(*self.boards, (told, 1), spacing=14)
        column((self._maps, 3), (below, 2), spacing=12, parent=self)
        check_only(self.choices, 0)
        self.choices[1].setEnabled(False)

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        self._guess = number
        check_only(self.guesses, number)
        self.choices[1].setEnabled(True)
        self._choose(1)

    @Slot(int)
    def _choose(self, number: int) -> None:
        check_only(self.choices, number)
        self._maps.setCurrentIndex(number)
        if number:
            self.show_map(HENGDAO)
        elif self._small is not None:
            self.about.setText(self._told_of(self._small))
            self._show_small(self.small_map.pointed)

    @Slot(object)
    def _show_small_map(self) -> None:
        settled = self.maps.settled(SMALL)
        if self._small is None and settled is not None:
            self._small = settled
            self.about.setText(self._told_of(settled))
            self.small_map.show_drawn(settled)
            self.map.prepare()

    @Slot(int)
    def _show_small(self, node: int) -> None:
        if self._small is not None:
            self._show_node(self._small, node)

    @Slot(int)
    def _show_large(self, node: int) -> None:
        if self.drawn is not None and node >= 0:
            self._show_node(self.drawn, node)

    def _show_node(self, drawn: DrawnSpace, node: int) -> None:
        space, layout = drawn.space, drawn.space.layout_of(node)
        mirror = layout.mirror()
        for board, shown in zip(self.boards, (layout, mirror), strict=True):
            board.show_track(KlotskiTrack(shown))
        neighbours = plural("PointsPart", "{number} neighbours", len(space.neighbours_of(node)))
        text = self.tr("{moves} from the exit, {neighbours}")
        to_exit = counted(int(space.to_exit[node]), Metric.MOVES)
        self.captions[0].setText(text.format(moves=to_exit, neighbours=neighbours))
        self.captions[1].setText(self.tr("Its own mirror image") if layout == mirror else self.tr("Its mirror image"))

    def _told_of(self, drawn: DrawnSpace) -> str:
        """How the positions of a map share its points."""
        space = drawn.space
        text = self.tr(
            "{points} points for {positions} positions: {pairs} pairs of mirror images, and {own} that are their own "
            "mirror image."
        )
        counts = (space.nodes, space.positions, space.positions - space.nodes, 2 * space.nodes - space.positions)
        points, positions, pairs, own = map(grouped, counts)
        return text.format(points=points, positions=positions, pairs=pairs, own=own)


class LandscapeLesson(PartedLesson):
    """A lesson whose parts share the maps that were computed."""

    def __init__(self, question: str, appearance: Appearance) -> None:
        super().__init__("landscapeLesson", question, appearance)
        self.maps = LandscapeMaps(self)
        self.maps.failed.connect(self.failed)
        with_maps = PointsPart, StrandPart, PassPart, MethodsPart
        self.show_parts([*(part(self, self.maps) for part in with_maps), HardnessPart(self)])

    def rest(self) -> None:
        """Stop everything, and free the maps."""
        super().rest()
        self.maps.forget()
