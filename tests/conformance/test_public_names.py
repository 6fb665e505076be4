#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Which operator a public call means, on the tables alone: no library, no tensors."""
import collections
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import public_names

Word = collections.namedtuple("Word", "kind name")


class Fake:
    """Stands for a tensor."""

    def __init__(self, sizes, number):
        self.sizes, self.number = sizes, number


x, y, scalar = Fake([2, 3], 0), Fake([2, 3], 0), Fake([], 7)
names = public_names.Names(lambda value: isinstance(value, Fake), lambda tensor: tensor.number)


def bind(name, *args, **kwargs):
    return names.bind(name, args, kwargs, "default")


class Overloads(unittest.TestCase):
    def test_types_choose(self):
        self.assertEqual(bind("torch.eq", x, y)[0], "aten::eq.Tensor")
        self.assertEqual(bind("torch.eq", x, 2)[0], "aten::eq.Scalar")
        self.assertEqual(bind("torch.pow", 2, x)[0], "aten::pow.Scalar")
        self.assertEqual(bind("torch.where", x, 1.0, y)[0], "aten::where.ScalarSelf")
        self.assertEqual(bind("torch.max", x, 1)[0], "aten::max.dim")

    def test_order_is_pytorchs_where_several_fit(self):
        self.assertEqual(bind("torch.sum", x)[0], "aten::sum")
        self.assertEqual(bind("torch.std", x, 0)[0], "aten::std.dim")
        self.assertEqual(bind("torch.std", x, dim=0, correction=1)[0], "aten::std.correction")

    def test_arithmetic_takes_numbers_for_tensors_and_others_do_not(self):
        self.assertEqual(bind("torch.Tensor.add_", x, 2.5), ("aten::add_.Scalar", [x, 2.5]))
        self.assertEqual(bind("torch.mul", 2, x), ("aten::mul.Tensor", [2, x]))
        with self.assertRaises(TypeError):
            bind("torch.maximum", x, 2)

    def test_modules_have_prefixes(self):
        self.assertEqual(bind("torch.special.erf", x)[0], "aten::special_erf")
        self.assertEqual(bind("torch.linalg.inv", x)[0], "aten::linalg_inv")
        self.assertEqual(bind("torch.nn.functional.gelu", x)[0], "aten::gelu")

    def test_unknown_names(self):
        for name in ("torch.nothing", "torch.Tensor.zeros", "math.sin"):
            with self.assertRaises(public_names.Unknown):
                bind(name, x)


class Arguments(unittest.TestCase):
    def test_a_number_fills_a_sized_list(self):
        self.assertEqual(bind("torch.nn.functional.conv2d", x, y, stride=2)[1][3], [2, 2])
        self.assertEqual(bind("torch.roll", x, 1), ("aten::roll", [x, [1]]))

    def test_loose_integers_are_a_list(self):
        self.assertEqual(bind("torch.Tensor.view", x, 3, 2), ("aten::view", [x, [3, 2]]))
        self.assertEqual(bind("torch.zeros", 2, 3)[1][0], [2, 3])

    def test_keywords_have_second_names(self):
        self.assertEqual(bind("torch.sum", input=x, axis=1, keepdims=True),
                         ("aten::sum.dim_IntList", [x, [1], True]))

    def test_a_tensor_without_dimensions_is_a_number(self):
        self.assertEqual(bind("torch.add", x, y, alpha=scalar)[1], [x, y, 7])

    def test_python_types_are_dtypes(self):
        self.assertEqual(bind("torch.zeros", [2], dtype=Word("pytype", "float"))[1][1], Word("dtype", "float64"))

    def test_out_chooses_the_signature_that_has_it(self):
        self.assertEqual(bind("torch.add", x, y, out=x), ("aten::add.out", [x, y, "default", x]))
        self.assertEqual(bind("torch.max", x, 0, out=(x, y)), ("aten::max.dim_max", [x, 0, "default", x, y]))
        self.assertEqual(bind("torch.alias_copy", x, out=y), ("aten::alias_copy.out", [x, y]))

    def test_the_receiver_is_self_wherever_that_stands(self):
        self.assertEqual(bind("torch.Tensor.where", x, scalar, y), ("aten::where.self", [scalar, x, y]))

    def test_swapped_operators(self):
        self.assertEqual(bind("torch.Tensor.__rpow__", x, 2), ("aten::pow.Scalar", [2, x]))

    def test_refusals_list_the_signatures(self):
        with self.assertRaisesRegex(TypeError, r"got \(Fake, str\), but expected one of:\n \* eq\.Tensor\("):
            bind("torch.eq", x, "2")


if __name__ == "__main__":
    unittest.main()
