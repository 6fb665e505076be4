# SPDX-License-Identifier: BSD-3-Clause
"""Modules made, called and trained as in PyTorch (module_facts.py has what was recorded from it)."""
import pytest
import tenon

import module_facts
import module_situations


@pytest.mark.parametrize("constructor, inputs, wanted", module_facts.recorded(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_module_prints_keeps_and_computes_what_pytorch_does(constructor, inputs, wanted):
    found = module_facts.facts(tenon, constructor, inputs)
    for key in wanted:
        assert module_facts.are_close(found[key], wanted[key]), f"{key}: {found[key]} and not {wanted[key]}"
    assert found.keys() == wanted.keys()


def test_every_row_is_recorded():
    assert [tuple(row[:2]) for row in module_facts.recorded()] == list(map(tuple, module_facts.ROWS))


@pytest.mark.parametrize("name", module_situations.SITUATIONS)
def test_modules_do_as_in_pytorch(name):
    assert module_situations.as_text(module_situations.SITUATIONS[name](tenon)) == module_situations.recorded()[name]
