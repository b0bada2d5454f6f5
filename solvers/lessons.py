"""Lessons as text: Markdown, cut into slides, with parts that the program computes. Knows no window, and runs nothing.

A file `NAME.lesson.md` in UTF-8 begins with `# ` and the title; what follows, up to a line of `---`, says what the
lesson is about. Each slide after that begins with `## ` and its title, and ends with the next `---`::

    # Why is the first solution the shortest?

    Watch a search go through the positions of a layout.

    ---

    ## Level by level

    Guess, then press Next level.

    ```levels
    layouts: 橫刀立馬; 4FEA134
    ```

    Cao Cao reaches the exit at level {depth}.

    {right?} You were right!

    ```notes
    minutes: 5
    Ask the class before anybody presses the button.
    ```

- A part is between lines of three backticks, the first with its kind; each line between them is `name: value`. Several
  values are separated by semicolons. After `name:` alone, all lines that follow are its value. With a line `as: first`,
  the names of all that it tells begin so, as in `{first_depth}`. Blocks whose kind is `python` or `text`, or that have
  none, are shown as they are.
- `{name}` is what a part of the slide tells. A paragraph that names something is shown once that is known, and
  `{name?}` is nothing but this condition.
- `notes` are for whoever gives the lesson; their first line may be `minutes: ` with how long the slide takes.
- `lesson`, before the first slide, may have `minutes: ` for all of it and `order: ` for its place in the list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from solvers.message import InputError

T = TypeVar("T")

ENDING = ".lesson.md"
MOST_SLIDES = 200
MOST_MINUTES = 1000
MOST_CHARACTERS = 3000
"""Of a paragraph: laying out a long one, such as a table of a thousand columns, takes seconds."""
SHOWN_AS_THEY_ARE = ("", "python", "text")
_SLIDE = "---"
_FENCE = re.compile(r"(`{3,})\s*([^`\s]*)")
_PLACE = re.compile(r"\{([a-z][a-z0-9_]*)\??\}")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_NAME = re.compile(r"[A-Za-z][\w -]*")

Line = tuple[int, str]
"""A line of the file with its number, from 1."""


class LessonFault(StrEnum):
    """Why a text is no lesson, or something in it no part."""

    TITLE = "line {line}: a lesson begins with “# ” and its title"
    SLIDE = "line {line}: a slide begins with “## ” and its title"
    NO_SLIDES = "the lesson has no slide: a line of “---”, and then “## ” and a title, begins one"
    TOO_MANY = "line {line}: a lesson has at most {most} slides"
    OPEN = "line {line}: the block that begins here has no end, a line of “```”"
    GIVEN = "line {line}: “{text}” is not written as “name: value”"
    LONG = "line {line}: what begins here has more than {most} characters, more than a slide shows; shorten it"
    TWICE = "line {line}: “{name}” was given before"
    KIND = "line {line}: there is no part “{kind}”; there are {allowed}"
    NAME = "line {line}: {kind} takes no “{name}”, but {allowed}"
    VALUE = "line {line}, {name}: {why}"
    MISSING = "line {line}: {kind} needs a line “{name}: ”"
    CHOICE = "“{text}” is none of {allowed}"
    NUMBER = "“{text}” is not a whole number from {least} to {most}"
    MANY = "{found} values are too many here; at most {most} are allowed"
    LARGE = "“{text}” has more than {most} squares or positions, which is too many here"
    PICTURE = "there is no picture “{text}” beside the lesson"
    PLACE = "line {line}: no part of this slide tells “{name}”; nearest to it are {nearest}, and the README lists all"
    COMMAS = "semicolons separate several values, not commas; {why}"
    IMAGE = "line {line}: a picture is shown by a part “picture” with a line “file: ”, not by “{text}”"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some Markdown, with the line it begins in; it is shown once everything is known that it names."""

    line: int
    text: str

    @property
    def names(self) -> Sequence[str]:
        """What it names, each once; what is shown as it is names nothing."""
        return [] if self.text.startswith("```") else [*dict.fromkeys(_PLACE.findall(self.text))]

    def filled(self, values: Mapping[str, str]) -> str | None:
        """The text with its values; None while one of them is not known or empty."""
        if not all(values.get(name) for name in self.names):
            return None
        if not self.names:
            return self.text
        return _PLACE.sub(lambda place: "" if place[0][-2] == "?" else values[place[1]], self.text).strip()


