/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Words with a meaning in an entry: namespaces, tags, and kernels generated from other operators.
 */
#include "codegen.h"

#include <string.h>

static const char *home = "aten"; /* namespace of names that are written without one */

void gen_set_namespace(const char *name)
{
    home = name;
}

/* Add the default namespace unless the name has one; a colon in the arguments does not count. */
char *gen_qualify(const char *func)
{
    char *text = gen_alloc(strlen(func) + strlen(home) + 3, 1);
    bool is_qualified = memchr(func, ':', strcspn(func, "(")) != NULL;
    sprintf(text, "%s%s%s", is_qualified ? "" : home, is_qualified ? "" : "::", func);
    return text;
}

/* Tags by their numbers, which are part of the ABI (torch_tag_*). */
static const char *const tags[] = {"core",
                                   "cudagraph_unsafe",
                                   "data_dependent_output",
                                   "dynamic_output_shape",
                                   "flexible_layout",
                                   "generated",
                                   "inplace",
                                   "inplace_view",
                                   "maybe_aliasing_or_mutating",
                                   "needs_contiguous_strides",
                                   "needs_exact_strides",
                                   "needs_fixed_stride_order",
                                   "nondeterministic_bitwise",
                                   "nondeterministic_seeded",
                                   "out",
                                   "out_variant",
                                   "pointwise",
                                   "pt2_compliant_tag",
                                   "reduction",
                                   "view_copy"};

int gen_tag_number(const char *name)
{
    for (size_t i = 0; i < TN_LEN(tags); i++)
        if (strcmp(tags[i], name) == 0)
            return (int)i;
    return -1;
}

const char *gen_tag_name(int number)
{
    return tags[number];
}

const char gen_from_functional[] = "from_functional";
const char gen_from_mutable[] = "from_mutable";
const char gen_from_view[] = "from_view";
const char gen_from_foreach[] = "from_foreach";

bool gen_is_made_of_variant(const char *kernel)
{
    return strcmp(kernel, gen_from_functional) == 0 || strcmp(kernel, gen_from_mutable) == 0 ||
           strcmp(kernel, gen_from_view) == 0;
}
