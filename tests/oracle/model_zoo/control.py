# SPDX-License-Identifier: BSD-3-Clause
"""Branches, loops, random numbers."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import Case, Lambda, model, sets, variants


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


# ---- branches and loops of every form ------------------------------------------------------------

@model
def while_loops():
    """A loop until a sum is reached, with weights and a place that counts."""
    class Loop(nn.Module):
        def __init__(self):
            super().__init__()
            self.step = nn.Linear(5, 5)

        def forward(self, x, limit):
            from torch._higher_order_ops.while_loop import while_loop as repeat
            n, total, x = repeat(lambda n, total, x: (total < limit) & (n < 20), lambda n, total, x: (n + 1, total + x.abs().sum(), torch.tanh(self.step(x)) + 0.1), (torch.tensor(0), torch.tensor(0.0), x))
            return n, total, x
    return Case(Loop(), [(torch.randn(2, 5), torch.tensor(limit)) for limit in (7.0, 0.0, 40.0)])


@model
def scans():
    """A step over a sequence, and what it gave at each."""
    class Scan(nn.Module):
        def __init__(self):
            super().__init__()
            self.step = nn.Linear(6, 6)

        def forward(self, x, state):
            from torch._higher_order_ops.scan import scan

            def step(state, x):
                state = torch.tanh(self.step(state) + x)
                return state, state * 2
            return scan(step, state, x, dim=0)
    return Case(Scan(), sets((5, 2, 6), (2, 6)))


@model
def maps():
    def forward(self, x, y):
        from torch._higher_order_ops.map import map as each
        return each(lambda x, y: torch.relu(x @ y) + 1, x, y)
    return Case(Lambda(forward), sets((4, 3, 5), (5, 2)))


@model
def scans_associative():
    def forward(_, x, y):
        from torch._higher_order_ops.associative_scan import associative_scan
        return associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (x, y), dim=0, combine_mode="generic")
    return Case(Lambda(forward), sets((6, 3), (6, 3)))


@model
def checks():
    """What a model asserts of its inputs."""
    def forward(_, x, n):
        size = n.item()
        torch._check(size > 0)
        torch._check(size < 9)
        torch._assert_async((x < 99).all(), "too large")
        return x.repeat(size, 1), torch.zeros(size, 2) + size
    return Case(Lambda(forward), [(torch.randn(2, 3), torch.tensor(n)) for n in (2, 8)])


# ---- random numbers ------------------------------------------------------------------------------

DRAWN = {"": {}, "_fallback": {"options": {"fallback_random": True}}}


@variants(DRAWN)
def random_forms(**how):
    """Numbers of every distribution, in each dtype, in place."""
    def forward(_, x):
        y = x.clone()
        return (y.uniform_(2, 3), x.clone().normal_(1, 2), x.clone().exponential_(2), x.clone().bernoulli_(0.3), x.clone().geometric_(0.4), x.clone().cauchy_(), x.clone().log_normal_(), torch.randn_like(x, dtype=torch.float64), torch.rand(3, 4, dtype=torch.float16), torch.randint(-5, 9, (7,), dtype=torch.int32),
                torch.randint_like(x, 3, 8), torch.randn(17), torch.normal(0.0, 1.0, (3, 3)), F.gumbel_softmax(x, hard=True))
    return Case(Lambda(forward), sets((6, 9), count=2), **how)


@variants(DRAWN)
def random_layers(**how):
    def forward(_, x):
        return F.dropout(x, 0.3), F.dropout1d(x[0], 0.5), F.dropout2d(x, 0.5), F.alpha_dropout(x, 0.2, True), F.feature_alpha_dropout(x, 0.3, True), F.rrelu(x, training=True), torch.bernoulli(torch.full((4, 4), 0.5)), F.fractional_max_pool2d(x, 2, output_size=3)
    return Case(Lambda(forward), sets((2, 3, 8, 8), count=2), **how)


@variants(DRAWN)
def random_choices(**how):
    def forward(_, x):
        chances = x.softmax(-1)
        return torch.multinomial(chances, 4), torch.multinomial(chances, 20, replacement=True), torch.multinomial(chances[0], 1), torch.randperm(9), torch.normal(x, 0.1), torch.normal(x, x.abs()), torch.normal(0.5, x.abs()), torch.poisson(x.abs() * 3), torch.binomial(torch.full_like(x, 9.0), chances)
    return Case(Lambda(forward), sets((5, 8), count=2), **how)


@model
def variational():
    """An encoder to a mean and a log-variance, a draw, a decoder."""
    def forward(self, x):
        mean, log_variance = self.encoder(x).chunk(2, 1)
        z = mean + torch.randn_like(mean) * (log_variance / 2).exp()
        return torch.sigmoid(self.decoder(z)), mean, log_variance
    return Case(Lambda(forward, encoder=nn.Sequential(nn.Linear(20, 16), nn.ReLU(), nn.Linear(16, 8)), decoder=nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 20))), sets((3, 20)), options={"fallback_random": True})


@model
def diffusion():
    """Steps that take noise away, with the time as waves."""
    def forward(self, x, noise):
        for t in (3, 2, 1):
            time = torch.cat([torch.sin(torch.tensor([t / 1.0, t / 10.0])), torch.cos(torch.tensor([t / 1.0, t / 10.0]))])
            guess = self.last(F.silu(self.first(x) + self.time(time)[None, :, None, None]))
            x = (x - 0.1 * t * guess) / (1 - 0.01 * t) ** 0.5 + 0.01 * noise
        return x
    return Case(Lambda(forward, first=nn.Conv2d(3, 8, 3, padding=1), last=nn.Conv2d(8, 3, 3, padding=1), time=nn.Linear(4, 8)), sets((1, 3, 12, 12), (1, 3, 12, 12), count=2))
