# SPDX-License-Identifier: BSD-3-Clause
"""Small networks begin and learn as in PyTorch (network_facts.py has what was recorded from it)."""
import pytest
import tenon

import network_facts

RECORDED = network_facts.recorded()


@pytest.mark.parametrize("name", network_facts.NETWORKS)
def test_a_network_learns_as_in_pytorch(name):
    found, wanted = network_facts.facts(tenon, name), RECORDED[name]
    assert [row[:2] for row in found["state"]] == [row[:2] for row in wanted["state"]]
    assert [row[2] for row in found["state"]] == pytest.approx([row[2] for row in wanted["state"]], rel=1e-6, abs=1e-6)
    assert found["losses"] == pytest.approx(wanted["losses"], rel=1e-4, abs=1e-5)


def test_networks_learn_something():
    assert len(RECORDED) >= 30
    assert [name for name, about in RECORDED.items() if about["losses"][-1] == about["losses"][0]] == []
