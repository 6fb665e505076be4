/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loading an extension with the nth call of a system function failing, for every n: files that
 * cannot be read or mapped, memory files that cannot be made, written or sealed, libraries that the
 * linker refuses. Each failure is a status with a message, nothing is left registered, and the next
 * load works. The linker turns the core's calls to the functions below.
 */
#include "base/base.h"
#include "loader/loading.h"

#include <dlfcn.h>
#include <errno.h>
#include <setjmp.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

/* More calls of one function than a load makes. */
#define MOST_CALLS 4000

/* What can be made to fail. */
enum { OPEN, FSTAT, MMAP, MEMFD, TRUNCATE, WRITE, SEAL, DLOPEN, DLADDR, KINDS };

static int armed = KINDS; /* the function whose calls are counted */
static unsigned failing;  /* which of them fails */
static unsigned calls;    /* how many there were */
static bool is_cut_short; /* writes write half, or are interrupted */
static bool was_interrupted;

static bool fails(int kind)
{
    return kind == armed && ++calls == failing;
}

int __real_open(const char *path, int flags, int mode);
int __wrap_open(const char *path, int flags, int mode);
int __real_fstat(int file, struct stat *out);
int __wrap_fstat(int file, struct stat *out);
void *__real_mmap(void *at, size_t bytes, int protection, int flags, int file, off_t offset);
void *__wrap_mmap(void *at, size_t bytes, int protection, int flags, int file, off_t offset);
int __real_memfd_create(const char *name, unsigned flags);
int __wrap_memfd_create(const char *name, unsigned flags);
int __real_ftruncate(int file, off_t bytes);
int __wrap_ftruncate(int file, off_t bytes);
ssize_t __real_pwrite(int file, const void *data, size_t bytes, off_t offset);
ssize_t __wrap_pwrite(int file, const void *data, size_t bytes, off_t offset);
int __real_fcntl(int file, int command, int argument);
int __wrap_fcntl(int file, int command, int argument);
void *__real_dlopen(const char *path, int mode);
void *__wrap_dlopen(const char *path, int mode);
int __real_dladdr(const void *address, Dl_info *out);
int __wrap_dladdr(const void *address, Dl_info *out);

static int refused(void)
{
    errno = EIO;
    return -1;
}

int __wrap_open(const char *path, int flags, int mode)
{
    return fails(OPEN) ? refused() : __real_open(path, flags, mode);
}

int __wrap_fstat(int file, struct stat *out)
{
    return fails(FSTAT) ? refused() : __real_fstat(file, out);
}

void *__wrap_mmap(void *at, size_t bytes, int protection, int flags, int file, off_t offset)
{
    if (!fails(MMAP))
        return __real_mmap(at, bytes, protection, flags, file, offset);
    errno = EIO;
    return MAP_FAILED;
}

int __wrap_memfd_create(const char *name, unsigned flags)
{
    return fails(MEMFD) ? refused() : __real_memfd_create(name, flags);
}

int __wrap_ftruncate(int file, off_t bytes)
{
    return fails(TRUNCATE) ? refused() : __real_ftruncate(file, bytes);
}

ssize_t __wrap_pwrite(int file, const void *data, size_t bytes, off_t offset)
{
    if (fails(WRITE))
        return refused();
    if (is_cut_short && (was_interrupted = !was_interrupted)) {
        errno = EINTR;
        return -1;
    }
    return __real_pwrite(file, data, is_cut_short && bytes > 1 ? bytes / 2 : bytes, offset);
}

int __wrap_fcntl(int file, int command, int argument)
{
    return fails(SEAL) ? refused() : __real_fcntl(file, command, argument);
}

/* Fails as for a file that is not there, so that the linker has a reason. Questions about what is
 * open do not fail. */
void *__wrap_dlopen(const char *path, int mode)
{
    bool opens = path != NULL && (mode & RTLD_NOLOAD) == 0;
    return opens && fails(DLOPEN) ? __real_dlopen("/nowhere/lib.so", mode)
                                  : __real_dlopen(path, mode);
}

int __wrap_dladdr(const void *address, Dl_info *out)
{
    return fails(DLADDR) ? 0 : __real_dladdr(address, out);
}

static void keep_quiet(void *context, const char *message)
{
    (void)context;
    (void)message;
}

static bool exists(const char *name)
{
    const tn_op *op = NULL;
    return tn_op_find(name, &op) == TN_OK;
}

