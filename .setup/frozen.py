"""The entry point of the frozen program, which has no other interpreter: it runs a module of its own as `python -m`."""

import runpy
import sys

if sys.argv[1:2] == ["-m"]:
    del sys.argv[:2]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    sys.exit()

from app.__main__ import main

sys.exit(main())
