/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls with tagged values: arguments are checked against the schema and boxed, missing ones get
 * the schema's defaults, and results are unboxed. Kernels of C programs read and write single
 * values in the same way.
 *
 * Boxes point into a scratch area on the stack; only what does not fit there (long lists) is on the
 * heap. Nothing in it is counted: the caller's values stay alive during the call.
 */
#include "dispatch/older_schemas.h"
#include "dispatch/dispatch_shared.h"
#include "dispatch/scratch.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- what a message needs ---- */

/*
 * The argument that is being boxed, in place of four parameters. It does not change while one
 * argument is boxed, nested lists included.
 */
typedef struct boxing {
    tni_scratch *area;  /* where boxes go */
    const tn_op *op;    /* for messages */
    const tni_arg *arg; /* for messages */
    size_t index;       /* index of a kernel's result; NOT_A_RETURN for an argument */
} boxing;

#define NOT_A_RETURN SIZE_MAX

/* "argument 'alpha'" or "return 0". Names are cut after 80 letters. */
typedef struct position_text {
    char text[96]; /* NUL-terminated */
} position_text;

static TNI_COLD position_text position_of(const boxing *box)
{
    position_text position;
    if (box->index != NOT_A_RETURN)
        snprintf(position.text, sizeof position.text, "return %zu", box->index);
    else
        snprintf(position.text, sizeof position.text, "argument '%.80s'", box->arg->name.data);
    return position;
}

/* The words of the schema language, because the message also shows the schema's type. */
static const char *kind_text(tn_kind kind)
{
    switch (kind) {
    case TN_KIND_NONE:
        return "None";
    case TN_KIND_TENSOR:
        return "Tensor";
    case TN_KIND_INT:
        return "int";
    case TN_KIND_DOUBLE:
        return "float";
    case TN_KIND_BOOL:
        return "bool";
    case TN_KIND_COMPLEX:
        return "complex";
    case TN_KIND_STRING:
        return "str";
    case TN_KIND_DTYPE:
        return "ScalarType";
    case TN_KIND_LAYOUT:
        return "Layout";
    case TN_KIND_MEMORY_FORMAT:
        return "MemoryFormat";
    case TN_KIND_DEVICE:
        return "Device";
    case TN_KIND_LIST:
        return "a list";
    case TN_KIND_INTS:
        return "int[]";
    case TN_KIND_DEFAULT:
        return "a default";
    case TN_KIND_OPAQUE:
        return "a Generator";
    case TN_KIND_STREAM:
        return "Stream";
    }
    return "no value";
}

/*
 * Fail for a value of the wrong type: the argument, or an item of it. The message shows the
 * argument's whole type: "int[]?" helps more than "int".
 */
static TNI_COLD tn_status fail_type(const boxing *box, const tni_type *type, const tn_value *value)
{
    tni_buffer text = {0};
    tni_type_print(&text, box->arg->type);
    tni_fail(TN_ERR_TYPE, "%s: %s %s %s, schema says %s", box->op->name.text, position_of(box).text,
             type == box->arg->type ? "is" : "has an element that is", kind_text(value->kind),
             text.data == NULL ? "?" : text.data);
    tni_buffer_free(&text);
    return TN_ERR_TYPE;
}

/* ---- boxing leaves ---- */

/*
 * Return the dtype of a number, the widest of its kind, so that nothing is lost; TN_DTYPE_UNDEFINED
 * for what is not a number.
 */
static tn_dtype number_dtype(tn_kind kind)
{
    return kind == TN_KIND_BOOL      ? TN_DTYPE_BOOL
           : kind == TN_KIND_INT     ? TN_DTYPE_I64
           : kind == TN_KIND_DOUBLE  ? TN_DTYPE_F64
           : kind == TN_KIND_COMPLEX ? TN_DTYPE_C128
                                     : TN_DTYPE_UNDEFINED;
}

/*
 * Return in *out a wrapped number: a tensor without dimensions that counts only by its kind in
 * promotion. It is released with the area. The members of the union begin with the element's bytes
 * on all machines that Tenon runs on.
 */
static TNI_COLD tn_status wrap_number(const boxing *box, const tn_value *value, tn_tensor **out)
{
    tni_wrapped_number *number = tni_scratch_get(box->area, sizeof *number);
    if (number == NULL)
        return TN_ERR_MEMORY;
    tn_dtype dtype = number_dtype(value->kind);
    TN_TRY(tn_tensor_empty(dtype, 0, NULL, NULL, TN_CPU, &number->tensor));
    memcpy(tn_tensor_data(number->tensor), &value->as, tn_dtype_size(dtype));
    number->tensor->flags |= TNI_TENSOR_WRAPPED_NUMBER;
    number->next = box->area->numbers;
    box->area->numbers = number;
    *out = number->tensor;
    return TN_OK;
}

/*
 * The handle is on the stack and holds no reference: the caller's tensor outlives the call. A
 * foreign kernel, which may keep its handle, gets one of its own (src/abi).
 */
