# SPDX-License-Identifier: BSD-3-Clause
"""tenon.nn.functional: compositions of operators with the names and the arguments of torch.nn.functional.

What is not here is an operator of that name, made when it is first named."""
import math

import tenon
from tenon import Tensor
from tenon._lazy_text import document
from tenon.nn import _operators as operators
from tenon.nn._grids import *  # noqa: F403  functions that few programs need
from tenon.nn._losses import *  # noqa: F403  the losses

aten = tenon.ops.aten


def public_as(*names):
    """Gives a function the names that it has here."""
    def keep(function):
        function.__name__ = function.__qualname__ = names[0]
        for name in names:
            globals()[name] = function
        return function
    return keep


def listed(value, count):
    """One number stands for `count` of them."""
    return list(value) if isinstance(value, (list, tuple)) else [value] * count


# ---- activations and dropout ----

def activation(name, in_place=True, **defaults):
    """A function of input, some numbers and `inplace`, which an operator name or name_ serves."""
    @public_as(name)
    def apply(input, *args, inplace=False, **kwargs):
        args = list(args)
        if in_place and len(args) > len(defaults) and isinstance(args[-1], bool):
            inplace = args.pop()
        values = {**defaults, **dict(zip(defaults, args)), **kwargs}
        if set(values) - set(defaults) or len(args) > len(defaults):
            raise TypeError(f"{name}() got an unexpected argument: {sorted(values)}")
        module = tenon if name in ("relu", "selu", "celu", "rrelu") else operators
        return getattr(module, f"{name}_" if inplace else name)(input, *values.values())
    numbers = "".join(f", {key}={value!r}" for key, value in defaults.items())
    apply.parameters = f"input{numbers}, inplace=False"
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


def hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")
    return (operators.hardtanh_ if inplace else operators.hardtanh)(input, min_val, max_val)


def threshold(input, threshold, value, inplace=False):
    return (tenon.threshold_ if inplace else tenon.threshold)(input, threshold, value)


def glu(input, dim=-1):
    if input.dim() == 0:
        raise RuntimeError("glu does not support scalars because halving size must be even")
    return operators.glu(input, dim)


def logsigmoid(input, **kwargs):
    return operators.log_sigmoid(input, **kwargs)


def tanhshrink(input):
    return tenon.sub(input, tenon.tanh(input))


def softsign(input):
    return tenon.div(input, tenon.add(tenon.abs(input), 1))


def implicit_dim(rank):
    return 0 if rank in (0, 1, 3) else 1


def softmax(input, dim=None, _stacklevel=3, dtype=None):
    return tenon.softmax(input, implicit_dim(input.dim()) if dim is None else dim, dtype=dtype)


def log_softmax(input, dim=None, _stacklevel=3, dtype=None):
    return tenon.log_softmax(input, implicit_dim(input.dim()) if dim is None else dim, dtype=dtype)


def softmin(input, dim=None, _stacklevel=3, dtype=None):
    return softmax(tenon.neg(input), dim, dtype=dtype)


def dropping(name, operator, trains):
    @public_as(name)
    def drop(input, p=0.5, training=trains, inplace=False):
        if p < 0.0 or p > 1.0:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
        return getattr(tenon, f"{operator}_" if inplace else operator)(input, p, training)
    return drop


dropping("dropout", "dropout", True)
dropping("dropout1d", "feature_dropout", True)
dropping("dropout2d", "feature_dropout", True)
dropping("dropout3d", "feature_dropout", True)
dropping("alpha_dropout", "alpha_dropout", False)
dropping("feature_alpha_dropout", "feature_alpha_dropout", False)


# ---- tables of vectors ----

def shorten_rows(weight, indices, max_norm, norm_type):
    """Scales the rows that are looked up, where they are; gradients take no notice."""
    with tenon.no_grad():
        tenon.embedding_renorm_(weight, indices.contiguous(), max_norm, norm_type)


def embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
              sparse=False):
    if padding_idx is None:
        padding_idx = -1
    elif padding_idx < 0:
        padding_idx += weight.shape[0]
    if max_norm is not None:
        shorten_rows(weight, input, max_norm, norm_type)
    return tenon.embedding(weight, input, padding_idx, scale_grad_by_freq, sparse)


