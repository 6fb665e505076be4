# SPDX-License-Identifier: BSD-3-Clause
"""Attention and recurrence: language models, with and without caches."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import FROZEN, Case, Lambda, model, sets, variants


class Block(nn.Module):
    """A transformer's block, with attention to what came before (or to all) and, where given, to a cache."""

    def __init__(self, width, heads, is_causal=True):
        super().__init__()
        self.heads, self.is_causal = heads, is_causal
        self.one, self.two = nn.LayerNorm(width), nn.LayerNorm(width)
        self.into, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x, cache=None, mask=None):
        rows, length, width = x.shape
        q, k, v = (part.view(rows, length, self.heads, -1).transpose(1, 2) for part in self.into(self.one(x)).split(width, 2))
        if cache is not None:
            k, v = torch.cat([cache[0], k], 2), torch.cat([cache[1], v], 2)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=self.is_causal and cache is None and mask is None)
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


# ---- models of the field -------------------------------------------------------------------------

def rms(x, weight, eps=1e-6):
    return weight * (x.float() * torch.rsqrt(x.float().pow(2).mean(-1, keepdim=True) + eps)).to(x.dtype)


def turned(x, places, base=10000.0):
    """Rotary places: halves of a head are turned by an angle that grows with the place."""
    half = x.shape[-1] // 2
    angles = places[..., None].float() / base ** (torch.arange(half).float() / half)
    cos, sin = torch.cat([angles.cos()] * 2, -1).to(x.dtype), torch.cat([angles.sin()] * 2, -1).to(x.dtype)
    return x * cos + torch.cat([-x[..., half:], x[..., :half]], -1) * sin


class Llama(nn.Module):
    """RMS norms, rotary places, fewer heads of keys than of queries, a gated middle."""

    def __init__(self, words=97, width=64, heads=8, kept=2, is_repeated=False):
        super().__init__()
        self.heads, self.kept, self.is_repeated = heads, kept, is_repeated
        size = width // heads
        self.words = nn.Embedding(words, width)
        self.q, self.k, self.v = nn.Linear(width, width, False), nn.Linear(width, kept * size, False), nn.Linear(width, kept * size, False)
        self.o, self.gate, self.up, self.down = nn.Linear(width, width, False), nn.Linear(width, 96, False), nn.Linear(width, 96, False), nn.Linear(96, width, False)
        self.norms = nn.ParameterList(torch.rand(width) + 0.5 for _ in range(3))
        self.head = nn.Linear(width, words, bias=False)

    def forward(self, words):
        x = self.words(words)
        rows, length, width = x.shape
        y = rms(x, self.norms[0])
        q, k, v = (part(y).view(rows, length, heads, -1).transpose(1, 2) for part, heads in ((self.q, self.heads), (self.k, self.kept), (self.v, self.kept)))
        places = torch.arange(length)
        q, k = turned(q, places), turned(k, places)
        if self.is_repeated:
            k, v = (part.repeat_interleave(self.heads // self.kept, 1) for part in (k, v))
        seen = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=not self.is_repeated)
        x = x + self.o(seen.transpose(1, 2).reshape(rows, length, width))
        y = rms(x, self.norms[1])
        x = x + self.down(F.silu(self.gate(y)) * self.up(y))
        return self.head(rms(x, self.norms[2]))


@variants({"": {}, "_repeated": {"is_repeated": True}, "_frozen": FROZEN, "_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16}, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}, "_dynamic": {"is_dynamic": True}, "_dynamic_frozen": {"is_dynamic": True, **FROZEN}})
def llama(dtype=torch.float32, is_repeated=False, is_dynamic=False, **how):
    dims = {0: torch.export.Dim("rows", min=1, max=8), 1: torch.export.Dim("length", min=2, max=128)}
    lengths = ((2, 12), (1, 5), (3, 50)) if is_dynamic else ((2, 12), (2, 12))
    return Case(Llama(is_repeated=is_repeated).to(dtype), [(torch.randint(0, 97, shape),) for shape in lengths], dynamic=(dims,) if is_dynamic else None, **how)


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}})
def llama_step(dtype=torch.float32):
    """One word against a cache in buffers, at a place that is an input."""
    class Step(nn.Module):
        def __init__(self):
            super().__init__()
            self.q, self.kv, self.o = nn.Linear(32, 32, False), nn.Linear(32, 32, False), nn.Linear(32, 32, False)
            self.register_buffer("cache", torch.zeros(2, 1, 2, 16, 8))

        def forward(self, x, at):
            q = turned(self.q(x).view(1, 1, 4, 8).transpose(1, 2), at)
            k, v = self.kv(x).view(1, 1, 2, 2, 8).unbind(2)
            self.cache[0, :, :, at] = turned(k.transpose(1, 2), at)
            self.cache[1, :, :, at] = v.transpose(1, 2)
            mask = (torch.arange(16) <= at)[None, None, None]
            return self.o(F.scaled_dot_product_attention(q, self.cache[0], self.cache[1], mask, enable_gqa=True).transpose(1, 2).reshape(1, 1, 32))
    return Case(Step().to(dtype), [(torch.randn(1, 1, 32).to(dtype), torch.tensor([n])) for n in range(4)])


