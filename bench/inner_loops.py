#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Counts the instructions of inner loops of compiled functions, of x86-64 and AArch64.

  inner_loops.py FILE FUNCTION…

FILE is an object or a library with symbols. An inner loop is what a conditional backward branch closes and in which no other
is. For each function one line: of the inner loop with the largest share of vector arithmetic (products with sums first), the instructions, those
on vectors, products with sums, and loads and stores of vectors on the stack (registers that do not suffice).
"""
import re
import subprocess
import sys

LINE = re.compile(r"^\s*([0-9a-f]+):\s+(\S+)\s*(.*)$")
HEAD = re.compile(r"^[0-9a-f]+ <([^>]+)>:$")
# Arithmetic on vectors; moves, loads and stores are not.
VECTOR = {
    "aarch64": re.compile(r"\bv\d+\.(?:\d+[bhsd]|[bhsd]\[)"),
    "x86-64": re.compile(r"%[xyz]mm\d+"),
}
SCALAR = re.compile(r"^v?(?:add|sub|mul|div|sqrt|max|min|fn?m\w+\d{3}|cvt\w+|ucomi|comi)s[sd]$")
MOVED = re.compile(r"^(?:ld|st|mov|dup|ins|umov|fmov|v?mov|v?broadcast|vpbroadcast|v?pxor|vxor|v?insert|v?extract)")
PRODUCT = re.compile(r"^(?:fmla|fmls|sdot|udot|bfdot|smlal|umlal|mla|vfn?m(?:add|sub)|vdpbf16ps|vpdpbusd|v?pmaddwd)")
STACK = {"aarch64": re.compile(r"\[sp"), "x86-64": re.compile(r"\(%r[sb]p\)")}
BRANCH = re.compile(r"^(?:b\.\w+|cbn?z|tbn?z|j(?!mp)\w+)$")


def machine_of(path):
    with open(path, "rb") as file:
        number = int.from_bytes(file.read(20)[18:20], "little")
    return {62: "x86-64", 183: "aarch64"}[number]


def functions_of(path, machine):
    """Each function as a list of (address, mnemonic, operands)."""
    tool = "aarch64-linux-gnu-objdump" if machine == "aarch64" else "objdump"
    text = subprocess.run([tool, "-d", "--no-show-raw-insn", path], check=True, capture_output=True, text=True).stdout
    found, current = {}, None
    for line in text.split("\n"):
        head = HEAD.match(line)
        if head:
            current = found.setdefault(head[1], [])
        elif current is not None and (instruction := LINE.match(line)):
            current.append((int(instruction[1], 16), instruction[2], instruction[3]))
    return found


def inner_loops(code):
    places = {address: index for index, (address, _, _) in enumerate(code)}
    loops = []
    for index, (_, name, operands) in enumerate(code):
        target = re.search(r"(?:^|,\s*)([0-9a-f]+) <", operands)
        start = places.get(int(target[1], 16)) if BRANCH.match(name) and target else None
        if start is not None and start <= index:
            loops.append((start, index))
    return [code[a:b + 1] for a, b in loops if not any(a <= c and d <= b and (a, b) != (c, d) for c, d in loops)]


def count(loop, machine):
    vector = product = stack = 0
    for _, name, operands in loop:
        on_vectors = VECTOR[machine].search(operands) is not None and not SCALAR.match(name)
        product += PRODUCT.match(name) is not None and not SCALAR.match(name)
        vector += on_vectors and not MOVED.match(name)
        is_wide = on_vectors or re.search(r"\bq\d+", operands)
        stack += STACK[machine].search(operands) is not None and bool(is_wide)
    return len(loop), vector, product, stack


def main():
    path, wanted = sys.argv[1], sys.argv[2:]
    machine = machine_of(path)
    functions = functions_of(path, machine)
    for name in wanted:
        loops = [count(loop, machine) for loop in inner_loops(functions[name])] if name in functions else []
        if loops:
            best = max(loops, key=lambda numbers: (numbers[2] / numbers[0], numbers[1] / numbers[0]))
            print("%-24s %4d instructions, %3d on vectors, %3d products with sums, %3d on the stack" % (name, *best))
        else:
            print("%-24s %s" % (name, "no inner loop" if name in functions else "is not there"))


main()
