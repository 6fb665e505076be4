/* SPDX-License-Identifier: BSD-3-Clause */
#include "program_print.h"
#include "cli.h"

#include <stdlib.h>
#include <string.h>

/* One print; the values without a name come first. */
typedef struct printing {
    const tn_program_printed *printed;
    size_t nplaced; /* values without a name */
    size_t next;    /* the one that the next {} is */
} printing;

/* Return the value of a field, whose name has `length` bytes; NULL if there is none. */
static const tn_value *find_value(printing *p, const char *name, size_t length)
{
    const tn_program_printed *printed = p->printed;
    char *end;
    if (length == 0)
        return p->next < p->nplaced ? &printed->values[p->next++] : NULL;
    unsigned long index = strtoul(name, &end, 10);
    if (name[0] >= '0' && name[0] <= '9' && end == name + length)
        return index < p->nplaced ? &printed->values[index] : NULL;
    for (size_t i = p->nplaced; i < printed->count; i++)
        if (strlen(printed->names[i]) == length && memcmp(printed->names[i], name, length) == 0)
            return &printed->values[i];
    return NULL;
}

/* Read a value that is one number, or a tensor of one without dimensions; false for others. */
static bool read_number(const tn_value *value, double *out)
{
    if (value->kind == TN_KIND_DOUBLE)
        *out = value->as.real;
    else if (value->kind == TN_KIND_INT)
        *out = (double)value->as.integer;
    else if (value->kind == TN_KIND_TENSOR && value->as.tensor != NULL &&
             tn_tensor_dim(value->as.tensor) == 0 && tn_tensor_data(value->as.tensor) != NULL) {
        tn_tensor *plain = cli_plain(value->as.tensor);
        cli_element element = cli_element_read(tn_tensor_dtype(plain), tn_tensor_data(plain));
        tn_tensor_release(plain);
        *out = element.kind == CLI_ELEMENT_INT ? (double)element.integer : element.real;
        return element.kind == CLI_ELEMENT_INT || element.kind == CLI_ELEMENT_REAL;
    } else
        return false;
    return true;
}

/* Print a number by a specification such as 8.3f; false for one that is not understood. */
static bool print_number(const char *spec, size_t length, const tn_value *value)
{
    char *end = NULL;
    double number;
    unsigned long width = strtoul(spec, &end, 10), precision = 6;
    if (*spec < '0' || *spec > '9')
        end = (char *)(uintptr_t)spec;
    if (*end == '.')
        precision = strtoul(end + 1, &end, 10);
    if (end + 1 != spec + length || strchr("feEgG", *end) == NULL || width > 1000 ||
        precision > 1000 || !read_number(value, &number))
        return false;
    if (*end == 'f')
        fprintf(stderr, "%*.*f", (int)width, (int)precision, number);
    else if (*end == 'e' || *end == 'E')
        fprintf(stderr, *end == 'e' ? "%*.*e" : "%*.*E", (int)width, (int)precision, number);
    else
        fprintf(stderr, *end == 'g' ? "%*.*g" : "%*.*G", (int)width, (int)precision, number);
    return true;
}

/* Print the field between braces: name, conversion, specification. */
static void print_field(printing *p, const char *field, size_t length)
{
    size_t name = strcspn(field, "!:}"), rest = name;
    const tn_value *value = find_value(p, field, name);
    if (rest + 1 < length && field[rest] == '!')
        rest += 2;
    if (value != NULL && rest == length) {
        if (value->kind == TN_KIND_STRING && name == length) /* without quotes */
            fwrite(value->as.string.data, 1, value->as.string.length, stderr);
        else
            cli_print_item(stderr, value);
        return;
    }
    if (value == NULL || field[rest] != ':' ||
        !print_number(field + rest + 1, length - rest - 1, value))
        fprintf(stderr, "{%.*s}", (int)length, field);
}

tn_status cli_print_program(void *context, const tn_program_printed *printed)
{
    (void)context;
    printing p = {.printed = printed};
    while (p.nplaced < printed->count && printed->names[p.nplaced] == NULL)
        p.nplaced++;
    for (const char *at = printed->format; *at != '\0'; at++) {
        const char *end = *at == '{' ? strchr(at, '}') : NULL;
        if ((*at == '{' || *at == '}') && at[1] == *at)
            fputc(*at++, stderr);
        else if (end == NULL)
            fputc(*at, stderr);
        else {
            print_field(&p, at + 1, (size_t)(end - at - 1));
            at = end;
        }
    }
    fputc('\n', stderr);
    return TN_OK;
}
