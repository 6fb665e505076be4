/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The second half of the extension of every_type.c: who owns what when an operator is called, and
 * what the registry answers. Each rule is a row of a table, an operator with the row's number runs
 * it and returns what was seen.
 */
#include <tenon/extension.h>

#define OP(name) TN_EXT_TEXT(EXT_NS) "::" name

/* ---- registering while the process runs ---- */

static AOTITorchError open_fragment(TorchLibraryHandle *library)
{
    *library = NULL;
    return aoti_torch_library_init_fragment(TN_EXT_TEXT(EXT_NS), __FILE__, __LINE__, library);
}

static AOTITorchError open_impl(const char *key, TorchLibraryHandle *library)
{
    *library = NULL;
    return aoti_torch_library_init_impl(TN_EXT_TEXT(EXT_NS), key, __FILE__, __LINE__, library);
}

static AOTITorchError open_namespace(const char *name, TorchLibraryHandle *library)
{
    *library = NULL;
    return aoti_torch_library_init_def(name, __FILE__, __LINE__, library);
}

static AOTITorchError implement(TorchLibraryHandle library, const char *name, tn_ext_kernel kernel)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    return torch_library_impl(library, name, kernel, TORCH_ABI_VERSION);
#else
    return aoti_torch_library_impl(library, name, kernel);
#endif
}

/* The int that the operator gives for 1; -1 if it fails. */
static int64_t ask(const char *op)
{
    StableIValue stack[1] = {tn_ret_int(1)};
    return tn_operator_call(op, "", stack) == AOTI_TORCH_SUCCESS ? tn_arg_int(stack[0]) : -1;
}

TN_KERNEL(ten, "i->i")
{
    returns[0] = tn_ret_int(10 * tn_arg_int(args[0]));
    return NULL;
}

TN_KERNEL(twenty, "i->i")
{
    returns[0] = tn_ret_int(20 * tn_arg_int(args[0]));
    return NULL;
}

/* An operator is there while its library is: none, 10, none. */
static void withdrawn(int64_t *seen)
{
    TorchLibraryHandle library;
    seen[0] = ask(OP("late"));
    open_fragment(&library);
    aoti_torch_library_def(library, "late(int i) -> int");
    implement(library, "late", ten);
    seen[1] = ask(OP("late"));
    aoti_torch_delete_library_object(library);
    seen[2] = ask(OP("late"));
}

/* A kernel before its schema, which is no failure: none, then 10. */
static void implemented_first(int64_t *seen)
{
    TorchLibraryHandle early;
    TorchLibraryHandle library;
    open_impl("CompositeExplicitAutograd", &early);
    seen[0] = implement(early, "early", ten);
    seen[1] = ask(OP("early"));
    open_fragment(&library);
    aoti_torch_library_def(library, "early(int i) -> int");
    seen[2] = ask(OP("early"));
    aoti_torch_delete_library_object(library);
    aoti_torch_delete_library_object(early);
}

/* Of two kernels for one key the newest answers, and the older one again when it is gone. */
static void newest(int64_t *seen)
{
    TorchLibraryHandle older;
    TorchLibraryHandle newer;
    open_fragment(&older);
    aoti_torch_library_def(older, "twice(int i) -> int");
    implement(older, "twice", ten);
    seen[0] = ask(OP("twice"));
    open_fragment(&newer);
    implement(newer, "twice", twenty);
    seen[1] = ask(OP("twice"));
    aoti_torch_delete_library_object(newer);
    seen[2] = ask(OP("twice"));
    aoti_torch_delete_library_object(older);
}

/* A schema is defined once, by whatever library: fails, fails, and the first one still answers. */
static void defined_twice(int64_t *seen)
{
    TorchLibraryHandle library;
    TorchLibraryHandle other;
    open_fragment(&library);
    aoti_torch_library_def(library, "once(int i) -> int");
    implement(library, "once", ten);
    seen[0] = aoti_torch_library_def(library, "once(int i) -> int");
    open_fragment(&other);
    seen[1] = aoti_torch_library_def(other, "once(int i) -> int");
    aoti_torch_delete_library_object(other);
    seen[2] = ask(OP("once"));
    aoti_torch_delete_library_object(library);
}

