"""What a map of all positions is: a small one with a board for each point, and the large one of a layout."""

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
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import say
from app.ui.widgets.shorthand import column, fill, grid, label, row
from app.ui.words.numbers import grouped, plural, rounded

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
