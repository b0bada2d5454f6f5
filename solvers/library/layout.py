"""A layout by its name, its code or its rows; apart from what is done with it, so that it is there at once."""

from __future__ import annotations

from collections.abc import Iterable

from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.layout import Layout
from solvers.message import check_argument


def layout(text: str | Iterable[str] | Layout) -> Layout:
    """A layout by its name in any script, by any of its published codes, or by its five rows.

    Raises `InputError` that says what is wrong, and for a name which others are like it.

    >>> import solvers
    >>> print(solvers.layout("橫刀立馬"))
    VAAV/VAAV/VHHV/VSSV/S..S
    >>> solvers.layout("1A9BF0C") == solvers.layout(["VAAV", "VAAV", "VHHV", "VSSV", "S..S"])
    True
    >>> solvers.layout("橫刀立牛")
    Traceback (most recent call last):
    solvers.message.InputError: there is no layout “橫刀立牛”; did you mean “橫刀立馬”?
    """
    if isinstance(text, Layout):
        return text
    check_argument(text, Iterable, "the name of a layout, a code, or its five rows")
    if isinstance(text, str) and "\n" not in text.strip():
        return look_up(text).layout
    return Layout.parse("/".join(text.split() if isinstance(text, str) else map(str, text)))
