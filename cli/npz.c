/* SPDX-License-Identifier: BSD-3-Clause */
/* NumPy's .npz files: ZIP archives of .npy files, stored or compressed. */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include <tenon/experimental/archive.h>
#include <zip.h>

/*
 * Read member `index` from the mapped archive, or from memory if it must be inflated first. Return
 * false with a message on failure.
 */
static bool read_member(tn_archive *archive, size_t index, const tn_archive_member *member,
                        tn_tensor **out, char *message, size_t size)
{
    void *bytes = NULL;
    if (member->data == NULL) {
        bytes = malloc((size_t)member->bytes + 1);
        if (bytes == NULL ||
            tn_archive_read(archive, index, bytes, (size_t)member->bytes) != TN_OK) {
            snprintf(message, size, "%s", bytes == NULL ? "out of memory" : tn_last_error());
            free(bytes);
            return false;
        }
    }
    const void *data = bytes != NULL ? bytes : member->data;
    FILE *file = fmemopen((void *)(uintptr_t)data, (size_t)member->bytes, "rb");
    bool is_read = file != NULL && cli_npy_read_stream(file, out, message, size);
    if (file == NULL)
        snprintf(message, size, "it is empty");
    else
        fclose(file);
    free(bytes);
    return is_read;
}

int cli_npz_read(const char *verb, const char *path, cli_npz_visitor visitor, void *context)
{
    tn_archive *archive;
    tn_archive_member member = {.size = sizeof member};
    char message[512];
    char name[256];
    int status = CLI_OK;
    if (tn_archive_open(path, &archive) != TN_OK)
        return cli_fail_last(verb);
    for (size_t i = 0; i < tn_archive_count(archive) && status == CLI_OK; i++) {
        tn_tensor *tensor = NULL;
        if (tn_archive_member_at(archive, i, &member) != TN_OK)
            continue;
        /* The name of an input is that of the member without .npy. */
        size_t length = strlen(member.name);
        length -= length > 4 && strcmp(member.name + length - 4, ".npy") == 0 ? 4 : 0;
        snprintf(name, sizeof name, "%.*s", (int)length, member.name);
        if (!read_member(archive, i, &member, &tensor, message, sizeof message))
            status = cli_fail(verb, "%s: '%s': %s", path, member.name, message);
        else
            status = visitor(context, name, tensor);
    }
    tn_archive_free(archive);
    return status;
}

/* Write the bytes of a member; one call of the library takes less than 4 GiB. */
static bool write_bytes(zipFile zip, const char *bytes, size_t length)
{
    static const size_t most = (size_t)1 << 30;
    for (size_t at = 0; at < length; at += most) {
        size_t part = length - at < most ? length - at : most;
        if (zipWriteInFileInZip(zip, bytes + at, (unsigned)part) != ZIP_OK)
            return false;
    }
    return true;
}

/*
 * Write one tensor as the member arr_INDEX.npy. Its bytes are made in memory first, since the
 * header of a member has their number.
 */
static bool write_member(zipFile zip, size_t index, tn_tensor *tensor, char *message, size_t size)
{
    char name[32];
    char *bytes = NULL;
    size_t length = 0;
    snprintf(name, sizeof name, "arr_%zu.npy", index);
    FILE *file = open_memstream(&bytes, &length);
    tn_tensor *plain = cli_plain(tensor);
    bool is_good = file != NULL && cli_npy_write_stream(file, plain, message, size);
    if (file == NULL || fclose(file) != 0)
        snprintf(message, size, "out of memory");
    tn_tensor_release(plain);
    if (is_good && (zipOpenNewFileInZip64(zip, name, NULL, NULL, 0, NULL, 0, NULL, 0, 0,
                                          length >= UINT32_MAX) != ZIP_OK ||
                    !write_bytes(zip, bytes, length) || zipCloseFileInZip(zip) != ZIP_OK)) {
        snprintf(message, size, "it cannot be written");
        is_good = false;
    }
    free(bytes);
    return is_good;
}

int cli_npz_write(const char *verb, const char *path, tn_tensor *const *tensors, size_t count)
{
    char message[512] = "it cannot be written";
    zipFile zip = zipOpen64(path, APPEND_STATUS_CREATE);
    bool is_good = zip != NULL;
    for (size_t i = 0; i < count && is_good; i++)
        if (tensors[i] != NULL)
            is_good = write_member(zip, i, tensors[i], message, sizeof message);
    if (zip != NULL && zipClose(zip, NULL) != ZIP_OK)
        is_good = false;
    return is_good ? CLI_OK : cli_fail(verb, "%s: %s", path, message);
}
