/* SPDX-License-Identifier: BSD-3-Clause */
/* Compiling is the test: in C++, too, every function is declared with the manifest's type. */
#include "../../gen/abi_assertions.c"
