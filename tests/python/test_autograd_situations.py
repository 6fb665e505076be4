# SPDX-License-Identifier: BSD-3-Clause
"""Autograd looks as it does in PyTorch, situation by situation (autograd_situations.py).

autograd_differences.json has the situations where it does not: why, and what Tenon shows, which must not change either.
A new one is added by hand with its reason; `test_autograd_situations.py --record` then writes what Tenon shows.
"""
import json
import pathlib
import sys
import warnings

import autograd_situations
import pytest
import tenon

HERE = pathlib.Path(__file__).parent
FACTS = json.loads((HERE / "autograd_facts.json").read_text(encoding="utf-8"))
DIFFERENCES_FILE = HERE / "autograd_differences.json"
DIFFERENCES = json.loads(DIFFERENCES_FILE.read_text(encoding="utf-8"))


def show_all():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {name: json.loads(json.dumps(value)) for name, value in autograd_situations.run_all(tenon)}


@pytest.fixture(scope="module")
def shown():
    return show_all()


@pytest.mark.parametrize("name", sorted(FACTS))
def test_situation(name, shown):
    if name == "to_arrays":
        pytest.importorskip("numpy")
    is_same = autograd_situations.is_same(shown.get(name), FACTS[name])
    if name in DIFFERENCES:
        assert not is_same, f"{name} does not differ any more: remove it from autograd_differences.json"
        assert shown[name] == DIFFERENCES[name]["tenon"]
    else:
        assert is_same, f"Tenon {shown.get(name)}\nPyTorch {FACTS[name]}"


def test_every_situation_has_its_fact():
    assert sorted(autograd_situations.SITUATIONS) == sorted(FACTS) and set(DIFFERENCES) <= set(FACTS)


def test_every_difference_has_a_reason():
    assert all(row["why"] for row in DIFFERENCES.values())


def record():
    """Write what Tenon shows where it differs; the reasons stay."""
    values = show_all()
    rows = (f"{json.dumps(name)}: {json.dumps({'why': row['why'], 'tenon': values[name]})}" for name, row in DIFFERENCES.items())
    DIFFERENCES_FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__" and sys.argv[1:] == ["--record"]:
    record()
