#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Calls operators of PyTorch and Tenon with the same mutated arguments, and tells where the two differ.

  fuzz.py [N] [--seed S] [--op REGEX] [--only SEED:INDEX] [--seeds DIR] [--all] [--report FILE] [--no-minimise]

N (20000): how many calls. --op: operators whose names (aten::add.out) match. --only: this call again, known or not, and
the row that explains it. --seeds: a folder of `./dev oracle --record` with other calls to start from. --all: every finding, not
the first of each operator and kind. --stale: a known fault that no call meets is a failure, too. --report: a file for all findings, one JSON object a line. A call is a function of seed, index and --op alone.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import re
import sys
import time
import warnings

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "tests/python")]

BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
PACKAGE = pathlib.Path(os.environ.get("TENON_PACKAGE", BUILD / "lib/python"))
CORPUS = ROOT / "tests/conformance/data/corpus"


class Fuzzer:
    """Makes the calls of a seed and judges them."""

    def __init__(self, options, tenon="tenon"):
        import fuzz_hosts
        import fuzz_judge
        import fuzz_known
        import fuzz_seeds
        self.options = options
        self.seeds = fuzz_seeds.Seeds(options.seeds, re.compile(options.op))
        self.pair = fuzz_judge.Pair([PACKAGE], tenon)
        fuzz_hosts.limit_memory()  # A mutation of a huge tensor is none, rather than the end of the process.
        self.missing = set(self.pair.tenon.ask({"missing": self.seeds.names}))
        self.seeds.names = [name for name in self.seeds.names if name not in self.missing]
        self.known = fuzz_known.AllKnown()
        self.counts = {name: collections.Counter() for name in ("call", "difference", "expected", "finding")}

    def made(self, seed, index, steps=None):
        """The call of this number; with `steps`, these mutations of its seed alone. None if none can be made of it."""
        import fuzz_mutations
        rng = random.Random(f"{seed}:{index}")
        live = self.seeds.draw(rng)
        drawn = fuzz_mutations.drawn(rng)
        return fuzz_mutations.mutated(live, drawn if steps is None else steps), drawn

    def request(self, seed, index, steps=None):
        import recorded_call
        try:
            live, drawn = self.made(seed, index, steps)
            return live.request(index % 1000 + 1), live, drawn
        except recorded_call.Refused:
            return None, None, None

    def verdict(self, seed, index):
        request, live, steps = self.request(seed, index)
        if request is None:
            return "left out"
        found = self.pair.verdict(request)
        if not isinstance(found, str):
            found.done, found.label, found.steps = live.done, f"{seed}:{index}", steps
        return found

    def minimised(self, finding):
        import fuzz_minimise
        seed, index = parse_only(finding.label)
        was_known = self.known.of(finding)

        def verdict(request):
            found = self.pair.verdict(request)
            return found if isinstance(found, str) or self.known.of(found) is was_known else "explained"
        return fuzz_minimise.minimised(finding, lambda steps: self.request(seed, index, steps)[:2], verdict)


def tell_progress(done, total, findings, began):
    if sys.stderr.isatty():
        print(f"\r{done}/{total} calls, {findings} findings, {done / (time.monotonic() - began + 1e-9):.0f} a second ",
              end="", file=sys.stderr, flush=True)


def tell(finding):
    import fuzz_line
    first = finding.words.splitlines()[0][:300]
    print(f"[{finding.label}] {finding.kind}: {finding.op} ({', '.join(finding.done) or 'as recorded'}): {first}\n"
          f"    PyTorch: {finding.pytorch[:200]}\n    {fuzz_line.python_line(finding.request)[:3000]}", flush=True)


def report(options, finding):
    import fuzz_line
    if options.report:
        with open(options.report, "a", encoding="utf-8") as file:
            file.write(json.dumps({"label": finding.label, "kind": finding.kind, "op": finding.op, "done": finding.done,
                                   "words": finding.words, "pytorch": finding.pytorch,
                                   "line": fuzz_line.python_line(finding.request)}) + "\n")


def counted(fuzzer, found):
    """Counts the verdict; whether it is a finding that nothing explains."""
    if isinstance(found, str):
        fuzzer.counts["call"][found] += 1
        return False
    known = None if fuzzer.options.only else fuzzer.known.of(found)
    fuzzer.counts[known.group if known else "finding"][known.name if known else found.kind] += 1
    return known is None


def run(options):
    fuzzer = Fuzzer(options)
    began, met = time.monotonic(), set()
    indices = [options.only[1]] if options.only else range(options.first, options.calls, options.step)
    for done, index in enumerate(indices):
        found = fuzzer.verdict(options.seed, index)
        if counted(fuzzer, found):
            report(options, found)
            key = found.op.split(".")[0], found.kind
            if options.all or key not in met:
                met.add(key)
                tell(fuzzer.minimised(found) if options.minimise else found)
            known = fuzzer.known.of(found)
            if known is not None:  # --only
                print(f"    known: {known.name}")
        if done % 50 == 0:
            tell_progress(done, len(indices), fuzzer.counts["finding"].total(), began)
    fuzzer.pair.close()
    close(fuzzer, len(indices), time.monotonic() - began)
    return 1 if fuzzer.counts["finding"] or options.stale and stale(fuzzer) else 0


def stale(fuzzer):
    """Faults of known_differences.toml that no call has met: they are mended, or nobody looks for them any more."""
    names = sorted({known.name for known in fuzzer.known.entries if known.group == "expected"} - set(fuzzer.counts["expected"]))
    for name in names:
        print(f"not met, take it out of known_differences.toml: {name}")
    return names


def close(fuzzer, calls, spent):
    """The last lines: what every call came to."""
    def listed(name):
        return ", ".join(f"{count} {word}" for word, count in fuzzer.counts[name].most_common()) or "none"
    absent = fuzzer.seeds.absent
    print(f"recorded operators that this PyTorch does not have: {len(absent)}" + "".join(f", {name}" for name in absent))
    print(f"operators that Tenon does not have: {', '.join(sorted(fuzzer.missing)) or 'none'}")
    print(f"differences of docs/differences.md: {listed('difference')}")
    print(f"faults that wait for their cure: {listed('expected')}")
    print(f"unexplained findings: {listed('finding')}")
    print(f"seed {fuzzer.options.seed}: {calls} calls of {len(fuzzer.seeds.names)} operators in {spent:.0f} s: {listed('call')}")


def parse_only(text):
    seed, _, index = text.partition(":")
    return int(seed), int(index)


def parse_options(arguments=None):
    words = __doc__.split("\n\n")
    parser = argparse.ArgumentParser(prog="./dev oracle --fuzz", description=words[0], epilog=words[2])
    parser.add_argument("calls", nargs="?", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--op", default="")
    parser.add_argument("--only", type=parse_only)
    parser.add_argument("--seeds", type=pathlib.Path, default=CORPUS)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--report", type=pathlib.Path)
    parser.add_argument("--no-minimise", dest="minimise", action="store_false")
    parser.add_argument("--stale", action="store_true", help="a fault that is known but not met is a failure")
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--step", type=int, default=1, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.only:
        options.seed = options.only[0]
    return options


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.exit(run(parse_options()))
