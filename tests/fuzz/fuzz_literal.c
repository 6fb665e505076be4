/* SPDX-License-Identifier: BSD-3-Clause */
/* Any text is an argument of `tenon call` or refused in a sentence; files are left to fuzz_npy. */
#include "fuzz.h"

#include <string.h>

#include "cli.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char message[512] = "";
    tn_value value;
    char *text = malloc(size + 1);
    FUZZ_EXPECT(text != NULL);
    memcpy(text, data, size);
    text[size] = '\0';
    /* A tensor as large as the text asks for would test the machine's memory. */
    if (strchr(text, '@') == NULL && strlen(text) < 200) {
        if (cli_parse_value(text, &value, message, sizeof message))
            cli_value_free(&value);
        else
            FUZZ_EXPECT(message[0] != '\0');
    }
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
        SEED("2.5"),
        SEED("[1, -2, [3, None], \"te\\\"xt\"]"),
        SEED("true"),
        SEED("1e400"),
        SEED("3+2j"),
        SEED("float32"),
        SEED("cuda:1"),
        SEED("ones(2,3)"),
        SEED("full(2,0.5,dtype=float64)"),
        SEED("arange(5,dtype=int8)"),
        SEED("randn(2,seed=7)"),
        SEED("tensor([[1,2],[3,4.5]],dtype=bfloat16)"),
        SEED("9223372036854775807"),
    };
    *out = seeds;
    return sizeof seeds / sizeof seeds[0];
}
