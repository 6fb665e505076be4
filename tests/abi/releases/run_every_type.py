#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Makes the calls of calls.txt in one host, for each release's extension in C and in C++.

    run_every_type.py [--in-turn] FOLDER TENON  through the command TENON
    run_every_type.py FOLDER                    in PyTorch, which has to be importable

With --headers 2.N the extensions were compiled with PyTorch 2.N's headers, without it with Tenon's.
FOLDER holds every_c_29.so … every_cxx_213.so. Both hosts have to give what the table says. With --in-turn a call is made
at one of its releases in each language, the next call at the next: for sanitizers, under which a process starts slowly.
"""
import argparse
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

# Kernels here go on after failures, and each way of running them says for itself what watches it.
os.environ.pop("TENON_DEBUG", None)

RELEASES = (9, 10, 11, 12, 13)
LANGUAGES = ("c", "cxx")
CALLS = pathlib.Path(__file__).with_name("calls.txt")


def table():
    """Yields the languages, the first and last release, the host, the operator, its arguments, and the results: of "" and where else."""
    for line in CALLS.read_text().splitlines():
        if line.startswith("#"):
            continue
        who, call, expected, *others = (part.strip() for part in (line + " ").split(" | "))
        results = {"": expected} | dict(other.split(": ", 1) for other in others)
        words = who.split()
        language, releases, host = words + ["-", ""][len(words) - 1:]
        first, _, last = releases.replace("2.", "").partition("-")
        name, *arguments = shlex.split(call, posix=False)
        languages = {"both": LANGUAGES, "c": ("c",), "c++": ("cxx",)}[language]
        yield languages, int(first or 9), int(last or 13), host, name, arguments, results


def squeezed(text):
    return re.sub(r"\s+", " ", text).strip()


def minor_of(release):
    return int(release.split(".")[1])


class Tenon:
    """Each call in a process of its own, which answers as the release that the extension is for."""

    where = frozenset()

    def __init__(self, command):
        self.command = command
        self.library = None
        self.release = 0

    def load(self, library, release):
        self.library = library
        self.release = 200 + release
        os.environ["TENON_TORCH_ABI"] = f"2.{release}"

    def call(self, name, arguments):
        done = subprocess.run([self.command, "call", "--lib", self.library, name, *arguments],
                              capture_output=True, text=True, check=False, timeout=60)
        if done.returncode not in (0, 1) or "Sanitizer" in done.stderr:
            return f"exit status {done.returncode}: {done.stderr}"
        if done.returncode == 1:
            return "! " + squeezed(done.stderr)
        return squeezed(done.stdout)


class PyTorch:
    """All calls in this process; results are written as Tenon's command writes them, tensors by PyTorch itself."""

    def __init__(self):
        import torch
        self.torch = torch
        self.release = 200 + minor_of(torch.__version__)
        self.where = {where for where, is_so in (("PyTorch 2.15", self.release >= 215), ("PyTorch with CUDA", torch.version.cuda)) if is_so}
        self.names = {name: getattr(torch, name) for name in dir(torch)
                      if isinstance(getattr(torch, name), (torch.dtype, torch.layout, torch.memory_format))}
        self.names |= {name: getattr(torch, name) for name in ("ones", "zeros", "arange", "tensor", "Generator")}
        self.names |= {"true": True, "false": False, "None": None}

    def load(self, library, _):
        self.torch.ops.load_library(str(library))

    def value(self, text, name):
        value = eval(text, dict(self.names))  # pylint: disable=eval-used
        return [self.torch.device(item) for item in value] if name == "copy_LD" else value

    def numbers(self, value):
        if isinstance(value, list):
            return "[" + ", ".join(map(self.numbers, value)) + "]"
        return str(value).removesuffix("0") if isinstance(value, float) and value == int(value) else str(value)

    @staticmethod
    def tensor(value):
        return squeezed(repr(value)).replace("torch.", "")

    def shown(self, value, kind):
        """PyTorch gives an undefined tensor as None and a dtype as its number."""
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join(self.shown(item, kind) for item in value) + "]"
        if isinstance(value, self.torch.Tensor):
            return self.tensor(value)
        if isinstance(value, str):
            return json.dumps(value)
        if isinstance(value, float):
            return self.numbers(value)
        if isinstance(value, self.torch.Generator):
            return "Generator()"
        if kind == "Tensor" and value is None:
            return "tensor(undefined)"
        if kind == "y" and value is not None:
            return next(name for name, known in DTYPES.items() if known == value)
        return str(value)

    def call(self, name, arguments):
        space, _, short = name.partition("::")
        operator = getattr(getattr(self.torch.ops, space), short).default
        try:
            results = operator(*(self.value(text, short) for text in arguments))
        except Exception as error:  # pylint: disable=broad-except
            kind = "" if type(error) is RuntimeError else type(error).__name__
            return f"!{kind} {squeezed(str(error))}"
        kinds = [str(result.type) for result in operator._schema.returns]
        if short.startswith("copy_") and short.endswith("y"):
            kinds = ["y"]
        results = results if len(kinds) > 1 else (results,) * len(kinds)
        return " ".join(map(self.shown, results, kinds))


# The numbers of the dtypes in the table.
DTYPES = {"int8": 1, "complex64": 9, "bool": 11, "bfloat16": 15, "uint16": 27}


def agrees(result, expected, is_pytorch):
    if not expected.startswith("!"):
        return result == expected
    kind, _, text = expected[1:].partition(" ")
    given, _, says = result.partition(" ")
    return given[:1] == "!" and (not is_pytorch or given[1:] == kind) and text in says


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--in-turn", action="store_true")
    parser.add_argument("--headers", type=minor_of, default=0)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("tenon", nargs="?")
    options = parser.parse_args()
    folder = options.folder
    host = Tenon(options.tenon) if options.tenon else PyTorch()
    where = host.where | ({"headers of 2.15"} if options.headers >= 15 else set())
    calls = failures = 0
    for release in RELEASES:
        for language in LANGUAGES:
            space = f"every_{language}_2{release}"
            host.load(folder / f"{space}.so", release)
            for number, (languages, first, last, only, name, arguments, results) in enumerate(table()):
                if options.in_turn and release != first + number % (last - first + 1):
                    continue
                if language not in languages or not first <= release <= last or only and isinstance(host, Tenon):
                    continue
                calls += 1
                expected = next((results[other] for other in results if other in where), results[""]).replace("RELEASE", str(host.release))
                result = host.call(f"{space}::{name}", arguments)
                if not agrees(result, expected, isinstance(host, PyTorch)):
                    failures += 1
                    print(f"{space}::{name} {' '.join(arguments)}\n    expected: {expected}\n    result:   {result}")
    print(f"{calls} calls in {type(host).__name__}, {failures} failures")
    return 0 if failures == 0 and calls > (200 if options.in_turn else 700) else 1


if __name__ == "__main__":
    sys.exit(main())
