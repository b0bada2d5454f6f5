"""What a map of all positions is: a small one with a board for each point, and the large one of a layout."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QStackedWidget

from app.klotski.board.track import KlotskiTrack
from app.klotski.words import counted
from app.learn.lessons.drawn_space import DrawnSpace
from app.learn.lessons.map_part import MapPart, board_below, name_of, short_name_of
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import check_only
from app.learn.lessons.small_maps import BoardMap
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import column, fill, grid, label, row
from app.ui.words.numbers import grouped, plural, rounded
from solvers.klotski.moves import Metric

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
        self._small_layout = given.layout("small", ".HH./HHHH/VAAV/VAAV/SSSS")
        self._large_layout = given.layout("layout", None)
        self._numbers = given.numbers("guesses", "130; 1300; 13000; 130000", 1, 10_000_000)
        self.small_map = BoardMap(given.name + "SmallMap", self.appearance)
        self.boards = [board_below(self, name) for name in ("Board", "Mirror")]
        self.captions = [label("", "result", given.name + "Position", wrap=True)]
        self.captions.append(label(name=given.name + "Image", wrap=True))
        for caption in self.captions:
            caption.setMinimumWidth(scaled(CAPTION_WIDTH))
        about_many = self.tr("about {number}")
        self.offer_guesses(about_many.format(number=grouped(guess)) for guess in self._numbers)
        self.choices = [
            self.button("Small", self.tr("Small puzzle"), None, "narrow", True),
            self.button("Large", short_name_of(self._large_layout), None, "narrow", True),
        ]
        self.choose_by(self.choices, self._choose)
        self._small: DrawnSpace | None = None
        self._lay_out()
        self.small_map.pointed_at.connect(self._show_small)
        self.map.node_hovered.connect(self._show_large)
        self.maps.changed.connect(self._show_small_map)
        self.tell(layout=name_of(self._large_layout))

    def begin(self) -> None:
        """Show the map that was shown last, the small one at first."""
        if self._small is None:
            self.maps.ask(self._small_layout)
        super().begin()

    def settled(self, drawn: DrawnSpace) -> None:
        """Say how many points there are."""
        space = drawn.space
        self._show_node(drawn, 0)
        self._tell_about(drawn)
        nearest = min(self._numbers, key=lambda number: abs(number - space.nodes))
        self.conclude(
            points=space.nodes,
            positions=space.positions,
            lines=space.edges,
            degree=rounded(2 * space.edges / space.nodes, 2),
            moves="" if space.distance is None else counted(space.distance, Metric.MOVES),
            **self.judged(self._numbers[self.guessed] == nearest),
        )

    def _lay_out(self) -> None:
        fill(self.controls, grid(self.guesses), row(*((button, 1) for button in self.choices), spacing=6))
        self._maps = QStackedWidget()
        for shown in (self.small_map, self.map):
            self._maps.addWidget(shown)
        told = column(1, *self.captions, 1, spacing=12)
        below = row(*self.boards, (told, 1), spacing=14)
        column((self._maps, 3), (below, 2), spacing=12, parent=self)
        check_only(self.choices, 0)
        self.choices[1].setEnabled(False)

    def take_guess(self, number: int) -> None:
        """Show the large map."""
        self.choices[1].setEnabled(True)
        self._choose(1)

    @Slot(int)
    def _choose(self, number: int) -> None:
        check_only(self.choices, number)
        self._maps.setCurrentIndex(number)
        if number:
            self.show_map(self._large_layout)
        elif self._small is not None:
            self._tell_about(self._small)
            self._show_small(self.small_map.pointed)

    @Slot(object)
    def _show_small_map(self) -> None:
        settled = self.maps.settled(self._small_layout)
        if self._small is None and settled is not None:
            self._small = settled
            self._tell_about(settled)
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

    def _tell_about(self, drawn: DrawnSpace) -> None:
        """Tell how the positions of a map share its points."""
        nodes, positions = drawn.space.nodes, drawn.space.positions
        self.tell(about_points=nodes, about_positions=positions, pairs=positions - nodes, own=2 * nodes - positions)
