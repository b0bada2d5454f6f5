"""All texts that people read, by language: of the window, methods, boards, collections of layouts and documents."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from solvers.lessons import read_lesson

PROJECT = Path(__file__).parents[2]
RESOURCES = PROJECT / "resources"
LANGUAGES = ("en", "zh_Hant", "zh_Hans")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


class Text(NamedTuple):
    """A text, its language and where it stands."""

    language: str
    place: str
    text: str


def texts() -> list[Text]:
    """Every text of the program and its documents."""
    data = [path for folder in ("engines", "pseudocode", "boards") for path in sorted((RESOURCES / folder).iterdir())]
    return [*_messages(), *(text for path in data for text in _data(path)), *_collections(), *_lessons(), *_documents()]


def _messages() -> Iterator[Text]:
    for language in LANGUAGES:
        for context in ElementTree.parse(RESOURCES / "translations" / f"{language}.ts").iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                source = message.findtext("source", "")
                if language == "zh_Hans":
                    yield Text("en", f"{name}: {source}", source)
                translation = message.find("translation")
                assert translation is not None
                forms = list(translation.iter("numerusform")) or [translation]
                yield from (Text(language, f"{name}: {source}", form.text or "") for form in forms)


def _data(path: Path) -> Iterator[Text]:
    yield from _by_language(json.loads(path.read_text("utf-8")), path.relative_to(RESOURCES).as_posix())


def _by_language(value: Any, place: str) -> Iterator[Text]:
    """The texts under keys that name a language."""
    if isinstance(value, list):
        value = {str(number): part for number, part in enumerate(value)}
    for key, part in value.items() if isinstance(value, dict) else ():
        language = {"hant": "zh_Hant", "hans": "zh_Hans"}.get(key, key)
        if language in LANGUAGES:
            yield from (Text(language, f"{place}/{key}", text) for text in _strings(part))
        else:
            yield from _by_language(part, f"{place}/{key}")


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    else:
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)


def _lessons() -> Iterator[Text]:
    """The paragraphs of the lessons, and the notes of whoever gives them."""
    for path in sorted((RESOURCES / "lessons").iterdir()):
        language = next((name for name in LANGUAGES if f".{name}." in path.name), "en")
        lesson = read_lesson(path.read_text("utf-8"))
        yield from (Text(language, path.name, text) for text in (lesson.title, lesson.about))
        for slide in lesson.slides:
            yield Text(language, path.name, slide.title)
            for paragraph in slide.paragraphs:
                said = re.sub(r"\{\w+\?\}\s*", "", paragraph.text)  # conditions, which nobody reads
                yield Text(language, f"{path.name}, line {paragraph.line}", said)


def _collections() -> Iterator[Text]:
    data = json.loads((RESOURCES / "layouts" / "klotski.json").read_text("utf-8"))
    yield from _by_language(data["collections"], "layouts/klotski.json")


def _documents() -> Iterator[Text]:
    """The paragraphs of the documents, without what stands in them as code."""
    paths = {"en": PROJECT / "README.md"} | {
        language: RESOURCES / "readme" / f"README.{language.replace('_', '-')}.md" for language in LANGUAGES[1:]
    }
    for language, path in paths.items():
        for paragraph in CODE.sub("", path.read_text("utf-8")).split("\n\n"):
            yield Text(language, path.name, paragraph)
