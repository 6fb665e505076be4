/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Finds the version of the headers that a binary was built with.
 *
 * Two functions of the stable ABI take TORCH_ABI_VERSION as an argument, so the code contains it as
 * a constant:
 *
 *     48 b9 00 00 00 00 00 00 0b 02     movabs $0x020b000000000000, %rcx       (x86-64)
 *     ...                               other arguments
 *     e8 xx xx xx xx                    call torch_library_impl@plt
 *
 *     63 41 e0 d2                       mov x3, #0x020b000000000000            (AArch64)
 *     xx xx xx 94                       bl torch_library_impl@plt
 *
 * The call leads through the PLT to a GOT entry, which a relocation for that name fills. Nothing is
 * disassembled: bytes of this form that lead to that entry are what they seem to be. The code also
 * has other constants of the same form, because headers compare versions; these do not count.
 */
#include "audit.h"

#include <string.h>

#define MACHINE_X86_64  62
#define MACHINE_AARCH64 183

/* Maximum distance in bytes from the constant to the call. */
#define MAX_DISTANCE 96

/* A GOT entry that holds the address of a function with a version argument. */
typedef struct got_entry {
    uint64_t address;  /* its address */
    unsigned argument; /* index of the version among the function's arguments */
} got_entry;

/* More entries and parts than real files have; further ones are ignored. */
#define MAX_GOT_ENTRIES 64
#define MAX_PARTS       16

/* The state of the search. */
typedef struct version_search {
    const tn_binary *file;              /* the binary */
    got_entry entries[MAX_GOT_ENTRIES]; /* GOT entries of functions that take a version */
    size_t nentries;                    /* how many */
    tn_binary_part parts[MAX_PARTS];    /* parts of the file that contain code */
    size_t nparts;                      /* how many */
    uint64_t *builds;                   /* versions found, in ascending order */
    size_t nbuilds;                     /* how many */
} version_search;

/*
 * The registers of integer arguments, as x86-64 instructions number them: rdi, rsi, rdx, rcx, r8,
 * r9.
 */
static const unsigned argument_registers[] = {7, 6, 2, 1, 8, 9};

/*
 * Return which argument of a function is the build version, by its name in the manifest; -1 for
 * none. The type has one line for the result and one per parameter.
 */
static int version_argument(const char *name)
{
    const cli_abi_entry *entry = cli_abi_find(name);
    const char *type = entry != NULL ? cli_abi_string(entry->type) : "";
    const char *found = strstr(type, "extension_build_version");
    int lines = 0;
    for (const char *at = type; found != NULL && at < found; at++)
        lines += *at == '\n';
    return found != NULL && lines >= 1 && lines <= 6 ? lines - 1 : -1;
}

/*
 * Find the entries of the global offset table for functions that take the version as an argument.
 */
static void find_got_entries(version_search *search)
{
    tn_binary_relocation relocation = {.size = sizeof relocation};
    tn_binary_symbol symbol = {.size = sizeof symbol};
    for (size_t i = 0; search->nentries < MAX_GOT_ENTRIES &&
                       tn_binary_relocation_at(search->file, i, &relocation);
         i++) {
        /* Only functions of the ABI, which begin with torch_ or aoti_, are looked up. */
        if (!tn_binary_symbol_at(search->file, relocation.symbol, &symbol) || !symbol.is_import ||
            (symbol.name[0] != 't' && symbol.name[0] != 'a'))
            continue;
        int argument = version_argument(symbol.name);
        if (argument >= 0)
            search->entries[search->nentries++] = (got_entry){relocation.place, (unsigned)argument};
    }
}

static void find_parts(version_search *search)
{
    tn_binary_part part = {.size = sizeof part};
    for (size_t i = 0; search->nparts < MAX_PARTS && tn_binary_part_at(search->file, i, &part); i++)
        if (part.is_code)
            search->parts[search->nparts++] = part;
}

/* Return the GOT entry at an address; NULL if it is not one of those. */
static const got_entry *find_got_entry(const version_search *search, uint64_t address)
{
    for (size_t i = 0; i < search->nentries; i++)
        if (search->entries[i].address == address)
            return &search->entries[i];
    return NULL;
}

/* Return the code at an address; NULL if no part has `size` bytes there. */
static const unsigned char *code_at(const version_search *search, uint64_t address, size_t size)
{
    for (size_t i = 0; i < search->nparts; i++) {
        const tn_binary_part *part = &search->parts[i];
        if (address >= part->address && address - part->address < part->bytes &&
            size <= part->bytes - (address - part->address))
            return (const unsigned char *)part->data + (address - part->address);
    }
    return NULL;
}

