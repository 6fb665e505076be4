# SPDX-License-Identifier: BSD-3-Clause
"""Tensors print as PyTorch's do."""
import subprocess
import sys

import pytest

import tenon
from printed_facts import printed, rows


@pytest.mark.parametrize("options, expression, text", rows())
def test_text_is_the_recorded_one(options, expression, text):
    assert printed(tenon, options, expression) == text


def test_str_and_format_are_the_repr():
    x = tenon.tensor([1, 2])
    assert str(x) == repr(x) == f"{x}" == "tensor([1, 2])"


def test_options_are_told_and_refused():
    tenon.set_printoptions(precision=2)
    assert tenon.get_printoptions()["precision"] == 2
    tenon.set_printoptions(profile="default")
    with pytest.raises(ValueError):
        tenon.set_printoptions(profile="wide")


def test_printing_is_imported_when_it_is_needed():
    program = "import tenon, sys; assert 'tenon._printing' not in sys.modules and 'numpy' not in sys.modules; repr(tenon.tensor(1))"
    assert subprocess.run([sys.executable, "-c", program], timeout=60).returncode == 0
