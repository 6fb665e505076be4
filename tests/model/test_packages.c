/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Packages before their code runs: damaged bytes, archives beyond 32 bits, several models, weights
 * behind the code, what they were compiled for, and a process that lets nothing become executable.
 */
#include <elf.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

#define PACKAGE MODELS "/packages.pt2"

#include "affine.h"

#define METADATA MODEL_FOLDER "m.wrapper_metadata.json"

/* ---- damage ---- */

/* Flips a bit of the first place in the package where `text` stands. */
static void damage(const char *text, size_t length)
{
    size_t bytes = 0;
    char *data = read_whole(PACKAGE, &bytes);
    assert_non_null(data);
    char *found = memmem(data, bytes, text, length);
    assert_non_null(found);
    *found ^= 1;
    FILE *file = fopen(PACKAGE, "wb");
    assert_int_equal(fwrite(data, 1, bytes, file), bytes);
    assert_int_equal(fclose(file), 0);
    free(data);
}

static void a_damaged_byte_of_what_is_used_is_refused(void **state)
{
    (void)state;
    static const char blob[128] = "weights";
    package_file files[] = {
        {MODEL_FOLDER "m.wrapper_weights.blob", blob, sizeof blob},
        {MODEL_FOLDER "m.wrapper.json", "{\"nodes\": []}", 0},
        {MODEL_FOLDER "k.kernel.cpp", "#pragma omp parallel", 0},
    };
    static const struct {
        const char *text; /* in the member, and nowhere before it */
        const char *member;
    } places[] = {{"the model's own words", ".wrapper.so"},
                  {"\"author\"", "_metadata.json"},
                  {"inputs_info_", ".wrapper.cpp"},
                  {"\"nodes\"", "m.wrapper.json"},
                  {"#pragma", "k.kernel.cpp"},
                  {"weights\0\0", "_weights.blob"}};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        assert_true(write_model(PACKAGE, CODE("bare"), files, 3));
        damage(places[i].text, strlen(places[i].text) + (i == 5 ? 2 : 0));
        refuse(PACKAGE, NULL, TN_ERR_IO, "are damaged");
        assert_non_null(strstr(tn_last_error(), places[i].member));
    }
}

/* ---- beyond 32 bits ---- */

/* A number of some bytes, lowest first. */
static void put(FILE *file, uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        fputc(i < 8 ? (int)(number >> (8 * i) & 255) : 0, file);
}

/* One member of an archive whose sizes and places need 64 bits. */
typedef struct large_member {
    const char *name;
    const void *data; /* NULL: a hole */
    uint64_t bytes;
    uint64_t start; /* where its header was written */
} large_member;

/* Its own header, with the sizes in the record of tag 1, and its bytes. */
static void put_member(FILE *file, large_member *member)
{
    uint64_t sum = member->data != NULL ? crc32_z(0, member->data, member->bytes) : 0;
    member->start = (uint64_t)ftello(file);
    put(file, 0x04034b50, 4);
    put(file, 45, 2);
    put(file, 0, 8);
    put(file, sum, 4);
    put(file, UINT64_MAX, 8);
    put(file, strlen(member->name), 2);
    put(file, 20, 2);
    fputs(member->name, file);
    put(file, 1, 2);
    put(file, 16, 2);
    put(file, member->bytes, 8);
    put(file, member->bytes, 8);
    if (member->data != NULL)
        fwrite(member->data, 1, member->bytes, file);
    else
        fseeko(file, (off_t)member->bytes, SEEK_CUR);
}

static void put_entry(FILE *file, const large_member *member)
{
    uint64_t sum = member->data != NULL ? crc32_z(0, member->data, member->bytes) : 0;
    put(file, 0x02014b50, 4);
    put(file, 45 | 45 << 16, 4);
    put(file, 0, 8);
    put(file, sum, 4);
    put(file, UINT64_MAX, 8);
    put(file, strlen(member->name), 2);
    put(file, 28, 2);
    put(file, 0, 10);
    put(file, UINT32_MAX, 4);
    fputs(member->name, file);
    put(file, 1, 2);
    put(file, 24, 2);
    put(file, member->bytes, 8);
    put(file, member->bytes, 8);
    put(file, member->start, 8);
}

