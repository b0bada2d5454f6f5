"""How an atlas and its special layouts are computed, slice by slice; everything here yields `Progress`."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import TypeAlias

import numpy as np

from solvers.array_types import Int16s, Int32s, Int64s
from solvers.klotski import positions_kernel, text_order_kernel
from solvers.klotski.atlas import components_kernel, special_kernel
from solvers.klotski.atlas.atlas import Atlas, Components
from solvers.klotski.atlas.special import Selection, Special
from solvers.klotski.breadth_first import kernel, search_kernel
from solvers.klotski.breadth_first.difficulty import from_exit, in_text_order
from solvers.klotski.breadth_first.search import KERNELS, new_scratch
from solvers.klotski.moves import Metric
from solvers.klotski.packed import BLOCK
from solvers.klotski.piece_set import BLOCKS, PieceSet
from solvers.klotski.state_space import building, graph_kernel
from solvers.search import Progress
from solvers.slices import Slices

ATLAS_KERNELS = *KERNELS, positions_kernel, text_order_kernel, components_kernel
"""What an atlas is computed by."""

SPECIAL_KERNELS = special_kernel, graph_kernel, text_order_kernel
"""What its special layouts are found by, beside these."""

ENTERED_AT_ONCE = 100_000
"""Positions that a hash table gets in one go, within a slice."""

Selecting: TypeAlias = Generator[Progress, None, Int32s | tuple[Int32s, Int64s]]
"""Finds nodes, and the positions that they are paired with if they are."""


def whole(pieces: PieceSet, metric: Metric) -> Generator[Progress, None, Atlas]:
    """Look at all of them, the kernels being ready."""
    keys, levels = yield from _all_keys(pieces, metric)
    table = yield from _hash_table(keys)
    return Atlas(pieces, metric, keys, levels, table, (yield from _components(keys, table)))


def _all_keys(pieces: PieceSet, metric: Metric) -> Generator[Progress, None, tuple[Int64s, tuple[int, ...]]]:
    """One position for each layout and its mirror image, the solvable ones first, and how many are at each distance."""
    searched = yield from from_exit(pieces, metric)
    keys, table, levels = np.empty(0, np.int64), np.zeros(1, np.int32), ()
    if searched is not None:
        keys, table, levels = searched.keys[: searched.count].copy(), searched.table, searched.levels()
    others: list[Int64s] = []
    for block in BLOCKS:
        positions = pieces.position_array(block.square)
        others.append(positions[: components_kernel.keep_others(positions, keys, table)].copy())
        yield Progress(len(levels), len(keys) + sum(map(len, others)), levels=levels)
    return np.concatenate([keys, in_text_order(np.concatenate(others))]), levels


def _hash_table(keys: Int64s) -> Generator[Progress, None, Int32s]:
    table = np.zeros(2 << len(keys).bit_length(), np.int32)
    for first in range(0, len(keys), ENTERED_AT_ONCE):
        search_kernel.enter(keys, first, min(first + ENTERED_AT_ONCE, len(keys)), table)
        yield Progress(0, len(keys))
    return table


def _components(keys: Int64s, table: Int32s) -> Generator[Progress, None, Components]:
    count = len(keys)
    labels, sides, queue = np.full(count, -1, np.int32), np.zeros(count, np.int8), np.empty(count, np.int32)
    figures, state = np.zeros((count, 4), np.int64), np.zeros(4, np.int64)
    label = components_kernel.label.sliced(keys, table, labels, sides, queue, figures, state, new_scratch())
    for _ in Slices().each(label):
        yield Progress(0, count)
    return Components(labels, sides, figures[: state[components_kernel.FOUND]].copy())


def selection(atlas: Atlas, special: Special) -> Generator[Progress, None, Selection]:
    """Find the layouts of one kind, the kernels being ready."""
    known = atlas.solvable > 0 or special is Special.UNSOLVABLE
    found = (yield from _WAYS[special](atlas)) if known else np.empty(0, np.int32)
    nodes, partners = found if isinstance(found, tuple) else (found, None)
    texts = np.empty(len(nodes), np.int64)
    text_order_kernel.write_text_order(atlas.keys[nodes], texts)
    order = np.lexsort((texts, -distances(atlas)[nodes]))
    return Selection(atlas, special, nodes[order], None if partners is None else partners[order])


def distances(atlas: Atlas) -> Int16s:
    """The distance (int16) of every node to the exit, -1 without a solution."""
    found = np.full(atlas.nodes, -1, np.int16)
    found[: atlas.solvable] = np.repeat(np.arange(len(atlas.levels), dtype=np.int16), atlas.levels)
    return found


def _marked(mark: int, atlas: Atlas) -> Selecting:
    """Find the nodes with a mark of the kernel."""
    marks, ways = np.zeros((2, atlas.solvable), np.uint8)
    known, cursor = (atlas.keys, atlas.table, distances(atlas)), np.zeros(1, np.int64)
    run = special_kernel.mark.sliced(*known, atlas.metric.number, marks, ways, cursor, new_scratch())
    for _ in Slices().each(run):
        yield Progress(0, int(cursor[0]))
    return np.flatnonzero(marks & mark).astype(np.int32)


def _symmetric(atlas: Atlas) -> Selecting:
    keys = atlas.keys[: atlas.solvable]
    yield Progress(0, atlas.solvable)
    return np.flatnonzero(kernel.mirrored.function(keys) == keys).astype(np.int32)  # as it is written, of all at once


def _hardest_by_place(atlas: Atlas) -> Selecting:
    cells = atlas.keys[: atlas.solvable] >> BLOCK & 15
    places = np.minimum(cells, (cells | 3) - 1 - (cells & 3))  # the mirror image of a column c is 2 - c
    yield Progress(0, atlas.solvable)
    farthest = np.full(16, -1, np.int16)
    far = distances(atlas)[: atlas.solvable]
    farthest[places] = far  # of several the last is kept, and that is the farthest
    return np.flatnonzero((far == farthest[places]) & (far > 0)).astype(np.int32)


def passes_of(atlas: Atlas) -> Generator[Progress, None, Int32s]:
    """How many narrow passes (int32) each solvable node has; the kernels have to be ready."""
    keys, far = atlas.keys[: atlas.solvable], distances(atlas)
    starts, near = yield from building.neighbours(keys, atlas.table, atlas.metric, Progress(0, atlas.solvable))
    solved = np.arange(atlas.levels[0], dtype=np.int32)
    visits = yield from building.depth_first(starts, near, far[: atlas.solvable], solved, atlas.solvable)
    room, passes = np.empty((2, atlas.solvable + 1), np.int32), np.empty(atlas.solvable + 1, np.int32)
    special_kernel.count_passes(*visits, np.append(far[: atlas.solvable], np.int16(0)), room[0], room[1], passes)
    return passes[:-1]


def _most_passes(atlas: Atlas) -> Selecting:
    passes = yield from passes_of(atlas)
    return np.flatnonzero((passes == passes.max()) & (passes > 0)).astype(np.int32)


def _paired(kind: int, atlas: Atlas) -> Selecting:
    """Find the pairs of the greatest difference by a kind of variants."""
    far, cursor, scratch = distances(atlas), np.zeros(1, np.int64), new_scratch()
    differences = np.empty(atlas.solvable, np.int16)
    run = special_kernel.compare.sliced(atlas.keys, atlas.table, far, kind, differences, cursor, scratch)
    for _ in Slices().each(run):
        yield Progress(0, int(cursor[0]))
    greatest = max(int(differences.max()), 1)
    pairs: list[tuple[int, int]] = []
    for node in np.flatnonzero(differences == greatest).tolist():
        found = special_kernel.write_variants(int(atlas.keys[node]), kind, scratch[0])
        partners = {kernel.canonical(key): key for key in scratch[0, :found].tolist()}
        pairs += [(node, key) for same, key in partners.items() if far[node] - far[atlas.node_of_key(same)] == greatest]
        yield Progress(0, atlas.solvable)
    nodes, others = zip(*pairs, strict=True) if pairs else ((), ())
    return np.array(nodes, np.int32), np.array(others, np.int64)


def _unsolvable(atlas: Atlas) -> Selecting:
    yield Progress(0, atlas.nodes)
    return np.arange(atlas.solvable, atlas.nodes, dtype=np.int32)


_WAYS = {
    Special.SYMMETRIC: _symmetric,
    Special.PEAKS: partial(_marked, special_kernel.PEAK),
    Special.PLACES: _hardest_by_place,
    Special.ONE_SOLUTION: partial(_marked, special_kernel.ONE_SOLUTION),
    Special.PASSES: _most_passes,
    Special.EXCHANGED: partial(_paired, special_kernel.EXCHANGED),
    Special.SOLDIER_ELSEWHERE: partial(_paired, special_kernel.SOLDIER_ELSEWHERE),
    Special.UNSOLVABLE: _unsolvable,
}
