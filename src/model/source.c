/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a model expects of its inputs. Neither its code nor its metadata say that; but the source
 * packaged with the code has checks, which the code runs only if an environment variable asks for
 * them. One line of each check matters:
 *
 *     ConstantHandle NAME = ConstantHandle(input_handles[0]);      the input from here on
 *     int32_t NAME_expected_dtype = aoti_torch_dtype_float32();
 *     if (64 != NAME_size[1])                                      a fixed size
 *     if (NAME_size[0] < 4)       if (NAME_size[0] > 512)          the bounds of a dynamic size
 *     if (1 != NAME_stride[1])                                     a stride
 *     assert_size_stride(NAME, {s77, 64L}, {64L*s77, 1L}, …        strides that depend on sizes
 *
 * The sources of the loops say one thing more that nothing else does. A reduction over threads
 * keeps a value per thread in an array on the stack (`float tmp_acc0_arr[2];`), which is as long as
 * the compiling machine had cores; a larger team of threads writes beyond it.
 *
 * A source of another form says nothing, and then nothing is compared. PyTorch's loader does not
 * compare either.
 */
#include <stdio.h>
#include <stdlib.h>

#include "model/models.h"

/* The longest line that is looked at; names in it are the author's. */
#define MAX_LINE 512

/*
 * Copy the line at `at` without leading blanks, or nothing if it is too long; return where the next
 * line begins.
 */
static const char *take_line(const char *at, const char *end, char line[MAX_LINE])
{
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    if (stop == NULL)
        stop = end;
    while (at < stop && *at == ' ')
        at++;
    size_t length = (size_t)(stop - at) < MAX_LINE ? (size_t)(stop - at) : 0;
    memcpy(line, at, length);
    line[length] = '\0';
    return stop < end ? stop + 1 : end;
}

/* Return the dimension in brackets after `field`; -1 if there is none. */
static int32_t read_dimension(const char *text, const char *field)
{
    const char *found = strstr(text, field);
    char *end;
    if (found == NULL)
        return -1;
    long dimension = strtol(found + strlen(field), &end, 10);
    return *end == ']' && dimension >= 0 && dimension < TN_MAX_DIM ? (int32_t)dimension : -1;
}

/*
 * Let the facts have all dimensions up to this one. Dimensions without a check are never named;
 * each starts without bounds.
 */
static void reach(tni_input_facts *facts, int32_t dimension)
{
    for (; facts->ndim <= dimension; facts->ndim += facts->ndim < 0 ? 2 : 1) {
        int32_t next = facts->ndim < 0 ? 0 : facts->ndim;
        facts->least[next] = 0;
        facts->most[next] = INT64_MAX;
        facts->strides[next] = -1;
        facts->scales[next] = 0;
        facts->factors[next] = 0;
    }
}

/*
 * Return the lower bound that the author meant. The exporter specialises sizes 0 and 1 and so
 * writes 2 for every smaller bound; the code computes a size of 1 like any other.
 */
static int64_t least_of(int64_t bound)
{
    return bound == 2 ? 1 : bound;
}

/* Read a condition such as "if (64 != NAME_size[1]) {". */
static void read_condition(const char *line, tni_input_facts *facts)
{
    char *end;
    int32_t dimension = read_dimension(line, "_size[");
    int32_t stride = dimension < 0 ? read_dimension(line, "_stride[") : -1;
    const char *close = strchr(line, ']');
    /* Only of use if the number comes first, which `is_fixed` shows. */
    int64_t value = strtoll(line + strlen("if ("), &end, 10);
    bool is_fixed = strncmp(end, " != ", 4) == 0;
    if (dimension < 0 && stride < 0)
        return;
    reach(facts, dimension > stride ? dimension : stride);
    if (stride >= 0 && is_fixed)
        facts->strides[stride] = value;
    else if (dimension >= 0 && is_fixed)
        facts->least[dimension] = facts->most[dimension] = value;
    else if (dimension >= 0 && strncmp(close, "] < ", 4) == 0)
        facts->least[dimension] = least_of(strtoll(close + 4, NULL, 10));
    else if (dimension >= 0 && strncmp(close, "] > ", 4) == 0)
        facts->most[dimension] = strtoll(close + 4, NULL, 10);
}

/* ---- strides that follow from sizes ---- */

/* A list in braces, such as "{s77, 64L}", cut at commas. */
typedef struct source_list {
    const char *items[TN_MAX_DIM]; /* where each begins */
    size_t lengths[TN_MAX_DIM];    /* its bytes */
    int32_t count;                 /* how many */
} source_list;

/* Read a list after blanks and commas at `at`. Return what follows it; NULL if there is no list. */
static const char *read_list(const char *at, const char *end, source_list *out)
{
    out->count = 0;
    while (at < end && (*at == ' ' || *at == ','))
        at++;
    if (at >= end || *at++ != '{')
        return NULL;
    while (at < end && *at != '}' && *at != '\n' && out->count < TN_MAX_DIM) {
        while (at < end && (*at == ' ' || *at == ','))
            at++;
        const char *start = at;
        while (at < end && *at != ',' && *at != '}' && *at != '\n')
            at++;
        if (at > start) {
            out->items[out->count] = start;
            out->lengths[out->count++] = (size_t)(at - start);
        }
    }
    return at < end && *at == '}' ? at + 1 : NULL;
}

/*
 * Return the bit of a dimension whose size has this name and is not in `used`; 0 if there is none.
 * Two dimensions may have one name: each occurrence in a product takes another of them.
 */
static uint64_t find_size(const source_list *sizes, const char *name, size_t length, uint64_t used)
{
    for (int32_t dim = 0; dim < sizes->count; dim++)
        if (sizes->lengths[dim] == length && memcmp(sizes->items[dim], name, length) == 0 &&
            (used >> dim & 1) == 0)
            return (uint64_t)1 << dim;
    return 0;
}

/*
 * Read a product of numbers and names of sizes, such as "3L*s48*s78". Any other expression leaves
 * the stride open.
 */
static void read_product(const char *at, size_t length, const source_list *sizes, int64_t *scale,
                         int64_t *factors)
{
    const char *end = at + length;
    int64_t product = 1;
    uint64_t used = 0;
    while (at < end) {
        const char *stop = memchr(at, '*', (size_t)(end - at));
        if (stop == NULL)
            stop = end;
        size_t bytes = (size_t)(stop - at);
        char *behind;
        int64_t number = strtoll(at, &behind, 10);
        uint64_t bit = find_size(sizes, at, bytes, used);
        bool is_number = behind > at && (behind == stop || (*behind == 'L' && behind + 1 == stop));
        if (bit == 0 &&
            (!is_number || number <= 0 || __builtin_mul_overflow(product, number, &product)))
            return;
        used |= bit;
        at = stop + 1;
    }
    *scale = product;
    *factors = (int64_t)used;
}

/* Read the sizes and strides of the input `name` from its assert_size_stride, which is one line. */
static void read_strides(const tni_part *source, const char *name, tni_input_facts *facts)
{
    char opening[MAX_LINE];
    source_list sizes, strides;
    const char *end = source->data + source->bytes;
    int length = snprintf(opening, sizeof opening, "assert_size_stride(%s, ", name);
    if (length < 0 || (size_t)length >= sizeof opening || source->bytes == 0)
        return;
    const char *at = memmem(source->data, source->bytes, opening, (size_t)length);
    at = at != NULL ? read_list(at + length, end, &sizes) : NULL;
    at = at != NULL ? read_list(at, end, &strides) : NULL;
    if (at == NULL || sizes.count != facts->ndim || strides.count != facts->ndim)
        return;
    for (int32_t dim = 0; dim < facts->ndim; dim++)
        read_product(strides.items[dim], strides.lengths[dim], &sizes, &facts->scales[dim],
                     &facts->factors[dim]);
}

/* ---- an input ---- */

/* Read the dtype of a call such as aoti_torch_dtype_float32(). */
static void read_dtype(const char *line, tni_input_facts *facts)
{
    static const char call[] = "aoti_torch_dtype_";
    char name[32];
    const char *found = strstr(line, call);
    if (found != NULL && sscanf(found + strlen(call), "%31[a-z0-9_]", name) == 1 &&
        tn_dtype_parse(name, &facts->dtype) != TN_OK)
        facts->dtype = TN_DTYPE_UNDEFINED;
}

/* Copy the name that ends before "= ConstantHandle(…" at `end`; an empty one if it is too long. */
static void read_name(const char *start, const char *end, char name[MAX_LINE])
{
    const char *stop = end;
    while (stop > start && stop[-1] == ' ')
        stop--;
    const char *begin = stop;
    while (begin > start && begin[-1] != ' ' && begin[-1] != '\n')
        begin--;
    size_t length = (size_t)(stop - begin) < MAX_LINE ? (size_t)(stop - begin) : 0;
    memcpy(name, begin, length);
    name[length] = '\0';
}

void tni_source_read_input(const tni_part *source, size_t index, tni_input_facts *out)
{
    char opening[64];
    char line[MAX_LINE];
    char name[MAX_LINE] = "";
    out->dtype = TN_DTYPE_UNDEFINED;
    out->ndim = -1;
    int length = snprintf(opening, sizeof opening, "= ConstantHandle(input_handles[%zu]);", index);
    const char *at =
        source->bytes > 0 ? memmem(source->data, source->bytes, opening, (size_t)length) : NULL;
    const char *end = source->data + source->bytes;
    if (at != NULL)
        read_name(source->data, at, name);
    /*
     * The checks are in one function, which ends at the first brace at the start of a line; those
     * of the next input end this one's.
     */
    while (at != NULL && at < end && *at != '}') {
        at = take_line(at, end, line);
        if (strncmp(line, "if (", 4) == 0)
            read_condition(line, out);
        else if (strstr(line, "_expected_dtype = ") != NULL)
            read_dtype(line, out);
        else if (strstr(line, "ConstantHandle(input_handles[") != NULL &&
                 strstr(line, opening) == NULL)
            break;
    }
    /* For a tensor without dimensions, only the dtype is checked. */
    if (out->dtype != TN_DTYPE_UNDEFINED && out->ndim < 0)
        out->ndim = 0;
    if (out->ndim > 0 && name[0] != '\0')
        read_strides(source, name, out);
}

/*
 * The smallest array of any source counts. Sources without parallel loops may have such arrays for
 * other purposes.
 */
void tni_source_read_threads(const tni_part *source, uint32_t *most)
{
    static const char mark[] = "_arr[";
    const char *at = source->data;
    const char *end = at + source->bytes;
    if (memmem(at, source->bytes, "#pragma omp parallel", 20) == NULL)
        return;
    while ((at = memmem(at, (size_t)(end - at), mark, sizeof mark - 1)) != NULL) {
        uint32_t room = 0;
        at += sizeof mark - 1;
        /* Six digits at most, so that the number cannot overflow. */
        for (; at < end && *at >= '0' && *at <= '9' && room < 100000; at++)
            room = room * 10 + (uint32_t)(*at - '0');
        if (room > 0 && end - at >= 2 && memcmp(at, "];", 2) == 0 && (*most == 0 || room < *most))
            *most = room;
    }
}
