/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the dynamic linker says when it refuses a file, in a sentence with a cause and a cure. Its
 * own words come behind, since they have names that nothing else knows.
 */
#include <dlfcn.h>

#include "base/base.h"
#include "loader/loading.h"

/* A text of the linker's, what it means, and what helps. */
typedef struct refusal {
    const char *sign;  /* words of the linker's */
    const char *cause; /* behind "FILE: " */
    const char *cure;  /* behind "Cure: " */
} refusal;

/* The first that fits counts. */
static const refusal refusals[] = {
    {"undefined symbol: Py", "takes functions of Python, and this process runs none",
     "load it from Python (tenon.ops.load_library), or link it without Python's functions"},
    {"undefined symbol", "takes a symbol that nothing in this process has",
     "link it with the library that has the symbol, or open that library first with RTLD_GLOBAL; "
     "`ldd -r FILE` lists all such symbols"},
    {"GLIBC_", "was built for a newer C library than this machine has",
     "build it on the oldest system that it shall run on, or run it on a newer one"},
    {"GLIBCXX_", "was built for a newer libstdc++ than this process has",
     "install a newer libstdc++ (libstdc++6), or link the file with -static-libstdc++"},
    {"not found (required by", "needs another version of a library than this process has",
     "install the version that the linker names, and look at LD_LIBRARY_PATH"},
    {"cannot open shared object file", "needs a library that cannot be found",
     "install it, or name its folder in LD_LIBRARY_PATH"},
    {"static TLS", "needs room for thread-local variables that is used up",
     "load it earlier, or set GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384"},
    {"executable stack", "asks for an executable stack, which this system does not give",
     "link it with -Wl,-z,noexecstack"},
    {"failed to map segment", "cannot be mapped",
     "look at the memory that is left (ulimit -v) and at a file system mounted noexec"},
};

static const refusal unknown = {"", "is refused by the dynamic linker",
                                "`ldd -r FILE` and LD_DEBUG=files show more"};

tn_status tni_linker_refusal(const char *path)
{
    const char *said = dlerror();
    const refusal *found = &unknown;
    if (said == NULL)
        said = "nothing";
    for (size_t i = 0; i < TN_LEN(refusals) && found == &unknown; i++)
        if (strstr(said, refusals[i].sign) != NULL)
            found = &refusals[i];
    return tni_fail(TN_ERR_IO, "%s: %s. Cure: %s (the dynamic linker says: %s)", path, found->cause,
                    found->cure, said);
}

/* ---- libraries of packages ---- */

/* Libraries that come with a package, which is not called like them. */
static const char *const packages[][2] = {
    {"libcudart.so.", "nvidia-cuda-runtime"},
    {"libnvrtc.so.", "nvidia-cuda-nvrtc"},
    {"libcublas", "nvidia-cublas"},
    {"libcudnn", "nvidia-cudnn"},
    {"libcufft", "nvidia-cufft"},
    {"libcurand", "nvidia-curand"},
    {"libcusolver", "nvidia-cusolver"},
    {"libcusparseLt", "nvidia-cusparselt"},
    {"libcusparse", "nvidia-cusparse"},
    {"libnccl.so.", "nvidia-nccl"},
    {"libnvJitLink.so.", "nvidia-nvjitlink"},
    {"libcupti.so.", "nvidia-cuda-cupti"},
    {"libnvToolsExt.so.", "nvidia-nvtx"},
    {"libnpp", "nvidia-npp"},
    {"libnvjpeg.so.", "nvidia-nvjpeg"},
    {"libnvshmem", "nvidia-nvshmem"},
};

const char *tni_package_of(const char *library)
{
    for (size_t i = 0; i < TN_LEN(packages); i++)
        if (strncmp(library, packages[i][0], strlen(packages[i][0])) == 0)
            return packages[i][1];
    return NULL;
}
