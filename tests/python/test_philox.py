# SPDX-License-Identifier: BSD-3-Clause
"""Random numbers of keys, with what PyTorch 2.15.0 gave for them."""
import hashlib

import pytest

import tenon

aten = tenon.ops.aten
FLOATS = "float32 float64 float16 bfloat16".split()

# Seven numbers of KEY: uniform from -0.7 to 1.1, normal with mean 0.1 and deviation 0.7.
UNIFORM = {
    "float64": [-0.530085451214515, 0.291256091490927, 0.011684075291411244, -0.34580235549380905, 0.009116385124308235, 0.8470382232612552, 0.9650006672434632],
    "float32": [-0.22876077890396118, -0.33146822452545166, 0.5489069819450378, 0.16428935527801514, -0.6110395193099976, 0.45757657289505005, 0.24427467584609985],
    "float16": [0.491455078125, -0.2880859375, 0.94580078125, 0.158447265625, 0.8642578125, -0.232666015625, 0.197998046875],
    "bfloat16": [-0.166015625, 0.796875, -0.130859375, 0.76953125, 1.015625, -0.55859375, 1.0859375],
}
NORMAL = {
    "float64": [-0.8625884296559688, -0.717800085427843, 0.3164281988300215, -0.8088951639196684, 0.5381048356476035, -1.6522174622576746, 1.305199764251408],
    "float32": [0.4727223813533783, -1.1068352460861206, 0.7559728026390076, 0.3253123164176941, 0.9964185357093811, 0.36337319016456604, 0.3442041575908661],
    "float16": [0.47265625, -1.1064453125, 0.755859375, 0.3251953125, 0.99658203125, 0.36328125, 0.34423828125],
    "bfloat16": [0.47265625, -1.109375, 0.7578125, 0.326171875, 0.99609375, 0.36328125, 0.34375],
}
# All integers of the dtype; those from -3, or 3 if it is unsigned, to 120.
INTEGERS = {
    "int64": ([3621744352737651157, -7155763162447680559, 7569608640800530964, -3925366470200612969, 661073963693657024, -3892375898674174755, 4079585725792449815],
              [7, 66, 20, 62, 47, 109, 32]),
    "uint64": ([3621744352737651157, 11290980911261871057, 7569608640800530964, 14521377603508938647, 661073963693657024, 14554368175035376861, 4079585725792449815],
               [46, 72, 71, 20, 59, 46, 23]),
    "int32": ([843253068, -868980267, -1666080943, 226159569, 1762436852, 195338772, -913945602], [-3, 7, 93, 81, 107, 9, 28]),
    "uint32": ([843253068, 3425987029, 2628886353, 226159569, 1762436852, 195338772, 3381021694], [24, 52, 18, 93, 101, 21, 40]),
    "int16": ([1356, 27093, -24751, -5167, -22796, -24044, 19454], [-3, 7, 93, 81, 107, 9, 28]),
    "uint16": ([1356, 27093, 40785, 60369, 42740, 41492, 19454], [24, 52, 18, 93, 101, 21, 40]),
    "int8": ([76, -43, 81, -47, -12, 20, -2], [-3, 7, 93, 81, 107, 9, 28]),
    "uint8": ([76, 213, 81, 209, 244, 20, 254], [24, 52, 18, 93, 101, 21, 40]),
}
# The beginning of SHA-256 of 300000 elements, which several threads fill.
MANY = {
    ("uniform", "float32"): "76364c5ddc124ddd", ("uniform", "float64"): "daec2eb51842113e", ("uniform", "float16"): "37d7c00610c2bb46",
    ("uniform", "bfloat16"): "a4333cc3d232decf", ("randint", "int64"): "1c85b835e23bf739", ("randint", "int8"): "ab7e9cd0777b4077",
    ("randint", "uint32"): "09fdac558e3a6a21",
}


def keys(*numbers):
    return tenon.tensor(list(numbers), dtype=tenon.uint64)


# The counter of its third block wraps to 0.
KEY = keys(0x123456789abcdef0, 2**64 - 2)


def zeros(sizes, dtype):
    return tenon.zeros(sizes, dtype=getattr(tenon, dtype))


