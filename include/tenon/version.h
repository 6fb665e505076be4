/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tenon's two versions, and the version of PyTorch's ABI that it serves.
 *
 * The API version has three parts and moves with the source interface (TENON_VERSION = MMMmmmppp:
 * 0.1.0 is 1000). The ABI version is an integer of its own, because most releases change the one
 * and not the other. The library serves every ABI version at once; a program chooses one by
 * defining TENON_ABI_VERSION_REQUESTED before it includes a header; the newest is the default and
 * an unknown one is an error. docs/versions.md has the rules and what each ABI changed.
 *
 *     ABI 1   the plain `tn_` names
 *     ABI 2   tn_load_options has `flags`; tn_extension_load is tn_extension_load_v2
 *
 * A function whose contract broke keeps its symbol for the older ABI; the newer header redirects
 * its name to a new symbol. A type or function that changed may be named with the number of its ABI
 * (tn_load_options_v1): under ABI 2 those of 1 and 2 are there, under ABI 1 that of 1, and the
 * mention of another does not compile.
 *
 * Objects of different ABI versions that meet are told apart in three ways. In one link, every
 * object that includes a header carries one absolute symbol whose value is the ABI version, and
 * linkers refuse two values. A library of your own that has Tenon's types in its interface puts the
 * version into its symbols with TN_INTERFACE, so that a mismatch is an undefined symbol. And every
 * shared object has a note, which tn_extension_load compares with what it serves and with those of
 * the libraries that the extension needs.
 *
 * A third version belongs to the extensions: that of PyTorch's stable ABI. An extension may have
 * been built against any release up to the one served, and against a newer one as long as it
 * imports nothing newer (loader.h says so by name where it does).
 *
 *     if (tn_version() < TENON_VERSION)
 *         puts("the library is older than the headers this program was compiled with");
 *
 * Threads: any thread; an extension that is loading meanwhile sees the older or the newer release.
 */
#ifndef TENON_VERSION_H
#define TENON_VERSION_H

#include <stdint.h>
#include <tenon/status.h>

/* What the headers are; raised with each release. */
#define TENON_VERSION_MAJOR 0
#define TENON_VERSION_MINOR 1
#define TENON_VERSION_PATCH 0
#define TENON_VERSION                                                                              \
    (TENON_VERSION_MAJOR * 1000000 + TENON_VERSION_MINOR * 1000 + TENON_VERSION_PATCH)

#define TENON_ABI_VERSION_LATEST 2
#ifndef TENON_ABI_VERSION_REQUESTED
#define TENON_ABI_VERSION_REQUESTED TENON_ABI_VERSION_LATEST
#endif
#if TENON_ABI_VERSION_REQUESTED == 2
#define TENON_ABI_VERSION 2
#elif TENON_ABI_VERSION_REQUESTED == 1
#define TENON_ABI_VERSION 1
#else
#error "TENON_ABI_VERSION_REQUESTED names an ABI that this Tenon does not serve; it serves 1 and 2"
#endif

/* Tools and notes hold the ABI version in 16 bits and each part of the API version in 8. */
#if TENON_ABI_VERSION_LATEST > 65535 || TENON_VERSION_MAJOR > 255 || TENON_VERSION_MINOR > 255 ||  \
    TENON_VERSION_PATCH > 255
#error "a part of a version is too large"
#endif

#define TN_TEXT_OF(value)    #value
#define TN_TEXT_AFTER(value) TN_TEXT_OF(value)

