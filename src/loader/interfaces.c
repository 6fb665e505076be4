/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compares the notes that objects compiled with Tenon's headers contain (tenon/version.h).
 *
 * A file of one ABI that needs a library of another is refused, although each of them is served: a
 * function of the library that takes a structure containing one of Tenon's types would read another
 * layout than its caller wrote, and no linker notices. Files without a note, which are most, cost
 * nothing.
 */
#include <dlfcn.h>
#include <link.h>

#include <tenon/version.h>

#include "base/base.h"
#include "loader/loading.h"

#define ADVICE  "compile all with one TENON_ABI_VERSION_REQUESTED"
#define MEETING "%s: was compiled for Tenon's ABI %u, and %s, which it needs, for ABI %u; " ADVICE

tn_status tni_interface_check(const tni_elf *elf)
{
    for (size_t i = 0; i < elf->nnotes; i++) {
        if (elf->notes[i].abi < 1 || elf->notes[i].abi > TENON_ABI_VERSION_LATEST)
            return tni_fail(
                TN_ERR_NOT_FOUND,
                "%s: was compiled for Tenon's ABI %u (API %u.%u.%u); this library, %s, "
                "serves 1 to %d",
                elf->path, (unsigned)elf->notes[i].abi, (unsigned)(elf->notes[i].api / 1000000),
                (unsigned)(elf->notes[i].api / 1000 % 1000), (unsigned)(elf->notes[i].api % 1000),
                tn_version_text(), TENON_ABI_VERSION_LATEST);
        if (elf->notes[i].abi != elf->notes[0].abi)
            return tni_fail(TN_ERR_NOT_FOUND,
                            "%s: mixes objects compiled for Tenon's ABI %u and %u; " ADVICE,
                            elf->path, (unsigned)elf->notes[0].abi, (unsigned)elf->notes[i].abi);
    }
    return TN_OK;
}

tn_status tni_interface_meet(const tni_elf *elf, const tni_elf *needed, bool is_lazy)
{
    TN_TRY(tni_interface_check(needed));
    if (elf->nnotes == 0 || needed->nnotes == 0 || elf->notes[0].abi == needed->notes[0].abi)
        return TN_OK;
    unsigned ours = elf->notes[0].abi;
    unsigned theirs = needed->notes[0].abi;
    if (!is_lazy)
        return tni_fail(TN_ERR_NOT_FOUND, MEETING, elf->path, ours, needed->path, theirs);
    tni_warn(MEETING, elf->path, ours, needed->path, theirs);
    return TN_OK;
}

/* The linker tells the path of the library; one that cannot be read is not one of Tenon's. */
tn_status tni_interface_meet_open(const tni_elf *elf, void *handle, bool is_lazy)
{
    struct link_map *map = NULL;
    tni_elf needed = {0};
    if (elf->nnotes == 0 || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0)
        return TN_OK;
    tn_status status = tni_elf_open(map->l_name, &needed);
    if (status != TN_OK)
        return status == TN_ERR_MEMORY ? status : TN_OK;
    status = tni_interface_meet(elf, &needed, is_lazy);
    tni_elf_close(&needed);
    return status;
}
