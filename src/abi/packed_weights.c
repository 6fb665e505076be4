/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Weights as oneDNN 3 packed them when a model was compiled.
 *
 * A frozen model's constants come with the 772 bytes in which oneDNN describes their layout. It
 * does not depend on the machine: a dimension is cut into blocks, the blocks have strides, and
 * within a block the elements of all dimensions are interleaved.
 *
 *     position = offset + sum over d of (index[d] / block[d]) * stride[d] + position in the block
 *
 * The position in the block is a number in a mixed radix: its digits, the last one first, come from
 * the indices of the dimensions that `idxs` lists. So each dimension's share of the position
 * depends on its own index alone: with one table per dimension, an element costs one addition.
 *
 * The model's memory is read once, when the constant is made. The tensor has memory of its own,
 * row-major or, with four dimensions, channels-last, and the layout `mkldnn`, so that operators
 * refuse it that do not take PyTorch's tensors of this layout.
 */
#include "abi/shims.h"
#include "kernels/core/kernel_core.h"
#include "tensor/packed_forms.h"
#include "tensor/stored_constants.h"

/* The offsets of the fields. Bytes between them are padding of undefined content. */
enum {
    DESCRIPTOR_BYTES = 772,
    AT_RANK = 4,
    AT_SIZES = 8,
    AT_DTYPE = 104,
    AT_OFFSET = 304,
    AT_FORMAT = 312,
    AT_STRIDES = 320,
    AT_BLOCKS = 416,
    AT_BLOCK_SIZES = 424,
    AT_BLOCK_DIMS = 520,
    MOST_DIMS = 12,
    FORMAT_BLOCKED = 2
};

/* A checked description: products of sizes and blocks fit in 63 bits. */
typedef struct packing {
    int32_t rank;                   /* dimensions */
    int32_t blocks;                 /* levels of blocks */
    int64_t offset;                 /* position of the first element */
    int64_t numel;                  /* elements */
    int64_t sizes[MOST_DIMS];       /* sizes, without the padding of blocks */
    int64_t strides[MOST_DIMS];     /* strides of blocks, in elements */
    int64_t block_sizes[MOST_DIMS]; /* the innermost last */
    int64_t block_dims[MOST_DIMS];  /* the dimension that each level cuts */
} packing;

static int32_t int32_at(const uint8_t *bytes, size_t at)
{
    int32_t value;
    memcpy(&value, bytes + at, sizeof value);
    return value;
}

/* Return oneDNN's number of a dtype; 0 for one that weights do not have. */
static int32_t number_of(tn_dtype dtype)
{
    switch ((int)dtype) {
    case TN_DTYPE_F16:
        return 1;
    case TN_DTYPE_BF16:
        return 2;
    case TN_DTYPE_F32:
        return 3;
    case TN_DTYPE_I8:
        return 5;
    case TN_DTYPE_U8:
        return 6;
    default:
        return 0;
    }
}

static bool is_sound(packing *p)
{
    p->numel = 1;
    for (int32_t d = 0; d < p->rank; d++)
        if (p->sizes[d] <= 0 || p->strides[d] < 0 ||
            __builtin_mul_overflow(p->numel, p->sizes[d], &p->numel))
            return false;
    int64_t block = 1;
    for (int32_t k = 0; k < p->blocks; k++)
        if (p->block_sizes[k] <= 0 || p->block_dims[k] < 0 || p->block_dims[k] >= p->rank ||
            __builtin_mul_overflow(block, p->block_sizes[k], &block))
            return false;
    return p->offset >= 0;
}

