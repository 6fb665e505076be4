/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Versions: Tenon's own, fixed when it was built, and the release of PyTorch that the process
 * reports, which can be chosen.
 *
 * The latter is a number like TORCH_ABI_VERSION: extensions ask for it to decide which functions
 * they may call, and the loader hides newer names accordingly. It can be selected at any time, but
 * what was loaded before has already asked.
 */
#include "base/base.h"
#include <tenon/version.h>

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

/*
 * Two steps, because `#` does not expand its argument: the first expands the version's number, the
 * second makes it a text.
 */
#define TEXT_OF(value)   #value
#define TEXT_AFTER(text) TEXT_OF(text)

uint32_t tn_version(void)
{
    return TENON_VERSION;
}

const char *tn_version_text(void)
{
    return TEXT_AFTER(TENON_VERSION_MAJOR) "." TEXT_AFTER(TENON_VERSION_MINOR) "." TEXT_AFTER(
        TENON_VERSION_PATCH);
}

/*
 * The releases of PyTorch that a process can answer as, 2.OLDEST to 2.NEWEST, and the newest one
 * whose functions are frozen in spec/stable_abi.yaml, which is reported unless another was chosen.
 */
enum { OLDEST = 9, NEWEST = 15, USUAL = 15 };

/* Major, minor, patch, tag: one byte each from the top. */
static uint64_t word_of(unsigned minor)
{
    return UINT64_C(2) << 56 | (uint64_t)minor << 48;
}

/*
 * The release that is reported; 0 until the environment was read. It needs no memory order, since
 * nothing else goes with it.
 */
static _Atomic(uint64_t) answered;

/* Whether somebody chose it. Where nobody did, no operator is hidden. */
static atomic_bool is_chosen;

/*
 * Return the number of "2.10"; 0 for a text that is no served release. Compared as text, so that
 * "2.010" or "2.10 " is refused and not guessed.
 */
static uint64_t read_release(const char *text)
{
    char name[8];
    for (unsigned minor = OLDEST; minor <= NEWEST; minor++) {
        snprintf(name, sizeof name, "2.%u", minor);
        if (strcmp(text, name) == 0)
            return word_of(minor);
    }
    return 0;
}

/*
 * The environment is read once, and only counts if nobody has selected a release before; if another
 * thread was faster, its answer is used. A wrong value gives a warning, because there is no caller
 * to report to.
 */
static uint64_t enter_process(void)
{
    uint64_t none = 0;
    const char *wish = tni_env("TENON_TORCH_ABI");
    uint64_t word = wish != NULL ? read_release(wish) : word_of(USUAL);
    bool is_read = wish != NULL && word != 0;
    if (word == 0) {
        tni_warn("TENON_TORCH_ABI is '%s'; Tenon %s answers as PyTorch 2.%d to 2.%d", wish,
                 tn_version_text(), OLDEST, NEWEST);
        word = word_of(USUAL);
    }
    if (!atomic_compare_exchange_strong(&answered, &none, word))
        return none;
    if (is_read)
        atomic_store(&is_chosen, true);
    return word;
}

uint64_t tn_torch_abi_version(void)
{
    uint64_t word = atomic_load_explicit(&answered, memory_order_relaxed);
    return TNI_LIKELY(word != 0) ? word : enter_process();
}

bool tni_torch_abi_is_older(void)
{
    return tn_torch_abi_version() < word_of(USUAL);
}

bool tni_torch_abi_is_from(unsigned minor)
{
    return tn_torch_abi_version() >= word_of(minor);
}

bool tni_torch_abi_has(unsigned since, unsigned until)
{
    unsigned minor = (unsigned)(tn_torch_abi_version() >> 48 & 0xff);
    return !atomic_load_explicit(&is_chosen, memory_order_relaxed) ||
           (since <= minor && (until == 0 || minor < until));
}

tn_status tni_torch_abi_choose(const char *release)
{
    uint64_t word = release != NULL ? read_release(release) : word_of(USUAL);
    if (word == 0)
        return tni_fail(TN_ERR_VALUE,
                        "'%s' is no release of PyTorch that Tenon %s answers as: 2.%d to 2.%d",
                        release, tn_version_text(), OLDEST, NEWEST);
    atomic_store(&answered, word);
    atomic_store(&is_chosen, release != NULL);
    return TN_OK;
}
