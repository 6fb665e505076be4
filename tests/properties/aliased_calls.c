/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls whose results share memory with their inputs. An input is laid into a storage with room to
 * spare, and what is written becomes a view of that storage. The call is then made twice: so, and
 * with the same bytes in a storage for each; both have to give the same, or the first is refused
 * and leaves everything as it was.
 */
#include "property_calls.h"

/* What the written tensor is to the input. */
typedef enum sharing {
    SHARE_TENSOR,     /* the very same tensor */
    SHARE_VIEW,       /* another tensor that shows the same elements */
    SHARE_OFFSET,     /* row-major elements that begin one element later */
    SHARE_TRANSPOSED, /* column-major elements from the same beginning */
    SHARE_EXPANDED,   /* one slice of the input, many times */
    SHARE_EMPTY,      /* no elements, to be resized, from the same beginning */
    SHARE_KINDS
} sharing;

static const char *const sharing_names[SHARE_KINDS] = {"is",
                                                       "is another view of",
                                                       "overlaps",
                                                       "is a transposed view of",
                                                       "is an expanded view of",
                                                       "is an empty view of"};

/* Elements of the storage before the input. */
enum { MARGIN = 4 };

/* One pair of a written tensor and an input. */
typedef struct pair {
    const checked *c;    /* the call */
    size_t written;      /* index of the written tensor among those of the call */
    size_t input;        /* index of the input */
    sharing how;         /* how they share memory */
    int64_t rank;        /* of the written tensor */
    const int64_t *like; /* its sizes */
} pair;

static bool is_out_tensor(const pair *p, const relaid *args)
{
    return is_out(p->c->op, args->tensors[p->written].argument);
}

/* ---- tensors that share a storage ---- */

/* A storage that holds `input` behind a margin, twice over and more; its first tensor shows it. */
static tn_tensor *new_room(const tn_tensor *input, int64_t extra)
{
    tn_tensor *made = NULL;
    int64_t strides[TN_MAX_DIM];
    int64_t step = 1;
    for (int i = input->rank - 1; i >= 0; i--) {
        strides[i] = step;
        step *= input->sizes[i] > 0 ? input->sizes[i] : 1;
    }
    int64_t elements = 2 * (MARGIN + input->numel + extra);
    size_t bytes = (size_t)elements * tni_dtypes[input->dtype].bytes;
    tni_storage *storage;
    if (tni_storage_new(bytes, TN_CPU, &storage) != TN_OK)
        return NULL;
    memset(storage->data, input->dtype == TN_DTYPE_BOOL ? 1 : 0x3a, bytes);
    tni_tensor_spec spec = {.dtype = (tn_dtype)input->dtype,
                            .rank = input->rank,
                            .sizes = input->sizes,
                            .strides = strides,
                            .offset = MARGIN};
    if (tni_tensor_new_take(storage, &spec, &made) != TN_OK)
        return NULL;
    if (tni_copy(made, input) != TN_OK) {
        tn_tensor_release(made);
        return NULL;
    }
    return made;
}

/* Strides of the written tensor, the first dimension of several elements without one if expanded.
 */
static void fill_strides(const pair *p, int64_t *strides)
{
    int64_t step = 1;
    bool is_turned = p->how == SHARE_TRANSPOSED;
    for (int64_t k = 0; k < p->rank; k++) {
        int64_t i = is_turned ? k : p->rank - 1 - k;
        strides[i] = step;
        step *= p->like[i] > 0 ? p->like[i] : 1;
    }
    for (int64_t i = 0; p->how == SHARE_EXPANDED && i < p->rank; i++)
        if (p->like[i] > 1) {
            strides[i] = 0;
            return;
        }
}

