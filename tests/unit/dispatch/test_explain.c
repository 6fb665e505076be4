/* SPDX-License-Identifier: BSD-3-Clause */
/* Tables of operators that do not exist, paths of calls, ISAs and loops. */
#include "dispatch/dispatch_shared.h"
#include "op_fixture.h"

#include <tenon/experimental/explain.h>

/* ---- keys ---- */

/* The row of one key, if the visit meets it. */
typedef struct wanted_row {
    const char *key;
    tn_dispatch_row row;
    int rows; /* visited */
} wanted_row;

static bool find_row(void *context, const tn_dispatch_row *row)
{
    wanted_row *wanted = context;
    wanted->rows++;
    if (strcmp(row->key, wanted->key) == 0)
        wanted->row = *row;
    return true;
}

static tn_dispatch_row row_of(const char *keys, const char *key)
{
    wanted_row wanted = {.key = key, .row = {.rule = "missing"}};
    assert_int_equal(tn_keys_explain(keys, find_row, &wanted), TN_OK);
    return wanted.row;
}

static void a_table_is_computed_for_keys_alone(void **state)
{
    (void)state;
    assert_string_equal(row_of("CPU,CompositeImplicitAutograd", "CPU").source, "CPU");
    assert_string_equal(row_of("CPU,CompositeImplicitAutograd", "AutogradCPU").rule,
                        "backend fallback");
    assert_string_equal(row_of("CPU, Undefined", "CUDA").rule, "math kernel");
    assert_true(row_of("CPU=fallthrough , CUDA=fallthrough", "CUDA").fallthrough);
    assert_string_equal(row_of("Autograd", "CPU").rule, "missing");
}

/* MAIA has an autograd key that knows it; MTIA has one that does not. */
static void some_backends_stop_the_composite_at_their_autograd_key(void **state)
{
    (void)state;
    assert_string_equal(row_of("MAIA,CompositeImplicitAutograd", "AutogradMAIA").rule,
                        "backend fallback");
    assert_string_equal(row_of("MTIA,CompositeImplicitAutograd", "AutogradMTIA").rule,
                        "math kernel");
}

static void words_that_are_no_keys_are_refused(void **state)
{
    (void)state;
    wanted_row wanted = {.key = ""};
    char many[4000] = "CPU";
    assert_int_equal(tn_keys_explain("CPU,,CUDA", find_row, &wanted), TN_ERR_RUNTIME);
    assert_int_equal(tn_keys_explain("cpu", find_row, &wanted), TN_ERR_RUNTIME);
    assert_int_equal(tn_keys_explain("CPU,CPU=fallthrough", find_row, &wanted), TN_ERR_VALUE);
    memset(many + 3, ',', sizeof many - 4);
    assert_int_equal(tn_keys_explain(many, find_row, &wanted), TN_ERR_RUNTIME);
    memset(many, 'x', sizeof many - 1);
    assert_int_equal(tn_keys_explain(many, find_row, &wanted), TN_ERR_RUNTIME);
    assert_int_equal(tn_keys_explain(NULL, find_row, &wanted), TN_ERR_VALUE);
    assert_int_equal(tn_keys_explain("CPU", NULL, &wanted), TN_ERR_VALUE);
    assert_int_equal(wanted.rows, 0);
}

/* ---- paths ---- */

/* What a trace told. */
typedef struct path {
    char text[1000]; /* "0 call aten::mul.Tensor CPU; " … */
    int steps;
} path;

static const char *const kinds[] = {"call", "redispatch", "direct"};

static void note_step(void *context, const tn_call_step *step)
{
    path *told = context;
    size_t used = strlen(told->text);
    told->steps++;
    snprintf(told->text + used, sizeof told->text - used, "%u %s %s %s; ", step->depth,
             kinds[step->kind], tn_op_name(step->op), step->row.key);
}

static tn_tensor *ones(void)
{
    return make(TN_DTYPE_F32, SIZES(2), VALUES(1, 1));
}

static tn_status trace(const char *name, const tn_value *args, size_t count, path *told)
{
    const tn_op *op;
    tn_value out = NONE;
    told->text[0] = '\0';
    told->steps = 0;
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    tn_status status = tn_op_call_traced(op, args, count, &out, 1, note_step, told);
    tn_value_release(&out);
    return status;
}

static void a_path_has_what_kernels_call(void **state)
{
    (void)state;
    path told;
    tn_tensor *a = ones();
    assert_int_equal(trace("aten::reshape", ARGS(T(a), INTS(1, 2)), &told), TN_OK);
    assert_string_equal(told.text, "0 call aten::reshape AutogradCPU; 1 call aten::view CPU; ");
    tn_tensor_release(a);
}

