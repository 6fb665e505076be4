/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Stacks for torch_call_dispatcher and aoti_torch_call_dispatcher: the bytes choose an operator,
 * built-in or with a kernel of this file, and fill its stack by the schema, with faults that a
 * callee can see (NULL handles, codes that do not exist, lists of wrong lengths …). Whatever comes,
 * the call has taken every argument exactly once, and results are the caller's and well-formed.
 * Tensors over counted memory and the leak sanitizer tell.
 */
#include "dispatch/older_schemas.h"
#include "fuzz.h"

#include <string.h>
#include <tenon/tenon.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

#include "dispatch/dispatcher.h"

enum { TENSORS = 6, MOST_OPS = 4096, MOST_ITEMS = 4, MOST_FORWARDS = 3, KEPT_ELEMENTS = 4096 };

/* The bytes that are still to be read; zeros follow the end. */
typedef struct tape {
    const uint8_t *data; /* next byte */
    size_t left;         /* bytes */
} tape;

/* A schema to call, and the numbers of those that are alike. */
typedef struct own_op {
    const char *schema; /* without namespace */
    const char *name;   /* up to its parenthesis, with overload */
} own_op;

#define OPS(X)                                                                                     \
    X(0, "tensors", "(Tensor a, Tensor? b, Tensor[] c, Tensor?[] d) -> Tensor")                    \
    X(1, "nested", "(Tensor[][] a, int[]? b, str[][] c, Tensor[]?[] d) -> (Tensor[][], str?)")     \
    X(2, "codes",                                                                                  \
      "(ScalarType a, Layout b, MemoryFormat c, Device d, ScalarType? e, Device[] f, Layout?[] "   \
      "g) "                                                                                        \
      "-> (ScalarType, Layout, MemoryFormat, Device, Device?)")                                    \
    X(3, "numbers",                                                                                \
      "(int a, float b, bool c, SymInt[] d, float[] e, bool[] f, int[2] g, bool? h) "              \
      "-> (int, float, bool, bool[])")                                                             \
    X(4, "texts", "(str a, str? b, str[] c, str?[] d) -> (str, str[])")                            \
    X(5, "streams_of_random", "(Generator a, Generator? b, Generator[] c) -> Generator")           \
    X(6, "written", "(Tensor(a!) a, Tensor(b!)[] b) -> Tensor(a!)")                                \
    X(7, "refused", "(Tensor a, Scalar b, Scalar? c, Tensor[] d, Scalar[] e, str f) -> Tensor")    \
    X(8, "nothing", "() -> ()")                                                                    \
    X(9, "maybe", "(Tensor a, Scalar? b) -> Tensor?")                                              \
    X(10, "many",                                                                                  \
      "(int a, Tensor b) -> (Tensor, int, Tensor, int, Tensor, int, Tensor, int, Tensor, int, "    \
      "Tensor, int, Tensor, int, Tensor, int, Tensor, int, Tensor?, str)")                         \
    X(11, "wide",                                                                                  \
      "(Tensor a, Tensor b, Tensor c, Tensor d, Tensor e, Tensor f, Tensor g, Tensor h, Tensor "   \
      "i, "                                                                                        \
      "Tensor j, Tensor k, Tensor l, Tensor m, Tensor n, Tensor o, Tensor p, str q, Device r) "    \
      "-> Tensor[]")

static const tn_op *ops[MOST_OPS];
static size_t nops;
static size_t nown;    /* the last ones of ops: with kernels of this file */
static long alive;     /* counted blocks of memory that somebody holds */
static tape *the_tape; /* what kernels read */
static int forwards;   /* kernels on the stack that forwarded their call */

static uint8_t next(tape *in)
{
    if (in->left == 0)
        return 0;
    in->left--;
    return *in->data++;
}

/* Small numbers, because a machine's memory is not what is tested, and the ends of the range. */
static int64_t next_number(tape *in)
{
    uint8_t byte = next(in);
    return byte == 255   ? INT64_MAX
           : byte == 254 ? INT64_MIN
           : byte == 253 ? INT64_C(1) << 61
                         : (int64_t)(byte % 12) - 4;
}

static StableIValue box(const void *pointer)
{
    return (StableIValue)(uintptr_t)pointer;
}

static StableIValue box_double(double value)
{
    StableIValue ivalue;
    memcpy(&ivalue, &value, sizeof ivalue);
    return ivalue;
}

