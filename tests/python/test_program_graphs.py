# SPDX-License-Identifier: BSD-3-Clause
"""What an exported program does is shown as code, HTML and a drawing."""
import json
import math
import threading
import xml.etree.ElementTree
import zipfile

import pytest

import tenon
from tenon._pages import words_of_time
from test_programs import DATA, NAMES, load

SVG = "{http://www.w3.org/2000/svg}"


def test_a_program_prints_as_code():
    assert str(load("nested").graph) == """\
b_offset = self.offset
def forward(pair_0, pair_1_b, scale=2.0, mode='sum'):
    sym_size_int_1 = aten.sym_size.int(pair_0, 0)
    add = aten.add.Tensor(pair_0, pair_1_b)  # float32 [s89, 3]; record_programs.py:41: y = (a + rest["b"]) * scale + self.offset
    mul = aten.mul.Tensor(add, 2.0)  # float32 [s89, 3]; record_programs.py:41: y = (a + rest["b"]) * scale + self.offset
    add_1 = aten.add.Tensor(mul, b_offset)  # float32 [s89, 3]; record_programs.py:41: y = (a + rest["b"]) * scale + self.offset
    sum_1 = aten.sum(add_1)  # float32 []; record_programs.py:42: return {"y": y, "rows": a.shape[0], "more": (y.sum() if mode == "sum" else y.mean(), None, [a - 1])}
    sub = aten.sub.Tensor(pair_0, 1)  # float32 [s89, 3]; record_programs.py:42: return {"y": y, "rows": a.shape[0], "more": (y.sum() if mode == "sum" else y.mean(), None, [a - 1])}
    return add_1, sym_size_int_1, sum_1, None, sub"""


def test_graphs_of_nodes_follow():
    graph = load("choosing").graph
    assert [(each.name, each.depth) for each in graph.graphs] == [
        ("forward", 0), ("true_graph_0", 1), ("false_graph_0", 1), ("true_graph_0", 2), ("false_graph_0", 2)]
    assert graph.nodes[2].arguments == "gt, true_graph_0, false_graph_0, [p_layer_bias, p_layer_weight, x]"
    assert graph.nodes[2].operator is None and graph.nodes[2].is_served
    inner = [node.operator for node in load("functional").graph.nodes if "auto_functionalized" in node.target]
    assert inner and set(inner) == {"programs::add_in", "programs::grow"}
    assert graph.nodes[0].operator == "aten::sum" and "def false_graph_0(p_layer_bias, p_layer_weight, x):" in str(graph)


def test_every_kind_of_value_is_code():
    lines = str(load("asserting").graph) + str(load("shapes").graph)
    assert "aten._assert_tensor_metadata(narrow, dtype=float32, device=device('cpu'), layout=strided)" in lines
    assert "'Runtime assertion failed for expression u0 >= 0 on node \\'ge_1\\''" in lines
    assert "[getitem, getitem_1] = aten.split_with_sizes(x, [1, 3], 1)  # float32 [s77, 1], float32 [s77, 3]" in lines
    assert "slice_1 = aten.slice.Tensor(reshape, 0, None, sym_size_int_1)" in lines and "pin_memory=False" in lines


@pytest.mark.parametrize("name", NAMES)
def test_every_program_is_drawn(name):
    graph = load(name).graph
    drawing = xml.etree.ElementTree.fromstring(graph.to_svg())
    boxes = [box for box in drawing.findall(f".//{SVG}g") if box.get("class").startswith("node")]
    assert len(boxes) == len(graph.nodes) + len(graph.inputs) - len(graph.states)
    page = graph._repr_html_()
    assert page == graph.to_html()
    whole = xml.etree.ElementTree.fromstring(page)
    assert "".join(whole.find(".//div[@class='program number']").itertext()) == str(graph)
    assert sum(box.get("class", "").startswith("node") for box in whole.iter(f"{SVG}g")) == len(boxes)


def test_nodes_show_shapes_and_bytes():
    picture = "".join(xml.etree.ElementTree.fromstring(load("lstm").graph.to_svg()).itertext())
    node = next(node for node in load("lstm").graph.nodes if node.types.startswith("float32 [") and all(size.isdigit() for size in node.types[9:-1].split(", ")))
    size = 4 * math.prod(map(int, node.types[9:-1].split(", ")))
    assert f"{node.results} = {node.target.removeprefix('torch.ops.').removesuffix('.default')}  {node.types}  {size} B" in picture


