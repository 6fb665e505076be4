# SPDX-License-Identifier: BSD-3-Clause
"""Exported programs: archives (.pt2) of torch.export.save, called with the arguments that their authors exported them with."""
import os
import types

from tenon import _C
from tenon._treespec import check_call, input_tensor, read_spec

_PARAMETER, _BUFFER, _TEMPORARY, _TENSOR = range(4)

_IS_FIXED = ": it runs in the mode that its module was in, train() or eval(), when it was exported"
_STAYS = ": it runs on the CPU, in the dtypes that it was exported with"
_IS_FLAT = ": it is a list of operator calls without modules; .graph prints it"

# What a run takes as it is.
_READ = (_C.Tensor, type(None), bool, int, float, str)

# What modules have and a program has not, and why.
_ABSENT = {**dict.fromkeys(("train", "eval"), _IS_FIXED),
           **dict.fromkeys(("to", "cuda", "cpu", "half", "float", "double", "bfloat16", "type"), _STAYS),
           **dict.fromkeys(("modules", "named_modules", "children", "named_children", "apply", "get_submodule", "register_forward_hook",
                            "register_forward_pre_hook", "register_full_backward_hook"), _IS_FLAT)}


class Program:
    """An exported program. Calling it runs it, with arguments nested as they were exported; load_program makes it.

    Its parameters and buffers belong to it: a run reads them, and writes those that the author's code writes. It may be called from any
    thread; other threads run Python meanwhile.
    """

    __class_getitem__ = classmethod(types.GenericAlias)  # Program[Tensor], for annotations: what a call gives

    def __init__(self, path, name=None, *, train=False, classes=None):
        try:
            self._program = _C.Program(path, name, train)
        except OSError:
            from tenon._where import need_file
            need_file(path)
            raise
        self._path = os.fsdecode(path)
        in_spec, out_spec = self._program.call_spec()
        self._in_spec, self._out_spec = read_spec(in_spec, classes or {}), read_spec(out_spec, classes or {})

    def __call__(self, *args, **kwargs):
        leaves = []
        if self._in_spec is None:
            leaves = [*args, *kwargs.values()]
        else:
            check_call(self._in_spec, args, kwargs, f"{self._path}:", self._positional_names())
            try:
                self._in_spec.flatten((args, kwargs), "arguments", leaves)
            except ValueError as error:
                raise ValueError(f"{self._path}: {self._named(str(error))}") from None
        outputs = self.run_flat(leaves)
        if self._out_spec is None:
            return outputs[0] if len(outputs) == 1 else tuple(outputs)
        return self._out_spec.nest(iter(outputs))

    def _positional_names(self):
        """What the author calls the positional arguments; a nest by what stands before its first leaf's place in it."""
        if len(self._in_spec.children) != 2:
            return []
        leaves, names = iter([name for name, *_ in self.inputs]), []
        for child in self._in_spec.children[0].children:
            first = [next(leaves) for _ in range(child.count())][:1]
            names += first if child.type is None else [name.partition("[")[0].partition(".")[0] for name in first]
        return names

    def _named(self, text):
        """The text of a wrong nest, with the argument's name in place of its number: `x` for `arguments[0][0]`."""
        if len(self._in_spec.children) != 2:
            return text
        positional, keywords = self._in_spec.children
        leaves = iter([name for name, *_ in self.inputs])
        for number, child in enumerate(positional.children):
            names = [next(leaves) for _ in range(child.count())]
            if names and text.startswith(f"arguments[0][{number}]"):
                name = names[0] if child.type is None else names[0].partition("[")[0].partition(".")[0]
                return name + text.removeprefix(f"arguments[0][{number}]")
        for key in keywords.keys:
            if text.startswith(f"arguments[1][{key!r}]"):
                return key + text.removeprefix(f"arguments[1][{key!r}]")
        return text

    def run_flat(self, inputs):
        """Runs it on the leaves of its arguments, in order; a list of the leaves of its result."""
        return self._program.run([value if isinstance(value, _READ) else input_tensor(value, n, self._program, self._path) for n, value in enumerate(inputs)])

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
    def guards(self):
        """Conditions on arguments that the exporter relied on, each with whether runs check it; one that is not understood is not checked."""
        return self._program.guards()

    @property
    def outputs(self):
        """The name of each output."""
        return self._program.outputs()

    def memory(self):
        """What it needs, in bytes: `weights`, `buffers`, how much of both is `mapped`, what runs have `packed`, and the most of the `values` of a
        run that live at once, which is `at` a node; for the sizes that it was exported with, unless `exact`. docs/programs.md has the details."""
        return self._program.memory()

    @property
    def graph(self):
        """What it does: prints as code, a line for each call; to_html() and to_svg() draw it, .nodes lists the calls."""
        from tenon._program_graphs import Graph
        return Graph(self._program)

    def named_parameters(self):
        """Name and tensor of each parameter: the program's own, which an optimiser may write."""
        return ((name, tensor) for name, kind, tensor in self._program.states() if kind == _PARAMETER)

    def named_buffers(self):
        """Name and tensor of each buffer."""
        return ((name, tensor) for name, kind, tensor in self._program.states() if kind in (_BUFFER, _TEMPORARY))

    def parameters(self):
        """The parameters."""
        return (tensor for _, tensor in self.named_parameters())

    def buffers(self):
        """The buffers."""
        return (tensor for _, tensor in self.named_buffers())

    def requires_grad_(self, requires_grad=True):
        """Makes all parameters require gradients, or none; the program. load_program(train=True) has it as in the author's module."""
        for tensor in self.parameters():
            tensor.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none=True):
        """Takes the gradients of all parameters away, or makes them zero."""
        for tensor in self.parameters():
            if set_to_none:
                tensor.grad = None
            elif tensor.grad is not None:
                tensor.grad.detach_().zero_()

    def state_dict(self):
        """The parameters, and the buffers that the author's module saves, by name. They share their memory with the program's."""
        return {name: tensor.detach() for name, kind, tensor in self._program.states() if kind in (_PARAMETER, _BUFFER)}

    def load_state_dict(self, state_dict, strict=True):
        """Copies tensors into the parameters and buffers of their names.

        `state_dict` is a dict of tensors, or the path of a file that has one: .safetensors, or what tenon.save or torch.save wrote.
        RuntimeError tells all that do not fit, and nothing has been copied then. With strict=False names that only one side has are no
        fault; they are in what is returned, missing_keys and unexpected_keys.
        """
        from tenon._state_dicts import load_into
        return load_into(self.state_dict(), state_dict, strict, f"the program of '{self._path}'")

    def __getattr__(self, name):
        why = _ABSENT.get(name)
        raise AttributeError(f"an exported program has no {name}(){why}" if why else f"an exported program has no attribute {name!r}")


def load_program(path, name=None, *, train=False, classes=None):
    """Loads an exported program from an archive of torch.export.save.

    `name` chooses one of several programs. With `train` the parameters require gradients as in the author's module. Named tuples and classes
    with fields in its results are those of `classes`, a dict by the name that the author registered each with.
    Load extensions whose operators it calls first (tenon.ops.load_library).
    """
    return Program(path, name, train=train, classes=classes)


def save_program(program, path):
    """Writes the archive of a program anew to `path`, with the present parameters and buffers: torch.export.load reads it.

    All else in it is as it was. The file appears when it is complete, in place of the one with that name, which may be the program's own.
    """
    if not isinstance(program, Program):
        raise TypeError(f"save_program(): expected what load_program returns, not a {type(program).__name__}")
    program._program.save(path)