/* ---- tensors over counted memory ---- */

static void give_back(void *data, void *context)
{
    FUZZ_EXPECT(context == &alive && alive > 0);
    alive--;
    free(data);
}

/* A new handle: the undefined tensor, one without memory, or one over a block that is counted. */
static AtenTensorHandle make_tensor(tape *in)
{
    int64_t sizes[4];
    int64_t strides[4];
    AtenTensorHandle made = NULL;
    uint8_t kind = next(in) % 16;
    int32_t dtype = next(in) % 48;
    int64_t ndim = next(in) % 5;
    bool has_strides = next(in) % 3 == 0;
    int64_t extent = 1;
    int64_t elements = 1;
    for (int64_t i = ndim; i-- > 0;) {
        sizes[i] = next(in) % 5;
        strides[i] = has_strides ? next(in) % 7 : elements;
        extent += sizes[i] > 0 ? (sizes[i] - 1) * strides[i] : 0;
        elements *= sizes[i];
    }
    if (kind == 0)
        FUZZ_EXPECT(aoti_torch_new_uninitialized_tensor(&made) == AOTI_TORCH_SUCCESS);
    if (kind == 1 && aoti_torch_empty_strided(ndim, sizes, strides, dtype, TN_DEVICE_META, 0,
                                              &made) != AOTI_TORCH_SUCCESS)
        made = NULL;
    if (made != NULL)
        return made;
    int64_t offset = next(in) % 3;
    size_t bytes = (size_t)(extent + offset) * 16;
    void *data = malloc(bytes);
    FUZZ_EXPECT(data != NULL);
    memset(data, next(in), bytes);
    alive++;
    if (torch_from_blob(data, ndim, sizes, strides, offset, dtype, TN_DEVICE_CPU, -1, &made, 0,
                        NULL, 0, give_back, &alive) == AOTI_TORCH_SUCCESS)
        return made;
    give_back(data, &alive);
    FUZZ_EXPECT(aoti_torch_new_uninitialized_tensor(&made) == AOTI_TORCH_SUCCESS);
    return made;
}

/* A result's metadata fits its memory, and its memory is there. */
static void look_at_tensor(AtenTensorHandle tensor)
{
    int64_t ndim, numel, offset, bytes;
    int64_t *sizes, *strides;
    int32_t dtype, device;
    bool is_defined;
    const void *data;
    FUZZ_EXPECT(tensor != NULL && aoti_torch_is_defined(tensor, &is_defined) == 0);
    if (!is_defined)
        return;
    FUZZ_EXPECT(aoti_torch_get_dim(tensor, &ndim) == 0 && ndim >= 0);
    FUZZ_EXPECT(aoti_torch_get_numel(tensor, &numel) == 0 && numel >= 0);
    FUZZ_EXPECT(aoti_torch_get_dtype(tensor, &dtype) == 0 && dtype >= 0 && dtype < TN_DTYPE_COUNT);
    FUZZ_EXPECT(aoti_torch_get_device_type(tensor, &device) == 0);
    FUZZ_EXPECT(aoti_torch_get_sizes(tensor, &sizes) == 0);
    FUZZ_EXPECT(aoti_torch_get_strides(tensor, &strides) == 0);
    FUZZ_EXPECT(aoti_torch_get_storage_offset(tensor, &offset) == 0 && offset >= 0);
    FUZZ_EXPECT(aoti_torch_get_storage_size(tensor, &bytes) == 0 && bytes >= 0);
    if (numel == 0 || device != TN_DEVICE_CPU)
        return;
    int64_t end = offset;
    for (int64_t i = 0; i < ndim; i++)
        FUZZ_EXPECT(sizes[i] > 0 && strides[i] >= 0 &&
                    !__builtin_add_overflow(end, (sizes[i] - 1) * strides[i], &end));
    int64_t size = (int64_t)aoti_torch_dtype_element_size(dtype);
    FUZZ_EXPECT(end < bytes / size);
    FUZZ_EXPECT(torch_get_const_data_ptr(tensor, &data) == 0 && data != NULL);

    const volatile uint8_t *memory = data;
    (void)memory[0];
    (void)memory[(end - offset) * size + size - 1];
}

/* ---- ivalues by their types ---- */