class Biased(nn.Module):
    """Attention with a learned bias by distance, as T5 has it; to another sequence where one is given."""

    def __init__(self, width=32, heads=4):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v, self.o = (nn.Linear(width, width, False) for _ in range(4))
        self.bias = nn.Embedding(8, heads)

    def forward(self, x, other=None):
        other = x if other is None else other
        q, k, v = (part(y).unflatten(-1, (self.heads, -1)).transpose(1, 2) for part, y in ((self.q, x), (self.k, other), (self.v, other)))
        away = torch.arange(k.shape[2])[None] - torch.arange(q.shape[2])[:, None]
        far = 2 + (away.abs().clamp(min=1).float() / 2).log() / 3
        kinds = torch.where(away.abs() < 2, away.abs(), far.long().clamp(max=3)) + (away > 0) * 4
        scores = q @ k.transpose(-1, -2) + self.bias(kinds).permute(2, 0, 1)
        return self.o((scores.float().softmax(-1).type_as(scores) @ v).transpose(1, 2).flatten(2))


@variants({"": {}, "_frozen": FROZEN, "_bf16": {"dtype": torch.bfloat16}})
def t5(dtype=torch.float32, **how):
    def forward(self, words, given):
        x, y = self.words(words), self.words(given)
        x = x + self.a(F.rms_norm(x, (32,)))
        y = y + self.b(F.rms_norm(y, (32,)))
        y = y + self.c(y, x)
        return (y + self.narrow(F.gelu(self.wide(y), approximate="tanh"))) @ self.words.weight.t() * 32 ** -0.5
    module = Lambda(forward, words=nn.Embedding(60, 32), a=Biased(), b=Biased(), c=Biased(), wide=nn.Linear(32, 64, False), narrow=nn.Linear(64, 32, False))
    return Case(module.to(dtype), [(torch.randint(0, 60, (2, 11)), torch.randint(0, 60, (2, 6))) for _ in range(2)], **how)


@variants({"": {}, "_frozen": FROZEN, "_dynamic": {"is_dynamic": True}})
def bert(is_dynamic=False, **how):
    """Words, kinds and places; a mask of what is padding; a pooled answer."""
    def forward(self, words, kinds, mask):
        x = self.norm(self.words(words) + self.kinds(kinds) + self.places.weight[:words.shape[1]])
        hidden = (1.0 - mask[:, None, None, :].float()) * torch.finfo(torch.float32).min
        q, k, v = (part(x).unflatten(-1, (4, 8)).transpose(1, 2) for part in (self.q, self.k, self.v))
        x = self.norm(x + self.o(F.scaled_dot_product_attention(q, k, v, hidden).transpose(1, 2).flatten(2)))
        x = self.norm(x + self.narrow(F.gelu(self.wide(x))))
        return x, torch.tanh(self.pooled(x[:, 0]))
    parts = {name: nn.Linear(32, 32) for name in ("q", "k", "v", "o", "pooled")}
    module = Lambda(forward, words=nn.Embedding(60, 32, padding_idx=0), kinds=nn.Embedding(2, 32), places=nn.Embedding(40, 32), norm=nn.LayerNorm(32, eps=1e-12), wide=nn.Linear(32, 64), narrow=nn.Linear(64, 32), **parts)
    rows, length = torch.export.Dim("rows", min=1, max=16), torch.export.Dim("length", min=2, max=40)
    shapes = ((2, 10), (5, 7), (1, 40)) if is_dynamic else ((2, 10), (2, 10))
    inputs = [(torch.randint(1, 60, shape), torch.randint(0, 2, shape), (torch.arange(shape[1])[None] < torch.randint(2, shape[1], (shape[0], 1))).long()) for shape in shapes]
    return Case(module, inputs, dynamic={"args": ({0: rows, 1: length},) * 3} if is_dynamic else None, **how)


