/* SPDX-License-Identifier: BSD-3-Clause */
/* Two walks over the elements that are shown: the first finds their width and notation. */
#include "tensor_text.h"

#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

/* Elements beyond these sizes, or this ratio of them, are in scientific notation. */
#define MOST_FIXED  1e8
#define LEAST_FIXED 1e-4
#define MOST_RATIO  1000.0

/* Enough for 1e308 with a hundred decimals. */
#define LONGEST 448

/* Real numbers: those that are neither zero nor infinite nor nan decide. */
typedef struct reals {
    bool any;        /* one of them was seen */
    bool whole;      /* all are whole numbers */
    bool scientific; /* their notation */
    double most;     /* the largest without its sign */
    double least;    /* the smallest */
    int width;       /* of the longest text */
} reals;

/* A walk. */
typedef struct walk {
    FILE *stream;                    /* where to print */
    const tn_tensor *tensor;         /* what is printed */
    const cli_text_options *options; /* how */
    bool is_edged;                   /* only edges are shown */
    bool is_measured;                /* of the second part of the first walk: notation is known */
    reals real;                      /* real numbers, or real parts */
    reals imaginary;                 /* imaginary parts */
    int width;                       /* of other elements */
    int kind;                        /* what the elements are: cli_element's kind */
} walk;

/* ---- single numbers ---- */

static bool counts(double x)
{
    return x != 0 && isfinite(x);
}

/* Note a number's size. */
static void measure(reals *self, double x)
{
    double size = fabs(x);
    if (!counts(x))
        return;
    self->whole = (!self->any || self->whole) && size == floor(size);
    self->most = !self->any || size > self->most ? size : self->most;
    self->least = !self->any || size < self->least ? size : self->least;
    self->any = true;
}

/* Decide on the notation. Nothing but zeros is whole. */
static void decide(reals *self, int wish)
{
    self->whole |= !self->any;
    self->scientific =
        self->any && (self->most / self->least > MOST_RATIO || self->most > MOST_FIXED ||
                      (!self->whole && self->least < LEAST_FIXED));
    if (wish >= 0)
        self->scientific = wish != 0;
    self->width = 1;
}

/* Write a number without padding; return its length. */
static int write_real(const reals *self, const cli_text_options *options, double x, char *text)
{
    if (!isfinite(x))
        return snprintf(text, LONGEST, "%s", isnan(x) ? "nan" : x < 0 ? "-inf" : "inf");
    if (self->scientific)
        return snprintf(text, LONGEST, "%.*e", options->precision, x);
    if (self->whole)
        return snprintf(text, LONGEST, "%.0f.", x);
    return snprintf(text, LONGEST, "%.*f", options->precision, x);
}

/* Note the width of a number. */
static void widen(reals *self, const cli_text_options *options, double x)
{
    char text[LONGEST];
    int length = counts(x) ? write_real(self, options, x, text) : 0;
    self->width = length > self->width ? length : self->width;
}

/* Write what is neither real nor complex; return its length. */
static int write_plain(const cli_element *element, char *text)
{
    switch ((int)element->kind) {
    case CLI_ELEMENT_INT:
        return snprintf(text, LONGEST, "%" PRId64, element->integer);
    case CLI_ELEMENT_UINT:
        return snprintf(text, LONGEST, "%" PRIu64, element->natural);
    case CLI_ELEMENT_BOOL:
        return snprintf(text, LONGEST, "%s", element->integer != 0 ? "True" : "False");
    default:
        return snprintf(text, LONGEST, "0x%02" PRIx64, (uint64_t)element->integer);
    }
}

/* ---- what is done with each element ---- */

/* Note the size of an element, or its width once the notation is known. */
static void measure_element(walk *self, const cli_element *element)
{
    char text[LONGEST];
    bool is_complex = element->kind == CLI_ELEMENT_COMPLEX;
    if (!is_complex && element->kind != CLI_ELEMENT_REAL) {
        int length = write_plain(element, text);
        self->width = length > self->width ? length : self->width;
    } else if (self->is_measured) {
        widen(&self->real, self->options, element->real);
        if (is_complex)
            widen(&self->imaginary, self->options, element->imaginary);
    } else {
        measure(&self->real, element->real);
        if (is_complex)
            measure(&self->imaginary, element->imaginary);
    }
}

