#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""plant_faults.py finds assertions by file, function and claim, plants what its table says, and tells each stale entry."""
import contextlib
import io
import pathlib
import subprocess
import sys
import tempfile
import unittest

import plant_faults

SOURCE = """/* f() is below. */
static int limit = 3;

static int
f(int a)
{
    TNI_ASSERT(a > 0);
    a = grow(a,
             limit);
    TNI_ASSERT(a > 0);
    return a;
}

__attribute__((noinline)) static inline bool g(int (*call)(int), int a)
{
    a += 1;
    TNI_ASSERT(call != NULL);
    return a;
}
"""
FIRST = "src/base/f.c f: a > 0"
SECOND = "src/base/f.c f: a > 0 #2"
THIRD = "src/base/f.c g: call != NULL"
TABLE = f"""# What is planted.
{FIRST}
    - return a;
    in g
    test_f

{SECOND}
    - a = grow(a, limit);
    + a =
    +     -1;
    test_f

{THIRD}
    argued: unreachable by one edit:
        nobody calls it
"""


class PlantFaultsTest(unittest.TestCase):
    """A tree with three assertions, two of them alike."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        (self.root / "src/base").mkdir(parents=True)
        (self.root / "src/base/f.c").write_text(SOURCE)
        (self.root / "tests/unit").mkdir(parents=True)
        (self.root / "tests/unit/test_f.c").touch()

    def told(self, table):
        with contextlib.redirect_stdout(io.StringIO()) as text:
            count = plant_faults.check_table(self.root, plant_faults.read_table(table))
        self.assertEqual(count, text.getvalue().count("\n"))
        return text.getvalue()

    def test_assertions_are_named_by_file_function_and_claim(self):
        self.assertEqual(plant_faults.all_heads(self.root), [FIRST, SECOND, THIRD])

    def test_table_with_all_of_them_is_fine(self):
        self.assertEqual(self.told(TABLE), "")

    def test_text_is_replaced_in_its_function_whatever_its_lines(self):
        first, second, third = plant_faults.read_table(TABLE)
        self.assertIn("    a += 1;\n    TNI_ASSERT(call != NULL);\n    \n}", first.planted(SOURCE))
        self.assertIn("    a =\n    -1;\n    TNI_ASSERT(a > 0);\n    return a;", second.planted(SOURCE))
        self.assertEqual(third.reason, "unreachable by one edit: nobody calls it")

    def test_place_may_be_all_of_a_file(self):
        entry = plant_faults.read_table(f"{FIRST}\n    - limit = 3;\n    in src/base/f.c\n    test_f\n")[0]
        self.assertIn("static int \n", entry.planted(SOURCE))

    def test_assertion_without_entry_is_told(self):
        self.assertIn(f"has no entry for: {SECOND}", self.told(TABLE.replace(SECOND, "src/base/f.c f: a > 1")))

    def test_entry_without_assertion_is_told(self):
        self.assertIn("f: a > 1: there is no such assertion", self.told(TABLE.replace(SECOND, "src/base/f.c f: a > 1")))

    def test_two_entries_for_one_assertion_are_told(self):
        self.assertIn("there are two entries", self.told(TABLE + f"{THIRD}\n    argued: twice\n"))

    def test_text_that_is_gone_or_not_unique_is_told(self):
        self.assertIn("occurs 0 times in src/base/f.c f: a = shrink(a, limit);", self.told(TABLE.replace("grow", "shrink")))
        self.assertIn("occurs 2 times in src/base/f.c: return a;", self.told(TABLE.replace("in g", "in src/base/f.c")))
        self.assertIn("0 functions h in src/base/f.c", self.told(TABLE.replace("in g", "in h")))

    def test_entry_without_fault_or_reason_is_told(self):
        self.assertIn("neither a fault with its test nor a reason", self.told(TABLE.replace("    in g\n    test_f\n", "")))
        self.assertIn("both planted and argued", self.told(TABLE.replace("    argued", "    test_f\n    argued")))

    def test_test_that_is_not_there_is_told(self):
        self.assertIn(f"{SECOND}: there is no test test_g", self.told(TABLE.replace("-1;\n    test_f", "-1;\n    test_g")))

    def test_pattern_that_no_entry_matches_is_an_error(self):
        run = subprocess.run([sys.executable, plant_faults.__file__, "--only", "src/base/gone", "--list"], capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stdout), (2, ""))
        self.assertIn("no entry of tests/assertions/planted_faults.txt matches 'src/base/gone'", run.stderr)

    def test_message_is_that_of_the_assertion_at_its_line(self):
        message = "x\n/home/src/t/src/base/f.c:%d: not true: a > 0\n"
        self.assertEqual(plant_faults.told(self.root, message % 7), [FIRST])
        self.assertEqual(plant_faults.told(self.root, message % 10), [SECOND])
        self.assertEqual(plant_faults.told(self.root, message % 11), [])


if __name__ == "__main__":
    unittest.main()
