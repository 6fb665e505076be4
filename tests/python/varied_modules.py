# SPDX-License-Identifier: BSD-3-Clause
"""Modules with arguments drawn at random, made by the same text from the same seed in either library: what they keep, compute and learn.

    python tests/python/varied_modules.py         (with PyTorch: records varied_modules.json anew)

DRAWN has a function of a random generator for each class, which returns the constructor's arguments and the inputs as texts. What is
recorded: names, sizes and sums of the state, and sums of the outputs while training, of the gradients of parameters and inputs, and of
the outputs in eval mode; or the kind of the failure.
"""
import json
import pathlib
import random
import warnings

import module_facts
from module_facts import sums, tensors_of

FILE = pathlib.Path(__file__).resolve().parent / "varied_modules.json"
PER_CLASS = 5
DRAWN = {}


# ---- drawing ----

def drawn(names):
    def add(function):
        for name in names.split():
            DRAWN[name] = function
        return function
    return add


def some(r, **choices):
    """Some of the keywords, each with one of its values."""
    return [f"{name}={r.choice(values)!r}" for name, values in choices.items() if r.random() < 0.6]



def listed(positional, keywords):
    return "(" + ", ".join([*map(repr, positional), *keywords]) + ")"


def normal(*sizes):
    return f"T.randn({', '.join(map(str, sizes))})"


def dims_of(name):
    return next((int(at) for at in "123" if f"{at}d" in name), 1)


def one_or_each(r, dims, values):
    """One number, or one for each dimension."""
    return r.choice(values) if r.random() < 0.5 else tuple(r.choice(values) for _ in range(dims))


ANY = "[T.randn(3, 4, 6)]"


@drawn("ReLU ReLU6 SiLU Mish SELU Hardsigmoid Hardswish")
def _(r, name):
    return listed([], some(r, inplace=[False])), ANY


@drawn("Sigmoid Tanh LogSigmoid Softsign Tanhshrink Softmax2d Identity")
def _(r, name):
    return "()", ANY


@drawn("ELU CELU")
def _(r, name):
    return listed([], some(r, alpha=[0.3, 1.0, 2.5], inplace=[False])), ANY


@drawn("GELU")
def _(r, name):
    return listed([], some(r, approximate=["none", "tanh", "other"])), ANY


@drawn("GLU Softmax LogSoftmax Softmin")
def _(r, name):
    return listed([], some(r, dim=[-1, 0, 1, 2, -2])), "[T.randn(4, 2, 6)]"


@drawn("Hardshrink Softshrink")
def _(r, name):
    return listed([], some(r, lambd=[0.0, 0.2, 1.5])), ANY


@drawn("LeakyReLU")
def _(r, name):
    return listed([], some(r, negative_slope=[0.0, 0.3, 1.5])), ANY


@drawn("RReLU")
def _(r, name):
    return listed([], some(r, lower=[0.05, 0.1], upper=[0.2, 0.5])), ANY


@drawn("Softplus")
def _(r, name):
    return listed([], some(r, beta=[0.5, 1.0, 3.0], threshold=[1.0, 20.0])), ANY


@drawn("Threshold")
def _(r, name):
    return listed([r.choice([-0.5, 0.0, 0.7]), r.choice([-2.0, 3.0])], []), ANY


@drawn("Hardtanh")
def _(r, name):
    return listed([], some(r, min_val=[-2.0, -0.3], max_val=[0.4, 1.5])), ANY


@drawn("PReLU")
def _(r, name):
    return listed([], some(r, num_parameters=[1, 4], init=[0.1, 0.5])), ANY


@drawn("Dropout Dropout1d Dropout2d Dropout3d AlphaDropout FeatureAlphaDropout")
def _(r, name):
    sizes = {"Dropout1d": (2, 4, 6), "Dropout2d": (2, 4, 3, 3), "Dropout3d": (2, 4, 2, 2, 2)}.get(name, (3, 4, 6))
    return listed([], some(r, p=[0.0, 0.2, 0.7, 1.0])), f"[{normal(*sizes)}]"


