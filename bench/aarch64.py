#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""aarch64.py [--write] [--only RE]: instructions per step on AArch64 beside those on x86-64.

Each row is a loop of a bench program: of small calls those of instructions.tsv, and an operator of each family of loops
(bench_families.c). On x86-64 callgrind counts them, at the base level and at AVX2, the highest that it knows. On AArch64 qemu's
log of translated and executed blocks is read; the kind of processor is `max`, which has dot products and bfloat16. Each is the
difference of two lengths on one thread. Instructions are no times: they say where a loop was not vectorised, or a call does more
than on the other machine. `--write` puts the table into docs/aarch64.md,
where rows that were left out stay. Exit status 77: there is no valgrind, or no qemu.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys

import gate

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/aarch64.md"
BEGIN, END = "<!-- ./dev bench aarch64 --write -->", "<!-- end of instructions -->"
# Steps of the shorter run, and how many more the longer one has: a run of a hundred million instructions takes qemu a minute.
FEW, MORE = 20, 40
HEAD = ("loop", "AArch64", "x86-64, base", "AVX2", "AArch64 / base", "AArch64 / AVX2")
INSTRUCTION = re.compile(rb"0x([0-9a-f]+):\s")
EXECUTED = re.compile(rb"Trace \d+: \S+ \[[0-9a-f]+/([0-9a-f]+)/")


def loops(build):
    """The rows: programs with the names of their loops."""
    small = [line.split("\t")[:2] for line in gate.TABLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    text = (ROOT / "bench/bench_families.c").read_text(encoding="utf-8")
    families = [["bench_families", name] for name in re.findall(r'^        \{"(\w+)", ', text, re.M)]
    return [row for row in small + families if (build / "bench" / row[0]).exists()]


def executed(lines):
    """The instructions of a log in which each executed block stands behind those that were translated into it."""
    lengths, block, total = {}, None, 0
    for line in lines:
        if line.startswith(b"Trace"):
            total += lengths[int(EXECUTED.match(line)[1], 16)]
        elif line.startswith(b"IN:"):
            block = None
        elif found := INSTRUCTION.match(line):
            if block is None:
                block = int(found[1], 16)
                lengths[block] = 0
            lengths[block] += 1
    return total


def emulated(program, loop, steps, root):
    """All instructions of a process on AArch64; the log goes where the program prints nothing."""
    command = ["qemu-aarch64", "-cpu", "max", "-L", root, "-d", "in_asm,exec,nochain", "-D", "/dev/stdout", program, "--count", loop, str(steps)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "OMP_NUM_THREADS": "1"}) as process:
        total = executed(process.stdout)
    if process.returncode:
        raise SystemExit(f"{program.name} --count {loop} {steps}: exit status {process.returncode} in qemu")
    return total


def row_of(program, loop, arguments):
    def per_step(count):
        return round((count(FEW + MORE) - count(FEW)) / MORE)

    here = arguments.build / "bench" / program
    arm = per_step(lambda steps: emulated(arguments.arm / "bench" / program, loop, steps, arguments.root))
    return (loop, arm, *(per_step(lambda steps, isa=isa: gate.total(here, loop, steps, isa)) for isa in ("base", "avx2")))


def cells(row):
    loop, arm, base, wide = row
    return loop, f"{arm:,}", f"{base:,}", f"{wide:,}", f"{arm / base:.2f}", f"{arm / wide:.2f}"


def as_line(row):
    return "| " + " | ".join(row) + " |"


def written():
    """The lines of the page's table by their loops."""
    text = PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    return {found[1]: found[0] for found in re.finditer(r"^\| (\w+) \| \d.*$", text, re.M)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--arm", type=pathlib.Path, default=ROOT / "build/aarch64", help="the build for AArch64")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT / "build/.sysroot-aarch64", help="where its libraries are")
    parser.add_argument("--only", default=".", help="loops whose names have this in them")
    parser.add_argument("--write", action="store_true", help="put the table into docs/aarch64.md")
    arguments = parser.parse_args()
    if not shutil.which("valgrind") or not shutil.which("qemu-aarch64"):
        print("there is no valgrind, or no qemu-aarch64")
        return 77
    head = [as_line(HEAD), as_line(["---"] + ["---:"] * (len(HEAD) - 1))]
    print("\n".join(head), flush=True)
    table = written()
    for program, loop in loops(arguments.build):
        if re.search(arguments.only, loop):
            table[loop] = as_line(cells(row_of(program, loop, arguments)))
            print(table[loop], flush=True)
    if arguments.write:
        lines = head + [table[loop] for _, loop in loops(arguments.build) if loop in table]
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