static tn_status read_packing(const char *function, const uint8_t *bytes, int64_t count,
                              tn_dtype dtype, packing *p)
{
    if (bytes == NULL || count != DESCRIPTOR_BYTES)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: %lld bytes describe packed weights: oneDNN 3's %d are understood",
                        function, (long long)count, DESCRIPTOR_BYTES);
    p->rank = int32_at(bytes, AT_RANK);
    p->blocks = int32_at(bytes, AT_BLOCKS);
    if (p->rank < 1 || p->rank > MOST_DIMS || p->blocks < 0 || p->blocks > MOST_DIMS ||
        int32_at(bytes, AT_FORMAT) != FORMAT_BLOCKED)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: packed weights are not in blocks", function);
    if (int32_at(bytes, AT_DTYPE) != number_of(dtype))
        return tni_fail(TN_ERR_VALUE, "%s: packed weights of type %d are no %s", function,
                        int32_at(bytes, AT_DTYPE), tni_scalar_name(dtype));
    memcpy(&p->offset, bytes + AT_OFFSET, sizeof p->offset);
    memcpy(p->sizes, bytes + AT_SIZES, sizeof p->sizes);
    memcpy(p->strides, bytes + AT_STRIDES, sizeof p->strides);
    memcpy(p->block_sizes, bytes + AT_BLOCK_SIZES, sizeof p->block_sizes);
    memcpy(p->block_dims, bytes + AT_BLOCK_DIMS, sizeof p->block_dims);
    if (is_sound(p))
        return TN_OK;
    return tni_fail(TN_ERR_VALUE, "%s: the description of packed weights is inconsistent",
                    function);
}

/* Return how many elements are stored, with those that fill up blocks; too few of absurd blocks. */
static int64_t stored_elements(const packing *p)
{
    int64_t count = 1;
    for (int32_t d = 0; d < p->rank; d++) {
        int64_t block = 1;
        for (int32_t k = 0; k < p->blocks; k++)
            block *= p->block_dims[k] == d ? p->block_sizes[k] : 1;
        if (block > INT32_MAX)
            return p->numel;
        count = tni_mul_saturating(count, tni_round_up(p->sizes[d], block));
    }
    return count;
}

/* Return the share of index `index` of dimension `dim` in the position. */
static int64_t share_of(const packing *p, int32_t dim, int64_t index)
{
    int64_t place = 0;
    int64_t step = 1;
    for (int32_t k = p->blocks - 1; k >= 0; k--) {
        if (p->block_dims[k] == dim) {
            place += index % p->block_sizes[k] * step;
            index /= p->block_sizes[k];
        }
        step *= p->block_sizes[k];
    }
    return place + index * p->strides[dim];
}

/* Copy one row: the elements of the last dimension. */
static void unpack_row(size_t item, const char *from, const int64_t *places, int64_t count,
                       char *to)
{
#define UNPACK(type)                                                                               \
    for (int64_t i = 0; i < count; i++)                                                            \
        ((type *)(void *)to)[i] = ((const type *)(const void *)from)[places[i]];
    if (item == 4)
        UNPACK(uint32_t)
    else if (item == 2)
        UNPACK(uint16_t)
    else
        UNPACK(uint8_t)
#undef UNPACK
}

/*
 * List the dimensions that have more than one index in the order in which `to` has its elements,
 * the fastest last; return how many. Without any the first is listed.
 */
static int32_t order_dims(const packing *p, bool is_last, int32_t order[MOST_DIMS])
{
    int32_t count = 0;
    const int32_t channels = is_last ? p->rank - 3 : p->rank;
    for (int32_t d = 0; d < p->rank; d++)
        if (d != channels && p->sizes[d] > 1)
            order[count++] = d;
    if (is_last && (p->sizes[channels] > 1 || count == 0))
        order[count++] = channels;
    if (count == 0)
        order[count++] = 0;
    return count;
}

