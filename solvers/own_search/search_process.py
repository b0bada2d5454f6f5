"""The process of a search of somebody's own, from this side: started, written to, listened to and ended."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

MOST_MESSAGES = 50
"""So many may wait to be heard; then the process waits before it tells more."""
MOST_WORDS = 100
"""Lines of what Python says of a crash."""

_CRASH = re.compile(r"Fatal Python error: (.+)|Windows fatal exception: (.+)")


class SearchProcess:
    """A process that runs a search; `close` ends it, whatever it does."""

    def __init__(self, job: Mapping[str, Any]) -> None:
        self._place = f'"{job["path"].encode("ascii", "backslashreplace").decode()}", line '
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "solvers.own_search.process"],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C is not for it, and those that it starts end with it
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
            | getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self._messages = Queue[dict[str, Any]](MOST_MESSAGES)
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        self.send(job)

    def send(self, message: object) -> None:
        """Write a message to it; nothing where it has ended, which is heard."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()

    def next_message(self, seconds: float) -> dict[str, Any] | None:
        """The next message, of which the last one has an `end`; None where none comes in this time."""
        with suppress(Empty):
            return self._messages.get(timeout=seconds)
        return None

    def close(self) -> None:
        """End it at once."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        while self._reader.is_alive():
            self.next_message(0)  # it may wait for room
            self._reader.join(0.001)
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with suppress(OSError):
                stream.close()
        self._process.wait()

    def _read(self) -> None:
        """Hand on the messages, and at their end, where that was no message, what Python has said of a crash."""
        assert self._process.stdout is not None
        words: list[str] = []
        for line in self._process.stdout:
            try:
                message = json.loads(line)
            except ValueError:
                words += [line.decode(errors="replace")] * (len(words) < MOST_WORDS)
                continue
            self._messages.put(message)
            if "end" in message:
                return
        self._messages.put(self._crash("".join(words)))

    def _crash(self, words: str) -> dict[str, Any]:
        kind, line = _CRASH.search(words), re.search(re.escape(self._place) + r"(\d+)", words)
        if kind is None:
            return {"end": "gone"}
        return {"end": "crash", "what": kind[1] or kind[2], "line": 0 if line is None else int(line[1])}
