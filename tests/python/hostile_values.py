# SPDX-License-Identifier: BSD-3-Clause
"""Arguments that no function asks for: objects that fail or lie when they are asked, numbers beyond every
limit, sequences within themselves, arrays that may not be written, are of the other byte order or hold objects."""
import tenon

# Every way in which Python or another library asks an object what it is.
QUESTIONS = ("__index__", "__int__", "__float__", "__complex__", "__bool__", "__len__", "__getitem__", "__iter__", "__eq__",
             "__hash__", "__repr__", "__dlpack__", "__dlpack_device__", "__array__", "__array_interface__", "__class__",
             "__torch_function__", "__getattribute__")

# Answers of another kind than the question's.
LIES = (("__index__", "1"), ("__index__", 1 << 70), ("__float__", "1"), ("__complex__", 1), ("__bool__", 2), ("__len__", -1),
        ("__len__", 1 << 62), ("__len__", "3"), ("__len__", 3), ("__iter__", 5), ("__dlpack__", 7), ("__dlpack__", None),
        ("__dlpack_device__", "cpu"), ("__dlpack_device__", (99, 0)), ("__array__", "x"), ("__array__", None),
        ("__array_interface__", {}), ("__array_interface__", {"shape": (1 << 62,), "typestr": "<f4", "version": 3}))


class Planted(Exception):
    """What an object raises when it is asked."""


def failing(question):
    def fail(self, *args, **kwargs):
        raise Planted(question)
    is_attribute = question in ("__array_interface__", "__class__")
    return type(f"Fails{question}", (), {question: property(fail) if is_attribute else fail})()


def lying(question, answer):
    members = {question: answer if question == "__array_interface__" else lambda self, *args, **kwargs: answer}
    if question.startswith("__dlpack"):
        # One of the pair alone is no producer.
        members = {"__dlpack__": lambda self, **words: tenon.ones(2).__dlpack__(), "__dlpack_device__": lambda self: (1, 0), **members}
    if question == "__len__":
        # It ends, whatever it says.
        members["__getitem__"] = lambda self, place: [0, 1, 2, 3, 4][place]
    return type(f"Lies{question}", (), members)()


def producer_of_used_capsule():
    capsule = tenon.ones(2).__dlpack__()
    tenon.from_dlpack(type("Once", (), {"__dlpack__": lambda self, **words: capsule, "__dlpack_device__": lambda self: (1, 0)})())
    return type("Again", (), {"__dlpack__": lambda self, **words: capsule, "__dlpack_device__": lambda self: (1, 0)})()


def within_itself():
    found = [1]
    found.append(found)
    return found


class Text(str):
    """No plain str."""


class Whole(int):
    """No plain int."""


def numbers():
    return [-1, 1 << 40, 1 << 62, -(1 << 63), (1 << 63) - 1, 1 << 70, -(1 << 70), 1e308, float("nan"), float("inf"), 2.5, True, 1j,
            Whole(3)]


def sequences():
    return [[], (), [[]], [None], ["x"], [1 << 62], [1 << 62, 1 << 62], [-1, -1], [1 << 70], [object()], [[1], [1, 2]], (1, "x"),
            [2.5], [True], within_itself(), [tenon.ones(2), None], [1] * 70, range(3), iter([1]), {1}, {}, {"x": 1}, bytearray(b"ab"),
            memoryview(b"abcd"), tenon.Size([2])]


def tensors():
    return [tenon.ones(2, 2), tenon.ones(0), tenon.ones([]), tenon.ones(2, dtype=tenon.complex64), tenon.tensor([True, False]),
            tenon.tensor([7, -9]), tenon.ones(2, 2, device="meta"), tenon.ones([1] * 20), tenon.zeros(3, 0, 2),
            tenon.ones(2, dtype=tenon.bfloat16)]


def arrays():
    """What NumPy has beyond what a tensor can be over; nothing without NumPy."""
    try:
        import numpy as np
    except ImportError:
        return []
    fixed = np.ones(3)
    fixed.flags.writeable = False
    return [fixed, np.ones(3, ">f4"), np.array([object(), None]), np.ones(3, [("a", "i4"), ("b", "f8")]), np.array(["x", "yy"]),
            np.array("2020-01-01", "M8[D]"), np.ones(4)[::-1], np.float64(2.5), np.int64(3), np.bool_(True), np.ones((2, 0)), np.longdouble(1)]


def others():
    return [None, object(), "x", "cpu:7", "mean\0", Text("sum"), "\ud800", b"x", ..., NotImplemented, slice(None), slice(object(), "x", 0), int, tenon,
            lambda *args: 1, tenon.float32, tenon.float8_e5m2, tenon.strided, tenon.sparse_csr, tenon.channels_last, tenon.device("cuda:3"),
            tenon.Generator(), tenon.Tensor, Planted("as a value")]


def hostile():
    """Fresh ones, in one order."""
    return [*others(), *numbers(), *sequences(), *tensors(), *arrays(), *map(failing, QUESTIONS),
            *(lying(question, answer) for question, answer in LIES), producer_of_used_capsule()]
