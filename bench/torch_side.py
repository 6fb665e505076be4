#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""torch_side.py BENCH_FOLDER [kernels|ops]: PyTorch's figures for the rows of run.py, in the same form.

Runs the same extensions, boundary_loops.so and noop_wrapped*.so, or kernel_loops.so, in PyTorch: their loops
are C, so that no Python stands between the steps. `ops` is PyTorch's side of ops.py: it answers the commands
that bench_ops.c answers. Needs torch; run.py and ops.py call it with the oracle's Python.
"""
import ctypes
import functools
import os
import pathlib
import statistics
import sys
import time

RUNS = 9

# On one thread the processor's time counts, as in bench.h and bench_ops.c.
now = time.process_time_ns if os.environ.get("OMP_NUM_THREADS") == "1" else time.perf_counter_ns


def resident_kilobytes():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))


def declared(loop):
    """A loop of an extension, told what it takes and returns."""
    loop.restype = ctypes.c_bool
    loop.argtypes = [ctypes.c_uint64]
    return loop


def row(name, loop, steps):
    if not loop(steps // 10 + 1):
        print(f"{name}\tfailed\tfailed")
        return
    runs = []
    for _ in range(RUNS):
        start = now()
        loop(steps)
        runs.append((now() - start) / steps)
    print(f"{name}\t{min(runs):.3f}\t{statistics.median(runs):.3f}")


def kernels(folder):
    """The rows of bench_kernels.c, timed as there."""
    import torch  # the extension's symbols are its
    assert torch.__version__
    loops = ctypes.CDLL(str(folder / "kernel_loops.so"))
    loops.bench_kernel_name.restype = ctypes.c_char_p
    loops.bench_kernel_prepare.argtypes = [ctypes.c_int64]
    loops.bench_kernel_run.argtypes = [ctypes.c_int32, ctypes.c_uint64]
    loops.bench_kernel_prepare.restype = loops.bench_kernel_run.restype = ctypes.c_bool
    for side in (1, 64, 1024):
        assert loops.bench_kernel_prepare(side)
        index = 0
        while name := loops.bench_kernel_name(index):
            loops.bench_kernel_run(index, 1)
            start = time.perf_counter_ns()
            loops.bench_kernel_run(index, 3)
            steps = max(1, int(2e6 / ((time.perf_counter_ns() - start) / 3)))
            row(f"{name.decode()} x {side * side}", functools.partial(loops.bench_kernel_run, index), steps)
            index += 1


def ops(folder):
    """Answers commands, as bench_ops.c does."""
    import torch
    loops = ctypes.CDLL(str(folder / "ops_loops.so"))
    loops.bench_op_row.restype = ctypes.c_char_p
    loops.bench_op_prepare.restype = loops.bench_op_run.restype = ctypes.c_bool
    loops.bench_op_run.argtypes = [ctypes.c_int32, ctypes.c_uint64]
    left, right, target = (torch.rand(4194304) for _ in range(3))

    def run_add(steps):
        """The row without an operator for the boundary."""
        for _ in range(steps):
            torch.add(left, right, out=target)
        return True

    def timed(loop, steps):
        start = now()
        is_good = loop(steps)
        return f"{(now() - start) / steps:.3f}" if is_good else "failed"

    def answer(command, *words):
        if command == "prepare":
            return "ok" if loops.bench_op_prepare(int(words[0])) else "failed to make the inputs"
        if command == "op":
            index, steps = map(int, words)
            own = loops.bench_op_row(index).endswith(b"\t")
            return timed(run_add if own else functools.partial(loops.bench_op_run, index), steps)
        loop = declared(ctypes.CDLL(words[0])[words[1]])
        return timed(loop, int(words[2])) if loop(1) else "failed"

    print(torch.__version__)
    print("ready", flush=True)
    for line in sys.stdin:
        print(answer(*line.split()), flush=True)


def main():
    folder = pathlib.Path(sys.argv[1])
    if "ops" in sys.argv[2:]:
        ops(folder)
        return
    if "kernels" in sys.argv[2:]:
        kernels(folder)
        return
    start = time.perf_counter()
    import torch  # its import is what is timed
    imported = time.perf_counter() - start
    libraries = pathlib.Path(torch.__file__).parent / "lib"
    print(f"version\t{torch.__version__}\t{torch.__version__}")
    print(f"import_ms\t{imported * 1e3:.0f}\t{imported * 1e3:.0f}")
    loops = ctypes.CDLL(str(folder / "boundary_loops.so"))
    print(f"rss_kb\t{resident_kilobytes()}\t{resident_kilobytes()}")
    size = os.path.getsize(libraries / "libtorch_cpu.so")
    print(f"size_kb\t{size // 1024}\t{size // 1024}")
    for name, steps in (("one_call", 5000000), ("two_calls", 5000000), ("new_handle", 2000000),
                        ("empty_strided", 200000), ("get_dim", 5000000), ("noop_c", 200000)):
        row(name, declared(loops["bench_" + name]), steps)
    for name in ("noop_wrapped", "noop_wrapped_torch"):
        if (folder / f"{name}.so").exists():
            row(name, declared(ctypes.CDLL(str(folder / f"{name}.so"))["bench_noop_cpp"]), 200000)


if __name__ == "__main__":
    main()