@variants({"": {}, "_frozen": FROZEN, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}})
def whisper(dtype=torch.float32, **how):
    """Convolutions over a spectrum, attention, a decoder that looks at what came out."""
    def forward(self, sound, words):
        x = F.gelu(self.two(F.gelu(self.one(sound)))).transpose(1, 2) + self.places
        x = self.encoder(x)
        y = self.words(words) + self.places[:words.shape[1]]
        mask = nn.Transformer.generate_square_subsequent_mask(words.shape[1], dtype=y.dtype)
        return F.linear(self.decoder(y, x, tgt_mask=mask), self.words.weight)
    layers = {"encoder": nn.TransformerEncoderLayer(32, 4, 64, activation="gelu", batch_first=True, norm_first=True), "decoder": nn.TransformerDecoderLayer(32, 4, 64, activation="gelu", batch_first=True, norm_first=True)}
    module = Lambda(forward, one=nn.Conv1d(20, 32, 3, padding=1), two=nn.Conv1d(32, 32, 3, 2, 1), places=torch.randn(15, 32), words=nn.Embedding(50, 32), **layers)
    return Case(module.to(dtype), [(torch.randn(2, 20, 30).to(dtype), torch.randint(0, 50, (2, 7))) for _ in range(2)], **how)


@variants({"": {}, "_frozen": FROZEN})
def transformer_whole(**how):
    """nn.Transformer, with a mask of what comes later and one of padding in what the decoder looks at."""
    def forward(self, x, y, padding):
        mask = nn.Transformer.generate_square_subsequent_mask(y.shape[1])
        return self.all(x, y, tgt_mask=mask, tgt_is_causal=True, memory_key_padding_mask=padding)
    module = Lambda(forward, all=nn.Transformer(32, 4, 1, 1, 64, batch_first=True))
    return Case(module, [(torch.randn(2, 9, 32), torch.randn(2, 5, 32), torch.arange(9)[None] >= torch.tensor([[9], [6]])) for _ in range(2)], **how)


@variants({"": {}, "_frozen": FROZEN})
def attention_module(**how):
    """nn.MultiheadAttention: with weights, to another sequence of other width, with biases of keys and values."""
    def forward(self, x, y, mask):
        one, weights = self.one(x, x, x, attn_mask=mask)
        two, mean = self.two(x, y, y, need_weights=True, average_attn_weights=False)
        return one, weights, two, mean, self.three(x, x, x, need_weights=False)[0]
    parts = {"one": nn.MultiheadAttention(32, 4), "two": nn.MultiheadAttention(32, 4, kdim=20, vdim=24 - 4), "three": nn.MultiheadAttention(32, 2, add_bias_kv=True, add_zero_attn=True, bias=False)}
    return Case(Lambda(forward, **parts), sets((7, 2, 32), (5, 2, 20), (7, 7), count=2), **how)


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16}, "_f64": {"dtype": torch.float64}})
def attentions(dtype=torch.float32):
    """Every way to ask for attention: masks of both kinds that broadcast, a scale, long and short ones, heads of odd size."""
    def forward(_, q, k, v, mask):
        return (F.scaled_dot_product_attention(q, k, v), F.scaled_dot_product_attention(q, k, v, mask), F.scaled_dot_product_attention(q, k, v, mask > 0), F.scaled_dot_product_attention(q, k, v, scale=0.2), F.scaled_dot_product_attention(q, q, q, is_causal=True), F.scaled_dot_product_attention(q, k, v, mask[:1].expand(9, 12)),
                F.scaled_dot_product_attention(q[:, 0], k[:, 0], v[:, 0]), F.scaled_dot_product_attention(q, k, v[..., :5]), F.scaled_dot_product_attention(q.transpose(1, 2), k[:, :, :9].transpose(1, 2), v[:, :, :9].transpose(1, 2)))
    return Case(Lambda(forward), sets((2, 3, 9, 7), (2, 3, 12, 7), (2, 3, 12, 7), (9, 12), dtype=dtype, count=2))


