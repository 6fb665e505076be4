/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * einsum, _trilinear and bilinear.
 *
 * einsum: every operand gets a dimension for each label of the equation, of size 1 where it lacks
 * the label, labels of the result first. Operands are multiplied from left to right; a label that
 * no later operand has and the result does not want is summed over as soon as possible. A pair is
 * one batched matrix product: labels in both and kept are the batch, labels summed over are the
 * inner dimension, the others are rows or columns. So the cost is that of the pairs in the given
 * order; no better order is looked for, as PyTorch does without opt_einsum.
 */
#include "args/args_einsum.h"
#include "calls/calls_gemm.h"
#include "kernels/core/builder.h"
#include "kernels/gemm/gemm.h"

/* The labels: letters, and one for each dimension that the ellipsis stands for. */
#define LETTERS     52
#define MOST_LABELS TN_MAX_DIM

/* ---- the product of a pair ---- */

/* The dimensions of two tensors of one rank, by their part in the product. */
typedef struct pairing {
    int64_t both[TN_MAX_DIM];   /* kept and in both: the batch */
    int64_t nboth;              /* of them */
    int64_t left[TN_MAX_DIM];   /* kept, of the left one, or of size 1 in both: rows */
    int64_t nleft;              /* of them */
    int64_t right[TN_MAX_DIM];  /* kept, of the right one alone: columns */
    int64_t nright;             /* of them */
    int64_t summed[TN_MAX_DIM]; /* summed over: the inner dimension */
    int64_t nsummed;            /* of them */
    bool is_contracted;         /* some summed dimension is not 1 in both */
} pairing;

/* Return the sum over a dimension, which stays with size 1; integers are summed in int64. */
static tn_tensor *sum_keeping(tni_builder *s, tn_tensor *self, int64_t dim)
{
    return TNI_BUILD(s, sum_dim_IntList, self, ((tni_ints){&dim, 1}), true, TN_DTYPE_UNDEFINED);
}

/*
 * Sort the dimensions of two operands. A summed dimension that only one operand has is summed at
 * once: sum(a b) = sum(a) b, which makes the product smaller.
 */
static void pair_dims(tni_builder *s, tn_tensor **a, tn_tensor **b, const bool *is_summed,
                      pairing *p)
{
    for (int64_t i = 0; tni_builder_go_on(s) && i < (*a)->rank; i++) {
        bool in_a = (*a)->sizes[i] != 1;
        bool in_b = (*b)->sizes[i] != 1;
        if (is_summed[i]) {
            if (in_a && !in_b)
                *a = sum_keeping(s, *a, i);
            if (in_b && !in_a)
                *b = sum_keeping(s, *b, i);
            p->is_contracted |= in_a && in_b;
            p->summed[p->nsummed++] = i;
        } else if (in_a && in_b) {
            p->both[p->nboth++] = i;
        } else if (in_b) {
            p->right[p->nright++] = i;
        } else {
            p->left[p->nleft++] = i;
        }
    }
}

/* Append `dims` to `order` at *at, and return the product of their sizes. */
static int64_t append(const tn_tensor *self, const int64_t *dims, int64_t count, int64_t *order,
                      int64_t *at)
{
    int64_t product = 1;
    for (int64_t i = 0; i < count; i++) {
        order[(*at)++] = dims[i];
        product = tni_mul_saturating(product, self->sizes[dims[i]]);
    }
    return product;
}

/*
 * Return the tensor as a batch of matrices: permuted so that the three groups of dimensions are in
 * this order, and each group made one dimension. `rest` are its other dimensions, all of size 1.
 */
static tn_tensor *as_batch(tni_builder *s, tn_tensor *self, const int64_t *const groups[3],
                           const int64_t counts[3], const int64_t *rest, int64_t nrest)
{
    int64_t order[TN_MAX_DIM];
    int64_t sizes[3];
    int64_t at = 0;
    for (int i = 0; i < 3; i++)
        sizes[i] = append(self, groups[i], counts[i], order, &at);
    append(self, rest, nrest, order, &at);
    tn_tensor *permuted = TNI_BUILD(s, permute, self, ((tni_ints){order, self->rank}));
    return TNI_BUILD(s, reshape, permuted, ((tni_ints){sizes, 3}));
}

