#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""torch_side.py BENCH_FOLDER: PyTorch's figures for the rows of run.py, in the same form.

Runs the same extensions, boundary_loops.so and noop_wrapped*.so, in PyTorch: their loops are C, so that no
Python stands between the steps. Needs torch; run.py calls it with the oracle's Python.
"""
import ctypes
import os
import pathlib
import statistics
import sys
import time

RUNS = 9


def resident_kilobytes():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))


def row(name, loop, steps):
    loop.restype = ctypes.c_bool
    loop.argtypes = [ctypes.c_uint64]
    if not loop(steps // 10 + 1):
        print(f"{name}\tfailed\tfailed")
        return
    runs = []
    for _ in range(RUNS):
        start = time.perf_counter_ns()
        loop(steps)
        runs.append((time.perf_counter_ns() - start) / steps)
    print(f"{name}\t{min(runs):.3f}\t{statistics.median(runs):.3f}")


def main():
    folder = pathlib.Path(sys.argv[1])
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
    row("one_call", loops.bench_one_call, 5000000)
    row("two_calls", loops.bench_two_calls, 5000000)
    row("new_handle", loops.bench_new_handle, 2000000)
    row("empty_strided", loops.bench_empty_strided, 200000)
    row("get_dim", loops.bench_get_dim, 5000000)
    row("noop_c", loops.bench_noop_c, 200000)
    for name in ("noop_wrapped", "noop_wrapped_torch"):
        if (folder / f"{name}.so").exists():
            row(name, ctypes.CDLL(str(folder / f"{name}.so")).bench_noop_cpp, 200000)


if __name__ == "__main__":
    main()
