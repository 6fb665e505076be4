/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What elf.c reads, for tools (tenon/experimental/binary.h): what a file needs, exports and
 * imports, without loading it, for any machine.
 *
 * A caller's structure may be longer or shorter than ours, so each is filled at full length here
 * and copied as far as it fits. Texts point into the file's bytes, so a binary keeps its mapping
 * until it is freed; only the path is copied.
 *
 * The file is not trusted. elf.c has checked every offset against its size, so only the numbers
 * that callers pass are checked here.
 */
#include <elf.h>

#include "base/base.h"
#include "loader/loading.h"

/* A file that was read, and its memory. */
struct tn_binary {
    tni_elf elf;         /* what was read */
    char *name;          /* the path for messages, its own memory */
    uint32_t *versions;  /* by version number: its index in elf.versions, plus one */
    size_t nversions;    /* how many numbers */
    const void *mapping; /* the file if it was mapped here, else NULL */
    size_t bytes;        /* size of the mapping */
};

/* Absent texts are empty, so that a tool can print what it gets. */
static const char *text_or_empty(tni_text text)
{
    return text.length > 0 ? text.data : "";
}

/*
 * Make a table of versions by number: symbols refer to versions by a number, and a file may have
 * many of both. It is filled from the last, so that of two with one number the first is used, as in
 * a search. Numbers have 16 bits, which bounds the table.
 */
static tn_status index_versions(tn_binary *binary)
{
    const tni_elf *elf = &binary->elf;
    for (size_t i = 0; i < elf->nversions; i++)
        if (elf->versions[i].index >= binary->nversions)
            binary->nversions = (size_t)elf->versions[i].index + 1;
    if (binary->nversions == 0)
        return TN_OK;
    binary->versions = tni_calloc(binary->nversions, sizeof *binary->versions);
    if (binary->versions == NULL)
        return tni_fail_memory(binary->nversions * sizeof *binary->versions);
    for (size_t i = elf->nversions; i > 0; i--)
        binary->versions[elf->versions[i - 1].index] = (uint32_t)i;
    return TN_OK;
}

/* On failure nothing is kept; the bytes remain the caller's. */
static tn_status read_binary(const void *data, size_t bytes, const char *name, tn_binary **out)
{
    tn_binary *binary = tni_calloc(1, sizeof *binary);
    size_t length = strlen(name) + 1;
    char *copy = tni_malloc(length);
    tn_status status =
        binary == NULL || copy == NULL ? tni_fail_memory(length + sizeof *binary) : TN_OK;
    if (status == TN_OK) {
        memcpy(copy, name, length);
        status = tni_elf_examine(data, bytes, copy, &binary->elf);
    }
    if (status == TN_OK)
        status = index_versions(binary);
    if (status != TN_OK) {
        if (binary != NULL)
            tni_elf_close(&binary->elf);
        tni_free(copy);
        tni_free(binary);
        return status;
    }
    binary->name = copy;
    *out = binary;
    return TN_OK;
}

