"""A message as a value: a template and the values that fill it, so that it can be shown in any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

Value = int | str

LONGEST_VALUE = 300
"""How many characters of what a person wrote a sentence repeats at most."""


@dataclass(frozen=True, slots=True)
class Message:
    """A fault, a reason or a remark: which one, and its values.

    `template` is a member of a `StrEnum` whose value is the English sentence with `{names}` to fill in; the
    console prints it, and the window looks up the translation of the same template.
    """

    template: StrEnum
    values: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def __str__(self) -> str:
        return self.template.value.format(**self.values)


class InputError(ValueError):
    """A person's input is wrong; `message` says what and where in one sentence."""

    def __init__(self, template: StrEnum, **values: Value) -> None:
        filled = {name: repeated(value) if isinstance(value, str) else value for name, value in values.items()}
        self.message = Message(template, filled)
        super().__init__(str(self.message))


def repeated(text: str) -> str:
    """What a person wrote, to be repeated in a sentence: on one line, and only its beginning when it is long."""
    beginning = text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
    return "".join(_printed(character) for character in beginning)


def _printed(character: str) -> str:
    if character.isprintable():
        return character
    return " " if character.isspace() else "\N{REPLACEMENT CHARACTER}"
