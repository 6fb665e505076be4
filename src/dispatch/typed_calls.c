/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls with typed arguments: a form, compared once with the operator's schema, says what each of
 * the caller's pointers points to. Ivalues and what they point to are in a scratch area on the
 * stack.
 *
 *     site: name "aten::add.Tensor"   form "TTS->T"        args ─► [&tensor &tensor &tn_value]
 *             │ found at the first call   │ type_codes.c     each word read as its letter says
 *             ▼                           ▼
 *           operator, signature ◄── compared, and again when the signature is another one
 *
 * So tn_add(a, b, alpha, &out) of tenon/ops.h is an inline function with a site and an array of
 * addresses, and needs no function of its own in the library. A program that finds another schema
 * than the one it was compiled for fails with a message. Where a letter alone does not decide (a
 * code out of range, a number of the wrong kind), the value is boxed as a tagged one, so both kinds
 * of calls give the same answer.
 */
#include "dispatch/dispatch_shared.h"
#include "dispatch/scratch.h"

#include <stddef.h>

_Static_assert(offsetof(tn_value, kind) == offsetof(tni_scalar, kind) &&
                   offsetof(tn_value, as) == offsetof(tni_scalar, as) &&
                   sizeof(tni_scalar) == sizeof(tn_value),
               "a number's tn_value is the Scalar that an ivalue points to");
_Static_assert(sizeof(tn_dtype) == 4 && sizeof(tn_layout) == 4 && sizeof(tn_memory_format) == 4,
               "a code is read as 32 bits");

/* ---- the form and the schema ---- */

/* Advance *form past `code` if it comes next; return whether it did. */
static bool takes(const char **form, const char *code)
{
    size_t length = strlen(code);
    if (strncmp(*form, code, length) != 0)
        return false;
    *form += length;
    return true;
}

/*
 * Whether the form is that of the schema. It is compared piece by piece and not built, because it
 * may be longer than a buffer on the stack.
 */
static bool fits(const char *form, const tni_signature *signature)
{
    char code[TNI_TYPE_CODE_ROOM];
    for (size_t i = 0; i < signature->nargs; i++) {
        tni_type_code(signature->schema->args[i].type, code);
        if (!takes(&form, code))
            return false;
    }
    if (!takes(&form, "->"))
        return false;
    for (size_t i = 0; i < signature->nreturns; i++)
        if (*form++ != tni_return_code(signature->schema->returns[i].type))
            return false;
    return *form == '\0';
}

static TNI_COLD tn_status fail_form(const tn_op_site *site, const tni_signature *signature)
{
    tni_buffer text = {0};
    tni_schema_print(&text, signature->schema);
    tni_fail(TN_ERR_TYPE, "%s: the program was made for the form %s, and the schema is %s",
             site->name, site->form, text.data == NULL ? "another" : text.data);
    tni_buffer_free(&text);
    return TN_ERR_TYPE;
}

/*
 * Find the site's operator and compare the form. The pointers of a site are plain members, because
 * C++ reads the header, too. Threads that find them unset at the same time store the same values.
 * Signatures are never freed, so an equal pointer is an equal schema.
 */
static TNI_NOINLINE tn_status find(tn_op_site *site, const tn_op **op,
                                   const tni_signature **signature)
{
    *op = __atomic_load_n(&site->op, __ATOMIC_ACQUIRE);
    if (*op == NULL) {
        TN_TRY(tn_op_find(site->name, op));
        __atomic_store_n(&site->op, *op, __ATOMIC_RELEASE);
    }
    *signature = atomic_load_explicit(&(*op)->signature, memory_order_acquire);
    if (*signature == NULL)
        return tni_fail_undefined(*op);
    if (!fits(site->form, *signature))
        return fail_form(site, *signature);
    __atomic_store_n(&site->checked, *signature, __ATOMIC_RELEASE);
    return TN_OK;
}

/* Whether the site has its operator, which still has the schema that was compared. */
static inline bool is_found(tn_op_site *site, const tn_op **op, const tni_signature **signature)
{
    const tn_op *known = __atomic_load_n(&site->op, __ATOMIC_ACQUIRE);
    if (TNI_UNLIKELY(known == NULL))
        return false;
    *op = known;
    *signature = atomic_load_explicit(&known->signature, memory_order_acquire);
    return *signature != NULL && __atomic_load_n(&site->checked, __ATOMIC_ACQUIRE) == *signature;
}

tn_status tni_op_site_resolve(tn_op_site *site)
{
    const tn_op *op;
    const tni_signature *signature;
    return find(site, &op, &signature);
}

/* ---- arguments ---- */

