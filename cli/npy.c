/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * NumPy's .npy files, versions 1.0 to 3.0. A file is: magic, version, length of the header, a
 * Python dict literal with descr, fortran_order and shape, then the elements. Arrays are read if
 * they are little-endian and of a type that PyTorch has; others are refused with the reason. A
 * Fortran-ordered array becomes a tensor with its strides.
 */
#include "cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* NumPy's type codes of the dtypes that it has. */
static const struct {
    const char *descr; /* the code without the mark for byte order */
    tn_dtype dtype;    /* the dtype with the same elements */
} numpy_types[] = {{"f2", TN_DTYPE_F16}, {"f4", TN_DTYPE_F32},  {"f8", TN_DTYPE_F64},
                   {"i1", TN_DTYPE_I8},  {"i2", TN_DTYPE_I16},  {"i4", TN_DTYPE_I32},
                   {"i8", TN_DTYPE_I64}, {"u1", TN_DTYPE_U8},   {"u2", TN_DTYPE_U16},
                   {"u4", TN_DTYPE_U32}, {"u8", TN_DTYPE_U64},  {"b1", TN_DTYPE_BOOL},
                   {"c8", TN_DTYPE_C64}, {"c16", TN_DTYPE_C128}};

/* The contents of a header. */
typedef struct npy_header {
    tn_dtype dtype;            /* element type */
    int64_t ndim;              /* number of dimensions */
    int64_t sizes[TN_MAX_DIM]; /* the shape */
    bool is_fortran;           /* whether the first dimension varies fastest */
    uint64_t bytes;            /* the size of all elements in bytes */
} npy_header;

/* Return the text after `'key':` in the header's dict, or NULL if it has no such key. */
static const char *find_key(const char *header, const char *key)
{
    char quoted[32];
    for (const char *quote = "'\""; *quote != '\0'; quote++) {
        snprintf(quoted, sizeof quoted, "%c%s%c", *quote, key, *quote);
        const char *found = strstr(header, quoted);
        if (found == NULL)
            continue;
        found += strlen(quoted);
        found += strspn(found, " ");
        if (*found == ':')
            return found + 1 + strspn(found + 1, " ");
    }
    return NULL;
}

/* Parse the value of descr into the dtype. */
static bool parse_descr(const char *text, npy_header *out, char *message, size_t size)
{
    char descr[16] = "";
    if (*text != '\'' && *text != '"') {
        snprintf(message, size, "records and structured dtypes are not read");
        return false;
    }
    size_t length = strcspn(text + 1, "'\"");
    if (length >= sizeof descr || length < 2) {
        snprintf(message, size, "the header's dtype is not understood");
        return false;
    }
    memcpy(descr, text + 1, length);
    /* One-byte types have no byte order, whatever the mark. */
    bool one_byte = descr[length - 1] == '1' && length == 3;
    if (descr[0] == '>' && !one_byte) {
        snprintf(message, size,
                 "dtype '%s' is big-endian; save it with .astype('<%s') to read it here", descr,
                 descr + 1);
        return false;
    }
    for (size_t i = 0; i < sizeof numpy_types / sizeof numpy_types[0]; i++) {
        if (strcmp(descr + 1, numpy_types[i].descr) != 0)
            continue;
        out->dtype = numpy_types[i].dtype;
        return true;
    }
    snprintf(message, size, "dtype '%s' has no counterpart among PyTorch's dtypes", descr);
    return false;
}

/* Parse the value of shape into the sizes and the number of bytes. */
static bool parse_shape(const char *text, npy_header *out, char *message, size_t size)
{
    out->ndim = 0;
    out->bytes = tn_dtype_size(out->dtype);
    if (*text != '(') {
        snprintf(message, size, "the header has no shape");
        return false;
    }
    /* A tuple as Python prints it: a trailing comma is allowed, and Python 2's L after a number. */
    for (text += 1 + strspn(text + 1, " "); *text != ')';) {
        char *end;
        errno = 0;
        long long extent = strtoll(text, &end, 10);
        if (end == text || extent < 0 || errno != 0 || out->ndim == TN_MAX_DIM) {
            snprintf(message, size, "the header's shape is not understood or too large");
            return false;
        }
        out->sizes[out->ndim++] = extent;
        if (__builtin_mul_overflow(out->bytes, (uint64_t)extent, &out->bytes)) {
            snprintf(message, size, "the array would have more bytes than an address can count");
            return false;
        }
        text = end + strspn(end, "L ");
        if (*text == ',')
            text += 1 + strspn(text + 1, " ");
        else if (*text != ')') {
            snprintf(message, size, "the header's shape is not understood");
            return false;
        }
    }
    return true;
}

