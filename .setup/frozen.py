"""The entry point of the frozen program, which is its own compiler too: it has no other interpreter."""

import sys

from solvers.kernels.compiling import FROZEN_ARGUMENT

if sys.argv[1:2] == [FROZEN_ARGUMENT]:
    from solvers.kernels.__main__ import main as compile_kernels

    sys.exit(compile_kernels(sys.argv[2:]))

from app.__main__ import main

sys.exit(main())