/* The call, and the argument that is being boxed. */
typedef struct boxing {
    tni_scratch area;         /* where boxes go */
    const tn_op *op;          /* for messages */
    const tni_arg *arg;       /* for messages and for types without a code */
    const char *code;         /* the rest of the form */
    const void *const *words; /* the rest of the caller's pointers */
} boxing;

/* Fail for a NULL where the type has no None: inline functions pass on what their callers gave. */
static TNI_COLD tn_status fail_missing(const boxing *box)
{
    return tni_fail(TN_ERR_VALUE, "%s: argument '%s' is NULL", box->op->name.text,
                    box->arg->name.data);
}

/* Return the argument's type without the optional and list around it. */
static const tni_type *leaf_type(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type;
}

/*
 * Box a code of an enumeration. One that is out of range is refused where tagged values are boxed.
 */
static tn_status box_code(boxing *box, const void *word, int count, StableIValue *out)
{
    uint32_t code;
    memcpy(&code, word, sizeof code);
    if (TNI_LIKELY(code < (uint32_t)count)) {
        *out = code;
        return TN_OK;
    }
    tn_value number = tn_value_int((int32_t)code);
    return tni_value_box(&box->area, box->op, box->arg, leaf_type(box->arg->type), &number, out);
}

/* The kinds of a Scalar are next to each other in tn_kind. */
static inline bool is_number(const tn_value *value)
{
    return value != NULL && value->kind >= TN_KIND_INT && value->kind <= TN_KIND_COMPLEX;
}

/*
 * The ivalue points to the caller's value, which has the layout of a tni_scalar (asserted above),
 * so nothing is copied.
 */
static tn_status box_number(boxing *box, const tn_value *number, StableIValue *out)
{
    if (TNI_UNLIKELY(!is_number(number)))
        return tni_value_box(&box->area, box->op, box->arg, leaf_type(box->arg->type), number, out);
    *out = tni_box_pointer(number);
    return TN_OK;
}

/* The handle borrows the caller's reference, like every argument of a kernel within Tenon. */
static tn_status box_tensor(boxing *box, const void *tensor, StableIValue *out)
{
    tni_handle *handle = tni_scratch_get(&box->area, sizeof *handle);
    if (TNI_UNLIKELY(handle == NULL))
        return TN_ERR_MEMORY;
    *handle = (tni_handle){(tn_tensor *)(uintptr_t)tensor, NULL};
    *out = tni_box_pointer(handle);
    return TN_OK;
}

/* Unlike a tagged value's, this text ends with a NUL, so its bytes are not copied. */
static tn_status box_text(boxing *box, const char *text, StableIValue *out)
{
    tni_string *string = tni_scratch_get(&box->area, sizeof *string);
    if (string == NULL)
        return TN_ERR_MEMORY;
    *string = (tni_string){text, strlen(text)};
    *out = tni_box_pointer(string);
    return TN_OK;
}

/* Box one value by its letter. Only a tensor may be NULL. */
static inline tn_status box_leaf(boxing *box, char code, const void *word, StableIValue *out)
{
    if (TNI_LIKELY(code == 'T'))
        return box_tensor(box, word, out);
    if (TNI_UNLIKELY(word == NULL))
        return fail_missing(box);
    switch (code) {
    case 'i':
    case 'd':
        memcpy(out, word, sizeof *out);
        return TN_OK;
    case 'b':
        *out = *(const bool *)word;
        return TN_OK;
    case 'y':
        return box_code(box, word, TN_DTYPE_COUNT, out);
    case 'l':
        return box_code(box, word, TN_LAYOUT_COUNT, out);
    case 'm':
        return box_code(box, word, TN_MEMORY_FORMAT_COUNT, out);
    case 'D':
        *out = tni_box_device(*(const tn_device *)word);
        return TN_OK;
    case 's':
        return box_text(box, word, out);
    case 'S':
        return box_number(box, word, out);
    default:
        return tni_value_box(&box->area, box->op, box->arg, box->arg->type, word, out);
    }
}

/* Box an optional: an ivalue that points to `inner`. */
static tn_status box_some(boxing *box, StableIValue inner, StableIValue *out)
{
    StableIValue *ivalue = tni_scratch_get(&box->area, sizeof *ivalue);
    if (ivalue == NULL)
        return TN_ERR_MEMORY;
    *ivalue = inner;
    *out = tni_box_pointer(ivalue);
    return TN_OK;
}

/* Return the size of an item in the caller's array; texts and tensors are pointers there. */
static size_t item_size(char code)
{
    switch (code) {
    case 'b':
        return sizeof(bool);
    case 'y':
    case 'l':
    case 'm':
        return sizeof(uint32_t);
    case 'D':
        return sizeof(tn_device);
    case 'S':
        return sizeof(tn_value);
    default:
        return sizeof(void *);
    }
}

