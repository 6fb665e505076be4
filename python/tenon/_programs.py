# SPDX-License-Identifier: BSD-3-Clause
"""Exported programs: archives (.pt2) of torch.export.save, called with the arguments that their authors exported them with."""
import os

from tenon import _C
from tenon._treespec import read_spec

_PARAMETER, _BUFFER, _TEMPORARY, _TENSOR = range(4)


class Program:
    """An exported program. Calling it runs it, with arguments nested as they were exported; load_program makes it.

    Its parameters and buffers belong to it: a run reads them, and writes those that the author's code writes. It may be called from any
    thread; other threads run Python meanwhile.
    """

    def __init__(self, path, name=None, *, train=False, classes=None):
        self._program = _C.Program(path, name, train)
        self._path = os.fsdecode(path)
        in_spec, out_spec = self._program.call_spec()
        self._in_spec, self._out_spec = read_spec(in_spec, classes or {}), read_spec(out_spec, classes or {})

    def __call__(self, *args, **kwargs):
        leaves = []
        if self._in_spec is None:
            leaves = [*args, *kwargs.values()]
        else:
            self._in_spec.flatten((args, kwargs), "arguments", leaves)
        outputs = self.run_flat(leaves)
        if self._out_spec is None:
            return outputs[0] if len(outputs) == 1 else tuple(outputs)
        return self._out_spec.nest(iter(outputs))

    def run_flat(self, inputs):
        """Runs it on the leaves of its arguments, in order; a list of the leaves of its result."""
        return self._program.run(inputs)

    def sample_inputs(self):
        """The arguments that the program was exported with, as (args, kwargs): program(*args, **kwargs) runs. LookupError if the archive has none."""
        values = self._program.sample_inputs()
        return (tuple(values), {}) if self._in_spec is None else self._in_spec.nest(iter(values))

    def clone(self):
        """Another instance: parameters are shared, buffers are its own, with the values that they have now. One for each thread keeps
        programs apart that write their buffers."""
        made = object.__new__(Program)
        made.__dict__.update(self.__dict__, _program=self._program.clone())
        return made

    def reset(self):
        """Gives parameters and buffers the values of the file again, in place; those of a clone are its own, without parameters."""
        self._program.reset()

    def __repr__(self):
        names = ", ".join(name for name, *_ in self.inputs)
        return f"<tenon program of '{self._path}' ({names}) -> {len(self.outputs)}>"

    def __reduce__(self):
        raise TypeError("an exported program cannot be pickled or copied; pickle the path of its archive, and load it where it is needed")

    @property
    def inputs(self):
        """Of each input name, dtype, smallest and largest sizes, and whether it must be the constant that it was when it was exported."""
        return self._program.inputs()

    @property
    def outputs(self):
        """The name of each output."""
        return self._program.outputs()

    def named_parameters(self):
        """Name and tensor of each parameter: the program's own, which an optimiser may write."""
        return [(name, tensor) for name, kind, tensor in self._program.states() if kind == _PARAMETER]

    def named_buffers(self):
        """Name and tensor of each buffer."""
        return [(name, tensor) for name, kind, tensor in self._program.states() if kind in (_BUFFER, _TEMPORARY)]

    def parameters(self):
        """The parameters."""
        return [tensor for _, tensor in self.named_parameters()]

    def state_dict(self):
        """The parameters, and the buffers that the author's module saves, by name."""
        return {name: tensor for name, kind, tensor in self._program.states() if kind in (_PARAMETER, _BUFFER)}


def load_program(path, name=None, *, train=False, classes=None):
    """Loads an exported program from an archive of torch.export.save.

    `name` chooses one of several programs. With `train` the parameters require gradients as in the author's module. Named tuples and classes
    with fields in its results are those of `classes`, a dict by the name that the author registered each with.
    Load extensions whose operators it calls first (tenon.ops.load_library).
    """
    return Program(path, name, train=train, classes=classes)
