#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""tests/python/autograd_facts.json is what PyTorch shows in the situations of autograd_situations.py.

Tenon's tests hold Tenon against the file. With --record it is written anew. Lines of PyTorch's sources in messages do not count.
"""
import json
import pathlib
import re
import sys
import tempfile
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[2]
FACTS = ROOT / "tests/python/autograd_facts.json"
sys.path.insert(0, str(ROOT / "tests/python"))

import autograd_situations
import stand_ins
import torch

# What a later release than the file's shows otherwise. Tenon shows what the file has, whatever release it answers as.
LATER = {
    "2.15": {"index_put_history": "a masked assignment of a number is recorded as MaskedFillBackward0, in 2.13 as IndexPutBackward0"},
}


def without_lines(value):
    return re.sub(r'(\.cpp\\?"):\d+', r"\1", json.dumps(value))


def main():
    warnings.simplefilter("ignore")
    with tempfile.TemporaryDirectory() as folder:
        stand_ins.build(folder)
        keep = stand_ins.open_all(folder)
    shown = {name: json.loads(json.dumps(value)) for name, value in autograd_situations.run_all(torch)}
    del keep
    if sys.argv[1:] == ["--record"]:
        rows = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in shown.items())
        FACTS.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
        return 0
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    differ = {name for name in {*facts, *shown} if without_lines(facts.get(name)) != without_lines(shown.get(name))}
    listed = LATER.get(".".join(torch.__version__.split(".")[:2]), {})
    problems = sorted(differ ^ listed.keys())
    for name in problems:
        print(f"{name}: is listed and does not differ" if name in listed else
              f"{name}: PyTorch shows {shown.get(name)}, the file has {facts.get(name)}")
    print(f"{len(shown)} situations, {len(problems)} problems, {len(listed)} listed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
