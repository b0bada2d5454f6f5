"""Choices come back as they were kept, and nonsense comes back as the default."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings

from app.settings import CLOSED, GEOMETRY, KLOTSKI_SPEED, ROWS, THEME, Settings


def test_every_kind_of_value_comes_back_from_the_disk() -> None:
    settings = Settings()
    for setting, value in ((THEME, "dark"), (ROWS, 12), (CLOSED, True), (KLOTSKI_SPEED, 0.5)):
        settings.keep(setting, value)
    settings.keep(GEOMETRY, QByteArray(b"\x00\x01\xff"))
    settings.save()
    again = Settings()
    assert [again.value(setting) for setting in (THEME, ROWS, CLOSED, KLOTSKI_SPEED)] == ["dark", 12, True, 0.5]
    assert again.value(GEOMETRY) == QByteArray(b"\x00\x01\xff")


def test_false_comes_back_as_false() -> None:
    settings = Settings()
    settings.keep(CLOSED, False)
    settings.save()
    assert Settings().value(CLOSED) is False


def test_before_anybody_chooses_there_is_the_default() -> None:
    assert Settings().value(ROWS) == 8
    assert Settings().value(GEOMETRY).isEmpty()


def test_what_is_not_of_its_kind_is_taken_for_the_default() -> None:
    QSettings().setValue(ROWS.key, "many")
    assert Settings().value(ROWS) in (0, 8)
    QSettings().setValue(KLOTSKI_SPEED.key, "fast")
    assert isinstance(Settings().value(KLOTSKI_SPEED), float)


def test_a_number_too_large_to_be_read_is_taken_for_the_default() -> None:
    QSettings().setValue(ROWS.key, "9" * 400)
    assert Settings().value(ROWS) == 8
