# SPDX-License-Identifier: BSD-3-Clause
"""The calls made to the operators of real binaries, and their arguments.

record.py makes each call in PyTorch and keeps the results in expected/; run_real.py makes it in
Tenon and compares. Arguments are made here from fixed seeds, so that only results are recorded.
Plain Python: neither PyTorch nor numpy is needed.
"""
import math
import struct
import zlib

# torch name: struct code, bytes. bfloat16 has no code of its own.
CODES = {
    "uint8": ("B", 1), "int8": ("b", 1), "int16": ("h", 2), "int32": ("i", 4), "int64": ("q", 8),
    "uint16": ("H", 2), "float16": ("e", 2), "float32": ("f", 4), "float64": ("d", 8),
    "bool": ("?", 1), "bfloat16": (None, 2),
}


def strides_of(sizes):
    strides, step = [], 1
    for size in reversed(sizes):
        strides.insert(0, step)
        step *= max(size, 1)
    return strides


class Tensor:
    """A tensor on the CPU: `data` are the bytes of its storage, `sizes` and `strides` its view."""

    def __init__(self, dtype, sizes, values=None, data=None, strides=None):
        self.dtype, self.sizes = dtype, list(sizes)
        self.strides = list(strides) if strides is not None else strides_of(self.sizes)
        self.data = data if data is not None else pack(dtype, values)

    def transposed(self, a, b):
        """A view with two dimensions exchanged: not contiguous."""
        sizes, strides = self.sizes[:], self.strides[:]
        sizes[a], sizes[b] = sizes[b], sizes[a]
        strides[a], strides[b] = strides[b], strides[a]
        return Tensor(self.dtype, sizes, data=self.data, strides=strides)


def pack(dtype, values):
    code, _ = CODES[dtype]
    if code is None:
        return b"".join(struct.pack("<f", value)[2:] for value in values)
    return struct.pack(f"<{len(values)}{code}", *values)


def unpack(dtype, data):
    code, size = CODES[dtype]
    if code is None:
        return [struct.unpack("<f", b"\0\0" + data[i:i + 2])[0] for i in range(0, len(data), 2)]
    return list(struct.unpack(f"<{len(data) // size}{code}", data))


def count_of(sizes):
    count = 1
    for size in sizes:
        count *= size
    return count


class Numbers:
    """A small generator whose numbers are the same everywhere."""

    def __init__(self, seed):
        self.state = (seed * 2654435761 + 12345) % 2**31

    def next(self):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return self.state >> 8

    def uniform(self, low, high):
        return low + (high - low) * (self.next() % 4096) / 4096

    def integer(self, low, high):
        return low + self.next() % (high - low)


def randoms(dtype, sizes, seed, low=-1.0, high=1.0):
    numbers = Numbers(seed)
    if dtype.startswith(("float", "bfloat")):
        values = [numbers.uniform(low, high) for _ in range(count_of(sizes))]
    else:
        low, high = math.floor(low), max(math.ceil(high), math.floor(low) + 1)
        values = [numbers.integer(low, high) for _ in range(count_of(sizes))]
    return Tensor(dtype, sizes, values)


def zeros(dtype, sizes):
    return Tensor(dtype, sizes, data=b"\0" * (count_of(sizes) * CODES[dtype][1]))


def ints(dtype, values):
    return Tensor(dtype, [len(values)], values)


# ---- torchaudio ----

def lfilter(dtype, batch, channels, samples, order, seed):
    """Windows, flipped coefficients and padded output as torchaudio's own wrapper passes them."""
    return [randoms(dtype, [batch, channels, samples], seed),
            randoms(dtype, [channels, order], seed + 1, -0.4, 0.4),
            zeros(dtype, [batch, channels, samples + order - 1])]


def lfilter_cases():
    op = "torchaudio::_lfilter_core_loop"
    for dtype in ("float32", "float64"):
        yield f"lfilter {dtype}", op, lfilter(dtype, 2, 3, 40, 4, 1)
        yield f"lfilter {dtype} one channel", op, lfilter(dtype, 1, 1, 100, 3, 2)
        yield f"lfilter {dtype} of order one", op, lfilter(dtype, 3, 2, 10, 1, 3)
        yield f"lfilter {dtype} long enough for threads", op, lfilter(dtype, 6, 4, 50, 5, 4)
        yield f"lfilter {dtype} no samples", op, lfilter(dtype, 1, 2, 0, 3, 5)
    for dtype in ("float16", "int32", "int64"):
        yield f"lfilter {dtype}", op, lfilter(dtype, 1, 2, 6, 3, 6)
    window, coefficients, output = lfilter("float32", 2, 3, 8, 4, 7)
    yield "lfilter mixed dtypes", op, [window, lfilter("float64", 2, 3, 8, 4, 7)[1], output]
    yield "lfilter window not contiguous", op, [
        randoms("float32", [3, 2, 8], 8).transposed(0, 1), coefficients, output]
    yield "lfilter output too short", op, [window, coefficients, zeros("float32", [2, 3, 8])]


