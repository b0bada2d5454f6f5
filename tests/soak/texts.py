"""Texts that nobody should be expected to send, and some that are nearly right."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from solvers.documents import CollectionDocument, json_text
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.codes import write_all
from solvers.klotski.document import CollectedLayout, KlotskiDocument
from solvers.klotski.moves import Metric, legal_steps
from solvers.knight.board import Board, Square
from solvers.knight.document import CollectedBoard, KnightDocument

ALPHABETS = (
    "0123456789",
    "0123456789ABCDEFabcdefx",
    "AVHS./",
    "VHS.\n ",
    "0123456789,x×* -\n",
    '{}[]":,0123456789truefalsn ',
    "abcdefghijklmnopqrstuvwxyz #@",
    "橫刀立馬横将将軍关關羽",
    " \t\n\r\v\f\0\x1b\x7f\u00a0\u2028\ufeff\u200b\u200f",
    "\u0300\u0301\u0323\u20dd\u0e31",
    "٣३৩߃０１²½Ⅷⅹ",
    "%{}()<>&;'\"\\$`~!?",
    "\ud800\udfff\udc80",
)
LONG_ONE_IN = 200
LONGEST = 30_000
TIMES = (2, 3, 50, 2000)
"""How often a part of a text is repeated."""
ODD_NUMBERS = ("0", "-1", "00", "1e9", "0.5", "4294967296", "9223372036854775808", "9" * 400, "9" * 5000, "-0", "+1")
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 1e308, float("inf"), float("nan"), 2**31, 2**63, 10**400),
    *("", "A", "\0", "\ud800", "AAAA", [], {}, [[]], [0], [0, 0], [[0, 0]], [1, 2, 3], {"": 0}),
)
MOST_CHANGES = 6


def text(chance: Random) -> str:
    """Any text: of odd characters, or something valid that was spoilt, or even left as it is."""
    drawn = random_text(chance) if chance.random() < 0.35 else chance.choice(valid_texts())
    for _ in range(chance.randrange(MOST_CHANGES)):
        drawn = changed(chance, drawn)
    return drawn[: LONGEST * 2]


def random_text(chance: Random) -> str:
    """Characters of one alphabet or of all, seldom very many."""
    most = LONGEST if chance.randrange(LONG_ONE_IN) == 0 else 40
    length = round(most * chance.random() ** 2)
    kind = chance.randrange(len(ALPHABETS) + 2)
    if kind == len(ALPHABETS):
        return "".join(chr(chance.randrange(sys.maxunicode + 1)) for _ in range(min(length, 2000)))
    alphabet = ALPHABETS[kind] if kind < len(ALPHABETS) else "".join(ALPHABETS)
    return "".join(chance.choices(alphabet, k=length))


def changed(chance: Random, before: str) -> str:
    """A text with one change in it."""
    first, last = sorted(chance.choices(range(len(before) + 1), k=2))
    part = before[first:last]
    changes: tuple[Callable[[], str], ...] = (
        lambda: "",
        lambda: random_text(chance)[:20],
        lambda: part * min(chance.choice(TIMES), LONGEST // (len(part) + 1) + 1),
        part.swapcase,
        lambda: part[::-1],
        lambda: chance.choice(ODD_NUMBERS),
        lambda: chance.choice(valid_texts())[:300],
        lambda: "".join(chance.sample(part, len(part))),
    )
    if chance.random() < 0.5:  # one character alone
        position = min(first, max(0, len(before) - 1))
        return before[:position] + random_text(chance)[:1] + before[position + chance.randrange(2) :]
    return before[:first] + chance.choice(changes)() + before[last:]


def document(chance: Random) -> str:
    """A document, some of its members replaced, left out, or put elsewhere."""
    root = json.loads(chance.choice(_documents()))
    for _ in range(chance.randrange(1, 4)):
        _spoil(chance, root)
    written = json.dumps(root)
    return changed(chance, written) if chance.random() < 0.2 else written


def matrix(chance: Random) -> str:
    """Rows of numbers, as of a tour."""
    rows, columns = chance.randrange(1, 9), chance.randrange(1, 9)
    numbers = list(range(1, rows * columns + 1))
    chance.shuffle(numbers)
    for _ in range(chance.randrange(3)):
        numbers[chance.randrange(len(numbers))] = chance.choice((0, 1, 2, 10**6, 10**9))
    lines = [" ".join(map(str, numbers[row * columns : (row + 1) * columns])) for row in range(rows)]
    return "\n".join(lines)


def arguments(chance: Random) -> list[str]:
    """What might be said at the console, with something odd in it."""
    puzzle, command, rest = chance.choice(_COMMANDS)
    said = [puzzle, command, *rest]
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(said) + 1)
        odd = chance.choice((text(chance)[:200], *_OPTIONS, square(chance), size(chance)))
        said[place : place + chance.randrange(2)] = [odd]
    return said


def square(chance: Random) -> str:
    """A square, or nearly."""
    forms = ("{0},{1}", "({0}, {1})", "{2}{1}", "{0}", "{0},{1},{1}", "-{0},{1}", "{2}", "--", "all", "{0}，{1}")
    number = chance.choice((str(chance.randrange(12)), chance.choice(ODD_NUMBERS)))
    return chance.choice(forms).format(chance.randrange(12), number, chance.choice("abchzZé"))


def size(chance: Random) -> str:
    """The size of a board, or nearly; none so large that it takes long to make."""
    one, other = (chance.choice((str(chance.randrange(40)), chance.choice(ODD_NUMBERS))) for _ in range(2))
    return one + chance.choice(("x", "X", "×", "*", " x ", "", "xx", ",")) + other


def _spoil(chance: Random, root: Any) -> None:
    """Change one member, somewhere inside."""
    holder = root
    while True:
        places = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not places:
            return
        place = chance.choice(places)
        inside = holder[place]
        if isinstance(inside, dict | list) and inside and chance.random() < 0.7:
            holder = inside
            continue
        break
    match chance.randrange(4):
        case 0:
            del holder[place]
        case 1 if isinstance(holder, list):
            holder.insert(chance.randrange(len(holder) + 1), inside)
        case 2:
            holder[place] = chance.choice((text(chance)[:60], chance.randrange(-9, 99)))
        case _:
            holder[place] = deepcopy(chance.choice(ODD_VALUES))


@cache
def valid_texts() -> list[str]:
    """Names, codes, documents, tours and sizes that can be read."""
    names = [spelling for entry in entries() for spelling in entry.spellings]
    codes = [code for entry in entries() for code in write_all(entry.layout).values() if code is not None]
    told = [f"{name}:{code}" for name, code in write_all(entries()[0].layout).items() if code is not None]
    others = ["8x8", "5 × 6", "0,0", "a1", "(3, 4)", "1 2\n3 4", "value:", "bits26: ", "bits60:", "vector:[]", "raw:0x"]
    return [*names, *codes, *told * 20, *others * 20, *_documents()]


@cache
def _documents() -> list[str]:
    chance = Random(7)
    kinds = (_klotski, 40), (_knight, 40), (_collection, 20)
    return [json_text(draw(chance)) for draw, number in kinds for _ in range(number)]


def _collection(chance: Random) -> CollectionDocument:
    layouts = tuple(
        CollectedLayout(f"Layout {number}", chance.choice(entries()).layout, "notes" * chance.randrange(2))
        for number in range(chance.randrange(4))
    )
    boards = tuple(CollectedBoard(f"Board {number}", _knight(chance).board) for number in range(chance.randrange(3)))
    return CollectionDocument("A collection", "with notes", (*layouts, *boards))


def _klotski(chance: Random) -> KlotskiDocument:
    first = layout = chance.choice(entries()).layout
    metric = chance.choice(list(Metric))
    steps = []
    for _ in range(chance.randrange(6)):
        steps.append(chance.choice(legal_steps(layout, metric)))
        layout = steps[-1].after(layout)
    return KlotskiDocument(first, tuple(steps), metric)


def _knight(chance: Random) -> KnightDocument:
    board = Board(chance.randrange(3, 9), chance.randrange(3, 9))
    path: list[Square] = [chance.choice(board.squares)]
    for _ in range(chance.randrange(12)):
        onward = [square for square in board.neighbours(path[-1]) if square not in path]
        if not onward:
            break
        path.append(chance.choice(onward))
    return KnightDocument(board, path[0], False, tuple(path))


_COMMANDS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("klotski", "solve", ("橫刀立馬", "--count", "cells", "--json")),
    ("klotski", "codes", ("VAAV/VAAV/VHHV/VSSV/S..S", "--json")),
    ("klotski", "distance", ("橫刀立馬",)),
    ("klotski", "list", ()),
    ("knight", "tour", ("--board", "8x8", "--start", "0,0", "--missing", "1,1", "0,5", "--number", "3")),
    ("knight", "tour", ("--board=5x5", "--start=all", "--end=a1", "--engine", "warnsdorff", "--closed")),
    ("knight", "count", ("--board", "4x4", "--start", "0,0", "--json")),
    ("engines", "--json", ()),
)
_OPTIONS = (
    *(
        "--board",
        "--start",
        "--end",
        "--missing",
        "--closed",
        "--engine",
        "--number",
        "--count",
        "--json",
        "--start=--",
    ),
    *(
        "--end=--",
        "--missing=",
        "--board=",
        "--",
        "-",
        "-1",
        "--number=0",
        "--count=",
        "--help",
        "--he",
        "-h",
        "",
        "@x",
    ),
)