# ---- windows ----

def image(name, size=8, channels=4, batch=2):
    return f"[{normal(batch, channels, *[size] * dims_of(name))}]"


@drawn("MaxPool1d MaxPool2d MaxPool3d")
def _(r, name):
    dims = dims_of(name)
    return listed([one_or_each(r, dims, [2, 3])], some(r, stride=[1, 2, 3], padding=[0, 1], dilation=[1, 2], ceil_mode=[True, False])), image(name)


@drawn("AvgPool1d AvgPool2d AvgPool3d")
def _(r, name):
    dims = dims_of(name)
    more = some(r, divisor_override=[2, 5]) if dims > 1 else []
    return listed([one_or_each(r, dims, [2, 3])], some(r, stride=[1, 2], padding=[0, 1], ceil_mode=[True, False], count_include_pad=[True, False]) + more), image(name)


@drawn("LPPool1d LPPool2d LPPool3d")
def _(r, name):
    return listed([r.choice([1.0, 2.0, 3.0]), r.choice([2, 3])], some(r, stride=[1, 2], ceil_mode=[True, False])), image(name)


@drawn("AdaptiveAvgPool1d AdaptiveAvgPool2d AdaptiveAvgPool3d AdaptiveMaxPool1d AdaptiveMaxPool2d AdaptiveMaxPool3d")
def _(r, name):
    dims = dims_of(name)
    sizes = r.choice([1, 3, 5]) if dims == 1 or r.random() < 0.5 else tuple(r.choice([1, 3, 5, None]) for _ in range(dims))
    return listed([sizes], []), image(name, 7)


@drawn("FractionalMaxPool2d FractionalMaxPool3d")
def _(r, name):
    dims = dims_of(name)
    how = r.choice([f"output_size={r.choice([3, 4])}", f"output_ratio={r.choice([0.5, 0.7])}"])
    return f"({r.choice([2, 3])}, {how}, _random_samples=T.full((2, 4, {dims}), {r.choice([0.1, 0.5, 0.9])}))", image(name)


@drawn("MaxUnpool1d MaxUnpool2d MaxUnpool3d")
def _(r, name):
    dims = dims_of(name)
    window, size = r.choice([(2, 8), (3, 9)])
    return f"({window})", f"list(T.nn.functional.max_pool{dims}d(T.randn({', '.join(map(str, [1, 2, *[size] * dims]))}), {window}, return_indices=True))"


def pads(r, name, values):
    dims = dims_of(name)
    return r.choice(values) if r.random() < 0.5 else tuple(r.choice(values) for _ in range(2 * dims))


@drawn("ConstantPad1d ConstantPad2d ConstantPad3d")
def _(r, name):
    return listed([pads(r, name, [-1, 0, 1, 3]), r.choice([0.0, 2.5])], []), image(name, 5)


@drawn("ZeroPad1d ZeroPad2d ZeroPad3d ReplicationPad1d ReplicationPad2d ReplicationPad3d")
def _(r, name):
    return listed([pads(r, name, [0, 1, 3])], []), image(name, 5)


@drawn("ReflectionPad1d ReflectionPad2d ReflectionPad3d CircularPad1d CircularPad2d CircularPad3d")
def _(r, name):
    return listed([pads(r, name, [0, 1, 2, 4])], []), image(name, 4 if r.random() < 0.3 else 6)


@drawn("Conv1d Conv2d Conv3d")
def _(r, name):
    dims = dims_of(name)
    groups = r.choice([1, 2, 4])
    padding = r.choice([0, 1, "same", "valid", one_or_each(r, dims, [0, 1, 2])])
    how = some(r, bias=[True, False], dilation=[1, 2], padding_mode=["zeros", "reflect", "replicate", "circular"])
    if padding != "same":
        how += some(r, stride=[1, 2, one_or_each(r, dims, [1, 2])])
    return listed([4, groups * r.choice([1, 2]), one_or_each(r, dims, [1, 2, 3])], [f"groups={groups}", f"padding={padding!r}", *how]), image(name, 7)