def embedding_bag(input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False,
                  mode="mean", sparse=False, per_sample_weights=None, include_last_offset=False,
                  padding_idx=None):
    if mode not in ("sum", "mean", "max"):
        raise ValueError("mode has to be one of sum, mean or max")
    if input.dim() == 2:
        if offsets is not None:
            raise ValueError("if input is 2D, then offsets has to be None")
        offsets = tenon.arange(0, input.numel(), input.shape[1], dtype=input.dtype)
        input = tenon.reshape(input, [-1])
        if per_sample_weights is not None:
            per_sample_weights = tenon.reshape(per_sample_weights, [-1])
    elif input.dim() != 1 or offsets is None or offsets.dim() != 1:
        raise ValueError("input has to be 1D, with 1D offsets, or 2D")
    if max_norm is not None:
        shorten_rows(weight, input, max_norm, norm_type)
    number = ("sum", "mean", "max").index(mode)
    return tenon.embedding_bag(weight, input, offsets, scale_grad_by_freq, number, sparse, per_sample_weights, include_last_offset, padding_idx)[0]


# ---- normalization ----

def check_more_than_one(input):
    if math.prod((*input.shape[:1], *input.shape[2:])) == 1:
        raise ValueError(f"Expected more than 1 value per channel when training, got input size {input.shape}")


def batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1,
               eps=1e-5):
    if training:
        check_more_than_one(input)
    return tenon.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, False)


def instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None,
                  use_input_stats=True, momentum=0.1, eps=1e-5):
    if use_input_stats and math.prod(input.shape[2:]) == 1:
        raise ValueError("Expected more than 1 spatial element when training, got input size "
                         f"{input.shape}")
    return tenon.instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, False)


def group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    if input.dim() < 2:
        raise RuntimeError(f"Expected at least 2 dimensions for input tensor but received {input.dim()}")
    return tenon.group_norm(input, num_groups, weight, bias, eps, False)


