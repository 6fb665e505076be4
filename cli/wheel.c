/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Minizip reads the archive through functions over memory. What it does not look at is looked at
 * here: the names, and where each member lies.
 */
#include "wheel.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unzip.h>

/* The longest name of a member. */
#define MAX_NAME 4096

/* One member. */
typedef struct wheel_member {
    char *name;           /* from malloc */
    uint64_t bytes;       /* its size as it says */
    uint64_t start;       /* where its local header lies; UINT64_MAX where that is not known */
    uint64_t end;         /* where its data end */
    unz64_file_pos place; /* minizip's word for where it is */
} wheel_member;

/* The bytes that minizip reads as a file. */
typedef struct wheel_stream {
    const unsigned char *data; /* the archive */
    uint64_t bytes;            /* its size */
    uint64_t at;               /* position */
} wheel_stream;

struct cli_wheel {
    wheel_stream stream;   /* the archive */
    unzFile archive;       /* minizip's handle */
    wheel_member *members; /* in the order of the directory */
    size_t count;          /* how many */
};

/* ---- the functions that minizip calls ---- */

static voidpf open_stream(voidpf context, const void *name, int mode)
{
    wheel_stream *stream = context;
    (void)name;
    (void)mode;
    stream->at = 0;
    return stream;
}

static uLong read_stream(voidpf context, voidpf handle, void *out, uLong size)
{
    wheel_stream *stream = handle;
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
    return ((wheel_stream *)handle)->at;
}

