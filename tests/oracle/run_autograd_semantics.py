#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""tests/python/autograd_facts.json is what PyTorch shows in the situations of autograd_situations.py.

Tenon's tests hold Tenon against the file. With --record it is written anew.
"""
import json
import pathlib
import sys
import tempfile
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[2]
FACTS = ROOT / "tests/python/autograd_facts.json"
sys.path.insert(0, str(ROOT / "tests/python"))

import autograd_situations
import stand_ins
import torch


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
    problems = [name for name in sorted({*facts, *shown}) if facts.get(name) != shown.get(name)]
    for name in problems:
        print(f"{name}: PyTorch shows {shown.get(name)}, the file has {facts.get(name)}")
    print(f"{len(shown)} situations, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