/* Parse the dict into `out`. Return false with a message on failure. */
static bool parse_header(const char *header, npy_header *out, char *message, size_t size)
{
    const char *descr = find_key(header, "descr");
    const char *order = find_key(header, "fortran_order");
    const char *shape = find_key(header, "shape");
    if (descr == NULL || order == NULL || shape == NULL) {
        snprintf(message, size, "the header lacks descr, fortran_order or shape");
        return false;
    }
    if (!parse_descr(descr, out, message, size) || !parse_shape(shape, out, message, size))
        return false;
    out->is_fortran = strncmp(order, "True", 4) == 0;
    return true;
}

/*
 * Return the text of the header from malloc; the file is then at the first element. Return NULL
 * with a message on failure.
 */
static char *read_header_text(FILE *file, char *message, size_t size)
{
    unsigned char start[12];
    if (fread(start, 1, 8, file) != 8 || memcmp(start, "\x93NUMPY", 6) != 0) {
        snprintf(message, size, "not a .npy file");
        return NULL;
    }
    /* Version 1.0 has a 16-bit length, later ones a 32-bit length. */
    size_t width = start[6] == 1 ? 2 : 4;
    if (start[6] < 1 || start[6] > 3 || fread(start + 8, 1, width, file) != width) {
        snprintf(message, size,
                 start[6] < 1 || start[6] > 3
                     ? "written in a version of the .npy format that is not known"
                     : "truncated in the header");
        return NULL;
    }
    size_t length = 0;
    for (size_t i = 0; i < width; i++)
        length |= (size_t)start[8 + i] << (8 * i);
    char *text = length < (1u << 24) ? malloc(length + 1) : NULL;
    if (text == NULL || fread(text, 1, length, file) != length) {
        snprintf(message, size, "truncated in the header");
        free(text);
        return NULL;
    }
    text[length] = '\0';
    return text;
}

/*
 * Return whether the file has `bytes` more bytes, so that no memory is allocated for a wrong
 * header.
 */
static bool enough_left(FILE *file, uint64_t bytes)
{
    long here = ftell(file);
    if (here < 0 || fseek(file, 0, SEEK_END) != 0)
        return true; /* a pipe: only reading will show */
    long end = ftell(file);
    return fseek(file, here, SEEK_SET) == 0 && end >= here && (uint64_t)(end - here) >= bytes;
}

/*
 * Write the strides of a Fortran-ordered array to `room` and return it; return NULL for others. The
 * products do not overflow: parse_shape multiplied all sizes, and none is 0 here.
 */
static const int64_t *find_strides(const npy_header *header, int64_t *room)
{
    int64_t step = 1;
    if (!header->is_fortran || header->bytes == 0)
        return NULL;
    for (int64_t i = 0; i < header->ndim; i++) {
        room[i] = step;
        step *= header->sizes[i];
    }
    return room;
}

bool cli_npy_read_stream(FILE *file, tn_tensor **out, char *message, size_t size)
{
    npy_header header;
    char *text = read_header_text(file, message, size);
    if (text == NULL)
        return false;
    bool understood = parse_header(text, &header, message, size);
    free(text);
    if (!understood)
        return false;
    if (!enough_left(file, header.bytes)) {
        snprintf(message, size, "truncated: the header promises %llu bytes of elements",
                 (unsigned long long)header.bytes);
        return false;
    }
    tn_tensor *tensor;
    int64_t room[TN_MAX_DIM];
    if (tn_tensor_empty(header.dtype, header.ndim, header.sizes, find_strides(&header, room),
                        TN_CPU, &tensor) != TN_OK) {
        snprintf(message, size, "%s", tn_last_error());
        return false;
    }
    if (header.bytes > 0 && fread(tn_tensor_data(tensor), 1, header.bytes, file) != header.bytes) {
        snprintf(message, size, "truncated: the header promises %llu bytes of elements",
                 (unsigned long long)header.bytes);
        tn_tensor_release(tensor);
        return false;
    }
    *out = tensor;
    return true;
}

bool cli_npy_read(const char *path, tn_tensor **out, char *message, size_t size)
{
    char reason[256];
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    if (file == NULL) {
        snprintf(message, size, "%s: %s", path, strerror(errno));
        return false;
    }
    bool read = cli_npy_read_stream(file, out, reason, sizeof reason);
    if (!read)
        snprintf(message, size, "%s: %s", path, reason);
    if (file != stdin)
        fclose(file);
    return read;
}

