#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""docs/install.md is true: its files are written and its commands run in order, in a folder of their own, with what the build
installs, and they print what the page says.

    test_install.py BUILD [TORCH_PYTHON]

Words behind a block's fence: a file's name, which the block is the text of; `install`: done by the installation of BUILD;
`python`: needs setuptools and its command for wheels, and is skipped without; `torch`: run only where a Python that has PyTorch is named.
"""
import importlib.util
import os
import pathlib
import shutil
import sys
import tempfile
import unittest

import pages

BUILD = pathlib.Path(sys.argv[1]).resolve()
TORCH = sys.argv[2] if len(sys.argv) > 2 else None
# What a build from source says, which takes minutes: the build is there, and only its installation is run.
INSTALL = ["cmake -S . -B build -G Ninja", "cmake --build build --target product", 'cmake --install build --prefix "$PREFIX"']


def has_setuptools():
    """setuptools has the command since 70.1; before, the package wheel."""
    return importlib.util.find_spec("setuptools") is not None and (
        importlib.util.find_spec("setuptools.command.bdist_wheel") is not None or importlib.util.find_spec("wheel") is not None)


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name, "work")
        (pathlib.Path(folder.name) / "bin").mkdir()
        cls.folder.mkdir()
        # Moved after the installation, as the page says that it may be.
        pages.run(["cmake", "--install", BUILD, "--prefix", f"{folder.name}/first"], cls.folder)
        os.rename(f"{folder.name}/first", f"{folder.name}/prefix")
        cls.bin = pathlib.Path(folder.name, "bin")
        cls.environment = {**os.environ, "PREFIX": f"{folder.name}/prefix", "PYTHONPATH": f"{BUILD}/lib/python",
                           "TENON_CACHE": f"{folder.name}/cache", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
        for name in ("CFLAGS", "CXXFLAGS", "CC", "CXX"):
            cls.environment.pop(name, None)

    def use_python(self, program):
        """`python` and `pip` of the page are those of a program."""
        for name, words in (("python", ""), ("pip", "-m pip ")):
            file = self.bin / name
            file.write_text(f'#!/bin/sh\nexec "{program}" {words}"$@"\n', encoding="utf-8")
            file.chmod(0o755)

    def say_what_they_print(self, block):
        """Runs the commands of a block; what it exports counts for those that follow."""
        for command, said in pages.commands_of(block):
            with self.subTest(command=command):
                if command.startswith("export "):
                    printed = pages.run(f"{command}; env -0", self.folder, self.environment)
                    self.environment.update(row.partition("=")[::2] for row in printed.split("\0") if row)
                    self.environment["PATH"] = f"{self.bin}:{self.environment['PATH']}"
                    continue
                lines = pages.run(command, self.folder, self.environment).splitlines()
                self.assertEqual([line for line in said if line not in lines], [], lines)

    def test_commands_of_the_page_print_what_they_say(self):
        has_python = has_setuptools() and (BUILD / "lib/python/tenon/_C.abi3.so").exists()
        told = set()
        for (language, *words), text in pages.blocks_of("docs/install.md"):
            word = words[0] if words else ""
            if "." in word:
                (self.folder / word).write_text(text, encoding="utf-8")
            elif word == "install":
                self.assertEqual([command for command, _ in pages.commands_of(text)], INSTALL)
            elif (word == "python" and not has_python) or (word == "torch" and TORCH is None):
                print(f"left out: the blocks for {word}")
                continue
            else:
                self.assertEqual(language, "sh")
                self.use_python(TORCH if word == "torch" else sys.executable)
                self.say_what_they_print(text)
            told.add(word)
        self.assertLessEqual({"", "install", "halve.c", "CMakeLists.txt", "setup.py", "pyproject.toml"}, told)

    def test_sources_of_the_page_on_porting_compile_and_print_what_it_says(self):
        if shutil.which("c++") is None:
            self.skipTest("no C++ compiler")
        environment = {**self.environment, "PATH": f"{self.environment['PREFIX']}/bin:{os.environ['PATH']}",
                       "PKG_CONFIG_PATH": f"{self.environment['PREFIX']}/lib/pkgconfig"}
        written = []
        for (language, *words), text in pages.blocks_of("docs/porting.md"):
            if words:
                written.append(words[0])
                (self.folder / words[0]).write_text(text, encoding="utf-8")
        self.assertEqual(written, ["halve.cpp", "norms.cpp"])
        for (language, *words), text in pages.blocks_of("docs/porting.md"):
            for command, said in pages.commands_of(text) if language == "sh" else []:
                with self.subTest(command=command):
                    lines = pages.run(command, self.folder, environment).splitlines()
                    self.assertEqual([line for line in said if line not in lines], [], lines)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
