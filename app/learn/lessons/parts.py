"""What a lesson shows: the kinds of parts, and their base, which is given parameters and tells what it computed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from app.learn.lessons.parameters import Given
from app.puzzle.actions import make_actions
from app.puzzle.playback import Playback
from app.puzzle.transport_bar import TransportBar
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.widgets.accessibility import say
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import grouped
from solvers.lessons import LessonFault, PartRequest
from solvers.message import InputError
from solvers.puzzles import imported
from solvers.search import Found, Outcome, Progress, Verdict

HEARD = "progressed", "bettered", "answered", "ended", "failed"
"""What a part hears of its search."""
KINDS = {
    "levels": "levels_part:LevelsPart",
    "duplicates": "duplicates_part:DuplicatesPart",
    "structures": "structures_part:StructuresPart",
    "depth-first": "depth_first_part:DeepFirstPart",
    "lost-move": "lost_move_part:LostMovePart",
    "paper": "paper_part:PaperPart",
    "rule": "rule_part:RulePart",
    "ties": "ties_part:TiesPart",
    "success": "compare_part:SuccessPart",
    "count": "count_part:CountPart",
    "points": "points_part:PointsPart",
    "strands": "points_part:StrandPart",
    "passes": "pass_part:PassPart",
    "methods": "methods_part:MethodsPart",
    "hardness": "hardness_part:HardnessPart",
    "klotski": "board_parts:KlotskiPart",
    "knight": "board_parts:KnightPart",
    "search": "search_part:SearchPart",
    "compare": "compare_part:ComparePart",
    "question": "asking_parts:QuestionPart",
    "picture": "asking_parts:PicturePart",
    "task": "task_part:TaskPart",
}
"""The module and the class of each kind of parts, by the name under which a file asks for it."""


class Part(QWidget):
    """One part of a slide: the widget on its stage, if any. `side` holds the controls, `below` pictures and tables.

    It says nothing but by the values that it tells, which the text of the slide names.
    """

    told = Signal()
    """It tells something else."""
    tells: Sequence[str] = ()
    """The names of all that it may tell."""
    staged = True
    """Whether it has something on the stage."""

    def __init__(self, given: Given) -> None:
        """A subclass reads here what it is `given`."""
        super().__init__()
        self.setObjectName(given.name)
        self.request = given.request
        self.appearance = given.appearance
        self.prefix = given.prefix
        self.names = [given.prefix + name for name in self.tells]
        """The names of all that it may tell, as the text has them."""
        self.later: Set[str] = frozenset()
        """The names of what it did not tell when it was made."""
        self.asks: Sequence[str] = ()
        """The names under which it is given names of values that it needs of the other parts."""
        self.in_sight = False
        """Whether its slide is in sight."""
        self.first_control: QWidget | None = None
        """What has the focus when a person has turned to its slide, if not the tabs."""
        self.written = ""
        """What is printed on a hand-out besides what is seen, as Markdown."""
        self.guesses: Sequence[QPushButton] = ()
        self.guessed = -1
        """The number of the guess, or -1."""
        self.playback: Playback | None = None
        self._play_buttons: Sequence[QWidget] = ()
        self._known: dict[str, str] = {}
        self._concluded: dict[str, str] = {}
        self.side, self.below = QWidget(self), QWidget(self)
        self.controls, self.pictures = column(spacing=8, parent=self.side), column(spacing=8)
        self.fault = label("", "fault", given.name + "Fault", wrap=True)
        self.fault.hide()
        column(self.pictures, self.fault, spacing=8, parent=self.below)
        self.report: Report[Any] = Report(0, Progress(0, 0), 0.0)
        """What was heard last of the search."""
        self.runner = SearchRunner(self, **dict.fromkeys(HEARD, self.hear_search))

    @property
    def values(self) -> dict[str, str]:
        """What it tells now, by names."""
        return {self.prefix + name: value for name, value in (self._known | self._concluded).items()}

    def tell(self, **values: str | int | None) -> None:
        """Tell these from now on; what is true is told without saying anything, and what is false is not."""
        self._known = {name: said for name, said in self._known.items() if name not in values} | told_values(values)
        self.told.emit()

    def conclude(self, **values: str | int | None) -> None:
        """Tell these in place of what was concluded before."""
        self._concluded = told_values(values)
        self.told.emit()

    def hear(self, values: Mapping[str, str]) -> None:
        """Called with all that is told on its slide, whenever that is other than before."""

    def begin(self) -> None:
        """Called when its slide has been shown."""

    def prepare(self) -> None:
        """Compute what is told to a person who has guessed, whatever the guess."""
        for guess in self.guesses[:1]:
            guess.click()

    @property
    def idle(self) -> bool:
        """Whether nothing is being computed."""
        return not any(runner.busy for runner in self.findChildren(SearchRunner))

    def rest(self) -> None:
        """Stop everything that moves, and the search; called when its slide is hidden."""
        self.in_sight = False
        if self.playback is not None:
            self.playback.rest()
        if "stopped" in self.tells and self.runner.busy:
            self.conclude(stopped=True)
        self.runner.close()

    def next_controls(self) -> Sequence[QWidget]:
        """The controls that may get the focus after a control that is disabled while it has it, the best first."""
        return *self.guesses, *self._play_buttons

    def progressed(self, progress: Progress) -> None:
        """Called where a search has progressed."""

    def bettered(self, answer: Any, /) -> None:
        """Called with each answer of a search that goes on to look for a better one."""

    def answered(self, answer: Any, /) -> None:
        """Called with the answer of a search."""

    def ended(self, verdict: Verdict) -> None:
        """Called with the verdict of a search; tells whether it was stopped, if the part tells that."""
        if "stopped" in self.tells:
            self.conclude(stopped=verdict.outcome is Outcome.STOPPED)

    def failed(self, error: Exception) -> None:
        """Show the error that a search raised."""
        say(self.fault, as_sentence(explained(error)))
        self.fault.show()

    @Slot(object)
    def hear_search(self, report: Report[Any]) -> None:
        """Hand on what a search reports."""
        self.report = report
        match report.event:
            case Progress() as progress:
                self.progressed(progress)
            case Found(answer):
                (self.answered if report.final else self.bettered)(answer)
            case Verdict() as verdict:
                self.ended(verdict)
            case error:
                self.failed(error)

    def take_guess(self, number: int) -> None:
        """Called with the number of the guess that was made."""

    def judged(self, right: bool) -> dict[str, int]:
        """Whether the guess was right or wrong, to be told."""
        return {"right": right, "wrong": not right}

    def button(
        self, name: str, text: str, act: Callable[[], object] | None = None, role: str = "", checkable: bool = False
    ) -> QPushButton:
        """A button of this part; `name` ends its object name. `act` is a method of a QObject, without parameters."""
        made = button(text, self.objectName() + name, clicked=act, role=role)
        made.setCheckable(checkable)
        return made

    def dropdown(self, name: str, title: str, items: Iterable[tuple[str, Any]]) -> Dropdown:
        """A dropdown of texts, each with its data; `name` ends its object name, `title` is what it is called."""
        made = named(Dropdown(), self.objectName() + name, title, title)
        for text, data in items:
            made.addItem(text, data)
        return made

    def choose_by(self, buttons: Sequence[QPushButton], act: Callable[[int], object]) -> None:
        """Have `act`, a slot of a QObject, called with the number of the button that is clicked, from 0."""
        group = QButtonGroup(self, exclusive=False)
        for number, made in enumerate(buttons):
            group.addButton(made, number)
        group.idClicked.connect(act)

    def offer(self, name: str, texts: Iterable[str], act: Callable[[int], object]) -> Sequence[QPushButton]:
        """A button for each text, which `check_only` can show as chosen; `act` is as for `choose_by`."""
        made = [self.button(f"{name}{place}", text, None, "narrow", True) for place, text in enumerate(texts)]
        self.choose_by(made, act)
        return made

    def offer_guesses(self, texts: Iterable[str]) -> Sequence[QPushButton]:
        """A button for each guess, of which the chosen one stays pressed."""
        self.guesses = self.offer("Guess", texts, self._guess)
        return self.guesses

    def make_playback(self, speed: float | None = None) -> Playback:
        """The part's own playback, at so many steps a second; keys control it while it is in sight."""
        self.playback = playback = Playback(self)
        playback.follow_motion(self.appearance)
        if speed is not None:
            playback.set_speed(speed)
        return playback

    def make_transport(self, speed: float | None = None) -> tuple[Playback, TransportBar]:
        """The same with its bar, which the part lays out."""
        playback = self.make_playback(speed)
        bar = TransportBar(self.objectName(), playback, make_actions(self), self.appearance)
        self._play_buttons = (bar.play_button,)
        return playback, bar

    @Slot(int)
    def _guess(self, number: int) -> None:
        self.guessed = number
        check_only(self.guesses, number)
        self.take_guess(number)