/* Return the batched product with all dimensions where they were; those summed over have size 1. */
static tn_tensor *unfold_product(tni_builder *s, tn_tensor *product, const tn_tensor *a,
                                 const tn_tensor *b, const pairing *p)
{
    int64_t order[TN_MAX_DIM];
    int64_t sizes[TN_MAX_DIM];
    int64_t back[TN_MAX_DIM];
    int64_t at = 0;
    /* The order of the product's dimensions; `back` is its inverse. */
    append(a, p->both, p->nboth, order, &at);
    append(a, p->left, p->nleft, order, &at);
    append(a, p->summed, p->nsummed, order, &at);
    append(b, p->right, p->nright, order, &at);
    for (int64_t i = 0; i < at; i++) {
        bool is_summed = i >= p->nboth + p->nleft && i < at - p->nright;
        bool is_right = i >= at - p->nright;
        sizes[i] = is_summed ? 1 : is_right ? b->sizes[order[i]] : a->sizes[order[i]];
        back[order[i]] = i;
    }
    tn_tensor *shaped = TNI_BUILD(s, reshape, product, ((tni_ints){sizes, at}));
    return TNI_BUILD(s, permute, shaped, ((tni_ints){back, at}));
}

/*
 * Return the product of two operands, summed over the dimensions in `is_summed`. NULL after a
 * failure.
 */
static tn_tensor *multiply_pair(tni_builder *s, tn_tensor *a, tn_tensor *b, const bool *is_summed)
{
    pairing p = {0};
    if (!tni_builder_go_on(s))
        return NULL;
    pair_dims(s, &a, &b, is_summed, &p);
    if (!tni_builder_go_on(s))
        return NULL;
    /*
     * Without an inner dimension the product is pointwise, which some dtypes have and matrices do
     * not. Where an operand was summed before, its dtype may differ: pointwise products promote,
     * matrix products refuse.
     */
    if (p.nsummed == 0 || (a->dtype != b->dtype && !p.is_contracted))
        return TNI_BUILD(s, mul_Tensor, a, b);
    const int64_t *left_groups[3] = {p.both, p.left, p.summed};
    const int64_t *right_groups[3] = {p.both, p.summed, p.right};
    tn_tensor *left =
        as_batch(s, a, left_groups, (int64_t[]){p.nboth, p.nleft, p.nsummed}, p.right, p.nright);
    tn_tensor *right =
        as_batch(s, b, right_groups, (int64_t[]){p.nboth, p.nsummed, p.nright}, p.left, p.nleft);
    tn_tensor *product = TNI_BUILD(s, bmm, left, right);
    return tni_builder_go_on(s) ? unfold_product(s, product, a, b, &p) : NULL;
}

/* ---- equations ---- */

/* A parsed equation. Labels are numbered as they come in the result, then those summed over. */
typedef struct equation {
    const char *text;         /* the whole equation, terminated by 0 */
    int64_t ellipsis;         /* the most dimensions that an ellipsis stands for */
    int64_t counts[LETTERS];  /* occurrences of each letter in the operands */
    int64_t numbers[LETTERS]; /* each letter's number, -1 without one */
    int64_t first_ellipsis;   /* number of the ellipsis' first dimension; -1: not yet numbered */
    int64_t kept;             /* labels of the result: numbers [0, kept) */
    int64_t total;            /* all labels */
    int64_t last_use[MOST_LABELS]; /* the last operand with each label */
    int64_t sizes[MOST_LABELS];    /* size of each label, 1 until an operand has another */
} equation;

/* Return the index of a letter, A to Z, then a to z; -1 for anything else. */
static int letter_at(char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' : c >= 'a' && c <= 'z' ? c - 'a' + 26 : -1;
}

