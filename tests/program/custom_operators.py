# SPDX-License-Identifier: BSD-3-Clause
"""Operators in Python that recorded programs call. PyTorch, which records them, and Tenon, which runs them, define them alike."""


# What the operators with effects were called for, in order.
CALLS = []
WITH_EFFECTS = ("counted", "many", "noted")


def define(host):
    """Define the operators in `host`, the module torch or tenon; keep what it returns while they are called."""
    library = host.library.Library("programs", "DEF")
    library.define("scaled(Tensor x, float k=2.0) -> Tensor")
    library.define("add_in(Tensor(a!) x, Tensor y) -> Tensor")
    library.define('counted(Tensor x, int k=2, str label="region") -> (Tensor, int)')
    library.define("many(Tensor[] xs) -> Tensor[]")
    library.define("noted(Tensor x) -> ()")
    library.define("grow(Tensor(a!)[] xs, Tensor(b!)? z, float k=2.0) -> ()")

    def scaled(x, k=2.0):
        return x * k

    def add_in(x, y):
        x.add_(y)
        return x * y

    def grow(xs, z, k=2.0):
        for x in xs:
            x.mul_(k)
        if z is not None:
            z.add_(1)

    def counted(x, k=2, label="region"):
        CALLS.append(label)
        return x * k, len(label)

    def many(xs):
        CALLS.append("many")
        return [x + 1 for x in xs]

    def noted(x):
        CALLS.append("noted")

    def keep(ctx, inputs, output):
        ctx.k = inputs[1]

    for name, function in (("scaled", scaled), ("add_in", add_in), ("grow", grow),
                           ("counted", counted), ("many", many), ("noted", noted)):
        library.impl(name, function, "CompositeExplicitAutograd")
    host.library.register_autograd("programs::counted", lambda ctx, grad, _: (grad * ctx.k, None, None), setup_context=keep, lib=library)
    # Not the true derivative: that backward calls it can be seen in the gradients.
    host.library.register_autograd("programs::scaled", lambda ctx, grad: (grad * ctx.k * 10, None), setup_context=keep, lib=library)
    return library


def define_polar(torch):
    """Define for PyTorch what examples/polar.c defines for Tenon."""
    library = torch.library.Library("polar", "DEF")
    library.define("swish(Tensor x, float beta=1.) -> Tensor")
    library.define("polar(Tensor re, Tensor im) -> (Tensor r, Tensor phi)")
    library.impl("swish", lambda x, beta=1.0: x * (x * beta).sigmoid(), "CompositeImplicitAutograd")
    library.impl("polar", lambda re, im: ((re * re + im * im).sqrt(), im.atan2(re)), "CompositeImplicitAutograd")
    return library
