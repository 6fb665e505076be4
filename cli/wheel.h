/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * wheel: the members of a ZIP archive (a wheel, a model package) that lies in memory.
 *
 * Nothing is written to disk. An archive is refused as a whole when its directory has what no
 * honest one has: a path that leaves the folder it would be unpacked to, one name twice, members
 * that lie over each other, a member that says it is hundreds of times its compressed size. What a
 * member says of its size is the most that is ever taken from it.
 */
#ifndef TENON_CLI_WHEEL_H
#define TENON_CLI_WHEEL_H

#include <stdbool.h>
#include <stddef.h>

/* The most members of an archive, and the most bytes of one that is read. */
#define CLI_WHEEL_MAX_MEMBERS 200000
#define CLI_WHEEL_MAX_BYTES   (4ULL << 30)

/* A member that is larger than this, and this many times its compressed size, is a bomb; so is an
 * archive with such members together. */
#define CLI_WHEEL_BOMB_BYTES (16ULL << 20)
#define CLI_WHEEL_BOMB_RATIO 200

/* An open archive. */
typedef struct cli_wheel cli_wheel;

/*
 * Reads the directory of an archive; the caller keeps `data` until cli_wheel_close. NULL with a
 * sentence without the archive's name in `message` if it is none, or is refused.
 */
cli_wheel *cli_wheel_open(const void *data, size_t bytes, char *message, size_t size);

/* NULL is legal. */
void cli_wheel_close(cli_wheel *wheel);

/* How many members, folders included; the name of one, which ends with a slash for a folder. */
size_t cli_wheel_count(const cli_wheel *wheel);
const char *cli_wheel_name(const cli_wheel *wheel, size_t index);

/*
 * The first `limit` bytes of a member, or all; from malloc, with a NUL behind them. NULL with a
 * sentence in `message` if it cannot be read.
 */
unsigned char *cli_wheel_read(cli_wheel *wheel, size_t index, size_t limit, size_t *bytes,
                              char *message, size_t size);

#endif