/* A namespace has one owner: this one's fails, another's second fails until the first has gone. */
static void one_owner(int64_t *seen)
{
    TorchLibraryHandle first;
    TorchLibraryHandle second;
    seen[0] = open_namespace(TN_EXT_TEXT(EXT_NS), &second);
    open_namespace(TN_EXT_TEXT(EXT_NS) "_other", &first);
    seen[1] = open_namespace(TN_EXT_TEXT(EXT_NS) "_other", &second);
    aoti_torch_delete_library_object(first);
    seen[2] = open_namespace(TN_EXT_TEXT(EXT_NS) "_other", &second);
    aoti_torch_delete_library_object(second);
}

/* Names that nobody may own, and keys that there are not. */
static void refused_names(int64_t *seen)
{
    TorchLibraryHandle library;
    seen[0] = open_namespace("aten", &library);
    seen[1] = open_impl("Cpu", &library);
    seen[2] = open_impl("CatchAll", &library);
}

/* Schemas that are none, or belong elsewhere. */
static void refused_schemas(int64_t *seen)
{
    TorchLibraryHandle library;
    open_fragment(&library);
    seen[0] = aoti_torch_library_def(library, "broken(int i) ->");
    seen[1] = aoti_torch_library_def(library, "elsewhere::op(int i) -> int");
    aoti_torch_delete_library_object(library);
    open_impl("CPU", &library);
    seen[2] = aoti_torch_library_def(library, "in_an_impl(int i) -> int");
    aoti_torch_delete_library_object(library);
}

/* Deleting nothing succeeds, with one exception. */
static void deleted_nothing(int64_t *seen)
{
    seen[0] = aoti_torch_delete_library_object(NULL) + aoti_torch_delete_tensor_object(NULL);
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    seen[1] = torch_delete_list(NULL) + torch_delete_string(NULL);
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    seen[2] = torch_delete_stable_ivalue(NULL) + torch_delete_generator(NULL);
#endif
}

/* An operator that nobody knows takes nothing; neither does an overload. */
static void unknown(int64_t *seen)
{
    StableIValue stack[1] = {tn_ret_int(1)};
    seen[0] = tn_operator_call(OP("nobody"), "", stack);
    seen[1] = tn_operator_call(OP("rule"), "default", stack);
    seen[2] = tn_arg_int(stack[0]);
}

static void (*const registry_rules[])(int64_t *seen) = {
    withdrawn,     implemented_first, newest,          defined_twice, one_owner,
    refused_names, refused_schemas,   deleted_nothing, unknown,
};

/* Runs a rule of the registry: what it saw. */
TN_KERNEL(rule, "i->iii")
{
    int64_t seen[3] = {0, 0, 0};
    int64_t which = tn_arg_int(args[0]);
    TN_REQUIRE(which >= 0 && which < (int64_t)(sizeof registry_rules / sizeof *registry_rules),
               "there is no rule %d", (int)which);
    registry_rules[which](seen);
    for (int i = 0; i < 3; i++)
        returns[i] = tn_ret_int(seen[i]);
    return NULL;
}

/* ---- who owns an argument ---- */

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0

static int freed;
static float data[4] = {1, 2, 3, 4};

static void count_freed(void *memory, void *context)
{
    freed += memory == data && context == &freed ? 1 : 100;
}

/* float32 [size], whose end is counted. */
static AOTITorchError counted(int64_t size, AtenTensorHandle *tensor)
{
    int64_t stride = 1;
    return torch_from_blob(data, 1, &size, &stride, 0, aoti_torch_dtype_float32(),
                           aoti_torch_device_type_cpu(), -1, tensor, aoti_torch_layout_strided(),
                           NULL, 0, count_freed, &freed);
}

/* Fails, when its result is there already. */
TN_KERNEL(late_failure, "T->T")
{
    TN_FORWARD(tn_new_tensor(tn_arg_tensor(args[0]), &returns[0]));
    return "too late";
}

/* Forgets its result. */
TN_KERNEL(forgetful, "T->T")
{
    (void)args;
    (void)returns;
    return NULL;
}

/* Each takes the handle in `stack[0]`, and leaves there what is to be dropped by `left`. */
static AOTITorchError passed(StableIValue *stack)
{
    return tn_operator_call(OP("copy_T"), "", stack);
}

