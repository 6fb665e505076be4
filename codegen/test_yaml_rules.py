# SPDX-License-Identifier: BSD-3-Clause
"""docs/yaml-rules.md says what tenon-gen does: each yaml in it is refused with the message beside it, or taken, and each
rule of the sources has its row."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
GEN = os.environ["TENON_GEN"]
PAGE = (ROOT / "docs/yaml-rules.md").read_text()


def cells(line):
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def words_of(section):
    """The words in backquotes up to the first paragraph's end."""
    return re.findall(r"`(\w+)`", PAGE.split(f"\n## {section}\n\n", 1)[1].split("\n\n", 1)[0])


ROWS = [row for row in (cells(line) for line in PAGE.splitlines() if line.startswith("| ")) if len(row) == 6 and row[0] != "id"]


class Rules(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.yaml = pathlib.Path(holder.name) / "operators.yaml"
        self.exceptions = pathlib.Path(holder.name) / "exceptions.txt"

    def gen(self, text, *arguments):
        """The exit status, and the first line of what was said."""
        self.yaml.write_text(text)
        done = subprocess.run([GEN, "yaml", str(self.yaml), *arguments], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr.split("\n")[0]

    def hold(self, rule, text):
        """Agreement with PyTorch is looked at only where that is the rule: other rows have operators that it lacks."""
        self.exceptions.write_text("")
        return self.gen(text, *[str(self.exceptions), str(ROOT / "spec/aten_schemas.tsv")] * rule.startswith("aten-"))

    def of_cell(self, cell):
        return "\n".join(re.findall(r"`(- [^`]*)`", cell)) + "\n"

    def test_every_refused_yaml_gives_its_message_and_line(self):
        for rule, _, _, refused, message, _ in ROWS:
            with self.subTest(rule=rule, refused=refused):
                text = self.of_cell(refused)
                named = re.match(r"([\w.]+): ", message)
                lines = [line for line in text.splitlines() if named and f'"{named[1]}(' in line]
                line = text.splitlines().index(lines[-1]) + 1 if lines else 1
                self.assertEqual(self.hold(rule, text), (1, f"{self.yaml}:{line}: {message} [{rule}]"))

    def test_every_yaml_to_write_instead_is_taken(self):
        for rule, _, _, _, _, taken in ROWS:
            with self.subTest(rule=rule, taken=taken):
                self.assertEqual(self.hold(rule, self.of_cell(taken)), (0, ""))

    def test_every_rule_of_the_sources_has_a_row(self):
        sources = "".join(path.read_text() for path in sorted((ROOT / "codegen").glob("*.c")))
        known = set(re.findall(r'\{"([\w-]+)", GEN_', sources)) | set(re.findall(r'refuse_text\([^"]*"([\w-]+)"', sources))
        known |= set(re.findall(r'\[([a-z-]+)\]"', (ROOT / "codegen/read_yaml.c").read_text()))
        self.assertGreater(len(known), 80)
        self.assertEqual({row[0] for row in ROWS}, known)

    def test_the_keys_tags_and_dispatch_keys_of_the_page_are_those_that_are_read(self):
        source = (ROOT / "codegen/read_yaml.c").read_text()
        keys = re.findall(r"^\| `(\w+)` \|", PAGE.split("\n## Keys\n")[1].split("\n## ")[0], re.M)
        self.assertEqual(sorted(keys), sorted(re.findall(r'\] = \{"(\w+)",', source)))
        source = (ROOT / "codegen/entry_words.c").read_text()
        self.assertEqual(words_of("Tags"), re.findall(r'"(\w+)"', source.split("const tags[] = {")[1].split("}")[0]))
        for key in words_of("Keys of kernels"):
            status, error = self.gen(f"- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU, {key}: f\n")
            self.assertNotIn("[dispatch-key]", error)
            self.assertNotIn("[dispatch-word]", error)
            self.assertIn(status, (0, 1))

    def test_the_line_is_that_of_the_key_at_fault(self):
        entry = "\n# operators\n- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU: f\n    {}: g\n  variants: {}\n"
        self.assertRegex(self.gen(entry.format("Meta", "both"))[1], r":7: f: variants are .* \[variants\]$")
        self.assertRegex(self.gen(entry.format("GPU", "method"))[1], r":6: could not parse .* \[dispatch-word\]$")
        self.assertRegex(self.gen(entry.format("AutogradCPU", "method"))[1], r":4: f: .* \[dispatch-key\]$")

    def test_a_list_of_facts_has_nine_columns_and_other_namespaces_are_not_in_it(self):
        self.exceptions.write_text("")
        facts = self.yaml.with_name("facts.tsv")
        facts.write_text("schema\tvariants\nf(Tensor self) -> Tensor\tfunction\n")
        self.assertEqual(self.gen("- func: f(Tensor self) -> Tensor\n", str(self.exceptions), str(facts)),
                         (1, f"{facts}:2: a row has 9 columns with tabs between them"))
        self.assertEqual(self.hold("aten-", "- func: my::f(Tensor self) -> Tensor\n"), (0, ""))

    def test_what_an_earlier_yaml_brought_is_kept_for_its_callers(self):
        before = self.yaml.with_name("before.yaml")
        before.write_text("- func: f.a(Tensor self, int dim, *, int n=0) -> (Tensor values, Tensor indices)\n")

        def kept(func):
            self.yaml.write_text(f"- func: b(Tensor self) -> Tensor\n- func: {func}\n")
            done = subprocess.run([GEN, "yaml", "--keeps", str(before), str(self.yaml)], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 1 if done.stderr else 0)
            return done.stderr

        returns = "(Tensor values, Tensor indices)"
        for func in (f"f.a(Tensor self, int dim, *, int n=0) -> {returns}", f"f.a(Tensor self, int? dim, *, int n=0, int m=1) -> {returns}"):
            self.assertEqual(kept(func), "")
        for func in (f"f.a(Tensor self, int axis, *, int n=0) -> {returns}", f"f.a(Tensor self, int dim, *, int n=1) -> {returns}",
                     "f.a(Tensor self, int dim, *, int n=0) -> (Tensor values, Tensor places)",
                     f"f.a(Tensor self, int dim, int m, *, int n=0) -> {returns}"):
            self.assertRegex(kept(func), r"operators.yaml:2: f\.a: the schema was f\.a\(Tensor self, int dim, .*serve its callers\n$")
        self.assertRegex(kept(f"f.b(Tensor self, int dim, *, int n=0) -> {returns}"),
                         r"f\.a is gone, which was in .*before\.yaml:1; callers name it\n$")

    def test_a_composite_that_gets_a_kernel_of_a_backend_keeps_its_own(self):
        before = self.yaml.with_name("before.yaml")
        before.write_text("- func: my::f(Tensor self) -> Tensor\n- func: my::g.x(Tensor self) -> Tensor\n  dispatch: {CPU: g}\n")

        def kept(entry):
            self.yaml.write_text("- func: my::g.x(Tensor self) -> Tensor\n" + entry)
            return subprocess.run([GEN, "yaml", "--keeps", str(before), str(self.yaml)], capture_output=True, text=True, check=False).stderr

        func = "- func: my::f(Tensor self) -> Tensor\n"
        self.assertEqual(kept(func), "")
        self.assertEqual(kept(func + "  dispatch:\n    CPU: f_cpu\n    CompositeImplicitAutograd: f\n"), "")
        self.assertRegex(kept(func + "  dispatch:\n    CPU: f_cpu\n"), r":3: f: it was composite.*'CompositeImplicitAutograd: f' beside the new ones\n$")

    def test_the_operators_keep_what_the_baseline_records(self):
        baseline = ROOT / "tests/abi/baseline/operators.yaml"
        spec = (ROOT / "spec/native_functions.yaml").read_text()
        swapped = {
            "argument": ("add.Tensor(Tensor self, Tensor other,", "add.Tensor(Tensor self, Tensor another,", "add.Tensor: the schema was"),
            "return": ("max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values,",
                       "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor maxima,", "max.dim: the schema was"),
            "overload": ("func: mul_.Tensor(", "func: mul_.Factor(", "mul_.Tensor is gone"),
            "operator": ("func: narrow(", "func: narrower(", "narrow is gone"),
        }

        def kept(text):
            self.yaml.write_text(text)
            done = subprocess.run([GEN, "yaml", "--keeps", str(baseline), str(self.yaml)], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 1 if done.stderr else 0)
            return done.stderr

        self.assertEqual(kept(spec), "")
        for what, (old, new, told) in swapped.items():
            self.assertEqual(spec.count(old), 1, what)
            self.assertIn(told, kept(spec.replace(old, new)), what)
        made = re.search(r"^  autogen: (\S+\.out)$", spec, re.MULTILINE)
        self.assertIn(f"{made.group(1)} is gone", kept(spec.replace(made.group(0) + "\n", "", 1)))

    def test_schemas_are_written_and_read_back(self):
        self.yaml.write_text("- func: 'f(Tensor self, str s=\"a\") -> Tensor'\n  dispatch: {CPU: f}\n  autogen: f.out\n")
        done = subprocess.run([GEN, "yaml", "--schemas", str(self.yaml)], capture_output=True, text=True, check=True)
        self.assertEqual(done.stdout.splitlines()[2:], [
            r'- func: "f(Tensor self, str s=\"a\") -> Tensor"',
            r'- func: "f.out(Tensor self, str s=\"a\", *, Tensor(a!) out) -> Tensor(a!)"'])
        written = self.yaml.with_name("written.yaml")
        written.write_text(done.stdout)
        for pair in ((written, self.yaml), (self.yaml, written)):
            subprocess.run([GEN, "yaml", "--keeps", *map(str, pair)], check=True)

    def test_an_exception_excuses_one_operator_and_must_be_needed(self):
        entry = "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
        self.assertRegex(self.gen(entry)[1], r"\[out-sibling\]$")
        self.exceptions.write_text("# why\n\nout-sibling: f.out # the others follow\n")
        self.assertEqual(self.gen(entry, str(self.exceptions)), (0, ""))
        status, error = self.gen(entry + "- func: f(Tensor self) -> Tensor\n", str(self.exceptions))
        self.assertEqual((status, error.split(":", 1)[1]),
                         (1, "3: f.out keeps the rule 'out-sibling', or is not there; take it from the row"))
        self.exceptions.write_text("out-sibling: f.out\n")
        self.assertIn("1: a row is 'RULE: OPERATOR … # why'", self.gen(entry, str(self.exceptions))[1])


if __name__ == "__main__":
    unittest.main()
