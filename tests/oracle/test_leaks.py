#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The calls of tests/abi/releases/calls.txt lose no memory in PyTorch, whichever release the extension is for.

PyTorch itself loses the handle of every str that an operator returns; operators with strings are left out."""
import ctypes
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
sys.path.insert(0, str(ROOT / "tests/abi/releases"))

import run_every_type

CALLS = 200
ALLOWED = 12  # bytes per call: the smallest block of the heap is 32
WITH_STRINGS = {"copy_s", "copy_os", "copy_Ls", "parse", "zero_in_string"}
# They change the registry or use threads: what the host keeps of that is its own.
NOT_REPEATED = {"rule", "parallel"}


class Heap(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "chunks", "fast_chunks", "mapped_chunks", "mapped", "peak",
                                                     "fast", "used", "unused", "top")]


def used():
    info = ctypes.CDLL(None).mallinfo2
    info.restype = Heap
    heap = info()
    return heap.used + heap.mapped


def lost(host, name, arguments):
    """Bytes per call, the least of up to five tries: a leak grows each time, and what the host keeps now and then does not."""
    def grown():
        before = used()
        for _ in range(CALLS):
            host.call(name, arguments)
        return (used() - before) / CALLS
    for _ in range(20):
        host.call(name, arguments)
    least = grown()
    for _ in range(4):
        if least <= ALLOWED:
            break
        least = min(least, grown())
    return least


def main():
    host = run_every_type.PyTorch()
    calls = failures = 0
    for release in (9, 10, 12, 13):
        for language in run_every_type.LANGUAGES:
            space = f"every_{language}_2{release}"
            host.load(BUILD / "tests/extensions" / f"{space}.so", release)
            for languages, first, last, _, name, arguments, results in run_every_type.table():
                if (language not in languages or not first <= release <= last or results[""].startswith("!") or
                        name in WITH_STRINGS | NOT_REPEATED):
                    continue
                calls += 1
                bytes_lost = lost(host, f"{space}::{name}", arguments)
                if bytes_lost > ALLOWED:
                    failures += 1
                    print(f"{space}::{name} {' '.join(arguments)}: {bytes_lost:.1f} bytes lost per call")
    print(f"{calls} calls repeated, {failures} of them lose memory")
    return 0 if failures == 0 and calls > 300 else 1


if __name__ == "__main__":
    sys.exit(main())