@model
def experts():
    """A layer of experts: each word goes to the two that a gate chose."""
    def forward(self, x):
        weights, chosen = self.gate(x).softmax(-1).topk(2, -1)
        weights = weights / weights.sum(-1, keepdim=True)
        every = torch.einsum("td,edh->teh", x, self.into).relu()
        out = torch.einsum("teh,ehd->ted", every, self.back)
        return (out.gather(1, chosen[..., None].expand(-1, -1, 16)) * weights[..., None]).sum(1), F.one_hot(chosen, 4).sum((0, 1)), torch.bincount(chosen.flatten(), minlength=4)
    return Case(Lambda(forward, gate=nn.Linear(16, 4), into=torch.randn(4, 16, 24), back=torch.randn(4, 24, 16)), sets((10, 16)))


@model
def experts_grouped():
    """Rows in the order of their experts, each group multiplied by its own matrix."""
    def forward(self, x, chosen):
        order = chosen.argsort(stable=True)
        ends = torch.bincount(chosen, minlength=3).cumsum(0).to(torch.int32)
        y = F.grouped_mm(F.silu(F.grouped_mm(x[order], self.into, offs=ends)), self.back, offs=ends)
        return torch.zeros_like(y).index_copy(0, order, y), F.grouped_mm(self.into, self.back)
    half = torch.bfloat16
    return Case(Lambda(forward, into=torch.randn(3, 16, 32).to(half), back=torch.randn(3, 32, 16).to(half)), [(torch.randn(10, 16).to(half), torch.tensor(chosen)) for chosen in ([0, 2, 1, 1, 0, 2, 2, 2, 0, 1], [2] * 10)])


@model
def state_space():
    """A selective scan, step by step, after a causal convolution."""
    def forward(self, x):
        u = F.silu(F.conv1d(F.pad(x.transpose(1, 2), (3, 0)), self.taps, groups=8)).transpose(1, 2)
        delta = F.softplus(self.delta(u))
        state, out = torch.zeros(2, 8, 4), []
        for t in range(6):
            state = state * torch.exp(delta[:, t, :, None] * -self.a.exp()) + delta[:, t, :, None] * u[:, t, :, None]
            out.append((state * self.c(u[:, t])[:, None]).sum(-1))
        return torch.stack(out, 1) + u * self.skip
    return Case(Lambda(forward, taps=torch.randn(8, 1, 4), delta=nn.Linear(8, 8), c=nn.Linear(8, 4), a=torch.randn(8, 4), skip=torch.randn(8)), sets((2, 6, 8)))


@model
def sampling():
    """The next word by its greatest score, by the best few, by the mass of the best."""
    def forward(_, scores):
        best, places = scores.topk(5)
        ordered, order = scores.softmax(-1).sort(descending=True)
        kept = ordered.cumsum(-1) - ordered < 0.9
        return scores.argmax(-1), places.gather(1, best.softmax(-1).argmax(-1, keepdim=True)), torch.zeros_like(scores).scatter(1, order, ordered * kept), scores.masked_fill(scores < best[:, -1:], float("-inf")).log_softmax(-1)
    return Case(Lambda(forward), sets((3, 40)))


@model
def places_of_words():
    """Other ways to say where a word is: waves, slopes, windows."""
    def forward(self, x):
        at = torch.arange(x.shape[1]).float()
        waves = torch.stack([(at[:, None] / 100 ** self.steps).sin(), (at[:, None] / 100 ** self.steps).cos()], -1).flatten(1)
        slope = -(at[None] - at[:, None]).abs() * torch.tensor([0.5, 0.25])[:, None, None]
        near = (at[None] - at[:, None]).abs() <= 2
        y = (x + waves).unflatten(-1, (2, 4)).transpose(1, 2)
        return F.scaled_dot_product_attention(y, y, y, slope), F.scaled_dot_product_attention(y, y, y, near), torch.tril(torch.ones(x.shape[1], x.shape[1])).bool() & near
    return Case(Lambda(forward, steps=torch.arange(4) / 4), sets((2, 9, 8), count=2))


