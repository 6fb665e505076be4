/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * ZIP archives in memory, by minizip, which reads through functions over the bytes.
 *
 * What minizip does not look at is looked at here: the names, and where each member lies. Stored
 * members are handed out in place, where minizip says that their data begin.
 */
#include <stdio.h>
#include <stdlib.h>

#include <tenon/experimental/archive.h>
#include <unzip.h>

#include "base/base.h"

/* A member that is larger than this, and this many times its compressed size, is a bomb; so is an
 * archive with such members together. */
#define BOMB_BYTES (16ULL << 20)
#define BOMB_RATIO 200

/* The most members of an archive. */
#define MAX_MEMBERS 200000

/* The longest name of a member. */
#define MAX_NAME 4096

/* One member. */
typedef struct archive_member {
    char *name;           /* its own memory */
    const void *data;     /* where its bytes lie; NULL where they are compressed */
    uint64_t bytes;       /* its size as it says */
    uint64_t start;       /* where its local header lies */
    uint64_t end;         /* where its data end */
    unz64_file_pos place; /* minizip's word for where it is */
} archive_member;

/* The bytes that minizip reads as a file. */
typedef struct archive_stream {
    const unsigned char *data; /* the archive */
    uint64_t bytes;            /* its size */
    uint64_t at;               /* position */
} archive_stream;

struct tn_archive {
    char *path;              /* for messages, its own memory */
    archive_stream stream;   /* the archive */
    const void *mapping;     /* the file if it was mapped here, else NULL */
    unzFile zip;             /* minizip's handle */
    archive_member *members; /* in the order of the directory */
    size_t count;            /* how many */
};

/* ---- the functions that minizip calls ---- */

static voidpf open_stream(voidpf context, const void *name, int mode)
{
    archive_stream *stream = context;
    (void)name;
    (void)mode;
    stream->at = 0;
    return stream;
}

static uLong read_stream(voidpf context, voidpf handle, void *out, uLong size)
{
    archive_stream *stream = handle;
    uint64_t left = stream->at < stream->bytes ? stream->bytes - stream->at : 0;
    uLong taken = size < left ? size : (uLong)left;
    (void)context;
    memcpy(out, stream->data + stream->at, taken);
    stream->at += taken;
    return taken;
}

static uLong write_stream(voidpf context, voidpf handle, const void *data, uLong size)
{
    (void)context;
    (void)handle;
    (void)data;
    (void)size;
    return 0;
}

static ZPOS64_T tell_stream(voidpf context, voidpf handle)
{
    (void)context;
    return ((archive_stream *)handle)->at;
}

static long seek_stream(voidpf context, voidpf handle, ZPOS64_T offset, int origin)
{
    archive_stream *stream = handle;
    uint64_t base = origin == ZLIB_FILEFUNC_SEEK_CUR   ? stream->at
                    : origin == ZLIB_FILEFUNC_SEEK_END ? stream->bytes
                                                       : 0;
    (void)context;
    if (offset > stream->bytes - (base < stream->bytes ? base : stream->bytes))
        return -1;
    stream->at = base + offset;
    return 0;
}

static int close_stream(voidpf context, voidpf handle)
{
    (void)context;
    (void)handle;
    return 0;
}

static int no_error(voidpf context, voidpf handle)
{
    (void)context;
    (void)handle;
    return 0;
}

/* ---- the directory ---- */

static uint32_t read_u16(const unsigned char *at)
{
    return (uint32_t)at[0] | (uint32_t)at[1] << 8;
}

static uint32_t read_u32(const unsigned char *at)
{
    return read_u16(at) | read_u16(at + 2) << 16;
}

static uint64_t read_u64(const unsigned char *at)
{
    return read_u32(at) | (uint64_t)read_u32(at + 4) << 32;
}

/*
 * Why a name is none that a member may have; NULL for a good one. `length` is what the directory
 * says, and a NUL inside would hide the rest from whoever reads the name as text.
 */
static const char *bad_name(const char *name, size_t length)
{
    if (length == 0 || strlen(name) != length)
        return length == 0 ? "has no name" : "has a NUL in its name";
    if (name[0] == '/' || (length > 1 && name[1] == ':'))
        return "has an absolute path";
    if (strchr(name, '\\') != NULL)
        return "has a backslash in its path";
    for (const char *part = name; part != NULL && *part != '\0';) {
        size_t size = strcspn(part, "/");
        if (size == 0)
            return "has an empty part in its path";
        if ((size == 1 || size == 2) && strncmp(part, "..", size) == 0)
            return "has a path that leaves its folder";
        part = part[size] == '/' ? part + size + 1 : NULL;
    }
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < ' ' || name[i] == 127)
            return "has a control character in its name";
    return NULL;
}

