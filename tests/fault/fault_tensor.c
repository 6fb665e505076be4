/* SPDX-License-Identifier: BSD-3-Clause */
/* Each function of the tensor layer, with its nth allocation failing for every n. */
#include "tensor/tensor_core.h"

#include <setjmp.h>
#include <cmocka.h>

static const int64_t small_sizes[] = {2, 3};
static const int64_t large_sizes[] = {200, 300};
static const int64_t many_sizes[] = {1, 2, 1, 2, 1, 2, 1};

/* A step that must either work, or fail with TN_ERR_MEMORY, change nothing and leak nothing. */
typedef tn_status (*step)(tn_tensor *self);

static tn_status make_small(tn_tensor *self)
{
    tn_tensor *t = NULL;
    (void)self;
    tn_status status = tn_tensor_empty(TN_DTYPE_F32, 2, small_sizes, NULL, TN_CPU, &t);
    assert_true((status == TN_OK) == (t != NULL));
    tn_tensor_release(t);
    return status;
}

static tn_status make_large(tn_tensor *self)
{
    tn_tensor *t = NULL;
    (void)self;
    tn_status status = tn_tensor_empty(TN_DTYPE_F32, 2, large_sizes, NULL, TN_CPU, &t);
    assert_true((status == TN_OK) == (t != NULL));
    tn_tensor_release(t);
    return status;
}

static tn_status make_of_high_rank(tn_tensor *self)
{
    tn_tensor *t = NULL;
    (void)self;
    tn_status status = tn_tensor_empty(TN_DTYPE_F32, 7, many_sizes, NULL, TN_META, &t);
    assert_true((status == TN_OK) == (t != NULL));
    tn_tensor_release(t);
    return status;
}

static tn_status view(tn_tensor *self)
{
    tn_tensor *t = NULL;
    tn_status status = tn_tensor_view(self, 7, (int64_t[]){1, 1, 1, 1, 1, 1, 2}, NULL, 1, &t);
    assert_true((status == TN_OK) == (t != NULL));
    tn_tensor_release(t);
    return status;
}

static tn_status view_out_of_bounds(tn_tensor *self)
{
    tn_tensor *t = NULL;
    tn_status status = tn_tensor_view(self, 2, large_sizes, NULL, 0, &t);
    assert_null(t);
    assert_int_equal(status, TN_ERR_RUNTIME);
    return TN_OK;
}

static tn_status handle(tn_tensor *self)
{
    tni_handle *handle, *copy;
    TN_TRY(tni_handle_new_take(tn_tensor_retain(self), &handle));
    tn_status status = tni_handle_dup(handle, &copy);
    if (status == TN_OK)
        tni_handle_free(copy);
    tni_handle_free(handle);
    return status;
}

static tn_status resize(tn_tensor *self)
{
    int64_t rank = tn_tensor_dim(self);
    int64_t numel = tn_tensor_numel(self);
    tn_status status = tni_tensor_resize(self, 7, (int64_t[]){9, 9, 9, 9, 1, 1, 1});
    if (status != TN_OK) {
        assert_int_equal(tn_tensor_dim(self), rank);
        assert_int_equal(tn_tensor_numel(self), numel);
    }
    return status;
}

static void check_step(step run, uint64_t fewest)
{
    tn_tensor *self;
    tn_status status = TN_ERR_MEMORY;
    uint64_t n = 0;
    while (status != TN_OK) {
        assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, small_sizes, NULL, TN_CPU, &self), TN_OK);
        /* A cache with blocks in it would be emptied and the request made again. */
        tni_storage_trim();
        tni_fault_arm(++n);
        status = run(self);
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
        assert_int_equal(self->ref.count, 1);
        assert_int_equal(self->storage->ref.count, 1);
        assert_ptr_equal(self->storage->tensors, self);
        assert_null(self->next_view);
        tn_tensor_release(self);
    }
    assert_true(n > fewest);
}

static void new_tensors_survive(void **state)
{
    (void)state;
    check_step(make_small, 2);
    check_step(make_large, 3);
    check_step(make_of_high_rank, 3);
}

static void views_and_handles_survive(void **state)
{
    (void)state;
    check_step(view, 2);
    check_step(view_out_of_bounds, 0);
    check_step(handle, 2);
}

static void resizing_survives(void **state)
{
    (void)state;
    check_step(resize, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(new_tensors_survive),
        cmocka_unit_test(views_and_handles_survive),
        cmocka_unit_test(resizing_survives),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
