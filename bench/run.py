#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""run.py [--quick] [--build FOLDER] [--oracle PYTHON]: the table of what is promised, measured here and now.

Each row has PyTorch's figure from the same run (where the oracle's Python is there: `./dev oracle` makes
it), Tenon's, what is to be reached, and whether it is. Best of several runs; `n/a` where a part is not
there. The exit status says whether everything ran, not whether it was fast: load on the machine is no
fault of the code.
"""
import argparse
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def output(command, **options):
    """What a command prints, or None if it fails."""
    try:
        done = subprocess.run([str(part) for part in command], text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=600, check=False, **options)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"{command[0]}: {error}", file=sys.stderr)
        return None
    if done.returncode:
        print(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stderr[-2000:]}",
              file=sys.stderr)
        return None
    return done.stdout


def rows_of(text):
    """name -> best, from lines of name, best, median."""
    found = {}
    for line in (text or "").splitlines():
        parts = line.split("\t")
        if len(parts) == 3 and parts[1] != "failed":
            found[parts[0]] = parts[1]
    return found


def best_seconds(command, runs, **options):
    """The shortest of several runs, or None."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        if output(command, **options) is None:
            return None
        times.append(time.perf_counter() - start)
    return min(times)


def best_compile(command, runs):
    """The least processor time of several runs, which other programs disturb less than the clock."""
    times = []
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        if output(command) is None:
            return None
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return min(times)


def print_table(lines):
    """Aligned columns, the first to the left; the first line is the head."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        cells = [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:]))]
        print(" | ".join(cells).rstrip())
        if line is lines[0]:
            print("-+-".join("-" * width for width in widths))


def torch_headers(oracle):
    """PyTorch's own headers, found without importing it."""
    found = sorted(oracle.parent.parent.glob("lib/python3*/site-packages/torch/include"))
    return found[0] if found else None


