/* SPDX-License-Identifier: BSD-3-Clause */
/* What -o does: results as .npy files, or all of them in a .npz. */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

/* Results to be saved. */
typedef struct saving {
    const char *verb;  /* for messages */
    tn_tensor **items; /* owned array of owned tensors; NULL for what is none */
    size_t count;      /* results, those of lists one by one */
    size_t ntensors;   /* how many are tensors */
} saving;

tn_tensor *cli_view_take(tn_tensor *tensor, tn_dtype dtype)
{
    const tn_op *op;
    tn_value args[] = {tn_value_tensor(tensor), tn_value_dtype(dtype)};
    tn_value out = {TN_KIND_NONE, {NULL}};
    if (tn_op_find("aten::view.dtype", &op) == TN_OK)
        (void)!tn_op_call(op, args, 2, &out, 1);
    tn_tensor_release(tensor);
    return out.as.tensor;
}

tn_dtype cli_word_of(tn_dtype dtype)
{
    static const struct {
        tn_dtype dtype; /* a dtype that NumPy lacks */
        tn_dtype word;  /* the integers of the same size */
    } words[] = {
        {TN_DTYPE_BF16, TN_DTYPE_I16},      {TN_DTYPE_F8E4M3FN, TN_DTYPE_U8},
        {TN_DTYPE_F8E5M2, TN_DTYPE_U8},     {TN_DTYPE_F8E4M3FNUZ, TN_DTYPE_U8},
        {TN_DTYPE_F8E5M2FNUZ, TN_DTYPE_U8}, {TN_DTYPE_F8E8M0FNU, TN_DTYPE_U8},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].dtype == dtype)
            return words[i].word;
    return dtype;
}

/*
 * Append a result as it is saved, without lazy bits and in a dtype of NumPy; of a list its items.
 * Return the exit status.
 */
static int append(saving *self, const tn_value *value)
{
    for (size_t i = 0; value->kind == TN_KIND_LIST && i < value->as.list.count; i++) {
        int status = append(self, &value->as.list.items[i]);
        if (status != CLI_OK)
            return status;
    }
    if (value->kind == TN_KIND_LIST)
        return CLI_OK;
    tn_tensor **items = realloc(self->items, (self->count + 1) * sizeof(tn_tensor *));
    if (items == NULL)
        return cli_fail(self->verb, "out of memory");
    self->items = items;
    items[self->count++] = NULL;
    if (value->kind != TN_KIND_TENSOR || value->as.tensor == NULL)
        return CLI_OK;
    tn_tensor *plain = cli_plain(value->as.tensor);
    tn_dtype word = plain != NULL ? cli_word_of(tn_tensor_dtype(plain)) : TN_DTYPE_UNDEFINED;
    if (plain != NULL && word != tn_tensor_dtype(plain))
        plain = cli_view_take(plain, word);
    items[self->count - 1] = plain;
    self->ntensors++;
    return plain != NULL ? CLI_OK : cli_fail_last(self->verb);
}

/* Write one tensor to a .npy file. Return the exit status. */
static int save_one(const saving *self, const char *path, const tn_tensor *tensor)
{
    char message[4608];
    return cli_npy_write(path, tensor, message, sizeof message)
               ? CLI_OK
               : cli_fail(self->verb, "%s", message);
}

/* Write OUT.npy for a single tensor; OUT.0.npy, OUT.1.npy … for several, by their places. */
static int save_each(const saving *self, const char *output)
{
    char path[4096];
    size_t stem = strlen(output) - (cli_ends_with(output, ".npy") ? 4 : 0);
    bool is_stream = strcmp(output, "-") == 0;
    if (is_stream && self->ntensors > 1)
        return cli_fail(self->verb, "-o -: there are %zu results, and - is the place of one",
                        self->count);
    for (size_t i = 0; i < self->count; i++) {
        int length = is_stream ? snprintf(path, sizeof path, "/dev/stdout")
                     : self->ntensors == 1
                         ? snprintf(path, sizeof path, "%s", output)
                         : snprintf(path, sizeof path, "%.*s.%zu.npy", (int)stem, output, i);
        if (length < 0 || (size_t)length >= sizeof path)
            return cli_fail(self->verb, "-o: the path is too long");
        int status = self->items[i] != NULL ? save_one(self, path, self->items[i]) : CLI_OK;
        if (status != CLI_OK)
            return status;
    }
    return CLI_OK;
}

int cli_save(const char *verb, const char *output, const tn_value *values, size_t count)
{
    saving self = {.verb = verb};
    int status = CLI_OK;
    for (size_t i = 0; i < count && status == CLI_OK; i++)
        status = append(&self, &values[i]);
    if (status == CLI_OK && self.ntensors == 0)
        status = cli_fail(verb, "-o: there is no tensor to save");
    if (status == CLI_OK)
        status = cli_ends_with(output, ".npz") ? cli_npz_write(verb, output, self.items, self.count)
                                               : save_each(&self, output);
    for (size_t i = 0; i < self.count; i++)
        tn_tensor_release(self.items[i]);
    free(self.items);
    return status;
}
