#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Runs one recorded model in Tenon, without PyTorch, and compares: model_host.py FOLDER. One line per difference.

Where the model's own code computes a result, it has the same bits; where an operator of Tenon's has a part in it, it is within
some units in the last place of the largest element, for which `closeness` of about.json stands in where it is given."""
import ctypes
import json
import math
import os
import pathlib
import sys
import zipfile

import numpy

BUILD = pathlib.Path(os.environ["TENON_BUILD"])
NUMBERS = {"uint8": 0, "int8": 1, "int16": 2, "int32": 3, "int64": 4, "float16": 5, "float32": 6, "float64": 7, "complex64": 9,
           "complex128": 10, "bool": 11, "bfloat16": 15, "float8_e5m2": 23, "float8_e4m3fn": 24, "uint16": 27, "uint32": 28, "uint64": 29}
NAMES = {number: name for name, number in NUMBERS.items()}
# By how much results may differ, as a part of the largest element: products are summed in another order.
UNITS = {"float16": 2e-3, "bfloat16": 1.6e-2, "float32": 4e-6, "float64": 1e-14, "complex64": 4e-6, "complex128": 1e-14}
Pointer = ctypes.c_void_p


# What stands in a file for dtypes that NumPy lacks.
WORDS = {"bfloat16": "int16", "float8_e5m2": "uint8", "float8_e4m3fn": "uint8"}


def stored(name):
    return numpy.dtype(WORDS.get(name, name))


class Host:
    """The functions of libtenon that are needed; each failure is an exception with its message."""

    def __init__(self):
        # For all, as in a program that is linked with it: a package need not name a library.
        self.lib = ctypes.CDLL(str(BUILD / "lib/libtenon.so"), mode=ctypes.RTLD_GLOBAL)
        self.lib.tn_last_error.restype = ctypes.c_char_p
        for name in ("tn_tensor_data", "tn_tensor_sizes", "tn_tensor_strides"):
            getattr(self.lib, name).restype = Pointer
        self.lib.tn_tensor_dim.restype = ctypes.c_int64
        self.lib.tn_model_num_inputs.restype = self.lib.tn_model_num_outputs.restype = ctypes.c_size_t

    def call(self, name, *args):
        if getattr(self.lib, name)(*args) != 0:
            raise RuntimeError(self.lib.tn_last_error().decode())

    def tensor(self, array, name):
        """A tensor over the array, which must outlive it."""
        made = Pointer()
        rank = array.ndim
        sizes = (ctypes.c_int64 * max(rank, 1))(*array.shape)
        strides = (ctypes.c_int64 * max(rank, 1))(*(step // array.itemsize for step in array.strides))
        self.call("tn_tensor_from_blob", Pointer(array.ctypes.data), NUMBERS[name], ctypes.c_int64(rank), sizes, strides,
                  ctypes.c_int64(0), None, None, ctypes.byref(made))
        return made

    def read(self, tensor):
        """The dtype's name, a copy of the elements, and the strides."""
        rank = self.lib.tn_tensor_dim(tensor)
        name = NAMES[self.lib.tn_tensor_dtype(tensor)]

        def numbers(function):
            return ctypes.cast(getattr(self.lib, function)(tensor), ctypes.POINTER(ctypes.c_int64))[:rank]
        sizes, strides, dtype = numbers("tn_tensor_sizes"), numbers("tn_tensor_strides"), stored(name)
        if 0 in sizes:
            return name, numpy.zeros(sizes, dtype), strides
        count = 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides))
        room = (ctypes.c_char * (count * dtype.itemsize)).from_address(self.lib.tn_tensor_data(tensor))
        flat = numpy.frombuffer(room, dtype)
        return name, numpy.lib.stride_tricks.as_strided(flat, sizes, [stride * dtype.itemsize for stride in strides]).copy(), strides


def with_strides(array, strides):
    """The same elements in memory that has these strides."""
    count = 1 + sum((size - 1) * stride for size, stride in zip(array.shape, strides)) if array.size else 1
    flat = numpy.zeros(count, array.dtype)
    made = numpy.lib.stride_tricks.as_strided(flat, array.shape, [stride * array.itemsize for stride in strides])
    made[...] = array
    return made


def widened(array, name):
    if name == "bfloat16":
        return (array.astype(numpy.uint16).astype(numpy.uint32) << 16).view(numpy.float32).astype(numpy.float64)
    return array.astype(numpy.complex128 if array.dtype.kind == "c" else numpy.float64)


def difference(got, wanted, name, units):
    """What is wrong with the elements, or nothing."""
    if got.shape != wanted.shape:
        return f"sizes are {got.shape}, not {wanted.shape}"
    if got.dtype.kind in "iub" and name != "bfloat16":
        return f"{int((got != wanted).sum())} of {wanted.size} elements differ" if (got != wanted).any() else ""
    got, wanted = widened(got, name), widened(wanted, name)
    missing = numpy.isnan(wanted)
    if (numpy.isnan(got) != missing).any():
        return "nan is elsewhere"
    with numpy.errstate(invalid="ignore"):
        apart = numpy.where((got == wanted) | missing, 0, abs(got - wanted))
    finite = abs(wanted[numpy.isfinite(wanted)])
    largest, most = (finite.max() if finite.size else 0.0), (apart.max() if apart.size else 0.0)
    if most <= units * largest and not math.isnan(most):
        return ""
    return f"differs by {most:.3g}, the largest element is {largest:.3g}"


