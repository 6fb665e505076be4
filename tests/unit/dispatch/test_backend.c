/* SPDX-License-Identifier: BSD-3-Clause */
/* Devices that a backend brings: memory, factories, and what stands before their kernels. */
#include "fake_device.h"
#include "fake_fallback.h"

#include <stddef.h>

#define USE_CUDA
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

#define DEVICE(index) tn_value_device(fake_on(index))

/* ---- memory ---- */

static void memory_is_the_backends_and_goes_back_to_it(void **state)
{
    (void)state;
    fake_forget();
    tn_tensor *second = fake_tensor(1);
    tn_tensor *current = fake_tensor(-1);
    assert_int_equal(second->device.index, 1);
    assert_int_equal(current->device.index, 0);
    assert_true(fake.given[0] == 1 && fake.given[1] == 1 && fake.live == 2);
    assert_true((char *)second->data >= fake.outside);
    tn_tensor_release(second);
    tn_tensor_release(current);
    assert_int_equal(fake.live, 0);
    assert_string_equal(fake.log, "");
}

static void a_tensor_without_elements_asks_for_none(void **state)
{
    tn_tensor *empty;
    (void)state;
    fake_forget();
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, SIZES(0), NULL, fake_on(1), &empty), TN_OK);
    assert_true(fake.live == 0 && empty->data == NULL);
    const int64_t size = 3;
    assert_int_equal(tni_tensor_resize(empty, 1, &size), TN_OK);
    assert_true(fake.given[1] == 1 && empty->data != NULL);
    const int64_t more = 300;
    assert_int_equal(tni_tensor_resize(empty, 1, &more), TN_ERR_NOT_IMPLEMENTED);
    assert_int_equal(empty->numel, 3);
    tn_tensor_release(empty);
}

static void a_failing_backend_is_the_calls_failure(void **state)
{
    tn_tensor *made = NULL;
    (void)state;
    fake.fails = 1;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, SIZES(2), NULL, fake_on(0), &made),
                     TN_ERR_MEMORY);
    assert_string_equal(tn_last_error(), "the fake device 0 is full");
    assert_null(made);
}

static void only_devices_with_a_key_take_one_backend(void **state)
{
    tn_backend backend = {sizeof backend, fake_allocate, fake_release, fake_get,
                          fake_set,       &fake,         NULL};
    tn_tensor *made;
    (void)state;
    assert_int_equal(tn_backend_register(TN_DEVICE_PRIVATEUSE1, &backend), TN_ERR_RUNTIME);
    assert_int_equal(tn_backend_register(TN_DEVICE_CPU, &backend), TN_ERR_VALUE);
    assert_int_equal(tn_backend_register(TN_DEVICE_META, &backend), TN_ERR_VALUE);
    assert_int_equal(tn_backend_register(TN_DEVICE_MKLDNN, &backend), TN_ERR_VALUE);
    assert_int_equal(tn_backend_register((tn_device_type)99, &backend), TN_ERR_VALUE);
    assert_int_equal(tn_backend_register(TN_DEVICE_XPU, NULL), TN_ERR_VALUE);
    backend.set_device = NULL;
    assert_int_equal(tn_backend_register(TN_DEVICE_XPU, &backend), TN_ERR_VALUE);
    backend.set_device = fake_set;
    tn_backend_streams streams = {sizeof streams, fake_get_stream, fake_set_stream, NULL};
    backend.streams = &streams;
    assert_int_equal(tn_backend_register(TN_DEVICE_XPU, &backend), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "native_handle"));
    backend.size = 8;
    assert_int_equal(tn_backend_register(TN_DEVICE_XPU, &backend), TN_ERR_VALUE);
    assert_int_equal(
        tn_tensor_empty(TN_DTYPE_F32, SIZES(2), NULL, (tn_device){TN_DEVICE_XPU, 0}, &made),
        TN_ERR_NOT_IMPLEMENTED);
}

/* ---- factories ---- */

