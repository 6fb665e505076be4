# SPDX-License-Identifier: BSD-3-Clause
"""The calls that the fuzzer starts from: those that samples of PyTorch's operator database led to, as a corpus
has them, and the in-place and out= spellings of each.

    seeds = Seeds(folder, wanted)              # a folder of ./dev oracle --record, or the committed corpus
    call = seeds.draw(rng)                     # a Live call of any operator, each as likely as the others
"""
import collections
import json
import lzma
import re

import torch

import fuzz_pytorch
import recorded_call
import varied_call

# Without a host that both have, or with an effect beyond their arguments; profiler hooks and the like.
NO_CALLS = re.compile(r"aten::(.*mkldnn.*|.*mps.*|.*cudnn.*|.*miopen.*|_?record_stream|.*_for_profiler|_cufft.*|set_.source_Storage.*)(\..*)?")


class Live:
    """A call that is being changed: its arguments over live tensors, and what was done to it."""

    def __init__(self, op, args, kwargs, origin):
        self.op, self.args, self.kwargs, self.origin, self.done = op, list(args), dict(kwargs), origin, []

    def names(self):
        """(key, schema argument) of each argument that is given: an index of args or a name of kwargs."""
        schema = self.op._schema.arguments
        yield from ((at, schema[at]) for at in range(len(self.args)))
        yield from ((arg.name, arg) for arg in schema if arg.name in self.kwargs)

    def get(self, key):
        return self.args[key] if isinstance(key, int) else self.kwargs[key]

    def set(self, key, value):
        (self.args if isinstance(key, int) else self.kwargs)[key] = value

    def tensors(self):
        """The tensors among the arguments, also those in lists."""
        values = [*self.args, *self.kwargs.values()]
        return [each for each in recorded_call.flat(values) if isinstance(each, torch.Tensor)]

    def replace(self, make):
        """Puts make(tensor) in the place of each tensor; the same for the same."""
        made = {}

        def other(value):
            if isinstance(value, torch.Tensor):
                if id(value) not in made:
                    made[id(value)] = (make(value), value)
                return made[id(value)][0]
            return [other(each) for each in value] if isinstance(value, (list, tuple)) else value
        self.args = [other(value) for value in self.args]
        self.kwargs = {name: other(value) for name, value in self.kwargs.items()}

    def taken(self):
        return fuzz_pytorch.AnyTaken.of(self.op, self.args, self.kwargs)

    def request(self, seed):
        taken = self.taken()
        return {"op": recorded_call.op_name(self.op), "args": taken.args, "kwargs": taken.kwargs, "rows": taken.rows,
                "blobs": taken.blobs, "seed": seed}


def read(folder, name):
    packed = folder / f"{name}.xz"
    return lzma.decompress(packed.read_bytes()) if packed.exists() else (folder / name).read_bytes()


class Seeds:
    """Recorded calls by operator; an operator's are its own and those that its functional spelling has. Those of operators that
    this release of PyTorch does not have, `absent`, are left out."""

    def __init__(self, folder, wanted):
        self.blobs = read(folder, "blobs.bin")
        lines = collections.defaultdict(list)
        for level in ("kernel", "composite"):
            for text in read(folder, f"{level}.jsonl").splitlines():
                line = json.loads(text)
                if not recorded_call.LEFT_OUT.fullmatch(line["op"]) and not NO_CALLS.fullmatch(line["op"]):
                    lines[line["op"]].append(line)
        self.calls, self.absent = {}, sorted(name for name in lines if not fuzz_pytorch.has(name))
        for name in sorted(lines.keys() - set(self.absent)):
            self.add(name, name, lines[name])
            in_place, outs = varied_call.spellings(fuzz_pytorch.operator(name))
            for op in [in_place, *outs]:
                if op is not None:
                    self.add(recorded_call.op_name(op), name, lines[name])
        self.names = sorted(name for name in self.calls if wanted.search(name))

    def add(self, name, source, lines):
        self.calls.setdefault(name, []).append((source, lines))

    def draw(self, rng):
        name = rng.choice(self.names)
        source, lines = rng.choice(self.calls[name])
        return self.live(fuzz_pytorch.operator(name), source, rng.choice(lines), rng)

    def live(self, op, source, line, rng):
        """The recorded call in the spelling of op."""
        own = fuzz_pytorch.operator(source)
        count = line.get("nin", len(line["tensors"]))
        storages = [self.blobs[offset:offset + length] for offset, length in line["storages"]]
        taken = recorded_call.Taken(own, line["args"], line["kwargs"], line["tensors"][:count], storages)
        _, args, kwargs = taken.made()
        if op is not own:
            kwargs.update(outs_of(op, line, rng))
        return with_tensors(Live(op, args, kwargs, line["id"]))


def with_tensors(live):
    """Numbers that are written become tensors; PyTorch gives back whatever stands there."""
    for key, arg in list(live.names()):
        if arg.alias_info is not None and arg.alias_info.is_write and isinstance(live.get(key), (bool, int, float, complex)):
            live.set(key, torch.tensor(live.get(key)))
    return live


def outs_of(op, line, rng):
    """Tensors for the out= arguments, like the results that were recorded, or not."""
    names = [arg for arg in op._schema.arguments if arg.is_out]
    results = line["out"] if isinstance(line["out"], list) else [line["out"]]
    like = [made_like(line, result, rng) for result in results]
    if len(names) == 1 and "[]" in str(names[0].type):
        return {names[0].name: like}
    return {arg.name: like[at] if at < len(like) else torch.empty(0) for at, arg in enumerate(names)}


def made_like(line, result, rng):
    if not isinstance(result, dict) or "t" not in result:
        return torch.empty(0)
    dtype, sizes = line["tensors"][result["t"]][:2]
    return varied_call.out_like(torch.empty(sizes, dtype=getattr(torch, dtype)), rng)
