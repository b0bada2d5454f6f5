"""The page of a puzzle: a board, a panel with the essentials and the details at its right, and the transport below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.puzzle.actions import make_page_actions
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.copy_forms import CopyAsMenu, CopyForm
from app.puzzle.details import Details
from app.puzzle.invitation import GoalLine
from app.puzzle.presentation import PresentedWidget, SlideParts
from app.puzzle.session import PuzzleSession
from app.puzzle.side_panel import SPACING, SidePanel
from app.puzzle.transport_bar import TransportBar
from app.search.counters import CounterFigure
from app.search.engine_combo import PaceCombo
from app.search.progress_panel import ProgressPanel
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from app.ui.look.scale import text_scale
from app.ui.look.theme import Appearance
from app.ui.settings import AT_FIRST
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import action_key, bind, enable, more_button, offer, tip
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.notices import Toast
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.words.language import current
from app.ui.words.markdown import escaped
from solvers.search import Progress

if TYPE_CHECKING:
    from app.search.legend import LegendEntry
    from app.search.progress_panel import ProgressPanel
    from app.search.pseudocode_view import PseudocodeView
    from app.search.watch_panel import WatchPanel
    from solvers.engine import Engine

OPTIONS, STEPS, SEARCH = "options", "steps", "search"
"""The details that every page has: the choices of a search, the steps of what is shown, the figures of a search."""
STOP_MS = 250
"""After how long Stop takes the place of the button that began a search: most are over sooner."""
LINES = 4
"""How many lines of what is said have room at least; one where text is large, or the panel is covered."""
LARGE_TEXT = 1.25
MOST_SHOWN = 200
"""How many characters of a text that was copied are shown at most."""


class PuzzlePage(PresentedWidget):
    """A view of a `PuzzleSession`.

    A page of a puzzle adds what is on the board to `choices`, what else can be done to `more`, the parts that take
    turns in the panel with `add_block`, and further sections to `details`. When all is made it calls `attach`,
    which shows the session's present state.
    """

    first_details = ""
    """The section of the details that is open at first, where there is room for it."""
    window_actions: tuple[str, ...] = ()
    """The names of the window's actions that the menu of the page has too."""
    new_game = ""
    """The name of the window's action by which a new game is chosen, where the page does not begin one itself."""
    game_section: Any
    """The `GameSection` in which a person plays."""
    goal: GoalLine | None = None
    """What the page says where the playback will be, as long as it is `goal_wanted`."""

    def __init__(self, session: PuzzleSession, board: BoardWidget, appearance: Appearance) -> None:
        """`board` is that of the puzzle."""
        super().__init__()
        prefix = session.name
        self.setObjectName(prefix + "Page")
        self.session = session
        self.runner, self.playback = session.runner, session.playback
        self.board = board
        self.setFocusProxy(board)
        self.copy_as = CopyAsMenu(self.copy_forms, self)
        self.page_actions = make_page_actions(self, self.copy_as)
        self.look_back_button = self._look_back_button(prefix)
        self.transport = TransportBar(
            prefix, session.playback, self.page_actions, appearance, more=(self.look_back_button,)
        )
        self.result = label("", "", prefix + "Result", self.tr("Result"), wrap=True, selectable=True)
        self._appearance = appearance
        self.find_button = QPushButton()
        self.watch_button = named(QPushButton(self.tr("Watch it think")), prefix + "WatchButton")
        self.pace = PaceCombo(prefix, session.watch)
        stop = self.page_actions["stop"]
        self.stop_button = button(
            self.tr("Stop"), prefix + "StopButton", tip(self.tr("Stop the search"), stop), stop.trigger, "primary"
        )
        self.stop_button.setEnabled(session.runner.busy)
        self.stop_button.hide()
        self._stop_due = QTimer(self, singleShot=True, interval=STOP_MS)
        self._stop_due.timeout.connect(self.offer_stop)
        self.method_button = self._method_button(prefix)
        self.more_menu = named(QMenu(self), prefix + "MoreMenu")
        self.more_button = more_button(prefix + "MoreButton", self.more_menu)
        self.choices = column(spacing=8)
        self.buttons = row((self.find_button, 1), (self.stop_button, 1), (self.watch_button, 1), self.pace, spacing=8)
        self._more_row = QWidget()
        self.more = row(spacing=8, parent=self._more_row)
        self._blocks: list[QWidget] = []
        self._block: QWidget | None = None
        self._cover: QWidget | None = None
        self._chosen_watching = False
        """Whether a section of the details was chosen while the search is watched."""
        self._block_column = column()
        self.details = Details(prefix)
        self._lay_out()
        self._offer_actions()

    def attach(self) -> None:
        """Show the session's present state, and follow it from now on."""
        session = self.session
        self.result.setText(session.sentence)
        self.refresh_actions()
        self.show_below()
        self.transport.readiness_changed.connect(self.show_below)
        self._show_progress(session.search_progress)
        self.side.restore(*session.sizes)
        self.show_details()
        if session.runner.busy:
            self.offer_stop()
        self.details.chosen.connect(self._choose_details)
        self.side.sized.connect(session.take_sizes)
        session.said.connect(self._show_sentence)
        session.autosave.set_aside.connect(self._tell_set_aside)
        session.progressed.connect(self._show_progress)
        session.details_changed.connect(self.show_details)
        session.runner.busy_changed.connect(self._show_busy)
        session.runner.busy_changed.connect(self._rest_stop, Qt.ConnectionType.QueuedConnection)
        if session.watch.watching:
            self._show_watching(True)
        session.watch.watching_changed.connect(self._show_watching)
        session.watch.changed.connect(self._show_frame)
        session.watch.recorded_changed.connect(self.show_below)

    @property
    def chapter(self) -> str:
        """What the guide calls the chapter on what the page shows."""
        return f"{self.session.name}-watched" if self.session.watch.watching else self.session.name

    @property
    def goal_wanted(self) -> bool:
        """Whether the goal is to be said, where nothing can be played back yet."""
        return self.goal is not None and self.goal.wanted

    def add_goal(self, goal: GoalLine) -> None:
        """Say this goal where the playback will be."""
        self.goal = goal
        self._below.addWidget(goal)

    @Slot()
    def show_below(self) -> None:
        """Show the playback below the board once there is something to play, and before that the goal, or nothing."""
        goal, watch = self.goal if self.goal_wanted else None, self.session.watch
        self.look_back_button.setVisible(watch.recorded)
        self.look_back_button.setChecked(watch.looking_back)
        shown = self.transport if self.transport.driven.ready or watch.recorded else goal or self._nothing
        going = self._below.currentWidget() or self._nothing
        if shown is not going and going.isAncestorOf(self.window().focusWidget() or self):
            self.board.setFocus()  # Qt would give the focus to any part of what is shown, or to none
        self._below.setCurrentWidget(shown)

    def add_block(self, block: QWidget) -> None:
        """Add a part of the panel that takes turns with others; it is hidden until `show_block`."""
        block.hide()
        self._blocks.append(block)
        self._block_column.addWidget(block)

    def show_block(self, shown: QWidget | None) -> None:
        """Show this part of the panel in place of the others that were added; None shows none of them."""
        self._block = shown
        self._place_blocks()

    def cover_block(self, cover: QWidget | None) -> None:
        """Show another part in place of that which is shown and of what else can be begun; None uncovers them."""
        self._cover = cover
        self.method_button.setVisible(cover is None)
        self.give_to_messages(0)
        self._place_blocks()
        for layout in reversed(self.findChildren(QLayout)):  # the innermost first: what is hidden is to have no room
            layout.activate()

    def _place_blocks(self) -> None:
        shown = self._cover or self._block
        self._essentials_column.setStretchFactor(self._messages_area, 0 if self._cover else 1)  # the rest is for them
        self._more_row.setVisible(self._cover is None and self.more.count() > 0)
        for block in self._blocks:
            if block is not shown:
                block.hide()
        if shown is not None:
            shown.show()

    def stop(self) -> None:
        """Stop what is running, or take away the card of a game that was won."""
        if self.session.watch.looking_back:
            self.session.watch.leave()
        elif self.session.runner.busy or not self.game_section.card_shown:
            self.session.stop()
        else:
            self.game_section.dismiss_card()

    def hideEvent(self, event: QHideEvent) -> None:
        """The window of the details goes with the page."""
        super().hideEvent(event)
        self.details.close_window()

    def slide_parts(self, number: int) -> SlideParts:
        """The board, and the pseudocode or the program of a search that is watched beside it."""
        beside = (self.pseudocode, self.program) if self.session.watch.watching else ()
        return SlideParts(self.board, beside, escaped(self.session.sentence))

    def step_slide(self, by: int) -> bool:
        """Take a step of what is played back or watched, if there is one."""
        driven = self.transport.driven
        forward = driven.position < driven.length or (self.session.watch.watching and self.session.runner.busy)
        possible = driven.ready and (forward if by > 0 else driven.position > 0)
        if possible:
            self.page_actions["forward" if by > 0 else "back"].trigger()
        return possible

    def copy(self) -> None:
        """Put what is shown on the clipboard, in the first of its forms."""
        self.copy_as.copier.copy(self.copy_forms()[0])

    def paste(self) -> None:
        """Show what the line of text on the clipboard stands for; only a puzzle that takes codes is asked.

        Raises `InputError` where it stands for nothing.
        """

    @abstractmethod
    def copy_forms(self) -> Sequence[CopyForm]:
        """The forms in which what is shown can be copied."""

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        game, busy, watching = self.session.game, self.session.runner.busy, self.session.watch.watching
        return {
            "undo": game.can_undo,
            "redo": game.can_redo,
            "reset": game.can_reset,
            "hint": game.can_hint,
            **dict.fromkeys(("copy", "copy-as"), True),
            "stop": busy or watching or self.game_section.card_shown,
            "search": self.session.can_search,
            **dict.fromkeys(("watch", "watch-paused"), self.session.can_watch),
            **dict.fromkeys(("pause-search", "step-search"), busy),
        }

    @Slot()
    def refresh_actions(self) -> None:
        """Enable the actions that would do something now."""
        enable(self.page_actions, self.possible_actions())

    def show_progress(self, report: Report[Progress]) -> None:
        """Draw what a search reports of where it stands, besides the figures in the panel."""

    def show_watch(self, frame: WatchFrame | None) -> None:
        """Draw a step of a watched search on the board; None when none is watched any more."""
        if frame is not None:
            self.show_progress(frame.report)

    def legend_of(self, family: str) -> Sequence[LegendEntry]:
        """What explains the marks that `show_watch` draws of a family of methods."""
        return ()

    def watched_family(self, frame: WatchFrame | None) -> str:
        """The family of the method that is watched, or, before the first step, of the one that is chosen."""
        return (None if frame is None else frame.family) or self.session.engine.family

    def watched_method(self, frame: WatchFrame | None) -> str:
        """The name of the method that is watched, or, before the first step, of the one that is chosen.

        What a search was begun for tells its `engine`.
        """
        engine: Engine[Any] = self.session.engine if frame is None else frame.request.engine
        return engine.words(current()).title

    @abstractmethod
    def watched_figures(self, frame: WatchFrame) -> Sequence[CounterFigure]:
        """The most telling figures of a step, three at most."""

    @cached_property
    def watch_panel(self) -> WatchPanel:
        """The controls and the figures of a watched search, in place of the other parts of the panel."""
        from app.own_search.watched_program import WatchedProgram
        from app.search.legend import Legend, LegendArea
        from app.search.watch_panel import WatchPanel

        session = self.session
        self.legend = Legend(self._appearance, session.name + "Legend")
        self.program = program = WatchedProgram(session.name, session.watch, self._appearance)
        self.search_details.insertWidget(0, program, 100)
        made = WatchPanel(
            session.name,
            session.watch,
            figures=self._figures_of,
            legend=LegendArea(self.legend),
            variables=program.variables,
        )
        self.add_block(made)
        below = self._essentials_column.indexOf(self.methods) + 1  # so that no legend moves the buttons
        self._essentials_column.insertWidget(below, made)
        self.buttons.addWidget(made.full_speed, 1)
        return made

    @cached_property
    def pseudocode(self) -> PseudocodeView:
        """The pseudocode of a watched search, at the top of what the details tell of a search."""
        from app.search.pseudocode_view import PseudocodeView

        made = PseudocodeView(self.session.name, self._appearance)
        self.search_details.insertWidget(0, made)
        return made

    @Slot(bool)
    def _show_watching(self, watching: bool) -> None:
        """Show what controls a watched search and tells of it, or what was shown before."""
        session, panel = self.session, self.watch_panel
        running = watching and not session.watch.looking_back
        self.transport.drive(session.watch if watching else session.playback)
        if running:
            self.offer_stop()
        self.cover_block(panel if watching else None)
        if self.watch_button.hasFocus():
            self.transport.play_button.setFocus()
        self.watch_button.setVisible(not running)
        self.pace.setVisible(not watching and self.stop_button.isHidden())
        self.pseudocode.show_family(session.engine.family if watching else "")
        panel.full_speed.setVisible(running)
        self.show_below()
        self.refresh_actions()
        self._chosen_watching = False
        self.show_details()
        self._show_frame()
        self.refresh_slide()

    def _figures_of(self, frame: WatchFrame) -> Sequence[CounterFigure]:
        from app.own_search.words import own_figures

        return own_figures(frame.progress) or self.watched_figures(frame)

    @Slot()
    def _show_frame(self) -> None:
        """Show a step of a watched search, with its figures; when none is watched any more, where the search stands."""
        watch = self.session.watch
        frame = watch.frame
        if watch.watching:
            self.watch_panel.name_method(self.watched_method(frame))
            family = self.watched_family(frame)
            self.legend.explain((family, self.session.asked), partial(self.legend_of, family))
            self.pseudocode.show_frame(frame)
        if frame is not None:
            self.progress.show_progress(frame.progress, frame.seconds, None if watch.full_speed else watch.speed)
        elif not watch.watching:
            self._show_progress(self.session.search_progress)
        self.show_watch(frame)

    @property
    def after_search(self) -> QWidget:
        """What has the focus after a search that was begun with a button: the playback of its answer."""
        return self.transport.play_button

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After a button of the search: Stop while it runs, then what comes after it; else the board."""
        focused = self.window().focusWidget()
        of_search = max(self.buttons.indexOf(focused), self.more.indexOf(focused)) >= 0
        searching = (self.stop_button, self.after_search) if of_search else ()
        return pass_focus(self, *searching, self.board) or super().focusNextPrevChild(forward)

    @Slot()
    def _tell_set_aside(self) -> None:
        """Say where the game is that was left for another."""
        self.toast.say(self.tr("Your unfinished game is saved in the history"))

    def confirm_copied(self, form: CopyForm) -> None:
        """Say that what is shown was copied in this form."""
        self.toast.say(self.tr("Copied as {form}: {text}").format(form=form.title, text=_first_line(form.text or "")))

    @Slot()
    def confirm_shared(self) -> None:
        """Say that a result was copied."""
        self.toast.say(self.tr("Result copied as text and picture"))

    def _lay_out(self) -> None:
        essentials = QWidget()
        self.methods = named(QWidget(), self.session.name + "Methods")
        column(self.buttons, row(self.method_button, 1), spacing=6, parent=self.methods)
        parts = self.choices, self._block_column, self.methods, self._more_row, self._messages()
        self._essentials_column = column(*parts, spacing=SPACING, parent=essentials)
        board = QWidget()
        column((self.board, 1), parent=board)
        self.toast = Toast(self.session.name + "Notice", board)
        self.side = SidePanel(self.session.name, board, essentials, self.details)
        self._nothing = QWidget()
        self._below = QStackedWidget()  # always of one height, so that the board keeps its size
        for shown in (self._nothing, self.transport):
            self._below.addWidget(shown)
        column((self.side, 1), self._below, spacing=8, margins=(14, 4, 14, 6), parent=self)

    @cached_property
    @abstractmethod
    def progress(self) -> ProgressPanel:
        """The figures of a search, made when they are first shown."""

    @cached_property
    def search_details(self) -> QVBoxLayout:
        """What the details tell of a search: its figures, what the page adds to them, and at the end empty room."""
        section = named(QWidget(self), self.session.name + "SearchSection")
        section.hide()  # until it is in the details
        made = column(self.progress, spacing=12, margins=(0, 4, 0, 0), parent=section)
        self.add_to_search_details(made)
        made.addStretch(1)
        self._show_progress(self.session.search_progress)
        return made

    def add_to_search_details(self, parts: QVBoxLayout) -> None:
        """Add to what the details tell of a search."""

    def add_search_details(self) -> None:
        """Add what is told of a search to the details."""
        self.details.add(
            SEARCH, lambda: Scrolled(cast("QWidget", self.search_details.parentWidget())), self.tr("Search")
        )

    def _messages(self) -> QWidget:
        """The sentences on the game and of the search: they have room for some lines, and for more where there is."""
        said = named(QWidget(), self.session.name + "Messages")
        self.messages = column(self.result, 1, spacing=6, parent=said)
        area = self._messages_area = MessagesArea(said)
        self.give_to_messages(0)
        area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        return area

    def give_to_messages(self, height: int) -> None:
        """Give what is said this much more room, in pixels, as when something else in the panel is hidden."""
        lines = LINES if text_scale() < LARGE_TEXT and self._cover is None else 1
        self._messages_area.setMinimumHeight(lines * self.fontMetrics().lineSpacing() + 4 + max(0, height))

    @Slot()
    def read_messages_from_top(self) -> None:
        """Show the beginning of what is said, where there is no room for all of it."""
        self._messages_area.verticalScrollBar().setValue(0)

    def _look_back_button(self, prefix: str) -> QPushButton:
        tip = self.tr("Go through the steps of the search that was watched last, or back to what it found")
        made = button(self.tr("Search steps"), prefix + "LookBackButton", tip, self.session.look_back)
        made.setCheckable(True)
        return made

    def _method_button(self, prefix: str) -> QToolButton:
        tip = self.tr("Choose the method and other options")
        made = named(QToolButton(), prefix + "MethodButton", self.tr("Options"), tip)
        made.clicked.connect(self._turn_options)
        return made

    def say_method(self, sentence: str) -> None:
        """Say which method is chosen, on the button that opens the options."""
        self.method_button.setText(f"{sentence} ›")
        self.method_button.setAccessibleDescription(sentence)

    @Slot()
    def _turn_options(self) -> None:
        """Open the options, or fold them away."""
        self.turn_details(OPTIONS)

    def turn_details(self, section: str) -> None:
        """Open a section of the details, or fold it away."""
        opened = self.details.shown == section and (self.side.shows_section or self.details.in_own_window)
        self._choose_details("" if opened else section)

    def _offer_actions(self) -> None:
        session, actions = self.session, self.page_actions
        watch = session.watch
        acts = {
            "stop": self.stop,
            "next": session.next_answer,
            "copy": self.copy,
            "search": session.search,
            "watch": session.watch_search,
            "watch-paused": session.watch_paused,
            "pause-search": watch.toggle,
            "step-search": watch.step,
            "present": self.present,
        }
        offer(actions, acts)
        enable(actions, {"stop": False, "next": False, "copy": False, "export": True, "print": True})
        bind(self.find_button, actions["search"])
        bind(self.watch_button, actions["watch"])
        text = self.tr("Run the chosen method slowly on the board; with {key} it waits for you after each step")
        self.watch_button.setToolTip(tip(text.format(key=action_key("watch-paused")), actions["watch"]))
        session.runner.busy_changed.connect(self.refresh_actions)
        self.copy_as.copier.copied.connect(self.confirm_copied)

    def offer_game(self, acts: Mapping[str, Callable[[], object]] = MappingProxyType({})) -> None:
        """Let actions and the buttons of the panel step through the game, except for what `acts` do instead."""
        game, section = self.session.game, self.game_section
        usual = {"undo": game.undo, "redo": game.redo, "reset": section.reset, "hint": section.hint}
        offer(self.page_actions, {**usual, **acts})
        section.panel.bind_buttons(self.page_actions)
        section.shared.connect(self.confirm_shared)
        for changed in (game.changed, section.card_changed, self.playback.playing_changed):
            changed.connect(self.refresh_actions)

    @Slot()
    def _show_sentence(self) -> None:
        """Show what the session says, and have it read out."""
        sentence = self.session.sentence
        if sentence != self.result.text():
            say(self.result, sentence)
            self.refresh_slide()

    def show_details(self) -> None:
        """Show the section that is chosen; where a search is watched, what is told of it, if there is room."""
        if self.session.watch.watching and not self._chosen_watching:
            self.details.show_section(SEARCH)
            self.side.open(opened=True, asked=False)
            return
        chosen = self.session.details
        section = self.first_details if chosen == AT_FIRST else chosen
        self.details.show_section(section)
        self.side.open(section != "", asked=chosen != AT_FIRST)

    @Slot(str)
    def _choose_details(self, section: str) -> None:
        """Show what a person wants to see; while a search is watched too."""
        self._chosen_watching = self.session.watch.watching
        self.session.show_details(section)
        self.show_details()

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        if busy:
            self.stop_button.setEnabled(True)
            self._stop_due.start()
        else:
            self._stop_due.stop()

    def offer_stop(self) -> None:
        """Put Stop in the place of the button that began the search."""
        self.pace.hide()  # first: with all of them in the row, the panel would become wider
        self.stop_button.show()
        self.find_button.hide()

    @Slot()
    def _rest_stop(self) -> None:
        """Disable Stop once the answer is shown, so that the focus can go from there to its playback."""
        self.stop_button.setEnabled(self.session.runner.busy)
        if not self.session.runner.busy:
            self.find_button.show()
            self.stop_button.hide()
            self.pace.setVisible(not self.session.watch.watching)

    @Slot(object)
    def _show_progress(self, report: Report[Progress] | None) -> None:
        if report is None and "progress" not in self.__dict__:
            return  # nothing is to be cleared
        self.progress.printed.show_text(self.runner.printed, end=True)
        if report is None:
            self.progress.clear()
        elif not self.session.watch.watching:  # then its frames are shown
            self.progress.show_progress(report.event, report.seconds)
            self.show_progress(report)


class MessagesArea(Scrolled):
    """Wants the same room for all that is usually said in it, and more where more is said."""

    def sizeHint(self) -> QSize:
        """As high as what is said, and as it is at least."""
        said, wide = self.widget(), self.viewport().width()
        needed = 0
        if said is not None:
            needed = said.heightForWidth(wide) if said.hasHeightForWidth() else said.sizeHint().height()
        return QSize(super().sizeHint().width(), max(self.minimumHeight(), needed))


def _first_line(text: str) -> str:
    """The first line of a text, or its beginning: that of a large tour is longer than any window is wide."""
    first, _, rest = text[: MOST_SHOWN + 1].partition("\n")
    return f"{first[:MOST_SHOWN]}…" if rest or len(first) > MOST_SHOWN else first
