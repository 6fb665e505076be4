# SPDX-License-Identifier: BSD-3-Clause
"""Keys of the yaml that few operators have do what docs/yaml-rules.md says: seen in what is made of entries that are added."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
GEN = os.environ["TENON_GEN"]
PARTS = ("spec", "gen", "docs", "include", "stubs", "src/exports.map", "tests/check", "tests/unit", "tests/abi/headers",
         "tests/conformance/data/ratchet.tsv", "python/tenon/_typed")
OPTIONS = "*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
ENTRIES = f"""
- func: zz_factory(Tensor n, {OPTIONS}) -> Tensor
  category_override: factory
  dispatch:
    CompositeExplicitAutograd: zz_factory
- func: zz_plain(Tensor n, {OPTIONS}) -> Tensor
  dispatch:
    CompositeExplicitAutograd: zz_plain
- func: zz_by_hand(Tensor self) -> Tensor
  manual_kernel_registration: True
  manual_cpp_binding: True
- func: zz_loop.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  structured_inherits: TensorIteratorBase
  ufunc_inner_loop:
    Generic: zz (AllAndComplex, BFloat16)
- func: zz_loop(Tensor self) -> Tensor
  structured_delegate: zz_loop.out
- func: zz_shape.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: zz_shape_out
  precomputed:
  - dim -> int first, int last
  - bool is_wide
- func: zz_shape(Tensor self, int dim=0) -> Tensor
  structured_delegate: zz_shape.out
  variants: function, method
  cpp_no_default_args: [dim]
- func: zz::fused(Tensor self, Scalar?[] numbers) -> Tensor
  dispatch:
    CPU: zz_fused
- func: my::zz_new(Tensor self, Scalar n) -> Tensor
  dispatch:
    CPU, Meta: fac_cpu
- func: my::zz_new_backward(Tensor grad, Scalar n) -> Tensor
- func: my::zz_one(Tensor self, int n) -> Tensor
  dispatch:
    CPU: alike
- func: my::zz_other(Tensor self, int n) -> Tensor
  dispatch:
    CPU: alike
- func: my::zz_third(Tensor self, bool n) -> Tensor
  dispatch:
    CPU: unlike
- func: my::zz_fourth(Tensor self, int n) -> Tensor
  dispatch:
    CPU: unlike
- func: my::mul.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch:
    CPU: my_mul
