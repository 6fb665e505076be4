# SPDX-License-Identifier: BSD-3-Clause
"""Operators that PyTorch 2.14 brought, with what 2.15.0 gave for them, and errors whose class 2.15 changed."""
import os
import subprocess
import sys

import pytest

import tenon

TALL = [[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]]
HERMITIAN = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 5.0]]
U = [[-0.6393459160909478, 0.7209772729769334], [0.5625644328102615, 0.20165345541231475], [0.5241736911699175, 0.6629688196069392]]
H = [[3.669215838189422, 4.640781737248572], [4.640781737248572, 6.8893501048517]]
TO_TALL = [[0.15565621201819102, 0.7933670193019398], [-0.6720037035186565, 2.497513474058789], [0.9110788157232681, 2.902652630197602]]
ROOT = [[1.981141521443304, 0.27349404261463955, -0.01671169254185262], [0.27349404261463955, 1.6909357862868126, 0.25678235007278766],
        [-0.01671169254185262, 0.25678235007278766, 2.2212121789742376]]
TO_HERMITIAN = [[-0.051811273528786395, 0.4270691489052776, 0.8470358527666662], [0.4270691489052776, 0.9151435155618831, 1.307528386755649],
                [0.8470358527666662, 1.307528386755649, 1.6560350360153637]]


def close(tensor, numbers):
    tenon.testing.assert_close(tensor, tenon.tensor(numbers, dtype=tensor.dtype), rtol=1e-12, atol=1e-13)


def wide(numbers, grad=True):
    return tenon.tensor(numbers, dtype=tenon.float64, requires_grad=grad)


def counted(*sizes):
    return tenon.arange(0, sizes[0] * sizes[1], dtype=tenon.float64).reshape(sizes)


def test_a_polar_decomposition_and_its_gradient():
    a = wide(TALL)
    u, h = tenon.ops.aten.linalg_polar(a)
    close(u.detach(), U)
    close(h.detach(), H)
    ((u * counted(3, 2)).sum() + (h * counted(2, 2)).sum()).backward()
    close(a.grad, TO_TALL)


def test_a_square_root_and_its_gradient():
    a = wide(HERMITIAN)
    root = tenon.ops.aten.linalg_matrix_sqrth(a)
    close(root.detach(), ROOT)
    (root * counted(3, 3)).sum().backward()
    close(a.grad, TO_HERMITIAN)


def test_a_complex_factor_is_hermitian_to_the_last_bit():
    a = tenon.tensor([[2 + 0j, 1j], [3, 1 - 2j]], dtype=tenon.complex128)
    u, h = tenon.ops.aten.linalg_polar(a)
    assert (h == h.mH.resolve_conj()).all()
    close(h, [[3.500724272581956, 0.5178558141490648 - 0.6904744188654199j], [0.5178558141490648 + 0.6904744188654199j, 2.2923940395674713]])
    close(u @ h, a.tolist())


def test_negative_eigenvalues_count_as_zero():
    root = tenon.ops.aten.linalg_matrix_sqrth(wide([[-1.0, 0.0], [0.0, 4.0]], grad=False))
    assert root.tolist() == [[0, 0], [0, 2]]


def test_matrices_without_elements():
    u, h = tenon.ops.aten.linalg_polar(tenon.zeros([2, 3, 0]))
    assert tuple(u.shape) == (2, 3, 0) and tuple(h.shape) == (2, 0, 0)
    assert tuple(tenon.ops.aten.linalg_matrix_sqrth(tenon.zeros([0, 0])).shape) == (0, 0)


@pytest.mark.parametrize("sizes, dtype, error, message", [
    ([2, 4], "float32", RuntimeError, "at least as many rows as columns, but got 2 by 4"),
    ([3], "float32", RuntimeError, "linalg.polar: The input tensor A must have at least 2 dimensions"),
    ([2, 2], "int64", RuntimeError, "linalg.polar: Expected a floating point or complex tensor as input. Got Long"),
    ([2, 2], "float16", NotImplementedError, "\"linalg_svd_cpu\" not implemented for 'Half'")])
def test_what_a_polar_decomposition_refuses(sizes, dtype, error, message):
    with pytest.raises(error, match=message):
        tenon.ops.aten.linalg_polar(tenon.ones(sizes, dtype=getattr(tenon, dtype)))


@pytest.mark.parametrize("sizes, dtype, error, message", [
    ([4, 2], "float32", RuntimeError, "must be batches of square matrices, but they are 4 by 2 matrices"),
    ([2, 2], "float16", RuntimeError, "linalg.matrix_sqrth: Low precision dtypes not supported. Got Half")])
def test_what_a_square_root_refuses(sizes, dtype, error, message):
    with pytest.raises(error, match=message):
        tenon.ops.aten.linalg_matrix_sqrth(tenon.ones(sizes, dtype=getattr(tenon, dtype)))


# PyTorch's own words, not those of a missing kernel, which are NotImplementedError in every release.
REFUSED = """
import tenon
for call in (tenon.linalg.svd, tenon.linalg.inv, *(getattr(tenon.ops.aten, name) for name in NAMES),
             tenon.mean, tenon.nanmean, tenon.std, tenon.var, tenon.std_mean, tenon.var_mean):
    try:
        call(tenon.ones([2, 2], dtype=tenon.int64))
    except Exception as error:
        print(type(error).__name__, str(error).split(":")[0].split("(")[0].split(" only")[0])
"""


@pytest.mark.parametrize("release, error, later", [
    ("2.13", "RuntimeError", []),
    ("2.14", "RuntimeError", ["linalg_polar", "linalg_matrix_sqrth"]),
    ("2.15", "NotImplementedError", ["linalg_polar", "linalg_matrix_sqrth"])])
def test_the_class_of_an_error_is_the_release_s(release, error, later):
    code = REFUSED.replace("NAMES", repr(later))
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "TENON_TORCH_ABI": release}, capture_output=True, text=True, check=True)
    names = ["linalg.svd", "linalg.inv", *(name.replace("_", ".", 1) for name in later), "mean", "nanmean", "std", "var", "std_mean", "var_mean"]
    assert done.stdout.splitlines() == [f"{error} {name}" for name in names]
