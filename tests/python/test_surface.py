# SPDX-License-Identifier: BSD-3-Clause
"""What a program written for PyTorch finds besides operators: limits, storages, settings, and Tensor's small methods."""
import copy
import operator
import pathlib
import pickle
import re

import pytest

import tenon


def test_limits_of_real_numbers():
    info = tenon.finfo(tenon.float32)
    assert (info.bits, info.eps, info.max, info.tiny) == (32, 2.0 ** -23, 3.4028234663852886e38, 2.0 ** -126)
    assert info.min == -info.max and info.smallest_normal == info.tiny and info.dtype == "float32"
    assert info == tenon.finfo() == tenon.finfo(tenon.complex64) and info != tenon.finfo(float)
    assert repr(tenon.finfo(tenon.float16)) == (
        "finfo(resolution=0.001, min=-65504, max=65504, eps=0.000976562, smallest_normal=6.10352e-05, "
        "tiny=6.10352e-05, dtype=float16)")
    assert tenon.finfo(tenon.float8_e4m3fn).max == 448 and tenon.finfo(tenon.float8_e5m2).max == 57344
    assert tenon.finfo(tenon.bfloat16).resolution == 0.01 and tenon.finfo(tenon.float8_e4m3fnuz).max == 240


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64", "float8_e5m2", "float8_e4m3fn",
                                  "float8_e5m2fnuz", "float8_e4m3fnuz"])
def test_limits_are_those_of_the_elements(name):
    kind = getattr(tenon, name)
    info = tenon.finfo(kind)
    made = tenon.tensor([info.max, info.min, info.tiny], dtype=tenon.float64).to(kind)
    assert made.to(tenon.float64).tolist() == [info.max, info.min, info.tiny]


def test_limits_of_whole_numbers():
    info = tenon.iinfo(tenon.int32)
    assert (info.bits, info.min, info.max, info.dtype) == (32, -2 ** 31, 2 ** 31 - 1, "int32")
    assert tenon.iinfo(tenon.uint64).max == 2 ** 64 - 1 and tenon.iinfo(int) == tenon.iinfo(tenon.int64)
    assert repr(tenon.iinfo(tenon.uint8)) == "iinfo(min=0, max=255, dtype=uint8)"


@pytest.mark.parametrize("call", [
    lambda: tenon.finfo(tenon.int32), lambda: tenon.finfo(3), lambda: tenon.iinfo(tenon.float32), lambda: tenon.iinfo(),
    lambda: tenon.iinfo(tenon.bool), lambda: hash(tenon.finfo()),
])
def test_limits_of_what_has_none(call):
    with pytest.raises(TypeError):
        call()


def test_a_storage_is_the_whole_memory():
    x = tenon.tensor([1.0, 2.0, 3.0])[1:]
    memory = x.untyped_storage()
    assert memory.nbytes() == memory.size() == len(memory) == 12 and memory.element_size() == 1
    assert memory.data_ptr() == x.data_ptr() - 4 and memory == x[1:].untyped_storage()
    assert memory.tolist()[:4] == [0, 0, 128, 63] and memory.device == x.device and tenon.is_storage(memory)
    assert x.storage().tolist() == [1.0, 2.0, 3.0] and x.storage().dtype is tenon.float32
    memory[7] = 0x41
    assert x[0].item() == 8.0 and x.storage()[1] == 8.0 and memory[4:8].tolist() == [0, 0, 0, 0x41]
    assert tenon.ones(3, device="meta").untyped_storage().nbytes() == 12
    assert repr(memory) == "[tenon.UntypedStorage(device=cpu) of size 12]"
    assert x.storage().untyped() == memory and memory.clone() != memory


