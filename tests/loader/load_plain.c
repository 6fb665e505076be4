/* SPDX-License-Identifier: BSD-3-Clause */
/* A library of an extension's that is none itself: it knows nothing of PyTorch. */
__attribute__((visibility("default"))) int load_beside_answer(void);

#ifdef TAKES
extern int nobody_has_this_symbol(void);
#endif

int load_beside_answer(void)
{
#ifdef TAKES
    return nobody_has_this_symbol();
#else
    return 42;
#endif
}
