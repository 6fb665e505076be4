#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Every function that spec/stable_abi.yaml calls full succeeds in the test that its row names.

The tests of the boundary are run with the checker's wrappers, which count what succeeds (TENON_DEBUG_COUNT)."""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# Without an accelerator they fail, in PyTorch as well: the test sees just that.
NEED_ACCELERATOR = {"aoti_torch_empty_strided_pinned", "aoti_torch_create_device_guard", "aoti_torch_device_guard_set_index",
                    "aoti_torch_stream_id", "aoti_torch_get_current_device_index", "aoti_torch_get_current_stream",
                    "torch_stream_native_handle"}
# CUDA's functions are those of a library that stands in for it, which has no wrappers.
OF_CUDA = "test_stand_ins"
WITHOUT_ACCELERATOR = "test_abi_hosts"
# Only the code of a compiled model calls it, with what its host hands in: no program that the wrappers stand in for.
OF_MODELS = {"aoti_torch_proxy_executor_call_function": "test_model"}
EXTENSIONS = "run_extension_calls"


class Row:
    """One function of the manifest: its text, which ends where the next row or section begins."""

    def __init__(self, text):
        self.text = text
        self.name = re.match(r"  - func: [^(]*?(\w+)\(", text)[1]
        self.is_full = re.search(r"^    impl: full$", text, re.MULTILINE) is not None
        self.is_cuda = re.search(r"^    feature: .*CUDA", text, re.MULTILINE) is not None
        tests = re.search(r"^    tests: (.*)\n", text, re.MULTILINE)
        self.tests = tests[1].split() if tests else []

    def with_test(self, test):
        plain = re.sub(r"^    tests: .*\n", "", self.text, flags=re.MULTILINE)
        return re.sub(r"^    impl: full\n", f"    impl: full\n    tests: {test}\n", plain, flags=re.MULTILINE)


def rows_of(manifest):
    """The manifest's text in pieces, each function a Row."""
    for piece in re.split(r"(?m)^(?=  - func: \S.*\()|^(?=  [a-z]+:$)|^(?=- )", manifest):
        is_function = piece.startswith("  - func: ") and "\n    since: " in piece
        yield Row(piece) if is_function else piece


def count(arguments):
    """Which functions succeed in which test."""
    counted = {}
    with tempfile.TemporaryDirectory() as folder:
        def run(name, command, **more):
            path = pathlib.Path(folder) / name
            done = subprocess.run(command, env={**os.environ, "TENON_DEBUG_COUNT": str(path), **more}, capture_output=True,
                                  check=False)
            if done.returncode != 0:
                sys.exit(f"{name} fails: {(done.stdout + done.stderr).decode(errors='replace')[-400:]}")
            counted[name] = set(path.read_text().split()) if path.exists() else set()
        for program in sorted(arguments.tests.glob("test_abi_*")):
            if os.access(program, os.X_OK):
                run(program.name, [program])
        run(EXTENSIONS, [arguments.root / "tests/abi/run_extension_calls.sh", arguments.tenon, arguments.tests / "extensions",
                         arguments.root / "tests/abi/extension_calls.txt"], LD_PRELOAD=str(arguments.checker))
    return counted


def find_test(row, counted):
    """The test for a row: the one that calls fewest functions is most about it."""
    if row.is_cuda:
        return OF_CUDA
    if row.name in OF_MODELS:
        return OF_MODELS[row.name]
    if row.name in NEED_ACCELERATOR:
        return WITHOUT_ACCELERATOR
    return min((test for test in counted if row.name in counted[test]), key=lambda test: len(counted[test]), default=None)


def fault_of(row, counted):
    if (row.is_cuda and row.tests == [OF_CUDA]) or row.tests == [OF_MODELS.get(row.name)]:
        return None
    if not row.tests:
        return "impl is full, and no `tests` names a test that sees it succeed"
    if row.name in NEED_ACCELERATOR:
        return "is listed as one that cannot succeed, and does" if any(row.name in names for names in counted.values()) else None
    idle = [test for test in row.tests if row.name not in counted.get(test, ())]
    return f"does not succeed in {' '.join(idle)}" if idle else None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put a test into every row that is full")
    for name in ("root", "tests", "tenon", "checker"):
        parser.add_argument(name, type=pathlib.Path)
    arguments = parser.parse_args()
    counted = count(arguments)
    path = arguments.root / "spec/stable_abi.yaml"
    pieces = list(rows_of(path.read_text()))
    full = [piece for piece in pieces if isinstance(piece, Row) and piece.is_full]
    if arguments.write:
        tests = {row.name: find_test(row, counted) for row in full}
        path.write_text("".join(piece if isinstance(piece, str) else piece.text if not tests.get(piece.name)
                                else piece.with_test(tests[piece.name]) for piece in pieces))
        return 0
    faults = [(row.name, fault) for row in full for fault in [fault_of(row, counted)] if fault]
    for name, fault in faults:
        print(f"spec/stable_abi.yaml: {name}: {fault}; write a test, then tests/check/check_called.py --write")
    print(f"{len(full)} functions are full, {len(full) - len(faults)} of them seen in {len(counted)} tests")
    return 1 if faults or not full else 0


if __name__ == "__main__":
    sys.exit(main())