/* Drops what an ivalue owns, as a caller in an extension does: nothing of a type that cannot cross.
 */
static void drop(const tni_type *type, StableIValue ivalue)
{
    void *object = (void *)(uintptr_t)ivalue;
    if (ivalue == 0 || tni_type_find_uncrossable(type) != NULL)
        return;
    if (type->kind == TNI_TYPE_OPTIONAL) {
        drop(type->items[0], *(StableIValue *)object);
        FUZZ_EXPECT(torch_delete_stable_ivalue(object) == AOTI_TORCH_SUCCESS);
    } else if (type->kind == TNI_TYPE_LIST) {
        size_t size = 0;
        FUZZ_EXPECT(torch_list_size(object, &size) == AOTI_TORCH_SUCCESS);
        for (size_t i = 0; i < size; i++) {
            StableIValue item = 0;
            FUZZ_EXPECT(torch_list_get_item(object, i, &item) == AOTI_TORCH_SUCCESS);
            drop(type->items[0], item);
        }
        FUZZ_EXPECT(torch_delete_list(object) == AOTI_TORCH_SUCCESS);
    } else if (type->kind == TNI_TYPE_TENSOR) {
        FUZZ_EXPECT(aoti_torch_delete_tensor_object(object) == AOTI_TORCH_SUCCESS);
    } else if (type->kind == TNI_TYPE_STR) {
        FUZZ_EXPECT(torch_delete_string(object) == AOTI_TORCH_SUCCESS);
    } else if (type->kind == TNI_TYPE_GENERATOR) {
        FUZZ_EXPECT(torch_delete_generator(object) == AOTI_TORCH_SUCCESS);
    }
}

static void drop_all(const tni_arg *declared, size_t count, const StableIValue *ivalues)
{
    for (size_t i = 0; i < count; i++)
        drop(declared[i].type, ivalues[i]);
}

/* A text, sometimes one that operators know, sometimes with a NUL in it. */
static StableIValue make_string(tape *in)
{
    static const struct {
        const char *data;
        size_t length;
    } words[] = {{"reflect", 7}, {"constant", 8}, {"sum", 3}, {"mean", 4}, {"", 0},
                 {"a\0b", 3},    {"floor", 5},    {"ij", 2},  {"trunc", 5}};
    size_t word = next(in) % TN_LEN(words);
    StringHandle made = NULL;
    FUZZ_EXPECT(torch_new_string_handle(words[word].data, words[word].length, &made) ==
                AOTI_TORCH_SUCCESS);
    return box(made);
}

static StableIValue make_generator(tape *in)
{
    AtenGeneratorHandle made = NULL;
    FUZZ_EXPECT(tni_generator_new(TN_CPU, next(in), &made) == TN_OK);
    return box(made);
}

/* A handle to one of the tensors, or to one of its own. */
static StableIValue take_tensor(tape *in, AtenTensorHandle *tensors)
{
    AtenTensorHandle made = NULL;
    uint8_t which = next(in);
    if (tensors == NULL || which >= 240)
        return box(make_tensor(in));
    FUZZ_EXPECT(aoti_torch_new_tensor_handle(tensors[which % TENSORS], &made) ==
                AOTI_TORCH_SUCCESS);
    return box(made);
}

/* A number of an enum with `count` values, or any; what is in the high half means nothing. */
static StableIValue make_code(tape *in, int32_t count, bool is_wrong)
{
    StableIValue high = next(in) % 8 == 0 ? UINT64_C(0x5a5a5a5a) << 32 : 0;
    uint32_t code = next(in) % (uint32_t)count;
    return high | (is_wrong ? (uint32_t)next_number(in) * 1000 + code : code);
}

static StableIValue make_device(tape *in, bool is_wrong)
{
    if (is_wrong)
        return (StableIValue)next_number(in) << 32 | (uint32_t)next_number(in) * 100;
    return next(in) % 8 == 0 ? UINT64_C(14) << 32 | UINT32_MAX : UINT32_MAX;
}

static StableIValue make_ivalue(tape *in, const tni_type *type, AtenTensorHandle *tensors);

