# SPDX-License-Identifier: BSD-3-Clause
"""Layers and losses with arguments that a fuzzer thought of: dtypes that differ, sizes that stay, numbers next to overflow.
What is expected is what PyTorch 2.13.0 gives."""
import math

import pytest

import tenon as t

aten = t.ops.aten
inf, nan = math.inf, math.nan
BACKWARD = {"mse_loss_backward": (), "smooth_l1_loss_backward": (1.0,), "soft_margin_loss_backward": ()}


def ones(dtype, *sizes):
    return t.ones(sizes or (3,)).to(dtype)


# ---- losses ----

@pytest.mark.parametrize("name", BACKWARD)
def test_gradients_of_losses_have_the_dtype_of_the_input(name):
    def back(grad, self, target):
        return getattr(aten, name)(ones(grad), ones(self), ones(target), 1, *BACKWARD[name])
    assert back(t.float64, t.float32, t.float32).dtype is t.float32
    assert back(t.float32, t.bfloat16, t.float64).dtype is t.bfloat16
    assert back(t.bfloat16, t.float64, t.int16).dtype is t.float64
    with pytest.raises(RuntimeError, match="result type Float can't be cast to the desired output type Short"):
        back(t.float32, t.int16, t.float32)


@pytest.mark.parametrize("name", ["huber_loss", "soft_margin_loss"])
@pytest.mark.parametrize("reduction", [0, 1, 2])
def test_these_losses_have_the_dtype_of_the_input(name, reduction):
    assert getattr(aten, name)(ones(t.bfloat16), ones(t.float64), reduction).dtype is t.bfloat16
    with pytest.raises(RuntimeError, match="result type Double can't be cast to the desired output type Byte"):
        getattr(aten, name)(ones(t.uint8), ones(t.float64), reduction)
    assert aten.mse_loss(ones(t.bfloat16), ones(t.float64), reduction).dtype is t.float64


def test_entropies_of_logits_have_the_dtype_and_the_sizes_of_the_target():
    loss = aten.binary_cross_entropy_with_logits
    assert loss(ones(t.float64), ones(t.float16), None, ones(t.float32), 0).dtype is t.float16
    with pytest.raises(RuntimeError, match="result type Float can't be cast to the desired output type Byte"):
        loss(ones(t.float32), ones(t.uint8))
    with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
        loss(t.ones(1), t.ones(()))
    with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
        loss(t.ones(3), t.ones(3), t.ones(2, 3))


def test_entropies_take_probabilities_of_one_dtype():
    loss = aten.binary_cross_entropy
    with pytest.raises(RuntimeError, match="Found dtype Double but expected Float"):
        loss(t.ones(3), ones(t.float64))
    for wrong in (2.0, -0.1, inf, nan):
        with pytest.raises(RuntimeError, match="all elements of target should be between 0 and 1"):
            loss(t.ones(3), t.full((3,), wrong))
        with pytest.raises(RuntimeError, match="all elements of input should be between 0 and 1"):
            loss(t.full((3,), wrong), t.ones(3))
    assert aten.binary_cross_entropy_backward(t.ones(()), t.ones(3, 2).t(), t.ones(2, 3), None, 0).stride() == (1, 2)


def test_gradients_of_whole_numbers():
    a, b, c = (t.tensor(v, dtype=t.int16) for v in ([3, 2, 5, 7], [1, 9, 4, 100], [4, 2, 4, 7]))
    assert aten.mse_loss_backward(a, b, c, 0).tolist() == [-18, 28, 0, 1302]
    assert aten.mse_loss_backward(a, b, c, 1).tolist() == [0, 0, 0, 0]
    assert aten.mse_loss_backward(a[:1], b[:1], c[:1], 1).tolist() == [-18]
    assert aten.mse_loss_backward(a[:2], b[:2], c[:2], 1).tolist() == [-9, 14]
    assert aten.smooth_l1_loss_backward(a, b, c, 2, 3.0).tolist() == [-3, 2, 0, 7]


def test_a_large_gradient_is_multiplied_last():
    most = 3.4028234663852886e+38
    grad, self, target = t.tensor([-most, most]), t.tensor([most, 7.0]), t.tensor([3.75, -2.7239])
    found = aten.soft_margin_loss_backward(grad, self, target, 1).tolist()
    assert found[0] == 0 and found[1] == inf
    assert math.isclose(aten.soft_margin_loss_backward(t.tensor([most] * 8), t.full((8,), 7.0), t.full((8,), -2.0), 1)[0].item(),
                        8.5070517e+37, rel_tol=1e-5)


