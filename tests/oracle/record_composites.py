#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Records a call of every composite operator from PyTorch, into tests/conformance/data/composites.

  record_composites.py [CORPUS]

Composites are those of docs/operators.md that write no `out`. The call is a line of CORPUS (build/corpus, as the build unpacks
it) where one has float32 tensors, else made of what tests/python/composite_calls.py says, or of the schema. The test
compliance_every_composite replays them with watched tensors. Exit status 1 names the operators for which nothing was found.
"""
import json
import pathlib
import re
import sys
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent), str(ROOT / "tests/python")]

import torch

import recorded_call
from composite_calls import SIZES, Arguments
from keep_calls import Blobs, lines_of

FOLDER = ROOT / "tests/conformance/data/composites"
HISTORIES = ("_version", "retain_grad")  # What they say or change is a tensor's history, which a wrapper has of its own.
LARGEST = 4096  # Bytes of all tensors of a line that is taken from the corpus.


def composites():
    for line in (ROOT / "docs/operators.md").read_text(encoding="utf-8").splitlines():
        found = re.match(r"\| `([\w.]+)(\(.*) -> (.*)` \|[^|]*\bCompositeImplicitAutograd\b[^|]*\|", line)
        if found and not re.search(r"\*, .*!\)", found[2]) and found[1] not in HISTORIES:
            yield found[1]


def overload_of(name):
    packet, _, overload = name.partition(".")
    return getattr(getattr(torch.ops.aten, packet), overload or "default")


def has_single(line):
    """Whether its inputs are float32 and of no other floating dtype."""
    kinds = {row[0] for row in line["tensors"][:line["nin"]]}
    return "float32" in kinds and not kinds & {"float64", "float16", "bfloat16", "complex64", "complex128"}


def from_corpus(folder):
    """The smallest suitable line of each operator."""
    found = {}
    for line in lines_of(folder, "composite"):
        size = sum(length for _, length in line["storages"])
        if has_single(line) and size <= LARGEST and (line["op"] not in found or size < found[line["op"]][0]):
            found[line["op"]] = (size, line)
    return {name: line for name, (_, line) in found.items()}


def argument_lists(maker, written, name, overload):
    if name in written:
        args = list(written[name]())
        yield args, args.pop() if isinstance(args[-1], dict) else {}
    for sizes in SIZES:
        yield maker.from_schema(overload._schema, sizes)


def record_made(name):
    """A line of the operator with arguments of our own; None where it takes none of them."""
    overload = overload_of(name)
    for dtype in (torch.float32, torch.int64, torch.bool):
        maker = Arguments(torch, torch.float32)
        if dtype != torch.float32:
            maker.rand = lambda *sizes, dtype=dtype: torch.ones(sizes, dtype=dtype)
        torch.manual_seed(1)
        for args, kwargs in argument_lists(maker, maker.written() if dtype == torch.float32 else {}, name, overload):
            try:
                taken = recorded_call.Taken.of(overload, tuple(args), kwargs)
                taken.via = "composite_calls"
                line = recorded_call.record(taken, "composite", 1)
            except (recorded_call.Refused, RuntimeError, IndexError, TypeError, ValueError, KeyError):
                continue
            if "error" not in line:
                return line
    return None


def placed(line, blobs, source=None):
    """The line with its bytes among the blobs: bytes themselves, or spans of a source."""
    def span(blob):
        return blobs.moved(blob, source) if source is not None else blobs.moved([0, len(blob)], blob)

    line["storages"] = [span(blob) for blob in line["storages"]]
    after = line.get("after", {}).get("storages", {})
    after.update((number, span(blob)) for number, blob in after.items())
    line["id"] = f"c/{line['op']}/1"
    return line


def main():
    corpus = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/corpus")
    known, source = from_corpus(corpus), (corpus / "blobs.bin").read_bytes()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "blobs.bin").unlink(missing_ok=True)
    blobs, lines, missing = Blobs(FOLDER / "blobs.bin"), [], []
    warnings.simplefilter("ignore")
    for name in composites():
        line = known.get(f"aten::{name}")
        made = placed(line, blobs, source) if line is not None else record_made(name)
        if made is None:
            missing.append(name)
            continue
        lines.append(made if line is not None else placed(made, blobs))
    lines.sort(key=lambda line: line["op"])
    (FOLDER / "composite.jsonl").write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")
    blobs.path.write_bytes(blobs.bytes)
    print(f"{len(lines)} operators, {sum(line['via'] == 'composite_calls' for line in lines)} of them made; none for: {' '.join(missing)}")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
