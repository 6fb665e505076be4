# SPDX-License-Identifier: BSD-3-Clause
"""What surrounds modules in training does as in PyTorch (utility_facts.py has what was recorded from it)."""
import pytest
import tenon

import utility_facts

RECORDED = utility_facts.recorded()


def differences(found, wanted, path=""):
    """Where two nests differ; numbers by more than rounding."""
    if isinstance(wanted, (int, float)) and isinstance(found, (int, float)) and not isinstance(wanted, bool):
        return [] if found == pytest.approx(wanted, rel=1e-3, abs=2e-4, nan_ok=True) else [f"{path}: {found} and not {wanted}"]
    if isinstance(wanted, list) and isinstance(found, list) and len(found) == len(wanted):
        return [text for at, pair in enumerate(zip(found, wanted)) for text in differences(*pair, f"{path}[{at}]")]
    return [] if found == wanted else [f"{path}: {found} and not {wanted}"]


@pytest.mark.parametrize("name", utility_facts.SITUATIONS)
def test_it_does_as_in_pytorch(name):
    assert differences(utility_facts.as_text(utility_facts.SITUATIONS[name](tenon)), RECORDED[name]) == []
