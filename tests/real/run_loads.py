#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Loads every binary of the wheels that takes PyTorch's stable ABI, each in a process of its own, and compares the schemas it defines.

  run_loads.py [--build FOLDER] [--wheels FOLDER]

FOLDER default to TENON_BUILD and TENON_WHEELS, else build and .cache/wheels. expected/loads.json has the schemas that PyTorch 2.13 shows
(record.py --loads). Where the machine lacks libraries, the message must name each one that is missing and no other; the binary is then
loaded with hollow ones in their place (hollow.py), and counted apart. Exit status: 0 all right, 1 a difference, 77 no wheels.
"""
import argparse
import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import hollow
import tenon_api
import wheels

EXPECTED = HERE / "expected" / "loads.json"
NEEDED = re.compile(r"([\w.+-]+) \(needed by ([\w.+-]+)\)")


def is_on_machine(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def binaries(root):
    """Every shared object of an unpacked wheel but the libraries that the wheel brings along."""
    return sorted(str(path.relative_to(root)) for path in root.rglob("*.so") if not path.parent.name.endswith(".libs"))


def run(*words, libraries=""):
    """Runs a command; `libraries` is a folder where it finds libraries that the machine lacks."""
    there = {**os.environ, "LD_LIBRARY_PATH": str(libraries)} if libraries else None
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, timeout=120, env=there)


class Loads:
    """What loading the binaries gave, and the complaints about it."""

    def __init__(self, build, folder):
        self.folder = pathlib.Path(folder)
        self.build = pathlib.Path(build)
        self.tenon = self.build / "bin" / "tenon"
        self.expected = json.loads(EXPECTED.read_text())
        self.wrong, self.skipped, self.hollow, self.loaded, self.operators = [], {}, 0, 0, 0

    def expect(self, holds, file, what):
        if not holds:
            self.wrong.append(f"{file}: {what}")

    def load(self, root, file, row, libraries=""):
        """The process that loads `file` after those it needs, and lists it."""
        paths = [root / name for name in row.get("first", [])] + [root / file]
        if row.get("python"):
            return run(sys.executable, __file__, "--build", self.build, "--here", *paths, libraries=libraries)
        return run(self.tenon, "ops", *(word for path in paths for word in ("--lib", path)), libraries=libraries)

    def check_missing(self, root, file, row, message):
        """The message of a failed load names what the machine lacks, all of it and nothing else; with that in place, the load succeeds."""
        named = {library for library, _ in NEEDED.findall(message)}
        missing = {library for library in row.get("needs", []) if not is_on_machine(library)}
        symbol = re.search(r"undefined symbol: (_?Py\w+)$", message)
        if row.get("python") and symbol and not hasattr(ctypes.pythonapi, symbol.group(1)):
            self.skipped[file] = f"the Python symbol {symbol.group(1)}"
        elif missing and named == missing and "cannot be found" in message:
            libraries = self.folder / "hollow" / pathlib.PurePath(file).name
            hollow.build(libraries, missing, [root / name for name in [*row.get("first", []), file]])
            self.check_loaded(root, file, row, self.load(root, file, row, libraries), libraries)
            self.hollow += 1
        else:
            self.wrong.append(f"{file}: lacks {sorted(missing)}; {message}")

    def check_loaded(self, root, file, row, done, libraries=""):
        message = done.stderr.strip()
        self.expect(done.returncode == 0 and message == "", file, f"exit status {done.returncode}: {message}")
        self.expect(sorted(done.stdout.splitlines()) == row["schemas"], file, f"defines other operators:\n{done.stdout}")
        self.loaded += 1
        self.operators += len(row["schemas"])
        if row.get("python"):
            alone = self.load(root, file, {**row, "python": False}, libraries)
            self.expect(alone.returncode == 1 and re.search(r"takes functions of Python.* Cure: .*undefined symbol: _?Py\w+\)$", alone.stderr.strip()) is not None,
                        file, f"outside Python: {alone.returncode} {alone.stderr}")

    def check(self, root, file):
        row = self.expected[file]
        done = self.load(root, file, row)
        if done.returncode == 1:
            self.check_missing(root, file, row, done.stderr.strip())
        else:
            self.check_loaded(root, file, row, done)

    def check_wheel(self, root):
        for file in binaries(root):
            verdict = json.loads(run(self.tenon, "audit", "--json", root / file).stdout)[0]["verdict"]
            if verdict != "stable":
                self.expect(file not in self.expected, file, f"is {verdict}")
                print(f"{file}: takes no function of the stable ABI ({verdict})")
            elif file not in self.expected:
                self.wrong.append(f"{file}: nothing is known of it: record.py --loads")
            else:
                self.check(root, file)


def list_here(build, paths):
    """Loads the paths into this Python, in order, and prints the last one's schemas."""
    tenon = tenon_api.Tenon(pathlib.Path(build) / "lib" / "libtenon.so")
    extension = None
    try:
        for path in paths:
            extension = tenon.load(path)
    except tenon_api.Error as error:
        print(error, file=sys.stderr)
        return 1
    for name in tenon.list(extension):
        print(tenon.schema_text(name))
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=os.environ.get("TENON_BUILD", ROOT / "build"))
    parser.add_argument("--wheels", default=os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels"))
    parser.add_argument("--here", nargs="+", metavar="PATH", help="load these in this process")
    options = parser.parse_args()
    if options.here:
        return list_here(options.build, options.here)
    seen = set()
    with tempfile.TemporaryDirectory() as folder:
        loads = Loads(options.build, folder)
        for wheel, version in wheels.WANTED.items():
            if wheels.find(options.wheels, wheel) is None:
                print(f"SKIP {wheel}: no wheel {wheel}=={version} in {options.wheels}")
                continue
            root = wheels.unpack(options.wheels, wheel, folder)
            seen.update(binaries(root))
            loads.check_wheel(root)
            gone = {file for file in loads.expected if file.startswith(f"{wheel}/")} - set(binaries(root))
            loads.expect(not gone, wheel, f"lacks {sorted(gone)}")
    if not seen:
        return 77
    for complaint in loads.wrong:
        print(complaint)
    for file, lack in loads.skipped.items():
        print(f"SKIP {pathlib.PurePath(file).name}: needs {lack}")
    print(f"{loads.loaded} binaries load ({loads.hollow} of them with hollow libraries in place of the machine's) "
          f"and define {loads.operators} operators, {len(loads.wrong)} are wrong")
    return 1 if loads.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
