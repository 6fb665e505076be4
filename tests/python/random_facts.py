# SPDX-License-Identifier: BSD-3-Clause
"""Random numbers of a seed, which PyTorch gives on processors with AVX2 and fused multiply-adds.

    python tests/python/random_facts.py    (with PyTorch: records random_facts.json anew)
"""
import hashlib
import json
import pathlib
import struct

FILE = pathlib.Path(__file__).resolve().parent / "random_facts.json"

# Calls that fill the tensor `x`: floats of less than sixteen elements, of whole blocks of sixteen, and others go different ways.
FILLS = ["x.normal_(0.5, 2)", "x.uniform_(-1, 2.5)", "x.exponential_(0.7)", "x.cauchy_(0.5, 2)", "x.log_normal_(0.1, 0.5)",
         "x.geometric_(0.3)", "x.bernoulli_(0.3)", "x.random_(3, 77)"]
SIZES = (5, 16, 21, 1000)
DTYPES = ("float32", "float64", "bfloat16", "float16")

# Calls without such a tensor.
CALLS = ["t.empty(40)[::2].normal_()", "t.randperm(1000)", "t.randint(0, 10**12, (100,))", "t.multinomial(t.rand(50), 20)",
         "t.nn.functional.dropout(t.ones(1000), 0.3, True)", "t.view_as_real(t.randn(33, dtype=t.complex64))",
         "t.poisson(t.rand(100) * 20)", "t.binomial(t.full((50,), 30.0), t.full((50,), 0.3))",
         "t.normal(t.arange(20.0), t.arange(1.0, 21.0))", "t.rrelu(t.randn(100), 0.1, 0.3, True)",
         "t.nn.init.trunc_normal_(t.empty(100))", "t.nn.init.kaiming_normal_(t.empty(30, 30))"]


def situations():
    """Each name with the call and what it fills: a size and a dtype, or None."""
    for text in FILLS:
        for dtype in DTYPES:
            for size in SIZES:
                yield f"{text} of {size} {dtype}", text, (size, dtype)
    for text in CALLS:
        yield text, text, None


def numbers(library, text, filled):
    """The first numbers of a call and a hash of all, and the two numbers that the generator gives next."""
    library.manual_seed(11)
    scope = {"t": library}
    if filled is not None:
        scope["x"] = library.empty(filled[0], dtype=getattr(library, filled[1]))
    found = eval(text, scope).to(library.float64).flatten().tolist()
    digest = hashlib.sha256(struct.pack(f"<{len(found)}d", *found)).hexdigest()[:16]
    return [found[:3], digest, library.rand(2).tolist()]


def main():
    import torch
    facts = {name: numbers(torch, text, filled) for name, text, filled in situations()}
    FILE.write_text("{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(fact)}" for name, fact in facts.items()) + "\n}\n")
    print(f"{len(facts)} situations in {FILE}")


if __name__ == "__main__":
    main()
