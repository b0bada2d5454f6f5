"""What a position of a map is, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.klotski.state_space.view.marks import MapMarks
from app.ui.words.numbers import grouped, plural

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace


def node_sentence(space: StateSpace, marks: MapMarks, node: int) -> str:
    """What is marked at a node, and how far it is from the exit and the start."""
    parts = [*_kinds(space, marks, node), *_distances(space, marks, node)]
    return QCoreApplication.translate("MapView", "; ").join(parts)


def _kinds(space: StateSpace, marks: MapMarks, node: int) -> Iterator[str]:
    if node == marks.present:
        yield QCoreApplication.translate("MapView", "present position")
    if node == marks.furthest:
        yield QCoreApplication.translate("MapView", "furthest position")
    for narrow in space.passes:
        if narrow.node == node and not marks.strict:
            text = QCoreApplication.translate("MapView", "narrow pass at step {number}")
            yield text.format(number=grouped(narrow.step))


def _distances(space: StateSpace, marks: MapMarks, node: int) -> Iterator[str]:
    to_exit, from_start = int(space.to_exit[node]), int(space.from_start[node])
    if to_exit == 0:
        yield QCoreApplication.translate("MapView", "solved")
    elif to_exit > 0 and not marks.strict:
        yield plural("MapView", "{number} steps to the exit", to_exit)
    if from_start == 0:
        yield QCoreApplication.translate("MapView", "start")
    else:
        yield plural("MapView", "{number} steps from the start", from_start)
