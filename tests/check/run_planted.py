#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Runs every operator of an extension of planted bugs under the ownership checker and compares what is told of it.

The table and the namespace have the extension's name. In Tenon, with TENON_DEBUG=handles and with LD_PRELOAD; with
--python, in that interpreter's PyTorch.
"""
import argparse
import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys

# Kernels here go on after failures, and each way of running them says for itself what watches it.
os.environ.pop("TENON_DEBUG", None)

STATUS_FOUND = 99
# Loads the extension once and makes each call in a process of its own, which is a copy: importing PyTorch takes seconds.
IN_PYTORCH = """
import ctypes, json, os, sys, tempfile, torch
torch.ops.load_library(sys.argv[1])
ones = torch.ones
outcomes = []
for name, args in json.load(sys.stdin):
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            try:
                getattr(getattr(torch.ops, sys.argv[2]), name)(*[eval(text) for text in args])
            except RuntimeError as error:
                print(error, flush=True)
            ctypes.CDLL(None).exit(0)  # what the checker says at exit, without Python's own end
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        texts = []
        for file in (out, err):
            file.seek(0)
            texts.append(file.read().decode(errors="replace"))
        outcomes.append([status, *texts])
print(json.dumps(outcomes))
"""


def run_in_pytorch(python, extension, namespace, table, environment):
    """What became of each row."""
    rows = json.dumps([row[:2] for row in table])
    done = subprocess.run([python, "-c", IN_PYTORCH, extension, namespace], env={**os.environ, **environment}, input=rows, text=True,
                          stdout=subprocess.PIPE, check=False)
    outcomes = json.loads(done.stdout.splitlines()[-1]) if done.stdout else []
    return [subprocess.CompletedProcess([], *outcome) for outcome in outcomes]


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
        ways.append(("PyTorch", {"LD_PRELOAD": arguments.checker}, None))
    failures = 0
    for way, environment, command in ways:
        def run_row(row):
            return subprocess.run(command(row[0], row[1]), env={**os.environ, **environment}, text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if command is None:
            runs = run_in_pytorch(arguments.python, arguments.extension, namespace, table, environment)
        else:
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                runs = list(pool.map(run_row, table))
        if len(runs) != len(table):
            failures += 1
            print(f"{way}: {len(runs)} of {len(table)} rows were run")
        for (name, args, problem, words), run in zip(table, runs):
            fault = judge(problem, words, run)
            if fault:
                failures += 1
                print(f"{way}: {name} {shlex.join(args)}: {fault}\n{run.stdout}{run.stderr}")
    print(f"{len(table)} operators, {len(ways)} ways, {failures} failures")
    return 1 if failures or not table or not ways else 0


if __name__ == "__main__":
    sys.exit(main())
