/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The schema language against PyTorch 2.13.0: every schema it knows, parsed field by field and
 * printed; malformed ones at both entry points; pairs of versions with both compatibility verdicts.
 * One line of a record is one case; TENON_FACTS names another folder of records.
 */
#include "schema/schema_tree.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>
#include <jansson.h>

/* How many lines each file must at least have: a record that is cut short must not pass. */
enum { LEAST_SCHEMAS = 6958, LEAST_ERRORS = 126, LEAST_PAIRS = 44 };

/* ---- records ---- */

/* Returns whether a case agrees; has printed how it differs if not. */
typedef bool (*check_case)(const json_t *record);

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* Runs a check over every line of a file and fails unless all agree and none is missing. */
static void check_lines(const char *file, size_t least, check_case check)
{
    char path[4096];
    const char *folder = getenv("TENON_FACTS");
    snprintf(path, sizeof path, "%s/%s", folder != NULL ? folder : TENON_TEST_DATA, file);
    FILE *lines = fopen(path, "rb");
    if (lines == NULL)
        fail_msg("%s cannot be opened", path);
    char *line = NULL;
    size_t room = 0;
    size_t count = 0;
    size_t wrong = 0;
    while (getline(&line, &room, lines) > 0) {
        json_error_t error;
        json_t *record = json_loads(line, JSON_ALLOW_NUL, &error);
        if (record == NULL)
            fail_msg("%s: line %zu: %s", path, count + 1, error.text);
        count++;
        wrong += !check(record);
        json_decref(record);
    }
    free(line);
    fclose(lines);
    print_message("%s: %zu lines, %zu differ\n", file, count, wrong);
    assert_int_equal(wrong, 0);
    assert_true(count >= least);
}

static bool differs(const json_t *record, const char *what, const char *got)
{
    print_error("%s\n  differs in %s: %s\n", text_of(record, "text"), what, got);
    return false;
}

/* ---- types as the records spell them ---- */

static const char *const generic_names[] = {
    [TNI_TYPE_LIST] = "List",   [TNI_TYPE_OPTIONAL] = "Optional", [TNI_TYPE_TUPLE] = "Tuple",
    [TNI_TYPE_DICT] = "Dict",   [TNI_TYPE_UNION] = "Union",       [TNI_TYPE_FUTURE] = "Future",
    [TNI_TYPE_AWAIT] = "Await", [TNI_TYPE_RREF] = "RRef"};

/* Symbolic types are spelled as what they stand for. `real` keeps ScalarType, Layout and
 * MemoryFormat, which the other spelling calls int. */
static void spell_type(tni_buffer *out, const tni_type *type, bool real)
{
    bool is_code = type->kind == TNI_TYPE_SCALAR_TYPE || type->kind == TNI_TYPE_LAYOUT ||
                   type->kind == TNI_TYPE_MEMORY_FORMAT;
    if (type->kind >= TNI_TYPE_LIST) {
        tni_buffer_print(out, "%s[", generic_names[type->kind]);
        for (uint16_t i = 0; i < type->nitems; i++) {
            tni_buffer_print(out, "%s", i > 0 ? ", " : "");
            spell_type(out, type->items[i], real);
        }
        tni_buffer_print(out, "]");
    } else if (type->kind == TNI_TYPE_SCALAR) {
        tni_buffer_print(out, "number");
    } else if (type->kind == TNI_TYPE_SYMINT || (is_code && !real)) {
        tni_buffer_print(out, "int");
    } else if (type->kind == TNI_TYPE_SYMBOOL) {
        tni_buffer_print(out, "bool");
    } else {
        tni_type bare = *type;
        bare.alias = NULL;
        tni_type_print(out, &bare);
    }
}

static bool type_is(const tni_type *type, bool real, const char *want)
{
    tni_buffer text = {0};
    spell_type(&text, type, real);
    bool equal = !text.failed && strcmp(text.data, want) == 0;
    if (!equal)
        print_error("  type %s, recorded %s\n", text.data, want);
    tni_buffer_free(&text);
    return equal;
}

/* ---- marks and defaults ---- */

/* The records list sets in hash order, so membership is what counts. */
static bool sets_are(const tni_text *sets, uint16_t count, const json_t *want)
{
    if (json_array_size(want) != count)
        return false;
    for (uint16_t i = 0; i < count; i++) {
        bool found = false;
        for (size_t j = 0; j < count; j++)
            found |= tni_text_is(sets[i], json_string_value(json_array_get(want, j)));
        if (!found)
            return false;
    }
    return true;
}

