# SPDX-License-Identifier: BSD-3-Clause
"""Losses of tenon.nn.functional as compositions of operators."""
import tenon
from tenon.nn import _operators as operators

REDUCTIONS = ["none", "mean", "sum"]


def reduction_of(reduction, size_average=None, reduce=None):
    """The operators' number of a reduction; the two older arguments win over the newer one."""
    if size_average is not None or reduce is not None:
        reduction = ("none" if reduce is False else
                     "mean" if size_average in (None, True) else "sum")
    if reduction not in REDUCTIONS:
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return REDUCTIONS.index(reduction)


def reduced(loss, reduction):
    if reduction == 1:
        return tenon.mean(loss)
    return tenon.sum(loss) if reduction == 2 else loss


def plain_loss(name, operator):
    """A loss of input, target and the reduction alone."""
    def loss(input, target, size_average=None, reduce=None, reduction="mean"):
        return getattr(operators, operator)(input, target, reduction_of(reduction, size_average, reduce))
    loss.__name__ = loss.__qualname__ = name
    return loss


multilabel_margin_loss = plain_loss("multilabel_margin_loss", "multilabel_margin_loss")
soft_margin_loss = plain_loss("soft_margin_loss", "soft_margin_loss")


def weighted(loss, input, target, weight, reduction):
    """A loss per element, times weights; the mean is over the weights' sum."""
    if weight.shape != input.shape:
        raise ValueError("Weights and input must have the same size.")
    loss = tenon.mul(loss, weight)
    if reduction == 1:
        return tenon.div(tenon.sum(loss), tenon.sum(weight))
    return reduced(loss, reduction)


def l1_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    number = reduction_of(reduction, size_average, reduce)
    if weight is None:
        return operators.l1_loss(*broadcast(input, target), number)
    loss = tenon.abs(tenon.sub(input, target))
    return weighted(loss, input, target, weight, number)


def mse_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    number = reduction_of(reduction, size_average, reduce)
    if weight is None:
        return operators.mse_loss(*broadcast(input, target), number)
    loss = tenon.pow(tenon.sub(input, target), 2)
    return weighted(loss, input, target, weight, number)


def broadcast(input, target):
    return tenon.functional.broadcast_tensors(input, target)


def smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    number = reduction_of(reduction, size_average, reduce)
    loss = operators.l1_loss if beta == 0.0 else operators.smooth_l1_loss
    return loss(*broadcast(input, target), number, *([] if beta == 0.0 else [beta]))


def huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    number = reduction_of(reduction)
    if weight is None:
        return operators.huber_loss(*broadcast(input, target), number, delta)
    loss = operators.huber_loss(*broadcast(input, target), 0, delta)
    return weighted(loss, input, target, weight, number)


def kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    if reduction == "batchmean":
        total = tenon.kl_div(input, target, 2, log_target=log_target)
        return tenon.div(total, input.shape[0]) if input.dim() else total
    return tenon.kl_div(input, target, reduction_of(reduction, size_average, reduce), log_target=log_target)


def poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None,
                     reduction="mean"):
    return tenon.poisson_nll_loss(input, target, log_input, full, eps, reduction_of(reduction, size_average, reduce))


def nll_loss(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
             reduction="mean"):
    return operators.nll_loss_nd(input, target, weight, reduction_of(reduction, size_average, reduce), ignore_index)


def cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
                  reduction="mean", label_smoothing=0.0):
    return operators.cross_entropy_loss(input, target, weight, reduction_of(reduction, size_average, reduce), ignore_index, label_smoothing)


def linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, reduction="mean",
                         label_smoothing=0.0, ignore_index=None, weight=None, options=None):
    if input.dim() not in (1, 2):
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.dim()}")
    if linear_weight.dim() > 2 and input.dim() != 2:
        raise RuntimeError(f"K-dimensional loss defined by linear_weight shape {tuple(linear_weight.shape)} "
                           f"requires batched input, (N, {linear_weight.shape[-1]}), got unbatched input")
    # Weights of more dimensions score that many places at once.
    folded = linear_weight.shape[:-1]
    if len(folded) > 1:
        linear_weight = tenon.reshape(linear_weight, [-1, linear_weight.shape[-1]])
        linear_bias = None if linear_bias is None else tenon.reshape(linear_bias, [-1])
    scores = operators.linear(input, linear_weight, linear_bias)
    if len(folded) > 1:
        scores = tenon.reshape(scores, [*input.shape[:-1], *folded])
    ignore_index = -100 if ignore_index is None else ignore_index
    return cross_entropy(scores, target, weight=weight, reduction=reduction, ignore_index=ignore_index,
                         label_smoothing=label_smoothing)