/* Return an address plus the signed 32-bit distance in the code. */
static uint64_t add_distance(uint64_t address, const unsigned char *bytes)
{
    int32_t distance = 0;
    memcpy(&distance, bytes, sizeof distance);
    return address + (uint64_t)(int64_t)distance;
}

/*
 * Return whether a constant has the form of a version: 2.9 or later, with zeros in the four lowest
 * bytes.
 */
static bool is_version(uint64_t value)
{
    return value >> 56 >= 2 && value >> 56 <= 9 && (value & 0xffffffff) == 0 &&
           value >= 0x0209000000000000U;
}

/* Insert a version into the sorted list unless it is there. */
static void keep_version(version_search *search, uint64_t version)
{
    size_t at = 0;
    while (at < search->nbuilds && search->builds[at] < version)
        at++;
    if (search->nbuilds == AUDIT_MAX_BUILDS ||
        (at < search->nbuilds && search->builds[at] == version))
        return;
    memmove(search->builds + at + 1, search->builds + at,
            (search->nbuilds - at) * sizeof *search->builds);
    search->builds[at] = version;
    search->nbuilds++;
}

/* ---- x86-64 ---- */

/* Return whether it is the GOT entry of a function that takes the version in register `reg`. */
static bool is_got_entry(const version_search *search, uint64_t address, unsigned reg)
{
    const got_entry *entry = find_got_entry(search, address);
    return entry != NULL && argument_registers[entry->argument] == reg;
}

/* Return the GOT entry that a PLT stub jumps through: [endbr64] [bnd] jmp *entry(%rip); else 0. */
static uint64_t got_entry_of_stub(const version_search *search, uint64_t address)
{
    static const unsigned char landing[] = {0xf3, 0x0f, 0x1e, 0xfa};
    const unsigned char *code = code_at(search, address, 11);
    size_t at = 0;
    if (code == NULL)
        return 0;
    if (memcmp(code, landing, sizeof landing) == 0)
        at += sizeof landing;
    if (code[at] == 0xf2)
        at++;
    if (code[at] != 0xff || code[at + 1] != 0x25)
        return 0;
    return add_distance(address + at + 6, code + at + 2);
}

/*
 * Return whether the `left` bytes at `code` begin with a call of, or a jump to, a function that
 * takes the version in register `reg`. Without a PLT, calls go through the GOT directly (ff 15, ff
 * 25).
 */
static bool is_call(const version_search *search, const unsigned char *code, size_t left,
                    uint64_t address, unsigned reg)
{
    if (left >= 5 && (code[0] == 0xe8 || code[0] == 0xe9))
        return is_got_entry(search, got_entry_of_stub(search, add_distance(address + 5, code + 1)),
                            reg);
    if (left >= 6 && code[0] == 0xff && (code[1] == 0x15 || code[1] == 0x25))
        return is_got_entry(search, add_distance(address + 6, code + 2), reg);
    return false;
}

/*
 * Return the register to which the next instruction copies the constant, as unoptimised code does:
 * REX.W 89 with two register operands; `reg` if it does not.
 */
static unsigned copied_to(const unsigned char *code, size_t left, unsigned reg)
{
    if (left < 3 || (code[0] & 0xfa) != 0x48 || code[1] != 0x89 || (code[2] & 0xc0) != 0xc0)
        return reg;
    unsigned from = (code[2] >> 3 & 7U) | (code[0] & 4U) << 1;
    unsigned to = (code[2] & 7U) | (code[0] & 1U) << 3;
    return from == reg ? to : reg;
}

/* Search the code after a constant for the call that takes it. */
static void follow_constant(version_search *search, const tn_binary_part *part, size_t at,
                            unsigned reg, uint64_t version)
{
    const unsigned char *code = part->data;
    size_t end = at + 10 + MAX_DISTANCE;
    reg = copied_to(code + at + 10, part->bytes - at - 10, reg);
    for (size_t next = at + 10; next < end && next < part->bytes; next++)
        if (is_call(search, code + next, part->bytes - next, part->address + next, reg)) {
            keep_version(search, version);
            return;
        }
}

/*
 * REX.W b8+r: a 64-bit constant is loaded. Every offset is tried, as instructions are not aligned.
 */
