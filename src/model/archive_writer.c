/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes ZIP archives as PyTorch lays them out: members are stored, and the data of each begin at a
 * multiple of 64 bytes, so that they can be used where they lie in a mapped file. The gap is a
 * record behind the name in the member's header, with PyTorch's tag.
 *
 * Sizes and offsets that 32 bits cannot hold are in a record of their own (tag 1, ZIP64), and the
 * end has its form of 64 bits in any case, as in PyTorch's archives. archive.c draws the format.
 */
#include "model/models.h"

/* What the data of members are aligned to. */
#define ALIGNMENT 64

/* Tags of the records behind a name. */
#define WIDE_TAG 1
#define GAP_TAG  0x4246U

/* Sizes of the records without the parts of variable length. */
#define HEADER_BYTES 30
#define RECORD_BYTES 4

/* Version 4.5 of the format has 64-bit numbers; names are UTF-8; 1 January 1980, without a time. */
#define VERSION   45
#define UTF8_FLAG 0x0800U
#define FIRST_DAY 0x21U

/* The longest name of a member: with the gap behind it, it must be counted in 16 bits. */
#define MAX_NAME 4095

/* ---- numbers, little-endian ---- */

static void put(tni_buffer *buffer, uint64_t number, size_t bytes)
{
    char text[8];
    for (size_t i = 0; i < bytes; i++)
        text[i] = (char)(number >> (8 * i) & 0xff);
    tni_buffer_add(buffer, text, bytes);
}

static bool is_wide(const tni_archive_writer *writer, uint64_t number)
{
    return number >= writer->wide_from;
}

/* A number of 32 bits, all ones where it is in a record of 64. */
static void put_or_ones(tni_buffer *buffer, uint64_t number, bool is_elsewhere)
{
    put(buffer, is_elsewhere ? UINT32_MAX : number, 4);
}

/* ---- members ---- */

/* A member that is written. */
typedef struct new_member {
    tni_text name;     /* its path in the archive */
    uint64_t bytes;    /* its size */
    uint64_t start;    /* offset of its header */
    uint32_t checksum; /* CRC-32 of its bytes */
} new_member;

/* What its header and its entry in the directory have in common, from the version needed on. */
static void put_common(tni_buffer *buffer, const tni_archive_writer *writer,
                       const new_member *member, size_t extra)
{
    bool wide = is_wide(writer, member->bytes);
    put(buffer, VERSION, 2);
    put(buffer, UTF8_FLAG, 2);
    put(buffer, 0, 2); /* stored */
    put(buffer, 0, 2);
    put(buffer, FIRST_DAY, 2);
    put(buffer, member->checksum, 4);
    put_or_ones(buffer, member->bytes, wide);
    put_or_ones(buffer, member->bytes, wide);
    put(buffer, member->name.length, 2);
    put(buffer, extra, 2);
}

/* Write a member's header, whose end is a multiple of ALIGNMENT. */
static tn_status write_header(tni_archive_writer *writer, const new_member *member)
{
    static const char zeros[ALIGNMENT + RECORD_BYTES] = {0};
    tni_buffer header = {0};
    size_t wide = is_wide(writer, member->bytes) ? RECORD_BYTES + 16 : 0;
    uint64_t body = member->start + HEADER_BYTES + member->name.length + wide + RECORD_BYTES;
    size_t gap = (size_t)(-body % ALIGNMENT);
    put(&header, 0x04034b50, 4);
    put_common(&header, writer, member, wide + RECORD_BYTES + gap);
    tni_buffer_add(&header, member->name.data, member->name.length);
    if (wide > 0) {
        put(&header, WIDE_TAG, 2);
        put(&header, 16, 2);
        put(&header, member->bytes, 8);
        put(&header, member->bytes, 8);
    }
    put(&header, GAP_TAG, 2);
    put(&header, gap, 2);
    tni_buffer_add(&header, zeros, gap);
    tn_status status = header.failed
                           ? tni_fail_memory(header.length)
                           : tni_new_file_write(&writer->file, header.data, header.length);
    writer->at += header.length;
    TNI_ASSERT(status != TN_OK || writer->at % ALIGNMENT == 0);
    tni_buffer_free(&header);
    return status;
}

