# SPDX-License-Identifier: BSD-3-Clause
"""tenon.cuda: whether there are devices of that kind, which programs ask before they choose one."""


def __dir__():
    return ["device_count", "empty_cache", "is_available", "manual_seed", "manual_seed_all"]


def is_available():
    """Whether tensors can be made on cuda: where a backend has registered it."""
    import tenon
    try:
        tenon.empty(0, device="cuda")
    except (RuntimeError, NotImplementedError):
        return False
    return True


def device_count():
    """0, or 1 where there is such a device; a backend may have more."""
    return int(is_available())


def manual_seed(seed):
    """Nothing: a device of that kind draws from generators of its backend. Programs call it beside tenon.manual_seed."""
    int(seed)


manual_seed_all = manual_seed


def empty_cache():
    """Nothing: no memory is kept for such devices."""
