# SPDX-License-Identifier: BSD-3-Clause
"""What notebooks show of a tensor."""
import pytest

import tenon

aten = tenon.ops.aten


@pytest.mark.parametrize("sizes, cells, words", [
    ([], 0, "<p>1</p>"), ([3], 3, "3, float32, cpu"), ([2, 3], 6, "2 &times; 3"), ([100], 11, "&hellip;"),
    ([30, 40], 121, "&hellip;"), ([5, 2, 2], 8, "and 3 more"), ([0, 3], 0, "0 &times; 3"),
    ([2, 2, 2, 2], 8, "[0, 1]"),
])
def test_corner_elements_are_cells(sizes, cells, words):
    page = aten.ones(sizes)._repr_html_()
    assert page.count("<td>") == cells and words in page


def test_elements_of_other_devices_are_not_read():
    page = aten.empty.memory_format([3], device=tenon.device("meta"))._repr_html_()
    assert "<td>" not in page and "meta" in page