static AOTITorchError passed_in_optional(StableIValue *stack)
{
    AOTITorchError status = tn_new_optional("T", stack[0], &stack[0]);
    return status != AOTI_TORCH_SUCCESS ? status : tn_operator_call(OP("copy_oT"), "", stack);
}

static AOTITorchError passed_in_list(StableIValue *stack)
{
    StableIValue list = 0;
    AOTITorchError status = tn_new_list(1, &list);
    if (status == AOTI_TORCH_SUCCESS)
        status = tn_push(list, "T", stack[0]);
    stack[0] = list;
    return status != AOTI_TORCH_SUCCESS ? status : tn_operator_call(OP("copy_LT"), "", stack);
}

static AOTITorchError refused_by_operator(StableIValue *stack)
{
    stack[1] = tn_ret_int(7);
    return tn_operator_call("aten::unsqueeze", "", stack);
}

static AOTITorchError refused_by_kernel(StableIValue *stack)
{
    return tn_operator_call(OP("late_failure"), "", stack);
}

static AOTITorchError forgotten_by_kernel(StableIValue *stack)
{
    return tn_operator_call(OP("forgetful"), "", stack);
}

static AOTITorchError not_known(StableIValue *stack)
{
    return tn_operator_call(OP("nobody"), "", stack);
}

/* What comes back is a handle of its own: the given one has been taken. */
static AOTITorchError in_place(StableIValue *stack)
{
    return tn_operator_call("aten::zero_", "", stack);
}

static AOTITorchError viewed(StableIValue *stack)
{
    AtenTensorHandle part = NULL;
    int64_t size = 1;
    int64_t stride = 1;
    AOTITorchError status =
        aoti_torch__reinterpret_tensor(tn_arg_tensor(stack[0]), 1, &size, &stride, 1, &part);
    tn_ext_drop("T", stack[0]);
    stack[0] = tn_ret_tensor(part);
    return status;
}

static AOTITorchError named_twice(StableIValue *stack)
{
    StableIValue second = 0;
    AOTITorchError status = tn_new_tensor(tn_arg_tensor(stack[0]), &second);
    tn_ext_drop("T", stack[0]);
    stack[0] = second;
    return status;
}

/* Deleting a list leaves its elements alone, and so does deleting an optional's ivalue. */
static AOTITorchError containers_deleted(StableIValue *stack)
{
    StableIValue list = 0;
    StableIValue *ivalue = NULL;
    AOTITorchError status = tn_new_list(0, &list);
    if (status == AOTI_TORCH_SUCCESS)
        status = torch_list_push_back((StableListHandle)(uintptr_t)list, stack[0]);
    torch_delete_list((StableListHandle)(uintptr_t)list);
    if (status == AOTI_TORCH_SUCCESS)
        status = tn_ext_optional_alloc(&ivalue);
    if (status == AOTI_TORCH_SUCCESS) {
        *ivalue = stack[0];
        tn_ext_optional_free(ivalue);
    }
    return status;
}

/* No tensor, so no end of one: the deleter is not called, and the memory stays the caller's. */
static AOTITorchError not_made(StableIValue *stack)
{
    AtenTensorHandle tensor = NULL;
    (void)stack;
    return counted(-1, &tensor);
}

static const struct owner_row {
    AOTITorchError (*run)(StableIValue *stack); /* the act */
    const char *left;                           /* code of what it leaves; "" for nothing */
} owner_rules[] = {
    {passed, "T"},
    {passed_in_optional, "?T"},
    {passed_in_list, "LT"},
    {refused_by_operator, ""},
    {refused_by_kernel, ""},
    {forgotten_by_kernel, ""},
    {not_known, "T"},
    {in_place, "T"},
    {viewed, "T"},
    {named_twice, "T"},
    {containers_deleted, "T"},
    {not_made, "T"},
};

/*
 * Makes a tensor of `size` elements, does what row `which` says, and drops what that leaves: the
 * row's status, and how often the tensor's memory was given back before and after the drop.
 */
