/* SPDX-License-Identifier: BSD-3-Clause */
/* The builder of composite operators, beyond the tensors that it keeps without memory. */
#include "op_fixture.h"

#include "kernels/core/builder.h"

/* Keep as many tensors as there is room for. */
static void fill(tni_builder *builder, tn_tensor *tensor)
{
    for (int i = 0; i < TNI_BUILDER_ROOM; i++)
        assert_ptr_equal(tni_builder_keep(builder, tn_tensor_retain(tensor)), tensor);
}

static void tensors_beyond_the_room_are_kept_and_released(void **state)
{
    (void)state;
    tni_builder s = {0};
    tn_tensor *tensor = NULL;
    int64_t size = 1;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor), TN_OK);
    for (int i = 0; i < 3; i++)
        fill(&s, tensor);
    assert_int_equal(tni_builder_end(&s), TN_OK);
    tn_tensor_release(tensor); /* a lost reference is a leak, which the sanitizer reports */
}

static void making_room_does_not_forget_a_failure(void **state)
{
    (void)state;
    tni_builder s = {0};
    tn_tensor *tensor = NULL;
    int64_t size = 1;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor), TN_OK);
    fill(&s, tensor);
    TNI_BUILD_DO(&s, tni_fail(TN_ERR_RUNTIME, "planted"));
    tni_builder_keep(&s, tn_tensor_retain(tensor));
    assert_false(tni_builder_go_on(&s));
    assert_int_equal(tni_builder_end(&s), TN_ERR_RUNTIME);
    tn_tensor_release(tensor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensors_beyond_the_room_are_kept_and_released),
        cmocka_unit_test(making_room_does_not_forget_a_failure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
