# SPDX-License-Identifier: BSD-3-Clause
"""Averages of weights over training: AveragedModel, SWALR, update_bn (Izmailov et al., 2018)."""
import copy
import math

import tenon
from tenon.nn._module import Module
from tenon.optim.lr_scheduler import LRScheduler

__all__ = ["AveragedModel", "SWALR", "get_ema_avg_fn", "get_ema_multi_avg_fn", "get_swa_avg_fn", "get_swa_multi_avg_fn", "update_bn"]


def _check_decay(decay):
    if not 0.0 <= decay <= 1.0:
        raise ValueError(f"Invalid decay value {decay} provided. Please provide a value in [0,1] range.")


def get_swa_avg_fn():
    """The mean of all: (average, new one, how many are in the average)."""
    def mean(averaged, current, count):
        with tenon.no_grad():
            return averaged + (current - averaged) / (count + 1)
    return mean


def get_ema_avg_fn(decay=0.999):
    _check_decay(decay)

    def smoothed(averaged, current, count):
        with tenon.no_grad():
            return decay * averaged + (1 - decay) * current
    return smoothed


def _each(averaged, current, weight):
    with tenon.no_grad():
        for own, value in zip(averaged, current):
            if own.is_floating_point() or own.is_complex():
                own.lerp_(value.to(own.dtype), weight)
            else:
                own.copy_(own + (value - own) * weight)


def get_swa_multi_avg_fn():
    """The mean of all, for lists of tensors, in place."""
    def mean(averaged, current, count):
        _each(averaged, current, 1 / (float(count) + 1))
    return mean


def get_ema_multi_avg_fn(decay=0.999):
    _check_decay(decay)

    def smoothed(averaged, current, count):
        _each(averaged, current, 1 - decay)
    return smoothed


class AveragedModel(Module):
    """A copy of a model, whose parameters, and with use_buffers buffers, update_parameters makes averages."""

    def __init__(self, model, device=None, avg_fn=None, multi_avg_fn=None, use_buffers=False):
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise AssertionError("Only one of avg_fn and multi_avg_fn should be provided")
        self.module = copy.deepcopy(model)
        if device is not None:
            self.module = self.module.to(device)
        self.register_buffer("n_averaged", tenon.tensor(0, dtype=tenon.long, device=device))
        self.avg_fn, self.multi_avg_fn, self.use_buffers = avg_fn, multi_avg_fn, use_buffers

    def forward(self, *args, **kwargs):
        return self.module(*args, **kwargs)

    def _members(self, model):
        return [*model.parameters(), *(model.buffers() if self.use_buffers else ())]

    def update_parameters(self, model):
        pairs = [(own.detach(), value.detach().to(own.device)) for own, value in zip(self._members(self.module), self._members(model))]
        count = self.n_averaged
        with tenon.no_grad():
            if int(count) == 0:
                for own, value in pairs:
                    own.copy_(value)
            elif self.avg_fn is not None:
                for own, value in pairs:
                    own.copy_(self.avg_fn(own, value, count))
            elif pairs:
                (self.multi_avg_fn or get_swa_multi_avg_fn())(*zip(*pairs), count)
            if not self.use_buffers:
                for own, value in zip(self.module.buffers(), model.buffers()):
                    own.detach().copy_(value.detach())
            count += 1


def update_bn(loader, model, device=None):
    """Computes the running statistics of batch norms anew, from all batches; of a tuple or list the first item is the input."""
    from tenon.nn._weighted import _BatchNorm
    norms = {module: module.momentum for module in model.modules() if isinstance(module, _BatchNorm)}
    if not norms:
        return
    was_training = model.training
    model.train()
    for module in norms:
        module.reset_running_stats()
        module.momentum = None
    with tenon.no_grad():
        for batch in loader:
            batch = batch[0] if isinstance(batch, (list, tuple)) else batch
            model(batch if device is None else batch.to(device))
    for module, momentum in norms.items():
        module.momentum = momentum
    model.train(was_training)


class SWALR(LRScheduler):
    """Goes from each group's rate to swa_lr within anneal_epochs steps, by a cosine or a line, and stays there."""

    def __init__(self, optimizer, swa_lr, anneal_epochs=10, anneal_strategy="cos", last_epoch=-1):
        rates = swa_lr if isinstance(swa_lr, (list, tuple)) else [swa_lr] * len(optimizer.param_groups)
        if len(rates) != len(optimizer.param_groups):
            raise ValueError(f"swa_lr must have the same length as optimizer.param_groups. swa_lr has {len(rates)}, optimizer.param_groups has "
                             f"{len(optimizer.param_groups)}")
        for rate, group in zip(rates, optimizer.param_groups):
            group["swa_lr"] = rate
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}")
        if not isinstance(anneal_epochs, int) or anneal_epochs < 0:
            raise ValueError(f"anneal_epochs must be equal or greater than 0, got {anneal_epochs}")
        self._anneal_strategy, self.anneal_epochs = anneal_strategy, anneal_epochs
        super().__init__(optimizer, last_epoch)

    def _part(self, step):
        """How much of the way is gone after a step."""
        done = max(0.0, min(1.0, step / max(1, self.anneal_epochs)))
        return done if self._anneal_strategy == "linear" else (1 - math.cos(math.pi * done)) / 2

    def get_lr(self):
        step = self._step_count - 1
        if self.anneal_epochs == 0:
            step = max(1, step)
        before, now = self._part(max(0, step - 1)), self._part(step)
        begins = [group["lr"] if before == 1 else (group["lr"] - before * group["swa_lr"]) / (1 - before) for group in self.optimizer.param_groups]
        return [group["swa_lr"] * now + begin * (1 - now) for group, begin in zip(self.optimizer.param_groups, begins)]
