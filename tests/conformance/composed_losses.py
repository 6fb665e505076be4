# SPDX-License-Identifier: BSD-3-Clause
"""Losses of torch.nn.functional as compositions of operators. `f` is public_functions.Functions."""
from public_functions import row

REDUCTIONS = ["none", "mean", "sum"]


def reduction_of(reduction, size_average=None, reduce=None):
    """The operators' number of a reduction; the two older arguments win over the newer one."""
    if size_average is not None or reduce is not None:
        reduction = ("none" if reduce is False else
                     "mean" if size_average in (None, True) else "sum")
    if reduction not in REDUCTIONS:
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return REDUCTIONS.index(reduction)


def reduced(f, loss, reduction):
    if reduction == 1:
        return f("torch.mean", loss)
    return f("torch.sum", loss) if reduction == 2 else loss


def plain_loss(name, operator):
    """A loss of input, target and the reduction alone."""
    @row(f"torch.nn.functional.{name}")
    def loss(f, input, target, size_average=None, reduce=None, reduction="mean"):
        return f(f"torch._C._nn.{operator}", input, target, reduction_of(reduction, size_average, reduce))
    return loss


for each in ("multilabel_margin_loss", "soft_margin_loss"):
    plain_loss(each, each)


def weighted(f, loss, input, target, weight, reduction):
    """A loss per element, times weights; the mean is over the weights' sum."""
    if weight.sizes != input.sizes:
        raise ValueError("Weights and input must have the same size.")
    loss = f("torch.mul", loss, weight)
    if reduction == 1:
        return f("torch.div", f("torch.sum", loss), f("torch.sum", weight))
    return reduced(f, loss, reduction)


