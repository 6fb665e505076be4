/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A file that takes the place of another one only when it is complete: it is written under a name
 * of its own in the same folder, brought to the disk, and renamed. Whatever fails, the old file is
 * as it was, also for those who have it mapped.
 */
#include "base/base.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* Names that are tried for the draft. */
#define ATTEMPTS 100

static TNI_COLD tn_status fail_write(const char *path, int number)
{
    char buffer[128];
    return tni_fail(TN_ERR_IO, "%s: cannot be written: %s", path,
                    tni_error_text(number, buffer, sizeof buffer));
}

/*
 * Set file->path: what symbolic links lead to, so that they stay. Only a regular file is replaced:
 * renaming would take the place of a device or a pipe.
 */
static tn_status find_target(const char *path, tni_new_file *file, mode_t *mode)
{
    struct stat about;
    bool is_there = stat(path, &about) == 0;
    *mode = is_there ? about.st_mode & 0777 : 0;
    if (is_there && !S_ISREG(about.st_mode))
        return tni_fail(TN_ERR_IO, "%s: cannot be written: it is no regular file", path);
    char real[PATH_MAX];
    const char *found = is_there && realpath(path, real) != NULL ? real : path;
    file->path = tni_copy_text(found, strlen(found));
    return file->path != NULL ? TN_OK : tni_fail_memory(strlen(path));
}

/* Make the draft, under a name that nobody has. */
static tn_status make_draft(tni_new_file *file)
{
    size_t size = strlen(file->path) + 48;
    file->draft = tni_malloc(size);
    if (file->draft == NULL)
        return tni_fail_memory(size);
    for (unsigned i = 0; i < ATTEMPTS; i++) {
        snprintf(file->draft, size, "%s.%ld-%u.tmp", file->path, (long)getpid(), i);
        file->descriptor = open(file->draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file->descriptor >= 0)
            return TN_OK;
        if (errno != EEXIST)
            break;
    }
    return fail_write(file->path, errno);
}

void tni_new_file_discard(tni_new_file *file)
{
    if (file->descriptor >= 0) {
        close(file->descriptor);
        unlink(file->draft);
    }
    tni_free(file->draft);
    tni_free(file->path);
    *file = TNI_NO_FILE;
}

tn_status tni_new_file_open(const char *path, tni_new_file *out)
{
    mode_t mode;
    tni_new_file file = TNI_NO_FILE;
    tn_status status = find_target(path, &file, &mode);
    if (status == TN_OK)
        status = make_draft(&file);
    /* The new file has the old one's permissions, as if that had been written. */
    if (status == TN_OK && mode != 0 && fchmod(file.descriptor, mode) != 0)
        status = fail_write(path, errno);
    if (status == TN_OK)
        *out = file;
    else
        tni_new_file_discard(&file);
    return status;
}

/* A write counts as a request for memory, so that tests can let each of them fail. */
tn_status tni_new_file_write(tni_new_file *file, const void *data, size_t bytes)
{
    TNI_ASSERT(file->descriptor >= 0);
    if (tni_fault_hit())
        return fail_write(file->path, ENOSPC);
    while (bytes > 0) {
        ssize_t written = write(file->descriptor, data, bytes);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return fail_write(file->path, written < 0 ? errno : ENOSPC);
        data = (const char *)data + written;
        bytes -= (size_t)written;
    }
    return TN_OK;
}

/* The system may tell only now that the disk is full, so both calls are looked at. */
tn_status tni_new_file_commit(tni_new_file *file)
{
    bool is_written = fsync(file->descriptor) == 0;
    if (is_written && tni_fault_hit()) {
        errno = EIO;
        is_written = false;
    }
    if (is_written && rename(file->draft, file->path) == 0) {
        close(file->descriptor);
        file->descriptor = -1;
        tni_new_file_discard(file);
        return TN_OK;
    }
    tn_status status = fail_write(file->path, errno);
    tni_new_file_discard(file);
    return status;
}
