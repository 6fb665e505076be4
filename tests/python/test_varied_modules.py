# SPDX-License-Identifier: BSD-3-Clause
"""Modules with arguments drawn at random begin, compute and learn as in PyTorch (varied_modules.py has what was recorded from it)."""
import pytest
import tenon
from tenon import nn

import module_facts
import varied_modules

# What holds other modules, is made by them, or has no forward; lazy modules are in utility_facts.py. CrossMapLRN2d is told from PyTorch's
# in docs/differences.md.
WITHOUT = {"Container", "CrossMapLRN2d", "Module", "ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "RNNBase", "RNNCellBase", "Sequential"}


@pytest.mark.parametrize("constructor, inputs, wanted", varied_modules.recorded(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_module_of_any_arguments_does_what_pytorch_s_does(constructor, inputs, wanted):
    found = varied_modules.facts(tenon, constructor, inputs)
    for key in wanted:
        assert module_facts.are_close(found.get(key), wanted[key]), f"{key}: {found.get(key)} and not {wanted[key]}"
    assert found.keys() == wanted.keys()


def test_every_row_is_recorded():
    assert [tuple(row[:2]) for row in varied_modules.recorded()] == varied_modules.rows()


def test_every_class_is_drawn():
    classes = {name for name, value in ((name, getattr(nn, name)) for name in dir(nn)) if isinstance(value, type) and issubclass(value, nn.Module)}
    assert {name for name in classes if not name.startswith("Lazy")} - WITHOUT == set(varied_modules.DRAWN)