/* A package of more than 4 GiB, nearly all of it a hole that nobody reads, before what is read. */
static void write_large(const char *path, const void *code, size_t bytes)
{
    large_member members[] = {
        {"root/data/weights/weight_0", NULL, 5ULL << 30, 0},
        {MODEL_FOLDER "m.wrapper.so", code, bytes, 0},
        {MODEL_FOLDER "m.wrapper.cpp", affine_source, strlen(affine_source), 0}};
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    for (size_t i = 0; i < 3; i++)
        put_member(file, &members[i]);
    uint64_t start = (uint64_t)ftello(file);
    for (size_t i = 0; i < 3; i++)
        put_entry(file, &members[i]);
    uint64_t end = (uint64_t)ftello(file);
    put(file, 0x06064b50, 4);
    put(file, 44, 8);
    put(file, 45 | 45 << 16, 4);
    put(file, 0, 8);
    put(file, 3, 8);
    put(file, 3, 8);
    put(file, end - start, 8);
    put(file, start, 8);
    put(file, 0x07064b50, 4);
    put(file, 0, 4);
    put(file, end, 8);
    put(file, 1, 4);
    put(file, 0x06054b50, 4);
    put(file, 0, 4);
    put(file, 3 | 3 << 16, 4);
    put(file, UINT64_MAX, 8);
    put(file, 0, 2);
    assert_int_equal(fclose(file), 0);
}

