/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * An extension in plain C that uses all of tenon/extension.h, and every rule of ownership and
 * registration that a C author can meet. It is compiled once for each release, in a namespace of
 * its own, EXT_NS; with PyTorch's headers, which are C++, it compiles as C++.
 */
#include <tenon/extension.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>

#include "every_type.h"

#define OP(name) TN_EXT_TEXT(EXT_NS) "::" name

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
#    define HAS_LISTS 1
#else
#    define HAS_LISTS 0
#endif

/* ---- every type ---- */

static const char *copy(const char *code, StableIValue from, StableIValue *to);

#if HAS_LISTS
/* Element by element, into a list that is the caller's at once. */
static const char *copy_list(const char *code, StableIValue from, StableIValue *to)
{
    size_t size = tn_arg_size(from);
    TN_FORWARD(tn_new_list(size, to));
    for (size_t i = 0; i < size; i++) {
        StableIValue item = 0;
        const char *failure = copy(code, tn_arg_item(from, i), &item);
        if (failure != NULL)
            return failure;
        TN_FORWARD(tn_push(*to, code, item));
    }
    return NULL;
}
#endif

/* A copy of `from`, of the type that starts at `code`, by the reader and the maker of each type. */
static const char *copy(const char *code, StableIValue from, StableIValue *to)
{
    switch (*code) {
    case 'T':
        TN_FORWARD(tn_new_tensor(tn_arg_tensor(from), to));
        return NULL;
    case '?': {
        StableIValue inner = 0;
        const char *failure = from == 0 ? NULL : copy(code + 1, tn_arg_optional(from, 0), &inner);
        if (failure == NULL && from != 0)
            TN_FORWARD(tn_new_optional(code + 1, inner, to));
        return failure;
    }
    case 'i':
        *to = tn_ret_int(tn_arg_int(from));
        return NULL;
    case 'd':
        *to = tn_ret_double(tn_arg_double(from));
        return NULL;
    case 'b':
        *to = tn_ret_bool(tn_arg_bool(from));
        return NULL;
#if HAS_LISTS
    case 'D':
        *to = tn_ret_device(tn_arg_device_type(from), tn_arg_device_index(from));
        return NULL;
    case 's': {
        size_t length;
        const char *bytes = tn_arg_string(from, &length);
        TN_FORWARD(tn_new_string(bytes, length, to));
        return NULL;
    }
    case 'L':
        return copy_list(code + 1, from, to);
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    case 'g': {
        AtenGeneratorHandle handle;
        TN_FORWARD(torch_new_generator_handle(tn_arg_generator(from), &handle));
        *to = tn_ret_generator(handle);
        return NULL;
    }
#endif
    default:
        *to = tn_ret_enum(tn_arg_enum(from));
        return NULL;
    }
}

