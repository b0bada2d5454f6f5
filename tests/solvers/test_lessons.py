"""Lessons as text: read as the format says, and one sentence for whatever is no lesson."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.lessons import (
    ENDING,
    MOST_CHARACTERS,
    MOST_SLIDES,
    LessonDocument,
    LessonFault,
    Paragraph,
    PartRequest,
    read_lesson,
)
from solvers.message import InputError

LESSONS = Path(__file__).parents[2] / "resources" / "lessons"
WHOLE = """# Title

About it.

```lesson
minutes: 12
order: 3
```

---

## First

One paragraph
in two lines.

```levels
layouts: 橫刀立馬; 4FEA134
as: one
```

It is {one_depth}.

{one_right?} {one_wrong?} Both.

```python
def search(problem): return {"---": None}
---
```

---

## Second

```notes
minutes: 5
For you: {one_depth}.

More.
```
"""


def test_a_lesson_is_read_whole() -> None:
    lesson = read_lesson(WHOLE)
    assert (lesson.title, lesson.about, lesson.minutes, lesson.order) == ("Title", "About it.", 12, 3)
    first, second = lesson.slides
    kinds = [type(block) for block in first.blocks]
    assert kinds == [Paragraph, PartRequest, Paragraph, Paragraph, Paragraph]
    part = first.blocks[1]
    assert isinstance(part, PartRequest)
    assert (part.line, part.kind) == (17, "levels")
    assert part.given == {"layouts": (18, "橫刀立馬; 4FEA134"), "as": (19, "one")}
    assert [paragraph.names for paragraph in first.paragraphs] == [[], ["one_depth"], ["one_right", "one_wrong"], []]
    assert (second.title, second.minutes) == ("Second", 5)
    assert [paragraph.text for paragraph in second.notes] == ["For you: {one_depth}.", "More."]


def test_a_paragraph_is_complete_when_all_is_known_that_it_names() -> None:
    paragraph = Paragraph(1, "{right?} At {depth} of {{x}} {No}.")
    assert paragraph.names == ["right", "depth", "x"]
    assert paragraph.filled({"right": " ", "depth": "7"}) is None
    assert paragraph.filled({"right": " ", "depth": "7", "x": "y"}) == "At 7 of {y} {No}."
    assert paragraph.filled({"right": "", "depth": "7", "x": "y"}) is None
    code = "```\n{depth}\n```"
    assert Paragraph(1, code).filled({}) == code


def test_what_is_shown_as_it_is_may_hold_other_blocks_and_pictures() -> None:
    shown = "````text\n```levels\n![a](b)\n```\n````"
    assert read_lesson(f"# T\n---\n## S\n\n{shown}").slides[0].blocks == [Paragraph(5, shown)]


def test_a_line_is_in_the_slide_that_begins_above_it() -> None:
    lesson = read_lesson(WHOLE)
    begins = [number for number, line in enumerate(WHOLE.splitlines(), 1) if line == "---"]
    first, inside, second = begins
    assert [lesson.slide_at(line) for line in (1, first, inside, second - 1, second, 1000)] == [0, 0, 0, 0, 1, 1]


def test_minutes_are_those_of_the_slides_where_the_lesson_has_none() -> None:
    assert read_lesson(WHOLE.replace("minutes: 12\n", "")).minutes == 5


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: a lesson begins with “# ” and its title"),
        ("Title", "line 1: a lesson begins with “# ” and its title"),
        ("# T", "the lesson has no slide: a line of “---”, and then “## ” and a title, begins one"),
        ("# T\n---\ntext", "line 3: a slide begins with “## ” and its title"),
        ("# T\n---", "line 2: a slide begins with “## ” and its title"),
        ("# T\n---\n## S\n```levels\nx: 1", "line 4: the block that begins here has no end, a line of “```”"),
        (
            "# T\n---\n## S\n```levels\nx: 1\n\nText.\n\n```question\n```",
            "line 4: the block that begins here has no end, a line of “```”",
        ),
        (
            "# T\n---\n## S\nText\nand ![a\npicture](it.png).",
            "line 5: a picture is shown by a part “picture” with a line “file: ”, not by “![a picture](it.png)”",
        ),
        ("# T\n---\n## S\n```levels\nwhat\n```", "line 5: “what” is not written as “name: value”"),
        ("# T\n---\n## S\n```levels\na: 1\na: 2\n```", "line 6: “a” was given before"),
        ("# T\n```levels\n```\n---\n## S", "line 2: there is no part “levels”; there are lesson"),
        ("# T\n```lesson\nwho: me\n```\n---\n## S", "line 3: lesson takes no “who”, but minutes, order"),
        (
            "# T\n```lesson\nminutes: x\n```\n---\n## S",
            "line 3, minutes: “x” is not a whole number from 0 to 1000",
        ),
        (
            "# T\n---\n## S\n```notes\nminutes: -1\n```",
            "line 5, minutes: “-1” is not a whole number from 0 to 1000",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_is_allowed(text: str, sentence: str) -> None:
    with pytest.raises(InputError) as error:
        read_lesson(text)
    assert str(error.value) == sentence


def test_a_paragraph_is_no_longer_than_a_slide_shows() -> None:
    longest = "x" * MOST_CHARACTERS
    assert read_lesson(f"# T\n---\n## S\n\n{longest}").slides[0].blocks == [Paragraph(5, longest)]
    with pytest.raises(InputError, match=f"line 5: what begins here has more than {MOST_CHARACTERS} characters"):
        read_lesson(f"# T\n---\n## S\n\n{longest}\ny")


@pytest.mark.timeout(20)
@pytest.mark.parametrize("line", ["``` {run}`", "```levels\na{run}b\n```", "```levels\na: x{run}y\n```", "{run}---"])
def test_a_line_of_very_many_spaces_is_read_at_once(line: str) -> None:
    text = "# T\n---\n## S\n" + line.format(run=" " * 1_000_000)
    with suppress(InputError):
        assert read_lesson(text).title == "T"


def test_too_many_slides_are_refused() -> None:
    text = "# T\n" + "---\n## S\n" * (MOST_SLIDES + 1)
    with pytest.raises(InputError, match=f"at most {MOST_SLIDES} slides"):
        read_lesson(text)


@pytest.mark.parametrize("path", sorted(LESSONS.glob(f"*{ENDING}")), ids=lambda path: path.name)
def test_the_lessons_of_the_program_can_be_read(path: Path) -> None:
    lesson = read_lesson(path.read_text("utf-8"))
    assert lesson.title
    english = read_lesson((LESSONS / (path.name.partition(".")[0] + ENDING)).read_text("utf-8"))
    assert [shape(slide.blocks) for slide in lesson.slides] == [shape(slide.blocks) for slide in english.slides]
    assert [slide.minutes for slide in lesson.slides] == [slide.minutes for slide in english.slides]
    assert [len(slide.notes) for slide in lesson.slides] == [len(slide.notes) for slide in english.slides]


def shape(blocks: object) -> list[object]:
    """The parts with what they are given, and the names of the texts, which no language changes but for questions."""
    assert isinstance(blocks, list)
    return [
        sorted(block.names) if isinstance(block, Paragraph) else (block.kind, sorted(block.given)) for block in blocks
    ]


@given(st.text(), st.integers(0, len(WHOLE)), st.integers(0, 40))
def test_whatever_is_written_into_a_lesson_is_read_or_refused_in_one_sentence(text: str, place: int, cut: int) -> None:
    written = WHOLE[:place] + text + WHOLE[place + cut :]
    fault: InputError | None = None
    try:
        assert isinstance(read_lesson(written), LessonDocument)
    except InputError as error:
        fault = error
    assert fault is None or isinstance(fault.message.template, LessonFault)
    assert "\n" not in str(fault)