/* BackendSelect reads the device; the guard makes it current; the kernel's -1 is that device. */
static void a_factory_goes_to_the_device_it_is_asked_for(void **state)
{
    (void)state;
    fake_forget();
    tn_tensor *made =
        call("aten::empty.memory_format", ARGS(INTS(2, 3), NONE, NONE, DEVICE(1), NONE, NONE));
    assert_true(made->device.type == TN_DEVICE_PRIVATEUSE1 && made->device.index == 1);
    assert_string_equal(fake.log, "1 0 ");
    assert_int_equal(fake.current, 0);
    tn_tensor_release(made);
    made = call("aten::empty.memory_format", ARGS(INTS(2), NONE, NONE, DEVICE(-1), NONE, NONE));
    assert_int_equal(made->device.index, 0);
    assert_string_equal(fake.log, "1 0 ");
    tn_tensor_release(made);
}

/* Composites of empty and fill_, whose kernels are the backend's; copy_ has none, and says so. */
static void composites_fill_and_copy_through_the_backend(void **state)
{
    (void)state;
    fake_forget();
    tn_tensor *made = call("aten::ones", ARGS(INTS(2), NONE, NONE, DEVICE(1), NONE));
    assert_int_equal(made->device.index, 1);
    assert_true(((float *)fake_bytes(made))[1] == 1);
    call_fails("aten::copy_", ARGS(T(made), T(made)),
               "there is no kernel to copy from privateuseone to privateuseone");
    tn_tensor_release(made);
}

/* ---- the guard ---- */

static void the_first_tensors_device_is_current_in_a_kernel(void **state)
{
    (void)state;
    fake_forget();
    fake_kernel("mm", fake_where_am_i);
    for (int index = 0; index < 2; index++) {
        tn_tensor *self = fake_tensor(index);
        tn_tensor *result = call("aten::mm", ARGS(T(self), T(self)));
        assert_int_equal(result->device.index, index);
        assert_true(*(float *)fake_bytes(result) == (float)index);
        assert_string_equal(fake.log, index == 0 ? "" : "1 0 ");
        tn_tensor_release(result);
        tn_tensor_release(self);
    }
}

static void the_device_before_is_current_again_after_a_failure(void **state)
{
    (void)state;
    fake_forget();
    fake_kernel("bmm", fake_failure);
    tn_tensor *self = fake_tensor(1);
    call_fails("aten::bmm", ARGS(T(self), T(self)), "the fake kernel fails on device 1");
    assert_string_equal(fake.log, "1 0 ");
    tn_tensor_release(self);
}

/* as_strided has `device_guard: False`. */
static void without_device_guard_the_current_device_is_left_alone(void **state)
{
    (void)state;
    fake_forget();
    fake_kernel("as_strided", fake_where_am_i);
    tn_tensor *self = fake_tensor(1);
    tn_tensor *result = call("aten::as_strided", ARGS(T(self), INTS(1), INTS(1)));
    assert_string_equal(fake.log, "");
    assert_true(*(float *)fake_bytes(result) == 0);
    tn_tensor_release(result);
    tn_tensor_release(self);
}

/* Its kernels know what they need; PyTorch's generator does not see them either. */
static void an_operator_of_a_library_has_no_guard_and_no_check(void **state)
{
    tn_library *library;
    (void)state;
    fake_forget();
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "own", NULL, "f.c", 1, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "f(Tensor a, Tensor b) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "f", "PrivateUse1", NULL, fake_where_am_i, NULL),
                     TN_OK);
    tn_tensor *first = fake_tensor(1);
    tn_tensor *second = fake_tensor(0);
    tn_tensor_release(call("own::f", ARGS(T(first), T(second))));
    assert_string_equal(fake.log, "");
    tn_tensor_release(first);
    tn_tensor_release(second);
    tn_library_free(library);
}

/* ---- the check ---- */

static void tensors_on_two_devices_are_refused_by_name(void **state)
{
    (void)state;
    fake_forget();
    fake_kernel("mm", fake_where_am_i);
    fake_kernel("cat", fake_where_am_i);
    fake_kernel("index.Tensor", fake_where_am_i);
    tn_tensor *first = fake_tensor(0);
    tn_tensor *second = fake_tensor(1);
    tn_tensor *cpu = count_up(TN_DTYPE_F32, SIZES(2, 2));
    call_fails("aten::mm", ARGS(T(first), T(second)),
               "aten::mm: Expected all tensors to be on the same device, but found at least two "
               "devices, privateuseone:0 and privateuseone:1! (when checking argument 'mat2')");
    call_fails("aten::mm", ARGS(T(cpu), T(second)), "cpu and privateuseone:1! (when checking");
    tn_value list[] = {T(first), T(cpu)};
    call_fails("aten::cat", ARGS(tn_value_list(list, 2)), "(when checking argument 'tensors')");
    assert_string_equal(fake.log, "");
    tn_tensor_release(first);
    tn_tensor_release(second);
    tn_tensor_release(cpu);
}

