# SPDX-License-Identifier: BSD-3-Clause
"""Models as large as those of the field, which other runtimes are compared with: `bench/models.py` times them, no test compiles them. Their
weights are random."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.images import shaken
from model_zoo.sequences import Block
from model_zoo.table import FROZEN, LARGE, Case, Lambda, sets, variants

BOTH = {"": {}, "_frozen": FROZEN}


def unit(before, after, kernel, stride, groups, act):
    """A convolution, its batch norm, and what follows them."""
    return nn.Sequential(nn.Conv2d(before, after, kernel, stride, kernel // 2, groups=groups, bias=False), nn.BatchNorm2d(after), act())


class Bottleneck(nn.Module):
    """The inverted bottleneck of MobileNet 3 and EfficientNet, with the squeeze's own activations."""

    def __init__(self, before, wide, after, kernel, stride, act, inner, gate):
        super().__init__()
        self.first = unit(before, wide, 1, 1, 1, act) if wide != before else nn.Identity()
        self.depth = unit(wide, wide, kernel, stride, wide, act)
        self.gate = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(wide, inner, 1), gate[0](), nn.Conv2d(inner, wide, 1), gate[1]()) if inner else None
        self.last = unit(wide, after, 1, 1, 1, nn.Identity)
        self.same = before == after and stride == 1

    def forward(self, x):
        y = self.depth(self.first(x))
        if self.gate is not None:
            y = y * self.gate(y)
        y = self.last(y)
        return x + y if self.same else y


@variants(BOTH, LARGE)
def mobilenet_v3_small(**how):
    """Howard et al. 2019, table 2."""
    relu, swish, gate = nn.ReLU, nn.Hardswish, (nn.ReLU, nn.Hardsigmoid)
    rows = [(16, 16, 16, 3, 2, relu, 8), (16, 72, 24, 3, 2, relu, 0), (24, 88, 24, 3, 1, relu, 0), (24, 96, 40, 5, 2, swish, 24),
            (40, 240, 40, 5, 1, swish, 64), (40, 240, 40, 5, 1, swish, 64), (40, 120, 48, 5, 1, swish, 32), (48, 144, 48, 5, 1, swish, 40),
            (48, 288, 96, 5, 2, swish, 72), (96, 576, 96, 5, 1, swish, 144), (96, 576, 96, 5, 1, swish, 144)]
    parts = [unit(3, 16, 3, 2, 1, swish), *(Bottleneck(*row, gate) for row in rows), unit(96, 576, 1, 1, 1, swish)]
    tail = [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(576, 1024), nn.Hardswish(), nn.Dropout(0.2), nn.Linear(1024, 1000)]
    return Case(shaken(nn.Sequential(*parts, *tail)), sets((1, 3, 224, 224), count=2), **how)


@variants(BOTH, LARGE)
def efficientnet_b0(**how):
    """Tan and Le 2019, table 1."""
    stages = [(1, 16, 3, 1, 1), (6, 24, 3, 2, 2), (6, 40, 5, 2, 2), (6, 80, 3, 2, 3), (6, 112, 5, 1, 3), (6, 192, 5, 2, 4), (6, 320, 3, 1, 1)]
    parts, before = [unit(3, 32, 3, 2, 1, nn.SiLU)], 32
    for grow, after, kernel, stride, count in stages:
        for n in range(count):
            parts.append(Bottleneck(before, before * grow, after, kernel, 1 if n else stride, nn.SiLU, before // 4, (nn.SiLU, nn.Sigmoid)))
            before = after
    tail = [unit(320, 1280, 1, 1, 1, nn.SiLU), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(0.2), nn.Linear(1280, 1000)]
    return Case(shaken(nn.Sequential(*parts, *tail)), sets((1, 3, 224, 224), count=2), **how)


@variants(BOTH, LARGE)
def vit_tiny(**how):
    """Dosovitskiy et al. 2021 at the width of DeiT's tiny: 12 blocks of 192, patches of 16 x 16, 197 tokens."""
    def forward(self, x):
        x = self.patches(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.token.expand(len(x), -1, -1), x], 1) + self.places
        return self.head(self.norm(self.blocks(x))[:, 0])
    module = Lambda(forward, patches=nn.Conv2d(3, 192, 16, 16), blocks=nn.Sequential(*(Block(192, 3, False) for _ in range(12))),
                    norm=nn.LayerNorm(192), head=nn.Linear(192, 1000))
    module.token, module.places = nn.Parameter(torch.randn(1, 1, 192) * 0.02), nn.Parameter(torch.randn(1, 197, 192) * 0.02)
    return Case(module, sets((1, 3, 224, 224), count=2), **how)


@variants(BOTH, LARGE)
def gpt(**how):
    """A decoder of 4 blocks of 256 on 64 words of 4096, whose last layer shares the weights of the first."""
    def forward(self, words):
        x = self.words(words) + self.places.weight[:words.shape[1]]
        return F.linear(self.norm(self.blocks(x)), self.words.weight)
    module = Lambda(forward, words=nn.Embedding(4096, 256), places=nn.Embedding(64, 256), blocks=nn.Sequential(*(Block(256, 4) for _ in range(4))),
                    norm=nn.LayerNorm(256))
    return Case(module, [(torch.randint(0, 4096, (1, 64)),) for _ in range(2)], **how)


@variants(BOTH, LARGE)
def bert_tiny(**how):
    """Turc et al. 2019: 2 layers of 128, here on 32 words."""
    def forward(self, words):
        x = self.norm(self.words(words) + self.places.weight[:words.shape[1]])
        x = self.layers(x)
        return x, torch.tanh(self.pooled(x[:, 0]))
    layers = nn.TransformerEncoder(nn.TransformerEncoderLayer(128, 2, 512, activation="gelu", batch_first=True), 2, enable_nested_tensor=False)
    module = Lambda(forward, words=nn.Embedding(30522, 128), places=nn.Embedding(512, 128), norm=nn.LayerNorm(128), layers=layers, pooled=nn.Linear(128, 128))
    return Case(module, [(torch.randint(0, 30522, (1, 32)),) for _ in range(2)], **how)


@variants(BOTH, LARGE)
def lstm_large(**how):
    """Two layers of 128 over 32 steps."""
    return Case(Lambda(lambda self, x: self.last(self.rnn(x)[0][:, -1]), rnn=nn.LSTM(64, 128, 2, batch_first=True), last=nn.Linear(128, 10)),
                sets((1, 32, 64), count=2), **how)
