#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""examples/smooth, whose boundary `tenon gen` made, gives the same bits in PyTorch and in Tenon."""
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
EXTENSION = BUILD / "examples/smooth.so"


def rows(torch, load):
    """Each call in PyTorch, and its words for `tenon call`."""
    ops = torch.ops.smooth
    x, y = load("x"), load("y")
    yield lambda: ops.ema(x, 0.9), ["smooth::ema", "@x.npy", "0.9"]
    yield lambda: ops.ema(x, 0.25, reverse=True), ["smooth::ema", "@x.npy", "0.25", "reverse=true"]
    yield lambda: ops.ema(x, 0.25, start=-3.0), ["smooth::ema", "@x.npy", "0.25", "start=-3.0"]
    yield lambda: ops.ema(load("empty"), 0.5), ["smooth::ema", "@empty.npy", "0.5"]
    yield lambda: ops.ema_(load("x"), 0.9), ["smooth::ema_", "@x.npy", "0.9"]
    pair = [torch.arange(5.0), torch.ones(5)]
    yield lambda: ops.blend(pair, [0.5, -2.3]), ["smooth::blend", "[arange(5.),ones(5)]", "[0.5,-2.3]"]
    yield lambda: ops.twice(y, 0.75), ["smooth::twice", "@y.npy", "0.75"]
    yield lambda: ops.ema(x, 1.5), ["smooth::ema", "@x.npy", "1.5"]
    yield lambda: ops.blend(pair, []), ["smooth::blend", "[arange(5.),ones(5)]", "[]"]
    yield lambda: ops.ema(x.double(), 0.5), ["smooth::ema", "@wide.npy", "0.5"]


def compare(expected, words, folder):
    """What differs between the hosts, or None."""
    out = folder / "out.npy"
    done = subprocess.run([BUILD / "bin/tenon", "call", "--lib", EXTENSION, *words, "-o", out], cwd=folder, text=True,
                          capture_output=True, check=False)
    try:
        theirs = expected().numpy()
    except RuntimeError as error:
        # A host adds its own lines around the kernel's text, which is what Tenon prints behind the operator.
        text = done.stderr.strip().split(": ")[-1]
        return None if done.returncode == 1 and text and text in str(error) else f"Tenon: {done.stderr}, PyTorch: {error}"
    if done.returncode:
        return f"Tenon: {done.stderr}"
    ours = numpy.load(out)
    return None if ours.shape == theirs.shape and ours.tobytes() == theirs.tobytes() else f"Tenon {ours}, PyTorch {theirs}"


def main():
    if not EXTENSION.exists():
        print(f"{EXTENSION} is not built: it needs tenon-gen, which needs libyaml")
        return 77
    import torch
    torch.ops.load_library(str(EXTENSION))
    random = numpy.random.default_rng(11)
    problems = count = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        arrays = {"x": random.standard_normal(100).astype(numpy.float32), "y": random.standard_normal(100).astype(numpy.float32),
                  "empty": numpy.zeros(0, numpy.float32)}
        arrays["wide"] = arrays["x"].astype(numpy.float64)
        for name, array in arrays.items():
            numpy.save(folder / f"{name}.npy", array)
        for expected, words in rows(torch, lambda name: torch.from_numpy(arrays[name].copy())):
            count += 1
            problem = compare(expected, words, folder)
            if problem:
                print(f"{' '.join(words)}: {problem}")
                problems += 1
    meta = torch.ops.smooth.ema(torch.empty(3, device="meta"), 0.5)
    if meta.shape != (3,) or meta.device.type != "meta":
        print(f"on meta tensors: {meta}")
        problems += 1
    print(f"{count} calls in both hosts, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
