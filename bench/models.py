#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""models.py [PATTERN] [--quick] [--threads N] [--keep FOLDER] [--build FOLDER] [--oracle PYTHON]: compiled models beside other runtimes.

The models are those of tests/oracle/model_zoo that ROWS names, compiled by PyTorch at the first call and kept in build/bench/models. The
same package runs in C on Tenon (model_tenon.c), in C on PyTorch's library (model_libtorch.c), and from Python in both; the module itself
in eager PyTorch, and as ONNX in onnxruntime. Each is a process of its own by turns, on one thread if not told otherwise; the least of many runs counts, since
other programs only ever add time. A second table has the models of the field (full_size.py): Tenon from C, the better of the package and the
frozen one, and the exported program, beside the best of all runtimes, OpenVINO, LiteRT and ExecuTorch among them where their environments are (build/.venv-openvino
and so on; `./dev bench models --runtimes` makes them). A third has their peak resident memory; Tenon's is good up to 1.15 times the weights plus 12 MB.
Then: how long from the start of a process to the first result of the small MLP, and its memory.

A row is good if the figure that its goal is about is no larger. The exit status says whether everything ran, not whether it was fast.
Without the oracle's Python (`./dev oracle` makes it) there is nothing to compile with; without onnx, onnxscript and onnxruntime in it
their columns say n/a.
"""
import argparse
import ast
import os
import pathlib
import re
import subprocess
import sys
import time
import zipfile

from ops import Failure, Host, by_turns
from run import ROOT, output, print_table

# A row: the model, and goals: what is compared, with what (a peer, or nothing for microseconds), the largest good figure.
ROWS = [
    ("one_kernel", [("C", None, 0.35)]),
    ("mlp_one", [("Python", "loader", 0.75), ("C", "libtorch", 0.75), ("Python", "onnx", 1.0)]),
    ("mlp_one_frozen", []),
    ("cnn", [("C", "libtorch", 0.95)]),
    ("resnet18s", [("C", "libtorch", 0.95)]),
    ("transformer", [("C", "libtorch", 0.95)]),
    ("gpt2_tiny", [("C", "libtorch", 0.95)]),
    ("lstm", [("C", "libtorch", 0.95)]),
    ("gru", [("C", "libtorch", 0.95)]),
    ("resnet18", [("C", "eager", 1.05)]),
    ("resnet18_frozen", []),
    ("mobilenet", []),
]
# The models of the second table, and the largest good ratio of Tenon to the best of the others.
BESIDE = ("mlp_one", "cnn", "resnet18", "mobilenet_v3_small", "efficientnet_b0", "vit_tiny", "lstm_large", "gpt", "bert_tiny")
MOST_BESIDE = 0.95
# Tenon's peak is good up to this factor of the weights, plus so many megabytes.
MOST_PEAK = (1.15, 12)
# Runtimes with an environment of their own, and the ending of what is made of a model for each; they import PyTorch from the oracle.
RUNTIMES = {"openvino": "onnx", "litert": "tflite", "executorch": "pte"}
PEERS = ("eager", "loader", "libtorch", "onnx", "C", "Python")
# What is not Tenon.
OTHERS = {"eager", "loader", "libtorch", "onnx", "graph", "graph_step", *RUNTIMES}
SMALL = "mlp_one"
# From process start to first result: what, the largest good number of milliseconds and megabytes, a program of Python; None is the C host.
STARTS = [
    ("Tenon, C", 4, 12, None),
    ("Tenon, Python", 60, None, "import tenon; tenon.load_model({package!r})(tenon.ones(1, 64))"),
    ("libtorch, C", None, None, None),
    ("PyTorch, Python", None, None, "import torch; torch._inductor.aoti_load_package({package!r})(torch.ones(1, 64))"),
    ("onnxruntime, Python", None, None, "import numpy, onnxruntime; s = onnxruntime.InferenceSession({onnx!r}); "
                                        "s.run(None, {{s.get_inputs()[0].name: numpy.ones((1, 64), 'f')}})"),
]
RESIDENT = "; print(next(line for line in open('/proc/self/status') if line.startswith('VmRSS')).split()[1])"


def word_of_input(path):
    """A recorded array as model_host.h takes it."""
    with open(path, "rb") as file:
        start = file.read(256)
    size = int.from_bytes(start[8:10], "little")
    about = ast.literal_eval(start[10:10 + size].decode())
    dtype = {"f4": "float32", "f8": "float64", "f2": "float16", "i8": "int64", "i4": "int32"}[about["descr"][1:]]
    return f"{dtype}:{10 + size}:{','.join(map(str, about['shape']))}:{path}"


def peak_of(process):
    """The most megabytes that a process had resident; None if it has ended."""
    try:
        lines = pathlib.Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) / 1e3 for line in lines if line.startswith("VmHWM")), None)


class Bench:
    def __init__(self, given):
        self.build, self.oracle = given.build.resolve(), given.oracle
        self.folder = (given.keep or self.build / "bench/models").resolve()
        self.threads = given.threads
        self.rounds = 10 if given.quick else 40
        self.starts = 5 if given.quick else 20
        self.broken = 0
        self.peaks = {}
        self.torch = next(self.oracle.parent.parent.glob("lib/python3*/site-packages/torch"), None)

    def environment(self):
        return {**os.environ, "PYTHONPATH": str(self.build / "lib/python"), "OMP_NUM_THREADS": str(self.threads), "TENON_BUILD": str(self.build)}

    def compile_models(self, names):
        """Packages, and ONNX files where the module can be exported; says how far it is."""
        missing = [name for name in names if not (self.folder / name / "about.json").exists()]
        for name in missing:
            print(f"compiling {name}", file=sys.stderr, flush=True)
            output([self.oracle, ROOT / "tests/oracle/model_packages.py", self.folder, name], env=self.environment())
        for name in names:
            if name.removesuffix("_frozen") in BESIDE and name not in BESIDE:
                continue  # the same module
            if (self.folder / name / "about.json").exists() and not (self.folder / name / f"{name}.onnx").exists():
                print(f"exporting {name} to ONNX", file=sys.stderr, flush=True)
                output([self.oracle, ROOT / "bench/model_peers.py", "export", self.folder, name], env=self.environment())

    def export_programs(self, names):
        """Exported programs of compiled models."""
        for name in names:
            if (self.folder / name / "about.json").exists() and not (self.folder / name / "program.pt2").exists():
                print(f"exporting {name}", file=sys.stderr, flush=True)
                output([self.oracle, ROOT / "bench/model_peers.py", "export_program", self.folder, name], env=self.environment())

    def code_of(self, name):
        """The model's machine code as a file."""
        target = self.folder / name / "code.so"
        with zipfile.ZipFile(self.folder / name / f"{name}.pt2") as archive:
            member = next(entry for entry in archive.namelist() if entry.endswith(".so"))
            target.write_bytes(archive.read(member))
        return target

    def libtorch_host(self):
        """model_libtorch.c linked with PyTorch's library."""
        target, libraries = self.folder / "model_libtorch", self.torch / "lib"
        done = output(["gcc", "-std=c17", "-O2", "-D_GNU_SOURCE", f"-I{ROOT / 'include'}", ROOT / "bench/model_libtorch.c", "-o", target,
                       f"-L{libraries}", f"-Wl,-rpath,{libraries}", "-ltorch_cpu", "-lc10", "-ldl"])
        return None if done is None else target

    def words(self, name):
        """The recorded inputs as model_host.h takes them."""
        return [word_of_input(path) for path in sorted((self.folder / name).glob("in_*.npy"), key=lambda path: int(path.stem[3:]))]

    def python_of(self, runtime):
        """The Python of a runtime's environment; None where it is not there."""
        python = self.build / f".venv-{runtime}/bin/python"
        return python if python.exists() else None

    def convert(self, runtime, name):
        """What a runtime runs of a model, made once; False where it cannot be made, which is said and kept."""
        target = self.folder / name / f"{name}.{RUNTIMES[runtime]}"
        refused = self.folder / name / f"{runtime}.refused"
        if target.exists() or refused.exists() or RUNTIMES[runtime] == "onnx":
            return target.exists()
        print(f"converting {name} for {runtime}", file=sys.stderr, flush=True)
        output([self.python_of(runtime), ROOT / "bench/model_peers.py", f"convert_{runtime}", self.folder, name],
               env={**self.environment(), "BENCH_TORCH": str(self.torch.parent)})
        if not target.exists():
            refused.write_text("its converter failed\n", encoding="utf-8")
        return target.exists()

    def command(self, peer, name):
        if peer in RUNTIMES:
            return [self.python_of(peer), ROOT / "bench/model_peers.py", peer, self.folder, name]
        if peer == "C":
            return [self.build / "bench/model_tenon", self.folder / name / f"{name}.pt2", *self.words(name)]
        if peer == "program C":
            return [self.build / "bench/program_tenon", self.folder / name / "program.pt2", *self.words(name)]
        if peer == "libtorch":
            return [self.libtorch, self.code_of(name), *self.words(name)]
        return [self.oracle, ROOT / "bench/model_peers.py", {"Python": "tenon"}.get(peer, peer), self.folder, name]

    def times(self, name, peers):
        """Microseconds of a run by peer, for those that can run it."""
        hosts = []
        for peer in peers:
            if peer == "onnx" and not (self.folder / name / f"{name}.onnx").exists():
                continue
            if peer in RUNTIMES and (self.python_of(peer) is None or not self.convert(peer, name)):
                continue
            variables = {"BENCH_TORCH": str(self.torch.parent)} if peer in RUNTIMES else {"PYTHONPATH": str(self.build / "lib/python")}
            try:
                hosts.append(Host(peer, self.command(peer, name), self.threads, **variables))
            except Failure as failure:
                print(failure, file=sys.stderr)
                self.broken += peer not in OTHERS
        best, reasons = by_turns(hosts, self.rounds, "run")
        for host in hosts:
            self.peaks[name, host.name] = peak_of(host.process.pid)
            host.close()
        if reasons:
            print(reasons, file=sys.stderr)
        return {peer: nanoseconds / 1e3 for peer, nanoseconds in best.items()}

    def row(self, name, goals):
        """A line of the table of runs."""
        found = self.times(name, PEERS)
        verdicts = []
        for ours, theirs, most in goals:
            value = found.get(ours)
            if value is not None and theirs is not None:
                value = value / found[theirs] if theirs in found else None
            what = f"{most:g} µs" if theirs is None else f"{most:g} of {theirs}"
            verdicts.append(f"{what}: {'n/a' if value is None else f'{value:.2f}, ' + ('yes' if value <= most else 'no')}")
        ratio = f"{found['C'] / found['libtorch']:.2f}" if {"C", "libtorch"} <= found.keys() else "n/a"
        return (name, *(f"{found[peer]:.3g}" if peer in found else "n/a" for peer in PEERS), ratio, "; ".join(verdicts))

    def beside(self, name):
        """A line of the table of runtimes: Tenon's better package, the others, and the ratio to the best of them."""
        frozen = f"{name}_frozen"
        found = self.times(name, ("C", "program C", "eager", "loader", "onnx", *RUNTIMES))
        found["frozen"] = self.times(frozen, ("C",)).get("C")
        frozen_loader = self.times(frozen, ("loader",)).get("loader")
        if frozen_loader is not None:
            found["loader"] = min(found.get("loader", frozen_loader), frozen_loader)
        peers = {peer: found[peer] for peer in ("eager", "loader", "onnx", *RUNTIMES) if peer in found}
        mine = [value for value in (found.get("C"), found["frozen"]) if value is not None]
        best = min(peers, key=peers.get) if peers else None
        ratio = min(mine) / peers[best] if mine and best else None
        shown = (f"{found[column]:.3g}" if found.get(column) is not None else "n/a" for column in ("C", "frozen", "program C", "eager", "loader", "onnx", *RUNTIMES))
        return (name, *shown, best or "n/a", "n/a" if ratio is None else f"{ratio:.2f}, {'yes' if ratio <= MOST_BESIDE else 'no'}")

    def print_beside(self, names):
        """The table of runtimes, and which are absent."""
        lines = []
        for name in names:
            lines.append(self.beside(name))
            print(" ".join(lines[-1]), file=sys.stderr, flush=True)
        if lines:
            print(f"\nmicroseconds of a run beside every runtime, {self.threads} thread(s); `C`, `frozen` and `program` are Tenon from C, all others are run from Python")
            print_table([("model", "C", "frozen", "program", "eager", "loader", "onnx", *RUNTIMES, "best of them", f"<= {MOST_BESIDE:g} of it: reached"), *lines])
            absent = [runtime for runtime in RUNTIMES if self.python_of(runtime) is None]
            if absent:
                print(f"absent: {', '.join(absent)} (./dev bench models --runtimes installs them into build/.venv-NAME)")
            refused = [f"{path.stem} of {path.parent.name}" for path in sorted(self.folder.glob("*/*.refused")) if path.parent.name in names]
            if refused:
                print(f"not converted: {', '.join(refused)}")

    def print_peaks(self, names):
        """The table of memory; the weights are what the exported program has."""
        lines = [("model", "weights", "good", "C", "frozen", "program", "eager", "loader", "onnx", *RUNTIMES, "reached by")]
        for name in names:
            weights = (self.folder / name / "program.pt2").stat().st_size / 1e6
            most = weights * MOST_PEAK[0] + MOST_PEAK[1]
            peaks = [self.peaks.get(key) for key in ((name, "C"), (f"{name}_frozen", "C"), *((name, peer) for peer in ("program C", "eager", "loader", "onnx", *RUNTIMES)))]
            good = [what for what, peak in zip(("C", "frozen", "program"), peaks) if peak is not None and peak <= most]
            lines.append((name, f"{weights:.1f}", f"{most:.1f}", *("n/a" if peak is None else f"{peak:.1f}" for peak in peaks), ", ".join(good) or "none"))
        if names:
            print("\npeak resident megabytes of these processes")
            print_table(lines)

    def start(self, what, program):
        """Milliseconds from start to end of a process that runs the small MLP once, and its resident megabytes; None without."""
        package, onnx = (self.folder / SMALL / f"{SMALL}.{ending}" for ending in ("pt2", "onnx"))
        if program is None:
            command = self.command("C" if what.startswith("Tenon") else "libtorch", SMALL)
            command.insert(1, "--once")
        else:
            command = [self.oracle, "-c", program.format(package=str(package), onnx=str(onnx)) + RESIDENT]
        times = []
        for _ in range(self.starts):
            before = time.perf_counter()
            # A child that shares the parent's memory until it becomes the program starts in no time of the parent's.
            done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, close_fds=False,
                                  env=self.environment())
            times.append(time.perf_counter() - before)
            if done.returncode != 0:
                print(f"{what}: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
                return None
        return min(times) * 1e3, int(done.stdout.split()[-1]) / 1e3

    def sizes(self):
        """Megabytes on the disk of what runs a package."""
        def total(paths):
            return sum(path.stat().st_size for path in paths if path.is_file() and not path.is_symlink()) / 1e6
        rows = [("Tenon", total([self.build / "lib/libtenon.so"]))]
        if self.torch:
            rows.append(("PyTorch", total(self.torch.rglob("*"))))
            onnx = self.torch.parent / "onnxruntime/capi"
            if onnx.exists():
                rows.append(("onnxruntime", total(onnx.glob("*.so*"))))
        return rows

    def run(self, pattern):
        rows = [row for row in ROWS if re.search(pattern, row[0])]
        beside = [name for name in BESIDE if re.search(pattern, name)]
        self.folder.mkdir(parents=True, exist_ok=True)
        wanted = [row[0] for row in rows] + beside + [f"{name}_frozen" for name in beside] + [SMALL]
        self.compile_models(list(dict.fromkeys(wanted)))
        self.export_programs(beside)
        self.libtorch = self.libtorch_host()
        lines = []
        for name, goals in rows:
            lines.append(self.row(name, goals))
            print(" ".join(lines[-1]), file=sys.stderr, flush=True)
        print(f"microseconds of a run, {self.threads} thread(s); `eager` to `onnx` are others, `C` and `Python` are Tenon")
        print_table([("model", *PEERS, "C/libtorch", "goal: reached"), *lines])
        self.print_beside(beside)
        self.print_peaks([name for name in beside if (self.folder / name / "program.pt2").exists()])
        print(f"\nfrom process start to the first result of {SMALL}, and the process's memory then")
        starts = [("what", "ms", "goal", "MB", "goal")]
        for what, most_ms, most_mb, program in STARTS:
            found = self.start(what, program)
            shown = ("n/a", "n/a") if found is None else (f"{found[0]:.3g}", f"{found[1]:.3g}")
            starts.append((what, shown[0], f"<= {most_ms}" if most_ms else "", shown[1], f"<= {most_mb}" if most_mb else ""))
        print_table(starts)
        print("\nmegabytes of what runs it: " + ", ".join(f"{what} {size:.1f}" for what, size in self.sizes()))
        return 1 if self.broken else 0


def arguments(description):
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pattern", nargs="?", default="")
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, help="where the packages are kept")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--oracle", type=pathlib.Path, default=ROOT / "build/.venv-oracle/bin/python")
    return parser.parse_args()


def main():
    given = arguments(__doc__)
    if not given.oracle.exists():
        print(f"PyTorch, which compiles the models, is not here ({given.oracle}): `./dev oracle` brings it.")
        return 77
    return Bench(given).run(given.pattern)


if __name__ == "__main__":
    sys.exit(main())
