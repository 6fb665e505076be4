#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Completion: what `tenon complete` offers, and that bash, zsh and fish offer the same.

usage: test_completion.py TENON ADD_SCALAR.so FOLDER_OF_SCRIPTS   (unittest options may follow)
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TENON, ADD_SCALAR, SCRIPTS = sys.argv[1:4]
VERBS = "call run model program bundle ops explain kernels audit abi gen new port version help".split()
FILES = ":files"


def offered(*words):
    result = subprocess.run([TENON, "complete", "--", *words], capture_output=True, text=True, timeout=60)
    return result.stdout.split("\n")[:-1]


def in_bash(folder, *words):
    line = " ".join(("tenon", *words))
    code = (f'source {SCRIPTS}/tenon.bash\nCOMP_LINE="$1" COMP_POINT=${{#1}} COMP_WORDBREAKS=$\' \\t\\n"\\047><=;|&(:\'\n'
            f'_tenon {TENON}\nprintf "%s\\n" "${{COMPREPLY[@]}}"')
    return subprocess.run(["bash", "-c", code, "bash", line], cwd=folder, capture_output=True, text=True, timeout=60)


def in_zsh(folder, *words):
    code = (f'compdef() {{ :; }}\ncompadd() {{ shift; print -lr -- "$@"; }}\n_files() {{ print -lr -- *; }}\nsource {SCRIPTS}/tenon.zsh\n'
            f'words=({TENON} "$@") CURRENT=$(( $# + 1 )) PREFIX="${{@[-1]}}"\n_tenon')
    return subprocess.run(["zsh", "-fc", code, "zsh", *words], cwd=folder, capture_output=True, text=True, timeout=60)


def in_fish(folder, *words):
    line = " ".join(("tenon", *words))
    code = f'source {SCRIPTS}/tenon.fish\ncomplete -C $argv[1]'
    env = {**os.environ, "PATH": os.path.dirname(TENON) + ":" + os.environ["PATH"], "HOME": folder}
    return subprocess.run(["fish", "--no-config", "-c", code, line], cwd=folder, capture_output=True, text=True, timeout=60, env=env)


class Completion(unittest.TestCase):
    def test_verbs_subcommands_and_choices_are_offered(self):
        self.assertEqual(offered(""), VERBS)
        self.assertEqual(offered("m"), ["model"])
        self.assertEqual(offered("--lazy", "--torch-abi", "2.10", "mo"), ["model"])
        self.assertEqual(offered("help", "b"), ["bundle"])
        self.assertEqual(offered("model", ""), ["info", FILES])
        self.assertEqual(offered("program", ""), ["info", "ops", "check", FILES])
        self.assertEqual(offered("abi", "s"), ["show"])
        self.assertEqual(offered("abi", "list", "--impl", "p"), ["partial"])
        self.assertEqual(offered("abi", "diff", ""), [FILES])
        self.assertIn("aoti_torch_clone", offered("abi", "show", "aoti_torch_cl"))
        self.assertEqual(offered("run", "--threads", ""), [])
        self.assertEqual(offered("run", "--trace", ""), [FILES])
        self.assertEqual(offered("nothing", ""), [])
        self.assertEqual(offered(), [])

    def test_operators_are_offered_as_far_as_they_are_typed(self):
        self.assertEqual(offered("call", "topk"), ["topk"])
        self.assertEqual(offered("ops", "aten::topk"), ["aten::topk"])
        self.assertEqual(offered("explain", "aten::add.T"), ["aten::add.Tensor"])
        self.assertEqual(offered("call", "--lib", ADD_SCALAR, "add_s"), ["add_scalar"])
        self.assertEqual(offered("call", "a*"), [])

    def test_the_options_offered_are_those_of_the_help(self):
        for verb in VERBS[:-1]:
            with self.subTest(verb):
                told = subprocess.run([TENON, verb, "--help"], capture_output=True, text=True, timeout=60).stdout
                listed = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", told.split("\n\n")[0])) | set(re.findall(r"^ +(?:-[a-z], )?(--?[a-z][a-z-]*)", told, re.M))
                short = {"--output", "-i", "--help", "--lazy"}
                self.assertEqual(listed - short, set(offered(verb, "-")) - short)

    def test_options_offered_are_taken(self):
        for verb in VERBS[:-1]:
            for option in offered(verb, "-"):
                with self.subTest(f"{verb} {option}"):
                    words = [verb, "list"] if verb == "abi" else [verb, "check"] if verb == "program" else [verb]
                    if verb != "gen":
                        result = subprocess.run([TENON, *words, option], capture_output=True, text=True, timeout=60)
                        self.assertNotIn("unknown option", result.stderr)

    def shell(self, ask, name):
        if shutil.which(name) is None:
            self.skipTest(f"{name} is not installed")
        with tempfile.TemporaryDirectory() as folder:
            for file in ("net.pt2", "notes.txt"):
                open(os.path.join(folder, file), "w", encoding="utf-8").close()
            for words in (("mod",), ("model", ""), ("abi", "list", "--impl", ""), ("call", "aten::topk"), ("run", "--re"),
                          ("ops", "add_r"), ("bundle", "--with", "")):
                with self.subTest(words):
                    wanted = offered(*words)
                    if FILES in wanted:
                        wanted = [word for word in wanted if word != FILES] + ["net.pt2", "notes.txt"]
                    result = ask(folder, *words)
                    self.assertEqual(result.stderr, "")
                    got = [line.split("\t")[0] for line in result.stdout.split("\n") if line]
                    if name == "bash":
                        wanted = [word.rsplit(":", 1)[-1] for word in wanted]
                    self.assertEqual(sorted(got), sorted(wanted))

    def test_bash_offers_the_same(self):
        self.shell(in_bash, "bash")

    def test_zsh_offers_the_same(self):
        self.shell(in_zsh, "zsh")

    def test_fish_offers_the_same(self):
        self.shell(in_fish, "fish")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])
