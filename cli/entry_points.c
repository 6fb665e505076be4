/* SPDX-License-Identifier: BSD-3-Clause */
#include "entry_points.h"

#include <stddef.h>
#include <string.h>

static const char prefix[] = "AOTInductor";

/* What is behind the prefix, and the release. */
static const struct {
    const char *name; /* without the prefix */
    unsigned since;   /* as cli_entry_since returns it */
} entries[] = {
    {"GetLastError", 13},
    {"ModelContainerCreate", 13},
    {"ModelContainerCreateWithDevice", 13},
    {"ModelContainerCreateWithExternalConstants", 14},
    {"ModelContainerDelete", 13},
    {"ModelContainerDidCallLoadConstants", 14},
    {"ModelContainerExtractConstantsMap", 13},
    {"ModelContainerExtractConstantsMapEntries", 13},
    {"ModelContainerFreeInactiveConstantBuffer", 13},
    {"ModelContainerGetCallSpec", 13},
    {"ModelContainerGetConstantDataSize", 13},
    {"ModelContainerGetConstantDtype", 13},
    {"ModelContainerGetConstantFromFolded", 13},
    {"ModelContainerGetConstantName", 13},
    {"ModelContainerGetConstantOriginalFQN", 13},
    {"ModelContainerGetConstantType", 13},
    {"ModelContainerGetConstantsBlobSize", 13},
    {"ModelContainerGetInputName", 13},
    {"ModelContainerGetNumConstants", 13},
    {"ModelContainerGetNumInputs", 13},
    {"ModelContainerGetNumOutputs", 13},
    {"ModelContainerGetOutputName", 13},
    {"ModelContainerGetStreamAffinityModelIndexForTesting", 15},
    {"ModelContainerRun", 13},
    {"ModelContainerRunConstantFolding", 13},
    {"ModelContainerRunSingleThreaded", 13},
    {"ModelContainerSetUseStreamAffinity", 15},
    {"ModelContainerSwapConstantBuffer", 13},
    {"ModelContainerUpdateConstantBuffer", 13},
    {"ModelContainerUpdateConstantBufferFromCpu", 13},
    {"ModelContainerUpdateConstantBufferFromCpuPairs", 13},
    {"ModelContainerUpdateConstantBufferPairs", 13},
    {"ModelContainerUpdateInactiveConstantBuffer", 13},
    {"ModelContainerUpdateInactiveConstantBufferPairs", 13},
    {"ModelContainerUpdateUserManagedConstantBuffer", 13},
    {"ModelContainerUpdateUserManagedConstantBufferPairs", 13},
    {"ModelCreate", 13},
    {"ModelCreateV2", 13},
    {"ModelDelete", 13},
    {"ModelGetNumOutputs", 13},
    {"ModelRun", 13},
    {"ModelRunMinimalArrayrefInterface", 13},
    {"ModelRunMinimalArrayrefInterfaceV2", 13},
    {"ModelUpdateConstantsFromBlob", 13},
    {"ModelUpdateConstantsMap", 13},
    {"ModelUpdateConstantsMapV2", 13},
    {"SetPinnedAsyncConstantsCopyCpuThreads", 15},
    {"SetPinnedAsyncConstantsCopyStageBufferBytes", 14},
    {"SetUsePinnedAsyncConstantsCopy", 14},
};

bool cli_is_entry(const char *name)
{
    return strncmp(name, prefix, sizeof prefix - 1) == 0;
}

unsigned cli_entry_since(const char *name)
{
    for (size_t i = 0; cli_is_entry(name) && i < sizeof entries / sizeof entries[0]; i++)
        if (strcmp(name + sizeof prefix - 1, entries[i].name) == 0)
            return entries[i].since;
    return 0;
}