/* A list whose elements alone are marked has their write flag and no sets of its own. */
static bool alias_is(const tni_type *type, const json_t *want)
{
    const tni_alias *alias = tni_type_alias(type);
    const tni_type *marked = type;
    while (marked->kind == TNI_TYPE_OPTIONAL && marked->alias == NULL)
        marked = marked->items[0];
    bool is_inner = marked->kind == TNI_TYPE_LIST && marked->alias == NULL;
    if (alias == NULL || json_is_null(want))
        return (alias == NULL) == json_is_null(want);
    if (alias->is_write != json_is_true(json_object_get(want, "write")))
        return false;
    return sets_are(alias->before, is_inner ? 0 : alias->nbefore,
                    json_object_get(want, "before")) &&
           sets_are(alias->after, is_inner ? 0 : alias->nafter, json_object_get(want, "after"));
}

static bool const_is(const tni_const *value, const json_t *want)
{
    switch (value->kind) {
    case TNI_CONST_NONE:
        return json_is_null(want);
    case TNI_CONST_BOOL:
        return json_is_boolean(want) && value->as.boolean == json_is_true(want);
    case TNI_CONST_INT:
        return json_is_integer(want) && value->as.integer == json_integer_value(want);
    case TNI_CONST_DOUBLE:
        return json_is_number(want) && value->as.real == json_number_value(want);
    case TNI_CONST_STRING:
    case TNI_CONST_DEVICE:
        return json_is_string(want) && tni_text_is(value->as.text, json_string_value(want));
    case TNI_CONST_LIST:
        break;
    case TNI_CONST_COMPLEX:
        return false; /* none is recorded */
    }
    if (json_array_size(want) != value->as.list.count)
        return false;
    for (size_t i = 0; i < value->as.list.count; i++)
        if (!const_is(&value->as.list.items[i], json_array_get(want, i)))
            return false;
    return true;
}

/* ---- one schema ---- */

static int32_t list_size(const tni_type *type)
{
    if (type->kind == TNI_TYPE_OPTIONAL)
        type = type->items[0];
    return type->kind == TNI_TYPE_LIST ? type->list_size : -1;
}

static bool arg_is(const tni_arg *arg, const json_t *want, bool is_return)
{
    const json_t *initial = json_object_get(want, "default");
    const json_t *size = json_object_get(want, "N");
    if (!tni_text_is(arg->name, text_of(want, "name")) ||
        !type_is(arg->type, false, text_of(want, "type")) ||
        !type_is(arg->type, true, text_of(want, "real_type")) ||
        !alias_is(arg->type, json_object_get(want, "alias")))
        return false;
    if (is_return)
        return true;
    return arg->keyword_only == json_is_true(json_object_get(want, "kwarg_only")) &&
           (json_is_null(size) ? -1 : json_integer_value(size)) == list_size(arg->type) &&
           (arg->initial == NULL) == (initial == NULL) &&
           (initial == NULL || const_is(arg->initial, initial));
}

static bool args_are(const tni_arg *args, uint16_t count, const json_t *want, bool are_returns)
{
    if (json_array_size(want) != count)
        return false;
    for (uint16_t i = 0; i < count; i++)
        if (!arg_is(&args[i], json_array_get(want, i), are_returns))
            return false;
    return true;
}

static bool fields_are(const tn_schema *schema, const json_t *want)
{
    return tni_text_is(schema->name, text_of(want, "name")) &&
           tni_text_is(schema->overload, text_of(want, "overload")) &&
           args_are(schema->args, schema->nargs, json_object_get(want, "args"), false) &&
           args_are(schema->returns, schema->nreturns, json_object_get(want, "returns"), true) &&
           schema->is_vararg == json_is_true(json_object_get(want, "vararg")) &&
           schema->is_varret == json_is_true(json_object_get(want, "varret")) &&
           schema->is_mutable == json_is_true(json_object_get(want, "mutable"));
}

/* Printing what was parsed from a print gives the print again. */
static bool is_fixed_point(const char *printed)
{
    char again[8192];
    tn_schema *schema;
    if (tn_schema_parse(printed, TN_SCHEMA_ALONE, &schema) != TN_OK)
        return false;
    tn_schema_print(schema, again, sizeof again);
    tn_schema_free(schema);
    return strcmp(printed, again) == 0;
}

