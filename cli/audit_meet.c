/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compares binaries of one run that need each other but were compiled for different ABIs of Tenon:
 * the types they exchange may differ. The loader refuses such binaries, too.
 */
#include "audit.h"

#include <stdlib.h>
#include <string.h>

/* Append a line feed and a name to *list. */
static bool append(char **list, const char *name)
{
    char *longer = audit_join(*list, "\n", name);
    if (longer == NULL)
        return false;
    free(*list);
    *list = longer;
    return true;
}

/*
 * A library without a SONAME is needed by the path that the linker was given; only its last part is
 * compared.
 */
static const char *base_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

static void free_member(audit_member *member)
{
    free(member->path);
    free(member->name);
    free(member->needs);
    free(member);
}

/* Return a description of a binary; NULL without memory. */
static audit_member *new_member(const tn_binary *file, const audit_report *report)
{
    tn_binary_facts facts = {.size = sizeof facts};
    audit_member *member = calloc(1, sizeof *member);
    if (member == NULL)
        return NULL;
    tn_binary_describe(file, &facts);
    member->tenon = report->tenon;
    member->path = audit_join(report->path, "", "");
    member->name =
        audit_join(base_of(facts.soname[0] != '\0' ? facts.soname : report->path), "", "");
    member->needs = audit_join("", "", "");
    bool is_whole = member->path != NULL && member->name != NULL && member->needs != NULL;
    for (size_t i = 0; is_whole && i < facts.nneeded; i++)
        is_whole = append(&member->needs, base_of(tn_binary_needed_at(file, i)));
    if (is_whole && append(&member->needs, ""))
        return member;
    free_member(member);
    return NULL;
}

/* A trailing line feed ends the last name, so whole names are compared. */
static bool needs(const audit_member *member, const audit_member *other)
{
    size_t length = strlen(other->name);
    for (const char *at = member->needs; (at = strchr(at, '\n')) != NULL; at++)
        if (strncmp(at + 1, other->name, length) == 0 && at[1 + length] == '\n')
            return true;
    return false;
}

void audit_meet(audit_member **members, const void *data, size_t bytes, audit_report *report)
{
    tn_binary *file = NULL;
    if (report->tenon == 0 || report->path == NULL)
        return;
    audit_member *member = NULL;
    if (tn_binary_read(data, bytes, report->path, &file) == TN_OK)
        member = new_member(file, report);
    tn_binary_free(file);
    if (member == NULL) {
        report->is_out_of_memory = true;
        return;
    }
    for (const audit_member *other = *members; other != NULL; other = other->next)
        if (other->tenon != member->tenon && (needs(member, other) || needs(other, member)))
            audit_add_problem(report, false, "tenon-abi",
                              "is built for ABI %u of Tenon, and %s, which %s, for ABI %u",
                              member->tenon, other->path,
                              needs(member, other) ? "it needs" : "needs it", other->tenon);
    member->next = *members;
    *members = member;
}

void audit_members_free(audit_member *members)
{
    while (members != NULL) {
        audit_member *next = members->next;
        free_member(members);
        members = next;
    }
}
