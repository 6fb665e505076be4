# SPDX-License-Identifier: BSD-3-Clause
"""Entries that adopt_operators.py makes of PyTorch's list keep every rule, and stand where they belong."""
import contextlib
import io
import os
import pathlib
import subprocess
import tempfile
import unittest

import adopt_operators

GEN = os.environ["TENON_GEN"]
EXCUSED = """aten-nested: nested_to_padded_tensor # there are no nested tensors
out-sibling: _slow_conv2d_backward.grad_input adaptive_avg_pool3d_backward.grad_input # their variants have other names
view-copy: slice_inverse # PyTorch has no copying twin of it
group-structured: _scaled_grouped_mm_v2.out # structured since 2.14; the list has 2.13's word for the other
"""


class Adopt(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)
        kept = adopt_operators.YAML
        self.addCleanup(setattr, adopt_operators, "YAML", kept)
        adopt_operators.YAML = self.folder / "operators.yaml"
        adopt_operators.YAML.write_text("# head\n\n")

    def adopt(self, *arguments):
        """What is printed, to standard output and to standard error."""
        output, error = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(error):
            adopt_operators.main(list(arguments))
        return output.getvalue(), error.getvalue()

    def held(self, *arguments):
        done = subprocess.run([GEN, "yaml", str(adopt_operators.YAML), *arguments], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    def test_all_operators_of_pytorch_keep_the_rules_and_agree_with_the_list(self):
        self.assertIn("2594 operators came to 0", self.adopt("--write", "*")[0])
        (self.folder / "exceptions.txt").write_text(EXCUSED)
        facts = adopt_operators.ROOT / "spec/aten_schemas.tsv"
        self.assertEqual(self.held(str(self.folder / "exceptions.txt"), str(facts)), (0, ""))

    def test_what_is_adopted_with_what_it_needs_keeps_the_rules(self):
        for name in ("add.Tensor", "sort.values_stable", "atan2.out", "expand", "squeeze_", "_foreach_add_.Scalar", "zeros", "rand"):
            with self.subTest(name=name):
                adopt_operators.YAML.write_text("# head\n\n")
                self.adopt("--write", "--needed", name)
                self.assertEqual(self.held(), (0, ""))

    def test_entries_are_merged_by_name_and_those_that_are_there_stay(self):
        self.adopt("--write", "mm.out", "abs")
        text = adopt_operators.YAML.read_text().replace("CompositeExplicitAutograd: abs", "CPU, Meta: abs_kernel")
        adopt_operators.YAML.write_text(text)
        self.assertEqual(self.adopt("--write", "mm", "abs", "_conj")[0], "2 operators came to 2\n")
        text = adopt_operators.YAML.read_text()
        self.assertRegex(text, r"(?s)^# head\n\n- func: _conj\(.*\n\n- func: abs\(.*abs_kernel\n.*\n\n- func: mm\(.*\n\n- func: mm\.out\(")
        self.adopt("--write", "abs")
        self.assertEqual(adopt_operators.YAML.read_text(), text)

    def test_what_is_needed_is_said_where_it_is_not_taken(self):
        output, error = self.adopt("--list", "mm")
        self.assertEqual((output, error), ("mm\n", "mm.out is needed, too: name it, or say --needed\n"))

    def test_names_can_come_from_a_file_and_one_that_is_none_is_refused(self):
        (self.folder / "names.txt").write_text("abs\nabs.out\n")
        self.assertEqual(self.adopt("--list", f"@{self.folder / 'names.txt'}")[0], "abs\nabs.out\n")
        with self.assertRaisesRegex(SystemExit, "abs.twice: PyTorch 2.13 declares no such operator"):
            self.adopt("abs.twice")


if __name__ == "__main__":
    unittest.main()
