/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loading, running and freeing a model with its nth allocation failing, for every n, also those of
 * zlib and of jansson: it fails with a message, and the next round works.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <jansson.h>

#include "base/base.h"
#include "packages.h"

#include <tenon/model.h>

#define PACKAGE MODELS "/fault.pt2"

/* More allocations than a round makes, and fewer than it makes without those of jansson. */
#define MAX_ALLOCATIONS 5000
#define MIN_ALLOCATIONS 50

static const char nodes[] =
    "{\"nodes\": [{\"node\": {\"target\": \"aten::sum.dim_IntList\", \"inputs\": ["
    "{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"x\"}}},"
    "{\"name\": \"dim\", \"arg\": {\"as_ints\": []}},"
    "{\"name\": \"keepdim\", \"arg\": {\"as_bool\": true}}],"
    "\"outputs\": [{\"as_tensor\": {\"name\": \"y\"}}]}}]}";

static tn_status run_once(tn_model *model, tn_tensor *const *inputs)
{
    tn_tensor *outputs[4];
    TN_TRY(tn_model_run(model, inputs, 2, outputs, 4));
    assert_true(((float *)tn_tensor_data(outputs[0]))[0] == 9.0F);
    for (int i = 0; i < 4; i++)
        tn_tensor_release(outputs[i]);
    return TN_OK;
}

static tn_status use(tn_model *model, tn_tensor *const *inputs)
{
    tn_tensor *read = NULL;
    const char *name = "layer.bias";
    TN_TRY(run_once(model, inputs));
    TN_TRY(tn_model_constant_get(model, name, &read));
    tn_status status = tn_model_set_constants(model, &name, &read, 1, TN_MODEL_INACTIVE);
    tn_tensor_release(read);
    return status;
}

static tn_status round_trip(tn_tensor *const *inputs)
{
    tn_model *model = NULL;
    TN_TRY(tn_model_load(PACKAGE, NULL, &model));
    tn_status status = use(model, inputs);
    tn_model_free(model);
    return status;
}

/*
 * How many allocations there are. `is_told`: each that fails is told as such. jansson does not keep
 * that: it leaves out a letter of a text, or takes the text for none.
 */
static uint64_t fail_each(tn_tensor *const *inputs, bool is_told)
{
    uint64_t nth = 1;
    assert_int_equal(round_trip(inputs), TN_OK);
    for (bool is_hit = true; is_hit; nth++) {
        assert_true(nth < MAX_ALLOCATIONS);
        tni_fault_arm(nth);
        tn_status status = round_trip(inputs);
        is_hit = tni_fault_arm(0) >= nth;
        assert_true(is_hit || status == TN_OK);
        assert_true(status == TN_OK || tn_last_error()[0] != '\0');
        if (is_told && status != TN_OK && status != TN_ERR_MEMORY)
            fail_msg("allocation %llu fails with status %d: %s", (unsigned long long)nth, status,
                     tn_last_error());
    }
    assert_int_equal(round_trip(inputs), TN_OK);
    return nth;
}

static void a_round_trip_survives_each_failing_allocation(void **state)
{
    (void)state;
    static const char table[] = "{\"layer.scale\": [\"weight_0\", [3], [1], 0]}";
    int64_t sizes[] = {2, 3};
    tn_tensor *inputs[2];
    package_file files[] = {{MODEL_FOLDER "m.wrapper.json", nodes, 0},
                            {MODEL_FOLDER "weights_config.json", table, 0}};
    assert_true(write_compressed(PACKAGE, MODELS "/embedded.so", files, 2));
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, sizes, NULL, TN_CPU, &inputs[0]), TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 0, NULL, NULL, TN_CPU, &inputs[1]), TN_OK);
    for (int i = 0; i < 6; i++)
        ((float *)tn_tensor_data(inputs[0]))[i] = i == 0 ? 3 : 0;
    *(int64_t *)tn_tensor_data(inputs[1]) = 4;
    uint64_t ours = fail_each(inputs, true);
    json_set_alloc_funcs(tni_malloc, tni_free);
    uint64_t all = fail_each(inputs, false);
    json_set_alloc_funcs(malloc, free);
    assert_true(ours > MIN_ALLOCATIONS && all > 2 * ours);
    tn_tensor_release(inputs[0]);
    tn_tensor_release(inputs[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_trip_survives_each_failing_allocation)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
