#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""README.md is true: its commands run, its program in C compiles and prints what its comment says, its numbers are those of
docs/performance.md, and the links of all pages lead somewhere. tests/python/test_examples.py has its program in Python.

    test_readme.py BUILD
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(sys.argv[1]).resolve()
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", README, flags=re.M | re.S)
PAGES = [path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")) if path.name != "CHANGELOG.md"]
# What a command of README prints, by its first words.
PRINTED = {"cc": "", "tenon call --lib": "3.5", "tenon explain": "CompositeExplicitAutograd", "tenon audit": "stable", "tenon call aten::topk": "4"}


def run(command, folder):
    done = subprocess.run(command, cwd=folder, shell=isinstance(command, str), text=True, capture_output=True, check=False)
    if done.returncode != 0:
        raise AssertionError(f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def blocks_of(language, word):
    return [text for kind, text in BLOCKS if kind == language and word in text]


class Readme(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        (cls.folder / "build").symlink_to(BUILD)
        for name in ("include", "examples"):
            (cls.folder / name).symlink_to(ROOT / name)
        (commands,) = blocks_of("sh", "add_scalar.c")
        cls.printed = {command: run(command, cls.folder) for command in commands.splitlines() if not command.startswith("#")}

    def test_commands_of_the_shell_print_their_results(self):
        self.assertEqual(len(self.printed), len(PRINTED))
        for words, text in PRINTED.items():
            with self.subTest(command=words):
                (printed,) = [printed for command, printed in self.printed.items() if command.replace("build/bin/", "").startswith(words)]
                self.assertIn(text, printed)

    def test_program_in_c_prints_its_result(self):
        (text,) = blocks_of("c", "main")
        (self.folder / "main.c").write_text(text, encoding="utf-8")
        run(["cc", "-std=c17", "-Wall", "-Wextra", "-Werror", "main.c", "-Iinclude", "-Lbuild/lib", "-ltenon", f"-Wl,-rpath,{BUILD}/lib", "-o", "main"],
            self.folder)
        self.assertEqual(run(["./main"], self.folder).strip(), re.search(r"/\* (\S+) \*/", text).group(1))

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
