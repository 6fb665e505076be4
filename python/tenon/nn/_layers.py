# SPDX-License-Identifier: BSD-3-Clause
"""Layers without parameters: each is a function of tenon.nn.functional with its arguments kept, so each is a row of a table."""
import inspect

import tenon
from tenon.nn import functional as F
from tenon.nn._module import Module


def times(value, count):
    """One number stands for `count` of them."""
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * count


def as_floats(value):
    return tuple(float(x) for x in value) if isinstance(value, tuple) else float(value)


class FunctionLayer(Module):
    """What the rows become: `function` is called with the inputs and what was kept, by name.

    `signature` is that of the constructor; `shown` what repr shows of it: `name`, `!name` for the value alone, `?name` for
    what is shown where it is true; `hidden` what function does not take."""
    function = None
    signature = inspect.Signature()
    shown = hidden = ()

    def __init__(self, *args, **kwargs):
        super().__init__()
        try:
            bound = self.signature.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError(f"{type(self).__name__}.__init__(): {error}") from None
        bound.apply_defaults()
        for name, value in bound.arguments.items():
            setattr(self, name, value)
        self.settle()

    def settle(self):
        """Brings what was given into the form that is kept."""

    def settings(self):
        return {name: getattr(self, name) for name in self.signature.parameters if name not in self.hidden}

    def forward(self, *inputs):
        return self.function(*inputs, **self.settings())

    def extra_repr(self):
        words = []
        for word in self.shown:
            value = getattr(self, word.lstrip("?!"))
            if word[0] == "!":
                words.append(f"{value}")
            elif word[0] != "?":
                words.append(f"{word}={value!r}")
            elif value:
                words.append(f"{word[1:]}={value}")
        return ", ".join(words)


def row(name, function, parameters="", shown="", base=FunctionLayer, **more):
    """A layer class: a constructor of these parameters, and what it calls."""
    signature = inspect.signature(eval(f"lambda {parameters}: None"))  # noqa: S307  texts of this file
    made = type(name, (base,), {"__module__": "tenon.nn", "function": staticmethod(function), "signature": signature,
                                "__signature__": signature, "shown": tuple(shown.split()),
                                "__doc__": f"{function.__name__} of the input, as a module.", **more})
    globals()[name] = made
    __all__.append(name)


__all__ = []


# ---- activations ----

class Unary(FunctionLayer):
    """Takes one input; arguments of a constructor without parameters are given up, as in PyTorch."""

    def forward(self, input):
        return self.function(input, **self.settings())


class Trained(Unary):
    """A function that does otherwise while training."""

    def forward(self, input):
        return self.function(input, training=self.training, **self.settings())


row("ReLU", F.relu, "inplace=False", "?inplace", Unary)
row("SiLU", F.silu, "inplace=False", "?inplace", Unary)
row("Mish", F.mish, "inplace=False", "?inplace", Unary)
row("SELU", F.selu, "inplace=False", "?inplace", Unary)
row("Hardsigmoid", F.hardsigmoid, "inplace=False", "", Unary)
row("Hardswish", F.hardswish, "inplace=False", "", Unary)
row("ELU", F.elu, "alpha=1.0, inplace=False", "alpha ?inplace", Unary)
row("CELU", F.celu, "alpha=1.0, inplace=False", "alpha ?inplace", Unary)
row("GELU", F.gelu, "approximate='none'", "approximate", Unary)
row("GLU", F.glu, "dim=-1", "dim", Unary)
row("Hardshrink", F.hardshrink, "lambd=0.5", "!lambd", Unary)
row("Softshrink", F.softshrink, "lambd=0.5", "!lambd", Unary)
row("LeakyReLU", F.leaky_relu, "negative_slope=0.01, inplace=False", "negative_slope ?inplace", Unary)
row("RReLU", F.rrelu, "lower=1/8, upper=1/3, inplace=False", "lower upper ?inplace", Trained)
row("Softplus", F.softplus, "beta=1.0, threshold=20.0", "beta threshold", Unary)
row("Threshold", F.threshold, "threshold, value, inplace=False", "threshold value ?inplace", Unary)
row("Sigmoid", tenon.sigmoid, "*args, **kwargs", "", Unary, hidden=("args", "kwargs"))
row("Tanh", tenon.tanh, "*args, **kwargs", "", Unary, hidden=("args", "kwargs"))
row("LogSigmoid", F.logsigmoid, "*args, **kwargs", "", Unary, hidden=("args", "kwargs"))
row("Softsign", F.softsign, "*args, **kwargs", "", Unary, hidden=("args", "kwargs"))
row("Tanhshrink", F.tanhshrink, "*args, **kwargs", "", Unary, hidden=("args", "kwargs"))


