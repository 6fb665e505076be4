/* SPDX-License-Identifier: BSD-3-Clause */
/* Any file can be audited: the report is whole, and says what follows from what it lists. */
#include "fuzz.h"

#include <string.h>

#include "audit.h"

static void check_import(const audit_import *import, const audit_report *report)
{
    audit_verdict verdict = report->verdict;
    FUZZ_EXPECT(verdict == AUDIT_UNSTABLE || cli_release(import->since) <= report->floor);
    FUZZ_EXPECT(import->name != NULL && import->since != NULL);
    if (import->kind == AUDIT_CXX || import->kind == AUDIT_INTERNAL)
        FUZZ_EXPECT(verdict == AUDIT_UNSTABLE && import->plain != NULL);
    else
        FUZZ_EXPECT(verdict != AUDIT_NONE);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const audit_tags tags = {
        .python = "cp312", .abi = "abi3", .platform = "manylinux_2_5_x86_64", .torch = 2009};
    static const audit_wishes wishes = {.require = 2009};
    audit_report report;
    audit_check(data, size, "fuzz.abi3.so", &tags, &wishes, &report);
    FUZZ_EXPECT(!report.is_out_of_memory);
    FUZZ_EXPECT(!report.is_unreadable || (report.nimports == 0 && report.nproblems == 1));
    for (size_t i = 0; i < report.nimports; i++)
        check_import(&report.imports[i], &report);
    for (size_t i = 0; i < report.nproblems; i++)
        FUZZ_EXPECT(strlen(report.problems[i].text) > 0);
    for (size_t i = 1; i < report.nbuilds; i++)
        FUZZ_EXPECT(report.builds[i - 1] < report.builds[i]);
    FUZZ_EXPECT(report.linked_floor <= report.floor);
    audit_report_free(&report);
    return 0;
}

/* A small library that the build made for this, and the same as if it were for AArch64. */
size_t fuzz_seeds(const fuzz_seed **out)
{
    static uint8_t data[2][1 << 16];
    static fuzz_seed seeds[2] = {{data[0], 0}, {data[1], 0}};
    if (seeds[0].size == 0) {
        FILE *file = fopen(SEED_LIBRARY, "rb");
        FUZZ_EXPECT(file != NULL);
        seeds[0].size = seeds[1].size = fread(data[0], 1, sizeof data[0], file);
        fclose(file);
        memcpy(data[1], data[0], seeds[0].size);
        data[1][18] = 183;
        data[1][19] = 0;
    }
    *out = seeds;
    return 2;
}
