# SPDX-License-Identifier: BSD-3-Clause
"""tenon.func gives, prints and refuses what PyTorch's does (func_facts.py has what was recorded from it)."""
import pytest
import tenon

import func_facts as facts

RECORDED = facts.recorded()


@pytest.mark.parametrize("text", facts.CALLS)
def test_a_call_gives_what_pytorch_gave(text):
    assert facts.told(tenon, text) == RECORDED[text]


def test_the_modules_own_parameters_are_untouched():
    linear = tenon.nn.Linear(2, 1)
    before = dict(linear.named_parameters())
    with pytest.raises(RuntimeError):
        tenon.func.functional_call(linear, {"weight": tenon.ones(1, 3)}, tenon.ones(1, 2))
    assert all(value is before[name] for name, value in linear.named_parameters()) and linear.weight is before["weight"]


def test_arguments_keep_what_they_were():
    x = tenon.ones(3)
    tenon.func.grad(lambda a: (a * a).sum())(x)
    assert not x.requires_grad and x.grad is None
