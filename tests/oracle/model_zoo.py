# SPDX-License-Identifier: BSD-3-Clause
"""Models of every class that PyTorch's ahead-of-time compiler handles differently, as a table: a name, the module,
several sets of inputs, what the compiler is told. `model_packages.py` compiles them, `run_models.py` runs them."""
import dataclasses
import typing

import torch
from torch import nn
from torch.nn import functional as F

MODELS = {}


@dataclasses.dataclass
class Case:
    """What one function of the table returns."""

    module: nn.Module
    inputs: list                        # one tuple of arguments per set; the first is the example
    dynamic: typing.Any = None          # dynamic_shapes of torch.export
    options: dict = dataclasses.field(default_factory=dict)  # of the inductor
    frozen: bool = False
    weights: str = "so"                 # "so", "blob", "pickle" or "host": who brings the constants
    library: str = ""                   # an extension of the build that must be loaded
    closeness: float = 0                # by how much results may differ, as a part of the largest; 0: as model_host.py says
    python: bool = False                # it calls zoo::twice, which Python defines


def model(function):
    """Adds a row; the function's name is the model's."""
    MODELS[function.__name__] = function
    return function


def variants(table):
    """Adds a row per item of the table: the suffix and the keywords that the function is called with."""
    def add(function):
        for suffix, keywords in table.items():
            name = function.__name__ + suffix
            MODELS[name] = lambda keywords=keywords: function(**keywords)
        return function
    return add


class Lambda(nn.Module):
    """A function of tensors as a module, with submodules where it needs weights."""

    def __init__(self, function, **modules):
        super().__init__()
        self.function = function
        for name, value in modules.items():
            if isinstance(value, nn.Module):
                setattr(self, name, value)
            else:
                self.register_buffer(name, value)

    def forward(self, *args):
        return self.function(self, *args)


def sets(*shapes, count=3, dtype=torch.float32):
    """`count` tuples of normal tensors of these shapes."""
    return [tuple(torch.randn(shape).to(dtype) for shape in shapes) for _ in range(count)]


def layers(*widths):
    parts = []
    for before, after in zip(widths, widths[1:]):
        parts += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


# ---- products ------------------------------------------------------------------------------------

FROZEN = {"frozen": True}


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16},
           "_f64": {"dtype": torch.float64}, "_frozen": FROZEN,
           "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}, "_frozen_f16": {"dtype": torch.float16, **FROZEN},
           "_frozen_autotuned": {**FROZEN, "options": {"max_autotune": True}},
           "_blob": {"weights": "blob"}, "_pickle": {"weights": "pickle"}, "_host": {"weights": "host"},
           "_mapped": {"options": {"aot_inductor.force_mmap_weights": True}},
           "_stack_not_executable": {"options": {"aot_inductor.use_consts_asm_build": False}},
           "_unlinked": {"options": {"aot_inductor.link_libtorch": False}},
           "_profiled": {"options": {"cpp.enable_kernel_profile": True}},
           "_one_thread": {"options": {"cpp.threads": 1}},
           "_dynamic_threads": {"options": {"cpp.dynamic_threads": True}},
           "_arrayref": {"options": {"aot_inductor.use_minimal_arrayref_interface": True}}})
def mlp(dtype=torch.float32, **how):
    return Case(layers(64, 128, 128, 10).to(dtype), sets((4, 64), dtype=dtype), **how)


@variants({"": {}, "_frozen": FROZEN})
def mlp_one(**how):
    return Case(layers(64, 128, 128, 10), sets((1, 64)), **how)


@variants({"": {}, "_frozen": FROZEN})
def mlp_dynamic(**how):
    batch = torch.export.Dim("batch", min=1, max=512)
    inputs = [sets((rows, 64), count=1)[0] for rows in (4, 1, 33)]
    return Case(layers(64, 128, 128, 10), inputs, dynamic=({0: batch},), **how)


@variants({"": {}, "_frozen": FROZEN, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}})
def linear_chain(dtype=torch.float32, **how):
    """What follows a linear layer: each activation that freezing may fuse, a sum with another tensor."""
    def forward(self, x, y):
        a = F.gelu(self.a(x))
        b = F.silu(self.b(a))
        c = torch.sigmoid(self.c(b))
        d = torch.tanh(self.a(c)) + F.hardswish(self.b(c)) + F.leaky_relu(self.c(c), 0.2)
        e = self.a(d) + y
        return F.gelu(self.b(e), approximate="tanh"), F.hardtanh(self.c(e), -0.5, 2.0), self.bare(e) - y
    parts = {name: nn.Linear(48, 48) for name in "abc"}
    parts["bare"] = nn.Linear(48, 48, bias=False)
    return Case(Lambda(forward, **parts).to(dtype), sets((2, 5, 48), (2, 5, 48), dtype=dtype), **how)