static void a_path_has_redispatches_and_ends_with_the_call(void **state)
{
    (void)state;
    path told;
    tn_tensor *a = ones();
    a->flags |= TNI_TENSOR_REQUIRES_GRAD | TNI_TENSOR_AUTOGRAD;
    assert_int_equal(trace("aten::mul.Tensor", ARGS(T(a), T(a)), &told), TN_OK);
    assert_string_equal(told.text,
                        "0 call aten::mul.Tensor AutogradCPU; 1 redispatch aten::mul.Tensor CPU; ");
    assert_null(tni_tls_keys.trace);
    tn_tensor_release(a);
}

static void a_call_that_fails_has_a_path_too(void **state)
{
    (void)state;
    path told;
    tn_tensor *a = ones();
    tn_tensor *b = make(TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
    assert_int_equal(trace("aten::mul.Tensor", ARGS(T(a), T(b)), &told), TN_ERR_RUNTIME);
    assert_int_equal(told.steps, 1);
    assert_null(tni_tls_keys.trace);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

/* Texts may be short of memory; the call itself then fails or not, and nothing else happens. */
static void a_trace_survives_every_failing_allocation(void **state)
{
    (void)state;
    path told;
    tn_tensor *a = ones();
    tn_status status = TN_ERR_MEMORY;
    assert_int_equal(trace("aten::mul.Tensor", ARGS(T(a), T(a)), &told), TN_OK);
    for (uint64_t nth = 1; nth < 200; nth++) {
        tni_fault_arm(nth);
        status = trace("aten::mul.Tensor", ARGS(T(a), T(a)), &told);
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
    }
    assert_int_equal(status, TN_OK);
    tn_tensor_release(a);
}

/* ---- ISAs ---- */

static bool count_used(void *context, const tn_cpu_level *level)
{
    *(int *)context += level->is_used;
    assert_true(level->is_supported || !level->is_used);
    return true;
}

static bool stop_at_once(void *context, const tn_loop_info *loop)
{
    ++*(int *)context;
    assert_true(loop->dtypes[0] != '\0');
    return false;
}

/* Names that a listener saw, each followed by a space. */
typedef struct seen_names {
    char text[256]; /* the names */
    int wanted;     /* how many it still wants */
} seen_names;

static bool see_name(void *context, const char *name)
{
    seen_names *seen = context;
    assert_true(strlen(seen->text) + strlen(name) + 2 <= sizeof seen->text);
    strcat(strcat(seen->text, name), " ");
    return --seen->wanted > 0;
}

static bool level_has_its_sets(void *context, const tn_cpu_level *level)
{
    const char *names = context;
    if (strcmp(level->name, "avx2") == 0)
        assert_int_equal(level->is_supported,
                         strstr(names, "avx2 ") != NULL && strstr(names, "fma ") != NULL);
    if (strcmp(level->name, "avx512") == 0)
        assert_int_equal(level->is_supported, strstr(names, "avx512bw avx512dq avx512vl ") != NULL);
    return true;
}

static void sets_of_the_processor_agree_with_the_isas(void **state)
{
    (void)state;
    seen_names all = {"", 100}, first = {"", 1};
    assert_int_equal(tn_cpu_sets_list(see_name, &all), TN_OK);
    assert_int_equal(tn_cpu_levels_list(level_has_its_sets, all.text), TN_OK);
#ifdef __aarch64__
    assert_memory_equal(all.text, "neon ", 5);
#endif
    assert_int_equal(tn_cpu_sets_list(see_name, &first), TN_OK);
    assert_memory_equal(first.text, all.text, strlen(first.text));
    assert_true(strchr(first.text, ' ') == NULL ||
                strchr(first.text, ' ') == first.text + strlen(first.text) - 1);
    assert_int_equal(tn_cpu_sets_list(NULL, NULL), TN_ERR_VALUE);
}

static void one_isa_is_used_and_loops_can_be_counted(void **state)
{
    (void)state;
    int used = 0;
    int loops = 0;
    assert_int_equal(tn_cpu_levels_list(count_used, &used), TN_OK);
    assert_int_equal(used, 1);
    assert_int_equal(tn_loops_list(stop_at_once, &loops), TN_OK);
    assert_int_equal(loops, 1);
    assert_int_equal(tn_cpu_levels_list(NULL, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_loops_list(NULL, NULL), TN_ERR_VALUE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_is_computed_for_keys_alone),
        cmocka_unit_test(some_backends_stop_the_composite_at_their_autograd_key),
        cmocka_unit_test(words_that_are_no_keys_are_refused),
        cmocka_unit_test(a_path_has_what_kernels_call),
        cmocka_unit_test(a_path_has_redispatches_and_ends_with_the_call),
        cmocka_unit_test(a_call_that_fails_has_a_path_too),
        cmocka_unit_test(a_trace_survives_every_failing_allocation),
        cmocka_unit_test(one_isa_is_used_and_loops_can_be_counted),
        cmocka_unit_test(sets_of_the_processor_agree_with_the_isas),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
