# SPDX-License-Identifier: BSD-3-Clause
"""Modules of tenon.nn and of torch.nn made by the same text from the same seed: what they print, keep, compute and learn.

    python tests/python/module_facts.py         (with PyTorch: records module_facts.json anew)

A row is [constructor, inputs]; in both texts nn and T are the library's. What is recorded beside them: the module's repr, names,
sizes and sums of its state dict, and sums of the outputs while training, of the gradients of the sum of their squares, and of the
outputs afterwards in eval mode.
"""
import json
import math
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "module_facts.json"

X, IMAGE, SEQUENCE = "[T.randn(4, 6)]", "[T.randn(2, 4, 9, 8)]", "[T.randn(5, 3, 4)]"
ONE, VOLUME = "[T.randn(2, 4, 12)]", "[T.randn(2, 4, 5, 6, 7)]"
PAIR, SIGNS = "[T.randn(4, 6), T.randn(4, 6)]", "[T.randn(4, 6), T.randn(4, 6).sign()]"
CLASSES = "[T.randn(5, 4), T.tensor([0, 3, 1, -100, 2])]"
TRIPLE = "[T.randn(4, 6), T.randn(4, 6), T.randn(4, 6)]"

ROWS = [
    *((text, X) for text in (
        "ReLU()", "ReLU(inplace=False)", "ReLU6()", "SiLU()", "Mish()", "SELU()", "Hardsigmoid()", "Hardswish()", "ELU(0.5)", "CELU(2.0)", "GELU()",
        "GELU('tanh')", "GLU()", "Hardshrink()", "Softshrink(0.3)", "LeakyReLU()", "LeakyReLU(0.2, True)", "RReLU()", "Softplus()",
        "Softplus(2, 3)", "Threshold(0.1, 20)", "Sigmoid()", "Tanh()", "LogSigmoid()", "Softsign()", "Tanhshrink()", "Hardtanh(-0.5, 0.7)",
        "Softmax(1)", "LogSoftmax(0)", "Softmin(-1)", "Identity(3, a=4)", "PReLU()", "PReLU(6, 0.1)", "Dropout()", "Dropout(0.2)",
        "AlphaDropout(0.3)", "FeatureAlphaDropout(0.3)", "Linear(6, 3)", "Linear(6, 3, bias=False)", "LayerNorm(6)",
        "LayerNorm((4, 6), elementwise_affine=False)", "LayerNorm(6, bias=False)", "RMSNorm(6)", "RMSNorm(6, 1e-3, False)", "BatchNorm1d(6)",
        "BatchNorm1d(6, momentum=None)", "BatchNorm1d(6, track_running_stats=False)", "BatchNorm1d(6, affine=False)", "Flatten(0)",
        "Unflatten(1, (2, 3))", "GroupNorm(3, 6)", "GroupNorm(2, 6, affine=False)", "RNNCell(6, 5)", "RNNCell(6, 5, nonlinearity='relu')",
        "LSTMCell(6, 5)", "GRUCell(6, 5, bias=False)", "Sequential(nn.Linear(6, 8), nn.Tanh(), nn.Linear(8, 2))")),
    *((text, IMAGE) for text in (
        "Softmax2d()", "Dropout2d(0.4)", "MaxPool2d(2)", "MaxPool2d((3, 2), 2, 1, ceil_mode=True)", "AvgPool2d(3, 2, 1)",
        "AvgPool2d(2, divisor_override=3)", "LPPool2d(2, 3)", "AdaptiveAvgPool2d((3, None))", "AdaptiveMaxPool2d(2)",
        "ConstantPad2d(1, 0.5)", "ZeroPad2d((1, 2, 0, 1))", "ReflectionPad2d(2)", "ReplicationPad2d((1, 2, 3, 0))", "CircularPad2d(1)",
        "PixelShuffle(2)", "ChannelShuffle(2)", "Unfold(3, padding=1)", "LocalResponseNorm(2)", "Upsample(scale_factor=2)",
        "Upsample((5, 7), mode='bilinear', align_corners=True)", "UpsamplingNearest2d(scale_factor=2)", "UpsamplingBilinear2d(5)",
        "Conv2d(4, 6, 3)", "Conv2d(4, 6, (3, 2), 2, 1, groups=2, bias=False)", "Conv2d(4, 4, 3, padding='same', padding_mode='reflect')",
        "Conv2d(4, 4, 3, padding=1, padding_mode='circular', dilation=2)", "ConvTranspose2d(4, 6, 3, 2, 1, 1)", "BatchNorm2d(4)",
        "InstanceNorm2d(4)", "InstanceNorm2d(4, affine=True, track_running_stats=True)", "GroupNorm(2, 4)", "Flatten()",
        "LayerNorm([9, 8])", "Sequential(nn.Conv2d(4, 3, 3), nn.BatchNorm2d(3), nn.ReLU(), nn.Flatten(), nn.Linear(126, 5))")),
    ("PixelUnshuffle(2)", "[T.randn(1, 2, 4, 6)]"), ("CrossMapLRN2d(2)", IMAGE),
    *((text, ONE) for text in (
        "MaxPool1d(3)", "AvgPool1d(3, 2)", "LPPool1d(3, 2)", "AdaptiveAvgPool1d(5)", "AdaptiveMaxPool1d(5)", "ConstantPad1d(2, 1.5)",
        "ZeroPad1d(1)", "ReflectionPad1d(2)", "ReplicationPad1d(3)", "CircularPad1d(2)", "Conv1d(4, 8, 3, 2)", "Conv1d(4, 8, 3, padding='same')",
        "ConvTranspose1d(4, 2, 3, 2)", "Dropout1d(0.4)", "BatchNorm1d(4)", "InstanceNorm1d(4)", "Upsample(scale_factor=1.5, mode='linear')")),
    *((text, VOLUME) for text in (
        "MaxPool3d(2)", "AvgPool3d(2)", "LPPool3d(2, 2)", "AdaptiveAvgPool3d((2, None, 3))", "AdaptiveMaxPool3d(2)", "ConstantPad3d(1, 0.5)",
        "ZeroPad3d(1)", "ReflectionPad3d(1)", "ReplicationPad3d(1)", "CircularPad3d(1)", "Conv3d(4, 2, 2)", "ConvTranspose3d(4, 2, 2, 2)",
        "Dropout3d(0.4)", "BatchNorm3d(4)", "InstanceNorm3d(4)")),
    ("Fold((4, 5), 2)", "[T.randn(2, 8, 12)]"),
    ("FractionalMaxPool2d(2, 3, _random_samples=T.full((2, 4, 2), 0.4))", IMAGE),
    ("FractionalMaxPool3d(2, output_ratio=0.6, _random_samples=T.full((2, 4, 3), 0.4))", VOLUME),
    ("MaxUnpool2d(2)", "list(T.nn.functional.max_pool2d(T.randn(1, 2, 4, 4), 2, return_indices=True))"),
    ("MaxUnpool1d(2)", "list(T.nn.functional.max_pool1d(T.randn(1, 2, 8), 2, return_indices=True))"),
    ("CosineSimilarity()", PAIR), ("PairwiseDistance()", PAIR), ("Bilinear(6, 6, 2)", PAIR),
    ("Embedding(10, 3)", "[T.tensor([[1, 2], [9, 0]])]"), ("Embedding(10, 3, padding_idx=-1, max_norm=1.0)", "[T.tensor([[1, 2], [9, 0]])]"),
    ("EmbeddingBag(10, 3)", "[T.tensor([1, 2, 9, 0]), T.tensor([0, 3])]"), ("EmbeddingBag(10, 3, mode='sum')", "[T.tensor([[1, 2], [9, 0]])]"),
    *((text, PAIR) for text in ("L1Loss()", "MSELoss()", "MSELoss(reduction='sum')", "MSELoss(size_average=False)", "SmoothL1Loss()",
                                "SmoothL1Loss(beta=0.5)", "HuberLoss('none', 0.7)", "MSELoss(reduce=False)")),
    *((text, SIGNS) for text in ("SoftMarginLoss()", "HingeEmbeddingLoss(0.5)")),
    *((text, CLASSES) for text in ("NLLLoss()", "CrossEntropyLoss()", "CrossEntropyLoss(T.tensor([1.0, 2, 3, 4]), label_smoothing=0.1)",
                                   "CrossEntropyLoss(reduction='sum')")),
    ("MultiMarginLoss()", "[T.randn(3, 4), T.tensor([0, 3, 1])]"), ("MultiLabelMarginLoss()", "[T.randn(2, 3), T.tensor([[2, 0, -1], [1, -1, 0]])]"),
    ("MultiLabelSoftMarginLoss()", "[T.randn(4, 6), T.rand(4, 6).round()]"), ("BCELoss()", "[T.rand(4, 6), T.rand(4, 6).round()]"),
    ("BCEWithLogitsLoss(pos_weight=T.full((6,), 2.0))", "[T.randn(4, 6), T.rand(4, 6).round()]"),
    ("CosineEmbeddingLoss(0.1)", "[T.randn(4, 6), T.randn(4, 6), T.tensor([1, -1, 1, -1])]"),
    ("MarginRankingLoss(0.2)", "[T.randn(4), T.randn(4), T.tensor([1, -1, 1, -1])]"), ("TripletMarginLoss(p=1.0)", TRIPLE),
    ("TripletMarginWithDistanceLoss(swap=True)", TRIPLE), ("KLDivLoss(reduction='batchmean')", "[T.randn(4, 6).log_softmax(1), T.rand(4, 6)]"),
    ("KLDivLoss(log_target=True)", "[T.randn(4, 6).log_softmax(1), T.randn(4, 6)]"), ("PoissonNLLLoss(full=True)", "[T.randn(4, 6), T.rand(4, 6) * 3]"),
    ("GaussianNLLLoss(full=True)", "[T.randn(4, 6), T.randn(4, 6), T.rand(4, 6) + 0.1]"),
    ("CTCLoss(zero_infinity=True)", "[T.randn(12, 2, 5).log_softmax(2), T.tensor([[1, 2, 3], [4, 4, 1]]), T.tensor([12, 10]), T.tensor([3, 2])]"),
    *((text, SEQUENCE) for text in (
        "RNN(4, 3)", "RNN(4, 3, 2, 'relu', batch_first=True)", "LSTM(4, 3)", "LSTM(4, 5, 2, bidirectional=True, proj_size=2)",
        "LSTM(4, 3, bias=False, batch_first=True)", "GRU(4, 3)", "GRU(4, 3, 2, bidirectional=True)",
        "TransformerEncoderLayer(4, 2, 8, 0.0)", "TransformerEncoderLayer(4, 2, 8, 0.0, 'gelu', norm_first=True, batch_first=True)",
        "TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8, 0.0), 2, nn.LayerNorm(4))")),
    ("LSTM(4, 3)", "[T.randn(5, 4)]"), ("GRU(4, 3)", "[T.randn(5, 2, 4), T.randn(1, 2, 3)]"),
    ("LSTM(4, 3)", "[nn.utils.rnn.pack_padded_sequence(T.randn(5, 3, 4), [5, 2, 1])]"),
    ("GRU(4, 3, bidirectional=True)", "[nn.utils.rnn.pack_sequence([T.randn(2, 4), T.randn(5, 4)], enforce_sorted=False)]"),
    ("MultiheadAttention(4, 2)", "[T.randn(5, 3, 4)] * 3"), ("MultiheadAttention(4, 2, bias=False, batch_first=True)", "[T.randn(5, 3, 4)] * 3"),
    ("MultiheadAttention(4, 2, add_bias_kv=True, add_zero_attn=True)", "[T.randn(5, 4)] * 3"),
    ("MultiheadAttention(4, 2, kdim=3, vdim=5)", "[T.randn(2, 3, 4), T.randn(6, 3, 3), T.randn(6, 3, 5)]"),
    ("TransformerDecoderLayer(4, 2, 8, 0.0)", "[T.randn(5, 3, 4), T.randn(6, 3, 4)]"),
    ("Transformer(8, 2, 1, 1, 16, 0.0, batch_first=True)", "[T.randn(3, 5, 8), T.randn(3, 4, 8)]"),
]