static void a_package_of_five_gigabytes_is_read_in_place(void **state)
{
    (void)state;
    size_t bytes = 0;
    tn_model *model = NULL;
    void *code = read_whole(CODE("embedded"), &bytes);
    assert_non_null(code);
    write_large(PACKAGE, code, bytes);
    if (tn_model_load(PACKAGE, NULL, &model) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
    remove(PACKAGE);
    free(code);
}

/* ---- several models ---- */

static void models_whose_files_stand_apart_are_named_once(void **state)
{
    (void)state;
    size_t bytes = 0;
    void *code = read_whole(CODE("embedded"), &bytes);
    package_file files[] = {{"p/data/aotinductor/first/a.wrapper.so", code, bytes},
                            {"p/data/aotinductor/second/b.wrapper.so", code, bytes},
                            {"p/data/weights/weight_0", "x", 0},
                            {"p/data/aotinductor/first/more.txt", "x", 0},
                            {"p/data/aotinductor/second/more.txt", "x", 0}};
    refuse_files(files, 5, TN_ERR_NOT_FOUND,
                 "has 2 models, and none is called 'model'; choose of "
                 "first, second");
    tn_model_options options = {sizeof options, "second", 0, 0};
    tn_model *model = NULL;
    assert_int_equal(tn_model_load(PACKAGE, &options, &model), TN_OK);
    tn_model_free(model);
    files[1].name = "p/data/aotinductor/model/b.wrapper.so";
    assert_true(write_package(PACKAGE, files, 4, 0));
    assert_int_equal(tn_model_load(PACKAGE, NULL, &model), TN_OK);
    tn_model_free(model);
    free(code);
}

/* ---- weights behind the code ---- */

static void weights_behind_the_code_are_mapped_from_where_it_was_opened(void **state)
{
    (void)state;
    static const float scale[16] = {1, 1, 6}, bias[16] = {0, 0, 0.75F};
    size_t bytes = 0;
    if (sysconf(_SC_PAGESIZE) > 16384) {
        print_message("skipped: PyTorch puts weights at multiples of 16 KiB, which are no pages\n");
        skip();
    }
    char *code = read_whole(CODE("mapped"), &bytes);
    size_t start = (bytes + 16383) / 16384 * 16384;
    char *all = calloc(1, start + 136);
    assert_true(code != NULL && all != NULL);
    memcpy(all, code, bytes);
    memcpy(all + start, scale, 64);
    memcpy(all + start + 64, bias, 64);
    memcpy(all + start + 128, "affine!", 8);
    package_file file = {MODEL_FOLDER "m.wrapper.so", all, start + 136};
    tn_model *model = load_with(CODE("mapped"), &file, 1, 0);
    assert_true(last_of_run(model) == 60.75F);
    tn_model_free(model);
    file.bytes -= 8;
    assert_true(write_model(PACKAGE, CODE("mapped"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_RUNTIME, "its constants cannot be mapped");
    free(all);
    free(code);
}

/* ---- what it was compiled for ---- */

static void refuse_metadata(const char *metadata, const char *text)
{
    package_file file = {METADATA, metadata, 0};
    assert_true(write_model(PACKAGE, CODE("embedded"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_NOT_IMPLEMENTED, text);
}

static void accept_metadata(const char *metadata)
{
    package_file file = {METADATA, metadata, 0};
    tn_model_free(load_with(CODE("embedded"), &file, 1, 0));
}

/*
 * Twice, as the second load has pages of its own. Where nothing is copied, or said, all stays; and
 * so does what is read where the package has it.
 */
static void constants_in_the_code_are_given_back_once_they_are_copied(void **state)
{
    (void)state;
    static const struct {
        const char *code;
        int level;  /* how the package is written */
        float left; /* where the bias was stored */
    } cases[] = {{CODE("stored"), 0, 0},
                 {CODE("in_place"), 0, 0.5F},
                 {CODE("in_place_old"), 0, 0.5F},
                 {CODE("stored"), ALIGNED, 0.5F},
                 {CODE("in_place"), ALIGNED, 0.5F},
                 {CODE("in_place_old"), ALIGNED, 0.5F},
                 {CODE("stored"), 6, 0},
                 {CODE("in_place_old"), 6, 0.5F}};
    for (size_t i = 0; i < 2 * sizeof cases / sizeof cases[0]; i++) {
        tn_tensor *outputs[4], *x = new_rows(2);
        tn_model *model = NULL;
        assert_true(write_model_as(PACKAGE, cases[i / 2].code, NULL, 0, cases[i / 2].level));
        assert_int_equal(tn_model_load(PACKAGE, NULL, &model), TN_OK);
        assert_true(last_of_run(model) == 30.5F);
        assert_int_equal(run(model, x, 11, outputs), TN_OK);
        assert_true(((float *)tn_tensor_data(outputs[0]))[0] == cases[i / 2].left);
        release(outputs);
        /* Where constants are read in the package, its code copies them by tni_stored_copy. */
        assert_int_equal(run(model, x, 12, outputs), TN_OK);
        assert_true(((float *)tn_tensor_data(outputs[0]))[0] == (cases[i / 2].level == ALIGNED));
        release(outputs);
        tn_tensor_release(x);
        tn_model_free(model);
    }
}

static void packages_for_other_machines_say_so(void **state)
{
    (void)state;
    refuse_metadata("{\"AOTI_DEVICE_KEY\": \"cuda\", \"AOTI_CPU_ISA\": \"AVX4096\"}",
                    "model 'model' was compiled for the device 'cuda'; Tenon runs models that were "
                    "compiled for 'cpu'");
    refuse_metadata("{\"AOTI_PLATFORM\": \"linux\", \"AOTI_MACHINE\": \"s390x\", "
                    "\"AOTI_CPU_ISA\": \"ZVECTOR\"}",
                    "was compiled for linux on s390x, this is linux on");
    refuse_metadata("{\"AOTI_PLATFORM\": \"win32\"}", "was compiled for win32 on another machine");
    refuse_metadata("{\"AOTI_CPU_ISA\": \"AVX4096 AVX8192_FP8\"}",
                    "was compiled for AVX4096 AVX8192_FP8, and this CPU lacks AVX4096, "
                    "AVX8192_FP8; compile it on a machine without");
    accept_metadata("{\"AOTI_CPU_ISA\": \"INVALID_VEC_ISA\"}");
    accept_metadata("{\"AOTI_CPU_ISA\": \"\"}");
#ifdef __x86_64__
    accept_metadata("{\"AOTI_PLATFORM\": \"linux\", \"AOTI_MACHINE\": \"x86_64\", "
                    "\"AOTI_CPU_ISA\": \"SSE4_2, FPU\"}");
    refuse_metadata("{\"AOTI_CPU_ISA\": \"SSE4\"}", "this CPU lacks SSE4;");
#endif
}

#ifdef __x86_64__
#    define GET_PERMISSION 0x1022 /* ARCH_GET_XCOMP_PERM */
#    define TILE_DATA      (1ULL << 18)

/* Which extended states the kernel lets this process use. */
static uint64_t permission(void)
{
    uint64_t states = 0;
    return syscall(SYS_arch_prctl, GET_PERMISSION, &states) == 0 ? states : 0;
}

/* Whether Linux lists matrix tiles. */
static bool has_tiles(void)
{
    char line[8192];
    bool is_found = false;
    FILE *file = fopen("/proc/cpuinfo", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        is_found |= strncmp(line, "flags", 5) == 0 && strstr(line, " amx_tile") != NULL;
    if (file != NULL)
        fclose(file);
    return is_found;
}
#endif

/* Linux gives the use of tiles for good, so a process of its own asks. */
static void tiles_are_asked_for_where_the_source_uses_them(void **state)
{
    (void)state;
#ifdef __x86_64__
    package_file files[] = {{METADATA, "{\"AOTI_CPU_ISA\": \"AMX_TILE\"}", 0},
                            {MODEL_FOLDER "k.kernel.cpp", "_tile_loadd(0, a, lda);", 0}};
    if (!has_tiles()) {
        assert_true(write_model(PACKAGE, CODE("embedded"), files, 2));
        refuse(PACKAGE, NULL, TN_ERR_NOT_IMPLEMENTED, "this CPU lacks AMX_TILE");
        tn_model_free(load_with(CODE("embedded"), files, 1, 0));
        return;
    }
    pid_t child = fork();
    if (child == 0) {
        bool was_given = permission() & TILE_DATA;
        tn_model_free(load_with(CODE("embedded"), files, 1, 0));
        bool is_given_early = permission() & TILE_DATA;
        tn_model_free(load_with(CODE("embedded"), files, 2, 0));
        _exit(!was_given && !is_given_early && (permission() & TILE_DATA) != 0 ? 7 : 1);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 7);
#else
    print_message("skipped: matrix tiles are x86-64's\n");
    skip();
#endif
}

/* ---- memory that nothing becomes executable in ---- */

#ifndef PR_SET_MDWE
#    define PR_SET_MDWE 65
#endif
#define REFUSE_EXEC_GAIN 1

/* Whether a shared object asks for an executable stack, as the one of this test has to. */
static bool asks_for_executable_stack(const char *path)
{
    size_t bytes = 0;
    char *data = read_whole(path, &bytes);
    Elf64_Ehdr header;
    bool is_asked = false;
    assert_true(data != NULL && bytes >= sizeof header);
    memcpy(&header, data, sizeof header);
    for (int i = 0; i < header.e_phnum; i++) {
        Elf64_Phdr segment;
        memcpy(&segment, data + header.e_phoff + (size_t)i * sizeof segment, sizeof segment);
        is_asked |= segment.p_type == PT_GNU_STACK && (segment.p_flags & PF_X) != 0;
    }
    free(data);
    return is_asked;
}

/* As under systemd's MemoryDenyWriteExecute, where PyTorch's loader fails. */
static void an_executable_stack_loads_where_memory_may_not_become_executable(void **state)
{
    (void)state;
    enum { RAN = 7, NOT_OFFERED = 77 };
    assert_true(asks_for_executable_stack(CODE("execstack")));
    pid_t child = fork();
    if (child == 0) {
        if (prctl(PR_SET_MDWE, REFUSE_EXEC_GAIN, 0, 0, 0) != 0)
            _exit(NOT_OFFERED);
        tn_model *model = load(CODE("execstack"));
        _exit(last_of_run(model) == 30.5F ? RAN : 1);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    if (WEXITSTATUS(status) == NOT_OFFERED) {
        print_message("skipped: this kernel has no PR_SET_MDWE (Linux 6.3)\n");
        skip();
    }
    assert_int_equal(WEXITSTATUS(status), RAN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_damaged_byte_of_what_is_used_is_refused),
        cmocka_unit_test(a_package_of_five_gigabytes_is_read_in_place),
        cmocka_unit_test(models_whose_files_stand_apart_are_named_once),
        cmocka_unit_test(weights_behind_the_code_are_mapped_from_where_it_was_opened),
        cmocka_unit_test(constants_in_the_code_are_given_back_once_they_are_copied),
        cmocka_unit_test(packages_for_other_machines_say_so),
        cmocka_unit_test(tiles_are_asked_for_where_the_source_uses_them),
        cmocka_unit_test(an_executable_stack_loads_where_memory_may_not_become_executable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
