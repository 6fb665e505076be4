#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Runs one recorded model through Tenon's Python package, without PyTorch: model_call.py FOLDER. One line per difference.

Arguments and results are nested as the model's author nested them (`nests` of about.json); numbers are compared as model_host.py
compares them."""
import collections
import os
import pathlib
import sys

import numpy
import tenon

from model_host import Run, prepare, with_strides

PLAIN = (type(None), bool, int, float, str)


class Call(Run):
    """As Run, by calling what tenon.load_model gives."""

    def load(self):
        prepare(self.about)
        self.classes = {}
        model = tenon.load_model(str(self.package), classes=self.classes)
        if self.about["weights"] == "host":
            model.set_constants({file.stem: numpy.load(file) for file in sorted((self.folder / "weights").glob("*.npy"))})
        return model

    def build(self, nest, leaves):
        """The arguments of a nest; a class of the author's is any with its name and fields."""
        if isinstance(nest, int):
            return leaves[nest]
        (kind, parts), = nest.items()
        if kind == "plain":
            return parts
        if kind in ("list", "tuple"):
            return {"list": list, "tuple": tuple}[kind](self.build(part, leaves) for part in parts)
        pairs = [(name, self.build(part, leaves)) for name, part in parts]
        if kind in ("dict", "OrderedDict"):
            return (collections.OrderedDict if kind == "OrderedDict" else dict)(pairs)
        return self.class_of(kind, [name for name, _ in pairs])(**dict(pairs))

    def class_of(self, kind, fields):
        name = f"zoo.{kind}"
        if name not in self.classes:
            self.classes[name] = collections.namedtuple(kind, fields)
        return self.classes[name]

    def match(self, where, got, nest, leaves):
        """Compares a result with its nest and puts the tensors among the leaves."""
        if isinstance(nest, int):
            leaves.append(got)
            return
        (kind, parts), = nest.items()
        if kind == "plain":
            # What is no tensor in PyTorch's results is one here where the code computes it.
            plain = got if isinstance(got, PLAIN) else got.item()
            if plain != parts:
                self.fault(f"{where} is {plain!r}, not {parts!r}")
        elif type(got).__name__ not in (kind, "SimpleNamespace", "tuple" if kind not in ("list", "dict", "OrderedDict") else kind):
            self.fault(f"{where} is a {type(got).__name__}, not a {kind}")
        elif kind in ("list", "tuple"):
            if len(got) != len(parts):
                self.fault(f"{where} has {len(got)} parts, not {len(parts)}")
            for n, (one, part) in enumerate(zip(got, parts)):
                self.match(f"{where}[{n}]", one, part, leaves)
        else:
            for n, (name, part) in enumerate(parts):
                one = got[name] if isinstance(got, dict) else got[n] if isinstance(got, tuple) else getattr(got, name)
                self.match(f"{where}.{name}", one, part, leaves)

    def run_set(self, model, number, recorded):
        place = self.folder if number == 0 else self.folder / f"set_{number}"
        arrays = [with_strides(numpy.load(place / f"in_{k}.npy"), strides) for k, strides in enumerate(recorded["input_strides"])]
        inputs = [tenon.from_numpy(array).view(getattr(tenon, name)) for array, name in zip(arrays, recorded["inputs"])]
        args, keywords = self.build(recorded["nests"][0], inputs)
        tenon.manual_seed(number)
        leaves = []
        self.match(f"set {number}: the result", model(*args, **keywords), recorded["nests"][1], leaves)
        names = [name for name in recorded["outputs"] if hasattr(tenon, name)]
        for k, (got, name) in enumerate(zip(leaves, names)):
            wanted = numpy.load(place / f"out_{k}.npy")
            if got.dtype is not getattr(tenon, name):
                self.fault(f"set {number}: tensor {k} is {got.dtype}, not {name}")
                continue
            self.compare(f"set {number}: tensor {k}", got.contiguous().view(getattr(tenon, str(wanted.dtype))).numpy(), wanted, name)


if __name__ == "__main__":
    STATUS = Call(pathlib.Path(sys.argv[1])).run()
    sys.stdout.flush()
    os._exit(STATUS)
