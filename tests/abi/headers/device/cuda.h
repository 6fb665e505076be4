/* SPDX-License-Identifier: BSD-3-Clause */
/* CUDA's driver, of which the headers under test use nothing. */
