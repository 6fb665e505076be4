/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The Python functions that this folder calls, declared again with the requirement of the GIL. The
 * lint (`python-gil`) reports functions that are called but not listed.
 */
#ifndef TENON_PY_GIL_LIST_H
#define TENON_PY_GIL_LIST_H

#define TPY_GIL_LIST(X)                                                                            \
    X(PyArg_ParseTuple)                                                                            \
    X(PyArg_ParseTupleAndKeywords)                                                                 \
    X(PyBool_FromLong)                                                                             \
    X(PyBuffer_IsContiguous)                                                                       \
    X(PyBuffer_Release)                                                                            \
    X(PyBytes_AsStringAndSize)                                                                     \
    X(PyBytes_FromStringAndSize)                                                                   \
    X(PyCFunction_NewEx)                                                                           \
    X(PyCallable_Check)                                                                            \
    X(PyCapsule_GetPointer)                                                                        \
    X(PyCapsule_IsValid)                                                                           \
    X(PyCapsule_New)                                                                               \
    X(PyCapsule_SetName)                                                                           \
    X(PyComplex_FromDoubles)                                                                       \
    X(PyComplex_ImagAsDouble)                                                                      \
    X(PyComplex_RealAsDouble)                                                                      \
    X(PyDict_Copy)                                                                                 \
    X(PyDict_DelItem)                                                                              \
    X(PyDict_GetItemString)                                                                        \
    X(PyDict_GetItemWithError)                                                                     \
    X(PyDict_New)                                                                                  \
    X(PyDict_Next)                                                                                 \
    X(PyDict_SetItem)                                                                              \
    X(PyDict_Size)                                                                                 \
    X(PyErr_Clear)                                                                                 \
    X(PyErr_ExceptionMatches)                                                                      \
    X(PyErr_Fetch)                                                                                 \
    X(PyErr_Format)                                                                                \
    X(PyErr_GivenExceptionMatches)                                                                 \
    X(PyErr_NewExceptionWithDoc)                                                                   \
    X(PyErr_NoMemory)                                                                              \
    X(PyErr_NormalizeException)                                                                    \
    X(PyErr_Occurred)                                                                              \
    X(PyErr_Restore)                                                                               \
    X(PyErr_SetObject)                                                                             \
    X(PyErr_SetString)                                                                             \
    X(PyErr_WarnEx)                                                                                \
    X(PyErr_WriteUnraisable)                                                                       \
    X(PyEval_GetFrame)                                                                             \
    X(PyException_GetTraceback)                                                                    \
    X(PyException_SetContext)                                                                      \
    X(PyException_SetTraceback)                                                                    \
    X(PyFloat_AsDouble)                                                                            \
    X(PyFloat_FromDouble)                                                                          \
    X(PyImport_GetModule)                                                                          \
    X(PyImport_GetModuleDict)                                                                      \
    X(PyImport_ImportModule)                                                                       \
    X(PyIndex_Check)                                                                               \
    X(PyList_Append)                                                                               \
    X(PyList_AsTuple)                                                                              \
    X(PyList_GetItem)                                                                              \
    X(PyList_New)                                                                                  \
    X(PyList_SetItem)                                                                              \
    X(PyList_Size)                                                                                 \
    X(PyLong_AsLongLong)                                                                           \
    X(PyLong_AsLongLongAndOverflow)                                                                \
    X(PyLong_AsSsize_t)                                                                            \
    X(PyLong_AsUnsignedLongLong)                                                                   \
    X(PyLong_AsUnsignedLongLongMask)                                                               \
    X(PyLong_FromLong)                                                                             \
    X(PyLong_FromLongLong)                                                                         \
    X(PyLong_FromSize_t)                                                                           \
    X(PyLong_FromUnsignedLong)                                                                     \
    X(PyLong_FromUnsignedLongLong)                                                                 \
    X(PyMapping_GetItemString)                                                                     \
    X(PyMem_Calloc)                                                                                \
    X(PyMem_Free)                                                                                  \
    X(PyMem_Realloc)                                                                               \
    X(PyMemoryView_FromObject)                                                                     \
    X(PyModule_AddFunctions)                                                                       \
    X(PyModule_AddObjectRef)                                                                       \
    X(PyModule_Create2)                                                                            \
    X(PyNumber_Check)                                                                              \
    X(PyNumber_Float)                                                                              \
    X(PyNumber_Index)                                                                              \
    X(PyNumber_Long)                                                                               \
    X(PyObject_Call)                                                                               \
    X(PyObject_CallFunctionObjArgs)                                                                \
    X(PyObject_CallMethod)                                                                         \
    X(PyObject_CheckBuffer)                                                                        \
    X(PyObject_ClearWeakRefs)                                                                      \
    X(PyObject_Format)                                                                             \
    X(PyObject_GenericGetAttr)                                                                     \
    X(PyObject_GenericSetAttr)                                                                     \
    X(PyObject_GetAttr)                                                                            \
    X(PyObject_GetAttrString)                                                                      \
    X(PyObject_GetBuffer)                                                                          \
    X(PyObject_GetIter)                                                                            \
    X(PyObject_HasAttrString)                                                                      \
    X(PyObject_IsInstance)                                                                         \
    X(PyObject_IsTrue)                                                                             \
    X(PyObject_RichCompareBool)                                                                    \
    X(PyObject_SetAttr)                                                                            \
    X(PyObject_SetAttrString)                                                                      \
    X(PyObject_Str)                                                                                \
    X(PySequence_Check)                                                                            \
    X(PySequence_GetItem)                                                                          \
    X(PySequence_List)                                                                             \
    X(PySequence_Size)                                                                             \
    X(PySequence_Tuple)                                                                            \
    X(PySlice_Unpack)                                                                              \
    X(PyStructSequence_New)                                                                        \
    X(PyStructSequence_NewType)                                                                    \
    X(PyStructSequence_SetItem)                                                                    \
    X(PyTuple_GetItem)                                                                             \
    X(PyTuple_New)                                                                                 \
    X(PyTuple_SetItem)                                                                             \
    X(PyTuple_Size)                                                                                \
    X(PyType_FromSpec)                                                                             \
    X(PyType_FromSpecWithBases)                                                                    \
    X(PyType_GenericAlloc)                                                                         \
    X(PyType_GetName)                                                                              \
    X(PyType_GetSlot)                                                                              \
    X(PyUnicode_AsUTF8AndSize)                                                                     \
    X(PyUnicode_Compare)                                                                           \
    X(PyUnicode_CompareWithASCIIString)                                                            \
    X(PyUnicode_DecodeUTF8)                                                                        \
    X(PyUnicode_FSConverter)                                                                       \
    X(PyUnicode_FromFormat)                                                                        \
    X(PyUnicode_FromString)                                                                        \
    X(PyUnicode_FromStringAndSize)                                                                 \
    X(PyUnicode_InternFromString)                                                                  \
    X(PyWeakref_GetObject)                                                                         \
    X(PyWeakref_NewRef)                                                                            \
    X(Py_BuildValue)

#if defined(__clang__) && !defined(TPY_NO_GIL_LIST)
#    define TPY_DEMAND(function) extern __typeof__(function) function TPY_GIL;
TPY_GIL_LIST(TPY_DEMAND)
#    undef TPY_DEMAND
#endif

#endif
