# SPDX-License-Identifier: BSD-3-Clause
"""Results that are right without being equal: signs and phases of singular vectors and eigenvectors, their
order, and which of several equal elements an index names. What such results mean is compared."""
import numpy as np

from corpus_judge import numbers
from corpus_numbers import expect, same_numbers

# How far products of matrices may be apart, in units of their greatest element.
RELATIVE = {"float64": 1e-6, "complex128": 1e-6}


def flat(got):
    return list(got) if isinstance(got, (list, tuple)) else [got]


def wide(array):
    return array.astype(np.complex128)


def sides(judge, result):
    """What was found and what is wanted, as complex numbers, and the dtype of the first."""
    places = judge.line["out"] if isinstance(judge.line["out"], list) else [judge.line["out"]]
    found, wanted = flat(result), [judge.wanted(place["t"]) for place in places]
    expect(len(found) == len(wanted), "the result is no list of", len(wanted))
    found = [numbers(tensor) for tensor in found]
    expect([each.shape for each in found] == [each.shape for each in wanted], "the results have other sizes")
    return [wide(each) for each in found], [wide(each) for each in wanted], judge.line["tensors"][places[0]["t"]][0]


def near(got, want, dtype, words, factor=1):
    size = max(1.0, float(np.abs(want).max()) if want.size else 1.0)
    expect(np.all(np.abs(got - want) <= RELATIVE.get(dtype, 2e-3) * size * factor), words)


def ordered(values):
    order = np.lexsort((np.round(values.imag, 3), np.round(values.real, 3)), axis=-1)
    return np.take_along_axis(values, order, -1)


def adjoint(matrix):
    return np.conj(np.swapaxes(matrix, -1, -2))


def singular_values(judge, result):
    (u, s, v), (u0, s0, v0), dtype = sides(judge, result)
    near(s, s0, dtype, "other singular values")
    if not (u0.size and v0.size and np.abs(u0).max() and np.abs(v0).max()):
        return
    # torch.svd gives V, torch.linalg.svd gives what multiplies from the right.
    if "linalg" not in judge.line["op"]:
        v, v0 = adjoint(v), adjoint(v0)
    k = s.shape[-1]
    near((u[..., :k] * s[..., None, :]) @ v[..., :k, :], (u0[..., :k] * s0[..., None, :]) @ v0[..., :k, :], dtype,
         "U S V is another matrix")


def eigenvectors(judge, result):
    (values, vectors), (values0, vectors0), dtype = sides(judge, result)
    near(ordered(values), ordered(values0), dtype, "other eigenvalues")
    if vectors0.size:
        matrix = (vectors0 * values0[..., None, :]) @ np.linalg.inv(vectors0)
        near(matrix @ vectors, vectors * values[..., None, :], dtype, "A v is not l v", vectors.shape[-1])


def eigenvalues(judge, result):
    (values,), (values0,), dtype = sides(judge, result)
    near(ordered(values), ordered(values0), dtype, "other eigenvalues")


def orthogonal(judge, result):
    (q, r), (q0, r0), dtype = sides(judge, result)
    if q0.size and r0.size:
        near(q @ r, q0 @ r0, dtype, "Q R is another matrix")
    near(np.abs(r), np.abs(r0), dtype, "|R| differs")


def reflectors(judge, result):
    (a, _), (a0, _), dtype = sides(judge, result)
    near(np.abs(np.triu(a)), np.abs(np.triu(a0)), dtype, "|R| differs")


def selected(array, indices, dim):
    indices = indices.real.astype(np.int64)
    return np.take_along_axis(array, indices if indices.ndim == array.ndim else np.expand_dims(indices, dim), dim)


def ties(judge, result):
    """The last result has indices, of the elements that the first has where there are two."""
    found, wanted, _ = sides(judge, result)
    outs = judge.line["out"] if isinstance(judge.line["out"], list) else [judge.line["out"]]
    for got, want, out in list(zip(found, wanted, outs))[:-1]:
        same_numbers(got, want, judge.line["tensors"][out["t"]][0], judge.k, "the values")
    if len(found) == 1 and "argsort" not in judge.line["op"]:
        same_numbers(found[0], wanted[0], judge.line["tensors"][outs[0]["t"]][0], judge.k, "the value")
        return
    source = judge.call.inputs[judge.line["args"][0]["t"]]
    array, got, want = numbers(source), found[-1], wanted[-1]
    if array.ndim == 0 or np.array_equal(got, want):
        expect(array.ndim or np.array_equal(got, want), "the index is", got)
        return
    for dim in range(array.ndim):
        try:
            a, b = selected(array, got, dim), selected(array, want, dim)
        except (IndexError, ValueError):
            continue
        if a.shape == b.shape and np.array_equal(a, b, equal_nan=array.dtype.kind in "fc"):
            return
    expect(False, "the indices name other elements")


FREEDOMS = {"svd": singular_values, "eig": eigenvectors, "eigh": eigenvectors, "eigvals": eigenvalues,
            "qr": orthogonal, "geqrf": reflectors, "sort": ties, "topk": ties, "kthvalue": ties, "median": ties,
            "nanmedian": ties, "mode": ties, "argsort": ties}


def freedom(name):
    """By a public name (torch.linalg.svd) or an operator's (aten::_linalg_svd.U)."""
    word = name.split("::")[1].split(".")[0] if "::" in name else name.split(".")[-1]
    return FREEDOMS[word.removeprefix("_").removeprefix("linalg_")]