@drawn("ConvTranspose1d ConvTranspose2d ConvTranspose3d")
def _(r, name):
    dims = dims_of(name)
    groups, stride = r.choice([1, 2]), r.choice([1, 2, 3])
    how = some(r, bias=[True, False], padding=[0, 1], dilation=[1, 2], output_padding=[0, 1])
    return listed([4, groups * r.choice([1, 3]), one_or_each(r, dims, [2, 3])], [f"stride={stride}", f"groups={groups}", *how]), image(name, 4)


@drawn("PixelShuffle")
def _(r, name):
    factor = r.choice([1, 2, 3])
    return f"({factor})", f"[{normal(2, 2 * factor * factor, 3, 2)}]"


@drawn("PixelUnshuffle")
def _(r, name):
    factor = r.choice([1, 2, 3])
    return f"({factor})", f"[{normal(2, 2, 6, 12)}]"


@drawn("ChannelShuffle")
def _(r, name):
    return f"({r.choice([1, 2, 3])})", f"[{normal(2, 6, 3, 2)}]"


@drawn("Unfold")
def _(r, name):
    return listed([one_or_each(r, 2, [1, 2, 3])], some(r, dilation=[1, 2], padding=[0, 1], stride=[1, 2])), image("2d", 6)


@drawn("Fold")
def _(r, name):
    window = r.choice([1, 2])
    rows, columns = r.choice([4, 5]), r.choice([3, 6])
    places = (rows - window + 1) * (columns - window + 1)
    return f"(({rows}, {columns}), {window})", f"[{normal(2, 2 * window * window, places)}]"


@drawn("Upsample")
def _(r, name):
    mode, dims = r.choice([("nearest", 1), ("nearest", 2), ("linear", 1), ("bilinear", 2), ("bicubic", 2), ("trilinear", 3), ("nearest", 3)])
    how = r.choice([["size=5"], ["scale_factor=2"], ["scale_factor=1.5"]]) + [f"mode={mode!r}"]
    if mode != "nearest":
        how += some(r, align_corners=[True, False])
    return listed([], how), image(f"{dims}d", 4)


@drawn("UpsamplingNearest2d UpsamplingBilinear2d")
def _(r, name):
    return listed([], [r.choice(["size=5", "size=(3, 7)", "scale_factor=2"])]), image("2d", 4)


# ---- layers with weights ----

@drawn("Linear")
def _(r, name):
    return listed([6, r.choice([1, 3, 8])], some(r, bias=[True, False])), ANY


@drawn("Bilinear")
def _(r, name):
    return listed([6, 5, r.choice([1, 3])], some(r, bias=[True, False])), "[T.randn(4, 6), T.randn(4, 5)]"


@drawn("LayerNorm")
def _(r, name):
    return listed([r.choice([6, (6,), (4, 6)])], some(r, eps=[1e-5, 0.1], elementwise_affine=[True, False], bias=[True, False])), ANY


@drawn("RMSNorm")
def _(r, name):
    return listed([r.choice([6, (6,), (4, 6)])], some(r, eps=[None, 0.1], elementwise_affine=[True, False])), ANY


@drawn("GroupNorm")
def _(r, name):
    return listed([r.choice([1, 2, 4]), 4], some(r, eps=[1e-5, 0.1], affine=[True, False])), ANY


@drawn("BatchNorm1d BatchNorm2d BatchNorm3d InstanceNorm1d InstanceNorm2d InstanceNorm3d")
def _(r, name):
    return listed([4], some(r, eps=[1e-5, 0.1], momentum=[0.3, None], affine=[True, False], track_running_stats=[True, False])), image(name, 3, batch=3)


