#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Dispatch tables that PyTorch and Tenon compute for random registrations are equal, entry by entry.

A case is a walk: kernels and fallthroughs for random keys are registered and withdrawn in random order, over each other
as well, and after every step the whole table is compared: rule, the key whose kernel it is, fallthrough. Tenon's table
is asked twice: of the operator that took the walk, and of the registrations alone (tn_keys_explain).

Every table that PyTorch's PythonDispatcher can be asked for (what if an operator had these kernels?) is compared too.

usage: run_dispatch_tables.py [STEPS [SEED]]
"""
import ctypes
import json
import os
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
ALIASES = ["Autograd", "CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional",
           "CompositeImplicitAutogradNestedTensor"]
OFTEN = [*ALIASES, "CPU", "CUDA", "XLA", "Lazy", "Meta", "HIP", "MTIA", "FPGA", "SparseCPU", "QuantizedCPU", "NestedTensorCPU",
         "AutogradCPU", "AutogradOther", "AutogradXLA", "AutogradNestedTensor", "Functionalize"]
WALK = 12   # steps with one operator
LONGEST = 7 # registrations at a time


def walks(steps, seed, keys):
    """Lists of steps; a step is [add, index of the registration, key, fallthrough] or [drop, index]."""
    numbers = random.Random(seed)
    for _ in range(steps // WALK):
        walk, live, count = [], [], 0
        for _ in range(WALK):
            if live and (len(live) == LONGEST or numbers.random() < 0.3):
                walk.append(["drop", live.pop(numbers.randrange(len(live)))])
                continue
            key = numbers.choice(OFTEN if numbers.random() < 0.7 else keys)
            walk.append(["add", count, key, numbers.random() < 0.15])
            live.append(count)
            count += 1
        yield walk


def is_key(word):
    """Whether PyTorch lets kernels be registered for a key of its tables; some it only computes."""
    import torch
    try:
        torch._C._dispatch_library("IMPL", "probe", word)
    except RuntimeError:
        return False
    return True


def torch_tables(name, walk):
    import torch
    held = {}
    definition = torch._C._dispatch_library("FRAGMENT", name, "")
    definition.def_("f(Tensor x) -> Tensor")
    for step in walk:
        if step[0] == "add":
            library = held[step[1]] = torch._C._dispatch_library("IMPL", name, "")
            if step[3]:
                library.impl("f", step[2], torch.library.fallthrough_kernel)
            else:
                library.impl_t_t("f", step[2], debug=f"fn_{step[2]}")
        else:
            held.pop(step[1]).reset()
        table = {}
        for line in torch._C._dispatch_dump_table(f"{name}::f").splitlines():
            key, falls, what, rule = re.fullmatch(r"(\w+): (fallthrough )?(.*) \[([^]]*)\]", line).groups()
            owner = what[3:] if what.startswith("fn_") else "fallback" if rule == "backend fallback" else "?"
            table[key] = [rule, owner, bool(falls)]
        yield table
    for library in [*held.values(), definition]:
        library.reset()


class Row(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("key", ctypes.c_char_p), ("rule", ctypes.c_char_p), ("source", ctypes.c_char_p),
                ("origin", ctypes.c_char_p), ("fallthrough", ctypes.c_bool)]


VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.POINTER(Row))
KERNEL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
WARNED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p)
do_nothing = KERNEL(lambda *_: 0)
say_nothing = WARNED(lambda *_: None)


def tenon():
    library = ctypes.CDLL(str(BUILD / "lib/libtenon.so"))
    library.tn_last_error.restype = ctypes.c_char_p
    library.tn_library_free.argtypes = [ctypes.c_void_p]
    library.tn_set_warning_handler(say_nothing, None)

    def checked(function, *words):
        if getattr(library, function)(*words) != 0:
            raise SystemExit(f"{function}: {library.tn_last_error().decode()}")

    def explained(function, subject):
        table = {}

        @VISITOR
        def note(_, row):
            row = row.contents
            table[row.key.decode()] = [row.rule.decode(), row.source.decode(), row.fallthrough]
            return True
        checked(function, subject, note, None)
        return table
    return library, checked, explained


def tenon_tables(name, walk, api):
    library, checked, explained = api
    held, live = {}, {}

    def block(kind):
        made = ctypes.c_void_p()
        checked("tn_library_new", kind, name.encode(), None, b"/dev/null", 0, ctypes.byref(made))
        return made
    definition = block(1)
    checked("tn_library_define", definition, b"f(Tensor x) -> Tensor", None, ctypes.c_size_t(0))
    op = ctypes.c_void_p()
    checked("tn_op_find", f"{name}::f".encode(), ctypes.byref(op))
    for step in walk:
        if step[0] == "add":
            made = held[step[1]] = block(2)
            live[step[1]] = (step[2], step[3])
            if step[3]:
                checked("tn_library_impl_fallthrough", made, b"f", step[2].encode())
            else:
                checked("tn_library_impl", made, b"f", step[2].encode(), None, do_nothing, None)
        else:
            library.tn_library_free(held.pop(step[1]))
            del live[step[1]]
        newest = dict(live.values())
        words = ",".join(key + ("=fallthrough" if falls else "") for key, falls in newest.items())
        yield explained("tn_op_explain", op), explained("tn_keys_explain", words.encode()) if words else None
    for made in [*held.values(), definition]:
        library.tn_library_free(made)


def python_dispatcher_tables():
    """Every set of registrations that PythonDispatcher takes, with its table; not every entry has an owner there."""
    from torch._python_dispatcher import PythonDispatcher
    names = PythonDispatcher.supported_keys
    for mask in range(1, 1 << len(names)):
        keys = [name for i, name in enumerate(names) if mask >> i & 1]
        dispatcher = PythonDispatcher()
        try:
            dispatcher.register(keys)
            lines = dispatcher.rawDispatchTable().splitlines()
        except RuntimeError:
            continue  # it refuses both composites at a time
        finally:
            dispatcher.ref.reset()
        table = {}
        for line in lines:
            key, falls, what, rule = re.fullmatch(r"(\w+): (fallthrough )?(.*?) ?\[([^]]*)\]", line).groups()
            table[key] = [rule, what[3:] if what.startswith("fn_") else "?", bool(falls)]
        yield keys, table


def tenon_main():
    api = tenon()
    for index, line in enumerate(sys.stdin):
        if line.startswith('"'):
            print(json.dumps(api[2]("tn_keys_explain", json.loads(line).encode())), flush=True)
            continue
        for tables in tenon_tables(f"walk{index}", json.loads(line), api):
            print(json.dumps(tables))


def same(ours, theirs):
    """Owners of fallthroughs and of errors have no name in PyTorch's dump."""
    if ours.keys() != theirs.keys():
        return sorted(ours.keys() ^ theirs.keys())
    return [key for key, row in theirs.items()
            if row[0] != ours[key][0] or row[2] != ours[key][2] or (row[1] != "?" and row[1] != ours[key][1])]


