#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Every row of spec/derivatives.yaml against PyTorch's own gradients.

    run_formulas.py [TABLE…] [--op REGEX] [--natives FILE]… [-v]

A row is tried on calls of the corpora, in float64 and complex128 (formula_cases.py): its formulas, evaluated with
PyTorch's operators (formula_language.py), give the gradients that torch.autograd.grad gives; differentiated once
more, PyTorch's second gradients; and the tangents of forward mode. What the engine adds is added here: the sum to the
argument's shape, its dtype, the real part. Rows without a call are listed; the exit status is 1 where one differs.
"""

import argparse
import importlib.util
import itertools
import math
import pathlib
import re
import sys
import traceback

import torch
from torch.autograd import forward_ad

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import formula_cases  # noqa: E402
from formula_calls import CALLS  # noqa: E402
from formula_language import (
    Environment,
    Formula,
    Operators,
    Refused,
    ScalarInt,
    Schema,
    Wrong,
    read,
    shown,
)  # noqa: E402
from releases import absent  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
RESERVED = {"name", "line", "output_differentiability", "dispatch", "node", "complex_results", "runs_once"}
# Calls whose gradients in PyTorch are not the function's.
PYTORCH_IS_WRONG = {
    ("atan2", "k/aten::atan2/9"): "an unsigned argument is negated before it is made a float",
    ("polar", "made"): "a negative absolute value counts as a positive one",
    ("binary_cross_entropy_backward", "made"): "probabilities that are none are no further than a bound from one",
    ("binary_cross_entropy_backward", "made/positive"): "the same",
    ("scatter_reduce.two", "own/17"): "where several are the extreme, the tangent is not the gradient's",
    ("scatter_reduce.two", "own/19"): "the same",
    ("_weight_norm_interface", "made"): "a norm for each element is none: some of them are read, and all get a gradient",
    ("_weight_norm_interface", "made/positive"): "the same",
    ("_weight_norm_interface", "made/positive/complex"): "the same",
    ("pow.Scalar", "k/aten::pow.Scalar/6/complex"): "0 to a complex power is NaN",
}
ABSENT = absent(torch.__version__)
# Rows whose gradients are not PyTorch's (docs/autograd.md): they are held against differences.
BY_DIFFERENCES = {"as_strided_scatter", "native_group_norm", "index_add", "_weight_norm_interface"}
# Rows whose tangents are not compared, and why. Those of test_derivative_specs are.
OTHER_TANGENTS = {
    "triangular_solve": "PyTorch counts what lies outside of the triangle, which the operator does not read",
    "cholesky": "PyTorch has none, and differences see one triangle of a matrix that stays symmetric",
    "normal.Tensor_Tensor": "PyTorch has zeros, or none, and differences follow a mean and a standard deviation",
}
# Calls that formulas of arithmetic refuse: they take bool for no number.
WITHOUT_BOOL = {
    ("atan2", "k/aten::atan2/1"),
    ("logaddexp", "k/aten::logaddexp/5"),
    ("logaddexp", "k/aten::logaddexp/7"),
}
LOOSE = {"rtol": 1e-4, "atol": 1e-5}
NEAR = {"rtol": 1e-6, "atol": 1e-8}


class Unusable(Exception):
    """PyTorch refuses the call, or nothing in it can be differentiated."""


class Less(Exception):
    """A formula refuses, by name, what PyTorch differentiates."""


class Row:
    """An entry with its formulas parsed: gradients by the names that they give, tangents by result."""

    def __init__(self, entry, operators):
        self.line, self.name = entry["line"], entry["name"]
        self.schema = Schema(self.name)
        known = operators.by_name.get(self.schema.full)
        if known is None or known.text != self.name:
            raise Wrong(f"{self.line}: the table has {known.text if known else 'no ' + self.schema.full}")
        block = entry.get("dispatch", {}).get("Default", entry)
        arguments = {a.name: a for a in self.schema.arguments}
        self.returns = self.schema.names_of_returns()
        self.gradients, self.tangents, self.fixed = [], {}, set()
        for key, text in block.items():
            names = [n.strip() for n in key.split(",")]
            if key in RESERVED:
                continue
            if all(n in arguments for n in names):
                if text == "non_differentiable":
                    self.fixed.update(names)
                else:
                    self.gradients.append((names, Formula(text)))
            elif key in self.returns or re.match(r"result\d*$", key):
                self.tangents[key] = text if text in ("auto_linear", "auto_element_wise") else Formula(text)
            else:
                raise Wrong(f"{self.line}: {key!r} is no argument and no result of {self.schema.full}")
        self.outputs = block.get("output_differentiability")
        self.full = self.schema.full

    def says_differentiable(self, index):
        """Whether a result may require a gradient, None where a condition says so."""
        if self.outputs is not None and (len(self.outputs) == len(self.schema.returns) or len(self.outputs) > 1):
            return self.outputs[index] == "True"
        if self.outputs is not None:
            return None
        every = any(
            n == "grads" or n.startswith("grad_") and not n.startswith("grad_input_mask")
            for _, f in self.gradients
            for n in f.names
        )
        return every or index == 0


def flat(value):
    if isinstance(value, (list, tuple)):
        return [v for item in value for v in flat(item)]
    return [value]


def can_be(tensor):
    return isinstance(tensor, torch.Tensor) and (tensor.is_floating_point() or tensor.is_complex())


class Call:
    """A call made by PyTorch with its graph, and what the names of formulas stand for in it."""

    def __init__(self, row, case, every=True):
        self.row = row
        case = case.changed(case.origin, lambda t: t.detach().clone())
        bound = dict(zip((a.name for a in row.schema.arguments), case.args))
        bound.update(case.kwargs)
        self.arguments = {}
        for a in row.schema.arguments:
            value = bound[a.name] if a.name in bound else default_of(a)
            is_number = isinstance(value, (int, float, complex)) and a.type.rstrip("?") == "Tensor"
            self.arguments[a.name] = (
                torch.tensor(value, dtype=torch.float64 if isinstance(value, float) else None) if is_number else value
            )
        self.operator = getattr(getattr(torch.ops.aten, row.schema.base), row.schema.overload or "default")
        self.inputs = {}
        for a in row.schema.arguments:
            has_formula = any(a.name in names for names, _ in row.gradients)
            if a.type.startswith("Tensor") and a.name not in row.fixed and (every or has_formula):
                items = [t.requires_grad_(True) for t in flat(self.arguments[a.name]) if can_be(t)]
                if items:
                    self.inputs[a.name] = items
        torch.manual_seed(case.seed)
        self.case = case
        try:
            value = self.operator(**self.as_given(self.arguments))
        except Exception as error:
            raise Unusable(str(error)) from None
        self.results = list(value) if len(row.schema.returns) > 1 else [value]
        self.differentiable = [
            can_be(r) and r.requires_grad if not isinstance(r, (list, tuple)) else True for r in self.results
        ]

    def as_given(self, arguments):
        return {
            a.name: formula_cases.mapped(arguments[a.name], fresh) if a.is_written else arguments[a.name]
            for a in self.row.schema.arguments
        }

    def environment(self, base, grads, wanted, results):
        names = {}
        for a in self.row.schema.arguments:
            value = self.arguments[a.name]
            if (
                a.type.startswith("Scalar")
                and isinstance(value, int)
                and not isinstance(value, bool)
                and "Type" not in a.type
            ):
                value = ScalarInt(value)
            names[a.name] = (lambda v: lambda: v)(value)
        for i, (name, result) in enumerate(zip(self.row.returns, results)):
            names[name] = names[f"result{i}"] = (lambda v: lambda: v)(result)
        if len(results) == 1:
            names["result"] = lambda: results[0]
        if grads is not None:
            is_list = len(results) == 1 and isinstance(results[0], (list, tuple))
            names["grads"] = (lambda: grads[0]) if is_list else (lambda: grads)
            first = self.differentiable.index(True)
            names["grad"] = lambda: grads[first]
            names.update({f"grad_{n}": (lambda v: lambda: v)(g) for n, g in zip(self.row.returns, grads)})
            names["grad_input_mask"] = lambda: wanted
        return base.with_names(names)


def default_of(argument):
    text = argument.default
    simple = {"None": None, "True": True, "False": False, "Mean": 1, "contiguous_format": torch.contiguous_format}
    if text in simple or not text:
        return simple.get(text)
    if text[0] == "[":
        return [int(t) for t in text[1:-1].split(",") if t.strip()]
    if text[0] in "\"'":
        return text[1:-1]
    if re.match(r"-?\d+$", text):
        return (
            int(text)
            if argument.type.rstrip("?") in ("int", "Scalar")
            else [int(text)] if "[" in argument.type else float(text)
        )
    return float(text) if re.match(r"-?[\d.]+(e-?\d+)?$", text) else simple[text]


def fitted(gradient, argument):
    """What the engine adds to a formula."""
    if gradient is None:
        return torch.zeros_like(argument)
    if not argument.is_complex() and gradient.is_complex():
        gradient = torch.real(gradient)
    return gradient.sum_to_size(argument.shape).to(argument.dtype)


class Checker:
    def __init__(self, operators, functions, natives):
        self.operators = operators
        self.base = Environment(operators, functions, natives, {})

    def gradients(self, call, grads, results):
        """By argument: a list of gradients, as formulas give them and the engine finishes them."""
        found = {}
        for names, formula in call.row.gradients:
            present = [n for n in names if n in call.inputs]
            if not present:
                continue
            wanted = [n in call.inputs for n in names]
            shown_names = formula.names
            given = [
                (
                    g
                    if g is not None
                    or f"grads[{i}].defined" in shown_names
                    or f"grad_{n}.defined" in shown_names
                    or not can_be(r)
                    else torch.zeros_like(r)
                )
                for i, (g, r, n) in enumerate(zip(grads, results, call.row.returns))
            ]
            value = formula.value(call.environment(self.base, given, wanted, results))
            values = list(value) if isinstance(value, tuple) else [value]
            if len(values) != len(names):
                raise Wrong(f"{len(values)} gradients for {', '.join(names)}")
            for name, one in zip(names, values):
                if name in call.inputs:
                    items = flat(one) if isinstance(call.arguments[name], (list, tuple)) else [one]
                    found[name] = [fitted(g, a) for g, a in zip(items, flat(call.arguments[name]))]
        return found

    def first(self, call):
        outs = [r for r, d in zip(call.results, call.differentiable) if d for r in flat(r)]
        torch.manual_seed(7)
        grads = [mapped_like(r) if d else None for r, d in zip(call.results, call.differentiable)]
        self.compare_first(call, grads)
        if len(outs) > 1 and not isinstance(call.results[0], (list, tuple)):
            for i, grad in enumerate(grads):
                if grad is not None:
                    self.compare_first(call, [g if j == i else None for j, g in enumerate(grads)])
        return grads

    def compare_first(self, call, grads):
        leaves = [t for ts in call.inputs.values() for t in ts]
        pairs = [
            (o, g) for r, grad in zip(call.results, grads) if grad is not None for o, g in zip(flat(r), flat(grad))
        ]
        wanted = None
        try:
            if call.row.full not in BY_DIFFERENCES:
                wanted = torch.autograd.grad(
                    [o for o, _ in pairs], leaves, [g for _, g in pairs], allow_unused=True, retain_graph=True
                )
        except (RuntimeError, NotImplementedError) as error:
            if "not implemented" not in str(error):
                raise Unusable(str(error)) from None
        try:
            with torch.no_grad():
                found = self.gradients(call, grads, [detached(r) for r in call.results])
        except Refused as error:
            if wanted is None:
                raise
            raise Less(f"{error} is refused, which PyTorch differentiates") from None
        if wanted is None:
            wanted = self.numeric(call, grads, leaves)
        self.compare(call, wanted, found, "gradient")

    def numeric(self, call, grads, leaves, step=1e-6):
        """Central differences along each element, where PyTorch has no formula; they are near, not the same."""
        if sum(t.numel() for t in leaves) > 64:
            raise Unusable("PyTorch has no derivative, and the call is large")
        self.rough = True

        def loss():
            torch.manual_seed(call.case.seed)
            got = call.operator(**call.as_given(call.arguments))
            got = list(got) if len(call.results) > 1 else [got]
            if any(g is not None and g.shape != r.shape for g, r in zip(grads, got)):
                raise Unusable("the shape of a result depends on values")
            return sum((g.conj() * r).real.sum() for g, r in zip(grads, got) if g is not None)

        wanted = []
        with torch.no_grad():
            for leaf in leaves:
                gradient, data = torch.zeros(leaf.shape, dtype=leaf.dtype), leaf.data
                for at in itertools.product(*(range(n) for n in leaf.shape)):
                    for unit in (1, 1j) if leaf.is_complex() else (1,):
                        kept = data[at].clone()
                        ends = []
                        for sign in (1, -1):
                            data[at] = kept + sign * unit * step
                            ends.append(loss())
                        data[at] = kept
                        gradient[at] += unit * (ends[0] - ends[1]) / (2 * step)
                wanted.append(gradient)
        return wanted

    def compare(self, call, wanted, found, what):
        wanted = iter(wanted)
        for name, tensors in call.inputs.items():
            for i, tensor in enumerate(tensors):
                want = next(wanted)
                want = torch.zeros_like(tensor) if want is None else want
                if self.rough and not want.isfinite().all():
                    continue
                if name not in found:
                    if want.any():
                        raise Wrong(f"no formula gives {name}, which PyTorch differentiates")
                    continue
                differ(found[name][i], want, f"{what} of {name}", LOOSE if self.rough else NEAR)

    def second(self, call, grads):
        leaves = [t for ts in call.inputs.values() for t in ts]
        grads = [g if g is None else mapped_grad(g) for g in grads]
        pairs = [
            (o, g) for r, grad in zip(call.results, grads) if grad is not None for o, g in zip(flat(r), flat(grad))
        ]
        theirs = torch.autograd.grad(
            [o for o, _ in pairs], leaves, [g for _, g in pairs], allow_unused=True, create_graph=True
        )
        ours = self.gradients(call, grads, call.results)
        names = [n for n, ts in call.inputs.items() for _ in ts]
        mine = [t for n in call.inputs for t in ours.get(n, [None] * len(call.inputs[n]))]
        kept = [
            (t, o, n) for t, o, n in zip(theirs, mine, names) if t is not None and o is not None and t.requires_grad
        ]
        if not kept:
            return False
        torch.manual_seed(9)
        vectors = [torch.randn_like(t) for t, _, _ in kept]
        ends = leaves + [g for grad in grads if grad is not None for g in flat(grad)]
        try:
            want = torch.autograd.grad([t for t, _, _ in kept], ends, vectors, allow_unused=True, retain_graph=True)
        except (RuntimeError, NotImplementedError):
            return False
        if not any(w is not None and w.any() for w in want):
            return False
        if not any(o.requires_grad for _, o, _ in kept):
            raise Wrong("the gradient cannot be differentiated once more")
        mine = [(o, v) for (_, o, _), v in zip(kept, vectors) if o.requires_grad]
        try:
            have = torch.autograd.grad([o for o, _ in mine], ends, [v for _, v in mine], allow_unused=True)
        except (RuntimeError, NotImplementedError) as error:
            if "not implemented" in str(error) or "invalid gradient" in str(
                error
            ):  # PyTorch's: the row of that operator is tried by itself.
                return False
            raise
        for i, (w, h, end) in enumerate(zip(want, have, ends)):
            zero = torch.zeros_like(end)
            differ(
                zero if h is None else h,
                zero if w is None else w,
                f"second gradient, to {(names + ['grad'] * 99)[i]}",
            )
        return True

    def forward(self, call):
        """Whether all tangents that the row has are PyTorch's."""
        row = call.row
        torch.manual_seed(11)
        tangents = {n: [torch.randn_like(t) for t in ts] for n, ts in call.inputs.items()}
        want = self.reference_tangents(call, tangents)
        names = {}
        for a in row.schema.arguments:
            value = detached(call.arguments[a.name])
            names[a.name] = names[a.name + "_p"] = (lambda v: lambda: v)(value)
            if a.name in call.inputs:
                ts = iter(tangents[a.name])
                tangent = [next(ts) if can_be(v) else v for v in flat(value)]
                names[a.name + "_t"] = (lambda v: lambda: v)(
                    tangent if isinstance(value, (list, tuple)) else tangent[0]
                )
            elif a.type.startswith("Tensor"):
                zero = torch.zeros(value.shape, dtype=torch.float64) if isinstance(value, torch.Tensor) else None
                names[a.name + "_t"] = (lambda v: lambda: v)(zero)
            if (
                a.type.startswith("Scalar")
                and isinstance(value, int)
                and not isinstance(value, bool)
                and "Type" not in a.type
            ):
                names[a.name] = (lambda v: lambda: v)(ScalarInt(value))
        results = [detached(r) for r in call.results]
        for i, (name, result) in enumerate(zip(row.returns, results)):
            names[name] = names[f"result{i}"] = (lambda v: lambda: v)(result)
        if len(results) == 1:
            names["result"] = lambda: results[0]
        for key, formula in row.tangents.items():
            index = row.returns.index(key) if key in row.returns else int(re.sub(r"\D", "", key) or 0)
            with torch.no_grad():
                have = self.tangent(call, formula, names, tangents)
            for h, w, r in zip(flat(have), flat(want[index]), flat(results[index])):
                if can_be(r) and not w.isnan().any():
                    differ(h.expand(r.shape), w, f"tangent of {key}")

    def tangent(self, call, formula, names, tangents):
        row = call.row
        if formula == "auto_linear":
            arguments = dict(call.arguments)
            for n in call.inputs:
                value = names[n + "_t"]()
                arguments[n] = value
            return call.operator(**call.as_given(arguments))
        if formula == "auto_element_wise":
            ((argument, backward),) = [(n, f) for ns, f in row.gradients for n in ns]
            local = dict(names, grad=lambda: names[argument + "_t"]().conj())
            return backward.value(self.base.with_names(local)).conj()
        for name in list(formula.names):
            if name in call.inputs and not isinstance(call.arguments[name], (list, tuple)):
                raise Wrong(f"forward mode: {name} is {name}_p or {name}_t")
        return formula.value(self.base.with_names(names))

    def reference_tangents(self, call, tangents):
        try:
            with forward_ad.dual_level():
                arguments = {}
                for n, value in call.arguments.items():
                    value = detached(value)
                    if n in call.inputs:
                        ts = iter(tangents[n])
                        value = formula_cases.mapped(
                            value, lambda t: forward_ad.make_dual(t.clone(), next(ts).clone()) if can_be(t) else t
                        )
                    arguments[n] = value
                torch.manual_seed(call.case.seed)
                got = call.operator(**call.as_given(arguments))
                got = list(got) if len(call.results) > 1 else [got]
                duals = [
                    [forward_ad.unpack_dual(x) if isinstance(x, torch.Tensor) else None for x in flat(g)] for g in got
                ]
                if not any(d and d.tangent is None and can_be(d.primal) for ds in duals for d in ds):
                    return [[d and d.tangent is not None and d.tangent.clone() for d in ds] for ds in duals]
        except (NotImplementedError, RuntimeError):
            pass
        return self.differences(call, tangents)

    def differences(self, call, tangents, step=1e-6):
        """Central differences, where PyTorch has no forward mode or leaves a tangent out; NaN at a kink."""

        def at(sign):
            arguments = {}
            for n, value in call.arguments.items():
                value = detached(value)
                if n in call.inputs:
                    ts = iter(tangents[n])
                    value = formula_cases.mapped(value, lambda t: t + sign * step * next(ts) if can_be(t) else t)
                arguments[n] = value
            torch.manual_seed(call.case.seed)
            with torch.no_grad():
                got = call.operator(**call.as_given(arguments))
            return list(got) if len(call.results) > 1 else [got]

        def slope(above, here, below):
            if not can_be(here):
                return None
            is_kink = ((above - here) - (here - below)).abs() > 1e-3 * step
            return ((above - below) / (2 * step)).masked_fill(is_kink, math.nan)

        return [
            [slope(p, r, m) for p, r, m in zip(flat(ps), flat(rs), flat(ms))]
            for ps, rs, ms in zip(at(1), at(0), at(-1))
        ]

    def check(self, row, case):
        """Which orders were compared, as a text; raises where they differ."""
        self.rough = False
        try:
            call = Call(row, case)
        except Unusable as error:
            if "not differentiable with respect to" not in str(error):
                raise
            call = Call(row, case, every=False)
        if not call.inputs or not any(call.differentiable):
            raise Unusable("nothing is differentiable")
        for i, (result, found) in enumerate(zip(call.results, call.differentiable)):
            if can_be(result) and found != row.says_differentiable(i) and row.says_differentiable(i) is not None:
                raise Wrong(f"result {i} {'requires a' if found else 'requires no'} gradient in PyTorch")
        grads = self.first(call)
        done = "n" if self.rough else "1"
        if not all(
            t.isfinite().all()
            for t in formula_cases.leaves([list(call.arguments.values()), call.results])
            if can_be(t)
        ):
            return done
        try:
            if not self.rough and self.second(call, grads):
                done += "2"
        except Refused:
            pass
        is_factor = call.row.full == "cholesky_inverse" and call.case.origin.endswith("/complex")
        if row.tangents and row.full not in OTHER_TANGENTS and not is_factor:  # whose diagonal is real
            self.forward(call)
            done += "f"
        return done


