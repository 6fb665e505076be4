/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators whose schema changed between the PyTorch releases that Tenon serves.
 *
 *     caller's release 2.11    [q k v ...]            15 ivalues by the schema of 2.11
 *     adapted                  [q k v ... None None]  17 ivalues by today's
 *
 * A stack does not tell its length, so only the caller's release tells by which schema it was
 * filled. The entries below hold the older schemas. How an older stack becomes one of today is
 * computed when the operator is defined, by the names of the arguments: a new argument gets the
 * default of today's schema, and one that became optional is put into an optional. An operator that
 * is not defined as PyTorch defines it today is left alone.
 *
 * PyTorch 2.9 to 2.13 adapt nothing: there, a stack by another release's schema is read as if it
 * were by the current one.
 */
#include "dispatch/older_schemas.h"
#include "dispatch/dispatch_shared.h"

#include <stdlib.h>

#define RELEASE(minor) (UINT64_C(2) << 56 | (uint64_t)(minor) << 48)

/*
 * Every change of an aten operator from 2.9 to 2.15 that matters for a stack, found by comparing
 * the schemas that the releases register. Changes that do not show in a stack (`int` that became
 * `SymInt`) are left out, and so are operators that were removed.
 */
static const tni_older_schema changes[] = {
    {RELEASE(12),
     "aten::_flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, "
     "Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, "
     "bool return_debug_mask, *, float? scale=None, SymInt? window_size_left=None, "
     "SymInt? window_size_right=None, Tensor? seqused_k=None, Tensor? alibi_slopes=None) -> "
     "(Tensor output, Tensor softmax_logsumexp, Tensor rng_state, Tensor unused, "
     "Tensor debug_attn_mask)"},
    {RELEASE(12),
     "aten::_scaled_dot_product_attention_math_for_mps(Tensor query, Tensor key, Tensor value, "
     "Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, "
     "Tensor? dropout_mask=None, *, float? scale=None) -> (Tensor, Tensor)"},
    {RELEASE(14),
     "aten::_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, "
     "Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, "
     "float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, "
     "float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, "
     "SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, "
     "Tensor debug_attn_mask)"},
};

/* ---- when the operator is defined ---- */

/* Whether an entry is about the operator of `schema`. */
static bool is_about(const tni_older_schema *spec, const tn_schema *schema)
{
    size_t length = strcspn(spec->text, "(");
    size_t name = schema->name.length;
    if (length < name || memcmp(spec->text, schema->name.data, name) != 0)
        return false;
    if (schema->overload.length == 0)
        return length == name;
    return spec->text[name] == '.' && length == name + 1 + schema->overload.length &&
           memcmp(spec->text + name + 1, schema->overload.data, schema->overload.length) == 0;
}

static size_t find_argument(const tn_schema *schema, tni_text name)
{
    size_t i = 0;
    while (i < schema->nargs && !tni_text_equal(schema->args[i].name, name))
        i++;
    return i;
}

/* Whether a default can be put into a stack: it is None, or its type can cross the boundary. */
static bool has_default(const tni_arg *arg)
{
    return arg->initial != NULL &&
           (arg->initial->kind == TNI_CONST_NONE || tni_type_find_uncrossable(arg->type) == NULL);
}

/*
 * Find how argument `now` is made from a stack of the older schema. False if it cannot be: it is
 * new without a default that fits, or has another type.
 */
static bool find_source(const tn_schema *was, const tni_arg *now, tni_source *out)
{
    size_t index = find_argument(was, now->name);
    *out = (tni_source){(uint16_t)index, TNI_SOURCE_SAME};
    if (index == was->nargs) {
        out->how = TNI_SOURCE_DEFAULT;
        return has_default(now);
    }
    const tni_type *type = was->args[index].type;
    if (tni_type_equal(type, now->type, true))
        return true;
    out->how = TNI_SOURCE_WRAPPED;
    return now->type->kind == TNI_TYPE_OPTIONAL && tni_type_equal(type, now->type->items[0], true);
}

static bool have_same_returns(const tn_schema *a, const tn_schema *b)
{
    bool same = a->nreturns == b->nreturns;
    for (size_t i = 0; same && i < a->nreturns; i++)
        same = tni_type_equal(a->returns[i].type, b->returns[i].type, true);
    return same;
}

/*
 * Fill in the sources of all arguments of `now`. False if stacks of `was` cannot be adapted, or are
 * the same anyway. Every older argument must be used, because none may be lost.
 */
static bool compare(const tn_schema *was, const tn_schema *now, tni_source *sources)
{
    size_t used = 0;
    bool differs = was->nargs != now->nargs;
    if (!have_same_returns(was, now))
        return false;
    for (size_t i = 0; i < now->nargs; i++) {
        if (!find_source(was, &now->args[i], &sources[i]))
            return false;
        used += sources[i].how != TNI_SOURCE_DEFAULT;
        differs |= sources[i].how != TNI_SOURCE_SAME || sources[i].index != i;
    }
    return differs && used == was->nargs;
}