class RunningPart(Part):
    """A part with a button that runs its search, and one beside it that stops that."""

    def offer_run(self, name: str, text: str) -> None:
        """Add both buttons to the controls; `name` ends the object name of the one that runs."""
        self.run_button = self.button(name, text, self.run, "primary")
        self.stop_button = self.button("Stop", self.tr("Stop"), self.runner.stop)
        self.controls.addLayout(row((self.run_button, 2), (self.stop_button, 1)))
        self.runner.busy_changed.connect(self._show_busy)
        self._show_busy(False)

    def run(self) -> None:
        """Begin the search."""

    def prepare(self) -> None:
        """Run the search."""
        self.run()

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while it runs, then run it again."""
        return self.stop_button, self.run_button

    def _show_busy(self, busy: bool) -> None:
        enable_either(busy, (self.stop_button,), (self.run_button,))


def check_only(buttons: Iterable[QPushButton], number: int) -> None:
    """Show which of these buttons was chosen."""
    for place, made in enumerate(buttons):
        made.setChecked(place == number)


def told_values(values: dict[str, str | int | None]) -> dict[str, str]:
    """Values as they are written."""
    return {
        name: value if isinstance(value, str) else " " if value is True else grouped(value or 0)
        for name, value in values.items()
        if value is not None and value is not False and value != ""
    }


def part_class(request: PartRequest) -> type[Part]:
    """The class of a part, imported now; raises `InputError` for what is none."""
    if request.kind not in KINDS:
        raise InputError(LessonFault.KIND, line=request.line, kind=request.kind, allowed=tuple(KINDS))
    return imported(f"app.learn.lessons.{KINDS[request.kind]}")