/* A result of tensors of which one has no data has none; what has data is not written by such a
 * call. */
static void expect_meta(const char *name, const tn_value *args, size_t count)
{
    tn_tensor *found = call(name, args, count);
    assert_int_equal(tn_tensor_device(found).type, TN_DEVICE_META);
    tn_tensor_release(found);
}

/* Operators of every kind: their own checks, an iterator's, none; reading and writing. */
static void tensors_with_data_do_not_go_with_others_without(void **state)
{
    static const char *const names[] = {"aten::_euclidean_dist", "aten::mm",
                                        "aten::add.Tensor",      "aten::maximum",
                                        "aten::logical_and_",    "aten::dot.out"};
    (void)state;
    tn_tensor *there;
    tn_device meta = {TN_DEVICE_META, -1};
    tn_tensor *cpu = count_up(TN_DTYPE_F32, SIZES(2, 2));
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, SIZES(2, 2), NULL, meta, &there), TN_OK);
    for (size_t i = 0; i < TN_LEN(names); i++) {
        bool has_out = strstr(names[i], "out") != NULL;
        tn_value args[] = {T(cpu), has_out ? T(cpu) : T(there), T(there)};
        tn_value turned[] = {T(there), T(cpu), T(there)};
        bool has_alpha = strcmp(names[i], "aten::add.Tensor") == 0;
        args[2] = turned[2] = has_alpha ? tn_value_int(1) : args[2];
        size_t count = has_out || has_alpha ? 3 : 2;
        call_fails(names[i], args, count, "same device");
        call_fails(names[i], turned, count, "same device");
    }
    call_fails("aten::mm.out", ARGS(T(there), T(there), T(cpu)), "(when checking argument 'out')");
    call_fails("aten::abs.out", ARGS(T(cpu), T(there)), "same device");
    call_fails("aten::copy_", ARGS(T(cpu), T(there), tn_value_bool(false)), "same device");
    tn_value list[] = {T(there), T(cpu)};
    call_fails("aten::cat", ARGS(tn_value_list(list, 2)), "same device");
    tn_tensor_release(there);
    tn_tensor_release(cpu);
}

static void numbers_and_indices_with_data_go_with_tensors_without(void **state)
{
    (void)state;
    tn_tensor *there;
    tn_device meta = {TN_DEVICE_META, -1};
    tn_tensor *number = count_up(TN_DTYPE_F32, 0, NULL);
    tn_tensor *places = count_up(TN_DTYPE_I64, SIZES(2));
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, SIZES(2, 2), NULL, meta, &there), TN_OK);
    expect_meta("aten::mul.Tensor", ARGS(T(there), T(number)));
    expect_meta("aten::mul.Tensor", ARGS(T(number), T(there)));
    tn_value list[] = {T(places)};
    expect_meta("aten::index.Tensor", ARGS(T(there), tn_value_list(list, 1)));
    call_fails("aten::abs.out", ARGS(T(number), T(there)), "same device");
    call_fails("aten::abs.out", ARGS(T(there), T(number)), "same device");
    tn_tensor_release(there);
    tn_tensor_release(places);
    tn_tensor_release(number);
}

/* mul.Tensor has `device_check: NoCheck`: its iterator takes numbers from the CPU. */
static void without_device_check_the_kernel_gets_them(void **state)
{
    (void)state;
    fake_forget();
    fake_kernel("mul.Tensor", fake_where_am_i);
    tn_tensor *first = fake_tensor(1);
    tn_tensor *cpu = count_up(TN_DTYPE_F32, SIZES(2, 2));
    tn_tensor *result = call("aten::mul.Tensor", ARGS(T(first), T(cpu)));
    assert_true(*(float *)fake_bytes(result) == 1);
    assert_string_equal(fake.log, "1 0 ");
    tn_tensor_release(result);
    tn_tensor_release(first);
    tn_tensor_release(cpu);
}

/* ---- forms made of out= ---- */

