#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Operators of torchvision's binary, unmodified, have the gradients that they have in PyTorch (expected/gradients.json,
by record.py --gradients), and so has examples/roi_align, which is run on the binary.

Exit status: 0 all right, 1 a difference, 77 no wheel.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
WHEELS = pathlib.Path(os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels")).resolve()

import cases
import gradient_cases
import run_real
import tenon_api
import wheels


def compare_calls(tenon, report, answers):
    for name, operator, args, wanted in gradient_cases.calls():
        grads = tenon.gradients(operator, args, wanted, gradient_cases.covector)
        for position, grad, answer in zip(wanted, grads, answers[name]):
            report.expect(run_real.is_same(grad, answer), name, f"argument {position}: {run_real.describe(grad)}")


def run_example(report, file, answer):
    done = subprocess.run([BUILD / "examples/roi_align", file], text=True, capture_output=True, check=False, timeout=60)
    numbers = [float(word) for word in done.stdout.split()]
    grad = cases.Tensor("float64", [1, 1, 6, 6], numbers) if len(numbers) == 36 else None
    report.expect(done.returncode == 0 and run_real.is_same(grad, answer), "examples/roi_align",
                  f"status {done.returncode}: {done.stdout}{done.stderr}")


def main():
    if wheels.find(WHEELS, gradient_cases.WHEEL) is None:
        print(f"no wheel {gradient_cases.WHEEL}=={wheels.WANTED[gradient_cases.WHEEL]} in {WHEELS}")
        return 77
    report = run_real.Report("gradients")
    answers = json.loads((HERE / "expected/gradients.json").read_text())["answers"]
    tenon = tenon_api.Tenon(BUILD / "lib/libtenon.so")
    with tempfile.TemporaryDirectory() as folder:
        file = wheels.unpack(WHEELS, gradient_cases.WHEEL, folder) / gradient_cases.FILE
        extension = tenon.load(file)
        library = tenon.derive(gradient_cases.NAMESPACE, gradient_cases.DERIVATIVES)
        compare_calls(tenon, report, answers)
        tenon.library_free(library)
        tenon.extension_unload(extension)
        run_example(report, file, answers["example"][0])
    report.expect(report.right + report.wrong >= 14, "count", f"{report.right} comparisons, fewer than there are")
    print(f"gradients: {report.right} comparisons right, {report.wrong} wrong")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
