# SPDX-License-Identifier: BSD-3-Clause
"""Guards of exported programs, conditions in Python on sizes and numbers, are evaluated as Python does, or told as not checked."""
import json
import math
import random
import types
import zipfile

import pytest

import tenon
from test_programs import DATA, NAMES, changed, edited, load

RECORDED = ["derived", "guarded", "shapes"]


def arguments(rows, columns, n):
    return [tenon.zeros(rows, 3), tenon.zeros(columns), n]


def with_guards(tmp_path, *guards):
    """The program `guarded` with other guards, in which any size is within its bounds."""
    def edit(program):
        program["guards_code"] = list(guards)
        for bounds in program["range_constraints"].values():
            bounds.update(min_val=0)
    return tenon.load_program(changed(tmp_path, "guarded", edited(edit)))


def holds(program, values):
    """Whether the guards let these arguments pass; what the program does with them does not matter."""
    try:
        program.run_flat(arguments(*values))
    except ValueError as error:
        return not any(text in str(error) for text in ("the program was exported for arguments with", ": the condition "))
    except OverflowError:
        return False
    except RuntimeError:
        return True
    return True


def in_python(guard, values):
    """What Python makes of a guard; None where it fails."""
    rows, columns, n = values

    def tensor(*sizes):
        return types.SimpleNamespace(size=lambda: sizes, stride=lambda: tenon.zeros(sizes).stride(), storage_offset=lambda: 0)
    torch = types.SimpleNamespace(sym_float=float, sym_int=int, sym_not=lambda value: not value, _sym_sqrt=math.sqrt,
                                  sym_ite=lambda one, then, other: then if one else other, sym_max=max, sym_min=min)
    known = {"x": tensor(rows, 3), "other": {"y": tensor(columns)}, "n": n}
    try:
        return bool(eval(guard, {"L": known, "math": math, "torch": torch}))  # noqa: S307
    except (ZeroDivisionError, OverflowError, ValueError, TypeError):
        return None


# ---- recorded ones ----

@pytest.mark.parametrize("name", NAMES)
def test_every_recorded_guard_is_checked(name):
    with zipfile.ZipFile(DATA / f"{name}.pt2") as archive:
        member = next(one for one in archive.namelist() if "/models/" in one or one == "serialized_exported_program.json")
        recorded = json.loads(archive.read(member)).get("guards_code") or []
    program = load(name)
    assert bool(recorded) == (name in RECORDED)
    assert len(program.guards) == len(recorded) and all(checked for _, checked in program.guards)
    for (text, _), guard in zip(program.guards, recorded):
        assert "L['" not in text and text.replace(".size()", "").count("[") == guard.replace(".size()", "").count("[") - guard.count("L['")


def test_names_are_the_author_s_and_messages_say_what_is_wrong():
    program = load("guarded")
    assert [text for text, _ in program.guards] == ["(x.size()[0] % 2) == 0", "other['y'].size()[0] == (1 + 2*x.size()[0])", "n*x.size()[0] > 20",
                                                    "max(x.size()[0], n) < 30", "((1 + 3*x.size()[0]) / n) > 1.5"]
    for values, text in (((7, 15, 5), r"guarded\.pt2: the program was exported for arguments with \(x\.size\(\)\[0\] % 2\) == 0; size 0 of argument 'x' is 7$"),
                         ((6, 12, 5), r"other\['y'\]\.size\(\)\[0\] == .*; size 0 of argument 'other\['y'\]' is 12, size 0 of argument 'x' is 6$"),
                         ((6, 13, 1), r"with n\*x\.size\(\)\[0\] > 20; argument 'n' is 1, size 0 of argument 'x' is 6$"),
                         ((6, 13, 20), r"> 1\.5; size 0 of argument 'x' is 6, argument 'n' is 20$")):
        with pytest.raises(ValueError, match=text):
            program.run_flat(arguments(*values))


def test_bounds_of_sizes_that_are_computed_are_kept():
    program = load("derived")
    assert [(name, least, most) for name, _, least, most, _ in program.inputs] == [("x", (3,), (10,)), ("y", (6,), (20,))]
    with pytest.raises(ValueError, match="size 0 of argument 'y' is 22; the program was exported for 6 to 20"):
        program.run_flat([tenon.zeros(10), tenon.zeros(22)])
    with pytest.raises(ValueError, match=r"with x.size\(\)\[0\] == \(\(1 \+ y.size\(\)\[0\]\) // 2\); size 0 of argument 'x' is 4, size 0 of argument 'y' is 10"):
        program.run_flat([tenon.zeros(4), tenon.zeros(10)])
    with pytest.raises(ValueError, match=r"size 0 of argument 'other\['y'\]' is 1; the program was exported for 5 or more"):
        load("guarded").run_flat(arguments(0, 1, 4))


