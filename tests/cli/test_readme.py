#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""README.md is true: its commands run, its program in C compiles and prints what its comment says, its numbers are those of
docs/performance.md, and the links of all pages lead somewhere. tests/python/test_examples.py has its program in Python.

    test_readme.py BUILD
"""
import pathlib
import re
import sys
import tempfile
import unittest

from pages import ROOT, commands_of, run

BUILD = pathlib.Path(sys.argv[1]).resolve()
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", README, flags=re.M | re.S)
PAGES = [path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")) if path.name != "CHANGELOG.md"]


def block_of(language, word):
    (text,) = [text for kind, text in BLOCKS if kind == language and word in text]
    return text


class Readme(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        (cls.folder / "build").symlink_to(BUILD)
        for name in ("include", "examples"):
            (cls.folder / name).symlink_to(ROOT / name)
        cls.make, *cls.calls = commands_of(block_of("sh", "add_scalar.c"))
        run(cls.make[0], cls.folder)

    def print_what_they_say(self, commands):
        for command, said in commands:
            with self.subTest(command=command):
                printed = [line.strip() for line in run(command, self.folder).splitlines()]
                self.assertEqual([line for line in said if line not in printed], [], printed)

    def test_commands_of_the_shell_print_what_they_say(self):
        self.assertGreater(len(self.calls), 3)
        self.assertEqual([command for command, said in self.calls if not said], [])
        self.print_what_they_say(self.calls)

    def test_program_in_c_prints_its_result(self):
        text = block_of("c", "main")
        (self.folder / "program.c").write_text(text, encoding="utf-8")
        run(["cc", "-std=c17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-Iinclude", "program.c"], self.folder)
        commands = commands_of(block_of("sh", "program.c"))
        self.assertEqual(commands[-1], ("./program", [re.search(r"/\* ([\d.]+) \*/", text).group(1)]))
        self.print_what_they_say(commands)

    def test_example_has_the_command_that_makes_it(self):
        comment = (ROOT / "examples/add_scalar.c").read_text(encoding="utf-8").split("*/")[1]
        lines = " ".join(re.sub(r"^ \*|\\$", "", comment, flags=re.M).split())
        for command in (self.make[0], self.calls[0][0]):
            self.assertIn(command, lines)

    def test_operators_are_as_many_as_it_says(self):
        names = run([BUILD / "bin/tenon", "ops", "--names"], self.folder).splitlines()
        self.assertIn(f"brings {sum(name.startswith('aten::') for name in names):,} of ATen's operators", README)

    def test_numbers_are_those_of_the_page(self):
        page = (ROOT / "docs/performance.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| (.+) \| (.+) \| (.+) \| `(\./dev bench.*)` \|$", README, flags=re.M)
        self.assertGreater(len(rows), 5)
        for what, *numbers, command in rows:
            with self.subTest(row=what):
                section = next(part for part in page.split("\n## ") if f"`{command}`" in part)
                lines = section.splitlines()
                self.assertTrue(any(all(re.search(rf"(?<![\d.]){re.escape(number)}(?!\w)", line) for number in numbers) for line in lines), numbers)

    def test_links_lead_to_files(self):
        for page in PAGES:
            text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.S)
            for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
                with self.subTest(page=page.name, link=link):
                    self.assertTrue(link.startswith("http") or (page.parent / link).exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
