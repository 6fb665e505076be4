/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Unboxes arguments for the kernels of o_kernels.h and registers them, made by
 * `tenon gen` from o.yaml. One source file of the extension: compile it with the others.
 */
/* clang-format off */
#include "o_kernels.h"

/* Lists as arrays, which are freed when the kernel has run; never NULL. */
#define READ_LIST(letter, type, value)                                          \
    typedef struct list_##letter {                                              \
        type *items;                                                            \
        size_t count;                                                           \
    } list_##letter;                                                            \
    static const char *read_##letter(StableIValue list, list_##letter *out)     \
    {                                                                           \
        size_t count = tn_arg_size(list);                                       \
        out->items = (type *)calloc(count + 1, sizeof(type));                   \
        if (out->items == NULL)                                                 \
            return "no memory for a list";                                      \
        out->count = count;                                                     \
        for (size_t at = 0; at < count; at++) {                                 \
            StableIValue item = tn_arg_item(list, at);                          \
            out->items[at] = value;                                             \
        }                                                                       \
        return NULL;                                                            \
    }
READ_LIST(d, double, tn_arg_double(item))

TN_KERNEL(boxed_my_f, "T?ddLd?b->T")
{
    const double a1 = tn_arg_double(tn_arg_optional(args[1], 0));
    list_d a3 = {NULL, 0};
    const bool a4 = tn_arg_bool(tn_arg_optional(args[4], 0));
    AtenTensorHandle r0 = NULL;
    const char *failure = NULL;
    if (failure == NULL)
        failure = read_d(args[3], &a3);
    if (failure == NULL)
        failure = my_f(
            tn_arg_tensor(args[0]), args[1] == 0 ? NULL : &a1, tn_arg_double(args[2]), a3.items,
            a3.count, args[4] == 0 ? NULL : &a4, &r0);
    free(a3.items);
    returns[0] = tn_ret_tensor(r0);
    return failure;
}

TN_LIBRARY(my, m)
{
    tn_def(m, "f(Tensor self, float? x=1, float y=2, float[2] z=3, bool? b=True) -> Tensor");
}

TN_LIBRARY_IMPL(my, CPU, m)
{
    tn_impl(m, "f", boxed_my_f);
}