@pytest.mark.parametrize("expression, sizes", [
    ("Add(Symbol('s77', positive=True, integer=True), Integer(-3))", "s77 - 3"),
    ("Add(Mul(Integer(-2), Symbol('s77')), Integer(30))", "-2*s77 + 30"),
    ("Mul(Integer(3), Symbol('s77'))", "3*s77"),
    ("s77", "s77"),
])
def test_bounds_are_found_by_their_expression(tmp_path, expression, sizes):
    def edit(program):
        program["guards_code"] = []
        program["graph_module"]["graph"]["tensor_values"]["y"]["sizes"][0]["as_expr"]["expr_str"] = expression
        program["range_constraints"] = {"s77": {"min_val": 0, "max_val": 50}, sizes: {"min_val": 7, "max_val": 9}}
    assert tenon.load_program(changed(tmp_path, "derived", edited(edit))).inputs[1][2:4] == ((7,), (9,))


@pytest.mark.parametrize("expression", ["FloorDiv(Symbol('s77'), Integer(2))", "Mul(Integer(2), Symbol('s77')", "Mul(Symbol('s77'), Symbol('s77'))", "Add(Symbol('s77'",
                                        "Mul(Integer(2, Symbol('s77'))", "Add(Mul(Integer(2), Symbol('s77')), Symbol('s1'))", "Symbol('" + "s" * 500 + "')", "", "Add(",
                                        "Symbol('s77') ", "Integer(", "Mul(Integer(99999999999999999999999), Symbol('s77'))"])
def test_other_expressions_have_no_bounds(tmp_path, expression):
    def edit(program):
        program["guards_code"] = []
        program["graph_module"]["graph"]["tensor_values"]["y"]["sizes"][0]["as_expr"]["expr_str"] = expression
        program["range_constraints"] = {"s77": {"min_val": 7, "max_val": 9}}
    assert tenon.load_program(changed(tmp_path, "derived", edited(edit))).inputs[1][2:4] == ((0,), (2**63 - 1,))


# ---- what is understood ----

def expression(rng, depth, is_condition):
    """A random expression in Python of the sizes and the number."""
    def part(of_condition=False):
        return expression(rng, depth - 1, of_condition)
    if is_condition:
        kind = rng.randrange(6) if depth > 0 else 0
        if kind == 4:
            return f"not {part(True)}" if rng.random() < 0.5 else f"torch.sym_not({part(True)})"
        if kind == 5:
            return f"({part(True)} {rng.choice(['and', 'or'])} {part(True)})" if rng.random() < 0.5 else f"{part(True)} {rng.choice(['and', 'or'])} {part(True)}"
        return f"{part()} {rng.choice(['==', '!=', '<', '<=', '>', '>='])} {part()}"
    if depth <= 0 or rng.random() < 0.2:
        return rng.choice(["L['x'].size()[0]", "L['x'].size()[1]", "L['other']['y'].size()[0]", "L['n']", "L['x'].stride()[0]", "L['x'].storage_offset()",
                           str(rng.randrange(20)), "1.5", "2e1", "True", "(-3)"])
    kind = rng.randrange(7)
    if kind == 0:
        return f"({part()})"
    if kind == 1:
        return f"-{part()}"
    if kind == 2:
        return f"{rng.choice(['max', 'min'])}({', '.join(part() for _ in range(rng.randrange(2, 5)))})"
    if kind == 3:
        return f"{rng.choice(['math.trunc', 'math.ceil', 'math.floor', 'torch.sym_float', 'torch.sym_int', 'float', 'int'])}({part()})"
    if kind == 4:
        return f"torch.sym_ite({part(True)}, {part()}, {part()})"
    return f"{part()}{rng.choice([' + ', ' - ', '*', ' // ', ' / ', ' % '])}{part()}"


def test_what_is_evaluated_is_what_python_evaluates(tmp_path):
    rng = random.Random(7)
    seen = {True: 0, False: 0, None: 0}
    for _ in range(400):
        guard = expression(rng, 4, True)
        program = with_guards(tmp_path, guard)
        assert program.guards[0][1], guard
        for values in ((6, 13, 5), (0, 1, 0), (3, 7, -2), (8, 17, 20)):
            wanted = in_python(guard, values)
            assert holds(program, values) == bool(wanted), (guard, values, wanted)
            seen[wanted] += 1
    assert min(seen.values()) > 50, seen


