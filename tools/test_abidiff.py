#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""check_abidiff.py sees each kind of change of a compiled interface, and lets pass what breaks nobody."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parent / "check_abidiff.py"
VERSION = "#define TENON_VERSION_MAJOR {1}\n#define TENON_ABI_VERSION_LATEST {0}\n"
HEADER = """#include <stddef.h>
#include <stdint.h>
enum tn_color { TN_RED = 0, TN_BLUE = 1 };
typedef struct tn_point { int x; int y; } tn_point;
int tn_one(int count, enum tn_color color);
int tn_two(const tn_point *point);
typedef struct tn_box tn_box;
size_t tn_three(tn_box *box);
int tn_new(void);
int tn_trial(int x);
"""
SOURCE = """#include "tenon.h"
int tn_one(int count, enum tn_color color) { return count + (int)color; }
int tn_two(const tn_point *point) { return point->x; }
struct tn_box { int inside; };
size_t tn_three(tn_box *box) { return (size_t)box->inside; }
int tn_trial(int x) { return x; }
"""
MANIFEST = """headers:
- header: tenon/tenon.h
  items:
  - function: int tn_one(int count, enum tn_color color)
    since: 0.1.0
  - function: int tn_two(const tn_point *point)
    since: 0.1.0
  - function: size_t tn_three(tn_box *box)
    since: 0.1.0
  - type: struct tn_box tn_box
    since: 0.1.0
- header: tenon/experimental/trial.h
  items:
  - function: int tn_trial(int x)
    since: 0.1.0
"""


class Interface(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        self.make(self.root)
        self.assertEqual(self.tool(self.root, "--write")[0], 0)

    def make(self, tree, header=HEADER, source=SOURCE, manifest=MANIFEST, abi=1, major=0):
        for name, text in (("include/tenon/version.h", VERSION.format(abi, major)), ("include/tenon/tenon.h", header),
                           ("src/one.c", source), ("spec/tenon_api.yaml", manifest)):
            path = tree / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        subprocess.run(["gcc", "-g", "-shared", "-fPIC", "-I", tree / "include/tenon", tree / "src/one.c", "-o",
                        tree / "libtenon.so"], check=True)

    def tool(self, tree, *arguments):
        done = subprocess.run([sys.executable, TOOL, tree / "libtenon.so", "--root", tree, *arguments], capture_output=True,
                              text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def refused(self, *texts, **parts):
        self.make(self.root, **parts)
        status, output = self.tool(self.root)
        self.assertEqual(status, 1, output)
        for text in texts:
            self.assertIn(text, output)

    def passes(self, **parts):
        self.make(self.root, **parts)
        status, output = self.tool(self.root)
        self.assertEqual(status, 0, output)

    def test_same_interface_passes_and_the_baseline_names_no_machine(self):
        self.passes()
        text = (self.root / "tests/abi/baseline/abi1.xml").read_text()
        self.assertIn("tn_point", text)
        self.assertNotIn(str(self.root), text)
        self.assertNotIn("tn_trial", text)

    def test_each_kind_of_change_is_caught(self):
        wide = re.sub(r"int count", "long count", HEADER), re.sub(r"int count", "long count", SOURCE)
        self.refused("still ABI 1", "from 'int' to 'long int'", header=wide[0], source=wide[1])
        self.refused("still ABI 1", "type size changed", header=HEADER.replace("int y;", "int y; int z;"))
        self.refused("still ABI 1", "tn_color", header=HEADER.replace("TN_BLUE = 1", "TN_BLUE = 2"))
        self.refused("still ABI 1", "from size_t to uint32_t", header=HEADER.replace("size_t tn_three", "uint32_t tn_three"),
                     source=SOURCE.replace("size_t tn_three", "uint32_t tn_three"))
        self.refused("still ABI 1", "return type changed", header=HEADER.replace("int tn_two", "char tn_two"),
                     source=SOURCE.replace("int tn_two", "char tn_two"))

    def test_lost_function_is_caught_also_when_its_row_went_too(self):
        source = re.sub(r"int tn_one.*\n", "", SOURCE)
        self.refused("tn_one", source=source)
        self.refused("tn_one", source=source, manifest=re.sub(r"  - function: int tn_one.*\n.*\n", "", MANIFEST))

    def test_new_function_and_change_of_an_experimental_one_pass(self):
        self.passes(source=SOURCE + "int tn_new(void) { return 1; }\n",
                    manifest=MANIFEST.replace("  items:\n", "  items:\n  - function: int tn_new(void)\n    since: 0.1.0\n", 1))
        self.passes(header=HEADER.replace("tn_trial(int", "tn_trial(long"), source=SOURCE.replace("tn_trial(int", "tn_trial(long"))

    def test_opaque_structure_may_change(self):
        self.passes(source=SOURCE.replace("int inside;", "long before; int inside;"))

    def test_new_abi_may_change_and_not_lose(self):
        self.passes(header=HEADER.replace("int y;", "int y; int z;"), abi=2)
        self.refused("functions of ABI 1 are gone", source=re.sub(r"int tn_one.*\n", "", SOURCE), abi=2)

    def test_earlier_library_is_compared_and_a_new_major_version_may_lose(self):
        with tempfile.TemporaryDirectory() as holder:
            earlier = pathlib.Path(holder)
            self.make(earlier)
            against = ("--against", earlier / "libtenon.so", "--of", earlier)
            self.assertEqual(self.tool(self.root, *against)[0], 0)
            lost = re.sub(r"int tn_one.*\n", "", SOURCE)
            self.make(self.root, source=lost, abi=2)
            self.assertEqual(self.tool(self.root, *against)[0], 1)
            self.make(self.root, source=lost, abi=2, major=1)
            self.assertEqual(self.tool(self.root, *against)[0], 0)

    def test_new_major_version_adds_an_abi_and_the_number_never_falls(self):
        with tempfile.TemporaryDirectory() as holder:
            earlier = pathlib.Path(holder)
            self.make(earlier, abi=2)
            against = ("--against", earlier / "libtenon.so", "--of", earlier)
            for abi, major, status in ((2, 0, 0), (2, 1, 1), (3, 1, 0), (1, 0, 1)):
                self.make(self.root, abi=abi, major=major)
                done, output = self.tool(self.root, *against)
                self.assertEqual(done, status, output)
                self.assertEqual("the number only grows" in output, bool(status))


if __name__ == "__main__":
    unittest.main()