static void print_element(walk *self, const cli_element *element)
{
    char text[LONGEST];
    if (element->kind != CLI_ELEMENT_COMPLEX && element->kind != CLI_ELEMENT_REAL) {
        write_plain(element, text);
        fprintf(self->stream, "%*s", self->width, text);
        return;
    }
    write_real(&self->real, self->options, element->real, text);
    fprintf(self->stream, "%*s", self->real.width, text);
    if (element->kind == CLI_ELEMENT_REAL)
        return;
    write_real(&self->imaginary, self->options, element->imaginary, text);
    fprintf(self->stream, "%s%sj", text[0] == '-' ? "" : "+", text);
}

/* ---- walks ---- */

/* Return how many items of a dimension are left out in its middle. */
static int64_t left_out(const walk *self, int64_t dim)
{
    int64_t size = tn_tensor_sizes(self->tensor)[dim];
    return self->is_edged && size > 2 * self->options->edge ? size - 2 * self->options->edge : 0;
}

/* Visit all elements that are shown. */
static void visit(walk *self, int64_t dim, const char *address)
{
    if (dim == tn_tensor_dim(self->tensor)) {
        cli_element element = cli_element_read(tn_tensor_dtype(self->tensor), address);
        self->kind = (int)element.kind;
        measure_element(self, &element);
        return;
    }
    int64_t step = cli_step(self->tensor, dim);
    int64_t size = tn_tensor_sizes(self->tensor)[dim], skipped = left_out(self, dim);
    for (int64_t i = 0; i < size; i++) {
        i += skipped > 0 && i == self->options->edge ? skipped : 0;
        visit(self, dim + 1, address + i * step);
    }
}

/* Return the width of one element. */
static int64_t width_of(const walk *self)
{
    if (self->kind == CLI_ELEMENT_COMPLEX)
        return self->real.width + self->imaginary.width + 1;
    return self->kind == CLI_ELEMENT_REAL ? self->real.width : self->width;
}

/* Print what stands before item `word` of a dimension: a comma, line breaks, blanks. */
static void separate(const walk *self, int64_t dim, int64_t word)
{
    int64_t last = tn_tensor_dim(self->tensor) - 1, indent = self->options->indent + dim;
    int64_t fit = (self->options->width - indent) / (width_of(self) + 2);
    bool is_broken = dim < last || word % (fit > 1 ? fit : 1) == 0;
    if (word == 0)
        return;
    fputc(',', self->stream);
    /* A line break for each bracket that closed, so that matrices are set apart. */
    for (int64_t line = dim; is_broken && line < (dim < last ? last : last + 1); line++)
        fputc('\n', self->stream);
    fprintf(self->stream, "%*s", is_broken ? (int)indent + 1 : 1, "");
}

/* Print the items of the dimensions from `dim` on. */
static void print_items(walk *self, int64_t dim, const char *address)
{
    if (dim == tn_tensor_dim(self->tensor)) {
        cli_element element = cli_element_read(tn_tensor_dtype(self->tensor), address);
        print_element(self, &element);
        return;
    }
    int64_t step = cli_step(self->tensor, dim), word = 0;
    int64_t size = tn_tensor_sizes(self->tensor)[dim], skipped = left_out(self, dim);
    fputc('[', self->stream);
    for (int64_t i = 0; i < size; i++) {
        separate(self, dim, word++);
        if (skipped > 0 && i == self->options->edge) {
            fputs(dim + 1 == tn_tensor_dim(self->tensor) ? " ..." : "...", self->stream);
            i += skipped - 1;
            continue;
        }
        print_items(self, dim + 1, address + i * step);
    }
    fputc(']', self->stream);
}

void cli_print_elements(FILE *stream, const tn_tensor *tensor, const cli_text_options *options)
{
    const char *data = tn_tensor_data(tensor);
    walk self = {.stream = stream, .tensor = tensor, .options = options, .width = 1};
    self.is_edged = tn_tensor_numel(tensor) > options->threshold;
    visit(&self, 0, data);
    decide(&self.real, options->scientific);
    decide(&self.imaginary, options->scientific);
    self.is_measured = true;
    visit(&self, 0, data);
    print_items(&self, 0, data);
}
