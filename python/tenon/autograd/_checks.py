# SPDX-License-Identifier: BSD-3-Clause
"""Gradients are held against differences: gradcheck, and gradgradcheck for second derivatives.

The Jacobian is compared whole: column by column from central differences, row by row from backward. A complex input is
two real ones; what backward gives for an output's gradients 1 and 1j says both.
"""
import warnings

import tenon
from tenon import Tensor, _C
from tenon.autograd import grad


class GradcheckError(RuntimeError):
    """A gradient is not what differences say, or backward breaks a rule."""


def _as_tuple(value):
    return (value,) if isinstance(value, Tensor) else tuple(value) if isinstance(value, (tuple, list)) else (value,)


def _is_checked(x):
    return isinstance(x, Tensor) and x.requires_grad and (x.is_floating_point() or x.is_complex())


def _outputs(func, inputs):
    return [x for x in _as_tuple(func(*inputs)) if isinstance(x, Tensor) and (x.is_floating_point() or x.is_complex())]


def _directions(tensor):
    """The steps of one element: along the real axis, and the imaginary one."""
    return (1.0, 1.0j) if tensor.is_complex() else (1.0,)


def _numerical(func, inputs, at, eps):
    """For each output: rows by steps of the elements of input `at`, of the output's elements (as complex numbers)."""
    changed = inputs[at].detach()
    flat = changed.reshape(-1) if changed.is_contiguous() else None
    rows = None
    for index in range(changed.numel()):
        for direction in _directions(changed):
            ends = []
            for sign in (1, -1):
                moved = changed.clone()
                moved.view(-1)[index] += sign * eps * direction if flat is not None else 0
                if flat is None:
                    moved = changed.contiguous().clone()
                    moved.view(-1)[index] += sign * eps * direction
                    moved = moved.as_strided(changed.shape, moved.stride())
                with tenon.no_grad():
                    ends.append([x.detach().clone() for x in _outputs(func, (*inputs[:at], moved, *inputs[at + 1:]))])
            rows = [[] for _ in ends[0]] if rows is None else rows
            for row, up, down in zip(rows, *ends):
                row.append(((up - down) / (2 * eps)).reshape(-1).tolist())
    return rows


def _analytical(outputs, inputs):
    """For each output, for each of its elements and directions: the gradients of all inputs as flat lists."""
    table = []
    for output in outputs:
        rows = []
        for index in range(output.numel() if output.requires_grad else 0):
            for direction in _directions(output):
                seed = tenon.zeros_like(output)
                seed.view(-1)[index] = direction
                found = grad([output], inputs, [seed], retain_graph=True, allow_unused=True)
                rows.append([None if g is None else g.reshape(-1).tolist() for g in found])
        table.append(rows)
    return table


def _expected(output, column, index, direction, complex_input):
    """What backward must give at one input element for the seed `direction` at output element `index`."""
    steps = [column[0][index], column[1][index]] if complex_input else [column[0][index]]
    parts = [(complex(direction).conjugate() * step).real for step in steps]
    return complex(*parts) if complex_input else parts[0]


def _close(a, b, rtol, atol):
    return abs(a - b) <= atol + rtol * abs(b)


def _compare(func, inputs, checked, eps, rtol, atol):
    outputs = _outputs(func, inputs)
    table = _analytical(outputs, [inputs[i] for i in checked])
    for place, at in enumerate(checked):
        rows = _numerical(func, inputs, at, eps)
        wide = 2 if inputs[at].is_complex() else 1
        for out_at, output in enumerate(outputs):
            seeds = [(i, d) for i in range(output.numel()) for d in _directions(output)]
            for (index, direction), row in zip(seeds, table[out_at] or [[None] * len(checked)] * len(seeds)):
                for element in range(inputs[at].numel()):
                    column = rows[out_at][element * wide:(element + 1) * wide]
                    want = _expected(output, column, index, direction, wide == 2)
                    got = 0.0 if row[place] is None else row[place][element]
                    if not _close(got, want, rtol, atol):
                        raise GradcheckError(
                            f"Jacobian mismatch for output {out_at} with respect to input {at}: at output element {index}, "
                            f"input element {element} backward gives {got}, differences give {want}")


def _check_repeats(func, inputs, checked, nondet_tol):
    outputs = [x for x in _outputs(func, inputs) if x.requires_grad]
    if not outputs:
        return
    seeds = [tenon.ones_like(x) for x in outputs]
    runs = [grad(outputs, [inputs[i] for i in checked], seeds, retain_graph=True, allow_unused=True) for _ in range(2)]
    for a, b in zip(*runs):
        if a is not None and not tenon.allclose(a, b, rtol=0.0, atol=nondet_tol, equal_nan=True):
            raise GradcheckError("Backward is not reentrant, i.e., running backward with same input and grad_output "
                                 "multiple times gives different values, although analytical gradient matches numerical")
    for at, g in zip(checked, runs[0]):
        if g is not None and (g.dtype is not inputs[at].dtype or g.shape != inputs[at].shape):
            raise GradcheckError(f"the gradient of input {at} is of {g.dtype} and {tuple(g.shape)}, the input of "
                                 f"{inputs[at].dtype} and {tuple(inputs[at].shape)}")


