"""What the Klotski page says: steps and results in the user's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise

from PySide6.QtCore import QCoreApplication

from app.klotski.analysis import KlotskiGameVerdict, StarCost
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import CAO_CAO, PieceName, carved, piece_names, spoken
from app.search.worker import Report
from app.ui.look.theme import Lettering
from app.ui.painting.line_parts import PARTS
from app.ui.widgets.lists import Lines
from app.ui.words.language import current
from app.ui.words.messages import as_sentence, translated
from app.ui.words.numbers import duration, grouped, plural, stars_text, unbroken
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.layout import Square, square_name
from solvers.klotski.moves import Metric, Solution, Step, count_steps
from solvers.message import Message
from solvers.search import Found, Outcome, Verdict


def metric_title(metric: Metric) -> str:
    """The name of a metric, as in a list of choices."""
    return {
        Metric.MOVES: QCoreApplication.translate("Klotski", "moves"),
        Metric.CELLS: QCoreApplication.translate("Klotski", "cells"),
        Metric.STRAIGHT: QCoreApplication.translate("Klotski", "straight slides"),
    }[metric]


def taken_title(metric: Metric) -> str:
    """What a number of steps that were taken is called, and the list of them, in a word."""
    return {
        Metric.MOVES: QCoreApplication.translate("Klotski", "Moves"),
        Metric.CELLS: QCoreApplication.translate("Klotski", "Cells"),
        Metric.STRAIGHT: QCoreApplication.translate("Klotski", "Slides"),
    }[metric]


def left_title(metric: Metric) -> str:
    """What the number of steps to the exit is called."""
    return {
        Metric.MOVES: QCoreApplication.translate("Klotski", "Moves left"),
        Metric.CELLS: QCoreApplication.translate("Klotski", "Cells left"),
        Metric.STRAIGHT: QCoreApplication.translate("Klotski", "Slides left"),
    }[metric]


def metric_meaning(metric: Metric) -> str:
    """What counts as one step in a metric."""
    return {
        Metric.MOVES: QCoreApplication.translate(
            "Klotski", "One piece sliding any distance, even round corners, is one move"
        ),
        Metric.CELLS: QCoreApplication.translate("Klotski", "One piece sliding by one cell counts as one cell"),
        Metric.STRAIGHT: QCoreApplication.translate(
            "Klotski", "One piece sliding any distance in one straight line is one straight slide"
        ),
    }[metric]


def counted(number: int, metric: Metric) -> str:
    """A number of steps in a metric."""
    match metric:
        case Metric.MOVES:
            return plural("Klotski", "{number} moves", number)
        case Metric.CELLS:
            return plural("Klotski", "{number} cells", number)
        case Metric.STRAIGHT:
            return plural("Klotski", "{number} straight slides", number)


def result_sentence(solution: Solution, visited: int, seconds: float) -> str:
    """That a shortest solution was found; what it takes in another count need not be the least in that."""
    other = Metric.MOVES if solution.metric is Metric.CELLS else Metric.CELLS
    return QCoreApplication.translate(
        "Klotski", "{length}, proven shortest ({other} in this solution); {positions} in {time}"
    ).format(
        length=counted(len(solution.steps), solution.metric),
        other=counted(solution.count(other), other),
        positions=plural("Klotski", "{number} positions", visited),
        time=unbroken(duration(seconds)),
    )


def own_result_sentence(solution: Solution, shortest: int | None, work: str) -> str:
    """What a search of the person's own has found, beside the least there is, where that is known."""
    excess = None if shortest is None else len(solution.steps) - shortest
    text = {
        None: QCoreApplication.translate("Klotski", "{length}, perhaps not shortest; {work}"),
        0: QCoreApplication.translate("Klotski", "{length}, and none is shorter; {work}"),
    }.get(excess, QCoreApplication.translate("Klotski", "{length}; the shortest takes {shortest}; {work}"))
    return text.format(length=counted(len(solution.steps), solution.metric), shortest=grouped(shortest or 0), work=work)