/*
 * TN_LATER_ABI declares a function that a newer ABI has, so that its mention is an error, also in C
 * where it would else count as declared by its first call.
 */
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 12)
#define TN_LATER_ABI(name, abi)                                                                    \
    void name(void) __attribute__((unavailable("it came with Tenon's ABI " #abi)))
#elif defined(__GNUC__)
#define TN_LATER_ABI(name, abi)                                                                    \
    void name(void) __attribute__((error("it came with Tenon's ABI " #abi)))
#else
#define TN_LATER_ABI(name, abi) struct name##_came_with_abi_##abi
#endif

/*
 * TN_SYMBOL(name) behind a declaration, before its attributes, makes the declared function another
 * symbol's. TN_INTERFACE does it for functions of yours that take or return Tenon's types: the
 * symbol gets the ABI version,
 *
 *     int mylib_open(const tn_load_options *options) TN_INTERFACE(mylib_open);   // mylib_open_tn2
 *
 * in the header that both sides include.
 */
#if defined(__GNUC__)
#define TN_SYMBOL(name)    __asm__(#name)
#define TN_INTERFACE(name) __asm__(#name "_tn" TN_TEXT_AFTER(TENON_ABI_VERSION))
#else
#define TN_SYMBOL(name)
#define TN_INTERFACE(name)
#endif

/*
 * The marks of an object file: the absolute symbol tenon_abi_in_use, hidden so that it ends with
 * the link, and a note "Tenon" of type 1 with two words, the ABI and the API version. The note is
 * in no group, which a linker that collects garbage would drop. Both stand in a function that
 * nobody calls: an optimiser of whole programs reads what stands outside of functions before it
 * links, and would take equal symbols for two definitions. It puts the functions of several
 * sources into one, whence the question whether the symbol is there.
 */
#if defined(__ELF__) && defined(__GNUC__) && !defined(__CUDA_ARCH__) &&                            \
    !defined(TENON_SERVES_EVERY_ABI)
#define TN_MARK_OBJECT(abi, api)                                                                   \
    static __attribute__((used, noinline)) void tn_mark_object(void)                               \
    {                                                                                              \
        __asm__ volatile(".ifdef tenon_abi_in_use\n"                                               \
                         ".if tenon_abi_in_use - " abi "\n"                                        \
                         ".error \"tenon_abi_in_use: two ABIs of Tenon in one link\"\n"            \
                         ".endif\n"                                                                \
                         ".else\n"                                                                 \
                         ".globl tenon_abi_in_use\n"                                               \
                         ".hidden tenon_abi_in_use\n"                                              \
                         ".set tenon_abi_in_use, " abi "\n"                                        \
                         ".endif\n"                                                                \
                         ".pushsection .note.tenon, \"a\", %note\n"                                \
                         ".balign 4\n"                                                             \
                         ".long 6, 8, 1\n"                                                         \
                         ".asciz \"Tenon\"\n"                                                      \
                         ".balign 4\n"                                                             \
                         ".long " abi ", " api "\n"                                                \
                         ".popsection");                                                           \
    }
TN_MARK_OBJECT(TN_TEXT_AFTER(TENON_ABI_VERSION),
               TN_TEXT_AFTER(TENON_VERSION_MAJOR) "*1000000+" TN_TEXT_AFTER(
                   TENON_VERSION_MINOR) "*1000+" TN_TEXT_AFTER(TENON_VERSION_PATCH))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * TENON_VERSION of the library that is loaded (the macro is that of the headers). They differ when
 * a program runs with another libtenon than it was compiled with.
 */
TN_API uint32_t tn_version(void);

/* The same as text, "0.1.0". Never NULL, static. */
TN_API const char *tn_version_text(void);

/*
 * The release of PyTorch that the process answers as, one byte each from the top: major, minor,
 * patch, tag, so that 2.13.0 is 0x020d000000000000. It is what aoti_torch_abi_version() answers to
 * extensions, in the form of their TORCH_TARGET_VERSION: the newest release served, or the one that
 * was selected.
 */
TN_API uint64_t tn_torch_abi_version(void);

/*
 * Makes the process answer as a release, "2.9" to "2.15": to extensions that ask for the version,
 * and to those that load afterwards, where functions younger than the release count as missing,
 * also to an extension that looks for them by dlsym. Operators that the release does not have are
 * not found, and the others have its schemas. NULL selects none: then the process answers as 2.15
 * and has all operators. Not for a time when other threads call operators.
 * TENON_TORCH_ABI in the environment does the same from the start; another text there is a warning.
 * TN_ERR_VALUE: no release that is served.
 */
TN_API tn_status tn_torch_abi_select(const char *release) TN_NODISCARD;

/*
 * The release of PyTorch that introduced a function of its stable ABI, "2.10"; "2.9" stands for 2.9
 * and earlier, and the release may be younger than any that is served. NULL for a name that is none
 * of the ABI's, and for NULL. Static.
 */
TN_API const char *tn_torch_abi_since(const char *name);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
