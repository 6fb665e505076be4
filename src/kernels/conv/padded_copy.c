/* SPDX-License-Identifier: BSD-3-Clause */
/* Copies of images with zeros around them (see the header), line by line. */
#include "kernels/conv/padded_copy.h"
#include "kernels/gemm/gemm_blocks.h"

/* The least work for a thread, in floats copied. */
#define GRAIN 16384

/* Write `count` positions of channels [begin, channels) of a line of a row-major image, one by one.
 */
static void copy_slowly(const tni_padded_copy *copy, int64_t begin, const char *from, int64_t count,
                        float *to)
{
    const int64_t channel = copy->images->strides[1] * (int64_t)sizeof *to;
    for (int64_t c = begin; c < copy->channels; c++)
        for (int64_t x = 0; x < count; x++)
            memcpy(to + x * copy->position + c, from + c * channel + x * (int64_t)sizeof *to,
                   sizeof *to);
}

/*
 * Write `count` positions of a line of a row-major image, channels innermost: by transposing four
 * rows, or multiples of it. Two or three channels are transposed as four: what is written too much
 * is where the next position goes, which is written later, and the last position is written alone.
 */
static void turn_line(const tni_padded_copy *copy, const char *from, int64_t count, float *to)
{
    const int64_t channel = copy->images->strides[1] * (int64_t)sizeof *to;
    const int64_t channels = copy->channels;
    const int64_t whole = channels - channels % 4;
    const int64_t last = count - 1;
    TNI_ASSERT(copy->images->strides[copy->images->rank - 1] == 1 && channels <= copy->position);
    if (channels == 1 && copy->position == 1) {
        memcpy(to, from, (size_t)count * sizeof *to);
    } else if (channels < 4 && copy->position == channels && count > 0) {
        tni_tiles_here()->transpose(from, channels, channel, last, channels, (char *)to);
        copy_slowly(copy, 0, from + last * (int64_t)sizeof *to, 1, to + last * channels);
    } else {
        tni_tiles_here()->transpose(from, whole, channel, count, copy->position, (char *)to);
        copy_slowly(copy, whole, from, count, to);
    }
}

/* Write `count` positions of a line, channels innermost. Steps are bytes. */
static void copy_line(const tni_padded_copy *copy, const char *from, int64_t count, float *to)
{
    const int64_t bytes = sizeof *to;
    const int64_t channels = copy->channels;
    const int64_t position = copy->images->strides[copy->images->rank - 1] * bytes;
    if (copy->images->strides[1] != 1)
        turn_line(copy, from, count, to);
    else if (position == channels * bytes && copy->position == channels)
        memcpy(to, from, (size_t)(count * position));
    else
        for (int64_t x = 0; x < count; x++)
            memcpy(to + x * copy->position, from + x * position, (size_t)(channels * bytes));
}

/* Fill lines [begin, end) of the copies, counted over all images. */
static void copy_lines(int64_t begin, int64_t end, void *context)
{
    const tni_padded_copy *copy = context;
    const tni_conv *conv = copy->conv;
    const int64_t *strides = copy->images->strides;
    const int64_t line = copy->sizes[2] * copy->position;
    const int64_t before = tni_min(conv->padding[2], copy->sizes[2]);
    const int64_t inside = tni_min(copy->sizes[2] - before, conv->image[2]);
    float *to = copy->to + begin * line;
    for (int64_t i = begin; i < end; i++, to += line) {
        const int64_t y = i % copy->sizes[1] - conv->padding[1];
        const int64_t z = i / copy->sizes[1] % copy->sizes[0] - conv->padding[0];
        const int64_t number = copy->first + i / copy->sizes[1] / copy->sizes[0];
        const bool is_inside =
            y >= 0 && y < conv->image[1] && z >= 0 && z < conv->image[0] && inside > 0;
        const int64_t seen = is_inside ? inside : 0;
        memset(to, 0, (size_t)(before * copy->position) * sizeof *to);
        if (is_inside)
            copy_line(copy,
                      (const char *)((const float *)copy->images->data + number * strides[0] +
                                     copy->channel * strides[1] +
                                     (z * conv->image[1] + y) * conv->image[2] *
                                         strides[copy->images->rank - 1]),
                      seen, to + before * copy->position);
        memset(to + (before + seen) * copy->position, 0,
               (size_t)((copy->sizes[2] - before - seen) * copy->position) * sizeof *to);
    }
}

void tni_padded_copy_make(const tni_padded_copy *copy)
{
    tni_padded_copy own = *copy;
    tni_parallel_for(0, copy->count * copy->sizes[0] * copy->sizes[1],
                     GRAIN / (copy->sizes[2] * copy->position + 1) + 1, copy_lines, &own);
}

/* Rows are transposed by vectors and by fours; the last four overlap those before. */
void tni_store_turned(const tni_turned_copy *copy)
{
    const int64_t bytes = sizeof *copy->to;
    const int64_t row = copy->from_row * bytes;
    const int64_t whole = copy->rows - copy->rows % 4;
    const int64_t last = copy->rows - 4;
    tni_transpose_work transpose = tni_tiles_here()->transpose;
    transpose((const char *)copy->from, whole, row, copy->columns, copy->to_column,
              (char *)copy->to);
    if (last >= 0 && whole < copy->rows)
        transpose((const char *)(copy->from + last * copy->from_row), 4, row, copy->columns,
                  copy->to_column, (char *)(copy->to + last));
    for (int64_t i = 0; i < copy->rows && last < 0; i++)
        for (int64_t c = 0; c < copy->columns; c++)
            copy->to[c * copy->to_column + i] = copy->from[i * copy->from_row + c];
}