@drawn("LocalResponseNorm")
def _(r, name):
    return listed([r.choice([1, 2, 3, 4])], some(r, alpha=[1e-4, 0.3], beta=[0.5, 0.75], k=[1.0, 2.0])), image("2d", 4)


@drawn("Embedding")
def _(r, name):
    return listed([10, r.choice([1, 3])], some(r, padding_idx=[0, 2, -1], max_norm=[0.5, 2.0], norm_type=[1.0, 2.0], scale_grad_by_freq=[True, False])), "[T.tensor([[1, 2, 2], [9, 0, 1]])]"


@drawn("EmbeddingBag")
def _(r, name):
    mode = r.choice(["sum", "mean", "max"])
    how = some(r, max_norm=[0.5, 2.0], padding_idx=[0, 2]) + (some(r, scale_grad_by_freq=[True, False]) if mode != "max" else [])
    return listed([10, r.choice([1, 3])], [f"mode={mode!r}", *how]), r.choice(["[T.tensor([[1, 2], [9, 0]])]", "[T.tensor([1, 2, 2, 0]), T.tensor([0, 3])]"])


@drawn("RNN LSTM GRU")
def _(r, name):
    layers = r.choice([1, 2, 3])
    how = some(r, bias=[True, False], batch_first=[True, False], bidirectional=[True, False], **({"dropout": [0.0, 1.0]} if layers > 1 else {}))
    how += some(r, nonlinearity=["tanh", "relu"]) if name == "RNN" else some(r, proj_size=[0, 2]) if name == "LSTM" else []
    return listed([4, r.choice([3, 5])], [f"num_layers={layers}", *how]), r.choice(["[T.randn(5, 3, 4)]", "[T.randn(5, 4)]"])


@drawn("RNNCell LSTMCell GRUCell")
def _(r, name):
    return listed([6, r.choice([1, 5])], some(r, bias=[True, False]) + (some(r, nonlinearity=["tanh", "relu"]) if name == "RNNCell" else [])), r.choice(["[T.randn(4, 6)]", "[T.randn(6)]"])


@drawn("MultiheadAttention")
def _(r, name):
    kdim, vdim = r.choice([(6, 6), (3, 5), (6, 2)])
    how = some(r, bias=[True, False], add_bias_kv=[True, False], add_zero_attn=[True, False], batch_first=[True])
    return listed([6, r.choice([1, 2, 3])], [f"kdim={kdim}", f"vdim={vdim}", *how]), f"[T.randn(2, 3, 6), {normal(2, 3, kdim)}, {normal(2, 3, vdim)}]"


def layer(r):
    return ["dropout=0.0", *some(r, activation=["relu", "gelu"], norm_first=[True, False], batch_first=[True, False], bias=[True, False], layer_norm_eps=[1e-5, 0.1])]


@drawn("TransformerEncoderLayer")
def _(r, name):
    return listed([4, r.choice([1, 2]), 8], layer(r)), "[T.randn(5, 3, 4)]"


@drawn("TransformerDecoderLayer")
def _(r, name):
    return listed([4, r.choice([1, 2]), 8], layer(r)), "[T.randn(5, 3, 4), T.randn(5, 3, 4)]"


@drawn("Transformer")
def _(r, name):
    return listed([4, 2, r.choice([1, 2]), 1, 8], layer(r)), "[T.randn(3, 3, 4), T.randn(3, 3, 4)]"


@drawn("TransformerEncoder TransformerDecoder")
def _(r, name):
    part = f"nn.{name}Layer(4, 2, 8, 0.0, batch_first={r.choice([True, False])})"
    norm = r.choice([[], ["norm=nn.LayerNorm(4)"]])
    return "(" + ", ".join([part, str(r.choice([1, 2])), *norm]) + ")", "[T.randn(3, 3, 4)" + (", T.randn(3, 3, 4)]" if "Decoder" in name else "]")