/* Fail for a character that is no subscript, in PyTorch's words. */
static tn_status fail_letter(char c)
{
    return tni_fail(TN_ERR_RUNTIME,
                    "einsum(): invalid subscript given at index of the equation: '%c', subscripts "
                    "must be in [a-zA-Z]",
                    c);
}

/*
 * Read one operand's term, or the result's: write its labels, -1 for the ellipsis, and where it
 * ends, which is at a comma, an arrow or the terminator. Blanks are skipped.
 */
static tn_status read_term(const char *text, int8_t *labels, int64_t *count, bool *has_ellipsis,
                           const char **end)
{
    *count = 0;
    *has_ellipsis = false;
    for (; *text != '\0' && *text != ',' && strncmp(text, "->", 2) != 0; text++) {
        if (*text == ' ')
            continue;
        bool is_ellipsis = strncmp(text, "...", 3) == 0;
        if ((is_ellipsis && *has_ellipsis) || (!is_ellipsis && letter_at(*text) < 0))
            return is_ellipsis ? tni_fail(TN_ERR_RUNTIME, "einsum(): found '.' for which an "
                                                          "ellipsis was already found")
                               : fail_letter(*text);
        if (*count == TN_MAX_DIM)
            return tni_fail(TN_ERR_RUNTIME, "einsum(): more than %d subscripts", TN_MAX_DIM);
        labels[(*count)++] = is_ellipsis ? -1 : (int8_t)letter_at(*text);
        *has_ellipsis |= is_ellipsis;
        text += is_ellipsis ? 2 : 0;
    }
    *end = text;
    return TN_OK;
}

/*
 * Read the terms of all operands: count the letters, find the length of the ellipsis, and check
 * that there are as many terms as operands. *result is what follows the arrow, NULL without one.
 */
static tn_status count_labels(equation *e, const tni_list *tensors, const char **result)
{
    const char *text = e->text;
    for (size_t i = 0; i < tensors->size; i++) {
        int8_t labels[TN_MAX_DIM];
        int64_t count;
        bool has_ellipsis;
        const tn_tensor *tensor = tni_list_tensor(tensors, i);
        TN_TRY(read_term(text, labels, &count, &has_ellipsis, &text));
        /* Dimensions left for the ellipsis. */
        int64_t rest = tensor == NULL ? -1 : tensor->rank - count + has_ellipsis;
        if (rest < 0 || (rest > 0 && !has_ellipsis))
            return tni_fail(TN_ERR_RUNTIME,
                            "einsum(): the number of subscripts in the equation (%lld) does not "
                            "match the number of dimensions (%d) for operand %zu",
                            (long long)(count - has_ellipsis), tensor == NULL ? 0 : tensor->rank,
                            i);
        if (has_ellipsis && rest > e->ellipsis)
            e->ellipsis = rest;
        for (int64_t k = 0; k < count; k++)
            if (labels[k] >= 0)
                e->counts[labels[k]]++;
        if (i + 1 < tensors->size && *text++ != ',')
            return tni_fail(TN_ERR_RUNTIME, "einsum(): more operands were provided than specified "
                                            "in the equation");
    }
    if (*text == ',')
        return tni_fail(TN_ERR_RUNTIME, "einsum(): fewer operands were provided than specified in "
                                        "the equation");
    *result = *text == '\0' ? NULL : text + 2;
    return TN_OK;
}

/* Give the dimensions of the ellipsis the next numbers. */
static void number_ellipsis(equation *e)
{
    e->first_ellipsis = e->total;
    e->total += e->ellipsis;
}

/*
 * Number the labels: those of the result as written or, without an arrow, the ellipsis and then all
 * letters that occur once, in alphabetical order. Labels to be summed over come last.
 */
