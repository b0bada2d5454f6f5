"""A layout by whatever a person writes: a name of the catalogue, or any code."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from solvers.klotski import codes
from solvers.klotski.catalogue import catalogue
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.codes import CodeFault, CodeName
from solvers.klotski.layout import Layout
from solvers.message import InputError


@dataclass(frozen=True, slots=True)
class LookupResult:
    """A layout, and how it was written: as a name of the catalogue (`entry`) or in a code (`code`)."""

    layout: Layout
    entry: Entry | None
    code: CodeName | None


def look_up(text: str) -> LookupResult:
    """Read a name or a code; raises `InputError` that says what is wrong with it as what it comes nearest to."""
    try:
        entry = catalogue.find(text)
        return LookupResult(entry.layout, entry, None)
    except InputError as error:
        no_name = error
    try:
        layout, code = codes.read(text)
    except InputError as no_code:
        fault = no_code.message.template
        raise (no_name if isinstance(fault, CodeFault) and fault is CodeFault.UNKNOWN else no_code) from None
    return LookupResult(layout, None, code)


def known(text: str) -> LookupResult | None:
    """The same, but None for what is neither: quick enough for every line of a text, as no name like it is sought."""
    with suppress(InputError):
        entry = catalogue.known(text)
        if entry is not None:
            return LookupResult(entry.layout, entry, None)
    with suppress(InputError):
        layout, code = codes.read(text)
        return LookupResult(layout, None, code)
    return None