/* add.out of float32 tensors of one shape and of numbers: self + alpha * other. */
static tn_status fake_add_out(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tn_tensor *self = tni_boxed_tensor(args[0]);
    const tn_tensor *other = tni_boxed_tensor(args[1]);
    tn_tensor *out = tni_boxed_tensor(args[3]);
    const float *a = fake_bytes(self);
    /* the test's number on the CPU is 0 */
    const float zero = 0;
    const float *b = other->device.type == TN_DEVICE_CPU ? &zero : fake_bytes(other);
    float *to = fake_bytes(out);
    (void)call;
    for (int64_t i = 0; i < out->numel; i++)
        to[i] = a[i] + b[other->numel == 1 ? 0 : i];
    return tn_boxed_from_tensor_take(tn_tensor_retain(out), outs);
}

/* max.dim_max: whatever the input, the values are 5 and the indices 1. */
static tn_status fake_max_out(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *values = tni_boxed_tensor(args[3]);
    tn_tensor *indices = tni_boxed_tensor(args[4]);
    (void)call;
    for (int64_t i = 0; i < values->numel; i++) {
        ((float *)fake_bytes(values))[i] = 5;
        ((int64_t *)fake_bytes(indices))[i] = 1;
    }
    TN_TRY(tn_boxed_from_tensor_take(tn_tensor_retain(values), &outs[0]));
    return tn_boxed_from_tensor_take(tn_tensor_retain(indices), &outs[1]);
}

static tn_tensor *fake_ones(int index)
{
    tn_tensor *made = fake_tensor(index);
    tn_tensor_release(call("aten::fill_.Scalar", ARGS(T(made), I(1))));
    return made;
}

static void a_functional_operator_is_made_of_its_out_kernel(void **state)
{
    (void)state;
    fake_kernel("add.out", fake_add_out);
    tn_tensor *self = fake_ones(1);
    tn_tensor *number = count_up(TN_DTYPE_F64, SCALAR);
    fake_forget();
    tn_tensor *result = call("aten::add.Tensor", ARGS(T(self), T(self)));
    assert_int_equal(result->device.index, 1);
    assert_int_equal(result->dtype, TN_DTYPE_F32);
    assert_shape(result, SIZES(2, 2));
    assert_true(((float *)fake_bytes(result))[3] == 2);
    /* Twice the guard: of the factory that makes the result, and of add.out. */
    assert_string_equal(fake.log, "1 0 1 0 ");
    tn_tensor_release(result);
    result = call("aten::add.Tensor", ARGS(T(self), T(number)));
    assert_int_equal(result->dtype, TN_DTYPE_F32); /* a tensor without dimensions does not widen */
    assert_int_equal(result->device.index, 1);
    assert_true(((float *)fake_bytes(result))[0] == 1);
    tn_tensor_release(result);
    tn_tensor_release(number);
    tn_tensor_release(self);
}

static void an_in_place_operator_is_made_of_its_out_kernel(void **state)
{
    (void)state;
    fake_kernel("add.out", fake_add_out);
    tn_tensor *self = fake_ones(1);
    tn_tensor *wide;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, SIZES(3, 2, 2), NULL, fake_on(1), &wide), TN_OK);
    fake_forget();
    tn_tensor *result = call("aten::add_.Tensor", ARGS(T(self), T(self)));
    assert_ptr_equal(result, self);
    assert_true(((float *)fake_bytes(self))[0] == 2);
    assert_string_equal(fake.log, "1 0 ");
    call_fails("aten::add_.Tensor", ARGS(T(self), T(wide)),
               "output with shape [2, 2] doesn't match the broadcast shape [3, 2, 2]");
    tn_tensor_release(result);
    tn_tensor_release(wide);
    tn_tensor_release(self);
}

static void several_results_are_made_as_well(void **state)
{
    tn_value outs[2] = {{TN_KIND_NONE, {0}}};
    (void)state;
    fake_kernel("max.dim_max", fake_max_out);
    tn_tensor *self = fake_ones(0);
    call_all("aten::max.dim", ARGS(T(self), I(1), B(true)), outs, 2);
    assert_shape(outs[0].as.tensor, SIZES(2, 1));
    assert_int_equal(outs[1].as.tensor->dtype, TN_DTYPE_I64);
    assert_true(*(float *)fake_bytes(outs[0].as.tensor) == 5);
    assert_true(*(int64_t *)fake_bytes(outs[1].as.tensor) == 1);
    tn_value_release(&outs[0]);
    tn_value_release(&outs[1]);
    tn_tensor_release(self);
}

