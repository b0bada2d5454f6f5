"""The state of the Klotski puzzle without widgets: what is chosen, the searches, the game by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.hand_game import KlotskiHandGame
from app.klotski.layouts.layout_names import OwnNames, full_name
from app.klotski.progress import KlotskiProgress
from app.klotski.reopening import KlotskiReopening
from app.klotski.repositories import Games, OwnLayouts
from app.klotski.settings import (
    KLOTSKI_ENGINE,
    KLOTSKI_GAME,
    KLOTSKI_SPEED,
    LAYOUT,
    METRIC,
    RELAXED,
    SHOW_DISTANCE,
    SQUARE_NAMES,
    STRICT,
)
from app.klotski.solving import KlotskiRequest, Solving
from app.klotski.words import StepLines, invitation, strict_sentence
from app.puzzle.autosave import Autosave
from app.puzzle.saving import Saver
from app.search.worker import Report
from app.storage.faults import StorageError, faults_told
from app.storage.storage import Storage
from app.ui.settings import CHAPTERS_LAYOUT, Setting, Settings
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Verdict

if TYPE_CHECKING:
    from app.export.request import Subject
    from app.klotski.review.review import Review
    from app.klotski.state_space.export.request import MapSubject
    from app.klotski.state_space.landscape import JourneyStart, Landscape


class KlotskiSession(KlotskiReopening):
    """The layout that is chosen, its game by hand and its solutions, whether a page shows them or not."""

    engines = ENGINES
    engine_setting = KLOTSKI_ENGINE
    speed_setting = KLOTSKI_SPEED

    layout_changed = Signal()
    """Another layout is chosen, or its game has begun again."""
    choices_changed = Signal()
    """`metric`, `engine` or `strict` is another, or whether the game is relaxed."""
    own_layouts_changed = Signal()
    """The person named other layouts, or the chosen one otherwise."""
    went_on = Signal(object, object)
    """After a layout was won, the next one is chosen."""
    review_made = Signal(object)
    """The `Review` of the game was asked for for the first time."""

    def __init__(self, storage: Storage, settings: Settings, saver: Saver, parent: QObject | None = None) -> None:
        super().__init__("klotski", settings, parent)
        self.layout: Layout = _remembered(settings, LAYOUT, Layout.parse)
        """The layout that is chosen."""
        self.metric: Metric = _remembered(settings, METRIC, Metric)
        self.told: bool = settings.value(SHOW_DISTANCE)
        """Whether the person wants to be told how far it is to the exit."""
        self.strict: bool = settings.value(STRICT)
        """Whether games are strict: nothing can be undone, and the program gives no help."""
        self.squares_named: bool = settings.value(SQUARE_NAMES)
        """Whether the squares are named on the board even while no list of steps is seen."""
        self.code_text = ""
        """What was typed into the field for codes and names."""
        self.own_names = OwnNames(storage.repository(OwnLayouts))
        """The layouts that the person named."""
        self._storage = storage
        self.settings = settings
        """Where the choices of the person are kept."""
        self.game = KlotskiHandGame(self.playback, self)
        self.playback.count_at = self.game.count_at
        self.game.relaxed = settings.value(RELAXED)
        self.progress = KlotskiProgress(storage, self.game, saver, self)
        """What the person has reached in each layout."""
        self.autosave = Autosave(
            repository=storage.repository(Games),
            game=self.game,
            settings=settings,
            setting=KLOTSKI_GAME,
            saver=saver,
            parent=self,
        )
        self.solving = Solving(self)
        """The search for a solution, and what it has found."""
        for by_hand in (self.game.slid, self.game.walked):
            by_hand.connect(self.solving.give_way)  # what is searched for belongs to a position that is no more
        self.game.slid.connect(self._follow_slide)
        self.game.turned_back.connect(self._invite)
        self.autosave.failed.connect(self.failed)
        self._begin()

    @property
    def entry(self) -> Entry:
        """The layout that is chosen, under the name that it was chosen by, in the language in force."""
        return self.own_names.entry(self.layout)

    @property
    def layout_on_board(self) -> Layout:
        """The layout that the game has come to."""
        return self.game.line.layout

    @cached_property
    def landscape(self) -> Landscape:
        """The map of the layout, made when it is first asked for; it is computed for as long as somebody looks."""
        from app.klotski.state_space.landscape import Landscape

        made = Landscape(self.game, self.settings, self)
        made.departed.connect(self._say_departure)
        return made

    @cached_property
    def review(self) -> Review:
        """The review of the game, made when it is first asked for; a search ends it."""
        from app.klotski.review.review import Review

        made = Review(self.game, self)
        made.helped.connect(self.game.note_help)
        self.runner.busy_changed.connect(made.leave)
        self.review_made.emit(made)
        return made

    @property
    def has_review(self) -> bool:
        """Whether somebody has asked for the review."""
        return "review" in self.__dict__

    @property
    def reviewing(self) -> bool:
        """Whether the board shows how the game went, not where it is."""
        return self.has_review and self.review.is_open

    @Slot(int)
    def open_review(self, detour_number: int) -> None:
        """Review the game from this detour on."""
        self.review.open(detour_number)

    @property
    def can_review(self) -> bool:
        """Whether there are detours that may be told: in a game that is played, only where the person is told."""
        game = self.game
        told = game.complete or (self.told and not game.strict)
        return told and game.judged and game.analysis.has_detours

    @property
    def has_map(self) -> bool:
        """Whether somebody has asked for the map."""
        return "landscape" in self.__dict__

    @property
    def asked(self) -> Layout:
        """The layout."""
        return self.layout

    @property
    def can_search(self) -> bool:
        """Whether the chosen method counts as is chosen and takes the layout, and the program may give help."""
        return self.metric in self.engine.metrics and self.misfit is None and not self.strict

    @property
    def next_entry(self) -> Entry | None:
        """The layout to play next; None where nothing is left."""
        from app.klotski.next_layout import next_layout  # both at the first win
        from solvers.klotski.document import CollectedLayout

        try:
            opened = self._storage.collections.newest()
        except StorageError:
            opened = []
        listed = [[(one.layout, one.name) for one in each.document.of(CollectedLayout)] for each in opened]
        return next_layout(self.layout, self.progress.solved, listed)

    @property
    def easiest_unsolved(self) -> Layout | None:
        """The easiest layout of the catalogue that the person has not solved; None where all are."""
        from app.klotski.next_layout import easiest_unsolved

        return easiest_unsolved(self.progress.solved, self.metric)

    @property
    def title(self) -> str:
        """The name of the chosen layout, in the user's language and in English."""
        return full_name(self.entry.names)

    @property
    def text(self) -> str:
        """The text form of the chosen layout, and below it the steps in words, if there are any."""
        return "\n".join([str(self.layout), *StepLines(self.game.track)[1:]])

    def choose(self, entry: Entry) -> None:
        """Choose a layout by one of its names; if it is another than before, its game begins."""
        self.own_names.choose(entry)
        if entry.layout != self.layout:
            self.layout = entry.layout
            self._begin()

    def go_on(self) -> None:
        """Choose the next layout, after one that was won."""
        won, following = self.layout, self.next_entry
        if following is not None:
            self.choose(following)
            self.went_on.emit(won, self.layout)

    @Slot(object)
    def show_layout(self, layout: Layout) -> None:
        """Choose a layout, whether the catalogue has it or not, and put it on the board."""
        if layout != self.layout or layout != self.layout_on_board:
            self.begin_with(layout, self.metric, self.strict)

    def play_subject(self, subject: Layout) -> None:
        """Have a layout played; a game of it that is under way goes on."""
        if subject != self.layout or self.game.complete:
            self.show_layout(subject)

    @Slot()
    def begin_chapters(self) -> None:
        """Have the first layout of the first chapter played, as if it was opened on the page of the chapters."""
        from solvers.klotski.catalogue.chapters import chapters

        first = chapters()[0].layouts[0].layout
        self.settings.keep(CHAPTERS_LAYOUT, str(first))
        self.play_subject(first)

    def begin_with(self, layout: Layout, metric: Metric, strict: bool) -> None:
        """Choose all these, and begin a game."""
        self.layout, self.metric, self.strict = layout, metric, strict
        self.own_names.choose_newest(layout)
        self._begin()
        self.choices_changed.emit()

    def choose_metric(self, metric: Metric) -> None:
        """Count in another metric; the game goes on, but what was found is forgotten."""
        if metric is not self.metric:
            self.metric = metric
            self._forget_search()
            self.game.count_in(metric)
            self.choices_changed.emit()

    def choose_engine(self, engine: KlotskiEngine) -> None:
        """Search by another method, in a count that it knows; what was found is forgotten."""
        if engine is self.engine:
            return
        self.engine = engine
        if self.metric not in engine.metrics:
            self.metric = engine.metrics[0]
            self.game.count_in(self.metric)
        self._forget_search()
        self.game.drop_plan()
        self.choices_changed.emit()

    @Slot(bool)
    def choose_told(self, told: bool) -> None:
        """Have the person told how far it is to the exit, or not."""
        self.told = told

    @Slot(bool)
    def choose_strict(self, strict: bool) -> None:
        """Begin a game of the chosen layout in which the program gives no help and nothing can be undone, or may."""
        if strict != self.strict:
            self.begin_with(self.layout, self.metric, strict)

    @Slot(bool)
    def choose_relaxed(self, relaxed: bool) -> None:
        """Have games give no stars, so that nothing costs any, or have them give some; a strict game ends."""
        self.game.relax(relaxed)
        self.choose_strict(False)
        self.choices_changed.emit()

    @Slot(bool)
    def choose_squares_named(self, named: bool) -> None:
        """Have the squares named on the board always, or only while a list of steps is seen."""
        self.squares_named = named

    def export_subject(self) -> Subject:
        """The chosen layout and the line of play from it."""
        from app.klotski.export_subject import klotski_subject  # imported at the first export

        position = self.game.shown_moment[1]
        return klotski_subject(self.game.track, self.metric, self.title, position, self.squares_named)

    def map_subject(self) -> MapSubject | None:
        """The map that is shown; None while there is none, and in a strict game."""
        from app.klotski.state_space.export.request import map_subject  # imported at the first export

        return map_subject(self.landscape, self.title, self.engine_of_film)

    @Slot()
    def read_own(self) -> None:
        """Read the layouts that the person named anew, and what was reached in any."""
        self.progress.read()
        with faults_told(self.failed.emit):
            self.own_names.read(self.layout)
            self.own_layouts_changed.emit()

    def begin_search(self) -> None:
        """Solve the layout on the board; not in a strict game."""
        if not self.strict:
            self.solving.begin(KlotskiRequest(self.layout, self.metric, self.engine))

    @Slot()
    def stop(self) -> None:
        """Stop the search, or pause the solution that is played."""
        if self.runner.busy:
            super().stop()
        else:
            self.game.watch()

    @Slot(object)
    def take_verdict(self, report: Report[Verdict]) -> None:
        """Say why there is no solution; where some were found, but none was proven shortest, show the best of them."""
        if not self.solving.show_best(report.event):
            super().take_verdict(report)

    def clear_progress(self) -> None:
        """Show no figures any more."""
        self.solving.clear()
        super().clear_progress()

    def remember(self, settings: Settings) -> None:
        """Keep the layout, the count and the other choices."""
        super().remember(settings)
        settings.keep(LAYOUT, str(self.layout))
        settings.keep(METRIC, self.metric.value)
        for setting, chosen in (
            (SHOW_DISTANCE, self.told),
            (SQUARE_NAMES, self.squares_named),
            (STRICT, self.strict),
            (RELAXED, self.game.relaxed),
        ):
            settings.keep(setting, chosen)
        if self.has_map:
            self.landscape.remember(settings)

    @Slot()
    def warm_up(self) -> None:
        """Load the kernels in the background, by finding out how far it is to the exit."""
        self.game.distance_service.wake()

    def close(self) -> None:
        """End for good: no thread and no timer is left running, and the game is saved as it stands."""
        self.solving.close()
        if self.has_map:
            self.landscape.close()
        if self.has_review:
            self.review.close()
        self.progress.close()
        super().close()

    def _begin(self) -> None:
        """Begin a game of the chosen layout."""
        self.solving.forget()
        self.game.begin(self.layout, self.metric, self.strict)
        self._invite()
        self.layout_changed.emit()

    def _forget_search(self) -> None:
        """Stop the search, and say what it has found so far, or why no other can begin; forget what was found."""
        stopped = self.runner.busy
        self.solving.forget()
        if not stopped or not self.can_search:
            self._invite()

    @Slot()
    def _invite(self) -> None:
        """Say that the method does not fit, or what a strict game is, in place of what holds no longer."""
        if not self.runner.busy:
            self.say(strict_sentence if self.strict else lambda: invitation(self.engine, self.metric, self.misfit))

    @Slot()
    def _follow_slide(self) -> None:
        """A way or a solution that is spoken of is not what is played any more."""
        if self.of_path and not self.game.line.watching:
            self._invite()

    @Slot(object)
    def _say_departure(self, departure: JourneyStart) -> None:
        """Say where the way leads that begins to be played on the board."""
        from app.klotski.state_space.words import departure_sentence

        self.say_with_length(partial(departure_sentence, departure))


def _remembered(settings: Settings, setting: Setting[str], parse: Callable[[str], Any]) -> Any:
    """What was chosen last, or what is chosen at first where the settings hold nothing that can be parsed."""
    try:
        return parse(settings.value(setting))
    except ValueError:
        return parse(setting.default)
