/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/dispatch_shared.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static tni_key key_of(const char *name)
{
    tni_key key = -1;
    assert_int_equal(tni_key_parse(name, &key), TN_OK);
    return key;
}

static void each_runtime_key_selects_its_own_entry(void **state)
{
    (void)state;
    for (tni_key key = 0; key < TNI_NUM_RUNTIME_KEYS; key++)
        assert_int_equal(tni_keyset_highest_key(tni_keyset_of(key)), key);
}

static void names_are_unique(void **state)
{
    (void)state;
    for (tni_key key = 0; key < TNI_NUM_KEYS; key++)
        assert_int_equal(key_of(tni_key_name(key)), key);
}

static void words_that_are_no_keys_are_refused(void **state)
{
    (void)state;
    static const char *const words[] = {"CatchAll", "Named", "Autocast", "cpu", "", "CPU "};
    tni_key key = 77;
    for (size_t i = 0; i < TN_LEN(words); i++) {
        assert_int_equal(tni_key_parse(words[i], &key), TN_ERR_RUNTIME);
        assert_non_null(strstr(tn_last_error(), "could not parse dispatch key: "));
    }
    assert_int_equal(key, 77);
}

static void numbers_that_are_no_keys_have_no_name(void **state)
{
    (void)state;
    assert_string_equal(tni_key_name(-1), "?");
    assert_string_equal(tni_key_name(TNI_NUM_KEYS), "?");
    assert_string_equal(tni_key_name(0), "Undefined");
}

static void the_highest_functionality_and_backend_win(void **state)
{
    (void)state;
    tni_keyset mixed = tni_keyset_of(key_of("CPU")) | tni_keyset_of(key_of("Meta"));
    assert_int_equal(tni_keyset_highest_key(mixed), key_of("Meta"));
    mixed |= tni_keyset_of(key_of("AutogradCPU"));
    assert_int_equal(tni_keyset_highest_key(mixed), key_of("AutogradMeta"));
    assert_int_equal(tni_keyset_highest_key(0), TNI_KEY_UNDEFINED);
}

static void a_functionality_without_a_backend_is_the_cpu_key(void **state)
{
    (void)state;
    assert_int_equal(tni_keyset_highest_key(TNI_FUNCTIONALITY_BIT(SPARSE)), key_of("SparseCPU"));
}

static void removal_leaves_backends_alone(void **state)
{
    (void)state;
    tni_keyset cpu = tni_keyset_of(key_of("CPU"));
    tni_keyset both = cpu | tni_keyset_of(key_of("AutogradCPU"));
    assert_int_equal(tni_keyset_remove(both, tni_keyset_of(key_of("AutogradCUDA"))), cpu);
    assert_int_equal(tni_keyset_remove(cpu, cpu), TNI_BACKEND_BIT(CPU));
}

static void below_keeps_backends_and_lower_functionalities(void **state)
{
    (void)state;
    tni_keyset set = tni_keyset_of(key_of("CPU")) | tni_keyset_of(key_of("AutogradCPU")) |
                     tni_keyset_of(key_of("ADInplaceOrView"));
    assert_int_equal(tni_keyset_below(set, key_of("AutogradCPU")),
                     tni_keyset_remove(set, TNI_FUNCTIONALITY_BIT(AUTOGRAD)));
    assert_int_equal(tni_keyset_below(set, key_of("ADInplaceOrView")),
                     tni_keyset_of(key_of("CPU")));
    assert_int_equal(tni_keyset_below(set, key_of("CPU")), TNI_BACKEND_BIT(CPU));
    assert_int_equal(tni_keyset_below(set, TNI_KEY_UNDEFINED), TNI_BACKEND_BIT(CPU));
    /* The alias stands for AutogradOther and what is above it. */
    assert_int_equal(tni_keyset_below(set, TNI_ALIAS_AUTOGRAD),
                     tni_keyset_remove(set, TNI_AUTOGRAD_BITS));
}

static void no_alias_covers_undefined(void **state)
{
    (void)state;
    for (tni_key alias = TNI_ALIAS_AUTOGRAD; alias < TNI_NUM_KEYS; alias++)
        assert_false(tni_alias_covers(alias, TNI_KEY_UNDEFINED));
    assert_false(tni_alias_covers(TNI_KEY_DENSE, key_of("CPU")));
}

static void thread_keys_are_what_was_set_and_zero_memory_is_the_default(void **state)
{
    (void)state;
    tni_local_keys before = tni_local_keys_get();
    assert_int_equal(tni_tls_keys.included | tni_tls_keys.excluded, 0);
    tni_local_keys_set((tni_local_keys){5, 9});
    assert_int_equal(tni_local_keys_get().included, 5);
    assert_int_equal(tni_local_keys_get().excluded, 9);
    tni_local_keys_set(before);
    assert_int_equal(tni_tls_keys.included | tni_tls_keys.excluded, 0);
}

/* What is below a key that stands for several is below the lowest of them. */
static void below_an_alias_is_below_its_lowest_functionality(void **state)
{
    (void)state;
    static const struct {
        const char *alias;
        const char *lowest; /* a runtime key of the functionality that counts */
    } rows[] = {
        {"Autograd", "AutogradOther"},
        {"FuncTorchBatchedDecomposition", "FuncTorchBatched"},
        {"CompositeImplicitAutogradNestedTensor", "NestedTensorCPU"},
        {"NestedTensor", "NestedTensorCPU"},
        {"Quantized", "QuantizedCPU"},
        {"Sparse", "SparseCPU"},
        {"SparseCsr", "SparseCsrCPU"},
        {"AutogradFunctionality", "AutogradCPU"},
        {"Dense", "CPU"},
    };
    tni_keyset all = ~(tni_keyset)0;
    for (size_t i = 0; i < TN_LEN(rows); i++)
        assert_int_equal(tni_keyset_below(all, key_of(rows[i].alias)),
                         tni_keyset_below(all, key_of(rows[i].lowest)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_runtime_key_selects_its_own_entry),
        cmocka_unit_test(names_are_unique),
        cmocka_unit_test(words_that_are_no_keys_are_refused),
        cmocka_unit_test(numbers_that_are_no_keys_have_no_name),
        cmocka_unit_test(the_highest_functionality_and_backend_win),
        cmocka_unit_test(a_functionality_without_a_backend_is_the_cpu_key),
        cmocka_unit_test(removal_leaves_backends_alone),
        cmocka_unit_test(below_keeps_backends_and_lower_functionalities),
        cmocka_unit_test(no_alias_covers_undefined),
        cmocka_unit_test(thread_keys_are_what_was_set_and_zero_memory_is_the_default),
        cmocka_unit_test(below_an_alias_is_below_its_lowest_functionality),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