static void without_the_out_kernel_that_one_is_missed(void **state)
{
    (void)state;
    tn_tensor *self = fake_tensor(0);
    call_fails("aten::atan2", ARGS(T(self), T(self)),
               "Could not run 'aten::atan2.out' with arguments from the 'PrivateUse1' backend");
    tn_tensor_release(self);
}

/* As PyTorch's table of add.Tensor has it: not for XLA and Lazy, nor for sparse tensors. */
static void they_stand_where_the_alias_reaches(void **state)
{
    static const char *const keys[][2] = {
        {"CPU", "kernel"},
        {"Meta", "kernel"},
        {"Undefined", "default backend kernel"},
        {"CUDA", "default backend kernel"},
        {"SparseCsrCPU", "default backend kernel"},
        {"XLA", "missing"},
        {"Lazy", "missing"},
        {"SparseCPU", "missing"},
        {"AutogradCPU", "autograd kernel"},
    };
    const tn_op *op;
    (void)state;
    assert_int_equal(tn_op_find("aten::atan2", &op), TN_OK);
    for (size_t i = 0; i < TN_LEN(keys); i++) {
        tni_key key;
        assert_int_equal(tni_key_parse(keys[i][0], &key), TN_OK);
        tni_registry_lock();
        const char *rule = tni_resolve_key(op, key).rule;
        tni_registry_unlock();
        if (strcmp(rule, keys[i][1]) != 0)
            fail_msg("%s: %s, want %s", keys[i][0], rule, keys[i][1]);
    }
}

static void a_made_form_survives_every_failing_allocation(void **state)
{
    tn_status status = TN_ERR_MEMORY;
    const tn_op *op;
    (void)state;
    fake_kernel("add.out", fake_add_out);
    assert_int_equal(tn_op_find("aten::add.Tensor", &op), TN_OK);
    tn_tensor *self = fake_ones(1);
    for (uint64_t nth = 1; status != TN_OK; nth++) {
        tn_value out = tn_value_none();
        assert_true(nth < 200);
        tni_fault_arm(nth);
        status = tn_op_call(op, ARGS(T(self), T(self)), &out, 1);
        tni_fault_arm(0);
        assert_true(status == TN_OK || out.kind == TN_KIND_NONE);
        tn_value_release(&out);
    }
    tn_tensor_release(self);
}

/* ---- PyTorch's guards ---- */

static void the_abis_guard_is_the_backends(void **state)
{
    DeviceGuardHandle guard;
    int32_t index = -1;
    (void)state;
    fake_forget();
    assert_int_equal(aoti_torch_create_device_guard(1, &guard), AOTI_TORCH_SUCCESS);
    assert_int_equal(aoti_torch_get_current_device_index(&index), AOTI_TORCH_SUCCESS);
    assert_int_equal(index, 1);
    assert_int_equal(aoti_torch_device_guard_set_index(guard, 0), AOTI_TORCH_SUCCESS);
    assert_int_equal(aoti_torch_device_guard_set_index(guard, 7), AOTI_TORCH_FAILURE);
    assert_int_equal(aoti_torch_device_guard_set_index(guard, 1), AOTI_TORCH_SUCCESS);
    assert_int_equal(aoti_torch_delete_device_guard(guard), AOTI_TORCH_SUCCESS);
    assert_string_equal(fake.log, "1 0 1 0 ");
    guard = NULL;
    assert_int_equal(aoti_torch_create_device_guard(2, &guard), AOTI_TORCH_FAILURE);
    assert_null(guard);
    assert_int_equal(aoti_torch_delete_device_guard(NULL), AOTI_TORCH_SUCCESS);
    assert_int_equal(fake.current, 0);
}

/* ---- streams ---- */