static bool check_schema(const json_t *record)
{
    char printed[8192];
    tn_schema *schema;
    if (tn_schema_parse(text_of(record, "text"), TN_SCHEMA_ALONE, &schema) != TN_OK)
        return differs(record, "being refused", tn_last_error());
    tn_schema_print(schema, printed, sizeof printed);
    bool same_fields = fields_are(schema, json_object_get(record, "parsed"));
    tn_schema_free(schema);
    if (!same_fields)
        return differs(record, "a field", printed);
    if (strcmp(printed, text_of(record, "printed")) != 0)
        return differs(record, "its print", printed);
    return is_fixed_point(printed) || differs(record, "its second print", printed);
}

/* ---- malformed schemas and versions ---- */

/* Where PyTorch names a token that it did not expect, the refusal points at the same column. */
static bool place_is(const char *message, const char *recorded)
{
    const char *caret = strchr(recorded, '~');
    const char *column = strstr(message, "column ");
    if (strncmp(recorded, "expected ", 9) != 0 || caret == NULL)
        return true;
    const char *line = caret;
    while (line[-1] != '\n')
        line--;
    return strtol(column + 7, NULL, 10) == caret - line + 1;
}

static bool verdict_is(const json_t *record, const char *entry, tn_schema_mode mode)
{
    tn_schema *schema = NULL;
    bool wanted = json_object_get(json_object_get(record, entry), "ok") != NULL;
    tn_status status = tn_schema_parse(text_of(record, "text"), mode, &schema);
    tn_schema_free(schema);
    if ((status == TN_OK) != wanted)
        return differs(record, entry, status == TN_OK ? "accepted" : tn_last_error());
    if (status == TN_OK)
        return true;
    const char *message = tn_last_error();
    bool is_placed = strstr(message, "line ") != NULL && strstr(message, "column ") != NULL;
    const json_t *answer = json_object_get(record, entry);
    if (mode == TN_SCHEMA_ALONE) /* the other entry point was asked under longer names */
        is_placed = is_placed && place_is(message, text_of(answer, "message"));
    return is_placed || differs(record, "its place", message);
}

static bool check_error(const json_t *record)
{
    return verdict_is(record, "parse_schema", TN_SCHEMA_ALONE) &&
           verdict_is(record, "define", TN_SCHEMA_DEFINE);
}

static bool check_pair(const json_t *record)
{
    tn_schema *old_schema;
    tn_schema *new_schema;
    bool backward = false;
    bool forward = false;
    char reason[512];
    char own_reason[512];
    if (tn_schema_parse(text_of(record, "old"), TN_SCHEMA_ALONE, &old_schema) != TN_OK)
        return differs(record, "the old schema", tn_last_error());
    if (tn_schema_parse(text_of(record, "new"), TN_SCHEMA_ALONE, &new_schema) != TN_OK) {
        tn_schema_free(old_schema);
        return differs(record, "the new schema", tn_last_error());
    }
    assert_int_equal(
        tn_schema_check_backward(old_schema, new_schema, &backward, own_reason, sizeof own_reason),
        TN_OK);
    assert_int_equal(
        tn_schema_check_forward(old_schema, new_schema, &forward, reason, sizeof reason), TN_OK);
    tn_schema_free(old_schema);
    tn_schema_free(new_schema);
    bool agrees = backward == json_is_true(json_object_get(record, "backward")) &&
                  forward == json_is_true(json_object_get(record, "forward")) &&
                  strcmp(reason, text_of(record, "forward_reason")) == 0 &&
                  backward == (own_reason[0] == '\0');
    if (!agrees)
        print_error("%s -> %s: backward %d, forward %d '%s'\n", text_of(record, "old"),
                    text_of(record, "new"), backward, forward, reason);
    return agrees;
}

static void every_recorded_schema_parses_and_prints_as_in_pytorch(void **state)
{
    (void)state;
    check_lines("schemas.jsonl", LEAST_SCHEMAS, check_schema);
}

static void malformed_schemas_are_accepted_or_refused_as_in_pytorch(void **state)
{
    (void)state;
    check_lines("schema-errors.jsonl", LEAST_ERRORS, check_error);
}

static void versions_are_compatible_as_in_pytorch(void **state)
{
    (void)state;
    check_lines("schema-compat.jsonl", LEAST_PAIRS, check_pair);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_recorded_schema_parses_and_prints_as_in_pytorch),
        cmocka_unit_test(malformed_schemas_are_accepted_or_refused_as_in_pytorch),
        cmocka_unit_test(versions_are_compatible_as_in_pytorch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
