/* SPDX-License-Identifier: BSD-3-Clause */
/* Any file is a .npz file whose arrays are no larger than the limit of its size, or refused in a
 * sentence. */
#define _GNU_SOURCE 1
#include "fuzz_cli.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <zip.h>

#include <tenon/experimental/archive.h>

tn_tensor *cli_plain(tn_tensor *tensor)
{
    return tn_tensor_retain(tensor);
}

/* Bytes that the arrays of one file took together. */
static uint64_t taken;

static int visit(void *context, const char *name, tn_tensor *tensor)
{
    (void)context;
    FUZZ_EXPECT(name != NULL && tensor != NULL);
    taken += (uint64_t)tn_tensor_numel(tensor) * tn_dtype_size(tn_tensor_dtype(tensor));
    tn_tensor_release(tensor);
    return CLI_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    int file = memfd_create("fuzz.npz", MFD_CLOEXEC);
    FUZZ_EXPECT(file >= 0 && write(file, data, size) == (ssize_t)size);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    told[0] = '\0';
    taken = 0;
    int status = cli_npz_read("fuzz", path, visit, NULL);
    FUZZ_EXPECT((status == CLI_OK) == (told[0] == '\0'));
    FUZZ_EXPECT(taken <= tn_archive_limit(size));
    close(file);
    return 0;
}

#define HEAD(length) "\x93NUMPY\x01\x00" length "\x00"

static void add(zipFile zip, const char *name, const char *text, size_t bytes, int method)
{
    if (zip == NULL ||
        zipOpenNewFileInZip(zip, name, NULL, NULL, 0, NULL, 0, NULL, method, 6) != ZIP_OK ||
        zipWriteInFileInZip(zip, text, (unsigned)bytes) != ZIP_OK ||
        zipCloseFileInZip(zip) != ZIP_OK)
        abort();
}

/* Two arrays, stored or deflated. */
static fuzz_seed make_seed(int method)
{
    static const char floats[] =
        HEAD("\x3c") "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2), } \n12345678";
    static const char bools[] =
        HEAD("\x39") "{'descr': '|b1', 'fortran_order': False, 'shape': (3,)} \n123";
    char path[64];
    int file = memfd_create("seed", MFD_CLOEXEC);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    zipFile zip = zipOpen(path, APPEND_STATUS_CREATE);
    add(zip, "x.npy", floats, sizeof floats - 1, method);
    add(zip, "y.npy", bools, sizeof bools - 1, method);
    if (zip == NULL || zipClose(zip, NULL) != ZIP_OK)
        abort();
    size_t bytes = (size_t)lseek(file, 0, SEEK_END);
    void *data = malloc(bytes);
    if (data == NULL || pread(file, data, bytes, 0) != (ssize_t)bytes)
        abort();
    close(file);
    return (fuzz_seed){data, bytes};
}

size_t fuzz_seeds(const fuzz_seed **out)
{
    static fuzz_seed seeds[2];
    if (seeds[0].data == NULL) {
        seeds[0] = make_seed(0);
        seeds[1] = make_seed(Z_DEFLATED);
    }
    *out = seeds;
    return 2;
}