static inline tn_status box_tensor(const boxing *box, const tni_type *type, const tn_value *value,
                                   StableIValue *out)
{
    tn_tensor *tensor = value->as.tensor;
    if (TNI_UNLIKELY(value->kind != TN_KIND_TENSOR)) {
        if (number_dtype(value->kind) == TN_DTYPE_UNDEFINED || box->index != NOT_A_RETURN ||
            type->kind != TNI_TYPE_TENSOR || box->arg->type->kind == TNI_TYPE_LIST)
            return fail_type(box, type, value);
        TN_TRY(wrap_number(box, value, &tensor));
    }
    tni_handle *handle = tni_scratch_get(box->area, sizeof *handle);
    if (handle == NULL)
        return TN_ERR_MEMORY;
    *handle = (tni_handle){tensor, NULL};
    *out = tni_box_pointer(handle);
    return TN_OK;
}

/*
 * An int, or a value of an enumeration, whose code is an int in Python, too. A double is refused
 * even if it is whole, as in PyTorch.
 */
static tn_status box_integer(const boxing *box, const tni_type *type, const tn_value *value,
                             StableIValue *out)
{
    switch (value->kind) {
    case TN_KIND_INT:
    case TN_KIND_DTYPE:
    case TN_KIND_LAYOUT:
    case TN_KIND_MEMORY_FORMAT:
        *out = (StableIValue)value->as.integer;
        return TN_OK;
    case TN_KIND_BOOL:
        *out = value->as.boolean;
        return TN_OK;
    default:
        return fail_type(box, type, value);
    }
}

/* An int becomes a double, rounded beyond 2^53; a bool does not. */
static tn_status box_double(const boxing *box, const tni_type *type, const tn_value *value,
                            StableIValue *out)
{
    double real = value->as.real;
    if (value->kind == TN_KIND_INT)
        real = (double)value->as.integer;
    else if (value->kind != TN_KIND_DOUBLE)
        return fail_type(box, type, value);
    *out = tni_box_real(real);
    return TN_OK;
}

/* An int is not a bool: schemas tell True and 1 apart in their defaults, and so does this. */
static tn_status box_bool(const boxing *box, const tni_type *type, const tn_value *value,
                          StableIValue *out)
{
    if (value->kind != TN_KIND_BOOL)
        return fail_type(box, type, value);
    *out = value->as.boolean;
    return TN_OK;
}

static tn_status box_string(const boxing *box, const tni_type *type, const tn_value *value,
                            StableIValue *out)
{
    if (value->kind != TN_KIND_STRING)
        return fail_type(box, type, value);
    size_t length = value->as.string.length;
    /* A string argument has a NUL after its bytes, which a borrowed text need not have. */
    tni_string *string = tni_scratch_get(box->area, sizeof *string + length + 1);
    if (string == NULL)
        return TN_ERR_MEMORY;
    char *copy = (char *)(string + 1);
    if (length != 0)
        memcpy(copy, value->as.string.data, length);
    copy[length] = '\0';
    *string = (tni_string){copy, length};
    *out = tni_box_pointer(string);
    return TN_OK;
}

/*
 * A Scalar accepts every number, as does a complex argument, which converts it. The number keeps
 * its kind, because promotion depends on it: 2 and 2.0 give different dtypes.
 */
static tn_status box_scalar(const boxing *box, const tni_type *type, const tn_value *value,
                            StableIValue *out)
{
    tni_scalar number = {.kind = value->kind};
    switch (value->kind) {
    case TN_KIND_INT:
        number.as.integer = value->as.integer;
        break;
    case TN_KIND_DOUBLE:
        number.as.real = value->as.real;
        break;
    case TN_KIND_BOOL:
        number.as.boolean = value->as.boolean;
        break;
    case TN_KIND_COMPLEX:
        memcpy(number.as.complex, value->as.complex, sizeof number.as.complex);
        break;
    default:
        return fail_type(box, type, value);
    }
    if (type->kind == TNI_TYPE_COMPLEX && number.kind != TN_KIND_COMPLEX) {
        if (number.kind == TN_KIND_BOOL)
            return fail_type(box, type, value);
        double real = number.kind == TN_KIND_INT ? (double)number.as.integer : number.as.real;
        number = (tni_scalar){TN_KIND_COMPLEX, {.complex = {real, 0.0}}};
    }
    tni_scalar *scalar = tni_scratch_get(box->area, sizeof *scalar);
    if (scalar == NULL)
        return TN_ERR_MEMORY;
    *scalar = number;
    *out = tni_box_pointer(scalar);
    return TN_OK;
}

static TNI_COLD tn_status fail_number(const boxing *box, int64_t number, const char *what)
{
    return tni_fail(TN_ERR_VALUE, "%s: %s is %lld, which is no %s", box->op->name.text,
                    position_of(box).text, (long long)number, what);
}

