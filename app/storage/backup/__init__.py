"""A backup: everything in the data file, and the settings, in one file that can be restored elsewhere.

It is a data file itself, with two more tables: `settings` (key, and value as JSON) and `backup` (when it was made).
`writing.py` makes one, `reading.py` says what is in one, and `restoring.py` puts one in the place of the data file or
merges it into it. All three are searches of one answer (`solvers.search`), to be run off the GUI thread on connections
of their own; what they report is how many records are done, and how many are left.
"""

from app.storage.backup.reading import Backup, BackupFault, Chosen, Contents, read, survey
from app.storage.backup.restoring import RestoreMode, RestoreResult, restore
from app.storage.backup.writing import write

__all__ = [
    "Backup",
    "BackupFault",
    "Chosen",
    "Contents",
    "RestoreMode",
    "RestoreResult",
    "read",
    "restore",
    "survey",
    "write",
]
