# SPDX-License-Identifier: BSD-3-Clause
"""The build backend that pyproject.toml names: scikit-build-core's, and what the compiler is at goes to the terminal.

pip keeps what a backend prints to itself unless it is called with -v, and compiling takes about a minute: without a word
nobody knows whether something happens. So the lines that the build prints are passed on as they are, and the last one is
shown on the terminal every few seconds, if there is one that is not shown them anyway.
"""
import contextlib
import os
import threading
import time

from scikit_build_core import build as scikit
from scikit_build_core.build import *  # noqa: F403 # every hook but those below is scikit-build-core's

INTERVAL = 5


def open_terminal():
    """The terminal of whoever called pip; None where there is none, or where it shows the build's lines itself."""
    if os.isatty(1):
        return None
    try:
        return open("/dev/tty", "w", encoding="utf-8")
    except OSError:
        return None


def pass_on(lines, target, tell):
    """Copies what the build prints to where it was to go, and tells of its latest count (`[12/345] …`) now and then."""
    told = time.monotonic()
    for line in lines:
        target.write(line)
        target.flush()
        count, bracket, _ = line.strip().partition(b"]")
        if bracket and count.startswith(b"[") and time.monotonic() - told >= INTERVAL:
            told = time.monotonic()
            tell(f"compiling, {count[1:].strip().decode(errors='replace')}")


@contextlib.contextmanager
def told(what):
    """Within it standard output, also that of programs that are started, is read on its way."""
    terminal = open_terminal()
    if terminal is None:
        yield
        return
    start = time.monotonic()

    def tell(text):
        # On a line of its own, as pip draws on the one that it is on.
        with contextlib.suppress(OSError):
            print(f"\ntenon: {text}, {time.monotonic() - start:.0f} s", file=terminal, flush=True)

    tell(f"{what} on {os.cpu_count()} processors (pip install -v shows every command)")
    kept = os.dup(1)
    read, write = os.pipe()
    os.dup2(write, 1)
    os.close(write)
    with terminal, open(kept, "wb", closefd=False) as target, open(read, "rb") as lines:
        reader = threading.Thread(target=pass_on, args=(lines, target, tell))
        reader.start()
        try:
            yield
            ending = "done"
        except BaseException:
            ending = "failed"
            raise
        finally:
            os.dup2(kept, 1)  # the last writer is gone, so that the reader ends
            reader.join()
            tell(ending)
    os.close(kept)


def build_wheel(*arguments, **named):
    with told("building"):
        return scikit.build_wheel(*arguments, **named)


def build_editable(*arguments, **named):
    with told("building"):
        return scikit.build_editable(*arguments, **named)