def better_sentence(solution: Solution, seconds: float) -> str:
    """That a better solution was found, and that the search goes on."""
    return QCoreApplication.translate("Klotski", "{length} after {time}; still looking for a shorter solution…").format(
        length=counted(len(solution.steps), solution.metric), time=unbroken(duration(seconds))
    )


def better_line(solution: Solution, visited: int, seconds: float) -> str:
    """A better solution as a line of a list: how long it is, and when it was found."""
    return QCoreApplication.translate("Klotski", "{length} after {time}; {positions}").format(
        length=counted(len(solution.steps), solution.metric),
        time=unbroken(duration(seconds)),
        positions=plural("Klotski", "{number} positions", visited),
    )


class BetterLines(Lines):
    """A line for each of the better and better solutions of a search; each is made when somebody asks for it."""

    def __init__(self, reports: Sequence[Report[Found[Solution]]]) -> None:
        self._reports = reports

    def __len__(self) -> int:
        return len(self._reports)

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        report = self._reports[number]
        return better_line(report.event.answer, report.event.visited, report.seconds)


def unproved_sentence(solution: Solution, verdict: Verdict) -> str:
    """That a search has ended, or was stopped, which found a solution, but no proof that it is a shortest one."""
    text = (
        QCoreApplication.translate(
            "Klotski", "Stopped. The best solution so far takes {length} and may not be the shortest."
        )
        if verdict.outcome is Outcome.STOPPED
        else QCoreApplication.translate(
            "Klotski", "Search complete: {length}. This method does not prove that no solution is shorter."
        )
    )
    return text.format(length=counted(len(solution.steps), solution.metric))


def overtaken_sentence(best: Solution | None, kept: bool) -> str:
    """That a search was stopped by something else, and the best that it had found; `kept`: the history has it."""
    if best is None:
        return QCoreApplication.translate("Klotski", "The search was stopped before it found a solution.")
    text = (
        QCoreApplication.translate(
            "Klotski", "The search was stopped. Its best solution so far, {length}, is in the history."
        )
        if kept
        else QCoreApplication.translate(
            "Klotski", "The search was stopped. From where it began, its best solution so far takes {length}."
        )
    )
    return text.format(length=counted(len(best.steps), best.metric))


def left_figure(verdict: KlotskiGameVerdict) -> str:
    """How far it is to the exit, as a figure."""
    if verdict.left is not None:
        return grouped(verdict.left)
    if verdict.solvable is None:
        return "…" if verdict.failure is None else "?"
    return "–"


def best_sentence(
    optimum: int | None,
    best: int | None,
    metric: Metric,
    strict: bool = False,
    stars: int | None = None,
    starred: Callable[[int], str] = stars_text,
    relaxed: bool = False,
) -> str:
    """The fewest steps to the exit, how many the best finished game took, and its stars; None is what is not known.

    `strict` says that the game is strict, and the best of strict games; `relaxed` that it gives no stars. `starred`
    puts stars into signs or words.
    """
    if optimum is None:
        possible = QCoreApplication.translate("Klotski", "Best possible: –")
    else:
        possible = QCoreApplication.translate("Klotski", "Best possible: {steps}").format(
            steps=counted(optimum, metric)
        )
    if relaxed:
        kind = QCoreApplication.translate("Klotski", "relaxed game")
        possible = f"{possible} · {kind}"
    earned = starred(stars) if stars else ""  # with the help of the program, or in a relaxed game, none could be
    reached = " ".join(filter(None, ("" if best is None else grouped(best), earned)))
    if not reached:
        kind = QCoreApplication.translate("Klotski", "strict game")
        return f"{possible} · {kind}" if strict else possible
    yours = (
        QCoreApplication.translate("Klotski", "yours in a strict game: {number}")
        if strict
        else QCoreApplication.translate("Klotski", "yours: {number}")
    )
    return f"{possible} · {yours.format(number=reached)}"


