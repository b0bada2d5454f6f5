"""A state space and its drawing, one after the other."""

from __future__ import annotations

from app.klotski.state_space.drawn_space import DrawnSpace, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Drive, Found, Progress, Verdict
from tests.app.learn.lessons.landscapes import SMALL


def test_the_state_space_is_there_before_its_drawings_and_the_answer_is_both() -> None:
    reports: list[Progress] = []
    drive = Drive(search(Layout.parse(SMALL), Metric.MOVES))
    found = drive.next_answer(listen=reports.append)
    assert isinstance(found, Found)
    shown = [report.snapshot for report in reports if isinstance(report.snapshot, DrawnSpace)]
    assert shown[0].drawing is None
    assert all(drawn.space is found.answer.space for drawn in shown)
    drawings = [drawn.drawing for drawn in shown if drawn.drawing is not None]
    assert [drawing.round for drawing in drawings] == sorted(drawing.round for drawing in drawings)
    assert found.answer.drawing is not None
    assert len(found.answer.drawing.points) == found.answer.space.nodes == 27
    assert isinstance(drive.next_answer(), Verdict)
