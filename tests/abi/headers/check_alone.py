#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Each header under include/torch compiles alone in C++, its names can be named with it alone, and it leads to
the headers of graph.txt.

    check_alone.py CC CXX [ROOT [TEXT]]

A header that another one includes before it says anything itself is compiled with that one: what the
preprocessor makes of it alone is how the other one's text begins. So each header is preprocessed, at the
oldest target and at the newest, and only texts that are no beginning of another are compiled, with the names
(of names.tsv) of each header behind its text. Marks of what the target has not are not compared: all headers
in one source, which check_headers.sh compiles at every target, see a use of that, and warnings as well. Prints
a line per broken promise and then the number of checks; with TEXT only the checks whose names have it are made.
"""
import collections
import concurrent.futures
import functools
import pathlib
import re
import subprocess
import sys

OLDEST, NEWEST = "0209", "020f"
MARK = re.compile(r'__attribute__ ?\(\((?:unavailable|error)\("[^"]*"\)\)\)')
TARGET = re.compile(r"0x02[0-9a-f]{2}000000000000ULL")
Check = collections.namedtuple("Check", "name header target")


@functools.cache
def said_by(line):
    """What of a preprocessed line is compared: its words, one a line."""
    if line.startswith("#"):
        return ""
    words = TARGET.sub("TARGET", MARK.sub("", line)).split()
    return "".join(word + "\n" for word in words)


class Alone:
    def __init__(self, cxx, root):
        self.include = root / "include"
        self.cxx = [cxx, "-std=c++17", f"-I{self.include}", "-DUSE_CUDA", "-DUSE_MPS", "-DUSE_XPU"]
        self.names = collections.defaultdict(list)
        for line in (root / "tests/abi/headers/names.tsv").read_text().splitlines():
            if not line.startswith("#"):
                header, kind, name, _, _, feature = line.split("\t")
                if feature != "nvcc":
                    self.names[header].append((kind, name))

        self.graph = {}
        for line in (root / "tests/abi/headers/graph.txt").read_text().splitlines():
            if not line.startswith("#"):
                header, leads = line.split(":")
                self.graph[expanded(header)] = [expanded(to) for to in leads.split()]

    def checks(self):
        for path in sorted((self.include / "torch").rglob("*.h")):
            header = str(path.relative_to(self.include))
            yield Check(f"names of {header}" if header in self.names else f"{header} alone in C++ at {NEWEST}", header, NEWEST)
            if header.startswith("torch/csrc/"):
                yield Check(f"{header} alone in C++ at {OLDEST}", header, OLDEST)

    def run(self, target, text, *options):
        return subprocess.run([*self.cxx, f"-DTORCH_TARGET_VERSION=0x{target}000000000000ULL", *options, "-"], input=text,
                              capture_output=True, text=True, check=False)

    def uses(self, check):
        """What names the header's names that are no macros."""
        lines = []
        for kind, name in self.names[check.header] if check.target == NEWEST else []:
            if kind == "constant" and "::" in name:
                lines.append(f'static_assert(sizeof({name}) > 0, "");')
            elif kind not in ("macro", "constant"):
                space = re.sub(r"\W", "_", check.header + name)
                lines.append(f"namespace tenon_check_{space} {{ using ::{name}; }}")
        return lines

    def macros(self, check):
        return [name for kind, name in self.names[check.header] if check.target == NEWEST and
                (kind == "macro" or kind == "constant" and "::" not in name)]

    def led_to(self, lines):
        """The files that preprocessed lines come from, each with a slash before its name."""
        return {"/" + match[1] for line in lines if (match := re.match(r'# \d+ "(.*)"', line))}

    def preprocess(self, check):
        """The header's lines, without macros; what of them is compared with others; and the macros that are missing."""
        done = self.run(check.target, f"#include <{check.header}>\n", "-x", "c++", "-E", "-dD")
        if done.returncode != 0:
            return None, done.stderr, []
        lines, defined = [], set()
        for line in done.stdout.splitlines():
            if line.startswith("#define "):
                defined.add(re.match(r"#define (\w+)", line)[1])
            elif line.startswith("#undef "):
                defined.discard(line.split()[1])
            elif line.strip():
                lines.append(line)
        return lines, "".join(map(said_by, lines)), [name for name in self.macros(check) if name not in defined]

    def compile_one(self, check):
        """The refusal of a header by itself, written as an author would; "" where there is none."""
        source = f"#include <{check.header}>\n" + "\n".join(self.uses(check)) + "\n"
        done = self.run(check.target, source, "-x", "c++", "-fsyntax-only", "-w")
        return done.stderr if done.returncode != 0 else ""

    def compile_chain(self, chain, lines):
        """Compiles the lines of the last header with the uses of each behind its text; gives failures by check."""
        wanted = collections.deque((said, check) for check, said in chain)
        source, length = [], 0
        for line in ["", *lines]:
            source.append(line)
            length += len(said_by(line))
            while wanted and length >= len(wanted[0][0]):
                source += self.uses(wanted.popleft()[1])
        done = self.run(chain[-1][0].target, "\n".join(source) + "\n", "-x", "c++-cpp-output", "-fsyntax-only", "-w")
        if done.returncode == 0 and not wanted:
            return []
        failures = [(check.name, refusal) for check, _ in chain if (refusal := self.compile_one(check))]
        return failures or [(chain[-1][0].name, done.stderr or "a beginning of its text was not found again")]


def expanded(name):
    """A name of graph.txt as the end of a file's."""
    for short, folder in (("S/", "torch/csrc/stable/"), ("A/", "torch/csrc/inductor/aoti_torch/"), ("H/", "torch/headeronly/")):
        name = folder + name[2:] if name.startswith(short) else name
    return name.strip("<>")


def chains(texts):
    """Beginnings of one text together, the longest last."""
    chain = []
    for check, said in sorted(texts, key=lambda pair: pair[1]):
        if chain and not said.startswith(chain[-1][1]):
            yield chain
            chain = []
        chain.append((check, said))
    if chain:
        yield chain


def main():
    _, _, cxx, *rest = sys.argv
    root = pathlib.Path(rest[0] if rest else pathlib.Path(__file__).parents[3]).resolve()
    only = rest[1] if len(rest) > 1 else ""
    alone = Alone(cxx, root)
    graphs = {check: f"graph of {check.header}" for check in alone.checks()
              if check.target == NEWEST and check.header in alone.graph and only in f"graph of {check.header}"}
    checks = [check for check in alone.checks() if only in check.name or check in graphs]
    failures, texts, lines_of = [], [], {}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for check, (lines, said, missing) in zip(checks, pool.map(alone.preprocess, checks), strict=True):
            if lines is None:
                failures.append((check.name, said))
                continue
            if check in graphs:
                files = alone.led_to(lines)
                failures += [(graphs[check], f"{check.header} does not lead to {to}") for to in alone.graph[check.header]
                             if not any(file.endswith("/" + to) for file in files)]
            if only in check.name:
                failures += [(check.name, f"{name} is no macro") for name in missing]
                texts.append((check, said))
                lines_of[check] = lines
        together = list(chains(texts))
        for found in pool.map(lambda chain: alone.compile_chain(chain, lines_of[chain[-1][0]]), together):
            failures += found
    for name, text in failures:
        print(f"FAIL {name}\n" + "\n".join(text.splitlines()[:20]))
    count = len(texts) + sum(len(alone.graph[check.header]) for check in graphs)
    print(f"{count} checks, {len(together)} texts compiled", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
