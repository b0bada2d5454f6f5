"""Translations fit their sources, and nothing in them is left in another language or form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from tests.resources.texts import LANGUAGES, RESOURCES, texts

GLOSSARY: dict[str, Any] = json.loads((RESOURCES / "translations" / "glossary.json").read_text("utf-8"))
PLACE = re.compile(r"\{(\w*)\}")
CHOICE = re.compile(r"\{\w+:[^}]*\}")
TYPED = re.compile(
    r'"[^"]*"(?:: "[^"]*")?|“[^”{]*”|「[^」{]*」|[A-Z_/.]{4,}|[0-9A-F]{7,}|\b[A-Z0-9]-[A-Z0-9]\b'
    r"|huarong-knight --help|apt-get install|`[^`]*`"
)
"""What stands in a text as it is typed: JSON, codes, variables, commands and programs."""

LATIN = re.compile(r"[A-Za-zÀ-ž][A-Za-zÀ-ž-]*[A-Za-zÀ-ž]")
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff] ?[,;:!?]|[,;:!?] ?[\u4e00-\u9fff]|[\u4e00-\u9fff]\.$")
COUNTED = re.compile(
    r"(?<!of )(?<!all )(?<!up to )(?<!at most )\{\w+\} (?:\w+ )?"
    r"(?:positions|squares|moves|cells|slides|steps|tours|records|pages|pictures|frames|layouts|boards|images|"
    r"methods|problems|runs|letters|numbers|digits|characters|expansions|comparisons|attempts|times|parts|rows|columns|"
    r"pieces|slots|lookups|levels|paths|solutions|starts|hints|pairs|pixels|seconds)\b"
)
"""A plural noun after a place that is filled with a number."""


class Entry(NamedTuple):
    """A message of a file of translations."""

    context: str
    source: str
    forms: list[str]
    numerus: bool


def entries(language: str) -> Iterator[Entry]:
    """All messages in a language."""
    for context in ElementTree.parse(RESOURCES / "translations" / f"{language}.ts").iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            numerus = message.get("numerus") == "yes"
            forms = [part.text or "" for part in (translation.iter("numerusform") if numerus else [translation])]
            yield Entry(context.findtext("name", ""), message.findtext("source", ""), forms, numerus)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_places_of_their_sources(language: str) -> None:
    wrong = [
        (entry.source, form)
        for entry in entries(language)
        for form in entry.forms
        if set(PLACE.findall(form)) != set(PLACE.findall(CHOICE.sub("", entry.source)))
        and form not in GLOSSARY["allowed"]
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_term_is_translated_in_one_way(language: str) -> None:
    terms = [term["match"] for term in GLOSSARY["terms"] if "match" in term]
    wrong = [
        (entry.source, term[language])
        for entry in entries(language)
        for term in terms
        if re.search(term["en"], PLACE.sub("", entry.source))
        and not all(re.search(term[language], PLACE.sub("", form)) for form in entry.forms)
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_is_left_in_chinese(language: str) -> None:
    known = {*GLOSSARY["names"], *GLOSSARY["latin"]}
    wrong = [
        (text.place, word)
        for text in texts()
        if text.language == language
        if not text.place.startswith("README") and text.text not in GLOSSARY["allowed"]
        for word in LATIN.findall(TYPED.sub("", PLACE.sub("", text.text)))
        if word not in known
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_chinese_has_chinese_punctuation(language: str) -> None:
    wrong = [
        text
        for text in texts()
        if text.language == language and HALF_WIDTH.search(TYPED.sub("", PLACE.sub("x", text.text)))
    ]
    assert not [text for text in wrong if text.text not in GLOSSARY["allowed"]]


def test_english_nouns_after_a_number_have_two_forms() -> None:
    """Of messages of the window, by Qt; of messages of the solvers, in the template."""
    assert all(entry.forms[0] != entry.forms[1] or entry.context == "QShortcut" for entry in entries("en"))
    wrong = [
        (entry.context, entry.source)
        for entry in entries("zh_Hans")
        if not entry.numerus
        and COUNTED.search(CHOICE.sub("", entry.source))
        and entry.source not in GLOSSARY["never_one"]
    ]
    assert not wrong
