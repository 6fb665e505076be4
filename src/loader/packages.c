/* SPDX-License-Identifier: BSD-3-Clause */
/* Which package has a missing library. */
#include "loader/loading.h"

/* Libraries whose package has another name. */
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
