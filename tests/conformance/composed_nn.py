# SPDX-License-Identifier: BSD-3-Clause
"""torch.nn.functional but for its losses, as compositions of operators. `f` is public_functions.Functions."""
import math

from public_functions import row

NN = "torch._C._nn."


def listed(value, count):
    """One number stands for `count` of them."""
    return list(value) if isinstance(value, (list, tuple)) else [value] * count


# ---- activations and dropout ----

def activation(name, in_place=True, **defaults):
    """A function of input, some numbers and `inplace`, which an operator name or name_ serves."""
    @row(f"torch.nn.functional.{name}")
    def apply(f, input, *args, inplace=False, **kwargs):
        args = list(args)
        if in_place and len(args) > len(defaults) and isinstance(args[-1], bool):
            inplace = args.pop()
        values = {**defaults, **dict(zip(defaults, args)), **kwargs}
        if set(values) - set(defaults) or len(args) > len(defaults):
            raise TypeError(f"{name}() got an unexpected argument: {sorted(values)}")
        module = "torch." if name in ("relu", "selu", "celu", "rrelu", "threshold") else NN
        return f(f"{module}{name}_" if inplace else f"{module}{name}", input, *values.values())
    return apply


activation("relu")
activation("relu6")
activation("selu")
activation("silu")
activation("mish")
activation("hardsigmoid")
activation("hardswish")
activation("elu", alpha=1.0)
activation("celu", alpha=1.0)
activation("leaky_relu", negative_slope=0.01)
activation("rrelu", lower=1 / 8, upper=1 / 3, training=False)


@row("torch.nn.functional.hardtanh")
def hardtanh(f, input, min_val=-1.0, max_val=1.0, inplace=False):
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")
    return f(f"{NN}hardtanh_" if inplace else f"{NN}hardtanh", input, min_val, max_val)


@row("torch.nn.functional.threshold")
def threshold(f, input, threshold, value, inplace=False):
    return f("torch.threshold_" if inplace else "torch.threshold", input, threshold, value)


@row("torch.nn.functional.glu")
def glu(f, input, dim=-1):
    if input.dim == 0:
        raise RuntimeError("glu does not support scalars because halving size must be even")
    return f(f"{NN}glu", input, dim)


@row("torch.nn.functional.logsigmoid")
def logsigmoid(f, input, **kwargs):
    return f(f"{NN}log_sigmoid", input, **kwargs)


@row("torch.nn.functional.tanhshrink")
def tanhshrink(f, input):
    return f("torch.sub", input, f("torch.tanh", input))


@row("torch.nn.functional.softsign")
def softsign(f, input):
    return f("torch.div", input, f("torch.add", f("torch.abs", input), 1))


def implicit_dim(rank):
    return 0 if rank in (0, 1, 3) else 1


@row("torch.nn.functional.softmax")
def softmax(f, input, dim=None, _stacklevel=3, dtype=None):
    return f("torch.softmax", input, implicit_dim(input.dim) if dim is None else dim, dtype=dtype)


@row("torch.nn.functional.log_softmax")
def log_softmax(f, input, dim=None, _stacklevel=3, dtype=None):
    return f("torch.log_softmax", input, implicit_dim(input.dim) if dim is None else dim, dtype=dtype)


@row("torch.nn.functional.softmin")
def softmin(f, input, dim=None, _stacklevel=3, dtype=None):
    return softmax(f, f("torch.neg", input), dim, dtype=dtype)


def dropping(name, operator, trains):
    @row(f"torch.nn.functional.{name}")
    def drop(f, input, p=0.5, training=trains, inplace=False):
        if p < 0.0 or p > 1.0:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
        return f(f"torch.{operator}_" if inplace else f"torch.{operator}", input, p, training)
    return drop


dropping("dropout", "dropout", True)
dropping("dropout1d", "feature_dropout", True)
dropping("dropout2d", "feature_dropout", True)
dropping("dropout3d", "feature_dropout", True)
dropping("alpha_dropout", "alpha_dropout", False)
dropping("feature_alpha_dropout", "feature_alpha_dropout", False)


# ---- tables of vectors ----

@row("torch.nn.functional.embedding")
def embedding(f, input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
              sparse=False):
    if padding_idx is None:
        padding_idx = -1
    elif padding_idx < 0:
        padding_idx += weight.sizes[0]
    if max_norm is not None:
        f("torch.embedding_renorm_", weight, f("torch.Tensor.contiguous", input), max_norm, norm_type)
    return f("torch.embedding", weight, input, padding_idx, scale_grad_by_freq, sparse)