/* Why what the directory says of a member is refused; NULL if it is not. */
static const char *bad_sizes(const unz_file_info64 *info, const tn_archive *archive)
{
    if (info->flag & 1)
        return "is encrypted";
    if (info->compression_method != 0 && info->compression_method != Z_DEFLATED)
        return "is compressed in a way that is not read here";
    if ((info->external_fa >> 16 & 0170000) == 0120000)
        return "is a symbolic link";
    if (info->compressed_size > archive->stream.bytes)
        return "is longer than the archive";
    if (info->compression_method == 0 && info->compressed_size != info->uncompressed_size)
        return "is stored with two different sizes";
    if (info->uncompressed_size > BOMB_BYTES &&
        info->uncompressed_size / BOMB_RATIO > info->compressed_size)
        return "says that it is more than 200 times its compressed size: a zip bomb";
    return NULL;
}

/*
 * Where a member's own header lies, by its entry in the directory: in the entry, or, beyond 32
 * bits, behind those of both sizes that are beyond them too in the record of tag 1 behind the name.
 * UINT64_MAX where there is no such record.
 */
static uint64_t find_start(const unsigned char *entry, uint64_t room)
{
    uint64_t start = read_u32(entry + 42);
    if (start != UINT32_MAX)
        return start;
    uint64_t at = 46 + (uint64_t)read_u16(entry + 28);
    uint64_t end = at + read_u16(entry + 30);
    uint64_t skip = (read_u32(entry + 20) == UINT32_MAX ? 8U : 0U) +
                    (read_u32(entry + 24) == UINT32_MAX ? 8U : 0U);
    while (end <= room && at + 4 <= end) {
        uint64_t length = read_u16(entry + at + 2);
        if (read_u16(entry + at) == 1 && skip + 8 <= length && at + 4 + length <= end)
            return read_u64(entry + at + 4 + skip);
        at += 4 + length;
    }
    return UINT64_MAX;
}

/*
 * Whether minizip reads the data of a stored member at `body`, too: it takes the offsets of an
 * archive that something stands before as shifted by that.
 */
static bool is_read_at(tn_archive *archive, uint64_t body)
{
    int method, level;
    if (unzOpenCurrentFile2(archive->zip, &method, &level, 1) != UNZ_OK)
        return false;
    uint64_t at = unzGetCurrentFileZStreamPos64(archive->zip);
    return unzCloseCurrentFile(archive->zip) == UNZ_OK && at == body;
}

/* Where the member lies, and whether its own header has the same name. */
static const char *find_extent(tn_archive *archive, archive_member *member,
                               const unz_file_info64 *info)
{
    const unsigned char *data = archive->stream.data;
    uint64_t bytes = archive->stream.bytes;
    uint64_t entry = unzGetOffset64(archive->zip);
    if (entry > bytes || bytes - entry < 46 || read_u32(data + entry) != 0x02014b50)
        return "is not where the directory begins: something stands before the archive";
    uint64_t start = find_start(data + entry, bytes - entry);
    if (start > bytes || bytes - start < 30 || read_u32(data + start) != 0x04034b50)
        return "is not where the directory says";
    uint64_t name = read_u16(data + start + 26);
    uint64_t body = start + 30 + name + read_u16(data + start + 28);
    if (body > bytes || info->compressed_size > bytes - body)
        return "leaves the archive";
    if (name != strlen(member->name) || memcmp(data + start + 30, member->name, name) != 0)
        return "has another name in its own header";
    if (info->compression_method == 0 && !is_read_at(archive, body))
        return "has another size or place in its own header";
    member->start = start;
    member->end = body + info->compressed_size;
    member->data = info->compression_method == 0 ? data + body : NULL;
    member->bytes = info->uncompressed_size;
    return NULL;
}

static tn_status refuse(const tn_archive *archive, const char *why)
{
    return tni_fail(TN_ERR_IO, "%s: %s", archive->path, why);
}

static tn_status refuse_damaged(const tn_archive *archive)
{
    return tni_fail(TN_ERR_IO, "%s: its directory is damaged behind %zu members", archive->path,
                    archive->count);
}

