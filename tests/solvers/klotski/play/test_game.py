"""A game by hand: turns, counts, undo and redo."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step, count_steps, legal_steps
from solvers.klotski.play.detour_reason import DetourReason
from solvers.klotski.play.game import Game, GameFault, GameState
from solvers.klotski.play.turns import Turn
from solvers.message import InputError
from tests.solvers.klotski.drawn_layouts import layouts
from tests.solvers.klotski.plain_search import check_solution
from tests.solvers.values import assert_fixed_and_small, loose

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def test_a_piece_that_slides_on_goes_on_with_its_turn() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    game.slide((4, 1), (4, 2))
    assert [game.count(metric) for metric in (Metric.MOVES, Metric.CELLS, Metric.STRAIGHT)] == [1, 2, 2]
    game.slide((3, 2), (3, 1))
    assert game.count(Metric.MOVES) == 2


def test_a_piece_that_comes_back_has_not_moved() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((4, 0), (4, 2))
    game.slide((4, 2), (4, 0))
    assert [game.count(metric) for metric in Metric] == [0, 0, 0]
    assert game.turns == ()
    assert game.layout == game.start
    assert game.now == 2


def test_two_cells_in_line_are_one_straight_slide() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((4, 0), (4, 1))
    game.slide((4, 1), (4, 2))
    assert game.count(Metric.STRAIGHT) == 1


def test_undo_and_redo_go_through_every_slide() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    game.slide((4, 1), (4, 2))
    after = game.layout
    game.undo()
    assert str(game.layout) == "VAAV/VAAV/VHHV/V.SV/SS.S"
    game.undo()
    game.undo()
    assert game.layout == HENG_DAO_LI_MA
    assert game.now == 0
    for _ in range(3):
        game.redo()
    assert game.layout == after
    assert len(game.slides) == game.now


def test_another_slide_after_an_undo_is_another_future() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    game.undo()
    game.slide((3, 2), (4, 2))
    assert len(game.slides) == game.now
    assert str(game.layout) == "VAAV/VAAV/VHHV/VS.V/S.SS"


def test_beginning_anew_can_be_taken_back() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    game.reset()
    assert game.layout == HENG_DAO_LI_MA
    game.redo()
    assert game.count(Metric.MOVES) == 1


def test_what_the_program_showed_is_remembered_and_forgotten_with_an_undo() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    assert not game.given
    game.plan([Step(PieceKind.SOLDIER, ((3, 2), (4, 2)))])
    game.redo()
    assert game.given
    game.reset()
    assert not game.given


def test_what_the_program_plans_lies_ahead_and_a_slide_by_hand_replaces_it() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((4, 0), (4, 1))
    plan = [Step(PieceKind.SOLDIER, ((4, 1), (4, 0))), Step(PieceKind.SOLDIER, ((3, 1), (4, 1)))]
    game.plan(plan)
    assert (game.now, len(game.slides)) == (1, 3)
    assert not game.given
    game.redo()
    assert game.given
    game.redo()
    game.return_to_hand()
    assert game.now == 1
    game.slide((4, 1), (4, 2))
    assert len(game.slides) == 2
    assert not game.given


def test_a_slide_by_hand_after_the_program_s_is_given_and_goes_on_from_there() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.plan([Step(PieceKind.SOLDIER, ((3, 1), (4, 1)))])
    game.redo()
    game.slide((3, 2), (4, 2))
    assert game.given
    game.return_to_hand()
    assert game.now == 2
    bottoms: list[str] = []
    for now in range(3):
        game.go_to(now)
        bottoms.append(str(game.layout)[-4:])
    assert bottoms == ["S..S", "SS.S", "SSSS"]


def test_a_hint_is_a_slide_of_the_game_and_not_what_the_program_shows() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1), hint=True)
    assert not game.watching
    assert (game.left_off, game.given, game.here.own) == (1, False, 1)


def test_a_path_that_a_person_asked_for_is_part_of_the_game_but_given() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    ways = [Step(PieceKind.SOLDIER, ((3, 2), (3, 1))), Step(PieceKind.SOLDIER, ((3, 1), (3, 2)))]
    game.walk(ways)
    assert (game.now, game.length, game.watching) == (1, 3, False)
    game.go_to(2)
    assert (game.left_off, game.here.own, game.given) == (2, 1, True)
    game.return_to_hand()
    game.drop_plan()
    assert (game.now, game.length) == (2, 3)
    game.go_to(1)
    assert game.layout == Layout.parse("VAAV/VAAV/VHHV/V.SV/SS.S")


def test_a_slide_by_hand_that_lies_ahead_keeps_what_follows_it() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.plan([Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((3, 2), (4, 2)))])
    assert game.watching
    game.slide((3, 1), (4, 1))
    assert (game.now, game.length, game.left_off) == (1, 2, 1)
    assert (game.given, game.here.own) == (True, 0), "it was the program's idea"
    game.drop_plan()
    assert (game.now, game.length) == (1, 1)
    assert not game.watching


def test_what_a_person_took_back_stays_when_a_plan_is_dropped() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    game.undo()
    game.drop_plan()
    assert game.length == 1


@pytest.mark.parametrize(
    ("square", "target", "template"),
    [
        ((4, 1), (4, 2), GameFault.NO_PIECE),
        ((1, 1), (2, 1), GameFault.NO_PIECE),
        ((0, 1), (1, 1), GameFault.BARRED),
        ((3, 1), (3, 1), GameFault.BARRED),
    ],
)
def test_a_turn_that_cannot_be_is_refused_and_changes_nothing(
    square: tuple[int, int], target: tuple[int, int], template: GameFault
) -> None:
    game = Game(HENG_DAO_LI_MA)
    with pytest.raises(InputError) as error:
        game.slide(square, target)
    assert error.value.message.template is template
    assert game.layout == HENG_DAO_LI_MA
    assert game.now == 0


@given(layouts(), st.data())
def test_the_turns_of_any_game_obey_the_rules_and_count_no_more_than_was_slid(
    layout: Layout, data: st.DataObject
) -> None:
    game, slid = Game(layout), []
    for _ in range(data.draw(st.integers(0, 12))):
        steps = legal_steps(game.layout, Metric.CELLS)
        if not steps:
            break
        step = data.draw(st.sampled_from(steps))
        game.slide(step.origin, step.target)
        slid.append(step)
    check_solution(str(layout), [(turn.kind.value, turn.path) for turn in game.turns], "moves", solved=False)
    for metric in Metric:
        assert game.count(metric) <= count_steps(slid, metric)
    at = layout
    for turn in game.turns:
        at = turn.after(at)
    assert at == game.layout


@given(layouts(), st.data())
def test_the_straight_slides_of_each_turn_are_as_few_as_plain_search_finds(layout: Layout, data: st.DataObject) -> None:
    game = Game(layout)
    for _ in range(data.draw(st.integers(0, 12))):
        steps = legal_steps(game.layout, Metric.STRAIGHT)
        if not steps:
            break
        step = data.draw(st.sampled_from(steps))
        game.slide(step.origin, step.target)
    at, straight = layout, 0
    for turn in game.turns:
        straight += fewest_slides_of_one_piece(at, turn)
        at = turn.after(at)
    assert game.count(Metric.STRAIGHT) == straight
    assert game.count(Metric.CELLS) == sum(len(turn.path) - 1 for turn in game.turns)


def fewest_slides_of_one_piece(layout: Layout, turn: Step) -> int:
    """By going through the layouts that one piece can make of this one, a straight slide at a time."""
    level, slides = {(layout, turn.origin)}, 0
    while turn.target not in {square for _, square in level}:
        level = {
            (step.after(at), step.target)
            for at, square in level
            for step in legal_steps(at, Metric.STRAIGHT)
            if step.origin == square
        }
        slides += 1
    return slides


def test_every_position_of_a_long_plan_costs_the_same() -> None:
    """The turns of a line are linked, not copied: as many objects for each slide at its end as at its beginning."""
    there, back = Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((4, 1), (3, 1)))
    others = Step(PieceKind.SOLDIER, ((3, 2), (4, 2))), Step(PieceKind.SOLDIER, ((4, 2), (3, 2)))
    game = Game(HENG_DAO_LI_MA)
    game.plan([there, others[0], back, others[1]] * 25_000)
    assert game.length == 100_000
    game.go_to(game.length)
    assert game.layout == HENG_DAO_LI_MA
    assert [game.count(metric) for metric in Metric] == [100_000] * 3
    turn = game.state.turn
    game.undo()
    assert turn is not None
    assert turn.before is game.state.turn


def test_what_cannot_be_played_is_told_with_rows_and_columns_from_1() -> None:
    game = Game(HENG_DAO_LI_MA)
    for square, target, said in (
        ((4, 1), (4, 2), "no piece has its top left cell at row 5, column 2"),
        ((0, 1), (2, 3), "the piece at row 1, column 2 cannot slide to row 3, column 4"),
    ):
        with pytest.raises(InputError) as error:
            game.slide(square, target)
        assert str(error.value) == said


def test_the_state_before_the_last_slide_is_that_of_the_position_before() -> None:
    game = Game(HENG_DAO_LI_MA)
    before = game.state_before
    assert (before.start, before.layout, before.turn) == (HENG_DAO_LI_MA, HENG_DAO_LI_MA, None)
    seen: list[tuple[Layout, Turn | None]] = []
    for square, target in (((3, 1), (4, 1)), ((4, 1), (4, 2)), ((3, 2), (3, 1)), ((3, 1), (3, 2)), ((4, 0), (4, 1))):
        seen.append((game.layout, game.state.turn))
        game.slide(square, target)
        assert (game.state_before.layout, game.state_before.turn) == seen[-1]
        assert game.state_before.start == HENG_DAO_LI_MA
    game.go_to(2)
    assert (game.state_before.layout, game.state_before.turn) == seen[1]


def test_a_state_goes_on_with_a_turn_as_the_game_does() -> None:
    game = Game(HENG_DAO_LI_MA)
    state = game.state
    for square, target in (((3, 1), (4, 1)), ((4, 1), (4, 2)), ((4, 2), (4, 1)), ((4, 1), (3, 1)), ((3, 2), (4, 1))):
        state = state.after(game.slides_from(square)[target])
        game.slide(square, target)
        assert state.layout == game.layout
        assert [state.count(metric) for metric in Metric] == [game.count(metric) for metric in Metric]


def test_slides_by_hand_end_before_what_the_program_shows() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide((3, 1), (4, 1))
    game.plan([Step(PieceKind.SOLDIER, ((3, 2), (4, 2))), Step(PieceKind.HORIZONTAL, ((2, 1), (3, 1)))])
    assert [slide.target for slide in game.slides_by_hand] == [(4, 1)]
    assert [slide.target for slide in game.slides] == [(4, 1), (4, 2), (3, 1)]
    assert [slide.target for slide in game.slides_after(1)] == [(4, 2), (3, 1)]
    assert (game.watching, game.left_off, game.own_slides, game.attempted) == (True, 1, None, 1)
    game.go_to(3)
    assert (game.left_off, game.here.own, game.given, game.solved) == (1, 1, True, False)
    game.slide((3, 1), (2, 1))
    assert (game.now, game.length, game.here.own, game.own_slides, game.attempted) == (4, 4, 2, 1, 4)
    assert len(game.slides_by_hand) == 4
    assert (game.watching, game.given) == (False, True)


def test_a_game_that_is_taken_up_again_is_by_hand_and_its_own() -> None:
    slides = [Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((3, 2), (4, 2)))]
    for own, expected in ((None, (2, False, None)), (2, (2, False, None)), (1, (2, True, 1)), (0, (2, True, 0))):
        game = Game(HENG_DAO_LI_MA)
        game.replay(slides, own)
        assert (game.now, game.length, game.watching, game.left_off) == (2, 2, False, 2)
        assert (game.here.own, game.given, game.own_slides) == expected
        assert [game.count(metric) for metric in Metric] == [2, 2, 2]
        assert game.taken_back_at(2) == (0, 0, 0)


def test_to_redo_more_than_one_slide_at_once_leads_where_one_after_the_other_does() -> None:
    game = Game(HENG_DAO_LI_MA)
    layouts_met = [game.layout]
    for square, target in (((3, 1), (4, 1)), ((4, 1), (4, 2)), ((3, 2), (3, 1))):
        game.slide(square, target)
        layouts_met.append(game.layout)
    for now in (0, 3, 1, 2, 0, 2, 3, -1, 9):
        game.go_to(now)
        assert game.layout == layouts_met[min(max(now, 0), 3)]
        assert game.here is game.position(game.now)


def test_a_first_start_over_without_a_slide_keeps_no_earlier_attempt() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.start_over(3.0)
    assert game.earlier is None
    game.slide((3, 1), (4, 1))
    game.attempt.hints = 1
    game.start_over(4.0)
    earlier = game.earlier
    assert earlier is not None
    assert (earlier.hints, earlier.seconds) == (1, 4.0)
    game.start_over(9.0)
    assert game.earlier is earlier, "there was nothing to play in between"
    assert earlier.seconds == 4.0


def test_states_and_reasons_cannot_be_changed_and_a_turn_is_small() -> None:
    assert_fixed_and_small(GameState, DetourReason)
    assert loose(Turn) == []
