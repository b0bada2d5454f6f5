"""The language of the window: chosen, or the system's; put in force by translators for Qt's words and for ours."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal

from app.ui.application import application
from app.ui.look.fonts import use_text_font
from solvers.resource_files import resource_file


class Language(StrEnum):
    """The languages there are; the value is what is remembered, and the name of the translation's file."""

    ENGLISH = "en"
    SIMPLIFIED = "zh_Hans"
    TRADITIONAL = "zh_Hant"


SYSTEM = "system"

TITLES = {Language.ENGLISH: "English", Language.SIMPLIFIED: "简体中文", Language.TRADITIONAL: "繁體中文"}
"""Each language in itself, so that everybody finds the one they read."""

LOCALES = {
    Language.ENGLISH: QLocale(QLocale.Language.English, QLocale.Country.UnitedStates),
    Language.SIMPLIFIED: QLocale(QLocale.Language.Chinese, QLocale.Script.SimplifiedHanScript, QLocale.Country.China),
    Language.TRADITIONAL: QLocale(
        QLocale.Language.Chinese, QLocale.Script.TraditionalHanScript, QLocale.Country.Taiwan
    ),
}
QT_TRANSLATIONS = {Language.SIMPLIFIED: "qtbase_zh_CN", Language.TRADITIONAL: "qtbase_zh_TW"}


class Languages(QObject):
    """The language in force; `changed` is emitted when it becomes another, and windows show their texts in it."""

    changed = Signal()

    def __init__(self, choice: str = SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        """What the person chose: a language, or `SYSTEM`."""
        self._locale_before = QLocale()
        self._translators: list[QTranslator] = []
        self._install()

    @property
    def language(self) -> Language:
        """The language in force."""
        return resolve(self.choice)

    def choose(self, choice: str) -> None:
        """Put another language in force."""
        before = self.language
        self.choice = choice
        if self.language is not before:
            self._install()
            self.changed.emit()

    def release(self) -> None:
        """Remove the translators from the application, and restore the locale of before."""
        for translator in self._translators:
            application().removeTranslator(translator)
        self._translators = []
        QLocale.setDefault(self._locale_before)

    def _install(self) -> None:
        self.release()
        QLocale.setDefault(LOCALES[self.language])
        self._translators = _translators(self.language)
        for translator in self._translators:
            application().installTranslator(translator)
        use_text_font(application())


class OurTranslator(QTranslator):
    """The words of this program. Qt reads on in the bytes it was given, so they live as long as this does."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._words = resource_file("translations", f"{language.value}.qm").read_bytes()
        self.load(self._words)


def resolve(choice: str) -> Language:
    """The language that a choice stands for; English where the system's is none of them."""
    return Language(choice) if choice in list(Language) else _language_of(QLocale.system())


def current() -> Language:
    """The language in force, as the default locale tells it."""
    return _language_of(QLocale())


def _language_of(locale: QLocale) -> Language:
    if locale.language() is not QLocale.Language.Chinese:
        return Language.ENGLISH
    traditional = locale.script() is QLocale.Script.TraditionalHanScript
    return Language.TRADITIONAL if traditional else Language.SIMPLIFIED


def _translators(language: Language) -> list[QTranslator]:
    """Ours, and Qt's own for the words of its dialogs. English, in which all is written, has plurals and keys."""
    if language is Language.ENGLISH:
        return [OurTranslator(language)]
    qt = QTranslator()
    qt.load(QT_TRANSLATIONS[language], QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return [qt, OurTranslator(language)]