def test_new_tensors_are_like_the_old_one():
    x = tenon.ones(2, dtype=tenon.float64)
    assert x.new_tensor([1, 2]).dtype is tenon.float64 and x.new_tensor(3).shape == ()
    assert x.new_tensor([1.5], dtype=tenon.int32).tolist() == [1] and x.new(2, 3).shape == (2, 3)
    assert x.new([1, 2]).tolist() == [1.0, 2.0] and x.new().shape == (0,)
    with pytest.raises(TypeError):
        x.new_tensor("a")
    with pytest.raises(TypeError):
        x.new_tensor()


def test_tensors_in_the_old_way():
    assert tenon.Tensor([1, 2]).dtype is tenon.float32 and tenon.Tensor(2, 3).shape == (2, 3)
    assert tenon.Tensor().shape == (0,) and tenon.Tensor(tenon.ones(2)).tolist() == [1.0, 1.0]
    assert tenon.Tensor(tenon.Size([2, 1])).shape == (2, 1)
    for data in (3.5, "a", None, tenon.ones(2, dtype=tenon.int32)):
        with pytest.raises((TypeError, RuntimeError)):
            tenon.Tensor(data)
    with pytest.raises(TypeError, match="subclass"):
        type("Mine", (tenon.Tensor,), {})([1])


def test_python_functions_on_elements():
    x = tenon.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert x.t().apply_(lambda v: v * 2) is not x and x.tolist() == [[2.0, 4.0], [6.0, 8.0]]
    assert x.map_(tenon.ones(2), lambda a, b: a + b).tolist() == [[3.0, 5.0], [7.0, 9.0]]
    assert x.map2_(x, x, lambda a, b, c: a + b + c)[0, 0].item() == 9.0
    assert tenon.ones(2, dtype=tenon.int32).apply_(lambda v: v * 1.5).tolist() == [1, 1]
    with pytest.raises(ZeroDivisionError):
        x.apply_(lambda v: v / 0)
    with pytest.raises(TypeError):
        x.map_(x.int(), lambda a, b: a)
    with pytest.raises(RuntimeError):
        x.map_(tenon.ones(3), lambda a, b: a)


def test_order_of_dimensions():
    assert tenon.ones(2, 3, 4).dim_order() == (0, 1, 2) and tenon.ones(2, 3).T.dim_order() == (1, 0)
    assert tenon.ones(2, 3, 4, 5).to(memory_format=tenon.channels_last).dim_order() == (0, 2, 3, 1)
    assert tenon.ones(2, 3).expand(2, 2, 3).dim_order() == (0, 1, 2) and tenon.ones(()).dim_order() == ()
    with pytest.raises(RuntimeError):
        tenon.ones(1, 1).dim_order(ambiguity_check=True)


def test_diagonals_are_filled():
    assert tenon.ones(2, 2).fill_diagonal_(3.5).tolist() == [[3.5, 1.0], [1.0, 3.5]]
    assert tenon.zeros(5, 2).fill_diagonal_(1).sum(1).tolist() == [1.0, 1.0, 0.0, 0.0, 0.0]
    assert tenon.zeros(5, 2).fill_diagonal_(1, wrap=True).tolist() == [[1, 0], [0, 1], [0, 0], [1, 0], [0, 1]]
    assert tenon.zeros(2, 2, 2).fill_diagonal_(1).sum().item() == 2.0
    for shape in ([2], [2, 3, 2]):
        with pytest.raises(RuntimeError):
            tenon.ones(shape).fill_diagonal_(0)