@pytest.mark.parametrize("guard, wanted", [
    ("2 ** 3 == 8", True), ("-2 ** 2 == -4", True), ("2 ** -1 == 0.5", True), ("2 ** 3 ** 2 == 512", True), ("1 << 2 + 1 == 8", True), ("13 & 6 == 4", True),
    ("1 | 4 == 5", True), ("16 >> 1 == 8", True), ("7 // 2 * 2 == 6", True), ("-7 // 2 == -4", True), ("-7 % 3 == 2", True), ("not 1 == 2", True),
    ("not not L['n']", True), ("1 == 1 or 1 / 0 > 1", True), ("1 == 2 and 1 / 0 > 1", False), ("1 == 2 or 1 / 0 > 1", None), ("L['flat_args'][0].size()[0] == 6", True),
    ("L['flat_args'][1].size()[0] == 13", True), ("L['flat_args'][2] == 5", True), ("1 == 1 and 2 == 3 or 4 == 4", True), ("torch._sym_sqrt(4) == 2", True),
    ("math.sqrt(-1) == 1", None), ("torch.sym_max(1, 2) > torch.sym_min(2, 1)", True), ("9223372036854775807 + L['n'] > 0", None), ("0.5e1 == L['n']", True),
    ("\n L['n']\n ==  5 ", True), ("True", True), ("False", False), ("+L['n'] == 5", True), ("1 == 2 and 1 == 1 and 1 / 0", False), ("0 or 0 or L['n']", True),
])
def test_python_s_rules_hold(tmp_path, guard, wanted):
    program = with_guards(tmp_path, guard)
    assert program.guards[0][1]
    assert holds(program, (6, 13, 5)) == bool(wanted)
    if wanted is None:
        with pytest.raises((ValueError, OverflowError), match="changed.pt2: the condition .*(division by zero|square root|64 bits)"):
            program.run_flat(arguments(6, 13, 5))


@pytest.mark.parametrize("guard", [
    "L['x']._base.size()[1] != L['x'].size()[1]", "L['x'].size()[2] == 3", "L['nobody'].size()[0] == 3", "L['x'] == 3", "L['x'].size() == 3", "L['n'].size()[0] == 1",
    "1 < L['n'] < 9", "L['n'] == 1 and", "or L['n']", "L['n'] ==", "(L['n'] == 5", "L['n'] == 5)", "round(L['n']) == 5", "max(L['n']) == 5", "max() == 5",
    "math.trunc(1, 2) == 1", "math.trunc 1", "L['n'] is 5", "L['n'] == 'a'", "L[n] == 5", "L['n", "L['", "L[", "L", "", " ", "not", "99999999999999999999 > 1", "0x10 > 1",
    "1_0 > 1", "(" * 200 + "1" + ")" * 200, "-" * 200 + "1", "not " * 200 + "1", "2 ** " * 200 + "1", "L['flat_args'][3] == 5", "L['flat_args'][999999999999] == 5",
    "L['x'].size()[-1] == 3", "L['x'].size()[0", "L['x'].size()[99999999999999999999] == 3", "L['x'].stride == 3", "L['x'].size()[0].bit_length() == 3", "~L['n'] == 5",
    "L['n'] if L['n'] else 5", "lambda: 1", "L['n'] in (5, 6)", "[1, 2][0]", "5 5", "L['n'] not 5", "1 +" * 40 + "(" * 90 + "1" + ")" * 90 + "]", "max(" * 60 + "1" + ", 2)" * 60 + "x",
    "1 + (" * 50 + "1" + ")" * 50,
])
def test_what_is_not_understood_is_listed_and_not_checked(tmp_path, guard):
    program = with_guards(tmp_path, guard, "L['n'] == 5")
    assert program.guards == [(guard, False), ("n == 5", True)]
    assert holds(program, (6, 13, 5)) and not holds(program, (6, 13, 6))


@pytest.mark.parametrize("path, wanted", [("L['x'][1]", True), ("L['x'][0]", False), ("L['x'][1][0]", False), ("L['x']['1']", False), ("L['x'][12]", False), ("L['x_1']", True),
                                          ("L['x_1'][0]", False), ("L['_'][1]", False), ("L['x'][1].y", False)])
def test_arguments_of_a_list_are_found_by_their_place(tmp_path, path, wanted):
    def edit(program):
        program["graph_module"]["module_call_graph"][0]["signature"]["forward_arg_names"] = ["x_1", "other", "n"]
        program["guards_code"] = [path + ".size()[0] == 6"]
    guard = tenon.load_program(changed(tmp_path, "guarded", edited(edit))).guards[0]
    assert guard == ("x_1.size()[0] == 6" if wanted else path + ".size()[0] == 6", wanted)


@pytest.mark.parametrize("guards, text", [("L['n'] == 5", "its guards are no list"), ({}, "its guards are no list"), ([5], "guard 0 is no text"), (["True", None], "guard 1 is no text")])
def test_guards_that_are_no_texts_are_refused(tmp_path, guards, text):
    with pytest.raises(OSError, match=text):
        tenon.load_program(changed(tmp_path, "guarded", edited(lambda program: program.update(guards_code=guards))))


@pytest.mark.parametrize("guards", [None, []])
def test_an_archive_may_have_no_guards(tmp_path, guards):
    def edit(program):
        program["guards_code"] = guards
    assert tenon.load_program(changed(tmp_path, "guarded", edited(edit))).guards == []
