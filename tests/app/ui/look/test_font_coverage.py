"""The program's own fonts draw every Chinese character that it shows."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from app.klotski.piece_names import CAO_CAO, GENERALS, GUAN_YU, SOLDIER
from app.ui.look.fonts import SIMPLIFIED_FAMILY, TEXT_FAMILY, use_text_font
from app.ui.words.language import Language, Languages

PROJECT = Path(__file__).parents[4]
TEXTS = ("resources/**/*.json", "resources/lessons/*.md", "resources/**/*.ts", "app/**/*.py", "solvers/**/*.py")
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


def middle(font: QRawFont, sign: str) -> float:
    """Where the middle of a sign is across its square, from 0 to 1."""
    (number,) = font.glyphIndexesForString(sign)
    return font.boundingRect(number).center().x() / font.pixelSize()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("sign", "，。：；？！、")
def test_simplified_texts_have_their_signs_at_the_left_and_traditional_ones_in_the_middle(sign: str) -> None:
    text, simplified = drawn_by("huarong-text.ttf"), drawn_by("huarong-simplified.ttf")
    shown = simplified if simplified.supportsCharacter(ord(sign)) else text
    assert middle(shown, sign) < 0.35
    assert 0.35 < middle(text, sign) < 0.6


@pytest.mark.usefixtures("qapp")
def test_simplified_texts_have_wide_quotes_and_their_own_shapes_of_what_both_scripts_have() -> None:
    simplified = drawn_by("huarong-simplified.ttf")
    assert not missing(simplified, "“”道通，")
    for quote in "“”":
        (number,) = simplified.glyphIndexesForString(quote)
        assert simplified.advancesForGlyphIndexes([number])[0].x() == pytest.approx(simplified.pixelSize())


@pytest.mark.parametrize("language", Language)
def test_the_signs_of_simplified_texts_come_first_in_that_language_alone(
    qapp: QApplication, language: Language
) -> None:
    languages = Languages(language)
    families = qapp.font().families()
    languages.release()
    use_text_font(qapp)
    assert (families[0] == SIMPLIFIED_FAMILY) is (language is Language.SIMPLIFIED)
    assert (families.count(TEXT_FAMILY), families[-1]) == (1, TEXT_FAMILY)


@pytest.mark.usefixtures("qapp")
def test_huang_zhong_is_written_as_traditional_texts_write_him() -> None:
    signs = drawn_by("huarong-sign.ttf")
    assert signs.pathForGlyph(signs.glyphIndexesForString("黃")[0]) != signs.pathForGlyph(
        signs.glyphIndexesForString("黄")[0]
    )


def test_the_fonts_are_small_and_bring_their_licence() -> None:
    fonts = resources.files("resources").joinpath("fonts")
    sizes = {"huarong-sign": 60, "huarong-text": 700, "huarong-simplified": 150}  # 700: two translations, Qt's too
    for name, most in ((name, 1024 * most) for name, most in sizes.items()):
        assert len(fonts.joinpath(f"{name}.ttf").read_bytes()) < most
        assert "SIL OPEN FONT LICENSE Version 1.1" in fonts.joinpath(f"{name}-OFL.txt").read_text("utf-8")