/* Takes the member that minizip stands at. */
static tn_status take_member(tn_archive *archive)
{
    char name[MAX_NAME + 1] = "";
    unz_file_info64 info;
    archive_member *member = &archive->members[archive->count];
    if (unzGetCurrentFileInfo64(archive->zip, &info, name, MAX_NAME, NULL, 0, NULL, 0) != UNZ_OK ||
        unzGetFilePos64(archive->zip, &member->place) != UNZ_OK)
        return refuse_damaged(archive);
    const char *fault = info.size_filename >= MAX_NAME ? "has a name of more than 4,095 bytes"
                                                       : bad_name(name, info.size_filename);
    if (fault == NULL)
        fault = bad_sizes(&info, archive);
    if (fault == NULL) {
        member->name = tni_copy_text(name, strlen(name));
        if (member->name == NULL)
            return tni_fail_memory(strlen(name));
        archive->count++;
        fault = find_extent(archive, member, &info);
    }
    if (fault != NULL)
        return tni_fail(TN_ERR_IO, "%s: the member '%.200s' %s", archive->path, name, fault);
    return TN_OK;
}

static int compare_names(const void *a, const void *b)
{
    const archive_member *const *left = a;
    const archive_member *const *right = b;
    return strcmp((*left)->name, (*right)->name);
}

static int compare_starts(const void *a, const void *b)
{
    const archive_member *const *left = a;
    const archive_member *const *right = b;
    return ((*left)->start > (*right)->start) - ((*left)->start < (*right)->start);
}

/* Many small members may be a bomb together. */
static tn_status check_total(const tn_archive *archive)
{
    uint64_t total = 0;
    for (size_t i = 0; i < archive->count; i++)
        if (__builtin_add_overflow(total, archive->members[i].bytes, &total))
            total = UINT64_MAX;
    if (total <= BOMB_BYTES || total / BOMB_RATIO <= archive->stream.bytes)
        return TN_OK;
    return tni_fail(TN_ERR_IO,
                    "%s: its members say that they are together more than %d times its size: a zip "
                    "bomb",
                    archive->path, BOMB_RATIO);
}

/* Names must differ, and members must not lie over each other. `sorted` has room for all. */
static tn_status check_sorted(const tn_archive *archive, const archive_member **sorted)
{
    size_t count = archive->count;
    for (size_t i = 0; i < count; i++)
        sorted[i] = &archive->members[i];
    qsort(sorted, count, sizeof *sorted, compare_names);
    for (size_t i = 1; i < count; i++)
        if (compare_names(&sorted[i - 1], &sorted[i]) == 0)
            return tni_fail(TN_ERR_IO, "%s: two members are called '%.200s'", archive->path,
                            sorted[i]->name);
    qsort(sorted, count, sizeof *sorted, compare_starts);
    for (size_t i = 1; i < count; i++)
        if (sorted[i]->start < sorted[i - 1]->end)
            return tni_fail(TN_ERR_IO, "%s: the members '%.200s' and '%.200s' lie over each other",
                            archive->path, sorted[i - 1]->name, sorted[i]->name);
    return TN_OK;
}

static tn_status check_together(const tn_archive *archive)
{
    const archive_member **sorted = tni_calloc(archive->count + 1, sizeof *sorted);
    if (sorted == NULL)
        return tni_fail_memory(archive->count * sizeof *sorted);
    tn_status status = check_sorted(archive, sorted);
    tni_free(sorted);
    return status;
}

/* Every member, in order. */
static tn_status read_directory(tn_archive *archive)
{
    unz_global_info64 global;
    if (unzGetGlobalInfo64(archive->zip, &global) != UNZ_OK)
        return refuse(archive, "it has no directory");
    if (global.number_entry > MAX_MEMBERS)
        return tni_fail(TN_ERR_IO, "%s: it has %llu members, more than %d", archive->path,
                        (unsigned long long)global.number_entry, MAX_MEMBERS);
    archive->members = tni_calloc(global.number_entry + 1, sizeof *archive->members);
    if (archive->members == NULL)
        return tni_fail_memory(global.number_entry * sizeof *archive->members);
    int found = global.number_entry > 0 ? unzGoToFirstFile(archive->zip) : UNZ_OK;
    while (found == UNZ_OK && archive->count < global.number_entry) {
        TN_TRY(take_member(archive));
        found = archive->count < global.number_entry ? unzGoToNextFile(archive->zip) : UNZ_OK;
    }
    if (found != UNZ_OK)
        return refuse_damaged(archive);
    TN_TRY(check_total(archive));
    return check_together(archive);
}

static tn_status open_zip(tn_archive *archive)
{
    zlib_filefunc64_def functions = {open_stream, read_stream,  write_stream, tell_stream,
                                     seek_stream, close_stream, no_error,     &archive->stream};
    archive->zip = unzOpen2_64("archive", &functions);
    if (archive->zip == NULL)
        return refuse(archive, "it is no ZIP archive, or was cut off");
    return read_directory(archive);
}