/* The written tensor on the storage of the input; NULL where there is none of this kind. */
static tn_tensor *new_written(const pair *p, const tn_tensor *input)
{
    static const int64_t none[] = {0};
    int64_t strides[TN_MAX_DIM];
    tn_tensor *made = NULL;
    tni_tensor_spec spec = {.dtype = (tn_dtype)input->dtype, .offset = MARGIN, .strides = strides};
    if (p->how == SHARE_VIEW) {
        spec.rank = input->rank;
        spec.sizes = input->sizes;
        spec.strides = input->strides;
    } else if (p->how == SHARE_EMPTY) {
        spec.rank = 1;
        spec.sizes = none;
        spec.strides = NULL;
    } else {
        fill_strides(p, strides);
        spec.rank = p->rank;
        spec.sizes = p->like;
        spec.offset += p->how == SHARE_OFFSET;
    }
    tni_storage_retain(input->storage);
    return tni_tensor_new_take(input->storage, &spec, &made) == TN_OK ? made : NULL;
}

/* Replaces input and written tensor; `is_shared` says whether by ones on the same storage. */
static bool lay_pair(const pair *p, relaid *args, bool is_shared)
{
    int64_t extra = 1;
    for (int64_t i = 0; i < p->rank; i++)
        extra *= p->like[i] > 0 ? p->like[i] : 1;
    tn_tensor *input = new_room(args->tensors[p->input].made, extra);
    if (input == NULL)
        return false;
    tn_tensor *other =
        is_shared ? tn_tensor_retain(input) : new_room(args->tensors[p->input].made, extra);
    tn_tensor *written = NULL;
    if (other != NULL)
        written = p->how == SHARE_TENSOR ? tn_tensor_retain(other) : new_written(p, other);
    tn_tensor_release(other);
    relaid_replace_take(args, p->input, input);
    if (written != NULL)
        relaid_replace_take(args, p->written, written);
    return written != NULL;
}

/* ---- the calls ---- */

static bool begin_pair(const pair *p, made_call *call, bool is_shared)
{
    uint32_t state = p->c->seed;
    if (!relay(&call->args, p->c->args, p->c->nargs, LAYOUT_PLAIN, &state))
        return false;
    memset(call->outs, 0, sizeof call->outs);
    if (!lay_pair(p, &call->args, is_shared)) {
        relaid_drop(&call->args);
        return false;
    }
    make_call(call, p->c->op, p->c->nargs);
    return true;
}

static void tell_pair(const pair *p, const relaid *args, const char *property, const char *how,
                      const char *text)
{
    const tn_schema *schema = tn_op_schema(p->c->op);
    tell(p->c, property, "'%s' %s '%s': %s%s",
         schema->args[args->tensors[p->written].argument].name.data, sharing_names[p->how],
         schema->args[args->tensors[p->input].argument].name.data, how, text);
}

static void judge_failure(const pair *p, const made_call *call)
{
    for (size_t i = 0; i < call->args.ntensors; i++)
        if (!relaid_has_form(&call->args.tensors[i]) ||
            !relaid_is_untouched(&call->args.tensors[i], false)) {
            tell_pair(p, &call->args, "error", "something was written: ", call->error);
            return;
        }
}

static void judge_success(const pair *p, const made_call *call, const made_call *apart)
{
    unsigned what = has_values(p->c->op) ? FORM | VALUES : FORM;
    if (apart->status != TN_OK) {
        tell_pair(p, &call->args, "aliased", "fails if it does not: ", apart->error);
        return;
    }
    const char *how = NULL;
    for (size_t i = 0; i < tn_op_num_returns(p->c->op) && how == NULL; i++)
        if (call->outs[i].kind == TN_KIND_TENSOR && apart->outs[i].kind == TN_KIND_TENSOR)
            how = tensors_differ(call->outs[i].as.tensor, apart->outs[i].as.tensor, what);
    if (how == NULL)
        how = tensors_differ(call->args.tensors[p->written].made,
                             apart->args.tensors[p->written].made, what);
    if (how != NULL)
        tell_pair(p, &call->args, "aliased", "other ", how);
    if (p->how != SHARE_TENSOR && !relaid_is_untouched(&call->args.tensors[p->written], true))
        tell_pair(p, &call->args, "unchanged", "more is written than that", "");
}