/* A list of the length that the schema wants, or another one. */
static StableIValue make_list(tape *in, const tni_type *type, AtenTensorHandle *tensors)
{
    StableListHandle list = NULL;
    uint8_t choice = next(in);
    size_t size = choice % (MOST_ITEMS + 1);
    if (type->list_size >= 0 && choice >= 32)
        size = (size_t)type->list_size;
    else if (choice == 255 && type->items[0]->kind != TNI_TYPE_LIST)
        size = 300;
    FUZZ_EXPECT(torch_new_list_reserve_size(choice % 3, &list) == AOTI_TORCH_SUCCESS);
    for (size_t i = 0; i < size; i++)
        FUZZ_EXPECT(torch_list_push_back(list, make_ivalue(in, type->items[0], tensors)) ==
                    AOTI_TORCH_SUCCESS);
    return box(list);
}

static StableIValue make_optional(tape *in, const tni_type *type, AtenTensorHandle *tensors)
{
    StableIValue *ivalue = NULL;
    if (next(in) % 2 == 0)
        return 0;
    FUZZ_EXPECT(torch_new_stable_ivalue(&ivalue) == AOTI_TORCH_SUCCESS);
    *ivalue = make_ivalue(in, type->items[0], tensors);
    return box(ivalue);
}

/* An owning ivalue of the type; one in thirty-two is wrong where that can be seen. */
static StableIValue make_ivalue(tape *in, const tni_type *type, AtenTensorHandle *tensors)
{
    bool is_wrong = next(in) % 32 == 31;
    if (tni_type_find_uncrossable(type) != NULL)
        return next(in) % 2 == 0 ? 0 : (StableIValue)next_number(in);
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        return is_wrong ? 0 : take_tensor(in, tensors);
    case TNI_TYPE_STR:
        return is_wrong ? 0 : make_string(in);
    case TNI_TYPE_GENERATOR:
        return is_wrong ? 0 : make_generator(in);
    case TNI_TYPE_LIST:
        return is_wrong ? 0 : make_list(in, type, tensors);
    case TNI_TYPE_OPTIONAL:
        return make_optional(in, type, tensors);
    case TNI_TYPE_SCALAR_TYPE:
        return make_code(in, TN_DTYPE_COUNT, is_wrong);
    case TNI_TYPE_LAYOUT:
        return make_code(in, TN_LAYOUT_COUNT, is_wrong);
    case TNI_TYPE_MEMORY_FORMAT:
        return make_code(in, TN_MEMORY_FORMAT_COUNT, is_wrong);
    case TNI_TYPE_DEVICE:
        return make_device(in, is_wrong);
    case TNI_TYPE_FLOAT:
        return box_double((double)next_number(in) / 4);
    default: /* int, SymInt and bool, of which all bits are legal */
        return (StableIValue)next_number(in);
    }
}

/* What a call gave back has the form that its schema says. */
static void look_at_result(const tni_type *type, StableIValue ivalue)
{
    int32_t code = (int32_t)(uint32_t)ivalue;
    if (type->kind == TNI_TYPE_TENSOR) {
        look_at_tensor((AtenTensorHandle)(uintptr_t)ivalue);
    } else if (type->kind == TNI_TYPE_LIST) {
        const tni_list *list = (const tni_list *)(uintptr_t)ivalue;
        FUZZ_EXPECT(list != NULL && list->size <= list->capacity);
        for (size_t i = 0; i < list->size; i++)
            look_at_result(type->items[0], list->items[i]);
    } else if (type->kind == TNI_TYPE_OPTIONAL) {
        if (ivalue != 0)
            look_at_result(type->items[0], *(const StableIValue *)(uintptr_t)ivalue);
    } else if (type->kind == TNI_TYPE_STR || type->kind == TNI_TYPE_GENERATOR) {
        FUZZ_EXPECT(ivalue != 0);
    } else if (type->kind == TNI_TYPE_BOOL) {
        FUZZ_EXPECT(ivalue <= 1);
    } else if (type->kind == TNI_TYPE_SCALAR_TYPE) {
        FUZZ_EXPECT(ivalue < TN_DTYPE_COUNT);
    } else if (type->kind == TNI_TYPE_LAYOUT) {
        FUZZ_EXPECT(ivalue < TN_LAYOUT_COUNT);
    } else if (type->kind == TNI_TYPE_MEMORY_FORMAT) {
        FUZZ_EXPECT(ivalue < TN_MEMORY_FORMAT_COUNT);
    } else if (type->kind == TNI_TYPE_DEVICE) {
        FUZZ_EXPECT(ivalue >> 32 < TN_DEVICE_COUNT && code >= INT8_MIN && code <= INT8_MAX);
    }
}

