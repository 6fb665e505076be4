/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What an earlier release brought is still there: callers, extensions and stored models name
 * operators, overloads and arguments.
 */
#include "codegen.h"

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

void gen_check_kept(const gen_spec *before, const gen_spec *now)
{
    for (size_t i = 0; i < before->count; i++) {
        const gen_entry *old = &before->entries[i];
        const gen_entry *entry = gen_find(now, old->name);
        if (entry == NULL && now->count > 0)
            gen_fail(now->entries[0].file, 1, "%s is gone, which was in %s:%zu; callers name it",
                     old->local_name, old->file, old->line);
        if (entry != NULL)
            check_schema(old, entry);
    }
}
