#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Runs every operator of an extension of planted bugs under the ownership checker and compares what is told of it.

The table and the namespace have the extension's name. In Tenon, with TENON_DEBUG=handles and with LD_PRELOAD; with
--python, in that interpreter's PyTorch.
"""
import argparse
import concurrent.futures
import os
import re
import shlex
import subprocess
import sys

STATUS_FOUND = 99
IN_PYTORCH = """
import sys, torch
torch.ops.load_library(sys.argv[1])
ones = torch.ones
arguments = [eval(text) for text in sys.argv[4:]]
try:
    getattr(getattr(torch.ops, sys.argv[2]), sys.argv[3])(*arguments)
except RuntimeError as error:
    print(error)
"""


def read_table(path):
    for line in open(path):
        fields = line.rstrip("\n").split("\t")
        if line.startswith("#") or not line.strip():
            continue
        yield fields[0], fields[1].split(" "), fields[2], fields[3] if len(fields) > 3 else ""


def judge(problem, words, run):
    """What is wrong with a run, or None."""
    told = re.findall("tenon-check: .*", run.stderr)  # PyTorch's headers print texts without an end of line
    if not told:
        return "the checker said nothing"
    if problem == "none":
        fine = run.returncode in (0, 1) and len(told) == 1 and " 0 problems " in told[0]
        return None if fine else "something was told of an operator that is right"
    if run.returncode != STATUS_FOUND:
        return f"the exit status is {run.returncode}, not {STATUS_FOUND}"
    problem, count = (problem[:-2], 2) if problem.endswith(" 2") else (problem, 1)
    if sum(line.startswith(f"tenon-check: {problem}: ") for line in told) != count:
        return f"not {count} {problem}"
    if words not in run.stderr:
        return f"no word of '{words}'"
    if told[-1].split("(")[0] != f"tenon-check: {count} problem{'s' if count > 1 else ''} ":
        return "other problems, too"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tenon")
    parser.add_argument("--python")
    parser.add_argument("--without", action="append", default=[], help="an operator that this build of the extension lacks")
    parser.add_argument("--sanitized", action="store_true", help="not preloaded: a sanitizer's run time must come first")
    parser.add_argument("--extension", required=True)
    parser.add_argument("--checker", required=True)
    arguments = parser.parse_args()
    namespace = os.path.basename(arguments.extension).split(".")[0]
    table = list(read_table(os.path.join(os.path.dirname(os.path.abspath(__file__)), namespace + ".tsv")))
    table = [row for row in table if row[0] not in arguments.without]
    ways = []
    if arguments.tenon:
        call = [arguments.tenon, "call", "--lib", arguments.extension]
        ways.append(("TENON_DEBUG", {"TENON_DEBUG": "handles", "ASAN_OPTIONS": "detect_leaks=0"}, lambda name, args: call + [namespace + "::" + name] + args))
    if arguments.tenon and not arguments.sanitized:
        ways.append(("LD_PRELOAD", {"LD_PRELOAD": arguments.checker}, lambda name, args: call + [namespace + "::" + name] + args))
    if arguments.python:
        script = [arguments.python, "-c", IN_PYTORCH, arguments.extension, namespace]
        ways.append(("PyTorch", {"LD_PRELOAD": arguments.checker}, lambda name, args: script + [name] + args))
    failures = 0
    for way, environment, command in ways:
        def run_row(row):
            return subprocess.run(command(row[0], row[1]), env={**os.environ, **environment}, text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            runs = list(pool.map(run_row, table))
        for (name, args, problem, words), run in zip(table, runs):
            fault = judge(problem, words, run)
            if fault:
                failures += 1
                print(f"{way}: {name} {shlex.join(args)}: {fault}\n{run.stdout}{run.stderr}")
    print(f"{len(table)} operators, {len(ways)} ways, {failures} failures")
    return 1 if failures or not table or not ways else 0


if __name__ == "__main__":
    sys.exit(main())