static tn_status number_labels(equation *e, const char *result)
{
    int8_t labels[TN_MAX_DIM];
    int64_t count = 0;
    bool has_ellipsis;
    const char *end = "";
    for (int i = 0; i < LETTERS; i++)
        e->numbers[i] = -1;
    e->first_ellipsis = -1;
    if (result != NULL)
        TN_TRY(read_term(result, labels, &count, &has_ellipsis, &end));
    if (*end != '\0')
        return fail_letter(*end);
    /* Without an arrow the result has the ellipsis first. */
    if (result == NULL)
        number_ellipsis(e);
    for (int i = 0; i < LETTERS && result == NULL; i++)
        if (e->counts[i] == 1)
            e->numbers[i] = e->total++;
    for (int64_t i = 0; i < count; i++) {
        if (labels[i] >= 0 && (e->numbers[labels[i]] >= 0 || e->counts[labels[i]] == 0))
            return tni_fail(TN_ERR_RUNTIME, "einsum(): an output subscript appears %s",
                            e->numbers[labels[i]] >= 0 ? "more than once in the output"
                                                       : "in the output but in no operand");
        if (labels[i] < 0)
            number_ellipsis(e);
        else
            e->numbers[labels[i]] = e->total++;
    }
    e->kept = e->total;
    if (e->first_ellipsis < 0)
        number_ellipsis(e);
    for (int i = 0; i < LETTERS; i++)
        if (e->counts[i] > 0 && e->numbers[i] < 0)
            e->numbers[i] = e->total++;
    if (e->total > MOST_LABELS)
        return tni_fail(TN_ERR_RUNTIME, "einsum(): more than %d labels", MOST_LABELS);
    for (int64_t i = 0; i < e->total; i++)
        e->sizes[i] = 1;
    return TN_OK;
}

/* Note that operand `at` has a label with a size. Sizes must be equal, or 1, which broadcasts. */
static tn_status note_size(equation *e, int64_t label, int64_t size, int64_t at)
{
    e->last_use[label] = at;
    if (size != 1 && e->sizes[label] != 1 && e->sizes[label] != size)
        return tni_fail(TN_ERR_RUNTIME,
                        "einsum(): a subscript has size %lld for operand %lld which does not "
                        "broadcast with previously seen size %lld",
                        (long long)size, (long long)at, (long long)e->sizes[label]);
    if (size != 1)
        e->sizes[label] = size;
    return TN_OK;
}

/* ---- operands ---- */

/*
 * Return an operand with a dimension for each label, in the order of their numbers; *text moves on
 * past its term. A label that it has twice means the diagonal of the two dimensions.
 */
static tn_tensor *label_operand(tni_builder *s, equation *e, tn_tensor *tensor, int64_t at,
                                const char **text)
{
    int8_t labels[TN_MAX_DIM];
    int64_t position[MOST_LABELS];
    int64_t order[MOST_LABELS];
    int64_t count;
    int64_t dim = 0;
    bool has_ellipsis;
    TNI_BUILD_DO(s, read_term(*text, labels, &count, &has_ellipsis, text));
    if (!tni_builder_go_on(s))
        return NULL;
    *text += **text == ',';
    for (int64_t i = 0; i < e->total; i++)
        position[i] = -1;
    for (int64_t k = 0; k < count && tni_builder_go_on(s); k++) {
        /*
         * An ellipsis takes what the letters leave. A shorter one is aligned at the right, as in
         * broadcasting.
         */
        int64_t length = labels[k] < 0 ? tensor->rank - dim - (count - k - 1) : 1;
        for (int64_t i = 0; i < length && tni_builder_go_on(s); i++, dim++) {
            int64_t label = labels[k] >= 0 ? e->numbers[labels[k]]
                                           : e->first_ellipsis + e->ellipsis - length + i;
            TNI_BUILD_DO(s, note_size(e, label, tensor->sizes[dim], at));
            if (position[label] < 0) {
                position[label] = dim;
                continue;
            }
            /* `diagonal` puts the new dimension last; it belongs where the first of the two was. */
            tn_tensor *line = TNI_BUILD(s, diagonal, tensor, 0, position[label], dim);
            tensor = TNI_BUILD(s, movedim_int, line, -1, position[label]);
            dim--;
        }
    }
    if (!tni_builder_go_on(s))
        return NULL;
    /* Missing labels get dimensions of size 1 at the end, then all are permuted. */
    int64_t rank = tensor->rank;
    for (int64_t i = 0; i < e->total; i++)
        order[i] = position[i] >= 0 ? position[i] : rank++;
    for (int64_t i = tensor->rank; i < rank; i++)
        tensor = TNI_BUILD(s, unsqueeze, tensor, -1);
    return TNI_BUILD(s, permute, tensor, ((tni_ints){order, e->total}));
}