class _OfRange(Unary):
    """min_value and max_value are older names of min_val and max_val."""
    hidden = ("min_value", "max_value")

    def settle(self):
        self.min_val = self.min_val if self.min_value is None else self.min_value
        self.max_val = self.max_val if self.max_value is None else self.max_value
        del self.min_value, self.max_value
        if not self.max_val > self.min_val:
            raise AssertionError(f"max_val ({self.max_val}) must be greater than min_val ({self.min_val})")


row("Hardtanh", F.hardtanh, "min_val=-1.0, max_val=1.0, inplace=False, min_value=None, max_value=None",
    "min_val max_val ?inplace", _OfRange)


class ReLU6(globals()["Hardtanh"]):
    """The smaller one of 6 and relu(x)."""
    __signature__ = inspect.signature(lambda inplace=False: None)
    shown = ("?inplace",)

    def __init__(self, inplace=False):
        super().__init__(0.0, 6.0, inplace)


class _OfDim(Unary):
    """Softmax and its kin choose a dimension where none is named."""

    def forward(self, input):
        dim = self.dim
        if dim is None:
            dim = 0 if input.dim() in (0, 1, 3) else 1
        return self.function(input, dim)


row("Softmax", F.softmax, "dim=None", "dim", _OfDim)
row("LogSoftmax", F.log_softmax, "dim=None", "dim", _OfDim)
row("Softmin", F.softmin, "dim=None", "dim", _OfDim)


class Softmax2d(Module):
    """Softmax over the channels of images, (N, C, H, W) or (C, H, W)."""

    def forward(self, input):
        if input.dim() not in (3, 4):
            raise ValueError(f"Softmax2d: expected input to be 3D or 4D, got {input.dim()}D instead")
        return F.softmax(input, -3)


# ---- dropout ----

class _Dropped(Trained):
    def settle(self):
        if not 0 <= self.p <= 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {self.p}")

    def extra_repr(self):
        return f"p={self.p}, inplace={self.inplace}"


for name, function in (("Dropout", F.dropout), ("Dropout1d", F.dropout1d), ("Dropout2d", F.dropout2d), ("Dropout3d", F.dropout3d),
                       ("AlphaDropout", F.alpha_dropout), ("FeatureAlphaDropout", F.feature_alpha_dropout)):
    row(name, function, "p=0.5, inplace=False", "", _Dropped)


# ---- pooling ----

class _Windows(Unary):
    """A step is the window's size where none is named."""

    def settle(self):
        if self.stride is None:
            self.stride = self.kernel_size


class _Windows1d(_Windows):
    """In one dimension numbers are kept as tuples of one."""

    def settle(self):
        super().settle()
        self.kernel_size, self.stride, self.padding = (times(x, 1) for x in (self.kernel_size, self.stride, self.padding))


class _Back(Unary):
    """Where each number was, is told by the second input; a size of the result may be the third."""

    def settle(self):
        count = int(type(self).__name__[-2])
        stride = self.kernel_size if self.stride is None else self.stride
        self.kernel_size, self.stride, self.padding = (times(x, count) for x in (self.kernel_size, stride, self.padding))

    def forward(self, input, indices, output_size=None):
        return self.function(input, indices, self.kernel_size, self.stride, self.padding, output_size)


_MAX = "kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False"
_AVERAGE = "kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True"
for count in (1, 2, 3):
    def found(name, count=count):
        return getattr(F, f"{name}{count}d")
    row(f"MaxPool{count}d", found("max_pool"), _MAX, "kernel_size stride padding dilation ceil_mode", _Windows)
    row(f"AvgPool{count}d", found("avg_pool"), _AVERAGE + (", divisor_override=None" if count > 1 else ""),
        "kernel_size stride padding", _Windows if count > 1 else _Windows1d)
    row(f"LPPool{count}d", found("lp_pool"), "norm_type, kernel_size, stride=None, ceil_mode=False",
        "norm_type kernel_size stride ceil_mode", Unary)
    row(f"AdaptiveAvgPool{count}d", found("adaptive_avg_pool"), "output_size", "output_size", Unary)
    row(f"AdaptiveMaxPool{count}d", found("adaptive_max_pool"), "output_size, return_indices=False", "output_size", Unary)
    row(f"MaxUnpool{count}d", found("max_unpool"), "kernel_size, stride=None, padding=0", "kernel_size stride padding", _Back)