def compare_python_dispatcher():
    cases = list(python_dispatcher_tables())
    with subprocess.Popen([sys.executable, __file__, "--tenon"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        answer, _ = child.communicate("\n".join(json.dumps(",".join(keys)) for keys, _ in cases))
    wrong = [(keys, key) for (keys, theirs), ours in zip(cases, map(json.loads, answer.splitlines()), strict=True)
             for key in same(ours, theirs)]
    print(f"{len(cases)} tables of PythonDispatcher, {len(wrong)} entries different", *wrong[:10])
    return wrong or len(cases) < 1000


def main(steps, seed):
    import torch
    keys = [line.split(":")[0] for line in torch._C._dispatch_dump_table("aten::detach").splitlines()]
    keys = [key for key in keys if key != "Undefined" and is_key(key)]
    cases = list(walks(steps, seed, keys))
    with subprocess.Popen([sys.executable, __file__, "--tenon"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        answer, _ = child.communicate("\n".join(json.dumps(case) for case in cases))
    answers = iter(answer.splitlines())
    compared = wrong = 0
    for index, case in enumerate(cases):
        for at, theirs in enumerate(torch_tables(f"walk{index}", case)):
            walked, imagined = json.loads(next(answers))
            for what, ours in (("walked", walked), ("imagined", imagined)):
                if ours is None:
                    continue
                compared += len(theirs)
                for key in same(ours, theirs):
                    wrong += 1
                    if wrong <= 10:
                        print(f"seed {seed}, {what}, after {case[:at + 1]}: {key}: {ours.get(key)}, PyTorch {theirs.get(key)}")
    print(f"{len(cases) * WALK} tables, {compared} entries compared, {wrong} different")
    return compare_python_dispatcher() or wrong != 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--tenon"]:
        tenon_main()
    else:
        sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000, int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32))))
