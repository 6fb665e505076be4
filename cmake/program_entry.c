/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Where the system enters a program: a target of an indirect branch, marked as one, in front of the
 * C library's own entry, which may have no mark. For x86-64.
 */
__asm__(".pushsection .text.tenon_entry,\"ax\",@progbits\n"
        ".globl tenon_entry\n"
        ".type tenon_entry, @function\n"
        "tenon_entry:\n"
        "    endbr64\n"
        "    jmp _start\n"
        ".size tenon_entry, . - tenon_entry\n"
        ".popsection\n");

typedef int tenon_not_empty; /* a file has a declaration */
