#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""`tenon new`: each kind of project builds and passes its tests by the commands of its README, under a name of its own, from a prefix
that was moved; and what it refuses.

    test_new_verb.py BUILD [TORCH_PYTHON]

With a Python that has PyTorch the projects' tests run there, too.
"""
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import pages

BUILD = pathlib.Path(sys.argv[1]).resolve()
TORCH = sys.argv[2] if len(sys.argv) > 2 else None
HAS_PYTHON = (BUILD / "lib/python/tenon/_C.abi3.so").exists()


class New(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name, "work")
        cls.folder.mkdir()
        pages.run(["cmake", "--install", BUILD, "--prefix", f"{folder.name}/first"], cls.folder)
        prefix = pathlib.Path(folder.name, "first").rename(pathlib.Path(folder.name, "prefix"))
        # As pip leaves what it installs.
        (prefix / "share/tenon/new/both/__pycache__").mkdir()
        (prefix / "bin/python3").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
        (prefix / "bin/python3").chmod(0o755)
        cls.environment = {**os.environ, "PATH": f"{prefix}/bin:{os.environ['PATH']}", "CMAKE_PREFIX_PATH": str(prefix),
                           "PYTHONPATH": f"{BUILD}/lib/python", "Python3_ROOT_DIR": str(pathlib.Path(sys.executable).parents[1])}

    def tenon(self, *words):
        return subprocess.run(["tenon", "new", *words], cwd=self.folder, env=self.environment, text=True, capture_output=True, check=False)

    def build_and_test(self, name, *words):
        """The folder of a new project whose commands were run, and what they printed."""
        done = self.tenon(name, *words)
        self.assertEqual(done.returncode, 0, done.stderr)
        folder = self.folder / name
        written = sorted(str(path.relative_to(self.folder)) for path in folder.iterdir())
        self.assertEqual(sorted(done.stdout.splitlines()[:-2]), written)
        for path in folder.iterdir():
            text = path.read_text(encoding="utf-8")
            self.assertFalse("myops" in text + path.name or "SPDX" in text, path)
        commands = [command for _, text in pages.blocks_of(folder / "README.md") for command, _ in pages.commands_of(text)]
        printed = "\n".join(pages.run(f"{command} 2>&1", folder, self.environment) for command in commands)
        if TORCH is not None:
            pages.run([TORCH, f"test_{name}.py", "torch"], folder, self.environment)
        return commands, printed

    @unittest.skipUnless(HAS_PYTHON, "the build has no Python package")
    def test_project_in_c(self):
        commands, printed = self.build_and_test("blurs")
        self.assertEqual(len(commands), 4)
        self.assertIn("100% tests passed", printed)
        self.assertRegex(printed, r"tenon \.+ +Passed")
        self.assertRegex(printed, r"tensor\(\[4\.?, 4\.?, 4\.?\]\)")
        self.assertRegex(printed, "blurs_ops.so: stable, PyTorch 2.* and later")

    @unittest.skipUnless(HAS_PYTHON and importlib.util.find_spec("setuptools"), "needs setuptools")
    def test_project_in_cpp(self):
        _, printed = self.build_and_test("soft_2d", "--cpp")
        self.assertIn("Ran 4 tests", printed)
        self.assertIn("soft_2d_ops.abi3.so: stable", printed)

    @unittest.skipUnless(HAS_PYTHON, "the build has no Python package")
    def test_project_in_python(self):
        self.assertIn("Ran 4 tests", self.build_and_test("plain", "--python")[1])

    def test_what_is_there_or_is_no_name_is_refused(self):
        (self.folder / "there").mkdir()
        for words, status, message in ((("there",), 1, "there: File exists"), (("Big",), 2, "'Big': a name has small letters"),
                                       (("../up",), 2, "begins with a letter"), ((), 2, "which name?"),
                                       (("a", "--c", "--cpp"), 2, "'--cpp'"), (("a", "--rust"), 2, "'--rust'")):
            with self.subTest(words=words):
                done = self.tenon(*words)
                self.assertEqual((done.returncode, done.stdout), (status, ""))
                self.assertIn(message, done.stderr)
        self.assertEqual(list((self.folder / "there").iterdir()), [])
        self.assertFalse((self.folder / "a").exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
