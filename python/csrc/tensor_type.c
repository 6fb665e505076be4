/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The type tenon.Tensor, made from parts of several files. A type has one table of methods and one
 * of members, so those of the parts are concatenated; the tables live as long as the type, for
 * ever.
 */
#include "tensor_numbers.h"
#include "tensor_object.h"

#include <stdlib.h>

/* tenon.Tensor(2, 3) and tenon.Tensor([1, 2]), the legacy constructor. */
static PyObject *make_tensor(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL
{
    if (type != tpy_tensor_type)
        return PyErr_Format(PyExc_TypeError,
                            "%R: objects of subclasses of Tensor are not made; a class that has a "
                            "tensor works",
                            (PyObject *)type);
    TPY_OWN(module, PyImport_ImportModule("tenon._methods"));
    TPY_OWN(make, module == NULL ? NULL : PyObject_GetAttrString(module, "make"));
    return make == NULL ? NULL : PyObject_Call(make, args, names);
}

static PyType_Slot making_slots[] = {{Py_tp_new, TPY_CODE(make_tensor)}, {0, NULL}};

static PyType_Slot *const parts[] = {
    tpy_tensor_own_slots, tpy_dlpack_slots,     tpy_buffer_slots, tpy_array_slots,
    tpy_scalar_slots,     tpy_index_slots,      tpy_look_slots,   tpy_python_slots,
    tpy_number_slots,     tpy_conversion_slots, tpy_grad_slots,   making_slots,
};

/* All parts concatenated. */
typedef struct joined {
    PyType_Slot *slots;   /* owned, ended by an entry of zeros */
    PyMethodDef *methods; /* owned, likewise */
    PyGetSetDef *members; /* owned, likewise */
    size_t nslots;        /* entries so far, without the last one */
    size_t nmethods;      /* likewise */
    size_t nmembers;      /* likewise */
} joined;

/* Append a part, or only count its entries if the tables are NULL. */
static void join_part(joined *all, const PyType_Slot *part)
{
    for (; part->slot != 0; part++) {
        if (part->slot == Py_tp_methods) {
            for (const PyMethodDef *row = part->pfunc; row->ml_name != NULL; row++, all->nmethods++)
                if (all->methods != NULL)
                    all->methods[all->nmethods] = *row;
        } else if (part->slot == Py_tp_getset) {
            for (const PyGetSetDef *row = part->pfunc; row->name != NULL; row++, all->nmembers++)
                if (all->members != NULL)
                    all->members[all->nmembers] = *row;
        } else {
            if (all->slots != NULL)
                all->slots[all->nslots] = *part;
            all->nslots++;
        }
    }
}

/* Two passes: count, allocate, append. Zeroed memory ends each table. */
static bool join_parts(joined *all)
{
    joined counted = {NULL, NULL, NULL, 0, 0, 0};
    for (size_t i = 0; i < TPY_LEN(parts); i++)
        join_part(&counted, parts[i]);
    *all = counted;
    all->nslots = all->nmethods = all->nmembers = 0;
    /* One entry for methods, one for members, one for the end. */
    all->slots = calloc(counted.nslots + 3, sizeof *all->slots);
    all->methods = calloc(counted.nmethods + 1, sizeof *all->methods);
    all->members = calloc(counted.nmembers + 1, sizeof *all->members);
    if (all->slots == NULL || all->methods == NULL || all->members == NULL)
        return false;
    for (size_t i = 0; i < TPY_LEN(parts); i++)
        join_part(all, parts[i]);
    all->slots[all->nslots++] = (PyType_Slot){Py_tp_methods, all->methods};
    all->slots[all->nslots++] = (PyType_Slot){Py_tp_getset, all->members};
    return true;
}

PyTypeObject *tpy_tensor_type_make(void)
{
    joined all;
    PyType_Spec spec = {"tenon.Tensor", sizeof(tpy_tensor), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, NULL};
    if (!join_parts(&all))
        return (PyTypeObject *)PyErr_NoMemory();
    spec.slots = all.slots;
    return (PyTypeObject *)PyType_FromSpec(&spec);
}
