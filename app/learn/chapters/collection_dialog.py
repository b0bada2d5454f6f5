"""The dialog that writes a collection into one file: a person's own layouts, boards and lessons, and any layouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from app.klotski.layouts.code_box import CodeBox
from app.klotski.layouts.layout_names import entry_of, layout_name
from app.ui.files import atomic_file, existing_folder, file_name, free_path, usual_folder
from app.ui.settings import EXPORT_FOLDER, Settings
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import CHOOSING_KEYS, KEYS, key_tip
from app.ui.widgets.file_field import FileField
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.widgets.windows import set_up_window
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import plural
from solvers.documents import CollectionDocument, json_text
from solvers.documents.collection import LONGEST_NAME, MOST_ITEMS, CollectedItem, fitting_name, fitting_notes
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.message import InputError

NOTE_LINES, LIST_LINES = 2, 3


class CollectionDialog(QDialog):
    """Lists what a person named; what is checked goes into the file, in the order of the list.

    `written` carries the path and the `CollectionDocument`.
    """

    written = Signal(object, object)

    def __init__(
        self,
        items: Sequence[tuple[str, CollectedItem]],
        settings: Settings,
        parent: QWidget,
        chosen: Sequence[CollectedItem] = (),
    ) -> None:
        """`items` are what there is to choose from, each with its title in the list; `chosen` stand above, checked."""
        super().__init__(parent)
        set_up_window(self, "collectionDialog", self.tr("Export collection"), QSize(560, 620))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self._suggested = Path()
        """The path that the name of the collection suggests."""
        self.name = named(QLineEdit(maxLength=LONGEST_NAME), "collectionName", self.tr("Name of the collection"))
        notes = QPlainTextEdit(tabChangesFocus=True)
        self.notes = named(notes, "collectionNotes", self.tr("Notes for whoever opens it"))
        self.notes.setFixedHeight(NOTE_LINES * self.fontMetrics().lineSpacing() + 16)
        self.list = named(QListWidget(), "collectionList", self.tr("Layouts, boards and lessons in the collection"))
        self.list.setMinimumHeight(LIST_LINES * self.fontMetrics().lineSpacing())
        for item in chosen:
            self._add(item.name, item, Qt.CheckState.Checked)
        for title, item in items:
            self._add(title, item)
        self.count = label("", "caption", "collectionCount", wrap=True)
        self.code_box = CodeBox("collectionLayout")
        self.code_box.edit.setPlaceholderText(self.tr("Add a layout by its name or code"))
        self.code_box.edit.setCompleter(
            QCompleter(
                [layout_name(entry.names) for entry in entries()],
                self,
                filterMode=Qt.MatchFlag.MatchContains,
                caseSensitivity=Qt.CaseSensitivity.CaseInsensitive,
            )
        )
        self.up = button(
            text=self.tr("Move &up"),
            name="collectionUp",
            tip=self.tr("Move the selected line up: the collection is played from the top"),
            clicked=self._move,
        )
        self.down = button(
            text=self.tr("Move &down"),
            name="collectionDown",
            tip=self.tr("Move the selected line down: the collection is played from the top"),
            clicked=self._move,
        )
        self.field = FileField(
            prefix="collection",
            title=self.windowTitle(),
            tip=self.tr("File to write the collection to"),
            kind=self.tr("Collections"),
            ending="json",
            writes=True,
        )
        self.status = label("", "text", "collectionStatus", self.tr("Status"), wrap=True)
        tip = key_tip(self.tr("Write the collection"), *KEYS["confirm"])
        self.main_button = button(self.tr("&Export"), "collectionButton", tip, self.export, "primary")
        self.main_button.setDefault(True)
        tip = key_tip(self.tr("Close the dialog"), *KEYS["stop"])
        self.close_button = button(self.tr("Close"), "collectionClose", tip, self.reject)
        self._lay_out()
        self.name.textChanged.connect(self._suggest)
        self.name.textChanged.connect(self._follow)
        self.list.itemChanged.connect(self._follow)
        self.code_box.layout_read.connect(self._add_layout)
        self.field.changed.connect(self._follow)
        self._suggest()
        self._follow()
        self.name.setFocus()

    @property
    def document(self) -> CollectionDocument:
        """The collection that is chosen."""
        items = [self.list.item(line) for line in range(self.list.count())]
        checked = [item for item in items if item.checkState() is Qt.CheckState.Checked]
        chosen = tuple(item.data(Qt.ItemDataRole.UserRole) for item in checked)
        return CollectionDocument(fitting_name(self.name.text()), fitting_notes(self.notes.toPlainText()), chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return in the field for another layout adds that, and exports nothing."""
        if self.focusWidget() is not self.code_box.edit or event.key() not in CHOOSING_KEYS:
            super().keyPressEvent(event)

    @Slot()
    def export(self) -> None:
        """Write the file, and close; or say why it cannot be written."""
        document, path = self.document, self.field.path
        try:
            with atomic_file(path) as file:
                file.write(json_text(document).encode())
        except InputError as error:
            say(self.status, as_sentence(explained(error)))
            return
        self._settings.keep(EXPORT_FOLDER, str(path.parent))
        self.written.emit(path, document)
        self.accept()

    @Slot(object)
    def _add_layout(self, layout: Layout) -> None:
        """Put a layout that was asked for at the end of the list, checked."""
        name = layout_name(entry_of(layout).names)
        self._add(name, CollectedLayout(fitting_name(name), layout), Qt.CheckState.Checked)
        self.list.scrollToBottom()
        self.code_box.edit.clear()

    def _add(self, title: str, collected: CollectedItem, checked: Qt.CheckState = Qt.CheckState.Unchecked) -> None:
        item = QListWidgetItem(title, self.list)
        item.setData(Qt.ItemDataRole.UserRole, collected)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(checked)

    @Slot()
    def _move(self) -> None:
        line, by = self.list.currentRow(), -1 if self.sender() is self.up else 1
        if line >= 0 and 0 <= line + by < self.list.count():
            self.list.insertItem(line + by, self.list.takeItem(line))
            self.list.setCurrentRow(line + by)

    @Slot()
    def _suggest(self) -> None:
        """Name the file after the collection, unless a person named it otherwise."""
        if self.field.line.text() and self.field.path != self._suggested:
            return
        folder = existing_folder(self._settings.value(EXPORT_FOLDER), usual_folder())
        name = file_name(fitting_name(self.name.text()) or self.tr("Collection"))
        self._suggested = free_path(folder, name, ".json")
        self.field.show_path(self._suggested)

    @Slot()
    def _follow(self) -> None:
        """Offer to export when there is a name, something is checked, and the file has a name."""
        document = self.document
        number = len(document.items)
        fits = max(Counter(map(type, document.items)).values(), default=0) <= MOST_ITEMS
        self.main_button.setEnabled(bool(document.name) and number > 0 and fits and self.field.names_file)
        if self.list.count() == 0:
            said = self.tr(
                "Layouts that you save in the layout editor, boards that you name and lessons that you write are "
                "listed here too."
            )
        elif not fits:
            said = plural(
                "CollectionDialog", "At most {number} layouts and as many boards or lessons fit in.", MOST_ITEMS
            )
        else:
            said = plural("CollectionDialog", "{number} items checked", number)
        self.count.setText(said)

    def _lay_out(self) -> None:
        name, notes, listed = (
            label(self.tr("&Name")),
            label(self.tr("N&otes")),
            label(self.tr("&Layouts, boards and lessons")),
        )
        for caption, widget in ((name, self.name), (notes, self.notes), (listed, self.list)):
            caption.setBuddy(widget)
        above = row((listed, 0, Qt.AlignmentFlag.AlignTop), (self.code_box, 1), spacing=14)
        beside = column(self.up, self.down, 1, spacing=8)
        column(
            row(name, (self.name, 1), spacing=14),
            column(notes, self.notes, spacing=4),
            (column(above, (row((self.list, 1), beside, spacing=8), 1), self.count, spacing=4), 1),
            self.field,
            self.status,
            row(1, self.close_button, self.main_button, spacing=8),
            spacing=9,
            margins=18,
            parent=self,
        )
