/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * An extension in plain C whose operators are wrong, each in one way, and three that are right.
 * planted.tsv says what the checker must tell of each. Built for 2.13; runs in PyTorch and in
 * Tenon.
 */
#include <stdlib.h>
#include <string.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

static AtenTensorHandle handle(StableIValue ivalue)
{
    return (AtenTensorHandle)(uintptr_t)ivalue;
}

static StableIValue ivalue(const void *pointer)
{
    return (StableIValue)(uintptr_t)pointer;
}

static AtenTensorHandle clone(AtenTensorHandle tensor)
{
    AtenTensorHandle made = NULL;
    aoti_torch_clone(tensor, &made);
    return made;
}

static void delete (AtenTensorHandle tensor)
{
    aoti_torch_delete_tensor_object(tensor);
}

#define KERNEL(name) static void name(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
#define UNUSED       (void)stack, (void)num_args, (void)num_outputs

/* ---- right ---- */

KERNEL(good_clone)
{
    UNUSED;
    AtenTensorHandle self = handle(stack[0]);
    AtenTensorHandle result = clone(self);
    delete (self);
    stack[0] = ivalue(result);
}

KERNEL(good_identity)
{
    UNUSED; /* the argument is the kernel's, so it may be the result */
}

/* A string, a list with tensors and an optional, each taken apart and deleted. */
KERNEL(good_parts)
{
    UNUSED;
    StringHandle text = (StringHandle)(uintptr_t)stack[0];
    StableListHandle list = (StableListHandle)(uintptr_t)stack[1];
    StableIValue *optional = (StableIValue *)(uintptr_t)stack[2];
    size_t length = 0;
    size_t size = 0;
    torch_string_length(text, &length);
    torch_delete_string(text);
    torch_list_size(list, &size);
    for (size_t i = 0; i < size; i++) {
        StableIValue item = 0;
        torch_list_get_item(list, i, &item);
        delete (handle(item));
    }
    torch_delete_list(list);
    int64_t number = optional != NULL ? (int64_t)*optional : 0;
    if (optional != NULL)
        torch_delete_stable_ivalue(optional);
    stack[0] = (StableIValue)((int64_t)(length + size) + number);
}

/* Ivalues behind the results are the kernel's to write on, and so are copies of what was lent. */
KERNEL(good_scratch)
{
    UNUSED;
    int64_t *lent = NULL;
    int64_t sizes[] = {0, 0};
    aoti_torch_get_sizes(handle(stack[0]), &lent);
    memcpy(sizes, lent, sizeof sizes);
    sizes[0] = 99;
    delete (handle(stack[1]));
    stack[1] = ivalue(clone(handle(stack[0])));
    delete (handle(stack[1]));
}

/* The same handles in another order. */
KERNEL(good_swap)
{
    UNUSED;
    StableIValue first = stack[0];
    stack[0] = stack[1];
    stack[1] = first;
}

/* ---- value, borrow, borrow-from, new, steal, fill: one of each ---- */

KERNEL(bad_value)
{
    UNUSED;
    int64_t sizes[] = {1};
    AtenTensorHandle made = NULL;
    aoti_torch_empty_strided(1, sizes, sizes, 99, aoti_torch_device_type_cpu(), 0, &made);
}

KERNEL(bad_borrow)
{
    UNUSED;
    AtenTensorHandle made = clone(handle(stack[0]));
    int64_t numel = 0;
    delete (made);
    aoti_torch_get_numel(made, &numel);
}

/* A host gives the memory of the first handle to the second. */
KERNEL(use_old_handle)
{
    UNUSED;
    AtenTensorHandle made = clone(handle(stack[0]));
    int64_t numel = 0;
    delete (made);
    AtenTensorHandle other = clone(handle(stack[0]));
    aoti_torch_get_numel(made, &numel);
    delete (other);
}

KERNEL(bad_borrow_null)
{
    UNUSED;
    int64_t numel = 0;
    aoti_torch_get_numel(NULL, &numel);
}

