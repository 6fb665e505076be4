#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""ops.py [PATTERN] [--threads N] [--quick] [--build FOLDER] [--oracle PYTHON]: operators against PyTorch.

Each row is one call of an operator on large inputs (ops_loops.c), measured in Tenon and in PyTorch by turns:
two processes, each waiting while the other runs for some milliseconds. The least of many such runs counts,
since other programs only ever add time. PATTERN, a regular expression, chooses rows by name. Without
--threads rows run on one thread, and those that have a goal for two on two as well.

Rows of products and convolutions are also measured with oneDNN's plugin, where it is built, asked for everything
(TENON_ONEDNN_FLOPS=0); else Tenon asks it for what it is expected to be faster at.

`ratio` is Tenon's time by PyTorch's, `oneDNN` that with the plugin, `goal` the largest good one, or the most nanoseconds. A row that cannot
run says in which host and why. The exit status says whether everything ran, not whether it was fast.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from run import ROOT, output, print_table, rows_of, torch_headers

# How long a run is, and how long a host may take to quiet its threads before the other's turn.
RUN_SECONDS, QUIET_SECONDS = 0.006, 0.02
# Rows that a plugin can compute.
PLUGGED = re.compile("(mm|bmm|conv2d) ")
# Loops of ops_wrapped.cpp: what, function, most nanoseconds.
WRAPPED = (("mul", "bench_wrapped_mul", 130), ("clone", "bench_wrapped_clone", 130),
           ("transpose", "bench_wrapped_transpose", 100))
# Rows of bench_small: what, row, most nanoseconds.
CACHED = (("mul", "small_mul", 70), ("clone", "small_clone", 60), ("transpose", "small_transpose", 40))


class Failure(Exception):
    """A host that could not do what it was asked."""