/* Add one form at the head of the list; nothing, without a failure, if it needs none. */
static tn_status add_form(const tni_older_schema *spec, const tn_schema *now,
                          tni_older_form **forms)
{
    tn_schema *was;
    TN_TRY(tn_schema_parse(spec->text, TN_SCHEMA_DEFINE, &was));
    tni_older_form *form = tni_immortal_alloc(sizeof *form + now->nargs * sizeof *form->sources);
    if (form == NULL) {
        tn_schema_free(was);
        return tni_fail_memory(sizeof *form);
    }
    if (!compare(was, now, form->sources)) {
        tn_schema_free(was);
        tni_immortal_free(form);
        return TN_OK;
    }
    TNI_ASSERT(*forms == NULL || spec->until <= (*forms)->until);
    form->until = spec->until;
    form->was = was;
    form->next = *forms;
    *forms = form;
    return TN_OK;
}

void tni_older_forms_free(tni_older_form *forms)
{
    while (forms != NULL) {
        tni_older_form *form = forms;
        forms = form->next;
        tn_schema_free((tn_schema *)(uintptr_t)form->was);
        tni_immortal_free(form);
    }
}

tn_status tni_older_forms_make(const tn_schema *now, const tni_older_schema *specs, size_t nspecs,
                               tni_older_form **out)
{
    *out = NULL;
    for (size_t i = nspecs; i-- > 0;) {
        tn_status status = is_about(&specs[i], now) ? add_form(&specs[i], now, out) : TN_OK;
        if (status != TN_OK) {
            tni_older_forms_free(*out);
            *out = NULL;
            return status;
        }
    }
    return TN_OK;
}

tn_status tni_older_forms_find(const tn_schema *now, tni_older_form **out)
{
    return tni_older_forms_make(now, changes, TN_LEN(changes), out);
}

/* ---- when it is called ---- */

/*
 * Return the form of a caller's release; NULL if its stacks are today's. A caller counts as no
 * newer than the release that the process reports, which an extension built with newer headers for
 * an older target relies on. A number below 2.9's is not a release and counts as the reported one.
 */
const tni_older_form *tni_older_form_of(const tni_signature *signature, uint64_t version)
{
    uint64_t served = tn_torch_abi_version();
    if (version > served || version < RELEASE(9))
        version = served;
    for (const tni_older_form *form = signature->older; form != NULL; form = form->next)
        if (version < form->until)
            return form;
    return NULL;
}

/*
 * Drop what the caller put on the stack by the older schema, as far as Tenon knows how to drop its
 * types.
 */
static void drop_older(const tni_older_form *form, const StableIValue *stack)
{
    for (size_t i = 0; i < form->was->nargs; i++)
        if (tni_type_find_uncrossable(form->was->args[i].type) == NULL)
            tni_type_drop(form->was->args[i].type, stack[i]);
}

/* Make what is not on the stack: defaults, and optionals that are still empty. */
static tn_status make_new_ivalues(const tn_op *op, const tni_signature *signature,
                                  const tni_older_form *form, StableIValue *ivalues, size_t *made)
{
    for (*made = 0; *made < signature->nargs; ++*made) {
        StableIValue *ivalue = &ivalues[*made];
        tni_source_kind how = form->sources[*made].how;
        if (how == TNI_SOURCE_DEFAULT) {
            TN_TRY(tni_default_new(op, signature, *made, ivalue));
        } else if (how == TNI_SOURCE_WRAPPED) {
            StableIValue *held;
            TN_TRY(tni_optional_new(0, &held));
            *ivalue = tni_box_pointer(held);
        }
    }
    return TN_OK;
}

static void drop_new_ivalues(const tni_signature *signature, const tni_older_form *form,
                             const StableIValue *ivalues, size_t made)
{
    for (size_t i = 0; i < made; i++) {
        if (form->sources[i].how == TNI_SOURCE_DEFAULT)
            tni_argcode_drop(signature->args[i], signature->schema->args[i].type, ivalues[i]);
        else if (form->sources[i].how == TNI_SOURCE_WRAPPED)
            free((void *)(uintptr_t)ivalues[i]);
    }
}

/* Everything that can fail comes first; after that, ivalues are only moved. */
tn_status tni_older_form_adapt(const tn_op *op, const tni_signature *signature,
                               const tni_older_form *form, const StableIValue *stack,
                               StableIValue **out)
{
    size_t made = 0;
    size_t bytes = (signature->nargs + (size_t)1) * sizeof **out;
    StableIValue *ivalues = tni_malloc(bytes);
    tn_status status = ivalues == NULL ? tni_fail_memory(bytes)
                                       : make_new_ivalues(op, signature, form, ivalues, &made);
    if (status != TN_OK) {
        drop_new_ivalues(signature, form, ivalues, made);
        tni_free(ivalues);
        drop_older(form, stack);
        return status;
    }
    for (size_t i = 0; i < signature->nargs; i++) {
        tni_source source = form->sources[i];
        TNI_ASSERT(source.how == TNI_SOURCE_DEFAULT || source.index < form->was->nargs);
        if (source.how == TNI_SOURCE_SAME)
            ivalues[i] = stack[source.index];
        else if (source.how == TNI_SOURCE_WRAPPED)
            *(StableIValue *)(uintptr_t)ivalues[i] = stack[source.index];
    }
    *out = ivalues;
    return TN_OK;
}
