"""Short texts of the values of variables, whatever they are: made quickly, never long, and never raising anything."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence, Set
from itertools import islice
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, cast

from solvers.own_search.problem import SearchProblem

LONGEST = 120
"""Characters of a text."""
SHOWN = 2
"""Of a long sequence so many members are shown at its beginning, and one at its end."""
DEEPEST = 3
"""Of a sequence in a sequence in a sequence only the length is shown."""
MOST_BITS = 200
"""Of a longer whole number only the size is shown: to write it out may take for ever."""
MOST_BYTES = 2_500
"""Of all variables together."""
NO_DATA = (SearchProblem, type, FunctionType, BuiltinFunctionType, MethodType, ModuleType)


def short_variables(variables: Mapping[str, Any]) -> dict[str, str]:
    """Short texts of the variables that hold data, as many as there is room for."""
    texts: dict[str, str] = {}
    room = MOST_BYTES
    for name, value in variables.items():
        if name.startswith("__") or isinstance(value, NO_DATA):
            continue
        text = short_text(value)
        room -= len((name + text).encode(errors="replace"))
        if room < 0:
            break
        texts[name] = text
    return texts


def short_text(value: object) -> str:
    """A text of a value: of a sequence its length and its ends, of a set or a mapping its length."""
    try:
        text = _text(value, 1)
    except Exception:  # from what somebody's own class does
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _text(value: object, depth: int) -> str:
    kind = type(value)
    if isinstance(value, str):
        beginning = value[:LONGEST]
        return repr(beginning) if kind is str else str(beginning)
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return f"{kind.__name__}[{value.bit_length()} bits]"
    if isinstance(value, (list, tuple, deque)):
        return _sequence(cast("Sequence[object]", value), depth)
    if isinstance(value, (bytes, bytearray, Mapping, Set)):
        return f"{kind.__name__}[{len(cast('Sequence[object]', value))}]"
    return repr(value)


def _sequence(values: Sequence[object], depth: int) -> str:
    name = f"{type(values).__name__}[{len(values)}]"
    if depth == DEEPEST or not values:
        return name
    texts = [_text(value, depth + 1) for value in islice(values, SHOWN)]
    if len(values) > SHOWN + 1:
        texts.append("…")
    if len(values) > SHOWN:
        texts.append(_text(values[-1], depth + 1))
    listed = ", ".join(texts)
    if len(values) > SHOWN + 1 or isinstance(values, deque):
        return f"{name}: {listed}"
    return f"({listed})" if isinstance(values, tuple) else f"[{listed}]"