def overdrive(dtype, channels, samples, seed):
    return [randoms(dtype, [channels, samples], seed), randoms(dtype, [channels, samples], seed + 1),
            zeros(dtype, [channels]), zeros(dtype, [channels]),
            randoms(dtype, [channels, samples], seed + 2)]


def overdrive_cases():
    op = "torchaudio::_overdrive_core_loop"
    for dtype in ("float32", "float64"):
        yield f"overdrive {dtype}", op, overdrive(dtype, 2, 50, 11)
        yield f"overdrive {dtype} one sample", op, overdrive(dtype, 1, 1, 12)
        yield f"overdrive {dtype} many channels", op, overdrive(dtype, 20, 10, 13)
    for dtype in ("float16", "int32"):
        yield f"overdrive {dtype}", op, overdrive(dtype, 2, 5, 14)


def alignment(dtype, length, classes, targets, target_dtype="int64", seed=21):
    numbers = Numbers(seed)
    labels = [1 + numbers.next() % (classes - 1) for _ in range(targets)]
    return [randoms(dtype, [1, length, classes], seed, -6.0, -0.1),
            Tensor(target_dtype, [1, targets], labels),
            ints(target_dtype, [length]), ints(target_dtype, [targets]), 0]


def align_cases():
    op = "torchaudio::forced_align"
    for dtype in ("float32", "float64", "float16"):
        for target_dtype in ("int32", "int64"):
            yield f"forced_align {dtype} {target_dtype}", op, alignment(
                dtype, 20, 6, 5, target_dtype)
    yield "forced_align repeated labels", op, [
        randoms("float32", [1, 12, 4], 22, -5.0, -0.2), Tensor("int64", [1, 4], [2, 2, 1, 1]),
        ints("int64", [12]), ints("int64", [4]), 0]
    yield "forced_align another blank", op, [
        randoms("float32", [1, 9, 4], 23, -5.0, -0.2), Tensor("int64", [1, 3], [0, 2, 1]),
        ints("int64", [9]), ints("int64", [3]), 3]
    yield "forced_align targets fill the input", op, alignment("float32", 6, 9, 6, seed=25)
    good = alignment("float32", 8, 5, 3)
    changes = {
        "log_probs of integers": {0: randoms("int32", [1, 8, 5], 24, 0, 9)},
        "targets of floats": {1: randoms("float32", [1, 3], 24, 1, 4)},
        "log_probs of two dimensions": {0: randoms("float32", [8, 5], 24)},
        "targets of one dimension": {1: ints("int64", [1, 2, 3])},
        "lengths of two dimensions": {2: Tensor("int64", [1, 1], [8])},
        "two in the batch": {0: randoms("float32", [2, 8, 5], 24)},
        "blank outside": {4: 5},
        "blank negative": {4: -1},
        "another length of input": {2: ints("int64", [7])},
        "another length of targets": {3: ints("int64", [2])},
        "log_probs not contiguous": {0: randoms("float32", [1, 5, 8], 24).transposed(1, 2)},
    }
    for what, change in changes.items():
        yield f"forced_align {what}", op, [change.get(i, arg) for i, arg in enumerate(good)]
    yield "forced_align targets too long", op, alignment("float32", 4, 5, 5)


def rnnt(dtype, batch, time, target, classes, clamp=-1.0, fused=True, blank=0, seed=31):
    numbers = Numbers(seed)
    labels = [1 + numbers.next() % (classes - 1) for _ in range(batch * (target - 1))]
    return [randoms(dtype, [batch, time, target, classes], seed, -2.0, 2.0),
            Tensor("int32", [batch, target - 1], labels),
            ints("int32", [time - i % 2 for i in range(batch)]),
            ints("int32", [target - 1 - i % 2 for i in range(batch)]), blank, clamp, fused]