def tensors_of(value, library):
    """The floating tensors in a value, however nested, in order."""
    if isinstance(value, library.Tensor):
        return [value] if value.is_floating_point() else []
    return [tensor for item in value for tensor in tensors_of(item, library)] if isinstance(value, (tuple, list)) else []


def sums(tensors):
    return [[list(tensor.shape), float(tensor.detach().double().sum()), float(tensor.detach().double().abs().sum())] for tensor in tensors]


def facts(library, constructor, inputs):
    names = {"nn": library.nn, "T": library}
    library.manual_seed(0)
    module = eval("nn." + constructor, names)
    found = {"repr": repr(module).replace("torch", "tenon"),
             "state": [[name, *sums([value])[0]] for name, value in module.state_dict().items()]}
    library.manual_seed(1)
    args = eval(inputs, names)
    outputs = tensors_of(module(*args), library)
    found["training"] = sums(outputs)
    if any(output.requires_grad for output in outputs):
        sum((output * output).sum() for output in outputs).backward()
        found["gradients"] = [[name, *sums([value.grad])[0]] for name, value in module.named_parameters() if value.grad is not None]
    module.eval()
    with library.no_grad():
        found["eval"] = sums(tensors_of(module(*args), library))
    return found


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


def are_close(found, wanted):
    """Whether facts are the same, numbers within what another order of additions may change."""
    if isinstance(wanted, float):
        return math.isclose(found, wanted, rel_tol=2e-4, abs_tol=2e-4) or math.isnan(found) and math.isnan(wanted)
    if isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(are_close, found, wanted))
    if isinstance(wanted, dict):
        return found.keys() == wanted.keys() and all(are_close(found[key], wanted[key]) for key in wanted)
    return found == wanted


if __name__ == "__main__":
    import torch
    lines = [json.dumps([*row, facts(torch, *row)]) for row in ROWS]
    FILE.write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")
    print(len(lines), "modules of PyTorch", torch.__version__)
