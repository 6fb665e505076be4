# SPDX-License-Identifier: BSD-3-Clause
"""tenon-gen refuses a yaml of derivatives that breaks a rule, with file and line, and makes of a good one what docs/autograd.md says."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
GEN = os.environ["TENON_GEN"]

# The operators of these tests, a small table of their own.
OPERATORS = """
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch: {CPU: mul}
- func: mul.Scalar(Tensor self, Scalar other) -> Tensor
  dispatch: {CPU: mul}
- func: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
  dispatch: {CPU: mul}
- func: mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  dispatch: {CPU: mul}
- func: add.Scalar(Tensor self, Scalar other) -> Tensor
  dispatch: {CPU: add}
- func: add.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch: {CPU: add}
- func: neg(Tensor self) -> Tensor
  dispatch: {CPU: neg}
- func: exp(Tensor self) -> Tensor
  dispatch: {CPU: exp}
- func: log1p_max2d(Tensor self) -> Tensor
  dispatch: {CPU: log1p}
- func: square(Tensor self) -> Tensor
- func: zeros_like(Tensor self) -> Tensor
  dispatch: {CPU: zeros}
- func: sum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  dispatch: {CPU: sum}
- func: pool(Tensor self, int[2] size, float? p=None, str mode="mean") -> Tensor
  dispatch: {CPU: pool}
- func: top(Tensor self, int k) -> (Tensor values, Tensor indices)
  dispatch: {CPU: top}
- func: halves(Tensor self) -> (Tensor, Tensor)
  dispatch: {CPU: halves}
- func: cat(Tensor[] tensors, int dim=0) -> Tensor
  dispatch: {CPU: cat}
- func: unbind(Tensor self, int dim=0) -> Tensor[]
  dispatch: {CPU: unbind}
- func: norm(Tensor input, Tensor? weight, Tensor? bias, float eps) -> Tensor
  dispatch: {CPU: norm}
- func: norm_backward(Tensor grad, Tensor input, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
  dispatch: {CPU: norm}
- func: odd(Tensor self, Tensor result) -> Tensor
  dispatch: {CPU: odd}
- func: measure(Tensor self) -> int
  dispatch: {CPU: measure}
- func: note(Tensor self) -> ()
  dispatch: {CPU: note}
- func: view(Tensor(a) self, int[] size) -> Tensor(a)
  dispatch: {CPU: view}
- func: view_copy(Tensor self, int[] size) -> Tensor
  dispatch: {CompositeExplicitAutogradNonFunctional: from_view}
- func: fill(Tensor self, Scalar value) -> Tensor
  dispatch: {CompositeExplicitAutograd: fill}
- func: fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)
  dispatch: {CPU: fill}