static void search_x86_64(version_search *search, const tn_binary_part *part)
{
    const unsigned char *code = part->data;
    for (size_t at = 0; at + 10 <= part->bytes; at++) {
        uint64_t value = 0;
        if ((code[at] & 0xfe) != 0x48 || (code[at + 1] & 0xf8) != 0xb8)
            continue;
        memcpy(&value, code + at + 2, sizeof value);
        if (is_version(value))
            follow_constant(search, part, at, (code[at + 1] & 7U) | (code[at] & 1U) << 3, value);
    }
}

/* ---- AArch64 ---- */

/* How many instructions before a call are searched for the argument. */
#define MAX_INSTRUCTIONS 32

static uint32_t instruction_at(const unsigned char *code)
{
    uint32_t instruction = 0;
    memcpy(&instruction, code, sizeof instruction);
    return instruction;
}

/* Return the GOT entry that a PLT stub loads: [bti c] adrp x16, page; ldr x17, [x16, #offset]. */
static uint64_t got_entry_of_jump(const version_search *search, uint64_t address)
{
    const unsigned char *code = code_at(search, address, 12);
    if (code == NULL)
        return 0;
    if (instruction_at(code) == 0xd503245f) {
        code += 4;
        address += 4;
    }
    uint32_t page = instruction_at(code);
    uint32_t load = instruction_at(code + 4);
    if ((page & 0x9f00001f) != 0x90000010 || (load & 0xffc003ff) != 0xf9400211)
        return 0;
    uint64_t pages = (page >> 5 & 0x7ffff) << 2 | (page >> 29 & 3);
    pages = (pages ^ 0x100000) - 0x100000; /* 21 bits with a sign */
    return (address & ~0xfffULL) + (pages << 12) + ((load >> 10 & 0xfff) << 3);
}

/*
 * Return the constant that the instructions before a call load into a register, in pieces of 16
 * bits (movz and movk), walking backwards. Any other instruction that may write the register, or
 * another call, ends the search with 0.
 */
static uint64_t constant_before(const unsigned char *code, size_t count, unsigned reg)
{
    uint64_t value = 0;
    unsigned known = 0;
    for (size_t i = 1; i <= count && i <= MAX_INSTRUCTIONS; i++) {
        uint32_t instruction = instruction_at(code - 4 * i);
        unsigned piece = instruction >> 21 & 3;
        uint64_t bits = (uint64_t)(instruction >> 5 & 0xffff) << 16 * piece;
        bool is_move = (instruction & 0xff800000) == 0xd2800000;
        if ((instruction & 0xfc000000) == 0x94000000)
            return 0;
        if ((instruction & 31) != reg)
            continue;
        if (!is_move && (instruction & 0xff800000) != 0xf2800000)
            return 0;
        /* A later piece overrides an earlier one, and is seen first. */
        value |= known >> piece & 1 ? 0 : bits;
        known |= 1U << piece;
        if (is_move)
            return value;
    }
    return 0;
}

/*
 * Find calls of such functions in a part of code, and the constant version before each. Branch
 * instructions (b and bl) are 000101 and 100101 in their top six bits.
 */
static void search_aarch64(version_search *search, const tn_binary_part *part)
{
    const unsigned char *code = part->data;
    for (size_t at = 0; at + 4 <= part->bytes; at += 4) {
        uint32_t branch = instruction_at(code + at);
        if ((branch & 0x7c000000) != 0x14000000)
            continue;
        /* The branch distance is a signed number of 26 bits, in instructions. */
        uint64_t distance = ((branch & 0x3ffffff) ^ 0x2000000) - 0x2000000ULL;
        const got_entry *entry =
            find_got_entry(search, got_entry_of_jump(search, part->address + at + (distance << 2)));
        uint64_t version = entry != NULL ? constant_before(code + at, at / 4, entry->argument) : 0;
        if (is_version(version))
            keep_version(search, version);
    }
}

size_t audit_built_with(const tn_binary *file, uint64_t builds[AUDIT_MAX_BUILDS])
{
    tn_binary_facts facts = {.size = sizeof facts};
    version_search search = {.file = file, .builds = builds};
    tn_binary_describe(file, &facts);
    if (facts.machine_code != MACHINE_X86_64 && facts.machine_code != MACHINE_AARCH64)
        return 0;
    find_got_entries(&search);
    if (search.nentries > 0)
        find_parts(&search);
    for (size_t i = 0; i < search.nparts; i++)
        if (facts.machine_code == MACHINE_X86_64)
            search_x86_64(&search, &search.parts[i]);
        else
            search_aarch64(&search, &search.parts[i]);
    return search.nbuilds;
}