/* ---- kernels ---- */

/* Only where this thread's stack holds no more than that: in C++ it throws. */
static void fail_kernel(const char *text)
{
    aoti_torch_check(false, "kernel", "fuzz", 1, text);
}

/* Hands the stack on, unread, to the operator of the same schema that is called `name`. */
static bool forward(const tn_schema *schema, StableIValue *stack)
{
    bool was_taken = true;
    forwards++;
    const char *overload = schema->overload.length == 0 ? "again" : "";
    AOTITorchError status = next(the_tape) % 2 == 0
                                ? torch_call_dispatcher(schema->name.data, overload, stack, 0)
                                : aoti_torch_call_dispatcher(schema->name.data, overload, stack);
    forwards--;
    if (status != AOTI_TORCH_SUCCESS)
        was_taken = false;
    return was_taken;
}

/*
 * The one kernel: checks that what it was given is well-formed, drops it, and makes results, right
 * ones or wrong ones; or fails; or gives its first argument back; or forwards.
 */
static void run_kernel(size_t index, StableIValue *stack, uint64_t nargs, uint64_t nreturns)
{
    const tn_schema *schema = tn_op_schema(ops[nops - nown + index]);
    tape *in = the_tape;
    StableIValue first = 0;
    uint8_t mood = next(in) % 8;
    FUZZ_EXPECT(nargs == schema->nargs && nreturns == schema->nreturns);
    for (size_t i = 0; i < nargs; i++)
        look_at_result(schema->args[i].type, stack[i]);
    if (mood == 0 && forwards < MOST_FORWARDS) {
        if (!forward(schema, stack))
            fail_kernel(torch_exception_get_what_without_backtrace());
        return;
    }
    bool gives_first = mood == 1 && nargs > 0 && nreturns > 0 &&
                       tni_type_equal(schema->args[0].type, schema->returns[0].type, false);
    if (gives_first)
        first = stack[0];
    for (size_t i = gives_first ? 1 : 0; i < nargs; i++)
        drop(schema->args[i].type, stack[i]);
    if (mood == 2) {
        for (size_t i = 0; i < nreturns; i++)
            stack[i] = 0;
        fail_kernel("the kernel says no");
        return;
    }
    for (size_t i = 0; i < nreturns; i++)
        stack[i] = gives_first && i == 0 ? first : make_ivalue(in, schema->returns[i].type, NULL);
}

#define KERNEL(number, name, types)                                                                \
    static void kernel_##number(StableIValue *stack, uint64_t nargs, uint64_t nreturns)            \
    {                                                                                              \
        run_kernel(2 * (number), stack, nargs, nreturns);                                          \
    }                                                                                              \
    static void again_##number(StableIValue *stack, uint64_t nargs, uint64_t nreturns)             \
    {                                                                                              \
        run_kernel(2 * (number) + 1, stack, nargs, nreturns);                                      \
    }
OPS(KERNEL)

static void define(TorchLibraryHandle library, const char *schema, const char *name,
                   void (*kernel)(StableIValue *, uint64_t, uint64_t))
{
    char full[64];
    FUZZ_EXPECT(aoti_torch_library_def(library, schema) == AOTI_TORCH_SUCCESS);
    FUZZ_EXPECT(torch_library_impl(library, name, kernel, TORCH_ABI_VERSION) == AOTI_TORCH_SUCCESS);
    snprintf(full, sizeof full, "fuzz::%s", name);
    FUZZ_EXPECT(nops < MOST_OPS && tn_op_find(full, &ops[nops]) == TN_OK);
    nops++;
    nown++;
}

static bool collect(void *context, const tn_op *op)
{
    (void)context;
    FUZZ_EXPECT(nops < MOST_OPS);
    if (strstr(tn_op_name(op), "from_file") == NULL)
        ops[nops++] = op;
    return true;
}