def test_splitting_and_folding_in():
    batch = keys([[5, 0], [6, 7]], [[2**63, 1], [9, 2**33]])
    assert aten._philox_key_split(batch, 2).tolist() == [
        [[[1285867393001154589, 17814518810289777723], [5645225409759238184, 7344287538720376916]],
         [[2955437875729768324, 1932095553234138479], [449271641583018558, 14928314486051997174]]],
        [[[2880720509214096320, 2203492897340143246], [828756799580269497, 13746276366583075055]],
         [[16954611814026841455, 3817359876834859488], [6596573541453194175, 4326804366341234293]]]]
    assert aten._philox_key_split(batch.transpose(0, 1), 2).tolist() == aten._philox_key_split(batch.transpose(0, 1).contiguous(), 2).tolist()
    assert aten._philox_key_fold_in(KEY, 3).tolist() == [6961708604090849690, 11074754849943894784]
    assert aten._philox_key_fold_in(KEY, -1).tolist() == [7612677178941302552, 13437274643704811414]
    assert aten._philox_key_fold_in.Tensor(KEY, keys(2**64 - 1)).tolist() == [7612677178941302552, 13437274643704811414]
    assert tuple(aten._philox_key_split(tenon.zeros([3, 0, 2], dtype=tenon.uint64), 5).shape) == (5, 3, 0, 2)


@pytest.mark.parametrize("dtype", FLOATS)
def test_uniform_numbers(dtype):
    assert aten._philox_uniform_(zeros([7], dtype), KEY, -0.7, 1.1).tolist() == UNIFORM[dtype]


@pytest.mark.parametrize("dtype", FLOATS)
def test_normal_numbers_by_functions_of_the_c_library(dtype):
    got = aten._philox_normal_(zeros([7], dtype), KEY, 0.1, 0.7)
    rtol = {"float64": 1e-15, "float32": 2e-7}.get(dtype, 0)
    tenon.testing.assert_close(got, tenon.tensor(NORMAL[dtype], dtype=got.dtype), rtol=rtol, atol=rtol)


def test_a_word_between_two_doubles_is_rounded_once():
    # The second number's word is 0xced42e3cf1ca6400, to which a half is added.
    got = aten._philox_normal_(zeros([2], "float64"), keys(3, 1523))
    tenon.testing.assert_close(got, tenon.tensor([0.393705705637741, -1.0335542090095557], dtype=tenon.float64), rtol=3e-16, atol=0)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integers(dtype):
    full, some = INTEGERS[dtype]
    low = -3 if dtype[0] == "i" else 3
    assert aten._philox_randint_(zeros([7], dtype), KEY).tolist() == full
    assert aten._philox_randint_(zeros([7], dtype), KEY, low, 120).tolist() == some


@pytest.mark.parametrize("kind, dtype", MANY)
def test_many_numbers(kind, dtype):
    numbers = getattr(aten, f"_philox_{kind}_")(zeros([300000], dtype), KEY)
    data = bytes(numbers.view(tenon.uint8).tolist())
    assert hashlib.sha256(data).hexdigest()[:16] == MANY[kind, dtype]


def test_each_key_of_a_batch_begins_anew():
    batch = keys([5, 0], [6, 7])
    numbers = aten._philox_randint_(zeros([2, 2, 3], "int32"), batch.reshape(1, 2, 1, 2), 0, 1000)
    assert numbers.tolist() == [[[317, 332, 243], [544, 465, 492]]] * 2
    # A part of 300 elements is filled in two pieces, which go on with the blocks of the first.
    parts = aten._philox_uniform_(zeros([2, 300], "float64"), batch.reshape(2, 1, 2))
    for part, key in zip(parts, batch):
        assert part.tolist() == aten._philox_uniform_(zeros([300], "float64"), key).tolist()
    each = aten._philox_uniform_(zeros([2, 2], "float32"), batch.reshape(1, 2, 2))
    assert each[0].tolist() == each[1].tolist() == [aten._philox_uniform_(zeros([], "float32"), key).item() for key in batch]


def test_elements_are_filled_in_the_order_of_indices():
    rows = aten._philox_normal_(zeros([3, 5], "float32"), KEY)
    columns = aten._philox_normal_(zeros([5, 3], "float32").t(), KEY)
    steps = zeros([3, 10], "float32")
    aten._philox_normal_(steps[:, ::2], KEY)
    assert columns.stride() == (1, 3) and columns.tolist() == rows.tolist() == steps[:, ::2].tolist()
    assert steps[:, 1::2].tolist() == zeros([3, 5], "float32").tolist()
    overlapping = zeros([1], "float32").expand(4)
    with pytest.raises(RuntimeError, match="more than one element"):
        aten._philox_normal_(overlapping, KEY)


def test_a_key_may_be_written_by_the_numbers_it_gives():
    own = zeros([600], "uint64")
    own[:2] = KEY
    assert aten._philox_randint_(own, own[:2]).tolist() == aten._philox_randint_(zeros([600], "uint64"), KEY).tolist()


def test_other_variants():
    x = zeros([3], "float32")
    for name in ("_philox_uniform", "_philox_normal"):
        wanted = getattr(aten, f"{name}_")(zeros([3], "float32"), KEY).tolist()
        assert getattr(aten, name)(x, KEY).tolist() == wanted
        assert getattr(aten, name).out(x, KEY, out=tenon.empty([0])).tolist() == wanted
        assert getattr(zeros([3], "float32"), f"{name}_")(KEY).tolist() == wanted
    assert x.tolist() == [0, 0, 0]


