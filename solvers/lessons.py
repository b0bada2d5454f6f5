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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from solvers.message import InputError

ENDING = ".lesson.md"
GREATEST_MB = 1
MOST_SLIDES = 200
MOST_MINUTES = 1000
SHOWN_AS_THEY_ARE = ("", "python", "text")
_FENCE = re.compile(r"(`{3,})\s*([^`\s]*)\s*")
_PLACE = re.compile(r"\{([a-z][a-z0-9_]*)\??\}")
_GIVEN = re.compile(r"\s*([A-Za-z][\w -]*?)\s*[:：]\s*(.*?)\s*")

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
    TWICE = "line {line}: “{name}” was given before"
    KIND = "line {line}: there is no part “{kind}”; there are {allowed}"
    NAME = "line {line}: {kind} takes no “{name}”, but {allowed}"
    VALUE = "line {line}, {name}: {why}"
    MISSING = "line {line}: {kind} needs a line “{name}: ”"
    CHOICE = "“{text}” is none of {allowed}"
    NUMBER = "“{text}” is not a whole number from {least} to {most}"
    LARGE = "“{text}” has more than {most} squares or positions, which is too many here"
    PICTURE = "there is no picture “{text}” beside the lesson"
    PLACE = "line {line}: no part of this slide tells “{name}”; known are {allowed}"


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


@dataclass(frozen=True, slots=True)
class LessonSlide:
    """One slide: its title, what is on it from top to bottom, and what only who gives the lesson sees."""

    line: int
    title: str
    blocks: Sequence[Paragraph | PartRequest]
    notes: Sequence[Paragraph] = ()
    minutes: int = 0

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


def open_lesson(path: Path) -> LessonDocument:
    """The lesson in a file; raises `InputError` that says in one sentence why there is none."""
    return read_lesson(lesson_text(path))


def lesson_text(path: Path) -> str:
    """The text of a file that may be a lesson; raises `InputError` where it cannot be read."""
    from solvers.documents.files import BYTES_A_MB, FileFault, check_file, reading  # only here: menus need the rest

    with reading(path):
        check_file(path)
        with path.open("rb") as file:
            written = file.read(GREATEST_MB * BYTES_A_MB + 1)
    if len(written) > GREATEST_MB * BYTES_A_MB:
        raise InputError(FileFault.TOO_LARGE, path=str(path), greatest=GREATEST_MB)
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(FileFault.NO_TEXT, path=str(path), position=error.start + 1) from None


def read_lesson(text: str) -> LessonDocument:
    """The lesson that a text holds; raises `InputError` with a `LessonFault`."""
    head, *slides = _cut([*enumerate(text.splitlines(), 1)])
    title, blocks, _ = _titled(head, "# ", LessonFault.TITLE)
    given = next((block for block in blocks if isinstance(block, PartRequest)), PartRequest(0, "lesson"))
    if given.kind != "lesson":
        raise InputError(LessonFault.KIND, line=given.line, kind=given.kind, allowed=("lesson",))
    for name, (line, _) in given.given.items():
        if name not in ("minutes", "order"):
            raise InputError(LessonFault.NAME, line=line, kind="lesson", name=name, allowed=("minutes", "order"))
    if not slides:
        raise InputError(LessonFault.NO_SLIDES)
    if len(slides) > MOST_SLIDES:
        raise InputError(LessonFault.TOO_MANY, line=slides[MOST_SLIDES][0][0], most=MOST_SLIDES)
    read = [_slide(lines) for lines in slides]
    minutes = _number(given, "minutes") or sum(slide.minutes for slide in read)
    about = "\n\n".join(block.text for block in blocks if isinstance(block, Paragraph))
    return LessonDocument(title, about, read, minutes, _number(given, "order"))