"""
MUL = "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n"
EXP = "- name: exp(Tensor self) -> Tensor\n"
TOP = "- name: top(Tensor self, int k) -> (Tensor values, Tensor indices)\n"
NORM = "- name: norm(Tensor input, Tensor? weight, Tensor? bias, float eps) -> Tensor\n"
POOL = '- name: pool(Tensor self, int[2] size, float? p=None, str mode="mean") -> Tensor\n'
CAT = "- name: cat(Tensor[] tensors, int dim=0) -> Tensor\n"
UNBIND = "- name: unbind(Tensor self, int dim=0) -> Tensor[]\n"


def formula(text, head=EXP, key="self"):
    """An entry with one formula, which yaml takes as it is."""
    return head + f"  {key}: '" + text.replace("'", "''") + "'\n"


# What is refused, the line of the fault, and a part of the message.
REFUSED = {
    "no yaml": ("- {", 2, "did not find expected"),
    "no list": ("a: b\n", 1, "the file is a list"),
    "no name": ("- self: grad\n", 1, "an entry has a 'name'"),
    "a key twice": (EXP + "  self: grad\n  self: grad\n", 3, "'self' is given twice"),
    # names
    "unknown operator": ("- name: foo(Tensor self) -> Tensor\n  self: grad\n", 1, "'foo(Tensor self) -> Tensor' is no operator"),
    "another schema": ("- name: exp(Tensor x) -> Tensor\n  self: grad\n", 1, "it has:\n    exp(Tensor self) -> Tensor"),
    "no schema": ("- name: exp\n  self: grad\n", 1, "'exp' is no operator of the table; it has:\n    exp(Tensor self)"),
    "composite": ("- name: square(Tensor self) -> Tensor\n  self: grad\n", 1, "square is composite"),
    "out": ("- name: mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\n  self: grad\n", 1, "writes its results"),
    "twice": (EXP + "  self: grad\n" + EXP + "  self: grad\n", 3, "exp has an entry already"),
    "argument called result": ("- name: odd(Tensor self, Tensor result) -> Tensor\n  self: grad\n", 1,
                               "an argument is called 'result'"),
    # keys
    "unknown key": (EXP + "  other: grad\n", 2, "exp: 'other' is not one of its keys: self, result"),
    "unknown result": (TOP + "  self: grad\n  result2: self_t\n", 3, "'result2' is not one of its keys: self, values, indices"),
    "no tensor": (formula("grad", POOL, "size"), 2, "'size' is int[2]: it has no gradient"),
    "two formulas": (MUL + "  self, other: (grad, grad)\n  self: grad\n", 3, "'self' has two formulas"),
    "joint tangents": (TOP + "  self: grad\n  values, indices: self_t\n", 3, "a tangent has a formula of its own"),
    "mixed keys": (TOP + "  self, values: grad\n", 2, "a tangent has a formula of its own"),
    "auto for a gradient": (EXP + "  self: auto_linear\n", 2, "'auto_linear' is not for a gradient"),
    "none for a tangent": (EXP + "  self: grad\n  result: non_differentiable\n", 3, "'non_differentiable' is not for a tangent"),
    # output_differentiability
    "too many outputs": (EXP + "  output_differentiability: [True, False]\n  self: grad\n", 2, "has 2 items, and the operator 1 results"),
    "no bool": (TOP + "  output_differentiability: [True, maybe]\n  self: grad\n", 2, "'maybe' is neither True nor False"),
    "condition": (EXP + "  output_differentiability: [self.dim]\n  self: grad\n", 2, "this is int, and bool is wanted"),
    "tangent of none": (TOP + "  self: grad\n  indices: self_t\n", 3, "this result is not differentiable"),
    "runs once": (EXP + "  runs_once: maybe\n  self: grad\n", 2, "exp: 'maybe' is neither True nor False"),
    "complex results": (EXP + "  complex_results: no\n  self: grad\n", 2, "exp: 'no' is neither True nor False"),
    # dispatch
    "unknown dispatch key": (EXP + "  dispatch:\n    CPU: {self: grad}\n", 3, "'CPU' is neither Default nor the autograd key"),
    "beside dispatch": (EXP + "  self: grad\n  dispatch:\n    Default: {self: grad}\n", 2, "'self' stands beside 'dispatch'"),
    "inside dispatch": (EXP + "  dispatch:\n    Default: {node: X, self: grad}\n", 3, "'node' stands beside 'dispatch', not in it"),
    "two blocks": (EXP + "  dispatch:\n    Default: {self: grad}\n    Default: {self: grad}\n", 4, "'Default' is given twice"),
    # lists without a derivative
    "no_derivative unknown": ("- no_derivative: [nothing]\n", 1, "'nothing' is no operator"),
    "no_derivative twice": ("- no_derivative: [exp, exp]\n", 1, "exp stands in such a list already"),
    "both lists": ("- no_derivative: [exp]\n- not_implemented: [exp]\n", 2, "exp stands in such a list already"),
    "not_implemented and an entry": ("- not_implemented: [exp]\n" + EXP + "  self: grad\n", 2, "exp stands in 'not_implemented' as well"),
    "no_derivative and an entry": ("- no_derivative: [exp]\n" + EXP + "  self: grad\n", 2, "exp stands in 'no_derivative' as well"),
    "no_derivative composite": ("- no_derivative: [square]\n", 1, "square is composite"),
    "no_derivative with more": ("- no_derivative: [exp]\n  name: x\n", 2, "'name' is no key beside 'no_derivative'"),
    # gradients
    "grads[0] alone": (formula("grads[0]", TOP), 1, "formulas read grads[0] alone: say 'grad'"),
    "mixed gradients": (formula("grad + grads[1]", TOP), 2, "are mixed"),
    "mixed gradient names": (formula("grads[1] + grad_values", TOP), 2, "are mixed"),
    "index out of range": (formula("grads[0] + grads[2]", TOP), 2, "there are 2, and the index is 2"),
    "index of one": (formula("grads[1]"), 2, "there are 1, and the index is 1"),
    "not differentiable": (TOP + "  output_differentiability: [True, False]\n  self: grads[0] + grads[1]\n", 3,
                           "result 1 is not differentiable"),
    "several": (TOP + "  output_differentiability: [True, True]\n  self: grad\n", 3, "several results are differentiable: say grads[i]"),
    "grad of a list": (formula("grad", UNBIND), 2, "'grads' are the gradients of its items"),
    "grad of an int": ("- name: measure(Tensor self) -> int\n  self: grad\n", 2, "no result is differentiable"),
    "gradients without number": (formula("grads", TOP), 2, "the formula gives 2 values for 1 arguments"),
    "a number for a gradient": (formula("1"), 2, "this is int, and Tensor is wanted"),
    "a tensor for a list": (formula("grad", CAT, "tensors"), 2, "this is Tensor, and Tensor[] is wanted"),
    "too few gradients": (formula("(grad, grad)", NORM, "input, weight, bias"), 2, "gives 2 values for 3 arguments"),
    "fixed index": (formula("top(self, 1)[k]", TOP), 2, "one of several results has a fixed number"),
    "strides in place": (formula("grad + self.stride(0) * self", MUL), 2, "the strides of 'self' are not asked for"),
    # tangents
    "plain x": (EXP + "  self: grad\n  result: self * 2\n", 3, "a formula of forward mode says self_p or self_t"),
    "grad in a tangent": (EXP + "  self: grad\n  result: grad\n", 3, "a formula of forward mode has no 'grad'"),
    "grads in a tangent": (EXP + "  self: grad\n  result: grads[0]\n", 3, "a formula of forward mode has no 'grads'"),
    "tangent in backward": (formula("self_t"), 2, "'self_t' is nothing here; the names are: "),
    "tangent of an argument without formula": (MUL + "  self: grad\n  result: other_t\n", 3, "'other' has no gradient, and so no tangent"),
    "element-wise of two": (MUL + "  self: grad\n  other: grad\n  result: auto_element_wise\n", 4,
                            "auto_element_wise is for one differentiable argument"),
    "element-wise of none": (EXP + "  self: non_differentiable\n  result: auto_element_wise\n", 3, "for one differentiable argument"),
    "element-wise of a list": (CAT + "  tensors: unbind(grad)\n  result: auto_element_wise\n", 3, "is not for a list"),
    # the language
    "unknown name": (formula("grad * slf"), 2, "'slf' is nothing here; the names are: grad_input_mask, self, result0, result, grad"),
    "release without number": (formula("since_2_ ? grad : -grad"), 2, "'since_2_' is nothing here"),
    "release of letters": (formula("since_2_1x ? grad : -grad"), 2, "'since_2_1x' is nothing here"),
    "unknown function": (formula("frob(grad)"), 2, "there is no operator and no function 'frob'"),
    "unknown overload": (formula("mul.Other(grad, grad)"), 2, "'mul' has no overload 'Other'"),
    "no overload fits": (formula('mul(grad, "a")'), 2, "no overload of 'mul' takes (Tensor, str)"),
    "overload that writes": (formula("mul_.Tensor(grad, grad)"), 2, "'mul_.Tensor' writes to its arguments"),
    "nothing but writers": (formula("fill_(grad, 1)"), 2, "no overload of 'fill_' takes (Tensor, int)"),
    "unknown argument": (formula("exp(grad, x=1)"), 2, "it has no argument 'x'"),
    "too many arguments": (formula("exp(grad, grad)"), 2, "it takes 1 arguments"),
    "too few arguments": (formula("exp()"), 2, "'self' is missing"),
    "argument twice": (formula("mul(grad, self=grad)"), 2, "'self' is given twice"),
    "keyword argument": (formula("sum(grad, 1, true, grad.dtype)"), 2, "'dtype' is given by name"),
    "position behind a name": (formula("mul(self=grad, grad)"), 2, "without a name behind one with a name"),
    "wrong type": (formula("pool(grad, grad)"), 2, "'size' is int[2], not Tensor"),
    "tensor for a number": (formula("grad ? grad : grad"), 2, "this is Tensor, and bool is wanted"),
    "ways that differ": (formula("true ? grad : 1"), 2, "one branch gives Tensor, the other int"),
    "list of all sorts": (formula('let l = [grad, 1]; l[self.dim]'), 2, "a list of Tensor and int"),
    "empty list": (formula("let l = []; l[self.dim]"), 2, "nothing says of what the list is"),
    "unknown question": (formula("grad.colour"), 2, "'colour' is no question to Tensor"),
    "question with brackets": (formula("grad * self.numel()"), 2, "'numel' is a question: write it without brackets"),
    "defined of an int": (formula("self.dim.defined ? grad : grad"), 2, "a tensor or an optional is defined, not int"),
    "item of a tensor": (formula("grad[0]"), 2, "of a tensor, call select"),
    "sign between": (formula('grad * ("a" + 1)'), 2, "'+' is not between str and int"),
    "remainder of tensors": (formula("grad % self"), 2, "call remainder or fmod by name"),
    "remainder of floats": (formula("grad * (self.dim % 2.5)"), 2, "'%' is not between int and float"),
    "minus before a text": (formula('grad * -"a"'), 2, "'-' is not before str"),
    "order of texts": (formula('"a" < "b" ? grad : grad'), 2, "'<' is not between str and str"),
    "let without use": (formula("let x = 1; grad"), 2, "'x' is never used"),
    "let over a name": (formula("let self = 1; grad * self"), 2, "'self' is a name already"),
    "let without end": (formula("let x = 1, grad"), 2, "expected ';' behind the value of 'let'"),
    "choice without end": (formula("true ? grad"), 2, "expected ':' between the two ways"),
    "goes on": (formula("grad grad"), 2, "goes on where it should end"),
    "ends early": (formula("grad *"), 2, "expected an expression, and the formula ends"),
    "open bracket": (formula("exp(grad"), 2, "expected ',' or ')'"),
    "open text": (formula('grad * "a'), 2, "the text has no end"),
    "number": (formula("grad * 12a"), 2, "this is no number"),
    "named item": (formula("cat([a=grad])"), 2, "items of a list have no names"),
    "call of a value": (formula("grad(1)"), 2, "'grad' is a value and cannot be called"),
    "call of a call": (formula("exp(grad)(1)"), 2, "what is called has a name"),
    "too deep": (formula("-" * 300 + "grad"), 2, "the formula is too deep"),
    "refusal without text": (formula("not_implemented(grad)"), 2, "not_implemented takes the operator's name as a text"),
    "tuple in a sum": (formula("grad + top(grad, 1)", EXP), 2, "name one with [0], [1]"),
    # functions
    "function twice": ("- function: f(Tensor a) -> Tensor\n  is: a\n- function: f(Tensor a) -> Tensor\n  is: a\n", 3,
                       "'f' is a function already"),
    "function of an operator's name": ("- function: exp(Tensor a) -> Tensor\n  is: a\n", 1, "'exp' is an operator"),
    "function without body": ("- function: f(Tensor a) -> Tensor\n", 1, "'f' has no 'is'"),
    "function with more": ("- function: f(Tensor a) -> Tensor\n  is: a\n  geometry: a\n", 3, "'geometry' is no key beside 'function'"),
    "function with an overload": ("- function: f.x(Tensor a) -> Tensor\n  is: a\n", 1, "a function has a name and nothing more"),
    "no schema of a function": ("- function: f(Tensor a)\n  is: a\n", 1, "f(Tensor a)"),
    "function of nothing": ("- function: f(Tensor a) -> ()\n  is: a\n", 1, "'f' gives nothing"),
    "call of nothing": (formula("note(grad)"), 2, "'note' returns nothing"),
    "unused argument": ("- function: f(Tensor a, int b) -> Tensor\n  is: a\n", 2, "f: the argument 'b' is never used"),
    "wrong body": ("- function: f(Tensor a) -> Tensor\n  is: a.dim\n", 2, "this is int, and Tensor is wanted"),
    "wrong number of results": ("- function: f(Tensor a) -> (Tensor, Tensor)\n  is: a\n", 2, "the function gives Tensor"),
    "recursion": ("- function: f(Tensor a) -> Tensor\n  is: g(a)\n- function: g(Tensor a) -> Tensor\n  is: f(a)\n", 4, "'f' calls itself"),
    "names from outside": ("- function: f(Tensor a) -> Tensor\n  is: a * grad\n", 2, "'grad' is nothing here"),
    "geometry of nothing": ("- native: f(Tensor a) -> Tensor\n  geometry: b\n", 2, "f has no argument 'b'"),
    "wrong argument": ("- function: f(Tensor a) -> Tensor\n  is: a\n" + formula("f(1)"), 4, "f: 'a' is Tensor, not int"),
}


class Derivatives(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        (self.root / "spec").mkdir()
        (self.root / "spec/native_functions.yaml").write_text(OPERATORS)

    def gen(self, text, *options):
        (self.root / "spec/derivatives.yaml").write_text(text)
        return subprocess.run([GEN, "derivatives", *options, str(self.root)], capture_output=True, text=True, check=False)

    def tables(self, text):
        done = self.gen(text, "--print")
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def rows(self, text, table):
        """What stands between the braces of each row of a table."""
        part = self.tables(text).split(f" {table}[] = {{\n")[1].split("\n};")[0]
        return re.findall(r"^    \{(.*?)\}, /\*", part, re.M)

    def insns(self, text):
        """The insns of all programs, as words and operands."""
        part = self.tables(text).split("tni_program_insns[] = {\n")[1].split("\n};")[0]
        return ["program" if "program" in line else " ".join(re.sub(r"\{TNI_INSN_(\w+),.*?/\*(.*)\*/", r"\1 \2", line).split())
                for line in part.splitlines()]

    def test_every_rule_is_a_message_with_file_and_line(self):
        path = self.root / "spec/derivatives.yaml"
        for name, (text, line, message) in REFUSED.items():
            with self.subTest(rule=name):
                done = self.gen(text)
                self.assertEqual(done.returncode, 1, done.stdout)
                self.assertTrue(done.stderr.startswith(f"{path}:{line}: "), done.stderr)
                self.assertIn(message, done.stderr)

    def test_every_message_of_the_sources_is_refused_for_once(self):
        sources = "".join((ROOT / "codegen" / name).read_text() for name in (
            "parse_formula.c", "check_formula.c", "formula_calls.c", "formula_operators.c", "formula_terms.c", "read_derivatives.c", "check_derivatives.c", "make_programs.c"))
        said = "\n".join(self.gen(text).stderr for text, _, _ in REFUSED.values())
        for call in re.findall(r"(?:gen_refuse|gen_fail|gen_fault|refused)\(([^;]*?)\);", sources, re.S):
            for literals in re.findall(r'"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*', call):
                text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals)).replace('\\"', '"')
                words = max(re.split(r"%[-.*0-9]*(?:zu|lld|s|d)|\\n|%%", text), key=len).strip()
                if len(words) > 10:
                    with self.subTest(message=words):
                        self.assertTrue((words in said) != (words in UNREACHED), words)

    def test_each_entry_shows_its_fault(self):
        done = self.gen(EXP + "  self: grd\n" + MUL + "  self: gad\n" + TOP + "  self: grad\n")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(re.findall(r":(\d+): .*'(\w+)' is nothing", done.stderr), [("2", "grd"), ("4", "gad")])
        self.assertIn("3 entries, 0 functions, 2 faults", done.stdout)

    def test_a_function_that_nobody_calls_is_a_fault_of_the_whole(self):
        shutil.copytree(ROOT / "spec", self.root / "spec", dirs_exist_ok=True)
        path = self.root / "spec/derivatives.yaml"
        lines = path.read_text().count("\n")
        with open(path, "a", encoding="utf-8") as file:
            file.write("- function: nobody(Tensor a) -> Tensor\n  is: a\n")
        done = subprocess.run([GEN, "--check", str(self.root)], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (1, f"{path}:{lines + 2}: 'nobody' is called nowhere\n"))

    def test_an_operator_of_which_nothing_is_said_is_a_fault_of_the_whole(self):
        shutil.copytree(ROOT / "spec", self.root / "spec", dirs_exist_ok=True)
        path = self.root / "spec/derivatives.yaml"
        text = path.read_text()
        for word in (" bincount,", " isnan,"):
            self.assertIn(word, text)
            text = text.replace(word, "")
        path.write_text(text)
        done = subprocess.run([GEN, "--check", str(self.root)], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(re.findall(r": (\S+) has no derivative: it has no entry", done.stderr), ["bincount", "isnan"])

    def test_nodes_are_named_as_in_pytorch(self):
        text = (MUL + "  self: grad\n- name: mul.Scalar(Tensor self, Scalar other) -> Tensor\n  self: grad\n"
                "- name: log1p_max2d(Tensor self) -> Tensor\n  self: grad\n" + EXP + "  node: Power\n  self: grad\n"
                "- name: view(Tensor(a) self, int[] size) -> Tensor(a)\n  self: grad\n")
        names = re.findall(r'^    "(\w+)\\0"', self.tables(text).split("tni_derivative_text[] =")[1], re.M)
        self.assertEqual(names, ["MulBackward0", "MulBackward1", "Log1PMax2DBackward0", "Power", "ViewBackward0", "ViewBackward0_copy"])

    def bindings(self, text):
        part = self.tables(text).split("tni_derivative_bindings[] = {\n")[1].split("\n};")[0]
        return {name: (int(key), derivative, int(flags)) for key, derivative, flags, name in
                re.findall(r"\{\d+, (\d+), (\w+), (\d+)\}, /\* (\S+) \*/", part)}

    def test_operators_are_bound_to_what_the_yaml_says(self):
        bound = self.bindings("- no_derivative: [neg]\n" + MUL + "  self: grad\n"
                              "- name: view(Tensor(a) self, int[] size) -> Tensor(a)\n  self: grad\n")
        self.assertEqual(bound["mul.Tensor"][1:], ("0", 0))
        self.assertEqual(bound["mul_.Tensor"][1:], ("0", 4))
        self.assertEqual(bound["mul.out"][1], "TNI_DERIVATIVE_OUT")
        self.assertEqual(bound["neg"][1], "TNI_DERIVATIVE_NONE")
        self.assertEqual(bound["exp"][1], "TNI_DERIVATIVE_MISSING")
        self.assertEqual(bound["view_copy"][1], "2")
        self.assertNotIn("square", bound)
        self.assertNotIn("measure", bound)

    def test_what_an_operator_writes_and_what_another_returns_have_one_derivative(self):
        bound = self.bindings("- name: fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)\n  self: zeros_like(grad)\n")
        self.assertEqual((bound["fill_"][1:], bound["fill"][1:]), (("0", 4), ("0", 0)))
        bound = self.bindings("- no_derivative: [fill]\n- name: fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)\n  self: zeros_like(grad)\n")
        self.assertEqual(bound["fill"][1], "TNI_DERIVATIVE_NONE")

    def test_results_of_complex_numbers_are_differentiated_unless_the_yaml_says_no(self):
        flags = {word: re.search(r"tni_derivatives\[\] = \{\n.*?, (\d+), 0\}", self.tables(EXP + f"  self: grad\n{word}")).group(1)
                 for word in ("", "  complex_results: True\n", "  complex_results: False\n")}
        self.assertEqual(list(flags.values()), ["2", "2", "0"])

    def test_a_derivative_runs_once_if_the_yaml_says_so(self):
        flags = re.search(r"tni_derivatives\[\] = \{\n.*?, (\d+), 0\}", self.tables(EXP + "  runs_once: True\n  self: grad\n")).group(1)
        self.assertEqual(flags, "10")

    def test_an_entry_of_an_in_place_operator_wins_for_it(self):
        bound = self.bindings(MUL + "  self: grad\n- name: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\n  self: -grad\n")
        self.assertEqual((bound["mul.Tensor"][1:], bound["mul_.Tensor"][1:]), (("0", 0), ("1", 4)))

    def test_dispatch_binds_blocks_to_keys(self):
        bound = self.tables(EXP + "  dispatch:\n    Default: {self: grad}\n    AutogradCUDA: {self: -grad}\n")
        rows = re.findall(r"\{\d+, (\d+), (\d+), 0\}, /\* exp \*/", bound.split("tni_derivative_bindings[]")[1])
        self.assertEqual([derivative for _, derivative in rows], ["0", "1"])
        self.assertEqual(len({key for key, _ in rows}), 2)

    def saved(self, text):
        """Kind, index and formulas of what is saved."""
        return [tuple(int(part, 0) for part in row.split(", ")) for row in self.rows(text, "tni_derivative_saved")]

    def test_what_is_saved_follows_from_the_formulas(self):
        self.assertEqual(self.saved(MUL + "  self: grad * other.conj()\n  other: grad * self.conj()\n"),
                         [(0, 1, 0, 1), (0, 0, 0, 2)])
        self.assertEqual(self.saved(formula("grad * result")), [(1, 0, 0, 1)])
        self.assertEqual(self.saved(formula("grad * self.numel")), [(2, 0, 0, 1)])
        self.assertEqual(self.saved(formula("grad * result.dim + zeros_like(self)")), [(3, 0, 0, 1), (2, 0, 0, 1)])
        self.assertEqual(self.saved(formula("pool(grad, size, p, mode)", POOL)), [(4, 1, 0, 1), (4, 2, 0, 1), (4, 3, 0, 1)])
        self.assertEqual(self.saved(formula("true ? grad * self.dim : grad * self")), [(0, 0, 0, 1)])
        self.assertEqual(self.saved("- native: f(Tensor g, Tensor[] like) -> Tensor[]\n  geometry: like\n" +
                                    formula("f(grad, tensors)", CAT, "tensors")), [(2, 0, 0, 1)])

    def flags(self, text):
        return int(self.rows(text, "tni_derivatives")[0].split(", ")[11])

    def test_self_is_copied_first_only_where_its_elements_are_read(self):
        self.assertEqual(self.flags(MUL + "  self: grad\n  other: grad * self\n") & 1, 1)
        self.assertEqual(self.flags(MUL + "  self: grad * other\n  other: grad * self.dim\n") & 1, 0)
        self.assertEqual(self.flags(formula("grad * self")) & 1, 0)  # exp has no twin here

    def test_a_formula_becomes_these_steps(self):
        self.assertEqual(self.insns(MUL + "  self: grad * other.conj()\n"),
                         ["program", "SAVED", "CONJUGATE %0", "GRAD", "CALL %2 %1 mul.Tensor", "GIVE %3"])
        self.assertEqual(self.insns(formula("self.dim == 0 ? grad : grad * 2.5")),
                         ["program", "SAVED", "DIM %0", "CONSTANT 0x0", "EQUAL %1 %2", "JUMP_UNLESS %3", "GRAD", "COPY %4", "JUMP",
                          "GRAD", "CONSTANT 0x4004000000000000", "SCALAR %7", "SCALED %6 %8", "COPY %9", "GIVE %5"])
        self.assertEqual(self.insns(formula("let x = grad + grad; x * x")),
                         ["program", "GRAD", "CALL %0 %0 add.Tensor", "CALL %1 %1 mul.Tensor", "GIVE %2"])

    def test_a_function_is_written_out_with_each_argument_once(self):
        text = "- function: twice(Tensor a, int by=3) -> Tensor\n  is: a * by + a\n" + formula("twice(exp(grad))")
        self.assertEqual(self.insns(text), ["program", "GRAD", "CALL %0 exp", "CONSTANT 0x3", "SCALAR %2", "SCALED %1 %3",
                                            "CALL %4 %1 add.Tensor", "GIVE %5"])

    def test_several_gradients_come_from_one_call_or_one_by_one(self):
        text = formula("norm_backward(grad, input, weight, bias, grad_input_mask)", NORM, "input, weight, bias")
        self.assertEqual(self.insns(text)[-5:], ["MASK", "CALL %0 %1 %2 %3 %4 norm_backward", "GIVE %5", "GIVE %6", "GIVE %7"])
        self.assertEqual(self.rows(text, "tni_derivative_formulas"), ["0, 0, 0x7"])
        insns = self.insns(formula("let g = exp(grad); (g, g * other)", MUL, "self, other"))
        self.assertEqual(insns[3:], ["WANTED", "JUMP_UNLESS %2", "GIVE %1", "WANTED", "JUMP_UNLESS %3", "SAVED", "CALL %1 %4 mul.Tensor",
                                     "GIVE %5"])

    def test_where_a_formula_asks_a_gradient_may_be_undefined(self):
        insns = self.insns(TOP + "  self: 'grads[1].defined ? grads[0] + grads[1] : grads[0]'\n")
        self.assertEqual((insns.count("GRAD_OR_UNDEFINED"), insns.count("GRAD")), (2, 2))

    def test_forward_mode(self):
        text = MUL + "  self: grad\n  other: grad\n  result: self_t * other_p\n"
        self.assertEqual(self.insns(text)[-4:], ["TANGENT", "ARGUMENT", "CALL %0 %1 mul.Tensor", "GIVE %2"])
        self.assertEqual(self.rows(text, "tni_derivative_forwards"), ["2, 0, 0, 0x1"])
        self.assertEqual(self.rows(EXP + "  self: grad\n  result: auto_linear\n", "tni_derivative_forwards"), ["65535, 0, 0, 0x1"])
        self.assertEqual(self.insns(EXP + "  self: grad * result.conj()\n  result: auto_element_wise\n")[6:],
                         ["program", "TANGENT", "CONJUGATE %0", "RESULT", "CONJUGATE %2", "CALL %1 %3 mul.Tensor", "CONJUGATE %4",
                          "GIVE %5"])

    def test_values_become_what_their_place_wants(self):
        insns = self.insns(formula("pool(grad, 2, 1)"))
        self.assertEqual(insns[1:], ["GRAD", "CONSTANT 0x2", "LIST %1 %1", "CONSTANT 0x3ff0000000000000", "SOME %3", 'STRING "mean"',
                                     "CALL %0 %2 %4 %5 pool", "GIVE %6"])
        self.assertEqual(self.insns(formula("pool(grad, [1, self.dim], none)"))[1:6],
                         ["SAVED", "DIM %0", "GRAD", "CONSTANT 0x1", "LIST %3 %1"])

    def test_a_list_of_results_has_a_list_of_gradients(self):
        self.assertEqual(self.insns(formula("cat(grads, dim)", UNBIND)), ["program", "GRAD", "SAVED", "CALL %0 %1 cat", "GIVE %2"])
        self.assertEqual(self.insns(formula("unbind(grad, dim)", CAT, "tensors"))[-1], "GIVE_LIST %2")

    def test_a_condition_decides(self):
        text = EXP + "  output_differentiability: ['!self.is_complex']\n  self: grad\n"
        self.assertEqual(self.insns(text)[-4:], ["ARGUMENT", "IS_COMPLEX %0", "NOT %1", "DECIDE %2"])

    def test_a_release_is_asked_when_the_formula_runs(self):
        insns = self.insns(formula("since_2_14 ? grad * self : grad"))
        self.assertEqual(insns[1:], ["SINCE", "JUMP_UNLESS %0", "GRAD", "SAVED", "CALL %1 %2 mul.Tensor", "COPY %3", "JUMP", "GRAD",
                                     "COPY %5", "GIVE %4"])
        tables = self.tables(formula("since_2_9 && since_2_14 ? grad : -grad"))
        self.assertEqual(re.findall(r"TNI_INSN_SINCE, 0, \d+, (\d+)", tables), ["9", "14"])

    def test_what_is_not_implemented_refuses(self):
        self.assertEqual(self.insns(formula('not_implemented("exp: self")')), ["program", 'REFUSE "exp: self"'])

    def test_equal_programs_stand_there_once(self):
        text = "".join(f"- name: {op} -> Tensor\n  self: grad\n" for op in ("exp(Tensor self)", "neg(Tensor self)"))
        self.assertEqual(self.insns(text), ["program", "GRAD", "GIVE %0"])


# Messages that no yaml of this small table brings about.
UNREACHED = ("out of memory", ": more than 32 arguments or results", "' is called nowhere",
             "has no derivative: it has no entry, and stands neither in 'no_derivative' nor in 'not_implemented'")

if __name__ == "__main__":
    unittest.main()
