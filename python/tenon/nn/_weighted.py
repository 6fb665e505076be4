# SPDX-License-Identifier: BSD-3-Clause
"""Layers with weights: linear maps, convolutions, tables of vectors, normalisation."""
import math
import numbers

import tenon
from tenon.nn import functional as F
from tenon.nn import init
from tenon.nn._layers import times
from tenon.nn._module import Module
from tenon.nn.parameter import Parameter

__all__ = []


def public(made):
    made.__module__ = "tenon.nn"
    __all__.append(made.__name__)
    return made


def empty(*sizes, **where):
    return Parameter(tenon.empty(*sizes, **where))


def uniform_by_inputs(weight, bias):
    """What linear maps and convolutions begin with: evenly spread within 1 / sqrt(numbers that go into one)."""
    init.kaiming_uniform_(weight, a=math.sqrt(5))
    if bias is not None:
        inputs = init._calculate_fan_in_and_fan_out(weight)[0]
        if inputs > 0:
            init.uniform_(bias, -1 / math.sqrt(inputs), 1 / math.sqrt(inputs))


# ---- linear maps ----

@public
class Linear(Module):
    """y = x A^T + b: (*, in_features) to (*, out_features)."""

    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = empty((out_features, in_features), device=device, dtype=dtype)
        self.register_parameter("bias", empty(out_features, device=device, dtype=dtype) if bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        uniform_by_inputs(self.weight, self.bias)

    def forward(self, input):
        return F.linear(input, self.weight, self.bias)

    def extra_repr(self):
        return f"in_features={self.in_features}, out_features={self.out_features}, bias={self.bias is not None}"


class NonDynamicallyQuantizableLinear(Linear):
    """Linear, under the name that the last layer of attention has in PyTorch."""


@public
class Bilinear(Module):
    """y = x1 A x2 + b for each of out_features matrices A."""

    def __init__(self, in1_features, in2_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        if in1_features <= 0:
            raise ValueError(f"in1_features must be > 0, but got {in1_features}")
        self.in1_features, self.in2_features, self.out_features = in1_features, in2_features, out_features
        self.weight = empty((out_features, in1_features, in2_features), device=device, dtype=dtype)
        self.register_parameter("bias", empty(out_features, device=device, dtype=dtype) if bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        bound = 1 / math.sqrt(self.weight.shape[1])
        init.uniform_(self.weight, -bound, bound)
        if self.bias is not None:
            init.uniform_(self.bias, -bound, bound)

    def forward(self, input1, input2):
        return F.bilinear(input1, input2, self.weight, self.bias)

    def extra_repr(self):
        return (f"in1_features={self.in1_features}, in2_features={self.in2_features}, out_features={self.out_features}, "
                f"bias={self.bias is not None}")


@public
class PReLU(Module):
    """The input where it is positive, else times a slope that is trained: one, or one for each channel."""

    def __init__(self, num_parameters=1, init=0.25, device=None, dtype=None):
        super().__init__()
        self.num_parameters, self.init = num_parameters, init
        self.weight = empty(num_parameters, device=device, dtype=dtype)
        self.reset_parameters()

    def reset_parameters(self):
        init.constant_(self.weight, self.init)

    def forward(self, input):
        return F.prelu(input, self.weight)

    def extra_repr(self):
        return f"num_parameters={self.num_parameters}"


# ---- tables of vectors ----

def _padding_index(index, count):
    if index is None or -count <= index < count:
        return index if index is None or index >= 0 else index + count
    raise AssertionError("Padding_idx must be within num_embeddings")


class _Table(Module):
    """num_embeddings vectors of embedding_dim numbers."""

    def set_table(self, weight, frozen, device, dtype):
        sizes = (self.num_embeddings, self.embedding_dim)
        if weight is None:
            self.weight = Parameter(tenon.empty(sizes, device=device, dtype=dtype), requires_grad=not frozen)
            self.reset_parameters()
            return
        if tuple(weight.shape) != sizes:
            raise AssertionError("Shape of weight does not match num_embeddings and embedding_dim")
        self.weight = Parameter(weight, requires_grad=not frozen)

    def reset_parameters(self):
        init.normal_(self.weight)
        if self.padding_idx is not None:
            with tenon.no_grad():
                self.weight[self.padding_idx].fill_(0)

    def settings(self, **more):
        return {"max_norm": self.max_norm, "norm_type": self.norm_type, "scale_grad_by_freq": self.scale_grad_by_freq,
                "sparse": self.sparse, "padding_idx": self.padding_idx, **more}

    def extra_repr(self):
        words = [f"{self.num_embeddings}, {self.embedding_dim}"]
        for name, usual in (("padding_idx", None), ("max_norm", None), ("norm_type", 2), ("scale_grad_by_freq", False), ("sparse", False)):
            value = getattr(self, name)
            if value != usual:
                words.append(f"{name}={value}")
        return ", ".join(words)

    @classmethod
    def of_vectors(cls, embeddings, freeze, **more):
        if embeddings.dim() != 2:
            raise AssertionError("Embeddings parameter is expected to be 2-dimensional")
        made = cls(*embeddings.shape, _weight=embeddings, **more)
        made.weight.requires_grad_(not freeze)
        return made


@public
class Embedding(_Table):
    """Vectors by number: (*) of integers to (*, embedding_dim)."""

    def __init__(self, num_embeddings, embedding_dim, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
                 sparse=False, _weight=None, _freeze=False, device=None, dtype=None):
        super().__init__()
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self.padding_idx = _padding_index(padding_idx, num_embeddings)
        self.max_norm, self.norm_type, self.scale_grad_by_freq, self.sparse = max_norm, norm_type, scale_grad_by_freq, sparse
        self.set_table(_weight, _freeze, device, dtype)

    def forward(self, input):
        return F.embedding(input, self.weight, **self.settings())

    @classmethod
    def from_pretrained(cls, embeddings, freeze=True, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
                        sparse=False):
        return cls.of_vectors(embeddings, freeze, padding_idx=padding_idx, max_norm=max_norm, norm_type=norm_type,
                              scale_grad_by_freq=scale_grad_by_freq, sparse=sparse)


@public
class EmbeddingBag(_Table):
    """Sums, means or maxima of vectors by number, one for each bag."""

    def __init__(self, num_embeddings, embedding_dim, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode="mean", sparse=False,
                 _weight=None, include_last_offset=False, padding_idx=None, device=None, dtype=None):
        super().__init__()
        self.num_embeddings, self.embedding_dim, self.mode = num_embeddings, embedding_dim, mode
        self.padding_idx, self.include_last_offset = _padding_index(padding_idx, num_embeddings), include_last_offset
        self.max_norm, self.norm_type, self.scale_grad_by_freq, self.sparse = max_norm, norm_type, scale_grad_by_freq, sparse
        self.set_table(_weight, False, device, dtype)

    def forward(self, input, offsets=None, per_sample_weights=None):
        return F.embedding_bag(input, self.weight, offsets, per_sample_weights=per_sample_weights,
                               **self.settings(mode=self.mode, include_last_offset=self.include_last_offset))

    def extra_repr(self):
        words = super().extra_repr().split(", ")
        padding = [word for word in words if word.startswith("padding_idx")]
        return ", ".join([word for word in words if word not in padding] + [f"mode={self.mode!r}"] + padding)

    @classmethod
    def from_pretrained(cls, embeddings, freeze=True, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode="mean", sparse=False,
                        include_last_offset=False, padding_idx=None):
        return cls.of_vectors(embeddings, freeze, max_norm=max_norm, norm_type=norm_type, scale_grad_by_freq=scale_grad_by_freq,
                              mode=mode, sparse=sparse, include_last_offset=include_last_offset, padding_idx=padding_idx)


# ---- convolutions ----

class _Convolution(Module):
    """Of images with a number of dimensions that the class's name says."""
    transposed, output_padding = False, 0

    def begin(self, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, device, dtype,
              output_padding=0):
        for name, channels in (("in_channels", in_channels), ("out_channels", out_channels)):
            if channels % max(groups, 1):
                raise ValueError(f"{name} must be divisible by groups")
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        if padding_mode not in ("zeros", "reflect", "replicate", "circular"):
            raise ValueError(f"padding_mode must be one of {{'zeros', 'reflect', 'replicate', 'circular'}}, but got padding_mode='{padding_mode}'")
        count = self.count
        self.in_channels, self.out_channels, self.groups, self.padding_mode = in_channels, out_channels, groups, padding_mode
        self.kernel_size, self.stride, self.dilation = (times(x, count) for x in (kernel_size, stride, dilation))
        self.padding = padding if isinstance(padding, str) else times(padding, count)
        self.output_padding = times(output_padding, count)
        if isinstance(padding, str) and padding not in ("same", "valid"):
            raise ValueError(f"Invalid padding string '{padding}', should be one of {{'same', 'valid'}}")
        if padding == "same" and any(step != 1 for step in self.stride):
            raise ValueError("padding='same' is not supported for strided convolutions")
        first, second = (in_channels, out_channels) if self.transposed else (out_channels, in_channels)
        self.weight = empty((first, second // groups, *self.kernel_size), device=device, dtype=dtype)
        self.register_parameter("bias", empty(out_channels, device=device, dtype=dtype) if bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        uniform_by_inputs(self.weight, self.bias)

    def edges(self):
        """How much is added before and after each dimension, the last one first."""
        if self.padding == "valid":
            return [0] * 2 * self.count
        if self.padding == "same":
            whole = [step * (size - 1) for step, size in zip(self.dilation, self.kernel_size)]
            return [edge for both in reversed(whole) for edge in (both // 2, both - both // 2)]
        return [edge for size in reversed(self.padding) for edge in (size, size)]

    def extra_repr(self):
        words = [f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"]
        for name, usual in (("padding", (0,) * self.count), ("dilation", (1,) * self.count), ("output_padding", (0,) * self.count),
                            ("groups", 1)):
            if getattr(self, name) != usual:
                words.append(f"{name}={getattr(self, name)}")
        words += [] if self.bias is not None else ["bias=False"]
        words += [] if self.padding_mode == "zeros" else [f"padding_mode={self.padding_mode}"]
        return ", ".join(words)


class _ConvNd(_Convolution):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros",
                 device=None, dtype=None):
        super().__init__()
        self.begin(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, device, dtype)

    def forward(self, input):
        padding = self.padding
        if self.padding_mode != "zeros":
            input, padding = F.pad(input, self.edges(), self.padding_mode), 0
        return self.function(input, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)


class _ConvTransposeNd(_Convolution):
    transposed = True

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1,
                 padding_mode="zeros", device=None, dtype=None):
        super().__init__()
        if padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {type(self).__name__}')
        self.begin(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, device, dtype,
                   output_padding)

    def forward(self, input, output_size=None):
        return self.function(input, self.weight, self.bias, self.stride, self.padding, self.more_for(input, output_size), self.groups,
                             self.dilation)

    def more_for(self, input, output_size):
        """output_padding, or what makes the result this size: sizes from the smallest to less than a step more can be had."""
        if output_size is None:
            return self.output_padding
        wanted = tuple(output_size)[-self.count:]
        if len(output_size) not in (self.count, self.count + 1, self.count + 2) or len(wanted) != self.count:
            raise ValueError(f"{type(self).__name__}: output_size must have {self.count} elements (got {len(output_size)})")
        least = [(size - 1) * step - 2 * edge + gap * (window - 1) + 1 for size, step, edge, gap, window in
                 zip(input.shape[-self.count:], self.stride, self.padding, self.dilation, self.kernel_size)]
        for size, low, step in zip(wanted, least, self.stride):
            if not low <= size < low + step:
                raise ValueError(f"requested an output size of {tuple(wanted)}, but valid sizes range from {least} to "
                                 f"{[x + y - 1 for x, y in zip(least, self.stride)]} (for an input of {tenon.Size(input.shape[-self.count:])})")
        return tuple(size - low for size, low in zip(wanted, least))


for count in (1, 2, 3):
    for base, name, function in ((_ConvNd, "Conv", f"conv{count}d"), (_ConvTransposeNd, "ConvTranspose", f"conv_transpose{count}d")):
        made = type(f"{name}{count}d", (base,), {"count": count, "function": staticmethod(getattr(F, function)),
                                                 "__doc__": f"{function} of (N, in_channels, …) with a trained weight and bias."})
        globals()[made.__name__] = public(made)


# ---- normalisation ----

class _OfShape(Module):
    """Normalises over the last dimensions, whose sizes are normalized_shape."""

    def begin(self, normalized_shape, eps, elementwise_affine):
        self.normalized_shape = (normalized_shape,) if isinstance(normalized_shape, numbers.Integral) else tuple(normalized_shape)
        self.eps, self.elementwise_affine = eps, elementwise_affine

    def reset_parameters(self):
        if self.weight is not None:
            init.ones_(self.weight)
        if getattr(self, "bias", None) is not None:
            init.zeros_(self.bias)


@public
class LayerNorm(_OfShape):
    """Mean 0 and variance 1 over the last dimensions, then times a weight plus a bias."""

    def __init__(self, normalized_shape, eps=1e-5, elementwise_affine=True, bias=True, device=None, dtype=None):
        super().__init__()
        self.begin(normalized_shape, eps, elementwise_affine)
        where = {"device": device, "dtype": dtype}
        self.register_parameter("weight", empty(self.normalized_shape, **where) if elementwise_affine else None)
        self.register_parameter("bias", empty(self.normalized_shape, **where) if elementwise_affine and bias else None)
        self.reset_parameters()

    def forward(self, input):
        return F.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self):
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}, bias={self.bias is not None}"


@public
class RMSNorm(_OfShape):
    """A root mean square of 1 over the last dimensions, then times a weight."""

    def __init__(self, normalized_shape, eps=None, elementwise_affine=True, device=None, dtype=None):
        super().__init__()
        self.begin(normalized_shape, eps, elementwise_affine)
        self.register_parameter("weight", empty(self.normalized_shape, device=device, dtype=dtype) if elementwise_affine else None)
        self.reset_parameters()

    def forward(self, input):
        return F.rms_norm(input, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self):
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"


@public
class GroupNorm(Module):
    """Mean 0 and variance 1 over each of num_groups groups of channels."""

    def __init__(self, num_groups, num_channels, eps=1e-5, affine=True, device=None, dtype=None, *, bias=True):
        super().__init__()
        if num_channels % num_groups:
            raise ValueError(f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})")
        self.num_groups, self.num_channels, self.eps, self.affine = num_groups, num_channels, eps, affine
        where = {"device": device, "dtype": dtype}
        self.register_parameter("weight", empty(num_channels, **where) if affine else None)
        self.register_parameter("bias", empty(num_channels, **where) if affine and bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        if self.weight is not None:
            init.ones_(self.weight)
        if self.bias is not None:
            init.zeros_(self.bias)

    def forward(self, input):
        return F.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self):
        return f"{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, bias={self.bias is not None}"


class _Running(Module):
    """Statistics of each channel; those of past batches are buffers."""
    _version = 2
    dims = ()

    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None, *, bias=True):
        super().__init__()
        self.num_features, self.eps, self.momentum = num_features, eps, momentum
        self.affine, self.track_running_stats = affine, track_running_stats
        where = {"device": device, "dtype": dtype}
        self.register_parameter("weight", empty(num_features, **where) if affine else None)
        self.register_parameter("bias", empty(num_features, **where) if affine and bias else None)
        tracked = track_running_stats
        self.register_buffer("running_mean", tenon.zeros(num_features, **where) if tracked else None)
        self.register_buffer("running_var", tenon.ones(num_features, **where) if tracked else None)
        self.register_buffer("num_batches_tracked", tenon.tensor(0, dtype=tenon.int64, device=device) if tracked else None)
        self.reset_parameters()

    def reset_running_stats(self):
        if self.track_running_stats:
            self.running_mean.zero_()
            self.running_var.fill_(1)
            self.num_batches_tracked.zero_()

    def reset_parameters(self):
        self.reset_running_stats()
        if self.weight is not None:
            init.ones_(self.weight)
        if self.bias is not None:
            init.zeros_(self.bias)

    def check(self, input):
        if input.dim() not in self.dims:
            wanted = " or ".join(f"{dim}D" for dim in self.dims)
            raise ValueError(f"expected {wanted} input (got {input.dim()}D input)")

    def extra_repr(self):
        return (f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, affine={self.affine}, bias={self.bias is not None}, "
                f"track_running_stats={self.track_running_stats}")

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, *rest):
        """Files of the first version count no batches."""
        key = prefix + "num_batches_tracked"
        if (local_metadata.get("version") or 0) < 2 and self.track_running_stats and key not in state_dict:
            state_dict[key] = self.num_batches_tracked if self.num_batches_tracked.device.type != "meta" else tenon.tensor(0)
        super()._load_from_state_dict(state_dict, prefix, local_metadata, *rest)


class _BatchNorm(_Running):
    def forward(self, input):
        self.check(input)
        factor = 0.0 if self.momentum is None else self.momentum
        if self.training and self.track_running_stats and self.num_batches_tracked is not None:
            self.num_batches_tracked.add_(1)
            if self.momentum is None:
                factor = 1.0 / float(self.num_batches_tracked)
        by_batch = self.training or self.running_mean is None and self.running_var is None
        keeps = not self.training or self.track_running_stats
        return F.batch_norm(input, self.running_mean if keeps else None, self.running_var if keeps else None, self.weight, self.bias,
                            by_batch, factor, self.eps)


class _InstanceNorm(_Running):
    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=False, track_running_stats=False, device=None, dtype=None, *, bias=True):
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)

    def forward(self, input):
        self.check(input)
        batched = input.dim() == max(self.dims)
        channels = input.shape[1 if batched else 0]
        if channels != self.num_features and self.affine:
            raise ValueError(f"expected input's size at dim={int(batched)} to match num_features ({self.num_features}), but got: {channels}.")
        result = F.instance_norm(input if batched else input.unsqueeze(0), self.running_mean, self.running_var, self.weight, self.bias,
                                 self.training or not self.track_running_stats, 0.0 if self.momentum is None else self.momentum, self.eps)
        return result if batched else result.squeeze(0)


for count in (1, 2, 3):
    for base, name, dims in ((_BatchNorm, "BatchNorm", ((2, 3), (4,), (5,))[count - 1]),
                             (_InstanceNorm, "InstanceNorm", (count + 1, count + 2))):
        made = type(f"{name}{count}d", (base,), {"dims": dims, "__doc__": f"{name} of (N, num_features, …)."})
        globals()[made.__name__] = public(made)
del base, count, dims, function, made, name
