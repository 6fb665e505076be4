/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Any file is a package that says something of a model, or refused in a sentence; its list of calls
 * is prepared or refused; a pickle names a storage or is refused. No code is opened.
 */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <tenon/experimental/package.h>
#include <zip.h>

#include "model/models.h"

static void check_input(const tn_model_input *input)
{
    FUZZ_EXPECT(input->name != NULL && input->ndim >= -1 && input->ndim <= TN_MAX_DIM);
    for (int64_t i = 0; i < input->ndim; i++)
        FUZZ_EXPECT(input->strides != NULL && input->least != NULL && input->most != NULL);
}

static void describe(const char *path)
{
    tn_package *package = NULL;
    tn_model_input input = {.size = sizeof input};
    tn_package_constant constant = {.size = sizeof constant};
    const char *name, *value;
    bool is_registered;
    if (tn_package_open(path, NULL, &package) != TN_OK) {
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
        return;
    }
    for (size_t i = 0; tn_package_input_at(package, i, &input); i++)
        check_input(&input);
    for (size_t i = 0; tn_package_constant_at(package, i, &constant); i++)
        FUZZ_EXPECT(constant.name != NULL && constant.ndim >= 0 && constant.ndim <= TN_MAX_DIM);
    for (size_t i = 0; tn_package_operator_at(package, i, &name, &is_registered); i++)
        FUZZ_EXPECT(name != NULL);
    for (size_t i = 0; tn_package_metadata_at(package, i, &name, &value); i++)
        FUZZ_EXPECT(name != NULL && value != NULL);
    tn_package_free(package);
}

static void read_threads(void *context, const tni_part *source)
{
    tni_source_read_threads(source, context);
}

/* What a load does before it opens the code. */
static void prepare(const char *path)
{
    tni_package package = {0};
    tni_proxy *proxy = NULL;
    uint32_t most = 0;
    if (tni_package_open(path, NULL, &package) != TN_OK)
        return;
    if (tni_proxy_load(&package, &proxy) != TN_OK ||
        tni_package_visit_sources(&package, read_threads, &most) != TN_OK ||
        tni_package_check_cpu(&package) != TN_OK)
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
    tni_proxy_free(proxy);
    tni_package_close(&package);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    char key[TNI_PICKLE_KEY];
    if (tni_pickle_read(data, size, key))
        FUZZ_EXPECT(key[0] != '\0' && strlen(key) < sizeof key);
    int file = memfd_create("package", MFD_CLOEXEC);
    if (file < 0 || write(file, data, size) != (ssize_t)size)
        abort();
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    describe(path);
    prepare(path);
    close(file);
    return 0;
}

#define FOLDER "m/data/aotinductor/model/m"

static const struct {
    const char *name; /* of a member */
    const char *text; /* in it */
} members[] = {
    {FOLDER ".so", "code"},
    {FOLDER "_metadata.json",
     "{\"AOTI_DEVICE_KEY\": \"cpu\", \"AOTI_CPU_ISA\": \"AVX2 AMX_TILE\"}"},
    {FOLDER ".cpp", "    inputs_info_[0].name = \"x\";\n"
                    "    constants_info_[0].original_fqn = \"w\";\n"
                    "    constants_info_[0].dtype = cached_torch_dtype_float32;\n"
                    "    constants_info_[0].shape = {3, 4};\n"
                    "    ConstantHandle x = ConstantHandle(input_handles[0]);\n"
                    "    int32_t x_expected_dtype = aoti_torch_dtype_float32();\n"
                    "    if (x_size[0] < 2) {\n    if (3 != x_size[1]) {\n"
                    "    if (1 != x_stride[1]) {\n}\n"
                    "#pragma omp parallel\nfloat a_arr[2];\n"},
    {FOLDER ".json",
     "{\"nodes\": [{\"node\": {\"target\": \"aten::sum.dim_IntList\", \"inputs\": ["
     "{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"x\"}}},"
     "{\"name\": \"dim\", \"arg\": {\"as_ints\": [1]}},"
     "{\"name\": \"dtype\", \"arg\": {\"as_scalar_type\": 7}}],"
     "\"outputs\": [{\"as_tensor\": {\"name\": \"y\"}}]}}, {\"node\": {\"target\": "
     "\"aten::cat\", \"inputs\": [{\"name\": \"tensors\", \"arg\": {\"as_tensors\": [{\"name\": "
     "\"x\"}]}}], \"outputs\": [{\"as_tensors\": [{\"name\": \"y\"}]}]}}]}"},
};

/* The package above as a file's bytes, from malloc. */
static void *make_package(size_t *bytes)
{
    static const char path[] = "/proc/self/fd/%d";
    char name[64];
    int file = memfd_create("seed", 0);
    snprintf(name, sizeof name, path, file);
    zipFile zip = zipOpen(name, APPEND_STATUS_CREATE);
    for (size_t i = 0; zip != NULL && i < sizeof members / sizeof members[0]; i++)
        if (zipOpenNewFileInZip(zip, members[i].name, NULL, NULL, 0, NULL, 0, NULL, 0, 0) !=
                ZIP_OK ||
            zipWriteInFileInZip(zip, members[i].text, (unsigned)strlen(members[i].text)) !=
                ZIP_OK ||
            zipCloseFileInZip(zip) != ZIP_OK)
            abort();
    if (zip == NULL || zipClose(zip, NULL) != ZIP_OK)
        abort();
    *bytes = (size_t)lseek(file, 0, SEEK_END);
    void *data = malloc(*bytes);
    if (data == NULL || pread(file, data, *bytes, 0) != (ssize_t)*bytes)
        abort();
    close(file);
    return data;
}

size_t fuzz_seeds(const fuzz_seed **out)
{
    static const char pickle[] = "\x80\x02"
                                 "ctorch._utils\n_rebuild_tensor_v2\nq\x01(("
                                 "X\x07\x00\x00\x00storageq\x02"
                                 "ctorch\nFloatStorage\nq\x03"
                                 "X\x01\x00\x00\x00"
                                 "0q\x04X\x03\x00\x00\x00"
                                 "cpuq\x05K\x03tq\x06QK\x00K\x03\x85q\x07K\x01\x85q\x08\x89tR.";
    static fuzz_seed seeds[] = {{NULL, 0}, {pickle, sizeof pickle - 1}};
    if (seeds[0].data == NULL) {
        size_t bytes = 0;
        seeds[0].data = make_package(&bytes);
        seeds[0].size = bytes;
    }
    *out = seeds;
    return sizeof seeds / sizeof seeds[0];
}
