#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The examples add_scalar*.so, each built once, give the same bits in PyTorch and in Tenon.

Every extension gets a process of its own for PyTorch, because all of them define myops::add_scalar.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
SCALARS = (0.0, 2.5, -1e-30, 3e38)


def inputs():
    random = numpy.random.default_rng(7)
    yield "one", numpy.ones((1,), numpy.float32)
    yield "matrix", random.standard_normal((3, 5)).astype(numpy.float32)
    yield "cube", random.standard_normal((2, 3, 4)).astype(numpy.float32)
    yield "scalar", numpy.array(1.25, numpy.float32)
    yield "empty", numpy.zeros((0, 3), numpy.float32)
    yield "extremes", numpy.array([numpy.inf, -numpy.inf, numpy.nan, 1e-45, 3.4e38], numpy.float32)


def in_pytorch(extension, folder):
    """Writes NAME.SCALAR.torch.npy for each input, and the refusal of a wrong dtype."""
    import torch
    torch.ops.load_library(str(extension))
    for name, _ in inputs():
        tensor = torch.from_numpy(numpy.load(folder / f"{name}.npy"))
        for number, scalar in enumerate(SCALARS):
            numpy.save(folder / f"{name}.{number}.torch.npy", torch.ops.myops.add_scalar(tensor, scalar).numpy())
    try:
        torch.ops.myops.add_scalar(torch.ones(2, dtype=torch.float64), 1.0)
        return "PyTorch: float64 was not refused"
    except RuntimeError as error:
        return None if "must be float32" in str(error) else f"PyTorch: refused with {error}"


def call(extension, *arguments):
    return subprocess.run([BUILD / "bin/tenon", "call", "--lib", extension, "myops::add_scalar",
                           *map(str, arguments)], text=True, capture_output=True, check=False)


def compare(extension, folder):
    """What differs between the two hosts, as texts."""
    for name, _ in inputs():
        for number, scalar in enumerate(SCALARS):
            out = folder / f"{name}.{number}.tenon.npy"
            done = call(extension, f"@{folder / name}.npy", scalar, "-o", out)
            if done.returncode:
                yield f"{name} + {scalar}: {done.stderr.strip()}"
                continue
            ours, theirs = numpy.load(out), numpy.load(folder / f"{name}.{number}.torch.npy")
            if ours.shape != theirs.shape or ours.dtype != theirs.dtype or ours.tobytes() != theirs.tobytes():
                yield f"{name} + {scalar}: Tenon {ours}, PyTorch {theirs}"
    done = call(extension, "ones(2,dtype=float64)", 1.0)
    if done.returncode != 1 or "must be float32" not in done.stderr:
        yield f"float64 was not refused as in PyTorch: exit status {done.returncode}, {done.stderr}"


def readme_extension(folder):
    """What README's line for a shell makes, which both hosts load."""
    line = next(line for line in (ROOT / "README.md").read_text().splitlines() if line.startswith("cc ") and "add_scalar.c" in line)
    made = folder / "add_scalar_readme.so"
    command = line.partition(" #")[0].replace("-o add_scalar.so", f"-o {made}").replace("build/lib", f"{BUILD}/lib")
    subprocess.run(command, shell=True, check=True, cwd=ROOT)
    return made


def main():
    if len(sys.argv) == 3:
        problem = in_pytorch(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
        print(problem or "")
        return 1 if problem else 0
    extensions = sorted((BUILD / "examples").glob("add_scalar*.so"))
    if len(extensions) < 2:
        print(f"there should be a C and a C++ extension in {BUILD / 'examples'}: {extensions}")
        return 1
    problems = 0
    made = tempfile.TemporaryDirectory()
    extensions.append(readme_extension(pathlib.Path(made.name)))
    for extension in extensions:
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch)
            for name, array in inputs():
                numpy.save(folder / f"{name}.npy", array)
            done = subprocess.run([sys.executable, __file__, extension, folder], text=True,
                                  capture_output=True, check=False)
            if done.returncode:
                print(f"{extension.name} in PyTorch: {done.stdout}{done.stderr}")
                problems += 1
                continue
            for problem in compare(extension, folder):
                print(f"{extension.name}: {problem}")
                problems += 1
    print(f"{len(extensions)} extensions, {len(SCALARS) * len(list(inputs()))} calls each, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