@dataclass(frozen=True, slots=True)
class PartRequest:
    """A part that is asked for: its kind, and the lines and the texts of what it is given, by their names."""

    line: int
    kind: str
    given: Mapping[str, Line] = field(default_factory=dict[str, Line])

    @property
    def asked(self) -> tuple[str, Mapping[str, str]]:
        """What is asked for, on whichever lines: the kind, and the texts of what it is given."""
        return self.kind, {name: text for name, (_, text) in self.given.items()}


@dataclass(frozen=True, slots=True)
class LessonSlide:
    """One slide: its title, what is on it from top to bottom, and what only who gives the lesson sees."""

    title: str
    blocks: Sequence[Paragraph | PartRequest]
    notes: Sequence[Paragraph] = ()
    minutes: int = 0
    line: int = 1
    """Where it begins in the file."""

    @property
    def requests(self) -> Sequence[PartRequest]:
        """What it asks for, from top to bottom."""
        return [block for block in self.blocks if isinstance(block, PartRequest)]

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        """All its texts, the notes last."""
        yield from (block for block in self.blocks if isinstance(block, Paragraph))
        yield from self.notes


@dataclass(frozen=True, slots=True)
class LessonDocument:
    """A lesson: its title, what it is about, its slides, how long it takes, and its place among others, if any."""

    title: str
    about: str
    slides: Sequence[LessonSlide]
    minutes: int = 0
    order: int = 0

    @property
    def kinds(self) -> set[str]:
        """The kinds of its parts."""
        return {request.kind for slide in self.slides for request in slide.requests}

    def slide_at(self, line: int) -> int:
        """The number, from 0, of the slide that a line of the file is in; above the slides, the first."""
        return max(0, sum(slide.line <= line for slide in self.slides) - 1)


def read_lesson(text: str) -> LessonDocument:
    """The lesson that a text holds; raises `InputError` with a `LessonFault`."""
    parts: list[tuple[int, list[list[Line]]]] = [(1, [])]
    for block in _blocks(enumerate(text.splitlines(), 1)):
        if block[0][1].rstrip() == _SLIDE:
            number, _ = block.pop(0)
            parts.append((number, []))
        if block:
            parts[-1][1].append(block)
    head = _slide(*parts[0], "# ", LessonFault.TITLE)
    numbers = {"minutes": 0, "order": 0}
    for request in head.requests:
        if request.kind != "lesson":
            raise InputError(LessonFault.KIND, line=request.line, kind=request.kind, allowed=("lesson",))
        for name, (line, value) in request.given.items():
            if name not in numbers:
                raise InputError(LessonFault.NAME, line=line, kind="lesson", name=name, allowed=tuple(numbers))
            numbers[name] = _number(line, name, value)
    if len(parts) == 1:
        raise InputError(LessonFault.NO_SLIDES)
    if len(parts) > MOST_SLIDES + 1:
        raise InputError(LessonFault.TOO_MANY, line=parts[MOST_SLIDES + 1][0], most=MOST_SLIDES)
    slides = [_slide(line, blocks, "## ", LessonFault.SLIDE) for line, blocks in parts[1:]]
    about = "\n\n".join(block.text for block in head.blocks if isinstance(block, Paragraph))
    minutes = numbers["minutes"] or sum(slide.minutes for slide in slides)
    return LessonDocument(head.title, about, slides, minutes, numbers["order"])


def read_value(line: int, name: str, text: str, parse: Callable[[str], T]) -> T:
    """What is written in a line as the value of a name; raises `InputError` that tells both of what `parse` refuses."""
    try:
        return parse(text)
    except InputError as error:
        raise InputError(LessonFault.VALUE, line=line, name=name, why=error.message) from None


