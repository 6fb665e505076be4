#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""python.py [--build FOLDER] [--oracle PYTHON] [--quick]: what calls from Python cost, beside PyTorch and NumPy.

Each program runs in processes of its own by turns, the least of all runs counts: other programs on the
machine only make it more. Needs a release build with the Python package; PyTorch's and NumPy's figures
need the oracle's Python (`./dev oracle` makes it).
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# A row: its name, the goal in ns, by peer what is made once and what is timed, and perhaps how many calls are a run.
ROWS = [
    ("custom no-op operator on a tensor", 90, {
        "tenon": ("import tenon\nwith_noop()\nt = tenon.ones(1)\nf = tenon.ops.bench_python.noop", "f(t)"),
        "torch": ("import torch\nl = torch.library.Library('bench_python', 'DEF')\nl.define('noop(Tensor x) -> ()')\n"
                  "l.impl('noop', lambda x: None, 'CPU')\nt = torch.ones(1)\nf = torch.ops.bench_python.noop", "f(t)")}),
    ("add of one element", 180, {
        "tenon": ("import tenon\nx = tenon.ones(1)\ny = tenon.ones(1)\nf = tenon.add", "f(x, y)"),
        "torch": ("import torch\nx = torch.ones(1)\ny = torch.ones(1)\nf = torch.add", "f(x, y)"),
        "numpy": ("import numpy\nx = numpy.ones(1, 'f')\ny = numpy.ones(1, 'f')\nf = numpy.add", "f(x, y)")}),
    ("x + y of one element", 180, {
        "tenon": ("import tenon\nx = tenon.ones(1)\ny = tenon.ones(1)", "x + y"),
        "torch": ("import torch\nx = torch.ones(1)\ny = torch.ones(1)", "x + y"),
        "numpy": ("import numpy\nx = numpy.ones(1, 'f')\ny = numpy.ones(1, 'f')", "x + y")}),
    ("method: x.add_(1)", None, {
        "tenon": ("import tenon\nx = tenon.ones(1)", "x.add_(1)"),
        "torch": ("import torch\nx = torch.ones(1)", "x.add_(1)")}),
    ("view of loose integers: x.view(2, 3)", None, {
        "tenon": ("import tenon\nx = tenon.ones(6)", "x.view(2, 3)"),
        "torch": ("import torch\nx = torch.ones(6)", "x.view(2, 3)")}),
    ("(x * x).sum().backward() of one element", 3000, {
        "tenon": ("import tenon\nx = tenon.ones(1, requires_grad=True)", "(x * x).sum().backward()"),
        "torch": ("import torch\nx = torch.ones(1, requires_grad=True)", "(x * x).sum().backward()")}),
    ("NumPy array in, array out", 400, {
        "tenon": ("import numpy\nimport tenon\na = numpy.ones(4, 'f')\nf = tenon.from_numpy", "f(a).numpy()"),
        "torch": ("import numpy\nimport torch\na = numpy.ones(4, 'f')\nf = torch.from_numpy", "f(a).numpy()")}),
    ("DLPack import", 200, {
        "tenon": ("import tenon\nx = tenon.ones(1)\nf = tenon.from_dlpack", "f(x)"),
        "torch": ("import torch\nx = torch.ones(1)\nf = torch.from_dlpack", "f(x)")}),
    ("DLPack import of a PyTorch tensor", 200, {
        "tenon": ("import torch\nimport tenon\nx = torch.ones(1)\nf = tenon.from_dlpack", "f(x)"),
        "torch": ("import torch\nx = torch.ones(1)\nf = torch.from_dlpack", "f(x)")}),
    ("DLPack export", 200, {
        "tenon": ("import tenon\nx = tenon.ones(1)", "x.__dlpack__()"),
        "torch": ("import torch\nx = torch.ones(1)", "x.__dlpack__()")}),
    ("_foreach_add_ of 100 tensors of 16 elements", None, {
        host: (f"import {host}\nx = [{host}.ones(16) for _ in range(100)]\ny = [{host}.ones(16) for _ in range(100)]\n"
               f"f = {host}._foreach_add_", "f(x, y)") for host in ("tenon", "torch")}, 200),
    ("_fused_adam_ of 4 million elements", None, {
        host: (f"import {host}\nlists = [[{host}.ones(4000000)] for _ in range(4)] + [[], [{host}.ones(())]]\n"
               f"f = {host}._fused_adam_\nkw = dict(lr=0.01, beta1=0.9, beta2=0.999, weight_decay=0.01, eps=1e-8, amsgrad=False, "
               f"maximize=False)", "f(*lists, **kw)") for host in ("tenon", "torch")}, 1),
]
LOOPS = 20000  # Calls of a run, where a row does not say how many.

