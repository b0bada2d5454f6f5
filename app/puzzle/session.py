"""The state of one puzzle, without widgets: its searches, its playback, and what is said of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.puzzle.autosave import Autosave
from app.puzzle.playback import LONG, Playback
from app.search.runner import SearchRunner
from app.search.watch import SearchWatch
from app.search.worker import Report
from app.ui.settings import Setting, Settings, panel_settings
from app.ui.widgets.actions import action_key
from app.ui.words.messages import as_sentence, explained, translated
from app.ui.words.numbers import duration, unbroken
from solvers.engine import EngineGroup, Registry
from solvers.message import Message
from solvers.pseudocode import PseudocodeLine, Trace
from solvers.search import Outcome, Progress, Verdict

if TYPE_CHECKING:
    from solvers.own_search.own_search import OwnSearch

UNHEARD_MS = 1500
"""A search without a report for so long is still being prepared: its kernels are compiled at their first use."""


class PuzzleSession(QObject):
    """What one puzzle is doing, whether a page shows it or not.

    Pages attach to a session: they show its present state when they are made and follow its signals. A session of a
    puzzle begins searches in `begin_search`, connects itself to what the `runner` answers, and may take how a search
    ends in the methods named `take_…`.
    """

    engines: Registry[Any]
    """The search methods of the puzzle."""
    engine_setting: Setting[str]
    """Holds the name of the one that was chosen last."""
    speed_setting: Setting[float]
    """Holds the speed of the playback."""

    said = Signal()
    """`sentence` may be another."""
    progressed = Signal(object)
    """The `Report` of a `Progress`, which is kept as `search_progress`; None when the figures are to be cleared."""
    shown_changed = Signal()
    """What the board is to show is another."""
    details_changed = Signal()
    """Another section of the details is open, or none."""
    own_engines_changed = Signal()
    own_search_wanted = Signal(object, object)
    """This engine, a person's own search, is to be read anew, and if it may run, it is to begin: by a call of this
    function with it, or where that is None, on the page."""
    saved = Signal(str)
    """Something was saved under this name."""
    failed = Signal(object)
    """The `Message` of why something could not be read or saved."""

    engine: Any
    """The `Engine` that is chosen."""
    game: Any
    """The `HandGame` of the puzzle."""
    autosave: Autosave

    def __init__(self, name: str, settings: Settings, parent: QObject | None = None) -> None:
        """`name` is the puzzle's: it begins the object names of its widgets and the keys of its settings."""
        super().__init__(parent)
        self.name = name
        panel = panel_settings(name)
        self.details = settings.value(panel.details)
        """The open section of the details, `AT_FIRST` until one was chosen; empty while they are folded away."""
        self.sizes = settings.value(panel.width), settings.value(panel.height), settings.value(panel.wide)
        """What a person has chosen, in pixels: the width of the panel, the height of the open section, and the width of
        one beside the board; 0 is as at first."""
        self.runner = SearchRunner(self)
        self.playback = Playback(self)
        self.playback.set_speed(settings.value(self.speed_setting))
        self._chosen_last = settings.value(self.engine_setting)
        keys = {engine.key: engine for engine in self.engines}
        self.engine = keys.get(self._chosen_last, self.engines[0])
        self.own_engines: Sequence[Any] = ()
        """The searches of the person's own that can be chosen too."""
        self.begun: dict[str, Any] = {}
        """Those of them that have begun here or elsewhere, as they were then, by their keys."""
        self.invited = False
        """Whether the board has invited a hand, or was touched before it did."""
        self.watch = SearchWatch(self.runner, self.stages_of, self)
        self.search_progress: Report[Progress] | None = None
        self._make_sentence: Callable[[], str] = str
        self.of_path = False
        """Whether the sentence is on the path that is shown."""
        self._preparing = False
        self._unheard = QTimer(self, singleShot=True, interval=UNHEARD_MS)
        self._unheard.timeout.connect(self._tell_preparing)
        self.runner.busy_changed.connect(self._follow_busy)
        self.watch.playing_changed.connect(self.said)
        self.watch.watching_changed.connect(self.said)
        self.playback.moment_changed.connect(self.watch.leave)
        self.runner.progressed.connect(self._take_progress)
        self.runner.ended.connect(self.take_verdict)
        self.runner.failed.connect(self.take_failure)

    @property
    def sentence(self) -> str:
        """The result, or what the search is doing, in the language in force."""
        if self.runner.busy and self.watch.watching and not self.watch.playing:
            return self.tr("Paused. {pause}: resume · {forward}: next line · {step}: next step").format(
                pause=action_key("pause-search"), forward=action_key("forward"), step=action_key("step-search")
            )
        if self._preparing:
            return self.tr("Preparing the search: this takes a while the first time on this computer…")
        return as_sentence(self._make_sentence())

    def say(self, make_sentence: Callable[[], str]) -> None:
        """Show a result, or why there is none; the sentence is made anew when the language changes."""
        self._make_sentence, self.of_path = make_sentence, False
        self.said.emit()

    def clear_progress(self) -> None:
        """Show no figures any more: another search is about to begin, or another subject is shown."""
        self.watch.forget()
        self.search_progress, self.runner.printed = None, ""
        self.progressed.emit(None)

    @Slot(str)
    def show_details(self, section: str) -> None:
        """Open a section of the details, or fold them away."""
        if section != self.details:
            self.details = section
            self.details_changed.emit()

    @Slot(int, int, int)
    def take_sizes(self, width: int, height: int, wide: int) -> None:
        """Keep how wide the panel is, how high the open section of the details, and how wide one beside the board."""
        self.sizes = width, height, wide

    @Slot()
    def search(self) -> None:
        """Begin the search that the choices ask for; one of a person's own is asked for first."""
        if self.engine.group is EngineGroup.OWN:
            self.own_search_wanted.emit(self.engine, None)
        else:
            self.begin_search()

    @abstractmethod
    def begin_search(self) -> None:
        """Begin the search that the choices ask for."""

    def begin_own_search(self, engine: Any, watched: bool) -> None:
        """Choose a search of the person's own, which may run, and begin it."""
        self.choose_engine(engine)
        if self.can_search:
            self.watch.leave()
            if watched:
                self.watch.begin()
            self.begin_search()

    def offer_own(self, searches: Sequence[OwnSearch]) -> None:
        """Offer these searches of the person's own; one that was chosen last is chosen again, when it is first offered.

        What is on the board stays: it may be what that search has found.
        """
        self.own_engines = [search.engine(self.name) for search in searches]
        for engine in self.own_engines:
            if engine.key == self._chosen_last and self.engine is self.engines[0]:
                self.engine, self._chosen_last = engine, ""
        self.own_engines_changed.emit()

    @abstractmethod
    def choose_engine(self, engine: Any) -> None:
        """Search with this engine from now on."""

    @property
    def engine_of_film(self) -> Any:
        """The engine that is chosen, or the default where that is a search of the person's own that has not run yet."""
        return self.engine if self.engine in (*self.engines, *self.begun.values()) else self.engines[0]

    @property
    def asked(self) -> Any:
        """What is asked for, which some method may not take."""
        return None

    @property
    def misfit(self) -> Message | None:
        """Why the chosen method does not take what is asked for; None where it does."""
        return self.engine.misfit(self.asked)

    @property
    def can_search(self) -> bool:
        """Whether `search` is offered now."""
        return True

    @property
    def can_watch(self) -> bool:
        """Whether `watch_search` would do something."""
        return self.can_search and (self.watch.looking_back or not self.watch.watching)

    @Slot()
    def watch_paused(self) -> None:
        """The same as `watch_search`, but the search waits after its first step."""
        self.watch.leave()
        self.watch.starts_paused = True
        self.watch_search()

    @Slot()
    def look_back(self) -> None:
        """Show the steps of the search that was watched last, or its answer again."""
        if self.watch.looking_back:
            self.watch.leave()
        else:
            self.playback.rest()
            self.watch.look_back()

    @Slot()
    def watch_search(self) -> None:
        """Watch the search that is running, or begin the one that the choices ask for and watch it."""
        if not self.runner.busy:
            self.watch.begin()
            self.search()
        if self.runner.busy:
            self.watch.begin()
        else:
            self.watch.end()

    def stages_of(self, report: Report[Progress]) -> Sequence[PseudocodeLine]:
        """The lines of pseudocode that a search ran in the step of a report; nothing where its method does not tell."""
        trace = report.event.trace
        return self.engine.stages(trace) if isinstance(trace, Trace) else ()

    def stop(self) -> None:
        """Stop the search that is running."""
        self.runner.stop()

    def next_answer(self) -> None:
        """Ask the last search for its next answer, when it has given one."""
        self.runner.next_answer()

    def take_verdict(self, report: Report[Verdict]) -> None:
        """Take the end of a search."""
        self.say(partial(self.verdict_sentence, report.event))

    @Slot(object)
    def take_failure(self, report: Report[Exception]) -> None:
        """Take an exception of a search: a wrong input, or a fault of the program."""
        self.say(partial(explained, report.event))

    def verdict_sentence(self, verdict: Verdict) -> str:
        """What to say when a search has come to its end."""
        if verdict.outcome is Outcome.STOPPED and verdict.reason is not None:
            return translated(verdict.reason)
        if verdict.outcome is Outcome.STOPPED:
            return self.tr("Stopped before anything was proven.")
        if verdict.reason is not None:
            return self.tr("No solution: {reason}").format(reason=translated(verdict.reason))
        return self.tr("Search complete: there are no more solutions.")

    def say_with_length(self, make_sentence: Callable[[], str]) -> None:
        """Show a result, and of a path too long to play by itself, how long that would take."""
        self.say(lambda: self._with_length(make_sentence()))
        self.of_path = True

    def _with_length(self, text: str) -> str:
        """A text, and of a path too long to play by itself, how long that would take."""
        if self.playback.length <= LONG:
            return text
        playback = self.playback
        time, least = (unbroken(duration(playback.length / speed)) for speed in (playback.speed, playback.speeds[-1]))
        length = self.tr("Playing all of it takes {time} at this speed, {least} at the fastest: press {key}.")
        return "\n".join([text, length.format(time=time, least=least, key=action_key("play"))])

    @abstractmethod
    def show_document(self, document: Any) -> None:
        """Show a document of the puzzle."""

    def play_subject(self, subject: Any) -> None:
        """Put on the board what another page asks for; only a puzzle that names the class of subjects is asked."""

    @abstractmethod
    def show_record(self, record: Any) -> None:
        """Show a record of the puzzle again, or go on with a game under its number."""

    @abstractmethod
    def export_subject(self) -> Any:
        """What is shown, as an `app.export.request.Subject`."""

    @abstractmethod
    def resume(self, left: dict[str, Any]) -> None:
        """Go on with the game of a `HandGame.standing`; raises one exception or another where it is damaged."""

    def restore(self) -> None:
        """Go on where the program was left, when that was in a game."""
        self.autosave.restore(self.resume)

    def read_own(self) -> None:
        """Read again what the person has saved under names; nothing, where that cannot be done."""

    def remember(self, settings: Settings) -> None:
        """Keep the choices for the next time."""
        panel = panel_settings(self.name)
        settings.keep(self.engine_setting, self.engine.key)
        settings.keep(self.speed_setting, self.playback.chosen_speed)
        settings.keep(panel.details, self.details)
        for setting, size in zip(panel[1:], self.sizes, strict=True):
            settings.keep(setting, size)

    def warm_up(self) -> None:
        """Load what the first search will need, in the background."""

    def close(self) -> None:
        """End for good: no thread and no timer is left running, and the game is saved as it stands."""
        self.game.close()
        self._unheard.stop()
        self.playback.rest()
        self.watch.end()
        self.runner.close()
        self.autosave.leave()

    @Slot(bool)
    def _follow_busy(self, busy: bool) -> None:
        self._preparing = False
        if busy:
            self._unheard.start()
        else:
            self._unheard.stop()
        self.said.emit()

    @Slot(object)
    def _take_progress(self, report: Report[Progress]) -> None:
        self._unheard.stop()
        self.search_progress = report
        if self._preparing:
            self._preparing = False
            self.said.emit()
        self.progressed.emit(report)

    @Slot()
    def _tell_preparing(self) -> None:
        self._preparing = True
        self.said.emit()
