#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""assertions.py finds every assertion, and tells those that a log lacks."""
import contextlib
import io
import pathlib
import tempfile
import unittest

import assertions

SOURCE = """/* TNI_ASSERT(in_a_comment) */
#define TNI_ASSERT(claim) ((void)0)
void f(int a)
{
    TNI_ASSERT(a > 0);
    TNI_ASSERT(is_good(a, ")") &&
               a < 5);
}
"""


class AssertionsTest(unittest.TestCase):
    """A tree with two assertions, one of two lines."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        (self.root / "src/base").mkdir(parents=True)
        (self.root / "src/base/f.c").write_text(SOURCE)

    def told(self, log):
        (self.root / "log").write_text(log)
        with contextlib.redirect_stdout(io.StringIO()) as text:
            status = assertions.report(self.root, self.root / "log")
        return status, text.getvalue()

    def test_assertions_are_found_by_their_extent(self):
        self.assertEqual(list(assertions.assertions(self.root)),
                         [("src/base/f.c", 5, 5, "a > 0"), ("src/base/f.c", 6, 7, 'is_good(a, "") && a < 5')])

    def test_log_with_all_of_them_is_fine(self):
        self.assertEqual(self.told("/x/src/base/f.c:5\n../src/base/f.c:7\n"), (0, "2 assertions in src/, 0 problems\n"))

    def test_what_no_test_evaluates_is_told(self):
        status, text = self.told("/x/src/base/f.c:7\n")
        self.assertEqual(status, 1)
        self.assertIn("src/base/f.c:5: no test evaluates: a > 0", text)


if __name__ == "__main__":
    unittest.main()
