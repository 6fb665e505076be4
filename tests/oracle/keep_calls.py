#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Adds recorded calls to those that every build replays.

  keep_calls.py DIR ID…

DIR is a folder that `./dev oracle --record` made; each ID names a line of it, as k/aten::add.Tensor/3 does.
The lines are appended to tests/conformance/data/found, a corpus of calls in which Tenon once differed.
"""
import json
import pathlib
import sys

FOUND = pathlib.Path(__file__).resolve().parents[1] / "conformance/data/found"
LEVELS = {"k": "kernel", "c": "composite", "e": "errors"}


def lines_of(folder, level):
    path = folder / f"{level}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


class Blobs:
    """The bytes of tensors, equal ones once."""

    def __init__(self, path):
        self.path, self.bytes = path, bytearray(path.read_bytes() if path.exists() else b"")

    def moved(self, span, source):
        """The place here of a span of other bytes."""
        blob = bytes(source[span[0]:span[0] + span[1]])
        at = self.bytes.find(blob)
        while at % 16 != 0 and at >= 0:
            at = self.bytes.find(blob, at + 1)
        if at < 0:
            self.bytes += bytes(-len(self.bytes) % 16)
            at = len(self.bytes)
            self.bytes += blob
        return [at, len(blob)]


def main():
    folder, wanted = pathlib.Path(sys.argv[1]), set(sys.argv[2:])
    source = (folder / "blobs.bin").read_bytes()
    FOUND.mkdir(exist_ok=True)
    blobs = Blobs(FOUND / "blobs.bin")
    for letter, level in LEVELS.items():
        kept = lines_of(FOUND, level)
        for line in lines_of(folder, level):
            if line["id"] not in wanted:
                continue
            line["storages"] = [blobs.moved(span, source) for span in line["storages"]]
            after = line.get("after", {}).get("storages", {})
            after.update((number, blobs.moved(span, source)) for number, span in after.items())
            line["id"] = f"{letter}/{line['op']}/{1 + sum(other['op'] == line['op'] for other in kept)}"
            if not any({**other, "id": ""} == {**line, "id": ""} for other in kept):
                kept.append(line)
        kept.sort(key=lambda line: line["op"])
        (FOUND / f"{level}.jsonl").write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in kept),
                                             encoding="utf-8")
    blobs.path.write_bytes(blobs.bytes)


if __name__ == "__main__":
    main()
