/* SPDX-License-Identifier: BSD-3-Clause */
/* Makes packages of compiled models, as AOTInductor lays them out, of code that tests bring. */
#ifndef TENON_TESTS_PACKAGES_H
#define TENON_TESTS_PACKAGES_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zip.h>

/* One file of a package; `bytes` 0 is the length of a text. */
typedef struct package_file {
    const char *name; /* its path in the archive */
    const void *data; /* what is in it */
    size_t bytes;     /* how much */
} package_file;

#define MODEL_FOLDER "root/data/aotinductor/model/"

/* What the source of tests/model/affine_model.c would say. */
static const char affine_source[] = "    inputs_info_[0].name = \"x\";\n"
                                    "    constants_info_[0].original_fqn = \"layer.scale\";\n"
                                    "    constants_info_[0].shape = {3};\n"
                                    "    constants_info_[0].stride = {1};\n"
                                    "AOTI_NOINLINE static void check_input_0(\n"
                                    "    ConstantHandle x = ConstantHandle(input_handles[0]);\n"
                                    "    int32_t x_expected_dtype = aoti_torch_dtype_float32();\n"
                                    "    if (x_expected_dtype != x_dtype) {\n"
                                    "    }\n\n"
                                    "    if (x_size[0] < 2) {\n    }\n\n"
                                    "    if (x_size[0] > 8) {\n    }\n\n"
                                    "    if (3 != x_size[1]) {\n    }\n"
                                    "    if (3 != x_stride[0]) {\n    }\n\n"
                                    "    if (1 != x_stride[1]) {\n    }\n"
                                    "}\n"
                                    "AOTI_NOINLINE static void check_input_1(\n"
                                    "    ConstantHandle order = ConstantHandle(input_handles[1]);\n"
                                    "    int32_t order_expected_dtype = aoti_torch_dtype_int64();\n"
                                    "}\n"
                                    "    if (7 != x_size[0]) {\n";

/* The pickle of torch.save(torch.nn.Parameter(…)) of three floats: storage 0 of its archive. */
static const char pickled[] =
    "\x80\x02"
    "ctorch._utils\n_rebuild_parameter\nq\x00"
    "ctorch._utils\n_rebuild_tensor_v2\nq\x01(("
    "X\x07\x00\x00\x00storageq\x02"
    "ctorch\nFloatStorage\nq\x03"
    "X\x01\x00\x00\x00"
    "0q\x04X\x03\x00\x00\x00"
    "cpuq\x05K\x03tq\x06QK\x00K\x03\x85q\x07K\x01\x85q\x08\x89"
    "ccollections\nOrderedDict\nq\x09)Rq\x0atq\x0bRq\x0c\x88h\x09)Rq\x0d\x87q\x0eRq\x0f.";

/* A whole file, from malloc. */
static void *read_whole(const char *path, size_t *bytes)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    void *data = malloc((size_t)size + 1);
    *bytes = data != NULL ? fread(data, 1, (size_t)size, file) : 0;
    fclose(file);
    return data;
}

/* A level of write_package: data begin at multiples of 64 bytes, as PyTorch's packages have it. */
#define ALIGNED (-1)

/*
 * Writes an archive of these files, in order; with a level above 0 they are compressed. Data are
 * aligned by an extra field of the member's own header, of so many bytes.
 */
static int write_package(const char *path, const package_file *files, size_t count, int level)
{
    zipFile zip = zipOpen(path, APPEND_STATUS_CREATE);
    int is_good = zip != NULL;
    size_t at = 0;
    for (size_t i = 0; i < count && is_good; i++) {
        size_t bytes = files[i].bytes != 0 ? files[i].bytes : strlen((const char *)files[i].data);
        unsigned char extra[68] = {'F', 'B'};
        size_t header = at + 30 + strlen(files[i].name), room = (124 - header % 64) % 64 + 4;
        extra[2] = (unsigned char)(room - 4);
        room = level == ALIGNED ? room : 0;
        at = header + room + bytes;
        is_good = zipOpenNewFileInZip(zip, files[i].name, NULL, extra, (uInt)room, NULL, 0, NULL,
                                      level > 0 ? 8 : 0, level > 0 ? level : 0) == ZIP_OK &&
                  zipWriteInFileInZip(zip, files[i].data, (unsigned)bytes) == ZIP_OK &&
                  zipCloseFileInZip(zip) == ZIP_OK;
    }
    return zip != NULL && zipClose(zip, NULL) == ZIP_OK && is_good;
}

/*
 * A package of the code at `code`, its source and metadata, and of further files, which stand for
 * those where they have the same name.
 */
static int write_model_as(const char *path, const char *code, const package_file *more,
                          size_t count, int level)
{
    package_file files[16] = {{MODEL_FOLDER "m.wrapper.cpp", affine_source, 0},
                              {MODEL_FOLDER "m.wrapper_metadata.json",
                               "{\"AOTI_DEVICE_KEY\": \"cpu\", \"author\": \"us\"}", 0}};
    size_t bytes = 0;
    void *data = read_whole(code, &bytes);
    files[2] = (package_file){MODEL_FOLDER "m.wrapper.so", data, bytes};
    size_t all = 3;
    for (size_t i = 0; i < count; i++) {
        size_t at = 0;
        while (at < all && strcmp(files[at].name, more[i].name) != 0)
            at++;
        files[at] = more[i];
        all += at == all;
    }
    int is_good = data != NULL && write_package(path, files, all, level);
    free(data);
    return is_good;
}

static inline int write_model(const char *path, const char *code, const package_file *more,
                              size_t count)
{
    return write_model_as(path, code, more, count, 0);
}

/* The same, with every file compressed. */
static inline int write_compressed(const char *path, const char *code, const package_file *more,
                                   size_t count)
{
    return write_model_as(path, code, more, count, 6);
}

#endif