def rnnt_cases():
    op = "torchaudio::rnnt_loss_forward"
    for dtype in ("float32", "float16"):
        yield f"rnnt {dtype}", op, rnnt(dtype, 1, 4, 3, 5)
        yield f"rnnt {dtype} batch", op, rnnt(dtype, 3, 6, 4, 7)
        yield f"rnnt {dtype} clamped", op, rnnt(dtype, 2, 5, 4, 6, clamp=0.1)
        yield f"rnnt {dtype} log softmax outside", op, rnnt(dtype, 2, 5, 4, 6, fused=False)
    yield "rnnt another blank", op, rnnt("float32", 2, 5, 4, 6, blank=5, seed=32)
    good = rnnt("float32", 2, 5, 4, 6)
    changes = {
        "logits of doubles": {0: randoms("float64", [2, 5, 4, 6], 33)},
        "targets of longs": {1: zeros("int64", [2, 3])},
        "lengths of longs": {2: ints("int64", [5, 5])},
        "logits of three dimensions": {0: randoms("float32", [5, 4, 6], 33)},
        "targets of one dimension": {1: ints("int32", [1, 2, 3])},
        "another batch of lengths": {2: ints("int32", [5])},
        "another batch of targets": {1: Tensor("int32", [1, 3], [1, 2, 3])},
        "blank outside": {4: 6},
        "output length mismatch": {2: ints("int32", [4, 4])},
        "target length mismatch": {3: ints("int32", [2, 2])},
        "logits not contiguous": {0: randoms("float32", [2, 4, 5, 6], 33).transposed(1, 2)},
    }
    for what, change in changes.items():
        yield f"rnnt {what}", op, [change.get(i, arg) for i, arg in enumerate(good)]


def question_cases():
    yield "cuda_version", "_torchaudio::cuda_version", []
    yield "is_align_available", "_torchaudio::is_align_available", []


# ---- torchdtw ----

FLOATS = ("float32", "float64", "float16", "bfloat16")
INTEGERS = ("uint8", "int8", "int16", "int32", "int64")


def dtw_cases():
    for dtype in FLOATS + INTEGERS:
        low = 0
        yield f"dtw {dtype}", "torchdtw::dtw", [randoms(dtype, [6, 9], 41, low, 7)]
        yield f"dtw_path {dtype}", "torchdtw::dtw_path", [randoms(dtype, [7, 5], 42, low, 7)]
        for index in ("int32", "int64"):
            yield f"dtw_batch {dtype} {index}", "torchdtw::dtw_batch", [
                randoms(dtype, [2, 3, 4, 5], 43, low, 7), ints(index, [4, 2]),
                ints(index, [5, 1, 3]), False]
    square = randoms("float32", [3, 3, 4, 4], 44, 0, 3)
    lengths = ints("int64", [4, 3, 2])
    yield "dtw_batch symmetric", "torchdtw::dtw_batch", [square, lengths, lengths, True]
    yield "dtw one by one", "torchdtw::dtw", [randoms("float32", [1, 1], 45)]
    yield "dtw transposed", "torchdtw::dtw", [randoms("float32", [5, 8], 46, 0, 2).transposed(0, 1)]
    yield "dtw_path transposed", "torchdtw::dtw_path", [
        randoms("float64", [5, 8], 46, 0, 2).transposed(0, 1)]
    yield "dtw large", "torchdtw::dtw", [randoms("float32", [60, 70], 47, 0, 1)]
    yield "dtw_batch for threads", "torchdtw::dtw_batch", [
        randoms("float32", [12, 11, 9, 8], 48, 0, 1), ints("int64", [9] * 12),
        ints("int64", [8] * 11), False]


def dtw_error_cases():
    good = [randoms("float32", [2, 3, 4, 5], 51, 0, 2), ints("int64", [4, 4]),
            ints("int64", [5, 5, 5]), False]
    changes = {
        "three dimensions": {0: randoms("float32", [2, 3, 4], 51)},
        "lengths of two dimensions": {1: Tensor("int64", [1, 2], [4, 4])},
        "lengths of two dtypes": {2: ints("int32", [5, 5, 5])},
        "too few lengths": {1: ints("int64", [4])},
        "symmetric but not square": {3: True},
        "a length too long": {1: ints("int64", [4, 5])},
    }
    for what, change in changes.items():
        yield f"dtw_batch {what}", "torchdtw::dtw_batch", [
            change.get(i, arg) for i, arg in enumerate(good)]
    yield "dtw of one dimension", "torchdtw::dtw", [randoms("float32", [4], 52)]
    yield "dtw of booleans", "torchdtw::dtw", [zeros("bool", [2, 2])]
    yield "dtw_path of three dimensions", "torchdtw::dtw_path", [randoms("float32", [2, 2, 2], 53)]


# ---- torchvision ----

def boxes(count, seed, first=None):
    """Boxes of floats (x1, y1, x2, y2), with the image's number in front if `first` counts images."""
    numbers, values = Numbers(seed), []
    for i in range(count):
        x, y = numbers.uniform(0, 8), numbers.uniform(0, 8)
        corner = [x, y, x + numbers.uniform(1, 7), y + numbers.uniform(1, 7)]
        values += corner if first is None else [float(i % first)] + corner
    return [count, 4 if first is None else 5], values