@model
def products():
    def forward(self, a, b, v):
        return (a @ b, torch.bmm(a, b), torch.baddbmm(a @ b, a, b, beta=0.5, alpha=2.0), torch.einsum("bij,bkj->bik", a, a),
                a @ v, torch.addmv(v[:6], a[0], v, alpha=3), torch.addbmm(a[0] @ b[0], a, b))
    return Case(Lambda(forward), [(torch.randn(3, 6, 7), torch.randn(3, 7, 5), torch.randn(7)) for _ in range(2)])


# ---- convolutions --------------------------------------------------------------------------------

def block(before, after, stride=1, groups=1, kernel=3):
    return nn.Sequential(nn.Conv2d(before, after, kernel, stride, kernel // 2, groups=groups, bias=False),
                         nn.BatchNorm2d(after), nn.ReLU())


def shaken(module):
    """Batch norms with other statistics than the initial ones."""
    for part in module.modules():
        if isinstance(part, nn.BatchNorm2d):
            part.running_mean.normal_(0, 0.1)
            part.running_var.uniform_(0.5, 1.5)
            nn.init.uniform_(part.weight, 0.5, 1.5)
            nn.init.normal_(part.bias, 0, 0.1)
    return module


@variants({"": {}, "_frozen": FROZEN, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN},
           "_bf16": {"dtype": torch.bfloat16}})
def cnn(dtype=torch.float32, **how):
    module = nn.Sequential(nn.Conv2d(3, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
                           nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
                           nn.Flatten(), nn.Linear(32 * 8 * 8, 10))
    return Case(module.to(dtype), sets((2, 3, 32, 32), dtype=dtype), **how)


class Residual(nn.Module):
    def __init__(self, before, after, stride=1):
        super().__init__()
        self.body = nn.Sequential(block(before, after, stride), block(after, after)[:2])
        self.side = nn.Identity() if before == after and stride == 1 else block(before, after, stride, kernel=1)[:2]

    def forward(self, x):
        return F.relu(self.body(x) + self.side(x))


def resnet(*widths, classes=10):
    parts = [block(3, widths[0], 2, kernel=7), nn.MaxPool2d(3, 2, 1)]
    for before, after in zip((widths[0], *widths), widths):
        parts += [Residual(before, after, 1 if before == after else 2), Residual(after, after)]
    return shaken(nn.Sequential(*parts, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(widths[-1], classes)))


@variants({"": {}, "_frozen": FROZEN, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}})
def resnet18s(dtype=torch.float32, **how):
    return Case(resnet(16, 32, 64, 128).to(dtype), sets((1, 3, 64, 64), dtype=dtype), **how)


