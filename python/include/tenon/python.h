/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * For Python modules that are bound to Tenon by hand or with pybind11: Tenon's errors and warnings
 * become Python's, and the module's own pass through.
 *
 *     static PyObject *run(PyObject *self, PyObject *argument)
 *     {
 *         tn_python_call call;
 *         tn_value value = tn_value_tensor(tn_python_tensor_peek(argument)), result;
 *         if (value.as.tensor == NULL)
 *             return NULL;                                   // TypeError is set
 *         tn_python_enter(&call, 1);                         // without the GIL from here on
 *         tn_status status = tn_op_call(op, &value, 1, &result, 1);
 *         if (tn_python_leave(&call, status) != 0)           // with it again
 *             return NULL;                                   // the exception is set
 *         return tn_python_tensor_take(result.as.tensor);
 *     }
 *
 * Between enter and leave the core's warnings wait; leave delivers them, and a filter that makes
 * one an exception fails that call. A status becomes the exception of its class with the core's
 * text, or, where a kernel in Python raised, that exception itself with its traceback.
 *
 * In C++ an entry point that is bound by hand is a body in tenon::python::entry, which lets no C++
 * exception out to the interpreter: each becomes Python's, and the entry point returns NULL.
 *
 *     static PyObject *run(PyObject *self, PyObject *argument)
 *     {
 *         return tenon::python::entry([&]() -> PyObject * {
 *             tenon::python::object name(PyObject_Str(argument)); // dropped at the end
 *             if (!name)
 *                 throw tenon::python::raised();         // an exception of Python's is set
 *             tenon::python::check(tn_op_find("aten::neg", &op)); // LookupError and the like
 *             STD_TORCH_CHECK(op != nullptr, "no operator");      // RuntimeError
 *             tn_python_warn("the operator is %s", "slow");       // UserWarning
 *             return name.release();
 *         });
 *     }
 *
 * Where another library catches exceptions, as pybind11 does, tenon::python::guarded runs a
 * function between enter and leave, and tenon::python::check throws what its caller gets as the
 * right exception. Other exceptions are thrown on as they are, behind the warnings.
 *
 * tn_python_warn gives a warning of the module's own; between enter and leave it waits as those of
 * the core do, and may come without the GIL.
 *
 * Header only. The package `tenon` has to be importable when the module is: PyInit_… calls
 * tn_python_import once. Limited API of CPython 3.11 and later. Everything here needs the GIL but
 * what stands between enter(…, 1) and leave.
 */
#ifndef TENON_PYTHON_H
#define TENON_PYTHON_H

#include <Python.h>

#include <stdarg.h>
#include <stdio.h>

#include <tenon/tenon.h>

/* One call into the core; the caller's memory. What is inside is the package's. */
typedef struct tn_python_call {
    void *words[8]; /* room for what the package keeps */
} tn_python_call;

/* What the package hands out; a module asks for it by tn_python_import. */
typedef struct tn_python_table {
    size_t size;                                          /* of the package's table */
    void (*enter)(tn_python_call *call, int without_gil); /* tn_python_enter */
    int (*leave)(tn_python_call *call, tn_status status); /* tn_python_leave */
    PyObject *(*raise)(tn_status status);                 /* tn_python_raise */
    tn_status (*keep)(const char *what);                  /* tn_python_keep */
    PyObject *(*tensor_take)(tn_tensor *tensor);          /* tn_python_tensor_take */
    tn_tensor *(*tensor_peek)(PyObject *object);          /* tn_python_tensor_peek */
    int (*warn)(const char *text);                        /* tn_python_warn */
} tn_python_table;

#define TN_PYTHON_TABLE_NAME "tenon._C._python_table"

/* The table of this source file. */
static const tn_python_table *tn_python_functions;

/* Imports the package. 0, or -1 and an exception. From PyInit_…, before anything else here. */
static inline int tn_python_import(void)
{
    const tn_python_table *table =
        (const tn_python_table *)PyCapsule_Import(TN_PYTHON_TABLE_NAME, 0);
    if (table == NULL)
        return -1;
    if (table->size < sizeof *table) {
        PyErr_SetString(PyExc_ImportError, "the package tenon is older than tenon/python.h");
        return -1;
    }
    tn_python_functions = table;
    return 0;
}

/* Begins a call into the core; `without_gil` releases the GIL, for calls that may take long. */
static inline void tn_python_enter(tn_python_call *call, int without_gil)
{
    tn_python_functions->enter(call, without_gil);
}

