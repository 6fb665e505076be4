#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Models that PyTorch exports as programs give in Tenon what they give in PyTorch: results, gradients, buffers, a training step.

    run_programs.py [--keep FOLDER] [--all | --wheels | NAME...] [--times]

Exports the models of model_zoo and the examples of torch.export (example_…) that are named, else a few of different kinds, or all of them (a
quarter of an hour), records what PyTorch gives (zoo_programs.py) and runs each without PyTorch, in a process of its own (program_host.py).
A FOLDER that is kept is not exported anew. A model has to run; an example may be refused when it is loaded, with the reason.
--wheels: the models of wheel_models.toml, which others wrote, instead; NAME... may be patterns of their names. --times: how long a run takes on
one thread, as a part of PyTorch's time for the same program (program_times.py), and the memory of both."""
import argparse
import collections
import contextlib
import fnmatch
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", HERE.parents[1] / "build"))
# Sizes that may change; statistics and a step of training; a recurrent layer; bytes; a loop; complex numbers; state; an extension's operator;
# core operators; a condition.
FEW = ["mlp_dynamic", "trained_cnn_dynamic", "lstm", "int8_static", "fake_rounding", "while_loop", "fft", "buffers", "custom_c",
       "decomposed_pools", "example_cond_operands"]
SECONDS = 600  # Longest time for one model.
TURNS = 5  # How often each host has its turn when runs are timed.
# Models of which Tenon gives something else: the lines that say so, and why. Gradients are left out by zoo_programs.py.
ERRORS = "PyTorch's trigamma, Airy and Bessel functions have larger errors (docs/accuracy.md)"
KNOWN = {
    "special_functions": (r"run \d, result 28 ", ERRORS),
    "special_functions_f64": (r"run \d, result (7|2[23458]) ", ERRORS),
    "wheel_torchvision_densenet121": (r"gradient of features\.denseblock3\.denselayer15\.norm1\.bias ",
                                      "a rectifier turns; PyTorch's own gradient changes by the same 0.0048 in three of eight changes of a unit"),
    "wheel_transformers_pp_ocrv5_mobile_rec": (r"gradient of backbone\.encoder\.blocks\.4\.layers\.3\.pointwise_convolution\.act\.lab\.bias ",
                                               "a sum that is nothing; Tenon's is 0, PyTorch's is what rounding left of it (its own in float64: 4e-14)"),
}


def listed(option):
    return subprocess.run([sys.executable, HERE / "zoo_programs.py", option], text=True, capture_output=True, check=True).stdout.split()


def names_of(options):
    if options.wheels:
        return [name for name in listed("--list-wheels") if any(fnmatch.fnmatch(name, f"*{pattern}*") for pattern in options.names or [""])]
    return listed("--list") if options.all else options.names or FEW


