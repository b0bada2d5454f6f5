"""The entry point of the frozen program, which has no other interpreter: it runs a module of its own as `python -m`.

It is the window under one name and the command line under another.
"""

import runpy
import sys
from pathlib import Path

if sys.argv[1:2] == ["-m"]:
    del sys.argv[:2]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    sys.exit()

if Path(sys.argv[0]).stem.endswith("-console"):
    from solvers.__main__ import main
else:
    from app.__main__ import main

sys.exit(main())