static tn_status round_trip(const char *path, tn_load_mode mode, const char *op)
{
    tn_load_options options = {sizeof options, mode, 0};
    tn_extension *extension = NULL;
    TN_TRY(tn_extension_load(path, &options, &extension));
    assert_true(exists(op));
    tn_extension_unload(extension);
    return TN_OK;
}

/* How many calls of the function a load makes; `told` is how many of their failures it told. */
static unsigned fail_each(int kind, const char *path, tn_load_mode mode, const char *op,
                          unsigned *told)
{
    *told = 0;
    for (unsigned nth = 1;; nth++) {
        assert_true(nth < MOST_CALLS);
        calls = 0;
        failing = nth;
        armed = kind;
        tn_status status = round_trip(path, mode, op);
        armed = KINDS;
        if (calls < nth) {
            assert_int_equal(status, TN_OK);
            return nth - 1;
        }
        bool is_told = status == TN_ERR_IO || (kind == DLOPEN && status == TN_ERR_NOT_FOUND);
        if (status != TN_OK && (!is_told || strlen(tn_last_error()) < 10))
            fail_msg("function %d, call %u: status %d: %s", kind, nth, status, tn_last_error());
        *told += status != TN_OK;
        assert_false(exists(op));
        if (round_trip(path, mode, op) != TN_OK)
            fail_msg("after call %u of function %d failed: %s", nth, kind, tn_last_error());
    }
}

static void a_file_that_cannot_be_read_is_told(void **state)
{
    unsigned told;
    (void)state;
    static const int kinds[] = {OPEN, FSTAT, MMAP};
    for (size_t i = 0; i < TN_LEN(kinds); i++) {
        unsigned made =
            fail_each(kinds[i], EXTENSIONS "/good.so", TN_LOAD_PLAIN, "load_good::twice", &told);
        assert_true(made > 0);
        assert_int_equal(told, made);
    }
}

static void a_copy_that_cannot_be_made_is_told(void **state)
{
    unsigned told;
    (void)state;
    static const int kinds[] = {MEMFD, TRUNCATE, WRITE, SEAL};
    for (size_t i = 0; i < TN_LEN(kinds); i++) {
        unsigned made = fail_each(kinds[i], EXTENSIONS "/stack.so", TN_LOAD_PRIVATE,
                                  "load_stack::twice", &told);
        assert_true(made > 0);
        assert_int_equal(told, made);
    }
}

/* Of the libraries that are opened, some are looked for in several places. */
static void a_library_that_the_linker_refuses_is_told(void **state)
{
    unsigned told;
    (void)state;
    fail_each(DLOPEN, EXTENSIONS "/good.so", TN_LOAD_PLAIN, "load_good::twice", &told);
    assert_true(told > 0);
    fail_each(DLOPEN, EXTENSIONS "/good.so", TN_LOAD_PRIVATE, "load_good::twice", &told);
    assert_true(told > 0);
    fail_each(DLOPEN, EXTENSIONS "/outer.so", TN_LOAD_PRIVATE, "load_outer::outer", &told);
    assert_true(told > 0);
}

static void who_cannot_be_told_where_it_lies_still_loads_or_says_so(void **state)
{
    unsigned told;
    (void)state;
    fail_each(DLADDR, EXTENSIONS "/good.so", TN_LOAD_PLAIN, "load_good::twice", &told);
    fail_each(DLADDR, EXTENSIONS "/good.so", TN_LOAD_PRIVATE, "load_good::twice", &told);
}

/* What the system writes in parts is written whole: the copy runs. */
static void writes_that_are_cut_short_go_on(void **state)
{
    (void)state;
    is_cut_short = true;
    tn_status status = round_trip(EXTENSIONS "/good.so", TN_LOAD_PRIVATE, "load_good::twice");
    is_cut_short = false;
    assert_int_equal(status, TN_OK);
}

static int begin(void **state)
{
    (void)state;
    tn_set_warning_handler(keep_quiet, NULL);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_library_that_the_linker_refuses_is_told),
        cmocka_unit_test(who_cannot_be_told_where_it_lies_still_loads_or_says_so),
        cmocka_unit_test(a_file_that_cannot_be_read_is_told),
        cmocka_unit_test(a_copy_that_cannot_be_made_is_told),
        cmocka_unit_test(writes_that_are_cut_short_go_on),
    };
    return cmocka_run_group_tests(tests, begin, NULL);
}