def binary_cross_entropy(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if target.shape != input.shape:
        raise ValueError(f"Using a target size ({target.shape}) that is different to the input size "
                         f"({input.shape}) is deprecated. Please ensure they have the same size.")
    if weight is not None and weight.shape != target.shape:
        weight = weight.expand(list(target.shape))
    return operators.binary_cross_entropy(input, target, weight, number)


def binary_cross_entropy_with_logits(input, target, weight=None, size_average=None, reduce=None,
                                     reduction="mean", pos_weight=None):
    if target.shape != input.shape:
        raise ValueError(f"Target size ({target.shape}) must be the same as input size ({input.shape})")
    return tenon.binary_cross_entropy_with_logits(input, target, weight, pos_weight, reduction_of(reduction, size_average, reduce))


def check_gaussian(input, var, full, eps, reduction):
    """Whether the variances want a dimension more; refuses what does not go together."""
    if reduction not in REDUCTIONS:
        raise ValueError(f"{reduction} is not valid")
    if var.shape == input.shape:
        return False
    if input.shape[:-1] == var.shape:
        return True
    if input.shape[:-1] == var.shape[:-1] and tuple(var.shape[-1:]) == (1,):
        return False
    ones = [a == b or b == 1 for a, b in zip(input.shape, var.shape)]
    if len(var.shape) == len(input.shape) and all(ones):
        return False
    raise ValueError("var is of incorrect size")


def gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    if isinstance(var, float):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        var = tenon.mul(tenon.ones_like(input), var)
    elif tenon.any(tenon.lt(var, 0)).item():
        raise ValueError("var has negative entry/entries")
    if check_gaussian(input, var, full, eps, reduction):
        var = tenon.unsqueeze(var, -1)
    var = tenon.clone(var)
    with tenon.no_grad():  # the gradient passes as if nothing were clamped
        var.clamp_(min=eps)
    square = tenon.pow(tenon.sub(input, target), 2)
    loss = tenon.mul(tenon.add(tenon.log(var), tenon.div(square, var)), 0.5)
    if full:
        loss = tenon.add(loss, 0.9189385332046727)
    return reduced(loss, reduction_of(reduction))


def margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None,
                        reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if not input1.dim() == input2.dim() == target.dim():
        raise RuntimeError(f"margin_ranking_loss : All input tensors should have same dimension but got "
                           f"sizes: input1: {input1.shape}, input2: {input2.shape}, target: {target.shape} ")
    return tenon.margin_ranking_loss(input1, input2, target, float(margin), number)


def hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    return tenon.hinge_embedding_loss(input, target, float(margin), reduction_of(reduction, size_average, reduce))


def cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None,
                          reduction="mean"):
    return tenon.cosine_embedding_loss(input1, input2, target, float(margin), reduction_of(reduction, size_average, reduce))


def multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None,
                                reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    yes = tenon.mul(target, operators.log_sigmoid(input))
    no = tenon.mul(tenon.rsub(target, 1), operators.log_sigmoid(tenon.neg(input)))
    loss = tenon.neg(tenon.add(yes, no))
    if weight is not None:
        loss = tenon.mul(loss, weight)
    classes = input.shape[-1] if input.dim() else 1
    return reduced(tenon.div(tenon.sum(loss, dim=-1), classes), number)


def multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None,
                      reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if p not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")
    if weight is not None and weight.dim() != 1:
        raise ValueError("weight must be one-dimensional")
    return operators.multi_margin_loss(input, target, p, margin, weight, number)


def triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False,
                        size_average=None, reduce=None, reduction="mean"):
    number = reduction_of(reduction, size_average, reduce)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    return tenon.triplet_margin_loss(anchor, positive, negative, float(margin), float(p), eps, swap, number)


def triplet_margin_with_distance_loss(anchor, positive, negative, *, distance_function=None, margin=1.0,
                                      swap=False, reduction="mean"):
    number = reduction_of(reduction)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    if not anchor.dim() == positive.dim() == negative.dim():
        raise RuntimeError("The anchor, positive, and negative tensors are expected to have the same number "
                           f"of dimensions, but got: anchor {anchor.dim()}D, positive {positive.dim()}D, and "
                           f"negative {negative.dim()}D inputs")

    def distance(a, b):
        return distance_function(a, b) if distance_function else tenon.pairwise_distance(a, b)

    far = distance(anchor, negative)
    if swap:
        far = tenon.minimum(far, distance(positive, negative))
    near = distance(anchor, positive)
    loss = tenon.clamp_min(tenon.add(tenon.sub(near, far), margin), 0)
    return reduced(loss, number)


def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean",
             zero_infinity=False):
    return tenon.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction_of(reduction), zero_infinity)
