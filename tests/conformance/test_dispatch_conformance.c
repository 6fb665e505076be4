/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The dispatcher against what PyTorch 2.13.0 does: computed tables, registration errors, key sets
 * and calls, all recorded in data/dispatch-tables.json.
 */
#include "dispatch/dispatch_shared.h"
#include "library/registry.h"
#include "quiet.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>
#include <jansson.h>

static json_t *facts; /* the whole file */

/* ---- helpers ---- */

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text == NULL ? "" : text;
}

static tni_key key_of(const char *name)
{
    tni_key key = 0;
    assert_int_equal(tni_key_parse(name, &key), TN_OK);
    return key;
}

static tn_library *new_library(tn_library_kind kind, const char *ns, const char *key)
{
    tn_library *library = NULL;
    assert_int_equal(tn_library_new(kind, ns, key, "/dev/null", 0, &library), TN_OK);
    return library;
}

static tn_library *new_fragment(const char *ns, const char *schema)
{
    tn_library *library = new_library(TN_LIBRARY_FRAGMENT, ns, NULL);
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
    return library;
}

static void free_all(tn_library **libraries, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tn_library_free(libraries[i]);
}

static tn_status do_nothing(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    (void)outs;
    return TN_OK;
}

/* ---- computed tables ---- */

/* The rows that tn_op_explain visited, by entry. */
typedef struct seen_rows {
    tn_dispatch_row rows[TNI_NUM_RUNTIME_KEYS];
    bool valid[TNI_NUM_RUNTIME_KEYS];
} seen_rows;

static bool note_row(void *context, const tn_dispatch_row *row)
{
    seen_rows *seen = context;
    tni_key key = key_of(row->key);
    seen->rows[key] = *row;
    seen->valid[key] = true;
    return true;
}

/* Whether one entry is what was recorded: [kernel, rule] or [kernel, rule, "fallthrough"]. */
static bool row_equals(const tn_dispatch_row *row, const json_t *recorded)
{
    const char *kernel = json_string_value(json_array_get(recorded, 0));
    const char *rule = json_string_value(json_array_get(recorded, 1));
    if (strcmp(row->rule, rule) != 0 || row->fallthrough != (json_array_size(recorded) > 2))
        return false;
    if (strncmp(kernel, "fn_", 3) == 0)
        return strcmp(row->source, kernel + 3) == 0;
    if (strncmp(kernel, "builtin:", 8) == 0)
        return strcmp(row->source, "fallback") == 0 && strcmp(row->origin, "built in") == 0;
    if (strcmp(kernel, "user_fallback") == 0)
        return strcmp(row->source, "fallback") == 0 && strcmp(row->origin, "/dev/null:0") == 0;
    if (strcmp(kernel, "user") == 0) /* the record does not say whose fallthrough */
        return row->fallthrough && strcmp(row->origin, "/dev/null:0") == 0;
    return strcmp(kernel, "ambiguous_autogradother") == 0 && strcmp(row->source, "error") == 0;
}

/* Compares every recorded entry, valid or missing; returns how many were compared. */
static size_t compare_table(const char *name, const tn_op *op, const json_t *table)
{
    seen_rows seen = {0};
    assert_int_equal(tn_op_explain(op, note_row, &seen), TN_OK);
    const json_t *names = json_object_get(facts, "keys_in_dump_order");
    size_t count = json_array_size(names);
    for (size_t i = 0; i < count; i++) {
        const char *key_name = json_string_value(json_array_get(names, i));
        tni_key key = key_of(key_name);
        const json_t *recorded = json_object_get(table, key_name);
        bool same = recorded == NULL ? !seen.valid[key]
                                     : seen.valid[key] && row_equals(&seen.rows[key], recorded);
        if (!same)
            fail_msg("table '%s', key %s: got %s from %s", name, key_name,
                     seen.valid[key] ? seen.rows[key].rule : "missing",
                     seen.valid[key] ? seen.rows[key].source : "nowhere");
    }
    return count;
}

