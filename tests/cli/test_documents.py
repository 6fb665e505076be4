#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""docs/documents.md is true: each row's commands print what it says, and each test that it names is one that ctest or pytest runs.

    test_documents.py BUILD
"""
import pathlib
import re
import shlex
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(sys.argv[1])
PAGE = ROOT / "docs/documents.md"
ITEM = re.compile(r"`([^`]+)`(?: → `([^`]+)`)?")


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split(" | ")]


ROWS = [cells(line) for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\| \d", line)]


class Documents(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        listed = subprocess.run(["ctest", "--test-dir", BUILD, "-N"], capture_output=True, text=True, check=True).stdout
        cls.tests = set(re.findall(r"Test +#\d+: (\S+)", listed))

    def each(self, look_at):
        for row in ROWS:
            for text, printed in ITEM.findall(row[3]):
                with self.subTest(row=row[0], item=text):
                    look_at(text, printed)

    def test_rows_are_numbered_and_have_a_state_and_something_that_shows_it(self):
        self.assertEqual([row[0] for row in ROWS], [str(i + 1) for i in range(len(ROWS))])
        self.assertGreater(len(ROWS), 100)
        for row in ROWS:
            with self.subTest(row=row[0]):
                self.assertEqual(len(row), 4)
                self.assertRegex(row[2], r"^(works|differs|partial)\b")
                self.assertTrue(ITEM.search(row[3]))

    def test_each_named_test_is_there(self):
        def look_at(text, _):
            if text.startswith("ctest "):
                self.assertIn(text[6:], self.tests)
            elif text.partition("::")[0].endswith((".py", ".c")):
                path, _, name = text.partition("::")
                is_python = path.endswith(".py")
                self.assertTrue(re.search(rf"def {name}\(" if is_python else rf"cmocka_unit_test\w*\(\s*{name}\b",
                                          (ROOT / path).read_text(encoding="utf-8")), f"{path} has no {name}")
            else:
                self.assertTrue(text.startswith("tenon "), text)

        self.each(look_at)

    def test_each_command_prints_what_its_row_says(self):
        commands = []

        def look_at(text, printed):
            if not text.startswith("tenon "):
                return
            commands.append(text)
            words = shlex.split(text.replace("build/", f"{BUILD}/"))
            done = subprocess.run([BUILD / "bin/tenon", *words[1:]], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertTrue(printed, "a command stands with what it prints")
            self.assertIn(" ".join(printed.split()), " ".join(done.stdout.split()))

        self.each(look_at)
        self.assertGreater(len(commands), 15)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