/* Return a new list of the operands with a dimension for each label; the caller drops it. */
static tni_list *label_operands(tni_builder *s, equation *e, const tni_list *tensors)
{
    const char *text = e->text;
    tni_list *labelled = tni_builder_list(s, tensors->size);
    for (size_t i = 0; i < tensors->size; i++) {
        /* An inner builder releases what one operand needed before the next is made. */
        tni_builder each = tni_builder_inner(s);
        tn_tensor *operand =
            label_operand(&each, e, tni_list_tensor(tensors, i), (int64_t)i, &text);
        tni_builder_add(&each, labelled, operand);
        tni_builder_join(s, &each);
    }
    return labelled;
}

/* Return `result` times operand i, summed over the labels that no later operand has. */
static tn_tensor *multiply_next(tni_builder *s, const equation *e, tn_tensor *result,
                                tn_tensor *operand, size_t i)
{
    bool is_summed[MOST_LABELS];
    tni_builder each = tni_builder_inner(s);
    for (int64_t k = 0; k < e->total; k++)
        /*
         * A label of the result is never summed; another one as soon as its last operand is here.
         */
        is_summed[k] = k >= e->kept && e->last_use[k] <= (int64_t)i;
    tn_tensor *product = multiply_pair(&each, result, operand, is_summed);
    product = TNI_BUILD_OF(s, tni_builder_end_with(&each, product, &s->made));
    tni_builder_end(&each);
    tni_builder_drop(s, result);
    return product;
}

/*
 * Multiply the operands from left to right and return the result. With one operand there is no
 * pair, and its labels are summed here.
 */
static tn_status multiply_all(equation *e, const tni_list *tensors, StableIValue *outs)
{
    tni_builder s = {0};
    tni_list *operands = label_operands(&s, e, tensors);
    tn_tensor *result = tni_builder_go_on(&s) ? tni_list_tensor(operands, 0) : NULL;
    for (size_t i = 1; i < tensors->size && tni_builder_go_on(&s); i++)
        result = multiply_next(&s, e, result, tni_list_tensor(operands, i), i);
    for (int64_t k = e->kept; k < e->total && tni_builder_go_on(&s) && tensors->size == 1; k++)
        result = sum_keeping(&s, result, k);
    for (int64_t k = e->total - 1; k >= e->kept; k--)
        result = TNI_BUILD(&s, squeeze_dim, result, k);
    tn_status status = tni_builder_return(&s, result, outs);
    tni_list_drop(operands);
    return status;
}

TNI_TYPED(einsum)
{
    equation e = {.text = in->equation->data};
    const char *result = NULL;
    if (in->tensors->size == 0)
        return tni_fail(TN_ERR_RUNTIME, "einsum(): must provide at least one operand");
    TN_TRY(count_labels(&e, in->tensors, &result));
    TN_TRY(number_labels(&e, result));
    return multiply_all(&e, in->tensors, outs);
}

/* ---- _trilinear, bilinear ---- */

/* Set is_said for the dimensions in a list; none may be there twice. */
static tn_status mark_dims(tni_ints dims, int64_t rank, bool *is_said)
{
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim;
        TN_TRY(tni_wrap_dim(dims.items[i], rank, &dim));
        if (is_said[dim])
            return tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                            (long long)dim);
        is_said[dim] = true;
    }
    return TN_OK;
}

