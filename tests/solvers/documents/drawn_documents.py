"""Documents for hypothesis to draw, made by walking at random."""

from __future__ import annotations

from hypothesis import strategies as st

from solvers.documents import CollectionDocument
from solvers.documents.collection import CollectedLesson, fitting_name, fitting_notes
from solvers.klotski.document import CollectedLayout, KlotskiDocument
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.knight.board import Board, Square
from solvers.knight.document import CollectedBoard, KnightDocument
from tests.solvers.klotski.drawn_layouts import layouts


@st.composite
def klotski_documents(draw: st.DrawFn) -> KlotskiDocument:
    """Any legal layout, and up to six legal steps from it."""
    first = layout = draw(layouts())
    metric = draw(st.sampled_from(Metric))
    steps: list[Step] = []
    for _ in range(draw(st.integers(0, 6))):
        legal = legal_steps(layout, metric)
        if not legal:
            break
        steps.append(draw(st.sampled_from(legal)))
        layout = steps[-1].after(layout)
    return KlotskiDocument(first, tuple(steps), metric if steps else Metric.MOVES)


@st.composite
def knight_documents(draw: st.DrawFn) -> KnightDocument:
    """A small board, perhaps with squares missing, and a walk of up to ten squares on it."""
    rows, columns = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    missing = draw(st.frozensets(st.sampled_from(squares), max_size=min(4, len(squares) - 1)))
    board = Board(rows, columns, missing)
    path: list[Square] = []
    for _ in range(draw(st.integers(0, 10))):
        onward = [square for square in (board.neighbours(path[-1]) if path else board.squares) if square not in path]
        if not onward:
            break
        path.append(draw(st.sampled_from(onward)))
    closed = draw(st.booleans()) and len(path) < board.size
    return KnightDocument(board, path[0] if path else None, closed, tuple(path))


NAMES = st.text(min_size=1, max_size=12).map(fitting_name).filter(bool)
NOTES = st.text(max_size=30).map(fitting_notes)


@st.composite
def collection_documents(draw: st.DrawFn) -> CollectionDocument:
    """Up to three layouts, boards and lessons, one at least, with names and notes of all sorts."""
    collected = st.builds(CollectedLayout, NAMES, layouts(), NOTES)
    board = knight_documents().map(lambda document: document.board)
    boards = st.builds(CollectedBoard, NAMES, board, st.none() | st.booleans())
    texts = st.builds("# {}\n---\n## {}\n\n{}".format, NAMES, NAMES, NOTES.filter(lambda text: "```" not in text))
    lessons = st.builds(CollectedLesson, NAMES, texts)
    some = st.tuples(*(st.lists(kind, max_size=3) for kind in (collected, boards, lessons)))
    name, notes, (first, second, third) = draw(NAMES), draw(NOTES), draw(some.filter(any))
    return CollectionDocument(name, notes, (*first, *second, *third))
