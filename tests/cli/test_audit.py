#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""`tenon abi` as a user runs it: what it prints, its exit status.

usage: test_audit.py TENON ADD_SCALAR.so   (unittest options may follow)
"""
import os
import subprocess
import sys
import tempfile
import unittest

TENON, ADD_SCALAR = sys.argv[1], sys.argv[2]
COMPILER = os.environ.get('CC', 'cc')


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
        """A shared object made of C source."""
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        subprocess.run([COMPILER, '-shared', '-fPIC', '-nostdlib', '-x', 'c', '-', '-o', path,
                        *options], input=source, text=True, check=True, capture_output=True)
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
        absent = run('abi', 'list', '--impl', 'absent', '--since', '2.13').stdout.splitlines()
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
        self.fails(1, 'no function is like that', 'abi', 'list', '--header', 'nowhere.h')

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
        text = run('abi', 'show', 'torch_string_c_str', 'aoti_torch_abi_version').stdout
        self.assertIn('  borrow-from const char **data   (from handle)\n', text)
        self.assertIn('uint64_t aoti_torch_abi_version(void)\n', text)
        self.assertIn('PyTorch 2.9 or earlier', text)

    def test_show_fails_for_names_that_are_none(self):
        self.fails(1, "'torch_no_such' is no function", 'abi', 'show', 'torch_no_such')
        self.fails(2, 'which function?', 'abi', 'show')

    def test_two_releases_differ_by_what_came_between(self):
        there = run('abi', 'diff', '2.9', '2.10')
        back = run('abi', 'diff', '2.10', '2.9')
        self.assertEqual((there.returncode, back.returncode), (0, 0))
        lines = there.stdout.splitlines()
        self.assertTrue(any(line.startswith('+ torch_library_impl ') for line in lines))
        self.assertTrue(all(line.split()[2] == '2.10' for line in lines[:-1]))
        self.assertEqual(lines[-1], f'{len(lines) - 1} functions more')
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

    def test_a_diff_needs_two_of_one_kind(self):
        self.fails(2, "'2.9' is a release and", 'abi', 'diff', '2.9', ADD_SCALAR)
        self.fails(2, '/nowhere.so', 'abi', 'diff', '/nowhere.so', ADD_SCALAR)
        self.fails(2, 'two releases, or two files', 'abi', 'diff', '2.9')
        self.fails(2, "'lst' is none of list, show and diff", 'abi', 'lst')


if __name__ == '__main__':
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