/*
 * A quantization scheme is given by its number: tagged values have no kind for it, because nothing
 * in Tenon is quantized.
 */
static tn_status box_qscheme(const boxing *box, const tni_type *type, const tn_value *value,
                             StableIValue *out)
{
    if (value->kind != TN_KIND_INT)
        return fail_type(box, type, value);
    if (value->as.integer < 0 || value->as.integer >= TNI_QSCHEME_COUNT)
        return fail_number(box, value->as.integer, "QScheme");
    *out = (StableIValue)value->as.integer;
    return TN_OK;
}

/*
 * ScalarType, Layout and MemoryFormat: a value of that kind, or its number. The range is checked
 * here, so kernels need not.
 */
static tn_status box_enum(const boxing *box, const tni_type *type, const tn_value *value,
                          StableIValue *out)
{
    tn_kind kind = TN_KIND_DTYPE;
    int64_t count = TN_DTYPE_COUNT;
    if (type->kind == TNI_TYPE_LAYOUT) {
        kind = TN_KIND_LAYOUT;
        count = TN_LAYOUT_COUNT;
    } else if (type->kind == TNI_TYPE_MEMORY_FORMAT) {
        kind = TN_KIND_MEMORY_FORMAT;
        count = TN_MEMORY_FORMAT_COUNT;
    }
    if (value->kind != kind && value->kind != TN_KIND_INT)
        return fail_type(box, type, value);
    if (value->as.integer < 0 || value->as.integer >= count)
        return fail_number(box, value->as.integer, kind_text(kind));
    *out = (StableIValue)value->as.integer;
    return TN_OK;
}

/*
 * A device, or its name, as in Python. 32 bytes hold every name with its index; longer ones are
 * rejected, not truncated.
 */
static tn_status box_device(const boxing *box, const tni_type *type, const tn_value *value,
                            StableIValue *out)
{
    tn_device device = value->as.device;
    if (value->kind == TN_KIND_STRING) {
        char text[32];
        size_t length = value->as.string.length;
        if (length >= sizeof text)
            return tni_fail(TN_ERR_VALUE, "%s: %s is a text of %zu bytes, which is no device",
                            box->op->name.text, position_of(box).text, length);
        memcpy(text, value->as.string.data, length);
        text[length] = '\0';
        TN_TRY(tn_device_parse(text, &device));
    } else if (value->kind != TN_KIND_DEVICE) {
        return fail_type(box, type, value);
    }
    *out = tni_box_device(device);
    return TN_OK;
}

/* The caller must be right about what the handle is; only NULL can be detected. */
static tn_status box_opaque(const boxing *box, const tni_type *type, const tn_value *value,
                            StableIValue *out)
{
    if (value->kind != TN_KIND_OPAQUE || value->as.opaque == 0)
        return fail_type(box, type, value);
    *out = value->as.opaque;
    return TN_OK;
}

static tn_status box_stream(const boxing *box, const tni_type *type, const tn_value *value,
                            StableIValue *out)
{
    if (value->kind != TN_KIND_STREAM)
        return fail_type(box, type, value);
    tni_stream *stream = tni_scratch_get(box->area, sizeof *stream);
    if (stream == NULL)
        return TN_ERR_MEMORY;
    *stream = (tni_stream){value->as.stream.device, value->as.stream.id};
    *out = tni_box_pointer(stream);
    return TN_OK;
}

/* A storage is given by any tensor in it; an undefined tensor is in none. */
static tn_status box_storage(const boxing *box, const tni_type *type, const tn_value *value,
                             StableIValue *out)
{
    if (value->kind == TN_KIND_TENSOR && value->as.tensor == NULL)
        return tni_fail(TN_ERR_VALUE, "%s: %s is the undefined tensor, which has no storage",
                        box->op->name.text, position_of(box).text);
    return box_tensor(box, type, value, out);
}

static TNI_COLD tn_status fail_no_boxed_form(const boxing *box, const tni_type *type)
{
    tni_buffer text = {0};
    tni_type_print(&text, type);
    tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: %s has the type %s, which cannot be passed",
             box->op->name.text, position_of(box).text, text.data == NULL ? "?" : text.data);
    tni_buffer_free(&text);
    return TN_ERR_NOT_IMPLEMENTED;
}

/* ---- boxing lists and optionals ---- */

static tn_status box_value(const boxing *box, const tni_type *type, const tn_value *value,
                           StableIValue *out);

/*
 * Return a list of `count` ivalues in the scratch area, for the caller to fill; NULL after a
 * recorded failure. Capacity 0 marks it as borrowed, so that nobody grows or frees it.
 */
static tni_list *scratch_list(const boxing *box, size_t count)
{
    if (count > SIZE_MAX / sizeof(StableIValue) / 2) {
        tni_fail_memory(SIZE_MAX);
        return NULL;
    }
    tni_list *list = tni_scratch_get(box->area, sizeof *list + count * sizeof(StableIValue));
    if (list != NULL)
        *list = (tni_list){(StableIValue *)(void *)(list + 1), count, 0};
    return list;
}

