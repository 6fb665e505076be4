/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writing operator extensions in plain C17 that run in PyTorch and in Tenon.
 *
 * Only functions of PyTorch's stable ABI are called, so one .so serves both hosts; nothing of Tenon
 * is linked. A kernel is a function body between TN_KERNEL and its closing brace:
 *
 *     TN_KERNEL(add_scalar, "Td")                  // argument types: a tensor and a double
 *     {
 *         AtenTensorHandle input = tn_arg_tensor(args[0]);
 *         double scalar = tn_arg_double(args[1]);
 *         ...
 *         returns[0] = tn_ret_tensor(result);
 *         return NULL;                             // or a text: the call fails with it
 *     }
 *     TN_LIBRARY(myops, m)
 *     {
 *         tn_def(m, "add_scalar(Tensor input, float scalar) -> Tensor");
 *     }
 *     TN_LIBRARY_IMPL(myops, CPU, m)
 *     {
 *         tn_impl(m, "add_scalar", add_scalar);
 *     }
 *
 * The type string has one code per argument: T tensor, i int, d float, b bool, s str, D Device,
 * y ScalarType, l Layout, m MemoryFormat, g Generator; `?` in front makes it optional, `L` a list
 * (`LT`, `?Li`, `L?T`). It says what must be dropped after the kernel ran, and has to agree with
 * the schema: no host compares them, and a wrong code leaks or frees what is no handle. Only their
 * number is checked, at each call.
 *
 * Which release an extension needs is chosen as in C++, by -DTORCH_TARGET_VERSION: the default is
 * that of the headers. Lists and strings need a target of 2.10 or later, generators one of 2.13;
 * below, their codes must not be used, as nothing would drop the values.
 *
 * Compiling and linking: `cc -shared -fPIC -I… file.c`, and for PyTorch's loader also the flags of
 * docs/loading.md, which make the file name the libraries that its functions come from. A failing
 * kernel is unwound through, so -fno-asynchronous-unwind-tables must not be given.
 *
 * Ownership: `args` are borrowed by the body (the code around it owns and drops them), what is put
 * into `returns` is handed over. A body that fails must itself drop what it made.
 *
 * Threads: a kernel may be called from any thread, several at once.
 */
#ifndef TENON_EXTENSION_H
#define TENON_EXTENSION_H

#include <string.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
#if TORCH_FEATURE_VERSION < TORCH_VERSION_2_13_0
#    include <stdlib.h> /* free, for the cells of optionals */
#endif

/* Most results a kernel of this header can have; a schema with more fails each call. */
#define TN_KERNEL_MAX_RETURNS 16

/*
 * ---- reading arguments, writing results ----
 *
 * One function per form of a cell. A string argument is a StringHandle and a list a
 * StableListHandle in the cell: cast it and use torch_string_c_str, torch_list_get_item and so on.
 * Enumerations are ints, in the numbers of the host's getters (aoti_torch_dtype_float32()).
 */

/* A tensor argument: a handle of the caller, not to be deleted or kept. Never NULL. */
static inline AtenTensorHandle tn_arg_tensor(StableIValue value)
{
    return (AtenTensorHandle)(uintptr_t)value;
}

/* An argument of schema type int, SymInt, ScalarType, Layout or MemoryFormat. */
static inline int64_t tn_arg_int(StableIValue value)
{
    return (int64_t)value;
}

/* An argument of schema type float, which is always 64 bits wide. */
static inline double tn_arg_double(StableIValue value)
{
    double real;
    memcpy(&real, &value, sizeof real);
    return real;
}

/* An argument of schema type bool: only the low byte counts, as for every reader of the ABI. */
static inline bool tn_arg_bool(StableIValue value)
{
    return (value & 0xff) != 0;
}

/*
 * The value inside an optional argument, whose cell `value` is; `fallback` if it is None. Both are
 * cells: `tn_arg_int(tn_arg_optional(args[1], tn_ret_int(-1)))` is an int? with -1 for None.
 */
static inline StableIValue tn_arg_optional(StableIValue value, StableIValue fallback)
{
    return value == 0 ? fallback : *(const StableIValue *)(uintptr_t)value;
}

/*
 * A new handle that the kernel gives away. To return an argument, as an in-place operator does,
 * make a handle of its own for it (aoti_torch_new_tensor_handle): args are dropped after the body.
 */
static inline StableIValue tn_ret_tensor(AtenTensorHandle tensor)
{
    return (StableIValue)(uintptr_t)tensor;
}

/* A result of schema type int, or one of the enumerations. */
static inline StableIValue tn_ret_int(int64_t integer)
{
    return (StableIValue)integer;
}