@drawn("AdaptiveLogSoftmaxWithLoss")
def _(r, name):
    return listed([6, 12, r.choice([[4], [3, 7]])], some(r, div_value=[2.0, 4.0], head_bias=[True, False])), "[T.randn(5, 6), T.tensor([0, 11, 4, 2, 8])]"


# ---- shapes and distances ----

@drawn("Flatten")
def _(r, name):
    return listed([], some(r, start_dim=[0, 1, -2], end_dim=[-1, 2])), ANY


@drawn("Unflatten")
def _(r, name):
    return listed([r.choice([2, -1]), r.choice([(2, 3), (3, -1), (1, 6)])], []), ANY


@drawn("CosineSimilarity")
def _(r, name):
    return listed([], some(r, dim=[0, 1, -1], eps=[1e-8, 0.5])), "[T.randn(4, 6), T.randn(4, 6)]"


@drawn("PairwiseDistance")
def _(r, name):
    return listed([], some(r, p=[1.0, 2.0, 3.0], eps=[1e-6, 0.1], keepdim=[True, False])), "[T.randn(4, 6), T.randn(4, 6)]"


# ---- losses ----

REDUCTIONS = ["none", "mean", "sum"]
PAIR = "[T.randn(4, 6), T.randn(4, 6)]"
SIGNS = "[T.randn(4, 6), T.randn(4, 6).sign()]"
LABELS = "[T.randn(5, 4), T.tensor([0, 3, 1, 2, 2])]"


@drawn("L1Loss MSELoss SmoothL1Loss HuberLoss")
def _(r, name):
    more = {"SmoothL1Loss": {"beta": [0.0, 0.5, 2.0]}, "HuberLoss": {"delta": [0.5, 2.0]}}.get(name, {})
    return listed([], some(r, reduction=REDUCTIONS, **more)), PAIR


@drawn("SoftMarginLoss HingeEmbeddingLoss")
def _(r, name):
    return listed([], some(r, reduction=REDUCTIONS, **({"margin": [0.5, 2.0]} if name[0] == "H" else {}))), SIGNS


@drawn("NLLLoss CrossEntropyLoss")
def _(r, name):
    how = some(r, reduction=REDUCTIONS, ignore_index=[-100, 2], **({"label_smoothing": [0.1, 0.9]} if name[0] == "C" else {}))
    return listed([], how + r.choice([[], ["weight=T.tensor([1.0, 2.0, 0.0, 4.0])"]])), LABELS


@drawn("NLLLoss2d")
def _(r, name):
    return listed([], some(r, reduction=REDUCTIONS)), "[T.randn(2, 3, 2, 2), T.tensor([[[0, 1], [2, 1]], [[1, 1], [0, 2]]])]"


@drawn("MultiMarginLoss")
def _(r, name):
    return listed([], some(r, p=[1, 2], margin=[0.5, 2.0], reduction=REDUCTIONS)), LABELS


@drawn("MultiLabelMarginLoss")
def _(r, name):
    return listed([], some(r, reduction=REDUCTIONS)), "[T.randn(2, 3), T.tensor([[2, 0, -1], [1, -1, 0]])]"


@drawn("MultiLabelSoftMarginLoss BCEWithLogitsLoss BCELoss")
def _(r, name):
    how = some(r, reduction=REDUCTIONS) + r.choice([[], ["weight=T.full((6,), 0.7)"]])
    how += r.choice([[], ["pos_weight=T.full((6,), 2.0)"]]) if name == "BCEWithLogitsLoss" else []
    return listed([], how), "[T.rand(4, 6), T.rand(4, 6).round()]"


@drawn("CosineEmbeddingLoss")
def _(r, name):
    return listed([], some(r, margin=[0.1, 0.5], reduction=REDUCTIONS)), "[T.randn(4, 6), T.randn(4, 6), T.tensor([1, -1, 1, -1])]"


@drawn("MarginRankingLoss")
def _(r, name):
    return listed([], some(r, margin=[0.1, 0.5], reduction=REDUCTIONS)), "[T.randn(4), T.randn(4), T.tensor([1, -1, 1, -1])]"