/* The list's ivalues follow it; what they point to comes next in the area. */
static tn_status box_items(const boxing *box, const tni_type *item, const tn_value *values,
                           size_t count, StableIValue *out)
{
    tni_list *list = scratch_list(box, count);
    if (list == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < count; i++)
        TN_TRY(box_value(box, item, &values[i], &list->items[i]));
    *out = tni_box_pointer(list);
    return TN_OK;
}

/*
 * Each number is boxed like a tagged one, so that an int[] given for float[] or bool[] gets the
 * same answer either way.
 */
static tn_status box_ints(const boxing *box, const tni_type *item, const tn_value *value,
                          StableIValue *out)
{
    tni_list *list = scratch_list(box, value->as.ints.count);
    if (list == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < list->size; i++) {
        tn_value number = tn_value_int(value->as.ints.items[i]);
        TN_TRY(box_value(box, item, &number, &list->items[i]));
    }
    *out = tni_box_pointer(list);
    return TN_OK;
}

/*
 * One value in place of all N of a `T[N]`, such as `stride=2` for `int[2] stride`. As in PyTorch,
 * only lists with a size have this, and only of numbers.
 */
static tn_status box_repeated(const boxing *box, const tni_type *type, const tn_value *value,
                              StableIValue *out)
{
    tni_list *list = scratch_list(box, (size_t)type->list_size);
    if (list == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < list->size; i++)
        TN_TRY(box_value(box, type->items[0], value, &list->items[i]));
    *out = tni_box_pointer(list);
    return TN_OK;
}

static tn_status box_list(const boxing *box, const tni_type *type, const tn_value *value,
                          StableIValue *out)
{
    const tni_type *item = type->items[0];
    if (value->kind == TN_KIND_LIST)
        return box_items(box, item, value->as.list.items, value->as.list.count, out);
    if (value->kind == TN_KIND_INTS)
        return box_ints(box, item, value, out);
    bool is_number =
        value->kind == TN_KIND_INT || value->kind == TN_KIND_DOUBLE || value->kind == TN_KIND_BOOL;
    if (is_number && type->list_size > 0)
        return box_repeated(box, type, value, out);
    return fail_type(box, type, value);
}

/* Like a list, with a type for each part. */
static tn_status box_tuple(const boxing *box, const tni_type *type, const tn_value *value,
                           StableIValue *out)
{
    if (value->kind != TN_KIND_LIST)
        return fail_type(box, type, value);
    if (value->as.list.count != type->nitems)
        return tni_fail(TN_ERR_VALUE, "%s: %s is a tuple of %zu, schema says of %u",
                        box->op->name.text, position_of(box).text, value->as.list.count,
                        type->nitems);
    tni_list *parts = scratch_list(box, type->nitems);
    if (parts == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < parts->size; i++)
        TN_TRY(box_value(box, type->items[i], &value->as.list.items[i], &parts->items[i]));
    *out = tni_box_pointer(parts);
    return TN_OK;
}

/*
 * The ivalue of the content is in the scratch area, too; Tenon's kernels read it and do not free
 * it.
 */
static tn_status box_optional(const boxing *box, const tni_type *type, const tn_value *value,
                              StableIValue *out)
{
    if (value->kind == TN_KIND_NONE) {
        *out = 0;
        return TN_OK;
    }
    StableIValue *ivalue = tni_scratch_get(box->area, sizeof *ivalue);
    if (ivalue == NULL)
        return TN_ERR_MEMORY;
    TN_TRY(box_value(box, type->items[0], value, ivalue));
    *out = tni_box_pointer(ivalue);
    return TN_OK;
}

static tn_status box_value(const boxing *box, const tni_type *type, const tn_value *value,
                           StableIValue *out)
{
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        return box_tensor(box, type, value, out);
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
        return box_integer(box, type, value, out);
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_SYMFLOAT:
        return box_double(box, type, value, out);
    case TNI_TYPE_BOOL:
    case TNI_TYPE_SYMBOOL:
        return box_bool(box, type, value, out);
    case TNI_TYPE_STR:
        return box_string(box, type, value, out);
    case TNI_TYPE_SCALAR:
    case TNI_TYPE_COMPLEX:
        return box_scalar(box, type, value, out);
    case TNI_TYPE_SCALAR_TYPE:
    case TNI_TYPE_LAYOUT:
    case TNI_TYPE_MEMORY_FORMAT:
        return box_enum(box, type, value, out);
    case TNI_TYPE_DEVICE:
        return box_device(box, type, value, out);
    case TNI_TYPE_QSCHEME:
        return box_qscheme(box, type, value, out);
    case TNI_TYPE_GENERATOR:
        return box_opaque(box, type, value, out);
    case TNI_TYPE_STREAM:
        return box_stream(box, type, value, out);
    case TNI_TYPE_STORAGE:
        return box_storage(box, type, value, out);
    case TNI_TYPE_TUPLE:
        return box_tuple(box, type, value, out);
    case TNI_TYPE_LIST:
        return box_list(box, type, value, out);
    case TNI_TYPE_OPTIONAL:
        return box_optional(box, type, value, out);
    default:
        return fail_no_boxed_form(box, type);
    }
}