def local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    if input.dim() < 3:
        raise ValueError("Expected 3D or higher dimensionality input (got {input.dim} dimensions)")
    if input.numel() == 0:
        return input
    # The window slides over the channels, so they stand where an average over an image has rows.
    square = tenon.unsqueeze(tenon.mul(input, input), 1)
    if input.dim() == 3:
        square = operators.pad(square, [0, 0, size // 2, (size - 1) // 2])
        mean = tenon.squeeze(operators.avg_pool2d(square, [size, 1], [1]), 1)
    else:
        folded = [input.shape[0], 1, input.shape[1], input.shape[2], -1]
        square = square.view(folded)
        square = operators.pad(square, [0, 0, 0, 0, size // 2, (size - 1) // 2])
        mean = tenon.squeeze(operators.avg_pool3d(square, [size, 1, 1], [1]), 1)
        mean = mean.view(input.shape)
    divisor = tenon.pow(tenon.add(tenon.mul(mean, alpha), k), beta)
    return tenon.div(input, divisor)


def normalize(input, p=2.0, dim=1, eps=1e-12, out=None):
    length = input.norm(p, [dim] if isinstance(dim, int) else dim, keepdim=True)
    length = tenon.clamp_min(length, eps).expand_as(input)
    return tenon.div(input, length, out=out)


# ---- pooling ----

def max_pool(rank):
    def pool(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
             return_indices=False):
        steps = [] if stride is None else stride
        indices = return_indices
        module = operators if indices and rank > 1 else tenon
        name = f"max_pool{rank}d_with_indices" if indices else f"max_pool{rank}d"
        return getattr(module, name)(input, kernel_size, steps, padding, dilation, ceil_mode)

    public_as(f"max_pool{rank}d")(pool)

    @public_as(f"max_pool{rank}d_with_indices")
    def with_indices(*args, **kwargs):
        kwargs.pop("return_indices", None)
        return pool(*args, **kwargs, return_indices=True)

    with_indices.parameters = "input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False"


def adaptive_max_pool(rank):
    module = tenon if rank == 1 else operators

    def size_of(input, output_size):
        if rank > 1 and input.dim() <= rank:
            raise ValueError(f"Input dimension should be at least {rank + 1}")
        return [given if given is not None else own
                for given, own in zip(listed(output_size, rank), input.shape[-rank:])]

    @public_as(f"adaptive_max_pool{rank}d_with_indices")
    def with_indices(input, output_size, return_indices=False):
        return getattr(module, f"adaptive_max_pool{rank}d")(input, size_of(input, output_size))

    @public_as(f"adaptive_max_pool{rank}d")
    def pool(input, output_size, return_indices=False):
        both = with_indices(input, output_size)
        return both if return_indices else both[0]

    if rank > 1:
        @public_as(f"adaptive_avg_pool{rank}d")
        def average(input, output_size):
            return getattr(operators, f"adaptive_avg_pool{rank}d")(input, size_of(input, output_size))


for each in (1, 2, 3):
    max_pool(each)
    adaptive_max_pool(each)


def avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    return tenon.avg_pool1d(input, kernel_size, [] if stride is None else stride, padding, ceil_mode, count_include_pad)


def fractional_max_pool(rank):
    @public_as(f"fractional_max_pool{rank}d_with_indices")
    def with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
                     _random_samples=None):
        if output_size is None and output_ratio is None:
            raise ValueError(f"fractional_max_pool{rank}d requires specifying either an output_size or an "
                             "output_ratio")
        if output_size is None:
            ratios = listed(output_ratio, rank)
            output_size = [int(size * ratio) for size, ratio in zip(input.shape[-rank:], ratios)]
        if _random_samples is None:
            lead = ((1, *input.shape) if input.dim() == rank + 1 else input.shape)[:2]
            _random_samples = tenon.rand([*lead, rank], dtype=input.dtype)
        return getattr(operators, f"fractional_max_pool{rank}d")(input, kernel_size, output_size, _random_samples)

    @public_as(f"fractional_max_pool{rank}d")
    def pool(*args, return_indices=False, **kwargs):
        both = with_indices(*args, **kwargs)
        return both if return_indices else both[0]

    pool.parameters = "input, kernel_size, output_size=None, output_ratio=None, return_indices=False"


fractional_max_pool(2)
fractional_max_pool(3)


def unpooled_size(input, kernel, stride, padding, output_size):
    rank = len(kernel)
    default = [(input.shape[-rank + d] - 1) * stride[d] + kernel[d] - 2 * padding[d] for d in range(rank)]
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
    @public_as(f"max_unpool{rank}d")
    def unpool(input, indices, kernel_size, stride=None, padding=0, output_size=None):
        kernel = listed(kernel_size, rank)
        steps = kernel if stride is None else listed(stride, rank)
        padding = listed(padding, rank)
        size = unpooled_size(input, kernel, steps, padding, output_size)
        if rank == 3:
            return operators.max_unpool3d(input, indices, size, steps, padding)
        if rank == 2:
            return operators.max_unpool2d(input, indices, size)
        flat = [tenon.unsqueeze(x, -1) for x in (input, indices)]
        return tenon.squeeze(operators.max_unpool2d(*flat, [*size, 1]), -1)


for each in (1, 2, 3):
    max_unpool(each)


# ---- sampling and folding ----

def pad(input, pad, mode="constant", value=None):
    return operators.pad(input, list(pad), mode, value)


def unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    return operators.im2col(input, *(listed(x, 2) for x in (kernel_size, dilation, padding, stride)))


def fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    return operators.col2im(input, *(listed(x, 2) for x in (output_size, kernel_size, dilation, padding,
                                                            stride)))


def grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    modes, paddings = ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection")
    if mode not in modes or padding_mode not in paddings:
        raise ValueError(f"mode {mode!r} or padding_mode {padding_mode!r} is not known")
    return tenon.grid_sampler(input, grid, modes.index(mode), paddings.index(padding_mode), bool(align_corners))


# By mode and number of spatial dimensions: the operator, and whether it takes align_corners.
UPSAMPLING = {("nearest", 1): ("upsample_nearest1d", False), ("nearest", 2): ("upsample_nearest2d", False),
              ("nearest", 3): ("upsample_nearest3d", False),
              ("nearest-exact", 1): ("_upsample_nearest_exact1d", False),
              ("nearest-exact", 2): ("_upsample_nearest_exact2d", False),
              ("nearest-exact", 3): ("_upsample_nearest_exact3d", False),
              ("linear", 1): ("upsample_linear1d", True), ("bilinear", 2): ("upsample_bilinear2d", True),
              ("trilinear", 3): ("upsample_trilinear3d", True),
              ("bicubic", 2): ("upsample_bicubic2d", True)}


def interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None,
                recompute_scale_factor=None, antialias=False):
    rank = input.dim() - 2
    if (size is None) == (scale_factor is None):
        raise ValueError("one of size and scale_factor should be given")
    scales = None if scale_factor is None else [float(x) for x in listed(scale_factor, rank)]
    size = None if size is None else listed(size, rank)
    if len(size or scales) != rank:
        raise ValueError(f"Input and output must have the same number of spatial dimensions, but got input "
                         f"with spatial dimensions of {input.shape[2:]}")
    if recompute_scale_factor and scales is not None:
        size, scales = [math.floor(own * scale) for own, scale in zip(input.shape[2:], scales)], None
    if mode == "area":
        size = size or [math.floor(own * scale) for own, scale in zip(input.shape[2:], scales)]
        average = tenon.adaptive_avg_pool1d if rank == 1 else globals()[f"adaptive_avg_pool{rank}d"]
        return average(input, size)
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
    corners = [bool(align_corners)] if takes_corners else []
    return getattr(aten, name).vec(input, size, *corners, scales)


# ---- attention ----

def projections(parts, sizes, weight, bias, separate):
    """Query, key and value after their linear maps."""
    biases = [None] * 3 if bias is None else tenon.chunk(bias, 3)
    weights = separate or tenon.chunk(weight, 3)
    return [operators.linear(part, w, b) for part, w, b in zip(parts, weights, biases)]


def with_column(mask, count):
    """Masks get a place for each key that was added."""
    return mask if mask is None else operators.pad(mask, [0, count])


def additive(mask, dtype):
    """True in a boolean mask keeps a key away."""
    if mask is None or mask.dtype is not tenon.bool:
        return mask
    zeros = tenon.zeros(mask.shape, dtype=dtype)
    return tenon.masked_fill(zeros, mask, float("-inf"))


def heads(x, batch, count):
    """(length, batch, features) becomes (batch * heads, length, features of a head)."""
    x = x.contiguous()
    x = x.view([x.shape[0], batch * count, x.shape[2] // count])
    return tenon.transpose(x, 0, 1)


def joined_mask(attn_mask, padding, batch, count, length):
    """One additive mask of (batch * heads, target or 1, source), or None."""
    if attn_mask is not None and attn_mask.dim() == 2:
        attn_mask = tenon.unsqueeze(attn_mask, 0)
    if padding is None:
        return attn_mask
    padding = padding.view([batch, 1, 1, length])
    padding = tenon.reshape(padding.expand([-1, count, -1, -1]), [batch * count, 1, length])
    return padding if attn_mask is None else tenon.add(attn_mask, padding)


def attend(q, k, v, mask, dropout, is_causal, need_weights, batch, count):
    """The heads' results as (target * batch, features), and their weights if they are needed."""
    depth, target = q.shape[-1], q.shape[1]
    if need_weights:
        scaled = tenon.mul(q, math.sqrt(1.0 / depth))
        turned = tenon.transpose(k, -2, -1)
        scores = (tenon.bmm(scaled, turned) if mask is None
                  else tenon.baddbmm(mask, scaled, turned))
        weights = tenon.softmax(scores, -1)
        if dropout > 0.0:
            weights = tenon.dropout(weights, dropout, True)
        result = tenon.transpose(tenon.bmm(weights, v), 0, 1)
        return tenon.reshape(result, [target * batch, count * depth]), weights
    if mask is not None:
        mask = (tenon.unsqueeze(mask, 0) if mask.shape[0] == 1 and mask.dim() == 3
                else mask.view([batch, count, -1, k.shape[1]]))
    q, k, v = (x.view([batch, count, x.shape[1], depth]) for x in (q, k, v))
    result = operators.scaled_dot_product_attention(q, k, v, mask, dropout, is_causal)
    result = tenon.permute(result, [2, 0, 1, 3]).contiguous()
    return result.view([target * batch, count * depth]), None


def multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight,
                                 in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight,
                                 out_proj_bias, training=True, key_padding_mask=None, need_weights=True,
                                 attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None,
                                 k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None,
                                 average_attn_weights=True, is_causal=False):
    batched = query.dim() == 3
    if not batched:
        query, key, value = (tenon.unsqueeze(x, 1) for x in (query, key, value))
        if key_padding_mask is not None:
            key_padding_mask = tenon.unsqueeze(key_padding_mask, 0)
    target, batch, width = query.shape
    separate = [q_proj_weight, k_proj_weight, v_proj_weight] if use_separate_proj_weight else None
    q, k, v = projections((query, key, value), width, in_proj_weight, in_proj_bias, separate)
    attn_mask, padding = additive(attn_mask, q.dtype), additive(key_padding_mask, q.dtype)
    if bias_k is not None and bias_v is not None:
        k, v = (tenon.cat([x, b.repeat([1, batch, 1])])
                for x, b in ((k, bias_k), (v, bias_v)))
        attn_mask, padding = with_column(attn_mask, 1), with_column(padding, 1)
    q, k, v = heads(q, batch, num_heads), *(
        heads(x, batch, num_heads) if known is None else known for x, known in ((k, static_k),
                                                                                  (v, static_v)))
    if add_zero_attn:
        k, v = (tenon.cat([x, tenon.zeros([x.shape[0], 1, x.shape[2]], dtype=x.dtype)], dim=1) for x in (k, v))
        attn_mask, padding = with_column(attn_mask, 1), with_column(padding, 1)
    mask = joined_mask(attn_mask, padding, batch, num_heads, k.shape[1])
    only_causal = is_causal and key_padding_mask is None and not need_weights
    result, weights = attend(q, k, v, None if only_causal else mask, dropout_p if training else 0.0,
                             only_causal, need_weights, batch, num_heads)
    result = operators.linear(result, out_proj_weight, out_proj_bias)
    result = result.view([target, batch, result.shape[1]])
    if weights is not None:
        weights = weights.view([batch, num_heads, target, weights.shape[-1]])
        weights = tenon.mean(weights, 1) if average_attn_weights else weights
    if not batched:
        result = tenon.squeeze(result, 1)
        weights = weights if weights is None else tenon.squeeze(weights, 0)
    return result, weights


# ---- operators ----

# The names of torch.nn.functional: what is listed. Operators that are its own are found by name all the same.
PUBLIC = frozenset("""
    adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool1d_with_indices
    adaptive_max_pool2d adaptive_max_pool2d_with_indices adaptive_max_pool3d adaptive_max_pool3d_with_indices
    affine_grid alpha_dropout avg_pool1d avg_pool2d avg_pool3d batch_norm bilinear binary_cross_entropy
    binary_cross_entropy_with_logits celu celu_ channel_shuffle conv1d conv2d conv3d conv_transpose1d
    conv_transpose2d conv_transpose3d cosine_embedding_loss cosine_similarity cross_entropy ctc_loss dropout
    dropout1d dropout2d dropout3d elu elu_ embedding embedding_bag feature_alpha_dropout fold fractional_max_pool2d
    fractional_max_pool2d_with_indices fractional_max_pool3d fractional_max_pool3d_with_indices gaussian_nll_loss
    gelu glu grid_sample group_norm gumbel_softmax hardshrink hardsigmoid hardswish hardtanh hardtanh_
    hinge_embedding_loss huber_loss instance_norm interpolate kl_div l1_loss layer_norm leaky_relu leaky_relu_
    linear linear_cross_entropy local_response_norm log_softmax logsigmoid lp_pool1d lp_pool2d lp_pool3d
    margin_ranking_loss max_pool1d max_pool1d_with_indices max_pool2d max_pool2d_with_indices max_pool3d
    max_pool3d_with_indices max_unpool1d max_unpool2d max_unpool3d mish mse_loss multi_head_attention_forward
    multi_margin_loss multilabel_margin_loss multilabel_soft_margin_loss native_channel_shuffle nll_loss normalize
    one_hot pad pairwise_distance pdist pixel_shuffle pixel_unshuffle poisson_nll_loss prelu relu relu6 relu_
    rms_norm rrelu rrelu_ scaled_dot_product_attention selu selu_ sigmoid silu smooth_l1_loss soft_margin_loss
    softmax softmin softplus softshrink softsign tanh tanhshrink threshold threshold_ triplet_margin_loss
    triplet_margin_with_distance_loss unfold upsample upsample_bilinear upsample_nearest
""".split())

# Names that stand here although the operators are no part of this module.
TOP = {"adaptive_avg_pool1d", "bilinear", "celu_", "channel_shuffle", "conv1d", "conv2d", "conv3d",
       "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "cosine_similarity", "hardshrink",
       "layer_norm", "native_channel_shuffle", "pairwise_distance", "pdist", "pixel_shuffle", "pixel_unshuffle",
       "prelu", "relu_", "rms_norm", "rrelu_", "selu_", "sigmoid", "tanh", "threshold_"}

document({name: globals()[name] for name in PUBLIC if name in globals()}, "tenon.nn.functional")


def __getattr__(name):
    found = None if name.startswith("__") else getattr(operators, name, None)
    if found is None and name in TOP:
        found = getattr(tenon, name)
    if found is None:
        from tenon._absent import told
        raise AttributeError(told("tenon.nn.functional", name))
    globals()[name] = found
    return found


def __dir__():
    return sorted(PUBLIC)