def whole_number(line: int, name: str, text: str, least: int, most: int) -> int:
    """A number that is written in a line as the value of a name; raises `InputError`."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text) or not least <= int(text) <= most:
        why = InputError(LessonFault.NUMBER, text=text, least=least, most=most).message
        raise InputError(LessonFault.VALUE, line=line, name=name, why=why)
    return int(text)


def _number(given: PartRequest, name: str) -> int:
    line, text = given.given.get(name, (given.line, "0"))
    return whole_number(line, name, text, 0, MOST_MINUTES)


def _cut(lines: list[Line]) -> list[list[Line]]:
    """The head of a lesson, and its slides with the line above each."""
    parts: list[list[Line]] = [[]]
    ticks = ""
    for number, line in lines:
        fence = _FENCE.fullmatch(line)
        if fence is not None:
            ticks = fence[1] if not ticks else "" if fence[1] == ticks and not fence[2] else ticks
        if line.rstrip() == "---" and not ticks:
            parts.append([])
        parts[-1].append((number, line))
    return parts


def _titled(
    lines: list[Line], mark: str, fault: LessonFault
) -> tuple[str, list[Paragraph | PartRequest], list[PartRequest]]:
    """The title that lines begin with, and what follows; notes apart."""
    rest = [(number, line) for number, line in lines if line.rstrip() != "---" or number != lines[0][0]]
    while rest and not rest[0][1].strip():
        rest.pop(0)
    number, first = rest[0] if rest else lines[0] if lines else (1, "")
    title = first.removeprefix(mark).strip()
    if not first.startswith(mark) or not title:
        raise InputError(fault, line=number)
    blocks = [*_blocks(rest[1:])]
    notes = [block for block in blocks if isinstance(block, PartRequest) and block.kind == "notes"]
    return title, [block for block in blocks if block not in notes], notes


def _slide(lines: list[Line]) -> LessonSlide:
    title, blocks, notes = _titled(lines, "## ", LessonFault.SLIDE)
    paragraphs: list[Paragraph] = []
    minutes = 0
    for written in notes:
        said = [*written.given.values()]
        if said and (first := _GIVEN.fullmatch(said[0][1])) and first[1] == "minutes":
            minutes += whole_number(said.pop(0)[0], "minutes", first[2], 0, MOST_MINUTES)
        paragraphs += (block for block in _blocks(said) if isinstance(block, Paragraph))
    return LessonSlide(lines[0][0], title, blocks, paragraphs, minutes)


def _blocks(lines: list[Line]) -> Iterator[Paragraph | PartRequest]:
    """Paragraphs, which empty lines part, and what stands between lines of backticks."""
    waiting: list[Line] = []
    place = 0
    while place < len(lines):
        number, line = lines[place]
        fence = _FENCE.fullmatch(line)
        if fence is not None or not line.strip():
            if waiting:
                yield _paragraph(waiting)
            waiting = []
        elif fence is None:
            waiting.append((number, line))
        if fence is not None:
            ends = (at for at in range(place + 1, len(lines)) if lines[at][1].strip() == fence[1])
            end = next(ends, None)
            if end is None:
                raise InputError(LessonFault.OPEN, line=number)
            yield _fenced(number, fence[2], lines[place : end + 1])
            place = end
        place += 1
    if waiting:
        yield _paragraph(waiting)


def _paragraph(lines: list[Line]) -> Paragraph:
    return Paragraph(lines[0][0], "\n".join(line for _, line in lines))


def _fenced(number: int, kind: str, lines: list[Line]) -> Paragraph | PartRequest:
    """A part, notes with their lines under the numbers of these, or a block that is shown as it is."""
    if kind in SHOWN_AS_THEY_ARE:
        return _paragraph(lines)
    inner = lines[1:-1]
    if kind == "notes":
        return PartRequest(number, kind, {str(line): (line, text) for line, text in inner})
    given: dict[str, Line] = {}
    for line, text in ((line, text) for line, text in inner if text.strip()):
        written = _GIVEN.fullmatch(text)
        if written is None:
            raise InputError(LessonFault.GIVEN, line=line, text=text.strip())
        if written[1] in given:
            raise InputError(LessonFault.TWICE, line=line, name=written[1])
        below = "\n".join(text for number, text in inner if number > line)
        given[written[1]] = line, written[2] or below.strip("\n")
        if not written[2]:
            break
    return PartRequest(number, kind, given)
