# SPDX-License-Identifier: BSD-3-Clause
"""The operators of myops for either host: `myops.register(tenon)` or `myops.register(torch)`, then `host.ops.myops.scale`."""


def keep_factor(ctx, inputs, output):
    ctx.factor = inputs[1]


def register(host):
    @host.library.custom_op("myops::scale", mutates_args=())
    def scale(x: host.Tensor, factor: float) -> host.Tensor:
        """Each element times a number, of float32."""
        if x.dtype != host.float32:
            raise RuntimeError("scale: x must be float32")
        return x * factor

    def backward(ctx, grad):
        return host.ops.myops.scale(grad, ctx.factor), None

    scale.register_autograd(backward, setup_context=keep_factor)
