"""The stars of a game: the rule as a table, and what is taken back on the way."""

from __future__ import annotations

from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.game import Game
from solvers.klotski.play.optimality import stars
from solvers.klotski.play.turns import NO_STEPS, Attempt, StepCounts

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
LEFT, RIGHT = ((3, 1), (4, 1)), ((3, 2), (4, 2))
"""Two slides of soldiers that do not bar one another."""
DOWN_AND_ASIDE = ((3, 1), (4, 2))
"""A slide round a corner: two cells, two straight slides."""

RULE = [
    # best possible, taken, hints, given: stars
    (81, 81, 0, False, 3),
    (81, 82, 0, False, 2),
    (81, 89, 0, False, 2),  # a tenth of 81 is 8
    (81, 90, 0, False, 1),
    (81, 4000, 0, False, 1),
    (81, 81, 1, False, 2),  # a hint
    (81, 89, 7, False, 2),
    (81, 90, 1, False, 1),
    (81, 81, 0, True, 0),  # the program's solution
    (81, 200, 3, True, 0),
    (5, 5, 0, False, 3),
    (5, 6, 0, False, 2),  # a tenth is less than a step, but one more is allowed
    (5, 7, 0, False, 1),
    (1, 1, 0, False, 3),
    (1, 2, 0, False, 2),
    (1, 3, 0, False, 1),
    (19, 20, 0, False, 2),
    (19, 21, 0, False, 1),
    (20, 22, 0, False, 2),
    (20, 23, 0, False, 1),
    (138, 151, 0, False, 2),
    (138, 152, 0, False, 1),
    (10, 11, 0, False, 2),
    (10, 12, 0, False, 1),
    (29, 31, 0, False, 2),
    (29, 32, 0, False, 1),
    (30, 33, 0, False, 2),
    (30, 34, 0, False, 1),
    (0, 0, 0, False, 3),  # it was solved at the start
    (0, 1, 0, False, 2),
    (81, 80, 0, False, 3),
    (81, 82, 1, False, 2),
    (5, 8, 2, False, 1),
    (5, 5, 0, True, 0),
]


def test_the_rule() -> None:
    earned = [(*case[:4], stars(*case[:4])) for case in RULE]
    assert earned == RULE


def taken(game: Game) -> list[int]:
    """The steps of a game with those taken back, in every metric."""
    back = game.taken_back_at(game.now)
    assert back is not None
    return [game.count(metric) + back.of(metric) for metric in Metric]


def counts(game: Game) -> list[int]:
    """The steps of a game, in every metric."""
    return [game.count(metric) for metric in Metric]


def test_what_is_undone_and_replaced_counts() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*DOWN_AND_ASIDE)
    game.undo()
    assert taken(game) == [1, 2, 2], "while it can be redone, it is not lost: it is counted until something replaces it"
    game.slide(*RIGHT)
    assert counts(game) == [1, 1, 1]
    assert taken(game) == [2, 3, 3]


def test_undo_and_redo_cost_nothing() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.slide(*RIGHT)
    game.undo()
    game.undo()
    game.redo()
    game.redo()
    assert taken(game) == counts(game) == [2, 2, 2]


def test_to_make_the_slide_that_was_undone_is_a_redo_by_hand_and_by_a_hint() -> None:
    for hint in (False, True):
        game = Game(HENG_DAO_LI_MA)
        game.slide(*LEFT)
        game.slide(*RIGHT)
        game.go_to(0)
        game.slide(*LEFT, hint=hint)
        assert game.length == 2
        game.redo()
        assert taken(game) == [2, 2, 2]


def test_a_slide_taken_back_by_hand_costs_what_an_undo_costs() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.slide(LEFT[1], LEFT[0])
    assert counts(game) == [0, 0, 0]
    assert taken(game) == [1, 1, 1]
    game.slide(*RIGHT)
    assert taken(game) == [2, 2, 2]


def test_to_go_on_with_a_turn_costs_nothing_and_to_shorten_it_what_it_was_longer() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.slide((4, 1), (4, 2))
    assert taken(game) == counts(game) == [1, 2, 2]
    game.slide((4, 2), (4, 1))
    assert counts(game) == [1, 1, 1]
    assert taken(game) == [1, 2, 2], "one move is one move, however the piece came there"


