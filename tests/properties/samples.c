/* SPDX-License-Identifier: BSD-3-Clause */
#include "samples.h"

#include "cli.h"
#include "differences.h"
#include "kernels/core/kernel_core.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- the file ---- */

static bool take_mark(sample_line *line, const char *word)
{
    bool *const marks[] = {&line->is_exception, &line->is_zero,      &line->is_real,
                           &line->is_complex,   &line->is_symmetric, &line->is_triangular};
    static const char *const names[] = {"!",        "@zero",      "@real",
                                        "@complex", "@symmetric", "@triangular"};
    for (size_t i = 0; i < TN_LEN(names); i++) {
        if (strcmp(word, names[i]) != 0)
            continue;
        *marks[i] = true;
        return true;
    }
    return false;
}

/* Takes a line apart; false for one that says nothing. */
static bool read_line(char *text, int number, sample_line *out)
{
    char *rest;
    *out = (sample_line){.text = strdup(text), .number = number};
    assert_non_null(out->text);
    out->text[strcspn(out->text, "#\n")] = '\0';
    for (char *word = strtok_r(out->text, " ", &rest); word != NULL;
         word = strtok_r(NULL, " ", &rest)) {
        if (out->nwords == 0 && take_mark(out, word))
            continue;
        assert_true(out->nwords < MOST_WORDS);
        out->words[out->nwords++] = word;
    }
    if (out->nwords == 0)
        free(out->text);
    return out->nwords > 0;
}

void samples_read(const char *path, sample_file *out)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    *out = (sample_file){NULL, 0};
    for (int number = 1; getline(&text, &size, file) > 0; number++) {
        sample_line line;
        if (!read_line(text, number, &line))
            continue;
        out->lines = realloc(out->lines, (out->count + 1) * sizeof *out->lines);
        assert_non_null(out->lines);
        out->lines[out->count++] = line;
    }
    free(text);
    fclose(file);
}

void samples_free(sample_file *self)
{
    for (size_t i = 0; i < self->count; i++)
        free(self->lines[i].text);
    free(self->lines);
}

/* ---- one call ---- */

/* The word with a seed of its own in each tensor of random numbers: no two are equal. */
static void seeded(const char *word, size_t place, char *out, size_t size)
{
    size_t length = 0;
    bool is_random = false;
    for (size_t seed = 100 * place; *word != '\0'; word++) {
        is_random = is_random || strncmp(word, "rand", 4) == 0;
        if (*word == ')' && is_random) {
            length += (size_t)snprintf(out + length, size - length, ",seed=%zu", ++seed);
            is_random = false;
        }
        assert_true(length + 2 < size);
        out[length++] = *word;
    }
    out[length] = '\0';
}

/* Parses `VALUE` or `NAME=VALUE` into its place. */
static bool parse_word(const sample_line *line, size_t place, sample *out)
{
    char word[4096];
    char message[512];
    size_t name = 0;
    size_t position = place - 1;
    seeded(line->words[place], place, word, sizeof word);
    while (isalnum((unsigned char)word[name]) || word[name] == '_')
        name++;
    bool is_named = name > 0 && word[name] == '=';
    if (is_named) {
        word[name] = '\0';
        int64_t index = tn_op_arg_index(out->op, word);
        position = index < 0 ? MOST_ARGUMENTS : (size_t)index;
    }
    if (position < tn_op_num_args(out->op) &&
        cli_parse_value(word + (is_named ? name + 1 : 0), &out->values[position], message,
                        sizeof message))
        return true;
    printf("    line %d: %s: '%s' is wrong: %s\n", line->number, tn_op_name(out->op),
           line->words[place],
           position < tn_op_num_args(out->op) ? message : "there is no such argument");
    return false;
}

/* In double precision, whatever it was made in. */
static void widen(tn_value *value)
{
    tn_tensor *wide;
    for (size_t i = 0; value->kind == TN_KIND_LIST && i < value->as.list.count; i++)
        widen(&value->as.list.items[i]);
    if (value->kind != TN_KIND_TENSOR || value->as.tensor->dtype != TN_DTYPE_F32)
        return;
    assert_int_equal(tni_to_dtype(value->as.tensor, TN_DTYPE_F64, &wide), TN_OK);
    tn_tensor_release(value->as.tensor);
    value->as.tensor = wide;
}

/* Puts a complex tensor with the same real parts, and the same zeros, in its place. */
static void make_complex(tn_value *value, size_t which)
{
    tn_tensor *wide;
    assert_int_equal(tni_to_dtype(value->as.tensor, TN_DTYPE_C128, &wide), TN_OK);
    tn_tensor *imaginary = direction_like(value->as.tensor, which + 7);
    for (int64_t i = 0; i < wide->numel; i++)
        if (((double *)wide->data)[2 * i] != 0)
            ((double *)wide->data)[2 * i + 1] = ((const double *)imaginary->data)[i];
    tn_tensor_release(imaginary);
    tn_tensor_release(value->as.tensor);
    value->as.tensor = wide;
}

static void find_leaves(tn_value *value, size_t argument, sample *out)
{
    for (size_t i = 0; value->kind == TN_KIND_LIST && i < value->as.list.count; i++)
        find_leaves(&value->as.list.items[i], argument, out);
    if (value->kind != TN_KIND_TENSOR || value->as.tensor->dtype != TN_DTYPE_F64)
        return;
    assert_true(out->nleaves < MOST_LEAVES);
    out->argument_of[out->nleaves] = argument;
    out->leaves[out->nleaves++] = value;
}

static void make_symmetric(tn_value *value)
{
    tn_tensor *made = symmetric_part(value->as.tensor);
    tn_tensor_release(value->as.tensor);
    value->as.tensor = made;
}

bool sample_make(const sample_line *line, const tn_op *op, uint64_t differentiated, bool is_complex,
                 sample *out)
{
    *out = (sample){.op = op, .nvalues = tn_op_num_args(op)};
    assert_true(out->nvalues <= MOST_ARGUMENTS);
    for (size_t i = 0; i < out->nvalues; i++)
        out->values[i] = tn_value_default();
    for (size_t i = 1; i < line->nwords; i++)
        if (!parse_word(line, i, out)) {
            sample_drop(out);
            return false;
        }
    for (size_t i = 0; i < out->nvalues; i++) {
        widen(&out->values[i]);
        if ((differentiated >> i & 1) != 0)
            find_leaves(&out->values[i], i, out);
    }
    for (size_t i = 0; i < out->nleaves && is_complex; i++)
        make_complex(out->leaves[i], i);
    if (line->is_symmetric && out->nleaves > 0)
        make_symmetric(out->leaves[0]);
    return true;
}

void sample_drop(sample *self)
{
    for (size_t i = 0; i < self->nvalues; i++)
        cli_value_free(&self->values[i]);
}