def whole_number(text: str, least: int, most: int) -> int:
    """The number that a text is; raises `InputError`."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text) or not least <= int(text) <= most:
        raise InputError(LessonFault.NUMBER, text=text, least=least, most=most)
    return int(text)


def _number(line: int, name: str, text: str) -> int:
    return read_value(line, name, text, lambda text: whole_number(text, 0, MOST_MINUTES))


def _blocks(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Paragraphs, which empty lines part, and what stands between lines of backticks; `---` begins one of them."""
    block: list[Line] = []
    ticks = ""
    for number, line in lines:
        fence = _FENCE.fullmatch(line.rstrip())
        if ticks and fence is not None and fence[1] == ticks and fence[2]:
            raise InputError(LessonFault.OPEN, line=block[0][0])
        opening = None if ticks else fence
        if block and not ticks and (opening or line.rstrip() in ("", _SLIDE)):
            yield block
            block = []
        if ticks or line.strip():
            block.append((number, line))
        if opening is not None:
            ticks = opening[1]
        elif ticks and line.strip() == ticks:
            yield block
            block, ticks = [], ""
    if ticks:
        raise InputError(LessonFault.OPEN, line=block[0][0])
    if block:
        yield block


def _slide(line: int, blocks: Sequence[list[Line]], mark: str, fault: LessonFault) -> LessonSlide:
    """What begins in a line, with a mark and its title; raises `InputError` with the fault where it does not."""
    (number, first), *rest = blocks[0] if blocks else [(line, "")]
    title = first.removeprefix(mark).strip()
    if not first.startswith(mark) or not title:
        raise InputError(fault, line=number)
    shown: list[Paragraph | PartRequest] = []
    notes: list[Paragraph] = []
    minutes = 0
    for block in filter(None, (rest, *blocks[1:])):
        if _kind(block) != "notes":
            shown.append(_read(block))
            continue
        _, *said, _ = block
        name, value = _pair(said[0][1]) if said else ("", "")
        if name == "minutes":
            minutes += _number(said.pop(0)[0], name, value)
        notes += map(_paragraph, _blocks(said))
    return LessonSlide(title, shown, notes, minutes, line)


def _read(block: list[Line]) -> Paragraph | PartRequest:
    """A part, or a text, as also a block is that is shown as it is."""
    kind = _kind(block)
    if kind in SHOWN_AS_THEY_ARE:
        return _paragraph(block)
    given: dict[str, Line] = {}
    for line, text in block[1:-1]:
        name, value = _pair(text)
        if name in given:
            raise InputError(LessonFault.TWICE, line=line, name=name)
        if name and not value:
            given[name] = line, "\n".join(below for number, below in block[1:-1] if number > line).strip("\n")
            break
        if name:
            given[name] = line, value
        elif text.strip():
            raise InputError(LessonFault.GIVEN, line=line, text=text.strip())
    return PartRequest(block[0][0], kind, given)


def _kind(block: list[Line]) -> str:
    """What stands behind the backticks that a block begins with, if any."""
    fence = _FENCE.fullmatch(block[0][1].rstrip())
    return "" if fence is None else fence[2]


def _pair(text: str) -> tuple[str, str]:
    """The name and the value of a line; without a name where it has none."""
    parts = [part.strip() for part in re.split("[:：]", text, maxsplit=1)]
    return (parts[0], parts[1]) if len(parts) == 2 and _NAME.fullmatch(parts[0]) else ("", "")


def _paragraph(lines: list[Line]) -> Paragraph:
    text = "\n".join(line for _, line in lines)
    if len(text) > MOST_CHARACTERS:
        raise InputError(LessonFault.LONG, line=lines[0][0], most=MOST_CHARACTERS)
    if not text.startswith("```") and (image := _IMAGE.search(text)):
        line = lines[text.count("\n", 0, image.start())][0]
        raise InputError(LessonFault.IMAGE, line=line, text=image[0])
    return Paragraph(lines[0][0], text)
