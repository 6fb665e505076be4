# SPDX-License-Identifier: BSD-3-Clause
"""Generators go on from states, copies and pickles; the process's is one of them."""
import copy
import pickle
import subprocess
import sys

import pytest

import tenon
from tenon.library import Library


def draw(generator, count=3):
    return tenon.rand(count, generator=generator).tolist()


@pytest.mark.parametrize("before", [0, 3, 700])
def test_a_state_is_where_the_numbers_go_on(before):
    first = tenon.Generator().manual_seed(7)
    draw(first, before)
    second = tenon.Generator()
    assert second.set_state(first.get_state()) is second
    twin, pickled, copied = first.clone_state(), pickle.loads(pickle.dumps(first)), copy.deepcopy(first)
    wanted = draw(first)
    assert wanted == draw(second) == draw(twin) == draw(pickled) == draw(copied)
    assert second.initial_seed() == 7


def test_states_are_those_of_pytorch():
    # The start of torch.Generator().manual_seed(123).get_state(): the seed, what is left, and the first words.
    state = tenon.Generator().manual_seed(123).get_state()
    assert state.shape == (5056,) and state.dtype is tenon.uint8
    assert state[:8].view(tenon.int64).item() == 123 and state[8:16].view(tenon.int32).tolist() == [1, 1]
    assert state[24:56].view(tenon.int64).tolist() == [123, 3885958024, 930007257, 840982176]


def test_the_processs_generator():
    assert tenon.manual_seed(3) is tenon.default_generator and tenon.initial_seed() == 3
    state = tenon.get_rng_state()
    wanted = tenon.rand(3).tolist()
    tenon.set_rng_state(state)
    assert tenon.rand(3).tolist() == wanted
    assert tenon.seed() == tenon.initial_seed() != tenon.Generator().seed()
    assert tenon.manual_seed(-1).initial_seed() == 2 ** 64 - 1
    assert tenon.manual_seed(3.7).initial_seed() == 3


class Odd:
    def __index__(self):
        raise ZeroDivisionError("no index")


@pytest.mark.parametrize("call, kind", [
    (lambda g: g.manual_seed("a"), RuntimeError), (lambda g: g.manual_seed(2.5), RuntimeError),
    (lambda g: g.manual_seed(2 ** 64), ValueError), (lambda g: g.manual_seed(-2 ** 63 - 1), ValueError),
    (lambda g: g.manual_seed(Odd()), ZeroDivisionError), (lambda g: tenon.manual_seed("a"), ValueError),
    (lambda g: tenon.manual_seed(None), TypeError), (lambda g: g.set_state(3), TypeError),
    (lambda g: g.set_state(tenon.zeros(5056)), TypeError), (lambda g: g.set_state(g.get_state()[::2]), TypeError),
    (lambda g: g.set_state(tenon.zeros(5056, dtype=tenon.uint8)), RuntimeError),
    (lambda g: g.set_state(tenon.zeros(3, dtype=tenon.uint8)), RuntimeError), (lambda g: g.get_offset(), RuntimeError),
    (lambda g: g.set_offset(1), RuntimeError),
])
def test_what_is_no_seed_and_no_state_is_refused(call, kind):
    generator = tenon.Generator().manual_seed(5)
    before = generator.get_state().tolist()
    with pytest.raises(kind):
        call(generator)
    assert generator.get_state().tolist() == before


def test_numbers_that_compiled_models_ask_for_by_name():
    # As torch.ops.prims gives them after manual_seed(7).
    tenon.manual_seed(7)
    made = tenon.ops.prims.normal([3], mean=1.0, std=2.0, dtype=tenon.float64, device="cpu", requires_grad=False)
    assert made.tolist() == [0.7064098050300096, 2.5722825974470718, 2.893643218007913]
    tenon.manual_seed(7)
    made = tenon.ops.prims.uniform([2, 2], low=1.0, high=3, dtype=tenon.float32, device="cpu", stride=[1, 2])
    assert made.stride() == (1, 2)
    assert [round(x, 4) for x in made.flatten().tolist()] == [2.0698, 2.3184, 1.3976, 2.3138]
    with pytest.raises(RuntimeError, match="expected a floating-point or complex dtype"):
        tenon.ops.prims.normal([3], mean=0, std=1, dtype=tenon.int64, device="cpu", requires_grad=False)
    with pytest.raises(NotImplementedError, match="requires_grad"):
        tenon.ops.prims.normal([3], mean=0, std=1, dtype=tenon.float32, device="cpu", requires_grad=True)


def test_a_generator_is_a_result_and_an_argument_of_operators_in_python():
    library = Library("pygenerators", "DEF")
    library.define("same(Generator g) -> Generator")
    library.define("maybe(Generator? g) -> (Generator?, int)")
    library.impl("same", lambda g: g, "CompositeExplicitAutograd")
    library.impl("maybe", lambda g: (g, 3), "CompositeExplicitAutograd")
    generator = tenon.Generator().manual_seed(5)
    again = tenon.ops.pygenerators.same(generator)
    assert type(again) is tenon.Generator and again.device == tenon.device("cpu")
    # One state: what one draws the other does not.
    apart = tenon.Generator().manual_seed(5)
    numbers = [tenon.rand(2, generator=each).tolist() for each in (again, generator)]
    assert numbers == [tenon.rand(2, generator=apart).tolist() for _ in range(2)]
    del generator
    assert again.initial_seed() == 5
    assert tenon.ops.pygenerators.maybe(None) == (None, 3)
    assert tenon.ops.pygenerators.maybe(again)[0].initial_seed() == 5
    assert tenon.ops.pygenerators.same(tenon.Generator("meta")).device == tenon.device("meta")
    assert tenon.ops.pygenerators.same(tenon.default_generator).initial_seed() == tenon.initial_seed()
    library._destroy()


def test_each_process_has_a_seed_of_its_own_until_one_is_given():
    code = "import tenon; print(tenon.initial_seed(), tenon.rand(1).item()); tenon.manual_seed(5); print(tenon.initial_seed())"
    told = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines() for _ in range(2)]
    assert told[0][0] != told[1][0] and told[0][1] == told[1][1] == "5"
    assert tenon.Generator().initial_seed() == 67280421310721  # PyTorch's: only the process's generator is seeded by the system