static void the_abis_stream_is_the_backends(void **state)
{
    StreamHandle stream = NULL;
    int64_t id = -1;
    void *handle = NULL;
    (void)state;
    fake.stream[0] = 2;
    fake.stream[1] = 3;
    for (int32_t index = -1; index < 2; index++) { /* -1 is the current device, which is 0 */
        assert_int_equal(aoti_torch_get_current_stream(index, &stream), AOTI_TORCH_SUCCESS);
        assert_int_equal(aoti_torch_stream_id(stream, &id), AOTI_TORCH_SUCCESS);
        assert_int_equal(id, index == 1 ? 3 : 2);
        assert_int_equal(torch_stream_native_handle(stream, &handle), AOTI_TORCH_SUCCESS);
        assert_int_equal((uintptr_t)handle, index == 1 ? 0x1013 : 0x1002);
        /* A handle is of the stream that was current when it was made. */
        fake.stream[index == 1] = 0;
        assert_int_equal(aoti_torch_stream_id(stream, &id), AOTI_TORCH_SUCCESS);
        assert_int_equal(id, index == 1 ? 3 : 2);
        fake.stream[index == 1] = index == 1 ? 3 : 2;
        assert_int_equal(aoti_torch_delete_stream(stream), AOTI_TORCH_SUCCESS);
    }
    fake.stream[0] = fake.stream[1] = 0;
    assert_int_equal(aoti_torch_delete_stream(NULL), AOTI_TORCH_SUCCESS);
}

static void a_stream_that_cannot_be_had_is_a_failure(void **state)
{
    StreamHandle stream = NULL;
    void *handle = NULL;
    (void)state;
    assert_int_equal(aoti_torch_get_current_stream(2, &stream), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "no fake device 2"));
    assert_int_equal(aoti_torch_get_current_stream(300, &stream), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "300"));
    assert_null(stream);
    assert_int_equal(aoti_torch_get_current_stream(0, NULL), AOTI_TORCH_FAILURE);
    assert_int_equal(aoti_torch_stream_id(NULL, NULL), AOTI_TORCH_FAILURE);
    assert_int_equal(torch_stream_native_handle(NULL, NULL), AOTI_TORCH_FAILURE);
    assert_int_equal(aoti_torch_get_current_cuda_stream(0, &handle), AOTI_TORCH_FAILURE);
    tni_fault_arm(1);
    assert_int_equal(aoti_torch_get_current_stream(0, &stream), AOTI_TORCH_FAILURE);
    tni_fault_arm(0);
    assert_null(stream);
}

/*
 * A record from before there were streams ends where they would stand, and what lies behind it is
 * not read. CUDA's is registered last, as it is the lower type and answers from then on.
 */
static void a_backend_of_the_older_size_has_no_streams(void **state)
{
    tn_backend backend = {offsetof(tn_backend, streams),
                          fake_allocate,
                          fake_release,
                          fake_get,
                          fake_set,
                          &fake,
                          (const tn_backend_streams *)(uintptr_t)1};
    StreamHandle stream = NULL;
    void *handle = NULL;
    (void)state;
    assert_int_equal(tn_backend_register(TN_DEVICE_CUDA, &backend), TN_OK);
    assert_int_equal(aoti_torch_get_current_stream(0, &stream), AOTI_TORCH_FAILURE);
    assert_string_equal(tn_last_error(), "the backend of cuda has no streams");
    assert_int_equal(aoti_torch_get_current_cuda_stream(0, &handle), AOTI_TORCH_FAILURE);
    assert_string_equal(tn_last_error(), "the backend of cuda has no streams");
    assert_int_equal(torch_cuda_stream_synchronize(NULL, 0), AOTI_TORCH_FAILURE);
    assert_string_equal(tn_last_error(),
                        "torch_cuda_stream_synchronize: the backend of cuda does not offer it");
    assert_null(stream);
}

/* Nothing but the backend's kernels may touch it, and there are none for these. */
static void the_abi_leaves_the_memory_of_a_device_alone(void **state)
{
    AtenTensorHandle handle = NULL;
    AtenTensorHandle copy = NULL;
    float value = 0;
    (void)state;
    fake_forget();
    tn_tensor *made = call("aten::ones", ARGS(INTS(1), NONE, NONE, DEVICE(1), NONE));
    assert_int_equal(tni_handle_new_take(made, &handle), TN_OK);
    assert_int_equal(aoti_torch_item_float32(handle, &value), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "_local_scalar_dense"));
    assert_int_equal(aoti_torch_clone_preserve_strides(handle, &copy), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "no kernel to copy"));
    assert_null(copy);
    assert_int_equal(aoti_torch_check_inf_and_nan("it", handle), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "privateuseone"));
    tni_handle_free(handle);
}

