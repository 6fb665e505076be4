/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Checks that everything from an earlier release still exists, because callers, extensions and
 * stored models name operators, overloads and arguments.
 */
#include "gen_rules.h"

/* Check that callers of the earlier schema can call the present one. */
static void check_schema(const gen_entry *before, const gen_entry *now)
{
    char why[1000];
    bool fits;
    if (tn_schema_check_backward(before->schema, now->schema, &fits, why, sizeof why) != TN_OK)
        gen_fail(now->file, now->line, "%s: %s", now->local_name, tn_last_error());
    if (!fits)
        gen_fail(now->file, now->lines[GEN_FUNC],
                 "%s: the schema was %s; %s%swrite arguments and returns that serve its callers",
                 now->local_name, before->func, why, why[0] != '\0' ? "; " : "");
}

/* A list of schemas only, as `--schemas` writes it, does not say which operators were composite. */
static bool has_kernels(const gen_spec *spec)
{
    for (size_t i = 0; i < spec->count; i++)
        if (gen_has(&spec->entries[i], GEN_DISPATCH))
            return true;
    return false;
}

/* Backends without a kernel of their own depend on the composite one. */
static void check_composite(const gen_entry *before, const gen_entry *now)
{
    gen_detail kernel;
    gen_default_kernel(before, &kernel);
    if (gen_is_implicit(before) && !gen_is_implicit(now))
        gen_fail(now->file, gen_has(now, GEN_DISPATCH) ? now->lines[GEN_DISPATCH] : now->line,
                 "%s: it was composite, and other backends live by that kernel; write "
                 "'CompositeImplicitAutograd: %s' beside the new ones",
                 now->local_name, kernel.text);
}

void gen_check_kept(const gen_spec *before, const gen_spec *now)
{
    bool says_kernels = has_kernels(before);
    for (size_t i = 0; i < before->count; i++) {
        const gen_entry *old = &before->entries[i];
        const gen_entry *entry = gen_find(now, old->name);
        if (entry == NULL && now->count > 0)
            gen_fail(now->entries[0].file, 1, "%s is gone, which was in %s:%zu; callers name it",
                     old->local_name, old->file, old->line);
        if (entry != NULL)
            check_schema(old, entry);
        if (entry != NULL && says_kernels)
            check_composite(old, entry);
    }
}