@pytest.mark.parametrize("other", [t.float64, t.bfloat16])
def test_weights_and_gradients_of_class_losses_have_the_dtype_of_the_input(other):
    x, y, weight = t.rand(2, 3), t.tensor([1, 2]), t.ones(3).to(other)
    total = t.tensor(2.0)
    for call in (lambda: aten.nll_loss(x, y, weight), lambda: aten.nll_loss2d(x.reshape(1, 3, 1, 2), y.reshape(1, 1, 2), weight),
                 lambda: aten.cross_entropy_loss(x, y, weight), lambda: aten.multi_margin_loss(x, y, 1, 1, weight),
                 lambda: aten.nll_loss_backward(total.to(other), x, y, None, 1, -100, total),
                 lambda: aten.nll_loss_backward(total, x, y, None, 1, -100, total.to(other)),
                 lambda: aten.multi_margin_loss_backward(total.to(other), x, y, 1, 1)):
        with pytest.raises(RuntimeError, match="expected scalar type Float but found (Double|BFloat16)"):
            call()


def test_numbers_of_margin_losses_are_converted():
    x, y = t.tensor([[0.0, 1, 2]]), t.tensor([1])
    assert aten.multi_margin_loss(x, y, 2.5).tolist() == aten.multi_margin_loss(x, y, 2).tolist()
    assert aten.multi_margin_loss(x, y, 1, 1 + 0j).tolist() == aten.multi_margin_loss(x, y).tolist()
    with pytest.raises(RuntimeError, match="value cannot be converted to type float without overflow"):
        aten.multi_margin_loss(x, y, 1, 1e300)
    for mark in (-1.0, 2.0, nan):
        with pytest.raises(RuntimeError, match="argument #5 'is_target' is out of range"):
            aten.multilabel_margin_loss_backward(t.tensor(1.0), x, t.tensor([[0, 1, -1]]), 1, t.full((1, 3), mark))


# ---- normalisations ----

@pytest.mark.parametrize("dtype", [t.bfloat16, t.float16])
@pytest.mark.parametrize("sizes", [(1, 3, 1), (4, 3, 5), (2, 3, 40), (4, 3)])
def test_equal_numbers_are_normalised_to_the_bias(dtype, sizes):
    x = (t.ones(sizes) * t.tensor([5.1, 1.08, -5.78]).reshape([1, 3] + [1] * (len(sizes) - 2))).to(dtype)
    for found in (aten.batch_norm(x, None, None, None, None, True, 0.1, 1e-5, True), aten.group_norm(x, 3)):
        assert found.tolist() == t.zeros(sizes).tolist()


def test_means_that_floats_cannot_hold_are_taken_off():
    x = t.tensor([[16777216.0], [16777218.0], [16777222.0]])
    # By exact arithmetic: PyTorch, which does not take the mean off first, is off by 0.07.
    found = aten.batch_norm(x, None, None, None, None, True, 0.1, 1e-5, True).flatten().tolist()
    assert all(math.isclose(one, other, rel_tol=1e-6) for one, other in zip(found, [-1.0690441, -0.2672610, 1.3363051]))
    far = aten.batch_norm(x, None, None, t.full((1,), inf), t.ones(1), False, 0.1, 1e-5, True)
    assert far.tolist() == [[-inf]] * 3


def test_root_mean_square_with_an_infinite_eps():
    assert aten.rms_norm(t.tensor([[1.0, -2.0]]), [2], None, inf).tolist() == [[0.0, -0.0]]


def test_parameters_of_normalisations_are_all_alike():
    x, half = t.rand(2, 4, 3), t.rand(2, 4, 3).bfloat16()
    weight, vector = t.ones(4), t.ones(4).bfloat16()
    for one, other in ((weight, vector), (vector, weight)):
        with pytest.raises(RuntimeError, match="mixed dtype|expected scalar type"):
            aten.native_group_norm(half, one, other, 2, 4, 3, 2, 1e-5)
        with pytest.raises(RuntimeError, match="mixed dtype|expected scalar type"):
            aten.native_layer_norm(half[..., :1].expand(2, 4, 4), [4], one, other, 1e-5)
        with pytest.raises(RuntimeError, match="mixed dtype|expected scalar type"):
            aten.native_batch_norm(half, one, one, other, other, False, 0.1, 1e-5)
    stats = t.ones(2, 2)
    with pytest.raises(RuntimeError, match="mixed dtype"):
        aten.native_group_norm_backward(x, x, stats.bfloat16(), stats, weight, 2, 4, 3, 2, [True] * 3)
    assert aten.native_group_norm(half, weight, weight, 2, 4, 3, 2, 1e-5)[1].dtype is t.float32
    with pytest.raises(RuntimeError, match="Expected weight"):
        aten.group_norm(x, 2, weight.reshape(4, 1))


# ---- pools ----