/*
 * Box the items of an array that are not ivalues already. Tensors and texts are pointers in the
 * array, which are the words to box; of others the word is the address. `?` before the leaf allows
 * NULL.
 */
static tn_status box_items(boxing *box, const char *code, const char *array, tni_list *list)
{
    bool has_gaps = *code == '?';
    char leaf = code[has_gaps];
    size_t step = item_size(leaf);
    for (size_t i = 0; i < list->size; i++, array += step) {
        const void *word = array;
        if (leaf == 'T' || leaf == 's')
            memcpy(&word, array, sizeof word);
        if (has_gaps && word == NULL) {
            list->items[i] = 0;
            continue;
        }
        TN_TRY(box_leaf(box, leaf, word, &list->items[i]));
        if (has_gaps)
            TN_TRY(box_some(box, list->items[i], &list->items[i]));
    }
    return TN_OK;
}

/* Box a list. An array of int64_t or double has the layout of ivalues, so it is used in place. */
static tn_status box_list(boxing *box, const char *code, const void *array, size_t count,
                          StableIValue *out)
{
    bool is_ivalues = *code == 'i' || *code == 'd';
    if (TNI_UNLIKELY(array == NULL && count > 0))
        return fail_missing(box);
    if (count > SIZE_MAX / sizeof(StableIValue) / 2)
        return tni_fail_memory(SIZE_MAX);
    size_t room = is_ivalues ? 0 : count * sizeof(StableIValue);
    tni_list *list = tni_scratch_get(&box->area, sizeof *list + room);
    if (list == NULL)
        return TN_ERR_MEMORY;
    StableIValue *items =
        is_ivalues ? (StableIValue *)(uintptr_t)array : (StableIValue *)(void *)(list + 1);
    *list = (tni_list){items, count, 0};
    *out = tni_box_pointer(list);
    return is_ivalues ? TN_OK : box_items(box, code, array, list);
}

/* Box the next argument. NULL in place of a tagged value in an optional is None. */
static tn_status box_argument(boxing *box, StableIValue *out)
{
    static const tn_value none = {TN_KIND_NONE, {NULL}};
    const char *code = box->code;
    const void *word = *box->words++;
    bool is_optional = *code == '?';
    code += is_optional;
    bool is_list = *code == 'L';
    code += is_list;
    box->code = code + 1 + (is_list && *code == '?');
    size_t count = is_list ? *(const size_t *)*box->words++ : 0;
    if (*code == '*' && word == NULL && box->arg->type->kind == TNI_TYPE_OPTIONAL)
        word = &none;
    if (is_optional && word == NULL) {
        *out = 0;
        return TN_OK;
    }
    TN_TRY(is_list ? box_list(box, code, word, count, out) : box_leaf(box, *code, word, out));
    return is_optional ? box_some(box, *out, out) : TN_OK;
}

/* ---- results ---- */

/* Whether all results are tensors, new or written, which can be unboxed here. */
static bool are_tensors(const char *codes, const tni_signature *signature)
{
    for (size_t i = 0; codes[i] != '\0'; i++)
        if (codes[i] != 'T' &&
            (codes[i] != '=' || signature->schema->returns[i].type->kind != TNI_TYPE_TENSOR))
            return false;
    return true;
}

/*
 * Move tensors to the caller's results. A written argument has none: only its handle is freed,
 * because the caller has the tensor already.
 */
static void take_tensors(const char *codes, const StableIValue *ivalues, void *const *results)
{
    for (size_t i = 0; codes[i] != '\0'; i++) {
        tni_handle *handle = (tni_handle *)(uintptr_t)ivalues[i];
        tn_tensor **result = codes[i] == '=' ? NULL : (tn_tensor **)*results++;
        if (result != NULL)
            *result = tni_handle_take_tensor(handle);
        else
            tni_handle_free(handle);
    }
}

/* Move a value to the caller's result; one that is not wanted is released. */
static void store(char code, tn_value *value, void *result)
{
    if (result == NULL) {
        tn_value_release(value);
        return;
    }
    switch (code) {
    case 'T':
        *(tn_tensor **)result = value->as.tensor;
        break;
    case 'i':
        *(int64_t *)result = value->as.integer;
        break;
    case 'd':
        *(double *)result = value->as.real;
        break;
    case 'b':
        *(bool *)result = value->as.boolean;
        break;
    case 'y':
        *(tn_dtype *)result = (tn_dtype)value->as.integer;
        break;
    case 'l':
        *(tn_layout *)result = (tn_layout)value->as.integer;
        break;
    case 'm':
        *(tn_memory_format *)result = (tn_memory_format)value->as.integer;
        break;
    case 'D':
        *(tn_device *)result = value->as.device;
        break;
    default:
        *(tn_value *)result = *value;
        break;
    }
}

