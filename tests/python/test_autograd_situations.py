# SPDX-License-Identifier: BSD-3-Clause
"""Autograd looks as it does in PyTorch, situation by situation (autograd_situations.py)."""
import json
import pathlib
import warnings

import autograd_situations
import pytest
import tenon

HERE = pathlib.Path(__file__).parent
FACTS = json.loads((HERE / "autograd_facts.json").read_text(encoding="utf-8"))
DIFFERENCES = json.loads((HERE / "autograd_differences.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def shown():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {name: json.loads(json.dumps(value)) for name, value in autograd_situations.run_all(tenon)}


@pytest.mark.parametrize("name", sorted(FACTS))
def test_situation(name, shown):
    if name == "to_arrays":
        pytest.importorskip("numpy")
    is_same = autograd_situations.is_same(shown.get(name), FACTS[name])
    if name in DIFFERENCES:
        assert not is_same, f"{name} does not differ any more: it leaves autograd_differences.json"
    else:
        assert is_same, f"Tenon {shown.get(name)}\nPyTorch {FACTS[name]}"


def test_every_situation_has_its_fact():
    assert sorted(autograd_situations.SITUATIONS) == sorted(FACTS) and set(DIFFERENCES) <= set(FACTS)