@row("torch.nn.functional.embedding_bag")
def embedding_bag(f, input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False,
                  mode="mean", sparse=False, per_sample_weights=None, include_last_offset=False,
                  padding_idx=None):
    if mode not in ("sum", "mean", "max"):
        raise ValueError("mode has to be one of sum, mean or max")
    if input.dim == 2:
        if offsets is not None:
            raise ValueError("if input is 2D, then offsets has to be None")
        offsets = f("torch.arange", 0, input.numel, input.sizes[1], dtype=f.dtype(input.dtype))
        input = f("torch.reshape", input, [-1])
        if per_sample_weights is not None:
            per_sample_weights = f("torch.reshape", per_sample_weights, [-1])
    elif input.dim != 1 or offsets is None or offsets.dim != 1:
        raise ValueError("input has to be 1D, with 1D offsets, or 2D")
    if max_norm is not None:
        f("torch.embedding_renorm_", weight, f("torch.Tensor.contiguous", input), max_norm, norm_type)
    number = ("sum", "mean", "max").index(mode)
    return f("torch.embedding_bag", weight, input, offsets, scale_grad_by_freq, number, sparse,
             per_sample_weights, include_last_offset, padding_idx)[0]


# ---- normalization ----

def check_more_than_one(input):
    if math.prod(input.sizes[:1] + input.sizes[2:]) == 1:
        raise ValueError(f"Expected more than 1 value per channel when training, got input size {input.sizes}")


@row("torch.nn.functional.batch_norm")
def batch_norm(f, input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1,
               eps=1e-5):
    if training:
        check_more_than_one(input)
    return f("torch.batch_norm", input, weight, bias, running_mean, running_var, training, momentum, eps,
             False)


@row("torch.nn.functional.instance_norm")
def instance_norm(f, input, running_mean=None, running_var=None, weight=None, bias=None,
                  use_input_stats=True, momentum=0.1, eps=1e-5):
    if use_input_stats and math.prod(input.sizes[2:]) == 1:
        raise ValueError("Expected more than 1 spatial element when training, got input size "
                         f"{input.sizes}")
    return f("torch.instance_norm", input, weight, bias, running_mean, running_var, use_input_stats,
             momentum, eps, False)


@row("torch.nn.functional.group_norm")
def group_norm(f, input, num_groups, weight=None, bias=None, eps=1e-5):
    if input.dim < 2:
        raise RuntimeError(f"Expected at least 2 dimensions for input tensor but received {input.dim}")
    return f("torch.group_norm", input, num_groups, weight, bias, eps, False)