def cost_sentence(cost: StarCost) -> str:
    """What something costs: before the first hint and the first way are shown, and when something is undone."""
    return {
        StarCost.WAY: QCoreApplication.translate(
            "Klotski", "A path by the program earns no stars. Choose it again to go."
        ),
        StarCost.UNDO: QCoreApplication.translate(
            "Klotski", "What you undo still counts for the stars once you play something else."
        ),
        StarCost.HINT: QCoreApplication.translate(
            "Klotski", "With a hint, two stars are the most. Press again to see it."
        ),
    }[cost]


def standing_sentence(verdict: KlotskiGameVerdict, metric: Metric, moved: bool) -> str:
    """How the game stands after its last step, or that there is no solution from here."""
    if verdict.solvable is False:
        return QCoreApplication.translate("Klotski", "There is no solution from here.")
    if not moved or verdict.wasted is None or verdict.wasted_before is None:
        return ""
    return verdict_sentence(verdict.wasted, verdict.wasted_before, metric)


def verdict_sentence(wasted: int, wasted_before: int, metric: Metric) -> str:
    """Whether the last step kept to a shortest path, and what has been wasted in all."""
    cost = wasted - wasted_before
    if cost <= 0 and wasted == 0:
        return QCoreApplication.translate("Klotski", "✓ On a shortest path.")
    if cost <= 0:
        return QCoreApplication.translate(
            "Klotski", "✓ The best from there; {wasted} over the shortest so far."
        ).format(wasted=counted(wasted, metric))
    return QCoreApplication.translate(
        "Klotski", "✗ {cost} longer than necessary; {wasted} over the shortest so far."
    ).format(cost=counted(cost, metric), wasted=counted(wasted, metric))


class StepLines(Lines):
    """The start, then a line for each step of a track: its number, who slides, from where to where, and which way.

    A person can follow it on a set of wood: soldiers have numbers, and the square of a piece is that of its upper left
    cell. A line is made when somebody asks for it, in the language that was in force when the list was made.
    """

    def __init__(self, track: KlotskiTrack, count_at: Callable[[int], int] = int) -> None:
        """`count_at` says what the step to each position is numbered with: the steps taken until there."""
        self._track, self._count_at = track, count_at
        self._names = [spoken(name) for name in piece_names(track.layout)]
        self._form = QCoreApplication.translate("Klotski", "{number}. {name}: {way}")
        self._start = QCoreApplication.translate("Klotski", "Start")

    def __len__(self) -> int:
        return self._track.length + 1

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        if number == 0:
            return self._start
        step, mover = self._track.steps[number - 1], self._track.movers[number - 1]
        squares = f"{square_name(step.origin)} → {square_name(step.target)}"
        return PARTS.join((f"{self._count_at(number)}.", self._names[mover], squares, _arrows(step)))

    def spoken(self, number: int) -> str:
        """The line of this number as it is read out, with the directions in words."""
        if number == 0:
            return self._start
        step, mover = self._track.steps[number - 1], self._track.movers[number - 1]
        return self._form.format(number=self._count_at(number), name=self._names[mover], way=directions_of(step))


def hint_sentence(name: PieceName, step: Step) -> str:
    """What a hint shows by its arrow: who is to slide, and how."""
    return QCoreApplication.translate("Klotski", "Hint: {name}, {way}").format(
        name=spoken(name), way=directions_of(step)
    )


def directions_of(step: Step) -> str:
    """The directions of a slide, runs of the same one counted: "down 2", or "right, down" round a corner."""
    directions = [_direction(before, after) for before, after in pairwise(step.path)]
    parts: list[str] = []
    for direction, run in groupby(directions):
        distance = len(list(run))
        parts.append(direction if distance == 1 else f"{direction} {distance}")
    return QCoreApplication.translate("Klotski", ", ", "between two directions").join(parts)