def test_a_gradient_is_refused_when_it_is_asked_for():
    x = tenon.zeros([3], requires_grad=True)
    with pytest.raises(RuntimeError, match="derivative for aten::_philox_uniform_ is not implemented"):
        aten._philox_uniform_(x * 2, KEY).sum().backward()


def test_shapes_on_meta():
    key = tenon.empty([2], dtype=tenon.uint64, device="meta")
    assert tuple(aten._philox_key_split(key, 3).shape) == (3, 2)
    assert tuple(aten._philox_key_fold_in.Tensor(key, key[0]).shape) == (2,)
    assert tuple(aten._philox_uniform_(tenon.empty([3, 4], device="meta"), key).shape) == (3, 4)


@pytest.mark.parametrize("call, message", [
    (lambda: aten._philox_key_split(tenon.tensor([1, 2]), 3), "_philox_key_split: key must have dtype uint64, got Long"),
    (lambda: aten._philox_key_split(keys(1, 2, 3), 3), r"key must have shape \(\*batch, 2\), got shape \[3\]"),
    (lambda: aten._philox_key_split(keys(1, 2), 0), "num_splits must be positive, got 0"),
    (lambda: aten._philox_key_fold_in.Tensor(KEY, tenon.tensor(1)), "_philox_key_fold_in: data must have dtype uint64, got Long"),
    (lambda: aten._philox_key_fold_in.Tensor(KEY, KEY), "data must be a single value, got 2 elements"),
    (lambda: aten._philox_key_fold_in.Tensor(KEY, keys(1).to("meta")), "Expected all tensors to be on the same device"),
    (lambda: aten._philox_uniform_(zeros([3], "float32"), keys(1)), r"key must have shape \(2,\) or \(\*batch, 2\), got shape \[1\]"),
    (lambda: aten._philox_uniform_(zeros([3], "float32"), tenon.tensor([1, 2])), "_philox_uniform_: key must have dtype uint64, got Long"),
    (lambda: aten._philox_normal_(zeros([3], "float32"), keys([1, 2], [3, 4])), r"key batch shape \[2\] is not broadcastable with output shape \[3\]"),
    (lambda: aten._philox_normal_(zeros([2, 3], "float32"), keys([1, 2], [3, 4])),
     r"batched key must have ndim == output ndim \+ 1, got key shape \[2, 2\] with output shape \[2, 3\]"),
    (lambda: aten._philox_normal_(zeros([3], "float32"), KEY.to("meta")), "Expected all tensors to be on the same device"),
    (lambda: aten._philox_randint_(zeros([3], "float32"), KEY), "_philox_randint_: self must have an integer dtype, got Float"),
    (lambda: aten._philox_randint_(zeros([3], "bool"), KEY), "self must have an integer dtype, got Bool"),
    (lambda: aten._philox_randint_(zeros([3], "int64"), KEY, 3, 3), r"\[low, high\) must be non-empty"),
    (lambda: aten._philox_randint_(zeros([3], "uint8"), KEY, 256), r"\[low, high\) must be non-empty"),
    (lambda: aten._philox_randint_(zeros([3], "int32"), KEY, 0, 2**32), r"\[low, high\) must be non-empty"),
    (lambda: aten._philox_randint_(zeros([3], "int32"), KEY, 0, 2**28 + 1), "range .high - low = 268435457. does not divide 2.32 evenly and is too large"),
])
def test_what_is_refused(call, message):
    with pytest.raises(RuntimeError, match=message):
        call()


def test_ranges_at_the_bounds():
    assert aten._philox_randint_(zeros([3], "int32"), KEY, -2**31).tolist() == INTEGERS["int32"][0][:3]
    assert aten._philox_randint_(zeros([3], "int64"), KEY, -2**63).tolist() == INTEGERS["int64"][0][:3]
    assert aten._philox_randint_(zeros([3], "int32"), keys(1, 2), 0, 2**28).tolist() == [257274864, 242666653, 110078606]
    assert aten._philox_randint_(zeros([3], "int32"), keys(1, 2), 0, 2**28 - 1).tolist() == [257274867, 242666661, 110078617]
    assert aten._philox_randint_(zeros([3], "uint64"), keys(1, 2), 2**63 - 1).tolist() == [13787123680028314780, 13154920567392777844, 13975742359214419810]


@pytest.mark.parametrize("dtype", ["int64", "complex64", "float8_e4m3fn"])
def test_dtypes_without_real_numbers(dtype):
    for name in ("_philox_uniform_", "_philox_normal_"):
        with pytest.raises(NotImplementedError, match=f"\"{name}\" not implemented for"):
            getattr(aten, name)(zeros([3], dtype), KEY)
