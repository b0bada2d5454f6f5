"""Messages of the solvers in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.ui.words.language import Language, Languages
from app.ui.words.messages import explained, translated
from app.window.start_request import naming_file
from solvers.documents import open_text
from solvers.klotski.catalogue.lookup import look_up
from solvers.message import InputError, Message


@pytest.fixture
def chinese(qapp: QApplication) -> Iterator[None]:
    """Traditional Chinese, for as long as the test runs."""
    languages = Languages(Language.TRADITIONAL.value)
    yield
    languages.release()


def fault_of(text: str) -> Message:
    """Why a text cannot be opened."""
    with pytest.raises(InputError) as refused:
        open_text(text)
    return refused.value.message


@pytest.mark.usefixtures("chinese")
def test_a_message_within_a_message_is_translated_too() -> None:
    why = fault_of('{"format": "huarong-knight"}')
    assert translated(why) == 'JSON 缺少 "version"；請補上，或重新匯出檔案'
    assert translated(naming_file(why, "a.json")) == f"無法開啟 a.json：{translated(why)}"


@pytest.mark.usefixtures("chinese")
def test_what_may_follow_a_shared_name_is_a_list_in_the_language_of_the_window() -> None:
    with pytest.raises(InputError) as refused:
        look_up("殊途同归")
    assert "#1 或 @common（SSHH/SVAA/.VAA/.SHH/HHHH）、#2 或 @faya（" in translated(refused.value.message)


@pytest.mark.usefixtures("chinese")
def test_memory_that_is_full_is_not_told_as_a_fault_of_the_program() -> None:
    assert explained(MemoryError("Unable to allocate 2.00 GiB")).startswith("記憶體不足。")
    assert "ValueError: odd" in explained(ValueError("odd"))


def test_in_english_a_list_has_commas(qapp: QApplication) -> None:
    with pytest.raises(InputError) as refused:
        look_up("殊途同归")
    assert "#1 or @common for SSHH/SVAA/.VAA/.SHH/HHHH, #2 or @faya for " in str(refused.value)