static void collect_operators(void)
{
    TorchLibraryHandle library = NULL;
    FUZZ_EXPECT(tn_op_list("aten::*", collect, NULL) == TN_OK && nops > 50);
    FUZZ_EXPECT(aoti_torch_library_init_def("fuzz", __FILE__, __LINE__, &library) ==
                AOTI_TORCH_SUCCESS);
#define DEFINE(number, name, types)                                                                \
    define(library, name types, name, kernel_##number);                                            \
    define(library, name ".again" types, name ".again", again_##number);
    OPS(DEFINE)
}

/* ---- calls ---- */

/* What a caller of a release says; the last two are nobody's. */
static uint64_t next_version(tape *in)
{
    static const uint64_t versions[] = {UINT64_C(0x0209) << 48,
                                        UINT64_C(0x020a) << 48,
                                        UINT64_C(0x020b) << 48,
                                        UINT64_C(0x020c) << 48,
                                        UINT64_C(0x020d) << 48,
                                        0,
                                        UINT64_MAX};
    return versions[next(in) % TN_LEN(versions)];
}

/* Keeps a tensor that is not large, so that later calls get what earlier ones made. */
static void keep_result(tape *in, const tni_type *type, StableIValue ivalue,
                        AtenTensorHandle *tensors)
{
    int64_t numel = KEPT_ELEMENTS;
    AtenTensorHandle *at = &tensors[next(in) % TENSORS];
    if (type->kind != TNI_TYPE_TENSOR || aoti_torch_get_numel((void *)(uintptr_t)ivalue, &numel) ||
        numel >= KEPT_ELEMENTS)
        return;
    aoti_torch_delete_tensor_object(*at);
    FUZZ_EXPECT(aoti_torch_new_tensor_handle((void *)(uintptr_t)ivalue, at) == AOTI_TORCH_SUCCESS);
}

static void call_operator(tape *in, AtenTensorHandle *tensors)
{
    const tn_op *op = next(in) % 3 == 0 ? ops[nops - nown + next(in) % nown]
                                        : ops[(size_t)(next(in) * 256 + next(in)) % (nops - nown)];
    const tn_schema *schema = tn_op_schema(op);
    uint64_t version = next_version(in);
    bool is_generic = next(in) % 4 == 0;
    const tni_older_form *form =
        is_generic ? NULL : tni_older_form_of(atomic_load(&op->signature), version);
    const tn_schema *filled = form != NULL ? form->was : schema;
    size_t nivalues = filled->nargs > schema->nreturns ? filled->nargs : schema->nreturns;
    /* Its own block, so that the sanitizer sees a step behind it. */
    StableIValue *stack = malloc((nivalues + (nivalues == 0)) * sizeof *stack);
    FUZZ_EXPECT(stack != NULL);
    memset(stack, 0x5a, nivalues * sizeof *stack);
    for (size_t i = 0; i < filled->nargs; i++)
        stack[i] = make_ivalue(in, filled->args[i].type, tensors);
    bool is_unknown = next(in) % 64 == 63;
    const char *overload = is_unknown ? "nosuch" : schema->overload.data;
    the_tape = in;
    AOTITorchError status =
        is_generic ? aoti_torch_call_dispatcher(schema->name.data, overload, stack)
                   : torch_call_dispatcher(schema->name.data, overload, stack, version);
    if (status != AOTI_TORCH_SUCCESS) {
        FUZZ_EXPECT(torch_exception_get_what_without_backtrace()[0] != '\0');
        if (is_unknown)
            drop_all(filled->args, filled->nargs, stack);
    } else {
        FUZZ_EXPECT(!is_unknown);
        for (size_t i = 0; i < schema->nreturns; i++) {
            look_at_result(schema->returns[i].type, stack[i]);
            keep_result(in, schema->returns[i].type, stack[i], tensors);
        }
        drop_all(schema->returns, schema->nreturns, stack);
    }
    free(stack);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tape in = {data, size};
    AtenTensorHandle tensors[TENSORS];
    if (nops == 0)
        collect_operators();
    for (size_t i = 0; i < TENSORS; i++)
        tensors[i] = make_tensor(&in);
    for (int steps = 0; in.left > 0 && steps < 32; steps++)
        call_operator(&in, tensors);
    for (size_t i = 0; i < TENSORS; i++)
        FUZZ_EXPECT(aoti_torch_delete_tensor_object(tensors[i]) == AOTI_TORCH_SUCCESS);
    FUZZ_EXPECT(alive == 0);
    return 0;
}

/* Sequences of every length from one fixed sequence of numbers. */
size_t fuzz_seeds(const fuzz_seed **out)
{
    return fuzz_programs(7, 8, out);
}
