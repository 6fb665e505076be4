#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Models that PyTorch exports as programs give in Tenon what they give in PyTorch: results, gradients, buffers, a training step.

    run_programs.py [--keep FOLDER] [--all | NAME...]

Exports the models of model_zoo and the examples of torch.export (example_…) that are named, else a few of different kinds, or all of them (a
quarter of an hour), records what PyTorch gives (zoo_programs.py) and runs each without PyTorch, in a process of its own (program_host.py).
A FOLDER that is kept is not exported anew. A model has to run; an example may be refused when it is loaded, with the reason."""
import argparse
import collections
import json
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
# Models of which Tenon gives something else: the lines that say so, and why. Gradients are left out by zoo_programs.py.
ERRORS = "PyTorch's trigamma, Airy and Bessel functions have larger errors (docs/accuracy.md)"
KNOWN = {
    "special_functions": (r"run \d, result 28 ", ERRORS),
    "special_functions_f64": (r"run \d, result (7|2[23458]) ", ERRORS),
}


def names_of(options):
    if options.all:
        listed = subprocess.run([sys.executable, HERE / "zoo_programs.py", "--list"], text=True, capture_output=True, check=True)
        return listed.stdout.split()
    return options.names or FEW


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
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    names = names_of(options)
    with tempfile.TemporaryDirectory() as room:
        folder = (options.keep or pathlib.Path(room)).resolve()
        export(folder, names)
        counts = compare(folder, names)
    for is_example, totals in counts.items():
        if totals:
            print(f"{totals['programs']} {'examples of torch.export' if is_example else 'models'}: {totals['results']} results, "
                  f"{totals['gradients']} gradients, {totals['buffers']} buffers, {totals['steps']} training steps, {totals['guards']} guards; {totals['differ']} differ, "
                  f"{totals['refused']} are refused, {totals['not exported']} are not exported")
    return 1 if any(totals["differ"] for totals in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