static long seek_stream(voidpf context, voidpf handle, ZPOS64_T offset, int origin)
{
    wheel_stream *stream = handle;
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

/*
 * Why a name is none that a wheel may have; NULL for a good one. `length` is what the directory
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
static const char *bad_sizes(const unz_file_info64 *info, const cli_wheel *wheel)
{
    if (info->flag & 1)
        return "is encrypted";
    if (info->compression_method != 0 && info->compression_method != Z_DEFLATED)
        return "is compressed in a way that wheels do not use";
    if ((info->external_fa >> 16 & 0170000) == 0120000)
        return "is a symbolic link";
    if (info->compressed_size > wheel->stream.bytes)
        return "is longer than the archive";
    if (info->compression_method == 0 && info->compressed_size != info->uncompressed_size)
        return "is stored with two different sizes";
    if (info->uncompressed_size > CLI_WHEEL_BOMB_BYTES &&
        info->uncompressed_size / CLI_WHEEL_BOMB_RATIO > info->compressed_size)
        return "says that it is more than 200 times its compressed size: a zip bomb";
    return NULL;
}

/*
 * Where the member lies, and whether its own header has the same name. Offsets beyond 32 bits are
 * not followed.
 */
static const char *find_extent(cli_wheel *wheel, wheel_member *member, const unz_file_info64 *info)
{
    const unsigned char *data = wheel->stream.data;
    uint64_t entry = unzGetOffset64(wheel->archive);
    member->start = UINT64_MAX;
    if (entry + 46 > wheel->stream.bytes || read_u32(data + entry) != 0x02014b50)
        return "is not where the directory begins: something stands before the archive";
    uint64_t start = read_u32(data + entry + 42);
    if (start == UINT32_MAX)
        return NULL;
    if (start + 30 > wheel->stream.bytes || read_u32(data + start) != 0x04034b50)
        return "is not where the directory says";
    uint64_t name = read_u16(data + start + 26);
    uint64_t body = start + 30 + name + read_u16(data + start + 28);
    if (body > wheel->stream.bytes || info->compressed_size > wheel->stream.bytes - body)
        return "leaves the archive";
    if (name != strlen(member->name) || memcmp(data + start + 30, member->name, name) != 0)
        return "has another name in its own header";
    member->start = start;
    member->end = body + info->compressed_size;
    return NULL;
}

/* Takes the member that minizip stands at; false with a sentence in `message`. */
static bool take_member(cli_wheel *wheel, char *message, size_t size)
{
    char name[MAX_NAME + 1] = "";
    unz_file_info64 info;
    wheel_member *member = &wheel->members[wheel->count];
    if (unzGetCurrentFileInfo64(wheel->archive, &info, name, MAX_NAME, NULL, 0, NULL, 0) !=
            UNZ_OK ||
        unzGetFilePos64(wheel->archive, &member->place) != UNZ_OK) {
        snprintf(message, size, "its directory is damaged behind %zu members", wheel->count);
        return false;
    }
    const char *fault = info.size_filename >= MAX_NAME ? "has a name of more than 4,095 bytes"
                                                       : bad_name(name, info.size_filename);
    if (fault == NULL)
        fault = bad_sizes(&info, wheel);
    member->name = malloc(strlen(name) + 1);
    if (fault == NULL && member->name == NULL)
        fault = "does not fit into memory";
    if (member->name != NULL)
        strcpy(member->name, name);
    wheel->count++;
    if (fault == NULL)
        fault = find_extent(wheel, member, &info);
    member->bytes = info.uncompressed_size;
    if (fault != NULL)
        snprintf(message, size, "the member '%.200s' %s", name, fault);
    return fault == NULL;
}

static int compare_names(const void *a, const void *b)
{
    const wheel_member *const *left = a;
    const wheel_member *const *right = b;
    return strcmp((*left)->name, (*right)->name);
}

static int compare_starts(const void *a, const void *b)
{
    const wheel_member *const *left = a;
    const wheel_member *const *right = b;
    return ((*left)->start > (*right)->start) - ((*left)->start < (*right)->start);
}

/* Many small members may be a bomb together. */
static bool check_total(const cli_wheel *wheel, char *message, size_t size)
{
    uint64_t total = 0;
    for (size_t i = 0; i < wheel->count; i++)
        if (__builtin_add_overflow(total, wheel->members[i].bytes, &total))
            total = UINT64_MAX;
    if (total <= CLI_WHEEL_BOMB_BYTES || total / CLI_WHEEL_BOMB_RATIO <= wheel->stream.bytes)
        return true;
    snprintf(message, size,
             "its members say that they are together more than %d times its size: a zip bomb",
             CLI_WHEEL_BOMB_RATIO);
    return false;
}

/* Names must differ, and members must not lie over each other. */
static bool check_together(const cli_wheel *wheel, char *message, size_t size)
{
    bool is_good = true;
    const wheel_member **sorted = calloc(wheel->count + 1, sizeof *sorted);
    if (sorted == NULL) {
        snprintf(message, size, "out of memory");
        return false;
    }
    for (size_t i = 0; i < wheel->count; i++)
        sorted[i] = &wheel->members[i];
    qsort(sorted, wheel->count, sizeof *sorted, compare_names);
    for (size_t i = 1; is_good && i < wheel->count; i++)
        if (compare_names(&sorted[i - 1], &sorted[i]) == 0) {
            snprintf(message, size, "two members are called '%.200s'", sorted[i]->name);
            is_good = false;
        }
    qsort(sorted, wheel->count, sizeof *sorted, compare_starts);
    for (size_t i = 1; is_good && i < wheel->count; i++)
        if (sorted[i]->start != UINT64_MAX && sorted[i]->start < sorted[i - 1]->end) {
            snprintf(message, size, "the members '%.200s' and '%.200s' lie over each other",
                     sorted[i - 1]->name, sorted[i]->name);
            is_good = false;
        }
    free(sorted);
    return is_good;
}

/* Every member, in order. */
static bool read_directory(cli_wheel *wheel, char *message, size_t size)
{
    unz_global_info64 global;
    if (unzGetGlobalInfo64(wheel->archive, &global) != UNZ_OK) {
        snprintf(message, size, "it has no directory");
        return false;
    }
    if (global.number_entry > CLI_WHEEL_MAX_MEMBERS) {
        snprintf(message, size, "it has %llu members, more than %d",
                 (unsigned long long)global.number_entry, CLI_WHEEL_MAX_MEMBERS);
        return false;
    }
    wheel->members = calloc(global.number_entry + 1, sizeof *wheel->members);
    if (wheel->members == NULL) {
        snprintf(message, size, "out of memory");
        return false;
    }
    int status = global.number_entry > 0 ? unzGoToFirstFile(wheel->archive) : UNZ_OK;
    while (status == UNZ_OK && wheel->count < global.number_entry) {
        if (!take_member(wheel, message, size))
            return false;
        status = wheel->count < global.number_entry ? unzGoToNextFile(wheel->archive) : UNZ_OK;
    }
    if (status != UNZ_OK)
        snprintf(message, size, "its directory is damaged behind %zu members", wheel->count);
    return status == UNZ_OK && check_total(wheel, message, size) &&
           check_together(wheel, message, size);
}

cli_wheel *cli_wheel_open(const void *data, size_t bytes, char *message, size_t size)
{
    cli_wheel *wheel = calloc(1, sizeof *wheel);
    if (wheel == NULL) {
        snprintf(message, size, "out of memory");
        return NULL;
    }
    wheel->stream = (wheel_stream){data, bytes, 0};
    zlib_filefunc64_def functions = {open_stream, read_stream,  write_stream, tell_stream,
                                     seek_stream, close_stream, no_error,     &wheel->stream};
    wheel->archive = unzOpen2_64("wheel", &functions);
    if (wheel->archive == NULL) {
        snprintf(message, size, "it is no ZIP archive, or was cut off");
        free(wheel);
        return NULL;
    }
    if (!read_directory(wheel, message, size)) {
        cli_wheel_close(wheel);
        return NULL;
    }
    return wheel;
}

void cli_wheel_close(cli_wheel *wheel)
{
    if (wheel == NULL)
        return;
    for (size_t i = 0; i < wheel->count; i++)
        free(wheel->members[i].name);
    free(wheel->members);
    unzClose(wheel->archive);
    free(wheel);
}

size_t cli_wheel_count(const cli_wheel *wheel)
{
    return wheel->count;
}

const char *cli_wheel_name(const cli_wheel *wheel, size_t index)
{
    return wheel->members[index].name;
}

/* Inflates into `out`; false if the data end early, are damaged, or go on behind their size. */
static bool inflate_member(cli_wheel *wheel, const wheel_member *member, unsigned char *out,
                           size_t wanted)
{
    size_t filled = 0;
    int got = 1;
    while (filled < wanted && got > 0) {
        size_t step = wanted - filled < 1 << 20 ? wanted - filled : 1 << 20;
        got = unzReadCurrentFile(wheel->archive, out + filled, (unsigned)step);
        filled += got > 0 ? (size_t)got : 0;
    }
    int closed = unzCloseCurrentFile(wheel->archive);
    return filled == wanted && (wanted < member->bytes || closed == UNZ_OK);
}

unsigned char *cli_wheel_read(cli_wheel *wheel, size_t index, size_t limit, size_t *bytes,
                              char *message, size_t size)
{
    wheel_member *member = &wheel->members[index];
    unz64_file_pos place = member->place;
    size_t wanted = member->bytes < limit ? (size_t)member->bytes : limit;
    if (wanted > CLI_WHEEL_MAX_BYTES) {
        snprintf(message, size, "it is larger than 4 GB");
        return NULL;
    }
    if (unzGoToFilePos64(wheel->archive, &place) != UNZ_OK ||
        unzOpenCurrentFile(wheel->archive) != UNZ_OK) {
        snprintf(message, size, "its own header disagrees with the archive's directory");
        return NULL;
    }
    unsigned char *out = malloc(wanted + 1);
    if (out == NULL) {
        unzCloseCurrentFile(wheel->archive);
        snprintf(message, size, "out of memory for %zu bytes", wanted);
        return NULL;
    }
    if (!inflate_member(wheel, member, out, wanted)) {
        snprintf(message, size, "its compressed data are damaged");
        free(out);
        return NULL;
    }
    out[wanted] = '\0';
    *bytes = wanted;
    return out;
}