def test_small_questions():
    x = tenon.ones(2, 3)
    assert tenon.is_tensor(x) and not tenon.is_tensor([1]) and x.is_set_to(x.view(2, 3)) and not x.is_set_to(x.T)
    assert (x.dense_dim(), x.sparse_dim(), x.output_nr, x.name, tenon.get_device(x)) == (2, 0, 0, None, -1)
    assert (tenon.float32.abbr, tenon.bool.abbr, tenon.bfloat16.abbr, tenon.complex64.abbr) == ("f32", "b8", "bf16", "c64")
    assert tenon.float64.to_complex() is tenon.complex128 and tenon.complex64.to_real() is tenon.float32
    with pytest.raises(RuntimeError):
        tenon.int32.to_complex()
    assert tenon.broadcast_shapes((2, 1), (3,), 1) == (2, 3) and tenon.broadcast_shapes() == ()
    with pytest.raises(RuntimeError):
        tenon.broadcast_shapes((2,), (3,))
    with pytest.raises(ValueError):
        tenon.broadcast_shapes((-1,), (3,))
    assert tenon.chain_matmul(tenon.ones(2, 3), tenon.ones(3, 4), tenon.ones(4, 1)).tolist() == [[12.0], [12.0]]
    assert x[:, tenon.newaxis].shape == (2, 1, 3) and tenon.pi > 3.14 and tenon.nan != tenon.nan and tenon.inf > 1e308
    assert tenon.sym_max(2, 3.0) == 3.0 and tenon.sym_ite(True, 1, 2) == 1 and tenon.sym_int(-3.7) == -3


def test_frequencies():
    assert tenon.fft.fftfreq(4).tolist() == [0.0, 0.25, -0.5, -0.25] and tenon.fft.fftfreq(1).tolist() == [0.0]
    assert tenon.fft.rfftfreq(5, d=0.5, dtype=tenon.float64).tolist() == pytest.approx([0.0, 0.4, 0.8])
    out = tenon.empty(0)
    assert tenon.fft.fftfreq(3, out=out) is out and out.tolist() == pytest.approx([0.0, 1 / 3, -1 / 3])
    with pytest.raises(RuntimeError):
        tenon.fft.fftfreq(4, dtype=tenon.int32)


def test_threads_are_set():
    before = tenon.get_num_threads()
    try:
        tenon.set_num_threads(3)
        assert tenon.get_num_threads() == 3
    finally:
        tenon.set_num_threads(before)
    for number in (0, -1, 2.5, "a", True):
        with pytest.raises(RuntimeError):
            tenon.set_num_threads(number)


def test_defaults_are_told_and_others_refused():
    assert tenon.get_default_dtype() is tenon.float32 and tenon.get_default_device() == tenon.device("cpu")
    tenon.set_default_device("cpu")
    for wrong in (tenon.int32, tenon.complex64, tenon.bool, tenon.float8_e4m3fn, float, None, "float64"):
        with pytest.raises(TypeError):
            tenon.set_default_dtype(wrong)
    assert tenon.get_default_dtype() is tenon.float32
    with pytest.raises(NotImplementedError):
        tenon.set_default_device("cuda")