class Bench:
    def __init__(self, build, oracle, runs):
        self.build, self.oracle, self.runs = build, oracle, runs
        self.folder = build / "bench"
        self.loops = self.folder / "boundary_loops.so"
        self.torch = {}
        self.headers = torch_headers(oracle)
        self.wrapped = [path for path in (self.folder / "noop_wrapped.so", self.with_torch_headers())
                        if path and path.exists()]
        self.calls = [self.folder / "bench_calls", self.loops, *self.wrapped]
        self.table = []
        self.broken = 0

    def with_torch_headers(self):
        """noop_wrapped.cpp as an author compiles it today, with PyTorch's headers."""
        if not self.headers:
            return None
        target = self.folder / "noop_wrapped_torch.so"
        target.unlink(missing_ok=True)
        output(["g++", "-std=c++17", "-O2", "-shared", "-fPIC", "-fvisibility=hidden",
                "-DBENCH_NAMESPACE=bench_torch", "-DTORCH_TARGET_VERSION=0x020d000000000000",
                f"-I{self.headers}", ROOT / "bench/noop_wrapped.cpp", "-o", target, "-Wl,--no-as-needed",
                self.build / "lib/tenon-torch/libtorch_cpu.so"])
        return target

    def measure_torch(self):
        if self.oracle.exists():
            text = output([self.oracle, ROOT / "bench/torch_side.py", self.folder])
            self.torch = rows_of(text)
            self.broken += text is None

    def add(self, what, torch, tenon, reach, unit, least=None):
        """One row; `reach` is the largest figure that is good."""
        def show(value):
            return "n/a" if value is None else f"{value:.{3 if value < 0.1 else 2 if value < 10 else 1 if value < 100 else 0}f} {unit}"
        good = "" if reach is None or tenon is None else "yes" if tenon <= reach else "no"
        self.table.append((what, show(torch), show(tenon), "" if reach is None else f"<= {show(reach)}", good))

    def pytorch(self, name):
        return float(self.torch[name]) if name in self.torch else None

    def count(self, name, short, more):
        """Instructions per step: two lengths of one loop under callgrind, and their difference."""
        if not shutil.which("valgrind"):
            return None
        totals = []
        for steps in (short, short + more):
            with tempfile.TemporaryDirectory() as scratch:
                done = subprocess.run(
                    ["valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/out", *map(str, self.calls),
                     "--count", name, str(steps)], text=True, stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE, check=False)
            found = re.search(r"Collected : (\d+)", done.stderr)
            if done.returncode or not found:
                return None
            totals.append(int(found.group(1)))
        return (totals[1] - totals[0]) / more

    def calls_rows(self):
        text = output(self.calls)
        self.broken += text is None
        mine = rows_of(text)
        for what, name, other, reach in (
                ("no-op, C++ headers (PyTorch's), torch_call_dispatcher", "noop_wrapped_torch",
                 "noop_wrapped_torch", 75),
                ("no-op, C++ headers (Tenon's), torch_call_dispatcher", "noop_wrapped", "noop_wrapped", 75),
                ("no-op, plain C, torch_call_dispatcher", "noop_c", "noop_c", None),
                ("no-op, plain C, cached operator", "noop_cached", None, 25),
                ("no-op, Tenon's own kernel, cached operator", "noop_own", None, None),
                ("floor: one call that returns a constant", "one_call", "one_call", None),
                ("floor: two calls that return a constant", "two_calls", "two_calls", None),
                ("new handle + delete, one thread", "new_handle", "new_handle", 3),
                ("new handle + delete, threads exist", "new_handle_threads", "new_handle", 18),
                ("aoti_torch_empty_strided + delete", "empty_strided", "empty_strided", 35),
                ("aoti_torch_get_dim", "get_dim", "get_dim", 1.5)):
            self.add(what, self.pytorch(other) if other else None,
                     float(mine[name]) if name in mine else None, reach, "ns")

    def count_rows(self):
        for what, name in (("no-op, C++ headers (PyTorch's)", "noop_wrapped_torch"),
                           ("no-op, C++ headers (Tenon's)", "noop_wrapped"),
                           ("no-op, plain C, torch_call_dispatcher", "noop_c"),
                           ("no-op, plain C, cached operator", "noop_cached"),
                           ("no-op, Tenon's own kernel, cached operator", "noop_own"),
                           ("new handle + delete", "new_handle"),
                           ("aoti_torch_empty_strided + delete", "empty_strided"),
                           ("aoti_torch_get_dim", "get_dim"),
                           ("floor: one call that returns a constant", "one_call")):
            if name.startswith("noop_wrapped") and name not in [path.stem for path in self.wrapped]:
                continue
            self.add("instructions: " + what, None, self.count(name, 1000, 1000), None, "")

    def start_rows(self):
        command = [self.folder / "bench_start", self.build / "examples/add_scalar.so"]
        text = output(command)
        self.broken += text is None
        seconds = best_seconds(command, self.runs * 3) if text else None
        self.add("process start to first result, C", self.pytorch("import_ms"),
                 seconds * 1e3 if seconds else None, 5, "ms")
        rss = self.pytorch("rss_kb")
        self.add("resident after loading an extension", rss / 1024 if rss else None,
                 float(text.split("\t")[1]) / 1024 if text else None, 8, "MB")

    def size_row(self):
        with tempfile.TemporaryDirectory() as scratch:
            copy = pathlib.Path(scratch) / "libtenon.so"
            shutil.copy(self.build / "lib/libtenon.so", copy)
            subprocess.run(["strip", copy], check=True)
            size = copy.stat().st_size / 2**20
        other = self.pytorch("size_kb")
        self.add("libtenon.so stripped (PyTorch: libtorch_cpu.so)", other / 1024 if other else None, size,
                 1, "MB")

    def compile_rows(self):
        """Processor time of the compiler with its assembler, which is what an author waits for; the
        linker's comes on top, in a row of its own. The floor is a file with one empty function."""
        def seconds(source, level, include, *more):
            compiler = "g++" if source.suffix == ".cpp" else "gcc"
            command = [compiler, level, "-fPIC", source, "-o", scratch / "out", f"-I{include}"]
            return best_compile([*command, *(more or ["-c"])], self.runs)

        with tempfile.TemporaryDirectory() as folder:
            scratch = pathlib.Path(folder)
            self.compile_with(scratch, seconds)

    def compile_with(self, scratch, seconds):
        in_c, in_cpp = (ROOT / "examples" / name for name in ("add_scalar.c", "add_scalar.cpp"))
        floor = scratch / "floor.c"
        floor.write_text("void nothing(void) {}\n", encoding="utf-8")
        self.add("floor: compile an empty function -O2", None, seconds(floor, "-O2", ROOT / "include"), None, "s")
        for level in ("-O0", "-O2"):
            self.add(f"compile add_scalar.c {level}", None, seconds(in_c, level, ROOT / "include"), 0.06, "s")
        self.add("compile and link add_scalar.c -O2", None, seconds(in_c, "-O2", ROOT / "include", "-shared"),
                 None, "s")
        for level in ("-O0", "-O2"):
            theirs = seconds(in_cpp, level, self.headers) if self.headers else None
            self.add(f"compile add_scalar.cpp {level}", theirs, seconds(in_cpp, level, ROOT / "include"),
                     theirs * 0.7 if theirs else None, "s")

    def kernels(self):
        """The table of built-in operators: microseconds per call in both hosts, and their ratio."""
        def rows(command, threads):
            environment = dict(os.environ)
            environment.pop("OMP_NUM_THREADS", None)
            if threads == 1:
                environment["OMP_NUM_THREADS"] = "1"
            text = output(command, env=environment)
            self.broken += text is None
            return {name: float(best) for name, best in rows_of(text).items()}

        mine = [self.folder / "bench_kernels", self.folder / "kernel_loops.so"]
        theirs = [self.oracle, ROOT / "bench/torch_side.py", self.folder, "kernels"]
        every = os.cpu_count() or 1
        columns = [(threads, rows(theirs, threads) if self.oracle.exists() else {}, rows(mine, threads))
                   for threads in dict.fromkeys((1, every))]
        head = ["operator x floats, us per call"]
        for threads, _, _ in columns:
            head += [f"PyTorch, {threads} thr", "Tenon", "ratio"]
        lines = [head]
        for name in columns[0][2]:
            line = [name]
            for _, other, own in columns:
                both = name in other and name in own
                line += [f"{rows[name] / 1e3:.2f}" if name in rows else "n/a" for rows in (other, own)]
                line.append(f"{own[name] / other[name]:.2f}" if both else "")
            lines.append(line)
        print_table(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--oracle", type=pathlib.Path, default=ROOT / "build/.venv-oracle/bin/python")
    parser.add_argument("--quick", action="store_true", help="fewer runs, no instruction counts")
    arguments = parser.parse_args()
    bench = Bench(arguments.build.resolve(), arguments.oracle, 2 if arguments.quick else 7)
    bench.measure_torch()
    bench.calls_rows()
    if not arguments.quick:
        bench.count_rows()
    bench.start_rows()
    bench.size_row()
    bench.compile_rows()
    head = ("what", f"PyTorch {bench.torch.get('version', '(not here)')}", "Tenon", "reach", "ok")
    print_table([head, *bench.table])
    print()
    bench.kernels()
    # Rows of other parts: every program bench_* that is none of these, nor one of autograd.py's, prints its own.
    shown = ("bench_autograd", "bench_calls", "bench_kernels", "bench_ops", "bench_start", "bench_training")
    for program in sorted(bench.folder.glob("bench_*")):
        if program.name not in shown and os.access(program, os.X_OK):
            print(f"\n{program.name} (best and median)")
            text = output([program])
            bench.broken += text is None
            print(text or "failed")
    return 1 if bench.broken else 0


if __name__ == "__main__":
    sys.exit(main())
