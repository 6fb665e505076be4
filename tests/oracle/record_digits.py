#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes examples/data/digits.pt2, the programs that the examples of fine-tuning train: what examples/data/export_digits.py exports, with
one line of source for each node."""
import pathlib
import re
import sys
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "examples" / "data"))

import export_digits
from torch.export.pt2_archive._package import package_pt2


def without_folders(exported):
    """Keeps the author's own lines of traces, and of their files the names."""
    for node in exported.graph_module.graph.nodes:
        trace = re.findall(r'File "[^"]*/(export_digits\.py", line \d+, in \w+\n[^\n]*)', node.meta.get("stack_trace", ""))
        if "stack_trace" in node.meta:
            node.meta["stack_trace"] = f'File "{trace[-1]}\n' if trace else ""
    return exported


def main():
    path = ROOT / "examples" / "data" / "digits.pt2"
    package_pt2(path, exported_programs={name: without_folders(exported) for name, exported in export_digits.export().items()})
    print(f"{path.name}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.exit(main())
