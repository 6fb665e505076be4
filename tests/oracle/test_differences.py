#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Each row of docs/differences.md that can be run still differs, and as it says; each test that another names is there (and
runs in ctest's documents); each known difference of the fuzzer has a row."""
import os
import pathlib
import sys
import tomllib

import difference_rows
import fuzz_known

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
PACKAGE = [pathlib.Path(os.environ.get("TENON_PACKAGE", BUILD / "lib/python"))]


def there():
    """What holds of the PyTorch that runs, in the words of the rows."""
    import torch
    is_later = tuple(map(int, torch.__version__.split(".")[:2])) >= (2, 15)
    return {name for name, is_so in (("2.15", is_later), ("the CUDA build", torch.version.cuda)) if is_so}


def wrong_rows(rows):
    """What is wrong with each row that has a call."""
    where = there()
    live = [row for row in rows if row.call is not None]
    calls = [row.call for row in live]
    for row, pytorch, tenon in zip(live, difference_rows.answers("torch", calls), difference_rows.answers("tenon", calls, PACKAGE)):
        theirs, ours, is_equal = row.expected(where)
        if theirs not in (None, pytorch):
            yield row, f"PyTorch gives {pytorch}"
        if ours not in (None, tenon):
            yield row, f"Tenon gives {tenon}"
        if theirs is not None and pytorch == tenon and not is_equal:
            yield row, f"no longer differs: {tenon}"
        if is_equal and pytorch != tenon:
            yield row, f"does not agree: PyTorch gives {pytorch}, Tenon {tenon}"


def wrong_known(situations):
    """Known differences without a row."""
    with open(fuzz_known.FILE, "rb") as file:
        entries = tomllib.load(file)["known"]
    for entry in entries:
        if "row" in entry and not any(situation.startswith(entry["row"]) for situation in situations):
            yield f"no row of docs/differences.md begins with: {entry['row']}"


def main():
    rows = difference_rows.rows()
    wrong = [f"docs/differences.md:{row.number}: {row.call}: {words}" for row, words in wrong_rows(rows)]
    wrong += difference_rows.wrong_tests()
    wrong += wrong_known([row.situation for row in rows])
    print("\n".join([*wrong, f"{len(rows)} rows, {sum(row.call is not None for row in rows)} with a call; {len(wrong)} problems"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