# A kernel of C that reads nothing and gives nothing back.
NOOP = """
#include <stdint.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
static void noop(uint64_t *stack, uint64_t nargs, uint64_t nouts)
{
    (void)nargs, (void)nouts;
    aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)stack[0]);
}
__attribute__((constructor)) static void add(void)
{
    TorchLibraryHandle library;
    aoti_torch_library_init_def("bench_python", __FILE__, __LINE__, &library);
    aoti_torch_library_def(library, "noop(Tensor x) -> ()");
    aoti_torch_library_init_impl("bench_python", "CompositeExplicitAutograd", __FILE__, __LINE__, &library);
    torch_library_impl(library, "noop", noop, 0);
}
"""

TIMED = """
import sys, timeit
def with_noop():
    import tenon
    tenon.ops.load_library({noop!r})
{setup}
timer = timeit.Timer({statement!r}, globals=globals())
print(min(timer.repeat({repeat}, {loops})) / {loops} * 1e9)
"""


def run(python, package, program):
    """The number that a program prints, or None."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": str(package)}
    done = subprocess.run([str(python), "-c", program], text=True, capture_output=True, env=environment, check=False)
    if done.returncode != 0:
        print(done.stderr.strip().splitlines()[-1], file=sys.stderr)
        return None
    return float(done.stdout)


def compile_noop(python, package, folder):
    """The extension as a file of the folder."""
    source, target = folder / "noop.c", folder / "noop.so"
    source.write_text(NOOP)
    program = f"import tenon; tenon.compile_extension({str(source)!r}, output={str(target)!r}, load=False)"
    subprocess.run([str(python), "-c", program], env={**os.environ, "PYTHONPATH": str(package)}, check=False)
    return target


def least(numbers):
    found = [x for x in numbers if x is not None]
    return min(found) if found else None


def import_time(python, package, module, runs):
    """Milliseconds that an import adds to a bare start."""
    program = f"import time; start = time.perf_counter(); import {module}; print((time.perf_counter() - start) * 1e3)"
    return least(run(python, package, program) for _ in range(runs))


def import_memory(python, package, module, runs):
    """Megabytes that an import adds to what a bare process has in memory."""
    program = (f"import os; page = os.sysconf('SC_PAGESIZE') / 1e6; resident = lambda: int(open('/proc/self/statm').read().split()[1]) * "
               f"page; before = resident(); import {module}; print(resident() - before)")
    return least(run(python, package, program) for _ in range(runs))


def show(name, found, goal, unit):
    ours, parts = found.get("tenon"), []
    for peer in ("torch", "numpy"):
        if ours and found.get(peer):
            parts.append(f"{peer} {found[peer]:.0f} {unit} ({ours / found[peer]:.2f} of it)")
    reached = "" if goal is None or ours is None else f"   goal {goal} {unit}: {'reached' if ours <= goal else 'not reached'}"
    print(f"{name:40} {'n/a' if ours is None else f'{ours:.0f} {unit}':>10}{reached}   {', '.join(parts)}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--oracle", type=pathlib.Path, default=ROOT / "build/.venv-oracle/bin/python")
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    package = given.build.resolve() / "lib/python"
    # One interpreter for all, so that what is compared differs in the package alone.
    python = given.oracle if given.oracle.exists() else pathlib.Path(sys.executable)
    turns, repeat = (3, 10) if given.quick else (5, 15)
    with tempfile.TemporaryDirectory() as folder:
        noop = str(compile_noop(python, package, pathlib.Path(folder)))
        for name, goal, peers, *loops in ROWS:
            times = {peer: [] for peer in peers}
            for _ in range(turns):
                for peer, (setup, statement) in peers.items():
                    if peer == "tenon" or given.oracle.exists():
                        times[peer].append(run(python, package, TIMED.format(noop=noop, setup=setup, statement=statement,
                                                                             repeat=repeat, loops=(loops or [LOOPS])[0])))
            show(name, {peer: least(found) for peer, found in times.items()}, goal, "ns")
    modules = ("tenon", "torch", "numpy") if given.oracle.exists() else ("tenon",)
    show("import", {module: import_time(python, package, module, turns) for module in modules}, 15, "ms")
    show("memory of an import", {module: import_memory(python, package, module, turns) for module in modules}, 6, "MB")


if __name__ == "__main__":
    main()
