"""A folder that was remembered or written, and can be none: every dialog of files opens all the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.export.dialog import Destination, ExportDialog
from app.learn.chapters.collection_dialog import CollectionDialog
from app.ui.files import existing_folder, usual_folder
from app.ui.settings import BACKUP_FOLDER, EXPORT_FOLDER, Settings
from app.ui.widgets.file_field import FileField
from app.window.backup.back_up_dialog import BackUpDialog
from app.window.main_window import MainWindow

IMPOSSIBLE = ["x" * 300, "/" + "x" * 5000 + "/y", "a\0b", "~nobody-at-all", "/dev/null/here", "\x01\n", "", "/no/more"]
DIALOGS: dict[str, type[BackUpDialog | CollectionDialog | ExportDialog]] = {
    "back-up": BackUpDialog,
    "export-collection": CollectionDialog,
    "export": ExportDialog,
}


@pytest.fixture(params=IMPOSSIBLE, ids=lambda folder: repr(folder[:12]))
def folder(request: pytest.FixtureRequest, private_settings: None) -> str:
    """A folder that is remembered, though there is none."""
    settings = Settings()
    for setting in (BACKUP_FOLDER, EXPORT_FOLDER):
        settings.keep(setting, request.param)
    settings.save()
    return request.param


def opened(window: MainWindow, action: str) -> FileField | Destination:
    """The part of a dialog that names a file; the dialog is opened by its action, once more than before."""
    window.menu_actions.by_name[action].trigger()
    dialog = window.findChildren(DIALOGS[action])[-1]
    return dialog.destination if isinstance(dialog, ExportDialog) else dialog.field


@pytest.mark.sampled
@pytest.mark.parametrize("action", DIALOGS)
def test_a_dialog_proposes_a_file_in_a_folder_that_is_there(folder: str, window: MainWindow, action: str) -> None:
    for _ in range(2):
        assert opened(window, action).path.parent.is_dir()


@pytest.mark.sampled
@pytest.mark.parametrize("action", ["back-up", "export"])
@pytest.mark.parametrize("text", ["a\0b.png", "~\0/a.png", "~nobody-at-all/a.png", "x" * 400, "/no/more/x.png", ".."])
def test_what_is_written_into_a_dialog_can_be_browsed_from(window: MainWindow, action: str, text: str) -> None:
    field = opened(window, action)
    field.line.setText(text)
    field.browse.click()
    assert field.findChild(QFileDialog) is not None


def test_a_file_is_looked_for_in_a_folder_that_is_there(folder: str, window: MainWindow) -> None:
    window.menu_actions.by_name["open"].trigger()
    found = window.findChild(QFileDialog, "openFileDialog")
    assert found is not None
    assert found.directory().exists()


def test_a_folder_that_nobody_may_look_into_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    assert existing_folder(str(tmp_path), usual_folder()) == tmp_path
    monkeypatch.setattr(Path, "is_dir", forbidden)
    assert existing_folder(str(tmp_path / "inside"), tmp_path) == tmp_path
    assert usual_folder() == Path.home()


@pytest.mark.parametrize("text", ["~\0/a.backup", "x" * 400, "/" + "x" * 5000 + "/a.backup", "/no/more/a.backup"])
def test_a_path_that_cannot_be_written_is_refused_in_one_sentence(window: MainWindow, qtbot: QtBot, text: str) -> None:
    field = opened(window, "back-up")
    (dialog,) = window.findChildren(BackUpDialog)
    field.line.setText(text)
    dialog.main_button.click()
    qtbot.waitUntil(lambda: dialog.status.text().startswith(("Cannot save", "Nothing was saved")))
    assert dialog.isVisible()
