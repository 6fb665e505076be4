# SPDX-License-Identifier: BSD-3-Clause
"""python3 test_myops.py [tenon|torch]: the operators give the same in either host; tenon is the default."""
import importlib
import sys
import unittest

import myops

try:
    host = importlib.import_module(sys.argv[1] if len(sys.argv) > 1 else "tenon")
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)
myops.register(host)
scale = host.ops.myops.scale


class Scale(unittest.TestCase):
    def test_each_element_is_multiplied(self):
        self.assertEqual(scale(host.tensor([1.0, -2.0, 3.0]), 0.5).tolist(), [0.5, -1.0, 1.5])

    def test_strides_do_not_matter(self):
        x = host.arange(6, dtype=host.float32).reshape(2, 3).t()
        self.assertEqual(scale(x, 2.0).tolist(), (x * 2).tolist())

    def test_gradient_is_that_of_a_product(self):
        x = host.ones(3, requires_grad=True)
        (scale(x, 3.0) * host.tensor([1.0, 2.0, 3.0])).sum().backward()
        self.assertEqual(x.grad.tolist(), [3.0, 6.0, 9.0])

    def test_another_dtype_is_refused(self):
        with self.assertRaisesRegex(RuntimeError, "x must be float32"):
            scale(host.ones(3, dtype=host.float64), 2.0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
