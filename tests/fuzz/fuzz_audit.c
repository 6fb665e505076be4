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
    static const audit_tags tags = {"cp312", "abi3", "manylinux_2_5_x86_64"};
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

/* A small library that the build made for this. */
size_t fuzz_seeds(const fuzz_seed **out)
{
    static uint8_t data[1 << 16];
    static fuzz_seed seed = {data, 0};
    if (seed.size == 0) {
        FILE *file = fopen(SEED_LIBRARY, "rb");
        FUZZ_EXPECT(file != NULL);
        seed.size = fread(data, 1, sizeof data, file);
        fclose(file);
    }
    *out = &seed;
    return 1;
}
