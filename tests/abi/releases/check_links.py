#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""An extension for a release links against a library that has that release's functions and no others.

    check_links.py CC CXX 2.9 OBJECT… 2.10 OBJECT… header-only OBJECT…

For each release a libtorch_cpu.so is made of the names that spec/stable_abi.yaml gives to it and to older ones, and the
objects compiled for it are linked with nothing undefined allowed. Programs that use the header-only names are linked without
any library of PyTorch. Each check proves itself: with the youngest needed name moved to a later release the link fails with it.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
HEADER_ONLY = "header-only"
CURE = "gate in include/ what the release lacks, or correct `since` of its row in spec/stable_abi.yaml and run `./dev regen`"


def manifest():
    """Name: since, of what PyTorch's CPU library exports; as pairs of numbers."""
    since = {}
    name = None
    for line in (ROOT / "spec/stable_abi.yaml").read_text().splitlines():
        function = re.match(r"\s*- func: [^(]*?(\w+)\(", line)
        release = re.match(r"\s+since: (\d+)\.(\d+)", line)
        if function:
            name, first = function[1], None
        elif release:
            first = (int(release[1]), int(release[2]))
        elif name and re.match(r"\s+impl:", line):
            since[name] = first
    return since


class Linker:
    def __init__(self, compilers, folder):
        self.cc, self.cxx = compilers
        self.folder = pathlib.Path(folder)

    def stub(self, names, label):
        """A library of functions that are not to be called."""
        library = self.folder / f"libstub_{label}.so"
        source = library.with_suffix(".c")
        source.write_text("".join(f"void {name}(void);\nvoid {name}(void) {{}}\n" for name in sorted(names)))
        subprocess.run([self.cc, "-shared", "-fPIC", "-w", "-o", library, source], check=True)
        return library

    def undefined(self, objects, libraries, kind=("-shared", "-Wl,-z,defs")):
        """The names that the link misses; None where it fails for another reason."""
        done = subprocess.run([self.cxx, *kind, "-o", self.folder / "linked", *objects, *libraries],
                              capture_output=True, text=True, check=False)
        names = set(re.findall(r"undefined (?:reference to|symbol:) [`']?(\w+)", done.stderr))
        return names if (done.returncode == 0) == (not names) else None


def main():
    objects = {}
    release = None
    for word in sys.argv[3:]:
        if word == HEADER_ONLY or re.fullmatch(r"2\.\d+", word):
            release = word
        else:
            objects.setdefault(release, []).append(word)
    since = manifest()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        linker = Linker(sys.argv[1:3], folder)

        def expect(label, given, wanted):
            nonlocal failures
            if given != wanted:
                failures += 1
                print(f"{label}: undefined are {given}, expected {wanted or 'none'}; {CURE}")

        for release, files in objects.items():
            if release == HEADER_ONLY:
                for file in files:
                    expect(file, linker.undefined([file], ["-lcmocka"], ()), set())
                continue
            this = tuple(map(int, release.split(".")))
            old = {name for name, first in since.items() if first <= this}
            library = linker.stub(old, release)
            for file in files:
                expect(f"{release}: {file}", linker.undefined([file], [library]), set())
            needed = linker.undefined(files[:1], [])
            missing = max((name for name in needed or () if name in old), key=lambda name: (since[name], name), default="")
            expect(f"{release} without {missing}", linker.undefined(files[:1], [linker.stub(old - {missing}, "less")]),
                   {missing})
    print(f"{len(since)} names, {sum(map(len, objects.values()))} objects, {failures} failures")
    return 1 if failures or not objects else 0


if __name__ == "__main__":
    sys.exit(main())
