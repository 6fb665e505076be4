#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch and Tenon in one process, whichever came first, with the same extension in both.

Each order runs in a process of its own: the extension is opened in both hosts, each host calls its
own, and the results are equal. Then the plain mode must refuse and say why, and an unload in Tenon
must leave PyTorch's operators alone. Extensions: the examples of the build, and torchaudio's and
torchdtw's wheels where .cache/wheels (or TENON_WHEELS) has them.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
WHEELS = pathlib.Path(os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels"))
sys.path.insert(0, str(ROOT / "tests" / "real"))

import cases
import record
import run_real
import stand_ins
import tenon_api
import wheels

EXAMPLE = "myops::add_scalar"


def examples():
    return sorted((BUILD / "examples").glob("add_scalar*.so"))[:1]


def example_cases():
    for i, sizes in enumerate(([3], [2, 5], [0, 4], [])):
        yield f"add_scalar {sizes}", EXAMPLE, [cases.randoms("float32", sizes, 60 + i), 2.5]
    yield "add_scalar float64", EXAMPLE, [cases.randoms("float64", [3], 64), 2.5]
    yield "add_scalar transposed", EXAMPLE, [
        cases.randoms("float32", [3, 4], 65).transposed(0, 1), 1.5]


def plan(unpacked):
    """Files and calls: the built example, and the wheels' binaries."""
    calls = list(example_cases())
    files = list(examples())
    for suite in ("torchaudio", "torchdtw"):
        wheel, binaries, _ = cases.SUITES[suite]
        if wheels.find(WHEELS, wheel) is None:
            print(f"SKIP {suite}: no wheel in {WHEELS}")
            continue
        files += [wheels.unpack(WHEELS, wheel, unpacked) / binary for binary in binaries]
        calls += list(cases.cases(suite))
    return files, calls


def load_in_pytorch(files, folder):
    import torch
    stand_ins.build(folder)
    keep = stand_ins.open_all(folder)
    for file in files:
        torch.ops.load_library(str(file))
    return torch, keep


def load_in_tenon(files, mode):
    tenon = tenon_api.Tenon(BUILD / "lib" / "libtenon.so")
    return tenon, [tenon.load(file, mode) for file in files]


def expect_plain_refusal(tenon, report, file):
    copy = pathlib.Path(tempfile.mkdtemp()) / "again.so"
    copy.write_bytes(file.read_bytes())
    try:
        tenon.load(copy, tenon_api.PLAIN)
        report.expect(False, "plain mode", "did not refuse beside PyTorch")
    except tenon_api.Error as error:
        says = all(word in str(error) for word in ("PyTorch", "TN_LOAD_PRIVATE", "TN_LOAD_AUTO"))
        report.expect(says, "plain mode", f"says {error}")
    copy.unlink()
    copy.parent.rmdir()


def run_order(order):
    report = run_real.Report(order)
    with tempfile.TemporaryDirectory() as folder:
        files, calls = plan(folder)
        if order == "pytorch-first":
            torch, keep = load_in_pytorch(files, folder)
            tenon, extensions = load_in_tenon(files, 0)
        else:
            tenon, extensions = load_in_tenon(files, tenon_api.PRIVATE)
            torch, keep = load_in_pytorch(files, folder)
        for name, op, args in calls:
            answer = {"op": op, **record.record(torch, op, args)}
            run_real.compare_call(tenon, report, name, args, answer)
        expect_plain_refusal(tenon, report, files[0])
        for extension in reversed(extensions):
            tenon.extension_unload(extension)
        report.expect(not tenon.has(EXAMPLE), EXAMPLE, "survived the unload in Tenon")
        again = record.record(torch, EXAMPLE, next(example_cases())[2])
        report.expect("out" in again, EXAMPLE, f"is gone from PyTorch: {again}")
        del keep
    print(f"{order}: {report.right} comparisons right, {report.wrong} wrong")
    return 1 if report.wrong or not report.right else 0


def main():
    if len(sys.argv) > 1:
        return run_order(sys.argv[1])
    if not examples():
        print(f"no add_scalar*.so below {BUILD}")
        return 1
    orders = ("pytorch-first", "tenon-first")
    return max(subprocess.run([sys.executable, __file__, order]).returncode != 0
               for order in orders)


if __name__ == "__main__":
    sys.exit(int(main()))
