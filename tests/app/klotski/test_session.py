"""A session of Klotski: it plays, saves, searches and answers with no widget, and views show what it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.history.recorder import Recorder
from app.klotski.page import KlotskiPage
from app.klotski.records import KlotskiRecords
from app.klotski.repositories import OwnLayout, OwnLayouts, Solutions
from app.klotski.session import KlotskiSession
from app.klotski.solving import KlotskiRequest
from app.puzzle.saving import Saver
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Solution, Step
from solvers.search import Found, Outcome, Progress, Search, Verdict
from tests.app.klotski.views import klotski_session, shown
from tests.app.searches import endless
from tests.app.storage.drawn_records import solution, straight_game

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ONE_STEP_AWAY = Layout.parse("AA.S/AA../..../..../....")
SLIDES: tuple[tuple[Square, Square], ...] = (((3, 1), (4, 1)), ((3, 2), (3, 1)))


@pytest.fixture
def session(qapp: QApplication) -> Iterator[KlotskiSession]:
    """The session with 橫刀立馬, and no widget made by it."""
    with klotski_session() as made:
        yield made


def known(session: KlotskiSession, qtbot: QtBot) -> None:
    """Wait until it is known how far it is to the exit."""
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.analysis.verdict.left is not None)


def at_rest(session: KlotskiSession, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not session.playback.moving)


def idle(session: KlotskiSession, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not session.runner.busy)


def test_no_widget_is_needed(session: KlotskiSession) -> None:
    assert not QApplication.topLevelWidgets()
    assert (session.layout, session.metric) == (BLADE, Metric.MOVES)
    assert session.sentence == "", "nobody is told to press Solve before the first slide"


def test_what_is_shown_again_says_what_it_is(session: KlotskiSession) -> None:
    session.show_record(solution())
    assert session.sentence == "Solution of 1 move, saved earlier"
    session.show_record(straight_game())
    assert session.sentence == "Your game of 2 straight slides, saved earlier"


def test_slides_are_undone_and_redone(session: KlotskiSession, qtbot: QtBot) -> None:
    game = session.game
    for slide in SLIDES:
        game.slide(*slide)
    after = session.layout_on_board
    assert (game.now, game.can_undo, game.can_redo) == (2, True, False)
    for _ in SLIDES:
        game.undo()
        at_rest(session, qtbot)
    assert session.layout_on_board == BLADE
    assert (game.can_undo, game.can_reset, game.can_redo) == (False, True, True)
    for _ in SLIDES:
        game.redo()
        at_rest(session, qtbot)
    assert session.layout_on_board == after
    game.reset()
    assert (game.now, game.length) == (0, 2)


def test_hints_are_shown_then_made_and_finish_the_game(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(ONE_STEP_AWAY)
    known(session, qtbot)
    game = session.game
    assert game.can_hint
    game.hint()
    assert game.shown_hint is None, "it is said first that it costs a star"
    game.hint()
    assert isinstance(game.shown_hint, Step)
    assert game.now == 0
    with qtbot.waitSignal(game.finished) as finished:
        game.hint()
    assert game.complete
    assert game.shown_hint is None
    assert finished.args is not None
    assert (finished.args[0].length, finished.args[0].hints, finished.args[0].optimum) == (1, 1, 1)
    at_rest(session, qtbot)


def test_a_finished_game_is_the_best_of_its_layout(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(ONE_STEP_AWAY)
    session.autosave.read_best()
    assert session.autosave.best is None
    with qtbot.waitSignal(session.autosave.best_changed):
        session.game.slide((0, 0), (3, 1))
    autosave = session.autosave
    assert (autosave.best.length, autosave.best.finished) == (1, True)
    session.show_layout(BLADE)
    assert session.autosave.best is None


def test_a_game_is_saved_and_gone_on_with_at_the_next_start(qapp: QApplication, qtbot: QtBot) -> None:
    with klotski_session() as session:
        session.choose_metric(Metric.CELLS)
        for slide in SLIDES:
            session.game.slide(*slide)
        session.game.undo()
        session.playback.rest()
        slides = session.game.line.slides
    with klotski_session(Settings()) as again:
        again.restore()
        assert (again.layout, again.metric) == (BLADE, Metric.CELLS)
        assert (again.game.line.slides, again.game.now) == (slides, 1)


def test_a_search_is_answered_and_its_solution_played(session: KlotskiSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.runner.answered) as answered:
        session.search()
        assert session.sentence == "Searching…"
        session.choose_told(False)
    assert answered.args is not None
    assert answered.args[0].request == KlotskiRequest(BLADE, Metric.MOVES, session.engine)
    assert session.sentence.startswith("81 moves, proven shortest (118 cells in this solution); 11,990 positions in ")
    assert (session.playback.length, session.playback.playing) == (81, True)
    assert session.text.splitlines()[0] == str(BLADE)
    assert len(session.text.splitlines()) == 82
    session.stop()
    assert not session.playback.playing
    at_rest(session, qtbot)


def test_after_an_answer_the_search_can_be_asked_for_the_next(session: KlotskiSession, qtbot: QtBot) -> None:
    session.search()
    idle(session, qtbot)
    session.playback.rest()
    assert session.runner.resumable
    session.next_answer()
    idle(session, qtbot)
    assert session.sentence == "Search complete: there are no more solutions."
    assert not session.runner.resumable


def test_a_search_is_stopped(session: KlotskiSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.runner.progressed):
        session.runner.start(endless)
    session.stop()
    idle(session, qtbot)
    assert session.sentence == "Stopped before anything was proven."


def test_a_slide_by_hand_ends_the_search(session: KlotskiSession, qtbot: QtBot) -> None:
    session.search()
    session.game.slide(*SLIDES[0])
    assert not session.runner.busy
    qtbot.wait(200)
    assert session.game.length == 1


@pytest.mark.parametrize("moved_before", [False, True], ids=["from the start", "from the middle of a game"])
def test_a_slide_by_hand_during_a_search_keeps_what_was_found_and_says_so(
    session: KlotskiSession, qtbot: QtBot, moved_before: bool
) -> None:
    recorder = Recorder(session.runner, KlotskiRecords, session._storage, Saver(session), session)
    session.choose_engine(engine_named("depth-first-bst"))
    if moved_before:
        session.game.slide(*SLIDES[0])
    with qtbot.waitSignal(session.solving.bettered):
        session.search()
    best = session.solving.better_lines[-1].split(" after ")[0]
    session.game.slide(*SLIDES[1] if moved_before else SLIDES[0])
    assert not session.runner.busy
    kept_or_not = (
        f"From where it began, its best solution so far takes {best}."
        if moved_before
        else f"Its best solution so far, {best}, is in the history."
    )
    said = f"The search was stopped. {kept_or_not}"
    assert session.sentence == said
    kept = [len(record.solution.steps) for record in session._storage.repository(Solutions).newest()]
    assert kept == ([] if moved_before else [int(best.split()[0].replace(",", ""))])
    qtbot.wait(100)
    assert session.game.length == session.game.now == 1 + moved_before
    assert session.sentence == said
    assert recorder.parent() is session


@pytest.mark.parametrize("chosen", ["method", "count"])
def test_another_method_or_count_during_a_search_keeps_what_was_found_and_says_so(
    session: KlotskiSession, qtbot: QtBot, chosen: str
) -> None:
    recorder = Recorder(session.runner, KlotskiRecords, session._storage, Saver(session), session)
    session.choose_engine(engine_named("depth-first-bst"))
    with qtbot.waitSignal(session.solving.bettered):
        session.search()
    best = session.solving.better_lines[-1].split(" after ")[0]
    if chosen == "method":
        session.choose_engine(engine_named("a-star"))
    else:
        session.choose_metric(Metric.CELLS)
    said = f"The search was stopped. Its best solution so far, {best}, is in the history."
    assert (session.runner.busy, session.sentence) == (False, said)
    (kept,) = session._storage.repository(Solutions).newest()
    assert (kept.engine, kept.solution.metric) == ("depth-first-bst", Metric.MOVES)
    assert len(kept.solution.steps) == int(best.split()[0].replace(",", ""))
    qtbot.wait(100)
    assert (session.game.length, session.sentence) == (0, said)
    session.choose_engine(engine_named("shortest"))
    assert session.sentence == INVITED
    assert recorder.parent() is session


def test_that_another_method_cannot_begin_is_said_during_a_search_too(session: KlotskiSession) -> None:
    session.show_layout(Layout.parse("..../.AA./.AA./.SS./.SS."))
    session.search()
    assert session.runner.busy
    session.choose_engine(engine_named("avl-60"))
    refused = session.sentence
    assert (session.runner.busy, session.can_search, refused != "") == (False, False, True)
    session.choose_engine(engine_named("shortest"))
    session.choose_engine(engine_named("avl-60"))
    assert session.sentence == refused


INVITED = ""
"""Who plays is not told to press Solve."""


def test_what_was_said_of_a_solution_is_not_said_of_another_game(session: KlotskiSession, qtbot: QtBot) -> None:
    session.search()
    idle(session, qtbot)
    session.playback.rest()
    assert session.sentence.startswith("81 moves, proven shortest")
    session.game.reset()
    assert session.sentence == INVITED
    session.search()
    idle(session, qtbot)
    session.playback.jump(3)
    last = session.game.track.steps[2]
    session.game.slide(last.target, last.origin)
    assert session.sentence == INVITED, "the solution is gone"


def test_what_was_said_of_a_way_goes_with_it(session: KlotskiSession) -> None:
    game = session.game
    step = game.slides_from((3, 1))[4, 1]
    for act in (game.undo, game.reset, lambda: game.slide((3, 2), (4, 2))):
        game.walk([step])
        session.say_with_length(lambda: "A way")
        session.playback.rest()
        session.playback.last()
        assert session.sentence == "A way"
        act()
        assert session.sentence == INVITED
        session.playback.first()


def test_a_layout_without_a_solution_does_not_offer_one(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S"))
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.analysis.verdict.solvable is False)
    assert session.sentence == ""


def test_another_metric_or_engine_keeps_the_game_and_forgets_the_solution(
    session: KlotskiSession, qtbot: QtBot
) -> None:
    session.game.slide(*SLIDES[0])
    session.search()
    idle(session, qtbot)
    assert session.game.length == 81
    session.choose_metric(Metric.STRAIGHT)
    assert (session.game.length, session.game.metric, session.search_progress) == (1, Metric.STRAIGHT, None)
    session.choose_engine(engine_named("one-cell"))
    assert (session.game.length, session.game.metric, session.metric) == (1, Metric.CELLS, Metric.CELLS)
    session.choose_metric(Metric.STRAIGHT)
    assert not session.can_search
    assert "can only count cells" in session.sentence


def better_and_better(first: Step) -> Search[Solution]:
    """Two solutions without a proof, the second shorter by two steps; then the end."""
    back = Step(first.kind, first.path[::-1])
    for steps in ((first, back, first), (first,)):
        yield Progress(depth=len(steps), visited=1)
        yield Found(Solution(BLADE, Metric.MOVES, steps, proved_shortest=False), 1)
    return Verdict(Outcome.EXHAUSTED, 2)


def test_the_best_of_several_solutions_is_laid_out_at_the_end(session: KlotskiSession, qtbot: QtBot) -> None:
    first = session.game.slides_from((3, 1))[4, 1]
    session.game.prepare()
    session.runner.start(partial(better_and_better, first), lambda solution: solution.proved_shortest)
    idle(session, qtbot)
    assert session.sentence == "Search complete: 1 move. This method does not prove that no solution is shorter."
    assert [line.split(" after ")[0] for line in session.solving.better_lines] == ["3 moves", "1 move"]
    qtbot.waitUntil(lambda: session.playback.length == 1)
    session.playback.rest()


def proven_at_last(steps: Sequence[tuple[Step, ...]]) -> Search[Solution]:
    """Solutions, of which the last is proved to be shortest."""
    for number, found in enumerate(steps, 1):
        yield Progress(depth=len(found), visited=1)
        yield Found(Solution(BLADE, Metric.MOVES, found, proved_shortest=number == len(steps)), 1)
    return Verdict(Outcome.EXHAUSTED, 2)


@pytest.mark.parametrize("again", [False, True], ids=["a shorter one", "the last one again"])
def test_what_is_proved_at_last_is_listed_where_it_is_shorter(
    again: bool, session: KlotskiSession, qtbot: QtBot
) -> None:
    first = session.game.slides_from((3, 1))[4, 1]
    longer = first, Step(first.kind, first.path[::-1]), first
    session.game.prepare()
    steps = (longer, (first,), (first,)) if again else (longer, (first,))
    session.runner.start(partial(proven_at_last, steps), lambda solution: solution.proved_shortest)
    idle(session, qtbot)
    assert [line.split(" after ")[0] for line in session.solving.better_lines] == ["3 moves", "1 move"]
    session.playback.rest()


def test_a_layout_has_the_name_that_the_person_gave_it(session: KlotskiSession) -> None:
    session.show_layout(ONE_STEP_AWAY)
    before = session.title
    kept = session._storage.repository(OwnLayouts).keep(OwnLayout(name="Mine", layout=ONE_STEP_AWAY))
    session.read_own()
    assert session.title.startswith("Mine")
    assert kept.id is not None
    session._storage.repository(OwnLayouts).delete([kept.id])
    session.read_own()
    assert session.title == before


def test_a_view_that_is_attached_later_shows_the_present_state(session: KlotskiSession, qtbot: QtBot) -> None:
    known(session, qtbot)
    session.choose_metric(Metric.CELLS)
    session.code_text = "half a code"
    session.game.slide((4, 0), (4, 1))
    known(session, qtbot)
    session.game.hint()
    page = shown(qtbot, session)
    assert page.klotski_choices.counts.currentData() == "cells"
    assert page.layout_combo.entry.layout == BLADE
    assert page.klotski_choices.code_box.edit.text() == "half a code"
    assert page.game_section.panel.steps.text() == "1"
    assert page.game_section.panel.undo.isEnabled()
    assert page.klotski_board.hint == session.game.shown_hint
    soldier = [piece.square for piece in BLADE.pieces].index((4, 0))
    assert page.klotski_board.square_of(soldier) == (4, 1)
    assert page.result.text() == session.sentence
    assert len(page.steps.lines) == 2
    page.hide()


def test_a_search_outlives_its_view_and_another_shows_its_answer(session: KlotskiSession, qtbot: QtBot) -> None:
    first = KlotskiPage(session, Appearance("light"), Settings())
    first.show()
    session.watch_search()
    session.watch.pause()
    first.hide()
    first.deleteLater()
    qtbot.waitUntil(lambda: not QApplication.topLevelWidgets())
    assert session.runner.busy
    second = shown(qtbot, session)
    assert second.stop_button.isEnabled()
    assert second.result.text().startswith("Paused")
    session.watch.go_full_speed(True)
    idle(session, qtbot)
    assert second.result.text().startswith("81 moves, proven shortest")
    assert second.progress.figures["visited"].text() == "11,990"
    assert len(second.steps.lines) == 82
    second.hide()
    session.playback.rest()


def test_the_layout_that_is_there_does_not_begin_anew(session: KlotskiSession) -> None:
    session.game.slide((3, 1), (4, 1))
    session.game.reset()
    session.show_layout(Layout.parse(str(session.layout)))
    assert session.game.can_redo