- func: my::zz_shape.out(Tensor self, bool way, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: my_zz_shape_out
- func: my::zz_shape(Tensor self, bool way) -> Tensor
  structured_delegate: zz_shape.out
- func: zz_new_thing_backward(Tensor grad) -> Tensor
"""
# Kernels with names of their own, one of a composite without `dispatch`, and one that two operators share.
KERNELS = """#include "args/args_zz.h"
TNI_TYPED(fac_cpu) { return tn_boxed_from_tensor_take(in->n == NULL ? NULL : tn_tensor_retain(in->self), outs); }
TNI_TYPED(zz_new_backward) { return tn_boxed_from_tensor_take(tn_tensor_retain(in->grad), outs); }
TNI_TYPED(alike) { return in->n > 3 ? TN_OK : tn_boxed_from_tensor_take(tn_tensor_retain(in->self), outs); }
"""
USES = "".join(f"{part}/zz\t{name}\n" for part, name in (
    ("args", "alike"), ("args", "fac_cpu"), ("args", "zz_new_backward"), ("args", "zz_shape_out"), ("calls", "zz_fused")))
# Whether an operator is differentiated is said of every one.
DERIVATIVES = """
- not_implemented: [zz_factory, zz_plain, zz_by_hand, zz_loop, zz_shape, "zz::fused", "my::zz_one", "my::zz_other", "my::zz_third",
    "my::zz_fourth", "my::zz_shape"]
- name: my::zz_new(Tensor self, Scalar n) -> Tensor
  self: my::zz_new_backward(grad, n)
- name: my::mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: mul(grad, other)
  other: my::mul.Tensor(grad, self)
"""


class Fields(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.root = pathlib.Path(holder.name)
        for part in PARTS:
            (cls.root / part).parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if (ROOT / part).is_dir() else shutil.copy)(ROOT / part, cls.root / part)
        (cls.root / "spec/aten_schemas.tsv").unlink()
        with open(cls.root / "spec/native_functions.yaml", "a", encoding="utf-8") as file:
            file.write(ENTRIES)
        with open(cls.root / "spec/derivatives.yaml", "a", encoding="utf-8") as file:
            file.write(DERIVATIVES)
        (cls.root / "spec/used_operators.txt").write_text(USES, encoding="utf-8")
        with open(cls.root / "spec/domains.txt", "a", encoding="utf-8") as file:
            file.write("\nzz:\n    zz_* fused\n")
        done = subprocess.run([GEN, str(cls.root)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise AssertionError(done.stderr)

    def keys(self, name):
        """The keys of kernels of an operator."""
        return re.findall(rf"^    \{{.*/\* aten::{re.escape(name)} (.*) \*/$", self.text("gen/operators.c"), re.M)[0].split()

    def text(self, name):
        return (self.root / name).read_text()

    def row(self, name):
        return next(line for line in self.text("gen/python/operators.tsv").splitlines() if line.startswith(f"aten::{name}\t")).split("\t")[1:]

    def test_a_factory_with_a_tensor_chooses_by_its_device(self):
        self.assertEqual(self.keys("zz_factory"), ["CompositeExplicitAutograd", "BackendSelect"])
        self.assertEqual(self.keys("zz_plain"), ["CompositeExplicitAutograd"])
        self.assertEqual((self.row("zz_factory")[3], self.row("zz_plain")[3]), ("yes", ""))

    def test_what_is_registered_by_hand_is_defined_and_has_no_kernel(self):
        self.assertNotIn("/* aten::zz_by_hand ", self.text("gen/operators.c"))
        self.assertIn('"aten::zz_by_hand\\0aten::zz_by_hand(Tensor self) -> Tensor\\0"', self.text("gen/operators.c"))
        self.assertEqual(self.row("zz_by_hand"), ["", "yes", "", "", "yes", ""])

    def test_a_loop_has_the_kernel_of_its_operator(self):
        self.assertEqual(self.keys("zz_loop.out"), ["CPU", "Meta"])
        self.assertEqual(self.keys("zz_loop"), ["CPU", "Meta", "CompositeExplicitAutogradNonFunctional"])
        self.assertIn("tni_structured_zz_loop_out;", self.text("gen/operators.c"))

    def test_precomputed_values_are_a_struct(self):
        self.assertIn("typedef struct tni_precomputed_zz_shape_out {\n    int64_t first;\n    int64_t last;\n    bool is_wide;\n} "
                      "tni_precomputed_zz_shape_out;\n", self.text("gen/args/args_zz.h"))

    def test_python_is_told_of_variants_and_dropped_defaults(self):
        self.assertEqual(self.row("zz_shape"), ["", "yes", "yes", "", "", "dim"])
        self.assertEqual(self.row("zz_shape.out"), ["", "yes", "", "", "", ""])
        self.assertEqual(self.row("clone.out"), ["", "", "", "", "", ""])

    def test_an_operator_of_another_namespace_is_called_by_it_and_no_function_of_python(self):
        self.assertIn('"zz::fused\\0zz::fused(Tensor self, Scalar?[] numbers) -> Tensor\\0"', self.text("gen/operators.c"))
        self.assertIn("tni_call_zz_fused(", self.text("gen/calls/calls_zz.h"))
        self.assertIn("zz::fused\t\t\t\t", self.text("gen/python/operators.tsv"))
        self.assertIn("zz_by_hand\t\tyes", self.text("gen/python/operators.tsv"))

    def test_an_operator_of_another_namespace_has_derivatives_and_is_called_in_them(self):
        made = subprocess.run([GEN, "derivatives", "--print", str(self.root)], capture_output=True, text=True, check=True).stdout
        self.assertTrue('{"my::zz_new_backward", NULL}' in made and '{"my::mul.Tensor", NULL}' in made)
        self.assertEqual((made.count('"ZzNewBackward0'), made.count('"MulBackward0'), made.count('"MulBackward2')), (1, 1, 0))
        names = [line.split("/* ")[1].split(" */")[0] for line in made.split("tni_derivative_bindings[] = {\n")[1].splitlines()
                 if line.startswith("    {")]
        self.assertEqual([names.count(name) for name in ("zz_new", "mul.Tensor")], [1, 2])

    def test_a_backward_operator_is_no_function_of_python(self):
        self.assertEqual(self.row("zz_new_thing_backward"), ["", "", "", "", "", ""])

    def test_a_delegate_and_a_function_are_of_the_operators_own_namespace(self):
        text = self.text("gen/operators.c")

        def index_of(array, name):
            return re.findall(r'\{"[^"]*", NULL\}|&\w+', text.split(f"{array}[] = {{")[1].split("\n};")[0]).index(name)
        out = index_of("tni_builtin_callees", '{"my::zz_shape.out", NULL}')
        structured = index_of("tni_builtin_structured", "&tni_structured_my_zz_shape_out")
        self.assertIn(f"{{1, 1, {structured}}}, {{16, 1, {structured}}}, {{142, 9, {out}}}, "
                      "/* my::zz_shape CPU Meta CompositeExplicitAutogradNonFunctional */", text)

    def test_kernels_of_any_name_have_typed_arguments(self):
        source = self.root / "kernels.c"

        def compiled(text):
            source.write_text(text)
            return subprocess.run(["cc", "-std=c17", "-D_GNU_SOURCE", "-fsyntax-only", f"-I{self.root}/gen", f"-I{ROOT}/src", f"-I{ROOT}/include",
                                   str(source)], capture_output=True, text=True, check=False)

        done = compiled(KERNELS)
        self.assertEqual(done.returncode, 0, done.stderr)

    def refused(self, row, message):
        uses = self.root / "spec/used_operators.txt"
        uses.write_text(USES + row, encoding="utf-8")
        done = subprocess.run([GEN, "--check", str(self.root)], capture_output=True, text=True, check=False)
        uses.write_text(USES, encoding="utf-8")
        self.assertEqual((done.returncode, done.stderr), (1, f"{uses}:6: {message}\n"))

    def test_what_has_no_reader_and_no_call_is_named(self):
        self.refused("args/zzz\tunlike\n", "'unlike' is a kernel of my::zz_fourth and of my::zz_third, which differ in their arguments")
        self.refused("args/zzz\tzz_nothing\n", "no operator and no kernel is called 'zz_nothing'")
        self.refused("calls/zzz\tzz_nothing\n", "no operator is called 'zz_nothing' in C")

    def test_an_operator_has_one_domain_and_a_domain_has_operators(self):
        self.assertIn("tn_status tn_zz_fused(", self.text("include/tenon/ops/ops_zz.h"))
        self.assertIn("#include <tenon/ops_out/out_zz.h>\n", self.text("include/tenon/ops_out.h"))
        self.assertFalse((self.root / "include/tenon/ops_inner/inner_zz.h").exists())
        path = self.root / "spec/domains.txt"
        text = path.read_text(encoding="utf-8")
        for old, new, message in (("zz_*", "zz_n*", "'zz_by_hand' has no domain: add it to "), ("fused", "fused fussed", "no operator is called 'fussed'"),
                                  ("fused", "fused fused", "'fused' is given twice"), ("activation:", "", "'_log_softmax' is in no domain")):
            path.write_text(text.replace(old, new, 1) if old != "fused" else text[:-6] + new + "\n", encoding="utf-8")
            done = subprocess.run([GEN, "--check", str(self.root)], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 1)
            self.assertIn(message, done.stderr)
        path.write_text(text, encoding="utf-8")

    def test_only_what_is_used_is_made_and_the_rest_goes(self):
        made = sorted(str(path.relative_to(self.root / "gen")) for folder in ("args", "calls") for path in (self.root / "gen" / folder).glob("*.h"))
        self.assertEqual(made, ["args/args_zz.h", "calls/calls_zz.h"])
        self.assertEqual(re.findall(r"} tni_args_(\w+);", self.text("gen/args/args_zz.h")), ["alike", "fac_cpu", "zz_new_backward", "zz_shape_out"])
        stale = self.root / "gen/calls/calls_zzz.h"
        stale.touch()
        done = subprocess.run([GEN, "--check", str(self.root)], capture_output=True, text=True, check=False)
        self.assertIn("gen/calls/calls_zzz.h:1: is not made of spec/; `./dev regen` removes it", done.stderr)
        subprocess.run([GEN, str(self.root)], capture_output=True, check=True)
        self.assertFalse(stale.exists())


if __name__ == "__main__":
    unittest.main()