# ---- recurrence ----------------------------------------------------------------------------------

LSTMS = {"_projected": {"proj_size": 12}, "_three_frozen": {"num_layers": 3, "dropout": 0.1, **FROZEN}, "_both_ways_frozen": {"bidirectional": True, "num_layers": 2, **FROZEN}, "_both_ways_time": {"bidirectional": True, "batch_first": False}, "_no_bias_frozen": {"bias": False, **FROZEN}, "_f64": {"dtype": torch.float64},
         "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}, "_f16": {"dtype": torch.float16}, "_frozen_f16": {"dtype": torch.float16, **FROZEN}, "_projected_both_ways": {"proj_size": 12, "bidirectional": True, "num_layers": 2}, "_bf16_deep": {"dtype": torch.bfloat16, "num_layers": 2, "bidirectional": True}}


@variants(LSTMS)
def lstm_of(dtype=torch.float32, frozen=False, batch_first=True, **rnn):
    def forward(self, x):
        y, (h, c) = self.rnn(x)
        return y, h, c
    return Case(Lambda(forward, rnn=nn.LSTM(24, 32, batch_first=batch_first, **rnn)).to(dtype), sets((3, 7, 24), dtype=dtype, count=2), frozen=frozen)


@variants({"": {}, "_frozen": FROZEN})
def lstm_given(**how):
    """Two layers both ways with states that come in, a line without a batch."""
    def forward(self, x, h, c, line):
        y, states = self.rnn(x, (h, c))
        return y, *states, self.one(line)[0]
    return Case(Lambda(forward, rnn=nn.LSTM(12, 20, 2, bidirectional=True), one=nn.LSTM(12, 8)), sets((6, 2, 12), (4, 2, 20), (4, 2, 20), (5, 12), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def lstm_dynamic(**how):
    dims = {0: torch.export.Dim("rows", min=1, max=16)}
    return Case(Lambda(lambda self, x: self.rnn(x)[0], rnn=nn.LSTM(12, 20, batch_first=True, bidirectional=True)), [sets((rows, 6, 12), count=1)[0] for rows in (3, 1, 16)], dynamic={"args": (dims,)}, **how)


@variants({"": {}, "_frozen": FROZEN, "_bf16": {"dtype": torch.bfloat16}})
def recurrent_others(dtype=torch.float32, **how):
    """GRU both ways, plain recurrence with both functions, single steps."""
    def forward(self, x, h):
        cell = self.step(x[:, 0], (h, h))
        return (*self.gru(x), *self.tanh(x), *self.relu(x), *cell, self.gru_step(x[:, 1], h), self.rnn_step(x[:, 2], h))
    parts = {"gru": nn.GRU(12, 16, 2, batch_first=True, bidirectional=True), "tanh": nn.RNN(12, 16, batch_first=True), "relu": nn.RNN(12, 16, 2, nonlinearity="relu", batch_first=True, bias=False), "step": nn.LSTMCell(12, 16), "gru_step": nn.GRUCell(12, 16), "rnn_step": nn.RNNCell(12, 16, nonlinearity="relu")}
    return Case(Lambda(forward, **parts).to(dtype), sets((3, 5, 12), (3, 16), dtype=dtype, count=2), **how)


@model
def translation():
    """A recurrent encoder, a decoder that attends to it."""
    def forward(self, words, given):
        seen, state = self.encoder(self.words(words))
        y, _ = self.decoder(self.words(given), state)
        weights = torch.softmax(y @ self.key(seen).transpose(1, 2), -1)
        return self.last(torch.cat([y, weights @ seen], -1)), weights
    parts = {"words": nn.Embedding(40, 16), "encoder": nn.GRU(16, 24, batch_first=True), "decoder": nn.GRU(16, 24, batch_first=True), "key": nn.Linear(24, 24), "last": nn.Linear(48, 40)}
    return Case(Lambda(forward, **parts), [(torch.randint(0, 40, (2, 6)), torch.randint(0, 40, (2, 4))) for _ in range(2)])