#define COPYING_KERNEL(name, code, schema, cpp)                                                    \
    TN_KERNEL(copy_##name, code "->" code)                                                         \
    {                                                                                              \
        return copy(code, args[0], &returns[0]);                                                   \
    }
TYPES(COPYING_KERNEL)

/* ---- calling operators ---- */

/*
 * One ivalue by a letter: x and c the tensor and a clone of it, z two zeros of its type, a digit
 * and
 * - an int (-1), n None, y the dtype int8 in an optional, l the list [-1], o [0] in an optional.
 */
static const char *argument(char letter, AtenTensorHandle x, StableIValue *ivalue)
{
    AtenTensorHandle tensor = NULL;
    int64_t two = 2;
    *ivalue = tn_ret_int(letter == '-' ? -1 : letter - '0');
    switch (letter) {
    case 'n':
        *ivalue = 0;
        break;
    case 'x':
        TN_FORWARD(tn_new_tensor(x, ivalue));
        break;
    case 'c':
        TN_FORWARD(aoti_torch_clone(x, &tensor));
        *ivalue = tn_ret_tensor(tensor);
        break;
    case 'z':
        TN_FORWARD(aoti_torch_aten_new_zeros(x, &two, 1, NULL, NULL, NULL, 0, NULL, &tensor));
        *ivalue = tn_ret_tensor(tensor);
        break;
    case 'y':
        TN_FORWARD(tn_new_optional("y", tn_ret_enum(aoti_torch_dtype_int8()), ivalue));
        break;
#if HAS_LISTS
    case 'l':
        TN_FORWARD(tn_new_list(1, ivalue));
        TN_FORWARD(tn_push(*ivalue, "i", tn_ret_int(-1)));
        break;
    case 'o': {
        StableIValue list = 0;
        TN_FORWARD(tn_new_list(1, &list));
        TN_FORWARD(tn_push(list, "i", tn_ret_int(0)));
        TN_FORWARD(tn_new_optional("Li", list, ivalue));
        break;
    }
#endif
    default:
        break;
    }
    return NULL;
}

/* ---- the functions that have shims of their own ---- */

static AOTITorchError filled(AtenTensorHandle x, AtenTensorHandle *result)
{
    AOTITorchError status = aoti_torch_clone(x, result);
    return status != AOTI_TORCH_SUCCESS ? status : aoti_torch_aten_fill__Scalar(*result, 2.5);
}

static AOTITorchError narrowed(AtenTensorHandle x, AtenTensorHandle *result)
{
    return aoti_torch_aten_narrow(x, 0, 1, 1, result);
}

static AOTITorchError new_zeros(AtenTensorHandle x, AtenTensorHandle *result)
{
    int64_t two = 2;
    return aoti_torch_aten_new_zeros(x, &two, 1, NULL, NULL, NULL, 0, NULL, result);
}

static AOTITorchError new_empty(AtenTensorHandle x, AtenTensorHandle *result)
{
    int64_t two = 2;
    AOTITorchError status =
        aoti_torch_aten_new_empty(x, &two, 1, NULL, NULL, NULL, 0, NULL, result);
    return status != AOTI_TORCH_SUCCESS ? status : aoti_torch_aten_fill__Scalar(*result, 1);
}

static AOTITorchError padded(AtenTensorHandle x, AtenTensorHandle *result)
{
    int64_t widths[] = {1, 1};
    double value = 9;
    return aoti_torch_aten_pad(x, widths, 2, "constant", &value, result);
}

static AOTITorchError greatest(AtenTensorHandle x, AtenTensorHandle *result)
{
    int64_t dims[] = {0, 1};
    return aoti_torch_aten_amax(x, dims, 2, 0, result);
}

static AOTITorchError greatest_of_rows(AtenTensorHandle x, AtenTensorHandle *result)
{
    int64_t dim = 0;
    return aoti_torch_aten_amax(x, &dim, 1, 0, result);
}

static AOTITorchError from_blob(AtenTensorHandle x, AtenTensorHandle *result)
{
    static float values[] = {5, 6, 7, 8};
    int64_t size = 2;
    int64_t stride = 2;
    (void)x;
    return aoti_torch_create_tensor_from_blob(values, 1, &size, &stride, 1,
                                              aoti_torch_dtype_float32(),
                                              aoti_torch_device_type_cpu(), -1, result);
}

#if HAS_LISTS
static AOTITorchError subtracted(AtenTensorHandle x, AtenTensorHandle *result)
{
    return aoti_torch_aten_subtract_Tensor(x, x, 2, result);
}

static AOTITorchError full(AtenTensorHandle x, AtenTensorHandle *result)
{
    int64_t two = 2;
    int32_t dtype = aoti_torch_dtype_int64();
    (void)x;
    return aoti_torch_aten_full(&two, 1, 7, &dtype, NULL, NULL, 0, NULL, result);
}
#endif

/* A step is an operator, overload and letters of arguments, or a function. */
static const struct step_row {
    const char *name;      /* NULL for a function */
    const char *overload;  /* "" is the default one */
    const char *arguments; /* a letter for each, of argument() */
    AOTITorchError (*shim)(AtenTensorHandle x, AtenTensorHandle *result);
} steps[] = {
    {"aten::clone", "", "xn", NULL},
    {"aten::transpose", "int", "x01", NULL},
    {"aten::zero_", "", "c", NULL},
    {"aten::copy_", "", "cx0", NULL},
    {"aten::flatten", "using_ints", "x0-", NULL},
    {"aten::unsqueeze", "", "x0", NULL},
    {"aten::squeeze", "dim", "x0", NULL},
    {"aten::select", "int", "x01", NULL},
    {"aten::matmul", "", "xx", NULL},
    {NULL, NULL, NULL, filled},
    {NULL, NULL, NULL, narrowed},
    {NULL, NULL, NULL, new_zeros},
    {NULL, NULL, NULL, padded},
    {NULL, NULL, NULL, greatest},
    {NULL, NULL, NULL, greatest_of_rows},
    {NULL, NULL, NULL, from_blob},
    {NULL, NULL, NULL, new_empty},
#if HAS_LISTS
    {"aten::reshape", "", "xl", NULL},
    {"aten::view", "", "xl", NULL},
    {"aten::contiguous", "", "x0", NULL},
    {"aten::to", "dtype_layout", "xynnn01n", NULL},
    {"aten::sum", "dim_IntList", "xo0n", NULL},
    {"aten::sum", "IntList_out", "xo0nz", NULL},
    {NULL, NULL, NULL, subtracted},
    {NULL, NULL, NULL, full},
#endif
};

static const char *call_step(const struct step_row *step, AtenTensorHandle x, StableIValue *result)
{
    StableIValue stack[8] = {0};
    for (int i = 0; step->arguments[i] != '\0'; i++) {
        const char *failure = argument(step->arguments[i], x, &stack[i]);
        if (failure != NULL)
            return failure;
    }
    TN_FORWARD(tn_operator_call(step->name, step->overload, stack));
    *result = stack[0];
    return NULL;
}

TN_KERNEL(step, "Ti->T")
{
    int64_t which = tn_arg_int(args[1]);
    int64_t count = (int64_t)(sizeof steps / sizeof *steps);
    TN_REQUIRE(which >= 0 && which < count, "there is no step %d", (int)which);
    AtenTensorHandle x = tn_arg_tensor(args[0]);
    const struct step_row *found = &steps[which];
    if (found->name != NULL)
        return call_step(found, x, &returns[0]);
    AtenTensorHandle result = NULL;
    TN_FORWARD(found->shim(x, &result));
    returns[0] = tn_ret_tensor(result);
    return NULL;
}

/* ---- what a tensor says of itself ---- */

TN_KERNEL(facts, "T->iiiiiiiiiiii")
{
    AtenTensorHandle x = tn_arg_tensor(args[0]);
    int64_t dim = 0;
    int64_t numel = 0;
    int64_t size = -1;
    int64_t stride = -1;
    int64_t offset = 0;
    int32_t dtype = 0;
    int32_t index = 0;
    int32_t type = 0;
    int32_t layout = 0;
    bool contiguous = false;
    bool defined = false;
    TN_FORWARD(aoti_torch_get_dim(x, &dim));
    TN_FORWARD(aoti_torch_get_numel(x, &numel));
    if (dim > 0) {
        TN_FORWARD(aoti_torch_get_size(x, -1, &size));
        TN_FORWARD(aoti_torch_get_stride(x, -1, &stride));
    }
    TN_FORWARD(aoti_torch_get_storage_offset(x, &offset));
    TN_FORWARD(aoti_torch_get_dtype(x, &dtype));
    TN_FORWARD(aoti_torch_get_device_type(x, &type));
    TN_FORWARD(aoti_torch_get_device_index(x, &index));
    TN_FORWARD(aoti_torch_get_layout(x, &layout));
    TN_FORWARD(aoti_torch_is_contiguous(x, &contiguous));
    TN_FORWARD(aoti_torch_is_defined(x, &defined));
    int64_t all[] = {dim,  numel, size,   stride,     offset,  dtype,
                     type, index, layout, contiguous, defined, 0};
    all[11] = (int64_t)aoti_torch_dtype_element_size(dtype);
    for (int i = 0; i < 12; i++)
        returns[i] = tn_ret_int(all[i]);
    return NULL;
}

/* ---- arities, results, failures ---- */

TN_KERNEL(several, "Ti?d->Tidb")
{
    TN_FORWARD(tn_new_tensor(tn_arg_tensor(args[0]), &returns[0]));
    returns[1] = tn_ret_int(-tn_arg_int(args[1]));
    returns[2] = tn_ret_double(tn_arg_double(tn_arg_optional(args[2], tn_ret_double(0.5))));
    returns[3] = tn_ret_bool(args[2] != 0);
    return NULL;
}

TN_KERNEL(nothing, "i->")
{
    (void)returns;
    TN_REQUIRE(tn_arg_int(args[0]) != 13, "no %s today", "thirteen");
    return NULL;
}

TN_KERNEL(undefined, "->T")
{
    AtenTensorHandle tensor;
    (void)args;
    TN_FORWARD(aoti_torch_new_uninitialized_tensor(&tensor));
    returns[0] = tn_ret_tensor(tensor);
    return NULL;
}

/* 0 does not fail, 1 has a text of its own, 2 that of a function of the ABI, 3 that of an operator.
 */
TN_KERNEL(fail, "i->i")
{
    int64_t how = tn_arg_int(args[0]);
    TN_REQUIRE(how != 1, "the text of failure %d", (int)how);
    if (how == 2 || how == 3) {
        static float value = 1;
        AtenTensorHandle tensor;
        int64_t size = 0;
        TN_FORWARD(aoti_torch_create_tensor_from_blob(&value, 0, &size, &size, 0,
                                                      aoti_torch_dtype_float32(),
                                                      aoti_torch_device_type_cpu(), -1, &tensor));
        StableIValue stack[2] = {tn_ret_tensor(tensor), tn_ret_int(7)};
        AOTITorchError status = how == 2 ? aoti_torch_get_size(tensor, 7, &size)
                                         : tn_operator_call("aten::unsqueeze", "", stack);
        if (how == 2 || status == AOTI_TORCH_SUCCESS)
            tn_ext_drop("T", stack[0]);
        TN_FORWARD(status);
    }
    returns[0] = tn_ret_int(how);
    return NULL;
}

/* Two operators whose schemas have one argument and one result more. */
TN_KERNEL(one_of_each, "i->i")
{
    returns[0] = args[0];
    return NULL;
}

/* ---- keys ---- */

TN_KERNEL(key_1, "T->i")
{
    (void)args;
    returns[0] = tn_ret_int(1);
    return NULL;
}

TN_KERNEL(key_2, "T->i")
{
    (void)args;
    returns[0] = tn_ret_int(2);
    return NULL;
}

/* What by_key answers for a tensor without memory. */
TN_KERNEL(on_meta, "->i")
{
    AtenTensorHandle tensor;
    int64_t size = 3;
    int64_t stride = 1;
    (void)args;
    TN_FORWARD(aoti_torch_empty_strided(1, &size, &stride, aoti_torch_dtype_float32(),
                                        aoti_torch_device_type_meta(), 0, &tensor));
    StableIValue stack[1] = {tn_ret_tensor(tensor)};
    TN_FORWARD(tn_operator_call(OP("by_key"), "", stack));
    returns[0] = stack[0];
    return NULL;
}

TN_KERNEL(catch_all, "i->i")
{
    returns[0] = tn_ret_int(tn_arg_int(args[0]) + 100);
    return NULL;
}

/* ---- registration ---- */

#define DEFINE_COPY(name, code, schema, cpp) tn_def(m, "copy_" #name "(" schema " x) -> " schema);
#define DEFINE_OTHER(schema)                 tn_def(m, schema);
TN_LIBRARY(EXT_NS, m)
{
    TYPES(DEFINE_COPY)
    tn_impl(m, "catch_all", catch_all);
}

TN_LIBRARY_FRAGMENT(EXT_NS, m){OTHER_SCHEMAS(DEFINE_OTHER)}

TN_LIBRARY_IMPL(EXT_NS, CPU, m)
{
    tn_impl(m, "by_key", key_1);
    tn_impl(m, "with_autograd", key_1);
}

TN_LIBRARY_IMPL(EXT_NS, Meta, m)
{
    tn_impl(m, "by_key", key_2);
}

TN_LIBRARY_IMPL(EXT_NS, Autograd, m)
{
    tn_impl(m, "with_autograd", key_2);
}

#define IMPLEMENT_COPY(name, code, schema, cpp) tn_impl(m, "copy_" #name, copy_##name);
TN_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    TYPES(IMPLEMENT_COPY)
    tn_impl(m, "step", step);
    tn_impl(m, "facts", facts);
    tn_impl(m, "several", several);
    tn_impl(m, "nothing", nothing);
    tn_impl(m, "undefined", undefined);
    tn_impl(m, "fail", fail);
    /* Not by tn_impl, by which Tenon would refuse them: the call has to find it, as in PyTorch. */
    aoti_torch_library_impl(m, "two_arguments", one_of_each);
    aoti_torch_library_impl(m, "two_results", one_of_each);
    tn_impl(m, "on_meta", on_meta);
}
