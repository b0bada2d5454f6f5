"""The map without widgets: computed while somebody looks, following the game, playing ways out on the board."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from pytestqt.qtbot import QtBot

from app.klotski.session import KlotskiSession
from app.klotski.state_space import game_on_map
from app.klotski.state_space.landscape import GRACE_MS, Journey, JourneyStart, Landscape, Mark
from app.klotski.state_space.words import remark_of
from app.search.thread import working
from app.ui.settings import Settings
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from tests.app.klotski.views import klotski_session

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ROAD = Layout.parse("SSSV/AAVV/AAVV/.HHV/.SHH")
"""峰迴路轉, 4FEA134."""
SMALL = Layout.parse("AAVV/AAVV/HHHH/VVSS/VV..")
LARGE = Layout.parse("SAAS/SAAS/HHHH/SSSS/....")
UNSOLVABLE = Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S")


@pytest.fixture
def session(qapp: object) -> Iterator[KlotskiSession]:
    """The session with 橫刀立馬."""
    with klotski_session() as made:
        yield made


def opened(session: KlotskiSession, qtbot: QtBot, layout: Layout = BLADE) -> Landscape:
    """The map of a layout, looked at until it has settled."""
    session.show_layout(layout)
    landscape = session.landscape
    landscape.open()
    settle(landscape, qtbot)
    return landscape


def settle(landscape: Landscape, qtbot: QtBot) -> None:
    """Wait until the map has settled."""
    qtbot.waitUntil(lambda: landscape.drawing is not None and not landscape.computing)


def test_figures_come_before_the_drawing_and_the_drawing_unfolds(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(ROAD)
    landscape = session.landscape
    seen: list[tuple[bool, int | None]] = []

    def look() -> None:
        drawing = landscape.drawing
        seen.append((landscape.space is not None, None if drawing is None else drawing.round))

    landscape.changed.connect(look)
    landscape.open()
    settle(landscape, qtbot)
    space = landscape.space
    assert space is not None
    assert (space.positions, space.nodes, len(space.solved), space.distance) == (81_340, 40_670, 3_182, 138)
    assert (True, None) in seen
    rounds = [number for _, number in seen if number is not None]
    assert len(set(rounds)) > 1
    assert rounds == sorted(rounds)
    assert landscape.drawing is not None
    assert landscape.drawing.round == landscape.drawing.rounds == rounds[-1]
    qtbot.waitUntil(lambda: not working())


def test_a_large_map_tells_beforehand_what_it_takes_at_most(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape, told = session.landscape, set[str]()
    landscape.changed.connect(lambda: told.add(remark_of(landscape)))
    opened(session, qtbot, LARGE)
    assert "At most 253,440 positions, 86.4 MB. 0 positions so far…" in told
    assert any(text.startswith("Unfolding: round 1 of ") for text in told)


def test_nothing_is_computed_before_somebody_looks_and_all_is_freed_after(
    session: KlotskiSession, qtbot: QtBot
) -> None:
    landscape = session.landscape
    assert landscape.space is None
    assert not landscape.computing
    landscape = opened(session, qtbot)
    assert landscape.space is not None
    held = ref(landscape.space), ref(landscape.drawing)
    landscape.open()
    landscape.leave()
    qtbot.wait(GRACE_MS + 300)
    assert landscape.space is not None  # another one still looks
    landscape.leave()

    def is_gone() -> bool:
        gc.collect()
        return all(kept() is None for kept in held)

    qtbot.waitUntil(is_gone)
    assert landscape.drawing is None


def test_who_looks_again_at_once_finds_the_same_map(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape = opened(session, qtbot)
    space = landscape.space
    landscape.leave()
    landscape.open()
    qtbot.wait(GRACE_MS + 300)
    assert landscape.space is space


def test_the_present_position_and_the_path_follow_every_slide(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape, game = opened(session, qtbot), session.game
    space = landscape.space
    assert space is not None
    assert (landscape.present, landscape.played) == (0, [0])
    with qtbot.waitSignal(landscape.followed):
        game.slide((3, 1), (4, 1))
    assert landscape.present == space.node_of(game.line.layout) != 0
    assert landscape.played == [0, landscape.present]
    game.slide((4, 1), (3, 1))
    assert landscape.present == 0
    assert landscape.played == [0, landscape.played[1], 0]


def test_a_slide_of_two_cells_comes_through_what_lies_between_when_cells_are_counted(
    session: KlotskiSession, qtbot: QtBot
) -> None:
    session.choose_metric(Metric.CELLS)
    landscape, game = opened(session, qtbot, Layout.parse("AAVV/AAVV/HHHH/VVSS/VV..")), session.game
    space = landscape.space
    assert space is not None
    assert space.metric is Metric.CELLS
    target = max(game.slides_from((3, 2)), key=lambda square: len(game.slides_from((3, 2))[square].path))
    assert len(game.slides_from((3, 2))[target].path) == 3
    game.slide((3, 2), target)
    before, between, after = landscape.played
    assert between in space.neighbours_of(before)
    assert after in space.neighbours_of(between)


def test_another_layout_and_another_count_have_a_map_of_their_own(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape = opened(session, qtbot)
    session.show_layout(SMALL)
    assert landscape.space is None
    settle(landscape, qtbot)
    assert landscape.space is not None
    assert landscape.space.layout == SMALL
    session.choose_metric(Metric.STRAIGHT)
    settle(landscape, qtbot)
    assert landscape.space.metric is Metric.STRAIGHT


def test_a_click_on_a_position_walks_there_and_undo_walks_back(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape, game = opened(session, qtbot), session.game
    space = landscape.space
    assert space is not None
    game.slide((3, 1), (4, 1))
    node = space.hardest
    length = landscape.steps_from_here(node)
    assert length is not None
    session.playback.set_speed(128.0)
    with qtbot.waitSignal(landscape.departed) as departed:
        landscape.go_to(node)
    assert departed.args == [JourneyStart(Journey.POSITION, length, Metric.MOVES)]
    qtbot.waitUntil(lambda: landscape.present == node)
    assert (game.now, game.line.here.own, game.line.given) == (1 + length, 1, True)
    assert session.sentence.startswith(f"Shortest path to the position on the map: {length} moves.")
    game.undo()
    assert game.now == 1, "all of it at once"
    assert landscape.played[-1] == landscape.present


def test_a_journey_sets_out_from_where_a_step_leads_that_has_just_begun(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape, game = opened(session, qtbot), session.game
    space = landscape.space
    assert space is not None
    game.slide((3, 1), (4, 1))
    game.undo()
    qtbot.waitUntil(lambda: game.now == 0 and not session.playback.moving)
    qtbot.waitUntil(lambda: landscape.steps_from_here(0) is not None)
    game.redo()
    landscape.go_to(space.hardest)
    qtbot.waitUntil(lambda: game.length > 1)
    session.playback.last()
    assert landscape.present == space.hardest


def test_one_journey_goes_on_where_the_last_one_ended_and_is_solved_from_there(
    session: KlotskiSession, qtbot: QtBot
) -> None:
    landscape, game = opened(session, qtbot), session.game
    assert landscape.space is not None
    landscape.go(Journey.FURTHEST_FROM_EXIT)
    first = session.playback.length
    session.playback.last()
    assert landscape.present == landscape.space.hardest
    landscape.go(Journey.START)
    assert session.playback.length == first + landscape.space.from_start[landscape.space.hardest]
    session.playback.last()
    assert landscape.present == 0
    landscape.go(Journey.FURTHEST_FROM_HERE)
    session.playback.last()
    assert landscape.space.from_start[landscape.present] == landscape.space.from_start.max()
    assert game.prepare() == game.line.layout
    assert landscape.present != 0


def test_the_narrow_passes_are_visited_one_after_another(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape = opened(session, qtbot, ROAD)
    space = landscape.space
    assert space is not None
    visited: list[int | None] = []
    while landscape.pass_ahead is not None:
        landscape.go(Journey.PASS)
        session.playback.last()
        visited.append(landscape.present)
    assert visited == [narrow.node for narrow in space.passes]
    assert session.game.now == 34


def test_the_solution_is_what_is_shown_or_a_shortest_one_on_wish(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape, game = opened(session, qtbot), session.game
    space = landscape.space
    assert space is not None
    assert landscape.solution == []
    landscape.choose_mark(Mark.SOLUTION, True)
    solution = landscape.solution
    assert len(solution) == 82
    assert space.to_exit[solution[-1]] == 0
    landscape.choose_mark(Mark.SOLUTION, False)
    game.prepare()
    game.plan(space.steps_through(BLADE, solution))
    session.playback.jump(1)
    assert landscape.solution == solution[1:]
    assert landscape.played == solution[:2]


def test_how_far_all_is_from_here(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape = opened(session, qtbot)
    space = landscape.space
    assert space is not None
    assert landscape.reach is not None
    assert landscape.reach.most == space.from_start.max()
    assert landscape.reach.mean == pytest.approx(float(space.from_start.sum()) / space.nodes)


def test_on_a_large_map_how_far_all_is_from_here_is_known_soon_and_ways_wait_for_it(
    session: KlotskiSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_on_map, "AT_ONCE", 10)
    landscape = opened(session, qtbot)
    space = landscape.space
    assert space is not None
    with qtbot.waitSignal(landscape.measured):
        assert landscape.reach is None
        assert landscape.steps_from_here(space.hardest) is None
        assert landscape.way_to(space.hardest) == []
    assert landscape.steps_from_here(space.hardest) == space.from_start[space.hardest]
    assert len(landscape.way_to(space.hardest)) == 1 + space.from_start[space.hardest]
    qtbot.waitUntil(lambda: not working())
    session.game.slide((3, 1), (4, 1))
    with qtbot.waitSignal(landscape.departed) as departed:
        landscape.go(Journey.FURTHEST_FROM_HERE)
        assert session.game.length == 1
    assert departed.args is not None
    assert departed.args[0].journey is Journey.FURTHEST_FROM_HERE


def test_a_way_that_waits_is_forgotten_when_the_game_goes_on(
    session: KlotskiSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_on_map, "AT_ONCE", 10)
    landscape = opened(session, qtbot)
    landscape.go(Journey.FURTHEST_FROM_EXIT)
    session.game.slide((3, 1), (4, 1))
    with qtbot.waitSignal(landscape.measured):
        assert landscape.reach is None
    assert session.game.length == 1


def test_a_strict_game_gets_no_help_from_the_map(session: KlotskiSession, qtbot: QtBot) -> None:
    session.choose_strict(True)
    landscape, game = opened(session, qtbot), session.game
    landscape.choose_mark(Mark.SOLUTION, True)
    assert landscape.solution == []
    for journey in (Journey.FURTHEST_FROM_EXIT, Journey.EXIT, Journey.PASS):
        landscape.go(journey)
    landscape.go_to(7)
    assert (game.now, game.length) == (0, 0)
    game.slide((3, 1), (4, 1))
    assert landscape.played == [0, landscape.present]


def test_a_layout_without_a_solution_has_a_map_without_an_exit(session: KlotskiSession, qtbot: QtBot) -> None:
    landscape = opened(session, qtbot, UNSOLVABLE)
    assert landscape.space is not None
    assert not landscape.solvable
    assert landscape.pass_ahead is None
    landscape.choose_mark(Mark.SOLUTION, True)
    assert landscape.solution == []
    landscape.go(Journey.FURTHEST_FROM_EXIT)
    landscape.go(Journey.EXIT)
    assert session.game.length == 0
    landscape.go(Journey.FURTHEST_FROM_HERE)
    assert session.game.length > 0


def test_a_fault_is_told_and_nothing_runs_any_more(
    session: KlotskiSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from solvers.klotski.state_space import graph

    def failing(*_: object) -> Iterator[object]:
        raise MemoryError
        yield

    monkeypatch.setattr(graph, "search", failing)
    landscape = session.landscape
    landscape.open()
    qtbot.waitUntil(lambda: landscape.failure is not None)
    assert isinstance(landscape.failure, MemoryError)
    assert not landscape.computing


def test_choices_are_remembered(session: KlotskiSession) -> None:
    settings = Settings()
    session.landscape.choose_colouring("side")
    session.landscape.choose_mark(Mark.PASSES, False)
    session.landscape.choose_mark(Mark.SOLUTION, True)
    session.remember(settings)
    with klotski_session(settings) as again:
        assert again.landscape.colouring == "side"
        assert again.landscape.marks == {Mark.EXITS, Mark.PLAYED, Mark.SOLUTION}
