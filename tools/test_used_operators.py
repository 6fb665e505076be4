#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""used_operators.py finds what sources name, also through macros, and each include that is not needed."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parent / "used_operators.py"
CORE = """#define TYPED(name) int run(const tni_args_##name *in)
int tni_call_out_for_new(int callee, int count);
"""
SOURCE = """#include "args/args_roll.h"
#include "calls/calls_shape.h"
#include "core.h"
#define BACKWARD(name) return tni_call_##name##_backward(in) + tni_call_out_for_new(0, 1);
TYPED(roll) { BACKWARD(roll) } /* tni_call_comment() */
"""
ROWS = ["args/roll\troll", "calls/shape\troll_backward"]


class Used(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        for folder in ("spec", "include", "src/shape"):
            (self.root / folder).mkdir(parents=True)
        (self.root / "src/core.h").write_text(CORE)
        (self.root / "src/shape/plain.c").write_text("int tni_call_nobody;\n")
        self.write(SOURCE)
        self.tool()

    def write(self, text):
        (self.root / "src/shape/roll.c").write_text(text)

    def tool(self, *options):
        done = subprocess.run([sys.executable, TOOL, *options, self.root], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    def test_names_that_macros_join_are_found_and_those_of_comments_and_prototypes_are_not(self):
        rows = [line for line in (self.root / "spec/used_operators.txt").read_text().splitlines() if not line.startswith("#")]
        self.assertEqual(rows, ROWS)
        self.assertEqual(self.tool("--check"), (0, ""))

    def test_a_list_that_is_not_of_today_is_found(self):
        self.write(SOURCE.replace("TYPED(roll)", "TYPED(flip)"))
        self.assertEqual(self.tool("--check"), (1, "spec/used_operators.txt is not what the sources name: ./dev regen\n"))

    def test_idle_and_foreign_includes_are_found(self):
        self.write(SOURCE.replace("BACKWARD(roll)", "return 0;"))
        self.tool()
        self.assertEqual(self.tool("--check"), (1, "src/shape/roll.c: includes calls/calls_shape.h and uses nothing of it\n"))
        self.write(SOURCE.replace("args/args_roll", "args/args_nn"))
        self.tool()
        self.assertEqual(self.tool("--check"), (1, "src/shape/roll.c: includes args/args_nn.h, and args_roll.h is its own\n"))


if __name__ == "__main__":
    unittest.main()
