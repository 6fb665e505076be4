/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * ZIP archives (PKWARE's APPNOTE) in memory, read in place:
 *
 *     member, member, … | directory: an entry per member | [64-bit end] | end
 *
 * The end says where the directory is, an entry where its member is, and each member has a header
 * of its own that repeats most of the entry. Readers that believe different ones of the three see
 * different archives, which attackers use; so here all three must agree, members must not overlap,
 * and the directory must end where the end record begins.
 *
 * A size or offset of 32 bits that is all ones is in another record instead (tag 1, ZIP64), in 64
 * bits. That record has only the numbers that are needed, in this order: size, compressed size,
 * offset.
 *
 * Opening costs O(n log n) for n members, and reads no data. Data are checked when they are read.
 */
#include <stdlib.h>
#include <zlib.h>

#include "model/models.h"

/*
 * What a file may claim in memory (tn_archive_limit): 16 MB in any case, and 200 times its own
 * size. A member that claims more is a zip bomb, and so is an archive whose members do together.
 */
#define LIMIT_BYTES (16ULL << 20)
#define LIMIT_RATIO 200

/* The most members of an archive. */
#define MAX_MEMBERS 200000

/* The longest name of a member. */
#define MAX_NAME 4095

/* Signatures of the records, and their sizes without the parts of variable length. */
#define END_MARK      0x06054b50U
#define END_BYTES     22
#define WIDE_MARK     0x06064b50U
#define WIDE_BYTES    56
#define LOCATOR_MARK  0x07064b50U
#define LOCATOR_BYTES 20
#define ENTRY_MARK    0x02014b50U
#define ENTRY_BYTES   46
#define HEADER_MARK   0x04034b50U
#define HEADER_BYTES  30

/* Flags of a member: encrypted, in three ways; sizes after the data instead of in its header. */
#define FLAG_ENCRYPTED (1U | 1U << 6 | 1U << 13)
#define FLAG_BEHIND    (1U << 3)

/* One member. */
typedef struct archive_member {
    char *name;        /* its own memory */
    uint64_t bytes;    /* its size when it is read */
    uint64_t packed;   /* size of its data in the archive */
    uint64_t start;    /* offset of its own header */
    uint64_t body;     /* offset of its data */
    uint32_t checksum; /* CRC-32 of its bytes, as the directory says */
    bool is_stored;    /* its data are its bytes; else they are deflated */
} archive_member;

struct tn_archive {
    char *path;                /* for messages, its own memory */
    const unsigned char *data; /* the archive */
    uint64_t bytes;            /* its size */
    const void *mapping;       /* the file if it was mapped here, else NULL */
    archive_member *members;   /* in the order of the directory */
    size_t count;              /* how many */
    archive_member **by_name;  /* the same, sorted by their names */
};

/* Where the directory is, and how many entries it has. */
typedef struct directory {
    uint64_t start; /* offset of the first entry */
    uint64_t end;   /* offset of what follows the last */
    uint64_t count; /* how many */
} directory;

uint64_t tn_archive_limit(uint64_t bytes)
{
    uint64_t most;
    if (__builtin_mul_overflow(bytes, LIMIT_RATIO, &most))
        return UINT64_MAX;
    return most > LIMIT_BYTES ? most : LIMIT_BYTES;
}

/* Numbers are little-endian and may be unaligned. */
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

/* ---- an entry of the directory ---- */

/*
 * Return why a member must not have this name; NULL for a good one. `length` is what the directory
 * says: a NUL within it would hide the rest from those who read the name as text. Names that could
 * lead out of a folder are refused, although nothing is unpacked here: others may.
 */
static const char *bad_name(const char *name, size_t length)
{
    if (length == 0 || strlen(name) != length)
        return length == 0 ? "has no name" : "has a NUL in its name";
    if (name[0] == '/' || (length > 1 && name[1] == ':'))
        return "has an absolute path";
    if (strchr(name, '\\') != NULL)
        return "has a backslash in its path";
    /* Each part of the path must be a real name, neither "." nor "..". */
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

/* What the directory says of a member, and where. */
typedef struct entry {
    const unsigned char *at; /* the entry itself */
    uint64_t length;         /* its size, including the variable parts */
    tni_text name;           /* the member's name, which may have NULs */
    uint64_t bytes;          /* the member's size when it is read */
    uint64_t packed;         /* the size of its data in the archive */
    uint64_t start;          /* offset of its own header */
    uint32_t method;         /* how it is compressed: 0 or Z_DEFLATED */
} entry;

/*
 * Replace the numbers that are all ones by those in the record of tag 1. `extra` holds the records
 * after a name, each a tag and a length of 16 bits and data. Return false if the record is missing
 * or too short.
 */
static bool widen(const unsigned char *extra, uint64_t bytes, uint64_t *const *numbers,
                  size_t count)
{
    size_t wanted = 0;
    for (size_t i = 0; i < count; i++)
        wanted += *numbers[i] == UINT32_MAX;
    for (uint64_t at = 0; wanted > 0 && at + 4 <= bytes; at += 4 + read_u16(extra + at + 2)) {
        uint64_t length = read_u16(extra + at + 2);
        if (read_u16(extra + at) != 1)
            continue;
        if (length < 8 * wanted || at + 4 + length > bytes)
            return false;
        const unsigned char *next = extra + at + 4;
        TNI_ASSERT(next + 8 * wanted <= extra + bytes);
        for (size_t i = 0; i < count; i++)
            if (*numbers[i] == UINT32_MAX) {
                *numbers[i] = read_u64(next);
                next += 8;
            }
        return true;
    }
    return wanted == 0;
}

/*
 * Read the entry at `at`, which must end by `end`; false for anything else. Offsets are those of
 * the format.
 */
static bool read_entry(const tn_archive *archive, uint64_t at, uint64_t end, entry *out)
{
    const unsigned char *data = archive->data + at;
    if (end - at < ENTRY_BYTES || read_u32(data) != ENTRY_MARK)
        return false;
    uint64_t name = read_u16(data + 28), extra = read_u16(data + 30);
    *out = (entry){.at = data,
                   .length = ENTRY_BYTES + name + extra + read_u16(data + 32),
                   .name = {(const char *)data + ENTRY_BYTES, name},
                   .bytes = read_u32(data + 24),
                   .packed = read_u32(data + 20),
                   .start = read_u32(data + 42),
                   .method = read_u16(data + 10)};
    uint64_t *const numbers[] = {&out->bytes, &out->packed, &out->start};
    return out->length <= end - at &&
           widen(data + ENTRY_BYTES + name, extra, numbers, TN_LEN(numbers));
}

/* Return why what the directory says of a member is refused; NULL if it is not. */
static const char *bad_sizes(const tn_archive *archive, const entry *one)
{
    if ((read_u16(one->at + 8) & FLAG_ENCRYPTED) != 0)
        return "is encrypted";
    if (one->method != 0 && one->method != Z_DEFLATED)
        return "is compressed in a way that is not read here";
    /* The upper half of the external attributes is a Unix mode: S_IFMT and S_IFLNK. */
    if ((read_u32(one->at + 38) >> 16 & 0170000) == 0120000)
        return "is a symbolic link";
    if (one->packed > archive->bytes)
        return "is longer than the archive";
    if (one->method == 0 && one->packed != one->bytes)
        return "is stored with two different sizes";
    if (one->bytes > tn_archive_limit(one->packed))
        return "says that it is more than 200 times its compressed size: a zip bomb";
    return NULL;
}

/*
 * Whether a member's own header repeats the entry. A header whose numbers follow the data
 * (FLAG_BEHIND) has none to compare.
 */
static bool says_the_same(const unsigned char *header, const entry *one)
{
    uint64_t packed = read_u32(header + 18), bytes = read_u32(header + 22);
    uint64_t name = read_u16(header + 26);
    uint64_t *const numbers[] = {&bytes, &packed};
    if (read_u16(header + 8) != one->method)
        return false;
    if ((read_u16(header + 6) & FLAG_BEHIND) != 0)
        return true;
    return widen(header + HEADER_BYTES + name, read_u16(header + 28), numbers, TN_LEN(numbers)) &&
           read_u32(header + 14) == read_u32(one->at + 16) && packed == one->packed &&
           bytes == one->bytes;
}

/*
 * Find the member's data and compare its own header with the entry. Return what is wrong; NULL, and
 * the member without its name in *out, if nothing is.
 */
static const char *find_extent(const tn_archive *archive, const directory *all, const entry *one,
                               archive_member *out)
{
    if (one->start > all->start || all->start - one->start < HEADER_BYTES)
        return "is not where the directory says";
    const unsigned char *header = archive->data + one->start;
    if (read_u32(header) != HEADER_MARK)
        return "is not where the directory says";
    uint64_t name = read_u16(header + 26);
    uint64_t body = one->start + HEADER_BYTES + name + read_u16(header + 28);
    if (body > all->start || one->packed > all->start - body)
        return "leaves the archive";
    if (name != one->name.length || memcmp(header + HEADER_BYTES, one->name.data, name) != 0)
        return "has another name in its own header";
    if (!says_the_same(header, one))
        return "has another size or place in its own header";
    *out = (archive_member){.bytes = one->bytes,
                            .packed = one->packed,
                            .start = one->start,
                            .body = body,
                            .checksum = read_u32(one->at + 16),
                            .is_stored = one->method == 0};
    return NULL;
}

/* Check an entry and append its member to the archive. */
static tn_status take_member(tn_archive *archive, const directory *all, const entry *one)
{
    archive_member *member = &archive->members[archive->count];
    char *name = tni_copy_text(one->name.data, one->name.length);
    if (name == NULL)
        return tni_fail_memory(one->name.length + 1);
    const char *fault = one->name.length > MAX_NAME ? "has a name of more than 4,095 bytes"
                                                    : bad_name(name, one->name.length);
    if (fault == NULL)
        fault = bad_sizes(archive, one);
    if (fault == NULL)
        fault = find_extent(archive, all, one, member);
    if (fault == NULL) {
        TNI_ASSERT(archive->count < all->count);
        member->name = name;
        archive->count++;
        return TN_OK;
    }
    tn_status status =
        tni_fail(TN_ERR_IO, "%s: the member '%.200s' %s", archive->path, name, fault);
    tni_free(name);
    return status;
}

/* ---- the directory ---- */

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

/* Fail if all members together would be a bomb, although none of them is. */
static tn_status check_total(const tn_archive *archive)
{
    uint64_t total = 0;
    for (size_t i = 0; i < archive->count; i++)
        if (__builtin_add_overflow(total, archive->members[i].bytes, &total))
            total = UINT64_MAX;
    if (total <= tn_archive_limit(archive->bytes))
        return TN_OK;
    return tni_fail(TN_ERR_IO,
                    "%s: its members say that they are together more than %d times its size: a zip "
                    "bomb",
                    archive->path, LIMIT_RATIO);
}

/* Sort the members by their names, which must differ. They stay so, for tni_archive_find. */
static tn_status sort_names(tn_archive *archive)
{
    archive_member **sorted = archive->by_name =
        tni_calloc(archive->count + 1, sizeof *archive->by_name);
    if (sorted == NULL)
        return tni_fail_memory(archive->count * sizeof *sorted);
    for (size_t i = 0; i < archive->count; i++)
        sorted[i] = &archive->members[i];
    qsort(sorted, archive->count, sizeof *sorted, compare_names);
    for (size_t i = 1; i < archive->count; i++)
        if (compare_names(&sorted[i - 1], &sorted[i]) == 0)
            return tni_fail(TN_ERR_IO, "%s: two members are called '%.200s'", archive->path,
                            sorted[i]->name);
    return TN_OK;
}

/* Members must not overlap. Once they are sorted, only neighbours need to be compared. */
static tn_status check_overlaps(const tn_archive *archive)
{
    size_t count = archive->count;
    tn_status status = TN_OK;
    archive_member **sorted = tni_calloc(count + 1, sizeof *sorted);
    if (sorted == NULL)
        return tni_fail_memory(count * sizeof *sorted);
    memcpy(sorted, archive->by_name, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare_starts);
    for (size_t i = 1; i < count && status == TN_OK; i++)
        if (sorted[i]->start < sorted[i - 1]->body + sorted[i - 1]->packed)
            status =
                tni_fail(TN_ERR_IO, "%s: the members '%.200s' and '%.200s' lie over each other",
                         archive->path, sorted[i - 1]->name, sorted[i]->name);
    tni_free(sorted);
    return status;
}

static tn_status refuse(const tn_archive *archive, const char *why)
{
    return tni_fail(TN_ERR_IO, "%s: %s", archive->path, why);
}

/*
 * Return the offset of the end record; UINT64_MAX if there is none. It is searched from the back,
 * because its comment has any length up to 65,535 bytes; the comment must reach to the last byte,
 * so nothing can be appended.
 */
static uint64_t find_end(const tn_archive *archive)
{
    uint64_t most = archive->bytes < END_BYTES ? 0 : archive->bytes - END_BYTES + 1;
    uint64_t least = most > UINT16_MAX + 1 ? most - UINT16_MAX - 1 : 0;
    for (uint64_t at = most; at-- > least;)
        if (read_u32(archive->data + at) == END_MARK &&
            read_u16(archive->data + at + 20) == archive->bytes - at - END_BYTES)
            return at;
    return UINT64_MAX;
}

/*
 * If a 64-bit end is before the end at *end, take its numbers in place of those that are all ones,
 * and require that it agrees with the others. *end moves to it. Return false if it is not valid.
 */
static bool widen_end(const tn_archive *archive, directory *all, uint64_t *bytes, uint64_t *end)
{
    static const uint64_t ones[] = {UINT16_MAX, UINT32_MAX, UINT32_MAX};
    uint64_t *const numbers[] = {&all->count, bytes, &all->start};
    uint64_t room = *end < LOCATOR_BYTES ? 0 : *end - LOCATOR_BYTES;
    if (room == 0 || read_u32(archive->data + room) != LOCATOR_MARK)
        return true;
    uint64_t at = read_u64(archive->data + room + 8);
    /* A locator of 20 bytes says where the 64-bit end is; its size must reach to the locator. */
    if (room < WIDE_BYTES || at > room - WIDE_BYTES || read_u32(archive->data + at) != WIDE_MARK ||
        read_u64(archive->data + at + 4) != room - at - 12)
        return false;
    for (size_t i = 0; i < TN_LEN(numbers); i++) {
        uint64_t wide = read_u64(archive->data + at + 32 + 8 * i);
        if (*numbers[i] != ones[i] && *numbers[i] != wide)
            return false;
        *numbers[i] = wide;
    }
    *end = at;
    return true;
}

/*
 * Find the directory, which must end where the end record begins: anything else has bytes that this
 * reader would not see but another one might.
 */
static tn_status find_directory(const tn_archive *archive, directory *out)
{
    uint64_t end = find_end(archive);
    if (end == UINT64_MAX)
        return refuse(archive, "it is no ZIP archive, or was cut off");
    const unsigned char *at = archive->data + end;
    directory all = {.start = read_u32(at + 16), .count = read_u16(at + 10)};
    uint64_t bytes = read_u32(at + 12);
    if (!widen_end(archive, &all, &bytes, &end) || all.start > end || bytes != end - all.start)
        return refuse(archive, "its directory is not where it says: something stands before the "
                               "archive, or behind the directory");
    /* This bounds the memory for members by the size of the file. */
    if (all.count > bytes / ENTRY_BYTES)
        return refuse(archive, "its directory is too short for the members that it counts");
    if (all.count > MAX_MEMBERS)
        return tni_fail(TN_ERR_IO, "%s: it has %llu members, more than %d", archive->path,
                        (unsigned long long)all.count, MAX_MEMBERS);
    all.end = end;
    *out = all;
    return TN_OK;
}

/* Read all entries and check the members one by one, then together. */
static tn_status read_directory(tn_archive *archive)
{
    directory all = {0};
    entry one = {0};
    TN_TRY(find_directory(archive, &all));
    archive->members = tni_calloc(all.count + 1, sizeof *archive->members);
    if (archive->members == NULL)
        return tni_fail_memory(all.count * sizeof *archive->members);
    uint64_t at = all.start;
    for (; archive->count < all.count && read_entry(archive, at, all.end, &one); at += one.length)
        TN_TRY(take_member(archive, &all, &one));
    if (archive->count < all.count || at != all.end)
        return tni_fail(TN_ERR_IO, "%s: its directory is damaged behind %zu members", archive->path,
                        archive->count);
    TN_TRY(check_total(archive));
    TN_TRY(sort_names(archive));
    return check_overlaps(archive);
}

/* ---- a member's data ---- */

/* Whether a member's header and data are within the archive, in this order. */
static bool is_inside(const tn_archive *archive, const archive_member *member)
{
    return member->start < member->body && member->body <= archive->bytes &&
           member->packed <= archive->bytes - member->body &&
           (!member->is_stored || member->packed == member->bytes);
}

/* zlib's memory comes from the core's allocator, so that tests can let it fail. */
static voidpf allocate(voidpf context, uInt count, uInt bytes)
{
    (void)context;
    return tni_calloc(count, bytes);
}

static void release(voidpf context, voidpf memory)
{
    (void)context;
    tni_free(memory);
}

/* zlib counts in 32 bits; longer data are given in pieces of 1 GB. */
static uInt most_of(uint64_t bytes)
{
    return bytes < 1U << 30 ? (uInt)bytes : 1U << 30;
}

/*
 * Inflate until `bytes` bytes have been written, the data end or an error occurs. Return how many
 * were written; *result is zlib's status, and *left counts the input that remains.
 */
static size_t inflate_some(z_stream *stream, uint64_t *left, unsigned char *out, size_t bytes,
                           int *result)
{
    size_t filled = 0;
    while (*result == Z_OK && filled < bytes) {
        uInt given = most_of(*left), room = most_of(bytes - filled);
        stream->avail_in = given;
        stream->next_out = out + filled;
        stream->avail_out = room;
        *result = inflate(stream, Z_NO_FLUSH);
        *left -= given - stream->avail_in;
        filled += room - stream->avail_out;
    }
    TNI_ASSERT(filled <= bytes);
    return filled;
}

static tn_status fail_damaged(const tn_archive *archive, const archive_member *member)
{
    return tni_fail(TN_ERR_IO, "%s: the data of the member '%s' are damaged", archive->path,
                    member->name);
}

/*
 * Inflate the first `wanted` bytes of a member. If these are all, nothing may follow, and the
 * checksum must be right.
 */
static tn_status inflate_member(const tn_archive *archive, const archive_member *member,
                                unsigned char *out, size_t wanted)
{
    unsigned char more;
    uint64_t left = member->packed;
    TNI_ASSERT(wanted <= member->bytes && is_inside(archive, member));
    z_stream stream = {.zalloc = allocate, .zfree = release};
    stream.next_in = (z_const Bytef *)(uintptr_t)(archive->data + member->body);
    int result = inflateInit2(&stream, -MAX_WBITS);
    bool is_good = inflate_some(&stream, &left, out, wanted, &result) == wanted;
    if (is_good && wanted == member->bytes)
        /* Room for one more byte: a stream that writes it is longer than it claims. */
        is_good = inflate_some(&stream, &left, &more, 1, &result) == 0 && result == Z_STREAM_END &&
                  tni_checksum(out, wanted) == member->checksum;
    (void)inflateEnd(&stream);
    if (result == Z_MEM_ERROR)
        return tni_fail_memory(sizeof stream);
    return is_good ? TN_OK : fail_damaged(archive, member);
}

void tn_archive_free(tn_archive *archive)
{
    if (archive == NULL)
        return;
    for (size_t i = 0; i < archive->count; i++)
        tni_free(archive->members[i].name);
    tni_free(archive->members);
    tni_free(archive->by_name);
    tni_unmap(archive->mapping, archive->bytes);
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
    archive->data = data;
    archive->bytes = bytes;
    archive->path = tni_copy_text(name, strlen(name));
    tn_status status =
        archive->path != NULL ? read_directory(archive) : tni_fail_memory(strlen(name) + 1);
    if (status == TN_OK)
        *out = archive;
    else
        tn_archive_free(archive);
    return status;
}

/* An empty file cannot be mapped, and is no archive either. */
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

bool tni_archive_find(const tn_archive *archive, const char *name, size_t *index)
{
    const archive_member wanted = {.name = (char *)(uintptr_t)name}, *key = &wanted;
    archive_member **found =
        bsearch(&key, archive->by_name, archive->count, sizeof *archive->by_name, compare_names);
    if (found != NULL)
        *index = (size_t)(*found - archive->members);
    return found != NULL;
}

static tn_status find_member(const tn_archive *archive, size_t index, const archive_member **out)
{
    if (index >= tn_archive_count(archive))
        return tni_fail(TN_ERR_INDEX, "an archive of %zu members has no member %zu",
                        tn_archive_count(archive), index);
    *out = &archive->members[index];
    return TN_OK;
}

/* Return the bytes of a stored member in the archive; NULL for a compressed one. */
static const unsigned char *in_place(const tn_archive *archive, const archive_member *member)
{
    TNI_ASSERT(is_inside(archive, member));
    return member->is_stored ? archive->data + member->body : NULL;
}

tn_status tn_archive_member_at(const tn_archive *archive, size_t index, tn_archive_member *out)
{
    const archive_member *member = NULL;
    if (out == NULL)
        return tni_fail_null("tn_archive_member_at", "out");
    TN_TRY(find_member(archive, index, &member));
    tn_archive_member filled = {sizeof filled, member->name, in_place(archive, member),
                                member->bytes};
    tni_hand_out(out, &filled, sizeof filled);
    return TN_OK;
}

tn_status tn_archive_check(const tn_archive *archive, size_t index)
{
    const archive_member *member = NULL;
    TN_TRY(find_member(archive, index, &member));
    const unsigned char *data = in_place(archive, member);
    if (data == NULL || tni_checksum(data, member->bytes) == member->checksum)
        return TN_OK;
    return fail_damaged(archive, member);
}

/* In parts, so that a member never lies in memory as a whole. */
tn_status tni_archive_check_file(const tn_archive *archive, size_t index)
{
    const size_t most = (size_t)1 << 22;
    const archive_member *member = NULL;
    uLong sum = 0;
    TN_TRY(find_member(archive, index, &member));
    const unsigned char *data = in_place(archive, member);
    for (uint64_t at = 0; data != NULL && at < member->bytes; at += most) {
        size_t bytes = member->bytes - at < most ? (size_t)(member->bytes - at) : most;
        sum = crc32_combine(sum, tni_checksum(data + at, bytes), (z_off_t)bytes);
        if (archive->mapping != NULL)
            tni_forget_pages(data + at, bytes);
    }
    return data == NULL || sum == member->checksum ? TN_OK : fail_damaged(archive, member);
}

/*
 * A member that is read as a whole must have its checksum, stored or not. Of a part no checksum is
 * known.
 */
tn_status tn_archive_read(tn_archive *archive, size_t index, void *out, size_t bytes)
{
    const archive_member *member = NULL;
    if (out == NULL && bytes > 0)
        return tni_fail_null("tn_archive_read", "out");
    TN_TRY(find_member(archive, index, &member));
    if (bytes > member->bytes)
        return tni_fail(TN_ERR_VALUE, "%s: the member '%s' has %llu bytes, not %zu", archive->path,
                        member->name, (unsigned long long)member->bytes, bytes);
    const unsigned char *data = in_place(archive, member);
    if (data == NULL)
        return inflate_member(archive, member, out, bytes);
    if (bytes == member->bytes)
        TN_TRY(tn_archive_check(archive, index));
    if (bytes > 0)
        memcpy(out, data, bytes);
    return TN_OK;
}