def progress(done, count, text):
    """A line of a terminal that the next one writes over."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{done} of {count}: {text[:100]}", end="" if done < count else "\n", file=sys.stderr, flush=True)


def export(folder, names):
    """Exports what the folder lacks. A model that ends the process is recorded as refused, and the next ones are exported by another."""
    while missing := [name for name in names if not (folder / name / "about.json").exists()]:
        with subprocess.Popen([sys.executable, HERE / "zoo_programs.py", folder, *missing], text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, env={**os.environ, "TENON_BUILD": str(BUILD)}) as exporter:
            for done, line in enumerate(exporter.stdout, 1):
                progress(done, len(missing), line.strip())
        left = [name for name in missing if not (folder / name / "about.json").exists()]
        if left:
            (folder / left[0]).mkdir(parents=True, exist_ok=True)
            about = {"refused": f"the process ended with status {exporter.returncode}"}
            (folder / left[0] / "about.json").write_text(json.dumps(about, indent=1) + "\n")


def run_program(folder):
    """(what differs, the counts) of one program, in a process of its own, since what crashes is a fault, too."""
    try:
        done = subprocess.run([sys.executable, HERE / "program_host.py", folder], text=True, check=False, capture_output=True, timeout=SECONDS,
                              env={**os.environ, "TENON_BUILD": str(BUILD), "PYTHONPATH": str(BUILD / "lib/python")})
    except subprocess.TimeoutExpired:
        return [f"{folder.name}: not done after {SECONDS} seconds"], {}
    lines = done.stdout.splitlines()
    if lines and lines[-1].startswith("{"):
        return lines[:-1], json.loads(lines[-1])
    return [*lines, f"{folder.name}: status {done.returncode}: {done.stderr[-300:].strip()}"], {}


def unknown(name, wrong):
    """What differs without being known; a known difference that is not there any more is told, too."""
    if name not in KNOWN:
        return wrong
    pattern, why = KNOWN[name]
    others = [line for line in wrong if not re.match(f"{name}: {pattern}", line)]
    return others if len(others) < len(wrong) else [*wrong, f"{name}: does not differ any more: {why}"]


def refusal(name, wrong):
    """Why an example is refused; "" for what is not."""
    said = re.match(rf"{name}: run_all: (?:NotImplementedError|LookupError): \S*: (.*)", wrong[0]) if wrong and name.startswith("example_") else None
    return said[1] if said else ""


class Host:
    """A process that runs a program when it is told to (program_times.py)."""

    def __init__(self, which, folder):
        self.process = subprocess.Popen([sys.executable, HERE / "program_times.py", which, folder], text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        env={**os.environ, "TENON_BUILD": str(BUILD), "PYTHONPATH": str(BUILD / "lib/python"), "OMP_NUM_THREADS": "1"})
        self.least = math.inf

    def ask(self):
        """The seconds of one turn; nothing if the process has ended."""
        try:
            print("", file=self.process.stdin, flush=True)
        except BrokenPipeError:
            return math.nan
        return float(self.process.stdout.readline() or "nan")

    def turn(self):
        self.least = min(self.least, self.ask())
        return self.least

    def end(self):
        """How many bytes its memory grew by, from before the program was loaded."""
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        return int(self.process.stdout.readline() or 0)


def times_of(folder):
    """(the time of a run as a part of PyTorch's, both in turn; a line with the times in milliseconds and what memory both took), or None if one
    of them ended before it was timed."""
    hosts = [Host(which, folder) for which in ("tenon", "torch")]
    for _ in range(TURNS):
        for host in hosts:
            host.turn()
    ours, theirs = (host.least for host in hosts)
    mine, other = (host.end() for host in hosts)
    for host in hosts:
        host.process.wait()
    if not (math.isfinite(ours) and math.isfinite(theirs)):
        return None
    return ours / theirs, f"{ours / theirs:5.2f} of PyTorch's time ({ours * 1e3:.2f} ms to {theirs * 1e3:.2f}), {mine / 2**20:.0f} MiB to {other / 2**20:.0f}: {folder.name}"


def compare_times(folder, names):
    """Prints a line per program, the slowest first, those that were not timed, and the mean of the others."""
    timed, untimed = [], []
    for number, name in enumerate(names, 1):
        progress(number, len(names), f"time of {name}")
        if (folder / name / "facts.pt").exists() and not name.startswith("trained_"):
            row = times_of(folder / name)
            timed += [row] if row else []
            untimed += [] if row else [name]
    for _, line in sorted(timed, reverse=True):
        print(line)
    for name in untimed:
        print(f"not timed: {name}")
    mean = math.exp(sum(math.log(ratio) for ratio, _ in timed) / max(len(timed), 1))
    print(f"{sum(ratio > 1 for ratio, _ in timed)} of {len(timed)} programs are slower than in PyTorch, {len(untimed)} were not timed; the geometric "
          f"mean is {mean:.2f}")


def say(text):
    print(f"{chr(10) if sys.stderr.isatty() else ''}{text}", flush=True)


def compare(folder, names):
    """Runs all programs and returns the counts, those of examples apart; prints a line per program that differs."""
    counts = {False: collections.Counter(), True: collections.Counter()}
    for number, name in enumerate(names, 1):
        totals = counts[name.startswith("example_")]
        about = json.loads((folder / name / "about.json").read_text())
        if "refused" in about:
            say(f"{name}: PyTorch does not export it: {about['refused']}")
            totals["not exported"] += 1
            continue
        wrong, numbers = run_program(folder / name)
        wrong = unknown(name, wrong)
        totals.update(numbers)
        totals["programs"] += 1
        progress(number, len(names), name)
        if why := refusal(name, wrong):
            say(f"{name}: refused: {why}")
            totals["refused"] += 1
        elif wrong:
            say(wrong[0] + (f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""))
            totals["differ"] += 1
    return counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--wheels", action="store_true")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    names = names_of(options)
    with tempfile.TemporaryDirectory() as room:
        folder = (options.keep or pathlib.Path(room)).resolve()
        export(folder, names)
        counts = compare(folder, names)
        if options.times:
            compare_times(folder, names)
    for is_example, totals in counts.items():
        if totals:
            print(f"{totals['programs']} {'examples of torch.export' if is_example else 'models'}: {totals['results']} results, "
                  f"{totals['gradients']} gradients, {totals['buffers']} buffers, {totals['steps']} training steps, {totals['guards']} guards; {totals['differ']} differ, "
                  f"{totals['refused']} are refused, {totals['not exported']} are not exported")
    return 1 if any(totals["differ"] for totals in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
