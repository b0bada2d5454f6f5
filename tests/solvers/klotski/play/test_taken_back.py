"""What is taken back, whatever is slid, undone, redone and begun anew, against a plain account of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.play.game import Game

START = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ACTIONS = st.lists(st.one_of(st.integers(0, 11), st.sampled_from(["undo", "redo", "first", "start over"])), max_size=40)


@dataclass
class Account:
    """Every slide of an attempt is written down once, with the steps that it added; redone, it is not added again."""

    added: list[list[int]] = field(default_factory=list[list[int]])
    """The steps that the slides of the present line added, in every metric."""
    lost: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The steps that slides added which were replaced."""
    now: int = 0

    def slide(self, before: list[int], after: list[int]) -> None:
        """Write a slide down, and what it replaces as lost."""
        for replaced in self.added[self.now :]:
            self.lost = [one + other for one, other in zip(self.lost, replaced, strict=True)]
        del self.added[self.now :]
        self.added.append([max(0, new - old) for old, new in zip(before, after, strict=True)])
        self.now += 1

    @property
    def taken(self) -> list[int]:
        """All steps that were ever added, those too that were undone and can be redone."""
        return [lost + sum(added) for lost, *added in zip(self.lost, *self.added, strict=True)]


def counts(game: Game) -> list[int]:
    return [game.count(metric) for metric in Metric]


def slide(game: Game, account: Account, earlier: Account | None, choice: int) -> Account | None:
    """Slide one of the pieces that can move, by hand; returns what can be gone back to."""
    steps = list(legal_steps(game.layout, Metric.CELLS))
    step = steps[choice % len(steps)]
    before, ahead = counts(game), ends_of_slide_ahead(game)
    game.slide(step.origin, step.target)
    if earlier is None and ahead == (step.origin, step.target):
        account.now += 1
    else:
        account.slide(before, counts(game))
    return None


def ends_of_slide_ahead(game: Game) -> tuple[Square, Square] | None:
    """Where the slide begins and ends that can be redone."""
    slides = game.slides_after(game.now)
    return (slides[0].origin, slides[0].target) if slides else None


@given(ACTIONS)
def test_every_step_is_counted_once_and_again_only_when_it_was_replaced(actions: list[int | str]) -> None:
    game, account, earlier = Game(START), Account(), None
    for action in actions:
        if isinstance(action, int):
            earlier = slide(game, account, earlier, action)
        elif action == "start over":
            game.start_over()
            if earlier is None and account.added:
                earlier = account
                earlier.now = 0
            account = Account()
        else:
            {"undo": game.undo, "redo": game.redo, "first": game.reset}[action]()
            if earlier is not None and game.now:
                account, earlier = earlier, None
            account.now = game.now
        back = game.taken_back_at(game.now)
        assert back is not None
        assert [count + of for count, of in zip(counts(game), back, strict=True)] == account.taken