KERNEL(bad_borrow_from)
{
    UNUSED;
    int64_t *sizes = NULL;
    int64_t numel = 0;
    AtenTensorHandle self = handle(stack[0]);
    aoti_torch_get_sizes(self, &sizes);
    int64_t size = sizes[0];
    sizes[0] = size + 1;
    aoti_torch_get_numel(self, &numel);
    sizes[0] = size;
}

KERNEL(write_lent_and_return)
{
    UNUSED;
    int64_t *sizes = NULL;
    aoti_torch_get_sizes(handle(stack[0]), &sizes);
    sizes[0] = 1;
}

KERNEL(write_lent_of_two)
{
    UNUSED;
    int64_t *sizes = NULL;
    int64_t *strides = NULL;
    AtenTensorHandle made = clone(handle(stack[0]));
    aoti_torch_get_sizes(made, &sizes);
    aoti_torch_get_strides(made, &strides);
    sizes[0] = 1;
    delete (made);
}

KERNEL(write_lent_and_call)
{
    UNUSED;
    int64_t *sizes = NULL;
    AtenTensorHandle made = clone(handle(stack[0]));
    StableIValue args[] = {ivalue(made)};
    aoti_torch_get_sizes(made, &sizes);
    sizes[0] = 1;
    torch_call_dispatcher("aten::zero_", "", args, TORCH_ABI_VERSION);
    delete (handle(args[0]));
}

KERNEL(bad_borrow_from_string)
{
    UNUSED;
    StringHandle text = (StringHandle)(uintptr_t)stack[0];
    const char *data = NULL;
    torch_string_c_str(text, &data);
    ((char *)(uintptr_t)data)[0] = '?';
    torch_delete_string(text);
    stack[0] = 0;
}

KERNEL(bad_new)
{
    UNUSED;
    (void)clone(handle(stack[0]));
}

KERNEL(bad_steal)
{
    UNUSED;
    AtenTensorHandle made = clone(handle(stack[0]));
    delete (made);
    delete (made);
}

KERNEL(bad_fill)
{
    UNUSED;
    aoti_torch_get_numel(handle(stack[0]), NULL);
}

/* ---- leaks ---- */

KERNEL(leak_argument)
{
    UNUSED;
    stack[0] = ivalue(clone(handle(stack[0])));
}

KERNEL(leak_list)
{
    UNUSED;
    StableListHandle list = NULL;
    torch_new_list_reserve_size(1, &list);
}

KERNEL(leak_string)
{
    UNUSED;
    StringHandle text = NULL;
    torch_new_string_handle("lost", 4, &text);
}

KERNEL(leak_ivalue)
{
    UNUSED;
    StableIValue *made = NULL;
    torch_new_stable_ivalue(&made);
}

KERNEL(leak_item)
{
    UNUSED;
    torch_delete_list((StableListHandle)(uintptr_t)stack[0]);
    stack[0] = 0;
}

/* ---- ended twice, or used after the end ---- */

KERNEL(delete_list_twice)
{
    UNUSED;
    StableListHandle list = NULL;
    torch_new_list_reserve_size(1, &list);
    torch_delete_list(list);
    torch_delete_list(list);
}

KERNEL(delete_library_twice)
{
    UNUSED;
    TorchLibraryHandle library = NULL;
    aoti_torch_library_init_fragment("planted_twice", __FILE__, __LINE__, &library);
    aoti_torch_delete_library_object(library);
    aoti_torch_delete_library_object(library);
}

KERNEL(use_after_call)
{
    UNUSED;
    AtenTensorHandle made = clone(handle(stack[0]));
    StableIValue args[] = {ivalue(made)};
    int64_t numel = 0;
    torch_call_dispatcher("aten::zero_", "", args, TORCH_ABI_VERSION);
    aoti_torch_get_numel(made, &numel);
    delete (handle(args[0]));
}

