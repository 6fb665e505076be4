# SPDX-License-Identifier: BSD-3-Clause
"""Which operators a release of PyTorch has, by spec/aten_schemas.tsv."""

import csv
import pathlib

LIST = pathlib.Path(__file__).resolve().parents[2] / "spec/aten_schemas.tsv"


def absent(release):
    """Names with overloads of operators that only other releases than `release`, 2.13.0 for one, have."""
    minor, names = int(release.split(".")[1]), set()
    with open(LIST, encoding="utf-8") as file:
        for row in csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t", quoting=csv.QUOTE_NONE):
            said = dict(pair.split("=", 1) for pair in row["other"].split("; ") if "=2." in pair)
            since, until = (int(said.get(key, f"2.{usual}").split(".")[1]) for key, usual in (("since", 0), ("until", 999)))
            if not since <= minor < until:
                names.add(row["schema"].split("(")[0])
    return names