@row("torch.nn.functional.local_response_norm")
def local_response_norm(f, input, size, alpha=1e-4, beta=0.75, k=1.0):
    if input.dim < 3:
        raise ValueError("Expected 3D or higher dimensionality input (got {input.dim} dimensions)")
    if input.numel == 0:
        return input
    # The window slides over the channels, so they stand where an average over an image has rows.
    square = f("torch.unsqueeze", f("torch.mul", input, input), 1)
    if input.dim == 3:
        square = f(f"{NN}pad", square, [0, 0, size // 2, (size - 1) // 2])
        mean = f("torch.squeeze", f(f"{NN}avg_pool2d", square, [size, 1], [1]), 1)
    else:
        folded = [input.sizes[0], 1, input.sizes[1], input.sizes[2], -1]
        square = f("torch.Tensor.view", square, folded)
        square = f(f"{NN}pad", square, [0, 0, 0, 0, size // 2, (size - 1) // 2])
        mean = f("torch.squeeze", f(f"{NN}avg_pool3d", square, [size, 1, 1], [1]), 1)
        mean = f("torch.Tensor.view", mean, input.sizes)
    divisor = f("torch.pow", f("torch.add", f("torch.mul", mean, alpha), k), beta)
    return f("torch.div", input, divisor)


@row("torch.nn.functional.normalize")
def normalize(f, input, p=2.0, dim=1, eps=1e-12, out=None):
    length = f("torch.Tensor.norm", input, p, [dim] if isinstance(dim, int) else dim, keepdim=True)
    length = f("torch.Tensor.expand_as", f("torch.clamp_min", length, eps), input)
    return f("torch.div", input, length, out=out)


# ---- pooling ----

def max_pool(rank):
    def pool(f, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
             return_indices=False):
        steps = [] if stride is None else stride
        indices = return_indices
        base = NN if indices and rank > 1 else "torch."
        name = f"{base}max_pool{rank}d_with_indices" if indices else f"{base}max_pool{rank}d"
        return f(name, input, kernel_size, steps, padding, dilation, ceil_mode)

    row(f"torch.nn.functional.max_pool{rank}d")(pool)

    @row(f"torch.nn.functional.max_pool{rank}d_with_indices")
    def with_indices(f, *args, **kwargs):
        kwargs.pop("return_indices", None)
        return pool(f, *args, **kwargs, return_indices=True)


def adaptive_max_pool(rank):
    base = "torch." if rank == 1 else NN

    def size_of(input, output_size):
        if rank > 1 and input.dim <= rank:
            raise ValueError(f"Input dimension should be at least {rank + 1}")
        return [given if given is not None else own
                for given, own in zip(listed(output_size, rank), input.sizes[-rank:])]

    @row(f"torch.nn.functional.adaptive_max_pool{rank}d_with_indices")
    def with_indices(f, input, output_size, return_indices=False):
        return f(f"{base}adaptive_max_pool{rank}d", input, size_of(input, output_size))

    @row(f"torch.nn.functional.adaptive_max_pool{rank}d")
    def pool(f, input, output_size, return_indices=False):
        both = with_indices(f, input, output_size)
        return both if return_indices else both[0]

    if rank > 1:
        @row(f"torch.nn.functional.adaptive_avg_pool{rank}d")
        def average(f, input, output_size):
            return f(f"{NN}adaptive_avg_pool{rank}d", input, size_of(input, output_size))


for each in (1, 2, 3):
    max_pool(each)
    adaptive_max_pool(each)


@row("torch.nn.functional.avg_pool1d")
def avg_pool1d(f, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    return f("torch.avg_pool1d", input, kernel_size, [] if stride is None else stride, padding, ceil_mode,
             count_include_pad)


def fractional_max_pool(rank):
    @row(f"torch.nn.functional.fractional_max_pool{rank}d_with_indices")
    def with_indices(f, input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
                     _random_samples=None):
        if output_size is None and output_ratio is None:
            raise ValueError(f"fractional_max_pool{rank}d requires specifying either an output_size or an "
                             "output_ratio")
        if output_size is None:
            ratios = listed(output_ratio, rank)
            output_size = [int(size * ratio) for size, ratio in zip(input.sizes[-rank:], ratios)]
        if _random_samples is None:
            lead = ([1] + input.sizes if input.dim == rank + 1 else input.sizes)[:2]
            _random_samples = f("torch.rand", [*lead, rank], dtype=f.dtype(input.dtype))
        return f(f"{NN}fractional_max_pool{rank}d", input, kernel_size, output_size, _random_samples)

    @row(f"torch.nn.functional.fractional_max_pool{rank}d")
    def pool(f, *args, return_indices=False, **kwargs):
        both = with_indices(f, *args, **kwargs)
        return both if return_indices else both[0]


fractional_max_pool(2)
fractional_max_pool(3)


def unpooled_size(input, kernel, stride, padding, output_size):
    rank = len(kernel)
    default = [(input.sizes[-rank + d] - 1) * stride[d] + kernel[d] - 2 * padding[d] for d in range(rank)]
    if output_size is None:
        return default
    size = list(output_size)
    if len(size) == rank + 2:
        size = size[2:]
    if len(size) != rank:
        raise ValueError(f"output_size should be a sequence containing {rank} or {rank + 2} elements, but "
                         f"it has a length of '{len(size)}'")
    for d in range(rank):
        if not default[d] - stride[d] < size[d] < default[d] + stride[d]:
            raise ValueError(f"invalid output_size {size} (dim {d} must be between "
                             f"{default[d] - stride[d]} and {default[d] + stride[d]})")
    return size


def max_unpool(rank):
    @row(f"torch.nn.functional.max_unpool{rank}d")
    def unpool(f, input, indices, kernel_size, stride=None, padding=0, output_size=None):
        kernel = listed(kernel_size, rank)
        steps = kernel if stride is None else listed(stride, rank)
        padding = listed(padding, rank)
        size = unpooled_size(input, kernel, steps, padding, output_size)
        if rank == 3:
            return f(f"{NN}max_unpool3d", input, indices, size, steps, padding)
        if rank == 2:
            return f(f"{NN}max_unpool2d", input, indices, size)
        flat = [f("torch.unsqueeze", x, -1) for x in (input, indices)]
        return f("torch.squeeze", f(f"{NN}max_unpool2d", *flat, [*size, 1]), -1)


for each in (1, 2, 3):
    max_unpool(each)


# ---- sampling and folding ----

@row("torch.nn.functional.pad")
def pad(f, input, pad, mode="constant", value=None):
    return f(f"{NN}pad", input, list(pad), mode, value)


@row("torch.nn.functional.unfold")
def unfold(f, input, kernel_size, dilation=1, padding=0, stride=1):
    return f(f"{NN}im2col", input, *(listed(x, 2) for x in (kernel_size, dilation, padding, stride)))


@row("torch.nn.functional.fold")
def fold(f, input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    return f(f"{NN}col2im", input, *(listed(x, 2) for x in (output_size, kernel_size, dilation, padding,
                                                            stride)))


@row("torch.nn.functional.grid_sample")
def grid_sample(f, input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    modes, paddings = ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection")
    if mode not in modes or padding_mode not in paddings:
        raise ValueError(f"mode {mode!r} or padding_mode {padding_mode!r} is not known")
    return f("torch.grid_sampler", input, grid, modes.index(mode), paddings.index(padding_mode),
             bool(align_corners))


# By mode and number of spatial dimensions: the operator, and whether it takes align_corners.
UPSAMPLING = {("nearest", 1): ("upsample_nearest1d", False), ("nearest", 2): ("upsample_nearest2d", False),
              ("nearest", 3): ("upsample_nearest3d", False),
              ("nearest-exact", 1): ("_upsample_nearest_exact1d", False),
              ("nearest-exact", 2): ("_upsample_nearest_exact2d", False),
              ("nearest-exact", 3): ("_upsample_nearest_exact3d", False),
              ("linear", 1): ("upsample_linear1d", True), ("bilinear", 2): ("upsample_bilinear2d", True),
              ("trilinear", 3): ("upsample_trilinear3d", True),
              ("bicubic", 2): ("upsample_bicubic2d", True)}


@row("torch.nn.functional.interpolate")
def interpolate(f, input, size=None, scale_factor=None, mode="nearest", align_corners=None,
                recompute_scale_factor=None, antialias=False):
    rank = input.dim - 2
    if (size is None) == (scale_factor is None):
        raise ValueError("one of size and scale_factor should be given")
    scales = None if scale_factor is None else [float(x) for x in listed(scale_factor, rank)]
    size = None if size is None else listed(size, rank)
    if len(size or scales) != rank:
        raise ValueError(f"Input and output must have the same number of spatial dimensions, but got input "
                         f"with spatial dimensions of {input.sizes[2:]}")
    if recompute_scale_factor and scales is not None:
        size, scales = [math.floor(own * scale) for own, scale in zip(input.sizes[2:], scales)], None
    if mode == "area":
        size = size or [math.floor(own * scale) for own, scale in zip(input.sizes[2:], scales)]
        return f(f"torch.nn.functional.adaptive_avg_pool{rank}d", input, size)
    if (mode, rank) not in UPSAMPLING:
        raise NotImplementedError(f"{mode} does not go with {rank} spatial dimensions")
    name, takes_corners = UPSAMPLING[mode, rank]
    if antialias and mode in ("bilinear", "bicubic"):
        name = f"_{name}_aa"
    elif antialias:
        raise ValueError("Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D "
                         "tensor as input")
    if align_corners is not None and not takes_corners:
        raise ValueError("align_corners option can only be set with the interpolating modes")
    return f.operator(f"aten::{name}.vec", [input, size, *([bool(align_corners)] if takes_corners else []),
                                            scales], {})


# ---- attention ----

def projections(f, parts, sizes, weight, bias, separate):
    """Query, key and value after their linear maps."""
    biases = [None] * 3 if bias is None else f("torch.chunk", bias, 3)
    weights = separate or f("torch.chunk", weight, 3)
    return [f(f"{NN}linear", part, w, b) for part, w, b in zip(parts, weights, biases)]


def with_column(f, mask, count):
    """Masks get a place for each key that was added."""
    return mask if mask is None else f(f"{NN}pad", mask, [0, count])


def additive(f, mask, dtype):
    """True in a boolean mask keeps a key away."""
    if mask is None or mask.dtype != "bool":
        return mask
    zeros = f("torch.zeros", list(mask.sizes), dtype=f.dtype(dtype))
    return f("torch.masked_fill", zeros, mask, float("-inf"))


def heads(f, x, batch, count):
    """(length, batch, features) becomes (batch * heads, length, features of a head)."""
    x = f("torch.Tensor.contiguous", x)
    x = f("torch.Tensor.view", x, [x.sizes[0], batch * count, x.sizes[2] // count])
    return f("torch.transpose", x, 0, 1)


def joined_mask(f, attn_mask, padding, batch, count, length):
    """One additive mask of (batch * heads, target or 1, source), or None."""
    if attn_mask is not None and attn_mask.dim == 2:
        attn_mask = f("torch.unsqueeze", attn_mask, 0)
    if padding is None:
        return attn_mask
    padding = f("torch.Tensor.view", padding, [batch, 1, 1, length])
    padding = f("torch.reshape", f("torch.Tensor.expand", padding, [-1, count, -1, -1]),
                [batch * count, 1, length])
    return padding if attn_mask is None else f("torch.add", attn_mask, padding)


def attend(f, q, k, v, mask, dropout, is_causal, need_weights, batch, count):
    """The heads' results as (target * batch, features), and their weights if they are needed."""
    depth, target = q.sizes[-1], q.sizes[1]
    if need_weights:
        scaled = f("torch.mul", q, math.sqrt(1.0 / depth))
        turned = f("torch.transpose", k, -2, -1)
        scores = (f("torch.bmm", scaled, turned) if mask is None
                  else f("torch.baddbmm", mask, scaled, turned))
        weights = f("torch.softmax", scores, -1)
        if dropout > 0.0:
            weights = f("torch.dropout", weights, dropout, True)
        result = f("torch.transpose", f("torch.bmm", weights, v), 0, 1)
        return f("torch.reshape", result, [target * batch, count * depth]), weights
    if mask is not None:
        mask = (f("torch.unsqueeze", mask, 0) if mask.sizes[0] == 1 and mask.dim == 3
                else f("torch.Tensor.view", mask, [batch, count, -1, k.sizes[1]]))
    q, k, v = (f("torch.Tensor.view", x, [batch, count, x.sizes[1], depth]) for x in (q, k, v))
    result = f(f"{NN}scaled_dot_product_attention", q, k, v, mask, dropout, is_causal)
    result = f("torch.Tensor.contiguous", f("torch.permute", result, [2, 0, 1, 3]))
    return f("torch.Tensor.view", result, [target * batch, count * depth]), None


@row("torch.nn.functional.multi_head_attention_forward")
def multi_head_attention_forward(f, query, key, value, embed_dim_to_check, num_heads, in_proj_weight,
                                 in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight,
                                 out_proj_bias, training=True, key_padding_mask=None, need_weights=True,
                                 attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None,
                                 k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None,
                                 average_attn_weights=True, is_causal=False):
    batched = query.dim == 3
    if not batched:
        query, key, value = (f("torch.unsqueeze", x, 1) for x in (query, key, value))
        if key_padding_mask is not None:
            key_padding_mask = f("torch.unsqueeze", key_padding_mask, 0)
    target, batch, width = query.sizes
    separate = [q_proj_weight, k_proj_weight, v_proj_weight] if use_separate_proj_weight else None
    q, k, v = projections(f, (query, key, value), width, in_proj_weight, in_proj_bias, separate)
    attn_mask, padding = additive(f, attn_mask, q.dtype), additive(f, key_padding_mask, q.dtype)
    if bias_k is not None and bias_v is not None:
        k, v = (f("torch.cat", [x, f("torch.Tensor.repeat", b, [1, batch, 1])])
                for x, b in ((k, bias_k), (v, bias_v)))
        attn_mask, padding = with_column(f, attn_mask, 1), with_column(f, padding, 1)
    q, k, v = heads(f, q, batch, num_heads), *(
        heads(f, x, batch, num_heads) if known is None else known for x, known in ((k, static_k),
                                                                                  (v, static_v)))
    if add_zero_attn:
        k, v = (f("torch.cat", [x, f("torch.zeros", [x.sizes[0], 1, x.sizes[2]], dtype=f.dtype(x.dtype))],
                  dim=1) for x in (k, v))
        attn_mask, padding = with_column(f, attn_mask, 1), with_column(f, padding, 1)
    mask = joined_mask(f, attn_mask, padding, batch, num_heads, k.sizes[1])
    only_causal = is_causal and key_padding_mask is None and not need_weights
    result, weights = attend(f, q, k, v, None if only_causal else mask, dropout_p if training else 0.0,
                             only_causal, need_weights, batch, num_heads)
    result = f(f"{NN}linear", result, out_proj_weight, out_proj_bias)
    result = f("torch.Tensor.view", result, [target, batch, result.sizes[1]])
    if weights is not None:
        weights = f("torch.Tensor.view", weights, [batch, num_heads, target, weights.sizes[-1]])
        weights = f("torch.mean", weights, 1) if average_attn_weights else weights
    if not batched:
        result = f("torch.squeeze", result, 1)
        weights = weights if weights is None else f("torch.squeeze", weights, 0)
    return [result, weights]