TN_KERNEL(owner, "ii->iii")
{
    int64_t which = tn_arg_int(args[0]);
    TN_REQUIRE(which >= 0 && which < (int64_t)(sizeof owner_rules / sizeof *owner_rules),
               "there is no rule %d", (int)which);
    AtenTensorHandle tensor;
    TN_FORWARD(counted(tn_arg_int(args[1]), &tensor));
    StableIValue stack[2] = {tn_ret_tensor(tensor), 0};
    freed = 0;
    AOTITorchError status = owner_rules[which].run(stack);
    returns[0] = tn_ret_int(status);
    returns[1] = tn_ret_int(freed);
    if (owner_rules[which].left[0] != '\0')
        tn_ext_drop(owner_rules[which].left, stack[0]);
    returns[2] = tn_ret_int(freed);
    return NULL;
}

#endif

/* ---- ivalues as they are on the wire ---- */

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0

/* A str with a zero inside keeps its length and stays terminated. */
TN_KERNEL(zero_in_string, "->ii")
{
    size_t length = 0;
    StableIValue stack[1];
    (void)args;
    TN_FORWARD(tn_new_string("a\0b", 3, &stack[0]));
    TN_FORWARD(tn_operator_call(OP("copy_s"), "", stack));
    const char *bytes = tn_arg_string(stack[0], &length);
    returns[0] = tn_ret_int((int64_t)length);
    returns[1] = tn_ret_int(memcmp(bytes, "a\0b", 4) == 0);
    tn_ext_drop("s", stack[0]);
    return NULL;
}

/* A list answers out of its range with a failure and leaves the output alone. */
TN_KERNEL(list_range, "->iii")
{
    StableIValue list;
    StableIValue item = 5;
    (void)args;
    TN_FORWARD(tn_new_list(4, &list));
    StableListHandle handle = (StableListHandle)(uintptr_t)list;
    returns[0] = tn_ret_int(torch_list_get_item(handle, 0, &item));
    returns[1] = tn_ret_int(torch_list_set_item(handle, 0, item));
    returns[2] = tn_ret_int(tn_arg_int(item) + (int64_t)tn_arg_size(list));
    tn_ext_drop("Li", list);
    return NULL;
}

/* The device, unread: its ivalue goes on as it came. */
TN_KERNEL(forward, "D->D")
{
    StableIValue stack[1] = {args[0]};
    TN_FORWARD(tn_operator_call(OP("copy_D"), "", stack));
    returns[0] = stack[0];
    return NULL;
}

/* The device that a text names. */
TN_KERNEL(parse, "s->D")
{
    uint32_t type = 0;
    int32_t index = 0;
    TN_FORWARD(torch_parse_device_string(tn_arg_string(args[0], NULL), &type, &index));
    returns[0] = tn_ret_device((int32_t)type, index);
    return NULL;
}

/* Where the elements are, by every function that says so: the sum of a dense float32 tensor. */
TN_KERNEL(memory, "T->d")
{
    AtenTensorHandle x = tn_arg_tensor(args[0]);
    const void *to_read = NULL;
    void *to_write = NULL;
    void *either = NULL;
    int64_t *sizes = NULL;
    int64_t *strides = NULL;
    int64_t dim = 0;
    int64_t count = 1;
    double sum = 0;
    TN_FORWARD(torch_set_requires_grad(x, false));
    TN_FORWARD(torch_get_const_data_ptr(x, &to_read));
    TN_FORWARD(torch_get_mutable_data_ptr(x, &to_write));
    TN_FORWARD(aoti_torch_get_data_ptr(x, &either));
    TN_FORWARD(aoti_torch_get_sizes(x, &sizes));
    TN_FORWARD(aoti_torch_get_strides(x, &strides));
    TN_FORWARD(aoti_torch_get_dim(x, &dim));
    TN_REQUIRE(to_read == either && to_write == either, "two addresses");
    for (int64_t i = 0; i < dim; i++) {
        TN_REQUIRE(strides[i] >= 0, "a negative stride");
        count *= sizes[i];
    }
    for (int64_t i = 0; i < count; i++)
        sum += (double)((const float *)to_read)[i];
    returns[0] = tn_ret_double(sum);
    return NULL;
}

/* How many of a list are true. */
TN_KERNEL(count_true, "Lb->i")
{
    int64_t count = 0;
    for (size_t i = 0; i < tn_arg_size(args[0]); i++)
        count += tn_arg_bool(tn_arg_item(args[0], i));
    returns[0] = tn_ret_int(count);
    return NULL;
}

