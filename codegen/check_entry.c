/* SPDX-License-Identifier: BSD-3-Clause */
/* The rules of the ATen document that concern what is read today: each fault cites its line. */
#include "codegen.h"

#include <string.h>

/* Tags in the order of their numbers, which are part of the ABI (torch_tag_*). */
static const char *const tags[] = {"core",
                                   "cudagraph_unsafe",
                                   "data_dependent_output",
                                   "dynamic_output_shape",
                                   "flexible_layout",
                                   "generated",
                                   "inplace",
                                   "inplace_view",
                                   "maybe_aliasing_or_mutating",
                                   "needs_contiguous_strides",
                                   "needs_exact_strides",
                                   "needs_fixed_stride_order",
                                   "nondeterministic_bitwise",
                                   "nondeterministic_seeded",
                                   "out",
                                   "out_variant",
                                   "pointwise",
                                   "pt2_compliant_tag",
                                   "reduction",
                                   "view_copy"};

int gen_tag_number(const char *name)
{
    for (size_t i = 0; i < TN_LEN(tags); i++)
        if (strcmp(tags[i], name) == 0)
            return (int)i;
    return -1;
}

const char *gen_tag_name(int number)
{
    return tags[number];
}

static size_t count_composites(const gen_entry *entry)
{
    size_t count = 0;
    for (size_t i = 0; i < entry->ndispatch; i++)
        count += entry->dispatch[i].key == TNI_ALIAS_COMPOSITE_IMPLICIT ||
                 entry->dispatch[i].key == TNI_ALIAS_COMPOSITE_EXPLICIT ||
                 entry->dispatch[i].key == TNI_ALIAS_COMPOSITE_EXPLICIT_NON_FUNCTIONAL;
    return count;
}

static bool is_variants(const char *text)
{
    return strcmp(text, "function") == 0 || strcmp(text, "method") == 0 ||
           strcmp(text, "function, method") == 0 || strcmp(text, "method, function") == 0;
}

/* The written text must be the canonical one, so that a reader and a search find the same words. */
static void check_spelling(const gen_entry *entry)
{
    size_t length = tn_schema_print(entry->schema, NULL, 0);
    char *text = gen_alloc(length + 1, 1);
    tn_schema_print(entry->schema, text, length + 1);
    size_t name = strcspn(entry->func, "(");
    if (strncmp(text + strlen("aten::"), entry->func, name) != 0)
        gen_fail(entry->file, entry->line, "%s: reads back as %s", entry->func, text);
}

static void check_entry(const gen_spec *spec, const gen_entry *entry)
{
    const char *file = entry->file;
    size_t line = entry->line;
    check_spelling(entry);
    if (entry->variants != NULL && !is_variants(entry->variants))
        gen_fail(file, line, "%s: variants are function, method or both, not '%s'", entry->func,
                 entry->variants);
    if ((entry->kind == GEN_OUT) && entry->variants != NULL &&
        strcmp(entry->variants, "function") != 0)
        gen_fail(file, line, "%s: an out= operator is a function only", entry->func);
    if (entry->module != NULL && entry->variants != NULL && strstr(entry->variants, "method"))
        gen_fail(file, line, "%s: an operator of a python_module is no method", entry->func);
    if (entry->device_check != NULL && strcmp(entry->device_check, "NoCheck") != 0 &&
        strcmp(entry->device_check, "ExactSame") != 0)
        gen_fail(file, line, "%s: device_check is NoCheck or ExactSame", entry->func);
    if (count_composites(entry) > 1)
        gen_fail(file, line, "%s: at most one composite kernel", entry->func);
    if (entry->is_structured && (entry->kind != GEN_OUT || entry->delegate != NULL))
        gen_fail(file, line, "%s: a structured operator is the out= one of its group", entry->func);
    if (entry->delegate == NULL)
        return;
    const gen_entry *target = gen_delegate(spec, entry);
    if (target == NULL || !target->is_structured)
        gen_fail(file, line, "%s: structured_delegate %s is no structured operator", entry->func,
                 entry->delegate);
}

void gen_check(const gen_spec *spec)
{
    for (size_t i = 0; i < spec->count; i++) {
        check_entry(spec, &spec->entries[i]);
        if (i > 0 && strcmp(spec->entries[i - 1].name, spec->entries[i].name) == 0)
            gen_fail(spec->entries[i].file, spec->entries[i].line, "%s stands here twice",
                     spec->entries[i].name);
    }
}
