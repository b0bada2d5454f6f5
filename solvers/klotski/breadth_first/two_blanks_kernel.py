"""Compiled: a table of every slide that two blanks allow, by the pair of cells where they are.

A piece slides into blanks only, so with two of them the pair says which pieces could slide and where to: it is only to
be seen which of them are there. A pair has up to `MOST_CANDIDATES` such candidates, in the order in which `expand`
finds them. Each one is what it exchanges in a position and in its mirror image, which makes the successor and the
mirror image of the successor from those of the position at once.
"""

from __future__ import annotations

from solvers.array_types import Int16s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.klotski.breadth_first.kernel import BOARD, mirrored, placements_of, slides
from solvers.klotski.packed import BLOCK, HORIZONTALS, PRESENT, SOLDIERS, VERTICALS

PAIR_MODULUS = 1101
"""The least number by which two set bits out of 20 leave a different remainder for each pair."""

FIRST, END, FIRST_BLOCK, SECOND_BLOCK = 0, 1, 2, 3
"""The columns of `pairs`: the first candidate of a pair, the one after its last soldier or general, and the two cells
of the 2x2 block, or -1, from which this is the candidate at `END` or the next."""

EXCHANGED, MIRRORED, LENGTH, TRIED = 0, 1, 2, 3
"""The columns of `candidates`: the bits exchanged in a position and in its mirror image, the cells slid, and which
candidates of the next position need not be tried (from the lowest bit on those from `FIRST` to `END` and both of the
block; 32 bits further on, those of the next position's mirror image)."""

MIRRORED_TRIED = 32

MOST_CANDIDATES = 20
"""What a pair has at most."""
ROOM = 190 * MOST_CANDIDATES
"""Enough for the candidates of all pairs."""

_BEFORE, _AFTER, _FREE = 0, 1, 2


@kernel("void(int64, int16[:, ::1], uint8[::1], int64[:, ::1], int64[:, ::1], int64[:, ::1])")
def write_candidates(
    metric: int, pairs: Int16s, bits: UInt8s, candidates: Int64s, alone: Int64s, lists: Int64s
) -> None:
    """Write the candidates of every pair of blanks.

    `pairs` (int16) is (`PAIR_MODULUS`, 4): what is said of a pair stands at the remainder of its two set bits. `bits`
    (uint8, `ROOM`) holds which bit of a position says that the soldier or general of a candidate is there, and
    `candidates` (int64) is (`ROOM`, 4). `alone` (int64, (`ROOM`, 3)) and `lists` (int64, (2, `MAX_SUCCESSORS`)) are for
    numbers of its own.
    """
    used = 0
    for second in range(20):
        for first in range(second):
            free = 1 << first | 1 << second
            pair = pairs[free % PAIR_MODULUS]
            pair[FIRST] = used
            for field in (SOLDIERS, VERTICALS, HORIZONTALS):
                used = _write_kind(metric, field, free, used, bits, candidates, alone, lists)
            pair[END] = used
            used = _write_kind(metric, BLOCK, free, used, bits, candidates, alone, lists)
            pair[FIRST_BLOCK] = _cell_of_block(pair[END], used, alone)
            pair[SECOND_BLOCK] = _cell_of_block(pair[END] + 1, used, alone)
    for number in range(used):
        candidates[number, TRIED] = (
            _tried(number, False, pairs, alone) | _tried(number, True, pairs, alone) << MIRRORED_TRIED
        )


@compiled
def _alone(field: int, cell: int) -> int:
    """The position of one piece; a soldier or general comes with the block where the mirror shows it in place."""
    return PRESENT | (cell << BLOCK if field == BLOCK else 1 << BLOCK | 1 << (field + cell))


@compiled
def _write_kind(
    metric: int, field: int, free: int, used: int, bits: UInt8s, candidates: Int64s, alone: Int64s, lists: Int64s
) -> int:
    """Write the candidates of one kind of piece from the number `used` on; return how many are used afterwards."""
    shape = 1 if field == SOLDIERS else 17 if field == VERTICALS else 3 if field == HORIZONTALS else 51
    rest = _alone(field, 0) ^ (0 if field == BLOCK else 1 << field)
    for cell in range(20):
        own = shape << cell
        if placements_of(field, BOARD) >> cell & 1 == 0 or own & free:
            continue
        before = _alone(field, cell)
        found = slides(rest, field, 1 << cell, placements_of(field, free | own), metric, lists[0], lists[1], 0)
        for place in range(found):
            after = lists[0, place]
            to = (after >> BLOCK) & 15 if field == BLOCK else _cell_of(after, field)
            bits[used] = field + cell
            alone[used, _BEFORE], alone[used, _AFTER], alone[used, _FREE] = before, after, (free | own) ^ shape << to
            candidates[used, EXCHANGED] = before ^ after
            candidates[used, MIRRORED] = mirrored(before) ^ mirrored(after)
            candidates[used, LENGTH] = lists[1, place]
            used += 1
    return used


@compiled
def _cell_of(alone: int, field: int) -> int:
    """The cell of the one soldier or general of a position."""
    cell = 0
    while (alone >> (field + cell)) & 1 == 0:
        cell += 1
    return cell


@compiled
def _cell_of_block(number: int, used: int, alone: Int64s) -> int:
    """The cell from which the block of a candidate slides; -1 where there is no such candidate of the pair."""
    return (alone[number, _BEFORE] >> BLOCK) & 15 if number < used else -1


@compiled
def _tried(number: int, turned: bool, pairs: Int16s, alone: Int64s) -> int:
    """Which candidates need not be tried after this one: those that lead where its own piece could slide before.

    `turned`: what follows is the mirror image. The positions there were all reached when this candidate was.
    """
    free = alone[number, _FREE]
    pair = pairs[(mirrored(PRESENT | 1 << BLOCK | free) & BOARD if turned else free) % PAIR_MODULUS]
    first = pair[FIRST]
    tried = 0
    for following in range(first, pair[END] + (pair[FIRST_BLOCK] >= 0) + (pair[SECOND_BLOCK] >= 0)):
        before, after = alone[following, _BEFORE], alone[following, _AFTER]
        if turned:
            before, after = mirrored(before), mirrored(after)
        if before == alone[number, _AFTER] and _could_slide(number, after, alone):
            tried |= 1 << (following - first)
    return tried


@compiled
def _could_slide(number: int, there: int, alone: Int64s) -> bool:
    """Whether the piece of a candidate is where it slides to, stays, or slides to by a candidate beside this one."""
    before = alone[number, _BEFORE]
    if there == before:
        return True
    first = number
    while first > 0 and alone[first - 1, _BEFORE] == before:
        first -= 1
    while alone[first, _BEFORE] == before:
        if alone[first, _AFTER] == there:
            return True
        first += 1
    return False
