#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The `tenon` command as a user runs it: output, messages, exit status, files.

usage: test_cli.py TENON ADD_SCALAR.so   (unittest options may follow)
"""
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest

TENON, ADD_SCALAR = sys.argv[1], sys.argv[2]


def run(*words, text_input=None, env=None):
    return subprocess.run([TENON, *words], input=text_input, capture_output=True, text=True, timeout=60, env=env)


def npy(descr, shape, data, fortran=False, version=1):
    header = f"{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}"
    header += ' ' * (63 - (10 + len(header)) % 64) + '\n'
    size = struct.pack('<H' if version == 1 else '<I', len(header))
    return b'\x93NUMPY' + bytes([version, 0]) + size + header.encode() + data


class Cli(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def file(self, name, content):
        path = os.path.join(self.folder.name, name)
        with open(path, 'wb') as f:
            f.write(content)
        return path

    def fails(self, status, message, *words):
        result = run(*words)
        self.assertEqual(result.returncode, status, result)
        self.assertIn(message, result.stderr)
        self.assertEqual(result.stdout, '')
        self.assertTrue(result.stderr.startswith('tenon'))

    def add_scalar(self, *words):
        return run('call', '--lib', ADD_SCALAR, 'myops::add_scalar', *words)

    def test_an_extension_operator_is_called(self):
        result = self.add_scalar('ones(2,3)', '2.5')
        self.assertEqual((result.returncode, result.stdout, result.stderr),
                         (0, 'tensor([[3.5000, 3.5000, 3.5000],\n        [3.5000, 3.5000, 3.5000]])\n', ''))

    def test_arguments_may_be_named_in_any_order(self):
        result = self.add_scalar('scalar=1', 'input=arange(3.)')
        self.assertEqual(result.stdout, 'tensor([1., 2., 3.])\n')

    def test_strides_that_are_never_walked_may_be_anything(self):
        words = ['call', 'aten::slice.Tensor', 'arange(3)', '0', '1', '3', '9223372036854775807']
        target = os.path.join(self.folder.name, 'out.npy')
        result = run(*words)
        self.assertEqual((result.stdout, result.stderr), ('tensor([1])\n', ''))
        result = run(*words, '--json')
        self.assertEqual((json.loads(result.stdout)['results'][0]['data'], result.stderr), ([1], ''))
        result = run(*words, '-o', target)
        self.assertEqual((result.returncode, result.stderr), (0, ''))
        with open(target, 'rb') as f:
            self.assertEqual(struct.unpack('<q', f.read()[-8:]), (1,))

    def test_json_has_dtype_shape_strides_and_data(self):
        result = self.add_scalar('ones(2)', '-2', '--json')
        value = json.loads(result.stdout)
        self.assertEqual(value['op'], 'myops::add_scalar')
        self.assertEqual(value['results'], [{'type': 'tensor', 'dtype': 'float32', 'device': 'cpu',
                                             'shape': [2], 'strides': [1], 'data': [-1.0, -1.0]}])

    def test_json_writes_infinity_and_nan_as_text(self):
        result = self.add_scalar('ones(1)', 'inf', '--json')
        self.assertEqual(json.loads(result.stdout)['results'][0]['data'], ['inf'])

    def test_a_file_goes_in_and_comes_out(self):
        source = self.file('x.npy', npy('<f4', '(2, 2)', struct.pack('<4f', 1, 2, 3, 4)))
        target = os.path.join(self.folder.name, 'out.npy')
        result = self.add_scalar('@' + source, '0.5', '-o', target)
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, '', ''))
        with open(target, 'rb') as f:
            content = f.read()
        self.assertEqual(content[:8], b'\x93NUMPY\x01\x00')
        length = struct.unpack('<H', content[8:10])[0]
        self.assertEqual((10 + length) % 64, 0)
        self.assertIn(b"'shape': (2, 2)", content)
        self.assertEqual(struct.unpack('<4f', content[10 + length:]), (1.5, 2.5, 3.5, 4.5))

    def test_version_2_of_the_file_format_is_read(self):
        source = self.file('x.npy', npy('<f4', '(1,)', struct.pack('<f', 4), version=2))
        self.assertEqual(self.add_scalar('@' + source, '1').stdout, 'tensor([5.])\n')

    def test_a_fortran_ordered_array_keeps_its_order(self):
        source = self.file('x.npy', npy('<f4', '(2, 3)', struct.pack('<6f', 1, 2, 3, 4, 5, 6), fortran=True))
        self.assertEqual(self.add_scalar('@' + source, '0').stdout, 'tensor([[1., 3., 5.],\n        [2., 4., 6.]])\n')

    def test_bad_files_are_refused_by_name_and_reason(self):
        data = struct.pack('<4f', 1, 2, 3, 4)
        cases = {
            'not a .npy file': b'hello',
            'truncated in the header': npy('<f4', '(2, 2)', data)[:40],
            'truncated: the header promises 16 bytes': npy('<f4', '(2, 2)', data[:8]),
            'truncated: the header promises 4000000000000000000 bytes':
                npy('<f4', '(1000000000, 1000000000)', data),
            'more bytes than an address can count': npy('<f4', '(10000000000, 10000000000)', data),
            'big-endian': npy('>f4', '(2, 2)', data),
            "dtype '<U4' has no counterpart": npy('<U4', '(1,)', data),
            'lacks descr, fortran_order or shape': b'\x93NUMPY\x01\x00\x02\x00{}',
            'not known': b'\x93NUMPY\x09\x00\x02\x00{}',
        }
        for reason, content in cases.items():
            with self.subTest(reason):
                path = self.file('bad.npy', content)
                self.fails(1, reason, 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', '@' + path, '1')
        self.fails(1, 'No such file', 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', '@/nowhere.npy', '1')

    def test_results_show_dtypes_as_pytorch_does(self):
        for words, want in [
            (['aten::clone', 'arange(3)'], 'tensor([0, 1, 2])'),
            (['aten::clone', 'full(2,0.1,dtype=float64)'], 'tensor([0.1000, 0.1000], dtype=float64)'),
            (['aten::clone', 'tensor([true,false])'], 'tensor([ True, False])'),
            (['aten::clone', 'full(1,0.3,dtype=bfloat16)'], 'tensor([0.3008], dtype=bfloat16)'),
            (['aten::clone', 'tensor(7)'], 'tensor(7)'),
            (['aten::clone', 'zeros(0,3)'], 'tensor([], size=(0, 3))'),
            (['clone', 'zeros(0)'], 'tensor([])'),
            (['clone', 'tensor([1,2,9,10.])'], 'tensor([ 1.,  2.,  9., 10.])'),
            (['clone', 'tensor([1.5,-2,10000])'], 'tensor([ 1.5000e+00, -2.0000e+00,  1.0000e+04])'),
            (['clone', 'tensor([0.1,-2,inf])'], 'tensor([ 0.1000, -2.0000,     inf])'),
            (['clone', 'tensor([[1,-20],[300,4]])'], 'tensor([[  1, -20],\n        [300,   4]])'),
            (['clone', 'full(2,3,2,7,dtype=int64)'],
             'tensor([[[7, 7],\n         [7, 7],\n         [7, 7]],\n\n        [[7, 7],\n         [7, 7],\n         [7, 7]]])'),
            (['clone', 'arange(1001)'], 'tensor([   0,    1,    2,  ...,  998,  999, 1000])'),
            (['clone', 'arange(24.)'], 'tensor([ 0.,  1.,  2.,  3.,  4.,  5.,  6.,  7.,  8.,  9., 10., 11., 12., 13.,\n        14., 15., 16., 17., 18., 19., 20., 21., 22., 23.])'),
            (['mul', 'tensor([1.,0])', '2j'], 'tensor([0.+2.j, 0.+0.j])'),
            (['empty_like', 'ones(2)', 'device=meta'], "tensor(..., device='meta', size=(2,))"),
            (['aten::clone', 'tensor([[1,2],[3,4]],dtype=uint8)'],
             'tensor([[1, 2],\n        [3, 4]], dtype=uint8)'),
        ]:
            with self.subTest(words):
                result = run('call', *words)
                self.assertEqual((result.stdout, result.stderr), (want + '\n', ''))

    def test_random_numbers_depend_on_the_seed_only(self):
        one, two, other = (run('call', 'aten::clone', f'randn(4,seed={seed})').stdout for seed in (1, 1, 2))
        self.assertEqual(one, two)
        self.assertNotEqual(one, other)

    def test_wrong_arguments_name_operator_argument_and_expectation(self):
        self.fails(1, "argument 'scalar'", 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'ones(2)', '"x"')
        self.fails(1, "argument 'input'", 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', '"x"', '1')
        self.fails(1, 'at most 2 arguments', 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'ones(2)', '1', '2')
        self.fails(1, "no argument called 'y'", 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'y=1')
        self.fails(1, 'a second time', 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'ones(2)', 'input=ones(2)')
        self.fails(1, 'scalar', 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'ones(2)')

    def test_a_kernel_that_fails_says_why(self):
        self.fails(1, 'Input must be float32', 'call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'arange(3)', '1')

    def test_bad_literals_are_refused(self):
        for text, reason in [('[1,', 'a value was expected'), ('9223372036854775808', 'does not fit 64 bits'), ('-9223372036854775809', 'does not fit 64 bits'), ('"open', 'no closing'), ('float31', 'no literal'),
                             ('ones(2', 'the ) at the end is missing'), ('ones(2;3)', "')' or ',' was expected at ';3)'"),
                             ('nowhere.npy', 'a tensor from a file is @nowhere.npy'), ('ij,jk->ik', "once more for the shell: '\"ij,jk->ik\"'"), ('ones(-1)', 'not negative'), ('many(2)', 'makes no tensor'), ('Generator(2)', 'takes a device and seed='),
                             ('1 2', 'left over'), ('tensor([[1],[1,2]])', 'differ in length'),
                             ('99999999999999999999', 'does not fit'), ('[' * 200, 'nested deeper'),
                             ('arange(1,2,0)', 'step'), ('ones(2,dtype=qint8)', 'cannot be made')]:
            with self.subTest(text):
                self.fails(1, reason, 'call', 'aten::clone', text)

    def test_an_unknown_word_of_the_environment_is_told_once(self):
        told = "tenon: warning: TENON_DEBUG: 'handels' is not one of handles, memory, trace and strict\n"
        for words in (['version'], ['ops', 'aten::add_.*'], ['call', 'aten::neg', 'ones(1)'], ['--torch-abi', '2.10', '--help']):
            right = run(*words, env={**os.environ, 'TENON_DEBUG': 'strict'})
            wrong = run(*words, env={**os.environ, 'TENON_DEBUG': 'strict,handels'})
            self.assertEqual((wrong.returncode, wrong.stdout, wrong.stderr), (0, right.stdout, told))
            self.assertEqual((right.returncode, right.stderr), (0, ''))

    def test_unknown_operators_and_files_are_errors(self):
        self.fails(1, 'nosuch::op', 'call', 'nosuch::op')
        self.fails(1, '/nowhere.so', 'call', '--lib', '/nowhere.so', 'myops::add_scalar')

    def test_the_overload_that_the_arguments_fit_is_called(self):
        for words, op, data in [
            (['add', 'ones(2)', '1'], 'aten::add.Scalar', [2, 2]),
            (['aten::add', 'ones(2)', 'ones(2)', 'alpha=2'], 'aten::add.Tensor', [3, 3]),
            (['add', '1', 'ones(2)'], 'aten::add.Tensor', [2, 2]),
            (['add.Tensor', 'ones(2)', '1'], 'aten::add.Tensor', [2, 2]),
            (['sum', 'ones(2,3)'], 'aten::sum', 6),
            (['aten::sum', 'ones(2,3)', 'dim=[0]'], 'aten::sum.dim_IntList', [2, 2, 2]),
            (['sum', 'ones(2,3)', 'axis=1'], 'aten::sum.dim_IntList', [3, 3]),
            (['max', 'arange(3)'], 'aten::max', 2),
            (['pow', '2', 'arange(3)'], 'aten::pow.Scalar', [1, 2, 4]),
            (['topk', 'arange(5)', '2'], 'aten::topk', [4, 3]),
            (['mul', 'ones(2)', 'ones(2)', 'out=zeros(2)'], 'aten::mul.out', [1, 1]),
            (['clamp', 'arange(3)', '1'], 'aten::clamp', [1, 1, 2]),
            (['clamp', 'arange(3)', 'max=arange(3)'], 'aten::clamp.Tensor', [0, 1, 2]),
            (['--lib', ADD_SCALAR, 'add_scalar', 'ones(2)', '1'], 'myops::add_scalar', [2, 2]),
        ]:
            with self.subTest(words):
                result = run('call', '--json', *words)
                self.assertEqual((result.returncode, result.stderr), (0, ''))
                told = json.loads(result.stdout)
                self.assertEqual((told['op'], told['results'][0]['data']), (op, data))
        self.assertEqual(run('call', 'relu', '@-', text_input='').returncode, 1)

    def test_arguments_that_no_overload_takes_are_told_with_all_of_them(self):
        self.fails(1, 'no overload of mul takes these arguments; there are:\n  aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\n'
                   '  aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\n', 'call', 'mul', 'ones(2)')
        self.fails(1, "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\n", 'call', 'sort', '[3,1]')
        self.fails(1, "[3,1] is a list; tensor([3,1]) is a tensor\n", 'call', 'sort', '[3,1]')
        self.fails(1, "aten::matmul: argument 'other' is a list; tensor([[1],[2]]) is a tensor\n", 'call', 'matmul', 'ones(2,2)', 'other=[[1],[2]]')
        self.fails(1, "sum has no argument called 'dmi'; did you mean dim", 'call', 'sum', 'ones(2)', 'dmi=0')
        self.fails(1, "aten::relu has no argument called 'slef'; did you mean self", 'call', 'relu', 'slef=ones(2)')

    def test_names_without_overload_and_namespace_serve_every_verb(self):
        self.assertEqual(run('ops', '--names', 'aten::add').stdout,
                         'aten::add.Scalar\naten::add.Scalar_out\naten::add.Tensor\naten::add.out\n')
        self.assertEqual(run('ops', '--names', 'topk').stdout, 'aten::topk\naten::topk.values\n')
        told = run('explain', 'add').stdout
        self.assertTrue(told.startswith('aten::add.Tensor('), told)
        self.assertTrue(told.endswith('\n  other overloads: aten::add.Scalar, aten::add.out, aten::add.Scalar_out\n'), told)
        self.assertEqual(json.loads(run('explain', '--json', 'sum', '--call', 'ones(2)', 'dim=[0]').stdout)['op'], 'aten::sum.dim_IntList')

    def test_near_names_are_offered_and_far_ones_are_not(self):
        self.fails(1, 'no operator aten::tpk; did you mean aten::topk\n', 'call', 'aten::tpk', 'ones(2)')
        self.fails(1, 'no operator tokp; did you mean aten::topk\n', 'call', 'tokp', 'ones(2)')
        self.fails(1, "no operator matches 'aten::tpk'; did you mean aten::topk\n", 'ops', 'aten::tpk')
        self.fails(1, 'no operator rleu; did you mean aten::', 'explain', 'rleu')
        self.fails(1, "no operator matches 'no_such_operator'\n", 'ops', 'no_such_operator')

    def test_several_results_are_saved_to_one_archive_or_by_number(self):
        import zipfile
        for name, words in (('two', ['topk', 'arange(5)', '2']), ('list', ['split', 'arange(4)', '2'])):
            path = os.path.join(self.folder.name, name)
            self.assertEqual(run('call', *words, '-o', path + '.npz').stderr, '')
            with zipfile.ZipFile(path + '.npz') as archive:
                self.assertEqual(archive.namelist(), ['arr_0.npy', 'arr_1.npy'])
                members = [archive.read(member) for member in archive.namelist()]
            self.assertEqual(run('call', *words, '-o', path + '.npy').stderr, '')
            for i, member in enumerate(members):
                with open(f'{path}.{i}.npy', 'rb') as file:
                    self.assertEqual(file.read(), member)
        one = subprocess.run([TENON, 'call', 'neg', 'ones(2)', '-o', '-'], capture_output=True, timeout=60).stdout
        self.assertEqual(struct.unpack('<2f', one[-8:]), (-1, -1))
        half = subprocess.run([TENON, 'call', 'neg', 'ones(1,dtype=bfloat16)', '-o', '-'], capture_output=True, timeout=60).stdout
        self.assertIn(b"'<i2'", half)
        self.fails(1, '-o -: there are 2 results, and - is the place of one', 'call', 'topk', 'arange(5)', '2', '-o', '-')
        self.fails(1, '-o: there is no tensor to save', 'call', 'item', 'ones(1)', '-o', os.path.join(self.folder.name, 'x.npy'))

    def test_misspelt_words_are_answered_with_near_ones(self):
        for words, told in [(['calll'], "tenon: 'calll' is no verb; did you mean call\n"), (['frobnicate'], "tenon: 'frobnicate' is no verb\n"),
                            (['help', 'rnu'], "'rnu' is no verb; did you mean run\n"),
                            (['ops', '--nmaes'], "unknown option '--nmaes'; did you mean --names\n"), (['ops', '--frob'], "unknown option '--frob'\n"),
                            (['version', '--jsno'], 'did you mean --json\n'), (['new', '--cp'], 'did you mean --c, --cpp\n'),
                            (['model', '--model'], '--model needs a word\n'), (['program', 'chekc'], 'did you mean check\n'),
                            (['abi', 'lst'], "'lst' is no subcommand; there are: list, show, diff; did you mean list\n")]:
            with self.subTest(words):
                self.fails(2, told, *words)
        self.fails(1, "'aoti_torch_cloen' is no name of the stable ABI known here; did you mean aoti_torch_clone\n", 'abi', 'show', 'aoti_torch_cloen')
        self.fails(1, 'known here\n', 'abi', 'show', 'no_such_function')

    def test_help_of_a_verb_and_version_have_their_usual_words(self):
        for verb in ('call', 'run', 'model', 'program', 'bundle', 'ops', 'explain', 'kernels', 'audit', 'abi', 'gen', 'new', 'port', 'version'):
            self.assertEqual(run('help', verb).stdout, run(verb, '--help').stdout)
        self.assertEqual(run('help').stdout, run('--help').stdout)
        self.assertEqual(run('help', 'help').stdout, run('--help').stdout)
        for word in ('-V', '--version'):
            self.assertEqual(run(word).stdout, run('version').stdout)

    def test_lists_are_printed_as_json(self):
        self.assertEqual([row['name'] for row in json.loads(run('ops', '--json', 'topk').stdout)['operators']], ['aten::topk', 'aten::topk.values'])
        self.assertEqual(json.loads(run('ops', '--json', '--lib', ADD_SCALAR).stdout)['operators'],
                         [{'name': 'myops::add_scalar', 'schema': 'myops::add_scalar(Tensor input, float scalar) -> Tensor'}])
        self.assertEqual(json.loads(run('ops', '--json', '--names', 'topk').stdout)['operators'], ['aten::topk', 'aten::topk.values'])
        rows = json.loads(run('abi', 'list', '--json', '--header', 'shim.h').stdout)['functions']
        lines = [line.split() for line in run('abi', 'list', '--header', 'shim.h').stdout.splitlines()]
        self.assertEqual([[row['name'], row['since'], row['served']] for row in rows], [line[:3] for line in lines])
        self.assertEqual({row['kind'] for row in json.loads(run('abi', 'list', '--json', '--kind', 'handle').stdout)['names']}, {'handle'})
        told = json.loads(run('version', '--json').stdout)
        self.assertEqual((told['torch_abi'], told['serves_since'], f"tenon {told['tenon']}\nC ABI {told['c_abi']}\n"),
                         ('2.15.0', '2.9', ''.join(run('version').stdout.splitlines(True)[:2])))
        self.assertNotIn('instructions', told)
        self.assertIn('onednn', json.loads(run('version', '--json', '-v').stdout)['libraries'])
        for words in (['ops', '--json', 'no_such_operator'], ['abi', 'list', '--json', '--header', 'nothing.h']):
            self.fails(1, 'match', *words)

    def test_wrong_usage_exits_with_2(self):
        for words in ([], ['frobnicate'], ['call'], ['call', '--lib'], ['call', '--frob', 'a::b'], ['ops', 'a', 'b'],
                      ['explain'], ['version', 'x']):
            with self.subTest(words):
                result = run(*words)
                self.assertEqual(result.returncode, 2)
                self.assertEqual(result.stdout, '')
                self.assertNotEqual(result.stderr, '')

    def test_help_is_on_stdout_everywhere(self):
        for words in (['--help'], ['call', '--help'], ['ops', '-h'], ['explain', '--help'], ['version', '--help']):
            with self.subTest(words):
                result = run(*words)
                self.assertEqual((result.returncode, result.stderr), (0, ''))
                self.assertIn('usage: tenon', result.stdout)

    def test_ops_prints_schemas(self):
        result = run('ops', '--lib', ADD_SCALAR)
        self.assertEqual(result.stdout, 'myops::add_scalar(Tensor input, float scalar) -> Tensor\n')
        result = run('ops', 'empty_like')
        self.assertTrue(result.stdout.startswith('aten::empty_like(Tensor self, *, ScalarType? dtype=None'), result)
        self.fails(1, 'no operator matches', 'ops', 'no_such_operator')

    def test_explain_tells_rule_and_place(self):
        result = run('explain', '--all', '--lib', ADD_SCALAR, 'myops::add_scalar')
        rows = [line.split() for line in result.stdout.splitlines()]
        self.assertTrue(any(row[:4] == ['CPU', 'default', 'backend', 'kernel'] and 'CompositeExplicitAutograd' in row[4]
                            for row in rows if row), result)
        self.assertIn('add_scalar.c', result.stdout)

    def test_explain_groups_keys_with_the_same_kernel_and_reason(self):
        told = run('explain', '--keys', 'CPU,CUDA,AutogradCPU=fallthrough,CompositeImplicitAutograd').stdout
        table = json.loads(run('explain', '--json', '--keys', 'CPU,CUDA,AutogradCPU=fallthrough,CompositeImplicitAutograd').stdout)['table']
        head, *lines = told.split('\n\n')[0].split('\n')
        self.assertEqual(head.split(), 'rule registered for: where'.split())
        groups, reason = {}, None
        for line in filter(None, lines):
            self.assertLessEqual(len(line), 100)
            if line.startswith('      '):
                groups[reason] += line.replace(',', ' ').split()
            else:
                reason = ' '.join(line.split())
                self.assertNotIn(reason, groups)
                groups[reason] = []
        self.assertEqual((groups['kernel CPU'], groups['kernel CUDA']), (['CPU'], ['CUDA']))
        self.assertEqual(groups['kernel falls through, AutogradCPU'], ['AutogradCPU'])
        self.assertIn('XLA', groups['math kernel CompositeImplicitAutograd'])
        self.assertEqual(sorted(key for keys in groups.values() for key in keys), sorted(row['key'] for row in table))
        self.assertLess(len(told.splitlines()), len(table) / 2)

    def test_explain_draws_a_page(self):
        page = run('explain', '--html', 'aten::mul.Tensor', '--call', 'ones(2)', 'ones(2)').stdout
        self.assertIn('<td>CPU</td><td>kernel</td>', page)
        self.assertIn('The path of the call', page)
        self.assertIn('-&gt; Tensor', page)
        self.assertIn('ambiguous autogradother', run('explain', '--html', '--keys', 'FPGA,CompositeImplicitAutograd').stdout)
        self.fails(2, 'not both', 'explain', '--html', '--json', 'aten::mul.Tensor')

    def test_no_library_is_looked_for_in_the_current_folder(self):
        tried = re.findall(r'trying file=(\S*)', run('version', env={**os.environ, 'LD_DEBUG': 'libs'}).stderr)
        self.assertTrue(tried)
        self.assertEqual([path for path in tried if not path.startswith('/')], [])

    def test_calls_are_traced_into_the_file_of_the_environment(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'trace.json')
            result = run('call', 'aten::neg', 'ones(2)', env={**os.environ, 'TENON_TRACE': path})
            self.assertEqual(result.returncode, 0, result)
            with open(path, encoding='utf-8') as file:
                self.assertIn('aten::neg', [event['name'] for event in json.load(file)['traceEvents']])

    def test_words_of_debug_open_the_checker_or_are_refused(self):
        words = ('call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'ones(2)', '1')
        for word, told in (('memory', 'tenon-check: 0 problems in '), ('handles', 'tenon-check: 0 problems in '), ('trace', 'tenon-check: kernel of myops::add_scalar\n')):
            with self.subTest(word):
                result = run(*words, env={**os.environ, 'TENON_DEBUG': word})
                self.assertEqual((result.returncode, result.stdout), (0, 'tensor([2., 2.])\n'), result)
                self.assertIn(told, result.stderr)
        result = run(*words, env={**os.environ, 'TENON_DEBUG': 'strict,handels'})
        self.assertEqual((result.returncode, result.stdout), (1, ''))
        self.assertIn("tenon call: TENON_DEBUG: 'handels' is not one of handles, memory, trace and strict\n", result.stderr)

    def test_stand_ins_that_are_not_where_they_are_said_to_be_are_told(self):
        bare = os.path.join(os.path.dirname(ADD_SCALAR), '../tests/loader/bare_lookup.so')
        for library, folder, told in (
                (ADD_SCALAR, '/nowhere', 'the library that stands in for libtorch_cpu.so cannot be opened: /nowhere/'),
                (ADD_SCALAR, '/x' * 3000, 'is too long'),
                (bare, '/nowhere', 'what dlsym finds cannot be limited to a release: /nowhere/libtenon_lookup.so'),
                (bare, '/x' * 3000, 'the path of libtenon_lookup.so is too long')):
            with self.subTest(library=library, folder=folder[:9]):
                result = run('--torch-abi', '2.9', 'ops', '--lib', library, env={**os.environ, 'TENON_STUBS': folder})
                self.assertEqual((result.returncode, result.stdout), (1, ''))
                self.assertIn(told, result.stderr)

    def test_explain_answers_for_an_operator_that_does_not_exist(self):
        result = run('explain', '--json', '--keys', 'CPU,XLA,AutogradCPU,CompositeImplicitAutograd')
        told = {row['key']: (row['source'], row['rule']) for row in json.loads(result.stdout)['table']}
        self.assertEqual(told['CPU'], ('CPU', 'kernel'))
        self.assertEqual(told['CUDA'], ('CompositeImplicitAutograd', 'math kernel'))
        self.assertEqual(told['AutogradCPU'], ('AutogradCPU', 'kernel'))
        self.assertEqual(told['AutogradCUDA'], ('CompositeImplicitAutograd', 'math kernel'))
        self.assertNotIn('AutogradXLA', told)
        both = run('explain', '--all', '--keys', 'CPU, AutogradCPU=fallthrough').stdout
        self.assertRegex(both, r'AutogradCPU +kernel +falls through, AutogradCPU')
        self.assertRegex(both, r'AutogradXLA +backend fallback')
        self.fails(1, 'could not parse dispatch key: CPUX', 'explain', '--keys', 'CPU,CPUX')
        self.fails(1, 'twice', 'explain', '--keys', 'CPU,CPU')
        self.fails(2, 'does not exist', 'explain', '--keys', 'CPU', 'aten::mul.Tensor')

    def test_explain_shows_the_path_of_a_call(self):
        result = run('explain', '--json', 'aten::mul.Tensor', '--call', 'ones(2,3)', 'other=full(3,2.0)')
        path = json.loads(result.stdout)['path']
        self.assertEqual(path[0]['arguments'][1]['name'], 'other')
        self.assertEqual(path[0]['arguments'][0]['keys'], 'CPU, ADInplaceOrView, AutogradCPU, AutocastCPU')
        self.assertIn('BackendSelect', path[0]['included'])
        self.assertIn('AutocastCPU', path[0]['excluded'])
        self.assertIn('AutogradCPU', path[0]['masked'])
        self.assertEqual((path[0]['keys'], path[0]['row']['key'], path[0]['kind'], path[0]['depth']), ('CPU', 'CPU', 'call', 0))
        path = json.loads(run('explain', '--json', 'aten::reshape', '--call', 'ones(2,3)', '[3, 2]').stdout)['path']
        self.assertEqual(path[0]['row']['rule'], 'math kernel')
        self.assertTrue(any(step['depth'] == 1 for step in path), path)
        text = run('explain', 'aten::mul.Tensor', '--call', 'ones(2)', 'ones(2)').stdout
        self.assertIn('runs CPU: kernel, CPU, built in', text)
        self.assertIn('skipped: BackendSelect, ADInplaceOrView, AutogradCPU', text)
        failed = run('explain', 'aten::mul.Tensor', '--call', 'ones(2)', 'ones(3)')
        self.assertEqual(failed.returncode, 1)
        self.assertIn('[call] aten::mul.Tensor', failed.stdout)

    def test_explain_shows_the_table_beside_the_path_on_request(self):
        table, path = r'\n  CUDA  +', '\nthe path of the call\n  [call] aten::mul.Tensor\n'
        call = ('aten::mul.Tensor', '--call', 'ones(2)', 'ones(2)')
        alone = run('explain', *call).stdout
        self.assertTrue(alone.startswith('aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\n' + path), alone)
        self.assertNotRegex(alone, table + '|keys have only')
        both = run('explain', '--all', *call).stdout
        self.assertRegex(both, table)
        self.assertEqual(both[both.index(path):], alone[alone.index(path):])
        for kind in ('--json', '--html'):
            self.assertIn('CUDA', run('explain', kind, *call).stdout)

    def test_kernels_shows_levels_and_loops(self):
        def told(level):
            result = subprocess.run([TENON, 'kernels', '--json', 'add'], capture_output=True, text=True, timeout=60,
                                    env={**os.environ, 'TENON_ISA': level})
            self.assertEqual(result.returncode, 0, result)
            return json.loads(result.stdout), result.stderr
        best, _ = told('')
        for level in best['levels']:
            lower, errors = told(level['name'])
            if not level['supported']:
                self.assertIn('no ISA of this processor', errors)
                continue
            self.assertEqual(errors, '')
            self.assertEqual([row['name'] for row in lower['levels'] if row['used']], [level['name']])
            self.assertIn((level['name'], 'add'), [(row['level'], row['name']) for row in lower['loops'] if 'float32' in row['dtypes']])
        wrong, errors = told('sse9')
        self.assertEqual(wrong, best)
        self.assertIn("TENON_ISA is 'sse9'", errors)
        self.fails(1, 'no loop matches', 'kernels', 'no_such_loop')
        self.fails(2, 'second pattern', 'kernels', 'a', 'b')

    def test_a_plugin_that_cannot_be_used_is_a_warning(self):
        def run_with(words, **variables):
            return subprocess.run([TENON, *words], capture_output=True, text=True, timeout=60, env={**os.environ, **variables})
        product = ['call', '--json', 'aten::mm', 'ones(20,30)', 'ones(30,20)']
        want = run_with(product, TENON_ONEDNN='off').stdout
        cases = [('/nowhere/plugin.so', 'cannot open shared object'), (TENON, ''), ('libm.so.6', 'it has no tn_plugin_entry'),
                 ('x' * 600, '')]
        for path, reason in cases:
            with self.subTest(path=path):
                result = run_with(product, TENON_ONEDNN=path, TENON_ONEDNN_FLOPS='0')
                self.assertEqual((result.returncode, result.stdout), (0, want))
                self.assertIn(reason, result.stderr)
                shown = json.loads(run_with(['kernels', '--json'], TENON_ONEDNN=path).stdout)['plugins'][0]
                self.assertEqual((shown['name'], shown['library']), ('onednn', None))
                self.assertTrue(shown['reason'])
        self.assertIn('TENON_ONEDNN is off', run_with(['kernels'], TENON_ONEDNN='off').stdout)
        self.assertIn("TENON_ONEDNN_FLOPS is 'many'", run_with(product, TENON_ONEDNN_FLOPS='many').stderr)

    def test_the_library_that_serves_as_lapack_is_printed(self):
        def run_with(words, file):
            return subprocess.run([TENON, *words], capture_output=True, text=True, timeout=60, env={**os.environ, 'TENON_LAPACK': file})
        def lapack(file):
            return next(row for row in json.loads(run_with(['kernels', '--json'], file).stdout)['plugins'] if row['name'] == 'lapack')
        factor = ['call', '--json', 'aten::cholesky', 'ones(1,1)']
        best = lapack('')
        self.assertIn(best['library'], best['path'])
        self.assertEqual(lapack(best['path']), best)
        for wrong in ('/nowhere/liblapack.so', 'libm.so.6', 'x' * 600):
            with self.subTest(wrong=wrong):
                self.assertEqual(lapack(wrong), best)
                result = run_with(factor, wrong)
                self.assertEqual((result.returncode, result.stdout), (0, run_with(factor, '').stdout))
                self.assertEqual(result.stderr.count('TENON_LAPACK: '), 1)

    def test_a_number_in_the_environment_that_is_none_is_one_warning(self):
        total = ['call', 'aten::add.Tensor', 'ones(100000)', 'ones(100000)']
        for name in ('TENON_STREAM_MB', 'TENON_CACHE_MB', 'TENON_ONEDNN_FLOPS'):
            for word, count in (('abc', 1), ('-1', 1), ('1MB', 1), ('0', 0), ('', 0)):
                with self.subTest(name=name, word=word):
                    words = ['call', 'aten::mm', 'ones(20,30)', 'ones(30,20)'] if 'ONEDNN' in name else total
                    result = subprocess.run([TENON, *words], capture_output=True, text=True, timeout=60, env={**os.environ, name: word})
                    self.assertEqual(result.returncode, 0)
                    self.assertEqual(result.stderr.count(f"{name} is '{word}', which is no whole number"), count)

    def test_results_are_the_same_at_each_isa(self):
        calls = [('aten::exp', 'randn(1000,seed=1)'), ('aten::tanh', 'randn(1000,seed=2,dtype=float64)'), ('aten::sigmoid', 'randn(37,seed=3)'),
                 ('aten::add.Tensor', 'randn(1000,seed=4)', 'randn(1000,seed=5)'), ('aten::mm', 'randn(33,65,seed=6)', 'randn(65,17,seed=7)'),
                 ('aten::mul.Tensor', 'arange(100)', 'arange(100)'), ('aten::div.Tensor', 'randn(99,seed=8)', 'randn(99,seed=9)'), ('aten::sum', 'randn(999,seed=1)'), ('aten::logsumexp', 'randn(999,seed=1)', '[0]')]
        def data(level, words):
            result = subprocess.run([TENON, 'call', '--json', *words], capture_output=True, text=True, timeout=60,
                                    env={**os.environ, 'TENON_ISA': level})
            flat = str(json.loads(result.stdout)['results'][0]['data']).replace('[', ' ').replace(']', ' ').replace(',', ' ')
            return [float(number) for number in flat.split()]
        levels = json.loads(run('kernels', '--json').stdout)['levels']
        for words in calls:
            base = data('base', words)
            for level in levels:
                with self.subTest(words=words, level=level['name']):
                    for a, b in zip(base, data(level['name'], words), strict=True):
                        self.assertTrue(abs(a - b) <= 1e-5 + 2e-6 * abs(a), (a, b))

    def test_an_older_release_is_answered_on_request(self):
        call = ['call', '--lib', ADD_SCALAR, 'myops::add_scalar', 'ones(2)', '1']
        self.fails(1, 'torch_delete_generator (since PyTorch 2.13)', '--torch-abi', '2.12', *call)
        self.fails(1, 'serves PyTorch 2.9', '--torch-abi', '2.9', *call)
        self.assertIn('2.10.0', run('--torch-abi', '2.10', 'version').stdout)
        self.assertEqual(run('--torch-abi', '2.13', *call).returncode, 0)
        older = os.path.join(os.path.dirname(ADD_SCALAR), '../tests/extensions/ext_ops_29.so')
        result = run('--torch-abi', '2.9', 'call', '--lib', older, 'ext_ops_29::new_zeros2', 'ones(1)', '1', '2')
        self.assertEqual(result.returncode, 0, result.stderr)
        self.fails(2, "'2.99' is no release of PyTorch", '--torch-abi', '2.99', *call)

    def test_missing_functions_are_a_warning_with_lazy(self):
        lazy = os.path.join(os.path.dirname(ADD_SCALAR), '../tests/loader/lazy.so')
        lack = 'imports 1 function of PyTorch\'s ABI that Tenon does not serve: torch_has_storage (since PyTorch 2.14)'
        older = ('--torch-abi', '2.13')
        self.fails(1, lack, *older, 'ops', '--lib', lazy)
        self.fails(1, 'TORCH_TARGET_VERSION', *older, 'explain', '--lib', lazy, 'load_lazy::answer')
        for words, want in [(['call', '--lib', lazy, '--lazy', 'load_lazy::answer'], '42\n'),
                            (['call', '--lazy', '--lib', lazy, 'load_lazy::answer'], '42\n'),
                            (['--lazy', 'ops', '--lib', lazy, '--names'], 'load_lazy::answer\nload_lazy::never\n'),
                            (['ops', '--lib', lazy, '--lazy', '--names'], 'load_lazy::answer\nload_lazy::never\n'),
                            (['explain', '--lazy', '--lib', lazy, 'load_lazy::answer'], 'load_lazy::answer() -> int')]:
            with self.subTest(words):
                result = run(*older, *words)
                self.assertEqual(result.returncode, 0, result)
                self.assertTrue(result.stdout.startswith(want), result)
                self.assertIn(lack, result.stderr)
                self.assertTrue(result.stderr.startswith('tenon: warning: '), result)
                self.assertEqual(result.stderr.count('\n'), 1)
        # Behind `--` it is an argument.
        self.fails(1, lack, *older, 'call', '--lib', lazy, 'load_lazy::answer', '--', '--lazy')
        # The usual release has the function.
        self.assertEqual(run('call', '--lib', lazy, 'load_lazy::answer').stdout, '42\n')

    def test_version_names_all_three_versions(self):
        result = run('version')
        self.assertRegex(result.stdout, r'\Atenon \d+\.\d+\.\d+\nC ABI \d+\nPyTorch stable ABI 2\.15\.0')

    def test_version_names_what_computes_on_request(self):
        for option in ('-v', '--verbose'):
            result = run('version', option, env={**os.environ, 'TENON_ISA': 'base', 'TENON_ONEDNN': 'off'})
            self.assertRegex(result.stdout, r'\nC ABI \d+\n')
            for line in ('instructions base', 'processor ', 'onednn not used: ', 'lapack ', 'fftw '):
                self.assertIn('\n' + line, result.stdout)
        self.assertNotIn('lapack', run('version').stdout)

    def test_version_names_what_the_kernel_says_of_the_processor(self):
        with open('/proc/cpuinfo', encoding='utf-8') as file:
            words = set(file.read().split())
        sets = json.loads(run('version', '-v', '--json').stdout)['processor']
        names = {'avx2': 'avx2', 'fma': 'fma', 'avx512f': 'avx512f', 'avx512bw': 'avx512bw', 'avx512dq': 'avx512dq', 'avx512vl': 'avx512vl',
                 'avx512vnni': 'avx512_vnni', 'avx512bf16': 'avx512_bf16', 'pclmul': 'pclmulqdq', 'neon': 'asimd', 'dotprod': 'asimddp',
                 'bf16': 'bf16', 'i8mm': 'i8mm', 'sve': 'sve', 'sve2': 'sve2'}
        self.assertEqual(sets, [ours for ours, theirs in names.items() if theirs in words])
        self.assertIn(f"\nprocessor {' '.join(sets) or 'without further instruction sets'}\n", run('version', '-v').stdout)

    def test_a_closed_output_is_an_error(self):
        with open('/dev/full', 'w') as full:
            result = subprocess.run([TENON, 'version'], stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(result.returncode, 1)
        self.assertIn('cannot write', result.stderr)


if __name__ == '__main__':
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