/* The table that calls read must say the same as the rule that explain asks. */
static void check_kernels(const tn_op *op)
{
    const tni_dispatch_table *table = tni_op_dispatch_table(op);
    assert_non_null(table);
    for (tni_key key = 0; key < TNI_NUM_RUNTIME_KEYS; key++) {
        const tni_kernel *kernel = tni_resolve_key(op, key).kernel;
        assert_ptr_equal(atomic_load(&table->kernels[key]),
                         kernel == NULL ? &tni_missing_kernel : kernel);
    }
}

static void register_kernel(tn_library *library, const char *name, const json_t *registration)
{
    if (strcmp(text_of(registration, "kind"), "fallthrough") == 0)
        assert_int_equal(tn_library_impl_fallthrough(library, name, NULL), TN_OK);
    else
        assert_int_equal(tn_library_impl(library, name, NULL, NULL, do_nothing, NULL), TN_OK);
}

/* Registers the kernels of a table in the given order, the definition before or after them. */
static size_t register_table(const json_t *table, const size_t *order, size_t count, bool def_first,
                             tn_library **libraries)
{
    size_t made = 0;
    const json_t *registrations = json_object_get(table, "registrations");
    if (def_first)
        libraries[made++] = new_fragment("tvtable", "foo(Tensor x) -> Tensor");
    for (size_t i = 0; i < count; i++) {
        const json_t *registration = json_array_get(registrations, order[i]);
        tn_library *block = new_library(TN_LIBRARY_IMPL, "tvtable", text_of(registration, "key"));
        register_kernel(block, "foo", registration);
        libraries[made++] = block;
    }
    if (!def_first)
        libraries[made++] = new_fragment("tvtable", "foo(Tensor x) -> Tensor");
    return made;
}

static size_t register_fallbacks(const json_t *table, tn_library **libraries)
{
    const json_t *fallbacks = json_object_get(table, "fallbacks");
    size_t count = json_array_size(fallbacks);
    for (size_t i = 0; i < count; i++) {
        const json_t *fallback = json_array_get(fallbacks, i);
        bool skips = strcmp(text_of(fallback, "kind"), "fallthrough") == 0;
        libraries[i] = new_library(TN_LIBRARY_IMPL, "_", text_of(fallback, "key"));
        assert_int_equal(tn_library_fallback(libraries[i], NULL, skips ? NULL : do_nothing, NULL),
                         TN_OK);
    }
    return count;
}

/* The next permutation in lexical order; false after the last. */
static bool next_order(size_t *order, size_t count)
{
    size_t i = count;
    while (i > 1 && order[i - 2] >= order[i - 1])
        i--;
    if (i <= 1)
        return false;
    size_t j = count;
    while (order[j - 1] <= order[i - 2])
        j--;
    size_t swap = order[i - 2];
    order[i - 2] = order[j - 1];
    order[j - 1] = swap;
    for (size_t left = i - 1, right = count - 1; left < right; left++, right--) {
        swap = order[left];
        order[left] = order[right];
        order[right] = swap;
    }
    return true;
}

static size_t check_table_in_order(const json_t *table, const json_t *bare, const size_t *order,
                                   size_t count, bool def_first)
{
    tn_library *libraries[16];
    const tn_op *op;
    const char *name = text_of(table, "name");
    size_t made = register_fallbacks(table, libraries);
    made += register_table(table, order, count, def_first, libraries + made);
    assert_int_equal(tn_op_find("tvtable::foo", &op), TN_OK);
    size_t entries = compare_table(name, op, json_object_get(table, "table"));
    check_kernels(op);
    /* Withdrawn in the order of registration here, in the reverse order in every other run. */
    for (size_t i = 0; i < made; i++)
        tn_library_free(libraries[def_first ? i : made - 1 - i]);
    compare_table(name, op, bare);
    check_kernels(op);
    return entries;
}