/* Ends it: 0 if the status is TN_OK and no warning became an exception, else -1 and one is set. */
static inline int tn_python_leave(tn_python_call *call, tn_status status)
{
    return tn_python_functions->leave(call, status);
}

/* Sets the exception of a failure that was not between enter and leave. Returns NULL. */
static inline PyObject *tn_python_raise(tn_status status)
{
    return tn_python_functions->raise(status);
}

/*
 * For kernels and callbacks: takes the exception that is set and returns the status to fail with;
 * the leave that this thread is in raises it again. `what` names the kernel in the core's text.
 */
static inline tn_status tn_python_keep(const char *what)
{
    return tn_python_functions->keep(what);
}

/* A tenon.Tensor for a tensor, whose reference it takes, also on failure. New. */
static inline PyObject *tn_python_tensor_take(tn_tensor *tensor)
{
    return tn_python_functions->tensor_take(tensor);
}

/* The tensor of a tenon.Tensor, borrowed from the object; NULL and a TypeError for another one. */
static inline tn_tensor *tn_python_tensor_peek(PyObject *object)
{
    return tn_python_functions->tensor_peek(object);
}

/*
 * Warns, as warnings.warn does, in the form of printf. Between enter and leave it returns 0 and the
 * warning waits for leave; elsewhere it needs the GIL, and -1 means that a filter made it an
 * exception, which is set.
 */
static inline int tn_python_warn(const char *format, ...) TN_PRINTF(1, 2);
static inline int tn_python_warn(const char *format, ...)
{
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return tn_python_functions->warn(text);
}

#ifdef __cplusplus
#    include <exception>
#    include <new>
#    include <stdexcept>
#    include <type_traits>
#    include <utility>
#    if defined(__GLIBCXX__)
#        include <cxxabi.h>
#    endif

