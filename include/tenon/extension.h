/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writing operator extensions in plain C17 that run in PyTorch and in Tenon.
 *
 * Only functions of PyTorch's stable ABI are called, so one .so serves both hosts; nothing of Tenon
 * is linked, and what it has more, tn_derivative and the check of type strings, does nothing
 * elsewhere. A kernel is a function body between TN_KERNEL and its closing brace:
 *
 *     TN_KERNEL(add_scalar, "Td->T")               // a tensor and a double give a tensor
 *     {
 *         AtenTensorHandle input = tn_arg_tensor(args[0]);
 *         double scalar = tn_arg_double(args[1]);
 *         TN_REQUIRE(scalar >= 0, "scalar is %g, which is negative", scalar);
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
 * The type string has one code per argument and, behind "->", one per result:
 *
 *     code  schema type    read with                            made with                    since
 *     T     Tensor         tn_arg_tensor                        tn_ret_tensor, tn_new_tensor
 *     i     int, SymInt    tn_arg_int                           tn_ret_int
 *     d     float          tn_arg_double                        tn_ret_double
 *     b     bool           tn_arg_bool                          tn_ret_bool
 *     y     ScalarType     tn_arg_enum                          tn_ret_enum
 *     ?x    x?             tn_arg_optional                      tn_new_optional, 0 for None
 *     l     Layout         tn_arg_enum                          tn_ret_enum                  2.10
 *     m     MemoryFormat   tn_arg_enum                          tn_ret_enum                  2.10
 *     D     Device         tn_arg_device_type, …_index          tn_ret_device                2.10
 *     s     str            tn_arg_string                        tn_new_string                2.10
 *     Lx    x[]            tn_arg_size, tn_arg_item             tn_new_list, tn_push         2.10
 *     g     Generator      tn_arg_generator                     tn_ret_generator             2.13
 *
 * `?` and `L` nest: "?Li" is int[]?, "L?T" is Tensor?[]. The string says what must be dropped after
 * the kernel ran, and has to agree with the schema: a wrong code leaks or frees what is no handle.
 * Tenon compares them when the extension is loaded, and refuses it where they differ. PyTorch does
 * not; there only their number is checked, at each call. A string without "->" leaves the results
 * unchecked, and with a failing body the results it made.
 *
 * Which release an extension needs is chosen as in C++, by -DTORCH_TARGET_VERSION: the default is
 * that of the headers. Using a code or a function of the table with an older target than its last
 * column says does not compile, and the message names the release.
 *
 * Compiling and linking: `cc -shared -fPIC -I… file.c`, and for PyTorch's loader also the flags of
 * docs/loading.md, which make the file name the libraries that its functions come from. A failing
 * kernel is unwound through, so -fno-asynchronous-unwind-tables must not be given. The header is
 * C17, and C++17 as well.
 *
 * Ownership: `args` are borrowed by the body (the code around it owns and drops them), what is put
 * into `returns` is handed over, also by a body that then fails. Anything else that a failing body
 * made it must drop itself, so results are best put into `returns` as soon as they exist.
 *
 * Threads: a kernel may be called from any thread, several at once, and so may every function here.
 */
#ifndef TENON_EXTENSION_H
#define TENON_EXTENSION_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/status.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

/* Casts are C's here, also for sources in C++ that warn of them elsewhere. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wuseless-cast"
#endif
#endif

/* Most results a kernel of this header can have; a schema with more fails each call. */
#define TN_KERNEL_MAX_RETURNS 16

/* Room for the text of a failure with its zero; a longer one is cut. */
#define TN_KERNEL_MAX_TEXT 1024

/*
 * What runs once per call is kept out of line: expanded into every kernel, and into itself, it
 * would take most of the time that an extension takes to compile.
 */
#define TN_EXT_OUTLINE __attribute__((noinline, unused)) static

/*
 * ---- reading arguments ----
 *
 * One function per form of an ivalue; none can fail unless it says so, and what is borrowed lives
 * until the body returns. They read the elements of lists and the insides of optionals as well.
 */

/* A tensor: a handle of the caller, not to be deleted or kept. Never NULL. */
static inline AtenTensorHandle tn_arg_tensor(StableIValue value)
{
    return (AtenTensorHandle)(uintptr_t)value;
}

/* A value of schema type int or SymInt. */
static inline int64_t tn_arg_int(StableIValue value)
{
    return (int64_t)value;
}

/* A value of schema type float, which is always 64 bits wide. */
static inline double tn_arg_double(StableIValue value)
{
    double real;
    memcpy(&real, &value, sizeof real);
    return real;
}

/* A value of schema type bool: only the low byte counts, as for every reader of the ABI. */
static inline bool tn_arg_bool(StableIValue value)
{
    return (value & 0xff) != 0;
}

/*
 * A ScalarType, Layout or MemoryFormat: one of the numbers that the host's getters return, such as
 * aoti_torch_dtype_float32().
 */
static inline int32_t tn_arg_enum(StableIValue value)
{
    return (int32_t)(uint32_t)value;
}

/*
 * The value inside an optional, whose ivalue `value` is; `fallback` if it is None. Both are
 * ivalues: `tn_arg_int(tn_arg_optional(args[1], tn_ret_int(-1)))` is an int? with -1 for None.
 * Whether there is a value is `args[1] != 0`.
 */
static inline StableIValue tn_arg_optional(StableIValue value, StableIValue fallback)
{
    return value == 0 ? fallback : *(const StableIValue *)(uintptr_t)value;
}

/*
 * ---- making results, and arguments of operators to call ----
 *
 * A function that gives an ivalue cannot fail. One that returns a status writes `*ivalue` on
 * success only; on failure its argument is gone nevertheless where the line says that it takes it.
 */

/* A handle that is given away. To return an argument, as an in-place operator does, see
 * tn_new_tensor: what is in `args` is dropped after the body. */
static inline StableIValue tn_ret_tensor(AtenTensorHandle tensor)
{
    return (StableIValue)(uintptr_t)tensor;
}

/* A new handle to a tensor that is borrowed; both name the same tensor. */
static inline AOTITorchError tn_new_tensor(AtenTensorHandle tensor, StableIValue *ivalue)
{
    AtenTensorHandle handle;
    AOTITorchError status = aoti_torch_new_tensor_handle(tensor, &handle);
    if (status == AOTI_TORCH_SUCCESS)
        *ivalue = tn_ret_tensor(handle);
    return status;
}

/* A value of schema type int or SymInt. */
static inline StableIValue tn_ret_int(int64_t integer)
{
    return (StableIValue)integer;
}

/* A value of schema type float. */
static inline StableIValue tn_ret_double(double real)
{
    StableIValue value;
    memcpy(&value, &real, sizeof value);
    return value;
}

/* A value of schema type bool. */
static inline StableIValue tn_ret_bool(bool boolean)
{
    return boolean ? 1 : 0;
}

/* A ScalarType, Layout or MemoryFormat, by the number of the host's getter. */
static inline StableIValue tn_ret_enum(int32_t code)
{
    return (uint32_t)code;
}

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0

/* The type of a Device, such as aoti_torch_device_type_cuda(). */
static inline int32_t tn_arg_device_type(StableIValue value)
{
    return (int32_t)(uint32_t)(value >> 32);
}

/* The index of a Device; -1 for none. */
static inline int32_t tn_arg_device_index(StableIValue value)
{
    return (int32_t)(uint32_t)value;
}

/* A Device of a type and an index, which has to fit 8 bits; -1 for none. */
static inline StableIValue tn_ret_device(int32_t type, int32_t index)
{
    return (StableIValue)(uint32_t)type << 32 | (uint32_t)index;
}

/* The bytes of a str, borrowed and zero-terminated; zeros among them count in `*length`, which may
 * be NULL. */
static inline const char *tn_arg_string(StableIValue value, size_t *length)
{
    const char *bytes = "";
    size_t size = 0;
    torch_string_c_str((StringHandle)(uintptr_t)value, &bytes);
    torch_string_length((StringHandle)(uintptr_t)value, &size);
    if (length != NULL)
        *length = size;
    return bytes;
}

/* A str with a copy of `length` bytes. */
static inline AOTITorchError tn_new_string(const char *bytes, size_t length, StableIValue *ivalue)
{
    StringHandle string;
    AOTITorchError status = torch_new_string_handle(bytes, length, &string);
    if (status == AOTI_TORCH_SUCCESS)
        *ivalue = (StableIValue)(uintptr_t)string;
    return status;
}

/* How many elements a list has. */
static inline size_t tn_arg_size(StableIValue list)
{
    size_t size = 0;
    torch_list_size((StableListHandle)(uintptr_t)list, &size);
    return size;
}

/* The ivalue of an element, borrowed from the list; 0 where `index` is not below tn_arg_size. */
static inline StableIValue tn_arg_item(StableIValue list, size_t index)
{
    StableIValue item = 0;
    torch_list_get_item((StableListHandle)(uintptr_t)list, index, &item);
    return item;
}

/* An empty list, with memory for `room` elements; tn_push fills it. */
static inline AOTITorchError tn_new_list(size_t room, StableIValue *ivalue)
{
    StableListHandle list;
    AOTITorchError status = torch_new_list_reserve_size(room, &list);
    if (status == AOTI_TORCH_SUCCESS)
        *ivalue = (StableIValue)(uintptr_t)list;
    return status;
}

#else
#ifndef TENON_TOO_YOUNG /* PyTorch's own headers */
#define TENON_TOO_YOUNG(text) __attribute__((unavailable(text)))
#endif
#define TN_EXT_2_10 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.10 or newer")
int32_t tn_arg_device_type(StableIValue value) TN_EXT_2_10;
int32_t tn_arg_device_index(StableIValue value) TN_EXT_2_10;
StableIValue tn_ret_device(int32_t type, int32_t index) TN_EXT_2_10;
const char *tn_arg_string(StableIValue value, size_t *length) TN_EXT_2_10;
AOTITorchError tn_new_string(const char *bytes, size_t length, StableIValue *ivalue) TN_EXT_2_10;
size_t tn_arg_size(StableIValue list) TN_EXT_2_10;
StableIValue tn_arg_item(StableIValue list, size_t index) TN_EXT_2_10;
AOTITorchError tn_new_list(size_t room, StableIValue *ivalue) TN_EXT_2_10;
AOTITorchError tn_push(StableIValue list, const char *code, StableIValue item) TN_EXT_2_10;
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0

/* A random generator: a handle of the caller, not to be deleted or kept. */
static inline AtenGeneratorHandle tn_arg_generator(StableIValue value)
{
    return (AtenGeneratorHandle)(uintptr_t)value;
}

/* A handle that is given away; torch_new_generator_handle makes one of an argument. */
static inline StableIValue tn_ret_generator(AtenGeneratorHandle generator)
{
    return (StableIValue)(uintptr_t)generator;
}

#else
#ifndef TENON_TOO_YOUNG
#define TENON_TOO_YOUNG(text) __attribute__((unavailable(text)))
#endif
#define TN_EXT_2_13 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.13 or newer")
AtenGeneratorHandle tn_arg_generator(StableIValue value) TN_EXT_2_13;
StableIValue tn_ret_generator(AtenGeneratorHandle generator) TN_EXT_2_13;
#endif

/*
 * ---- dropping values, by type code ----
 *
 * TN_KERNEL drops the arguments. A body drops with tn_ext_drop what it has been handed by an
 * operator it called; so does a kernel that was written as a plain function on a stack.
 */

/*
 * The memory of an optional's ivalue. Hosts older than 2.13 have no functions for it: there whoever
 * makes an optional uses C++ new, and whoever reads it delete, in the extension's own runtime. On
 * Linux these are malloc and free under other names: ivalues of this header cross to PyTorch's C++
 * and back in every release's extension of tests/abi/releases, without a fault and without a byte
 * lost (tests/oracle/test_leaks.py). The address sanitizer alone tells them apart, and has
 * alloc_dealloc_mismatch=0 for that. Freeing leaves what the ivalue holds alone.
 */
static inline AOTITorchError tn_ext_optional_alloc(StableIValue **ivalue)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    return torch_new_stable_ivalue(ivalue);
#else
    *ivalue = (StableIValue *)malloc(sizeof **ivalue);
    return *ivalue == NULL ? AOTI_TORCH_FAILURE : AOTI_TORCH_SUCCESS;
#endif
}