static void every_computed_table_is_as_recorded_in_every_order_of_registration(void **state)
{
    (void)state;
    const json_t *tables = json_object_get(facts, "tables");
    const json_t *bare = json_object_get(json_array_get(tables, 0), "table");
    size_t entries = 0;
    assert_int_equal(json_array_size(tables), 79);
    for (size_t i = 0; i < json_array_size(tables); i++) {
        const json_t *table = json_array_get(tables, i);
        size_t count = json_array_size(json_object_get(table, "registrations"));
        size_t order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
        bool def_first = true;
        size_t recorded = 0;
        do {
            recorded = check_table_in_order(table, bare, order, count, def_first);
            def_first = !def_first;
        } while (next_order(order, count));
        check_table_in_order(table, bare, order, count, def_first);
        entries += recorded;
    }
    assert_int_equal(entries, 10270);
}

/* ---- keys ---- */

static bool is_range_end(const char *name)
{
    return strncmp(name, "StartOf", 7) == 0 || strncmp(name, "EndOf", 5) == 0;
}

static void every_member_is_parsed_and_named_back(void **state)
{
    (void)state;
    const json_t *members = json_object_get(facts, "members");
    size_t parsed = 0;
    for (size_t i = 0; i < json_array_size(members); i++) {
        const char *name = json_string_value(json_array_get(members, i));
        if (is_range_end(name))
            continue;
        assert_string_equal(tni_key_name(key_of(name)), name);
        parsed++;
    }
    assert_int_equal(parsed, json_array_size(members) - 12);
}

static bool holds(const json_t *names, const char *name)
{
    for (size_t i = 0; i < json_array_size(names); i++)
        if (strcmp(json_string_value(json_array_get(names, i)), name) == 0)
            return true;
    return false;
}

static void aliases_cover_what_was_recorded(void **state)
{
    (void)state;
    const char *name;
    json_t *covered;
    size_t aliases = 0;
    json_object_foreach(json_object_get(facts, "alias"), name, covered)
    {
        tni_key alias = key_of(name);
        aliases++;
        for (tni_key key = 1; key < TNI_NUM_RUNTIME_KEYS; key++)
            if (tni_alias_covers(alias, key) != holds(covered, tni_key_name(key)))
                fail_msg("%s and %s", name, tni_key_name(key));
    }
    assert_int_equal(aliases, 6);
}

/* The set of "DispatchKeySet(A, B)" or of an array of names. */
static tni_keyset set_of_names(const json_t *names)
{
    tni_keyset set = 0;
    for (size_t i = 0; i < json_array_size(names); i++)
        set |= tni_keyset_of(key_of(json_string_value(json_array_get(names, i))));
    return set;
}

static tni_keyset set_of_text(const char *text)
{
    char copy[512];
    tni_keyset set = 0;
    snprintf(copy, sizeof copy, "%s", strchr(text, '(') + 1);
    for (char *name = strtok(copy, ", )"); name != NULL; name = strtok(NULL, ", )"))
        set |= tni_keyset_of(key_of(name));
    /* The print leaves out a functionality without a backend: who excludes autograd excludes all.
     */
    if ((set & TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER)) != 0)
        set |= TNI_AUTOGRAD_BITS;
    return set;
}

static tn_tensor *new_tensor(const char *kind)
{
    int64_t size = 2;
    tn_tensor *tensor = NULL;
    bool meta = strncmp(kind, "meta", 4) == 0;
    assert_int_equal(
        tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, meta ? TN_META : TN_CPU, &tensor), TN_OK);
    if (strstr(kind, "_grad") != NULL)
        tensor->flags |= TNI_TENSOR_REQUIRES_GRAD | TNI_TENSOR_AUTOGRAD;
    return tensor;
}

