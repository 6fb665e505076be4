/* SPDX-License-Identifier: BSD-3-Clause */
/* Any text is a schema or refused with a place in it; what a schema prints reads back as the same.
 */
#include "fuzz.h"

#include <string.h>
#include <tenon/schema.h>

/* The text a schema prints; the caller frees it. */
static char *print(const tn_schema *schema)
{
    size_t size = tn_schema_print(schema, NULL, 0) + 1;
    char *text = malloc(size);
    FUZZ_EXPECT(text != NULL);
    FUZZ_EXPECT(tn_schema_print(schema, text, size) == size - 1);
    return text;
}

static void read_back(const char *text, tn_schema_mode mode)
{
    tn_schema *schema = NULL;
    tn_schema *again = NULL;
    bool fits = false;
    if (tn_schema_parse(text, mode, &schema) != TN_OK) {
        FUZZ_EXPECT(schema == NULL && tn_last_error()[0] != '\0');
        return;
    }
    char *printed = print(schema);
    if (tn_schema_parse(printed, mode, &again) != TN_OK) {
        fprintf(stderr, "'%s' printed '%s': %s\n", text, printed, tn_last_error());
        abort();
    }
    char *twice = print(again);
    if (strcmp(twice, printed) != 0) {
        fprintf(stderr, "'%s' printed '%s', which printed '%s'\n", text, printed, twice);
        abort();
    }
    FUZZ_EXPECT(tn_schema_check_backward(schema, again, &fits, NULL, 0) == TN_OK);
    free(twice);
    free(printed);
    tn_schema_free(again);
    tn_schema_free(schema);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    FUZZ_EXPECT(text != NULL);
    memcpy(text, data, size);
    text[size] = '\0';
    read_back(text, TN_SCHEMA_DEFINE);
    read_back(text, TN_SCHEMA_ALONE);
    free(text);
    return 0;
}

#define SEED(text)                                                                                 \
    {                                                                                              \
        text, sizeof text - 1                                                                      \
    }

size_t fuzz_seeds(const fuzz_seed **out)
{
    static const fuzz_seed seeds[] = {
        SEED("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"),
        SEED("f(Tensor(a!) self, Tensor(b -> c|d)[]? x=None, int[2] k=[1,2], str s=\"a\\\"b\") -> "
             "()"),
        SEED("n::g(float? a=1e-5, complex c=2j, Dict(str, Tensor) d, bool b=True) -> (Tensor r, "
             "int)"),
        SEED("h.out(SymInt[] size, *, ScalarType? dtype=float, Device? device=\"cpu\") -> "
             "Tensor(a!)"),
        SEED("t(Future(t) x, RRef(Tensor) y, t[][] z, ...) -> ..."),
        SEED(
            "m(MemoryFormat f=contiguous_format, Layout l=strided, Generator? g=None) -> Tensor[]"),
        SEED("u(Union(int, float)? x, (Tensor, int) pair, Stream s, QScheme q) -> (int, (float, "
             "str))"),
        SEED("v(int a=-9223372036854775808, float b=inf, int[3] c=0) -> Tensor(*)"),
    };
    *out = seeds;
    return sizeof seeds / sizeof seeds[0];
}
