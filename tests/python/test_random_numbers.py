# SPDX-License-Identifier: BSD-3-Clause
"""Random numbers of a seed are PyTorch's to the last bit (random_facts.json)."""
import json

import pytest

import random_facts
import tenon

FACTS = json.loads(random_facts.FILE.read_text())


@pytest.mark.parametrize("name, text, filled", [pytest.param(*row, id=row[0]) for row in random_facts.situations()])
def test_numbers_are_those_of_pytorch(name, text, filled):
    assert random_facts.numbers(tenon, text, filled) == FACTS[name]


def test_nothing_else_is_recorded():
    assert sorted(FACTS) == sorted(name for name, _, _ in random_facts.situations())
