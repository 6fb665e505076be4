#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""check_hardening.py finds each property that is taken away from a program, and none that is there."""
import pathlib
import platform
import subprocess
import tempfile
import unittest

import check_hardening

TEXT = """#include <stdio.h>
int main(int count, char **words) { char text[8]; snprintf(text, (size_t)count * 4, "%s", words[0]); puts(text); return 0; }
"""
GOOD = ["-O2", "-fPIE", "-fstack-protector-strong", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=2", "-fcf-protection=full", "-pie",
        "-Wl,-z,now,-z,relro,-z,noexecstack,-z,ibt,-z,shstk"]


class Taken(unittest.TestCase):
    def lacks(self, *flags, of=GOOD):
        with tempfile.TemporaryDirectory() as folder:
            source, program = pathlib.Path(folder, "one.c"), pathlib.Path(folder, "one")
            source.write_text(TEXT)
            subprocess.run(["gcc", *of, *flags, source, "-o", program], check=True)
            return list(check_hardening.missing(program))

    def test_nothing_is_missing(self):
        self.assertEqual(self.lacks(), [])

    def test_what_is_taken_away_is_found(self):
        for flags, word in ((["-Wl,-z,norelro"], "relro"), (["-Wl,-z,lazy"], "-z now"), (["-Wl,-z,execstack"], "noexecstack"),
                            (["-no-pie", "-fno-pie"], "-pie"), (["-fno-stack-protector"], "stack-protector"),
                            (["-U_FORTIFY_SOURCE"], "FORTIFY")):
            with self.subTest(flags=flags):
                found = self.lacks(*flags)
                self.assertEqual(len(found), 1, found)
                self.assertIn(word, found[0])

    @unittest.skipUnless(platform.machine() == "x86_64", "the notes are those of x86-64")
    def test_a_binary_without_notes_is_found(self):
        flags = [flag.replace(",-z,ibt,-z,shstk", "") for flag in GOOD]
        self.assertEqual(len(self.lacks("-fcf-protection=none", of=flags)), 2)


if __name__ == "__main__":
    unittest.main()