namespace tenon
{
namespace python
{

/* A failure of Tenon's on its way to `guarded`. */
class failure : public std::exception
{
public:
    explicit failure(tn_status status) noexcept : status_(status)
    {
    }
    tn_status status() const noexcept
    {
        return status_;
    }
    const char *what() const noexcept override
    {
        return tn_last_error();
    }

private:
    tn_status status_; /* never TN_OK */
};

/* Says that Python's exception is set: return NULL to the interpreter. */
class raised : public std::exception
{
public:
    const char *what() const noexcept override
    {
        return "a Python exception is set";
    }
};

/* Throws if the status is a failure. */
inline void check(tn_status status)
{
    if (status != TN_OK)
        throw failure(status);
}

[[noreturn]] inline void throw_raised()
{
#    ifdef PYBIND11_VERSION_MAJOR
    throw pybind11::error_already_set();
#    else
    throw raised();
#    endif
}

/*
 * Runs `body` as one call into the core and returns what it returns. Where pybind11 was included
 * before this header, its error_already_set carries Tenon's exceptions to the interpreter; else
 * `raised` does.
 */
template <class Body>
auto guarded(Body &&body) -> decltype(body())
{
    struct scope {
        tn_python_call call;
        bool is_open = true;
        scope()
        {
            tn_python_enter(&call, 0);
        }
        int close(tn_status status)
        {
            is_open = false;
            return tn_python_leave(&call, status);
        }
        /* Another exception passes: a warning that becomes one as well gives way to it. */
        ~scope()
        {
            if (is_open && close(TN_OK) != 0)
                PyErr_WriteUnraisable(nullptr);
        }
    } own;
    try {
        if constexpr (std::is_void_v<decltype(body())>) {
            std::forward<Body>(body)();
            if (own.close(TN_OK) != 0)
                throw_raised();
        } else {
            auto result = std::forward<Body>(body)();
            if (own.close(TN_OK) != 0)
                throw_raised();
            return result;
        }
    } catch (const failure &fault) {
        (void)own.close(fault.status());
        throw_raised();
    }
}

/* Owns a reference, or none. Everything but moving and asking needs the GIL. */
class object
{
public:
    object() noexcept = default;
    /* Takes the reference that `held` is; NULL for none. */
    explicit object(PyObject *held) noexcept : held_(held)
    {
    }
    object(object &&other) noexcept : held_(other.release())
    {
    }
    object &operator=(object &&other) noexcept
    {
        PyObject *before = held_;
        held_ = other.release();
        Py_XDECREF(before);
        return *this;
    }
    ~object()
    {
        Py_XDECREF(held_);
    }
    explicit operator bool() const noexcept
    {
        return held_ != nullptr;
    }
    /* Borrowed from this. */
    PyObject *get() const noexcept
    {
        return held_;
    }
    /* The reference is the caller's from now on. */
    PyObject *release() noexcept
    {
        PyObject *given = held_;
        held_ = nullptr;
        return given;
    }

private:
    PyObject *held_ = nullptr; /* owned */
};

/* Holds the GIL as long as it lives; on any thread, also where it is held already. */
class gil
{
public:
    gil() : state_(PyGILState_Ensure())
    {
    }
    ~gil()
    {
        PyGILState_Release(state_);
    }
    gil(const gil &) = delete;
    gil &operator=(const gil &) = delete;

private:
    PyGILState_STATE state_; /* what it was before */
};

/* Lets the GIL go as long as it lives; nothing of Python's may be touched. */
class without_gil
{
public:
    without_gil() : released_(PyEval_SaveThread())
    {
    }
    ~without_gil()
    {
        PyEval_RestoreThread(released_);
    }
    without_gil(const without_gil &) = delete;
    without_gil &operator=(const without_gil &) = delete;

private:
    PyThreadState *released_; /* this thread's */
};

/*
 * Sets Python's exception for the C++ one that is being handled. Those of the standard library
 * have the classes that pybind11 gives them.
 */
inline void set_exception()
{
    try {
        throw;
    } catch (const raised &) { /* which is set */
#    ifdef PYBIND11_VERSION_MAJOR
    } catch (pybind11::error_already_set &error) {
        error.restore();
    } catch (const pybind11::builtin_exception &error) {
        error.set_error();
#    endif
#    if defined(__GLIBCXX__)
    } catch (const abi::__forced_unwind &) { /* the end of a thread */
        throw;
#    endif
    } catch (const failure &fault) {
        (void)tn_python_raise(fault.status());
    } catch (const std::bad_alloc &) {
        (void)PyErr_NoMemory();
    } catch (const std::out_of_range &error) {
        PyErr_SetString(PyExc_IndexError, error.what());
    } catch (const std::overflow_error &error) {
        PyErr_SetString(PyExc_OverflowError, error.what());
    } catch (const std::range_error &error) {
        PyErr_SetString(PyExc_ValueError, error.what());
    } catch (const std::invalid_argument &error) {
        PyErr_SetString(PyExc_ValueError, error.what());
    } catch (const std::domain_error &error) {
        PyErr_SetString(PyExc_ValueError, error.what());
    } catch (const std::length_error &error) {
        PyErr_SetString(PyExc_ValueError, error.what());
    } catch (const std::exception &error) {
        PyErr_SetString(PyExc_RuntimeError, error.what());
    } catch (...) {
        PyErr_SetString(PyExc_RuntimeError, "an exception that is no std::exception");
    }
}

/*
 * Runs the body of an entry point, a function that the interpreter calls, as one call into the
 * core, and returns what it returns: a new PyObject * or NULL with an exception set, or an int,
 * as slots and setters do, that is -1 then. Whatever the body throws becomes an exception of
 * Python's and that value; so does a warning that a filter makes one. Called and left with the GIL.
 */
template <class Body>
auto entry(Body &&body) -> decltype(body())
{
    using result = decltype(body());
    constexpr bool is_object = std::is_pointer_v<result>;
    static_assert(is_object || std::is_integral_v<result>,
                  "an entry point returns PyObject * or int");
    result made;
    tn_python_call call;
    tn_python_enter(&call, 0);
    try {
        made = std::forward<Body>(body)();
    } catch (const failure &fault) {
        (void)tn_python_leave(&call, fault.status());
        return result(is_object ? 0 : -1);
    } catch (...) {
        /* What is thrown on ends the thread, and with it the call. */
        set_exception();
        made = result(is_object ? 0 : -1);
    }
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    if (tn_python_leave(&call, TN_OK) == 0) {
        PyErr_Restore(type, value, trace);
    } else if (type != nullptr) { /* the warning gives way */
        PyErr_WriteUnraisable(nullptr);
        PyErr_Restore(type, value, trace);
    } else {
        if constexpr (is_object)
            Py_XDECREF(made);
        made = result(is_object ? 0 : -1);
    }
    return made;
}

} /* namespace python */
} /* namespace tenon */
#endif
#endif