@variants({"": {}, "_frozen": FROZEN})
def resnet18(**how):
    return Case(resnet(64, 128, 256, 512, classes=1000), sets((1, 3, 224, 224), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def mobilenet(**how):
    class Inverted(nn.Module):
        def __init__(self, before, after, stride, grow):
            super().__init__()
            wide = before * grow
            self.body = nn.Sequential(
                nn.Conv2d(before, wide, 1, bias=False), nn.BatchNorm2d(wide), nn.ReLU6(),
                nn.Conv2d(wide, wide, 3, stride, 1, groups=wide, bias=False), nn.BatchNorm2d(wide), nn.Hardswish(),
                nn.Conv2d(wide, after, 1, bias=False), nn.BatchNorm2d(after))
            self.same = before == after and stride == 1

        def forward(self, x):
            return x + self.body(x) if self.same else self.body(x)
    parts = [block(3, 16, 2), Inverted(16, 24, 2, 4), Inverted(24, 24, 1, 4), Inverted(24, 40, 2, 4), Inverted(40, 40, 1, 4)]
    module = nn.Sequential(*parts, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(), nn.Linear(40, 10))
    return Case(shaken(module), sets((1, 3, 64, 64)), **how)


@variants({"": {}, "_frozen": FROZEN})
def convolutions(**how):
    """Grouped, depthwise, dilated, transposed, in one and three dimensions; a window too large to be written out."""
    def forward(self, line, plane, volume):
        a = self.up(self.depth(self.grouped(plane)))
        b = F.max_pool2d(F.leaky_relu(self.dilated(plane), 0.1), 2)
        return self.line(line), a, b, self.volume(volume), F.avg_pool2d(a, 9), self.upline(line), self.strided(plane).sum((2, 3))
    parts = {"line": nn.Conv1d(4, 6, 3, padding=1), "grouped": nn.Conv2d(8, 16, 3, groups=4), "depth": nn.Conv2d(16, 16, 5, groups=16),
             "up": nn.ConvTranspose2d(16, 6, 3, stride=2, padding=1, output_padding=1),
             "dilated": nn.Conv2d(8, 8, 3, dilation=2, padding=2, padding_mode="zeros"), "volume": nn.Conv3d(2, 5, 3, stride=2),
             "upline": nn.ConvTranspose1d(4, 4, 4, stride=2, groups=2), "strided": nn.Conv2d(8, 12, 3, (2, 1), padding="valid", bias=False)}
    return Case(Lambda(forward, **parts), sets((2, 4, 20), (2, 8, 16, 16), (2, 2, 9, 9, 9), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def unet(**how):
    def forward(self, x):
        a = self.a(x)
        b = self.b(F.max_pool2d(a, 2))
        up = F.interpolate(b, scale_factor=2, mode="bilinear", align_corners=False)
        return self.last(self.c(torch.cat([a, up], 1)) + self.up(b))
    module = Lambda(forward, a=block(3, 8), b=block(8, 16), c=block(24, 8), up=nn.ConvTranspose2d(16, 8, 2, stride=2), last=nn.Conv2d(8, 2, 1))
    return Case(shaken(module), sets((1, 3, 32, 32)), **how)


@model
def cnn_dynamic():
    module = nn.Sequential(block(3, 8), nn.MaxPool2d(2), block(8, 16), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(16, 4))
    dims = {0: torch.export.Dim("batch", min=1, max=64), 2: torch.export.Dim("half", min=4, max=64) * 2}
    return Case(shaken(module), [sets((2, 3, 16, 16), count=1)[0], sets((3, 3, 24, 16), count=1)[0], sets((1, 3, 8, 16), count=1)[0]], dynamic=(dims,))


@model
def pooling():
    def forward(_, x, volume):
        values, places = F.max_pool2d(x, 3, 2, return_indices=True)
        return (values, places, F.avg_pool2d(x, 3, padding=1), F.adaptive_avg_pool2d(x, (3, 5)), F.adaptive_max_pool2d(x, 4), F.max_pool2d(x, 7, dilation=2),
                F.avg_pool3d(volume, 2), F.max_pool3d(volume, 2), F.lp_pool2d(x, 2, 3), F.max_unpool2d(values, places, 3, 2))
    return Case(Lambda(forward), sets((2, 3, 17, 17), (1, 2, 8, 8, 8), count=2))


# ---- sequences -----------------------------------------------------------------------------------

class Block(nn.Module):
    """A transformer's block, with attention to what came before and, where given, to a cache."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.one, self.two = nn.LayerNorm(width), nn.LayerNorm(width)
        self.into, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x, cache=None, mask=None):
        rows, length, width = x.shape
        q, k, v = (part.view(rows, length, self.heads, -1).transpose(1, 2) for part in self.into(self.one(x)).split(width, 2))
        if cache is not None:
            k, v = torch.cat([cache[0], k], 2), torch.cat([cache[1], v], 2)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=cache is None and mask is None)
        x = x + self.out(seen.transpose(1, 2).reshape(rows, length, width))
        x = x + self.narrow(F.gelu(self.wide(self.two(x))))
        return x if cache is None else (x, k, v)


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_frozen": FROZEN})
def transformer(dtype=torch.float32, **how):
    return Case(Block(64, 4).to(dtype), sets((2, 16, 64), dtype=dtype), **how)


@model
def transformer_masked():
    def forward(self, x, mask):
        return self.block(x, mask=mask), self.block(x, mask=mask > 0)
    mask = torch.zeros(16, 16).masked_fill(torch.ones(16, 16).triu(1).bool(), float("-inf"))
    keep = torch.ones(16, 16).tril()
    return Case(Lambda(forward, block=Block(64, 4)), [(torch.randn(2, 16, 64), mask + keep), (torch.randn(2, 16, 64), keep + 1)])


@variants({"": {}, "_frozen": FROZEN})
def transformer_encoder(**how):
    layer = nn.TransformerEncoderLayer(32, 4, 64, batch_first=True)
    return Case(nn.TransformerEncoder(layer, 2, enable_nested_tensor=False), sets((2, 10, 32)), **how)


@model
def attention_by_hand():
    def forward(self, x, bias):
        q, k, v = (part.view(2, 12, 4, 8).transpose(1, 2) for part in self.into(x).split(32, 2))
        scores = q @ k.transpose(-2, -1) / 8 ** 0.5 + bias
        return (scores.softmax(-1) @ v).transpose(1, 2).reshape(2, 12, 32)
    return Case(Lambda(forward, into=nn.Linear(32, 96)), sets((2, 12, 32), (12, 12)))


class Decoder(nn.Module):
    """A small language model; the last layer shares its weights with the embedding."""

    def __init__(self, words=97, width=64, heads=4, depth=2, longest=64):
        super().__init__()
        self.words, self.places = nn.Embedding(words, width), nn.Embedding(longest, width)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(depth))
        self.last = nn.LayerNorm(width)
        self.head = nn.Linear(width, words, bias=False)
        self.head.weight = self.words.weight

    def forward(self, words):
        x = self.words(words) + self.places(torch.arange(words.shape[1]))
        for part in self.blocks:
            x = part(x)
        return self.head(self.last(x))


@variants({"": {}, "_frozen": FROZEN})
def gpt2_tiny(**how):
    return Case(Decoder(), [(torch.randint(0, 97, (2, 24)),) for _ in range(3)], **how)


@model
def gpt2_dynamic():
    length = torch.export.Dim("length", min=2, max=64)
    return Case(Decoder(), [(torch.randint(0, 97, (2, n)),) for n in (24, 7, 64)], dynamic=({1: length},))


@model
def gpt_cache_grows():
    """One more word, with keys and values of those before handed in and out."""
    def forward(self, word, at, caches):
        x = self.decoder.words(word) + self.decoder.places(at)
        grown = []
        for part, cache in zip(self.decoder.blocks, caches):
            x, k, v = part(x, cache)
            grown.append((k, v))
        return self.decoder.head(self.decoder.last(x)), grown

    def inputs(n):
        return torch.randint(0, 97, (1, 1)), torch.tensor([[n]]), [(torch.randn(1, 4, n, 16), torch.randn(1, 4, n, 16)) for _ in range(2)]
    past = torch.export.Dim("past", min=2, max=60)
    shapes = {"args": (None, None, [({2: past}, {2: past})] * 2)}
    return Case(Lambda(forward, decoder=Decoder()), [inputs(n) for n in (9, 3, 40)], dynamic=shapes)


@model
def gpt_cache_static():
    """One more word, with keys and values in buffers of the model that every run writes."""
    class Step(nn.Module):
        def __init__(self):
            super().__init__()
            self.decoder = Decoder()
            for n in range(2):
                self.register_buffer(f"k{n}", torch.zeros(1, 4, 64, 16))
                self.register_buffer(f"v{n}", torch.zeros(1, 4, 64, 16))

        def forward(self, word, at):
            x = self.decoder.words(word) + self.decoder.places(at)
            mask = torch.arange(64)[None] <= at[:, None]
            for n, part in enumerate(self.decoder.blocks):
                q, k, v = (piece.view(1, 1, 4, 16).transpose(1, 2) for piece in part.into(part.one(x)).split(64, 2))
                keys, values = getattr(self, f"k{n}"), getattr(self, f"v{n}")
                keys.index_copy_(2, at, k)
                values.index_copy_(2, at, v)
                seen = F.scaled_dot_product_attention(q, keys, values, attn_mask=mask)
                x = x + part.out(seen.transpose(1, 2).reshape(1, 1, 64))
                x = x + part.narrow(F.gelu(part.wide(part.two(x))))
            return self.decoder.head(self.decoder.last(x))
    return Case(Step(), [(torch.randint(0, 97, (1, 1)), torch.tensor([n])) for n in range(5)])


@variants({"": {}, "_deep": {"num_layers": 2, "bidirectional": True}, "_frozen": FROZEN, "_bf16": {"dtype": torch.bfloat16}})
def lstm(dtype=torch.float32, num_layers=1, bidirectional=False, **how):
    def forward(self, x):
        y, (h, c) = self.rnn(x)
        return self.last(y[:, -1]), h, c
    rnn = nn.LSTM(24, 32, num_layers, batch_first=True, bidirectional=bidirectional)
    return Case(Lambda(forward, rnn=rnn, last=nn.Linear(64 if bidirectional else 32, 5)).to(dtype), sets((3, 7, 24), dtype=dtype), **how)


@model
def lstm_states():
    def forward(self, x, h, c):
        return self.rnn(x, (h, c))
    return Case(Lambda(forward, rnn=nn.LSTM(12, 20, bias=False)), sets((6, 2, 12), (1, 2, 20), (1, 2, 20)))


@variants({"": {}, "_frozen": FROZEN})
def gru(**how):
    def forward(self, x):
        y, h = self.rnn(x)
        return self.last(y[:, -1]), h
    return Case(Lambda(forward, rnn=nn.GRU(24, 32, batch_first=True), last=nn.Linear(32, 5)), sets((3, 7, 24)), **how)


# ---- looking up, ordering, choosing --------------------------------------------------------------

@model
def embed_topk():
    def forward(self, words):
        x = self.table(words)
        scores = self.last(x.mean(1))
        values, places = scores.topk(5)
        ordered, order = scores.sort(-1, descending=True)
        return values, places, ordered.cumsum(-1), order
    return Case(Lambda(forward, table=nn.Embedding(50, 16), last=nn.Linear(16, 40)), [(torch.randint(0, 50, (3, 9)),) for _ in range(3)])


@model
def embedding_bag():
    def forward(self, words, starts, weights):
        return self.mean(words, starts), self.sum(words, starts, weights), self.most(words.view(4, 5))
    parts = {mode: nn.EmbeddingBag(50, 16, mode=mode) for mode in ("mean", "sum")}
    return Case(Lambda(forward, most=nn.EmbeddingBag(50, 16, mode="max"), **parts),
                [(torch.randint(0, 50, (20,)), torch.tensor(starts), torch.randn(20)) for starts in ([0, 4, 4, 11], [0, 1, 2, 19])])


@model
def indexing():
    def forward(_, x, rows, columns, values, borders):
        a = x[rows, columns]
        b = x.index_put((rows, columns), values, accumulate=True)
        c = x.scatter_reduce(0, rows[:, None].expand(-1, 6), x[:5], "amax", include_self=False)
        d = x.scatter(1, columns[:, None], 1.5)
        e = torch.gather(x, 1, columns[:, None].expand(-1, 3).clamp(0, 5).repeat(2, 1)[:8])
        f = torch.searchsorted(borders, values)
        return a, b, c, d, e, f, torch.bucketize(x, borders), x.index_add(0, rows, x[:5]), x.roll(2, 0).flip(1), x.index_select(1, columns), torch.take_along_dim(x, rows[:, None], 0)
    return Case(Lambda(forward), [(torch.randn(8, 6), torch.randperm(8)[:5], torch.randint(0, 6, (5,)), torch.randn(5), torch.randn(7).sort()[0]) for _ in range(3)])


@model
def scatters():
    def forward(_, x, index, source):
        return (x.scatter_reduce(1, index, source, "mean"), x.scatter_reduce(1, index, source, "prod"), x.scatter(1, index, source),
                x.scatter_add(1, index, source), x.scatter(0, index, 2.0), x.masked_scatter(x > 0, source), torch.where(x > 0)[0].shape[0] + x[0])
    return Case(Lambda(forward), [(torch.randn(4, 6), torch.stack([torch.randperm(4) for _ in range(4)]), torch.randn(4, 6)) for _ in range(2)])


@model
def sorts():
    def forward(_, x):
        return (*x.sort(-1), *x.sort(dim=0, descending=True, stable=True), x.argsort(1), x.cumprod(1), *x.cummax(1), *x.cummin(0),
                x.logcumsumexp(1), *x.kthvalue(3, 1), *x.median(1), *x.mode(1), x.median(), *x.topk(2, largest=False), x.nanmedian())
    return Case(Lambda(forward), sets((5, 9)))


@model
def data_dependent():
    def forward(_, x):
        places = torch.nonzero(x > 0)
        return places, x[x > 0.5], torch.masked_select(x, x < 0), places.shape[0] * 2, (x > 0).sum().item()
    return Case(Lambda(forward), [(torch.randn(n, 6),) for n in (5, 5, 5)])


@model
def uniques():
    def forward(_, x):
        values, inverse, counts = torch.unique(x, return_inverse=True, return_counts=True)
        runs, where = torch.unique_consecutive(x, return_inverse=True)
        return values, inverse, counts, runs, where, torch.bincount(x), torch.histc(x.float(), 4, 0, 8)
    return Case(Lambda(forward), [(torch.randint(0, 9, (30,)),) for _ in range(3)])


@model
def repeats():
    def forward(_, x, counts):
        total = counts.sum().item()
        torch._check(total >= 0)
        torch._check(total < 100)
        return x.repeat_interleave(counts, 0), torch.arange(total), x.repeat_interleave(2, 1)
    return Case(Lambda(forward), [(torch.randn(4, 3), torch.tensor(counts)) for counts in ([1, 2, 0, 3], [4, 4, 1, 1])])


# ---- numbers of other kinds ----------------------------------------------------------------------

@model
def fft():
    def forward(_, x):
        a = torch.fft.rfft(x)
        b = torch.fft.fft2(x)
        back = torch.fft.irfft(a * 0.5, n=x.shape[-1])
        return torch.view_as_real(a), b.abs(), back, torch.fft.ifft(b).real, torch.fft.fftshift(x), (a * a.conj()).real
    return Case(Lambda(forward), sets((4, 16)))


@model
def spectrogram():
    def forward(self, x):
        power = torch.stft(x, 32, 8, window=self.window, return_complex=True).abs().square()
        return (self.filters @ power + 1e-6).log10()
    return Case(Lambda(forward, window=torch.hann_window(32), filters=torch.rand(10, 17)), sets((2, 256)))


@model
def complex_numbers():
    def forward(_, x, y):
        z = torch.complex(x, y)
        w = z * z.conj() + 2 * z
        return torch.view_as_real(w), w.angle(), torch.polar(x.abs(), y), z @ w.mT, z.real + w.imag
    return Case(Lambda(forward), sets((4, 5), (4, 5)))


def positive(count, size):
    return [(part @ part.mT + torch.eye(size),) for part in torch.randn(count, 2, size, size)]


@model
def linalg():
    def forward(_, a):
        return (torch.linalg.inv(a), torch.linalg.cholesky(a), torch.linalg.solve(a, a[..., :1]), torch.linalg.det(a),
                torch.cdist(a, a.flip(1)), a @ a.mT, torch.linalg.vector_norm(a, dim=-1), torch.linalg.matrix_norm(a), torch.trace(a[0]))
    return Case(Lambda(forward), positive(3, 6))


@model
def linalg_factors():
    def forward(_, a):
        values, vectors = torch.linalg.eigh(a)
        q, r = torch.linalg.qr(a)
        solved = torch.linalg.solve_triangular(torch.linalg.cholesky(a), a, upper=False)
        return values, vectors @ torch.diag_embed(values) @ vectors.mT, q @ r, torch.linalg.svdvals(a), torch.linalg.slogdet(a)[1], solved, torch.linalg.pinv(a), torch.matrix_exp(a / 20), torch.linalg.lu_factor(a)[0]
    return Case(Lambda(forward), positive(2, 5))


@model
def one_kernel():
    """What a run costs beside its kernels."""
    return Case(Lambda(lambda _, x: x + 1), sets((8,)))


@model
def pointwise():
    """Functions that the compiled code asks of SLEEF, libm and the headers."""
    def forward(_, x, y):
        p = x.abs() + 0.1
        s = torch.tanh(x) * 0.9
        return (x.exp() + y, p.log(), p.log1p(), torch.tanh(x), torch.pow(p, y), torch.atan2(x, y), torch.lgamma(p), torch.erf(x), torch.erfc(x), x.sin(), x.cos(),
                x.tan(), s.asin(), s.acos(), x.atan(), x.sinh(), x.cosh(), x.asinh(), (p + 1).acosh(), s.atanh(), x.expm1(), p.log2(), p.log10(), x.exp2(),
                torch.hypot(x, y), torch.fmod(x, p), torch.nextafter(x, y), p.sqrt(), p.rsqrt(), x.floor() + x.ceil() + x.round() + x.trunc(),
                torch.copysign(x, y), F.gelu(x), F.silu(x), F.mish(x), F.softplus(y), torch.remainder(x, p), x.sigmoid(), torch.digamma(p), torch.erfinv(s), torch.special.i0(x))
    return Case(Lambda(forward), sets((5, 37), (5, 37)))


MODELS["pointwise_scalar"] = lambda: dataclasses.replace(pointwise(), options={"cpp.simdlen": 1})
MODELS["pointwise_avx2"] = lambda: dataclasses.replace(pointwise(), options={"cpp.simdlen": 256})
# Another release of SLEEF moves erf by a unit in the last place.
MODELS["pointwise_f64"] = lambda: dataclasses.replace(pointwise(), inputs=sets((5, 37), (5, 37), dtype=torch.float64), closeness=2.3e-16)
MODELS["pointwise_bf16"] = lambda: dataclasses.replace(pointwise_halves(), inputs=sets((5, 37), (5, 37), dtype=torch.bfloat16))


@model
def pointwise_halves():
    def forward(_, x, y):
        p = x.abs() + 0.1
        return x.exp() + y, p.log(), torch.tanh(x), torch.pow(p, y), x.erf(), F.gelu(x), x.sin() * y.cos(), x.softmax(-1), p.rsqrt(), x.sigmoid()
    return Case(Lambda(forward), sets((5, 37), (5, 37), dtype=torch.float16))


@model
def integers():
    def forward(_, x, y, z):
        return x // 3, x % 5, x << 2, x >> 1, x & 12, x | 3, x ^ 5, ~x, torch.gcd(x, x + 4), y.to(torch.int16) * 3, y.float().mean(), z & (x > 0), x.sum(), x.prod(1), z.any(), z.all(0), y.amax(1), x.clamp(-2, 5)
    return Case(Lambda(forward), [(torch.randint(-9, 9, (4, 5)), torch.randint(0, 255, (4, 5)).to(torch.uint8), torch.rand(4, 5) > 0.5) for _ in range(2)])


@model
def norms():
    def forward(self, x):
        flat = x.flatten(1)
        return (self.layer(x), self.group(x), self.instance(x), F.rms_norm(x, (8,)), F.normalize(flat), flat.softmax(1), flat.log_softmax(1), flat.logsumexp(1),
                flat.var(1), flat.std(), *torch.std_mean(flat, 1), flat.norm(dim=1), F.local_response_norm(x, 3), flat.argmax(1), flat.cumsum(1))
    return Case(Lambda(forward, layer=nn.LayerNorm(8), group=nn.GroupNorm(2, 4), instance=nn.InstanceNorm2d(4, affine=True)), sets((2, 4, 8, 8)))


@model
def loops():
    """Reductions large enough that every thread has a part."""
    def forward(_, x):
        return x.sum(), x.max(), x.mean(0), x.var(1), x.softmax(1).amax(0), x.argmin(), x.prod(1)
    return Case(Lambda(forward), sets((257, 1031), count=2))


@model
def resampling():
    def forward(_, x, grid):
        return (F.interpolate(x, scale_factor=2, mode="nearest"), F.interpolate(x, size=(7, 11), mode="bicubic"), F.interpolate(x, scale_factor=0.5, mode="bilinear", antialias=True),
                F.grid_sample(x, grid.tanh(), align_corners=False), F.pixel_shuffle(x, 2), F.pad(x, (1, 2, 3, 0), mode="reflect"), F.unfold(x, 3))
    return Case(Lambda(forward), sets((1, 4, 8, 8), (1, 5, 5, 2), count=2))


@model
def losses():
    def forward(_, x, y, classes):
        return F.cross_entropy(x, classes), F.mse_loss(x, y), F.smooth_l1_loss(x, y), F.binary_cross_entropy_with_logits(x, y.sigmoid()), F.kl_div(x.log_softmax(1), y.softmax(1), reduction="batchmean"), F.cosine_similarity(x, y)
    return Case(Lambda(forward), [(torch.randn(6, 5), torch.randn(6, 5), torch.randint(0, 5, (6,))) for _ in range(2)])


# ---- control -------------------------------------------------------------------------------------

@model
def cond():
    def forward(self, x):
        return torch.cond(x.sum() > 0, lambda x: self.yes(x).relu(), lambda x: self.no(x) - 1, (x,))
    return Case(Lambda(forward, yes=nn.Linear(6, 6), no=nn.Linear(6, 6)), [(torch.ones(2, 6),), (-torch.ones(2, 6),), (torch.randn(2, 6),)])


@model
def while_loop():
    class Loop(nn.Module):
        def __init__(self):
            super().__init__()
            self.step = nn.Linear(6, 6)

        def forward(self, n, x):
            from torch._higher_order_ops.while_loop import while_loop as repeat
            return repeat(lambda n, _: n > 0, lambda n, x: (n - 1, torch.tanh(self.step(x))), (n, x))
    return Case(Loop(), [(torch.tensor(n), torch.randn(2, 6)) for n in (3, 0, 7)])


@variants({"": {}, "_fallback": {"options": {"fallback_random": True}}})
def random(**how):
    def forward(_, x):
        return F.dropout(x, 0.4, training=True), torch.rand_like(x), torch.randn(3, 5), torch.randint(0, 7, (6,)), torch.rand(4), torch.bernoulli(x.sigmoid())
    return Case(Lambda(forward), sets((20, 30)), **how)


@model
def random_proxied():
    def forward(_, x):
        return torch.multinomial(x.softmax(-1), 3), torch.randperm(9), torch.normal(x, 0.1)
    return Case(Lambda(forward), sets((5, 8)))


# ---- eight bits ----------------------------------------------------------------------------------

def to_bytes(weight):
    scale = weight.abs().amax(1) / 127
    return (weight / scale[:, None]).round().clamp(-128, 127).to(torch.int8), scale


@model
def int8_dynamic():
    """Inputs quantised when they come, an integer product."""
    weight, scale = to_bytes(torch.randn(24, 32))

    def forward(self, x):
        peak = x.abs().amax(1, keepdim=True) / 127
        product = torch._int_mm((x / peak).round().clamp(-128, 127).to(torch.int8), self.weight.t())
        return product.float() * peak * self.scale
    return Case(Lambda(forward, weight=weight, scale=scale), sets((20, 32)))


def quantised(module, x):
    """A linear layer between rounded values, as a quantiser writes it."""
    from torch.ao.quantization.fx import _decomposed  # noqa: F401  registers the operators
    ops = torch.ops.quantized_decomposed
    x = ops.dequantize_per_tensor(ops.quantize_per_tensor(x, 0.03, 128, 0, 255, torch.uint8), 0.03, 128, 0, 255, torch.uint8)
    weight = ops.dequantize_per_channel(module.weight, module.scale, module.zeros, 0, -128, 127, torch.int8)
    return F.linear(x, weight, module.bias)


@variants({"": {}, "_frozen": FROZEN})
def int8_static(**how):
    def part(before, after):
        weight, scale = to_bytes(torch.randn(after, before))
        return Lambda(quantised, weight=weight, scale=scale, zeros=torch.zeros(after, dtype=torch.int64), bias=torch.randn(after))

    def forward(self, x):
        return self.b(self.a(x).relu())
    return Case(Lambda(forward, a=part(32, 48), b=part(48, 10)), sets((6, 32)), **how)


@model
def int8_weight_only():
    weight, scale = to_bytes(torch.randn(48, 64))

    def forward(self, x):
        y = torch._weight_int8pack_mm(x, self.weight, self.scale)
        return y, F.linear(x, self.weight.to(x.dtype)) * self.scale
    return Case(Lambda(forward, weight=weight, scale=scale.bfloat16()), sets((5, 64), dtype=torch.bfloat16))


# ---- what goes in and out ------------------------------------------------------------------------

@model
def pytrees():
    class Tree(nn.Module):
        def forward(self, x, pair, *, named, flag=True):
            total = x + pair[0] * named["a"]
            return {"sum": total, "parts": [pair[1], (named["b"][0] * 2, None)], "flag": flag, "again": total}

    def inputs():
        return torch.randn(3), (torch.randn(3), torch.randn(2)), {"named": {"a": torch.randn(3), "b": [torch.randn(4)]}}
    return Case(Tree(), [inputs() for _ in range(2)])


@model
def outputs():
    """The same tensor twice, an input, a constant, an integer, a view of an input."""
    def forward(self, x, y):
        z = x + 1
        return z, z, y, self.kept, x.shape[0], y.view(-1), None
    return Case(Lambda(forward, kept=torch.randn(3)), sets((2, 3), (2, 2)))


@model
def mutation():
    """An input and a buffer are written."""
    class Counter(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("seen", torch.zeros(3))

        def forward(self, x, y):
            self.seen.add_(x.sum(0))
            y.mul_(2).add_(x)
            return self.seen + 0, y * 3
    return Case(Counter(), sets((2, 3), (2, 3)))


@model
def scalar_outputs():
    def forward(_, x):
        return x.sum(), x.mean(), torch.tensor(3.0), x.new_zeros(2, 0), x[:0]
    return Case(Lambda(forward), sets((4, 3)))


@model
def strides():
    """Inputs that are not contiguous, outputs that are views."""
    def forward(_, x, y):
        return x.t() + 1, y.permute(0, 2, 3, 1), x[:, ::2], torch.cat([x, x], 1).t(), y.contiguous(memory_format=torch.channels_last)
    plane = [torch.randn(2, 3, 4, 5).contiguous(memory_format=torch.channels_last) for _ in range(2)]
    return Case(Lambda(forward), [(torch.randn(6, 4).t(), part) for part in plane])


# ---- operators of others -------------------------------------------------------------------------

@model
def custom_c():
    """An operator of an extension for the stable ABI."""
    def forward(_, x):
        return torch.ops.myops.add_scalar(x * 2, 1.5).relu()
    return Case(Lambda(forward), sets((3, 4)), library="examples/add_scalar.so")


@model
def custom_python():
    """An operator that Python defines."""
    if not hasattr(torch.ops.zoo, "twice"):
        @torch.library.custom_op("zoo::twice", mutates_args=())
        def twice(x: torch.Tensor, times: int = 2, names: list[int] | None = None) -> torch.Tensor:
            return x * times + (len(names) if names is not None else 0)
        twice.register_fake(lambda x, times=2, names=None: torch.empty_like(x))

    def forward(_, x):
        return torch.ops.zoo.twice(x) + torch.ops.zoo.twice(x + 1, 3, [4, 5])
    return Case(Lambda(forward), sets((3, 4)), python=True)