static void new_tensors_carry_the_recorded_keys(void **state)
{
    (void)state;
    static const char *const kinds[] = {"cpu", "cpu_grad", "meta", "meta_grad"};
    for (size_t i = 0; i < TN_LEN(kinds); i++) {
        tn_tensor *tensor = new_tensor(kinds[i]);
        const json_t *recorded = json_object_get(json_object_get(facts, "keysets"), kinds[i]);
        assert_int_equal(tensor->keys, set_of_names(recorded));
        tn_tensor_release(tensor);
    }
}

static void a_thread_begins_with_the_recorded_keys(void **state)
{
    (void)state;
    const json_t *none = json_object_get(json_object_get(facts, "tls"), "none");
    tni_local_keys keys = tni_local_keys_get();
    assert_int_equal(keys.included, set_of_text(text_of(none, "included")));
    assert_int_equal(keys.excluded, set_of_text(text_of(none, "excluded")));
}

/* ---- errors ---- */

typedef tn_status (*error_case)(tn_library **made, size_t *count);

static tn_status make(tn_library **made, size_t *count, tn_library_kind kind, const char *ns,
                      const char *key)
{
    TN_TRY(tn_library_new(kind, ns, key, "/dev/null", 0, &made[*count]));
    ++*count;
    return TN_OK;
}

static tn_status two_def(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_DEF, "tvdef", NULL));
    return make(made, count, TN_LIBRARY_DEF, "tvdef", NULL);
}

static tn_status def_twice(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_FRAGMENT, "tvtw", NULL));
    TN_TRY(tn_library_define(made[0], "foo(Tensor x) -> Tensor", NULL, 0));
    return tn_library_define(made[0], "foo(Tensor x) -> Tensor", NULL, 0);
}

static tn_status def_in_impl(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_IMPL, "tvimpl", "CPU"));
    return tn_library_define(made[0], "foo(Tensor x) -> Tensor", NULL, 0);
}

static tn_status ns_clash(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_FRAGMENT, "tvn", NULL));
    return tn_library_define(made[0], "other::foo(Tensor x) -> Tensor", NULL, 0);
}

static tn_status ns_same(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_FRAGMENT, "tvn", NULL));
    TN_TRY(tn_library_define(made[0], "tvn::foo(Tensor x) -> Tensor", NULL, 0));
    return tn_library_impl(made[0], "tvn::foo", "CPU", NULL, do_nothing, NULL);
}

static tn_status key_clash(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_IMPL, "tvk", "CPU"));
    return tn_library_impl(made[0], "foo", "CUDA", NULL, do_nothing, NULL);
}

static tn_status key_same(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_IMPL, "tvk", "CPU"));
    return tn_library_impl(made[0], "foo", "CPU", NULL, do_nothing, NULL);
}

static tn_status bad_key(tn_library **made, size_t *count)
{
    return make(made, count, TN_LIBRARY_IMPL, "tvbk", "Nonsense");
}

static tn_status fallback_in(tn_library **made, size_t *count, tn_library_kind kind, const char *ns,
                             const char *key)
{
    TN_TRY(make(made, count, kind, ns, kind == TN_LIBRARY_IMPL ? key : NULL));
    return tn_library_fallback(made[*count - 1], key, do_nothing, NULL);
}

static tn_status fb_named(tn_library **made, size_t *count)
{
    return fallback_in(made, count, TN_LIBRARY_IMPL, "tvf", "XLA");
}

static tn_status fb_frag(tn_library **made, size_t *count)
{
    return fallback_in(made, count, TN_LIBRARY_FRAGMENT, "tvf", "XLA");
}

static tn_status fb_twice(tn_library **made, size_t *count)
{
    TN_TRY(fallback_in(made, count, TN_LIBRARY_IMPL, "_", "XLA"));
    return fallback_in(made, count, TN_LIBRARY_IMPL, "_", "XLA");
}

static tn_status fb_alias(tn_library **made, size_t *count)
{
    return fallback_in(made, count, TN_LIBRARY_IMPL, "_", "Autograd");
}

static tn_status fb_builtin(tn_library **made, size_t *count)
{
    return fallback_in(made, count, TN_LIBRARY_IMPL, "_", "AutogradCPU");
}