def test_a_slide_taken_back_and_then_undone_is_counted_once() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.slide(LEFT[1], LEFT[0])
    game.go_to(0)
    game.slide(*RIGHT)
    assert taken(game) == [2, 2, 2]


def test_every_branch_that_was_left_counts() -> None:
    game = Game(HENG_DAO_LI_MA)
    for _ in range(3):
        game.slide(*LEFT)
        game.undo()
        game.slide(*RIGHT)
        game.undo()
    assert taken(game) == [6, 6, 6]


def test_starting_over_begins_a_new_attempt_that_has_cost_nothing() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.undo()
    game.slide(*RIGHT)
    game.attempt.hints = 2
    game.start_over(12.5)
    assert (game.now, game.length, game.attempt) == (0, 1, Attempt())
    game.slide(*LEFT)
    assert game.length == 1
    assert taken(game) == [1, 1, 1]
    assert game.attempt.hints == 0


def test_the_same_first_slide_again_is_of_the_new_attempt_and_drops_the_old_one() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.slide(*RIGHT)
    game.start_over()
    game.slide(*LEFT)
    assert (game.length, taken(game)) == (1, [1, 1, 1])


def test_redo_after_starting_over_goes_on_with_the_old_attempt() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.undo()
    game.slide(*RIGHT)
    game.attempt.hints = 2
    game.start_over(12.5)
    game.attempt.hints = 1  # a hint at the start tells as much about the old attempt
    game.redo()
    assert taken(game) == [2, 2, 2]
    assert (game.attempt.hints, game.attempt.seconds, game.earlier) == (3, 12.5, None)


def test_a_way_of_the_program_is_given_while_it_is_in_the_game() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.walk([Step(PieceKind.SOLDIER, RIGHT)])
    assert not game.given
    game.redo()
    game.slide((4, 1), (3, 1))
    assert game.given
    game.go_to(1)
    assert not game.given
    game.slide((4, 1), (4, 2))
    assert not game.given


def test_the_program_s_solution_that_is_dropped_was_not_taken_back() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.plan([Step(PieceKind.SOLDIER, RIGHT)])
    game.redo()
    game.return_to_hand()
    game.slide((3, 2), (3, 1))
    assert taken(game) == counts(game)


def test_a_game_taken_up_again_knows_where_the_program_s_way_began() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.walk([Step(PieceKind.SOLDIER, RIGHT)])
    assert game.own_slides == 1
    resumed = Game(HENG_DAO_LI_MA)
    resumed.replay(game.slides, game.own_slides)
    assert resumed.given
    resumed.go_to(1)
    assert not resumed.given


def test_what_lies_ahead_is_lost_with_a_game_that_goes_on_from_here() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.slide(*LEFT)
    game.slide(*RIGHT)
    game.undo()
    assert game.taken_back_at(1) == StepCounts(1, 1, 1)


def test_what_a_game_of_an_earlier_version_took_back_is_not_known() -> None:
    game = Game(HENG_DAO_LI_MA)
    game.attempt = Attempt(None)
    game.slide(*LEFT)
    game.undo()
    game.slide(*RIGHT)
    assert game.taken_back_at(game.now) is None


def test_steps_are_added_and_taken_away_in_every_metric() -> None:
    some, more = StepCounts(5, 7, 6), StepCounts(1, 3, 2)
    assert some.plus(more) == StepCounts(6, 10, 8)
    assert some.minus(more) == StepCounts(4, 4, 4)
    assert StepCounts(0, 0, 0) == NO_STEPS
    assert {metric: some.of(metric) for metric in Metric} == {Metric.MOVES: 5, Metric.CELLS: 7, Metric.STRAIGHT: 6}


def test_an_attempt_is_untouched_until_it_has_cost_something() -> None:
    assert Attempt().untouched
    assert Attempt(seconds=7.0).untouched
    assert not Attempt(hints=1).untouched
    assert not Attempt(given=True).untouched
    assert not Attempt(StepCounts(0, 1, 0)).untouched
    assert not Attempt(None).untouched
    attempt = Attempt()
    attempt.take_back(StepCounts(1, 2, 1))
    attempt.take_back(StepCounts(1, 1, 1))
    assert attempt.replaced == StepCounts(2, 3, 2)
    unknown = Attempt(None)
    unknown.take_back(StepCounts(1, 1, 1))
    assert unknown.replaced is None
