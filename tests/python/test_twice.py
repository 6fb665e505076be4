# SPDX-License-Identifier: BSD-3-Clause
"""A second backward fails where PyTorch's does (twice_facts.py has what was recorded from it)."""
import pytest
import tenon

import twice_facts

RECORDED = twice_facts.recorded()


@pytest.mark.parametrize("text", twice_facts.ROWS)
@pytest.mark.filterwarnings("ignore:reduction. 'mean'")
def test_a_second_backward_ends_as_in_pytorch(text):
    assert twice_facts.told(tenon, text) == RECORDED[text]


def test_retained_it_runs_as_often_as_one_likes():
    x = tenon.ones(3, requires_grad=True)
    written = x * 2
    written[1:] /= 4
    for _ in range(3):
        written.sum().backward(retain_graph=True)
    assert x.grad.tolist() == [6, 1.5, 1.5]