#    if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
/* Whether there is a generator, and it draws on the CPU. */
TN_KERNEL(draws_on_cpu, "?g->b")
{
    int32_t type = -1;
    int32_t index = 0;
    if (args[0] != 0)
        TN_FORWARD(torch_generator_get_device(tn_arg_generator(tn_arg_optional(args[0], 0)), &type,
                                              &index));
    returns[0] = tn_ret_bool(type == aoti_torch_device_type_cpu());
    return NULL;
}
#    endif

static void add_slice(int64_t begin, int64_t end, void *context)
{
    int64_t part = 0;
    for (int64_t i = begin; i < end; i++)
        part += i;
    __atomic_fetch_add((int64_t *)context, part, __ATOMIC_RELAXED);
}

/* The sum of 0 … n-1, in slices. */
TN_KERNEL(parallel, "iii->i")
{
    int64_t sum = 0;
    uint32_t threads = 0;
    uint32_t index = 1;
    TN_FORWARD(
        torch_parallel_for(0, tn_arg_int(args[0]), tn_arg_int(args[1]), add_slice, (void *)&sum));
    TN_FORWARD(torch_get_num_threads(&threads));
    TN_FORWARD(torch_get_thread_idx(&index));
    TN_REQUIRE(threads >= 1 && index == 0, "%u threads, number %u here", threads, index);
    returns[0] = tn_ret_int(sum);
    return NULL;
}
#endif

/* A bool is its low byte, for every reader. */
TN_KERNEL(bool_ivalues, "->bb")
{
    StableIValue stack[1] = {0x100};
    (void)args;
    TN_FORWARD(tn_operator_call(OP("copy_b"), "", stack));
    returns[0] = stack[0];
    stack[0] = 0x102;
    TN_FORWARD(tn_operator_call(OP("copy_b"), "", stack));
    returns[1] = stack[0];
    return NULL;
}

/* What aoti_torch_abi_version says, as major × 100 + minor. */
TN_KERNEL(release, "->i")
{
    uint64_t version = aoti_torch_abi_version();
    (void)args;
    returns[0] =
        tn_ret_int((int64_t)(version >> 56 & 0xff) * 100 + (int64_t)(version >> 48 & 0xff));
    return NULL;
}

/* ---- registration ---- */

TN_LIBRARY_FRAGMENT(EXT_NS, m)
{
    tn_def(m, "rule(int which) -> (int, int, int)");
    tn_def(m, "bool_ivalues() -> (bool, bool)");
    tn_def(m, "release() -> int");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    tn_def(m, "zero_in_string() -> (int, int)");
    tn_def(m, "list_range() -> (int, int, int)");
    tn_def(m, "forward(Device device) -> Device");
    tn_def(m, "parse(str text) -> Device");
    tn_def(m, "memory(Tensor x) -> float");
    tn_def(m, "count_true(bool[] list) -> int");
    tn_def(m, "parallel(int n, int grain, int bad=-1) -> int");
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
    tn_def(m, "owner(int which, int size=4) -> (int, int, int)");
    tn_def(m, "late_failure(Tensor x) -> Tensor");
    tn_def(m, "forgetful(Tensor x) -> Tensor");
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
    int32_t tag = torch_tag_pointwise();
    torch_library_def_with_tags(m, "tagged(int i) -> int", &tag, 1);
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    torch_library_set_python_module(m, "every_type_fakes", "tests");
    tn_def(m, "draws_on_cpu(Generator? generator) -> bool");
#endif
}

TN_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    tn_impl(m, "rule", rule);
    tn_impl(m, "bool_ivalues", bool_ivalues);
    tn_impl(m, "release", release);
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    tn_impl(m, "zero_in_string", zero_in_string);
    tn_impl(m, "list_range", list_range);
    tn_impl(m, "forward", forward);
    tn_impl(m, "parse", parse);
    tn_impl(m, "memory", memory);
    tn_impl(m, "count_true", count_true);
    tn_impl(m, "parallel", parallel);
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
    tn_impl(m, "owner", owner);
    tn_impl(m, "late_failure", late_failure);
    tn_impl(m, "forgetful", forgetful);
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
    tn_impl(m, "tagged", ten);
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    tn_impl(m, "draws_on_cpu", draws_on_cpu);
#endif
}
