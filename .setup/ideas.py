"""Whether a layout shows an idea of the chapters, read off all its shortest solutions at once.

The definitions are those of `solvers.klotski.catalogue.chapters.Idea`.
"""

from __future__ import annotations

from collections.abc import Callable

from arrangements import generals_exchanged, returns_home
from shortest_paths import ShortestPaths, Slide, slide_between

from solvers.klotski.breadth_first import kernel
from solvers.klotski.catalogue.catalogue import entry_for
from solvers.klotski.catalogue.chapters import Idea
from solvers.klotski.layout import EXIT, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric, slides_of
from solvers.klotski.packed import is_solved
from solvers.klotski.state_space import graph
from solvers.search import Drive, Found

LONG = 80
"""The steps from which on a classic is a long one."""

CLASSICS = frozenset(("paper", "classic"))
"""The collections of the catalogue whose layouts are classics."""

EXIT_CELLS = frozenset(Piece(EXIT, PieceKind.BLOCK).cells)


def shows(idea: Idea, layout: Layout) -> bool:
    """Whether a layout shows an idea, by the definition of the `Idea`; raises `ValueError` when it has no solution."""
    return shown_by(idea, ShortestPaths(layout))


def shown_by(idea: Idea, paths: ShortestPaths) -> bool:
    """Whether these, all shortest solutions of a layout, show an idea."""
    return _TESTS[idea](paths)


def _straight_down(paths: ShortestPaths) -> bool:
    start = paths.layout
    row, column = start.block.square
    beneath = (start.piece_at((below, aside)) for below in range(row + 2, 5) for aside in (1, 2))
    if column != EXIT[1] or any(piece is not None and piece.kind is not PieceKind.SOLDIER for piece in beneath):
        return False
    return not any(
        slide.kind is PieceKind.BLOCK and slide.target[1] != slide.origin[1]
        for slide in (slide_between(*step) for step in paths.steps())
    )


def _last_soldier(paths: ShortestPaths) -> bool:
    """Look at each step of another piece than Cao Cao after which a shortest solution goes on with steps of his."""
    found = False
    only_his: set[int] = {key for key in paths.levels[-1] if is_solved(key)}
    for level in paths.levels[-2::-1]:
        nearer: set[int] = set()
        for before, following in level.items():
            for after in following:
                if after not in only_his:
                    continue
                slide = slide_between(before, after)
                if slide.kind is PieceKind.BLOCK:
                    nearer.add(before)
                elif slide.kind is PieceKind.SOLDIER and slide.origin in EXIT_CELLS and slide.target not in EXIT_CELLS:
                    found = True
                else:
                    return False
        only_his = nearer
    return found


def _bar(paths: ShortestPaths) -> bool:
    lowest = paths.layout.block.square[0] + 1
    return any(
        piece.kind is PieceKind.HORIZONTAL and piece.square[1] == EXIT[1] and piece.square[0] > lowest
        for piece in paths.layout.pieces
    )


def _temptation(paths: ShortestPaths) -> bool:
    start = paths.layout
    block = start.block
    if not any(away(square) < away(block.square) for square in slides_of(block, start)):
        return False
    first = (slide_between(before, after) for before, following in paths.levels[0].items() for after in following)
    return not any(slide.kind is PieceKind.BLOCK for slide in first)


def _way_round(paths: ShortestPaths) -> bool:
    return paths.all_take(_goes_away)


def _all_hands(paths: ShortestPaths) -> bool:
    return all(
        paths.all_take(lambda slide, piece=piece: (slide.kind, slide.origin) == (piece.kind, piece.square))
        for piece in paths.layout.pieces
    )


def _so_near(paths: ShortestPaths) -> bool:
    """Follow the shortest solutions for as long as Cao Cao has not moved."""
    if away(paths.layout.block.square) != 1:
        return False
    waiting = set(paths.levels[0])
    for level in paths.levels[:-1]:
        following: set[int] = set()
        for before in waiting:
            for after in level[before]:
                slide = slide_between(before, after)
                if slide.kind is not PieceKind.BLOCK:
                    following.add(after)
                elif not _goes_away(slide):
                    return False
        waiting = following
    return True


def _only_way(paths: ShortestPaths) -> bool:
    """Whether there is one position at each depth, and so one way from each to the next."""
    return all(len(set(map(kernel.canonical, level))) == 1 for level in paths.levels)


def _narrow_pass(paths: ShortestPaths) -> bool:
    found = Drive(graph.search(paths.layout, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)  # every layout has a state space
    return any(paths.length <= 4 * narrow.step <= 3 * paths.length for narrow in found.answer.passes)


def _long_classics(paths: ShortestPaths) -> bool:
    entry = entry_for(paths.layout)
    return entry is not None and not CLASSICS.isdisjoint(entry.collections) and paths.length >= LONG


def away(square: Square) -> int:
    """How many rows and columns Cao Cao's top left cell is from where it has to go."""
    return abs(square[0] - EXIT[0]) + abs(square[1] - EXIT[1])


def _goes_away(slide: Slide) -> bool:
    return slide.kind is PieceKind.BLOCK and away(slide.target) > away(slide.origin)


_TESTS: dict[Idea, Callable[[ShortestPaths], bool]] = {
    Idea.STRAIGHT_DOWN: _straight_down,
    Idea.LAST_SOLDIER: _last_soldier,
    Idea.BAR: _bar,
    Idea.TEMPTATION: _temptation,
    Idea.WAY_ROUND: _way_round,
    Idea.HOME_AGAIN: returns_home,
    Idea.ALL_HANDS: _all_hands,
    Idea.CHANGED_PLACES: generals_exchanged,
    Idea.SO_NEAR: _so_near,
    Idea.ONLY_WAY: _only_way,
    Idea.NARROW_PASS: _narrow_pass,
    Idea.LONG_CLASSICS: _long_classics,
}