/* For typed calls, which leave values without a letter of their own to be boxed by their tags. */
tn_status tni_value_box(tni_scratch *area, const tn_op *op, const tni_arg *arg,
                        const tni_type *type, const tn_value *value, StableIValue *out)
{
    boxing box = {area, op, arg, NOT_A_RETURN};
    return box_value(&box, type, value, out);
}

/* ---- defaults ---- */

/*
 * Return a constant of the schema as a value; lists of values are in the scratch area. As tagged
 * values, defaults are checked and converted exactly like arguments.
 */
static tn_status value_of_const(const boxing *box, const tni_const *constant, tn_value *out)
{
    switch (constant->kind) {
    case TNI_CONST_NONE:
        *out = tn_value_none();
        break;
    case TNI_CONST_BOOL:
        *out = tn_value_bool(constant->as.boolean);
        break;
    case TNI_CONST_INT:
        *out = tn_value_int(constant->as.integer);
        break;
    case TNI_CONST_DOUBLE:
        *out = tn_value_double(constant->as.real);
        break;
    case TNI_CONST_COMPLEX:
        out->kind = TN_KIND_COMPLEX;
        memcpy(out->as.complex, constant->as.complex, sizeof out->as.complex);
        break;
    case TNI_CONST_STRING:
    case TNI_CONST_DEVICE:
        *out = tn_value_string(constant->as.text.data, constant->as.text.length);
        break;
    case TNI_CONST_LIST: {
        size_t count = constant->as.list.count;
        tn_value *items = tni_scratch_get(box->area, count * sizeof *items);
        if (items == NULL)
            return TN_ERR_MEMORY;
        for (size_t i = 0; i < count; i++)
            TN_TRY(value_of_const(box, &constant->as.list.items[i], &items[i]));
        *out = tn_value_list(items, count);
        break;
    }
    }
    return TN_OK;
}

/* A missing argument without a default is TN_ERR_TYPE, because Python raises TypeError for it. */
static inline tn_status box_default(const boxing *box, StableIValue *out)
{
    const tni_arg *arg = box->arg;
    if (arg->initial == NULL)
        return tni_fail(TN_ERR_TYPE,
                        "%s: argument '%s' is missing, and the schema has no default "
                        "for it",
                        box->op->name.text, arg->name.data);
    /* `Tensor x=None` is the undefined tensor. */
    if (arg->initial->kind == TNI_CONST_NONE && arg->type->kind == TNI_TYPE_TENSOR) {
        tn_value undefined = tn_value_tensor(NULL);
        return box_value(box, arg->type, &undefined, out);
    }
    tn_value value;
    TN_TRY(value_of_const(box, arg->initial, &value));
    return box_value(box, arg->type, &value, out);
}

/* ---- unboxing ---- */

/*
 * The value becomes None, so that a second release does nothing. Borrowed kinds (ints, default) own
 * nothing and are only reset.
 */
void tn_value_release(tn_value *value)
{
    if (value == NULL)
        return;
    if (value->kind == TN_KIND_TENSOR) {
        tn_tensor_release(value->as.tensor);
    } else if (value->kind == TN_KIND_STRING) {
        tni_free((void *)(uintptr_t)value->as.string.data);
    } else if (value->kind == TN_KIND_LIST) {
        for (size_t i = 0; i < value->as.list.count; i++)
            tn_value_release(&value->as.list.items[i]);
        tni_free(value->as.list.items);
    } else if (value->kind == TN_KIND_OPAQUE) {
        tni_generator_release((tni_generator *)(uintptr_t)value->as.opaque);
    }
    *value = tn_value_none();
}

/* The handle's reference becomes the value's, and the handle is freed. 0 is an undefined tensor. */
static inline tn_value unbox_tensor(StableIValue ivalue)
{
    return tn_value_tensor(tni_handle_take_tensor((tni_handle *)(uintptr_t)ivalue));
}

/*
 * The bytes are copied, with the NUL, because a tagged value has no room for the string's handle.
 */
static tn_status unbox_string(StableIValue ivalue, tn_value *out)
{
    tni_string *string = (tni_string *)(uintptr_t)ivalue;
    size_t length = string->length;
    char *copy = tni_copy_text(string->data, length);
    tni_string_free(string);
    if (copy == NULL)
        return tni_fail_memory(length + 1);
    *out = tn_value_string(copy, length);
    return TN_OK;
}

/*
 * Both unions begin with the same four members, so the number is copied as bytes whatever its kind.
 */