class Host:
    """A process that answers commands; `greeting` is what it printed first."""

    errors = process = greeting = None

    def __init__(self, name, command, threads, **variables):
        self.name, self.command, self.threads, self.variables = name, command, threads, variables
        self.start()

    def start(self):
        """A fresh process."""
        self.errors = tempfile.TemporaryFile(mode="w+", encoding="utf-8", errors="replace")
        environment = {**os.environ, "OMP_NUM_THREADS": str(self.threads), **self.variables}
        self.process = subprocess.Popen([str(part) for part in self.command], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment)
        self.greeting = []
        while (line := self.line()) != "ready":
            self.greeting.append(line)

    def line(self):
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            said = self.errors.read().strip().splitlines()
            status = self.process.wait()
            raise Failure(f"{self.name} ended with {status}: {said[-1] if said else 'without a word'}")
        return line.rstrip("\n")

    def ask(self, *command):
        """The answer; Failure with the reason where there is none. A process that ended starts anew."""
        if self.process.poll() is not None:
            self.start()
        try:
            self.process.stdin.write(" ".join(map(str, command)) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Failure(f"{self.name}: {error}") from error
        answer = self.line()
        if answer.startswith("failed"):
            raise Failure(f"{self.name}: {answer.removeprefix('failed').strip() or self.last_error()}")
        return answer

    def last_error(self):
        """The line that says why, among those of a trace."""
        self.errors.seek(0)
        said = [line for line in self.errors.read().splitlines() if line.strip()]
        return next((line.strip() for line in reversed(said) if "Error" in line or "not " in line), "refused")

    def time(self, *command):
        """Nanoseconds per step of `command` with as many steps as make a run."""
        steps = max(1, int(RUN_SECONDS * 1e9 / max(1.0, float(self.ask(*command, 1)))))
        return steps, float(self.ask(*command, steps))

    def close(self):
        self.process.terminate()
        self.process.wait()


def by_turns(hosts, rounds, *command):
    """The least time of each host that can run the command, and what the others said."""
    steps, best, reasons = {}, {}, []
    for host in hosts:
        try:
            if command[0] == "op":
                host.ask("prepare", command[1])
            steps[host], best[host.name] = host.time(*command)
        except Failure as failure:
            reasons.append(str(failure))
    for _ in range(rounds):
        for host in steps:
            time.sleep(QUIET_SECONDS / 4 if len(hosts) == 1 else QUIET_SECONDS)
            best[host.name] = min(best[host.name], float(host.ask(*command, steps[host])))
    return best, "; ".join(reasons)


def figure(nanoseconds, unit, work):
    """A time per call in a row's unit."""
    if nanoseconds is None:
        return "n/a"
    return f"{nanoseconds / work if unit.startswith('ns') else work / nanoseconds:.3g}"


class Table:
    def __init__(self, arguments):
        self.folder = arguments.build.resolve() / "bench"
        self.oracle = arguments.oracle
        self.pattern = re.compile(arguments.pattern)
        self.rounds = 8 if arguments.quick else 30
        self.lines = []
        self.broken = 0

    def add(self, what, unit, work, goal, best, reason):
        """A row; `goal` is a ratio, or a number of nanoseconds where it is 10 and more."""
        mine, theirs = best.get("Tenon"), best.get("PyTorch")
        plugged = best.get("oneDNN")
        ratio = mine / theirs if mine and theirs else None
        reached = mine if goal >= 10 else ratio
        self.broken += mine is None
        verdict = "" if reached is None else "yes" if reached <= goal else "no"
        self.lines.append((what, unit, figure(theirs, unit, work), figure(mine, unit, work),
                           "" if ratio is None else f"{ratio:.2f}",
                           f"{plugged / theirs:.2f}" if plugged and theirs else "", f"<= {goal:g}{' ns' if goal >= 10 else 'x'}",
                           f"cannot run: {reason}" if reason else verdict))
        print(f"{what}: {' '.join(self.lines[-1][1:])}", file=sys.stderr, flush=True)

    def hosts(self, threads):
        """Both hosts, or Tenon alone where the oracle is not."""
        hosts = [Host("Tenon", [self.folder / "bench_ops", self.folder / "ops_loops.so"], threads)]
        if self.oracle.exists():
            hosts.append(Host("PyTorch", [self.oracle, ROOT / "bench/torch_side.py", self.folder, "ops"],
                              threads))
        return hosts

    def with_plugin(self, threads):
        """Tenon with all that oneDNN's plugin takes; nothing where it is not built."""
        if not (self.folder.parent / "lib/tenon-plugins/libtenon_onednn.so").exists():
            return []
        return [Host("oneDNN", [self.folder / "bench_ops", self.folder / "ops_loops.so"], threads,
                     TENON_ONEDNN_FLOPS="0")]

    def rows(self, threads, chosen):
        """The rows of ops_loops.c that `chosen` wants, on a number of threads."""
        hosts = self.hosts(threads)
        plugged = self.with_plugin(threads)
        for index, row in enumerate(hosts[0].greeting):
            name, unit, work, goal, both, _ = row.split("\t")
            what = f"{name}, {threads} thread{'s' * (threads > 1)}"
            if self.pattern.search(what) and chosen(both == "both"):
                self.add(what, unit, float(work), float(goal),
                         *by_turns(hosts + plugged * bool(PLUGGED.match(name)), self.rounds, "op", index))
        if threads == 1:
            self.wrapped_rows(hosts)
        for host in hosts + plugged:
            host.close()

    def with_torch_headers(self):
        """ops_wrapped.cpp as an author compiles it today; None without PyTorch's headers."""
        headers = torch_headers(self.oracle)
        target = self.folder / "ops_wrapped_torch.so"
        if headers is None:
            return None
        done = output(["g++", "-std=c++17", "-O2", "-shared", "-fPIC", "-fvisibility=hidden",
                       "-DTORCH_TARGET_VERSION=0x020d000000000000", f"-I{headers}",
                       ROOT / "bench/ops_wrapped.cpp", "-o", target, "-Wl,--no-as-needed",
                       self.folder.parent / "lib/tenon-torch/libtorch_cpu.so"])
        return None if done is None else target

    def wrapped_rows(self, hosts):
        """Calls on one element through the C++ wrappers, and from C with the operator cached."""
        names = {kind: [(f"{what} of one element, C++ wrappers ({kind})", loop, goal)
                        for what, loop, goal in WRAPPED] for kind in ("Tenon's", "PyTorch's")}
        for kind, rows in names.items():
            rows = [row for row in rows if self.pattern.search(row[0])]
            path = self.folder / "ops_wrapped.so" if kind == "Tenon's" or not rows else self.with_torch_headers()
            for what, loop, goal in rows:
                self.add(what, "ns", 1, goal, *(by_turns(hosts, self.rounds, "loop", path, loop) if path else
                                                ({}, "no headers of PyTorch")))
        rows = [(f"{what} of one element, C, operator cached", *row) for what, *row in CACHED]
        rows = [row for row in rows if self.pattern.search(row[0])]
        texts = [rows_of(output([self.folder / "bench_small"])) for _ in range(20 if rows else 0)]
        for what, name, goal in rows:
            found = [float(text[name]) for text in texts if name in text]
            self.add(what, "ns", 1, goal, {"Tenon": min(found)} if found else {},
                     "" if found else "Tenon: bench_small failed")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pattern", nargs="?", default="")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--oracle", type=pathlib.Path, default=ROOT / "build/.venv-oracle/bin/python")
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    arguments = parser.parse_args()
    table = Table(arguments)
    try:
        if arguments.threads:
            table.rows(arguments.threads, lambda both: True)
        else:
            table.rows(1, lambda both: True)
            table.rows(2, lambda both: both)
    except Failure as failure:
        print(f"ops.py: {failure}", file=sys.stderr)
        return 1
    print_table([("what", "unit", "PyTorch", "Tenon", "ratio", "oneDNN", "goal", "reached"), *table.lines])
    if not arguments.oracle.exists():
        print(f"PyTorch is not here ({arguments.oracle}): `./dev oracle` brings it.")
    return 1 if table.broken else 0


if __name__ == "__main__":
    sys.exit(main())
