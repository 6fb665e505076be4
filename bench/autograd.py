#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""autograd.py [--build FOLDER] [--oracle PYTHON] [--quick]: what gradients cost, beside PyTorch in the same run.

Programs in Python run in Tenon and in PyTorch by turns, on one thread and by the processor's time, the least of all
turns counts; rows from C are those of bench_autograd and bench_training. Bytes are malloc's. PyTorch's figures need the
oracle's Python (`./dev oracle` makes it).
"""
import argparse
import os
import pathlib
import sys

import run as table

# What each program begins with. `least` gives the nanoseconds of a call, `held` the bytes that malloc has handed out.
HEAD = """
import ctypes
import time
import {host} as T
import {host}.nn.functional as F

T.set_num_threads(1)


def least(call, calls, runs={runs}):
    found = []
    for _ in range(runs):
        start = time.process_time_ns()
        for _ in range(calls):
            call()
        found.append((time.process_time_ns() - start) / calls)
    return min(found)


class Mallinfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                                                      "uordblks", "fordblks", "keepcost")]


mallinfo = ctypes.CDLL(None).mallinfo2
mallinfo.restype = Mallinfo


def held():
    now = mallinfo()
    return now.uordblks + now.hblkhd

"""

SQUARE = """
x = T.ones(1, requires_grad=True)
print(least(lambda: (x * x).sum().backward(), 2000))
"""

RECORD = """
x, y = T.ones(1, requires_grad=True), T.ones(1)
print(least(lambda: x * x, 5000) - least(lambda: y * y, 5000))
"""

STEP = """
inputs, targets = T.randn(32, 64), T.randn(32, 64)
weights = [(T.randn(*sizes) / 8).requires_grad_() for _ in range(3) for sizes in ((64, 64), (64,))]


def step():
    x = F.relu(F.linear(inputs, *weights[:2]))
    x = F.relu(F.linear(x, *weights[2:4]))
    F.mse_loss(F.linear(x, *weights[4:]), targets).backward()
    with T.no_grad():
        for weight in weights:
            weight.sub_(weight.grad, alpha=1e-3)
            weight.grad = None


print(least(step, 100))
"""

# Nodes that keep a tensor, and such that keep nothing.
NODES = """
def chain(count):
    y = x
    for _ in range(count):
        y = {call}
    return y


x = T.ones(1, requires_grad=True)
c = T.ones(1)
chain(1000)
before = held()
y = chain(100000)
print((held() - before) / 100000)
"""


def python(host, program, given):
    """The number that a program prints, or None."""
    python = given.oracle if given.oracle.exists() else pathlib.Path(sys.executable)
    text = (HEAD + program.replace("{", "{{").replace("}", "}}")).format(host=host, runs=5 if given.quick else 15)
    text = table.output([python, "-c", text], env={**os.environ, "PYTHONPATH": str(given.build.resolve() / "lib/python")})
    return None if text is None else float(text)


def least(numbers):
    return min((number for number in numbers if number is not None), default=None)


def both(program, given):
    """Tenon's figure and PyTorch's, by turns."""
    hosts = ("tenon", "torch") if given.oracle.exists() else ("tenon",)
    found = {host: [] for host in hosts}
    for _ in range(1 if given.quick else 3):
        for host in hosts:
            found[host].append(python(host, program, given))
    return least(found["tenon"]), least(found.get("torch", []))


def line(what, figures, reach, unit, scale=1):
    """A row: `reach` is the largest figure that is good, or with "x" the largest ratio to PyTorch's."""
    ours, theirs = figures
    ratio = ours / theirs if ours is not None and theirs else None
    is_ratio = isinstance(reach, str)
    found, most = (ratio, float(reach[:-1])) if is_ratio else (ours, reach * scale)

    def show(number):
        return "n/a" if number is None else f"{number / scale:.{0 if number >= 100 * scale else 2}f} {unit}"

    return (what, show(theirs), show(ours), "" if ratio is None else f"{ratio:.2f}",
            f"<= {most:g} of it" if is_ratio else f"<= {reach:g} {unit}", "" if found is None else "yes" if found <= most else "no")


def loops(given):
    """Rows of the programs in C, in nanoseconds."""
    found = {}
    for name in ("bench_autograd", "bench_training"):
        text = table.output([given.build.resolve() / "bench" / name], env={**os.environ, "OMP_NUM_THREADS": "1"})
        found.update({row: float(best) for row, best in table.rows_of(text).items()})
    return found


def rows(given):
    """The table's rows, the head first, and whether all of them could be measured."""
    in_c = loops(given)
    record, step = both(RECORD, given), both(STEP, given)
    recorded = in_c["record_mul"] - in_c["plain_mul"] if {"record_mul", "plain_mul"} <= in_c.keys() else None
    lines = [("gradients", "PyTorch", "Tenon", "ratio", "reach", "ok"),
             line("(x * x).sum() and backward, one element, from Python", both(SQUARE, given), 3, "us", 1000),
             line("the same from C", (in_c.get("square_backward"), None), 1.2, "us", 1000),
             line("what recording adds to mul, from C (PyTorch: Python)", (recorded, record[1]), 80, "ns"),
             line("the same from Python", record, 80, "ns"),
             line("step of an MLP: 3 layers, batch 32, width 64, from Python", step, "0.4x", "us", 1000),
             line("the same from C (PyTorch: Python)", (in_c.get("mlp_step"), step[1]), "0.4x", "us", 1000),
             line("bytes per node and what it keeps, y = y * x", both(NODES.replace("{call}", "y * x"), given), "0.5x", "B"),
             line("bytes per node that keeps a leaf alone, y = y * c", both(NODES.replace("{call}", "y * c"), given), "0.5x", "B")]
    return lines, all("n/a" not in cells[2] for cells in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=table.ROOT / "build")
    parser.add_argument("--oracle", type=pathlib.Path, default=table.ROOT / "build/.venv-oracle/bin/python")
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    lines, is_whole = rows(parser.parse_args())
    table.print_table(lines)
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