/* Return NumPy's type code of a dtype, or NULL. */
static const char *numpy_descr(tn_dtype dtype)
{
    for (size_t i = 0; i < sizeof numpy_types / sizeof numpy_types[0]; i++)
        if (numpy_types[i].dtype == dtype)
            return numpy_types[i].descr;
    return NULL;
}

/* Write the elements of the dimensions from `dim` on in row-major order, whatever the strides. */
static bool write_elements(FILE *file, const tn_tensor *tensor, int64_t dim, const char *address)
{
    size_t bytes = tn_dtype_size(tn_tensor_dtype(tensor));
    if (dim == tn_tensor_dim(tensor))
        return fwrite(address, 1, bytes, file) == bytes;
    int64_t step = cli_step(tensor, dim);
    for (int64_t i = 0; i < tn_tensor_sizes(tensor)[dim]; i++)
        if (!write_elements(file, tensor, dim + 1, address + i * step))
            return false;
    return true;
}

/*
 * Write the header, padded so that the elements begin at a multiple of 64 bytes. Return false on
 * failure.
 */
static bool write_header(FILE *file, const tn_tensor *tensor, const char *descr)
{
    char dict[2048];
    bool one_byte = tn_dtype_size(tn_tensor_dtype(tensor)) == 1;
    int length = snprintf(dict, sizeof dict, "{'descr': '%c%s', 'fortran_order': False, 'shape': (",
                          one_byte ? '|' : '<', descr);
    int64_t ndim = tn_tensor_dim(tensor);
    for (int64_t i = 0; i < ndim; i++)
        length += snprintf(dict + length, sizeof dict - (size_t)length, "%s%lld", i > 0 ? ", " : "",
                           (long long)tn_tensor_sizes(tensor)[i]);
    length += snprintf(dict + length, sizeof dict - (size_t)length, "%s), }", ndim == 1 ? "," : "");
    /* A line break ends the header; the magic, version and length before it have 10 bytes. */
    int padding = 63 - (10 + length) % 64;
    unsigned whole = (unsigned)(length + padding + 1);
    unsigned char start[10] = {0x93,
                               'N',
                               'U',
                               'M',
                               'P',
                               'Y',
                               1,
                               0,
                               (unsigned char)(whole & 0xff),
                               (unsigned char)(whole >> 8)};
    return fwrite(start, 1, sizeof start, file) == sizeof start &&
           fprintf(file, "%s%*s\n", dict, padding, "") == (int)whole;
}

/* Return NumPy's type code for the tensor, or NULL with a message if it cannot be saved. */
static const char *find_descr(const tn_tensor *tensor, char *message, size_t size)
{
    const char *descr = numpy_descr(tn_tensor_dtype(tensor));
    if (descr == NULL)
        snprintf(message, size, "NumPy has no dtype %s; convert the result first",
                 tn_dtype_name(tn_tensor_dtype(tensor)));
    if (tn_tensor_data(tensor) != NULL || tn_tensor_numel(tensor) == 0)
        return descr;
    snprintf(message, size, "a meta tensor has no elements to save");
    return NULL;
}

bool cli_npy_write_stream(FILE *file, const tn_tensor *tensor, char *message, size_t size)
{
    const char *descr = find_descr(tensor, message, size);
    if (descr == NULL)
        return false;
    bool is_written = write_header(file, tensor, descr);
    if (is_written && tn_tensor_numel(tensor) > 0)
        is_written = write_elements(file, tensor, 0, tn_tensor_data(tensor));
    if (!is_written)
        snprintf(message, size, "%s", strerror(errno));
    return is_written;
}

/*
 * The tensor is checked before the file is opened, so that a refusal leaves an old file as it is.
 */
bool cli_npy_write(const char *path, const tn_tensor *tensor, char *message, size_t size)
{
    char reason[256];
    if (find_descr(tensor, reason, sizeof reason) == NULL) {
        snprintf(message, size, "%s: %s", path, reason);
        return false;
    }
    FILE *file = fopen(path, "wb");
    bool is_written = file != NULL && cli_npy_write_stream(file, tensor, reason, sizeof reason);
    if (file == NULL || (fclose(file) != 0 && is_written)) {
        snprintf(reason, sizeof reason, "%s", strerror(errno));
        is_written = false;
    }
    if (!is_written)
        snprintf(message, size, "%s: %s", path, reason);
    return is_written;
}
