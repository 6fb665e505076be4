// SPDX-License-Identifier: BSD-3-Clause
// The same in C++, whose exceptions may cross the boundary.
#include "affine_model.c"