static tn_status def_wild(tn_library **made, size_t *count)
{
    return make(made, count, TN_LIBRARY_DEF, "_", NULL);
}

static tn_status mismatch_schema(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_FRAGMENT, "tvm", NULL));
    TN_TRY(tn_library_define(made[0], "foo(Tensor x, Tensor y) -> Tensor", NULL, 0));
    return tn_library_impl(made[0], "foo", "CPU", "(Tensor _0) -> Tensor", do_nothing, NULL);
}

static tn_status mismatch_later(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_FRAGMENT, "tvm2", NULL));
    TN_TRY(tn_library_impl(made[0], "foo", "CPU", "(Tensor _0) -> Tensor", do_nothing, NULL));
    return tn_library_define(made[0], "foo(Tensor x, Tensor y) -> Tensor", NULL, 0);
}

static tn_status bad_overload(tn_library **made, size_t *count)
{
    TN_TRY(make(made, count, TN_LIBRARY_FRAGMENT, "tvo", NULL));
    return tn_library_define(made[0], "foo.default(Tensor x) -> Tensor", NULL, 0);
}

/* How each recorded case is made here, and how many words of the message are the recorded ones. */
static const struct {
    const char *name;
    error_case run;
    int words;
} error_cases[] = {
    {"two_def", two_def, 12},
    {"def_twice", def_twice, 5},
    {"def_in_impl", def_in_impl, 9},
    {"ns_clash", ns_clash, 14},
    {"ns_same", ns_same, 0},
    {"key_clash", key_clash, 16},
    {"key_same", key_same, 0},
    {"bad_key", bad_key, 6},
    {"fb_named", fb_named, 10},
    {"fb_frag", fb_frag, 9},
    {"fb_twice", fb_twice, 11},
    {"fb_alias", fb_alias, 11},
    {"fb_builtin", fb_builtin, 11},
    {"def_wild", def_wild, 0},
    {"mismatch_schema", mismatch_schema, 0},
    {"mismatch_later", mismatch_later, 0},
    {"bad_overload", bad_overload, 0},
};

/* Whether two texts begin with the same words; a comma or colon behind a word does not count. */
static bool same_words(const char *a, const char *b, int words)
{
    for (; words > 0; words--) {
        size_t length = strcspn(a, " ,;:");
        if (strcspn(b, " ,;:") != length || strncmp(a, b, length) != 0)
            return false;
        a += length + strspn(a + length, " ,;:");
        b += length + strspn(b + length, " ,;:");
    }
    return true;
}

static void check_error(size_t index)
{
    const json_t *record = json_array_get(json_object_get(facts, "errors"), index);
    tn_library *made[4];
    size_t count = 0;
    assert_string_equal(text_of(record, "name"), error_cases[index].name);
    tn_status status = error_cases[index].run(made, &count);
    free_all(made, count);
    if (json_is_null(json_object_get(record, "error"))) {
        assert_int_equal(status, TN_OK);
        return;
    }
    if (strcmp(error_cases[index].name, "bad_overload") == 0)
        assert_int_not_equal(status, TN_OK); /* the parser's own kind */
    else
        assert_int_equal(status, TN_ERR_RUNTIME);
    if (!same_words(tn_last_error(), text_of(record, "message"), error_cases[index].words))
        fail_msg("%s: got '%s'", error_cases[index].name, tn_last_error());
}

static void registrations_fail_as_recorded(void **state)
{
    (void)state;
    assert_int_equal(json_array_size(json_object_get(facts, "errors")), TN_LEN(error_cases));
    for (size_t i = 0; i < TN_LEN(error_cases); i++)
        check_error(i);
}