static tn_value unbox_scalar(StableIValue ivalue)
{
    tni_scalar *scalar = (tni_scalar *)(uintptr_t)ivalue;
    tn_value value = {scalar->kind, {0}};
    _Static_assert(sizeof scalar->as <= sizeof value.as, "a value holds a scalar");
    memcpy(&value.as, &scalar->as, sizeof scalar->as);
    tni_scalar_free(scalar);
    return value;
}

static tn_value unbox_stream(StableIValue ivalue)
{
    tni_stream *stream = (tni_stream *)(uintptr_t)ivalue;
    tn_value value = {TN_KIND_STREAM, {0}};
    value.as.stream.device = stream->device;
    value.as.stream.id = stream->id;
    tni_stream_free(stream);
    return value;
}

/* Enumerations have kinds of their own, so that a result shows as float32 and not as 6. */
static tn_value integer_of_kind(tn_kind kind, int64_t integer)
{
    tn_value value = {kind, {0}};
    value.as.integer = integer;
    return value;
}

/*
 * Return the type of an item of a list or tuple. A kernel may return more parts than the type of a
 * tuple has; unbox_list refuses that first.
 */
static const tni_type *item_type(const tni_type *type, size_t index)
{
    return type->items[type->kind == TNI_TYPE_TUPLE ? index : 0];
}

/* The list is taken. After a failure, what was unboxed is released and the rest dropped. */
static tn_status unbox_list(const tni_type *type, StableIValue ivalue, tn_value *out)
{
    tni_list *list = (tni_list *)(uintptr_t)ivalue;
    if (type->kind == TNI_TYPE_TUPLE && list->size != type->nitems) {
        size_t size = list->size;
        tni_type_drop(type, ivalue);
        return tni_fail(TN_ERR_RUNTIME, "the kernel returned a tuple of %zu, schema says of %u",
                        size, type->nitems);
    }
    tn_value *items = tni_calloc(list->size == 0 ? 1 : list->size, sizeof *items);
    tn_status status = items == NULL ? tni_fail_memory(list->size * sizeof *items) : TN_OK;
    for (size_t i = 0; i < list->size; i++) {
        if (status == TN_OK)
            status = tni_type_unbox(item_type(type, i), list->items[i], &items[i]);
        else
            tni_type_drop(item_type(type, i), list->items[i]);
    }
    tn_value result = tn_value_list(items, list->size);
    tni_list_free(list);
    if (status == TN_OK)
        *out = result;
    else if (items != NULL)
        tn_value_release(&result);
    return status;
}

/* The optional's memory is plain malloc's, whoever made it (values.c). */
static tn_status unbox_optional(const tni_type *type, StableIValue ivalue, tn_value *out)
{
    if (ivalue == 0) {
        *out = tn_value_none();
        return TN_OK;
    }
    StableIValue *held = (StableIValue *)(uintptr_t)ivalue;
    StableIValue value = *held;
    free(held);
    return tni_type_unbox(type->items[0], value, out);
}

tn_status tni_type_unbox(const tni_type *type, StableIValue ivalue, tn_value *out)
{
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
    case TNI_TYPE_STORAGE:
        *out = unbox_tensor(ivalue);
        return TN_OK;
    case TNI_TYPE_STREAM:
        *out = unbox_stream(ivalue);
        return TN_OK;
    case TNI_TYPE_STR:
        return unbox_string(ivalue, out);
    case TNI_TYPE_SCALAR:
    case TNI_TYPE_COMPLEX:
        *out = unbox_scalar(ivalue);
        return TN_OK;
    case TNI_TYPE_LIST:
    case TNI_TYPE_TUPLE:
        return unbox_list(type, ivalue, out);
    case TNI_TYPE_OPTIONAL:
        return unbox_optional(type, ivalue, out);
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
        *out = tn_value_int((int64_t)ivalue);
        return TN_OK;
    case TNI_TYPE_QSCHEME:
        *out = tn_value_int((int32_t)ivalue);
        return TN_OK;
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_SYMFLOAT:
        *out = tn_value_double(0.0);
        memcpy(&out->as.real, &ivalue, sizeof ivalue);
        return TN_OK;
    case TNI_TYPE_BOOL:
    case TNI_TYPE_SYMBOOL:
        *out = tn_value_bool((ivalue & 0xff) != 0);
        return TN_OK;
    case TNI_TYPE_SCALAR_TYPE:
        *out = integer_of_kind(TN_KIND_DTYPE, (int32_t)ivalue);
        return TN_OK;
    case TNI_TYPE_LAYOUT:
        *out = integer_of_kind(TN_KIND_LAYOUT, (int32_t)ivalue);
        return TN_OK;
    case TNI_TYPE_MEMORY_FORMAT:
        *out = integer_of_kind(TN_KIND_MEMORY_FORMAT, (int32_t)ivalue);
        return TN_OK;
    case TNI_TYPE_DEVICE:
        *out = tn_value_device((tn_device){(int8_t)(ivalue >> 32), (int8_t)ivalue});
        return TN_OK;
    default:
        *out = (tn_value){TN_KIND_OPAQUE, {0}};
        out->as.opaque = ivalue;
        return TN_OK;
    }
}

