# SPDX-License-Identifier: BSD-3-Clause
"""Derivatives of functions by the same text in either library: what they print, and what they refuse.

    python tests/python/func_facts.py              (with PyTorch: records func_facts.json anew)
"""
import json
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "func_facts.json"

# `t` is the library, `f` its func; the names of _things are there, too.
CALLS = """
f.grad(lambda a: a ** 3)(x)
f.grad(f.grad(lambda a: a ** 3))(x)
f.grad(f.grad(f.grad(lambda a: a.sin())))(x)
f.grad_and_value(lambda a, b: a * b, argnums=(0, 1))(x, x)
f.grad_and_value(lambda a, b: a * b, argnums=-1)(x, x)
f.grad(lambda a: (a * 3, a * 2), has_aux=True)(x)
f.grad_and_value(lambda a: (a * 3, [a * 2]), has_aux=True)(x)
f.grad(lambda d: (d["a"] * d["b"]).sum())({"a": x, "b": x})
f.grad(lambda a, k=1: a * k)(x, k=5)
f.grad(lambda a: t.ones(3) * a)(x)
f.grad(lambda a: 3)(x)
f.grad(lambda a: a, argnums=1)(x)
f.grad(lambda a: a, argnums="a")(x)
f.grad(lambda a: a)(3)
f.grad(lambda a: (a, a))(x)
f.grad(lambda a: a, has_aux=True)(x)
f.grad(lambda a: t.tensor(3.0))(x)
f.grad(lambda a: a.long())(x)
f.vjp(lambda a, b: (a * b, a), x, x)[0]
f.vjp(lambda a, b: (a * b, a), x, x)[1]((x, x))
f.vjp(lambda a, b: (a * b, a), x, x)[1](x)
f.vjp(lambda a: a ** 2, x)[1](t.tensor(1.0))
f.vjp(lambda a: (a ** 2, a * 5), x, has_aux=True)[2]
f.jvp(lambda a: a ** 2, (x,), (t.tensor(1.0),))
f.jvp(lambda a: (a ** 2, a), (x,), (t.tensor(1.0),))
f.jvp(lambda a: (a ** 2, a * 3), (x,), (t.tensor(1.0),), has_aux=True)
f.jvp(lambda a: a ** 2, x, (t.tensor(1.0),))
f.jacrev(lambda a: a ** 2)(t.arange(3.0))
f.jacrev(lambda a, b: (a * b, a.sum()), argnums=(0, 1))(t.arange(2.0), t.ones(2))
f.jacrev(lambda d: d["a"] * 2)({"a": t.arange(2.0)})
f.jacrev(f.jacrev(lambda a: a ** 3))(x)
f.jacfwd(lambda a: a.sum())(t.arange(3.0))
f.hessian(lambda a: (a ** 3).sum())(t.arange(2.0))
f.hessian(lambda a, b: (a * b * b).sum(), argnums=(0, 1))(t.arange(2.0), t.ones(2))
f.grad(lambda y: f.jvp(lambda a: a ** 3, (y,), (t.tensor(1.0),))[1])(x)
f.jvp(f.grad(lambda a: a ** 3), (x,), (t.tensor(1.0),))
f.grad(lambda a: a * w)(x)
f.vjp(lambda a: a * w, x)[0]
f.grad(lambda a: a ** 3)(w)
f.grad(lambda a: a)(x)
t.no_grad()(f.grad(lambda a: a ** 3 * w))(x)
f.functional_call(linear, {"weight": t.ones(1, 2), "bias": t.zeros(1)}, (t.ones(1, 2),))
f.functional_call(linear, {"weigh": t.ones(1, 2)}, t.ones(1, 2), strict=True)
f.functional_call(linear, {"weight": t.ones(1, 2)}, t.ones(1, 2), strict=True)
f.functional_call(linear, ({"weight": t.ones(1, 2)}, {"bias": t.ones(1)}), t.ones(1, 2))
f.functional_call(linear, ({"weight": t.ones(1, 2)}, {"weight": t.ones(1)}), t.ones(1, 2))
f.functional_call(tied, {"a.weight": t.ones(2, 2), "n.running_mean": t.ones(2)}, t.ones(1, 2), {"k": 2})
f.functional_call(tied, {"a.weight": t.ones(2, 2), "b.weight": t.zeros(2, 2)}, t.ones(1, 2))
f.functional_call(tied, {"a.weight": t.ones(2, 2), "b.weight": t.zeros(2, 2)}, t.ones(1, 2), tie_weights=False)
f.grad(lambda p, a: f.functional_call(linear, p, (a,)).square().mean())({"weight": t.ones(1, 2), "bias": t.ones(1)}, t.ones(2, 2))
f.vmap(lambda a: a.sum())(rows)
f.vmap(t.dot)(rows, rows)
f.vmap(lambda a, b: a * b, in_dims=(0, None))(rows, t.ones(2))
f.vmap(lambda a: a * 2, in_dims=1, out_dims=1)(rows)
f.vmap(lambda a: (a, a.sum()), out_dims=(1, 0))(rows)
f.vmap(lambda d: d["a"] + d["b"], in_dims=({"a": 0, "b": None},))({"a": rows, "b": t.ones(2)})
f.vmap(f.vmap(lambda a: a * 2))(rows)
f.vmap(lambda a, k=1: a * k)(rows, k=3)
f.vmap(lambda a: {"s": a.sum(), "p": [a]}, in_dims=-1)(rows)
f.vmap(f.grad(lambda a, b: (a * b).sum()), in_dims=(None, 0))(t.ones(2), rows)
f.vmap(f.grad(lambda p, a: f.functional_call(linear, p, (a,)).square().mean()), in_dims=(None, 0))({"weight": t.ones(1, 2), "bias": t.ones(1)}, rows)["weight"]
f.grad(lambda a: f.vmap(lambda b: (a * b).sum())(rows).sum())(t.ones(2))
f.jacrev(f.vmap(lambda a: a.sin()))(t.zeros(2, 1))
f.vmap(lambda a, b: a + b)(rows, t.ones(2, 2))
f.vmap(lambda a: a, randomness="x")(rows)
f.vmap(lambda a: a, chunk_size=-1)(rows)
t.vmap(t.dot, chunk_size=2)(rows, rows)
""".strip().splitlines()


def _things(t):
    class Tied(t.nn.Module):
        def __init__(self):
            super().__init__()
            self.a, self.b, self.n = t.nn.Linear(2, 2, bias=False), t.nn.Linear(2, 2, bias=False), t.nn.BatchNorm1d(2)
            self.b.weight = self.a.weight

        def forward(self, x, *, k=1):
            return self.n(self.b(self.a(x))) * k
    return {"t": t, "f": t.func, "x": t.tensor(2.0), "rows": t.arange(6.0).reshape(3, 2), "w": t.tensor(3.0, requires_grad=True), "linear": t.nn.Linear(2, 1), "tied": Tied().eval()}


def told(library, text):
    try:
        return repr(eval(text, _things(library))).replace("torch", "tenon")
    except Exception as error:  # noqa: BLE001  what is raised is the result
        return f"{type(error).__name__}: {str(error).replace('torch', 'tenon')}"


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    results = {text: told(torch, text) for text in CALLS}
    FILE.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(f"{len(results)} calls of PyTorch {torch.__version__}")