static void a_kernel_without_a_definition_dangles(void **state)
{
    (void)state;
    tn_library *library = new_library(TN_LIBRARY_IMPL, "tvdang", "CPU");
    const tn_op *op;
    assert_int_equal(tn_library_impl(library, "foo", NULL, NULL, do_nothing, NULL), TN_OK);
    const char *recorded = json_string_value(json_array_get(json_object_get(facts, "dangling"), 0));
    assert_string_equal(tn_op_name(tni_op_lookup_parts("tvdang::foo", "")),
                        recorded + strlen("name: "));
    assert_int_equal(tn_op_find("tvdang::foo", &op), TN_ERR_NOT_FOUND);
    tn_library_free(library);
}

/* The origin of the kernel at CPU, NULL if the entry is missing. */
static const char *origin_at_cpu(const tn_op *op)
{
    const tni_kernel *kernel = tni_resolve_key(op, key_of("CPU")).kernel;
    return kernel == NULL ? NULL : kernel->origin;
}

static void the_newest_of_two_kernels_counts_and_the_older_returns(void **state)
{
    (void)state;
    tn_library *def = new_fragment("tvdup", "foo(Tensor x) -> Tensor");
    tn_library *libraries[2];
    for (uint32_t i = 0; i < 2; i++) {
        assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "tvdup", "CPU", i == 0 ? "old" : "new", 0,
                                        &libraries[i]),
                         TN_OK);
        assert_int_equal(tn_library_impl(libraries[i], "foo", NULL, NULL, do_nothing, NULL), TN_OK);
    }
    const tn_op *op = tni_op_lookup_parts("tvdup::foo", "");
    assert_string_equal(origin_at_cpu(op), "new:0");
    tn_library_free(libraries[1]);
    assert_string_equal(origin_at_cpu(op), "old:0");
    tn_library_free(libraries[0]);
    assert_null(origin_at_cpu(op));
    tn_library_free(def);
}

/* ---- calls ---- */

static const char *visited[16]; /* labels of the kernels that ran */
static size_t nvisited;

/* What a recording kernel knows of itself: its context. */
typedef struct recorder {
    char label[48]; /* as recorded: "CPU", "Autograd>" */
    tni_key key;    /* the key it was registered for */
    bool wraps;     /* goes on below its key */
} recorder;

static tn_status record_visit(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const recorder *self = tn_call_context(call);
    assert_true(nvisited < TN_LEN(visited));
    visited[nvisited++] = self->label;
    if (!self->wraps)
        return TN_OK;
    /* What wraps autograd goes below all of it. */
    bool autograd =
        self->key == TNI_ALIAS_AUTOGRAD || (tni_keyset_of(self->key) & TNI_AUTOGRAD_BITS) != 0;
    tni_keyset below = tni_keyset_below(call->keys, autograd ? TNI_ALIAS_AUTOGRAD : self->key);
    return tni_redispatch(call->op, below, args, outs);
}

/* One combination of kernels, registered for four operators with different arguments. */
typedef struct call_setup {
    tn_library *libraries[8];
    size_t count;
    recorder recorders[4];
} call_setup;

static const char *const call_schemas[] = {
    "foo(Tensor x) -> ()",
    "two(Tensor x, Tensor y) -> ()",
    "list(Tensor[] xs) -> ()",
    "opt(Tensor x, Tensor? y=None) -> ()",
};
static const char *const call_names[] = {"foo", "two", "list", "opt"};

static void set_up_calls(call_setup *setup, const json_t *kernels)
{
    memset(setup, 0, sizeof *setup);
    tn_library *def = new_library(TN_LIBRARY_DEF, "tvcall", NULL);
    for (size_t i = 0; i < TN_LEN(call_schemas); i++)
        assert_int_equal(tn_library_define(def, call_schemas[i], NULL, 0), TN_OK);
    setup->libraries[setup->count++] = def;
    for (size_t i = 0; i < json_array_size(kernels); i++) {
        recorder *self = &setup->recorders[i];
        const char *label = json_string_value(json_array_get(kernels, i));
        assert_non_null(label);
        snprintf(self->label, sizeof self->label, "%s", label);
        char key[48] = "";
        memcpy(key, label, strcspn(label, ">="));
        self->key = key_of(key);
        self->wraps = strchr(label, '>') != NULL;
        tn_library *block = new_library(TN_LIBRARY_IMPL, "tvcall", key);
        for (size_t j = 0; j < TN_LEN(call_names); j++) {
            if (strstr(label, "=ft") != NULL)
                assert_int_equal(tn_library_impl_fallthrough(block, call_names[j], NULL), TN_OK);
            else
                assert_int_equal(
                    tn_library_impl(block, call_names[j], NULL, NULL, record_visit, self), TN_OK);
        }
        setup->libraries[setup->count++] = block;
    }
}

