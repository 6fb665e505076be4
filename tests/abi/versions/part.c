/* SPDX-License-Identifier: BSD-3-Clause */
/* One half of a library whose interface has a type of Tenon's; -DCALLER makes the other half. */
#include <tenon/tenon.h>

/* The admitted hole of symbol versioning: a struct of one's own with a versioned type inside. */
struct job {
    tn_load_options options;
    int priority;
};

int part_run(const struct job *job) TN_INTERFACE(part_run);

#ifdef CALLER
int part_call(void);
int part_call(void)
{
    struct job job = {.priority = 1};
    return part_run(&job);
}
#else
int part_run(const struct job *job)
{
    return job->priority;
}
#endif