tn_status tni_returns_unbox(const tni_signature *signature, StableIValue *ivalues, tn_value *values)
{
    tn_status status = TN_OK;
    for (size_t i = 0; i < signature->nreturns; i++) {
        const tni_type *type = signature->schema->returns[i].type;
        values[i] = tn_value_none();
        if (status == TN_OK)
            status = tni_type_unbox(type, ivalues[i], &values[i]);
        else
            tni_argcode_drop(signature->returns[i], type, ivalues[i]);
    }
    for (size_t i = 0; i < signature->nreturns && status != TN_OK; i++)
        tn_value_release(&values[i]);
    return status;
}

/*
 * Results are collected in `values`, because the caller's `outs` is written on success only. One
 * tensor, the usual result, cannot fail.
 */
static inline tn_status unbox_returns(const tni_signature *signature, StableIValue *ivalues,
                                      tn_value *values, tn_value *outs)
{
    if (TNI_LIKELY(signature->nreturns == 1 && signature->returns[0] == TNI_PLAIN_TENSOR)) {
        outs[0] = unbox_tensor(ivalues[0]);
        return TN_OK;
    }
    TN_TRY(tni_returns_unbox(signature, ivalues, values));
    for (size_t i = 0; i < signature->nreturns; i++)
        outs[i] = values[i];
    return TN_OK;
}

/* ---- the call ---- */

/* Too few arguments are accepted here, because the missing ones may have defaults. */
static tn_status check_counts(const tn_op *op, const tni_signature *signature, size_t nargs,
                              size_t nouts)
{
    if (nargs > signature->nargs)
        return tni_fail(TN_ERR_TYPE, "%s: %zu arguments given, schema has %u", op->name.text, nargs,
                        signature->nargs);
    if (nouts < signature->nreturns)
        return tni_fail(TN_ERR_VALUE, "%s: room for %zu results, schema has %u", op->name.text,
                        nouts, signature->nreturns);
    return TN_OK;
}

/* Box all arguments. Plain tensors are boxed inline; box_value handles the rest. */
static inline tn_status box_arguments(tni_scratch *area, const tn_op *op,
                                      const tni_signature *signature, const tn_value *args,
                                      size_t nargs, StableIValue *ivalues)
{
    boxing box = {area, op, NULL, NOT_A_RETURN};
    for (size_t i = 0; i < signature->nargs; i++) {
        box.arg = &signature->schema->args[i];
        if (TNI_LIKELY(i < nargs && args[i].kind == TN_KIND_TENSOR &&
                       signature->args[i] == TNI_PLAIN_TENSOR))
            TN_TRY(box_tensor(&box, box.arg->type, &args[i], &ivalues[i]));
        else if (i < nargs && args[i].kind != TN_KIND_DEFAULT)
            TN_TRY(box_value(&box, box.arg->type, &args[i], &ivalues[i]));
        else
            TN_TRY(box_default(&box, &ivalues[i]));
    }
    return TN_OK;
}

/*
 * Put the operator's name before the message of a failed kernel, unless it is in it already: a
 * kernel need not name itself, and a caller in C has nothing else to go by.
 */
tn_status tni_fail_in(const tn_op *op, tn_status status)
{
    if (strstr(tn_last_error(), op->name.text) != NULL)
        return status;
    return tni_fail_context(status, "%s", op->name.text);
}

/*
 * Call with tagged values; `keys` NULL: by arguments and thread. Inlined, so that calls without
 * keys do not test for them.
 *
 * Ivalues and results are allocated first, so that boxes follow them in the same cache lines.
 * Nothing owned exists before the dispatch, so until then a failure only ends the scratch area.
 */
static inline __attribute__((always_inline)) tn_status
call_tagged(tni_scratch *area, const tn_op *op, const tni_signature *signature,
            const tni_keyset *keys, const tn_value *args, size_t nargs, tn_value *outs)
{
    size_t bytes = (signature->nargs + (size_t)signature->nreturns) * sizeof(StableIValue);
    StableIValue *ivalues = tni_scratch_get(area, bytes);
    tn_value *values = tni_scratch_get(area, signature->nreturns * sizeof *values);
    if (ivalues == NULL || values == NULL)
        return TN_ERR_MEMORY;
    StableIValue *results = ivalues + signature->nargs;
    TN_TRY(box_arguments(area, op, signature, args, nargs, ivalues));
    tn_status status = keys == NULL ? tni_dispatch_signed(op, signature, ivalues, results)
                                    : tni_redispatch(op, *keys, ivalues, results);
    if (TNI_UNLIKELY(status != TN_OK))
        return tni_fail_in(op, status);
    return unbox_returns(signature, results, values, outs);
}