static const tn_op *looked_at[4096]; /* operators of which a pair was called, in no order */
static size_t nlooked_at;

static void note_operator(const tn_op *op)
{
    for (size_t i = 0; i < nlooked_at; i++)
        if (looked_at[i] == op)
            return;
    if (nlooked_at < TN_LEN(looked_at))
        looked_at[nlooked_at++] = op;
}

/* Whether a tensor is written and another one only read, alone or in lists. */
static bool can_alias(const tn_op *op)
{
    bool writes = false;
    bool reads = false;
    for (size_t i = 0; i < tn_op_num_args(op); i++) {
        const tni_type *type = tn_op_schema(op)->args[i].type;
        while (type->nitems > 0)
            type = type->items[0];
        writes |= type->kind == TNI_TYPE_TENSOR && is_written(op, i);
        reads |= type->kind == TNI_TYPE_TENSOR && !is_written(op, i);
    }
    return writes && reads;
}

size_t properties_aliased(size_t *writing)
{
    size_t count;
    const tn_op *const *ops = properties_operators(&count);
    *writing = 0;
    for (size_t i = 0; i < count; i++)
        *writing += can_alias(ops[i]);
    return nlooked_at;
}

static void look_at_pair(const pair *p)
{
    static made_call shared;
    static made_call apart;
    if (!begin_pair(p, &shared, true))
        return;
    if (begin_pair(p, &apart, false)) {
        if (shared.status != TN_OK)
            judge_failure(p, &shared);
        else
            judge_success(p, &shared, &apart);
        if (apart.status == TN_OK)
            note_operator(p->c->op);
        end_call(&apart);
    }
    end_call(&shared);
}

/* Whether a written tensor can be this to an input of these sizes. */
static bool is_possible(const pair *p, const relaid *args)
{
    const tn_tensor *input = args->tensors[p->input].made;
    const tn_tensor *written = args->tensors[p->written].made;
    bool is_same = p->how == SHARE_TENSOR || p->how == SHARE_VIEW;
    if (input->numel == 0 || input->dtype != written->dtype ||
        ((input->keys | written->keys) & TNI_LAZY_BITS) != 0)
        return false;
    if (is_out_tensor(p, args))
        return true;
    return p->how != SHARE_EMPTY && (!is_same || tni_has_sizes(input, p->rank, p->like));
}

/* The sizes that the written tensor gets in a call with memory of its own. */
static void find_sizes(const checked *c, size_t written, int64_t *rank, int64_t *sizes)
{
    static made_call call;
    if (!begin_call(&call, c, c->op, c->nargs, LAYOUT_PLAIN))
        return;
    const tn_tensor *made = call.args.tensors[written].made;
    *rank = made->rank;
    memcpy(sizes, made->sizes, (size_t)made->rank * sizeof *sizes);
    end_call(&call);
}

static void look_at_written(const checked *c, const relaid *args, size_t written)
{
    int64_t rank = 0;
    int64_t sizes[TN_MAX_DIM];
    pair p = {.c = c, .written = written, .like = sizes};
    find_sizes(c, written, &rank, sizes);
    p.rank = rank;
    for (p.input = 0; p.input < args->ntensors; p.input++) {
        if (p.input == written || is_written(c->op, args->tensors[p.input].argument))
            continue; /* which of two written values stays is nobody's promise */
        for (p.how = 0; p.how < SHARE_KINDS; p.how++)
            if (is_possible(&p, args))
                look_at_pair(&p);
    }
}

void check_aliased(const checked *c)
{
    static relaid args;
    uint32_t state = c->seed;
    if (!tn_op_schema(c->op)->is_mutable || !relay(&args, c->args, c->nargs, LAYOUT_PLAIN, &state))
        return;
    for (size_t i = 0; i < args.ntensors; i++)
        if (is_written(c->op, args.tensors[i].argument))
            look_at_written(c, &args, i);
    relaid_drop(&args);
}