KERNEL(use_list_after_call)
{
    UNUSED;
    StableListHandle list = NULL;
    size_t size = 0;
    torch_new_list_reserve_size(2, &list);
    torch_list_push_back(list, 1);
    torch_list_push_back(list, 0);
    StableIValue args[] = {ivalue(clone(handle(stack[0]))), ivalue(list)};
    torch_call_dispatcher("aten::permute", "", args, TORCH_ABI_VERSION);
    torch_list_size(list, &size);
    delete (handle(args[0]));
}

KERNEL(use_item_after_call)
{
    UNUSED;
    StableListHandle list = NULL;
    int64_t numel = 0;
    AtenTensorHandle made = clone(handle(stack[0]));
    torch_new_list_reserve_size(1, &list);
    torch_list_push_back(list, ivalue(made));
    StableIValue args[] = {ivalue(list), 0};
    torch_call_dispatcher("aten::cat", "", args, TORCH_ABI_VERSION);
    aoti_torch_get_numel(made, &numel);
    delete (handle(args[0]));
}

KERNEL(delete_optional_after_call)
{
    UNUSED;
    StableIValue *optional = NULL;
    torch_new_stable_ivalue(&optional);
    *optional = 1;
    StableIValue args[] = {ivalue(clone(handle(stack[0]))), ivalue(optional)};
    torch_call_dispatcher("aten::clone", "", args, TORCH_ABI_VERSION);
    torch_delete_stable_ivalue(optional);
    delete (handle(args[0]));
}

KERNEL(delete_after_call)
{
    UNUSED;
    AtenTensorHandle made = clone(handle(stack[0]));
    StableIValue args[] = {ivalue(made)};
    torch_call_dispatcher("aten::zero_", "", args, TORCH_ABI_VERSION);
    delete (made);
    delete (handle(args[0]));
}

/* ---- allocators ---- */

KERNEL(free_optional)
{
    UNUSED;
    StableIValue *optional = (StableIValue *)(uintptr_t)stack[0];
    stack[0] = optional != NULL ? *optional : 0;
    free(optional);
}

KERNEL(free_made)
{
    UNUSED;
    StableIValue *made = NULL;
    torch_new_stable_ivalue(&made);
    free(made);
}

/* Its own memory for what a function of the ABI deletes, in a call, as a result, as an argument. */
static StableIValue *own_optional(void)
{
    StableIValue *made = malloc(sizeof *made);
    if (made != NULL)
        *made = 0;
    return made;
}

KERNEL(delete_own)
{
    UNUSED;
    torch_delete_stable_ivalue(own_optional());
}

KERNEL(return_own)
{
    UNUSED;
    stack[0] = ivalue(own_optional());
}

KERNEL(pass_own)
{
    UNUSED;
    StableIValue args[] = {ivalue(clone(handle(stack[0]))), ivalue(own_optional())};
    torch_call_dispatcher("aten::clone", "", args, TORCH_ABI_VERSION);
    delete (handle(args[0]));
}

/* ---- results ---- */

KERNEL(too_many)
{
    UNUSED;
    stack[1] = 7;
}

KERNEL(too_few)
{
    UNUSED;
    stack[0] = 7;
}

/* The argument's ivalue is not written, and the argument is gone, or not. */
KERNEL(left_out)
{
    UNUSED;
    delete (handle(stack[0]));
}

KERNEL(left_as_it_is)
{
    UNUSED;
}

KERNEL(too_many_handles)
{
    UNUSED;
    delete (handle(stack[1]));
    stack[1] = ivalue(clone(handle(stack[0])));
}

KERNEL(result_twice)
{
    UNUSED;
    stack[1] = stack[0];
}

KERNEL(number_for_result)
{
    UNUSED;
    const double number = 2.5;
    delete (handle(stack[0]));
    memcpy(stack, &number, sizeof number);
}

KERNEL(data_for_result)
{
    UNUSED;
    static int64_t data[4];
    delete (handle(stack[0]));
    stack[0] = ivalue(data);
}

KERNEL(tensor_for_number)
{
    UNUSED;
    delete (handle(stack[0]));
    stack[0] = stack[1];
}