@row("torch.nn.functional.l1_loss")
def l1_loss(f, input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    number = reduction_of(reduction, size_average, reduce)
    if weight is None:
        return f("torch._C._nn.l1_loss", *broadcast(f, input, target), number)
    loss = f("torch.abs", f("torch.sub", input, target))
    return weighted(f, loss, input, target, weight, number)


@row("torch.nn.functional.mse_loss")
def mse_loss(f, input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    number = reduction_of(reduction, size_average, reduce)
    if weight is None:
        return f("torch._C._nn.mse_loss", *broadcast(f, input, target), number)
    loss = f("torch.pow", f("torch.sub", input, target), 2)
    return weighted(f, loss, input, target, weight, number)


def broadcast(f, input, target):
    return f("torch.functional.broadcast_tensors", input, target)


@row("torch.nn.functional.smooth_l1_loss")
def smooth_l1_loss(f, input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    number = reduction_of(reduction, size_average, reduce)
    name = "l1_loss" if beta == 0.0 else "smooth_l1_loss"
    return f(f"torch._C._nn.{name}", *broadcast(f, input, target), number,
             *([] if beta == 0.0 else [beta]))


@row("torch.nn.functional.huber_loss")
def huber_loss(f, input, target, reduction="mean", delta=1.0, weight=None):
    number = reduction_of(reduction)
    if weight is None:
        return f("torch._C._nn.huber_loss", *broadcast(f, input, target), number, delta)
    loss = f("torch._C._nn.huber_loss", *broadcast(f, input, target), 0, delta)
    return weighted(f, loss, input, target, weight, number)


@row("torch.nn.functional.kl_div")
def kl_div(f, input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    if reduction == "batchmean":
        total = f("torch.kl_div", input, target, 2, log_target=log_target)
        return f("torch.div", total, input.sizes[0]) if input.dim else total
    return f("torch.kl_div", input, target, reduction_of(reduction, size_average, reduce),
             log_target=log_target)


@row("torch.nn.functional.poisson_nll_loss")
def poisson_nll_loss(f, input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None,
                     reduction="mean"):
    return f("torch.poisson_nll_loss", input, target, log_input, full, eps,
             reduction_of(reduction, size_average, reduce))


@row("torch.nn.functional.nll_loss")
def nll_loss(f, input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
             reduction="mean"):
    return f("torch._C._nn.nll_loss_nd", input, target, weight,
             reduction_of(reduction, size_average, reduce), ignore_index)


@row("torch.nn.functional.cross_entropy")
def cross_entropy(f, input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
                  reduction="mean", label_smoothing=0.0):
    return f("torch._C._nn.cross_entropy_loss", input, target, weight,
             reduction_of(reduction, size_average, reduce), ignore_index, label_smoothing)


@row("torch.nn.functional.linear_cross_entropy")
def linear_cross_entropy(f, input, linear_weight, target, *, linear_bias=None, reduction="mean",
                         label_smoothing=0.0, ignore_index=None, weight=None, options=None):
    if input.dim not in (1, 2):
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.dim}")
    if linear_weight.dim > 2 and input.dim != 2:
        raise RuntimeError(f"K-dimensional loss defined by linear_weight shape {tuple(linear_weight.sizes)} "
                           f"requires batched input, (N, {linear_weight.sizes[-1]}), got unbatched input")
    # Weights of more dimensions score that many places at once.
    folded = linear_weight.sizes[:-1]
    if len(folded) > 1:
        linear_weight = f("torch.reshape", linear_weight, [-1, linear_weight.sizes[-1]])
        linear_bias = None if linear_bias is None else f("torch.reshape", linear_bias, [-1])
    scores = f("torch._C._nn.linear", input, linear_weight, linear_bias)
    if len(folded) > 1:
        scores = f("torch.reshape", scores, input.sizes[:-1] + folded)
    ignore_index = -100 if ignore_index is None else ignore_index
    return cross_entropy(f, scores, target, weight=weight, reduction=reduction, ignore_index=ignore_index,
                         label_smoothing=label_smoothing)


@row("torch.nn.functional.binary_cross_entropy")
def binary_cross_entropy(f, input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if target.sizes != input.sizes:
        raise ValueError(f"Using a target size ({target.sizes}) that is different to the input size "
                         f"({input.sizes}) is deprecated. Please ensure they have the same size.")
    if weight is not None and weight.sizes != target.sizes:
        weight = f("torch.Tensor.expand", weight, list(target.sizes))
    return f("torch._C._nn.binary_cross_entropy", input, target, weight, number)


@row("torch.nn.functional.binary_cross_entropy_with_logits")
def binary_cross_entropy_with_logits(f, input, target, weight=None, size_average=None, reduce=None,
                                     reduction="mean", pos_weight=None):
    if target.sizes != input.sizes:
        raise ValueError(f"Target size ({target.sizes}) must be the same as input size ({input.sizes})")
    return f("torch.binary_cross_entropy_with_logits", input, target, weight, pos_weight,
             reduction_of(reduction, size_average, reduce))


def check_gaussian(f, input, var, full, eps, reduction):
    """Whether the variances want a dimension more; refuses what does not go together."""
    if reduction not in REDUCTIONS:
        raise ValueError(f"{reduction} is not valid")
    if var.sizes == input.sizes:
        return False
    if input.sizes[:-1] == var.sizes:
        return True
    if input.sizes[:-1] == var.sizes[:-1] and var.sizes[-1:] == [1]:
        return False
    ones = [a == b or b == 1 for a, b in zip(input.sizes, var.sizes)]
    if len(var.sizes) == len(input.sizes) and all(ones):
        return False
    raise ValueError("var is of incorrect size")


@row("torch.nn.functional.gaussian_nll_loss")
def gaussian_nll_loss(f, input, target, var, full=False, eps=1e-6, reduction="mean"):
    if isinstance(var, float):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        var = f("torch.mul", f("torch.ones_like", input), var)
    elif any(x < 0 for x in var.items()):
        raise ValueError("var has negative entry/entries")
    if check_gaussian(f, input, var, full, eps, reduction):
        var = f("torch.unsqueeze", var, -1)
    var = f("torch.clamp", var, min=eps)
    square = f("torch.pow", f("torch.sub", input, target), 2)
    loss = f("torch.mul", f("torch.add", f("torch.log", var), f("torch.div", square, var)), 0.5)
    if full:
        loss = f("torch.add", loss, 0.9189385332046727)
    return reduced(f, loss, reduction_of(reduction))


@row("torch.nn.functional.margin_ranking_loss")
def margin_ranking_loss(f, input1, input2, target, margin=0, size_average=None, reduce=None,
                        reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if not input1.dim == input2.dim == target.dim:
        raise RuntimeError(f"margin_ranking_loss : All input tensors should have same dimension but got "
                           f"sizes: input1: {input1.sizes}, input2: {input2.sizes}, target: {target.sizes} ")
    return f("torch.margin_ranking_loss", input1, input2, target, float(margin), number)


@row("torch.nn.functional.hinge_embedding_loss")
def hinge_embedding_loss(f, input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    return f("torch.hinge_embedding_loss", input, target, float(margin),
             reduction_of(reduction, size_average, reduce))


@row("torch.nn.functional.cosine_embedding_loss")
def cosine_embedding_loss(f, input1, input2, target, margin=0, size_average=None, reduce=None,
                          reduction="mean"):
    return f("torch.cosine_embedding_loss", input1, input2, target, float(margin),
             reduction_of(reduction, size_average, reduce))


@row("torch.nn.functional.multilabel_soft_margin_loss")
def multilabel_soft_margin_loss(f, input, target, weight=None, size_average=None, reduce=None,
                                reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    yes = f("torch.mul", target, f("torch._C._nn.log_sigmoid", input))
    no = f("torch.mul", f("torch.rsub", target, 1), f("torch._C._nn.log_sigmoid", f("torch.neg", input)))
    loss = f("torch.neg", f("torch.add", yes, no))
    if weight is not None:
        loss = f("torch.mul", loss, weight)
    classes = input.sizes[-1] if input.dim else 1
    return reduced(f, f("torch.div", f("torch.sum", loss, dim=-1), classes), number)


@row("torch.nn.functional.multi_margin_loss")
def multi_margin_loss(f, input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None,
                      reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if p not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")
    if weight is not None and weight.dim != 1:
        raise ValueError("weight must be one-dimensional")
    return f("torch._C._nn.multi_margin_loss", input, target, p, margin, weight, number)


@row("torch.nn.functional.triplet_margin_loss")
def triplet_margin_loss(f, anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False,
                        size_average=None, reduce=None, reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    return f("torch.triplet_margin_loss", anchor, positive, negative, float(margin), float(p), eps, swap,
             number)


@row("torch.nn.functional.triplet_margin_with_distance_loss")
def triplet_margin_with_distance_loss(f, anchor, positive, negative, *, distance_function=None, margin=1.0,
                                      swap=False, reduction="mean"):
    number = reduction_of(reduction)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    if not anchor.dim == positive.dim == negative.dim:
        raise RuntimeError("The anchor, positive, and negative tensors are expected to have the same number "
                           f"of dimensions, but got: anchor {anchor.dim}D, positive {positive.dim}D, and "
                           f"negative {negative.dim}D inputs")

    def distance(a, b):
        return distance_function(a, b) if distance_function else f("torch.pairwise_distance", a, b)

    far = distance(anchor, negative)
    if swap:
        far = f("torch.minimum", far, distance(positive, negative))
    near = distance(anchor, positive)
    loss = f("torch.clamp_min", f("torch.add", f("torch.sub", near, far), margin), 0)
    return reduced(f, loss, number)


@row("torch.nn.functional.ctc_loss")
def ctc_loss(f, log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean",
             zero_infinity=False):
    return f("torch.ctc_loss", log_probs, targets, input_lengths, target_lengths, blank,
             reduction_of(reduction), zero_infinity)
