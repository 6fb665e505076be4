# SPDX-License-Identifier: BSD-3-Clause
"""Convolutions and what is built of them, pools, resampling."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import FROZEN, Case, Lambda, known, model, sets, variants


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


# Since PyTorch 2.15 the compiler can leave out upper bounds.
UNBOUNDED = known({"_unbounded": {"aot_inductor.check_upperbound": False}})


@variants({"_few": {"rows": 3}, "_many": {"rows": 16}, **{suffix: {"rows": 3, "options": options} for suffix, options in UNBOUNDED.items()}})
def narrowed_batch(rows, **how):
    """The compiler narrows the bounds of the batch by the rows of its example: to 15 at most, or to 16 at least."""
    module = nn.Sequential(nn.Conv1d(3, 4, 3, padding=1), nn.BatchNorm1d(4), nn.ReLU(), nn.Flatten(), nn.Linear(32, 2))
    dims = {0: torch.export.Dim("batch", min=1, max=64)}
    return Case(shaken(module), [sets((count, 3, 8), count=1)[0] for count in (rows, 0, 1, 3, 15, 16, 33, 64)], dynamic=(dims,), **how)


@model
def pooling():
    def forward(_, x, volume):
        values, places = F.max_pool2d(x, 3, 2, return_indices=True)
        return (values, places, F.avg_pool2d(x, 3, padding=1), F.adaptive_avg_pool2d(x, (3, 5)), F.adaptive_max_pool2d(x, 4), F.max_pool2d(x, 7, dilation=2),
                F.avg_pool3d(volume, 2), F.max_pool3d(volume, 2), F.lp_pool2d(x, 2, 3), F.max_unpool2d(values, places, 3, 2))
    return Case(Lambda(forward), sets((2, 3, 17, 17), (1, 2, 8, 8, 8), count=2))


# ---- networks of the field -----------------------------------------------------------------------

class Squeeze(nn.Module):
    """Channels weighted by what is in all of them."""

    def __init__(self, channels, inner, gate=nn.Sigmoid):
        super().__init__()
        self.body = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(channels, inner, 1), nn.SiLU(), nn.Conv2d(inner, channels, 1), gate())

    def forward(self, x):
        return x * self.body(x)


class Inverted(nn.Module):
    """The block of EfficientNet and of MobileNet 3."""

    def __init__(self, before, after, stride, act=nn.SiLU, gate=nn.Sigmoid, kernel=3, grow=4):
        super().__init__()
        wide = before * grow
        self.body = nn.Sequential(nn.Conv2d(before, wide, 1, bias=False), nn.BatchNorm2d(wide), act(),
                                  nn.Conv2d(wide, wide, kernel, stride, kernel // 2, groups=wide, bias=False), nn.BatchNorm2d(wide), act(),
                                  Squeeze(wide, 8, gate), nn.Conv2d(wide, after, 1, bias=False), nn.BatchNorm2d(after))
        self.same = before == after and stride == 1

    def forward(self, x):
        return x + self.body(x) if self.same else self.body(x)


def head(channels, classes=10):
    return [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(channels, classes)]


HALVES = {"": {}, "_frozen": FROZEN, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}}


@variants(HALVES)
def efficientnet(dtype=torch.float32, **how):
    parts = [nn.Conv2d(3, 16, 3, 2, 1, bias=False), nn.BatchNorm2d(16), nn.SiLU(), Inverted(16, 16, 1), Inverted(16, 24, 2, kernel=5), Inverted(24, 24, 1, kernel=5), nn.Conv2d(24, 48, 1), nn.SiLU()]
    return Case(shaken(nn.Sequential(*parts, *head(48))).to(dtype), sets((1, 3, 48, 48), dtype=dtype, count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def mobilenet3(**how):
    parts = [block(3, 16, 2), Inverted(16, 24, 2, nn.ReLU, nn.Hardsigmoid), Inverted(24, 24, 1, nn.Hardswish, nn.Hardsigmoid, 5), nn.Conv2d(24, 64, 1), nn.Hardswish()]
    return Case(shaken(nn.Sequential(*parts, nn.AdaptiveAvgPool2d(1), nn.Conv2d(64, 32, 1), nn.Hardswish(), nn.Flatten(), nn.Dropout(0.2), nn.Linear(32, 10))), sets((1, 3, 64, 64), count=2), **how)


@variants({**HALVES, "_f16": {"dtype": torch.float16}})
def convnext(dtype=torch.float32, **how):
    class Part(nn.Module):
        def __init__(self, channels):
            super().__init__()
            self.depth = nn.Conv2d(channels, channels, 7, padding=3, groups=channels)
            self.norm, self.wide, self.narrow = nn.LayerNorm(channels, eps=1e-6), nn.Linear(channels, 4 * channels), nn.Linear(4 * channels, channels)
            self.scale = nn.Parameter(torch.rand(channels))

        def forward(self, x):
            y = self.norm(self.depth(x).permute(0, 2, 3, 1))
            return x + (self.scale * self.narrow(F.gelu(self.wide(y)))).permute(0, 3, 1, 2)
    module = nn.Sequential(nn.Conv2d(3, 16, 4, 4), Part(16), Part(16), nn.Conv2d(16, 32, 2, 2), Part(32), *head(32))
    return Case(module.to(dtype), sets((2, 3, 32, 32), dtype=dtype, count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def densenet(**how):
    class Dense(nn.Module):
        def __init__(self, channels):
            super().__init__()
            self.parts = nn.ModuleList(nn.Sequential(nn.BatchNorm2d(channels + 8 * n), nn.ReLU(), nn.Conv2d(channels + 8 * n, 8, 3, padding=1, bias=False)) for n in range(3))

        def forward(self, x):
            for part in self.parts:
                x = torch.cat([x, part(x)], 1)
            return x
    module = nn.Sequential(block(3, 16, 2), Dense(16), nn.BatchNorm2d(40), nn.ReLU(), nn.Conv2d(40, 20, 1), nn.AvgPool2d(2), Dense(20), *head(44))
    return Case(shaken(module), sets((2, 3, 32, 32), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def inception(**how):
    """Branches that are joined: pools with padding, lines of windows, windows that hang over."""
    def forward(self, x):
        x = F.max_pool2d(self.a(x), 3, 2, ceil_mode=True)
        return torch.cat([self.b(x), self.d(self.c(x)), self.e(F.avg_pool2d(x, 3, 1, 1, count_include_pad=False)), F.max_pool2d(x, 3, 1, 1), F.avg_pool2d(x, 2, 1, 0, ceil_mode=True, divisor_override=3).mean((2, 3), True).expand_as(x)], 1)
    parts = {"a": block(3, 12), "b": block(12, 8, kernel=1), "c": nn.Conv2d(12, 8, (1, 7), padding=(0, 3)), "d": nn.Conv2d(8, 8, (7, 1), padding=(3, 0)), "e": block(12, 6, kernel=1)}
    return Case(shaken(Lambda(forward, **parts)), sets((2, 3, 24, 24), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def resnext(**how):
    class Bottleneck(nn.Module):
        def __init__(self, before, inner, after, stride):
            super().__init__()
            self.body = nn.Sequential(block(before, inner, kernel=1), block(inner, inner, stride, groups=4), block(inner, after, kernel=1)[:2])
            self.side = block(before, after, stride, kernel=1)[:2]

        def forward(self, x):
            return F.relu(self.body(x) + self.side(x), inplace=True)
    return Case(shaken(nn.Sequential(block(3, 16, 2, kernel=7), Bottleneck(16, 16, 32, 1), Bottleneck(32, 32, 64, 2), *head(64))), sets((1, 3, 48, 48), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def shufflenet(**how):
    def forward(self, x):
        x = self.first(x)
        left, right = x.chunk(2, 1)
        y = torch.cat([left, self.right(right)], 1)
        rows, channels, height, width = y.shape
        y = y.view(rows, 2, channels // 2, height, width).transpose(1, 2).reshape(rows, channels, height, width)
        return self.last(y)
    parts = {"first": block(3, 16, 2), "right": nn.Sequential(block(8, 8, kernel=1), block(8, 8, groups=8)[:2], block(8, 8, kernel=1)), "last": nn.Sequential(block(16, 24, 2), *head(24))}
    return Case(shaken(Lambda(forward, **parts)), sets((2, 3, 32, 32), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def generator(**how):
    """From noise to a plane, then to words about it."""
    up = nn.Sequential(nn.ConvTranspose2d(16, 32, 4, 1, 0, bias=False), nn.BatchNorm2d(32), nn.ReLU(True), nn.ConvTranspose2d(32, 16, 4, 2, 1, bias=False), nn.BatchNorm2d(16), nn.ReLU(True), nn.ConvTranspose2d(16, 3, 4, 2, 1), nn.Tanh())
    down = nn.Sequential(nn.Conv2d(3, 8, 4, 2, 1), nn.LeakyReLU(0.2, inplace=True), nn.Conv2d(8, 16, 4, 2, 1, bias=False), nn.InstanceNorm2d(16, affine=True), nn.LeakyReLU(0.2), nn.Conv2d(16, 1, 4), nn.Sigmoid())
    return Case(Lambda(lambda self, x: (self.up(x), self.down(self.up(x))), up=shaken(up), down=down), sets((2, 16, 1, 1), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def segmentation(**how):
    """Dilated branches and a pooled one, resized to the input."""
    def forward(self, x):
        y = self.first(x)
        pooled = F.interpolate(self.pooled(y), size=y.shape[2:], mode="bilinear", align_corners=False)
        z = self.last(torch.cat([self.one(y), self.two(y), self.three(y), pooled], 1))
        return F.interpolate(z, size=x.shape[2:], mode="bilinear", align_corners=True), z.argmax(1)
    parts = {"first": block(3, 16, 2), "one": block(16, 8, kernel=1), "two": nn.Conv2d(16, 8, 3, padding=2, dilation=2), "three": nn.Conv2d(16, 8, 3, padding=4, dilation=4), "pooled": nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(16, 8, 1), nn.ReLU()), "last": nn.Conv2d(32, 5, 1)}
    return Case(shaken(Lambda(forward, **parts)), sets((1, 3, 32, 32), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def detector(**how):
    """Boxes on a grid, the best of them, what a threshold leaves."""
    def forward(self, x):
        y = self.body(x)
        rows, _, height, width = y.shape
        y = y.view(rows, 2, 7, height, width).permute(0, 1, 3, 4, 2).sigmoid()
        grid = torch.stack(torch.meshgrid(torch.arange(height), torch.arange(width), indexing="ij")[::-1], -1).float()
        boxes = torch.cat([(y[..., :2] * 2 - 0.5 + grid) * 4, (y[..., 2:4] * 2) ** 2 * self.anchors], -1).view(rows, -1, 4)
        scores, classes = (y[..., 4:5] * y[..., 5:]).reshape(rows, -1, 2).max(-1)
        best, places = scores.topk(5, 1)
        return boxes.gather(1, places[..., None].expand(-1, -1, 4)), best, classes.gather(1, places), boxes[scores > 0.3]
    body = shaken(nn.Sequential(block(3, 8, 2), block(8, 16, 2), nn.Conv2d(16, 14, 1)))
    return Case(Lambda(forward, body=body, anchors=torch.rand(1, 2, 1, 1, 2) * 8), sets((2, 3, 32, 32), count=2), **how)


@variants({**HALVES, "_dynamic": {"is_dynamic": True}, "_frozen_dynamic": {"is_dynamic": True, **FROZEN}})
def vit(dtype=torch.float32, is_dynamic=False, **how):
    def forward(self, x):
        y = self.patches(x).flatten(2).transpose(1, 2)
        y = torch.cat([self.token.expand(y.shape[0], -1, -1), y], 1) + self.places
        return self.head(self.norm(self.blocks(y))[:, 0])
    layer = nn.TransformerEncoderLayer(32, 4, 64, activation="gelu", batch_first=True, norm_first=True)
    module = Lambda(forward, patches=nn.Conv2d(3, 32, 8, 8), blocks=nn.TransformerEncoder(layer, 2, enable_nested_tensor=False), norm=nn.LayerNorm(32), head=nn.Linear(32, 10), token=torch.randn(1, 1, 32), places=torch.randn(1, 17, 32))
    dynamic = {"args": ({0: torch.export.Dim("batch", min=1, max=32)},)} if is_dynamic else None
    return Case(module.to(dtype), [sets((rows, 3, 32, 32), dtype=dtype, count=1)[0] for rows in ((3, 1, 8) if is_dynamic else (2, 2))], dynamic=dynamic, **how)


@variants({"": {}, "_frozen": FROZEN})
def channels_last(**how):
    """Weights and inputs whose channels lie together."""
    module = shaken(nn.Sequential(block(3, 16, 2), Residual(16, 16), nn.MaxPool2d(2), Residual(16, 32, 2))).to(memory_format=torch.channels_last)
    inputs = [(one[0].contiguous(memory_format=torch.channels_last),) for one in sets((2, 3, 32, 32), count=2)]
    return Case(module, inputs, **how)


@variants({"": {}, "_frozen": FROZEN})
def resnet_dynamic(**how):
    dims = {0: torch.export.Dim("batch", min=1, max=16), 2: torch.export.Dim("h", min=2, max=8) * 16, 3: torch.export.Dim("w", min=2, max=8) * 16}
    return Case(resnet(8, 16), [sets(shape, count=1)[0] for shape in ((2, 3, 32, 48), (1, 3, 64, 32), (5, 3, 32, 32))], dynamic=(dims,), **how)


@variants({"": {}, "_frozen": FROZEN, "_frozen_f16": {"dtype": torch.float16, **FROZEN}})
def convolution_sums(dtype=torch.float32, **how):
    """A sum with another tensor before and after what follows a convolution; each activation that freezing may fuse."""
    def forward(self, x, y):
        a = F.silu(self.a(x))
        b = F.relu(self.b(a) + y)
        c = F.gelu(self.a(b)) + b
        d = F.hardswish(self.b(c)) * y
        e = F.leaky_relu(self.a(d), 0.1) - y
        f = torch.sigmoid(self.b(e))
        return F.hardtanh(self.a(f), -1, 1), torch.tanh(self.b(f)), F.relu6(self.a(f)), F.hardsigmoid(self.b(f)), F.gelu(self.a(f), approximate="tanh"), F.elu(self.b(f)), self.b(a) + self.a(a), y + self.a(y)
    return Case(Lambda(forward, a=nn.Conv2d(8, 8, 3, padding=1), b=nn.Conv2d(8, 8, 1, bias=False)).to(dtype), sets((2, 8, 12, 12), (2, 8, 12, 12), dtype=dtype, count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def convolution_shapes(**how):
    """Paddings of every mode, a window of one, of the whole plane, no batch, a transposed one with groups."""
    def forward(self, x, line, volume):
        return (self.reflected(x), self.circular(x), self.replicated(x), self.same(x), self.whole(x), self.one(x), self.a(x[0]), self.up(x), self.wide(line), self.depth(line), self.up3(volume), self.depth3(volume), self.dilated_up(x), self.long(line))
    parts = {"reflected": nn.Conv2d(4, 4, 3, padding=1, padding_mode="reflect"), "circular": nn.Conv2d(4, 4, 3, padding=1, padding_mode="circular"), "replicated": nn.Conv2d(4, 4, 3, padding=(1, 2), padding_mode="replicate"), "same": nn.Conv2d(4, 6, 4, padding="same"),
             "whole": nn.Conv2d(4, 5, 10), "one": nn.Conv2d(4, 7, 1, 2), "a": nn.Conv2d(4, 4, 3), "up": nn.ConvTranspose2d(4, 8, 3, 2, 1, 1, groups=2), "wide": nn.Conv1d(4, 6, 5, 2, 2, groups=2), "depth": nn.Conv1d(4, 8, 4, padding=3, groups=4), "up3": nn.ConvTranspose3d(2, 3, 2, 2),
             "depth3": nn.Conv3d(2, 4, 3, padding=1, groups=2), "dilated_up": nn.ConvTranspose2d(4, 4, 3, 1, 0, dilation=2, bias=False), "long": nn.Conv1d(4, 4, 3, dilation=8)}
    return Case(Lambda(forward, **parts), sets((2, 4, 10, 10), (2, 4, 30), (1, 2, 5, 6, 6), count=2), **how)


# ---- pools and resampling ------------------------------------------------------------------------

@model
def pools():
    def forward(_, x, line, volume):
        return (F.avg_pool1d(line, 3, 2), F.max_pool1d(line, 3, 2, 1, 2), *F.max_pool1d(line, 2, return_indices=True), F.adaptive_avg_pool1d(line, 4), F.adaptive_max_pool1d(line, 5), F.adaptive_avg_pool3d(volume, (2, 3, 1)), F.adaptive_max_pool3d(volume, 2), F.lp_pool1d(line, 2, 3), F.avg_pool3d(volume, 3, 2, 1, count_include_pad=False),
                F.max_pool3d(volume, 2, 1), F.max_pool2d(x, 12, 1), F.avg_pool2d(x, (9, 2)), F.adaptive_avg_pool2d(x, (None, 2)), F.max_unpool1d(*F.max_pool1d(line, 2, return_indices=True), 2), F.adaptive_avg_pool2d(x, 1), F.max_pool2d(x, (2, 3), ceil_mode=True), F.adaptive_max_pool2d(x, (3, 7), return_indices=True)[1])
    return Case(Lambda(forward), sets((2, 3, 17, 17), (2, 3, 20), (1, 2, 6, 7, 8), count=2))


@model
def pools_bytes():
    return Case(Lambda(lambda _, x, y: (F.max_pool2d(x, 2), F.max_pool2d(y, 9), F.avg_pool2d(y.half(), 2))), [(torch.randint(0, 99, (1, 2, 18, 18)).to(torch.int8), torch.randint(0, 99, (1, 2, 18, 18)).to(torch.bfloat16)) for _ in range(2)])


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}})
def interpolations(dtype=torch.float32):
    def forward(_, x, line, volume):
        return (F.interpolate(x, (5, 13), mode="nearest-exact"), F.interpolate(x, scale_factor=1.7, mode="nearest"), F.interpolate(line, 17, mode="linear"), F.interpolate(line, scale_factor=2, mode="linear", align_corners=True), F.interpolate(volume, (3, 7, 9), mode="trilinear"), F.interpolate(volume, scale_factor=2, mode="nearest"),
                F.interpolate(x, scale_factor=2.3, mode="bilinear", align_corners=True), F.interpolate(x, (11, 6), mode="bicubic", align_corners=True), F.interpolate(x, scale_factor=(2, 0.5), mode="bilinear", recompute_scale_factor=True), F.interpolate(x, (3, 4), mode="area"), F.interpolate(line, 5, mode="nearest"))
    return Case(Lambda(forward), sets((2, 3, 8, 9), (2, 3, 10), (1, 2, 4, 5, 6), dtype=dtype, count=2))


@model
def interpolations_smooth():
    def forward(_, x):
        return F.interpolate(x, (5, 6), mode="bicubic", antialias=True), F.interpolate(x, (13, 20), mode="bilinear", antialias=True), F.interpolate((x * 40 + 100).clamp(0, 255).to(torch.uint8), (5, 6), mode="bilinear")
    return Case(Lambda(forward), sets((2, 3, 8, 9), count=2))


@model
def grids():
    def forward(_, x, volume, theta):
        grid, space = F.affine_grid(theta, (2, 3, 7, 6), align_corners=False), F.affine_grid(torch.eye(3, 4)[None] * theta[:1, :1, :1], (1, 2, 3, 4, 5), align_corners=True)
        return (F.grid_sample(x, grid, mode="nearest", align_corners=False), F.grid_sample(x, grid, mode="bicubic", padding_mode="reflection", align_corners=True), F.grid_sample(x, grid, padding_mode="border", align_corners=True), F.grid_sample(volume, space, align_corners=False), F.grid_sample(volume, space, mode="nearest", padding_mode="border", align_corners=True), grid)
    return Case(Lambda(forward), sets((2, 3, 8, 9), (1, 2, 4, 5, 6), (2, 2, 3), count=2))


@model
def paddings():
    def forward(_, x, line, volume):
        return (F.pad(x, (1, 1, 2, 0), mode="replicate"), F.pad(x, (2, 1, 1, 2), mode="circular"), F.pad(x, (-1, 2), value=3), F.pad(line, (2, 3), mode="reflect"), F.pad(volume, (1, 1, 1, 0, 0, 1), mode="replicate"), F.pad(volume, (1, 2, 1, 0, 1, 1), mode="reflect"), F.pixel_unshuffle(x[:, :, :, :8], 2), F.pad(line, (1, 1), mode="circular"), F.channel_shuffle(x, 3), F.pad(x > 0, (1, 0)))
    return Case(Lambda(forward), sets((2, 3, 8, 9), (2, 3, 10), (1, 2, 4, 5, 6), count=2))
