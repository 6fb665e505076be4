#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Loads unmodified binaries of PyPI wheels into Tenon and compares what their operators give.

  run_real.py [--build FOLDER] [--wheels FOLDER] [SUITE...]

FOLDER default to TENON_BUILD and TENON_WHEELS, else build and .cache/wheels. Each suite runs in a
process of its own: load, list, call, unload, look that all is gone; plainly, from a private copy, and
plainly again.
expected/ has PyTorch's answers (record.py). Exit status: 0 all right, 1 a difference, 77 no wheels.
"""
import argparse
import base64
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import cases
import tenon_api
import wheels

# Relative and absolute difference that is still equal; other dtypes must be equal in every bit.
TOLERANCES = {"float16": (1e-3, 1e-3), "bfloat16": (8e-3, 8e-3), "float32": (1.3e-6, 1e-6),
              "float64": (1e-12, 1e-12)}


def describe(value):
    if isinstance(value, cases.Tensor):
        return f"{value.dtype}{value.sizes} {cases.unpack(value.dtype, value.data)[:6]}"
    return repr(value)


def is_close(got, wanted, tolerance):
    if math.isnan(wanted) or math.isinf(wanted):
        return got == wanted or (math.isnan(got) and math.isnan(wanted))
    return abs(got - wanted) <= tolerance[1] + tolerance[0] * abs(wanted)


def is_same(got, wanted):
    """Whether a result equals a recorded one."""
    if not isinstance(wanted, dict):
        return got == wanted and type(got) is type(wanted)
    data = base64.b64decode(wanted["v"])
    if not isinstance(got, cases.Tensor) or (got.dtype, got.sizes) != (wanted["d"], wanted["s"]):
        return False
    if got.data == data:
        return True
    pairs = zip(cases.unpack(got.dtype, got.data), cases.unpack(got.dtype, data))
    tolerance = TOLERANCES.get(got.dtype)
    return tolerance is not None and all(is_close(a, b, tolerance) for a, b in pairs)


class Report:
    """Counts what agreed, prints what did not."""

    def __init__(self, suite):
        self.suite, self.right, self.wrong = suite, 0, 0

    def expect(self, condition, name, what):
        if condition:
            self.right += 1
        else:
            self.wrong += 1
            print(f"{self.suite}: {name}: {what}")


def compare_call(tenon, report, name, args, answer):
    """One call against the recorded answer: results, changed arguments, or the error."""
    try:
        results, after = tenon.call(answer["op"], args)
    except tenon_api.Error as error:
        report.expect(answer.get("error", "?") in str(error) and "error" in answer, name,
                      f"failed with {error}; expected {answer.get('error', 'success')}")
        return
    if "error" in answer:
        report.expect(False, name, f"gave {list(map(describe, results))}, not the error "
                                   f"{answer['error']!r}")
        return
    changed = answer.get("after", {})
    for i, wanted in enumerate(answer["out"]):
        if isinstance(wanted, dict) and "arg" in wanted:
            wanted = changed[str(wanted["arg"])]
        report.expect(is_same(results[i], wanted), name, f"result {i} is {describe(results[i])}")
    for i, arg in enumerate(args):
        if str(i) in changed:
            report.expect(is_same(after[i], changed[str(i)]), name,
                          f"argument {i} became {describe(after[i])}")
        elif isinstance(arg, cases.Tensor) and arg.strides == cases.strides_of(arg.sizes):
            report.expect(after[i].data == arg.data, name, f"argument {i} must not change")


def compare_calls(tenon, report, suite, answers):
    for name, _, args in cases.cases(suite):
        compare_call(tenon, report, name, args, answers[name])


def check_lists(tenon, report, extensions, schemas):
    """Each extension defined exactly what PyTorch says it defines, with equal schemas."""
    for file, wanted in schemas.items():
        listed = tenon.list(extensions[file])
        printed = sorted(tenon.schema_text(name) for name in listed)
        report.expect(printed == wanted, file, f"defines {printed}; expected {wanted}")


def check_withdrawn(tenon, report, schemas):
    for wanted in schemas.values():
        for schema in wanted:
            name = schema.partition("(")[0]
            report.expect(not tenon.has(name), name, "is still there after the unload")


def run_suite(suite, build, root):
    """The suite's calls to its files below `root`."""
    report = Report(suite)
    tenon = tenon_api.Tenon(pathlib.Path(build) / "lib" / "libtenon.so")
    expected = json.loads((HERE / "expected" / f"{suite}.json").read_text())
    _, files, _ = cases.SUITES[suite]
    for mode in (tenon_api.PLAIN, tenon_api.PRIVATE, tenon_api.PLAIN):
        extensions = {file: tenon.load(root / file, mode) for file in files}
        check_lists(tenon, report, extensions, expected["schemas"])
        compare_calls(tenon, report, suite, expected["answers"])
        for file in reversed(files):
            tenon.extension_unload(extensions[file])
        check_withdrawn(tenon, report, expected["schemas"])
    print(f"{suite}: {report.right} comparisons right, {report.wrong} wrong")
    return 1 if report.wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=os.environ.get("TENON_BUILD", ROOT / "build"))
    parser.add_argument("--wheels", default=os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels"))
    parser.add_argument("--here", metavar="UNPACKED", help="run the one suite in this process")
    parser.add_argument("suites", nargs="*", default=list(cases.SUITES))
    options = parser.parse_args()
    if options.here:
        suite = options.suites[0]
        root = wheels.unpack(options.wheels, cases.SUITES[suite][0], options.here)
        return run_suite(suite, options.build, root)
    failed, ran = [], 0
    with tempfile.TemporaryDirectory() as unpacked:
        for suite in options.suites:
            wheel = cases.SUITES[suite][0]
            if wheels.find(options.wheels, wheel) is None:
                print(f"SKIP {suite}: no wheel {wheel}=={wheels.WANTED[wheel]} in {options.wheels}")
                continue
            ran += 1
            command = [sys.executable, __file__, "--build", options.build, "--wheels",
                       options.wheels, "--here", unpacked, suite]
            status = subprocess.run(command).returncode
            if status != 0:
                failed.append(suite)
                print(f"FAIL {suite}: exit status {status}")
    if not ran:
        return 77
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