class _Fractional(Unary):
    """Windows at places that random numbers choose; those that are given are a buffer."""

    def settle(self):
        count = int(type(self).__name__[-2])
        samples = self.__dict__.pop("_random_samples")
        self.register_buffer("_random_samples", samples)
        if (self.output_size is None) == (self.output_ratio is None):
            raise ValueError(f"{type(self).__name__} requires specifying either an output size, or a pooling ratio")
        self.kernel_size = times(self.kernel_size, count)
        if self.output_size is not None:
            self.output_size = times(self.output_size, count)
        if self.output_ratio is not None:
            self.output_ratio = times(self.output_ratio, count)
            if not all(0 < x < 1 for x in self.output_ratio):
                raise ValueError(f"output_ratio must be between 0 and 1 (got {self.output_ratio})")


for count in (2, 3):
    row(f"FractionalMaxPool{count}d", getattr(F, f"fractional_max_pool{count}d"),
        "kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None", "", _Fractional)


# ---- padding ----

class _Padding(Unary):
    """`padding` numbers at both ends of each dimension, the last one first."""
    mode = "constant"

    def settle(self):
        self.padding = times(self.padding, 2 * int(type(self).__name__[-2]))

    def forward(self, input):
        return F.pad(input, self.padding, self.mode)


class _ConstantPadding(_Padding):
    def forward(self, input):
        return F.pad(input, self.padding, self.mode, self.value)


for count in (1, 2, 3):
    row(f"ConstantPad{count}d", F.pad, "padding, value", "padding value", _ConstantPadding)
    row(f"ZeroPad{count}d", F.pad, "padding", "!padding", _Padding)
    for name, mode in (("Reflection", "reflect"), ("Replication", "replicate"), ("Circular", "circular")):
        row(f"{name}Pad{count}d", F.pad, "padding", "!padding", _Padding, mode=mode)


# ---- shapes, resampling, distances ----

row("PixelShuffle", F.pixel_shuffle, "upscale_factor", "upscale_factor", Unary)
row("PixelUnshuffle", F.pixel_unshuffle, "downscale_factor", "downscale_factor", Unary)
row("ChannelShuffle", F.channel_shuffle, "groups", "groups", Unary)
row("Flatten", tenon.flatten, "start_dim=1, end_dim=-1", "start_dim end_dim", Unary)
row("Fold", F.fold, "output_size, kernel_size, dilation=1, padding=0, stride=1",
    "output_size kernel_size dilation padding stride", Unary)
row("Unfold", F.unfold, "kernel_size, dilation=1, padding=0, stride=1", "kernel_size dilation padding stride", Unary)
row("LocalResponseNorm", F.local_response_norm, "size, alpha=1e-4, beta=0.75, k=1.0", "!size alpha beta k", Unary)
row("CrossMapLRN2d", F.local_response_norm, "size, alpha=1e-4, beta=0.75, k=1", "!size alpha beta k", Unary)
row("CosineSimilarity", F.cosine_similarity, "dim=1, eps=1e-08")
row("PairwiseDistance", F.pairwise_distance, "p=2.0, eps=1e-06, keepdim=False")


class _Unflattened(Unary):
    def settle(self):
        kind = list if isinstance(self.dim, str) else (tuple, list)
        if not isinstance(self.unflattened_size, kind):
            raise TypeError(f"unflattened_size must be a tuple of ints, but found type {type(self.unflattened_size).__name__}")

    def forward(self, input):
        return input.unflatten(self.dim, self.unflattened_size)


row("Unflatten", tenon.unflatten, "dim, unflattened_size", "dim unflattened_size", _Unflattened)


class _Resampled(Unary):
    def settle(self):
        if self.scale_factor is not None:
            self.scale_factor = as_floats(self.scale_factor)

    def forward(self, input):
        return F.interpolate(input, **self.settings())

    def extra_repr(self):
        size = f"scale_factor={self.scale_factor!r}" if self.scale_factor is not None else f"size={self.size!r}"
        return f"{size}, mode={self.mode!r}"


class _Named2d(_Resampled):
    """One mode, written as a class of its own."""
    mode, align_corners = "nearest", None

    def settings(self):
        return {**super().settings(), "mode": self.mode, "align_corners": self.align_corners}