def test_nodes_of_a_module_fold_where_there_are_many(monkeypatch):
    graph = load("mlp").graph
    page = xml.etree.ElementTree.fromstring(graph.to_html())
    assert ["".join(head.itertext()).split()[0] for head in page.iter("summary")] == ["forward", "code"] and len(list(page.iter(f"{SVG}path"))) == 3
    monkeypatch.setattr("tenon._rows_svg.WHOLE", 0)
    assert [node.module for node in graph.nodes] == ["layers.0", "layers.1", "layers.2"]
    page = xml.etree.ElementTree.fromstring(graph.to_html())
    heads = ["".join(head.itertext()) for head in page.iter("summary")]
    assert [head.split()[0] for head in heads] == ["forward", "layers", "layers.0", "layers.1", "layers.2", "code"] and heads[1].startswith("layers 3 nodes")


def test_a_profile_puts_times_on_nodes():
    program = load("mlp")
    with tenon.profile(out=None) as seen:
        for _ in range(3):
            program(tenon.ones(2, 4))
    rows = {row[0]: words_of_time(row[4] / row[3]) for row in seen.node_rows()}
    picture = "".join(xml.etree.ElementTree.fromstring(program.graph.to_svg(seen)).itertext())
    for node in program.graph.nodes:
        assert f"{node.types}  {rows[node.name]}" in picture
    assert rows["relu"] not in "".join(xml.etree.ElementTree.fromstring(program.graph.to_svg()).itertext())
    assert program.graph.to_html(seen).count('class="time"') == 3


@pytest.mark.parametrize("nanoseconds, words", [(0, "0 ns"), (85, "85 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"), (12300, "12.3 µs"), (1.24e6, "1.24 ms"), (87e9, "87.0 s"), (870e9, "870 s")])
def test_times_are_written_as_the_command_does(nanoseconds, words):
    assert words_of_time(nanoseconds) == words


def test_lines_lead_from_values_to_their_readers():
    drawing = xml.etree.ElementTree.fromstring(load("mlp").graph.to_svg())
    paths = [path.get("d") for path in drawing.findall(f"{SVG}path")]
    assert len(paths) == 3 and all("H" not in path for path in paths)    # x, linear, relu, linear: each reads the one before it


def test_threads_may_ask_at_once():
    program, found = load("lstm"), []
    threads = [threading.Thread(target=lambda: found.append(str(program.graph))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1 and len(found) == 8


@pytest.mark.parametrize("change", [
    lambda node: node.update(inputs=3), lambda node: node["inputs"].append({}), lambda node: node["inputs"].append({"name": "x", "arg": {}, "kind": 2}),
    lambda node: node["inputs"][0].update(arg={"as_tensor": 3}), lambda node: node["inputs"][0].update(arg={"as_ints": [[[{"as_none": None}]]]}),
    lambda node: node["inputs"][0].update(arg={"as_graph": {"name": "g", "graph": {"nodes": [{}], "inputs": [3], "outputs": 4}}}),
    lambda node: node["inputs"][0].update(arg={"as_float": 1e300}), lambda node: node["inputs"][0].update(arg={"as_string": "a\n\t'\u00e9" * 40000}),
    lambda node: node.update(metadata=[]), lambda node: node.update(name=None), lambda node: node.update(outputs=[{"as_tensors": [{"name": 4}]}]),
])
def test_damaged_nodes_are_listed_or_refused(tmp_path, change):
    """A load would refuse most of them; a listing is made of the archive without a look at the schema."""
    path = tmp_path / "changed.pt2"
    with zipfile.ZipFile(DATA / "mlp.pt2") as old, zipfile.ZipFile(path, "w") as new:
        for info in old.infolist():
            data = old.read(info)
            if "/models/" in info.filename:
                program = json.loads(data)
                node = program["graph_module"]["graph"]["nodes"][0]
                change(node)
                node["target"] = "torch.ops.nobody.has.default"
                data = json.dumps(program)
            new.writestr(info.filename, data)
    try:
        program = tenon._C.Program(str(path), None, False, True)
    except OSError:
        return
    assert len(program.nodes()) >= 3 and program.nodes()[0][3] is False
    assert all(len(text) < 70000 for node in program.nodes() for text in node[5:] if text)
    with pytest.raises(ValueError, match="was loaded to be described"):
        program.run([tenon.ones(2, 4)])