def _arrows(step: Step) -> str:
    """The directions of a slide, an arrow for each cell."""
    arrows = {(-1, 0): "↑", (1, 0): "↓", (0, -1): "←", (0, 1): "→"}
    return "".join(arrows[after[0] - before[0], after[1] - before[1]] for before, after in pairwise(step.path))


def _direction(before: Square, after: Square) -> str:
    return {
        (-1, 0): QCoreApplication.translate("Klotski", "up"),
        (1, 0): QCoreApplication.translate("Klotski", "down"),
        (0, -1): QCoreApplication.translate("Klotski", "left"),
        (0, 1): QCoreApplication.translate("Klotski", "right"),
    }[after[0] - before[0], after[1] - before[1]]


def goal_sentence(lettering: Lettering) -> str:
    """What a player is to do; the block is named as it is found on the board."""
    name, signs = spoken(CAO_CAO), "".join(carved(CAO_CAO, lettering))
    if lettering is Lettering.PLAIN:
        name = QCoreApplication.translate("Klotski", "the large piece")
    elif lettering is Lettering.SIGNS and signs != name:
        name = f"{name} {signs}"
    return QCoreApplication.translate("Klotski", "Bring {name} out at the bottom: drag a piece.").format(name=name)


def searching_sentence() -> str:
    """That a search has begun."""
    return QCoreApplication.translate("KlotskiPage", "Searching…")


def invitation(engine: KlotskiEngine, metric: Metric, misfit: Message | None) -> str:
    """Why a method cannot solve what is chosen; nothing where it can: who plays is not told to press Solve."""
    return "" if metric in engine.metrics and misfit is None else refusal(engine, misfit)


def kept_solution_sentence(steps: Sequence[Step], metric: Metric) -> str:
    """That a solution is shown which was found another day."""
    return _with_length(QCoreApplication.translate("Klotski", "Solution of {length}, saved earlier"), steps, metric)


def kept_game_sentence(steps: Sequence[Step], metric: Metric) -> str:
    """That a game is shown which the person finished another day."""
    return _with_length(QCoreApplication.translate("Klotski", "Your game of {length}, saved earlier"), steps, metric)


def opened_sentence(steps: Sequence[Step], metric: Metric) -> str:
    """That a solution is shown which was opened from a file or a text."""
    return _with_length(
        QCoreApplication.translate("Klotski", "Solution of {length} opened; every step has been checked."),
        steps,
        metric,
    )


def shown_again_sentence(steps: Sequence[Step], metric: Metric) -> str:
    """That a solution is shown again which was shown when the program was left."""
    return _with_length(QCoreApplication.translate("Klotski", "The solution shown last time: {length}."), steps, metric)


def _with_length(text: str, steps: Sequence[Step], metric: Metric) -> str:
    return text.format(length=counted(count_steps(steps, metric), metric))


def strict_sentence() -> str:
    """What a strict game is, before its first slide."""
    return QCoreApplication.translate(
        "Klotski",
        "A strict game: no hints, no distance to the exit, and nothing can be undone. Its records stand apart.",
    )


def refusal(engine: KlotskiEngine, misfit: Message | None) -> str:
    """That a method does not take the layout, which the message says, or cannot count as is chosen, and what to do."""
    if misfit is not None:
        return as_sentence(translated(misfit))
    text = QCoreApplication.translate(
        "Klotski", "“{method}” can only count {counts}. Choose that count or another method."
    )
    counts = QCoreApplication.translate("Klotski", ", ", "between two counts").join(map(metric_title, engine.metrics))
    return text.format(method=engine.words(current()).title, counts=counts)


def method_sentence(engine: KlotskiEngine, metric: Metric) -> str:
    """Which method is chosen, and what it counts."""
    return QCoreApplication.translate("Klotski", "{method} · {count}").format(
        method=engine.words(current()).title, count=metric_title(metric)
    )
