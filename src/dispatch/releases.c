/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Built-in operators that are not the same in every release of PyTorch that is served.
 *
 *     spec/native_functions.yaml    since: 2.14    a process that chose 2.13 does not have it
 *                                   until: 2.14    a process that chose 2.14 does not have it
 *     renamings, below                             the same stack, by another schema
 *
 * An operator is hidden by taking its signature away: then it is found nowhere, as one that nobody
 * has defined. It keeps its kernels, which come back with the signature. So calls pay nothing, and
 * selecting a release visits a handful of operators. Signatures are never freed, since callers
 * without a lock may hold one.
 */
#include "dispatch/dispatch_shared.h"
#include <tenon/version.h>

/*
 * Schemas that a release changed without changing what is on the stack: the yaml has the form of
 * 2.13. (What changes the stack is in older_schemas.c.)
 */
static const struct {
    uint8_t since;    /* minor number of the first release with the schema */
    const char *text; /* the schema from that release on */
} renamings[] = {
    {14, "aten::_cdist_backward(Tensor grad_output, Tensor x1, Tensor x2, float p, Tensor cdist) "
         "-> Tensor"},
    {14, "aten::_cdist_backward.out(Tensor grad_output, Tensor x1, Tensor x2, float p, "
         "Tensor cdist, *, Tensor(a!) out) -> Tensor(a!)"},
    {14, "aten::_pdist_backward(Tensor grad_output, Tensor self, float p, Tensor pdist) -> Tensor"},
    {14, "aten::_pdist_backward.out(Tensor grad_output, Tensor self, float p, Tensor pdist, *, "
         "Tensor(a!) out) -> Tensor(a!)"},
};

const tni_builtin_release *tni_release_find(int64_t index)
{
    for (uint32_t i = 0; i < tni_num_builtin_releases; i++)
        if (tni_builtin_releases[i].index == index)
            return &tni_builtin_releases[i];
    return NULL;
}

bool tni_release_hides(int64_t index)
{
    const tni_builtin_release *release = tni_release_find(index);
    return release != NULL && !tni_torch_abi_has(release->since, release->until);
}

/* Return the length of the name in a schema. */
static size_t name_length(const char *schema)
{
    return strcspn(schema, "(");
}

/* A process that chose nothing has the schemas of the release it reports. */
const char *tni_release_schema(int64_t index)
{
    const tni_builtin *spec = &tni_builtins[index];
    const char *name = tni_builtin_text + spec->name;
    for (size_t i = 0; i < TN_LEN(renamings); i++) {
        size_t length = name_length(renamings[i].text);
        if (tni_torch_abi_is_from(renamings[i].since) &&
            strncmp(renamings[i].text, name, length) == 0 && name[length] == '\0')
            return renamings[i].text;
    }
    return tni_builtin_text + spec->schema;
}

/* With the lock held: give a built-in operator the signature it has now, if it was made before. */
static tn_status refresh(int64_t index)
{
    const char *name = tni_builtin_text + tni_builtins[index].name;
    size_t length = strlen(name);
    tn_op *op =
        (tn_op *)(void *)tni_table_find(&tni_op_table, name, length, tni_hash(name, length));
    if (op == NULL || op->builtin == NULL)
        return TN_OK;
    if (!tni_release_hides(index))
        return tni_builtin_set_schema(op, index);
    tni_op_set_signature(op, NULL);
    return TN_OK;
}

static tn_status refresh_all(void)
{
    for (uint32_t i = 0; i < tni_num_builtin_releases; i++)
        TN_TRY(refresh(tni_builtin_releases[i].index));
    for (size_t i = 0; i < TN_LEN(renamings); i++)
        TN_TRY(refresh(tni_builtin_find(renamings[i].text, name_length(renamings[i].text))));
    return TN_OK;
}

tn_status tn_torch_abi_select(const char *release)
{
    TN_TRY(tni_torch_abi_choose(release));
    tni_registry_lock();
    tn_status status = refresh_all();
    tni_registry_unlock();
    return status;
}
