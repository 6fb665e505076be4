#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Calls recorded anew from PyTorch, of a few entries of its operator database, give the same in Tenon.

The calls are the database's own: varied ones (record_corpus.py --vary) meet what PyTorch itself gets wrong
(docs/differences.md). TENON_RECORD_SEED and TENON_RECORD_ENTRIES choose others."""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
ENTRIES = "^(add|cat|sort|softmax|kron|amax|as_strided|masked_fill|normal|nn.functional.avg_pool2d)$"


def main():
    replay = BUILD / "tests/test_corpus"
    if not replay.exists():
        print(f"SKIP: {replay} is not built (./dev test builds it)")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, ROOT / "tests/oracle/record_corpus.py", folder,
                        "--vary", "0", "--seed", os.environ.get("TENON_RECORD_SEED", "2"),
                        "--entry", os.environ.get("TENON_RECORD_ENTRIES", ENTRIES)], check=True)
        run = subprocess.run([replay], check=False, text=True, stdout=subprocess.PIPE,
                             env={**os.environ, "TENON_CORPUS": folder, "TENON_CORPUS_OP": "."})
    told = [line for line in run.stdout.splitlines() if "FAILED" in line or ": " in line and "passed," in line]
    print("\n".join(told))
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
