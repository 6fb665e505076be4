# SPDX-License-Identifier: BSD-3-Clause
"""Looking up, ordering, choosing, sizes that depend on data."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import FROZEN, Case, Lambda, model, sets, variants


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


@variants({"": {}, "_frozen": FROZEN})
def embeddings(**how):
    """Padding, negative rows of a table of bytes, a table that is also the last layer."""
    def forward(self, words):
        x = self.table(words) + F.embedding(words % 7, self.small) + F.one_hot(words % 4, 4).float() @ self.kinds
        return x @ self.table.weight.t(), (words != 0).sum(1)
    return Case(Lambda(forward, table=nn.Embedding(50, 16, padding_idx=0), small=torch.randn(7, 16), kinds=torch.randn(4, 16)), [(torch.randint(0, 50, (3, 9)),) for _ in range(2)], **how)


@model
def embedding_bags():
    """Bags with a last offset, with padding, of two dimensions, weighted."""
    def forward(self, words, starts, weights):
        return (F.embedding_bag(words, self.table, starts, mode="sum", include_last_offset=True, per_sample_weights=weights), F.embedding_bag(words, self.table, starts, mode="mean", include_last_offset=True, padding_idx=3),
                F.embedding_bag(words, self.table, starts, mode="max", include_last_offset=True), F.embedding_bag(words.view(5, 4), self.table, mode="sum", per_sample_weights=weights.view(5, 4)), F.embedding_bag(words.view(4, 5), self.table, padding_idx=1))
    return Case(Lambda(forward, table=torch.randn(50, 16)), [(torch.randint(0, 50, (20,)), torch.tensor(starts), torch.randn(20)) for starts in ([0, 4, 4, 11, 20], [0, 1, 2, 19, 20])])


@model
def index_puts():
    """Writes to places that a mask, lists, or both name; the same place twice."""
    def forward(_, x, mask, rows, values):
        a = x.clone()
        a[mask] = 0.5
        b = x.clone()
        b[rows, 1:4] = values[:, 1:4]
        c = x.index_put((rows,), values, accumulate=True)
        d = x.clone()
        d[mask.any(1)] += 1
        e = x.clone()
        e[:, rows % 3] = values.t()[:1]
        f = x.clone()
        f[..., -1] = rows[0].float()
        return a, b, c, d, e, f, x.index_put((rows, rows % 6), values[:, 0]), torch.put(x, rows, values[:, 0]), torch.put(x, rows, values[:, 0], accumulate=True)
    return Case(Lambda(forward), [(torch.randn(8, 6), torch.rand(8, 6) > 0.6, torch.tensor(rows), torch.randn(4, 6)) for rows in ([1, 1, 5, 7], [0, 3, 3, 3])])


@model
def index_functions():
    def forward(_, x, rows, y):
        return (x.index_add(0, rows, y, alpha=2), x.index_copy(0, rows, y), x.index_fill(1, rows % 6, -1.0), x.index_reduce(0, rows, y, "prod"), x.index_reduce(0, rows, y, "mean", include_self=False), x.index_reduce(0, rows, y, "amax"),
                x.take(rows * 2), x[rows][:, rows % 6], x[-1], x[:, None, rows % 6], x[rows[:, None], (rows % 6)[None]], x.gather(0, rows[:, None].expand(-1, 6)), x.masked_fill(x > 0, float("-inf")), torch.where(x > 0, x, y[0]),
                x.diagonal_scatter(y[0], 0), x.select_scatter(y[0], 0, 2), x.slice_scatter(y, 0, 1, 5), x.as_strided((3, 3), (2, 7), 1), torch.as_strided_scatter(x, y[:2, :2], (2, 2), (3, 1)), x.unfold(0, 3, 2))
    return Case(Lambda(forward), [(torch.randn(8, 6), torch.randperm(8)[:4], torch.randn(4, 6)) for _ in range(2)])


@model
def scatter_kinds():
    """Every way to reduce, with and without what was there, with places that repeat."""
    def forward(_, x, index, y):
        reduced = [x.scatter_reduce(1, index, y, way, include_self=own) for way in ("sum", "prod", "mean", "amax", "amin") for own in (True, False)]
        return (*reduced, x.scatter(1, index, y, reduce="add"), x.scatter(1, index, y, reduce="multiply"), torch.zeros(9).scatter_add(0, index[0], y[0]), x[0].scatter_reduce(0, index[1], y[1], "amax"))
    return Case(Lambda(forward), [(torch.randn(4, 6), torch.randint(0, 6, (4, 6)), torch.randn(4, 6)) for _ in range(2)])


@model
def scatter_large():
    def forward(_, x, index, y):
        return x.scatter_add(0, index, y), x.index_add(0, index[:, 0], y), torch.zeros(64).index_put((index[:, 0],), y[:, 0], accumulate=True), torch.zeros(64, dtype=torch.int64).scatter_add(0, index[:, 1], index[:, 2])
    return Case(Lambda(forward), [(torch.randn(64, 32), torch.randint(0, 64, (1000, 32)), torch.randint(-9, 9, (1000, 32)).float()) for _ in range(2)])


@model
def searches():
    def forward(_, borders, x, rows):
        return (torch.searchsorted(borders, x, right=True), torch.searchsorted(borders, 0.3), torch.searchsorted(rows, x[:3, None], side="left", out_int32=True), torch.bucketize(x, borders, out_int32=True), torch.bucketize(0.1, borders), torch.bucketize(x, borders, right=True),
                torch.isin(rows.long(), torch.tensor([0, 1])), torch.histc(x, 5), torch.bincount(rows.abs().long().flatten(), minlength=6), torch.bincount(rows.abs().long()[0], weights=borders[:5]), *torch.histogram(x, 4, range=(-1.0, 1.0)),
                torch.searchsorted(borders, x, sorter=borders.argsort()))
    return Case(Lambda(forward), [(torch.randn(7).sort()[0], torch.randn(6), torch.randn(3, 5).sort(1)[0]) for _ in range(2)])


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_i32": {"dtype": torch.int32}, "_u8": {"dtype": torch.uint8}})
def orders(dtype=torch.float32):
    def forward(_, x):
        return (*x.sort(stable=True, dim=0), *x.topk(3, 1, sorted=True), *x.topk(2, 0, largest=False), torch.msort(x), x.argsort(dim=-1, descending=True, stable=True), *x.kthvalue(2, 0, keepdim=True), *x.median(0, keepdim=True), *x.mode(0), *x.max(1), *x.min(0), *torch.aminmax(x, dim=1),
                x.argmax(), x.argmin(1, keepdim=True), *torch.cummax(x, 0), x.amax((0, 1)), x.median(), x.diff(dim=1), x.flip(0), x.rot90(), x.roll((1, 2), (0, 1)))
    # No two are equal: which of equal ones comes first is open.
    return Case(Lambda(forward), [(torch.randperm(45).view(5, 9).to(dtype),) for _ in range(2)])


@model
def orders_large():
    """Runs longer than any block, infinities, equal elements, whose order is open but for a stable sort."""
    def forward(_, x):
        ordered, order = x.sort()
        best, places = x.topk(100)
        return ordered, x[order], best, x[places], *x.sort(stable=True, descending=True), x.unique(), x.kthvalue(1500)[0], x.quantile(0.3), x.nanmedian(), x.nanquantile(torch.tensor([0.1, 0.9])), x.cumsum(0), x.logcumsumexp(0), x.cumprod(0)

    def numbers():
        x = (torch.randn(3000) * 100).round() / 10
        x[7], x[8] = float("inf"), float("-inf")
        return (x,)
    return Case(Lambda(forward), [numbers() for _ in range(2)])


@model
def quantiles():
    def forward(_, x):
        y = x.masked_fill(x > 1.5, float("nan"))
        return (x.quantile(0.5), x.quantile(torch.tensor([0.1, 0.6]), dim=1, keepdim=True), x.quantile(0.2, dim=0, interpolation="nearest"), y.nanquantile(0.5, dim=1), y.nanmean(1), y.nansum(0), y.nanmedian(1)[0], torch.nan_to_num(y, 2.0))
    return Case(Lambda(forward), sets((5, 9), count=2))


@model
def windows():
    def forward(_, x):
        return (x.unfold(1, 3, 2), F.fold(F.unfold(x.view(1, 1, 6, 8), 2), (6, 8), 2), torch.cartesian_prod(x[0, :2], x[1, :3]), *torch.meshgrid(x[0], x[1], indexing="xy"), *torch.tensor_split(x, 4, 1), *x.chunk(3, 1), x.tile(2, 1), x.repeat(1, 2, 1),
                torch.tril_indices(3, 4), torch.triu(x, 1), torch.tril(x, -1), x.diagonal(), torch.diag_embed(x[0]), torch.diagflat(x[0, :3]), x.swapaxes(0, 1), torch.movedim(x[None], 0, 2), torch.stack((x, x), 1), torch.hstack((x, x)), torch.column_stack((x[0], x[1])), x.narrow(1, 2, 3), x.unflatten(1, (2, 4)),
                torch.linspace(0, 1, 5) + x[0, 0], torch.logspace(0, 1, 4), torch.arange(0, 2, 0.5), torch.eye(3) * x[0, 0], x.new_full((2,), 3.0), torch.full_like(x, 2))
    return Case(Lambda(forward), sets((6, 8), count=2))


# ---- sizes that depend on data -------------------------------------------------------------------

@model
def data_dependent_chain():
    """What follows a size that only the run knows: products, reductions, joins."""
    def forward(self, x):
        chosen = x[x[:, 0] > 0]
        torch._check(chosen.shape[0] >= 1)
        y = self.last(chosen).relu()
        rows, columns = torch.nonzero(x > 1, as_tuple=True)
        return y, y.sum(0), torch.cat([chosen, x]), rows, columns, torch.argwhere(x < -1), torch.arange(chosen.shape[0]), chosen.new_zeros(chosen.shape[0], 2)
    return Case(Lambda(forward, last=nn.Linear(6, 4)), [(torch.cat([torch.ones(1, 6), torch.randn(8, 6)]),) for _ in range(4)])


@model
def data_dependent_numbers():
    """Numbers read from tensors: of each kind, as a size, as a place, as a factor."""
    def forward(_, x, n, flag):
        size = n.item()
        torch._check(size >= 0)
        torch._check(size <= 6)
        return x[:size] * 2, x.narrow(0, 0, size).sum(0), torch.full((size, 2), 1.5), x * x.max().item(), flag.item(), n.item() + 3, torch.ones(size).cumsum(0), x.sum().item()
    return Case(Lambda(forward), [(torch.randn(6, 3), torch.tensor(n), torch.tensor(n > 2)) for n in (4, 0, 6, 1)])


@model
def data_dependent_masks():
    def forward(_, x, mask):
        picked = torch.masked_select(x, mask)
        return picked * 2, picked.numel(), torch.nonzero_static(x, size=7), x.masked_scatter(mask, x.flip(0)), mask.nonzero().shape[0], mask.count_nonzero()
    return Case(Lambda(forward), [(torch.randn(4, 5), torch.rand(4, 5) > part) for part in (0.5, 1.1, -1.0)])


@model
def uniques_many():
    def forward(_, x):
        return (torch.unique(x, sorted=False).sort()[0], *torch.unique(x, dim=0, return_inverse=True, return_counts=True), *torch.unique_consecutive(x.flatten(), return_counts=True), torch.unique(x > 2), *torch.unique(x.float(), return_counts=True), torch.unique_consecutive(x, dim=1))
    return Case(Lambda(forward), [(torch.randint(0, 4, (6, 2)),) for _ in range(3)])


@model
def segments():
    def forward(_, x, lengths):
        return torch.segment_reduce(x, "sum", lengths=lengths), torch.segment_reduce(x, "max", lengths=lengths), torch.segment_reduce(x, "mean", lengths=lengths), x.repeat_interleave(torch.tensor([1, 2] * 5), 0)
    return Case(Lambda(forward), [(torch.randn(10, 3), torch.tensor(lengths)) for lengths in ([2, 3, 5], [1, 8, 1])])
