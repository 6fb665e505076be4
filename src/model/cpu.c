/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Whether the code of a package can run on this machine: its device and the instruction sets that
 * it was compiled for. Only the package's metadata say that.
 *
 * A package names its platform and machine, and lists every instruction set of the machine that
 * compiled it. The compiler may have used any of these except matrix tiles (AMX), which are used
 * only by intrinsics that the sources in the package show. Linux lets a process use tiles only
 * after it has asked, and ends it with SIGILL otherwise.
 */
#include <ctype.h>
#include <stdio.h>
#include <sys/utsname.h>

#include "base/processor.h"
#include "model/models.h"

static bool has_avx2(void)
{
    return tni_cpu_has(TNI_CPU_AVX2) && tni_cpu_has(TNI_CPU_FMA);
}

static bool has_avx512(void)
{
    return tni_cpu_has(TNI_CPU_AVX512F) && tni_cpu_has(TNI_CPU_AVX512DQ) &&
           tni_cpu_has(TNI_CPU_AVX512BW) && tni_cpu_has(TNI_CPU_AVX512VL);
}

static bool has_vnni(void)
{
    return tni_cpu_has(TNI_CPU_AVX512_VNNI);
}

static bool has_bf16(void)
{
    return tni_cpu_has(TNI_CPU_AVX512_BF16);
}

static bool has_asimd(void)
{
    return tni_cpu_has(TNI_CPU_ARM_ASIMD);
}

/* A word of AOTI_CPU_ISA. */
typedef struct isa {
    const char *word;      /* in the metadata */
    const char *intrinsic; /* what its use looks like in the sources; NULL: may be used anyway */
    bool (*is_here)(void); /* whether the CPU has it; NULL: /proc/cpuinfo says it */
} isa;

static const isa sets[] = {
    {"AVX2", NULL, has_avx2},
    {"AVX512", NULL, has_avx512},
    {"AVX512_VNNI", NULL, has_vnni},
    {"AVX512_BF16", NULL, has_bf16},
    {"AMX_TILE", "_tile_load", tni_cpu_may_use_tiles},
    {"AMX_FP16", "_tile_dpfp16", NULL},
    {"ASIMD", NULL, has_asimd},
    {NULL, NULL, NULL},
};

/* Return the entry of a word; NULL for one that is not known. */
static const isa *find_set(const char *word, size_t length)
{
    for (const isa *set = sets; set->word != NULL; set++)
        if (strlen(set->word) == length && strncmp(set->word, word, length) == 0)
            return set;
    return NULL;
}

/* The word of a package that was compiled for no set in particular. */
#define NO_SET "INVALID_VEC_ISA"

/*
 * Whether /proc/cpuinfo lists a set under PyTorch's name in small letters. Most sets, such as
 * AVX512_FP16 and AMX_FP16, are called the same there, and so probably are those of later releases.
 */
static bool is_listed(const char *word, size_t length)
{
    char name[64] = " ";
    char line[8192];
    bool is_found = false;
    FILE *file = fopen("/proc/cpuinfo", "re");
    for (size_t i = 0; i < length && i + 2 < sizeof name; i++)
        name[i + 1] = (char)tolower((unsigned char)word[i]);
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, "flags", 5) != 0 && strncmp(line, "Features", 8) != 0)
            continue;
        for (const char *at = line; (at = strstr(at, name)) != NULL; at++)
            is_found |= at[strlen(name)] == ' ' || at[strlen(name)] == '\n';
        /* The flags of the first processor are those of all. */
        break;
    }
    if (file != NULL)
        fclose(file);
    return is_found;
}

/* Words that are looked for in sources. */
typedef struct word_search {
    const char *words; /* which */
    bool is_found;     /* in one of them */
} word_search;

/* Note whether a source has the words. */
static void look_for_words(void *context, const tni_part *source)
{
    word_search *search = context;
    search->is_found |=
        memmem(source->data, source->bytes, search->words, strlen(search->words)) != NULL;
}

/* Append the set to `missing` if the package needs it and this CPU does not have it. */
static tn_status check_set(const tni_package *package, const char *word, size_t length,
                           tni_buffer *missing)
{
    const isa *set = find_set(word, length);
    const char *intrinsic = set != NULL ? set->intrinsic : NULL;
    word_search search = {intrinsic, intrinsic == NULL};
    /* A set that is used by intrinsics only is needed if a source names them. */
    if (!search.is_found)
        TN_TRY(tni_package_visit_sources(package, look_for_words, &search));
    if (search.is_found &&
        !(set != NULL && set->is_here != NULL ? set->is_here() : is_listed(word, length)))
        tni_buffer_print(missing, "%s%.*s", missing->length > 0 ? ", " : "", (int)length, word);
    return TN_OK;
}

/*
 * Check each word of a list that is separated by blanks or commas, and name all missing ones in one
 * failure.
 */
static tn_status check_sets(const tni_package *package, const char *words, tni_buffer *missing)
{
    while (*words != '\0') {
        size_t length = strcspn(words, " ,");
        if (length > 0)
            TN_TRY(check_set(package, words, length, missing));
        words += length;
        words += strspn(words, " ,");
    }
    if (missing->failed)
        return tni_fail_memory(missing->length);
    if (missing->length == 0)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: was compiled for %s, and this CPU lacks %s; compile it on a machine "
                    "without, or for less (torch._inductor.config.cpp.simdlen)",
                    package->path, tni_package_about(package, "AOTI_CPU_ISA"), missing->data);
}

/* Checked before the instruction sets, because their words belong to the machine. */
static tn_status check_machine(const tni_package *package)
{
    struct utsname here;
    const char *platform = tni_package_about(package, "AOTI_PLATFORM");
    const char *machine = tni_package_about(package, "AOTI_MACHINE");
    /* Without an answer, nothing can be compared. */
    if (uname(&here) != 0)
        return TN_OK;
    if ((platform == NULL || strcmp(platform, "linux") == 0) &&
        (machine == NULL || strcmp(machine, here.machine) == 0))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: model '%s' was compiled for %s on %s, this is linux on %s", package->path,
                    package->name, platform != NULL ? platform : "linux",
                    machine != NULL ? machine : "another machine", here.machine);
}

tn_status tni_package_check_cpu(const tni_package *package)
{
    const char *device = tni_package_about(package, "AOTI_DEVICE_KEY");
    const char *words = tni_package_about(package, "AOTI_CPU_ISA");
    if (device != NULL && strcmp(device, "cpu") != 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: model '%s' was compiled for the device '%s'; Tenon runs models that "
                        "were compiled for 'cpu'",
                        package->path, package->name, device);
    TN_TRY(check_machine(package));
    if (words == NULL || strcmp(words, NO_SET) == 0)
        return TN_OK;
    tni_buffer missing = {0};
    tn_status status = check_sets(package, words, &missing);
    tni_buffer_free(&missing);
    return status;
}
