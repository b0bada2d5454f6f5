"""The third part on the landscape: narrow passes, of which 4FEA134 has nine and 橫刀立馬 none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.track import KlotskiTrack
from app.klotski.state_space.view.lit import LitVisits
from app.klotski.words import counted
from app.learn.lessons.drawn_space import DrawnSpace
from app.learn.lessons.map_part import (
    HENGDAO,
    ROUND_THE_PEAK,
    LandscapeMaps,
    MapPart,
    board_below,
    name_of,
    short_name_of,
)
from app.learn.lessons.parts import PartedLesson, check_only
from app.learn.lessons.taken_away import SpaceWithoutNode, as_visits, search, search_each
from app.search.worker import Report
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.messages import joined, listed
from app.ui.words.numbers import grouped, plural
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Found

LAYOUTS = (ROUND_THE_PEAK, HENGDAO)
GUESSES = (0, 1, 9, 40)
"""How many narrow passes may be guessed."""


class PassPart(MapPart):
    """Guess for both layouts; then go through the passes, and take one away."""

    def __init__(self, lesson: PartedLesson, maps: LandscapeMaps) -> None:
        first = QCoreApplication.translate("PassPart", "Guess for both layouts; the map will appear here.")
        super().__init__(lesson, "Pass", maps, first)
        self.title = self.tr("Passes")
        self.text = self.tr(
            "A narrow pass is a position, between the start and the exit, that every solution comes through: itself or "
            "its mirror image. Guess for both layouts: how many narrow passes do they have?"
        )
        self.board = board_below(self, "Board")
        self.caption = label("", "result", self.objectName() + "Caption", wrap=True)
        texts = list(map(grouped, GUESSES))
        self.guesses = [
            [self.button(f"{name}{place}", text, None, "narrow", True) for place, text in enumerate(texts)]
            for name in ("GuessPeak", "GuessHengdao")
        ]
        self.choose_by([*self.guesses[0], *self.guesses[1]], self._take_guess)
        self.choices = [
            self.button(name, short_name_of(layout), None, "narrow", True)
            for name, layout in zip(("Peak", "Hengdao"), LAYOUTS, strict=True)
        ]
        self.choose_by(self.choices, self._choose)
        self.back = self.button("Previous", self.tr("Previous position"), self._go_back)
        self.forward = self.button("Next", self.tr("Next position"), self._go_on)
        self.take = self.button("Take", self.tr("Take it away"), self._take_away, "primary")
        self.path: list[int] = []
        self.stops: list[int] = []
        self.place = 0
        self._guessed: list[int | None] = [None, None]
        self._lay_out()

    def next_controls(self) -> Sequence[QWidget]:
        """The other direction, at an end of the path."""
        return self.forward, self.back

    def show_map(self, layout: Layout) -> None:
        """Show the map of a layout; until it is there, there is nowhere to go."""
        for made in (self.back, self.forward, self.take):
            made.setEnabled(False)
        super().show_map(layout)

    def settled(self, drawn: DrawnSpace) -> None:
        """Go to the first pass; without any, to the first position of a shortest solution."""
        space = drawn.space
        self.path = space.path_to_exit(0)
        self.stops = [narrow.node for narrow in space.passes] or self.path[1:-1]
        self.marks = replace(self.marks, passes=True, solution=self.path)
        self._tell(drawn)
        self._go_to(0)
        if not space.passes:
            self.runner.start(partial(search_each, space))

    def answered(self, report: Report[Found[Any]]) -> None:
        """Show what remains of the map without a position, or say that there is always another path."""
        if self.drawn is None:
            return
        if isinstance(report.event.answer, SpaceWithoutNode):
            self._show_remains(self.drawn, report.event.answer)
            return
        assert self.drawn.space.distance is not None
        distances = [remains.distance for remains in report.event.answer if remains.distance is not None]
        if len(distances) == len(report.event.answer):
            text = self.tr(
                "All {positions} positions between the ends of a shortest solution were taken away, one at a time. "
                "Another path reached the exit every time, with at most {more} more."
            )
            more = counted(max(distances) - self.drawn.space.distance, Metric.MOVES)
            self.conclude(joined([self.answer, text.format(positions=grouped(len(distances)), more=more)]))

    def _lay_out(self) -> None:
        for layout, buttons in zip(LAYOUTS, self.guesses, strict=True):
            fill(self.controls, label(name_of(layout), wrap=True), row(*((button, 1) for button in buttons), spacing=6))
        fill(self.pictures, *self.choices)
        for made in (*self.choices, self.back, self.forward, self.take):
            made.setEnabled(False)
        steps = row((self.back, 1), (self.forward, 1), spacing=6)
        told = column(1, self.caption, steps, self.take, row(self.make_closer(checked=False), 1), 1, spacing=10)
        below = row(self.board, (told, 1), 1, spacing=18)
        column((self.map, 3), (below, 2), spacing=12, parent=self)
        self.board.show_track(KlotskiTrack(LAYOUTS[0]))

    @Slot(int)
    def _take_guess(self, button: int) -> None:
        """Take a guess by its number among the buttons of both layouts."""
        layout, number = divmod(button, len(GUESSES))
        self._guessed[layout] = GUESSES[number]
        check_only(self.guesses[layout], number)
        if None not in self._guessed:
            for made in self.choices:
                made.setEnabled(True)
            self._choose(layout if self.drawn is not None else 0)

    @Slot(int)
    def _choose(self, number: int) -> None:
        check_only(self.choices, number)
        self.runner.abandon()
        self.show_map(LAYOUTS[number])

    def _tell(self, drawn: DrawnSpace) -> None:
        space = drawn.space
        guess = self._guessed[LAYOUTS.index(space.layout)]
        right = (
            self.tr("Right!") if guess == len(space.passes) else self.tr("You guessed {guess}: no.").format(guess=guess)
        )
        if not space.passes:
            text = self.tr("{layout} has none: there is always another path. Take a position away and see.")
            self.conclude(joined([right, text.format(layout=name_of(space.layout))]))
            return
        steps = listed(grouped(narrow.step) for narrow in space.passes)
        text = plural(
            "PassPart",
            "{layout} has {number}, at moves {steps} of every shortest solution. Go through them, and take one away.",
            len(space.passes),
            layout=name_of(space.layout),
            steps=steps,
        )
        self.conclude(joined([right, text]))

    def _go_back(self) -> None:
        self._go_to(self.place - 1)

    def _go_on(self) -> None:
        self._go_to(self.place + 1)

    def _go_to(self, place: int) -> None:
        """Go to a narrow pass, or a position of the path, of this number."""
        assert self.drawn is not None
        space = self.drawn.space
        self.place = place
        node = self.stops[place]
        enable_either(place == 0, (), (self.back,))
        enable_either(place == len(self.stops) - 1, (), (self.forward,))
        self.take.setEnabled(True)
        self.light(None)
        self.mark(replace(self.marks, present=node))
        self.look_at(node)
        steps = space.steps_through(space.layout, self.path)
        track = KlotskiTrack(space.layout, steps)
        self.board.show_track(track)
        self.board.show_moment(self.path.index(node))
        text = (
            self.tr("Narrow pass {number} of {count}, after {moves}")
            if space.passes
            else self.tr("Position {number} of {count}, after {moves}")
        )
        moves = counted(int(space.from_start[node]), Metric.MOVES)
        self.caption.setText(text.format(number=place + 1, count=len(self.stops), moves=moves))

    def _take_away(self) -> None:
        assert self.drawn is not None
        self.runner.start(partial(search, self.drawn.space, self.stops[self.place]))

    def _show_remains(self, drawn: DrawnSpace, remains: SpaceWithoutNode) -> None:
        """Light what the start still reaches."""
        space, reached = drawn.space, len(remains.reached)
        self.zoom_in()
        self.light(LitVisits(as_visits(space, remains), reached))
        if remains.distance is None:
            text = self.tr(
                "Without it, the start reaches only {reached} of {points} points, and none of the {solved} solved "
                "ones: every solution comes through here."
            )
            counts = (reached, space.nodes, len(space.solved))
            reached_points, points, solved = map(grouped, counts)
            text = text.format(reached=reached_points, points=points, solved=solved)
        else:
            more = remains.distance - int(space.to_exit[0])
            text = (
                self.tr("Without it, the exit is {moves} away: there is a path round it, {more} longer.")
                if more
                else self.tr("Without it, the exit is {moves} away, as before: there is another path.")
            )
            moves = counted(remains.distance, Metric.MOVES)
            text = text.format(moves=moves, more=counted(more, Metric.MOVES))
        self.conclude(text)
