/* SPDX-License-Identifier: BSD-3-Clause */
/* Any file is an array or refused in a sentence. */
#define _GNU_SOURCE 1
#include "fuzz.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    char message[512] = "";
    tn_tensor *tensor = NULL;
    int file = memfd_create("fuzz.npy", MFD_CLOEXEC);
    FUZZ_EXPECT(file >= 0 && write(file, data, size) == (ssize_t)size);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    if (cli_npy_read(path, &tensor, message, sizeof message)) {
        FUZZ_EXPECT(tn_tensor_numel(tensor) <= (int64_t)size);
        tn_tensor_release(tensor);
    } else {
        FUZZ_EXPECT(tensor == NULL && message[0] != '\0');
    }
    close(file);
    return 0;
}

#define HEAD(length) "\x93NUMPY\x01\x00" length "\x00"
#define SEED(text)                                                                                 \
    {                                                                                              \
        text, sizeof text - 1                                                                      \
    }

size_t fuzz_seeds(const fuzz_seed **out)
{
    static const fuzz_seed seeds[] = {
        SEED(HEAD("\x3c") "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2), } \n12345678"),
        SEED(HEAD("\x39") "{'descr': '|b1', 'fortran_order': False, 'shape': (3,)} \n123"),
        SEED(HEAD("\x36") "{'descr': '>i8', 'fortran_order': True, 'shape': ()} \n12345678"),
        SEED("\x93NUMPY\x02\x00\x36\x00\x00\x00{'descr': '<i2', 'fortran_order': False, 'shape': "
             "(0,)}\n"),
    };
    *out = seeds;
    return sizeof seeds / sizeof seeds[0];
}