def vision_cases():
    sizes, values = boxes(12, 71)
    for dtype in ("float32", "float64"):
        dets = Tensor(dtype, sizes, values)
        scores = randoms(dtype, [12], 72, 0, 1)
        for threshold in (0.1, 0.5, 0.9):
            yield f"nms {dtype} {threshold}", "torchvision::nms", [dets, scores, threshold]
        rois = Tensor(dtype, *boxes(5, 73, 2))
        image = randoms(dtype, [2, 8, 8, 8], 74)
        yield f"roi_align {dtype}", "torchvision::roi_align", [
            image, rois, 0.5, 2, 2, 2, True]
        yield f"roi_pool {dtype}", "torchvision::roi_pool", [image, rois, 0.5, 2, 2]
        yield f"ps_roi_align {dtype}", "torchvision::ps_roi_align", [image, rois, 0.5, 2, 2, 2]
        yield f"ps_roi_pool {dtype}", "torchvision::ps_roi_pool", [image, rois, 0.5, 2, 2]
        yield f"roi_align backward {dtype}", "torchvision::_roi_align_backward", [
            randoms(dtype, [5, 8, 2, 2], 75), rois, 0.5, 2, 2, 2, 8, 8, 8, 2, True]
    yield "nms of nothing", "torchvision::nms", [
        zeros("float32", [0, 4]), zeros("float32", [0]), 0.5]
    yield "nms of other scores", "torchvision::nms", [
        Tensor("float32", sizes, values), randoms("float32", [11], 72), 0.5]
    yield "box_iou_rotated", "torchvision::box_iou_rotated", [
        randoms("float32", [4, 5], 76, 1, 9), randoms("float32", [3, 5], 77, 1, 9)]
    yield "deform_conv2d", "torchvision::deform_conv2d", [
        randoms("float32", [1, 2, 6, 6], 78), randoms("float32", [3, 2, 3, 3], 79),
        randoms("float32", [1, 18, 4, 4], 80), randoms("float32", [1, 9, 4, 4], 81, 0, 1),
        randoms("float32", [3], 82), 1, 1, 0, 0, 1, 1, 1, 1, True]
    yield "roi_align of two dimensions", "torchvision::roi_align", [
        randoms("float32", [4, 4], 83), Tensor("float32", *boxes(2, 84, 1)), 1.0, 2, 2, 2, True]


def png():
    """A PNG file of 4 by 3 pixels, each row without a filter."""
    rows = b"".join(b"\0" + bytes((17 * x + 40 * y + 70 * c) % 256 for x in range(4) for c in range(3))
                    for y in range(3))
    parts = [(b"IHDR", struct.pack(">IIBBBBB", 4, 3, 8, 2, 0, 0, 0)),
             (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts)


def image_cases():
    file = Tensor("uint8", [len(png())], data=png())
    pixels = randoms("uint8", [3, 8, 8], 91, 0, 256)
    yield "jpeg_version", "image::_jpeg_version", []
    yield "is_compiled_against_turbo", "image::_is_compiled_against_turbo", []
    for mode in (0, 1, 3, 4):
        yield f"decode_png mode {mode}", "image::decode_png", [file, mode, False]
    yield "decode_image", "image::decode_image", [file, 3, False]
    yield "encode_png", "image::encode_png", [pixels, 6]
    yield "encode_jpeg", "image::encode_jpeg", [pixels, 90]
    yield "decode_png of no png", "image::decode_png", [randoms("uint8", [40], 92, 0, 256), 0, False]
    yield "encode_png of floats", "image::encode_png", [randoms("float32", [3, 4, 4], 93), 6]
    yield "decode_jpeg of a png", "image::decode_jpeg", [file, 0, False]


def codec_cases():
    file = Tensor("uint8", [len(png())], data=png())
    for mode in (0, 1, 3):
        yield f"torchcodec decode_png mode {mode}", "torchcodec_ns::decode_png", [file, mode, 0]
    yield "torchcodec decode_png of no png", "torchcodec_ns::decode_png", [
        randoms("uint8", [40], 94, 0, 256), 0, 0]


# Suite: the wheel it comes from, its binaries there, and the calls of their operators.
SUITES = {
    "torchaudio": ("torchaudio", ["torchaudio/lib/_torchaudio.abi3.so",
                                  "torchaudio/lib/libtorchaudio.abi3.so"],
                   (lfilter_cases, overdrive_cases, align_cases, rnnt_cases, question_cases)),
    "torchdtw": ("torchdtw", ["torchdtw/_C.abi3.so"], (dtw_cases, dtw_error_cases)),
    "torchvision": ("torchvision", ["torchvision/_C_stable.so"], (vision_cases,)),
    "torchvision-image": ("torchvision", ["torchvision/image_stable.so"], (image_cases,)),
    "torchcodec-image": ("torchcodec", ["torchcodec/libtorchcodec_image.so"], (codec_cases,)),
}


def cases(suite):
    """name, operator, arguments of every call of a suite; fresh arguments each time."""
    for part in SUITES[suite][2]:
        yield from part()
