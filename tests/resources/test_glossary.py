"""All texts keep to the terms of the glossary."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.resources.texts import LANGUAGES, RESOURCES, Text, texts

GLOSSARY: dict[str, Any] = json.loads((RESOURCES / "translations" / "glossary.json").read_text("utf-8"))


def forbidden(language: str) -> list[tuple[str, re.Pattern[str]]]:
    """What texts of a language must not say, and what they say instead."""
    return [
        (term[language], re.compile(pattern))
        for term in GLOSSARY["terms"]
        for pattern in term.get("not", {}).get(language, ())
    ]


def is_allowed(text: Text) -> bool:
    """Whether the glossary lets this one text stand."""
    return text.text in GLOSSARY["allowed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_word_in_every_language(language: str) -> None:
    assert all(term[language] for term in GLOSSARY["terms"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_otherwise(language: str) -> None:
    rules = forbidden(language)
    wrong = [
        f"{text.place}: {found.group()!r}, say {term}: {text.text[:100]}"
        for text in texts()
        if text.language == language and not is_allowed(text)
        for term, pattern in rules
        if (found := pattern.search(text.text))
    ]
    assert not wrong, "\n".join(wrong)


def test_what_is_allowed_is_still_said() -> None:
    said = {text.text for text in texts()}
    assert {*GLOSSARY["allowed"], *GLOSSARY["never_one"]} <= said


def test_the_rules_find_what_they_are_for() -> None:
    found = {
        term for term, pattern in forbidden("en") if pattern.search("the engine's answer is proved shortest: 8x8, 5 %")
    }
    assert found == {"method", "solution", "proven", "{number}%", "6 × 6"} | found
    assert len(found) == 5


WORD = re.compile(r"[A-Za-zÀ-ž'’-]+")


def capitals(text: str) -> list[str]:
    """The words with a capital within a short text that is not several sentences, besides names."""
    words = WORD.findall(text.replace("&", "").split(":")[-1])
    return [word for word in words[1:] if word[0].isupper() and word not in GLOSSARY["names"]]


def test_english_titles_and_labels_are_in_sentence_case() -> None:
    short = [text for text in texts() if text.language == "en" and len(text.text.split()) <= 8 and "." not in text.text]
    short = [text for text in short if not text.place.startswith("Q")]  # Qt's own
    wrong = [f"{text.place}: {capitals(text.text)}" for text in short if capitals(text.text) and not is_allowed(text)]
    assert not wrong, "\n".join(wrong)
