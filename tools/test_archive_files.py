#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""archive_files.py sees what an archive lacks and what it should not have, and passes what it should have."""
import io
import pathlib
import tarfile
import tempfile
import unittest
import zipfile

import archive_files

NAME = archive_files.distribution()
WHEEL = sorted(archive_files.wanted_of_wheel(archive_files.ROOT) |
               {f"dist-info/{name}" for name in archive_files.DESCRIBING})
SDIST = sorted(archive_files.wanted_of_sdist(archive_files.ROOT))


class Archives(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def of_wheel(self, names):
        archive = self.folder / f"{NAME}-0-cp311-abi3-linux_x86_64.whl"
        with zipfile.ZipFile(archive, "w") as opened:
            for name in names:
                opened.writestr(name.replace("dist-info/", f"{NAME}-0.dist-info/", 1), "")
        return archive_files.problems(archive)

    def of_sdist(self, names):
        archive = self.folder / f"{NAME}-0.tar.gz"
        with tarfile.open(archive, "w:gz") as opened:
            for name in names:
                opened.addfile(tarfile.TarInfo(f"{NAME}-0/{name}"), io.BytesIO())
        return archive_files.problems(archive)

    def test_archives_with_all_files_pass(self):
        self.assertEqual(self.of_wheel(WHEEL), [])
        self.assertEqual(self.of_wheel([*WHEEL, f"{NAME}.libs/libgomp-1234.so.1"]), [])
        self.assertEqual(self.of_sdist(SDIST), [])

    def test_what_is_missing_is_named(self):
        for name in ("tenon/include/tenon/tensor.h", "tenon/include/tenon-torch/torch/csrc/stable/c/shim.h",
                     "tenon/include/tenon/python.h", "tenon/lib/cmake/tenon/tenonTargets.cmake", "tenon/share/man/man1/tenon.1",
                     "tenon/lib/tenon-torch/libcudart.so.13", "tenon/lib/libtenon.so", "tenon/py.typed", "tenon/__init__.pyi",
                     "tenon/nn/functional.py", "dist-info/licenses/LICENSE"):
            said = self.of_wheel([each for each in WHEEL if each != name])
            self.assertEqual(len(said), 1, name)
            self.assertIn(f"{name} is missing", said[0])
        for name in ("include/tenon/tensor.h", "gen/operators.c", "tests/python/test_package.py", "docs/man/tenon.1", "PKG-INFO"):
            said = self.of_sdist([each for each in SDIST if each != name])
            self.assertEqual(len(said), 1, name)
            self.assertIn(f"{name} is missing", said[0])

    def test_strays_are_named(self):
        for name in ("tenon/README.md", "tenon/_build_tree.py", "tenon/__pycache__/fft.pyc", "tenon/bin/test_tensor", "other/file"):
            self.assertEqual(len(self.of_wheel([*WHEEL, name])), 1, name)
        for name in ("build/lib/libtenon.so", ".cache/wheels/x.whl", "tests/conformance/data/schemas.jsonl", "dev", ".gitignore",
                     "python/tenon/__pycache__/fft.pyc"):
            self.assertEqual(len(self.of_sdist([*SDIST, name])), 1, name)

    def test_an_archive_that_is_too_large_fails(self):
        least = archive_files.MOST_BYTES
        self.addCleanup(setattr, archive_files, "MOST_BYTES", least)
        archive_files.MOST_BYTES = 10
        self.assertEqual(len(self.of_sdist(SDIST)), 1)


if __name__ == "__main__":
    unittest.main()
