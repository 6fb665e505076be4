#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""`tenon abi` and `tenon audit` as a user runs them: what they print, their exit status.

usage: test_audit.py TENON ADD_SCALAR.so   (unittest options may follow)
"""
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile
import zlib

TENON, ADD_SCALAR = sys.argv[1], sys.argv[2]
COMPILER = os.environ.get('CC', 'cc')
INCLUDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../include')


def run(*words):
    return subprocess.run([TENON, *words], capture_output=True, text=True, timeout=60)


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def library(self, name, source, *options):
        """A shared object made of C source, which names PyTorch's library if it takes something of it by name."""
        if 'aoti_torch_' in source or 'torch_library_impl' in source:
            options = ('-Wl,--no-as-needed', self.pytorch('libtorch_cpu.so'), *options)
        return self.bare(name, source, *options)

    def pytorch(self, name):
        """A library that goes by a name of PyTorch's, and has nothing."""
        path = self.path(name)
        return path if os.path.exists(path) else self.bare(name, '', f'-Wl,-soname,{name}')

    def bare(self, name, source, *options):
        """A shared object made of C source."""
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        subprocess.run([COMPILER, '-shared', '-fPIC', '-nostdlib', '-o', path, '-x', 'c', '-', '-x', 'none',
                        *options], input=source, text=True, check=True, capture_output=True)
        return path

    def wheel(self, name, members):
        """A wheel of files, or of bytes."""
        path = self.path(name)
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as archive:
            for member, content in members.items():
                if isinstance(content, bytes):
                    archive.writestr(member, content)
                else:
                    archive.write(content, member)
        return path

    def fails(self, status, message, *words):
        result = run(*words)
        self.assertEqual(result.returncode, status, result)
        self.assertIn(message, result.stderr)
        self.assertTrue(result.stderr.startswith('tenon'))


class Abi(Case):
    def test_list_can_be_narrowed_by_release_header_and_state(self):
        whole = run('abi', 'list').stdout.splitlines()
        young = run('abi', 'list', '--since', '2.13').stdout.splitlines()
        stable = run('abi', 'list', '--header', 'stable/c/shim.h').stdout.splitlines()
        absent = run('abi', 'list', '--impl', 'absent', '--since', '2.9').stdout.splitlines()
        self.assertGreater(len(whole), len(young))
        self.assertTrue(all(line.split()[1] in ('2.13', '2.14', '2.15') for line in young))
        self.assertTrue(all(line.split()[3] == 'stable/c/shim.h' for line in stable))
        self.assertTrue(any(line.startswith('torch_call_dispatcher ') for line in stable))
        self.assertTrue(absent and all(line.split()[2] == 'absent' for line in absent))
        self.assertEqual(whole, sorted(whole))

    def test_list_refuses_what_it_does_not_know(self):
        self.fails(2, "'soon' is no release", 'abi', 'list', '--since', 'soon')
        self.fails(2, "unknown option '--sinec'", 'abi', 'list', '--sinec', '2.9')
        self.fails(2, '--header needs a word', 'abi', 'list', '--header')
        self.fails(1, 'no function matches', 'abi', 'list', '--header', 'nowhere.h')

    def test_show_tells_type_ownership_release_and_header(self):
        text = run('abi', 'show', 'torch_library_impl').stdout
        self.assertIn('AOTITorchError torch_library_impl(TorchLibraryHandle self, const char *name, '
                      'void (*fn)(StableIValue*, uint64_t, uint64_t), '
                      'uint64_t extension_build_version)\n', text)
        self.assertIn('  borrow      const char *name\n', text)
        self.assertIn('  value       void (*fn)(StableIValue*, uint64_t, uint64_t)\n', text)
        self.assertIn('  since    PyTorch 2.10\n', text)
        self.assertIn('  header   torch/csrc/stable/c/shim.h\n', text)
        self.assertIn('  Tenon    full\n', text)
        self.assertNotIn('  note ', text)
        text = run('abi', 'show', 'aoti_torch_int64_to_ivalue').stdout
        self.assertIn("  note     compiles for every TORCH_TARGET_VERSION, as with PyTorch's headers; what calls it needs 2.10\n", text)
        text = run('abi', 'show', 'torch_string_c_str', 'aoti_torch_abi_version').stdout
        self.assertIn('  borrow-from const char **data   (from handle)\n', text)
        self.assertIn('uint64_t aoti_torch_abi_version(void)\n', text)
        self.assertIn('PyTorch 2.9 or earlier', text)

    def test_show_tells_of_rows_that_are_no_functions(self):
        text = run('abi', 'show', 'StringHandle', 'kernel', 'AOTI_TORCH_FAILURE', 'cudaFree').stdout
        self.assertIn('StringHandle\n  kind     handle\n  struct   StringOpaque\n  new      torch_new_string_handle\n'
                      '  delete   torch_delete_string\n  since    PyTorch 2.10\n  guard    none\n', text)
        self.assertIn('  type     void (steal StableIValue *stack, ', text)
        self.assertIn('  kind     constant\n  value    1\n', text)
        self.assertIn('  kind     stub\n  does     error\n', text)
        text = run('abi', 'show', 'kJagged').stdout
        self.assertEqual([line for line in text.splitlines() if line.endswith('kJagged')],
                         ['c10::kJagged', 'torch::headeronly::kJagged'])

    def test_list_of_a_kind(self):
        lines = run('abi', 'list', '--kind', 'handle', '--since', '2.10', '--header', 'macros.h').stdout.splitlines()
        self.assertEqual([line.split() for line in lines],
                         [['StableListHandle', '2.10', 'handle', 'inductor/aoti_torch/c/macros.h'],
                          ['StringHandle', '2.10', 'handle', 'inductor/aoti_torch/c/macros.h']])
        self.fails(1, 'no entry matches', 'abi', 'list', '--kind', 'thing')

    def test_show_fails_for_names_that_are_none(self):
        self.fails(1, "'torch_no_such' is no name of the stable ABI", 'abi', 'show', 'torch_no_such')
        self.fails(1, "'Handle' is no name of the stable ABI", 'abi', 'show', 'Handle')
        self.fails(2, 'which function?', 'abi', 'show')

    def test_two_releases_differ_by_what_came_between(self):
        there = run('abi', 'diff', '2.9', '2.10')
        back = run('abi', 'diff', '2.10', '2.9')
        self.assertEqual((there.returncode, back.returncode), (0, 0))
        lines = there.stdout.splitlines()
        self.assertTrue(any(line.startswith('+ torch_library_impl ') for line in lines))
        self.assertTrue(all(line.split()[2] == '2.10' for line in lines[:-1]))
        self.assertRegex(lines[-1], r'^[0-9]+ functions and [0-9]+ other names more$')
        self.assertEqual(sum(int(word) for word in lines[-1].split() if word.isdigit()), len(lines) - 1)
        self.assertTrue(any(line.split()[1:] == ['TORCH_BOX', '2.10', 'stable/library.h,', 'macro'] for line in lines))
        self.assertEqual([line[1:] for line in back.stdout.splitlines()[:-1]],
                         [line[1:] for line in lines[:-1]])
        self.assertEqual(run('abi', 'diff', '2.13', '2.13').stdout, '0 functions more\n')

    def test_two_libraries_differ_by_their_exports(self):
        older = self.library('older.so', 'int kept(void) {return 1;} int gone(void) {return 1;}'
                                         'static int own(void) {return 1;} int x(void) {return own();}')
        newer = self.library('newer.so', 'int kept(void) {return 2;} int x(void) {return 1;}'
                                         'int fresh(void) {return 1;} int _ZN2at3addEi(int x) {return x;}')
        result = run('abi', 'diff', older, newer)
        self.assertEqual(result.stdout, '+ at::add(int)\n+ fresh\n- gone\n'
                                        '1 exports gone, 2 new, 2 stay\n')
        self.assertEqual(result.returncode, 1)
        self.assertEqual(run('abi', 'diff', older, older).returncode, 0)

    def test_a_diff_with_a_release_that_is_not_known_fails(self):
        self.fails(2, "'2.99' is no release known here: 2.9 to 2.15", 'abi', 'diff', '2.9', '2.99')
        self.fails(2, "'1.13' is no release known here", 'abi', 'diff', '1.13', '2.9')

    def test_a_diff_needs_two_of_one_kind(self):
        self.fails(2, "'2.9' is a release and", 'abi', 'diff', '2.9', ADD_SCALAR)
        self.fails(2, '/nowhere.so', 'abi', 'diff', '/nowhere.so', ADD_SCALAR)
        self.fails(2, 'two releases, or two files', 'abi', 'diff', '2.9')
        self.fails(2, "'lst' is no subcommand; there are: list, show, diff", 'abi', 'lst')


