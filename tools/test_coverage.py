#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Plants each fault that tools/coverage.py is there for, and sees it told."""
import unittest

import coverage


def line(number, *branches):
    return {"line_number": number, "count": 1, "branches": list(branches)}


def full():
    """Files of which every branch was taken, one in each folder."""
    return {f"src/{folder}/a.c": [line(1, 1, 1)] for folder in coverage.layers()}


def told(files, page=None):
    by_file, by_folder = coverage.summed(files)
    if page is None:
        page = coverage.tables(by_file, by_folder, {})
    return list(coverage.problems(page, by_file, by_folder))


class Coverage(unittest.TestCase):
    def test_a_page_that_is_true_is_accepted(self):
        self.assertEqual(told(full()), [])

    def test_a_folder_below_its_floor_is_told(self):
        files = full()
        files["src/base/a.c"] = [line(1, *[1] * 89, *[0] * 11)]
        self.assertIn("src/base: 89.0 % of branches, below 90 %", told(files))

    def test_a_folder_of_kernels_has_no_floor(self):
        files = full()
        files["src/kernels/a.c"] = [line(1, 1, 0)]
        self.assertEqual(told(files), [])

    def test_a_low_file_needs_a_reason_and_keeps_it(self):
        files = full()
        files["src/base/low.c"] = [line(1, 1, 0)]
        files["src/base/a.c"] = [line(1, *[1] * 100)]
        self.assertTrue(any("src/base/low.c" in one for one in told(files)))
        page = coverage.tables(*coverage.summed(files), {"src/base/low.c": "because"})
        self.assertEqual(told(files, page), [])
        self.assertEqual(coverage.reasons(page), {"src/base/low.c": "because"})

    def test_figures_that_drifted_are_told(self):
        page = coverage.tables(*coverage.summed(full()), {})
        files = full()
        files["src/kernels/a.c"] = [line(1, *[1] * 90, *[0] * 10)]
        self.assertTrue(any(one.startswith("src/kernels") for one in told(files, page)))

    def test_ways_of_exceptions_do_not_count(self):
        calls = [{"count": 5, "throw": False}, {"count": 0, "throw": True}, {"count": 3, "throw": False},
                 {"count": 2, "throw": False}]
        self.assertEqual(coverage.conditions(calls), [3, 2])


if __name__ == "__main__":
    unittest.main()
