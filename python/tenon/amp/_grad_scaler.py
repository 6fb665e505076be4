# SPDX-License-Identifier: BSD-3-Clause
"""GradScaler: losses are scaled so that gradients of float16 do not vanish, and steps with gradients that are not finite are left out."""
import warnings
from collections import defaultdict
from collections.abc import Iterable

import tenon

_READY, _UNSCALED, _STEPPED = range(3)


def _fresh():
    """What is kept of an optimizer between two updates: how far it is, and whether a gradient was not finite (None: not looked at)."""
    return {"stage": _READY, "found_inf": None}


class GradScaler:
    """Scales losses by a factor that grows while gradients stay finite and shrinks when one does not.

        scaler = tenon.amp.GradScaler("cpu")
        scaler.scale(loss).backward()
        scaler.step(optimizer)              # unscales the gradients; no step if one is not finite
        scaler.update()
    """

    def __init__(self, device="cuda", init_scale=2.0**16, growth_factor=2.0, backoff_factor=0.5, growth_interval=2000, enabled=True):
        self._device = device
        self._enabled = bool(enabled)
        if device != "cpu" and self._enabled:
            warnings.warn(f"GradScaler of device '{device}' is disabled: operators run on the CPU", stacklevel=2)
            self._enabled = False
        if self._enabled:
            assert growth_factor > 1.0, "The growth factor must be > 1.0."
            assert backoff_factor < 1.0, "The backoff factor must be < 1.0."
            self._init_scale, self._init_growth_tracker = init_scale, 0
            self._growth_factor, self._backoff_factor, self._growth_interval = growth_factor, backoff_factor, growth_interval
            self._scale = self._growth_tracker = None  # tensors from the first scaling on
            self._per_optimizer_states = defaultdict(_fresh)

    def _begin(self):
        assert self._growth_tracker is None, "_growth_tracker initialized before _scale"
        self._scale = tenon.full((), self._init_scale, dtype=tenon.float32)
        self._growth_tracker = tenon.full((), self._init_growth_tracker, dtype=tenon.int32)

    def _check_begun(self, name):
        fix = "This may indicate your script did not use scaler.scale(loss or outputs) earlier in the iteration."
        assert self._scale is not None, f"Attempted {name} but _scale is None.  {fix}"
        assert self._growth_tracker is not None, f"Attempted {name} but _growth_tracker is None.  {fix}"

    def scale(self, outputs):
        """A tensor, or tensors in lists and tuples, times the scale."""
        if not self._enabled:
            return outputs
        if isinstance(outputs, tenon.Tensor):
            if self._scale is None:
                self._begin()
            return outputs * self._scale
        if isinstance(outputs, Iterable):
            scaled = map(self.scale, outputs)
            return type(outputs)(scaled) if isinstance(outputs, (list, tuple)) else scaled
        raise ValueError("outputs must be a Tensor or an iterable of Tensors")

    def _unscale_grads(self, optimizer, inverse, allow_fp16):
        """Multiplies all gradients by the inverse; 1.0 if one of them was not finite, None if there are none."""
        gradients = [parameter.grad for group in optimizer.param_groups for parameter in group["params"] if parameter.grad is not None]
        if not allow_fp16 and any(gradient.dtype is tenon.float16 for gradient in gradients):
            raise ValueError("Attempting to unscale FP16 gradients.")
        found = None
        with tenon.no_grad():
            for gradient in gradients:
                is_finite = bool(tenon.isfinite(gradient).all())
                found = 1.0 if found == 1.0 or not is_finite else 0.0
                gradient.mul_(inverse)
        return found

    def unscale_(self, optimizer):
        """Divides the gradients of an optimizer by the scale; before they are clipped, for example."""
        if not self._enabled:
            return
        self._check_begun("unscale_")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] == _UNSCALED:
            raise RuntimeError("unscale_() has already been called on this optimizer since the last update().")
        if state["stage"] == _STEPPED:
            raise RuntimeError("unscale_() is being called after step().")
        state["found_inf"] = self._unscale_grads(optimizer, self._scale.double().reciprocal().float(), False)
        state["stage"] = _UNSCALED

    def step(self, optimizer, *args, **kwargs):
        """The optimizer's step, with gradients that are not scaled; none, and None, if one of them is not finite."""
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        self._check_begun("step")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] == _STEPPED:
            raise RuntimeError("step() has already been called since the last update().")
        if state["stage"] == _READY:
            self.unscale_(optimizer)
        assert state["found_inf"] is not None, "No inf checks were recorded for this optimizer."
        result = None if state["found_inf"] else optimizer.step(*args, **kwargs)
        state["stage"] = _STEPPED
        return result

    def update(self, new_scale=None):
        """Adapts the scale, or sets a new one; the next iteration begins."""
        if not self._enabled:
            return
        self._check_begun("update")
        if new_scale is not None:
            self._set(new_scale)
        else:
            found = [state["found_inf"] for state in self._per_optimizer_states.values() if state["found_inf"] is not None]
            assert found, "No inf checks were recorded prior to update."
            self._adapt(any(found))
        self._per_optimizer_states = defaultdict(_fresh)

    def _set(self, new_scale):
        if isinstance(new_scale, float):
            self._scale.fill_(new_scale)
            return
        reason = "new_scale should be a float or a 1-element torch.cuda.FloatTensor or torch.FloatTensor with requires_grad=False."
        assert new_scale.type() == "tenon.FloatTensor" and new_scale.numel() == 1 and new_scale.requires_grad is False, reason
        self._scale.copy_(new_scale)

    def _adapt(self, was_infinite):
        if was_infinite:
            self._scale.mul_(self._backoff_factor)
            self._growth_tracker.fill_(0)
            return
        self._growth_tracker.add_(1)
        if int(self._growth_tracker) == self._growth_interval:
            grown = self._scale * self._growth_factor
            if bool(tenon.isfinite(grown)):
                self._scale.copy_(grown)
            self._growth_tracker.fill_(0)

    # ---- settings ----

    def get_scale(self):
        """The scale as a float; 1 if it is disabled."""
        if not self._enabled:
            return 1.0
        return self._init_scale if self._scale is None else self._scale.item()

    def get_growth_factor(self):
        return self._growth_factor

    def set_growth_factor(self, new_factor):
        self._growth_factor = new_factor

    def get_backoff_factor(self):
        return self._backoff_factor

    def set_backoff_factor(self, new_factor):
        self._backoff_factor = new_factor

    def get_growth_interval(self):
        return self._growth_interval

    def set_growth_interval(self, new_interval):
        self._growth_interval = new_interval

    def _get_growth_tracker(self):
        if not self._enabled:
            return 0
        return self._init_growth_tracker if self._growth_tracker is None else self._growth_tracker.item()

    def is_enabled(self):
        return self._enabled

    # ---- state ----

    def state_dict(self):
        """What load_state_dict takes, PyTorch's too; {} if it is disabled."""
        if not self._enabled:
            return {}
        return {"scale": self.get_scale(), "growth_factor": self._growth_factor, "backoff_factor": self._backoff_factor,
                "growth_interval": self._growth_interval, "_growth_tracker": self._get_growth_tracker()}

    def load_state_dict(self, state_dict):
        if not self._enabled:
            return
        if len(state_dict) == 0:
            raise RuntimeError("The source state dict is empty, possibly because it was saved from a disabled instance of GradScaler.")
        self._init_scale, self._init_growth_tracker = state_dict["scale"], state_dict["_growth_tracker"]
        if self._scale is not None:
            self._scale.fill_(self._init_scale)
            self._growth_tracker.fill_(self._init_growth_tracker)
        self._growth_factor, self._backoff_factor = state_dict["growth_factor"], state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]

    def __getstate__(self):
        state = self.__dict__.copy()
        if self._enabled:
            assert len(self._per_optimizer_states) == 0, ("A GradScaler instance may only be pickled at the beginning of an iteration, "
                                                          "or at the end after scaler.update().")
            state["_init_scale"], state["_init_growth_tracker"] = self.get_scale(), self._get_growth_tracker()
            state["_scale"] = state["_growth_tracker"] = None
        return state

    def __setstate__(self, state):
        self.__dict__.update(state)