static void a_guard_survives_a_failing_allocation(void **state)
{
    DeviceGuardHandle guard = NULL;
    (void)state;
    fake_forget();
    tni_fault_arm(1);
    assert_int_equal(aoti_torch_create_device_guard(1, &guard), AOTI_TORCH_FAILURE);
    tni_fault_arm(0);
    assert_null(guard);
    assert_string_equal(fake.log, "");
}

/* What a backend's copy_ serves is made there or here, and filled by it. */
static void tensors_go_to_a_device_and_back(void **state)
{
    tn_library *copies;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    const tn_value there_args[] = {T(self), S("privateuseone:1"), DTYPE(F32)};
    (void)state;
    call_fails("aten::to.device", there_args, 3, "no kernel to copy from cpu to privateuseone");
    assert_int_equal(
        tn_library_new(TN_LIBRARY_IMPL, "aten", "PrivateUse1", __FILE__, __LINE__, &copies), TN_OK);
    assert_int_equal(tn_library_impl(copies, "copy_", NULL, NULL, twins_run, NULL), TN_OK);
    tn_tensor *there = call("aten::to.device", there_args, 3);
    assert_int_equal(there->device.type, TN_DEVICE_PRIVATEUSE1);
    assert_int_equal(there->device.index, 1);
    check(call("aten::to.device", ARGS(T(there), S("cpu"), DTYPE(F64))), TN_DTYPE_F64, SIZES(2, 2),
          VALUES(1, 2, 3, 4));
    tn_tensor *twice =
        call("aten::repeat", ARGS(T(there), INTS(1, 2))); /* a composite that copies */
    check(call("aten::to.device", ARGS(T(twice), S("cpu"), DTYPE(F32))), TN_DTYPE_F32, SIZES(2, 4),
          VALUES(1, 2, 1, 2, 3, 4, 3, 4));
    tn_tensor_release(twice);
    tn_tensor_release(there);
    tn_tensor_release(self);
    tn_library_free(copies);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_the_backends_and_goes_back_to_it),
        cmocka_unit_test(a_tensor_without_elements_asks_for_none),
        cmocka_unit_test(a_failing_backend_is_the_calls_failure),
        cmocka_unit_test(only_devices_with_a_key_take_one_backend),
        cmocka_unit_test(a_factory_goes_to_the_device_it_is_asked_for),
        cmocka_unit_test(composites_fill_and_copy_through_the_backend),
        cmocka_unit_test(the_first_tensors_device_is_current_in_a_kernel),
        cmocka_unit_test(the_device_before_is_current_again_after_a_failure),
        cmocka_unit_test(without_device_guard_the_current_device_is_left_alone),
        cmocka_unit_test(an_operator_of_a_library_has_no_guard_and_no_check),
        cmocka_unit_test(tensors_on_two_devices_are_refused_by_name),
        cmocka_unit_test(tensors_with_data_do_not_go_with_others_without),
        cmocka_unit_test(numbers_and_indices_with_data_go_with_tensors_without),
        cmocka_unit_test(without_device_check_the_kernel_gets_them),
        cmocka_unit_test(a_functional_operator_is_made_of_its_out_kernel),
        cmocka_unit_test(an_in_place_operator_is_made_of_its_out_kernel),
        cmocka_unit_test(several_results_are_made_as_well),
        cmocka_unit_test(without_the_out_kernel_that_one_is_missed),
        cmocka_unit_test(they_stand_where_the_alias_reaches),
        cmocka_unit_test(a_made_form_survives_every_failing_allocation),
        cmocka_unit_test(the_abis_guard_is_the_backends),
        cmocka_unit_test(the_abi_leaves_the_memory_of_a_device_alone),
        cmocka_unit_test(a_guard_survives_a_failing_allocation),
        cmocka_unit_test(tensors_go_to_a_device_and_back),
        cmocka_unit_test(the_abis_stream_is_the_backends),
        cmocka_unit_test(a_stream_that_cannot_be_had_is_a_failure),
        cmocka_unit_test(a_backend_of_the_older_size_has_no_streams),
    };
    return cmocka_run_group_tests(tests, fake_begin, fake_end);
}
