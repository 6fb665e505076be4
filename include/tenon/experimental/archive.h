/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Experimental: ZIP archives, read where they lie: wheels, and the packages of compiled models.
 *
 *     tn_archive *archive;
 *     if (tn_archive_open("model.pt2", &archive) != TN_OK)
 *         return fail(tn_last_error());
 *     tn_archive_member member = {sizeof member};
 *     for (size_t i = 0; i < tn_archive_count(archive); i++)
 *         if (tn_archive_member_at(archive, i, &member) == TN_OK)
 *             printf("%s, %llu bytes\n", member.name, (unsigned long long)member.bytes);
 *     tn_archive_free(archive);
 *
 * Bytes in place are handed out as they lie: tn_archive_check says whether they are whole.
 *
 * Nothing is written to a disk. An archive is refused as a whole when its directory has what no
 * honest one has: a path that leaves the folder it would be unpacked to, one name twice, members
 * that lie over each other, a member that says it is hundreds of times its compressed size. What a
 * member says of its size is the most that is ever taken from it.
 *
 * Threads: an archive is read by one thread at a time; members' names and data in place may be read
 * by any.
 */
#ifndef TENON_EXPERIMENTAL_ARCHIVE_H
#define TENON_EXPERIMENTAL_ARCHIVE_H

#include <stddef.h>
#include <stdint.h>
#include <tenon/status.h>
#include <tenon/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An open archive. */
typedef struct tn_archive tn_archive;

/*
 * One member; a folder's name ends with a slash. A caller sets `size` before it asks. What it
 * points to is borrowed from the archive.
 */
typedef struct tn_archive_member {
    size_t size;      /* sizeof(tn_archive_member) of the caller */
    const char *name; /* its path within the archive, without control characters, '\' and ".." */
    const void *data; /* its bytes in place; NULL where they are compressed: tn_archive_read */
    uint64_t bytes;   /* its size; a compressed one says so of itself */
} tn_archive_member;

/*
 * The most memory that is taken for what lies in a file of `bytes` bytes, in all: 200 times as
 * much, or 16 MiB if that is more. The one limit of everything that is read from files: members of
 * archives, packages and wheels against their compressed size, all members of an archive against
 * its size, and the objects of a pickle (tenon.load) against the file that it lies in.
 */
TN_API uint64_t tn_archive_limit(uint64_t bytes);

/*
 * Opens the archive at `path`, which is mapped. *out is new (tn_archive_free). TN_ERR_IO: it cannot
 * be read, is no archive, or is refused; the message says why.
 */
TN_API tn_status tn_archive_open(const char *path, tn_archive **out) TN_NODISCARD;

/*
 * The same for an archive that lies in memory, which the caller keeps until tn_archive_free; `name`
 * is for messages, and copied.
 */
TN_API tn_status tn_archive_open_memory(const void *data, size_t bytes, const char *name,
                                        tn_archive **out) TN_NODISCARD;

/* NULL is legal. */
TN_API void tn_archive_free(tn_archive *archive);

/* How many members, folders included; 0 for NULL. */
TN_API size_t tn_archive_count(const tn_archive *archive);

/* One member, in the order of the archive's directory. TN_ERR_INDEX: there is none. */
TN_API tn_status tn_archive_member_at(const tn_archive *archive, size_t index,
                                      tn_archive_member *out) TN_NODISCARD;

/*
 * Compares the bytes of a stored member with its checksum, at some 8 GB/s. A compressed one is
 * compared when it is read. TN_ERR_INDEX: there is no such member. TN_ERR_IO: its data are damaged.
 */
TN_API tn_status tn_archive_check(const tn_archive *archive, size_t index) TN_NODISCARD;

/*
 * Writes the first `bytes` bytes of a member to `out`, whether compressed or not. TN_ERR_INDEX:
 * there is no such member. TN_ERR_VALUE: it has fewer bytes. TN_ERR_IO: its data are damaged; `out`
 * may then have been written.
 */
TN_API tn_status tn_archive_read(tn_archive *archive, size_t index, void *out,
                                 size_t bytes) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
