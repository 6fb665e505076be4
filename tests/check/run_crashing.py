#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""run_crashing.py TENON EXTENSION CHECKER: a crash in a kernel is told with the operator and the library, and ends the process as it would
without the checker; the frames of a leak have functions, files and lines where libdw is installed, and offsets where it is not.
"""
import ctypes
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parent / "crashing.c"
CRASHES = {"segmentation": "SIGSEGV", "bus": "SIGBUS", "division": "SIGFPE", "illegal": "SIGILL", "abortion": "SIGABRT", "overflow": "SIGSEGV",
           "helper": "SIGSEGV"}
# The signal comes from an instruction of the extension; others are sent by the C library.
WITH_FRAME = {"segmentation", "bus", "helper", "overflow"}

FAULTS = []


def run(tenon, extension, name, **environment):
    plain = {key: value for key, value in os.environ.items() if key not in ("TENON_DEBUG", "LD_PRELOAD")}
    return subprocess.run([tenon, "call", "--lib", extension, "crashing::" + name, "ones(2)"], env={**plain, **environment}, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def want(is_so, what, done):
    if not is_so:
        FAULTS.append(f"{what}: exit status {done.returncode}\n{done.stderr}")


def check_crashes(tenon, extension, way, environment):
    for name, sign in CRASHES.items():
        done = run(tenon, extension, name, **environment)
        on = "on another thread while" if name == "helper" else "while"
        want(done.returncode == -getattr(signal, sign), f"{way}: {name} does not end by {sign}", done)
        want(f"tenon-check: {sign} {on} the kernel of crashing::{name} ran ({extension})\n" in done.stderr, f"{way}: {name} is not told", done)
        want(done.stderr.count("tenon-check: ") == 1, f"{way}: {name} is told more than once", done)
        if name in WITH_FRAME:
            want(re.search(r"^      crashing\.so\+0x[0-9a-f]+$", done.stderr, re.MULTILINE) is not None, f"{way}: {name} has no frame", done)


def check_handlers(tenon, extension):
    done = run(tenon, extension, "segmentation", TENON_DEBUG="trace", CRASHING_HANDLER="1")
    want(done.returncode == 42 and done.stderr.endswith("the handler of the extension\n"), "the handler before is not called", done)
    want("SIGSEGV while the kernel of crashing::segmentation ran" in done.stderr, "beside a handler it is not told", done)
    for word in ("", "strict"):
        done = run(tenon, extension, "segmentation", TENON_DEBUG=word)
        want(done.returncode == -signal.SIGSEGV and done.stderr == "", f"TENON_DEBUG={word}: something is told", done)


def check_lines(tenon, extension, way, environment):
    lines = SOURCE.read_text(encoding="utf-8").splitlines()
    leak = 1 + next(n for n, line in enumerate(lines) if "/* the leak */" in line)
    caller = 1 + next(n for n, line in enumerate(lines) if line == "    leaking_clone(self);")
    done = run(tenon, extension, "leak", **environment)
    want(done.returncode == 99, f"{way}: no leak is found", done)
    for function, line in (("leaking_clone", leak), ("leak", caller)):
        want(re.search(rf"^      crashing\.so\+0x[0-9a-f]+ in {function} at (?:\S*/)?tests/check/crashing\.c:{line}$", done.stderr, re.MULTILINE) is not None,
             f"{way}: line {line} is not told", done)
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "libdw.so.1").write_text("no library\n")
        done = run(tenon, extension, "leak", LD_LIBRARY_PATH=folder, **environment)
    want(done.returncode == 99 and re.search(r"^      crashing\.so\+0x[0-9a-f]+$", done.stderr, re.MULTILINE) is not None and "crashing.c" not in done.stderr,
         f"{way}: without libdw no offset is told", done)


def has_libdw():
    try:
        ctypes.CDLL("libdw.so.1")
    except OSError:
        return False
    return True


def main():
    tenon, extension, checker = sys.argv[1:]
    ways = {"TENON_DEBUG=handles": {"TENON_DEBUG": "handles"}, "LD_PRELOAD": {"LD_PRELOAD": checker}}
    for way, environment in ways.items():
        check_crashes(tenon, extension, way, environment)
        if has_libdw():
            check_lines(tenon, extension, way, environment)
    check_handlers(tenon, extension)
    print("\n".join(FAULTS))
    print(f"{len(CRASHES)} crashes, {len(ways)} ways, {'with' if has_libdw() else 'without'} libdw, {len(FAULTS)} faults")
    return 1 if FAULTS else 0


if __name__ == "__main__":
    sys.exit(main())