/* Return `self` with a dimension of size 1 inserted at each of `dims`, positions in the result. */
static tn_tensor *expand_dims(tni_builder *s, tn_tensor *self, tni_ints dims, int64_t rank)
{
    bool is_new[TN_MAX_DIM] = {false};
    TNI_BUILD_DO(s, mark_dims(dims, rank, is_new));
    for (int64_t i = 0; i < rank; i++)
        if (is_new[i])
            self = TNI_BUILD(s, unsqueeze, self, i);
    return self;
}

/*
 * Return the sum over the dimensions in `is_summed`, which stay with size 1, of a b c. A dimension
 * that c does not have is summed in the product of a and b.
 */
static tn_tensor *multiply_three(tni_builder *s, tn_tensor *const factors[3], const bool *is_summed)
{
    bool is_early[TN_MAX_DIM];
    const tn_tensor *c = factors[2];
    for (int64_t i = 0; i < c->rank; i++)
        is_early[i] = is_summed[i] && c->sizes[i] == 1;
    tn_tensor *pair = multiply_pair(s, factors[0], factors[1], is_early);
    return multiply_pair(s, pair, factors[2], is_summed);
}

/* Return whether all have one dtype that matrix products have. */
static bool can_contract(tn_tensor *const factors[3])
{
    int8_t dtype = factors[0]->dtype;
    return dtype != TN_DTYPE_BOOL && tni_can_multiply((tn_dtype)dtype) &&
           factors[1]->dtype == dtype && factors[2]->dtype == dtype;
}

/*
 * sum over `sumdim` of i1 i2 i3, each broadcast by the dimensions in expand1 to expand3, by matrix
 * products where dtypes allow. unroll_dim only says how PyTorch would split the work.
 */
TNI_TYPED(_trilinear)
{
    tni_builder s = {0};
    int64_t rank = in->i1->rank + in->expand1.count;
    TN_TRY(tni_check_rank("_trilinear", rank));
    if (in->unroll_dim < 0 || in->unroll_dim >= rank)
        return tni_fail(TN_ERR_RUNTIME, "_trilinear: unroll_dim must be in [0,%lld]",
                        (long long)rank - 1);
    tn_dtype dtype = (tn_dtype)in->i1->dtype;
    bool is_half = (dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16) &&
                   in->i2->dtype == in->i1->dtype && in->i3->dtype == in->i1->dtype;
    tn_tensor *factors[3] = {in->i1, in->i2, in->i3};
    tni_ints expands[3] = {in->expand1, in->expand2, in->expand3};
    bool is_summed[TN_MAX_DIM] = {false};
    TNI_BUILD_DO(&s, mark_dims(in->sumdim, rank, is_summed));
    for (int i = 0; i < 3; i++) {
        if (is_half) /* rounded once, at the end */
            factors[i] = TNI_BUILD(&s, to_dtype, factors[i], TN_DTYPE_F32, false, false, -1);
        factors[i] = expand_dims(&s, factors[i], expands[i], rank);
        if (tni_builder_go_on(&s) && factors[i]->rank != rank)
            s.status = tni_fail(TN_ERR_RUNTIME, "_trilinear: number of dimensions must match");
    }
    tn_tensor *result = NULL;
    if (in->sumdim.count > 0 && tni_builder_go_on(&s) && can_contract(factors)) {
        result = multiply_three(&s, factors, is_summed);
        for (int64_t i = rank - 1; i >= 0; i--)
            if (is_summed[i])
                result = TNI_BUILD(&s, squeeze_dim, result, i);
    } else {
        tn_tensor *pair = TNI_BUILD(&s, mul_Tensor, factors[0], factors[1]);
        result = TNI_BUILD(&s, mul_Tensor, pair, factors[2]);
        if (in->sumdim.count > 0 && tni_builder_go_on(&s))
            result =
                TNI_BUILD(&s, sum_dim_IntList, result, in->sumdim, false, (tn_dtype)result->dtype);
    }
    if (is_half)
        result = TNI_BUILD(&s, to_dtype, result, dtype, false, false, -1);
    return tni_builder_return(&s, result, outs);
}

