#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Records calls of operators from PyTorch, in the format of tests/conformance/data/corpus.

  record_corpus.py [DIR] [--seed N] [--op REGEX] [--entry REGEX] [--cases N] [--vary N] [--samples N] [--jobs N]

DIR (build/corpus): where the folder is made. --op: only operators whose names match. --entry: only entries
of PyTorch's operator database whose names match. --cases: at most so many lines for each operator and level.
--samples: calls of the database looked at for each entry and dtype. --vary: calls made of each recorded one:
other layouts, dtypes, sizes and values, in-place and out= spellings. --jobs: processes.

The calls are those that the samples of PyTorch's operator database, and of list_entries.py, lead to, forward and backward: below
autograd (level kernel) and as composite operators (level composite); calls that fail become level errors.
Each entry is recorded in a process of its own, since a kernel that is given nonsense may take it down.
"""
import argparse
import collections
import hashlib
import json
import os
import pathlib
import pickle
import random
import re
import sys
import tempfile
import time
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

os.environ.setdefault("TORCH_CPP_LOG_LEVEL", "ERROR")  # Warnings of kernels, which nobody reads here.

import torch
from torch._dispatch.python import enable_python_dispatcher
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._python_dispatch import TorchDispatchMode

import list_entries
import recorded_call
import varied_call

COMPOSITE = torch._C.DispatchKey.CompositeImplicitAutograd
LEVELS = ("kernel", "composite", "errors")
SECONDS = 60  # Of one entry, then its process is ended.


# ---- what a sample leads to ----

class Calls(TorchDispatchMode):
    """Takes the calls below autograd, and those of composite operators that go through `composite_kernel`."""

    def __init__(self, wanted, limit, counts):
        super().__init__()
        self.wanted, self.limit = wanted, limit
        self.taken = []   # (level, Taken, whether it failed)
        self.counts = collections.Counter(counts)
        self.refused = collections.Counter()

    def take(self, level, op, args, kwargs):
        """The call before it is made, or None."""
        name = recorded_call.op_name(op)
        if not name.startswith("aten::") or recorded_call.LEFT_OUT.fullmatch(name) or not self.wanted.search(name):
            return None
        self.counts[level, name] += 1
        if self.counts[level, name] > self.limit:
            return None
        try:
            return recorded_call.Taken.of(op, args, kwargs)
        except recorded_call.Refused as why:
            self.refused[str(why)] += 1
            return None

    def made(self, level, op, kernel, args, kwargs):
        taken = self.take(level, op, args, kwargs)
        place = len(self.taken)
        if taken is not None:
            self.taken.append((level, taken, False))
        try:
            return kernel(*args, **kwargs)
        except Exception:
            if taken is not None:
                self.taken[place] = (level, taken, True)
            raise

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return self.made("kernel", func, func, args, kwargs or {})


current = None  # The mode that takes composite calls.


def composite_kernel(op):
    def kernel(*args, **kwargs):
        def inner(*args, **kwargs):
            return op._op_dk(COMPOSITE, *args, **kwargs)
        if current is None:
            return inner(*args, **kwargs)
        return current.made("composite", op, inner, args, kwargs)
    return kernel


def operators():
    for name in torch._C._dispatch_get_all_op_names():
        if name.startswith("aten::"):
            base, _, overload = name[6:].partition(".")
            yield getattr(getattr(torch.ops.aten, base), overload or "default")


def watch_composites():
    """Composite operators tell of their calls, while the Python dispatcher is on."""
    for op in operators():
        if is_composite(op):
            op.py_kernels[COMPOSITE] = composite_kernel(op)


def is_composite(op):
    return torch._C._dispatch_has_kernel_for_dispatch_key(op.name(), "CompositeImplicitAutograd")


def watched(mode, function):
    """Runs it under the mode; its failure is among what was taken."""
    global current
    current = mode
    try:
        with enable_python_dispatcher(), mode, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return function()
    except Exception:
        return None
    finally:
        current = None


def backward(result):
    outs = [each for each in recorded_call.flat(result) if isinstance(each, torch.Tensor) and each.requires_grad]
    if outs:
        torch.autograd.backward(outs, [torch.randn_like(out) for out in outs])


def take_samples(mode, entry, rng, samples):
    torch.manual_seed(rng.randrange(1 << 30))
    for dtype in sorted(entry.supported_dtypes("cpu"), key=str):
        if dtype not in recorded_call.DTYPES:
            continue
        has_gradient = dtype in entry.supported_backward_dtypes("cpu") and entry.supports_autograd
        try:
            found = list(entry.sample_inputs("cpu", dtype, requires_grad=has_gradient))
        except Exception:
            continue
        for sample in rng.sample(found, min(samples, len(found))):
            result = watched(mode, lambda: entry.op(sample.input, *sample.args, **sample.kwargs))
            if has_gradient and result is not None:
                watched(mode, lambda: backward(result))


def take_errors(mode, entry):
    if entry.error_inputs_func is None:
        return
    try:
        found = list(entry.error_inputs("cpu"))
    except Exception:
        return
    for each in found:
        sample = each.sample_input
        before = len(mode.taken)
        watched(mode, lambda: entry.op(sample.input, *sample.args, **sample.kwargs))
        mode.taken[before:] = [call for call in mode.taken[before:] if call[2]]


# ---- one entry ----

def key_of(line):
    return hashlib.sha1(pickle.dumps([line["op"], line["args"], line["kwargs"], line["tensors"], line["storages"],
                                      "error" in line])).digest()


class Lines:
    """The lines of an entry, written as they come: no two are equal, and no operator has more than its share."""

    def __init__(self, options, seed, counts, file):
        self.options, self.rng, self.file = options, random.Random(seed), file
        self.keys, self.dropped, self.counts = set(), collections.Counter(), collections.Counter(counts)

    def add(self, level, taken, is_varied):
        op, name = taken.op, recorded_call.op_name(taken.op)
        if not self.options.wanted.search(name) or recorded_call.LEFT_OUT.fullmatch(name):
            return
        if self.counts[level, name] >= self.options.cases:
            return
        try:
            line = recorded_call.record(taken, level, self.rng.randrange(1, 1 << 20))
        except recorded_call.Refused as why:
            self.dropped[str(why)] += 1
            return
        if "error" in line:
            level = "errors"
            if is_varied and is_no_promise(line):
                self.dropped["dtype"] += 1
                return
        key = key_of(line)
        if key in self.keys or self.counts[level, name] >= self.options.cases:
            return
        self.keys.add(key)
        self.counts[level, name] += 1
        self.file.write(pickle.dumps((level, line)))


def is_no_promise(line):
    """Failures that say what PyTorch has no kernel for, or that it failed where it did not mean to."""
    return re.search("not implemented for|INTERNAL ASSERT|not currently implemented|could not create a primitive",
                     line["message"]) is not None


def record_entry(entry, options, counts, file):
    """Into the file, where `counts` says how many lines there are of a level and an operator."""
    seed = f"{options.seed} {entry.full_name}"
    rng = random.Random(seed)
    torch.set_num_threads(1)
    mode = Calls(options.wanted, options.cases, counts)
    take_samples(mode, entry, rng, options.samples)
    take_errors(mode, entry)
    lines = Lines(options, seed, counts, file)
    rng.shuffle(mode.taken)
    for level, taken, _ in mode.taken:
        taken.via = entry.full_name
        lines.add(level, taken, False)
        for other in varied_call.varied(taken, rng, options.vary):
            lines.add("composite" if is_composite(other.op) else "kernel", other, True)
    lines.dropped.update(mode.refused)
    file.write(pickle.dumps(("left out", lines.dropped)))


# ---- processes ----

class Child:
    """A process that records an entry into a file."""

    def __init__(self, entry, options, counts, folder):
        self.name, self.path = entry.full_name, os.path.join(folder, str(id(entry)))
        self.began = time.monotonic()
        self.pid = os.fork()
        if self.pid == 0:
            status = 1
            try:
                with open(self.path, "wb", buffering=0) as file:
                    record_entry(entry, options, counts, file)
                status = 0
            except Exception as error:
                print(f"{self.name}: {type(error).__name__}: {error}", file=sys.stderr)
            finally:
                os._exit(status)

    def is_over(self):
        if time.monotonic() - self.began > SECONDS:
            os.kill(self.pid, 9)
        return os.waitpid(self.pid, os.WNOHANG)[0] != 0

    def results(self):
        """(level, line) of what it recorded, and last ("left out", counts)."""
        level = None
        with open(self.path, "rb") as file:
            while level != "left out":
                try:
                    level, line = pickle.load(file)
                except (EOFError, pickle.UnpicklingError):
                    print(f"{self.name}: PyTorch's process ended early", file=sys.stderr)
                    level, line = "left out", {"ended": 1}
                yield level, line
        os.remove(self.path)


def all_children(entries, options, counts, folder):
    waiting, running = list(entries), []
    while waiting or running:
        while waiting and len(running) < options.jobs:
            running.append(Child(waiting.pop(0), options, counts, folder))
        over = [child for child in running if child.is_over()]
        running = [child for child in running if child not in over]
        yield from over
        if not over:
            time.sleep(0.01)


# ---- the folder ----

class Blobs:
    """blobs.bin: each blob at a multiple of 16, equal ones once."""

    def __init__(self):
        self.bytes, self.places = bytearray(), {}

    def span(self, blob):
        if not blob:
            return [0, 0]
        if blob not in self.places:
            self.bytes += bytes(-len(self.bytes) % 16)
            self.places[blob] = len(self.bytes)
            self.bytes += blob
        return [self.places[blob], len(blob)]

    def placed(self, line):
        line["storages"] = [self.span(blob) for blob in line["storages"]]
        after = line.get("after", {}).get("storages", {})
        after.update((number, self.span(blob)) for number, blob in after.items())
        return line


class Folder:
    """What was recorded, by level and operator."""

    def __init__(self, options):
        self.options, self.blobs = options, Blobs()
        self.lines = {level: collections.defaultdict(list) for level in LEVELS}
        self.keys, self.dropped, self.counts = set(), collections.Counter(), collections.Counter()

    def add(self, level, line):
        of_op, key = self.lines[level][line["op"]], key_of(line)
        if key not in self.keys and len(of_op) < self.options.cases:
            self.keys.add(key)
            self.counts[level, line["op"]] += 1
            line["id"] = f"{line['id']}/{line['op']}/{len(of_op) + 1}"
            of_op.append(self.blobs.placed(line))

    def write(self, path):
        path.mkdir(parents=True, exist_ok=True)
        for level, by_op in self.lines.items():
            with open(path / f"{level}.jsonl", "w", encoding="utf-8") as file:
                file.writelines(json.dumps(line, separators=(",", ":")) + "\n"
                                for name in sorted(by_op) for line in by_op[name])
        (path / "blobs.bin").write_bytes(self.blobs.bytes)
        self.write_ops(path)
        counts = {level: {"ops": len(by_op), "cases": sum(map(len, by_op.values()))}
                  for level, by_op in self.lines.items()}
        manifest = {"name": path.name, "torch": torch.__version__, "seed": self.options.seed, "levels": counts,
                    "dropped": dict(self.dropped)}
        (path / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        return counts

    def write_ops(self, path):
        with open(path / "ops.jsonl", "w", encoding="utf-8") as file:
            for op in operators():
                counts = {level: len(by_op[op.name()]) for level, by_op in self.lines.items() if op.name() in by_op}
                if counts:
                    file.write(json.dumps({"op": op.name(), "cases": counts, "schema": str(op._schema),
                                           "tags": sorted(str(tag).removeprefix("torch.Tag.") for tag in op.tags),
                                           "composite_implicit": is_composite(op)}) + "\n")


def parse_options():
    parser = argparse.ArgumentParser(prog="./dev oracle --record", description=__doc__.split("\n\n")[2],
                                     epilog=__doc__.split("\n\n")[3])
    parser.add_argument("folder", nargs="?", default="build/corpus", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--op", default="", help="a regular expression for names like aten::add.Tensor")
    parser.add_argument("--entry", default="", help="a regular expression for names of the operator database")
    parser.add_argument("--cases", type=int, default=26, help="lines for each operator and level")
    parser.add_argument("--samples", type=int, default=8, help="calls of each entry and dtype")
    parser.add_argument("--vary", type=int, default=2, help="calls made of each recorded one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    options.wanted = re.compile(options.op)
    return options


def main():
    options = parse_options()
    watch_composites()
    every = [*op_db, *list_entries.list_entries()]
    entries = [entry for entry in every if re.search(options.entry, entry.full_name)]
    random.Random(options.seed).shuffle(entries)
    folder = Folder(options)
    with tempfile.TemporaryDirectory() as scratch:
        for done, child in enumerate(all_children(entries, options, folder.counts, scratch), 1):
            for level, line in child.results():
                if level == "left out":
                    folder.dropped.update(line)
                else:
                    folder.add(level, line)
            if sys.stderr.isatty():
                print(f"\r{done}/{len(entries)} entries", end="", file=sys.stderr)
    for level, count in folder.write(options.folder).items():
        print(f"{level}: {count['cases']} calls of {count['ops']} operators")
    print(f"left out: {dict(folder.dropped)}\n{options.folder}: {len(folder.blobs.bytes)} bytes of tensors")


if __name__ == "__main__":
    main()
