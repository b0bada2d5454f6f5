"""Where the frozen program begins."""

import sys

from app.__main__ import main

sys.exit(main())