/* Copy all rows in the order of dimensions; `tables` has the shares of each dimension. */
static void unpack(const packing *p, const int64_t *const *tables, const int32_t *order,
                   int32_t count, const char *from, size_t item, char *to)
{
    int64_t index[MOST_DIMS] = {0};
    const int32_t last = order[count - 1];
    for (int64_t done = 0; done < p->numel; done += p->sizes[last]) {
        int64_t place = p->offset;
        for (int32_t i = 0; i < count - 1; i++)
            place += tables[order[i]][index[i]];
        unpack_row(item, from + place * (int64_t)item, tables[last], p->sizes[last],
                   to + done * (int64_t)item);
        for (int32_t i = count - 2; i >= 0 && ++index[i] == p->sizes[order[i]]; i--)
            index[i] = 0;
    }
}

/* Unpack to a tensor without gaps, which is channels-last or else row-major. */
static tn_status unpack_into(const packing *p, const void *data, bool is_last, const tn_tensor *to)
{
    const int64_t *tables[MOST_DIMS];
    int32_t order[MOST_DIMS];
    int64_t total = 0;
    for (int32_t d = 0; d < p->rank; d++)
        total += p->sizes[d];
    int64_t *shares = tni_malloc((size_t)total * sizeof *shares);
    if (shares == NULL)
        return tni_fail_memory((size_t)total * sizeof *shares);
    int64_t *next = shares;
    for (int32_t d = 0; d < p->rank; d++) {
        tables[d] = next;
        for (int64_t i = 0; i < p->sizes[d]; i++)
            *next++ = share_of(p, d, i);
    }
    const int32_t count = order_dims(p, is_last, order);
    unpack(p, tables, order, count, data, tni_dtypes[to->dtype].bytes, to->data);
    tni_free(shares);
    return TN_OK;
}

/*
 * Make the tensor that weights are unpacked to. That of a two-dimensional convolution is
 * channels-last, which suits that convolution best; *is_last says so.
 */
static tn_status make_plain(const packing *p, const tni_tensor_spec *spec, bool *is_last,
                            tn_tensor **out)
{
    const tni_tensor_spec dense = {
        spec->dtype, TN_LAYOUT_STRIDED, spec->rank, spec->sizes, NULL, 0};
    *is_last = spec->rank == 4 && p->rank >= 4;
    return tni_tensor_empty_format(
        &dense, *is_last ? TN_MEMORY_FORMAT_CHANNELS_LAST : TN_MEMORY_FORMAT_CONTIGUOUS,
        (tn_device){TN_DEVICE_CPU, -1}, out);
}

/*
 * A group's dimension is not in `sizes`; everything else has the same order, so only the number of
 * elements is compared.
 */
tn_status tni_unpack_weights(const char *function, const void *data, const tni_tensor_spec *spec,
                             const uint8_t *description, int64_t bytes, tn_tensor **out)
{
    packing p;
    bool is_last;
    tn_tensor *made = NULL;
    TN_TRY(read_packing(function, description, bytes, spec->dtype, &p));
    TN_TRY(make_plain(&p, spec, &is_last, &made));
    tn_status status = TN_OK;
    if (made->numel != p.numel || data == NULL)
        status =
            tni_fail(TN_ERR_VALUE, "%s: %lld elements are packed, the sizes say %lld", function,
                     data == NULL ? 0LL : (long long)p.numel, (long long)made->numel);
    if (status == TN_OK)
        status = unpack_into(&p, data, is_last, made);
    /*
     * A container that makes constants reads `data` no more. tni_stored_find gives it back if the
     * package has the same bytes; else its pages are forgotten here.
     */
    const size_t packed =
        (size_t)tni_mul_saturating(stored_elements(&p), (int64_t)tni_dtypes[made->dtype].bytes);
    if (status == TN_OK && tni_stored_find(data, packed) == NULL && tni_makes_constants)
        tni_forget_pages(data, (size_t)made->numel * tni_dtypes[made->dtype].bytes);
    if (status == TN_OK) {
        made->layout = TN_LAYOUT_MKLDNN;
        tni_tensor_refresh_keys(made);
        *out = made;
        return TN_OK;
    }
    tn_tensor_release(made);
    return status;
}
