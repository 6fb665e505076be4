/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What `tenon bundle` does with files that it did not make: reads a package and the code in it for
 * what has to come along, and changes the search path of a copy of a library. Nothing goes anywhere
 * but into the bundle's folder, and a copy keeps its length.
 *
 * The first byte of an input says what the rest is: the code of a package, or a library that one of
 * the four kinds of pieces is made of.
 */
#define _GNU_SOURCE 1
#include "fuzz_cli.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <zip.h>

#include "bundle.h"

int cli_usage_error(const char *verb, const char *format, ...)
{
    (void)format;
    return cli_fail(verb, "usage");
}

/* A package with this code, in a memory file whose path is written to `path`; its descriptor. */
static int make_package(const void *code, size_t size, char path[64])
{
    static const char metadata[] = "{\"AOTI_DEVICE_KEY\": \"cpu\"}";
    const struct {
        const char *name; /* of a member */
        const void *data; /* in it */
        size_t bytes;     /* how many */
    } members[] = {{"m/data/aotinductor/model/m.so", code, size},
                   {"m/data/aotinductor/model/m_metadata.json", metadata, sizeof metadata - 1}};
    int file = memfd_create("package", MFD_CLOEXEC);
    snprintf(path, 64, "/proc/self/fd/%d", file);
    zipFile zip = zipOpen(path, APPEND_STATUS_CREATE);
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
        FUZZ_EXPECT(zip != NULL &&
                    zipOpenNewFileInZip(zip, members[i].name, NULL, NULL, 0, NULL, 0, NULL, 0, 0) ==
                        ZIP_OK &&
                    zipWriteInFileInZip(zip, members[i].data, (unsigned)members[i].bytes) ==
                        ZIP_OK &&
                    zipCloseFileInZip(zip) == ZIP_OK);
    FUZZ_EXPECT(zip != NULL && zipClose(zip, NULL) == ZIP_OK);
    return file;
}

static void plan_package(const void *code, size_t size)
{
    char path[64];
    bundle_plan plan = {.folder = "/nowhere", .path = path, .machine = "x86-64"};
    snprintf(plan.tenon, sizeof plan.tenon, "%s", BUILD_LIBRARIES);
    int file = make_package(code, size, path);
    int status = cli_bundle_add_package(&plan);
    FUZZ_EXPECT((status == CLI_OK) == (told[0] == '\0'));
    for (size_t i = 0; i < plan.npieces; i++) {
        const char *name = plan.pieces[i].name;
        FUZZ_EXPECT(strcmp(name, "model.pt2") == 0 || strncmp(name, "lib/", 4) == 0);
        FUZZ_EXPECT(strstr(name, "..") == NULL);
        const char *rest = strncmp(name, "lib/tenon-torch/", 16) == 0 ? name + 16 : name + 4;
        FUZZ_EXPECT(strcmp(name, "model.pt2") == 0 || strchr(rest, '/') == NULL);
    }
    free(plan.pieces);
    close(file);
}

static void edit(bundle_search search, const void *data, size_t size)
{
    bundle_piece piece = {.from = "fuzz.so", .search = search, .bytes = size};
    void *copy = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    FUZZ_EXPECT(copy != MAP_FAILED);
    memcpy(copy, data, size);
    int status = cli_bundle_edit_search(&piece, copy, size);
    FUZZ_EXPECT((status == CLI_OK) == (told[0] == '\0'));
    munmap(copy, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    told[0] = '\0';
    unsigned kind = data[0] % (BUNDLE_SEARCH_OWN + 1);
    if (kind == BUNDLE_SEARCH_KEPT)
        plan_package(data + 1, size - 1);
    else
        edit((bundle_search)kind, data + 1, size - 1);
    return 0;
}

/* A small library that the build made for this, in each of the kinds. */
size_t fuzz_seeds(const fuzz_seed **out)
{
    enum { KINDS = BUNDLE_SEARCH_OWN + 1 };
    static uint8_t data[KINDS][1 << 16];
    static fuzz_seed seeds[KINDS];
    for (size_t i = 0; i < KINDS && seeds[i].data == NULL; i++) {
        FILE *file = fopen(SEED_LIBRARY, "rb");
        FUZZ_EXPECT(file != NULL);
        data[i][0] = (uint8_t)i;
        seeds[i] = (fuzz_seed){data[i], 1 + fread(data[i] + 1, 1, sizeof data[i] - 1, file)};
        fclose(file);
    }
    *out = seeds;
    return KINDS;
}
