/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Any file is a package that says something of a model, or refused in a sentence; its list of calls
 * is prepared or refused; weights beside the code are given to it or refused. No code is opened.
 *
 * The first byte says which file of a sound package the rest is: bytes that are changed within an
 * archive fit no checksum, and would be refused for that (fuzz_archive).
 */
#include "fuzz.h"

#include <pthread.h>
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

/* What was read last, so that it is read. */
static volatile unsigned char touched;

/* Stands for the code, which takes whatever was found to be sound. */
static tni_model_error take_pairs(tni_container self, const tni_constant_pair *pairs, size_t count,
                                  bool is_inactive, bool is_full)
{
    (void)self;
    FUZZ_EXPECT(!is_inactive && !is_full);
    for (size_t i = 0; i < count; i++) {
        const tn_tensor *tensor = pairs[i].handle->tensor;
        size_t bytes = (size_t)tn_tensor_numel(tensor) * tn_dtype_size(tn_tensor_dtype(tensor));
        bool is_plain = tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CONTIGUOUS);
        for (size_t k = 0; k < bytes && is_plain; k++)
            touched ^= ((const unsigned char *)tn_tensor_data(tensor))[k];
    }
    return 0;
}

static tni_model_error take_blob(tni_container self, const uint8_t *bytes)
{
    (void)self;
    touched = bytes[2 * 64 - 1];
    return 0;
}

/* What a load does with weights that lie beside the code. */
static void load_weights(const char *path)
{
    tni_model_constant weights[] = {{.name = "w", .fqn = "w", .dtype = TN_DTYPE_F32, .bytes = 64},
                                    {.name = "b", .fqn = "b", .dtype = TN_DTYPE_I64, .bytes = 64}};
    tn_model model = {.path = (char *)(uintptr_t)path, .constants = weights, .nconstants = 2};
    model.entries.copy_constants = take_pairs;
    model.entries.load_constants = take_blob;
    pthread_mutex_init(&model.lock, NULL);
    if (tni_package_open(path, NULL, &model.package) != TN_OK)
        return;
    if (tni_model_load_constants(&model) != TN_OK)
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
    tni_package_close(&model.package);
    pthread_mutex_destroy(&model.lock);
}

/* ---- the package ---- */

#define FOLDER "m/data/aotinductor/model/m"

/* An archive of torch.save around a pickle, whose storage is of 12 bytes. */
#define PICKLE                                                                                     \
    "\x80\x02"                                                                                     \
    "ctorch._utils\n_rebuild_tensor_v2\nq\x01(("                                                   \
    "X\x07\x00\x00\x00storageq\x02"                                                                \
    "ctorch\nFloatStorage\nq\x03"                                                                  \
    "X\x01\x00\x00\x00"                                                                            \
    "0q\x04X\x03\x00\x00\x00"                                                                      \
    "cpuq\x05K\x03tq\x06QK\x00K\x03\x85q\x07K\x01\x85q\x08\x89tR."

/* The files of a sound package; those without a text are only there when they are the input. */
static const struct {
    const char *name; /* of a member */
    const char *text; /* in it */
} members[] = {
    {FOLDER ".so", "code"},
    {FOLDER "_metadata.json",
     "{\"AOTI_DEVICE_KEY\": \"cpu\", \"AOTI_CPU_ISA\": \"AVX2 AMX_TILE FPU\"}"},
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
    {"m/data/aotinductor/model/weights_config.json",
     "{\"w\": [\"weight_0\", [3], [1], 0], \"b\": [\"weight_0\", [1], [1], 0]}"},
    {FOLDER "_weights.blob", NULL},
};

#define MEMBERS (sizeof members / sizeof members[0])
#define PICKLED MEMBERS       /* the input is the pickle in a weight's file */
#define WEIGHT  (MEMBERS + 1) /* the input is that file */

static void add_member(zipFile zip, const char *name, const void *data, size_t bytes)
{
    if (zip == NULL ||
        zipOpenNewFileInZip(zip, name, NULL, NULL, 0, NULL, 0, NULL, 0, 0) != ZIP_OK ||
        zipWriteInFileInZip(zip, data, (unsigned)bytes) != ZIP_OK ||
        zipCloseFileInZip(zip) != ZIP_OK)
        abort();
}

/* An archive in a memory file, whose path is written to `path`; its descriptor. */
static zipFile open_archive(char path[64], int *file)
{
    *file = memfd_create("package", MFD_CLOEXEC);
    snprintf(path, 64, "/proc/self/fd/%d", *file);
    return zipOpen(path, APPEND_STATUS_CREATE);
}

static void close_archive(zipFile zip)
{
    if (zip == NULL || zipClose(zip, NULL) != ZIP_OK)
        abort();
}

/* The file of a weight with this pickle, from malloc. */
static void *make_weight(const void *pickle, size_t length, size_t *bytes)
{
    static const float values[3] = {1, 2, 3};
    char path[64];
    int file;
    zipFile zip = open_archive(path, &file);
    add_member(zip, "a/data.pkl", pickle, length);
    add_member(zip, "a/data/0", values, sizeof values);
    close_archive(zip);
    *bytes = (size_t)lseek(file, 0, SEEK_END);
    void *data = malloc(*bytes);
    if (data == NULL || pread(file, data, *bytes, 0) != (ssize_t)*bytes)
        abort();
    close(file);
    return data;
}

/* A package of which member `which` is `data`; the descriptor of its file. */
static int make_package(size_t which, const void *data, size_t size, char path[64])
{
    int file;
    size_t bytes = size;
    zipFile zip = open_archive(path, &file);
    for (size_t i = 0; i < MEMBERS; i++)
        if (i == which)
            add_member(zip, members[i].name, data, size);
        else if (members[i].text != NULL)
            add_member(zip, members[i].name, members[i].text, strlen(members[i].text));
    void *weight = which == PICKLED  ? make_weight(data, size, &bytes)
                   : which != WEIGHT ? make_weight(PICKLE, sizeof PICKLE - 1, &bytes)
                                     : NULL;
    add_member(zip, "m/data/weights/weight_0", weight != NULL ? weight : data, bytes);
    close_archive(zip);
    free(weight);
    return file;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    if (size == 0)
        return 0;
    int file = make_package(data[0] % (WEIGHT + 1), data + 1, size - 1, path);
    describe(path);
    prepare(path);
    load_weights(path);
    close(file);
    return 0;
}

size_t fuzz_seeds(const fuzz_seed **out)
{
    static fuzz_seed seeds[WEIGHT + 1];
    for (size_t i = 0; i <= WEIGHT && seeds[i].data == NULL; i++) {
        size_t bytes = 128;
        void *weight = i == WEIGHT ? make_weight(PICKLE, sizeof PICKLE - 1, &bytes) : NULL;
        const char *text = i < MEMBERS ? members[i].text : i == PICKLED ? PICKLE : weight;
        if (i < MEMBERS && text != NULL)
            bytes = strlen(text);
        else if (i == PICKLED)
            bytes = sizeof PICKLE - 1;
        unsigned char *seed = calloc(1, bytes + 1);
        if (seed == NULL)
            abort();
        seed[0] = (unsigned char)i;
        if (text != NULL)
            memcpy(seed + 1, text, bytes);
        seeds[i] = (fuzz_seed){seed, bytes + 1};
        free(weight);
    }
    *out = seeds;
    return WEIGHT + 1;
}
