# SPDX-License-Identifier: BSD-3-Clause
"""Whatever a function, method or operator is given, it gives a result or raises what PyTorch raises.

Each of them gets hostile arguments at each of its places, too few, too many, and keywords that it does not know.
Of the hostile ones each function meets some, and all functions together meet all; TENON_HOSTILE=all gives every
function every one.
"""
import os
import resource
import warnings

import pytest

import tenon
from every_function import entries
from hostile_values import Planted, hostile

# RuntimeError has NotImplementedError and RecursionError, ValueError has UnicodeError; Planted is what an object raised
# that was asked.
PYTORCHS = (TypeError, ValueError, RuntimeError, IndexError, MemoryError, OverflowError, Planted)

# What is raised besides, as in PyTorch: by functions written in Python, that take attributes of what they are given,
# by functions that read files and buffers, and where objects of Python's are asked what they do not have.
BESIDES = (AttributeError, OSError, BufferError, KeyError)


def some(values, at):
    """Those that the function with this number meets."""
    if os.environ.get("TENON_HOSTILE") == "all":
        return values
    return [values[(at * 7 + i * 11) % len(values)] for i in range(16)]


class Seen:
    """The exceptions of calls, and those that should not be."""

    def __init__(self):
        self.calls, self.refused, self.wrong = 0, 0, []

    def call(self, entry, args, kwargs, what):
        self.calls += 1
        try:
            entry.call(*args, **kwargs)
        except PYTORCHS:
            self.refused += 1
        except BESIDES as error:
            self.refused += 1
            if "::" in entry.name and not isinstance(error, OSError):
                self.wrong.append((entry.name, what, repr(error)))
        except ModuleNotFoundError as error:
            self.refused += 1
            if error.name != "numpy" or entry.name not in ("torch.Tensor.__array__", "torch.Tensor.numpy"):
                self.wrong.append((entry.name, what, repr(error)))
        except BaseException as error:
            self.wrong.append((entry.name, what, repr(error)))


def descriptors():
    """The open files of this process, by number."""
    return {name: os.path.realpath(f"/proc/self/fd/{name}") for name in os.listdir("/proc/self/fd") if os.path.lexists(f"/proc/self/fd/{name}")}


@pytest.fixture
def bounded(tmp_path, monkeypatch):
    """A tensor of any size that is asked for is either small or not to be had, and what was open stays open."""
    monkeypatch.chdir(tmp_path)
    limits = resource.getrlimit(resource.RLIMIT_AS)
    # A sanitizer reserves all addresses.
    if "libasan" not in os.environ.get("LD_PRELOAD", ""):
        with open("/proc/self/statm", encoding="ascii") as file:
            now = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + (4 << 30), limits[1]))
    before = descriptors()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
    resource.setrlimit(resource.RLIMIT_AS, limits)
    assert descriptors() == before


def test_each_place_takes_or_refuses_anything(bounded):
    seen, values = Seen(), hostile()
    for at, entry in enumerate(entries()):
        args, kwargs = entry.arguments()
        for place in [*range(len(args)), *kwargs]:
            for value in some(values, at):
                mine, named = entry.arguments()
                if isinstance(place, int):
                    mine[place] = value
                else:
                    named[place] = value
                seen.call(entry, mine, named, (place, type(value)))
    assert not seen.wrong, seen.wrong[:20]
    assert seen.refused > seen.calls // 3


def test_any_number_of_arguments_and_any_keyword_is_taken_or_refused(bounded):
    seen, values = Seen(), hostile()
    for at, entry in enumerate(entries()):
        args, kwargs = entry.arguments()
        seen.call(entry, [], {}, "none")
        seen.call(entry, [*args, *[1] * 20], kwargs, "many")
        seen.call(entry, args, {**kwargs, "no_such_argument": 1}, "unknown")
        seen.call(entry, args, {**kwargs, "self": 1, "input": 1, "out": 1}, "twice")
        for value in some(values, at):
            seen.call(entry, [value] * max(1, len(args)), {}, type(value))
            seen.call(entry, [value] * 3, {"out": value, "dim": value}, type(value))
    assert not seen.wrong, seen.wrong[:20]
    assert seen.refused > seen.calls // 2


def test_a_total_weight_is_one_number():
    x, target = tenon.ones(2, 3), tenon.zeros(2, dtype=tenon.int64)
    for shape in ([2, 0], [0], [3]):
        with pytest.raises(RuntimeError, match="single element"):
            tenon.ops.aten.nll_loss_backward(tenon.tensor(1.0), x, target, None, 1, -100, tenon.ones(shape))


def test_tensors_without_data_beside_others_are_not_read():
    x, without = tenon.ones(2, 2), tenon.ones(2, 2, device="meta")
    for call in (lambda: tenon.cdist(x, without), lambda: tenon.cdist(without, x), lambda: tenon.isin(x, without),
                 lambda: tenon.linalg.solve(without, x), lambda: tenon.add(x, x, out=without)):
        with pytest.raises(RuntimeError, match="same device"):
            call()
    assert (without * tenon.tensor(2.0)).is_meta and without[tenon.tensor([0])].is_meta
    with pytest.raises(RuntimeError, match="same device"):
        x.index_fill_(0, tenon.ones(1, dtype=tenon.int64, device="meta"), 1.0)


def test_memory_that_may_not_be_written_is_no_output():
    aten, one = tenon.ops.aten, tenon.ones(())
    text = memoryview(b"abcd")
    with pytest.raises(ValueError, match="may not be written"):
        aten.fill_.Scalar(text, 5)
    assert text == b"abcd"
    np = pytest.importorskip("numpy")
    fixed = np.ones(())
    fixed.flags.writeable = False
    for value in (np.float32(1.5), np.True_, fixed):
        for write in (lambda: aten.fill_.Scalar(value, 0), lambda: aten.add.out(one, one, out=value)):
            with pytest.raises(ValueError, match="may not be written"):
                write()
    assert np.True_ and fixed == 1 and aten.add.Tensor(fixed, fixed).item() == 2
    writable = np.zeros(3)
    aten.fill_.Scalar(writable, 7)
    assert writable.tolist() == [7, 7, 7]


def test_numbers_beyond_a_scalar_are_refused_and_not_wrapped():
    number = tenon.tensor(2**64 - 7, dtype=tenon.uint64)
    assert number.item() == 2**64 - 7 and tenon.ops.aten.item(tenon.tensor(7, dtype=tenon.uint64)) == 7
    for call in (lambda: tenon.ops.aten.item(number), lambda: tenon.ops.aten.linspace.Tensor_Scalar(number, 3, 2)):
        with pytest.raises(RuntimeError, match="18446744073709551609 does not fit into a Scalar"):
            call()