@pytest.mark.parametrize("space", [1, 2, 3])
def test_windows_have_numbers_for_each_dimension(space):
    x = t.rand([1, 2] + [7] * space)
    window = [2] * space
    for call in (lambda: getattr(aten, f"max_pool{space}d")(x, window, window, []),
                 lambda: getattr(aten, f"max_pool{space}d")(x, window, window, [0], []),
                 lambda: getattr(aten, f"avg_pool{space}d")(x, window, window, []),
                 lambda: getattr(aten, f"max_pool{space}d")(x, [3], [1], [2], [2])):
        with pytest.raises(RuntimeError, match="padding|dilation|half of"):
            call()


@pytest.mark.parametrize("space", [2, 3])
def test_drawn_windows(space):
    x, draws = t.rand([1, 2] + [7] * space), t.full((1, 2, space), 0.5)
    pool = getattr(aten, f"fractional_max_pool{space}d")
    with pytest.raises(RuntimeError, match="kernel_size"):
        pool(x, [2], [2] * space, draws)
    with pytest.raises(RuntimeError, match="output_size"):
        pool(x, [2] * space, [2], draws)
    assert pool(x, [2] * space, [0] * space, draws)[0].shape == t.Size([1, 2] + [0] * space)
    if space == 2:
        assert pool(x, [2, 2], [6, 6], draws)[0].shape == t.Size([1, 2, 6, 6])
    else:
        with pytest.raises(RuntimeError, match="too large"):
            pool(x, [2, 2, 2], [6, 6, 6], draws)


def test_an_average_to_one_place_is_the_mean():
    assert aten.adaptive_avg_pool2d(t.arange(6.0).reshape(2, 3), [1, 1]).tolist() == [[2.5]]
    assert aten.adaptive_avg_pool2d(t.ones(1, 2, 0, 3), [1, 1]).isnan().all()
    assert aten.adaptive_avg_pool3d(t.ones(1, 8, 0, 3, 1, 7), [1, 1, 1]).shape == (1, 8, 0, 1, 1, 1)
    assert aten.adaptive_avg_pool1d(t.ones(1, 0, 5), [1]).shape == (1, 0, 1)
    with pytest.raises(RuntimeError, match="could not infer output dtype"):
        aten.adaptive_avg_pool3d(t.ones(1, 2, 2, 2, 2, dtype=t.uint8), [1, 1, 1])
    x = t.ones(2, 3, 4, 4).contiguous(memory_format=t.channels_last)
    assert aten.adaptive_avg_pool2d(x, [1, 1]).stride() == (3, 1, 3, 3)
    with pytest.raises(RuntimeError, match="non-zero size for non-batch dimensions"):
        aten.adaptive_avg_pool3d(t.ones(2, 0, 3, 3, 3), [2, 2, 2])


def test_averages_of_negative_zeros_are_positive():
    for zeros in t.full((1, 2, 6, 6), -0.0), t.full((1, 8, 6, 6), -0.0).contiguous(memory_format=t.channels_last):
        for x in zeros, zeros.double(), zeros.bfloat16():
            for result in (
                    aten.avg_pool2d(x, [2, 2], [2, 2], [0, 0], False, True, 1), aten.avg_pool2d(x, [1, 1]),
                    aten.avg_pool2d(x[:, :, :2, :2], [2, 2], [2, 2], [1, 1], False, False), aten.avg_pool3d(x, [1, 1, 1]),
                    aten.avg_pool2d(x, [1, 4], [1, 4], [0, 0], True, True, 1), aten._adaptive_avg_pool2d(x, [6, 6]),
                    aten.avg_pool2d(x, [3, 2], [1, 2], [0, 0], False, True, 1)):
                assert not result.signbit().any()
            assert aten.upsample_nearest2d(x, [6, 12]).signbit().all() and aten.upsample_bilinear2d(x, [6, 12], False).signbit().all()


# ---- others ----

def test_axes_that_keep_their_size_are_not_interpolated():
    x = t.tensor([0.0, 1, 4, 9]).reshape(1, 1, 4)
    plane = x.reshape(1, 1, 4, 1).expand(1, 1, 4, 2).contiguous()
    assert aten.upsample_linear1d(x, [4], False, 0.6).flatten().tolist() == [0, 1, 4, 9]
    assert aten.upsample_linear1d_backward(x, [4], [1, 1, 4], False, 0.6).flatten().tolist() == [0, 1, 4, 9]
    assert aten.upsample_bilinear2d(plane, [4, 4], False, 0.6, None)[0, 0, :, 1].tolist() == [0, 1, 4, 9]
    assert aten._upsample_bilinear2d_aa(plane, [4, 4], False, 0.6, None)[0, 0, :, 1].tolist() == [0, 1, 4, 9]
    assert aten.upsample_bicubic2d_backward(plane, [4, 2], [1, 1, 4, 2], False, 0.6, 0.6).tolist() == plane.tolist()
    assert aten.upsample_bicubic2d(plane, [4, 2], False, 0.6, None).tolist() != plane.tolist()
    assert aten._upsample_bilinear2d_aa_backward(plane, [4, 2], [1, 1, 4, 2], False, 0.6, None).tolist() != plane.tolist()