# What takes the default dtype in PyTorch, what its complex one, and what takes neither.
NUMBERS, SINGLE = tenon.arange(3), tenon.zeros(3)
DEFAULT = (lambda: tenon.tensor(1.5), lambda: tenon.tensor([True, 1.5]), lambda: tenon.tensor([]), lambda: tenon.Tensor([1, 2]), lambda: tenon.Tensor(2, 3),
           lambda: tenon.zeros(2), lambda: tenon.empty(2), lambda: tenon.full((2,), 1.5), lambda: tenon.rand(2), lambda: tenon.eye(2), lambda: tenon.arange(3.),
           lambda: tenon.linspace(0, 1, 3), lambda: tenon.empty_strided((2,), (1,)), lambda: tenon.scalar_tensor(2), lambda: tenon.normal(0., 1., (2,)),
           lambda: NUMBERS + 1.5, lambda: 2.5 ** NUMBERS, lambda: NUMBERS / 2, lambda: NUMBERS / NUMBERS, lambda: tenon.sin(NUMBERS),
           lambda: tenon.where(NUMBERS > 1, 1.5, 2), lambda: tenon.hann_window(4), lambda: tenon.fft.fftfreq(4), lambda: tenon.as_tensor([1.5]),
           lambda: NUMBERS // 1.5, lambda: tenon.block_diag())
COMPLEX = (lambda: tenon.tensor(1j), lambda: tenon.full((2,), 1j), lambda: NUMBERS * 1j)
OTHERS = (lambda: SINGLE + 1.5, lambda: SINGLE + NUMBERS, lambda: SINGLE.new_tensor([1.5]), lambda: tenon.zeros(1, dtype=tenon.float32))


@pytest.mark.parametrize("dtype, complex_dtype", [(tenon.float64, tenon.complex128), (tenon.bfloat16, tenon.complex64)], ids=str)
def test_default_dtype_is_that_of_real_numbers_without_one(dtype, complex_dtype):
    tenon.set_default_dtype(dtype)
    try:
        assert tenon.get_default_dtype() is dtype and tenon.finfo().dtype == str(dtype).removeprefix("tenon.")
        assert [call().dtype for call in DEFAULT] == [dtype] * len(DEFAULT)
        assert [call().dtype for call in COMPLEX] == [complex_dtype] * len(COMPLEX)
        assert [call().dtype for call in OTHERS] == [tenon.float32] * len(OTHERS)
        assert tenon.tensor([1]).dtype is tenon.int64 and tenon.result_type(1, 1.5) is dtype
        assert repr(tenon.ones(1)) == "tensor([1.])" and repr(tenon.tensor([])) == "tensor([])"
        assert repr(SINGLE) == "tensor([0., 0., 0.], dtype=tenon.float32)"
    finally:
        tenon.set_default_dtype(tenon.float32)
    assert repr(SINGLE) == "tensor([0., 0., 0.])" and tenon.ones(1).dtype is tenon.float32


@pytest.mark.parametrize("call, kind", [
    (lambda x: x.share_memory_(), NotImplementedError), (lambda x: x.pin_memory(), RuntimeError),
    (lambda x: x.retain_grad(), RuntimeError), (lambda x: x.register_hook(print), RuntimeError),
    (lambda x: x.cuda(), (RuntimeError, NotImplementedError)),
])
def test_what_one_process_on_a_cpu_cannot_do_is_said(call, kind):
    with pytest.raises(kind):
        call(tenon.ones(2))


@pytest.mark.parametrize("name, options, wanted", [
    ("hann", {}, [0.0, 0.5, 1.0, 0.5, 0.0]), ("hamming", {}, [0.08, 0.54, 1.0, 0.54, 0.08]),
    ("blackman", {}, [0.0, 0.34, 1.0, 0.34, 0.0]), ("bartlett", {}, [0.0, 0.5, 1.0, 0.5, 0.0]),
    ("general_cosine", {"a": [0.5, 0.5]}, [0.0, 0.5, 1.0, 0.5, 0.0]),
    ("general_hamming", {"alpha": 0.5}, [0.0, 0.5, 1.0, 0.5, 0.0]),
    ("nuttall", {}, [0.0003628, 0.2269824, 1.0, 0.2269824, 0.0003628]),
    ("hann", {"sym": False}, [0.0, 0.3454915, 0.9045085, 0.9045085, 0.3454915]),
])
def test_windows(name, options, wanted):
    made = getattr(tenon.signal.windows, name)(5, **options)
    assert made.tolist() == pytest.approx(wanted, abs=1e-6)
    assert getattr(tenon.signal.windows, name)(5, **options, requires_grad=True).requires_grad


def test_grids_noisy_choices_and_pools_by_a_norm():
    F = tenon.nn.functional
    theta = tenon.eye(3)[:2].unsqueeze(0)
    assert F.affine_grid(theta, (1, 1, 2, 2))[0, 0].tolist() == [[-0.5, -0.5], [0.5, -0.5]]
    assert F.affine_grid(theta, (1, 1, 2, 2), align_corners=True)[0, 1, 1].tolist() == [1.0, 1.0]
    for size, kind in (((1, 1, 2), NotImplementedError), ((1, 1, 0, 2), ValueError), ((1, 1, 1, 2, 2), ValueError)):
        with pytest.raises(kind):
            F.affine_grid(theta, size)
    with pytest.raises(ValueError):
        F.affine_grid(theta.long(), (1, 1, 2, 2))
    x = tenon.tensor([[[1.0, -2.0, 3.0, 4.0]]])
    assert F.lp_pool1d(x, 2, 2).tolist()[0][0] == pytest.approx([5 ** 0.5, 5.0])
    assert F.lp_pool1d(x, float("inf"), 2).tolist() == [[[2.0, 4.0]]]
    assert F.lp_pool2d(tenon.arange(16.0).view(1, 1, 4, 4), 1, (2, 1), stride=1)[0, 0, 0].tolist() == [4.0, 6.0, 8.0, 10.0]
    assert F.lp_pool3d(tenon.ones(1, 1, 2, 2, 2), 1, 2).tolist() == [[[[[8.0]]]]]
    tenon.manual_seed(0)
    assert F.gumbel_softmax(tenon.tensor([[1.0, 2.0, 3.0]])).tolist()[0] == pytest.approx([0.0196, 0.1523, 0.8281], abs=1e-4)
    assert F.gumbel_softmax(tenon.ones(4, 3), hard=True).sum(1).tolist() == [1.0] * 4
    assert F.upsample_nearest(tenon.ones(1, 1, 2, 2), scale_factor=2).shape == (1, 1, 4, 4)
    assert F.upsample_bilinear(tenon.arange(4.0).view(1, 1, 2, 2), size=3)[0, 0, 0].tolist() == [0.0, 0.5, 1.0]


def test_parts_of_sizes_are_sizes():
    size = tenon.ones(2, 3, 4).shape
    for made, wanted in ((size[:2], (2, 3)), (size + (5,), (2, 3, 4, 5)), ((5,) + size, (5, 2, 3, 4)), (size + size, (2, 3, 4) * 2),
                         (size * 2, (2, 3, 4) * 2), (0 * size, ()), (size[::-1], (4, 3, 2)), (copy.deepcopy(size), size),
                         (pickle.loads(pickle.dumps(size)), size), (tenon.Size([True, tenon.tensor(3)]), (1, 3)), (tenon.Size(), ())):
        assert type(made) is tenon.Size and made == wanted and repr(made) == f"tenon.Size({list(wanted)})"
    assert size[0] == 2 and size.numel() == 24 and type(size[-1]) is int and hash(size) == hash((2, 3, 4))
    for call in (lambda: size + [1], lambda: [1] + size, lambda: tenon.Size([1.5]), lambda: tenon.Size(["a"]), lambda: tenon.Size(3),
                 lambda: tenon.Size(x=1), lambda: size * 1.5, lambda: size["a"]):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(IndexError):
        size[3]


def test_lists_of_tensors_are_tuples_in_public_names_and_lists_in_operators():
    x = tenon.arange(6.0).view(2, 3)
    for made in (x.chunk(2), x.split(1), tenon.split(x, [1, 1]), tenon.unbind(x), x.tensor_split(2), tenon.hsplit(x, 3),
                 tenon.meshgrid(x[0], x[0], indexing="ij"), tenon.broadcast_tensors(x, x), tenon.atleast_1d(x, x),
                 tenon.histogramdd(x, [2, 2, 2]).bin_edges):
        assert type(made) is tuple and all(isinstance(part, tenon.Tensor) for part in made)
    assert type(tenon.ops.aten.unbind(x)) is list and type(tenon.ops.aten.split.Tensor(x, 1)) is list


def test_functions_of_numpy_give_tensors():
    numpy = pytest.importorskip("numpy")
    made = numpy.sin(tenon.ones(2))
    assert isinstance(made, tenon.Tensor) and made.tolist() == pytest.approx([0.8414709] * 2)
    assert numpy.add(tenon.ones(2), 1).dtype is tenon.float32


def test_random_numbers_of_a_block_change_nothing_after_it():
    tenon.manual_seed(1)
    drawn = tenon.rand(3).tolist()
    tenon.random.manual_seed(1)
    with tenon.random.fork_rng():
        tenon.manual_seed(2)
        inside = tenon.rand(3).tolist()
    assert tenon.rand(3).tolist() == drawn != inside
    with pytest.raises(ZeroDivisionError), tenon.random.fork_rng():
        tenon.manual_seed(3)
        raise ZeroDivisionError
    assert tenon.initial_seed() == 1
    with tenon.random.fork_rng(enabled=False):
        tenon.manual_seed(4)
    assert tenon.initial_seed() == 4
    with pytest.raises(NotImplementedError, match=r"fork_rng: only the generator of cpu is kept, not of \[0\]"):
        with tenon.random.fork_rng([0]):
            pass


def test_programs_for_devices_may_seed_them():
    tenon.manual_seed(3)
    wanted = tenon.rand(2)
    tenon.manual_seed(3)
    assert (tenon.cuda.manual_seed(1), tenon.cuda.manual_seed_all(2), tenon.cuda.empty_cache()) == (None, None, None)
    assert tenon.equal(tenon.rand(2), wanted)
    assert {"manual_seed", "manual_seed_all", "empty_cache"} <= set(dir(tenon.cuda))


def test_settings_without_an_effect_are_kept():
    import tenon.backends.cudnn as cudnn
    assert tenon.get_float32_matmul_precision() == "highest"
    tenon.set_float32_matmul_precision("high")
    assert tenon.get_float32_matmul_precision() == "high"
    tenon.set_float32_matmul_precision("highest")
    with pytest.raises(RuntimeError, match="expects a str, but got int"):
        tenon.set_float32_matmul_precision(1)
    with pytest.raises(ValueError, match="'low' is not one of"):
        tenon.set_float32_matmul_precision("low")
    tenon.use_deterministic_algorithms(True, warn_only=True)
    assert tenon.are_deterministic_algorithms_enabled() and tenon.is_deterministic_algorithms_warn_only_enabled()
    tenon.use_deterministic_algorithms(False)
    assert not tenon.are_deterministic_algorithms_enabled() and not tenon.is_deterministic_algorithms_warn_only_enabled()
    cudnn.benchmark = True
    with cudnn.flags(deterministic=True):
        assert cudnn.deterministic and not cudnn.benchmark and not cudnn.enabled
    assert cudnn.benchmark and cudnn.enabled and not cudnn.deterministic and cudnn.version() is None
    cudnn.benchmark = False
    there = {name: getattr(tenon.backends, name).is_available() for name in ("cudnn", "mps", "mkl", "mkldnn", "openmp")}
    assert there == {"cudnn": False, "mps": False, "mkl": False, "mkldnn": False, "openmp": True}
    assert not tenon.backends.cuda.is_built() and tenon.backends.cuda.matmul.allow_tf32 is False


def test_types_have_names():
    assert (tenon.typename(tenon.ones(1)), tenon.typename(3), tenon.typename(tenon.nn.Linear(1, 1)), tenon.typename(tenon.nn.Linear)) == (
        "tenon.FloatTensor", "int", "tenon.nn.Linear", "tenon.nn.Linear")


def test_what_is_absent_says_what_serves_in_its_place():
    from tenon import _absent
    with pytest.raises(AttributeError, match=r"^tenon.compile is not here: compile the model with PyTorch, and run it with tenon.load_model"):
        tenon.compile
    with pytest.raises(AttributeError, match="^module 'tenon' has no attribute 'compyle'"):
        tenon.compyle
    pages = pathlib.Path(__file__).resolve().parents[2] / "docs"
    for name, instead in _absent.TABLE.items():
        assert not hasattr(tenon, name), name
        for page in re.findall(r"docs/(\S+\.md)", instead):
            assert (pages / page).exists(), page
        for named in re.findall(r"tenon\.([a-z0-9_.]+[a-z0-9_])", instead):
            operator.attrgetter(named)(tenon)
