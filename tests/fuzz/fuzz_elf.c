/* SPDX-License-Identifier: BSD-3-Clause */
/* Any file is a shared object or refused by name, and all that is read of it lies in it. */
#include "fuzz.h"

#include <string.h>

#include "loader/loading.h"

static void check_text(const tni_elf *elf, tni_text text)
{
    if (text.length == 0)
        return;
    const char *start = elf->data;
    FUZZ_EXPECT(text.data >= start && text.data + text.length < start + elf->bytes);
    FUZZ_EXPECT(text.data[text.length] == '\0');
}

/* What tools are handed lies in the file as well. */
static void check_binary(const uint8_t *data, size_t size)
{
    tn_binary *binary = NULL;
    tn_binary_symbol symbol = {.size = sizeof symbol};
    tn_binary_version version = {.size = sizeof version};
    tn_binary_relocation relocation = {.size = sizeof relocation};
    tn_binary_part part = {.size = sizeof part};
    tn_binary_facts facts = {.size = sizeof facts};
    if (tn_binary_read(data, size, "fuzz.so", &binary) != TN_OK)
        return;
    tn_binary_describe(binary, &facts);
    for (size_t i = 0; tn_binary_symbol_at(binary, i, &symbol); i++)
        FUZZ_EXPECT(strlen(symbol.name) < size && strlen(symbol.version) < size);
    for (size_t i = 0; tn_binary_version_at(binary, i, &version); i++)
        FUZZ_EXPECT(strlen(version.name) < size && strlen(version.library) < size);
    for (size_t i = 0; tn_binary_relocation_at(binary, i, &relocation); i++)
        FUZZ_EXPECT(relocation.symbol == SIZE_MAX || relocation.symbol < facts.nsymbols);
    for (size_t i = 0; tn_binary_part_at(binary, i, &part); i++)
        FUZZ_EXPECT((const uint8_t *)part.data >= data &&
                    part.bytes <= size - (size_t)((const uint8_t *)part.data - data));
    tn_binary_free(binary);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tni_elf elf = {0};
    tni_needs needs = {0};
    check_binary(data, size);
    if (tni_elf_read(data, size, "fuzz.so", &elf) != TN_OK) {
        FUZZ_EXPECT(strstr(tn_last_error(), "fuzz.so") != NULL);
        return 0;
    }
    check_text(&elf, elf.soname);
    check_text(&elf, elf.search);
    for (size_t i = 0; i < elf.nneeded; i++)
        check_text(&elf, elf.needed[i]);
    for (size_t i = 0; i < elf.nsymbols; i++)
        check_text(&elf, elf.symbols[i].name);
    for (size_t i = 0; i < elf.nversions; i++)
        FUZZ_EXPECT(elf.versions[i].hash_offset + 4 <= elf.bytes);
    FUZZ_EXPECT(elf.nnotes <= sizeof elf.notes / sizeof elf.notes[0]);
    FUZZ_EXPECT(elf.ntargets <= sizeof elf.targets / sizeof elf.targets[0]);
    if (tni_imports_check(&elf, &needs, false) != TN_OK)
        FUZZ_EXPECT(strstr(tn_last_error(), "fuzz.so") != NULL);
    tni_elf_close(&elf);
    return 0;
}

/* A small library that the build made for this; larger ones have too many bytes that mean nothing.
 */
size_t fuzz_seeds(const fuzz_seed **out)
{
    static uint8_t data[1 << 16];
    static fuzz_seed seed = {data, 0};
    if (seed.size == 0) {
        FILE *file = fopen(SEED_LIBRARY, "rb");
        FUZZ_EXPECT(file != NULL);
        seed.size = fread(data, 1, sizeof data, file);
        fclose(file);
    }
    *out = &seed;
    return 1;
}
