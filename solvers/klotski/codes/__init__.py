"""Every published code for a layout, read and written.

`read` takes a layout in any of them and says which it was; `write_all` gives a layout in each. Each family of codes has
a module of its own, which says where it comes from.
"""

from solvers.klotski.codes.faults import CodeFault, PlaceFault
from solvers.klotski.codes.registry import LONGEST_CODE, CodeName, read, write, write_all

__all__ = ["LONGEST_CODE", "CodeFault", "CodeName", "PlaceFault", "read", "write", "write_all"]