KERNEL(string_for_tensor)
{
    UNUSED;
    StringHandle text = NULL;
    delete (handle(stack[0]));
    torch_new_string_handle("no tensor", 9, &text);
    stack[0] = ivalue(text);
}

KERNEL(write_argument)
{
    UNUSED;
    aoti_torch_zero_(handle(stack[0]));
}

static void write_one(AtenTensorHandle tensor)
{
    void *data = NULL;
    aoti_torch_get_data_ptr(tensor, &data);
    *(float *)data = 9;
}

KERNEL(write_optional)
{
    UNUSED;
    StableIValue *optional = (StableIValue *)(uintptr_t)stack[0];
    write_one(handle(*optional));
    delete (handle(*optional));
    torch_delete_stable_ivalue(optional);
    stack[0] = 0;
}

KERNEL(write_item)
{
    UNUSED;
    StableListHandle list = (StableListHandle)(uintptr_t)stack[0];
    StableIValue item = 0;
    torch_list_get_item(list, 1, &item);
    write_one(handle(item));
}

/* Two kernels with the same fault, called from one place each. */
KERNEL(write_in_two)
{
    UNUSED;
    StableIValue one[] = {ivalue(clone(handle(stack[0])))};
    StableIValue two[] = {ivalue(clone(handle(stack[0])))};
    torch_call_dispatcher("planted::write_argument", "", one, TORCH_ABI_VERSION);
    torch_call_dispatcher("planted::write_argument_too", "", two, TORCH_ABI_VERSION);
    delete (handle(one[0]));
    delete (handle(two[0]));
}

/* ---- calls of operators ---- */

KERNEL(number_for_tensor)
{
    UNUSED;
    StableIValue args[] = {5};
    torch_call_dispatcher("aten::zero_", "", args, TORCH_ABI_VERSION);
}

KERNEL(double_for_tensor)
{
    UNUSED;
    const double number = 1.5;
    StableIValue args[1];
    memcpy(args, &number, sizeof number);
    torch_call_dispatcher("aten::zero_", "", args, TORCH_ABI_VERSION);
}

KERNEL(nothing_for_list)
{
    UNUSED;
    StableIValue args[] = {ivalue(clone(handle(stack[0]))), 0x123456789000};
    torch_call_dispatcher("aten::permute", "", args, TORCH_ABI_VERSION);
}

KERNEL(data_for_list)
{
    UNUSED;
    static int64_t data[4];
    StableIValue args[] = {ivalue(clone(handle(stack[0]))), ivalue(data)};
    torch_call_dispatcher("aten::permute", "", args, TORCH_ABI_VERSION);
}

KERNEL(tensor_for_int)
{
    UNUSED;
    StableIValue args[] = {ivalue(clone(handle(stack[0]))), ivalue(clone(handle(stack[0]))), 1};
    torch_call_dispatcher("aten::transpose", "int", args, TORCH_ABI_VERSION);
}

KERNEL(argument_twice)
{
    UNUSED;
    AtenTensorHandle made = clone(handle(stack[0]));
    StableIValue args[] = {ivalue(made), ivalue(made)};
    torch_call_dispatcher("aten::matmul", "", args, TORCH_ABI_VERSION);
}

KERNEL(data_for_handle)
{
    UNUSED;
    static int64_t data[4];
    int64_t numel = 0;
    aoti_torch_get_numel((AtenTensorHandle)(void *)data, &numel);
}

KERNEL(list_for_tensor)
{
    UNUSED;
    StableListHandle list = NULL;
    torch_new_list_reserve_size(1, &list);
    StableIValue args[] = {ivalue(list)};
    torch_call_dispatcher("aten::zero_", "", args, TORCH_ABI_VERSION);
    torch_delete_list(list);
}

KERNEL(code_for_format)
{
    UNUSED;
    AtenTensorHandle made = clone(handle(stack[0]));
    StableIValue args[] = {ivalue(made), 77};
    torch_call_dispatcher("aten::contiguous", "", args, TORCH_ABI_VERSION);
    delete (made);
}