/* Unbox all results. They are written only if each can be read. */
static tn_status take_values(boxing *box, const tni_signature *signature, StableIValue *ivalues,
                             void *const *results)
{
    const char *codes = box->code;
    tn_value *values = tni_scratch_get(&box->area, signature->nreturns * sizeof *values);
    if (values == NULL) {
        tni_returns_drop(signature, ivalues, signature->nreturns);
        return TN_ERR_MEMORY;
    }
    TN_TRY(tni_returns_unbox(signature, ivalues, values));
    for (size_t i = 0; i < signature->nreturns; i++)
        store(codes[i], &values[i], codes[i] == '=' ? NULL : *results++);
    return TN_OK;
}

/* ---- the call ---- */

/* Box an argument of any type, apart from the loop over the common ones. */
static TNI_NOINLINE tn_status box_other(boxing *box, const tni_signature *signature, size_t index,
                                        StableIValue *out)
{
    box->arg = &signature->schema->args[index];
    return box_argument(box, out);
}

/*
 * Box all arguments, and leave box->code after the arrow. Tensors and plain numbers, most of what
 * operators take, are boxed inline. `tensors` has room for a handle per argument.
 */
static inline tn_status box_arguments(boxing *box, const tni_signature *signature,
                                      tni_handle *tensors, StableIValue *ivalues)
{
    const char *code = box->code;
    const void *const *words = box->words;
    for (StableIValue *out = ivalues;; out++, code++, words++) {
        if (*code == 'T') {
            *tensors = (tni_handle){(tn_tensor *)(uintptr_t)*words, NULL};
            *out = tni_box_pointer(tensors++);
        } else if (*code == '-') {
            box->code = code + strlen("->");
            return TN_OK;
        } else if ((*code == 'i' || *code == 'd') && TNI_LIKELY(*words != NULL)) {
            memcpy(out, *words, sizeof *out);
        } else if (*code == 'b' && TNI_LIKELY(*words != NULL)) {
            *out = *(const bool *)*words;
        } else if (*code == '?' && *words == NULL && code[1] != 'L') {
            code++;
            *out = 0;
        } else if (*code == 'S' && is_number(*words)) {
            *out = tni_box_pointer(*words);
        } else {
            box->code = code;
            box->words = words;
            TN_TRY(box_other(box, signature, (size_t)(out - ivalues), out));
            code = box->code - 1;
            words = box->words - 1;
        }
    }
}

/* Take the results. One new tensor, the usual result, needs no look at the schema. */
static inline tn_status take_results(boxing *box, const tni_signature *signature,
                                     StableIValue *ivalues, void *const *results)
{
    const char *codes = box->code;
    if (TNI_UNLIKELY(codes[0] == '\0'))
        return TN_OK;
    if (TNI_LIKELY((codes[0] == 'T' && codes[1] == '\0') || are_tensors(codes, signature))) {
        take_tensors(codes, ivalues, results);
        return TN_OK;
    }
    return take_values(box, signature, ivalues, results);
}

/*
 * Handles and ivalues come from one request, which fits the local part of the area for every
 * operator. Nothing is owned before the dispatch, so a failure until then just returns.
 */
static inline tn_status call(boxing *box, const tni_signature *signature, void *const *results)
{
    size_t nargs = signature->nargs;
    size_t nivalues = nargs + signature->nreturns;
    tni_handle *tensors =
        tni_scratch_get(&box->area, nargs * sizeof *tensors + nivalues * sizeof(StableIValue));
    if (TNI_UNLIKELY(tensors == NULL))
        return TN_ERR_MEMORY;
    StableIValue *ivalues = (StableIValue *)(void *)(tensors + nargs);
    StableIValue *outs = ivalues + nargs;
    TN_TRY(box_arguments(box, signature, tensors, ivalues));
    tn_status status = tni_dispatch_signed(box->op, signature, ivalues, outs);
    if (TNI_UNLIKELY(status != TN_OK))
        return tni_fail_in(box->op, status);
    return take_results(box, signature, outs, results);
}

/*
 * The form says how many arguments and results there are, and has been compared. The area is not
 * cleared: 1,408 bytes would cost more than the rest of the call.
 */
tn_status tn_op_call_typed(tn_op_site *site, const void *const *args, void *const *results)
{
    boxing box;
    const tni_signature *signature;
    if (TNI_UNLIKELY(site == NULL || site->name == NULL || site->form == NULL))
        return tni_fail_null(__func__, "site, its name and its form");
    if (!is_found(site, &box.op, &signature))
        TN_TRY(find(site, &box.op, &signature));
    tni_scratch_begin(&box.area);
    box.code = site->form;
    box.words = args;
    tn_status status = call(&box, signature, results);
    tni_scratch_end(&box.area);
    return status;
}