/* Append a member's entry to the directory, which is written at the end. */
static void put_entry(tni_archive_writer *writer, const new_member *member)
{
    tni_buffer *entry = &writer->directory;
    bool wide_size = is_wide(writer, member->bytes), wide_start = is_wide(writer, member->start);
    size_t wide = (wide_size ? 16U : 0U) + (wide_start ? 8U : 0U);
    put(entry, 0x02014b50, 4);
    put(entry, VERSION, 2);
    put_common(entry, writer, member, wide > 0 ? RECORD_BYTES + wide : 0);
    put(entry, 0, 2); /* no comment, the first disk, no attributes */
    put(entry, 0, 4);
    put(entry, 0, 4);
    put_or_ones(entry, member->start, wide_start);
    tni_buffer_add(entry, member->name.data, member->name.length);
    if (wide > 0) {
        put(entry, WIDE_TAG, 2);
        put(entry, wide, 2);
    }
    if (wide_size) {
        put(entry, member->bytes, 8);
        put(entry, member->bytes, 8);
    }
    if (wide_start)
        put(entry, member->start, 8);
    writer->count++;
}

tn_status tni_archive_writer_open(const char *path, tni_archive_writer *out)
{
    *out = (tni_archive_writer){.file = TNI_NO_FILE, .wide_from = UINT32_MAX};
    return tni_new_file_open(path, &out->file);
}

tn_status tni_archive_writer_add(tni_archive_writer *writer, const char *name, const void *data,
                                 size_t bytes)
{
    new_member member = {tni_text_of(name), bytes, writer->at, tni_checksum(data, bytes)};
    if (member.name.length > MAX_NAME)
        return tni_fail(TN_ERR_VALUE, "%s: a member's name has more than %d bytes",
                        writer->file.path, MAX_NAME);
    TN_TRY(write_header(writer, &member));
    if (bytes > 0)
        TN_TRY(tni_new_file_write(&writer->file, data, bytes));
    writer->at += bytes;
    put_entry(writer, &member);
    return writer->directory.failed ? tni_fail_memory(writer->directory.length) : TN_OK;
}

/* Append the end, in both forms; the short one has all ones where the number is too large. */
static void put_end(tni_archive_writer *writer)
{
    tni_buffer *end = &writer->directory;
    uint64_t start = writer->at, bytes = end->length, count = writer->count;
    put(end, 0x06064b50, 4);
    put(end, 44, 8); /* bytes that follow */
    put(end, VERSION, 2);
    put(end, VERSION, 2);
    put(end, 0, 8); /* the first disk, twice */
    put(end, count, 8);
    put(end, count, 8);
    put(end, bytes, 8);
    put(end, start, 8);
    put(end, 0x07064b50, 4);
    put(end, 0, 4);
    put(end, start + bytes, 8);
    put(end, 1, 4); /* disks */
    put(end, 0x06054b50, 4);
    put(end, 0, 4);
    put(end, count < UINT16_MAX ? count : UINT16_MAX, 2);
    put(end, count < UINT16_MAX ? count : UINT16_MAX, 2);
    put_or_ones(end, bytes, is_wide(writer, bytes));
    put_or_ones(end, start, is_wide(writer, start));
    put(end, 0, 2); /* no comment */
}

void tni_archive_writer_discard(tni_archive_writer *writer)
{
    tni_new_file_discard(&writer->file);
    tni_buffer_free(&writer->directory);
}

tn_status tni_archive_writer_commit(tni_archive_writer *writer)
{
    tni_buffer *directory = &writer->directory;
    put_end(writer);
    tn_status status = directory->failed
                           ? tni_fail_memory(directory->length)
                           : tni_new_file_write(&writer->file, directory->data, directory->length);
    if (status == TN_OK)
        status = tni_new_file_commit(&writer->file);
    tni_archive_writer_discard(writer);
    return status;
}
