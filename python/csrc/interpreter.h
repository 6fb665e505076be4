/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The one way to Python's headers. Every file of this folder includes it first, since Python.h
 * wants to be seen before any header of the system.
 *
 * Only the limited API of CPython 3.11 is used, so that one binary serves that and every later
 * release. Two parts of it that later releases have and 3.11 has in fact, but not in its headers,
 * are named here: objects that are called without a tuple (vectorcall), and methods of such.
 *
 * The GIL is a capability that clang's analysis follows. A function of Python's that is used here
 * is declared again with the demand (gil_list.h), so that a call where the GIL was released does
 * not compile under `./dev check clang`.
 */
#ifndef TENON_PY_INTERPRETER_H
#define TENON_PY_INTERPRETER_H

#ifndef Py_LIMITED_API
#    define Py_LIMITED_API 0x030B0000
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

/* Of a Python without a GIL nothing was tried, and this folder counts on the lock. */
#ifdef Py_GIL_DISABLED
#    error "tenon: free-threaded CPython is not served; build for an interpreter with a GIL"
#endif

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <tenon/tenon.h>

#define TPY_LEN(array) (sizeof(array) / sizeof *(array))

/* A function as a slot of a type holds it: Python has void pointers there, which C does not allow.
 */
#define TPY_CODE(function) ((void *)(uintptr_t)(function))

/* PyTypeObject's member and flag of PEP 590, by the names that 3.12's limited API gives them. */
#ifndef Py_TPFLAGS_HAVE_VECTORCALL
#    define Py_TPFLAGS_HAVE_VECTORCALL (1UL << 11)
#endif
#ifndef Py_TPFLAGS_METHOD_DESCRIPTOR
#    define Py_TPFLAGS_METHOD_DESCRIPTOR (1UL << 17)
#endif

/* Arguments lie in one array, those by name last; the top bit of `count` is the interpreter's. */
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

/* What stands for the GIL in the analysis; it holds nothing. */
typedef struct TPY_CAPABILITY("the GIL") tpy_gil {
    char nothing; /* C has no empty structs */
} tpy_gil;
extern tpy_gil tpy_the_gil;
#define TPY_GIL TPY_NEEDS(tpy_the_gil)

#include "gil_list.h"

#endif
