# SPDX-License-Identifier: BSD-3-Clause
"""AdaptiveLogSoftmaxWithLoss: a softmax over many classes, of which rare ones stand in clusters (Grave et al., 2017)."""
import collections

import tenon
from tenon.nn import functional as F
from tenon.nn._containers import ModuleList, Sequential
from tenon.nn._module import Module
from tenon.nn._weighted import Linear

__all__ = ["AdaptiveLogSoftmaxWithLoss"]

_Result = collections.namedtuple("_ASMoutput", ["output", "loss"])


class AdaptiveLogSoftmaxWithLoss(Module):
    """The head scores the first cutoffs[0] classes and each cluster; a cluster, of the classes from one cutoff to the next, has a tail of its own."""

    def __init__(self, in_features, n_classes, cutoffs, div_value=4.0, head_bias=False, device=None, dtype=None):
        super().__init__()
        cutoffs = list(cutoffs)
        if not cutoffs:
            raise ValueError("cutoffs should be a sequence of length larger than 0")
        if cutoffs != sorted(set(cutoffs)) or cutoffs[0] <= 0 or cutoffs[-1] > n_classes - 1 or any(int(x) != x for x in cutoffs):
            raise ValueError("cutoffs should be a sequence of unique, positive integers sorted in an increasing order, where each value is between 1 "
                             "and n_classes-1")
        self.in_features, self.n_classes, self.cutoffs = in_features, n_classes, [*cutoffs, n_classes]
        self.div_value, self.head_bias = div_value, head_bias
        self.shortlist_size, self.n_clusters = cutoffs[0], len(cutoffs)
        self.head_size = self.shortlist_size + self.n_clusters
        where = {"device": device, "dtype": dtype}
        self.head = Linear(in_features, self.head_size, bias=head_bias, **where)
        self.tail = ModuleList()
        for number, (begin, end) in enumerate(zip(self.cutoffs, self.cutoffs[1:]), 1):
            hidden = int(in_features // div_value ** number)
            self.tail.append(Sequential(Linear(in_features, hidden, bias=False, **where), Linear(hidden, end - begin, bias=False, **where)))

    def reset_parameters(self):
        self.head.reset_parameters()
        for down, up in self.tail:
            down.reset_parameters()
            up.reset_parameters()

    def forward(self, input_, target_):
        """The log-probability of each target, and the mean of their negatives."""
        if target_.dim() not in (0, 1):
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
        if target_.dim() == 1 and input_.shape[0] != target_.shape[0]:
            raise RuntimeError("Input and target should have the same size in the batch dimension.")
        if input_.dim() != target_.dim() + 1:
            raise RuntimeError(f"{target_.dim()}D target tensor expects {target_.dim() + 1}D input tensors, but found inputs with sizes {input_.shape}.")
        is_batch = target_.dim() > 0
        x, target = (input_, target_) if is_batch else (input_.unsqueeze(0), target_.unsqueeze(0))
        if target.numel() and not bool(((target >= 0) & (target < self.n_classes)).all()):
            raise RuntimeError(f"Target values should be in [0, {self.n_classes - 1}], but values in range "
                               f"[{target.min().item()}, {target.max().item()}] were found. ")
        in_head, output = target.clone(), x.new_zeros(target.shape[0])
        for number, (begin, end) in enumerate(zip(self.cutoffs, self.cutoffs[1:])):
            rows = ((target >= begin) & (target < end)).nonzero().squeeze(1)
            if rows.numel():
                scores = F.log_softmax(self.tail[number](x.index_select(0, rows)), 1)
                output = output.index_add(0, rows, scores.gather(1, (target[rows] - begin).unsqueeze(1)).squeeze(1))
                in_head[rows] = self.shortlist_size + number
        output = output + F.log_softmax(self.head(x), 1).gather(1, in_head.unsqueeze(1)).squeeze(1)
        loss = (-output).mean()
        return _Result(output if is_batch else output.squeeze(0), loss)

    def _all(self, x, head):
        head = F.log_softmax(head, 1)
        return tenon.cat([head[:, :self.shortlist_size],
                          *(F.log_softmax(part(x), 1) + head[:, self.shortlist_size + number].unsqueeze(1) for number, part in enumerate(self.tail))], 1)

    def log_prob(self, input):
        """The log-probabilities of all classes."""
        return self._all(input, self.head(input))

    def predict(self, input):
        """The class of the highest probability; tails are computed only where the head chooses a cluster."""
        head = self.head(input)
        found = head.argmax(1)
        unsure = found >= self.shortlist_size
        if bool(unsure.any()):
            found[unsure] = self._all(input[unsure], head[unsure]).argmax(1)
        return found


AdaptiveLogSoftmaxWithLoss.__module__ = "tenon.nn"
