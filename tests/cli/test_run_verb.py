#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""`tenon run` and `tenon model` and `tenon program` on a package that is made here, of the code of tests/model; and the host in C."""
import ast
import json
import os
import pathlib
import pty
import select
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

TENON, CODE, HOST = sys.argv[1:4]
FOLDER = "m/data/aotinductor/model/"
PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "program" / "data"
SOURCE = """
    inputs_info_[0].name = "x";
    inputs_info_[1].name = "order";
    outputs_info_[0].name = "output0";
    constants_info_[0].original_fqn = "layer.scale";
    constants_info_[0].dtype = cached_torch_dtype_float32;
    constants_info_[0].data_size = 64;
    constants_info_[0].from_folded = false;
    constants_info_[0].shape = {3};
    ConstantHandle x = ConstantHandle(input_handles[0]);
    int32_t x_expected_dtype = aoti_torch_dtype_float32();
    if (x_size[0] < 2) {
    if (x_size[0] > 8) {
    if (3 != x_size[1]) {
    if (1 != x_stride[1]) {
}
    ConstantHandle order = ConstantHandle(input_handles[1]);
    int32_t order_expected_dtype = aoti_torch_dtype_int64();
}
"""
NODES = {"nodes": [{"node": {"target": "aten::neg", "inputs": [{"name": "self", "arg": {"as_tensor": {"name": "x"}}}],
                             "outputs": [{"as_tensor": {"name": "y"}}]}}]}


def run(*words):
    return subprocess.run([TENON, *words], capture_output=True, text=True, timeout=60)


def npy(values, shape, descr="<f4", code="f"):
    header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (53 - len(header) % 64 % 64) + "\n"
    return b"\x93NUMPY\1\0" + struct.pack("<H", len(header)) + header.encode() + struct.pack(f"<{len(values)}{code}", *values)


def read_npy(data):
    length = struct.unpack("<H", data[8:10])[0]
    header = ast.literal_eval(data[10:10 + length].decode())
    code = {"<f4": "f", "<i8": "q", "<i2": "h"}[header["descr"]]
    body = data[10 + length:]
    return header["shape"], list(struct.unpack(f"<{len(body) // struct.calcsize(code)}{code}", body))


