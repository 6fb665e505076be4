# SPDX-License-Identifier: BSD-3-Clause
"""What notebooks show of a tensor."""
import base64
import pathlib
import re
import struct
import xml.etree.ElementTree
import zlib

import pytest

import tenon
import tenon._pages

aten = tenon.ops.aten


@pytest.mark.parametrize("sizes, cells, words", [
    ([], 0, "<p>1</p>"), ([3], 3, "3, float32, cpu"), ([2, 3], 6, "2 &times; 3"), ([100], 11, "&hellip;"),
    ([30, 40], 121, "&hellip;"), ([5, 2, 2], 8, "and 3 more"), ([0, 3], 0, "0 &times; 3"),
    ([2, 2, 2, 2], 8, "[0, 1]"),
])
def test_corner_elements_are_cells(sizes, cells, words):
    page = aten.ones(sizes)._repr_html_()
    assert page.count("<td") == cells and words in page


def test_elements_of_other_devices_are_not_read():
    page = aten.empty.memory_format([3], device=tenon.device("meta"))._repr_html_()
    assert "<td" not in page and "meta" in page


def cells(page):
    return re.findall(r"<td[^>]*>([^<]*)</td>", page)


def shades(page):
    return [float(found) if found else 0 for found in re.findall(r"<td(?:[^>]*--v:([\d.]+)[^>]*)?>", page)]


@pytest.mark.parametrize("values, shown", [
    ([1.0, 2.0], ["1", "2"]), ([1.5, 2.0], ["1.5", "2.0"]), ([0.125, 10.0], ["0.125", "10.000"]), ([1e-9, 1.0], ["1.000e-09", "1.000e+00"]),
    ([1 / 3, 100.0], ["0.3333", "100.0000"]), ([1, -20], ["1", "-20"]), ([True, False], ["True", "False"]), ([float("nan"), 1.5], ["nan", "1.5"]),
    ([1 + 0.123456j], ["1+0.1235j"]),
])
def test_numbers_of_a_table_have_the_same_decimals(values, shown):
    assert cells(tenon.tensor(values)._repr_html_()) == shown


def test_a_number_keeps_its_decimals():
    assert "<p>3.5</p>" in tenon.tensor(3.5)._repr_html_()


def test_cells_are_shaded_by_value_and_sign():
    page = tenon.tensor([0.0, 1.0, 2.0, -2.0])._repr_html_()
    none, half, whole, below = shades(page)
    assert none == 0 < half < whole == below
    assert 'class="above" style="--v:1.00">2<' in page and 'class="below" style="--v:1.00">-2<' in page


def test_what_has_no_value_is_not_shaded():
    assert shades(tenon.tensor([float("inf"), float("nan")])._repr_html_()) == [0, 0]


@pytest.mark.parametrize("sizes, is_drawn", [([10], False), ([11], True), ([10, 10], False), ([2, 3, 3], False), ([3, 3, 3], True)])
def test_a_tensor_that_is_not_shown_whole_has_its_shape_and_a_histogram(sizes, is_drawn):
    page = tenon.randn(sizes)._repr_html_()
    assert ("<title>shape</title>" in page) is ("<title>histogram</title>" in page) is is_drawn


def test_a_histogram_counts_every_finite_element():
    tensor = tenon.cat([tenon.arange(96.0), tenon.tensor([float("inf"), float("nan")])])
    page = tensor._repr_html_()
    assert [int(count) for count in re.findall(r"<title>(\d+) from", page)] == [4] * 24
    assert "least 0, mean 47.5, largest 95, 2 not finite" in page


@pytest.mark.parametrize("tensor, words", [
    (tenon.ones(50), "least 1, mean 1, largest 1"), (tenon.ones(50, dtype=tenon.bool), "50 of 50 are True"), (tenon.full((50,), float("nan")), "50 not finite"),
    (tenon.tensor([-1e308, 1e308] * 20, dtype=tenon.float64), "largest 1e+308"), (tenon.arange(50), "largest 49"), (tenon.ones(50, dtype=tenon.complex64), "shape"),
])
def test_what_has_no_spread_has_no_bars(tensor, words):
    page = tensor._repr_html_()
    assert words in page and ("<title>histogram</title>" in page) == (tensor.dtype == tenon.int64)