row("Upsample", F.interpolate, "size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None", "",
    _Resampled)
row("UpsamplingNearest2d", F.interpolate, "size=None, scale_factor=None", "", _Named2d)
row("UpsamplingBilinear2d", F.interpolate, "size=None, scale_factor=None", "", _Named2d, mode="bilinear", align_corners=True)


class Identity(Module):
    """Gives its input on; arguments of the constructor are given up."""

    def __init__(self, *args, **kwargs):
        super().__init__()

    def forward(self, input):
        return input


# ---- losses ----

class _Loss(FunctionLayer):
    """reduction is "none", "mean" or "sum"; size_average and reduce are the older way to say it. A weight is a buffer."""
    hidden = ("size_average", "reduce")

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        fields = self.__dict__
        if fields.pop("size_average", None) is not None or fields.get("reduce") is not None:
            bound = self.signature.bind(*args, **kwargs).arguments
            self.reduction = reduction_of(bound.get("size_average"), bound.get("reduce"))
        fields.pop("reduce", None)

    def __setattr__(self, name, value):
        if name in ("weight", "pos_weight") and name not in self._buffers:
            self.register_buffer(name, value)
        else:
            super().__setattr__(name, value)

    def extra_repr(self):
        return ""


def reduction_of(size_average, reduce):
    if reduce is False:
        return "none"
    return "sum" if size_average is False else "mean"


_REDUCED = "size_average=None, reduce=None, reduction='mean'"
for name, function, parameters in (
        ("L1Loss", F.l1_loss, _REDUCED),
        ("MSELoss", F.mse_loss, _REDUCED),
        ("SoftMarginLoss", F.soft_margin_loss, _REDUCED),
        ("MultiLabelMarginLoss", F.multilabel_margin_loss, _REDUCED),
        ("MultiLabelSoftMarginLoss", F.multilabel_soft_margin_loss, f"weight=None, {_REDUCED}"),
        ("BCELoss", F.binary_cross_entropy, f"weight=None, {_REDUCED}"),
        ("BCEWithLogitsLoss", F.binary_cross_entropy_with_logits, f"weight=None, {_REDUCED}, pos_weight=None"),
        ("HingeEmbeddingLoss", F.hinge_embedding_loss, f"margin=1.0, {_REDUCED}"),
        ("CosineEmbeddingLoss", F.cosine_embedding_loss, f"margin=0.0, {_REDUCED}"),
        ("MarginRankingLoss", F.margin_ranking_loss, f"margin=0.0, {_REDUCED}"),
        ("MultiMarginLoss", F.multi_margin_loss, f"p=1, margin=1.0, weight=None, {_REDUCED}"),
        ("TripletMarginLoss", F.triplet_margin_loss, "margin=1.0, p=2.0, eps=1e-06, swap=False, size_average=None, "
                                                     "reduce=None, reduction='mean'"),
        ("KLDivLoss", F.kl_div, f"{_REDUCED}, log_target=False"),
        ("SmoothL1Loss", F.smooth_l1_loss, f"{_REDUCED}, beta=1.0"),
        ("HuberLoss", F.huber_loss, "reduction='mean', delta=1.0"),
        ("PoissonNLLLoss", F.poisson_nll_loss, "log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, "
                                               "reduction='mean'"),
        ("GaussianNLLLoss", F.gaussian_nll_loss, "*, full=False, eps=1e-06, reduction='mean'"),
        ("CTCLoss", F.ctc_loss, "blank=0, reduction='mean', zero_infinity=False"),
        ("NLLLoss", F.nll_loss, "weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean'"),
        ("NLLLoss2d", F.nll_loss, "weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean'"),
        ("CrossEntropyLoss", F.cross_entropy, "weight=None, size_average=None, ignore_index=-100, reduce=None, "
                                              "reduction='mean', label_smoothing=0.0")):
    row(name, function, parameters, "", _Loss)



class _OfDistances(_Loss):
    def settle(self):
        if self.distance_function is None:
            del self.distance_function
            self.distance_function = globals()["PairwiseDistance"]()


row("TripletMarginWithDistanceLoss", F.triplet_margin_with_distance_loss,
    "*, distance_function=None, margin=1.0, swap=False, reduction='mean'", "", _OfDistances)

__all__ += ["ReLU6", "Softmax2d", "Identity"]
del name, function, parameters, count, mode
for made in __all__:
    globals()[made].__module__ = "tenon.nn"