class Run(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.model = cls.path("model.pt2")
        with zipfile.ZipFile(cls.model, "w") as archive:
            archive.write(CODE, FOLDER + "c.wrapper.so")
            archive.writestr(FOLDER + "c.wrapper.cpp", SOURCE)
            archive.writestr(FOLDER + "c.wrapper.json", json.dumps(NODES))
            archive.writestr(FOLDER + "c.wrapper_metadata.json", '{"AOTI_DEVICE_KEY": "cpu"}')
        pathlib.Path(cls.path("x.npy")).write_bytes(npy(range(6), (2, 3)))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def path(cls, name):
        return os.path.join(cls.folder.name, name)

    def works(self, *words):
        result = run(*words)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result

    def fails_with_output(self, status, *words):
        result = run(*words)
        self.assertEqual(result.returncode, status)
        return result.stdout

    def fails(self, status, message, *words):
        result = run(*words)
        self.assertEqual(result.returncode, status)
        self.assertIn(message, result.stderr)

    def test_outputs_are_printed(self):
        printed = self.works("run", self.model, "--input", self.path("x.npy"), "--input", "tensor(0)").stdout
        self.assertIn("30.5", printed)
        self.assertIn("None", printed)

    def test_a_single_output_goes_to_standard_output(self):
        single = self.path("single.pt2")
        with zipfile.ZipFile(single, "w") as archive:
            archive.write(CODE.replace("embedded", "single"), FOLDER + "c.wrapper.so")
        written = subprocess.run([TENON, "run", single, "-i", self.path("x.npy"), "-i", "tensor(0)", "-o", "-"], capture_output=True, timeout=60)
        self.assertEqual(written.returncode, 0, written.stderr)
        self.assertEqual(read_npy(written.stdout)[1][5], 30.5)
        self.fails(1, "-o -: there are 4 results, and - is the place of one", "run", self.model, "-i", "ones(2,3)", "-i", "tensor(0)", "-o", "-")

    def test_outputs_are_saved_and_none_is_left_out(self):
        self.works("run", self.model, "-i", self.path("x.npy"), "-i", "tensor(4)", "-o", self.path("out.npy"))
        shape, values = read_npy(pathlib.Path(self.path("out.0.npy")).read_bytes())
        self.assertEqual((shape, values), ((2, 3), [-0.5, -4.5, -12.5, -6.5, -16.5, -30.5]))
        self.assertFalse(os.path.exists(self.path("out.2.npy")))

    def test_a_package_without_a_subcommand_is_described(self):
        self.assertEqual(self.works("model", self.model).stdout, self.works("model", "info", self.model).stdout)
        self.assertEqual(self.works("model", "--json", self.model).stdout, self.works("model", "info", "--json", self.model).stdout)
        program = str(PROGRAMS / "nested.pt2")
        self.assertEqual(self.works("program", program).stdout, self.works("program", "info", program).stdout)
        self.fails(2, "'inof' is no subcommand; there are: info; did you mean info", "model", "inof", self.model)
        self.fails(1, "/nowhere.pt2", "model", "/nowhere.pt2")

    def test_inputs_are_named_and_come_from_archives(self):
        inputs, outputs = self.path("in.npz"), self.path("out.npz")
        for compression in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            with zipfile.ZipFile(inputs, "w", compression) as archive:
                archive.writestr("order.npy", npy([0], (), "<i8", "q"))
                archive.writestr("x.npy", npy(range(6), (2, 3)))
            self.works("run", self.model, "--input", inputs, "-o", outputs)
            with zipfile.ZipFile(outputs) as archive:
                self.assertEqual(archive.namelist(), ["arr_0.npy", "arr_1.npy", "arr_3.npy"])
                self.assertEqual(read_npy(archive.read("arr_0.npy"))[1][5], 30.5)
        self.works("run", self.model, "--input", "order=tensor(0)", "--input", "x=" + self.path("x.npy"))

    def changed(self, name, source=SOURCE, nodes=NODES):
        """A package that differs in its source or its operators."""
        with zipfile.ZipFile(self.model) as before, zipfile.ZipFile(self.path(name), "w") as after:
            for member in before.namelist():
                text = {".cpp": source, "json": json.dumps(nodes)}.get(member[-4:] if "metadata" not in member else "", before.read(member))
                after.writestr(member, text)
        return self.path(name)

    def test_inputs_of_models_have_the_names_of_the_author_s_call(self):
        named = self.path("named.pt2")
        with zipfile.ZipFile(named, "w") as archive:
            archive.write(CODE.replace("embedded", "named"), FOLDER + "c.wrapper.so")
            archive.writestr(FOLDER + "c.wrapper.cpp", SOURCE.replace('"x"', '"arg15_1"').replace('"order"', '"arg16_1"'))
            archive.writestr(FOLDER + "c.wrapper.json", json.dumps(NODES))
        want = self.works("run", self.model, "-i", self.path("x.npy"), "-i", "tensor(4)").stdout
        for x in ("args[0]['x']", "args_0_x", "x", "arg15_1"):
            for order in ("order", "arg16_1", "1"):
                self.assertEqual(self.works("run", named, "-i", f"{order}=tensor(4)", "-i", f"{x}={self.path('x.npy')}").stdout, want)
        # A number is a tensor without dimensions, of the input's dtype.
        self.assertEqual(self.works("run", named, "-i", f"0={self.path('x.npy')}", "-i", "order=4").stdout, want)
        self.assertEqual(self.works("run", named, "-i", self.path("x.npy"), "-i", "4").stdout, want)
        self.fails(1, "input '3' is no tensor; tensor(3) is one", "run", named, "-i", "3")
        self.fails(1, "input '[4]' is no tensor; tensor([4]) is one", "run", named, "-i", "order=[4]")
        self.fails(1, "no input is called '2'", "run", named, "-i", "2=ones(2,3)")
        self.fails(1, "input 0, 'args[0]['x']': has size 4 in dimension 1", "run", named, "-i", "ones(2,4)", "-i", "4")
        self.fails(1, "takes 2 inputs, and none was given for number 1:\n  args[0]['x']: float32 [1…8, 3]\n  order: int64 []\n", "run", named, "-i", "x=ones(2,3)")
        self.fails(1, "no input is called 'y'; there are:\n  args[0]['x']: float32 [1…8, 3]\n  order: int64 []\n", "run", named, "-i", "y=y.npy")
        self.fails(1, "no input is called 'z'; there are:\n  x: float32 [1…8, 3]\n  order: int64 []\n", "run", self.model, "-i", "z=ones(2,3)")

    def test_what_numpy_lacks_is_saved_as_words(self):
        to_half = {"nodes": [{"node": {"target": "aten::to.dtype", "inputs": [
            {"name": "self", "arg": {"as_tensor": {"name": "x"}}}, {"name": "dtype", "arg": {"as_scalar_type": 13}}],
            "outputs": [{"as_tensor": {"name": "y"}}]}}]}
        model, words = self.changed("half.pt2", nodes=to_half), ("-i", self.path("x.npy"), "-i", "tensor(4)")
        self.works("run", model, *words, "-o", self.path("half.npy"))
        self.works("run", model, *words, "-o", self.path("half.npz"))
        with zipfile.ZipFile(self.path("half.npz")) as archive:
            saved = archive.read("arr_0.npy")
        self.assertEqual(saved, pathlib.Path(self.path("half.0.npy")).read_bytes())
        self.assertEqual(read_npy(saved), ((2, 3), [0x3F00, 0x4090, 0x4148, 0x40D0, 0x4184, 0x41F4]))  # 0.5, 4.5, 12.5, 6.5, 16.5, 30.5

    def test_inputs_are_laid_as_the_model_was_compiled_for(self):
        turned = SOURCE.replace("if (x_size[0] < 2) {\n    if (x_size[0] > 8) {", "if (2 != x_size[0]) {").replace(
            "if (1 != x_stride[1]) {", "if (1 != x_stride[0]) {\n    if (2 != x_stride[1]) {")
        model = self.changed("turned.pt2", source=turned)
        self.works("run", model, "-i", self.path("x.npy"), "-i", "tensor(0)", "-o", self.path("turned.npz"))
        with zipfile.ZipFile(self.path("turned.npz")) as archive:
            # The code reads memory as it lies: 0, 3, 1, 4, 2, 5.
            self.assertEqual(read_npy(archive.read("arr_0.npy")), ((2, 3), [0.5, 12.5, 6.5, 8.5, 8.5, 30.5]))
        self.fails(1, "has size 3 in dimension 0", "run", model, "-i", "ones(3,3)", "-i", "tensor(4)")

    def test_files_in_the_order_of_fortran_are_laid_for_the_model(self):
        fortran = npy([0, 3, 1, 4, 2, 5], (2, 3)).replace(b"'fortran_order': False", b"'fortran_order': True ")
        pathlib.Path(self.path("fortran.npy")).write_bytes(fortran)
        model = self.changed("rows.pt2", source=SOURCE.replace("if (1 != x_stride[1]) {", "if (3 != x_stride[0]) {\n    if (1 != x_stride[1]) {"))
        self.works("run", model, "-i", self.path("fortran.npy"), "-i", "tensor(0)", "-o", self.path("fortran.npz"))
        with zipfile.ZipFile(self.path("fortran.npz")) as archive:
            self.assertEqual(read_npy(archive.read("arr_0.npy")), ((2, 3), [0.5, 4.5, 12.5, 6.5, 16.5, 30.5]))

    def test_sizes_beyond_the_bounds_run_unless_they_are_to_be_refused(self):
        words = ("run", self.model, "-i", "ones(9,3)", "-i", "tensor(0)")
        self.assertIn("size 9 in dimension 0, its compiler says 1 to 8; it runs", self.works(*words).stderr)
        self.fails(1, "size 9 in dimension 0, the model was compiled for 1 to 8", *words, "--check-inputs")

    def test_constants_are_replaced(self):
        constants = self.path("constants.npz")
        with zipfile.ZipFile(constants, "w") as archive:
            archive.writestr("layer.scale.npy", npy([1, 1, 10], (3,)))
        printed = self.works("run", self.model, "--constants", constants, "-i", "ones(2,3)", "-i", "tensor(0)").stdout
        self.assertIn("20.5", printed)

    def test_results_are_json_and_times_are_told(self):
        result = self.works("run", self.model, "-i", "ones(2,3)", "-i", "tensor(4)", "--json", "--repeat", "3", "--threads", "1",
                            "--profile", "--trace", self.path("trace.json"))
        shown = json.loads(result.stdout)["profile"]["operators"]
        self.assertEqual([(row["operator"], row["calls"]) for row in shown], [("aten::neg", 3)])
        time = r"\d+(\.\d+)? (ns|µs|ms|s)"
        self.assertRegex(result.stderr, f"^loaded in {time}, first run {time}; of 3 runs the fastest {time}, the median {time}\n")
        self.assertNotIn("\033", result.stderr)
        table = self.works("run", self.model, "-i", "ones(2,3)", "-i", "tensor(4)", "--profile").stderr.splitlines()
        self.assertEqual(table[0].split(), ["time", "calls", "%", "operator"])
        self.assertRegex(table[1], f"^ *{time} +1 +[0-9.]+%  aten::neg$")
        self.assertEqual({line.index(" 1 ") for line in table[1:]}, {table[1].index(" 1 ")})
        self.assertIn("aten::neg\n", self.works("run", self.model, "-i", "ones(2,3)", "-i", "tensor(4)", "--profile").stderr)
        self.assertIn("aten::neg", pathlib.Path(self.path("trace.json")).read_text())

    def test_long_work_shows_on_a_terminal_how_far_it_is(self):
        parent, child = pty.openpty()
        command = [TENON, "run", self.model, "-i", "ones(2,3)", "-i", "tensor(4)", "--repeat", "100000000"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=child) as process:
            os.close(child)
            shown = b""
            while b"left" not in shown and select.select([parent], [], [], 60)[0]:
                shown += os.read(parent, 1000)
            process.kill()
        os.close(parent)
        self.assertRegex(shown.decode(), r"^\r\033\[K\d+ of 100000000 runs, [\d.e+]+ per s, \d+(\.\d+)? s left")

    def test_exported_programs_run_as_models_do(self):
        mlp, nested = (str(PROGRAMS / f"{name}.pt2") for name in ("mlp", "nested"))
        printed = self.works("run", nested, "-i", "ones(2,3)", "-i", "pair[1]['b']=zeros(3)").stdout
        self.assertEqual(printed, "tensor([[2., 3., 4.],\n        [2., 3., 4.]])\n2\ntensor(18.)\nNone\ntensor([[0., 0., 0.],\n        [0., 0., 0.]])\n")
        result = self.works("run", mlp, "-i", "zeros(2,4)", "-o", self.path("y.npy"), "--repeat", "3", "--profile")
        self.assertEqual(read_npy(pathlib.Path(self.path("y.npy")).read_bytes())[0], (2, 3))
        self.assertRegex(result.stderr, r" +time +calls +%  node +operator +line\n")
        self.assertRegex(result.stderr, r" 3 +[\d.]+%  linear_1  aten::linear  record_programs.py:\d+: return self.layers\(x\)\n")
        self.assertRegex(result.stderr, r" 3  100.0%  all runs\n")
        choosing = self.works("run", str(PROGRAMS / "choosing.pt2"), "-i", "ones(2,3)", "--json", "--profile", "--trace", self.path("nodes.json"))
        profile = json.loads(choosing.stdout)["profile"]
        self.assertEqual({(row["node"], row["depth"]): row["operator"] for row in profile["nodes"]}[("cond", 1)], "higher_order.cond")
        self.assertTrue(all(row["source"].startswith("record_programs.py:") and row["calls"] == 1 for row in profile["nodes"]))
        self.assertLess(sum(row["seconds"] for row in profile["nodes"]), profile["seconds"])
        self.assertEqual((profile["lost"], choosing.stderr), (0, ""))
        self.assertIn("sub", {event["name"] for event in json.loads(pathlib.Path(self.path("nodes.json")).read_text())["traceEvents"] if event["cat"] == "node"})
        for older in ("older_files", "older_folders"):
            self.works("run", str(PROGRAMS / f"{older}.pt2"), "-i", "ones(4,2)" if older == "older_files" else "ones(2,3)")
        self.fails(1, "takes 4 inputs, and none was given for number 0:\n  pair[0]: float32 [0…64, 3]\n  pair[1]['b']: float32 [3]\n", "run", nested)
        self.fails(1, "'scale=3.0' gives input 2 a second time", "run", nested, "-i", "scale=3.0")
        self.fails(1, "size 1 of argument 'x' is 5", "run", mlp, "-i", "ones(2,5)")
        self.fails(1, "input '3' is no tensor", "run", mlp, "-i", "3")
        self.fails(1, "has no program 'other'", "run", mlp, "--model", "other")
        with zipfile.ZipFile(self.path("c.npz"), "w") as archive:
            archive.writestr("w.npy", npy([1.0], (1,)))
        self.fails(1, "a program has none that can be replaced", "run", mlp, "--constants", self.path("c.npz"), "-i", "ones(2,4)")

    def test_what_a_program_prints_goes_to_standard_error(self):
        done = self.works("run", str(PROGRAMS / "printing.pt2"), "-i", "ones(2,3)")
        self.assertEqual(done.stderr, 'nothing {}\n3 2.5 True "text" None\n[1, 2] 6.00 {rows:>4}|{more[1]}\n'
                         "tensor([[1., 1., 1.],\n        [1., 1., 1.]])\n")
        self.assertEqual(done.stdout, "tensor([[3., 3., 3.],\n        [3., 3., 3.]])\n")

    def test_arguments_of_programs_are_named_as_shells_like_it(self):
        nested = str(PROGRAMS / "nested.pt2")
        wanted = self.works("run", nested, "-i", "ones(2,3)", "-i", "zeros(3)").stdout
        for words in (("pair_1_b=zeros(3)", "pair_0=ones(2,3)"), ("pair[1]['b']=zeros(3)", "pair[0]=ones(2,3)")):
            self.assertEqual(self.works("run", nested, *(word for each in words for word in ("-i", each))).stdout, wanted)
        self.fails(1, "no input is called 'pair_1'; there are:\n  pair[0]: float32 [0…64, 3]\n  pair[1]['b']: float32 [3]\n", "run", nested, "-i", "pair_1=ones(2)")

    def test_a_program_is_described(self):
        nested = str(PROGRAMS / "nested.pt2")
        text = self.works("program", "info", nested).stdout
        self.assertIn("program    model, exported by PyTorch 2.13", text)
        self.assertIn("input      pair[0]: float32 [0…64, 3]\ninput      pair[1]['b']: float32 [3]\ninput      scale: float, a constant\n", text)
        self.assertIn("parameters 0, 0 bytes\nbuffers    1, 12 bytes\nmemory     weights 0 bytes, buffers 12; 12 of them mapped\n", text)
        self.assertIn("memory     values of a run 52 bytes at most, at sub, with the sizes of the export; 0 results are written into arguments\n"
                      "nodes      6 in 1 graph\n", text)
        wide = str(PROGRAMS / "wide.pt2")
        self.assertEqual(json.loads(self.works("program", "info", "--json", wide).stdout)["memory"],
                         {"weights": 7552, "buffers": 0, "mapped": 7552, "packed": 0, "values": 131072, "at": "linear", "exact": True, "unknown": 0, "reused": 2, "planned": 98304})
        self.assertIn("memory     without 3 values whose sizes are not known before a run\n", self.works("program", "info", str(PROGRAMS / "asserting.pt2")).stdout)
        self.assertRegex(self.works("program", "check", wide).stdout, r"\npacked     \d{4,5} bytes of weights\n")
        self.assertGreater(json.loads(self.works("program", "check", "--json", wide).stdout)["packed"], 3000)
        guarded = self.works("program", "info", str(PROGRAMS / "guarded.pt2")).stdout
        self.assertIn("input      n: int\nguard      (x.size()[0] % 2) == 0\nguard      other['y'].size()[0] == (1 + 2*x.size()[0])\n", guarded)
        strange = self.path("strange.pt2")
        with zipfile.ZipFile(PROGRAMS / "guarded.pt2") as old, zipfile.ZipFile(strange, "w") as new:
            for name in old.namelist():
                new.writestr(name, old.read(name).replace(b"(L['x'].size()[0] % 2) == 0", b"L['x']._base is None"))
        self.assertIn("guard      L['x']._base is None, not checked\n", self.works("program", "info", strange).stdout)
        shown = json.loads(self.works("program", "info", "--json", strange).stdout)
        self.assertEqual(shown["guards"][:2], [{"text": "L['x']._base is None", "checked": False},
                                               {"text": "other['y'].size()[0] == (1 + 2*x.size()[0])", "checked": True}])
        shown = json.loads(self.works("program", "info", "--json", str(PROGRAMS.parents[2] / "examples/data/digits.pt2"), "--model", "train").stdout)
        self.assertEqual((shown["program"], shown["programs"], shown["graphs"]), ("train", ["train", "predict"], 1))
        self.assertEqual(shown["inputs"], [{"name": "images", "type": "float32", "constant": False, "smallest": [0, 8, 8], "largest": [4096, 8, 8]}])
        self.assertIn({"name": "classify.bias", "dtype": "float32", "sizes": [10], "bytes": 40}, shown["parameters"])
        self.assertEqual(len(shown["buffers"]), 3)

    def test_operators_of_a_program_are_counted_and_missing_ones_told(self):
        extending = str(PROGRAMS / "extending.pt2")
        text = self.works("program", "ops", str(PROGRAMS / "nested.pt2")).stdout
        self.assertTrue(text.startswith("     2  torch.ops.aten.add.Tensor: Tenon\n     1  torch.ops.aten.sym_size.int: Tenon\n"), text)
        self.assertTrue(text.endswith("0 of 5 are not served\n"), text)
        result = run("program", "ops", extending)
        self.assertEqual(result.returncode, 1)
        self.assertIn("     1  torch.ops.polar.swish.default: nobody, record_programs.py:", result.stdout)
        self.assertIn("2 of 7 are not served\n", result.stdout)
        shown = json.loads(run("program", "ops", "--json", extending).stdout)["operators"]
        self.assertEqual({each["target"] for each in shown if not each["served"]}, {"torch.ops.polar.polar.default", "torch.ops.polar.swish.default"})
        inner = self.fails_with_output(1, "program", "ops", str(PROGRAMS / "strided.pt2"))
        self.assertIn("     1  torch.ops.higher_order.auto_functionalized_v2(torch.ops.programs.grow.default): nobody, record_programs.py:", inner)
        self.assertIn("parameters 2, 48 bytes", self.works("program", "info", extending).stdout)

    def test_a_program_is_tried(self):
        mlp, nested = (str(PROGRAMS / f"{name}.pt2") for name in ("mlp", "nested"))
        text = self.works("program", "check", nested).stdout
        self.assertRegex(text, r"output     add_1: float32 \[2, 3\]\n(?s:.*)runs       with the arguments that it was exported with, in [\d.]+ [nµm]?s\n")
        shown = json.loads(self.works("program", "check", "--json", nested, "--input", "ones(5,3)", "-i", "zeros(3)").stdout)
        self.assertEqual(shown["inputs"], "the inputs given")
        self.assertEqual(shown["outputs"][0], {"name": "add_1", "type": "float32", "sizes": [5, 3]})
        named = json.loads(self.works("program", "check", "--json", nested, "-i", "b=zeros(3)", "-i", "pair_0=ones(4,3)").stdout)
        self.assertEqual(named["outputs"][0]["sizes"], [4, 3])
        self.fails(1, "'b=zeros(3)' gives an input a second time", "program", "check", nested, "-i", "ones(2,3)", "-i", "zeros(3)", "-i", "b=zeros(3)")
        without = self.path("without.pt2")
        with zipfile.ZipFile(mlp) as old, zipfile.ZipFile(without, "w") as new:
            for name in old.namelist():
                if "sample_inputs" not in name:
                    new.writestr(name, old.read(name))
        self.assertIn("runs       with zeros, in ", self.works("program", "check", without).stdout)
        self.fails(1, "size 1 of argument 'x' is 5", "program", "check", mlp, "-i", "ones(2,5)")
        self.fails(1, "'zeros(1)' is one input too many", "program", "check", mlp, "-i", "ones(2,4)", "-i", "zeros(1)")
        self.fails(1, "none of the inputs given is for 'pair[1]['b']'", "program", "check", nested, "-i", "ones(2,3)")
        self.fails(1, "input 'what(': ", "program", "check", mlp, "-i", "what(")
        self.fails(1, "No such file", "program", "check", mlp, "-i", "none.npy")
        self.fails(1, "calls operators that nobody has registered", "program", "check", str(PROGRAMS / "extending.pt2"))
        self.fails(1, "has no program 'b'; there is model", "program", "info", mlp, "--model", "b")
        self.fails(1, "holds a compiled model and no exported program", "program", "info", self.model)
        self.fails(2, "the subcommand is missing: info, ops, check", "program")
        self.fails(2, "unknown option '--input'", "program", "info", mlp, "--input", "ones(2,4)")
        self.fails(2, "no archive was named", "program", "ops")
        self.fails(2, "'b' is a second archive", "program", "ops", "a", "b")

    def test_what_is_wrong_is_told(self):
        self.fails(1, "order: int64", "run", self.model, "-i", "ones(2,3)")
        self.fails(1, "is float64, the model was compiled for float32", "run", self.model, "-i", "ones(2,3,dtype=float64)", "-i", "tensor(0)")
        self.fails(1, "'tensor(1)' is one too many", "run", self.model, "-i", "ones(2,3)", "-i", "tensor(0)", "-i", "tensor(1)")
        self.fails(1, "gives input 0 a second time", "run", self.model, "-i", "ones(2,3)", "-i", "x=ones(2,3)")
        self.fails(1, "the model's own words", "run", self.model, "-i", "ones(2,3)", "-i", "tensor(1)")
        self.fails(1, "No such file", "run", self.path("none.pt2"))
        self.fails(2, "no package was named", "run")
        self.fails(2, "--repeat needs a number", "run", self.model, "--repeat", "0")
        self.fails(2, "unknown option '--fast'", "run", self.model, "--fast")
        self.fails(2, "the value of an option is a word of its own: --input x.npy", "run", self.model, "--input=x.npy")
        self.fails(1, "holds an exported program and no compiled model; `tenon program info` is for those", "model", "info", str(PROGRAMS / "mlp.pt2"))
        self.fails(1, "holds a compiled model and no exported program; `tenon model info` is for those", "program", "info", self.model)

    def test_a_package_is_described_without_its_code(self):
        shown = json.loads(self.works("model", "info", "--json", self.model).stdout)
        self.assertEqual(shown["inputs"][0], {"name": "x", "compiler_name": "x", "dtype": "float32", "smallest": [1, 3], "largest": [8, 3], "strides": [None, 1]})
        self.assertEqual(shown["constants"], [{"name": "layer.scale", "dtype": "float32", "sizes": [3], "bytes": 64, "folded": False}])
        self.assertEqual(shown["operators"], [{"name": "aten::neg", "registered": True}])
        self.assertIn({"name": "aoti_torch_get_data_ptr", "served": "full"}, shown["functions"])
        text = self.works("model", "info", self.model).stdout
        self.assertIn("input      x: float32 [1…8, 3]\ninput      order: int64 []\nsizes      beyond a range a … b run, too; --check-inputs", text)
        self.assertIn("output     output0\n", text)
        self.assertIn("constant   layer.scale: float32 [3]\nconstants  1, 64 bytes\n", text)
        self.assertIn("runs here  yes\n", text)
        self.assertIn("operator   aten::neg: served\n", text)
        self.assertEqual((shown["outputs"], shown["runs_here"], shown["hindrance"]), (["output0"], True, None))
        self.assertIn("of PyTorch, 0 of them not served\n", text)
        self.assertIn(f"entries    {shown['entries']['count']} for hosts, as in PyTorch 2.15\nentry      AOTInductorModelContainerOfTomorrow: not known\n", text)
        self.assertEqual((shown["entries"]["release"], shown["entries"]["unknown"]), ("2.15", ["AOTInductorModelContainerOfTomorrow"]))
        self.fails(2, "the subcommand is missing: info", "model")
        self.fails(1, "has no model 'b'; there is model", "model", "info", self.model, "--model", "b")

    def test_what_a_model_lacks_here_is_said(self):
        model = self.path("other.pt2")
        nodes = {"nodes": [{"node": {"target": name, "inputs": [], "outputs": []}} for name in ("mine::op", "aten::none_such")]}
        with zipfile.ZipFile(model, "w") as archive:
            archive.write(CODE, FOLDER + "c.wrapper.so")
            archive.writestr(FOLDER + "c.wrapper.json", json.dumps(nodes))
            archive.writestr(FOLDER + "c.wrapper_metadata.json", '{"AOTI_DEVICE_KEY": "cuda"}')
        text = self.works("model", "info", model).stdout
        self.assertIn("runs here  " + model + ": model 'model' was compiled for the device 'cuda'", text)
        self.assertIn("operator   mine::op: a custom one; load what has it with --lib\n", text)
        self.assertIn("operator   aten::none_such: not served\n", text)
        shown = json.loads(self.works("model", "info", "--json", model).stdout)
        self.assertFalse(shown["runs_here"])
        self.assertIn("'cuda'", shown["hindrance"])
        self.assertEqual(shown["operators"][0], {"name": "mine::op", "registered": False})

    def test_a_package_is_audited(self):
        self.assertIn("c.wrapper.so", self.works("audit", self.model).stdout)

    def test_the_host_in_c_runs_it(self):
        result = subprocess.run([HOST, self.model], capture_output=True, text=True, timeout=60)
        self.assertEqual((result.returncode, result.stdout.splitlines()[0]), (0, "1 x 3"), result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