def pixels_of(page):
    """(columns, rows, colour type, lines of bytes) of the picture in a page; None if it has none."""
    found = re.search(r"data:image/png;base64,([^\"]+)", page)
    if found is None:
        return None
    data = base64.b64decode(found[1])
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + body),)
        chunks[kind] = body
        at += 12 + length
    columns, rows, depth, colour = struct.unpack_from(">IIBB", chunks[b"IHDR"])
    assert depth == 8
    raw = zlib.decompress(chunks[b"IDAT"])
    width = len(raw) // rows
    return columns, rows, colour, [raw[line * width:(line + 1) * width] for line in range(rows)]


@pytest.mark.parametrize("is_float", [False, True])
@pytest.mark.parametrize("is_last", [False, True])
def test_a_picture_is_shown_as_one(is_last, is_float):
    tensor = tenon.arange(3 * 8 * 9).reshape(3, 8, 9).to(tenon.uint8)
    pixels = tensor.permute(1, 2, 0).contiguous()
    shown = pixels if is_last else tensor
    if is_float:
        shown = shown.to(tenon.float32) / 255
    lines = [bytes([0, *line]) for line in pixels.reshape(8, 27).tolist()]
    assert pixels_of(shown._repr_html_()) == (9, 8, 2, lines)


def test_of_a_large_picture_every_so_many_pixels_are_shown():
    columns, rows, colour, _ = pixels_of(tenon.zeros((1, 600, 1200), dtype=tenon.uint8)._repr_html_())
    assert (columns, rows, colour) == (400, 200, 0)


@pytest.mark.parametrize("tensor", [
    tenon.full((3, 9, 9), 1.5), tenon.full((3, 9, 9), float("nan")), tenon.zeros((2, 9, 9), dtype=tenon.uint8), tenon.zeros((3, 7, 9), dtype=tenon.uint8),
    tenon.zeros((9, 9), dtype=tenon.uint8), tenon.zeros((3, 9, 9), dtype=tenon.int64),
])
def test_other_tensors_are_no_pictures(tensor):
    assert pixels_of(tensor._repr_html_()) is None


@pytest.mark.parametrize("dtype", [dtype for dtype in vars(tenon).values() if isinstance(dtype, tenon.dtype)], ids=str)
@pytest.mark.parametrize("sizes", [(2,), (20,)], ids=str)
def test_a_tensor_of_any_dtype_is_shown(sizes, dtype):
    tensor = tenon.empty(sizes, dtype=dtype)
    try:
        tensor.tolist()
        is_number = True
    except (NotImplementedError, TypeError, RuntimeError):
        is_number = False
    page = tensor._repr_html_()
    assert str(dtype).removeprefix("tenon.") in page and page.count("<td") == (min(sizes[0], 11) if is_number else 0)


def test_looking_records_nothing_and_changes_nothing():
    tensor = tenon.randn(3, 20, 20, requires_grad=True)
    before, version = tensor.tolist(), tensor._version
    assert "histogram" in tensor._repr_html_()
    assert tensor.grad_fn is None and tensor._version == version and tensor.tolist() == before and tenon.is_grad_enabled()


@pytest.mark.parametrize("tensor", [tenon.randn(3), tenon.randn(4, 30, 30), tenon.rand(3, 9, 9), tenon.ones(50, dtype=tenon.bool), tenon.tensor(1j)], ids=lambda x: str(tuple(x.shape)))
def test_what_is_shown_is_well_formed_and_brings_its_style(tensor):
    page = tensor._repr_html_().replace("&times;", "x").replace("&hellip;", "...")
    whole = xml.etree.ElementTree.fromstring(page)
    assert whole.get("class") == "tenon" and whole.find("style").text == tenon._pages.style().removeprefix("<style>").removesuffix("</style>")
    sheet = (pathlib.Path(__file__).resolve().parents[2] / "cli/pages.css").read_text()
    assert tenon._C.style_sheet() == sheet
    # Every class of the page is in the sheet.
    for each in whole.iter():
        for name in each.get("class", "").split():
            assert re.search(rf"\.{name}\b", sheet), name
