# SPDX-License-Identifier: BSD-3-Clause
"""Optimizers and schedulers step as in PyTorch (optimizer_facts.py has what was recorded from it)."""
import copy

import pytest
import tenon

import optimizer_facts as facts

RECORDED = facts.recorded()


@pytest.mark.parametrize("text", facts.OPTIMIZERS)
def test_an_optimizer_steps_as_in_pytorch(text):
    found, wanted = facts.optimized(tenon, text), RECORDED["optimizers"][text]
    for key in wanted:
        assert facts.are_close(found[key], wanted[key]), f"{key}: {found[key]} and not {wanted[key]}"


@pytest.mark.parametrize("text", facts.MINIMISERS)
def test_lbfgs_goes_pytorchs_way(text):
    found, wanted = facts.minimised(tenon, text), RECORDED["minimisers"][text]
    assert facts.are_close(found, wanted), f"{found} and not {wanted}"


@pytest.mark.parametrize("text", facts.SCHEDULERS)
def test_rates_change_as_in_pytorch(text):
    found, wanted = facts.scheduled(tenon, text), RECORDED["schedulers"][text]
    assert facts.are_close(found, wanted), f"{found} and not {wanted}"


@pytest.mark.parametrize("name", ["plateau", "refusals", "hooks"])
def test_the_rest_is_as_in_pytorch(name):
    found, wanted = getattr(facts, name)(tenon), RECORDED[name]
    assert facts.are_close(found, wanted), f"{found} and not {wanted}"


@pytest.mark.parametrize("text", ["SGD(p, 0.1, 0.9)", "Adam(p, 0.1, amsgrad=True)", "RMSprop(p, centered=True)", "Adagrad(p)"])
def test_a_loaded_state_goes_on_where_it_was(text):
    def made():
        p = facts.parameters(tenon)
        return p, eval(text, {**vars(tenon.optim), "p": p})

    def step(p, optimizer):
        optimizer.zero_grad()
        facts.loss_of(p).backward()
        optimizer.step()
    (p, first), (q, second) = made(), made()
    for _ in range(3):
        step(p, first)
    with tenon.no_grad():
        for old, new in zip(p, q):
            new.copy_(old)
    second.load_state_dict(copy.deepcopy(first.state_dict()))
    step(p, first)
    step(q, second)
    assert [x.tolist() for x in p] == [x.tolist() for x in q]


def test_what_is_absent_says_so():
    with pytest.raises(AttributeError, match="SparseAdam is not here"):
        tenon.optim.SparseAdam