def test_doubles_round_the_nearest_position_to_float():
    x = t.arange(700).double()
    line = x.reshape(1, 1, 700)
    last = lambda y: y.flatten()[-6].item()  # of 21 positions: 15 * 700 / 21 = 500
    assert last(aten.upsample_nearest1d(line, [21])) == 500
    assert last(aten.upsample_nearest1d(line.float(), [21])) == 499
    assert last(aten.upsample_nearest3d(line.reshape(1, 1, 1, 1, 700), [1, 1, 21])) == 500
    assert aten._upsample_nearest_exact1d(line, [21]).flatten()[10] == 350
    assert aten.upsample_nearest1d(line, [370]).flatten()[37] == 70
    plane = line.reshape(1, 1, 1, 700)
    assert last(aten.upsample_nearest2d(plane, [107, 21])) == 499
    assert last(aten.upsample_nearest2d(plane, [108, 21])) == 500
    for channels, index in (3, 500), (4, 499):
        images = plane.expand(1, channels, 2, 700).contiguous(memory_format=t.channels_last)
        assert last(aten.upsample_nearest2d(images, [108, 21])[0, 0]) == index
    assert aten.upsample_nearest1d_backward(x[:21].reshape(1, 1, 21), [21], [1, 1, 700])[0, 0, 499] == 15