/* An ivalue on the stack naming a tensor of the recorded kind. */
static tni_handle handle_of_kind(const char *kind)
{
    tn_tensor *tensor = new_tensor(kind);
    const json_t *keys = json_object_get(json_object_get(facts, "keysets"), kind);
    assert_non_null(keys);
    tensor->keys = set_of_names(keys);
    return (tni_handle){tensor, NULL};
}

/* Calls with one tensor, and None behind it where the operator takes a second one. */
static tn_status call_with_one(const char *name, const char *kind)
{
    tni_handle handle = handle_of_kind(kind);
    StableIValue arguments[2] = {(StableIValue)(uintptr_t)&handle, 0};
    tn_status status = tni_dispatch(tni_op_lookup_parts(name, ""), arguments, NULL);
    tn_tensor_release(handle.tensor);
    return status;
}

static tn_status call_with_two(const char *kinds)
{
    char first[32];
    const char *plus = strchr(kinds, '+');
    snprintf(first, sizeof first, "%.*s", (int)(plus - kinds), kinds);
    tni_handle handles[2] = {handle_of_kind(first), handle_of_kind(plus + 1)};
    StableIValue arguments[2] = {(StableIValue)(uintptr_t)&handles[0],
                                 (StableIValue)(uintptr_t)&handles[1]};
    tn_status status = tni_dispatch(tni_op_lookup_parts("tvcall::two", ""), arguments, NULL);
    tn_tensor_release(handles[0].tensor);
    tn_tensor_release(handles[1].tensor);
    return status;
}

static tn_status call_as_recorded(const char *input)
{
    tni_list empty = {NULL, 0, 0};
    StableIValue argument = (StableIValue)(uintptr_t)&empty;
    if (strcmp(input, "empty_list") == 0)
        return tni_dispatch(tni_op_lookup_parts("tvcall::list", ""), &argument, NULL);
    if (strcmp(input, "none_opt") == 0)
        return call_with_one("tvcall::opt", "cpu");
    return strchr(input, '+') != NULL ? call_with_two(input) : call_with_one("tvcall::foo", input);
}

/* The part of a recorded message that does not depend on the operator's name. */
static const char *core_of(const char *message, char *buffer, size_t size)
{
    const char *begin = message;
    const char *end = NULL;
    if (strncmp(message, "Could not run", 13) == 0) {
        begin = strstr(message, "with arguments from");
        end = strstr(begin, "backend.") + strlen("backend.");
    } else if (strncmp(message, "There were no", 13) == 0) {
        end = strstr(message, "for schema");
    } else {
        begin = strstr(message, ": attempted");
        end = strstr(begin, "registered.");
    }
    snprintf(buffer, size, "%.*s", (int)(end - begin), begin);
    return buffer;
}

