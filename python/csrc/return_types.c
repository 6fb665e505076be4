/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Struct sequences (named tuples in C), one type per name. They and the strings that describe them
 * are never freed.
 */
#include "return_types.h"

#include <stdio.h>
#include <stdlib.h>

static PyObject *types; /* owned: a dict from names to types */

/* The strings of one type, in one block. */
typedef struct description {
    PyStructSequence_Field fields[TPY_MOST_RETURNS + 1]; /* ended by an entry of NULL */
    char name[128];                                      /* "tenon.return_types.max" */
} description;

/* Return whether an operator has several results, all with names. */
static bool have_names(const tpy_overload *overload)
{
    for (uint16_t i = 0; i < overload->nreturns; i++)
        if (overload->returns[i].name[0] == '\0')
            return false;
    return overload->nreturns > 1;
}

/* Make a type, which prints itself by a function in Python. */
static PyObject *make(const tpy_overload *overload, const char *name) TPY_GIL
{
    description *text = calloc(1, sizeof *text);
    if (text == NULL)
        return PyErr_NoMemory();
    snprintf(text->name, sizeof text->name, "tenon.return_types.%s", name);
    for (uint16_t i = 0; i < overload->nreturns; i++)
        text->fields[i].name = overload->returns[i].name;
    PyStructSequence_Desc desc = {text->name, NULL, text->fields, overload->nreturns};
    TPY_OWN(type, (PyObject *)PyStructSequence_NewType(&desc));
    TPY_OWN(module, PyImport_ImportModule("tenon.return_types"));
    TPY_OWN(print, module == NULL ? NULL : PyObject_GetAttrString(module, "_text"));
    if (type == NULL) {
        free(text); /* else the type reads it for ever */
        return NULL;
    }
    if (print == NULL || PyObject_SetAttrString(type, "__repr__", print) != 0)
        return NULL;
    return tpy_give(&type);
}

int tpy_return_type(const tpy_overload *overload, const char *name, PyTypeObject **out)
{
    *out = NULL;
    if (!have_names(overload))
        return 0;
    TPY_OWN(key, PyUnicode_FromString(name));
    if (key == NULL)
        return -1;
    PyObject *known = PyDict_GetItemWithError(types, key);
    if (known == NULL && PyErr_Occurred() != NULL)
        return -1;
    TPY_OWN(made, known == NULL ? make(overload, name) : NULL);
    if (known == NULL && (made == NULL || PyDict_SetItem(types, key, made) != 0))
        return -1;
    *out = (PyTypeObject *)(known == NULL ? made : known);
    return 0;
}

int tpy_return_types_init(PyObject *module)
{
    types = PyDict_New();
    return types == NULL ? -1 : PyModule_AddObjectRef(module, "return_types", types);
}