STABLE = """
typedef unsigned long long u64;
int torch_library_impl(void *, const char *, void (*)(u64 *, u64, u64), u64);
int aoti_torch_get_dim(void *, long long *);
void kernel(u64 *stack, u64 n, u64 m) { long long dim; aoti_torch_get_dim((void *)stack[0], &dim); }
int start(void *library) { return torch_library_impl(library, "k", kernel, 0x020b000000000000ULL); }
"""
UNSTABLE = """
int _ZN2at4_ops3pad4callEv(void);
int _ZN3c106detail14torchCheckFailEPKcS2_jS2_(const char *, const char *, unsigned, const char *);
int _ZN6caffe28TypeMeta13typeMetaDatasEv(void);
int aoti_torch_get_dim(void *, long long *);
int use(void) { long long d; return _ZN2at4_ops3pad4callEv() + _ZN6caffe28TypeMeta13typeMetaDatasEv() +
                _ZN3c106detail14torchCheckFailEPKcS2_jS2_("a", "b", 1, "c") + aoti_torch_get_dim(0, &d); }
"""


class Binaries(Case):
    def audit(self, *words):
        """The exit status and the objects of --json."""
        result = run('audit', '--json', *words)
        return result.returncode, json.loads(result.stdout)

    def one(self, *words):
        status, reports = self.audit(*words)
        self.assertEqual(len(reports), 1, reports)
        return status, reports[0]

    def kinds(self, report):
        return sorted({problem['kind'] for problem in report['problems']})

    def test_a_stable_binary_has_a_floor_and_no_problem(self):
        status, report = self.one(self.library('s.so', STABLE))
        self.assertEqual((status, report['verdict'], report['floor'], report['problems']),
                         (0, 'stable', '2.10', []))
        self.assertEqual([(i['name'], i['kind'], i['since']) for i in report['imports']],
                         [('aoti_torch_get_dim', 'stable', '2.9'), ('torch_library_impl', 'stable', '2.10')])
        self.assertEqual(report['target'], '2.10 or later')
        self.assertIn('s.so: stable, PyTorch 2.10 and later\n  floor      by torch_library_impl\n  takes ', run('audit', self.path('s.so')).stdout)
        self.assertNotIn('or later', run('audit', self.path('s.so')).stdout)
        self.assertEqual(list(report)[:5], ['path', 'verdict', 'floor', 'imports', 'problems'])

    @unittest.skipUnless(os.uname().machine == 'x86_64', 'the code of x86-64 is read')
    def test_the_build_version_is_read_from_the_call_that_hands_it_over(self):
        for options in (['-O2'], ['-O0'], ['-O2', '-fno-plt'], ['-O2', '-fcf-protection=full'],
                        ['-O2', '-Wl,-z,now']):
            with self.subTest(options):
                self.assertEqual(self.one(self.library('b.so', STABLE, *options))[1]['built_with'],
                                 ['2.11.0'])
        other = STABLE.replace('0x020b000000000000ULL', '(u64)library')
        other += 'void other(int, int, int, u64); void y(void) { other(1, 2, 3, 0x020d000000000000ULL); }'
        other += 'u64 x(u64 a) { return a > 0x020b000000000000ULL; }'
        self.assertEqual(self.one(self.library('c.so', other, '-O2'))[1]['built_with'], [])
        two = STABLE + """int more(void *l) { return torch_library_impl(l, "m", kernel, 0x020e010000000000ULL); }"""
        self.assertEqual(self.one(self.library('d.so', two, '-O2'))[1]['built_with'], ['2.11.0', '2.14.1'])

    @unittest.skipUnless(shutil.which('clang') and shutil.which('ld.lld'), 'clang and lld make code for AArch64')
    def test_the_build_version_is_read_from_code_for_aarch64_too(self):
        other = STABLE + ('void other(int, int, int, u64); void y(void) { other(1, 2, 3, 0x020c000000000000ULL); }'
                          'int z(void *l, u64 v) { other(1, 2, 3, 0x020c000000000000ULL); return torch_library_impl(l, "z", kernel, v); }'
                          'int p(void *l) { return 1 + torch_library_impl(l, "p", kernel, 0x020e010000000000ULL); }')
        for options in (['-O2'], ['-O0'], ['-Os'], ['-O2', '-mbranch-protection=standard', '-Wl,-z,force-bti'], ['-O2', '-Wl,-z,now']):
            with self.subTest(options):
                path = self.path('a.so')
                subprocess.run(['clang', '--target=aarch64-linux-gnu', '-fuse-ld=lld', '-shared', '-fPIC', '-nostdlib', '-o', path,
                                '-x', 'c', '-', *options], input=other, text=True, check=True, capture_output=True)
                report = self.one(path)[1]
                self.assertEqual((report['machine'], report['built_with']), ('AArch64', ['2.11.0', '2.14.1']))

    def test_a_requirement_older_than_the_floor_fails(self):
        path = self.library('s.so', STABLE)
        self.assertEqual(run('audit', '--require', '2.10', path).returncode, 0)
        status, report = self.one('--require', '2.9', path)
        self.assertEqual((status, self.kinds(report)), (1, ['floor']))
        self.assertIn('needs PyTorch 2.10, and 2.9 is required', report['problems'][0]['message'])
        self.assertIn('torch_library_impl', report['notes'][0]['message'])
        self.fails(2, '--require needs a release', 'audit', '--require', 'new', path)

    def test_unstable_imports_are_counted_demangled_and_replaced(self):
        status, report = self.one(self.library('u.so', UNSTABLE))
        self.assertEqual((status, report['verdict'], report['floor']), (1, 'unstable', None))
        unstable = {i['demangled']: i['instead'] for i in report['imports'] if i['kind'] == 'unstable'}
        self.assertEqual(unstable['at::_ops::pad::call()'], 'torch::stable::pad')
        self.assertEqual(unstable['c10::detail::torchCheckFail(char const*, char const*, unsigned int, '
                                  'char const*)'], 'STD_TORCH_CHECK')
        self.assertEqual(len(unstable), 2)
        self.assertEqual([i['demangled'] for i in report['internals']], ['caffe2::TypeMeta::typeMetaDatas()'])
        text = run('audit', self.path('u.so')).stdout
        self.assertIn('2 of at::, c10:: and torch::, 1 of PyTorch\'s inside', text)
        self.assertIn('    at::_ops::pad::call()\n        instead: torch::stable::pad\n', text)

    def test_an_import_that_nothing_uses_does_not_count(self):
        asked = '__asm__(".globl torch_exception_get_what\\n.globl _ZN2at3padEv");'
        report = self.one(self.library('b.so', STABLE + asked))[1]
        self.assertEqual((report['verdict'], report['floor']), ('stable', '2.10'))

    def test_every_sort_of_name_in_a_namespace_of_pytorch_counts(self):
        names = ['_ZN2at3addEv', '_ZNK3c104Half1xEv', '_ZNR5torch7Library4_defEv', '_ZTVN5torch3jit1AE', '_ZTIN3c105ErrorE',
                 '_ZTHN3c104impl3keyE', '_ZGVN2at1xE', '_ZThn16_N5torch3jit1fEv', '_ZTv0_n24_N2at1gEv',
                 '_ZTCN3c101AE0_NS_1BE', '_ZNKR2at6Tensor4dataEv', '_ZN2atplERKNS_6TensorES2_', '_ZN5torch8autogradE']
        source = ''.join(f'extern char x{i} __asm__("{name}");' for i, name in enumerate(names))
        source += 'const void *use(int i) { const void *all[] = {%s}; return all[i]; }' % ', '.join(
            f'&x{i}' for i in range(len(names)))
        report = self.one(self.library('t.so', source))[1]
        self.assertEqual(sorted(i['name'] for i in report['imports'] if i['kind'] == 'unstable'), sorted(names))

    def test_names_that_only_look_like_pytorchs_are_not(self):
        status, report = self.one(self.library('n.so', """
            int _ZN5torch6stable5thingEv(void); int _ZN4atom3runEv(void); int _ZSt4cerr; int PyList_New(long);
            int use(void) { return _ZN5torch6stable5thingEv() + _ZN4atom3runEv() + _ZSt4cerr + PyList_New(0); }"""))
        self.assertEqual((status, report['verdict'], report['imports']), (0, 'none', []))

    def test_names_that_are_looked_up_count_for_the_floor_and_are_marked(self):
        source = STABLE + """
            void *dlsym(void *, const char *);
            void *find(void) { return dlsym(0, "torch_exception_get_what"); }
            const char *text(void) { return "call of torch_exception_get_what failed"; }"""
        report = self.one(self.library('l.so', source))[1]
        self.assertEqual((report['floor'], report['linked_floor']), ('2.13', '2.10'))
        self.assertEqual([i['name'] for i in report['imports'] if i['kind'] == 'looked-up'],
                         ['torch_exception_get_what'])
        self.assertIn('(2.10 without what it looks up by name)', run('audit', self.path('l.so')).stdout)
        report = self.one(self.library('k.so', source.replace('dlsym', 'other')))[1]
        self.assertEqual(report['floor'], '2.10')

    def test_names_of_no_known_release_and_names_not_served_are_told(self):
        status, report = self.one(self.library('y.so', """
            int aoti_torch_from_the_future(void); int aoti_torch_mps_addmm_out(void);
            int use(void) { return aoti_torch_from_the_future() + aoti_torch_mps_addmm_out(); }"""))
        self.assertEqual((status, self.kinds(report)), (1, ['unknown']))
        self.assertEqual([note['kind'] for note in report['notes']], ['unserved'])
        self.assertEqual([i['served'] for i in report['imports']], [False, False])

    def test_a_binary_that_names_no_library_of_pytorch_is_a_problem(self):
        status, report = self.one(self.bare('bare.so', STABLE))
        self.assertEqual((status, self.kinds(report), report['verdict']), (1, ['needed'], 'stable'))
        self.assertIn('-Wl,--no-as-needed -ltorch_cpu', report['problems'][0]['message'])
        helper = self.bare('libhelper.so', 'int helper(void) { return 0; }', '-Wl,-soname,libhelper.so')
        status, report = self.one(self.bare('led.so', STABLE, '-Wl,--no-as-needed', helper))
        self.assertEqual((status, report['problems'], report['notes'][0]['kind']), (0, [], 'needed'))
        self.assertIn('such as libhelper.so', report['notes'][0]['message'])
        self.assertEqual(self.one(self.bare('none.so', 'int f(void) { return 0; }'))[0], 0)

    def test_functions_for_cuda_need_a_library_that_has_them(self):
        source = 'int aoti_torch_cuda_pad(void); int use(void) { return aoti_torch_cuda_pad(); }'
        status, report = self.one(self.library('cuda.so', source))
        self.assertEqual((status, self.kinds(report)), (1, ['needed']))
        self.assertIn('-ltorch_cuda', report['problems'][0]['message'])
        for name in ('libtorch_cuda.so', 'libtorch.so'):
            self.assertEqual(self.one(self.library('good.so', source, self.pytorch(name)))[0], 0)

    def test_an_executable_stack_and_strange_search_paths_are_problems(self):
        report = self.one(self.library('x.so', STABLE, '-Wl,-z,execstack'))[1]
        self.assertEqual(self.kinds(report), ['stack'])
        self.library('e.so', STABLE, '-Wl,-rpath,$ORIGIN::$ORIGIN/x')
        self.assertIn('has an empty part', run('audit', self.path('e.so')).stdout)
        padded = self.library('padded.so', STABLE, '-Wl,-rpath,/opt/a::/opt/a:::')
        self.assertEqual([problem['kind'] for problem in self.audit(padded)[1][0]['problems']], ['search-path'] * 2)
        for path, is_bad in [('/opt/lib', True), ('$ORIGIN/../lib', False), ('$ORIGIN:', True),
                             (':$ORIGIN', True), ('lib', True), ('$ORIGIN:${ORIGIN}/x', False)]:
            with self.subTest(path):
                report = self.one(self.library('r.so', STABLE, '-Wl,-rpath,' + path))[1]
                self.assertEqual(self.kinds(report), ['search-path'] if is_bad else [])

    def test_a_false_abi3_is_found(self):
        bad = 'int PyUnicode_AsUTF8(void); int PyLong_AsInt(void); int use(void) {return PyUnicode_AsUTF8() + PyLong_AsInt();}'
        good = 'int PyList_New(long); int use(void) {return PyList_New(0);}'
        status, report = self.one(self.library('x.abi3.so', bad))
        self.assertEqual((status, self.kinds(report)), (1, ['python-abi']))
        self.assertIn('PyUnicode_AsUTF8 is not in', report['problems'][0]['message'])
        self.assertEqual(self.one(self.library('y.abi3.so', good))[1]['problems'], [])
        self.assertEqual(self.one(self.library('z.so', bad))[1]['problems'], [])
        late = self.library('late.so', 'int PyLong_AsInt(void); int use(void) {return PyLong_AsInt();}')
        for tags, found in [('cp312-abi3', ['python-abi']), ('cp313-abi3', []), ('cp312-cp312', []), ('py3-none', [])]:
            with self.subTest(tags):
                wheel = self.wheel(f'p-1-{tags}-linux_x86_64.whl', {'p/x.so': late})
                self.assertEqual(self.kinds(self.one(wheel)[1]), found)

    def test_a_module_for_one_python_in_a_wheel_for_others_is_found(self):
        library = self.library('x.so', STABLE)
        for tags, name, is_bad in [('cp312-abi3', 'x.cpython-312-x86_64-linux-gnu.so', True),
                                   ('py3-none', 'x.cpython-311-x86_64-linux-gnu.so', True),
                                   ('cp311-cp311', 'x.cpython-311-x86_64-linux-gnu.so', False),
                                   ('cp312-cp312', 'x.cpython-311-x86_64-linux-gnu.so', True),
                                   ('cp312-abi3', 'x.abi3.so', False)]:
            with self.subTest((tags, name)):
                report = self.one(self.wheel(f'p-1-{tags}-linux_x86_64.whl', {'p/' + name: library}))[1]
                self.assertEqual(self.kinds(report), ['python-abi'] if is_bad else [])

    def test_metadata_that_admit_too_much_are_found(self):
        stable, unstable = self.library('s.so', STABLE), self.library('u.so', UNSTABLE)
        for line, library, is_bad in [('torch>=2.9', stable, True), ('torch >=2.10.0', stable, False), ('torch (>=2.9,<3)', stable, True),
                                      ('torch==2.13.0', stable, False), ('torchvision>=0.1', stable, False), ('torch', stable, False),
                                      ('torch>=2.9; extra == "x"', stable, False), ('torch>=2.9', unstable, True),
                                      ('torch (==2.13.0)', unstable, False), ('torch~=2.9', stable, True)]:
            with self.subTest((line, library)):
                text = f'Metadata-Version: 2.1\nRequires-Dist: {line}\n\nRequires-Dist: torch>=2.1\n'
                wheel = self.wheel('p-1-cp312-abi3-linux_x86_64.whl', {'p/x.so': library, 'p-1.dist-info/METADATA': text.encode()})
                self.assertEqual('metadata' in self.kinds(self.one(wheel)[1]), is_bad)

    def test_an_installed_package_answers_for_the_tags_it_came_with(self):
        self.library('site/my_ops/_C.so', 'int PyUnicode_AsUTF8(void); int use(void) {return PyUnicode_AsUTF8();}')
        os.makedirs(self.path('site/My.Ops-1.0.dist-info'))
        os.makedirs(self.path('site/MY_OPS2-1.0.dist-info'))
        for folder, tag in [('My.Ops-1.0.dist-info', 'cp312-abi3-linux_x86_64'), ('MY_OPS2-1.0.dist-info', 'cp312-cp312-any')]:
            with open(self.path(f'site/{folder}/WHEEL'), 'w') as f:
                f.write(f'Wheel-Version: 1.0\nTag: {tag}\n')
            with open(self.path(f'site/{folder}/METADATA'), 'w') as f:
                f.write('Name: my-ops\nRequires-Dist: torch>=2.9\n')
        self.library('site/my_ops/_D.so', STABLE)
        result = subprocess.run([TENON, 'audit', '--json', 'my_ops'], capture_output=True, text=True,
                                env=dict(os.environ, PYTHONPATH=self.path('site')))
        self.assertEqual([self.kinds(report) for report in json.loads(result.stdout)], [['python-abi'], ['metadata']])

    def test_needed_libraries_by_path_and_of_two_cudas_are_problems(self):
        twelve = self.library('libcudart.so.12', 'int a(void) {return 0;}', '-Wl,-soname,libcudart.so.12')
        thirteen = self.library('libnvrtc-1a2b.so.13', 'int b(void) {return 0;}', '-Wl,-soname,libnvrtc-1a2b.so.13')
        bare = self.library('bare.so', 'int c(void) {return 0;}')
        use = 'int a(void); int b(void); int c(void); int use(void) {return %s;}'
        status, report = self.one(self.library('x.so', use % 'a() + b()', twelve, thirteen))
        self.assertEqual((status, self.kinds(report), report['cuda']), (1, ['cuda'], 13))
        self.assertEqual(self.one(self.library('y.so', use % 'b()', thirteen))[1]['cuda'], 13)
        report = self.one(self.library('z.so', use % 'c()', bare))[1]
        self.assertEqual((self.kinds(report), report['cuda']), (['needed-path'], None))

    def test_a_stack_that_is_not_spoken_of_is_a_problem(self):
        path = self.library('x.so', STABLE)
        with open(path, 'rb') as f:
            content = bytearray(f.read())
        start, count = struct.unpack_from('<Q', content, 32)[0], struct.unpack_from('<H', content, 56)[0]
        for i in range(count):
            if struct.unpack_from('<I', content, start + 56 * i)[0] == 0x6474e551:
                struct.pack_into('<I', content, start + 56 * i, 0)
        with open(path, 'wb') as f:
            f.write(content)
        self.assertEqual(self.kinds(self.one(path)[1]), ['stack'])

    def for_tenon(self, name, abis, *options):
        """A library with Tenon's notes of these ABIs."""
        note = ('__asm__(".pushsection .note.tenon, \\"a\\", %%note\\n.balign 4\\n.long 6, 8, 1\\n'
                '.asciz \\"Tenon\\"\\n.balign 4\\n.long %d, 1000\\n.popsection");')
        return self.library(name, STABLE + ''.join(note % abi for abi in abis), '-Wl,--no-as-needed', *options)

    def test_a_binary_for_a_younger_tenon_is_a_problem(self):
        self.assertEqual(self.kinds(self.one(self.for_tenon('x.so', [99]))[1]), ['tenon-abi'])
        report = self.one(self.for_tenon('y.so', [1]))[1]
        self.assertEqual(report['problems'], [])
        self.assertIn({'kind': 'tenon-abi', 'message': 'is built for ABI 1 of Tenon'}, report['notes'])

    def test_a_binary_for_two_abis_of_tenon_is_a_problem(self):
        status, report = self.one(self.for_tenon('x.so', [1, 2]))
        self.assertEqual((status, self.kinds(report)), (1, ['tenon-abi']))
        self.assertIn('mixes objects that are built for ABI 1 and 2', report['problems'][0]['message'])

    def compiled_for(self, name, target):
        """An object of Tenon's headers, for a release of PyTorch."""
        path = self.path(name)
        subprocess.run([COMPILER, '-c', '-fPIC', '-I', INCLUDE, f'-DTORCH_TARGET_VERSION={target}', '-o', path, '-x', 'c', '-'],
                       input='#include <torch/csrc/stable/version.h>\n', text=True, check=True, capture_output=True)
        return path

    def test_objects_for_two_releases_of_pytorch_are_a_problem(self):
        nine, ten = '0x0209000000000000', '(((0ULL + 2) << 56) | ((0ULL + 10) << 48))'
        objects = [self.compiled_for('a.o', nine), self.compiled_for('b.o', ten), self.compiled_for('c.o', nine)]
        same = self.one(self.bare('same.so', '', objects[0], objects[2]))
        self.assertEqual((same[0], self.kinds(same[1])), (0, []))
        mixed = self.one(self.bare('mixed.so', '', *objects))
        self.assertEqual((mixed[0], self.kinds(mixed[1])), (1, ['target']))
        self.assertIn('for PyTorch 2.9 and 2.10', mixed[1]['problems'][0]['message'])

    def test_functions_of_two_releases_are_said_in_words(self):
        both = 'void aoti_torch_call_dispatcher(void); void torch_library_impl(void); void f(void) {aoti_torch_call_dispatcher(); torch_library_impl();}'
        self.assertEqual(self.one(self.library('both.so', both))[1]['target'], "2.10 or later, in part with 2.9's functions")

    def one_of(self, result, name):
        return next(report for report in json.loads(result.stdout) if report['path'].endswith(name))

    def test_binaries_for_two_abis_of_tenon_that_need_each_other_are_a_problem(self):
        low = self.for_tenon('libone.so', [1], '-Wl,-soname,libone.so.3')
        high = self.for_tenon('two.so', [2], low)
        same = self.for_tenon('same.so', [1], low)
        other = self.for_tenon('other.so', [2])
        for names, message in (((low, same, other), None),
                               ((low, other, high), f'ABI 2 of Tenon, and {low}, which it needs, for ABI 1'),
                               ((high, other, low), f'ABI 1 of Tenon, and {high}, which needs it, for ABI 2')):
            result = run('audit', '--json', *names)
            found = [each['message'] for report in json.loads(result.stdout) for each in report['problems']]
            self.assertEqual(result.returncode, 0 if message is None else 1)
            self.assertEqual(found, [] if message is None else [f'is built for {message}'])
        nameless = self.for_tenon('libplain.so', [1])
        by_path = self.one_of(run('audit', '--json', nameless, self.for_tenon('x.so', [2], nameless)), 'x.so')
        self.assertIn('tenon-abi', self.kinds(by_path))
        wheel = self.wheel('p-1.0-py3-none-any.whl', {'p/libone.so.3': low, 'p/two.so': high})
        self.assertIn('for ABI 1', run('audit', wheel).stdout)

    def test_a_program_is_read_as_what_it_takes(self):
        source = self.path('program.c')
        with open(source, 'w') as f:
            f.write('int main(void) {return 0;}')
        for name, option in ('pie', '-pie'), ('fixed', '-no-pie'):
            subprocess.run([COMPILER, '-o', self.path(name), source, option, '-fPIE' if option == '-pie' else '-fno-pie'], check=True)
            status, (report,) = self.audit(self.path(name))
            self.assertEqual((status, report['verdict'], report['floor'], report['problems']), (0, 'none', None, []))
        program = self.path('user')
        with open(source, 'w') as f:
            f.write('extern int aoti_torch_abi_version(void); int main(void) {return aoti_torch_abi_version();}')
        library = self.bare('libtorch_cpu.so', 'int aoti_torch_abi_version(void) {return 0;}')
        subprocess.run([COMPILER, '-o', program, source, library], check=True)
        status, (report,) = self.audit(program)
        self.assertEqual((report['verdict'], report['floor'], status), ('stable', '2.9', 1))
        self.assertEqual(self.kinds(report), ['needed-path'])

    def test_a_binary_for_another_machine_is_read(self):
        path = self.library('x.so', STABLE)
        with open(path, 'r+b') as f:
            f.seek(18)
            f.write(struct.pack('<H', 183))
        report = self.one(path)[1]
        self.assertEqual((report['machine'], report['floor'], report['built_with']), ('AArch64', '2.10', []))

    def test_younger_names_of_the_second_prefix_count_where_pytorch_is_needed(self):
        pytorch = self.library('libtorch_cpu.so', 'int x(void) {return 0;}', '-Wl,-soname,libtorch_cpu.so')
        source = 'int torch_from_the_future(void); int x(void); int use(void) {return torch_from_the_future() + x();}'
        self.assertEqual(self.kinds(self.one(self.library('a.so', source, pytorch))[1]), ['unknown'])
        self.assertEqual(self.one(self.library('b.so', source))[1]['verdict'], 'none')

    def test_what_would_steer_a_terminal_is_not_printed(self):
        path = self.library('x.so', STABLE, '-Wl,-rpath,/\x1b[2J')
        self.assertNotIn('\x1b', run('audit', path).stdout)
        self.assertIn("has '/?[2J'", run('audit', path).stdout)

    def test_a_false_manylinux_tag_is_found(self):
        library = self.path('m.so')
        subprocess.run([COMPILER, '-shared', '-fPIC', '-x', 'c', '-', '-o', library], check=True, text=True,
                       input='#include <math.h>\n#include <pthread.h>\n'
                             'int use(double x) { pthread_key_t k; return pthread_key_create(&k, 0) + (int)pow(x, x); }')
        report = self.one(library)[1]
        self.assertIsNotNone(report['glibc'])
        self.assertEqual(report['problems'], [])
        minor = int(report['glibc'].split('.')[1])
        self.assertGreater(minor, 28)
        self.assertEqual(self.kinds(self.one(self.wheel('p-1-py3-none-manylinux_2_28_x86_64.whl', {'m.so': library}))[1]),
                         ['platform'])
        self.assertEqual(self.kinds(self.one(self.wheel('p-1-py3-none-manylinux2014_x86_64.whl', {'m.so': library}))[1]),
                         ['platform'])
        for tag in (f'manylinux_2_{minor}_x86_64', 'manylinux_2_40_x86_64', 'linux_x86_64'):
            self.assertEqual(self.one(self.wheel(f'p-1-py3-none-{tag}.whl', {'m.so': library}))[1]['problems'], [])
        with open(library, 'rb') as f:
            younger = f.read().replace(f'GLIBC_2.{minor}\0'.encode(), b'GLIBC_2.33\0')
        for tag, found in [('manylinux_2_33_x86_64', []), ('manylinux_2_32_x86_64', ['platform'])]:
            self.assertEqual(self.kinds(self.one(self.wheel(f'p-1-py3-none-{tag}.whl', {'m.so': younger}))[1]), found)
        both = self.one(self.wheel('p-1-py3-none-manylinux_2_17_x86_64.manylinux_2_40_x86_64.whl', {'m.so': library}))[1]
        self.assertEqual(self.kinds(both), ['platform'])

    def test_a_folder_and_a_wheel_give_each_binary_once(self):
        self.library('pkg/a.so', STABLE)
        self.library('pkg/sub/b.so.1', UNSTABLE)
        with open(self.path('pkg/notes.txt'), 'w') as f:
            f.write('\177ELF no')
        os.symlink(self.path('pkg'), self.path('pkg/round'))
        os.symlink(self.library('elsewhere.so', STABLE), self.path('pkg/sub/linked.so'))
        status, reports = self.audit(self.path('pkg'))
        self.assertEqual((status, [os.path.relpath(r['path'], self.folder) for r in reports]),
                         (1, ['pkg/a.so', 'pkg/sub/b.so.1', 'pkg/sub/linked.so']))
        wheel = self.wheel('p-1-cp312-abi3-linux_x86_64.whl', {'p/a.so': self.path('pkg/a.so'), 'p/readme': b'x'})
        status, reports = self.audit(wheel)
        self.assertEqual((status, [r['path'] for r in reports]), (0, [wheel + '/p/a.so']))
        self.assertIn('3 binaries, 1 with problems', run('audit', self.path('pkg')).stdout)
        os.mkdir(self.path('empty'))
        self.fails(2, 'has no shared object', 'audit', self.path('empty'))

    def test_an_installed_package_is_found_by_its_import_name(self):
        self.library('site/one/two/_C.so', STABLE)
        self.library('site/single.cpython-311-x86_64-linux-gnu.so', STABLE)
        os.mkdir(self.path('site/single'))
        self.library('venv/lib/python3.11/site-packages/three/x.so', STABLE)
        environment = dict(os.environ, PYTHONPATH=self.path('site'), VIRTUAL_ENV=self.path('venv'))
        for name, path in [('one', 'site/one/two/_C.so'), ('one.two', 'site/one/two/_C.so'),
                           ('single', 'site/single.cpython-311-x86_64-linux-gnu.so'),
                           ('three', 'venv/lib/python3.11/site-packages/three/x.so')]:
            with self.subTest(name):
                result = subprocess.run([TENON, 'audit', '--json', name], env=environment, cwd=self.folder,
                                        capture_output=True, text=True)
                self.assertEqual([r['path'] for r in json.loads(result.stdout)], [self.path(path)])
        self.fails(2, 'is neither a file nor an installed package', 'audit', 'no_such_package')
        self.fails(2, 'is neither a file nor an installed package', 'audit', '../*')

    def test_what_cannot_be_read_is_told_and_the_rest_goes_on(self):
        good = self.library('a.so', STABLE)
        with open(good, 'rb') as f:
            content = f.read()
        with open(self.path('cut.so'), 'wb') as f:
            f.write(content[:len(content) // 2])
        status, reports = self.audit(self.path('cut.so'), good)
        self.assertEqual((status, [self.kinds(r) for r in reports]), (2, [['unreadable'], []]))
        self.assertIn('cut.so: cannot be read', run('audit', self.path('cut.so')).stdout)
        os.mkdir(self.path('folder'))
        with open(self.path('folder/odd.so.1'), 'wb') as f:
            f.write(content[:16] + b'\t\0' + content[18:])
        self.assertEqual([self.kinds(r) for r in self.audit(self.path('folder'))[1]], [['unreadable']])
        self.fails(2, 'nowhere.so', 'audit', '/nowhere.so')
        self.fails(2, '/dev/null: is no regular file', 'audit', '/dev/null')
        self.fails(2, 'which file?', 'audit')
        self.fails(2, "unknown option '--jsno'", 'audit', '--jsno', good)


class Wheels(Case):
    """Archives that no honest tool makes are refused with the reason."""

    def refused(self, reason, content):
        path = self.path('bad-1-py3-none-any.whl')
        with open(path, 'wb') as f:
            f.write(content)
        self.fails(2, reason, 'audit', path)

    def archive(self, *names, content=b'hello'):
        """A stored archive with these names, byte for byte; its directory says what the files say."""
        body, directory = b'', b''
        for name in names:
            name = name if isinstance(name, bytes) else name.encode()
            sizes = struct.pack('<IIIH', zlib.crc32(content), len(content), len(content), len(name))
            directory += (b'PK\1\2' + struct.pack('<HHHHHH', 20, 20, 0, 0, 0, 33) + sizes +
                          struct.pack('<HHHHII', 0, 0, 0, 0, 0, len(body)) + name)
            body += b'PK\3\4' + struct.pack('<HHHHH', 20, 0, 0, 0, 33) + sizes + struct.pack('<H', 0) + name + content
        return body + directory + b'PK\5\6' + struct.pack('<HHHHIIH', 0, 0, len(names), len(names),
                                                          len(directory), len(body), 0)

    def test_the_archives_of_this_test_are_good_ones(self):
        path = self.path('good.whl')
        with open(path, 'wb') as f:
            f.write(self.archive('a/b.txt', 'a/c.txt', 'd..e', '..f/g'))
        self.assertEqual(len(zipfile.ZipFile(path).namelist()), 4)
        self.assertEqual((run('audit', path).returncode, run('audit', path).stderr), (0, ''))

    def test_paths_that_lead_elsewhere_are_refused(self):
        for name, reason in [('../x.so', 'leaves its folder'), ('a/../../x.so', 'leaves its folder'),
                             ('a/..', 'leaves its folder'), ('/etc/x.so', 'an absolute path'), ('C:/x.so', 'an absolute path'),
                             ('a\\..\\x.so', 'a backslash'), ('a//x.so', 'an empty part'), ('./x.so', 'leaves its folder'),
                             (b'a.so\0.txt', 'a NUL'), ('a\nb', 'a control character'), ('', 'has no name')]:
            with self.subTest(name):
                self.refused(reason, self.archive('good', name))

    def test_one_name_twice_is_refused(self):
        self.refused("two members are called 'a.so'", self.archive('a.so', 'b', 'a.so'))

    def test_a_link_and_an_encrypted_member_are_refused(self):
        link = bytearray(self.archive('link'))
        at = link.index(b'PK\1\2')
        link[at + 38:at + 42] = struct.pack('<I', 0o120777 << 16)
        self.refused("the member 'link' is a symbolic link", bytes(link))
        secret = bytearray(self.archive('secret'))
        secret[6] |= 1
        secret[secret.index(b'PK\1\2') + 8] |= 1
        self.refused('is encrypted', bytes(secret))

    def test_a_member_with_another_name_in_its_own_header_is_refused(self):
        content = self.archive('good.so')
        self.refused('has another name in its own header', content.replace(b'good.so', b'evil.so', 1))

    def test_members_that_lie_over_each_other_are_refused(self):
        content = bytearray(self.archive('aa', 'bb'))
        first = content.index(b'PK\1\2')
        content[first + 20:first + 28] = struct.pack('<II', 20, 20)
        content[18:26] = struct.pack('<II', 20, 20)
        self.refused("'aa' and 'bb' lie over each other", bytes(content))

    def test_a_bomb_is_refused_before_it_is_opened(self):
        path = self.path('bomb-1-py3-none-any.whl')
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as archive:
            archive.writestr('x.so', b'\177ELF' + bytes(64 << 20))
        self.fails(2, "the member 'x.so' says that it is more than 200 times its compressed size", 'audit', path)

    def test_small_members_that_are_a_bomb_together_are_refused(self):
        path = self.path('bombs-1-py3-none-any.whl')
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as archive:
            for i in range(4):
                archive.writestr(f'{i}.so', b'\177ELF' + bytes(8 << 20))
        self.fails(2, 'together more than 200 times', 'audit', path)

    def test_a_member_that_lies_about_its_size_is_refused(self):
        path = self.wheel('liar-1-py3-none-any.whl', {'x.so': b'\177ELF' + bytes(range(256)) * 400})
        with open(path, 'rb') as f:
            content = bytearray(f.read())
        at = content.index(b'PK\1\2')
        for claim in (64, 10 << 20):
            content[at + 24:at + 28] = content[22:26] = struct.pack('<I', claim)
            self.refused('are damaged', bytes(content))

    def test_a_damaged_or_cut_archive_is_refused(self):
        wheel = self.wheel('ok-1-py3-none-any.whl', {'x.so': self.library('s.so', STABLE)})
        with open(wheel, 'rb') as f:
            content = f.read()
        self.refused('cut off', content[:len(content) - 30])
        broken = bytearray(content)
        broken[400] ^= 0xff
        self.refused("the data of the member 'x.so' are damaged", bytes(broken))
        self.refused('before the archive', b'PK\3\4' + content)
        self.assertEqual(run('audit', wheel).returncode, 0)


class Sources(Case):
    def scan(self, text, name='a.cpp'):
        path = self.path(name)
        with open(path, 'w') as f:
            f.write(text)
        result = run('audit', '--source', '--json', self.folder)
        uses = json.loads(result.stdout)
        self.assertEqual(result.returncode, 1 if uses else 0)
        return [(use['line'], use['use'], use.get('instead')) for use in uses]

    def test_uses_are_listed_with_line_and_replacement(self):
        self.assertEqual(self.scan("""#include <torch/extension.h>
#  include "ATen/ATen.h"
at::Tensor f(const torch::Tensor &x, c10 :: optional<double> y)
{
    TORCH_CHECK(x.scalar_type() == at::kFloat);
    return at::pad(x, {1, 1});
}
TORCH_LIBRARY(myops, m) { m.def("f(Tensor x) -> Tensor"); }
TORCH_LIBRARY_IMPL(myops, CPU, m) { m.impl("f", TORCH_FN(f)); }
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {}
"""), [(1, '#include <torch/extension.h>', 'torch/csrc/stable/library.h, tensor.h and ops.h'),
            (2, '#include <ATen/ATen.h>', 'torch/csrc/stable/tensor.h and ops.h'),
            (3, 'at::Tensor', 'torch::stable::Tensor'), (3, 'torch::Tensor', 'torch::stable::Tensor'),
            (3, 'c10::optional', 'std::optional'), (5, 'TORCH_CHECK', 'STD_TORCH_CHECK'),
            (5, 'at::kFloat', 'torch::headeronly::kFloat'), (6, 'at::pad', 'torch::stable::pad'),
            (8, 'TORCH_LIBRARY', 'STABLE_TORCH_LIBRARY'),
            (9, 'TORCH_LIBRARY_IMPL', 'STABLE_TORCH_LIBRARY_IMPL, with TORCH_BOX(&f) around each kernel'),
            (9, 'TORCH_FN', 'TORCH_BOX'),
            (10, 'PYBIND11_MODULE', 'STABLE_TORCH_LIBRARY, loaded by torch.ops.load_library'),
            (10, 'TORCH_EXTENSION_NAME', "the library's name in STABLE_TORCH_LIBRARY")])

    def test_comments_strings_and_stable_names_are_passed_over(self):
        self.assertEqual(self.scan("""#include <torch/csrc/stable/library.h>
#include <torch/headeronly/core/ScalarType.h>
#include "mine/at.h"
// at::Tensor and \\
   c10::Half
/* TORCH_CHECK(
   at::kCPU */ int x = 1'000'000; char c = '"'; char d = '\\''; // at::Tensor
const char *s = "at::Tensor \\" c10::Half"; auto r = R"x(at::Tensor )" TORCH_CHECK )x";
torch::stable::Tensor f(torch::headeronly::ScalarType t) { STD_TORCH_CHECK(mat::x && what_at::y, "TORCH_CHECK"); }
STABLE_TORCH_LIBRARY(a, m) {} std::at::thing();
"""), [])

    def test_methods_and_registrations_are_uses_where_something_else_is(self):
        text = """at::Tensor f(const at::Tensor &x) { return x.contiguous(); }
auto o = x->options();
x.sizes() == y.sizes(); x.dim(); x.narrow; other.clones(); x.data_ptr(); x.data_ptr<float>();
m.def("f", &f); m.def("g(Tensor x) -> Tensor"); m.def("g(Tensor x) -> Tensor", TORCH_BOX(&f));
m.impl("g", f); m.impl("g", TORCH_BOX(&f));
"""
        self.assertEqual(self.scan(text)[2:], [
            (1, '.contiguous', 'torch::stable::contiguous'),
            (2, '.options', 'dtype, layout and device as arguments: torch::stable::new_empty(x, …)'),
            (3, '.data_ptr', 'const_data_ptr<T>() to read, mutable_data_ptr<T>() to write'),
            (4, '.def without a schema', 'm.def("name(arguments) -> results"), and m.impl("name", TORCH_BOX(&function)) in '
                                         'STABLE_TORCH_LIBRARY_IMPL'),
            (5, '.impl of a function', 'TORCH_BOX(&function)')])
        self.assertEqual(self.scan(text.replace('at::Tensor', 'Matrix')), [])

    def test_namespaces_and_hand_made_bindings_are_uses(self):
        self.assertEqual([use[:2] for use in self.scan("""using namespace at;
namespace c10 { int x; }
namespace mine { using torch::Tensor; }
static PyMethodDef methods[] = {{0}};
char c = '"'; at::Tensor t; char d = '"'; int e = 1'000; c10::Half f;
""")], [(1, 'namespace at'), (2, 'namespace c10'), (3, 'torch::Tensor'), (4, 'PyMethodDef'), (5, 'at::Tensor'), (5, 'c10::Half')])

    def test_names_are_whole_whatever_stands_between(self):
        self.assertEqual([use[:2] for use in self.scan("""const ::at::Tensor &f(at::
    Tensor x, torch :: \\
    Tensor y) { return
::c10::Half(x); }
namespace cuda = c10::cuda;
namespace mine = other::at;
""")], [(1, 'at::Tensor'), (1, 'at::Tensor'), (2, 'torch::Tensor'), (4, 'c10::Half'), (5, 'namespace c10::cuda')])

    def test_what_has_no_counterpart_says_so(self):
        self.assertEqual(self.scan('at::vec::Vectorized<float> a; at::Unknown b; at::some::thing(); at::roll(x);'),
                         [(1, 'at::vec::Vectorized', None), (1, 'at::Unknown', None), (1, 'at::some::thing', None),
                          (1, 'at::roll', 'if it is an operator: torch_call_dispatcher("aten::roll", …), without Scalar')])
        self.assertIn('a.cpp:1: at::vec::Vectorized: no stable counterpart\n',
                      run('audit', '--source', self.folder).stdout)

    def test_only_sources_are_read_and_hidden_folders_are_not(self):
        for name in ('a.cu', 'b.cuh', 'c.hpp', 'd.py', 'e.txt', '.git/f.cpp', 'sub/g.cc'):
            os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
            with open(self.path(name), 'w') as f:
                f.write('at::Tensor x;')
        result = run('audit', '--source', self.folder)
        self.assertEqual(sorted(line.split(':')[0][len(self.folder) + 1:] for line in result.stdout.splitlines()[:-1]),
                         ['a.cu', 'b.cuh', 'c.hpp', 'sub/g.cc'])
        self.assertEqual(result.stdout.splitlines()[-1], '4 uses in 4 of 4 sources')
        self.fails(2, '/nowhere', 'audit', '--source', '/nowhere')


class Replacements(unittest.TestCase):
    def test_every_stable_name_in_the_tables_is_in_a_header_or_the_manifest(self):
        here = os.path.dirname(os.path.abspath(__file__))
        root = os.path.dirname(os.path.dirname(here))
        known = open(os.path.join(root, 'spec/stable_abi.yaml')).read()
        for folder, _, files in os.walk(os.path.join(root, 'include/torch')):
            known += ''.join(open(os.path.join(folder, file)).read() for file in files)
        words = set(re.findall(r'\w+', known))
        with open(os.path.join(root, 'cli/replacements.c')) as f:
            text = f.read()
        wanted = set()
        for row in re.findall(r'\{"[^"]*",\s*((?:"(?:[^"\\]|\\.)*"|\s|NO_SCALAR)+)\}', text):
            wanted |= set(re.findall(r'torch::(?:stable|headeronly)::(?:\w+::)*(\w+)\b(?!%)', row))
            wanted |= set(re.findall(r'\b(?:STD|STABLE|THO)_[A-Z0-9_]+\b', row))
            wanted |= set(re.findall(r'\b(?:aoti_)?torch_\w+', row))
        self.assertGreater(len(wanted), 60)
        self.assertEqual(sorted(word for word in wanted - words), [])


if __name__ == '__main__':
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