KERNEL(wrong_kind)
{
    UNUSED;
    StableListHandle list = NULL;
    int64_t numel = 0;
    torch_new_list_reserve_size(1, &list);
    aoti_torch_get_numel((AtenTensorHandle)(void *)list, &numel);
    torch_delete_list(list);
}

/* ---- registration ---- */

static const struct {
    const char *schema;
    const char *name;
    void (*kernel)(StableIValue *, uint64_t, uint64_t);
} operators[] = {
#define SAME(name)                                                                                 \
    {                                                                                              \
#        name "(Tensor x) -> Tensor", #        name, name                                          \
    }
    SAME(good_clone),
    SAME(good_identity),
    {"good_parts(str text, Tensor[] list, int? number) -> int", "good_parts", good_parts},
    {"good_scratch(Tensor x, Tensor y) -> Tensor", "good_scratch", good_scratch},
    {"good_swap(Tensor x, Tensor y) -> (Tensor, Tensor)", "good_swap", good_swap},
    SAME(write_lent_and_return),
    SAME(write_lent_of_two),
    SAME(write_lent_and_call),
    SAME(delete_own),
    {"return_own(int x) -> int?", "return_own", return_own},
    SAME(pass_own),
    {"left_out(Tensor x) -> int", "left_out", left_out},
    {"left_as_it_is(Tensor x) -> float", "left_as_it_is", left_as_it_is},
    {"too_many_handles(Tensor x, Tensor y) -> Tensor", "too_many_handles", too_many_handles},
    {"result_twice(Tensor x) -> (Tensor, Tensor)", "result_twice", result_twice},
    SAME(number_for_result),
    SAME(data_for_result),
    {"tensor_for_number(Tensor x, Tensor y) -> int", "tensor_for_number", tensor_for_number},
    {"write_optional(Tensor? x) -> int", "write_optional", write_optional},
    {"write_item(Tensor[] x) -> Tensor[]", "write_item", write_item},
    {"write_argument_too(Tensor x) -> Tensor", "write_argument_too", write_argument},
    SAME(write_in_two),
    SAME(double_for_tensor),
    SAME(nothing_for_list),
    SAME(data_for_list),
    SAME(tensor_for_int),
    SAME(argument_twice),
    SAME(data_for_handle),
    SAME(bad_value),
    SAME(bad_borrow),
    SAME(use_old_handle),
    SAME(bad_borrow_null),
    SAME(bad_borrow_from),
    {"bad_borrow_from_string(str text) -> int", "bad_borrow_from_string", bad_borrow_from_string},
    SAME(bad_new),
    SAME(bad_steal),
    SAME(bad_fill),
    SAME(leak_argument),
    SAME(leak_list),
    SAME(leak_string),
    SAME(leak_ivalue),
    {"leak_item(Tensor[] list) -> int", "leak_item", leak_item},
    SAME(delete_list_twice),
    SAME(delete_library_twice),
    SAME(use_after_call),
    SAME(delete_after_call),
    SAME(use_list_after_call),
    SAME(use_item_after_call),
    SAME(delete_optional_after_call),
    {"free_optional(int? number) -> int", "free_optional", free_optional},
    SAME(free_made),
    SAME(too_many),
    {"too_few(int x) -> (int, int)", "too_few", too_few},
    SAME(string_for_tensor),
    SAME(write_argument),
    SAME(number_for_tensor),
    SAME(list_for_tensor),
    SAME(code_for_format),
    SAME(wrong_kind),
};

static TorchLibraryHandle library;
static TorchLibraryHandle kernels;

__attribute__((constructor)) static void register_all(void)
{
    aoti_torch_library_init_def("planted", __FILE__, __LINE__, &library);
    aoti_torch_library_init_impl("planted", "CompositeExplicitAutograd", __FILE__, __LINE__,
                                 &kernels);
    for (size_t i = 0; i < sizeof operators / sizeof operators[0]; i++) {
        aoti_torch_library_def(library, operators[i].schema);
        torch_library_impl(kernels, operators[i].name, operators[i].kernel, TORCH_ABI_VERSION);
    }
}