/* A result of schema type float. */
static inline StableIValue tn_ret_double(double real)
{
    StableIValue value;
    memcpy(&value, &real, sizeof value);
    return value;
}

/* A result of schema type bool. */
static inline StableIValue tn_ret_bool(bool boolean)
{
    return boolean ? 1 : 0;
}

/* ---- failing ---- */

/*
 * Inside a kernel body: fails the call with `text`, a literal or static text, unless `condition`
 * holds. It returns, so handles made before have to be dropped first.
 */
#define TN_REQUIRE(condition, text)                                                                \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return (text);                                                                         \
    } while (0)

/*
 * Inside a kernel body: forwards the failure of an ABI function, with the host's text where the
 * target has it. It returns, so it is for calls before anything was made, or that make the last.
 */
#define TN_FORWARD(call)                                                                           \
    do {                                                                                           \
        if ((call) != AOTI_TORCH_SUCCESS)                                                          \
            return tn_ext_failure(#call " failed");                                                \
    } while (0)

/*
 * The host's text for the last failure where the target has it, else what was called. Borrowed
 * until the next failure on this thread.
 */
static inline const char *tn_ext_failure(const char *called)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    const char *what = torch_exception_get_what_without_backtrace();
    return what[0] != '\0' ? what : called;
#else
    return called;
#endif
}

/*
 * ---- dropping arguments, by type code ----
 *
 * Used by TN_KERNEL. A kernel that was written without it, as a plain function on a stack, owns its
 * arguments and may drop them with tn_ext_drop.
 */

/*
 * Frees an optional's cell, not what it holds. Hosts older than 2.13 have no function for it and
 * make the cell with C++ new, which on Linux is malloc's memory.
 */
static inline void tn_ext_free_cell(StableIValue *cell)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    torch_delete_stable_ivalue(cell);
#else
    free(cell);
#endif
}

/* The code behind the one type that starts at `code`. */
static inline const char *tn_ext_next(const char *code)
{
    while (*code == '?' || *code == 'L')
        code++;
    return code + 1;
}

/*
 * What runs once per call is kept out of line: expanded into every kernel, and into itself, it
 * would take most of the time that an extension takes to compile.
 */
#define TN_EXT_OUTLINE __attribute__((noinline, unused)) static

/*
 * Drops one owned value of the type that starts at `code`: what an optional or a list holds goes
 * before the cell or the container, as the ABI's own functions drop only these.
 */
TN_EXT_OUTLINE void tn_ext_drop(const char *code, StableIValue value)
{
    void *object = (void *)(uintptr_t)value;
    switch (*code) {
    case '?':
        if (object != NULL) {
            tn_ext_drop(code + 1, *(StableIValue *)object);
            tn_ext_free_cell((StableIValue *)object);
        }
        break;
    case 'T':
        aoti_torch_delete_tensor_object((AtenTensorHandle)object);
        break;
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    case 'L': {
        size_t size = 0;
        torch_list_size((StableListHandle)object, &size);
        for (size_t i = 0; i < size; i++) {
            StableIValue item = 0;
            if (torch_list_get_item((StableListHandle)object, i, &item) == AOTI_TORCH_SUCCESS)
                tn_ext_drop(code + 1, item);
        }
        torch_delete_list((StableListHandle)object);
        break;
    }
    case 's':
        torch_delete_string((StringHandle)object);
        break;
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    case 'g':
        torch_delete_generator((AtenGeneratorHandle)object);
        break;
#endif
    default: /* numbers own nothing */
        break;
    }
}

/* How many arguments a type string describes. */
static inline uint64_t tn_ext_count(const char *types)
{
    uint64_t count = 0;
    for (; *types != '\0'; types++)
        count += *types != '?' && *types != 'L';
    return count;
}

/* The body of a TN_KERNEL: borrowed arguments, results given away, NULL or the text of a failure.
 */
typedef const char *(*tn_ext_body)(const StableIValue *args, StableIValue *returns);

/*
 * Runs a body under the ABI's convention: checks the arity, drops the arguments, hands back
 * results. The results wait in an array of their own, because they go where the arguments are. A
 * failure is reported last, when nothing is owned any more: in a host written in C++ that call
 * throws and does not come back.
 */
TN_EXT_OUTLINE void tn_ext_run(tn_ext_body body, const char *name, const char *types,
                               StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    StableIValue returns[TN_KERNEL_MAX_RETURNS] = {0};
    const char *failure = "the schema has another number of arguments than the kernel";
    if (num_args == tn_ext_count(types) && num_returns <= TN_KERNEL_MAX_RETURNS)
        failure = body(stack, returns);
    const char *code = types;
    for (uint64_t i = 0; i < num_args && *code != '\0'; i++, code = tn_ext_next(code))
        tn_ext_drop(code, stack[i]);
    if (failure != NULL)
        aoti_torch_check(false, name, __FILE__, __LINE__, failure);
    memcpy(stack, returns, num_returns * sizeof(StableIValue));
}