@drawn("TripletMarginLoss TripletMarginWithDistanceLoss")
def _(r, name):
    more = {"p": [1.0, 2.0, 3.0]} if name == "TripletMarginLoss" else {}
    return listed([], some(r, margin=[0.5, 2.0], swap=[True, False], reduction=REDUCTIONS, **more)), "[T.randn(4, 6), T.randn(4, 6), T.randn(4, 6)]"


@drawn("KLDivLoss")
def _(r, name):
    return listed([], some(r, reduction=[*REDUCTIONS, "batchmean"], log_target=[True, False])), "[T.randn(4, 6).log_softmax(1), T.rand(4, 6)]"


@drawn("PoissonNLLLoss")
def _(r, name):
    return listed([], some(r, log_input=[True, False], full=[True, False], eps=[1e-8, 0.1], reduction=REDUCTIONS)), "[T.rand(4, 6), T.rand(4, 6) * 3]"


@drawn("GaussianNLLLoss")
def _(r, name):
    return listed([], some(r, full=[True, False], eps=[1e-6, 0.5], reduction=REDUCTIONS)), "[T.randn(4, 6), T.randn(4, 6), T.rand(4, 6) + 0.1]"


@drawn("CTCLoss")
def _(r, name):
    sizes = "T.tensor([[1, 2, 3], [4, 4, 1]]), T.tensor([12, 10]), T.tensor([3, 2])"
    return listed([], some(r, reduction=REDUCTIONS, zero_infinity=[True, False])), f"[T.randn(12, 2, 5).log_softmax(2), {sizes}]"


def rows():
    """Each class some times; the same at every call, in any version of Python."""
    found = []
    for name in sorted(DRAWN):
        r = random.Random(name)
        made = {}
        for _ in range(4 * PER_CLASS):
            arguments, inputs = DRAWN[name](r, name)
            if len(made) < PER_CLASS:
                made.setdefault((name + arguments, inputs))
        found += made
    return found


# ---- facts ----

def facts(library, constructor, inputs):
    names = {"nn": library.nn, "T": library}
    library.manual_seed(0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return computed(library, eval("nn." + constructor, names), lambda: eval(inputs, names))
        except Exception as error:  # noqa: BLE001  what is raised is the result
            return {"raised": type(error).__name__}


def computed(library, module, make):
    found = {"state": [[name, *sums([value])[0]] for name, value in module.state_dict().items()]}
    library.manual_seed(1)
    inputs = make()
    leaves = [value.requires_grad_() for value in tensors_of(inputs, library) if value.is_leaf]
    if type(module).__name__ == "SoftMarginLoss":
        leaves.pop().requires_grad_(False)  # the target, for which there is no derivative
    outputs = tensors_of(module(*inputs), library)
    found["training"] = sums(outputs)
    if any(output.requires_grad for output in outputs):
        sum((output * output).sum() for output in outputs if output.requires_grad).backward()
        found["gradients"] = [[name, *sums([value.grad])[0]] for name, value in module.named_parameters() if value.grad is not None]
        found["inputs"] = [None if value.grad is None else sums([value.grad])[0] for value in leaves]
    found["buffers"] = [[name, *sums([value])[0]] for name, value in module.named_buffers()]
    module.eval()
    with library.no_grad():
        found["eval"] = sums(tensors_of(module(*make()), library))
    return found


def shortened(value):
    """Numbers with seven digits."""
    if isinstance(value, dict):
        return {key: shortened(item) for key, item in value.items()}
    if isinstance(value, list):
        return [shortened(item) for item in value]
    return float(f"{value:.7g}") if isinstance(value, float) else value


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    lines = [json.dumps([*row, shortened(facts(torch, *row))]) for row in rows()]
    FILE.write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")
    print(len(lines), "modules of", len(DRAWN), "classes of PyTorch", torch.__version__, sum("raised" in line for line in lines), "of which raise")
