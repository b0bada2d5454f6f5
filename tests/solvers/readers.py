"""Everything in `solvers` that reads what a person wrote, and texts that nobody should write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from solvers.documents import open_text
from solvers.klotski import codes
from solvers.klotski.catalogue import catalogue, lookup
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.codes.registry import CODES
from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.klotski.layout import Layout
from solvers.knight.engines import engine_named as knight_engine
from solvers.knight.notation import parse_board, parse_size, parse_square

READERS: Mapping[str, Callable[[str], object]] = {
    **{f"the code {name}": code.read for name, code in CODES.items()},
    "any code": codes.read,
    "a name": catalogue.find,
    "a name that is known": catalogue.known,
    "a name or a code": lookup.look_up,
    "a line of a text": lookup.known,
    "a part of a name": partial(hits, among=catalogue.entries()),
    "a layout": Layout.parse,
    "a document": open_text,
    "the size of a board": parse_size,
    "a board": parse_board,
    "a square": partial(parse_square, rows=8),
    "a Klotski engine": klotski_engine,
    "a knight engine": knight_engine,
}
"""What each reads, and the reader: whatever the text, it answers or raises `InputError`."""

PREFIXES = (*(f"{name}:" for name in CODES), "[", "0x", "")

HOSTILE: Mapping[str, str] = {
    "nothing": "",
    "blanks": " \t\n\u3000 ",
    "a zero byte": "\0",
    "half of a surrogate pair": "\ud800橫刀立馬",
    "digits beyond what Python converts": "9" * 5_000,
    "digits of another script": "٣" * 24,
    "letters that grow in upper case": "ﬆﬃßŉǰ",
    "a name 3,000 times": "heng dao " * 3_000,
    "a cell 15,000 times": "1," * 15_000,
    "the same and a line more": "1," * 15_000 + "\n?",
    "30,000 accents on one letter": "a" + "\u0301" * 30_000,
    "accents to be sorted": "a" + "\u0301\u0323" * 15_000,
    "200 lines like names": "\n".join(f"heng dao {number} ma" for number in range(200)),
    "20,000 lines": "1A9BF0G\n" * 20_000,
    "20,000 paragraphs": "1 2\n\n" * 20_000,
    "a matrix of two columns": "1 2\n" * 20_000,
    "a matrix of two rows": ("1 " * 20_000 + "\n") * 2,
    "lists in lists": "[" * 20_000,
    "objects in objects": '{"a":' * 20_000,
    "many lists": "[" + "[]," * 20_000 + "[]]",
    "a number of 5,000 digits in JSON": '{"format": ' + "9" * 5_000 + "}",
    "a board beyond memory": "999999x999999",
    "a board beyond numbers": "9" * 5_000 + "x8",
    "slashes": "/" * 20_000,
    "colons": ":" * 20_000,
    "marks": "@#" * 10_000,
    "signs of a terminal": "\x1b[2J\x1b]0;name\x07\r\n",
    **{f"'{prefix}' and nothing": prefix for prefix in PREFIXES if prefix},
    **{f"'{prefix}' and blanks": f"{prefix}   " for prefix in PREFIXES if prefix},
    **{f"'{prefix}' and 5,000 digits": prefix + "9" * 5_000 for prefix in PREFIXES if prefix},
    **{f"'{prefix}' and 90 digits": prefix + "9" * 90 for prefix in PREFIXES if prefix},
}
"""Each by what it is."""