/* Check dtypes, ranks, batches and sizes of bilinear. */
static tn_status check_bilinear(const tni_args_bilinear *in)
{
    const tn_tensor *a = in->input1;
    const tn_tensor *b = in->input2;
    const tn_tensor *w = in->weight;
    const tn_tensor *bias = in->bias != NULL ? in->bias : w;
    if (a->dtype != b->dtype || a->dtype != w->dtype || a->dtype != bias->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "bilinear(): All tensors must have the same dtype, got input1: %s, input2: "
                        "%s, weight: %s, bias: %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype),
                        tni_scalar_name(w->dtype),
                        in->bias != NULL ? tni_scalar_name(bias->dtype) : "None");
    if (a->rank != b->rank)
        return tni_fail(TN_ERR_RUNTIME, "bilinear(): input dimensions do not match: got %d and %d",
                        a->rank, b->rank);
    if (a->rank == 0 || w->rank != 3)
        return tni_fail(TN_ERR_RUNTIME, "bilinear(): a weight of %d dimensions and inputs of %d",
                        w->rank, a->rank);
    for (int64_t i = 0; i + 1 < a->rank; i++)
        if (a->sizes[i] != b->sizes[i])
            return tni_fail(TN_ERR_RUNTIME,
                            "bilinear(): input batch dimensions do not match at dim %lld: got %lld "
                            "and %lld",
                            (long long)i, (long long)a->sizes[i], (long long)b->sizes[i]);
    const tn_tensor *inputs[2] = {a, b};
    for (int i = 0; i < 2; i++)
        if (inputs[i]->sizes[inputs[i]->rank - 1] != w->sizes[i + 1])
            return tni_fail(TN_ERR_RUNTIME,
                            "bilinear(): input%d size does not match weight size: got %lld but "
                            "expected %lld",
                            i + 1, (long long)inputs[i]->sizes[inputs[i]->rank - 1],
                            (long long)w->sizes[i + 1]);
    if (in->bias != NULL && (in->bias->rank != 1 || in->bias->sizes[0] != w->sizes[0]))
        return tni_fail(TN_ERR_RUNTIME,
                        "bilinear(): bias size does not match weight size: got %lld but expected "
                        "%lld",
                        (long long)(in->bias->rank > 0 ? in->bias->sizes[0] : 0),
                        (long long)w->sizes[0]);
    return TN_OK;
}

/* y[n, o] = sum over i, j of input1[n, i] weight[o, i, j] input2[n, j] + bias[o], by _trilinear. */
TNI_TYPED(bilinear)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t last = in->input1->rank - 1;
    TN_TRY(check_bilinear(in));
    memcpy(sizes, in->input1->sizes, (size_t)last * sizeof *sizes);
    sizes[last] = in->weight->sizes[0];
    tn_tensor *a = TNI_BUILD(&s, reshape, in->input1, TNI_INT_LIST(-1, in->input1->sizes[last]));
    tn_tensor *b = TNI_BUILD(&s, reshape, in->input2, TNI_INT_LIST(-1, in->input2->sizes[last]));
    tn_tensor *sums = TNI_BUILD(&s, _trilinear, a, in->weight, b, TNI_INT_LIST(1, 3),
                                TNI_INT_LIST(0), TNI_INT_LIST(1, 2), TNI_INT_LIST(2, 3), 1);
    tn_tensor *result = TNI_BUILD(&s, reshape, sums, ((tni_ints){sizes, in->input1->rank}));
    if (in->bias != NULL)
        result = TNI_BUILD(&s, add_Tensor, result, in->bias, TNI_INT_SCALAR(1));
    return tni_builder_return(&s, result, outs);
}
