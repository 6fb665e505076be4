/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The only way to Python's headers. Every file of this folder includes it first, because Python.h
 * must come before any system header.
 *
 * Only the limited API of CPython 3.11 is used, so that one binary serves that and every later
 * release. Two features exist in 3.11 but are missing from its headers for the limited API, so they
 * are named here: objects that are called without a tuple (vectorcall), and methods of such
 * objects.
 *
 * The GIL is a capability for clang's thread safety analysis. Each Python function used here is
 * declared again with that requirement (gil_list.h), so that a call made after the GIL was released
 * does not compile under `./dev check clang`.
 */
#ifndef TENON_PY_INTERPRETER_H
#define TENON_PY_INTERPRETER_H

#ifndef Py_LIMITED_API
#    define Py_LIMITED_API 0x030B0000
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

/* This folder relies on the lock and has never been tried with an interpreter without one. */
#ifdef Py_GIL_DISABLED
#    error "tenon: free-threaded CPython is not served; build for an interpreter with a GIL"
#endif

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <tenon/tenon.h>

#define TPY_LEN(array) (sizeof(array) / sizeof *(array))

/*
 * A function as a type's slot holds it: a void pointer, to which C converts no function directly.
 */
#define TPY_CODE(function) ((void *)(uintptr_t)(function))

/* Flags of PEP 590, with the names that the limited API of 3.12 gives them. */
#ifndef Py_TPFLAGS_HAVE_VECTORCALL
#    define Py_TPFLAGS_HAVE_VECTORCALL (1UL << 11)
#endif
#ifndef Py_TPFLAGS_METHOD_DESCRIPTOR
#    define Py_TPFLAGS_METHOD_DESCRIPTOR (1UL << 17)
#endif

/* Arguments are in one array, those by name last; the top bit of `count` is the interpreter's. */
typedef PyObject *(*tpy_vectorcall)(PyObject *self, PyObject *const *args, size_t count,
                                    PyObject *names);
#define TPY_COUNT_BITS (~((size_t)1 << (8 * sizeof(size_t) - 1)))

#ifdef __clang__
#    define TPY_CAPABILITY(name) __attribute__((capability(name)))
#    define TPY_NEEDS(lock)      __attribute__((requires_capability(lock)))
#    define TPY_TAKES(lock)      __attribute__((acquire_capability(lock)))
#    define TPY_DROPS(lock)      __attribute__((release_capability(lock)))
#    define TPY_UNCHECKED        __attribute__((no_thread_safety_analysis))
#else
#    define TPY_CAPABILITY(name)
#    define TPY_NEEDS(lock)
#    define TPY_TAKES(lock)
#    define TPY_DROPS(lock)
#    define TPY_UNCHECKED
#endif

/* Represents the GIL in the analysis; it has no state. */
typedef struct TPY_CAPABILITY("the GIL") tpy_gil {
    char nothing; /* C has no empty structs */
} tpy_gil;
extern tpy_gil tpy_the_gil;
#define TPY_GIL TPY_NEEDS(tpy_the_gil)

#include "gil_list.h"

#endif