def steps_that_count(shape, strides):
    return [stride for size, stride in zip(shape, strides) if size > 1]


def calls_operators(package):
    """Whether the code imports any function that stands for an operator."""
    with zipfile.ZipFile(package) as archive:
        codes = [archive.read(name) for name in archive.namelist() if name.endswith(".so")]
    return any(word in code for code in codes for word in (b"aoti_torch_cpu_", b"aoti_torch_proxy_executor_call_function"))


def define_in_python():
    """The operator of the zoo that is written in Python, for Tenon's package."""
    import tenon
    library = tenon.library.Library("zoo", "FRAGMENT")
    library.define("twice(Tensor x, int times=2, int[]? names=None) -> Tensor")
    library.impl("twice", lambda x, times=2, names=None: x * times + (len(names) if names is not None else 0), "CPU")
    KEPT.append(library)


def prepare(about):
    """Defines what a model calls besides ATen's operators, for Tenon's package."""
    if about.get("python"):
        define_in_python()
    if about["library"]:
        import tenon
        tenon.ops.load_library(str(BUILD / about["library"]))


KEPT = []  # what lives as long as the process


class Run:
    """One model and what was recorded of it."""

    def __init__(self, folder):
        self.folder, self.host = folder, Host()
        self.about = json.loads((folder / "about.json").read_text())
        self.package = folder / f"{folder.name}.pt2"
        self.exact = not calls_operators(self.package)
        self.faults = 0

    def units(self, name):
        if name in UNITS and self.about["closeness"]:
            return self.about["closeness"]
        return 0 if self.exact else UNITS.get(name, 0)

    def compare(self, what, got, wanted, name):
        wrong = difference(got, wanted, name, self.units(name))
        if wrong:
            self.fault(f"{what}: {wrong}")

    def fault(self, text):
        self.faults += 1
        print(f"{self.folder.name}: {text}", flush=True)

    def load(self):
        model = Pointer()
        if self.about.get("python"):
            define_in_python()
        if self.about["library"]:
            made = Pointer()
            self.host.call("tn_extension_load", str(BUILD / self.about["library"]).encode(), None, ctypes.byref(made))
        self.host.call("tn_model_load", str(self.package).encode(), None, ctypes.byref(model))
        if self.about["weights"] == "host":
            files = sorted((self.folder / "weights").glob("*.npy"))
            self.kept = [numpy.load(file) for file in files]
            tensors = [self.host.tensor(array, str(array.dtype)) for array in self.kept]
            self.host.call("tn_model_set_constants", model, (ctypes.c_char_p * len(files))(*(file.stem.encode() for file in files)),
                           (Pointer * len(files))(*tensors), ctypes.c_size_t(len(files)), 0)
        return model

    def run_set(self, model, number, recorded):
        place = self.folder if number == 0 else self.folder / f"set_{number}"
        arrays = [with_strides(numpy.load(place / f"in_{k}.npy"), strides) for k, strides in enumerate(recorded["input_strides"])]
        inputs = [self.host.tensor(array, name) for array, name in zip(arrays, recorded["inputs"])]
        outputs = (Pointer * max(len(recorded["outputs"]), 1))()
        generator = ctypes.create_string_buffer(64)  # a tn_value
        self.host.call("tn_generator_default", generator)
        self.host.call("tn_generator_seed", generator, ctypes.c_uint64(number))
        self.host.call("tn_model_run", model, (Pointer * max(len(inputs), 1))(*inputs), ctypes.c_size_t(len(inputs)), outputs,
                       ctypes.c_size_t(len(recorded["outputs"])))
        taken = 0
        for k, expected in enumerate(recorded["outputs"]):
            what = f"set {number}, output {k}"
            if expected == "None":
                if outputs[k]:
                    self.fault(f"{what} is a tensor, not None")
                continue
            name, got, strides = self.host.read(Pointer(outputs[k]))
            if expected in NUMBERS:
                wanted = numpy.load(place / f"out_{taken}.npy")
                if name != expected:
                    self.fault(f"{what} is {name}, not {expected}")
                elif wanted.size > 1 and steps_that_count(got.shape, strides) != steps_that_count(got.shape, recorded["strides"][taken]):
                    self.fault(f"{what} has strides {strides}, not {recorded['strides'][taken]}")
                self.compare(what, got, wanted, name)
                taken += 1
            elif repr(got.item()) != expected:
                self.fault(f"{what} is {got.item()!r}, not {expected}")
        for k in recorded["written"]:
            self.compare(f"set {number}, input {k} afterwards", arrays[k], numpy.load(place / f"after_{k}.npy"), recorded["inputs"][k])

    def run(self):
        try:
            model = self.load()
            for number, recorded in enumerate(self.about["sets"]):
                self.run_set(model, number, recorded)
        except RuntimeError as error:
            self.fault(str(error))
        return 1 if self.faults else 0


if __name__ == "__main__":
    STATUS = Run(pathlib.Path(sys.argv[1])).run()
    sys.stdout.flush()
    os._exit(STATUS)  # a model's own threads and destructors are not what is asked about
