"""The program's own fonts draw every Chinese character that it shows."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QRawFont

from app.klotski.piece_names import CAO_CAO, GENERALS, GUAN_YU, SOLDIER

PROJECT = Path(__file__).parents[4]
TEXTS = ("resources/**/*.json", "resources/**/*.ts", "app/**/*.py", "solvers/**/*.py")
REMEDY = "run .setup/fonts.py, which adds the characters of the program's texts"


def drawn_by(name: str) -> QRawFont:
    """One of the program's fonts."""
    return QRawFont(QByteArray(resources.files("resources").joinpath("fonts", name).read_bytes()), 16)


def missing(font: QRawFont, text: str) -> str:
    """The characters of the text that the font does not draw."""
    return "".join(sorted(character for character in set(text) if not font.supportsCharacter(ord(character))))


@pytest.mark.usefixtures("qapp")
def test_the_text_font_draws_every_chinese_character_of_the_texts() -> None:
    texts = "".join(path.read_text("utf-8") for pattern in TEXTS for path in PROJECT.glob(pattern))
    chinese = "".join(character for character in texts if "\u3000" <= character <= "\uffef")
    assert len(set(chinese)) > 500
    assert not missing(drawn_by("huarong-text.ttf"), chinese), REMEDY


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("words", ["确定取消打开保存文件类型修改日期", "確定取消開啟儲存檔案類型修改電腦空白鍵"])
def test_the_text_font_draws_the_words_of_qt_s_dialogs(words: str) -> None:
    assert not missing(drawn_by("huarong-text.ttf"), words + "2026年11月22日星期日上午下午週"), REMEDY


@pytest.mark.usefixtures("qapp")
def test_the_text_font_writes_english_and_the_tones_of_pinyin() -> None:
    assert not missing(drawn_by("huarong-text.ttf"), "Chā Chì Nán Fēi, Lǚ ǖǘǚǜ; āáǎà ēéěè īíǐì ōóǒò ūúǔù 0123456789")


@pytest.mark.usefixtures("qapp")
def test_the_sign_font_draws_every_piece_in_both_scripts() -> None:
    signs = "".join(person.signs_hant + person.signs_hans for person in (CAO_CAO, GUAN_YU, *GENERALS, SOLDIER))
    assert not missing(drawn_by("huarong-sign.ttf"), signs + "兵卒")


def test_the_fonts_are_small_and_bring_their_licence() -> None:
    fonts = resources.files("resources").joinpath("fonts")
    for name, most in (("huarong-sign", 60 * 1024), ("huarong-text", 700 * 1024)):  # 700: two translations, Qt's too
        assert len(fonts.joinpath(f"{name}.ttf").read_bytes()) < most
        assert "SIL OPEN FONT LICENSE Version 1.1" in fonts.joinpath(f"{name}-OFL.txt").read_text("utf-8")