tn_status tn_binary_open(const char *path, tn_binary **out)
{
    const void *data = NULL;
    size_t bytes = 0;
    if (path == NULL || out == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_binary_open: path and out must not be NULL");
    TN_TRY(tni_map_file(path, &data, &bytes));
    tn_status status = read_binary(data, bytes, path, out);
    if (status != TN_OK) {
        tni_unmap(data, bytes);
        return status;
    }
    (*out)->mapping = data;
    (*out)->bytes = bytes;
    return TN_OK;
}

tn_status tn_binary_read(const void *data, size_t bytes, const char *name, tn_binary **out)
{
    if ((data == NULL && bytes > 0) || name == NULL || out == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_binary_read: data, name and out must not be NULL");
    return read_binary(data, bytes, name, out);
}

void tn_binary_free(tn_binary *binary)
{
    if (binary == NULL)
        return;
    tni_elf_close(&binary->elf);
    if (binary->mapping != NULL)
        tni_unmap(binary->mapping, binary->bytes);
    tni_free(binary->versions);
    tni_free(binary->name);
    tni_free(binary);
}

/*
 * List the ABIs and targets in Tenon's notes; a file linked from several objects may have several.
 */
static void describe_notes(const tni_elf *elf, tn_binary_facts *out)
{
    for (size_t i = 0; i < elf->nnotes; i++) {
        uint32_t abi = elf->notes[i].abi;
        out->abi = abi > out->abi ? abi : out->abi;
        out->oldest_abi = i == 0 || abi < out->oldest_abi ? abi : out->oldest_abi;
    }
    for (size_t i = 0; i < elf->ntargets; i++) {
        uint64_t target = elf->targets[i];
        out->target = i == 0 || target < out->target ? target : out->target;
        out->latest_target = target > out->latest_target ? target : out->latest_target;
    }
}

/* Parts are counted by asking for each, because headers of other kinds are between them. */
void tn_binary_describe(const tn_binary *binary, tn_binary_facts *out)
{
    const tni_elf *elf = &binary->elf;
    tn_binary_part part = {.size = sizeof part};
    uint32_t flags = 0;
    tn_binary_facts facts = {
        .soname = text_or_empty(elf->soname),
        .search = text_or_empty(elf->search),
        .machine = tni_elf_machine_name(elf->machine),
        .machine_code = elf->machine,
        .is_runpath = elf->is_runpath,
        .nneeded = elf->nneeded,
        .nsymbols = elf->nsymbols,
        .nversions = elf->nversions,
        .nrelocations = elf->tables[0].count + elf->tables[1].count,
    };
    describe_notes(elf, &facts);
    if (tni_elf_stack_flags(elf, &flags))
        facts.stack = flags & PF_X ? TN_BINARY_STACK_EXECUTABLE : TN_BINARY_STACK_PLAIN;
    while (tni_elf_part(elf, facts.nparts, &part))
        facts.nparts++;
    tni_hand_out(out, &facts, sizeof facts);
}

const char *tn_binary_needed_at(const tn_binary *binary, size_t index)
{
    return index < binary->elf.nneeded ? binary->elf.needed[index].data : NULL;
}

/* Return the version with a number; the two lowest mean "local" and "any". */
static const char *version_of(const tn_binary *binary, uint16_t number)
{
    uint32_t place = number > 1 && number < binary->nversions ? binary->versions[number] : 0;
    return place > 0 ? text_or_empty(binary->elf.versions[place - 1].name) : "";
}

/* Only imports have a version here: that of an export does not matter to others. */
bool tn_binary_symbol_at(const tn_binary *binary, size_t index, tn_binary_symbol *out)
{
    if (index >= binary->elf.nsymbols)
        return false;
    const tni_elf_symbol *symbol = &binary->elf.symbols[index];
    tn_binary_symbol filled = {
        .name = symbol->name.data,
        .version = symbol->is_undefined ? version_of(binary, symbol->version) : "",
        .address = symbol->address,
        .is_import = symbol->is_undefined,
        .is_weak = symbol->is_weak,
        .is_bound = symbol->has_relocation,
        .is_code = symbol->is_code,
        .is_local = symbol->is_local,
    };
    tni_hand_out(out, &filled, sizeof filled);
    return true;
}

bool tn_binary_version_at(const tn_binary *binary, size_t index, tn_binary_version *out)
{
    if (index >= binary->elf.nversions)
        return false;
    const tni_elf_version *version = &binary->elf.versions[index];
    tn_binary_version filled = {.library = text_or_empty(version->library),
                                .name = text_or_empty(version->name)};
    tni_hand_out(out, &filled, sizeof filled);
    return true;
}

bool tn_binary_relocation_at(const tn_binary *binary, size_t index, tn_binary_relocation *out)
{
    tn_binary_relocation filled = {0};
    if (!tni_elf_relocation(&binary->elf, index, &filled))
        return false;
    tni_hand_out(out, &filled, sizeof filled);
    return true;
}

bool tn_binary_part_at(const tn_binary *binary, size_t index, tn_binary_part *out)
{
    tn_binary_part filled = {0};
    if (!tni_elf_part(&binary->elf, index, &filled))
        return false;
    tni_hand_out(out, &filled, sizeof filled);
    return true;
}
