"""A layout by whatever a person writes: a name of the catalogue, or any code."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from solvers.klotski import codes
from solvers.klotski.catalogue import catalogue
from solvers.klotski.catalogue.catalogue import LONGEST_NAME, CatalogueFault, Entry
from solvers.klotski.codes import CodeFault, CodeName
from solvers.klotski.layout import LETTERS, Layout
from solvers.message import InputError


@dataclass(frozen=True, slots=True)
class LookupResult:
    """A layout, and how it was written: as a name of the catalogue (`entry`) or in a code (`code`)."""

    layout: Layout
    entry: Entry | None
    code: CodeName | None


class LookupFault(StrEnum):
    """A text is nothing that a layout is found by."""

    NEITHER = "“{text}” is neither a layout's name, such as Frog in the Well, nor a layout code, such as 1A9BF0C"


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
        raise _nearer(text.strip(), no_name, no_code) from None
    return LookupResult(layout, None, code)


def _nearer(text: str, no_name: InputError, no_code: InputError) -> InputError:
    """What is wrong with the text as the name or the code that it comes near to, or that it is neither."""
    if not says(no_code, CodeFault.UNKNOWN) and not _is_word(text):
        return no_code
    return InputError(LookupFault.NEITHER, text=text) if says(no_name, CatalogueFault.UNHEARD_OF) else no_name


def says(error: InputError, fault: StrEnum) -> bool:
    """Whether that is what an error says."""
    return error.message.template is fault


def _is_word(text: str) -> bool:
    """Whether a text is letters alone, and not those of the pieces: hardly a code, whatever its length says."""
    return text.isalpha() and len(text) <= LONGEST_NAME and not set(text) <= set(LETTERS)


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