/*
 * Begins a kernel called `name` whose arguments have `types`. The body sees `args` and `returns`
 * and returns NULL on success or a text that outlives the call. On success every return of the
 * schema must have been written: a number that was left out is 0, and a handle is NULL, which Tenon
 * refuses and PyTorch does not survive.
 */
#define TN_KERNEL(name, types)                                                                     \
    static const char *name##_body(const StableIValue *args, StableIValue *returns);               \
    static void name(StableIValue *stack, uint64_t num_args, uint64_t num_returns)                 \
    {                                                                                              \
        tn_ext_run(name##_body, #name, types, stack, num_args, num_returns);                       \
    }                                                                                              \
    static const char *name##_body(const StableIValue *args, StableIValue *returns)

/*
 * ---- registration ----
 *
 * In Tenon a failure in a block fails the load, with its text. PyTorch's loader does not ask: there
 * the operator or kernel is simply missing, as it is for extensions in C++ built before 2.13.
 */

/*
 * Defines an operator in a TN_LIBRARY or TN_LIBRARY_FRAGMENT block: the schema without namespace,
 * in PyTorch's language (tenon/schema.h checks one).
 */
static inline void tn_def(TorchLibraryHandle library, const char *schema)
{
    aoti_torch_library_def(library, schema);
}

/* A kernel as the ABI calls it: what TN_KERNEL makes, or a function that owns its stack by hand. */
typedef void (*tn_ext_kernel)(StableIValue *stack, uint64_t num_args, uint64_t num_returns);

/*
 * Registers a kernel for an operator in any block: "op" or "op.overload". In a TN_LIBRARY_IMPL it
 * is for the block's key, elsewhere for CompositeImplicitAutograd. The operator may be defined by
 * another block, file or host, now or later.
 */
static inline void tn_impl(TorchLibraryHandle library, const char *name, tn_ext_kernel kernel)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    torch_library_impl(library, name, kernel, TORCH_ABI_VERSION);
#else
    aoti_torch_library_impl(library, name, kernel);
#endif
}

#define TN_EXT_GLUE2(a, b) a##b
#define TN_EXT_GLUE(a, b)  TN_EXT_GLUE2(a, b)

/*
 * A block runs when the .so is loaded and is withdrawn when it is unloaded. Where its init failed
 * it does not run, because the host may have left its handle as it was.
 */
#define TN_EXT_BLOCK(id, library, init)                                                            \
    static void TN_EXT_GLUE(tn_ext_body_, id)(TorchLibraryHandle library);                         \
    static TorchLibraryHandle TN_EXT_GLUE(tn_ext_library_, id);                                    \
    __attribute__((constructor)) static void TN_EXT_GLUE(tn_ext_load_, id)(void)                   \
    {                                                                                              \
        TorchLibraryHandle *made = &TN_EXT_GLUE(tn_ext_library_, id);                              \
        if ((init) == AOTI_TORCH_SUCCESS)                                                          \
            TN_EXT_GLUE(tn_ext_body_, id)(*made);                                                  \
    }                                                                                              \
    __attribute__((destructor)) static void TN_EXT_GLUE(tn_ext_unload_, id)(void)                  \
    {                                                                                              \
        aoti_torch_delete_library_object(TN_EXT_GLUE(tn_ext_library_, id));                        \
    }                                                                                              \
    static void TN_EXT_GLUE(tn_ext_body_, id)(TorchLibraryHandle library)

/*
 * The one block that owns namespace `ns`; `library` names its handle in the body. A second one in
 * the process fails, and "aten" is taken.
 */
#define TN_LIBRARY(ns, library)                                                                    \
    TN_EXT_BLOCK(__COUNTER__, library, aoti_torch_library_init_def(#ns, __FILE__, __LINE__, made))

/* A further block of definitions for `ns`, which another block or nobody may own. */
#define TN_LIBRARY_FRAGMENT(ns, library)                                                           \
    TN_EXT_BLOCK(__COUNTER__, library,                                                             \
                 aoti_torch_library_init_fragment(#ns, __FILE__, __LINE__, made))

/*
 * A block of kernels for `ns` at dispatch key `key`, such as CPU, Meta or
 * CompositeExplicitAutograd, written without quotes.
 */
#define TN_LIBRARY_IMPL(ns, key, library)                                                          \
    TN_EXT_BLOCK(__COUNTER__, library,                                                             \
                 aoti_torch_library_init_impl(#ns, #key, __FILE__, __LINE__, made))

#endif