def test_scale_factors_of_nearest_are_forgotten_where_sizes_are_kept_or_doubled():
    x = t.arange(20.0)
    grid = x.expand(1, 1, 20, 20)
    twice = [k // 2 for k in range(40)]
    shifted = lambda factor, count: [int(k / factor) for k in range(count)]
    for dtype in t.float32, t.float64, t.bfloat16, t.uint8:
        for factor, size, plain in (2.04, 40, twice), (1.04, 20, list(range(20))):
            image = grid.to(dtype)
            resize = lambda y, high: aten.upsample_nearest2d(y, [high, size], high / 20, factor)[0, -1, -1].tolist()
            assert resize(image, 30) == plain
            assert resize(image, 128 - size) == plain and resize(image, 129 - size) == shifted(factor, size)
            for channels in 3, 4:
                images = image.expand(1, channels, 20, 20).contiguous(memory_format=t.channels_last)
                assert resize(images, 30) == plain
                assert resize(images, 200) == (plain if channels == 4 else shifted(factor, size))
            line = image[:, :, 0]
            assert aten.upsample_nearest1d(line, [size], factor).flatten().tolist() == shifted(factor, size)
            if dtype != t.uint8:
                gradient = t.ones(1, 1, size).to(dtype)
                assert aten.upsample_nearest1d_backward(gradient, [size], [1, 1, 20], factor).flatten().tolist() == [size // 20] * 20
    assert aten._upsample_nearest_exact2d(grid, [30, 40], 1.5, 2.04)[0, 0, 0, -1] == 19
    assert aten._upsample_nearest_exact2d(grid, [30, 40], 1.5, 2.2)[0, 0, 0, -1] == 17
    assert aten.upsample_nearest2d(grid, [30, 41], 1.5, 2.2)[0, 0, 0, -1] == 18
    cube = grid.expand(1, 4, 2, 20, 20)
    assert aten.upsample_nearest3d(cube.contiguous(), [2, 20, 40], None, None, 2.04)[0, 0, 0, 0].tolist() == shifted(2.04, 40)
    assert aten.upsample_nearest3d(cube.contiguous(memory_format=t.channels_last_3d), [2, 20, 40], None, None, 2.04)[0, 0, 0, 0].tolist() == twice


BYTES = [
    ("upsample_bilinear2d", [5, 3], [12, 74, 136, 142, 24, 86, 162, 96, 72, 105, 167, 109, 55, 117, 179]),
    ("upsample_bilinear2d", [2, 7], [93, 114, 104, 39, 65, 92, 113, 79, 100, 127, 153, 179, 151, 99]),
    ("upsample_bicubic2d", [5, 3], [0, 78, 142, 163, 2, 86, 192, 96, 56, 95, 189, 107, 49, 113, 187]),
    ("upsample_bicubic2d", [2, 7], [98, 133, 108, 21, 37, 87, 123, 69, 87, 127, 170, 213, 162, 90]),
    ("_upsample_bilinear2d_aa", [5, 3], [16, 74, 132, 146, 64, 82, 166, 124, 81, 109, 167, 122, 59, 117, 175]),
    ("_upsample_bilinear2d_aa", [2, 7], [96, 117, 112, 60, 86, 97, 97, 94, 115, 131, 131, 157, 137, 95]),
    ("_upsample_bicubic2d_aa", [5, 3], [5, 75, 138, 157, 52, 75, 183, 132, 68, 101, 185, 124, 53, 113, 181]),
    ("_upsample_bicubic2d_aa", [2, 7], [96, 123, 116, 53, 79, 96, 98, 92, 114, 135, 138, 171, 142, 92]),
]


@pytest.mark.parametrize("operator, size, numbers", BYTES)
@pytest.mark.parametrize("channels", [1, 3, 16, 37])
def test_bytes_are_rounded_after_each_dimension(operator, size, numbers, channels):
    """The numbers are PyTorch's. Every image and channel gets them, in whatever layout."""
    image = t.tensor([k * 37 % 256 for k in range(20)], dtype=t.uint8).reshape(1, 1, 4, 5)
    images = image.expand(3, channels, 4, 5)
    for x in (images, images.contiguous(), images.contiguous(memory_format=t.channels_last)):
        result = getattr(aten, operator)(x, size, False)
        for plane in result.reshape(-1, size[0] * size[1]).tolist():
            assert plane == numbers


@pytest.mark.parametrize("width", [1, 15, 16, 31, 33, 63, 64, 65, 129, 200])
def test_lines_of_bytes_are_interpolated_as_each_alone(width):
    """`width` lines side by side, of random bytes and of their extremes, which the loop adds in vectors."""
    for x in t.randint(0, 256, (1, 1, 9, width)), t.randint(0, 2, (1, 1, 9, width)) * 255:
        x = x.to(t.uint8)
        for resize in aten.upsample_bilinear2d, aten.upsample_bicubic2d, aten._upsample_bicubic2d_aa:
            columns = resize(x, [23, width], False)
            rows = resize(x.transpose(2, 3).contiguous(), [width, 23], False)
            assert rows.transpose(2, 3).tolist() == columns.tolist()
            for k in range(width):
                alone = x[..., k:k + 1].contiguous()
                assert resize(alone, [23, 1], False).tolist() == columns[..., k:k + 1].tolist()


@pytest.mark.parametrize("dtype", [t.uint8, t.float16, t.bfloat16, t.float32, t.float64])
@pytest.mark.parametrize("channels", [1, 2, 3, 5, 9, 17, 70])
def test_the_nearest_element_is_copied(dtype, channels):
    x = t.arange(2 * channels * 6 * 5).reshape(2, channels, 6, 5).to(dtype)
    if dtype.is_floating_point:
        x[0, 0, :2] = t.tensor([-0.0, nan, inf, -inf, 1], dtype=dtype)
    bits = lambda y: y.contiguous().view(t.uint8).tolist()
    rows, columns = t.tensor([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]), t.tensor([0, 1, 3])
    for y in (x, x.contiguous(memory_format=t.channels_last), x.transpose(2, 3).contiguous().transpose(2, 3),
              x[:1].expand(3, channels, 6, 5), x[:, :1].expand(2, 4, 6, 5), x[..., ::2].repeat(1, 1, 1, 2)[..., :5]):
        result = aten.upsample_nearest2d(y, [11, 3])
        assert bits(result) == bits(y.index_select(2, rows).index_select(3, columns))
        assert bits(aten.upsample_nearest3d(y.unsqueeze(2), [3, 11, 3])[:, :, 2]) == bits(result)


@pytest.mark.parametrize("dtype, error", [(t.float32, 1e-5), (t.float64, 1e-13)])
@pytest.mark.parametrize("channels", [2, 3, 4, 7, 16, 17, 35, 64, 101, 140])
def test_channels_that_lie_together_are_interpolated_as_planes(dtype, error, channels):
    x = t.randn(2, channels, 9, 11, dtype=dtype)
    x[1, channels // 2, 4, 5] = inf
    x[0, 0] = -0.0
    for size in [17, 23], [9, 30], [30, 11], [4, 5], [1, 1]:
        for resize in aten.upsample_bilinear2d, lambda x, size, aligned: aten.avg_pool2d(x, [1, 2], [1, 2]):
            planes = resize(x, size, True)
            blocks = resize(x.contiguous(memory_format=t.channels_last), size, True)
            assert blocks.is_contiguous(memory_format=t.channels_last)
            assert t.allclose(planes, blocks, rtol=error, atol=error, equal_nan=True)
            if resize == aten.upsample_bilinear2d:
                assert planes[0, 0].signbit().all() and blocks[0, 0].signbit().all()
    volume = t.randn(1, channels, 5, 6, 7, dtype=dtype)
    for size in [9, 8, 10], [5, 3, 9]:
        blocks = aten.upsample_trilinear3d(volume.contiguous(memory_format=t.channels_last_3d), size, False)
        assert t.allclose(aten.upsample_trilinear3d(volume, size, False), blocks, rtol=error, atol=error)


@pytest.mark.parametrize("channels, outs, groups", [(16, 24, 1), (9, 5, 1), (32, 16, 2), (8, 8, 2), (24, 24, 6), (48, 32, 16), (40, 40, 40)])
@pytest.mark.parametrize("window, stride, padding", [
    ([3, 3], [2, 2], [1, 1]), ([5, 4], [2, 2], [2, 1]), ([3, 5], [3, 2], [0, 2]), ([4, 3], [1, 3], [1, 0]),
    ([2, 2], [2, 2], [0, 0]), ([3, 3], [1, 1], [1, 1]), ([7, 9], [2, 1], [3, 4]), ([2, 3, 3], [2, 2, 1], [1, 1, 1]), ([3, 2, 4], [1, 2, 2], [0, 0, 2]),
])
def test_strided_convolutions_of_channels_last_images(channels, outs, groups, window, stride, padding):
    """Results and gradients are those of row-major images."""
    space = len(window)
    last = t.channels_last if space == 2 else t.channels_last_3d
    x = t.randn(2, channels, *[6, 13, 17][-space:])
    weight = t.randn(outs, channels // groups, *window)
    options = stride, padding, [1] * space, False, [0] * space, groups
    result = aten.convolution(x, weight, None, *options)
    gradient = t.randn(*result.shape)
    made = aten.convolution_backward(gradient, x, weight, None, *options, [True, True, False])
    x, weight, gradient = (y.contiguous(memory_format=last) for y in (x, weight, gradient))
    blocks = aten.convolution(x, weight, None, *options)
    assert blocks.is_contiguous(memory_format=last) and t.allclose(result, blocks, rtol=1e-4, atol=1e-4)
    for a, b in zip(made, aten.convolution_backward(gradient, x, weight, None, *options, [True, True, False])[:2]):
        assert t.allclose(a, b, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("bad", [nan, inf, -inf])
@pytest.mark.parametrize("outs", [32, 40, 70])
@pytest.mark.parametrize("space", [2, 3])
def test_padding_times_weights_that_are_not_finite(bad, outs, space):
    """Padding has no part in sums: those of the channel are finite where the tap sees padding, and `bad` elsewhere."""
    x = t.rand(2, 32, *[6, 7, 8][-space:]) + 1
    for tap in [0, 1], [1, 0], [2, 1]:
        for channel in 0, outs - 1:
            weight = t.rand(outs, 32, *[3] * space) + 1
            weight[(channel, 5, *tap, *[1] * (space - 2))] = bad
            sees_padding = t.zeros(x.shape[2:], dtype=t.bool)
            edge = {(0, 1): (0, 0), (1, 0): (1, 0), (2, 1): (0, -1)}[tuple(tap)]
            sees_padding.select(*edge).fill_(True)
            last = t.channels_last if space == 2 else t.channels_last_3d
            for image in x, x.contiguous(memory_format=last):
                result = aten.convolution(image, weight, None, [1] * space, [1] * space, [1] * space, False, [0] * space, 1)
                others = [i for i in range(outs) if i != channel]
                assert result[:, others].isfinite().all()
                assert t.equal(result[1, channel].isfinite(), sees_padding)
                assert t.allclose(result[1, channel][~sees_padding], t.tensor(bad), equal_nan=True)


@pytest.mark.parametrize("window, padding", [([2, 3], [1, 1]), ([3, 3], [1, 1]), ([4, 2], [0, 1]), ([5, 1], [2, 0]), ([7, 7], [3, 3]), ([9, 4], [3, 2])])
@pytest.mark.parametrize("width", [13, 16, 29, 40, 48, 65, 80, 130])
def test_lines_of_depthwise_convolutions_are_summed_together(window, padding, width):
    """Results and gradients are those of doubles, which are computed in another way."""
    for height in 5, 6, 11:
        x, weight, bias = t.randn(2, 3, height, width), t.randn(3, 1, *window), t.randn(3)
        if height + 2 * padding[0] < window[0]:
            continue
        options = [1, 1], padding, [1, 1], False, [0, 0], 3
        result = aten.convolution(x, weight, bias, *options)
        exact = aten.convolution(x.double(), weight.double(), bias.double(), *options)
        assert t.allclose(result.double(), exact, rtol=1e-4, atol=1e-4)
        gradient = t.randn(*result.shape)
        made = aten.convolution_backward(gradient, x, weight, None, *options, [True, True, False])
        exact = aten.convolution_backward(gradient.double(), x.double(), weight.double(), None, *options, [True, True, False])
        assert all(t.allclose(a.double(), b, rtol=1e-3, atol=1e-3) for a, b in zip(made[:2], exact[:2]))


@pytest.mark.parametrize("dtype", [t.int64, t.int32, t.uint8])
def test_bounds_that_no_integer_holds(dtype):
    x = t.tensor([1, 7], dtype=dtype)
    for bound in (1e30, nan, inf, -inf):
        with pytest.raises(RuntimeError, match="value cannot be converted to type int64_t without overflow"):
            aten.hardtanh(x, 0, bound)
        with pytest.raises(RuntimeError, match="value cannot be converted to type int64_t without overflow"):
            aten.hardtanh(x, bound, 5)


def test_numbers_of_activations_in_halves():
    x = t.tensor([1.0, 7.0], dtype=t.float16)
    with pytest.raises(RuntimeError, match="c10::Half without overflow"):
        aten.threshold(x, 3, 70000)
    assert aten.threshold(x, 70000, 1).tolist() == [1, 1]
    assert aten.hardtanh_backward(x, x, 0, 70000).tolist() == [1, 7]
    with pytest.raises(RuntimeError, match="lambda must be"):
        aten.softshrink(x, inf)


def test_nothing_is_dropped_without_training_whatever_p_is():
    assert aten.native_dropout(t.ones(3), 2.5, False)[0].tolist() == [1, 1, 1]
    with pytest.raises(RuntimeError, match="between 0 and 1|to be in"):
        aten.native_dropout(t.ones(3), 2.5, True)


def test_attention_to_nothing_has_sums_of_zero():
    q, k = t.ones(2, 2, 3, 0), t.ones(2, 2, 6, 0)
    scratch = [t.full((2, 2, 3), 7.7) for _ in range(50)]
    del scratch
    assert aten._scaled_dot_product_flash_attention_for_cpu(q, k, k)[1].tolist() == t.zeros(2, 2, 3).tolist()


def test_complex_rows_are_shrunk():
    table = t.tensor([[3 + 4j, 0j], [0.5j, 0j]])
    found = aten.embedding_renorm_(table, t.tensor([0, 1]), 1.0, 2.0)
    assert found is table and abs(found[0, 0].item() - (0.6 + 0.8j)) < 1e-6 and found[1, 0].item() == 0.5j


def test_gradients_of_padding_without_elements_have_the_dtype_of_the_input():
    found = aten.replication_pad2d_backward(t.zeros(0, 3, 4, 5, dtype=t.int64), t.zeros(0, 3, 3, 3), [0, 2, 0, 1])
    assert found.dtype is t.float32
    with pytest.raises(RuntimeError, match="expected scalar type Double but found Float"):
        aten.replication_pad2d_backward(t.zeros(1, 3, 4, 5, dtype=t.float64), t.zeros(1, 3, 3, 3), [0, 2, 0, 1])


@pytest.mark.parametrize("lead", [(), (4,), (2, 2)])
def test_attention_without_elements_is_to_what_fits(lead):
    def attend(query, key, value):
        return aten.scaled_dot_product_attention(t.ones(lead + query), t.ones(lead + key), t.ones(lead + value))
    assert attend((3, 0), (6, 0), (6, 8)).shape == lead + (3, 8)
    assert attend((3, 8), (6, 0), (6, 0)).shape == lead + (3, 0)
    with pytest.raises(RuntimeError, match="cannot be multiplied|Expected size for"):
        attend((3, 8), (6, 0), (6, 8))


def test_draws_for_further_images_are_not_read():
    x, draws = t.arange(72.0).reshape(2, 1, 6, 6), t.rand(5, 1, 2)
    found = aten.fractional_max_pool2d(x, [2, 2], [3, 3], draws)[1]
    assert found.tolist() == aten.fractional_max_pool2d(x, [2, 2], [3, 3], draws[:2])[1].tolist()
    for wrong in (draws[:1], t.rand(2, 2, 2), t.rand(2, 1, 3)):
        with pytest.raises(RuntimeError, match="_random_samples"):
            aten.fractional_max_pool2d(x, [2, 2], [3, 3], wrong)


def test_no_index_is_looked_up_in_any_table():
    assert aten.embedding_renorm_(t.ones(2, 2, dtype=t.bool), t.zeros(0, dtype=t.int64), 1.0, 2.0).all()
    with pytest.raises(IndexError):
        aten.embedding_dense_backward(t.ones(()), t.tensor(3), 10, -1, False)
    with pytest.raises(RuntimeError, match="expected scalar type Long but found Byte"):
        aten.nll_loss2d(t.ones(1, 3, 1, 2), t.zeros(1, 1, 2, dtype=t.uint8))


def test_columns_of_nothing_and_slopes_beyond_the_dtype():
    with pytest.raises(RuntimeError, match="non-zero dimensions for input"):
        aten.col2im(t.ones(2, 0, 9), [5, 5], [2, 2], [1, 2], [1, 1], [2, 2])
    with pytest.raises(RuntimeError, match="value cannot be converted to type float without overflow"):
        aten.rrelu(t.zeros(2), -1e300, 1.0, True)
    with pytest.raises(RuntimeError, match="rrelu: upper bound must be finite, got inf"):
        aten.rrelu(t.zeros(2), 0.0, inf, False)


@pytest.mark.parametrize("name", ["reflection_pad3d", "replication_pad3d"])
def test_padding_of_one_volume_keeps_an_order_with_channels_last(name):
    x, amounts = t.ones(5, 5, 5, 5).contiguous(memory_format=t.channels_last), [1] * 6
    padded = getattr(aten, name)(x, amounts)
    assert padded.stride() == (343, 1, 49, 7)
    assert getattr(aten, name + "_backward")(padded.contiguous(), x, amounts).stride() == (125, 1, 25, 5)


def test_without_elements():
    with pytest.raises(RuntimeError, match="non-zero dimensions for input"):
        aten.im2col(t.ones(1, 0, 5, 5), [2, 2], [1, 1], [1, 1], [1, 1])
    with pytest.raises(RuntimeError, match="cannot compute the inf norm"):
        aten.renorm(t.ones(3, 0), inf, 0, 0.5)
    assert aten.renorm(t.ones(3, 0), inf, 1, 0.5).shape == (3, 0)
    assert aten.adaptive_max_pool3d(t.ones(0, 4, 4, 6), [2, 2, 2])[0].shape == (0, 2, 2, 2)
    with pytest.raises(RuntimeError, match="non-zero size"):
        aten.adaptive_max_pool3d(t.ones(2, 0, 4, 4, 6), [2, 2, 2])


@pytest.mark.parametrize("grad", [inf, nan])
def test_how_many_numbers_differ_has_no_gradient(grad):
    x = t.tensor([[1.0, 2], [3, 5]])
    assert aten._pdist_backward(t.tensor([grad]), x, 0.0, t.tensor([2.0])).tolist() == [[0, 0], [0, 0]]
    assert aten._cdist_backward(t.full((2, 2), grad), x, x + 1, 0.0, t.full((2, 2), 2.0)).tolist() == [[0, 0], [0, 0]]


@pytest.mark.parametrize("indices, offsets, common", [(t.bool, t.int64, t.int64), (t.int16, t.int32, t.int32), (t.int32, t.int64, t.int64)])
def test_indices_of_bags_are_promoted_beside_offsets(indices, offsets, common):
    found = aten._embedding_bag(t.eye(3), t.tensor([0, 1, 1, 0]).to(indices), t.tensor([0, 1]).to(offsets))
    assert found[0].tolist() == [[1, 0, 0], [1, 2, 0]] and found[2].dtype is common
    with pytest.raises(RuntimeError, match="Long, Int; but got (torch.)?Short"):
        aten._embedding_bag(t.eye(3), t.tensor([0]).to(t.int16), t.tensor([0]).to(t.int16))


def test_strides_of_gradients_of_losses():
    square, turned = t.ones(5, 5), t.ones(5, 5).t()
    assert aten.soft_margin_loss_backward(t.ones(()), turned, square, 0).stride() == (5, 1)
    assert aten.soft_margin_loss_backward(t.ones(()), square, turned, 0).stride() == (1, 5)
    assert aten.mse_loss_backward(t.ones(()), t.ones(1, 5), turned, 0).stride() == (1, 5)
    assert aten.mse_loss_backward(t.ones(()), turned, turned, 0).stride() == (5, 1)
    with pytest.raises(RuntimeError, match="Expected floating point type for target with class probabilities"):
        aten.cross_entropy_loss(t.rand(4), t.rand(4).to(t.complex64))


def test_rows_of_one_element_are_not_scaled():
    for index in (4, 1):
        with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
            aten.embedding_renorm_(t.arange(25.0).as_strided([5, 5], [1, 0]), t.tensor([index]), 1.0, 2.0)
    assert aten.embedding_renorm_(t.zeros(1).as_strided([5, 5], [0, 0]), t.tensor([4]), 1.0, 2.0).sum().item() == 0
    with pytest.raises(RuntimeError, match="Non-empty 4D data tensor expected"):
        aten.upsample_nearest2d(t.ones(0, 0, 4, 4), [5, 5])
    with pytest.raises(RuntimeError, match="cannot compute the inf norm"):
        aten.renorm(t.ones(0, 0, 0), inf, 2, 0.5)
    assert aten.multi_margin_loss_backward(t.ones(0), t.ones(0, 5), t.zeros(0, dtype=t.int64), 1, 1.0, None, 0).shape == (0, 5)


def test_an_infinite_buffer_has_no_gradient():
    found = aten.log_sigmoid_backward(t.ones(3), -t.ones(3), t.tensor([inf, nan, 1.0])).tolist()
    assert math.isnan(found[0]) and math.isnan(found[1]) and found[2] == 0.5