def _check_undefined(func, inputs, checked):
    """A gradient that nobody gives is one of zeros."""
    outputs = [x for x in _outputs(func, inputs) if x.requires_grad]
    if not outputs:
        return
    with_none = [x * 0 for x in outputs]
    found = grad(with_none, [inputs[i] for i in checked], [tenon.zeros_like(x) for x in outputs], retain_graph=True,
                 allow_unused=True)
    for at, g in zip(checked, found):
        if g is not None and g.numel() and bool((g != 0).any()):
            raise GradcheckError(f"Expected the gradient of input {at} to be zeros where those of the outputs are")


def _run(func, inputs, eps, atol, rtol, nondet_tol, check_undefined_grad):
    inputs = _as_tuple(inputs)
    checked = [i for i, x in enumerate(inputs) if _is_checked(x)]
    if not checked:
        raise ValueError("gradcheck expects at least one input tensor to require gradient, but none of the them have "
                         "requires_grad=True.")
    for i in checked:
        if inputs[i].dtype not in (_C.float64, _C.complex128):
            warnings.warn(f"Input #{i} requires gradient and is not a double precision floating point or complex. This check "
                          "will likely fail if all the inputs are not of double precision floating point or complex.",
                          stacklevel=4)
        if any(n > 1 and s == 0 for n, s in zip(inputs[i].shape, inputs[i].stride())):
            raise GradcheckError(f"the {i}th input has a dimension with stride 0: its elements share memory, so that "
                                 "differences cannot be taken")
    _compare(func, inputs, checked, eps, rtol, atol)
    _check_repeats(func, inputs, checked, nondet_tol)
    if check_undefined_grad:
        _check_undefined(func, inputs, checked)


def gradcheck(func, inputs, *, eps=1e-6, atol=1e-5, rtol=1e-3, raise_exception=True, nondet_tol=0.0,
              check_undefined_grad=True, check_grad_dtypes=False, check_batched_grad=False,
              check_batched_forward_grad=False, check_forward_ad=False, check_backward_ad=True, fast_mode=False,
              masked=None):
    """Whether gradients agree with differences; GradcheckError if not, or False without raise_exception."""
    if check_forward_ad or check_batched_grad or check_batched_forward_grad:
        raise NotImplementedError("gradcheck(): only backward is checked: neither forward mode nor batches")
    if not check_backward_ad:
        raise ValueError("gradcheck(): nothing is left to be checked")
    try:
        with tenon.enable_grad():
            _run(func, inputs, eps, atol, rtol, nondet_tol, check_undefined_grad)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def _random_like(x):
    made = tenon.randn_like(x) if not x.is_complex() else tenon.complex(
        tenon.randn(x.shape, dtype=tenon.float64), tenon.randn(x.shape, dtype=tenon.float64)).to(x.dtype)
    return made.requires_grad_()


def gradgradcheck(func, inputs, grad_outputs=None, *, eps=1e-6, atol=1e-5, rtol=1e-3, gen_non_contig_grad_outputs=False,
                  raise_exception=True, nondet_tol=0.0, check_undefined_grad=True, check_grad_dtypes=False,
                  check_batched_grad=False, check_fwd_over_rev=False, check_rev_over_rev=True, fast_mode=False,
                  masked=False):
    """Whether the gradients of gradients agree with differences."""
    if check_fwd_over_rev or check_batched_grad:
        raise NotImplementedError("gradgradcheck(): only backward is checked: neither forward mode nor batches")
    inputs = _as_tuple(inputs)
    if grad_outputs is None:
        with tenon.enable_grad():
            grad_outputs = tuple(_random_like(x) for x in _outputs(func, inputs) if x.requires_grad)
    else:
        grad_outputs = _as_tuple(grad_outputs)
    count = len(grad_outputs)
    if count == 0:
        raise GradcheckError("gradgradcheck(): no output of the function requires a gradient")

    def gradients(*args):
        given, seeds = args[:-count], args[-count:]
        wanted = tuple(x.detach().requires_grad_() if _is_checked(y) and not x.requires_grad else x
                       for x, y in zip(given, inputs))
        with tenon.enable_grad():
            outputs = [x for x in _outputs(func, wanted) if x.requires_grad]
            found = grad(outputs, [x for x, y in zip(wanted, inputs) if _is_checked(y)], seeds, create_graph=True,
                         allow_unused=True)
        return tuple(g for g in found if g is not None)
    return gradcheck(gradients, (*inputs, *grad_outputs), eps=eps, atol=atol, rtol=rtol, raise_exception=raise_exception,
                     nondet_tol=nondet_tol, check_undefined_grad=check_undefined_grad)
