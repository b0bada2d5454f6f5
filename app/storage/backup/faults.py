"""Why a file is no backup that can be restored; each sentence names the file, and nothing is changed by any of them."""

from __future__ import annotations

from enum import StrEnum


class BackupFault(StrEnum):
    """What can be wrong with the file that a person wants to restore."""

    FOREIGN = "{file} is not a backup of this program; choose a file that was made with “Back up”"
    DAMAGED = (
        "{file} is damaged or incomplete, so nothing of it was restored; copy it again from where it came from, or "
        "choose another backup"
    )
    NEWER = "{file} was made by a newer version of this program; update the program, then restore it"
    TOO_LARGE = "{file} is larger than {greatest} MB, the most that can be restored; choose a backup of this program"
    NOT_LASTING = (
        "nothing can be restored now, because nothing that is saved would last until the next start: make the folder "
        "{folder} writable, then restart the program"
    )
