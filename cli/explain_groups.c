/* SPDX-License-Identifier: BSD-3-Clause */
/* Rows of a dispatch table that have the same kernel for the same reason, as one. */
#include "explain_html.h"

/* Return the group of a row; NULL if it is the first one of it. */
static json_t *find_group(json_t *groups, const json_t *row)
{
    static const char *const same[] = {"rule", "source", "origin", "fallthrough"};
    size_t index;
    json_t *group;
    json_array_foreach(groups, index, group)
    {
        size_t i = 0;
        while (i < 4 && json_equal(json_object_get(group, same[i]), json_object_get(row, same[i])))
            i++;
        if (i == 4)
            return group;
    }
    return NULL;
}

json_t *cli_explain_groups(json_t *table)
{
    json_t *groups = json_array();
    size_t index;
    json_t *row;
    json_array_foreach(table, index, row)
    {
        json_t *group = find_group(groups, row);
        if (group == NULL) {
            group = json_copy(row);
            json_object_del(group, "key");
            json_object_set_new(group, "keys", json_array());
            json_array_append_new(groups, group);
        }
        json_array_append(json_object_get(group, "keys"), json_object_get(row, "key"));
    }
    return groups;
}