/* Inflates into `out`; false if the data end early, are damaged, or go on behind their size. */
static bool inflate_member(unzFile zip, const archive_member *member, unsigned char *out,
                           size_t wanted)
{
    size_t filled = 0;
    int got = 1;
    while (filled < wanted && got > 0) {
        size_t step = wanted - filled < 1 << 20 ? wanted - filled : 1 << 20;
        got = unzReadCurrentFile(zip, out + filled, (unsigned)step);
        filled += got > 0 ? (size_t)got : 0;
    }
    int closed = unzCloseCurrentFile(zip);
    return filled == wanted && (wanted < member->bytes || closed == UNZ_OK);
}

void tn_archive_free(tn_archive *archive)
{
    if (archive == NULL)
        return;
    for (size_t i = 0; i < archive->count; i++)
        tni_free(archive->members[i].name);
    tni_free(archive->members);
    if (archive->zip != NULL)
        unzClose(archive->zip);
    tni_unmap(archive->mapping, archive->stream.bytes);
    tni_free(archive->path);
    tni_free(archive);
}

tn_status tn_archive_open_memory(const void *data, size_t bytes, const char *name, tn_archive **out)
{
    if (data == NULL || name == NULL || out == NULL)
        return tni_fail_null("tn_archive_open_memory", "data, name and out");
    tn_archive *archive = tni_calloc(1, sizeof *archive);
    if (archive == NULL)
        return tni_fail_memory(sizeof *archive);
    archive->stream = (archive_stream){data, bytes, 0};
    archive->path = tni_copy_text(name, strlen(name));
    tn_status status =
        archive->path != NULL ? open_zip(archive) : tni_fail_memory(strlen(name) + 1);
    if (status == TN_OK)
        *out = archive;
    else
        tn_archive_free(archive);
    return status;
}

/* An empty file has no mapping, and is no archive either. */
tn_status tn_archive_open(const char *path, tn_archive **out)
{
    const void *data = NULL;
    size_t bytes = 0;
    if (path == NULL || out == NULL)
        return tni_fail_null("tn_archive_open", "path and out");
    TN_TRY(tni_map_file(path, &data, &bytes));
    if (bytes == 0)
        return tni_fail(TN_ERR_IO, "%s: it is no ZIP archive, or was cut off", path);
    tn_status status = tn_archive_open_memory(data, bytes, path, out);
    if (status == TN_OK)
        (*out)->mapping = data;
    else
        tni_unmap(data, bytes);
    return status;
}

size_t tn_archive_count(const tn_archive *archive)
{
    return archive != NULL ? archive->count : 0;
}

static tn_status find_member(const tn_archive *archive, size_t index, const archive_member **out)
{
    if (index >= tn_archive_count(archive))
        return tni_fail(TN_ERR_INDEX, "an archive of %zu members has no member %zu",
                        tn_archive_count(archive), index);
    *out = &archive->members[index];
    return TN_OK;
}

tn_status tn_archive_member_at(const tn_archive *archive, size_t index, tn_archive_member *out)
{
    const archive_member *member = NULL;
    if (out == NULL)
        return tni_fail_null("tn_archive_member_at", "out");
    TN_TRY(find_member(archive, index, &member));
    tn_archive_member filled = {sizeof filled, member->name, member->data, member->bytes};
    tni_hand_out(out, &filled, sizeof filled);
    return TN_OK;
}

/* A stored member is read by minizip, too, if all of it is wanted: it compares the checksum. */
tn_status tn_archive_read(tn_archive *archive, size_t index, void *out, size_t bytes)
{
    const archive_member *member = NULL;
    if (out == NULL && bytes > 0)
        return tni_fail_null("tn_archive_read", "out");
    TN_TRY(find_member(archive, index, &member));
    if (bytes > member->bytes)
        return tni_fail(TN_ERR_VALUE, "%s: the member '%s' has %llu bytes, not %zu", archive->path,
                        member->name, (unsigned long long)member->bytes, bytes);
    unz64_file_pos place = member->place;
    if (unzGoToFilePos64(archive->zip, &place) != UNZ_OK ||
        unzOpenCurrentFile(archive->zip) != UNZ_OK)
        return tni_fail(TN_ERR_IO,
                        "%s: the header of the member '%s' disagrees with the archive's directory",
                        archive->path, member->name);
    if (!inflate_member(archive->zip, member, out, bytes))
        return tni_fail(TN_ERR_IO, "%s: the data of the member '%s' are damaged", archive->path,
                        member->name);
    return TN_OK;
}