static void check_call(const json_t *record)
{
    const json_t *expected = json_object_get(record, "visited");
    const json_t *tls = json_object_get(json_object_get(facts, "tls"), text_of(record, "context"));
    tni_local_keys before = tni_local_keys_get();
    tni_local_keys_set((tni_local_keys){set_of_text(text_of(tls, "included")),
                                        set_of_text(text_of(tls, "excluded"))});
    nvisited = 0;
    tn_status status = call_as_recorded(text_of(record, "input"));
    tni_local_keys_set(before);
    bool same = nvisited == json_array_size(expected);
    for (size_t i = 0; same && i < nvisited; i++)
        same = strcmp(visited[i], json_string_value(json_array_get(expected, i))) == 0;
    char core[256];
    const char *message = text_of(record, "message");
    if (*message == '\0')
        same = same && status == TN_OK;
    else
        same = same && status == TN_ERR_NOT_IMPLEMENTED &&
               strstr(tn_last_error(), core_of(message, core, sizeof core)) != NULL;
    if (!same)
        fail_msg("%s, input %s, context %s: status %d, %zu kernels, %s",
                 json_dumps(json_object_get(record, "kernels"), 0), text_of(record, "input"),
                 text_of(record, "context"), (int)status, nvisited, tn_last_error());
}

/* A resolver as aten has it, for calls with conjugated tensors; NULL if there is one already. */
static tn_status resolve_kernel(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    const tn_tensor *self = tn_boxed_tensor(args[0]);
    tn_tensor *plain;
    TN_TRY(tn_tensor_view(self, tn_tensor_dim(self), tn_tensor_sizes(self), tn_tensor_strides(self),
                          tn_tensor_offset(self), &plain));
    plain->keys = self->keys & ~TNI_FUNCTIONALITY_BIT(CONJUGATE);
    return tn_boxed_from_tensor_take(plain, &outs[0]);
}

static tn_library *ensure_resolver(void)
{
    const tn_op *op;
    if (tn_op_find("aten::resolve_conj", &op) == TN_OK)
        return NULL;
    tn_library *library = new_fragment("aten", "resolve_conj(Tensor(a) self) -> Tensor(a)");
    assert_int_equal(tn_library_impl(library, "resolve_conj", "CompositeImplicitAutograd", NULL,
                                     resolve_kernel, NULL),
                     TN_OK);
    return library;
}

static void every_call_visits_the_recorded_kernels_or_fails_as_recorded(void **state)
{
    (void)state;
    const json_t *calls = json_object_get(facts, "calls");
    const json_t *kernels = NULL;
    call_setup setup = {0};
    tn_library *resolver = ensure_resolver();
    assert_int_equal(json_array_size(calls), 840);
    for (size_t i = 0; i < json_array_size(calls); i++) {
        const json_t *record = json_array_get(calls, i);
        const json_t *wanted = json_object_get(record, "kernels");
        if (kernels == NULL || !json_equal(kernels, wanted)) {
            free_all(setup.libraries, setup.count);
            set_up_calls(&setup, wanted);
            kernels = wanted;
        }
        check_call(record);
    }
    free_all(setup.libraries, setup.count);
    tn_library_free(resolver);
}

/* ---- the program ---- */

static int read_facts(void **state)
{
    (void)state;
    json_error_t error;
    facts = json_load_file(TENON_TEST_DATA "/dispatch-tables.json", 0, &error);
    if (facts == NULL)
        fprintf(stderr, "%s: %s\n", error.source, error.text);
    quiet_begin();
    return facts == NULL ? -1 : 0;
}

static int forget_facts(void **state)
{
    (void)state;
    json_decref(facts);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_member_is_parsed_and_named_back),
        cmocka_unit_test(aliases_cover_what_was_recorded),
        cmocka_unit_test(new_tensors_carry_the_recorded_keys),
        cmocka_unit_test(a_thread_begins_with_the_recorded_keys),
        cmocka_unit_test(every_computed_table_is_as_recorded_in_every_order_of_registration),
        cmocka_unit_test(registrations_fail_as_recorded),
        cmocka_unit_test(a_kernel_without_a_definition_dangles),
        cmocka_unit_test(the_newest_of_two_kernels_counts_and_the_older_returns),
        cmocka_unit_test(every_call_visits_the_recorded_kernels_or_fails_as_recorded),
    };
    return cmocka_run_group_tests(tests, read_facts, forget_facts);
}
