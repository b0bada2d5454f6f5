"""A message as a value: a template and the values that fill it, so that it can be shown in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from string import Formatter
from typing import Any, TypeAlias, Union, cast

Value: TypeAlias = Union[int, str, "Message", tuple["Value", ...]]
"""A number, words of no language such as a name, another message, or several of these, which become a list."""

LONGEST_VALUE = 300
"""How many characters of what a person wrote a sentence repeats at most."""


@dataclass(frozen=True, slots=True)
class Message:
    """A fault, a reason or a remark: which one, and its values.

    `template` is a member of a `StrEnum` whose value is the English sentence with `{names}` to fill in; the
    console prints it, and the window looks up the translation of the same template. A word that follows a number
    is written in both forms, as in `{found} {found:letter|letters}`; see `filled`.
    """

    template: StrEnum
    values: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def __str__(self) -> str:
        return filled(self.template.value, self.values)


class ArgumentFault(StrEnum):
    """What can be wrong with an argument of a function."""

    OTHER = "“{value}” of type {type} is not {wanted}"


class InputError(ValueError):
    """A person's input is wrong; `message` says what and where in one sentence."""

    def __init__(self, template: StrEnum, **values: Value) -> None:
        told = {name: repeated(value) if isinstance(value, str) else value for name, value in values.items()}
        self.message = Message(template, told)
        super().__init__(str(self.message))


def check_argument(value: object, kind: type, wanted: str, least: int | None = None) -> None:
    """Raise `InputError` for an argument of another type, or less than it may be: it would fail somewhere later."""
    if not isinstance(value, kind) or (least is not None and cast(int, value) < least):
        raise InputError(ArgumentFault.OTHER, value=str(value), type=type(value).__name__, wanted=wanted)


def filled(template: str, values: Mapping[str, Value], number: Callable[[int], str] = str) -> str:
    """A template with its values: `{name}` as it is, whole numbers as `number` writes them.

    `{name:one|many}` becomes the first word where the value is 1, and the second otherwise.
    """
    return _Words(number).vformat(template, (), values)


def numbered(number: int, one: str, many: str) -> str:
    """A number and what there are so many of."""
    return f"{number:,} {one if number == 1 else many}"


class _Words(Formatter):
    def __init__(self, number: Callable[[int], str]) -> None:
        self._number = number

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec:
            one, many = format_spec.split("|")
            return one if value == 1 else many
        if isinstance(value, tuple):
            return ", ".join(map(str, cast("tuple[Value, ...]", value)))
        return self._number(value) if isinstance(value, int) else str(value)


def repeated(text: str) -> str:
    """What a person wrote, to be repeated in a sentence: on one line, and only its beginning when it is long."""
    beginning = text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
    return "".join(_printed(character) for character in beginning)


def _printed(character: str) -> str:
    if character.isprintable():
        return character
    return " " if character.isspace() else "\N{REPLACEMENT CHARACTER}"