/*
 * The signature is read once and used throughout: an operator that is withdrawn and defined again
 * during the call cannot be boxed by one schema and unboxed by another.
 */
tn_status tn_op_call(const tn_op *op, const tn_value *args, size_t nargs, tn_value *outs,
                     size_t nouts)
{
    if (TNI_UNLIKELY(op == NULL || (args == NULL && nargs > 0) || (outs == NULL && nouts > 0)))
        return tni_fail_null(__func__, "op, args and outs");
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_acquire);
    if (signature == NULL)
        return tni_fail_undefined(op);
    TN_TRY(check_counts(op, signature, nargs, nouts));
    tni_scratch area;
    tni_scratch_begin(&area);
    tn_status status = call_tagged(&area, op, signature, NULL, args, nargs, outs);
    tni_scratch_end(&area);
    return status;
}

/* As tn_op_call, with the keys that the caller gives. */
tn_status tni_redispatch_values(const tn_op *op, tni_keyset keys, const tn_value *args,
                                size_t nargs, tn_value *outs, size_t nouts)
{
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_acquire);
    if (signature == NULL)
        return tni_fail_undefined(op);
    TN_TRY(check_counts(op, signature, nargs, nouts));
    tni_scratch area;
    tni_scratch_begin(&area);
    tn_status status = call_tagged(&area, op, signature, &keys, args, nargs, outs);
    tni_scratch_end(&area);
    return status;
}

/* ---- single values ---- */

/* A boxed default points into the scratch area, so it is copied. */
tn_status tni_default_new(const tn_op *op, const tni_signature *signature, size_t index,
                          StableIValue *out)
{
    StableIValue boxed;
    tni_scratch area;
    tni_scratch_begin(&area);
    boxing box = {&area, op, &signature->schema->args[index], NOT_A_RETURN};
    tn_status status = box_default(&box, &boxed);
    if (status == TN_OK)
        status = tni_argcode_retain(signature->args[index], box.arg->type, boxed, out);
    tni_scratch_end(&area);
    return status;
}

/*
 * Fail for an index outside of the kernel's own schema; the message also names the function that it
 * called.
 */
static TNI_COLD tn_status fail_index(const tn_call *call, const char *function, size_t index)
{
    return tni_fail(TN_ERR_INDEX, "%s: %s: the schema has no number %zu", function,
                    call->op->name.text, index);
}

/* The ivalue is copied and the copy unboxed: both know every type. */
tn_status tn_call_arg(const tn_call *call, const StableIValue *args, size_t index, tn_value *out)
{
    StableIValue copy;
    if (TNI_UNLIKELY(call == NULL || args == NULL || out == NULL))
        return tni_fail_null(__func__, "call, args and out");
    const tni_signature *signature = call->signature;
    if (TNI_UNLIKELY(index >= signature->nargs))
        return fail_index(call, __func__, index);
    const tni_type *type = signature->schema->args[index].type;
    TN_TRY(tni_argcode_retain(signature->args[index], type, args[index], &copy));
    return tni_type_unbox(type, copy, out);
}

/*
 * Boxed on the stack like an argument, and copied from there like an argument of a foreign kernel.
 */
tn_status tn_call_return(const tn_call *call, StableIValue *outs, size_t index,
                         const tn_value *value)
{
    StableIValue boxed;
    if (TNI_UNLIKELY(call == NULL || outs == NULL || value == NULL))
        return tni_fail_null(__func__, "call, outs and value");
    const tni_signature *signature = call->signature;
    if (TNI_UNLIKELY(index >= signature->nreturns))
        return fail_index(call, __func__, index);
    tni_scratch area;
    tni_scratch_begin(&area);
    boxing box = {&area, call->op, &signature->schema->returns[index], index};
    tn_status status = box_value(&box, box.arg->type, value, &boxed);
    if (status == TN_OK)
        status = tni_argcode_retain(signature->returns[index], box.arg->type, boxed, &outs[index]);
    tni_scratch_end(&area);
    return status;
}

tn_status tn_call_returns(const tn_call *call, StableIValue *outs, const tn_value *values,
                          size_t count)
{
    if (TNI_UNLIKELY(call == NULL || ((outs == NULL || values == NULL) && count > 0)))
        return tni_fail_null(__func__, "call, outs and values");
    const tni_signature *signature = call->signature;
    if (TNI_UNLIKELY(count != signature->nreturns))
        return tni_fail(TN_ERR_VALUE, "%s: %zu results, schema has %u", call->op->name.text, count,
                        signature->nreturns);
    for (size_t i = 0; i < count; i++) {
        tn_status status = tn_call_return(call, outs, i, &values[i]);
        if (TNI_LIKELY(status == TN_OK))
            continue;
        while (i-- > 0)
            tni_argcode_drop(signature->returns[i], signature->schema->returns[i].type, outs[i]);
        return status;
    }
    return TN_OK;
}