static inline void tn_ext_optional_free(StableIValue *ivalue)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    torch_delete_stable_ivalue(ivalue);
#else
    free(ivalue);
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
 * Drops one owned value of the type that starts at `code`: what an optional or a list holds goes
 * before the ivalue or the container, as the ABI's own functions drop only these. 0 is dropped too.
 */
TN_EXT_OUTLINE void tn_ext_drop(const char *code, StableIValue value)
{
    void *object = (void *)(uintptr_t)value;
    if (object == NULL)
        return;
    switch (*code) {
    case '?':
        tn_ext_drop(code + 1, *(StableIValue *)object);
        tn_ext_optional_free((StableIValue *)object);
        break;
    case 'T':
        aoti_torch_delete_tensor_object((AtenTensorHandle)object);
        break;
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    case 'L':
        for (size_t i = 0, size = tn_arg_size(value); i < size; i++)
            tn_ext_drop(code + 1, tn_arg_item(value, i));
        torch_delete_list((StableListHandle)object);
        break;
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

/*
 * An optional that holds `inner`, of the type that starts at `code`: "T" for a Tensor?. `inner` is
 * taken: on failure it has been dropped.
 */
static inline AOTITorchError tn_new_optional(const char *code, StableIValue inner,
                                             StableIValue *ivalue)
{
    StableIValue *memory = NULL;
    AOTITorchError status = tn_ext_optional_alloc(&memory);
    if (status != AOTI_TORCH_SUCCESS) {
        tn_ext_drop(code, inner);
        return status;
    }
    *memory = inner;
    *ivalue = (StableIValue)(uintptr_t)memory;
    return status;
}

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
/* Appends `item`, of the type that starts at `code`, to a list that the body made. `item` is taken:
 * on failure it has been dropped. */
static inline AOTITorchError tn_push(StableIValue list, const char *code, StableIValue item)
{
    AOTITorchError status = torch_list_push_back((StableListHandle)(uintptr_t)list, item);
    if (status != AOTI_TORCH_SUCCESS)
        tn_ext_drop(code, item);
    return status;
}
#endif

/*
 * ---- calling operators ----
 */

/*
 * Calls an operator, "aten::add" with overload "Tensor" or "" for the default one. `stack` has one
 * ivalue for each schema argument, or for each result if these are more; every argument has to be
 * given, and is taken. The results come back in `stack` from the first ivalue on, and are the
 * caller's. On failure nothing comes back; an unknown operator alone leaves the arguments alone.
 */
static inline AOTITorchError tn_operator_call(const char *name, const char *overload,
                                              StableIValue *stack)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    return torch_call_dispatcher(name, overload, stack, TORCH_ABI_VERSION);
#else
    return aoti_torch_call_dispatcher(name, overload, stack);
#endif
}

/* ---- failing ---- */

/*
 * A text for a kernel body to return, made as by printf and cut to TN_KERNEL_MAX_TEXT: valid on
 * this thread until the next one is made in the same source file.
 */
__attribute__((format(printf, 1, 2))) TN_EXT_OUTLINE const char *tn_ext_text(const char *format,
                                                                             ...)
{
    static __thread char text[TN_KERNEL_MAX_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

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
 * Inside a kernel body: fails the call with a text, made as by printf of the arguments behind the
 * condition, unless `condition` holds. It returns, so handles that are not in `returns` have to be
 * dropped first.
 */
#define TN_REQUIRE(condition, ...)                                                                 \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return tn_ext_text(__VA_ARGS__);                                                       \
    } while (0)

/*
 * Inside a kernel body: forwards the failure of an ABI function or of one above, with the host's
 * text where the target has it. It returns, as TN_REQUIRE does.
 */
#define TN_FORWARD(call)                                                                           \
    do {                                                                                           \
        if ((call) != AOTI_TORCH_SUCCESS)                                                          \
            return tn_ext_text("%s", tn_ext_failure(#call " failed"));                             \
    } while (0)

/* ---- kernels ---- */

/* How many values a type string describes up to its end or its arrow. */
static inline uint64_t tn_ext_count(const char *types)
{
    uint64_t count = 0;
    for (; *types != '\0' && *types != '-'; types++)
        count += *types != '?' && *types != 'L';
    return count;
}

/* The codes of the results; NULL where the string has no arrow. */
static inline const char *tn_ext_results(const char *types)
{
    const char *arrow = strchr(types, '-');
    return arrow == NULL ? NULL : arrow + 2;
}

/* Drops the values of a stack that `types` describes. */
TN_EXT_OUTLINE void tn_ext_drop_all(const char *types, const StableIValue *values)
{
    for (; *types != '\0' && *types != '-'; types = tn_ext_next(types))
        tn_ext_drop(types, *values++);
}

/* NULL if every result that must be a handle is one, else a text. */
TN_EXT_OUTLINE const char *tn_ext_missing(const char *results, const StableIValue *returns)
{
    for (int i = 0; *results != '\0'; results = tn_ext_next(results), i++)
        if (returns[i] == 0 && strchr("TsLg", *results) != NULL)
            return tn_ext_text("the kernel made no result %d", i);
    return NULL;
}

/* The body of a TN_KERNEL: borrowed arguments, results given away, NULL or the text of a failure.
 */
typedef const char *(*tn_ext_body)(const StableIValue *args, StableIValue *returns);

/*
 * Runs a body under the ABI's convention: checks the numbers, drops the arguments, hands back
 * results. The results wait in an array of their own, because they go where the arguments are.
 * Where the schema is not the kernel's, the arguments are left as they are, as TORCH_BOX leaves
 * them: the codes do not describe them. A failure is reported last, when nothing is owned any more:
 * in a host written in C++ that call throws and does not come back.
 */
TN_EXT_OUTLINE void tn_ext_run(tn_ext_body body, const char *name, const char *types,
                               StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    StableIValue returns[TN_KERNEL_MAX_RETURNS] = {0};
    const char *results = tn_ext_results(types);
    const char *failure;
    if (num_args != tn_ext_count(types)) {
        failure = "the schema has another number of arguments than the kernel";
    } else if (num_returns > TN_KERNEL_MAX_RETURNS ||
               (results != NULL && num_returns != tn_ext_count(results))) {
        failure = "the schema has another number of results than the kernel";
    } else {
        failure = body(stack, returns);
        if (failure == NULL && results != NULL)
            failure = tn_ext_missing(results, returns);
        if (failure != NULL && results != NULL)
            tn_ext_drop_all(results, returns);
        tn_ext_drop_all(types, stack);
    }
    if (failure != NULL)
        aoti_torch_check(false, name, __FILE__, __LINE__, failure);
    memcpy(stack, returns, num_returns * sizeof(StableIValue));
}

/*
 * Refuses, while the kernel is compiled, codes that the target does not have. gcc looks into the
 * string in a constant expression and clang in a condition on a call, and each of them only so.
 */
#define TN_EXT_HAS(types, code) __builtin_strchr(types, code)
#define TN_EXT_LATER                                                                               \
    "lists, strings, devices, layouts and memory formats need TORCH_TARGET_VERSION 2.10 or newer"
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
#define TN_EXT_HAS_LATER(types) 0
#else
#define TN_EXT_HAS_LATER(types)                                                                    \
    (TN_EXT_HAS(types, 'L') || TN_EXT_HAS(types, 's') || TN_EXT_HAS(types, 'D') ||                 \
     TN_EXT_HAS(types, 'l') || TN_EXT_HAS(types, 'm'))
#endif
#define TN_EXT_LATEST "generators need TORCH_TARGET_VERSION 2.13 or newer"
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
#define TN_EXT_HAS_LATEST(types) 0
#else
#define TN_EXT_HAS_LATEST(types) TN_EXT_HAS(types, 'g')
#endif
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
static inline void tn_ext_check_types(const char *types)
    __attribute__((diagnose_if(TN_EXT_HAS_LATER(types), TN_EXT_LATER, "error"),
                   diagnose_if(TN_EXT_HAS_LATEST(types), TN_EXT_LATEST, "error")))
{
    (void)types;
}
#pragma clang diagnostic pop
#elif defined(__cplusplus)
#define tn_ext_check_types(types)                                                                  \
    static_assert(!TN_EXT_HAS_LATER(types), TN_EXT_LATER);                                         \
    static_assert(!TN_EXT_HAS_LATEST(types), TN_EXT_LATEST)
#else
#define tn_ext_check_types(types)                                                                  \
    __extension__ _Static_assert(!TN_EXT_HAS_LATER(types), TN_EXT_LATER);                          \
    __extension__ _Static_assert(!TN_EXT_HAS_LATEST(types), TN_EXT_LATEST)
#endif

/* A kernel as the ABI calls it: what TN_KERNEL makes, or a function that owns its stack by hand. */
typedef void (*tn_ext_kernel)(StableIValue *stack, uint64_t num_args, uint64_t num_returns);

/* A kernel that TN_KERNEL made, with its type string. */
typedef struct tn_ext_typed {
    tn_ext_kernel kernel;
    const char *types;         /* a literal of the file */
    struct tn_ext_typed *next; /* the one that was listed before */
} tn_ext_typed;

/* Those of this source file, listed before any block runs: 101 is the first free priority. */
static inline tn_ext_typed **tn_ext_typed_kernels(void)
{
    static tn_ext_typed *newest;
    return &newest;
}

/*
 * Begins a kernel called `name` whose arguments and results have `types`, a literal. The body sees
 * `args` and `returns` and returns NULL on success or a text that outlives it: a literal, or what
 * tn_ext_text made. On success every result must have been written: one that was left out is 0,
 * which is a number, None or, for a handle, a failure.
 */
#define TN_KERNEL(name, types)                                                                     \
    static const char *name##_body(const StableIValue *args, StableIValue *returns);               \
    static void name(StableIValue *stack, uint64_t num_args, uint64_t num_returns)                 \
    {                                                                                              \
        tn_ext_check_types(types);                                                                 \
        tn_ext_run(name##_body, #name, types, stack, num_args, num_returns);                       \
    }                                                                                              \
    static tn_ext_typed name##_typed = {name, types, NULL};                                        \
    __attribute__((constructor(101))) static void name##_list(void)                                \
    {                                                                                              \
        name##_typed.next = *tn_ext_typed_kernels();                                               \
        *tn_ext_typed_kernels() = &name##_typed;                                                   \
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

#ifdef __cplusplus
extern "C" {
#endif
/*
 * Tenon's, and looked for when the extension is loaded: not there, it is NULL. Says what the next
 * kernel that is registered with this handle was written for, if it is `kernel`.
 */
TN_API AOTITorchError tn_extension_types(TorchLibraryHandle library, tn_ext_kernel kernel,
                                         const char *types) __attribute__((weak));
#ifdef __cplusplus
}
#endif

/*
 * Registers a kernel for an operator in any block: "op" or "op.overload". In a TN_LIBRARY_IMPL it
 * is for the block's key, elsewhere for CompositeImplicitAutograd. The operator may be defined by
 * another block, file or host, now or later. What TN_KERNEL made in the same source file has to
 * have the schema's types: Tenon refuses whichever of the two comes last.
 */
static inline void tn_impl(TorchLibraryHandle library, const char *name, tn_ext_kernel kernel)
{
    const tn_ext_typed *typed = *tn_ext_typed_kernels();
    while (typed != NULL && typed->kernel != kernel)
        typed = typed->next;
    if (typed != NULL && &tn_extension_types != NULL)
        (void)tn_extension_types(library, kernel, typed->types);
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    torch_library_impl(library, name, kernel, TORCH_ABI_VERSION);
#else
    aoti_torch_library_impl(library, name, kernel);
#endif
}

/*
 * How an operator is differentiated in Tenon; PyTorch's ABI has no such function, and there the
 * call does nothing. In any block but one of another key than Autograd:
 *
 *     tn_def(m, "scale(Tensor x, Tensor w, int k) -> Tensor");
 *     tn_def(m, "scale_backward(Tensor grad, Tensor x, Tensor w, int k) -> (Tensor, Tensor)");
 *     tn_derivative(m, "scale", "x, w: scale_backward(grad, x, w, k)");
 *
 * `formulas` are lines, each the arguments that get gradients, a colon, and the call of the
 * operator whose results these are (tn_library_derivative in tenon/library.h says what a call may
 * name). The operators may be defined in another block, file or host, also later in the same load,
 * whose failure a wrong text is. In PyTorch the same backward operator serves by Python:
 *
 *     def setup(ctx, inputs, output): ctx.save_for_backward(*inputs[:2]); ctx.k = inputs[2]
 *     def backward(ctx, grad): return *ops.scale_backward(grad, *ctx.saved_tensors, ctx.k), None
 *     torch.library.register_autograd("myops::scale", backward, setup_context=setup)
 *
 * An extension whose blocks are C++'s (torch/csrc/stable/library.h) says it in a
 * TN_LIBRARY_FRAGMENT of its namespace.
 */
#ifdef __cplusplus
extern "C" {
#endif
/* Tenon's, and looked for when the extension is loaded: not there, it is NULL. */
TN_API AOTITorchError tn_extension_derivative(TorchLibraryHandle library, const char *name,
                                              const char *formulas) __attribute__((weak));
#ifdef __cplusplus
}
#endif

static inline void tn_derivative(TorchLibraryHandle library, const char *name, const char *formulas)
{
    if (&tn_extension_derivative != NULL)
        (void)tn_extension_derivative(library, name, formulas);
}

/* A namespace or key as text, after macros in it were replaced, as in PyTorch from 2.11 on. */
#define TN_EXT_TEXT2(name) #name
#define TN_EXT_TEXT(name)  TN_EXT_TEXT2(name)

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
    TN_EXT_BLOCK(__COUNTER__, library,                                                             \
                 aoti_torch_library_init_def(TN_EXT_TEXT(ns), __FILE__, __LINE__, made))

/* A further block of definitions for `ns`, which another block or nobody may own. */
#define TN_LIBRARY_FRAGMENT(ns, library)                                                           \
    TN_EXT_BLOCK(__COUNTER__, library,                                                             \
                 aoti_torch_library_init_fragment(TN_EXT_TEXT(ns), __FILE__, __LINE__, made))

/*
 * A block of kernels for `ns` at dispatch key `key`, such as CPU, Meta or
 * CompositeExplicitAutograd, written without quotes.
 */
#define TN_LIBRARY_IMPL(ns, key, library)                                                          \
    TN_EXT_BLOCK(__COUNTER__, library,                                                             \
                 aoti_torch_library_init_impl(TN_EXT_TEXT(ns), #key, __FILE__, __LINE__, made))

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif
