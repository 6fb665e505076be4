/* SPDX-License-Identifier: BSD-3-Clause */
/* What does not concern PyTorch: Python, the C and C++ libraries, CUDA, stack and search paths. */
#include "audit.h"
#include "python_names.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- versions ---- */

/* Read "2.17" as parts; false if the text is not a version. */
static bool parse_version(const char *text, audit_version *out)
{
    audit_version version = {{0, 0, 0}};
    for (int i = 0; i < 3; i++) {
        char *end = NULL;
        if (!isdigit((unsigned char)*text))
            return false;
        version.parts[i] = (unsigned)strtoul(text, &end, 10);
        if (*end == '\0') {
            *out = version;
            return true;
        }
        if (*end != '.')
            return false;
        text = end + 1;
    }
    return false;
}

static int compare_versions(const audit_version *a, const audit_version *b)
{
    for (int i = 0; i < 3; i++)
        if (a->parts[i] != b->parts[i])
            return a->parts[i] < b->parts[i] ? -1 : 1;
    return 0;
}

const char *audit_version_text(const audit_version *version, char *out, size_t size)
{
    if (version->parts[2] != 0)
        snprintf(out, size, "%u.%u.%u", version->parts[0], version->parts[1], version->parts[2]);
    else
        snprintf(out, size, "%u.%u", version->parts[0], version->parts[1]);
    return out;
}

/* If `name` is `prefix` and a version, raise *most to that version and return true. */
static bool raise_version(const char *name, const char *prefix, audit_version *most)
{
    audit_version version;
    size_t length = strlen(prefix);
    if (strncmp(name, prefix, length) != 0 || !parse_version(name + length, &version))
        return false;
    if (compare_versions(&version, most) > 0)
        *most = version;
    return true;
}

/*
 * What each platform tag allows, by the policies behind the tags (PEP 600, and the distributions on
 * which they are based).
 */
static const struct {
    const char *tag;     /* as in a file name, without the machine */
    audit_version glibc; /* newest GLIBC_ version */
    audit_version cxx;   /* newest GLIBCXX_ version */
    audit_version abi;   /* newest CXXABI_ version */
} platforms[] = {
    {"manylinux_2_5", {{2, 5, 0}}, {{3, 4, 8}}, {{1, 3, 1}}},
    {"manylinux_2_12", {{2, 12, 0}}, {{3, 4, 13}}, {{1, 3, 3}}},
    {"manylinux_2_17", {{2, 17, 0}}, {{3, 4, 19}}, {{1, 3, 7}}},
    {"manylinux_2_24", {{2, 24, 0}}, {{3, 4, 22}}, {{1, 3, 10}}},
    {"manylinux_2_26", {{2, 26, 0}}, {{3, 4, 24}}, {{1, 3, 11}}},
    {"manylinux_2_27", {{2, 27, 0}}, {{3, 4, 24}}, {{1, 3, 11}}},
    {"manylinux_2_28", {{2, 28, 0}}, {{3, 4, 24}}, {{1, 3, 11}}},
    {"manylinux_2_31", {{2, 31, 0}}, {{3, 4, 28}}, {{1, 3, 12}}},
    {"manylinux_2_34", {{2, 34, 0}}, {{3, 4, 29}}, {{1, 3, 13}}},
    {"manylinux_2_35", {{2, 35, 0}}, {{3, 4, 30}}, {{1, 3, 13}}},
    {"manylinux_2_36", {{2, 36, 0}}, {{3, 4, 30}}, {{1, 3, 13}}},
    {"manylinux_2_38", {{2, 38, 0}}, {{3, 4, 30}}, {{1, 3, 13}}},
    {"manylinux_2_39", {{2, 39, 0}}, {{3, 4, 33}}, {{1, 3, 15}}},
    {"manylinux_2_41", {{2, 41, 0}}, {{3, 4, 33}}, {{1, 3, 15}}},
};

#define NUM_PLATFORMS (sizeof platforms / sizeof platforms[0])

/* Return whether a platform allows the versions in the report. */
static bool is_allowed(size_t platform, const audit_report *report)
{
    return compare_versions(&report->glibc, &platforms[platform].glibc) <= 0 &&
           compare_versions(&report->glibcxx, &platforms[platform].cxx) <= 0 &&
           compare_versions(&report->cxxabi, &platforms[platform].abi) <= 0;
}

/* A wheel's own copies of such libraries have a digest in their names. */
bool audit_is_system_library(const char *name)
{
    static const char *const names[] = {"libc.so.6",      "libm.so.6",      "libpthread.so.0",
                                        "libdl.so.2",     "librt.so.1",     "libutil.so.1",
                                        "libresolv.so.2", "libstdc++.so.6", "libgcc_s.so.1"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return strncmp(name, "ld-linux", 8) == 0;
}

/*
 * Find the newest versions of glibc and the C++ library that are needed, and the oldest platform
 * that has them.
 */
static void read_versions(const tn_binary *file, audit_report *report)
{
    static const audit_version relr = {{2, 36, 0}}; /* the first glibc with DT_RELR */
    tn_binary_version version = {.size = sizeof version};
    for (size_t i = 0; tn_binary_version_at(file, i, &version); i++) {
        if (!audit_is_system_library(version.library) ||
            raise_version(version.name, "GLIBC_", &report->glibc) ||
            raise_version(version.name, "GLIBCXX_", &report->glibcxx) ||
            raise_version(version.name, "CXXABI_", &report->cxxabi))
            continue;
        if (strcmp(version.name, "GLIBC_ABI_DT_RELR") == 0 &&
            compare_versions(&report->glibc, &relr) < 0)
            report->glibc = relr;
        if (strcmp(version.name, "GLIBC_PRIVATE") == 0)
            audit_add_problem(report, false, "glibc-private",
                              "takes private functions of %s, which any other build may lack",
                              version.library);
    }
    /* The table is ascending, so the first match is the oldest platform. */
    for (size_t i = 0; report->manylinux == NULL && i < NUM_PLATFORMS; i++)
        if (report->glibc.parts[0] != 0 && is_allowed(i, report))
            report->manylinux = platforms[i].tag;
}

/* List some of the names that need a version beyond a limit, for a message. */
static void name_culprits(const tn_binary *file, const char *prefix, const audit_version *limit,
                          char *out, size_t size)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    size_t used = 0;
    int count = 0;
    out[0] = '\0';
    for (size_t i = 0; count < 4 && tn_binary_symbol_at(file, i, &symbol); i++) {
        audit_version version = {{0, 0, 0}};
        if (!symbol.is_import || !raise_version(symbol.version, prefix, &version) ||
            compare_versions(&version, limit) <= 0)
            continue;
        int length =
            snprintf(out + used, size - used, "%s%.60s", count > 0 ? ", " : "", symbol.name);
        if (length < 0 || (size_t)length >= size - used)
            return;
        used += (size_t)length;
        count++;
    }
}

/* Report a version beyond what a platform tag allows. */
static void judge_version(const tn_binary *file, audit_report *report, const char *tag,
                          const char *prefix, const audit_version *found,
                          const audit_version *limit)
{
    char culprits[300];
    char allowed[40];
    char needed[40];
    if (compare_versions(found, limit) <= 0)
        return;
    name_culprits(file, prefix, limit, culprits, sizeof culprits);
    audit_add_problem(report, false, "platform", "%s allows %s%s at most, it needs %s%s%s%s%s", tag,
                      prefix, audit_version_text(limit, allowed, sizeof allowed), prefix,
                      audit_version_text(found, needed, sizeof needed),
                      culprits[0] != '\0' ? " (" : "", culprits, culprits[0] != '\0' ? ")" : "");
}

/* Find the newest policy that a tag `manylinux_2_N` includes; three of them have older names. */
static bool find_platform(const char *tag, size_t *out)
{
    unsigned minor = strncmp(tag, "manylinux1_", 11) == 0      ? 5
                     : strncmp(tag, "manylinux2010_", 14) == 0 ? 12
                     : strncmp(tag, "manylinux2014_", 14) == 0 ? 17
                                                               : 0;
    bool is_found = false;
    if (minor == 0 && sscanf(tag, "manylinux_2_%u", &minor) != 1)
        return false;
    for (size_t i = 0; i < NUM_PLATFORMS; i++)
        if (platforms[i].glibc.parts[1] <= minor) {
            *out = i;
            is_found = true;
        }
    return is_found;
}

static bool has_kind(const audit_report *report, const char *kind)
{
    for (size_t i = 0; i < report->nproblems; i++)
        if (strcmp(report->problems[i].kind, kind) == 0)
            return true;
    return false;
}

/* A tag may consist of several, separated by dots; each of them is a promise. */
static void judge_platform(const tn_binary *file, const audit_tags *tags, audit_report *report)
{
    for (const char *tag = tags->platform; *tag != '\0'; tag += strcspn(tag, ".")) {
        char name[64];
        size_t platform = 0;
        if (*tag == '.')
            tag++;
        if (!find_platform(tag, &platform))
            continue;
        audit_version glibc = platforms[platform].glibc;
        unsigned minor = 0;
        snprintf(name, sizeof name, "%.*s", (int)strcspn(tag, "."), tag);
        if (sscanf(tag, "manylinux_2_%u", &minor) == 1)
            glibc.parts[1] = minor;
        judge_version(file, report, name, "GLIBC_", &report->glibc, &glibc);
        judge_version(file, report, name, "GLIBCXX_", &report->glibcxx, &platforms[platform].cxx);
        judge_version(file, report, name, "CXXABI_", &report->cxxabi, &platforms[platform].abi);
        if (has_kind(report, "platform"))
            return;
    }
}

/* ---- Python ---- */

/* Return the 3.minor of a tag such as cp312; 0 for any other tag. */
static int python_minor(const char *tag)
{
    int minor = 0;
    return sscanf(tag, "cp3%d", &minor) == 1 ? minor : 0;
}

/* Check one imported name of Python against the file's claim. `claim` is the 3.minor, 0 for any. */
static void judge_python_name(const char *name, int claim, const char *what, audit_report *report)
{
    int since = cli_python_since(name);
    if (since < 0) {
        report->python_floor = -1;
        audit_add_problem(report, false, "python-abi", "%s, but %s is not in Python's stable ABI",
                          what, name);
        return;
    }
    if (report->python_floor >= 0 && since > report->python_floor)
        report->python_floor = since;
    if (claim != 0 && since > claim)
        audit_add_problem(report, false, "python-abi",
                          "%s, but %s is in Python's stable ABI since 3.%d only", what, name,
                          since);
}

/*
 * Return the 3.minor of the only CPython that imports a module named NAME.cpython-312-*.so; else 0.
 */
static int only_python(const char *base)
{
    const char *tag = strstr(base, ".cpython-3");
    int minor = 0;
    return tag != NULL && sscanf(tag, ".cpython-3%d", &minor) == 1 ? minor : 0;
}

/* Report a module for one Python in a wheel that claims others as well. */
static void judge_module_name(const char *base, const audit_tags *tags, audit_report *report)
{
    char own[16];
    int minor = only_python(base);
    snprintf(own, sizeof own, "cp3%d", minor);
    if (minor != 0 && strstr(tags->abi, own) == NULL)
        audit_add_problem(report, false, "python-abi",
                          "the wheel says %s-%s, but only Python 3.%d imports a file of this name",
                          tags->python, tags->abi, minor);
}

/*
 * abi3 in the file's name or the wheel's tag promises to run with every Python from some release
 * on; the ABI tag `none` promises it for every Python.
 */
static void judge_python(const tn_binary *file, const char *path, const audit_tags *tags,
                         audit_report *report)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    const char *base = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    bool is_abi3_tag = tags != NULL && strstr(tags->abi, "abi3") != NULL;
    bool is_none_tag = tags != NULL && strcmp(tags->abi, "none") == 0;
    bool is_abi3_name = strstr(base, ".abi3.so") != NULL;
    char what[160];
    if (tags != NULL)
        judge_module_name(base, tags, report);
    if (!is_abi3_tag && !is_none_tag && !is_abi3_name)
        return;
    if (is_abi3_tag || is_none_tag)
        snprintf(what, sizeof what, "the wheel says %s-%s", tags->python, tags->abi);
    else
        snprintf(what, sizeof what, "its name says abi3");
    int claim = is_abi3_tag ? python_minor(tags->python) : 0;
    for (size_t i = 0; tn_binary_symbol_at(file, i, &symbol); i++)
        if (symbol.is_import && symbol.is_bound && !symbol.is_weak &&
            cli_is_python_name(symbol.name))
            judge_python_name(symbol.name, claim, what, report);
}

/* ---- CUDA, stack, paths ---- */

/* Return the major version of a library of the CUDA toolkit, which equals the toolkit's; else 0. */
static unsigned cuda_major(const char *library)
{
    static const char *const names[] = {"libcudart",   "libnvrtc",    "libcublas",
                                        "libcublasLt", "libcusparse", "libnvjpeg"};
    const char *number = strstr(library, ".so.");
    for (size_t i = 0; number != NULL && i < sizeof names / sizeof names[0]; i++) {
        size_t length = strlen(names[i]);
        if (strncmp(library, names[i], length) == 0 &&
            (library[length] == '.' || library[length] == '-'))
            return (unsigned)strtoul(number + 4, NULL, 10);
    }
    return 0;
}

/* Check the needed libraries: none by its path, and all of one release of CUDA. */
static void judge_needs(const tn_binary *file, audit_report *report)
{
    const char *name = NULL;
    for (size_t i = 0; (name = tn_binary_needed_at(file, i)) != NULL; i++) {
        unsigned major = cuda_major(name);
        if (strchr(name, '/') != NULL)
            audit_add_problem(report, false, "needed-path",
                              "needs the library '%s' by its path, which is that of one machine",
                              name);
        if (major != 0 && report->cuda != 0 && major != report->cuda)
            audit_add_problem(report, false, "cuda", "needs libraries of CUDA %u and of CUDA %u",
                              report->cuda, major);
        report->cuda = major != 0 ? major : report->cuda;
    }
}

/* Return whether the same part occurs earlier in the search path; tools pad paths with repetitions.
 */
static bool stood_before(const char *search, const char *part, size_t length)
{
    for (const char *at = search; at < part;) {
        size_t other = strcspn(at, ":");
        if (other == length && memcmp(at, part, length) == 0)
            return true;
        at += other + 1;
    }
    return false;
}

/*
 * Each part of a search path must begin with $ORIGIN, because other folders are those of one
 * machine. Repeated parts are reported once.
 */
static void judge_search(const tn_binary_facts *facts, audit_report *report)
{
    const char *word = facts->is_runpath ? "RUNPATH" : "RPATH";
    bool has_empty = false;
    for (const char *part = facts->search; *part != '\0';) {
        size_t length = strcspn(part, ":");
        bool is_origin = strncmp(part, "$ORIGIN", 7) == 0 || strncmp(part, "${ORIGIN}", 9) == 0;
        if (length == 0)
            has_empty = true;
        else if (!is_origin && !stood_before(facts->search, part, length))
            audit_add_problem(report, false, "search-path",
                              "its %s has '%.*s', which is not below $ORIGIN", word, (int)length,
                              part);
        part += length + (part[length] == ':');
        has_empty |= part[0] == '\0' && part[-1] == ':';
    }
    if (has_empty)
        audit_add_problem(report, false, "search-path",
                          "its %s has an empty part: libraries are taken from the folder that the "
                          "process happens to be in",
                          word);
}

/* Without PT_GNU_STACK the kernel makes the stack executable. */
static void judge_stack(const tn_binary_facts *facts, audit_report *report)
{
    if (facts->stack == TN_BINARY_STACK_EXECUTABLE)
        audit_add_problem(
            report, false, "stack",
            "asks for an executable stack, which glibc 2.41 refuses to a library that "
            "is opened late");
    if (facts->stack == TN_BINARY_STACK_UNSAID)
        audit_add_problem(report, false, "stack",
                          "does not say that its stack holds no code, so it is made executable");
}

void audit_platform(const tn_binary *file, const char *path, const audit_tags *tags,
                    audit_report *report)
{
    tn_binary_facts facts = {.size = sizeof facts};
    tn_binary_describe(file, &facts);
    read_versions(file, report);
    if (tags != NULL)
        judge_platform(file, tags, report);
    judge_python(file, path, tags, report);
    judge_needs(file, report);
    judge_search(&facts, report);
    judge_stack(&facts, report);
}

/* ---- tags ---- */

/* Copy the text between two dashes; false if it is too long. */
static bool copy_tag(const char *start, const char *end, char *out, size_t size)
{
    size_t length = (size_t)(end - start);
    if (length >= size)
        return false;
    memcpy(out, start, length);
    out[length] = '\0';
    return true;
}

/* Parse name-version(-build)?-python-abi-platform.whl from its end. */
bool audit_tags_of(const char *path, audit_tags *out)
{
    const char *base = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    const char *ends[4] = {base + strlen(base), NULL, NULL, NULL};
    *out = (audit_tags){.python = ""};
    if (ends[0] - base < 4 || strcmp(ends[0] - 4, ".whl") != 0)
        return false;
    ends[0] -= 4;
    for (int i = 1; i < 4; i++) {
        const char *at = ends[i - 1];
        while (at > base && at[-1] != '-')
            at--;
        if (at == base)
            return false;
        ends[i] = at - 1;
    }
    return copy_tag(ends[1] + 1, ends[0], out->platform, sizeof out->platform) &&
           copy_tag(ends[2] + 1, ends[1], out->abi, sizeof out->abi) &&
           copy_tag(ends[3] + 1, ends[2], out->python, sizeof out->python);
}
