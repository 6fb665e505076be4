/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Debian's libgcc, built for glibc, asks glibc's _dl_find_object which file an address belongs to.
 * This is the same question put to musl, through dl_iterate_phdr (tools/dev/musl.sh).
 */
#define _GNU_SOURCE
#include <link.h>
#include <stddef.h>
#include <stdint.h>

/* As glibc's ABI has it on x86-64. */
typedef struct found {
    unsigned long long flags;
    void *begin;          /* of the file's memory */
    void *end;            /* behind it */
    struct link_map *map; /* which libgcc does not read */
    void *unwind_table;   /* PT_GNU_EH_FRAME */
    uint64_t reserved[7];
} found;

typedef struct search {
    uintptr_t address;
    found *out;
} search;

static int look(struct dl_phdr_info *info, size_t size, void *context)
{
    (void)size;
    search *s = context;
    uintptr_t low = UINTPTR_MAX, high = 0, table = 0;
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t begin = info->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_GNU_EH_FRAME)
            table = begin;
        if (part->p_type != PT_LOAD)
            continue;
        low = begin < low ? begin : low;
        high = begin + part->p_memsz > high ? begin + part->p_memsz : high;
    }
    if (s->address < low || s->address >= high || table == 0)
        return 0;
    *s->out = (found){.begin = (void *)low, .end = (void *)high, .unwind_table = (void *)table};
    return 1;
}

int _dl_find_object(void *address, found *out)
{
    return dl_iterate_phdr(look, &(search){(uintptr_t)address, out}) == 1 ? 0 : -1;
}
