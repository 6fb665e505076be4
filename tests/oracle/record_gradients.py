#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Records gradients from PyTorch for calls that were recorded without, as agrad.jsonl of a new folder.

  record_gradients.py FROM [TO] [--seed N] [--op REGEX] [--cases N] [--vary N]
                      [--dtype double|kept]

FROM: a folder of recorded calls, like the one that the build unpacks. TO (build/gradients): the folder that is
made; TENON_CORPUS=TO test_gradient_corpus replays it. --cases: at most so many lines for each operator.
--vary: calls made of each recorded one. --dtype: inexact inputs in double precision, or as they are.

Leaves are a part of the inexact inputs, gradients are given for a part of the results, some of them with
strides of 0: what a formula must not take for granted.
"""
import argparse
import collections
import json
import os
import pathlib
import pickle
import random
import re
import signal
import sys
import tempfile
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import torch

from recorded_call import (GAUGE, NOISY, UNINIT, WIDE, Refused, Table, Taken, base_name, bytes_of, call, distance, flat,
                           op_name, plain)
from varied_call import varied

TIES = {"sort", "topk", "kthvalue", "median", "nanmedian", "mode", "argsort"}
LEVELS = ("kernel", "composite")
SECONDS = 20  # Of one operator, then its process is ended.


def operator_of(name):
    base, _, overload = name.removeprefix("aten::").partition(".")
    return getattr(getattr(torch.ops.aten, base), overload or "default")


def is_fresh(op):
    """Whether it writes to none of its arguments."""
    return not any(arg.alias_info is not None and arg.alias_info.is_write for arg in op._schema.arguments)


def is_inexact(value):
    return isinstance(value, torch.Tensor) and (value.is_floating_point() or value.is_complex())


def taken_of(line, blobs, is_wide):
    """The recorded call, made anew where its numbers are to be doubles."""
    spans = [blobs[at:at + length] for at, length in line["storages"]]
    taken = Taken(operator_of(line["op"]), line["args"], line["kwargs"], line["tensors"][:line["nin"]], spans)
    taken.blobs = spans[:1 + max((row[4] for row in taken.rows), default=-1)]
    taken.via = line.get("via", "")
    if is_wide:
        _, args, kwargs = taken.made(wide=True)
        taken = Taken.of(taken.op, args, kwargs)
    return taken


def gradient_like(result, rng):
    given = torch.randn(result.shape, dtype=result.dtype)
    if result.dim() and result.numel() > 1 and rng.random() < 0.15:
        given = torch.randn((), dtype=result.dtype).expand(result.shape)
    return given


class Differentiated:
    """The call made of leaves that want gradients, its results, and the gradients that are given to some of them."""

    def __init__(self, taken, wanted, is_wide=False):
        tensors, args, kwargs = taken.made(wide=is_wide)
        self.leaves = [tensors[n].requires_grad_() for n in wanted]
        result, self.is_random = call(taken.op, args, kwargs, 1)
        self.results = [each for each in flat(result) if isinstance(each, torch.Tensor)]
        self.able = [each.requires_grad for each in self.results]

    def choose(self, rng):
        """A gradient per result, None for what is not differentiated."""
        chosen = list(self.able)
        if sum(chosen) > 1 and rng.random() < 0.3:
            chosen[rng.choice([n for n, each in enumerate(chosen) if each])] = False
        return [gradient_like(each, rng) if is_able else None for each, is_able in zip(self.results, chosen)]

    def gradients(self, given):
        pairs = [(each, grad.to(each.dtype)) for each, grad in zip(self.results, given) if grad is not None]
        if not pairs:
            return [None] * len(self.leaves)
        roots, grads = zip(*pairs)
        return torch.autograd.grad(roots, self.leaves, grads, allow_unused=True)


def leaves_of(taken, rng):
    """Numbers of the inexact inputs, or of some of them."""
    wanted = [n for n, each in enumerate(taken.tensors()) if is_inexact(each)]
    if len(wanted) > 1 and rng.random() < 0.4:
        wanted = sorted(rng.sample(wanted, rng.randrange(1, len(wanted))))
    return wanted


def error_of(taken, wanted, given, grads):
    """How far the gradients are from those in double precision, in units of the tolerance."""
    if all(getattr(torch, row[0]) not in WIDE for row in taken.rows):
        return 0.0
    wide = Differentiated(taken, wanted, is_wide=True).gradients(given)
    return max((distance(got, want) for got, want in zip(grads, wide) if got is not None and want is not None),
               default=0.0)


def recorded(taken, rng):
    """A line of agrad.jsonl, its blobs still bytes; Refused where it shows nothing."""
    torch.manual_seed(rng.randrange(1 << 30))
    wanted = leaves_of(taken, rng)
    made = Differentiated(taken, wanted) if wanted else None
    if made is None or made.is_random or any(each is leaf for each in made.results for leaf in made.leaves):
        raise Refused("no leaf" if made is None else "random")
    given = made.choose(rng)
    grads = made.gradients(given)
    if any(each is not None and each.layout != torch.strided for each in grads):
        raise Refused("layout")
    k = error_of(taken, wanted, given, grads)
    if k > NOISY:
        raise Refused("noisy")
    table = Table()
    for tensor in taken.tensors():
        table.number(tensor)
    given = [table.encode(each) for each in given]
    grads = [table.encode(None if each is None else plain(each.detach()).clone()) for each in grads]
    blobs = taken.blobs + [bytes_of(storage) for storage in table.storages[len(taken.blobs):]]
    line = {"id": "", "op": op_name(taken.op), "via": taken.via, "args": taken.args, "kwargs": taken.kwargs,
            "tensors": taken.rows + table.rows[len(taken.rows):], "nin": len(taken.rows), "storages": blobs,
            "wrt": wanted, "requires_grad": made.able, "grad_out": given, "grads": grads}
    return {**line, "k": round(k, 3)} if k >= 0.2 else line


def is_finite(taken):
    return all(bool(torch.isfinite(plain(each)).all()) for each in taken.tensors() if is_inexact(each))


def is_recorded(op):
    return is_fresh(op) and base_name(op) not in GAUGE - TIES and not UNINIT.fullmatch(base_name(op))


def calls_of(line, blobs, options, rng):
    """The recorded call, and others made of it."""
    taken = taken_of(line, blobs, options.dtype == "double")
    yield taken
    yield from varied(taken, rng, options.vary)


def lines_of(found, blobs, options):
    """Lines made of the recorded calls of an operator; a text for each call that is left out."""
    rng = random.Random(f"{options.seed} {found[0]['op']}")
    rng.shuffle(found)
    made = 0
    for line in found:
        try:
            for taken in calls_of(line, blobs, options, rng):
                if made < options.cases and is_recorded(taken.op) and is_finite(taken):
                    yield recorded(taken, rng)
                    made += 1
        except Exception as why:
            yield str(why) if isinstance(why, Refused) else type(why).__name__


def in_process(function):
    """What the function yields, made by a process of its own, since a kernel that is given nonsense may take it down."""
    with tempfile.TemporaryFile() as file:
        pid = os.fork()
        if pid == 0:
            signal.alarm(SECONDS)
            for each in function():
                pickle.dump(each, file)
                file.flush()
            os._exit(0)
        os.waitpid(pid, 0)
        file.seek(0)
        while True:
            try:
                yield pickle.load(file)
            except (EOFError, pickle.UnpicklingError):
                return


def write(path, lines):
    spans, whole = {}, bytearray()
    path.mkdir(parents=True, exist_ok=True)
    with open(path / "agrad.jsonl", "w", encoding="utf-8") as file:
        for name in sorted(lines):
            for number, line in enumerate(lines[name], 1):
                for place, blob in enumerate(line["storages"]):
                    if blob not in spans:
                        whole += bytes(-len(whole) % 16)
                        spans[blob] = [len(whole), len(blob)]
                        whole += blob
                    line["storages"][place] = spans[blob]
                line["id"] = f"ag/{name}/{number}"
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
    (path / "blobs.bin").write_bytes(whole)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("folder", nargs="?", default="build/gradients", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--op", default="", help="a regular expression for names like aten::add.Tensor")
    parser.add_argument("--cases", type=int, default=12, help="lines for each operator")
    parser.add_argument("--vary", type=int, default=0, help="calls made of each recorded one")
    parser.add_argument("--dtype", choices=("double", "kept"), default="double")
    return parser.parse_args()


def main():
    options = parse_options()
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    blobs = (options.source / "blobs.bin").read_bytes()
    recorded_calls, lines, left_out = collections.defaultdict(list), collections.defaultdict(list), collections.Counter()
    for level in LEVELS:
        with open(options.source / f"{level}.jsonl", encoding="utf-8") as file:
            for line in map(json.loads, file):
                recorded_calls[line["op"]].append(line)
    for name, found in recorded_calls.items():
        if re.search(options.op, name) and is_recorded(operator_of(name)):
            for each in in_process(lambda: lines_of(found, blobs, options)):
                if isinstance(each, str):
                    left_out[each] += 1
                else:
                    lines[each["op"]].append(each)
    write(options.folder, lines)
    print(f"{sum(map(len, lines.values()))} calls of {len(lines)} operators; left out: {dict(left_out)}")


if __name__ == "__main__":
    main()
