/* SPDX-License-Identifier: BSD-3-Clause */
#include "lists.h"

PyObject *tpy_list_new(PyObject *self, size_t count, tpy_item_of *item_of)
{
    TPY_OWN(list, PyList_New((Py_ssize_t)count));
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = item_of(self, i);
        if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            tpy_drop(&list);
    }
    return tpy_give(&list);
}