def fresh(tensor):
    """A leaf cannot be written: what is written is a copy of it."""
    return tensor.clone() if tensor.requires_grad else tensor


def detached(value):
    return formula_cases.mapped(value, lambda t: t.detach())


def mapped_like(value):
    return formula_cases.mapped(value, torch.randn_like)


def mapped_grad(value):
    return formula_cases.mapped(value, lambda t: t.clone().requires_grad_(True))


def differ(have, want, what, loose=NEAR):
    loose = LOOSE if what.startswith("tangent") else loose
    if have.shape != want.shape:
        raise Wrong(f"{what} has shape {list(have.shape)}, PyTorch's {list(want.shape)}")
    if not torch.allclose(have, want.to(have.dtype), equal_nan=True, **loose):
        apart = ~torch.isclose(have, want.to(have.dtype), equal_nan=True, **loose) & (
            have.isfinite() | want.isfinite()
        )
        if not apart.any():
            return
        at = apart.flatten().nonzero().flatten()[:3].tolist()
        raise Wrong(f"{what} differs at {at}: {have[apart][:3].tolist()} for {want[apart][:3].tolist()}")


def load_natives(paths, table=None):
    natives = {}
    for path in paths:
        spec = importlib.util.spec_from_file_location(pathlib.Path(path).stem, path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        if table:
            return getattr(module, table)
        natives.update({k: v for k, v in vars(module).items() if callable(v)})
    return natives


def tables(paths, operators):
    """Rows, functions and names of operators without derivatives, of all tables."""
    rows, functions, none, faults = [], {}, set(), []
    for entry in [e for path in paths for e in read(path)]:
        try:
            if "name" in entry and entry["name"].split("(")[0] in operators.made:
                continue  # PyTorch makes it of another, whose formula is the same.
            if "name" in entry:
                rows.append(Row(entry, operators))
            elif "function" in entry:
                functions[Schema(entry["function"]).full] = (Schema(entry["function"]), Formula(entry["is"]))
            elif "no_derivative" in entry:
                none.update(entry["no_derivative"])
        except Wrong as error:
            faults.append(f"{entry['line']}: {error}")
    return rows, functions, none, faults


def check_row(checker, row, corpus, more, verbose):
    """One line of the report and whether the row is good."""
    if "::" in row.full and not row.full.startswith("aten::"):
        return f"NONE {row.full}: PyTorch has no such operator; test_derivative_specs has samples of it", None
    if row.full in ABSENT:
        return f"NONE {row.full}: PyTorch {torch.__version__} has no such operator; another release has", None
    cases = [formula_cases.Case(f"own/{i}", *c) for i, c in enumerate(more.get(row.full, []))] + corpus.calls(
        row.full
    )
    cases += [formula_cases.complexified(c) for c in cases[:6]] + formula_cases.made(row.schema)
    cases.append(formula_cases.complexified(cases[-2]))
    cases = [c for c in cases if (row.full, c.origin) not in {*PYTORCH_IS_WRONG, *WITHOUT_BOOL}]
    seen, faults, refused = {}, [], None
    for case in cases:
        try:
            done = checker.check(row, case)
            seen[done] = seen.get(done, 0) + 1
        except Unusable as error:
            refused = str(error).split("\n")[0]
        except Less as error:
            seen["less"] = str(error)
        except Refused:
            seen["refused"] = seen.get("refused", 0) + 1
        except Exception as error:  # noqa: BLE001  (whatever a formula raises is the row's fault)
            faults.append(
                f"{case.origin}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
            )
            if verbose > 1:
                traceback.print_exc()
    if faults:
        return (
            f"BAD  {row.line} {row.full}: {len(faults)} of {len(cases)}: "
            + "\n       ".join(faults[: 3 if not verbose else 99]),
            False,
        )
    if "less" in seen:
        return f"LESS {row.full}: {seen['less']}", True
    if not seen:
        return f"NONE {row.full}: no call ({refused})", None
    return f"ok   {row.full}: {seen}", True


def main(argv):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", nargs="*", default=[str(ROOT / "spec/derivatives.yaml")])
    parser.add_argument("--op", default=".")
    parser.add_argument(
        "--natives", action="append", default=[str(pathlib.Path(__file__).parent / "formula_natives.py")]
    )
    parser.add_argument(
        "--also", action="append", default=[], help="tables whose functions are used, and not checked"
    )
    parser.add_argument("--corpus", default=str(ROOT / "tests/conformance/data/corpus"))
    parser.add_argument("--cases", help="a Python file with CASES, calls by operator: lists of (args, kwargs)")
    parser.add_argument("-v", action="count", default=0)
    options = parser.parse_args(argv)
    torch.set_num_threads(1)
    operators = Operators(ROOT / "spec/native_functions.yaml")
    also = tables(options.also, operators)
    rows, functions, _, faults = tables(options.table, operators)
    checker = Checker(operators, {**also[1], **functions}, load_natives(options.natives))
    corpus = formula_cases.Corpus(options.corpus)
    more = {**CALLS, **(load_natives([options.cases], "CASES") if options.cases else {})}
    counts = {True: 0, False: len(faults), None: 0}
    for row in [r for r in rows if re.search(options.op, r.full)]:
        line, good = check_row(checker, row, corpus, more, options.v)
        counts[good] += 1
        if not good or options.v or line.startswith("LESS"):
            print(line, flush=True)
    print("\n".join(faults))
    print(f"{counts[True]} rows are right, {counts[False]} wrong, {counts[None]} without a call")
    return 1 if counts[False] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
