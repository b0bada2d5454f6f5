"""Breadth-first search event by event, to be laid beside the log of the paper's depth-first search."""

from __future__ import annotations

from solvers.klotski.historical.depth_first_log import Event, Log, What
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps

Level = tuple[Layout, ...]
"""Positions equally many steps away."""


def breadth_first_log(layout: Layout, metric: Metric) -> Log:
    """Every position expanded, the nearest first, until one is solved; each is met, and expanded, once."""
    events: list[Event] = []
    waiting: list[tuple[Layout, int, tuple[Step, ...]]] = [(layout, 0, ())]
    met = {layout}
    for position, steps, slides in waiting:
        events.append(Event(What.NEW, position, steps, slides))
        for step in legal_steps(position, metric):
            following = step.after(position)
            if following in met:
                continue
            met.add(following)
            waiting.append((following, steps + 1, (*slides, step)))
            if following.solved:
                events.append(Event(What.SOLUTION, following, steps + 1, (*slides, step)))
                return Log(layout, metric, tuple(events))
    return Log(layout, metric, tuple(events))


def levels(layout: Layout, metric: Metric) -> tuple[Level, ...]:
    """Every position that can be reached, by the fewest steps to it: `levels(...)[d]` are those d steps away."""
    found: list[Level] = [(layout,)]
    met = {layout}
    while found[-1]:
        following = [step.after(position) for position in found[-1] for step in legal_steps(position, metric)]
        fresh = tuple(position for position in dict.fromkeys(following) if position not in met)
        met.update(fresh)
        found.append(fresh)
    return tuple(found[:-1])
