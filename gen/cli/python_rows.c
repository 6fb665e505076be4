/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/python_stable_abi.txt; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "python_names.h"

const cli_python_row cli_python_rows[] = {
    {0, 15}, /* PyABIInfo_Check */
    {16, 10}, /* PyAIter_Check */
    {30, 2}, /* PyArg_Parse */
    {42, 2}, /* PyArg_ParseTuple */
    {59, 2}, /* PyArg_ParseTupleAndKeywords */
    {87, 2}, /* PyArg_UnpackTuple */
    {105, 2}, /* PyArg_VaParse */
    {119, 2}, /* PyArg_VaParseTupleAndKeywords */
    {149, 2}, /* PyArg_ValidateKeywordArguments */
    {180, 2}, /* PyBaseObject_Type */
    {198, 2}, /* PyBool_FromLong */
    {214, 2}, /* PyBool_Type */
    {226, 11}, /* PyBuffer_FillContiguousStrides */
    {257, 11}, /* PyBuffer_FillInfo */
    {275, 11}, /* PyBuffer_FromContiguous */
    {299, 11}, /* PyBuffer_GetPointer */
    {319, 11}, /* PyBuffer_IsContiguous */
    {341, 11}, /* PyBuffer_Release */
    {358, 11}, /* PyBuffer_SizeFromFormat */
    {382, 11}, /* PyBuffer_ToContiguous */
    {404, 2}, /* PyByteArrayIter_Type */
    {425, 2}, /* PyByteArray_AsString */
    {446, 2}, /* PyByteArray_Concat */
    {465, 2}, /* PyByteArray_FromObject */
    {488, 2}, /* PyByteArray_FromStringAndSize */
    {518, 2}, /* PyByteArray_Resize */
    {537, 2}, /* PyByteArray_Size */
    {554, 2}, /* PyByteArray_Type */
    {571, 2}, /* PyBytesIter_Type */
    {588, 2}, /* PyBytes_AsString */
    {605, 2}, /* PyBytes_AsStringAndSize */
    {629, 2}, /* PyBytes_Concat */
    {644, 2}, /* PyBytes_ConcatAndDel */
    {665, 2}, /* PyBytes_DecodeEscape */
    {686, 2}, /* PyBytes_FromFormat */
    {705, 2}, /* PyBytes_FromFormatV */
    {725, 2}, /* PyBytes_FromObject */
    {744, 2}, /* PyBytes_FromString */
    {763, 2}, /* PyBytes_FromStringAndSize */
    {789, 2}, /* PyBytes_Repr */
    {802, 2}, /* PyBytes_Size */
    {815, 2}, /* PyBytes_Type */
    {828, 2}, /* PyCFunction_Call */
    {845, 2}, /* PyCFunction_GetFlags */
    {866, 2}, /* PyCFunction_GetFunction */
    {890, 2}, /* PyCFunction_GetSelf */
    {910, 4}, /* PyCFunction_New */
    {926, 2}, /* PyCFunction_NewEx */
    {944, 2}, /* PyCFunction_Type */
    {961, 9}, /* PyCMethod_New */
    {975, 2}, /* PyCallIter_New */
    {990, 2}, /* PyCallIter_Type */
    {1006, 2}, /* PyCallable_Check */
    {1023, 2}, /* PyCapsule_GetContext */
    {1044, 2}, /* PyCapsule_GetDestructor */
    {1068, 2}, /* PyCapsule_GetName */
    {1086, 2}, /* PyCapsule_GetPointer */
    {1107, 2}, /* PyCapsule_Import */
    {1124, 2}, /* PyCapsule_IsValid */
    {1142, 2}, /* PyCapsule_New */
    {1156, 2}, /* PyCapsule_SetContext */
    {1177, 2}, /* PyCapsule_SetDestructor */
    {1201, 2}, /* PyCapsule_SetName */
    {1219, 2}, /* PyCapsule_SetPointer */
    {1240, 2}, /* PyCapsule_Type */
    {1255, 2}, /* PyClassMethodDescr_Type */
    {1279, 2}, /* PyCodec_BackslashReplaceErrors */
    {1310, 2}, /* PyCodec_Decode */
    {1325, 2}, /* PyCodec_Decoder */
    {1341, 2}, /* PyCodec_Encode */
    {1356, 2}, /* PyCodec_Encoder */
    {1372, 2}, /* PyCodec_IgnoreErrors */
    {1393, 2}, /* PyCodec_IncrementalDecoder */
    {1420, 2}, /* PyCodec_IncrementalEncoder */
    {1447, 2}, /* PyCodec_KnownEncoding */
    {1469, 2}, /* PyCodec_LookupError */
    {1489, 7}, /* PyCodec_NameReplaceErrors */
    {1515, 2}, /* PyCodec_Register */
    {1532, 2}, /* PyCodec_RegisterError */
    {1554, 2}, /* PyCodec_ReplaceErrors */
    {1576, 2}, /* PyCodec_StreamReader */
    {1597, 2}, /* PyCodec_StreamWriter */
    {1618, 2}, /* PyCodec_StrictErrors */
    {1639, 10}, /* PyCodec_Unregister */
    {1658, 2}, /* PyCodec_XMLCharRefReplaceErrors */
    {1690, 2}, /* PyComplex_FromDoubles */
    {1712, 2}, /* PyComplex_ImagAsDouble */
    {1735, 2}, /* PyComplex_RealAsDouble */
    {1758, 2}, /* PyComplex_Type */
    {1773, 15}, /* PyCriticalSection2_Begin */
    {1798, 15}, /* PyCriticalSection2_End */
    {1821, 15}, /* PyCriticalSection_Begin */
    {1845, 15}, /* PyCriticalSection_End */
    {1867, 2}, /* PyDescr_NewClassMethod */
    {1890, 2}, /* PyDescr_NewGetSet */
    {1908, 2}, /* PyDescr_NewMember */
    {1926, 2}, /* PyDescr_NewMethod */
    {1944, 2}, /* PyDictItems_Type */
    {1961, 2}, /* PyDictIterItem_Type */
    {1981, 2}, /* PyDictIterKey_Type */
    {2000, 2}, /* PyDictIterValue_Type */
    {2021, 2}, /* PyDictKeys_Type */
    {2037, 2}, /* PyDictProxy_New */
    {2053, 2}, /* PyDictProxy_Type */
    {2070, 8}, /* PyDictRevIterItem_Type */
    {2093, 8}, /* PyDictRevIterKey_Type */
    {2115, 8}, /* PyDictRevIterValue_Type */
    {2139, 2}, /* PyDictValues_Type */
    {2157, 2}, /* PyDict_Clear */
    {2170, 2}, /* PyDict_Contains */
    {2186, 2}, /* PyDict_Copy */
    {2198, 2}, /* PyDict_DelItem */
    {2213, 2}, /* PyDict_DelItemString */
    {2234, 2}, /* PyDict_GetItem */
    {2249, 13}, /* PyDict_GetItemRef */
    {2267, 2}, /* PyDict_GetItemString */
    {2288, 13}, /* PyDict_GetItemStringRef */
    {2312, 2}, /* PyDict_GetItemWithError */
    {2336, 2}, /* PyDict_Items */
    {2349, 2}, /* PyDict_Keys */
    {2361, 2}, /* PyDict_Merge */
    {2374, 2}, /* PyDict_MergeFromSeq2 */
    {2395, 2}, /* PyDict_New */
    {2406, 2}, /* PyDict_Next */
    {2418, 15}, /* PyDict_SetDefaultRef */
    {2439, 2}, /* PyDict_SetItem */
    {2454, 2}, /* PyDict_SetItemString */
    {2475, 2}, /* PyDict_Size */
    {2487, 2}, /* PyDict_Type */
    {2499, 2}, /* PyDict_Update */
    {2513, 2}, /* PyDict_Values */
    {2527, 2}, /* PyEllipsis_Type */
    {2543, 2}, /* PyEnum_Type */
    {2555, 2}, /* PyErr_BadArgument */
    {2573, 2}, /* PyErr_BadInternalCall */
    {2595, 2}, /* PyErr_CheckSignals */
    {2614, 2}, /* PyErr_Clear */
    {2626, 2}, /* PyErr_Display */
    {2640, 12}, /* PyErr_DisplayException */
    {2663, 2}, /* PyErr_ExceptionMatches */
    {2686, 2}, /* PyErr_Fetch */
    {2698, 2}, /* PyErr_Format */
    {2711, 5}, /* PyErr_FormatV */
    {2725, 7}, /* PyErr_GetExcInfo */
    {2742, 11}, /* PyErr_GetHandledException */
    {2768, 12}, /* PyErr_GetRaisedException */
    {2793, 2}, /* PyErr_GivenExceptionMatches */
    {2821, 2}, /* PyErr_NewException */
    {2840, 2}, /* PyErr_NewExceptionWithDoc */
    {2866, 2}, /* PyErr_NoMemory */
    {2881, 2}, /* PyErr_NormalizeException */
    {2906, 2}, /* PyErr_Occurred */
    {2921, 2}, /* PyErr_Print */
    {2933, 2}, /* PyErr_PrintEx */
    {2947, 2}, /* PyErr_ProgramText */
    {2965, 6}, /* PyErr_ResourceWarning */
    {2987, 2}, /* PyErr_Restore */
    {3001, 7}, /* PyErr_SetExcFromWindowsErr */
    {3028, 7}, /* PyErr_SetExcFromWindowsErrWithFilename */
    {3067, 7}, /* PyErr_SetExcFromWindowsErrWithFilenameObject */
    {3112, 7}, /* PyErr_SetExcFromWindowsErrWithFilenameObjects */
    {3158, 7}, /* PyErr_SetExcInfo */
    {3175, 2}, /* PyErr_SetFromErrno */
    {3194, 2}, /* PyErr_SetFromErrnoWithFilename */
    {3225, 2}, /* PyErr_SetFromErrnoWithFilenameObject */
    {3262, 7}, /* PyErr_SetFromErrnoWithFilenameObjects */
    {3300, 7}, /* PyErr_SetFromWindowsErr */
    {3324, 7}, /* PyErr_SetFromWindowsErrWithFilename */
    {3360, 11}, /* PyErr_SetHandledException */
    {3386, 7}, /* PyErr_SetImportError */
    {3407, 6}, /* PyErr_SetImportErrorSubclass */
    {3436, 2}, /* PyErr_SetInterrupt */
    {3455, 10}, /* PyErr_SetInterruptEx */
    {3476, 2}, /* PyErr_SetNone */
    {3490, 2}, /* PyErr_SetObject */
    {3506, 12}, /* PyErr_SetRaisedException */
    {3531, 2}, /* PyErr_SetString */
    {3547, 2}, /* PyErr_SyntaxLocation */
    {3568, 7}, /* PyErr_SyntaxLocationEx */
    {3591, 2}, /* PyErr_WarnEx */
    {3604, 2}, /* PyErr_WarnExplicit */
    {3623, 2}, /* PyErr_WarnFormat */
    {3640, 2}, /* PyErr_WriteUnraisable */
    {3662, 2}, /* PyEval_AcquireLock */
    {3681, 2}, /* PyEval_AcquireThread */
    {3702, 2}, /* PyEval_CallFunction */
    {3722, 2}, /* PyEval_CallMethod */
    {3740, 2}, /* PyEval_CallObjectWithKeywords */
    {3770, 2}, /* PyEval_EvalCode */
    {3786, 2}, /* PyEval_EvalCodeEx */
    {3804, 2}, /* PyEval_EvalFrame */
    {3821, 2}, /* PyEval_EvalFrameEx */
    {3840, 2}, /* PyEval_GetBuiltins */
    {3859, 2}, /* PyEval_GetFrame */
    {3875, 13}, /* PyEval_GetFrameBuiltins */
    {3899, 13}, /* PyEval_GetFrameGlobals */
    {3922, 13}, /* PyEval_GetFrameLocals */
    {3944, 2}, /* PyEval_GetFuncDesc */
    {3963, 2}, /* PyEval_GetFuncName */
    {3982, 2}, /* PyEval_GetGlobals */
    {4000, 2}, /* PyEval_GetLocals */
    {4017, 2}, /* PyEval_InitThreads */
    {4036, 2}, /* PyEval_ReleaseLock */
    {4055, 2}, /* PyEval_ReleaseThread */
    {4076, 2}, /* PyEval_RestoreThread */
    {4097, 2}, /* PyEval_SaveThread */
    {4115, 2}, /* PyEval_ThreadsInitialized */
    {4141, 2}, /* PyExc_ArithmeticError */
    {4163, 2}, /* PyExc_AssertionError */
    {4184, 2}, /* PyExc_AttributeError */
    {4205, 2}, /* PyExc_BaseException */
    {4225, 11}, /* PyExc_BaseExceptionGroup */
    {4250, 7}, /* PyExc_BlockingIOError */
    {4272, 7}, /* PyExc_BrokenPipeError */
    {4294, 2}, /* PyExc_BufferError */
    {4312, 2}, /* PyExc_BytesWarning */
    {4331, 7}, /* PyExc_ChildProcessError */
    {4355, 7}, /* PyExc_ConnectionAbortedError */
    {4384, 7}, /* PyExc_ConnectionError */
    {4406, 7}, /* PyExc_ConnectionRefusedError */
    {4435, 7}, /* PyExc_ConnectionResetError */
    {4462, 2}, /* PyExc_DeprecationWarning */
    {4487, 2}, /* PyExc_EOFError */
    {4502, 10}, /* PyExc_EncodingWarning */
    {4524, 2}, /* PyExc_EnvironmentError */
    {4547, 2}, /* PyExc_Exception */
    {4563, 7}, /* PyExc_FileExistsError */
    {4585, 7}, /* PyExc_FileNotFoundError */
    {4609, 2}, /* PyExc_FloatingPointError */
    {4634, 2}, /* PyExc_FutureWarning */
    {4654, 2}, /* PyExc_GeneratorExit */
    {4674, 2}, /* PyExc_IOError */
    {4688, 2}, /* PyExc_ImportError */
    {4706, 2}, /* PyExc_ImportWarning */
    {4726, 2}, /* PyExc_IndentationError */
    {4749, 2}, /* PyExc_IndexError */
    {4766, 7}, /* PyExc_InterruptedError */
    {4789, 7}, /* PyExc_IsADirectoryError */
    {4813, 2}, /* PyExc_KeyError */
    {4828, 2}, /* PyExc_KeyboardInterrupt */
    {4852, 2}, /* PyExc_LookupError */
    {4870, 2}, /* PyExc_MemoryError */
    {4888, 6}, /* PyExc_ModuleNotFoundError */
    {4914, 2}, /* PyExc_NameError */
    {4930, 7}, /* PyExc_NotADirectoryError */
    {4955, 2}, /* PyExc_NotImplementedError */
    {4981, 2}, /* PyExc_OSError */
    {4995, 2}, /* PyExc_OverflowError */
    {5015, 2}, /* PyExc_PendingDeprecationWarning */
    {5047, 7}, /* PyExc_PermissionError */
    {5069, 7}, /* PyExc_ProcessLookupError */
    {5094, 7}, /* PyExc_RecursionError */
    {5115, 2}, /* PyExc_ReferenceError */
    {5136, 7}, /* PyExc_ResourceWarning */
    {5158, 2}, /* PyExc_RuntimeError */
    {5177, 2}, /* PyExc_RuntimeWarning */
    {5198, 7}, /* PyExc_StopAsyncIteration */
    {5223, 2}, /* PyExc_StopIteration */
    {5243, 2}, /* PyExc_SyntaxError */
    {5261, 2}, /* PyExc_SyntaxWarning */
    {5281, 2}, /* PyExc_SystemError */
    {5299, 2}, /* PyExc_SystemExit */
    {5316, 2}, /* PyExc_TabError */
    {5331, 7}, /* PyExc_TimeoutError */
    {5350, 2}, /* PyExc_TypeError */
    {5366, 2}, /* PyExc_UnboundLocalError */
    {5390, 2}, /* PyExc_UnicodeDecodeError */
    {5415, 2}, /* PyExc_UnicodeEncodeError */
    {5440, 2}, /* PyExc_UnicodeError */
    {5459, 2}, /* PyExc_UnicodeTranslateError */
    {5487, 2}, /* PyExc_UnicodeWarning */
    {5508, 2}, /* PyExc_UserWarning */
    {5526, 2}, /* PyExc_ValueError */
    {5543, 2}, /* PyExc_Warning */
    {5557, 7}, /* PyExc_WindowsError */
    {5576, 2}, /* PyExc_ZeroDivisionError */
    {5600, 8}, /* PyExceptionClass_Name */
    {5622, 12}, /* PyException_GetArgs */
    {5642, 2}, /* PyException_GetCause */
    {5663, 2}, /* PyException_GetContext */
    {5686, 2}, /* PyException_GetTraceback */
    {5711, 12}, /* PyException_SetArgs */
    {5731, 2}, /* PyException_SetCause */
    {5752, 2}, /* PyException_SetContext */
    {5775, 2}, /* PyException_SetTraceback */
    {5800, 2}, /* PyFile_FromFd */
    {5814, 2}, /* PyFile_GetLine */
    {5829, 2}, /* PyFile_WriteObject */
    {5848, 2}, /* PyFile_WriteString */
    {5867, 2}, /* PyFilter_Type */
    {5881, 2}, /* PyFloat_AsDouble */
    {5898, 2}, /* PyFloat_FromDouble */
    {5917, 2}, /* PyFloat_FromString */
    {5936, 2}, /* PyFloat_GetInfo */
    {5952, 2}, /* PyFloat_GetMax */
    {5967, 2}, /* PyFloat_GetMin */
    {5982, 2}, /* PyFloat_Type */
    {5995, 10}, /* PyFrame_GetCode */
    {6011, 10}, /* PyFrame_GetLineNumber */
    {6033, 2}, /* PyFrozenSet_New */
    {6049, 2}, /* PyFrozenSet_Type */
    {6066, 2}, /* PyGC_Collect */
    {6079, 10}, /* PyGC_Disable */
    {6092, 10}, /* PyGC_Enable */
    {6104, 10}, /* PyGC_IsEnabled */
    {6119, 2}, /* PyGILState_Ensure */
    {6137, 2}, /* PyGILState_GetThisThreadState */
    {6167, 2}, /* PyGILState_Release */
    {6186, 2}, /* PyGetSetDescr_Type */
    {6205, 2}, /* PyImport_AddModule */
    {6224, 7}, /* PyImport_AddModuleObject */
    {6249, 13}, /* PyImport_AddModuleRef */
    {6271, 2}, /* PyImport_AppendInittab */
    {6294, 2}, /* PyImport_ExecCodeModule */
    {6318, 2}, /* PyImport_ExecCodeModuleEx */
    {6344, 7}, /* PyImport_ExecCodeModuleObject */
    {6374, 2}, /* PyImport_ExecCodeModuleWithPathnames */
    {6411, 2}, /* PyImport_GetImporter */
    {6432, 2}, /* PyImport_GetMagicNumber */
    {6456, 2}, /* PyImport_GetMagicTag */
    {6477, 8}, /* PyImport_GetModule */
    {6496, 2}, /* PyImport_GetModuleDict */
    {6519, 2}, /* PyImport_Import */
    {6535, 2}, /* PyImport_ImportFrozenModule */
    {6563, 7}, /* PyImport_ImportFrozenModuleObject */
    {6597, 2}, /* PyImport_ImportModule */
    {6619, 2}, /* PyImport_ImportModuleLevel */
    {6646, 7}, /* PyImport_ImportModuleLevelObject */
    {6679, 2}, /* PyImport_ImportModuleNoBlock */
    {6708, 2}, /* PyImport_ReloadModule */
    {6730, 8}, /* PyIndex_Check */
    {6744, 15}, /* PyInterpreterGuard_Close */
    {6769, 15}, /* PyInterpreterGuard_FromCurrent */
    {6800, 15}, /* PyInterpreterGuard_FromView */
    {6828, 2}, /* PyInterpreterState_Clear */
    {6853, 2}, /* PyInterpreterState_Delete */
    {6879, 9}, /* PyInterpreterState_Get */
    {6902, 8}, /* PyInterpreterState_GetDict */
    {6929, 7}, /* PyInterpreterState_GetID */
    {6954, 2}, /* PyInterpreterState_New */
    {6977, 15}, /* PyInterpreterView_Close */
    {7001, 15}, /* PyInterpreterView_FromCurrent */
    {7031, 15}, /* PyInterpreterView_FromMain */
    {7058, 8}, /* PyIter_Check */
    {7071, 2}, /* PyIter_Next */
    {7083, 14}, /* PyIter_NextItem */
    {7099, 10}, /* PyIter_Send */
    {7111, 2}, /* PyListIter_Type */
    {7127, 2}, /* PyListRevIter_Type */
    {7146, 2}, /* PyList_Append */
    {7160, 2}, /* PyList_AsTuple */
    {7175, 2}, /* PyList_GetItem */
    {7190, 13}, /* PyList_GetItemRef */
    {7208, 2}, /* PyList_GetSlice */
    {7224, 2}, /* PyList_Insert */
    {7238, 2}, /* PyList_New */
    {7249, 2}, /* PyList_Reverse */
    {7264, 2}, /* PyList_SetItem */
    {7279, 2}, /* PyList_SetSlice */
    {7295, 2}, /* PyList_Size */
    {7307, 2}, /* PyList_Sort */
    {7319, 2}, /* PyList_Type */
    {7331, 2}, /* PyLongRangeIter_Type */
    {7352, 15}, /* PyLongWriter_Create */
    {7372, 15}, /* PyLongWriter_Discard */
    {7393, 15}, /* PyLongWriter_Finish */
    {7413, 2}, /* PyLong_AsDouble */
    {7429, 13}, /* PyLong_AsInt */
    {7442, 14}, /* PyLong_AsInt32 */
    {7457, 14}, /* PyLong_AsInt64 */
    {7472, 2}, /* PyLong_AsLong */
    {7486, 2}, /* PyLong_AsLongAndOverflow */
    {7511, 2}, /* PyLong_AsLongLong */
    {7529, 2}, /* PyLong_AsLongLongAndOverflow */
    {7558, 14}, /* PyLong_AsNativeBytes */
    {7579, 2}, /* PyLong_AsSize_t */
    {7595, 2}, /* PyLong_AsSsize_t */
    {7612, 14}, /* PyLong_AsUInt32 */
    {7628, 14}, /* PyLong_AsUInt64 */
    {7644, 2}, /* PyLong_AsUnsignedLong */
    {7666, 2}, /* PyLong_AsUnsignedLongLong */
    {7692, 2}, /* PyLong_AsUnsignedLongLongMask */
    {7722, 2}, /* PyLong_AsUnsignedLongMask */
    {7748, 2}, /* PyLong_AsVoidPtr */
    {7765, 15}, /* PyLong_Export */
    {7779, 15}, /* PyLong_FreeExport */
    {7797, 2}, /* PyLong_FromDouble */
    {7815, 14}, /* PyLong_FromInt32 */
    {7832, 14}, /* PyLong_FromInt64 */
    {7849, 2}, /* PyLong_FromLong */
    {7865, 2}, /* PyLong_FromLongLong */
    {7885, 14}, /* PyLong_FromNativeBytes */
    {7908, 2}, /* PyLong_FromSize_t */
    {7926, 2}, /* PyLong_FromSsize_t */
    {7945, 2}, /* PyLong_FromString */
    {7963, 14}, /* PyLong_FromUInt32 */
    {7981, 14}, /* PyLong_FromUInt64 */
    {7999, 2}, /* PyLong_FromUnsignedLong */
    {8023, 2}, /* PyLong_FromUnsignedLongLong */
    {8051, 14}, /* PyLong_FromUnsignedNativeBytes */
    {8082, 2}, /* PyLong_FromVoidPtr */
    {8101, 2}, /* PyLong_GetInfo */
    {8116, 15}, /* PyLong_GetNativeLayout */
    {8139, 2}, /* PyLong_Type */
    {8151, 2}, /* PyMap_Type */
    {8162, 2}, /* PyMapping_Check */
    {8178, 2}, /* PyMapping_GetItemString */
    {8202, 13}, /* PyMapping_GetOptionalItem */
    {8228, 13}, /* PyMapping_GetOptionalItemString */
    {8260, 2}, /* PyMapping_HasKey */
    {8277, 2}, /* PyMapping_HasKeyString */
    {8300, 13}, /* PyMapping_HasKeyStringWithError */
    {8332, 13}, /* PyMapping_HasKeyWithError */
    {8358, 2}, /* PyMapping_Items */
    {8374, 2}, /* PyMapping_Keys */
    {8389, 2}, /* PyMapping_Length */
    {8406, 2}, /* PyMapping_SetItemString */
    {8430, 2}, /* PyMapping_Size */
    {8445, 2}, /* PyMapping_Values */
    {8462, 2}, /* PyMarshal_ReadObjectFromString */
    {8493, 2}, /* PyMarshal_WriteObjectToString */
    {8523, 7}, /* PyMem_Calloc */
    {8536, 2}, /* PyMem_Free */
    {8547, 2}, /* PyMem_Malloc */
    {8560, 13}, /* PyMem_RawCalloc */
    {8576, 13}, /* PyMem_RawFree */
    {8590, 13}, /* PyMem_RawMalloc */
    {8606, 13}, /* PyMem_RawRealloc */
    {8623, 2}, /* PyMem_Realloc */
    {8637, 2}, /* PyMemberDescr_Type */
    {8656, 2}, /* PyMember_GetOne */
    {8672, 2}, /* PyMember_SetOne */
    {8688, 11}, /* PyMemoryView_FromBuffer */
    {8712, 7}, /* PyMemoryView_FromMemory */
    {8736, 2}, /* PyMemoryView_FromObject */
    {8760, 2}, /* PyMemoryView_GetContiguous */
    {8787, 2}, /* PyMemoryView_Type */
    {8805, 2}, /* PyMethodDescr_Type */
    {8824, 5}, /* PyModuleDef_Init */
    {8841, 5}, /* PyModuleDef_Type */
    {8858, 13}, /* PyModule_Add */
    {8871, 7}, /* PyModule_AddFunctions */
    {8893, 2}, /* PyModule_AddIntConstant */
    {8917, 2}, /* PyModule_AddObject */
    {8936, 10}, /* PyModule_AddObjectRef */
    {8958, 2}, /* PyModule_AddStringConstant */
    {8985, 10}, /* PyModule_AddType */
    {9002, 2}, /* PyModule_Create2 */
    {9019, 15}, /* PyModule_Exec */
    {9033, 7}, /* PyModule_ExecDef */
    {9050, 7}, /* PyModule_FromDefAndSpec2 */
    {9075, 15}, /* PyModule_FromSlotsAndSpec */
    {9101, 2}, /* PyModule_GetDef */
    {9117, 2}, /* PyModule_GetDict */
    {9134, 2}, /* PyModule_GetFilename */
    {9155, 2}, /* PyModule_GetFilenameObject */
    {9182, 2}, /* PyModule_GetName */
    {9199, 7}, /* PyModule_GetNameObject */
    {9222, 2}, /* PyModule_GetState */
    {9240, 15}, /* PyModule_GetStateSize */
    {9262, 15}, /* PyModule_GetState_DuringGC */
    {9289, 15}, /* PyModule_GetToken */
    {9307, 15}, /* PyModule_GetToken_DuringGC */
    {9334, 2}, /* PyModule_New */
    {9347, 7}, /* PyModule_NewObject */
    {9366, 7}, /* PyModule_SetDocString */
    {9388, 2}, /* PyModule_Type */
    {9402, 2}, /* PyNumber_Absolute */
    {9420, 2}, /* PyNumber_Add */
    {9433, 2}, /* PyNumber_And */
    {9446, 2}, /* PyNumber_AsSsize_t */
    {9465, 2}, /* PyNumber_Check */
    {9480, 2}, /* PyNumber_Divmod */
    {9496, 2}, /* PyNumber_Float */
    {9511, 2}, /* PyNumber_FloorDivide */
    {9532, 2}, /* PyNumber_InPlaceAdd */
    {9552, 2}, /* PyNumber_InPlaceAnd */
    {9572, 2}, /* PyNumber_InPlaceFloorDivide */
    {9600, 2}, /* PyNumber_InPlaceLshift */
    {9623, 7}, /* PyNumber_InPlaceMatrixMultiply */
    {9654, 2}, /* PyNumber_InPlaceMultiply */
    {9679, 2}, /* PyNumber_InPlaceOr */
    {9698, 2}, /* PyNumber_InPlacePower */
    {9720, 2}, /* PyNumber_InPlaceRemainder */
    {9746, 2}, /* PyNumber_InPlaceRshift */
    {9769, 2}, /* PyNumber_InPlaceSubtract */
    {9794, 2}, /* PyNumber_InPlaceTrueDivide */
    {9821, 2}, /* PyNumber_InPlaceXor */
    {9841, 2}, /* PyNumber_Index */
    {9856, 2}, /* PyNumber_Invert */
    {9872, 2}, /* PyNumber_Long */
    {9886, 2}, /* PyNumber_Lshift */
    {9902, 7}, /* PyNumber_MatrixMultiply */
    {9926, 2}, /* PyNumber_Multiply */
    {9944, 2}, /* PyNumber_Negative */
    {9962, 2}, /* PyNumber_Or */
    {9974, 2}, /* PyNumber_Positive */
    {9992, 2}, /* PyNumber_Power */
    {10007, 2}, /* PyNumber_Remainder */
    {10026, 2}, /* PyNumber_Rshift */
    {10042, 2}, /* PyNumber_Subtract */
    {10060, 2}, /* PyNumber_ToBase */
    {10076, 2}, /* PyNumber_TrueDivide */
    {10096, 2}, /* PyNumber_Xor */
    {10109, 2}, /* PyOS_AfterFork */
    {10124, 7}, /* PyOS_AfterFork_Child */
    {10145, 7}, /* PyOS_AfterFork_Parent */
    {10167, 7}, /* PyOS_BeforeFork */
    {10183, 7}, /* PyOS_CheckStack */
    {10199, 6}, /* PyOS_FSPath */
    {10211, 2}, /* PyOS_InputHook */
    {10226, 2}, /* PyOS_InterruptOccurred */
    {10249, 2}, /* PyOS_double_to_string */
    {10271, 2}, /* PyOS_getsig */
    {10283, 2}, /* PyOS_mystricmp */
    {10298, 2}, /* PyOS_mystrnicmp */
    {10314, 2}, /* PyOS_setsig */
    {10326, 2}, /* PyOS_snprintf */
    {10340, 2}, /* PyOS_string_to_double */
    {10362, 2}, /* PyOS_strtol */
    {10374, 2}, /* PyOS_strtoul */
    {10387, 2}, /* PyOS_vsnprintf */
    {10402, 2}, /* PyObject_ASCII */
    {10417, 2}, /* PyObject_AsCharBuffer */
    {10439, 2}, /* PyObject_AsFileDescriptor */
    {10465, 2}, /* PyObject_AsReadBuffer */
    {10487, 2}, /* PyObject_AsWriteBuffer */
    {10510, 2}, /* PyObject_Bytes */
    {10525, 2}, /* PyObject_Call */
    {10539, 15}, /* PyObject_CallFinalizerFromDealloc */
    {10573, 2}, /* PyObject_CallFunction */
    {10595, 2}, /* PyObject_CallFunctionObjArgs */
    {10624, 2}, /* PyObject_CallMethod */
    {10644, 2}, /* PyObject_CallMethodObjArgs */
    {10671, 10}, /* PyObject_CallNoArgs */
    {10691, 2}, /* PyObject_CallObject */
    {10711, 7}, /* PyObject_Calloc */
    {10727, 11}, /* PyObject_CheckBuffer */
    {10748, 2}, /* PyObject_CheckReadBuffer */
    {10773, 2}, /* PyObject_ClearWeakRefs */
    {10796, 11}, /* PyObject_CopyData */
    {10814, 13}, /* PyObject_DelAttr */
    {10831, 13}, /* PyObject_DelAttrString */
    {10854, 2}, /* PyObject_DelItem */
    {10871, 2}, /* PyObject_DelItemString */
    {10894, 2}, /* PyObject_Dir */
    {10907, 2}, /* PyObject_Format */
    {10923, 2}, /* PyObject_Free */
    {10937, 2}, /* PyObject_GC_Del */
    {10953, 9}, /* PyObject_GC_IsFinalized */
    {10977, 9}, /* PyObject_GC_IsTracked */
    {10999, 2}, /* PyObject_GC_Track */
    {11017, 2}, /* PyObject_GC_UnTrack */
    {11037, 2}, /* PyObject_GenericGetAttr */
    {11061, 10}, /* PyObject_GenericGetDict */
    {11085, 2}, /* PyObject_GenericSetAttr */
    {11109, 7}, /* PyObject_GenericSetDict */
    {11133, 10}, /* PyObject_GetAIter */
    {11151, 2}, /* PyObject_GetAttr */
    {11168, 2}, /* PyObject_GetAttrString */
    {11191, 11}, /* PyObject_GetBuffer */
    {11210, 2}, /* PyObject_GetItem */
    {11227, 2}, /* PyObject_GetIter */
    {11244, 13}, /* PyObject_GetOptionalAttr */
    {11269, 13}, /* PyObject_GetOptionalAttrString */
    {11300, 12}, /* PyObject_GetTypeData */
    {11321, 15}, /* PyObject_GetTypeData_DuringGC */
    {11351, 2}, /* PyObject_HasAttr */
    {11368, 2}, /* PyObject_HasAttrString */
    {11391, 13}, /* PyObject_HasAttrStringWithError */
    {11423, 13}, /* PyObject_HasAttrWithError */
    {11449, 2}, /* PyObject_Hash */
    {11463, 2}, /* PyObject_HashNotImplemented */
    {11491, 2}, /* PyObject_Init */
    {11505, 2}, /* PyObject_InitVar */
    {11522, 2}, /* PyObject_IsInstance */
    {11542, 2}, /* PyObject_IsSubclass */
    {11562, 2}, /* PyObject_IsTrue */
    {11578, 2}, /* PyObject_Length */
    {11594, 2}, /* PyObject_Malloc */
    {11610, 2}, /* PyObject_Not */
    {11623, 2}, /* PyObject_Realloc */
    {11640, 2}, /* PyObject_Repr */
    {11654, 2}, /* PyObject_RichCompare */
    {11675, 2}, /* PyObject_RichCompareBool */
    {11700, 2}, /* PyObject_SelfIter */
    {11718, 2}, /* PyObject_SetAttr */
    {11735, 2}, /* PyObject_SetAttrString */
    {11758, 2}, /* PyObject_SetItem */
    {11775, 2}, /* PyObject_Size */
    {11789, 2}, /* PyObject_Str */
    {11802, 2}, /* PyObject_Type */
    {11816, 12}, /* PyObject_Vectorcall */
    {11836, 12}, /* PyObject_VectorcallMethod */
    {11862, 2}, /* PyProperty_Type */
    {11878, 2}, /* PyRangeIter_Type */
    {11895, 2}, /* PyRange_Type */
    {11908, 2}, /* PyReversed_Type */
    {11924, 2}, /* PySeqIter_New */
    {11938, 2}, /* PySeqIter_Type */
    {11953, 2}, /* PySequence_Check */
    {11970, 2}, /* PySequence_Concat */
    {11988, 2}, /* PySequence_Contains */
    {12008, 2}, /* PySequence_Count */
    {12025, 2}, /* PySequence_DelItem */
    {12044, 2}, /* PySequence_DelSlice */
    {12064, 2}, /* PySequence_Fast */
    {12080, 2}, /* PySequence_GetItem */
    {12099, 2}, /* PySequence_GetSlice */
    {12119, 2}, /* PySequence_In */
    {12133, 2}, /* PySequence_InPlaceConcat */
    {12158, 2}, /* PySequence_InPlaceRepeat */
    {12183, 2}, /* PySequence_Index */
    {12200, 2}, /* PySequence_Length */
    {12218, 2}, /* PySequence_List */
    {12234, 2}, /* PySequence_Repeat */
    {12252, 2}, /* PySequence_SetItem */
    {12271, 2}, /* PySequence_SetSlice */
    {12291, 2}, /* PySequence_Size */
    {12307, 2}, /* PySequence_Tuple */
    {12324, 2}, /* PySetIter_Type */
    {12339, 2}, /* PySet_Add */
    {12349, 2}, /* PySet_Clear */
    {12361, 2}, /* PySet_Contains */
    {12376, 2}, /* PySet_Discard */
    {12390, 2}, /* PySet_New */
    {12400, 2}, /* PySet_Pop */
    {12410, 2}, /* PySet_Size */
    {12421, 2}, /* PySet_Type */
    {12432, 7}, /* PySlice_AdjustIndices */
    {12454, 2}, /* PySlice_GetIndices */
    {12473, 2}, /* PySlice_GetIndicesEx */
    {12494, 2}, /* PySlice_New */
    {12506, 2}, /* PySlice_Type */
    {12519, 7}, /* PySlice_Unpack */
    {12534, 3}, /* PyState_AddModule */
    {12552, 2}, /* PyState_FindModule */
    {12571, 3}, /* PyState_RemoveModule */
    {12592, 2}, /* PyStructSequence_GetItem */
    {12617, 2}, /* PyStructSequence_New */
    {12638, 2}, /* PyStructSequence_NewType */
    {12663, 2}, /* PyStructSequence_SetItem */
    {12688, 11}, /* PyStructSequence_UnnamedField */
    {12718, 2}, /* PySuper_Type */
    {12731, 2}, /* PySys_AddWarnOption */
    {12751, 2}, /* PySys_AddWarnOptionUnicode */
    {12778, 7}, /* PySys_AddXOption */
    {12795, 13}, /* PySys_Audit */
    {12807, 13}, /* PySys_AuditTuple */
    {12824, 2}, /* PySys_FormatStderr */
    {12843, 2}, /* PySys_FormatStdout */
    {12862, 15}, /* PySys_GetAttr */
    {12876, 15}, /* PySys_GetAttrString */
    {12896, 2}, /* PySys_GetObject */
    {12912, 15}, /* PySys_GetOptionalAttr */
    {12934, 15}, /* PySys_GetOptionalAttrString */
    {12962, 7}, /* PySys_GetXOptions */
    {12980, 2}, /* PySys_HasWarnOptions */
    {13001, 2}, /* PySys_ResetWarnOptions */
    {13024, 2}, /* PySys_SetArgv */
    {13038, 2}, /* PySys_SetArgvEx */
    {13054, 2}, /* PySys_SetObject */
    {13070, 2}, /* PySys_SetPath */
    {13084, 2}, /* PySys_WriteStderr */
    {13102, 2}, /* PySys_WriteStdout */
    {13120, 2}, /* PyThreadState_Clear */
    {13140, 2}, /* PyThreadState_Delete */
    {13161, 2}, /* PyThreadState_DeleteCurrent */
    {13189, 15}, /* PyThreadState_Ensure */
    {13210, 15}, /* PyThreadState_EnsureFromView */
    {13239, 2}, /* PyThreadState_Get */
    {13257, 2}, /* PyThreadState_GetDict */
    {13279, 10}, /* PyThreadState_GetFrame */
    {13302, 10}, /* PyThreadState_GetID */
    {13322, 10}, /* PyThreadState_GetInterpreter */
    {13351, 2}, /* PyThreadState_New */
    {13369, 15}, /* PyThreadState_Release */
    {13391, 2}, /* PyThreadState_SetAsyncExc */
    {13417, 2}, /* PyThreadState_Swap */
    {13436, 3}, /* PyThread_GetInfo */
    {13453, 2}, /* PyThread_ReInitTLS */
    {13472, 2}, /* PyThread_acquire_lock */
    {13494, 2}, /* PyThread_acquire_lock_timed */
    {13522, 2}, /* PyThread_allocate_lock */
    {13545, 2}, /* PyThread_create_key */
    {13565, 2}, /* PyThread_delete_key */
    {13585, 2}, /* PyThread_delete_key_value */
    {13611, 2}, /* PyThread_exit_thread */
    {13632, 2}, /* PyThread_free_lock */
    {13651, 2}, /* PyThread_get_key_value */
    {13674, 2}, /* PyThread_get_stacksize */
    {13697, 2}, /* PyThread_get_thread_ident */
    {13723, 2}, /* PyThread_get_thread_native_id */
    {13753, 2}, /* PyThread_init_thread */
    {13774, 2}, /* PyThread_release_lock */
    {13796, 2}, /* PyThread_set_key_value */
    {13819, 2}, /* PyThread_set_stacksize */
    {13842, 2}, /* PyThread_start_new_thread */
    {13868, 7}, /* PyThread_tss_alloc */
    {13887, 7}, /* PyThread_tss_create */
    {13907, 7}, /* PyThread_tss_delete */
    {13927, 7}, /* PyThread_tss_free */
    {13945, 7}, /* PyThread_tss_get */
    {13962, 7}, /* PyThread_tss_is_created */
    {13986, 7}, /* PyThread_tss_set */
    {14003, 2}, /* PyTraceBack_Here */
    {14020, 2}, /* PyTraceBack_Print */
    {14038, 2}, /* PyTraceBack_Type */
    {14055, 2}, /* PyTupleIter_Type */
    {14072, 2}, /* PyTuple_GetItem */
    {14088, 2}, /* PyTuple_GetSlice */
    {14105, 2}, /* PyTuple_New */
    {14117, 2}, /* PyTuple_Pack */
    {14130, 2}, /* PyTuple_SetItem */
    {14146, 2}, /* PyTuple_Size */
    {14159, 2}, /* PyTuple_Type */
    {14172, 2}, /* PyType_ClearCache */
    {14190, 14}, /* PyType_Freeze */
    {14204, 12}, /* PyType_FromMetaclass */
    {14225, 10}, /* PyType_FromModuleAndSpec */
    {14250, 15}, /* PyType_FromSlots */
    {14267, 2}, /* PyType_FromSpec */
    {14283, 3}, /* PyType_FromSpecWithBases */
    {14308, 2}, /* PyType_GenericAlloc */
    {14328, 2}, /* PyType_GenericNew */
    {14346, 14}, /* PyType_GetBaseByToken */
    {14368, 15}, /* PyType_GetBaseByToken_DuringGC */
    {14399, 2}, /* PyType_GetFlags */
    {14415, 13}, /* PyType_GetFullyQualifiedName */
    {14444, 10}, /* PyType_GetModule */
    {14461, 13}, /* PyType_GetModuleByDef */
    {14483, 15}, /* PyType_GetModuleByToken */
    {14507, 15}, /* PyType_GetModuleByToken_DuringGC */
    {14540, 13}, /* PyType_GetModuleName */
    {14561, 10}, /* PyType_GetModuleState */
    {14583, 15}, /* PyType_GetModuleState_DuringGC */
    {14614, 15}, /* PyType_GetModule_DuringGC */
    {14640, 11}, /* PyType_GetName */
    {14655, 11}, /* PyType_GetQualName */
    {14674, 4}, /* PyType_GetSlot */
    {14689, 12}, /* PyType_GetTypeDataSize */
    {14712, 2}, /* PyType_IsSubtype */
    {14729, 2}, /* PyType_Modified */
    {14745, 2}, /* PyType_Ready */
    {14758, 2}, /* PyType_Type */
    {14770, 2}, /* PyUnicodeDecodeError_Create */
    {14798, 2}, /* PyUnicodeDecodeError_GetEncoding */
    {14831, 2}, /* PyUnicodeDecodeError_GetEnd */
    {14859, 2}, /* PyUnicodeDecodeError_GetObject */
    {14890, 2}, /* PyUnicodeDecodeError_GetReason */
    {14921, 2}, /* PyUnicodeDecodeError_GetStart */
    {14951, 2}, /* PyUnicodeDecodeError_SetEnd */
    {14979, 2}, /* PyUnicodeDecodeError_SetReason */
    {15010, 2}, /* PyUnicodeDecodeError_SetStart */
    {15040, 2}, /* PyUnicodeEncodeError_GetEncoding */
    {15073, 2}, /* PyUnicodeEncodeError_GetEnd */
    {15101, 2}, /* PyUnicodeEncodeError_GetObject */
    {15132, 2}, /* PyUnicodeEncodeError_GetReason */
    {15163, 2}, /* PyUnicodeEncodeError_GetStart */
    {15193, 2}, /* PyUnicodeEncodeError_SetEnd */
    {15221, 2}, /* PyUnicodeEncodeError_SetReason */
    {15252, 2}, /* PyUnicodeEncodeError_SetStart */
    {15282, 2}, /* PyUnicodeIter_Type */
    {15301, 2}, /* PyUnicodeTranslateError_GetEnd */
    {15332, 2}, /* PyUnicodeTranslateError_GetObject */
    {15366, 2}, /* PyUnicodeTranslateError_GetReason */
    {15400, 2}, /* PyUnicodeTranslateError_GetStart */
    {15433, 2}, /* PyUnicodeTranslateError_SetEnd */
    {15464, 2}, /* PyUnicodeTranslateError_SetReason */
    {15498, 2}, /* PyUnicodeTranslateError_SetStart */
    {15531, 2}, /* PyUnicode_Append */
    {15548, 2}, /* PyUnicode_AppendAndDel */
    {15571, 2}, /* PyUnicode_AsASCIIString */
    {15595, 2}, /* PyUnicode_AsCharmapString */
    {15621, 2}, /* PyUnicode_AsDecodedObject */
    {15647, 2}, /* PyUnicode_AsDecodedUnicode */
    {15674, 2}, /* PyUnicode_AsEncodedObject */
    {15700, 2}, /* PyUnicode_AsEncodedString */
    {15726, 2}, /* PyUnicode_AsEncodedUnicode */
    {15753, 2}, /* PyUnicode_AsLatin1String */
    {15778, 7}, /* PyUnicode_AsMBCSString */
    {15801, 2}, /* PyUnicode_AsRawUnicodeEscapeString */
    {15836, 7}, /* PyUnicode_AsUCS4 */
    {15853, 7}, /* PyUnicode_AsUCS4Copy */
    {15874, 2}, /* PyUnicode_AsUTF16String */
    {15898, 2}, /* PyUnicode_AsUTF32String */
    {15922, 10}, /* PyUnicode_AsUTF8AndSize */
    {15946, 2}, /* PyUnicode_AsUTF8String */
    {15969, 2}, /* PyUnicode_AsUnicodeEscapeString */
    {16001, 2}, /* PyUnicode_AsWideChar */
    {16022, 7}, /* PyUnicode_AsWideCharString */
    {16049, 2}, /* PyUnicode_BuildEncodingMap */
    {16076, 2}, /* PyUnicode_Compare */
    {16094, 2}, /* PyUnicode_CompareWithASCIIString */
    {16127, 2}, /* PyUnicode_Concat */
    {16144, 2}, /* PyUnicode_Contains */
    {16163, 2}, /* PyUnicode_Count */
    {16179, 2}, /* PyUnicode_Decode */
    {16196, 2}, /* PyUnicode_DecodeASCII */
    {16218, 2}, /* PyUnicode_DecodeCharmap */
    {16242, 7}, /* PyUnicode_DecodeCodePageStateful */
    {16275, 2}, /* PyUnicode_DecodeFSDefault */
    {16301, 2}, /* PyUnicode_DecodeFSDefaultAndSize */
    {16334, 2}, /* PyUnicode_DecodeLatin1 */
    {16357, 7}, /* PyUnicode_DecodeLocale */
    {16380, 7}, /* PyUnicode_DecodeLocaleAndSize */
    {16410, 7}, /* PyUnicode_DecodeMBCS */
    {16431, 7}, /* PyUnicode_DecodeMBCSStateful */
    {16460, 2}, /* PyUnicode_DecodeRawUnicodeEscape */
    {16493, 2}, /* PyUnicode_DecodeUTF16 */
    {16515, 2}, /* PyUnicode_DecodeUTF16Stateful */
    {16545, 2}, /* PyUnicode_DecodeUTF32 */
    {16567, 2}, /* PyUnicode_DecodeUTF32Stateful */
    {16597, 2}, /* PyUnicode_DecodeUTF7 */
    {16618, 2}, /* PyUnicode_DecodeUTF7Stateful */
    {16647, 2}, /* PyUnicode_DecodeUTF8 */
    {16668, 2}, /* PyUnicode_DecodeUTF8Stateful */
    {16697, 2}, /* PyUnicode_DecodeUnicodeEscape */
    {16727, 7}, /* PyUnicode_EncodeCodePage */
    {16752, 2}, /* PyUnicode_EncodeFSDefault */
    {16778, 7}, /* PyUnicode_EncodeLocale */
    {16801, 14}, /* PyUnicode_Equal */
    {16817, 13}, /* PyUnicode_EqualToUTF8 */
    {16839, 13}, /* PyUnicode_EqualToUTF8AndSize */
    {16868, 2}, /* PyUnicode_FSConverter */
    {16890, 2}, /* PyUnicode_FSDecoder */
    {16910, 2}, /* PyUnicode_Find */
    {16925, 7}, /* PyUnicode_FindChar */
    {16944, 2}, /* PyUnicode_Format */
    {16961, 2}, /* PyUnicode_FromEncodedObject */
    {16989, 2}, /* PyUnicode_FromFormat */
    {17010, 2}, /* PyUnicode_FromFormatV */
    {17032, 2}, /* PyUnicode_FromObject */
    {17053, 2}, /* PyUnicode_FromOrdinal */
    {17075, 2}, /* PyUnicode_FromString */
    {17096, 2}, /* PyUnicode_FromStringAndSize */
    {17124, 2}, /* PyUnicode_FromWideChar */
    {17147, 2}, /* PyUnicode_GetDefaultEncoding */
    {17176, 7}, /* PyUnicode_GetLength */
    {17196, 2}, /* PyUnicode_GetSize */
    {17214, 2}, /* PyUnicode_InternFromString */
    {17241, 2}, /* PyUnicode_InternImmortal */
    {17266, 2}, /* PyUnicode_InternInPlace */
    {17290, 2}, /* PyUnicode_IsIdentifier */
    {17313, 2}, /* PyUnicode_Join */
    {17328, 2}, /* PyUnicode_Partition */
    {17348, 2}, /* PyUnicode_RPartition */
    {17369, 2}, /* PyUnicode_RSplit */
    {17386, 7}, /* PyUnicode_ReadChar */
    {17405, 2}, /* PyUnicode_Replace */
    {17423, 2}, /* PyUnicode_Resize */
    {17440, 2}, /* PyUnicode_RichCompare */
    {17462, 2}, /* PyUnicode_Split */
    {17478, 2}, /* PyUnicode_Splitlines */
    {17499, 7}, /* PyUnicode_Substring */
    {17519, 2}, /* PyUnicode_Tailmatch */
    {17539, 2}, /* PyUnicode_Translate */
    {17559, 2}, /* PyUnicode_Type */
    {17574, 7}, /* PyUnicode_WriteChar */
    {17594, 12}, /* PyVectorcall_Call */
    {17612, 12}, /* PyVectorcall_NARGS */
    {17631, 2}, /* PyWeakref_GetObject */
    {17651, 13}, /* PyWeakref_GetRef */
    {17668, 2}, /* PyWeakref_NewProxy */
    {17687, 2}, /* PyWeakref_NewRef */
    {17704, 2}, /* PyWrapperDescr_Type */
    {17724, 2}, /* PyWrapper_New */
    {17738, 2}, /* PyZip_Type */
    {17749, 2}, /* Py_AddPendingCall */
    {17767, 2}, /* Py_AtExit */
    {17777, 2}, /* Py_BuildValue */
    {17791, 8}, /* Py_BytesMain */
    {17804, 2}, /* Py_CompileString */
    {17821, 2}, /* Py_DecRef */
    {17831, 7}, /* Py_DecodeLocale */
    {17847, 7}, /* Py_EncodeLocale */
    {17863, 2}, /* Py_EndInterpreter */
    {17881, 9}, /* Py_EnterRecursiveCall */
    {17903, 2}, /* Py_Exit */
    {17911, 2}, /* Py_FatalError */
    {17925, 10}, /* Py_FileSystemDefaultEncodeErrors */
    {17958, 2}, /* Py_FileSystemDefaultEncoding */
    {17987, 2}, /* Py_Finalize */
    {17999, 6}, /* Py_FinalizeEx */
    {18013, 9}, /* Py_GenericAlias */
    {18029, 9}, /* Py_GenericAliasType */
    {18049, 10}, /* Py_GetArgcArgv */
    {18064, 2}, /* Py_GetBuildInfo */
    {18080, 2}, /* Py_GetCompiler */
    {18095, 13}, /* Py_GetConstant */
    {18110, 13}, /* Py_GetConstantBorrowed */
    {18133, 2}, /* Py_GetCopyright */
    {18149, 2}, /* Py_GetExecPrefix */
    {18166, 2}, /* Py_GetPath */
    {18177, 2}, /* Py_GetPlatform */
    {18192, 2}, /* Py_GetPrefix */
    {18205, 2}, /* Py_GetProgramFullPath */
    {18227, 2}, /* Py_GetProgramName */
    {18245, 2}, /* Py_GetPythonHome */
    {18262, 2}, /* Py_GetRecursionLimit */
    {18283, 2}, /* Py_GetVersion */
    {18297, 2}, /* Py_HasFileSystemDefaultEncoding */
    {18329, 16}, /* Py_HashBuffer */
    {18343, 15}, /* Py_IS_TYPE */
    {18354, 2}, /* Py_IncRef */
    {18364, 2}, /* Py_Initialize */
    {18378, 2}, /* Py_InitializeEx */
    {18394, 10}, /* Py_Is */
    {18400, 10}, /* Py_IsFalse */
    {18411, 13}, /* Py_IsFinalizing */
    {18427, 2}, /* Py_IsInitialized */
    {18444, 10}, /* Py_IsNone */
    {18454, 10}, /* Py_IsTrue */
    {18464, 9}, /* Py_LeaveRecursiveCall */
    {18486, 2}, /* Py_Main */
    {18494, 2}, /* Py_MakePendingCalls */
    {18514, 2}, /* Py_NewInterpreter */
    {18532, 10}, /* Py_NewRef */
    {18542, 14}, /* Py_PACK_FULL_VERSION */
    {18563, 14}, /* Py_PACK_VERSION */
    {18579, 14}, /* Py_REFCNT */
    {18589, 2}, /* Py_ReprEnter */
    {18602, 2}, /* Py_ReprLeave */
    {18615, 15}, /* Py_SET_SIZE */
    {18627, 15}, /* Py_SIZE */
    {18635, 7}, /* Py_SetPath */
    {18646, 2}, /* Py_SetProgramName */
    {18664, 2}, /* Py_SetPythonHome */
    {18681, 2}, /* Py_SetRecursionLimit */
    {18702, 14}, /* Py_TYPE */
    {18710, 8}, /* Py_UTF8Mode */
    {18722, 2}, /* Py_VaBuildValue */
    {18738, 11}, /* Py_Version */
    {18749, 10}, /* Py_XNewRef */
    {18760, 3}, /* _PyArg_ParseTupleAndKeywords_SizeT */
    {18795, 3}, /* _PyArg_ParseTuple_SizeT */
    {18819, 3}, /* _PyArg_Parse_SizeT */
    {18838, 3}, /* _PyArg_VaParseTupleAndKeywords_SizeT */
    {18875, 3}, /* _PyArg_VaParse_SizeT */
    {18896, 2}, /* _PyErr_BadInternalCall */
    {18919, 2}, /* _PyObject_CallFunction_SizeT */
    {18948, 2}, /* _PyObject_CallMethod_SizeT */
    {18975, 2}, /* _PyObject_GC_New */
    {18992, 2}, /* _PyObject_GC_NewVar */
    {19012, 2}, /* _PyObject_GC_Resize */
    {19032, 2}, /* _PyObject_New */
    {19046, 2}, /* _PyObject_NewVar */
    {19063, 2}, /* _PyState_AddModule */
    {19082, 2}, /* _PyThreadState_Init */
    {19102, 2}, /* _PyThreadState_Prealloc */
    {19126, 2}, /* _PyWeakref_CallableProxyType */
    {19155, 2}, /* _PyWeakref_ProxyType */
    {19176, 2}, /* _PyWeakref_RefType */
    {19195, 2}, /* _Py_BuildValue_SizeT */
    {19216, 2}, /* _Py_CheckRecursiveCall */
    {19239, 2}, /* _Py_Dealloc */
    {19251, 10}, /* _Py_DecRef */
    {19262, 2}, /* _Py_EllipsisObject */
    {19281, 2}, /* _Py_FalseStruct */
    {19297, 10}, /* _Py_IncRef */
    {19308, 10}, /* _Py_NegativeRefcount */
    {19329, 2}, /* _Py_NoneStruct */
    {19344, 2}, /* _Py_NotImplementedStruct */
    {19369, 10}, /* _Py_RefTotal */
    {19382, 13}, /* _Py_SetRefcnt */
    {19396, 2}, /* _Py_SwappedOp */
    {19410, 2}, /* _Py_TrueStruct */
    {19425, 2}, /* _Py_VaBuildValue_SizeT */
};

const size_t cli_num_python_rows = sizeof cli_python_rows / sizeof cli_python_rows[0];

const char cli_python_text[] =
    "PyABIInfo_Check\0"
    "PyAIter_Check\0"
    "PyArg_Parse\0"
    "PyArg_ParseTuple\0"
    "PyArg_ParseTupleAndKeywords\0"
    "PyArg_UnpackTuple\0"
    "PyArg_VaParse\0"
    "PyArg_VaParseTupleAndKeywords\0"
    "PyArg_ValidateKeywordArguments\0"
    "PyBaseObject_Type\0"
    "PyBool_FromLong\0"
    "PyBool_Type\0"
    "PyBuffer_FillContiguousStrides\0"
    "PyBuffer_FillInfo\0"
    "PyBuffer_FromContiguous\0"
    "PyBuffer_GetPointer\0"
    "PyBuffer_IsContiguous\0"
    "PyBuffer_Release\0"
    "PyBuffer_SizeFromFormat\0"
    "PyBuffer_ToContiguous\0"
    "PyByteArrayIter_Type\0"
    "PyByteArray_AsString\0"
    "PyByteArray_Concat\0"
    "PyByteArray_FromObject\0"
    "PyByteArray_FromStringAndSize\0"
    "PyByteArray_Resize\0"
    "PyByteArray_Size\0"
    "PyByteArray_Type\0"
    "PyBytesIter_Type\0"
    "PyBytes_AsString\0"
    "PyBytes_AsStringAndSize\0"
    "PyBytes_Concat\0"
    "PyBytes_ConcatAndDel\0"
    "PyBytes_DecodeEscape\0"
    "PyBytes_FromFormat\0"
    "PyBytes_FromFormatV\0"
    "PyBytes_FromObject\0"
    "PyBytes_FromString\0"
    "PyBytes_FromStringAndSize\0"
    "PyBytes_Repr\0"
    "PyBytes_Size\0"
    "PyBytes_Type\0"
    "PyCFunction_Call\0"
    "PyCFunction_GetFlags\0"
    "PyCFunction_GetFunction\0"
    "PyCFunction_GetSelf\0"
    "PyCFunction_New\0"
    "PyCFunction_NewEx\0"
    "PyCFunction_Type\0"
    "PyCMethod_New\0"
    "PyCallIter_New\0"
    "PyCallIter_Type\0"
    "PyCallable_Check\0"
    "PyCapsule_GetContext\0"
    "PyCapsule_GetDestructor\0"
    "PyCapsule_GetName\0"
    "PyCapsule_GetPointer\0"
    "PyCapsule_Import\0"
    "PyCapsule_IsValid\0"
    "PyCapsule_New\0"
    "PyCapsule_SetContext\0"
    "PyCapsule_SetDestructor\0"
    "PyCapsule_SetName\0"
    "PyCapsule_SetPointer\0"
    "PyCapsule_Type\0"
    "PyClassMethodDescr_Type\0"
    "PyCodec_BackslashReplaceErrors\0"
    "PyCodec_Decode\0"
    "PyCodec_Decoder\0"
    "PyCodec_Encode\0"
    "PyCodec_Encoder\0"
    "PyCodec_IgnoreErrors\0"
    "PyCodec_IncrementalDecoder\0"
    "PyCodec_IncrementalEncoder\0"
    "PyCodec_KnownEncoding\0"
    "PyCodec_LookupError\0"
    "PyCodec_NameReplaceErrors\0"
    "PyCodec_Register\0"
    "PyCodec_RegisterError\0"
    "PyCodec_ReplaceErrors\0"
    "PyCodec_StreamReader\0"
    "PyCodec_StreamWriter\0"
    "PyCodec_StrictErrors\0"
    "PyCodec_Unregister\0"
    "PyCodec_XMLCharRefReplaceErrors\0"
    "PyComplex_FromDoubles\0"
    "PyComplex_ImagAsDouble\0"
    "PyComplex_RealAsDouble\0"
    "PyComplex_Type\0"
    "PyCriticalSection2_Begin\0"
    "PyCriticalSection2_End\0"
    "PyCriticalSection_Begin\0"
    "PyCriticalSection_End\0"
    "PyDescr_NewClassMethod\0"
    "PyDescr_NewGetSet\0"
    "PyDescr_NewMember\0"
    "PyDescr_NewMethod\0"
    "PyDictItems_Type\0"
    "PyDictIterItem_Type\0"
    "PyDictIterKey_Type\0"
    "PyDictIterValue_Type\0"
    "PyDictKeys_Type\0"
    "PyDictProxy_New\0"
    "PyDictProxy_Type\0"
    "PyDictRevIterItem_Type\0"
    "PyDictRevIterKey_Type\0"
    "PyDictRevIterValue_Type\0"
    "PyDictValues_Type\0"
    "PyDict_Clear\0"
    "PyDict_Contains\0"
    "PyDict_Copy\0"
    "PyDict_DelItem\0"
    "PyDict_DelItemString\0"
    "PyDict_GetItem\0"
    "PyDict_GetItemRef\0"
    "PyDict_GetItemString\0"
    "PyDict_GetItemStringRef\0"
    "PyDict_GetItemWithError\0"
    "PyDict_Items\0"
    "PyDict_Keys\0"
    "PyDict_Merge\0"
    "PyDict_MergeFromSeq2\0"
    "PyDict_New\0"
    "PyDict_Next\0"
    "PyDict_SetDefaultRef\0"
    "PyDict_SetItem\0"
    "PyDict_SetItemString\0"
    "PyDict_Size\0"
    "PyDict_Type\0"
    "PyDict_Update\0"
    "PyDict_Values\0"
    "PyEllipsis_Type\0"
    "PyEnum_Type\0"
    "PyErr_BadArgument\0"
    "PyErr_BadInternalCall\0"
    "PyErr_CheckSignals\0"
    "PyErr_Clear\0"
    "PyErr_Display\0"
    "PyErr_DisplayException\0"
    "PyErr_ExceptionMatches\0"
    "PyErr_Fetch\0"
    "PyErr_Format\0"
    "PyErr_FormatV\0"
    "PyErr_GetExcInfo\0"
    "PyErr_GetHandledException\0"
    "PyErr_GetRaisedException\0"
    "PyErr_GivenExceptionMatches\0"
    "PyErr_NewException\0"
    "PyErr_NewExceptionWithDoc\0"
    "PyErr_NoMemory\0"
    "PyErr_NormalizeException\0"
    "PyErr_Occurred\0"
    "PyErr_Print\0"
    "PyErr_PrintEx\0"
    "PyErr_ProgramText\0"
    "PyErr_ResourceWarning\0"
    "PyErr_Restore\0"
    "PyErr_SetExcFromWindowsErr\0"
    "PyErr_SetExcFromWindowsErrWithFilename\0"
    "PyErr_SetExcFromWindowsErrWithFilenameObject\0"
    "PyErr_SetExcFromWindowsErrWithFilenameObjects\0"
    "PyErr_SetExcInfo\0"
    "PyErr_SetFromErrno\0"
    "PyErr_SetFromErrnoWithFilename\0"
    "PyErr_SetFromErrnoWithFilenameObject\0"
    "PyErr_SetFromErrnoWithFilenameObjects\0"
    "PyErr_SetFromWindowsErr\0"
    "PyErr_SetFromWindowsErrWithFilename\0"
    "PyErr_SetHandledException\0"
    "PyErr_SetImportError\0"
    "PyErr_SetImportErrorSubclass\0"
    "PyErr_SetInterrupt\0"
    "PyErr_SetInterruptEx\0"
    "PyErr_SetNone\0"
    "PyErr_SetObject\0"
    "PyErr_SetRaisedException\0"
    "PyErr_SetString\0"
    "PyErr_SyntaxLocation\0"
    "PyErr_SyntaxLocationEx\0"
    "PyErr_WarnEx\0"
    "PyErr_WarnExplicit\0"
    "PyErr_WarnFormat\0"
    "PyErr_WriteUnraisable\0"
    "PyEval_AcquireLock\0"
    "PyEval_AcquireThread\0"
    "PyEval_CallFunction\0"
    "PyEval_CallMethod\0"
    "PyEval_CallObjectWithKeywords\0"
    "PyEval_EvalCode\0"
    "PyEval_EvalCodeEx\0"
    "PyEval_EvalFrame\0"
    "PyEval_EvalFrameEx\0"
    "PyEval_GetBuiltins\0"
    "PyEval_GetFrame\0"
    "PyEval_GetFrameBuiltins\0"
    "PyEval_GetFrameGlobals\0"
    "PyEval_GetFrameLocals\0"
    "PyEval_GetFuncDesc\0"
    "PyEval_GetFuncName\0"
    "PyEval_GetGlobals\0"
    "PyEval_GetLocals\0"
    "PyEval_InitThreads\0"
    "PyEval_ReleaseLock\0"
    "PyEval_ReleaseThread\0"
    "PyEval_RestoreThread\0"
    "PyEval_SaveThread\0"
    "PyEval_ThreadsInitialized\0"
    "PyExc_ArithmeticError\0"
    "PyExc_AssertionError\0"
    "PyExc_AttributeError\0"
    "PyExc_BaseException\0"
    "PyExc_BaseExceptionGroup\0"
    "PyExc_BlockingIOError\0"
    "PyExc_BrokenPipeError\0"
    "PyExc_BufferError\0"
    "PyExc_BytesWarning\0"
    "PyExc_ChildProcessError\0"
    "PyExc_ConnectionAbortedError\0"
    "PyExc_ConnectionError\0"
    "PyExc_ConnectionRefusedError\0"
    "PyExc_ConnectionResetError\0"
    "PyExc_DeprecationWarning\0"
    "PyExc_EOFError\0"
    "PyExc_EncodingWarning\0"
    "PyExc_EnvironmentError\0"
    "PyExc_Exception\0"
    "PyExc_FileExistsError\0"
    "PyExc_FileNotFoundError\0"
    "PyExc_FloatingPointError\0"
    "PyExc_FutureWarning\0"
    "PyExc_GeneratorExit\0"
    "PyExc_IOError\0"
    "PyExc_ImportError\0"
    "PyExc_ImportWarning\0"
    "PyExc_IndentationError\0"
    "PyExc_IndexError\0"
    "PyExc_InterruptedError\0"
    "PyExc_IsADirectoryError\0"
    "PyExc_KeyError\0"
    "PyExc_KeyboardInterrupt\0"
    "PyExc_LookupError\0"
    "PyExc_MemoryError\0"
    "PyExc_ModuleNotFoundError\0"
    "PyExc_NameError\0"
    "PyExc_NotADirectoryError\0"
    "PyExc_NotImplementedError\0"
    "PyExc_OSError\0"
    "PyExc_OverflowError\0"
    "PyExc_PendingDeprecationWarning\0"
    "PyExc_PermissionError\0"
    "PyExc_ProcessLookupError\0"
    "PyExc_RecursionError\0"
    "PyExc_ReferenceError\0"
    "PyExc_ResourceWarning\0"
    "PyExc_RuntimeError\0"
    "PyExc_RuntimeWarning\0"
    "PyExc_StopAsyncIteration\0"
    "PyExc_StopIteration\0"
    "PyExc_SyntaxError\0"
    "PyExc_SyntaxWarning\0"
    "PyExc_SystemError\0"
    "PyExc_SystemExit\0"
    "PyExc_TabError\0"
    "PyExc_TimeoutError\0"
    "PyExc_TypeError\0"
    "PyExc_UnboundLocalError\0"
    "PyExc_UnicodeDecodeError\0"
    "PyExc_UnicodeEncodeError\0"
    "PyExc_UnicodeError\0"
    "PyExc_UnicodeTranslateError\0"
    "PyExc_UnicodeWarning\0"
    "PyExc_UserWarning\0"
    "PyExc_ValueError\0"
    "PyExc_Warning\0"
    "PyExc_WindowsError\0"
    "PyExc_ZeroDivisionError\0"
    "PyExceptionClass_Name\0"
    "PyException_GetArgs\0"
    "PyException_GetCause\0"
    "PyException_GetContext\0"
    "PyException_GetTraceback\0"
    "PyException_SetArgs\0"
    "PyException_SetCause\0"
    "PyException_SetContext\0"
    "PyException_SetTraceback\0"
    "PyFile_FromFd\0"
    "PyFile_GetLine\0"
    "PyFile_WriteObject\0"
    "PyFile_WriteString\0"
    "PyFilter_Type\0"
    "PyFloat_AsDouble\0"
    "PyFloat_FromDouble\0"
    "PyFloat_FromString\0"
    "PyFloat_GetInfo\0"
    "PyFloat_GetMax\0"
    "PyFloat_GetMin\0"
    "PyFloat_Type\0"
    "PyFrame_GetCode\0"
    "PyFrame_GetLineNumber\0"
    "PyFrozenSet_New\0"
    "PyFrozenSet_Type\0"
    "PyGC_Collect\0"
    "PyGC_Disable\0"
    "PyGC_Enable\0"
    "PyGC_IsEnabled\0"
    "PyGILState_Ensure\0"
    "PyGILState_GetThisThreadState\0"
    "PyGILState_Release\0"
    "PyGetSetDescr_Type\0"
    "PyImport_AddModule\0"
    "PyImport_AddModuleObject\0"
    "PyImport_AddModuleRef\0"
    "PyImport_AppendInittab\0"
    "PyImport_ExecCodeModule\0"
    "PyImport_ExecCodeModuleEx\0"
    "PyImport_ExecCodeModuleObject\0"
    "PyImport_ExecCodeModuleWithPathnames\0"
    "PyImport_GetImporter\0"
    "PyImport_GetMagicNumber\0"
    "PyImport_GetMagicTag\0"
    "PyImport_GetModule\0"
    "PyImport_GetModuleDict\0"
    "PyImport_Import\0"
    "PyImport_ImportFrozenModule\0"
    "PyImport_ImportFrozenModuleObject\0"
    "PyImport_ImportModule\0"
    "PyImport_ImportModuleLevel\0"
    "PyImport_ImportModuleLevelObject\0"
    "PyImport_ImportModuleNoBlock\0"
    "PyImport_ReloadModule\0"
    "PyIndex_Check\0"
    "PyInterpreterGuard_Close\0"
    "PyInterpreterGuard_FromCurrent\0"
    "PyInterpreterGuard_FromView\0"
    "PyInterpreterState_Clear\0"
    "PyInterpreterState_Delete\0"
    "PyInterpreterState_Get\0"
    "PyInterpreterState_GetDict\0"
    "PyInterpreterState_GetID\0"
    "PyInterpreterState_New\0"
    "PyInterpreterView_Close\0"
    "PyInterpreterView_FromCurrent\0"
    "PyInterpreterView_FromMain\0"
    "PyIter_Check\0"
    "PyIter_Next\0"
    "PyIter_NextItem\0"
    "PyIter_Send\0"
    "PyListIter_Type\0"
    "PyListRevIter_Type\0"
    "PyList_Append\0"
    "PyList_AsTuple\0"
    "PyList_GetItem\0"
    "PyList_GetItemRef\0"
    "PyList_GetSlice\0"
    "PyList_Insert\0"
    "PyList_New\0"
    "PyList_Reverse\0"
    "PyList_SetItem\0"
    "PyList_SetSlice\0"
    "PyList_Size\0"
    "PyList_Sort\0"
    "PyList_Type\0"
    "PyLongRangeIter_Type\0"
    "PyLongWriter_Create\0"
    "PyLongWriter_Discard\0"
    "PyLongWriter_Finish\0"
    "PyLong_AsDouble\0"
    "PyLong_AsInt\0"
    "PyLong_AsInt32\0"
    "PyLong_AsInt64\0"
    "PyLong_AsLong\0"
    "PyLong_AsLongAndOverflow\0"
    "PyLong_AsLongLong\0"
    "PyLong_AsLongLongAndOverflow\0"
    "PyLong_AsNativeBytes\0"
    "PyLong_AsSize_t\0"
    "PyLong_AsSsize_t\0"
    "PyLong_AsUInt32\0"
    "PyLong_AsUInt64\0"
    "PyLong_AsUnsignedLong\0"
    "PyLong_AsUnsignedLongLong\0"
    "PyLong_AsUnsignedLongLongMask\0"
    "PyLong_AsUnsignedLongMask\0"
    "PyLong_AsVoidPtr\0"
    "PyLong_Export\0"
    "PyLong_FreeExport\0"
    "PyLong_FromDouble\0"
    "PyLong_FromInt32\0"
    "PyLong_FromInt64\0"
    "PyLong_FromLong\0"
    "PyLong_FromLongLong\0"
    "PyLong_FromNativeBytes\0"
    "PyLong_FromSize_t\0"
    "PyLong_FromSsize_t\0"
    "PyLong_FromString\0"
    "PyLong_FromUInt32\0"
    "PyLong_FromUInt64\0"
    "PyLong_FromUnsignedLong\0"
    "PyLong_FromUnsignedLongLong\0"
    "PyLong_FromUnsignedNativeBytes\0"
    "PyLong_FromVoidPtr\0"
    "PyLong_GetInfo\0"
    "PyLong_GetNativeLayout\0"
    "PyLong_Type\0"
    "PyMap_Type\0"
    "PyMapping_Check\0"
    "PyMapping_GetItemString\0"
    "PyMapping_GetOptionalItem\0"
    "PyMapping_GetOptionalItemString\0"
    "PyMapping_HasKey\0"
    "PyMapping_HasKeyString\0"
    "PyMapping_HasKeyStringWithError\0"
    "PyMapping_HasKeyWithError\0"
    "PyMapping_Items\0"
    "PyMapping_Keys\0"
    "PyMapping_Length\0"
    "PyMapping_SetItemString\0"
    "PyMapping_Size\0"
    "PyMapping_Values\0"
    "PyMarshal_ReadObjectFromString\0"
    "PyMarshal_WriteObjectToString\0"
    "PyMem_Calloc\0"
    "PyMem_Free\0"
    "PyMem_Malloc\0"
    "PyMem_RawCalloc\0"
    "PyMem_RawFree\0"
    "PyMem_RawMalloc\0"
    "PyMem_RawRealloc\0"
    "PyMem_Realloc\0"
    "PyMemberDescr_Type\0"
    "PyMember_GetOne\0"
    "PyMember_SetOne\0"
    "PyMemoryView_FromBuffer\0"
    "PyMemoryView_FromMemory\0"
    "PyMemoryView_FromObject\0"
    "PyMemoryView_GetContiguous\0"
    "PyMemoryView_Type\0"
    "PyMethodDescr_Type\0"
    "PyModuleDef_Init\0"
    "PyModuleDef_Type\0"
    "PyModule_Add\0"
    "PyModule_AddFunctions\0"
    "PyModule_AddIntConstant\0"
    "PyModule_AddObject\0"
    "PyModule_AddObjectRef\0"
    "PyModule_AddStringConstant\0"
    "PyModule_AddType\0"
    "PyModule_Create2\0"
    "PyModule_Exec\0"
    "PyModule_ExecDef\0"
    "PyModule_FromDefAndSpec2\0"
    "PyModule_FromSlotsAndSpec\0"
    "PyModule_GetDef\0"
    "PyModule_GetDict\0"
    "PyModule_GetFilename\0"
    "PyModule_GetFilenameObject\0"
    "PyModule_GetName\0"
    "PyModule_GetNameObject\0"
    "PyModule_GetState\0"
    "PyModule_GetStateSize\0"
    "PyModule_GetState_DuringGC\0"
    "PyModule_GetToken\0"
    "PyModule_GetToken_DuringGC\0"
    "PyModule_New\0"
    "PyModule_NewObject\0"
    "PyModule_SetDocString\0"
    "PyModule_Type\0"
    "PyNumber_Absolute\0"
    "PyNumber_Add\0"
    "PyNumber_And\0"
    "PyNumber_AsSsize_t\0"
    "PyNumber_Check\0"
    "PyNumber_Divmod\0"
    "PyNumber_Float\0"
    "PyNumber_FloorDivide\0"
    "PyNumber_InPlaceAdd\0"
    "PyNumber_InPlaceAnd\0"
    "PyNumber_InPlaceFloorDivide\0"
    "PyNumber_InPlaceLshift\0"
    "PyNumber_InPlaceMatrixMultiply\0"
    "PyNumber_InPlaceMultiply\0"
    "PyNumber_InPlaceOr\0"
    "PyNumber_InPlacePower\0"
    "PyNumber_InPlaceRemainder\0"
    "PyNumber_InPlaceRshift\0"
    "PyNumber_InPlaceSubtract\0"
    "PyNumber_InPlaceTrueDivide\0"
    "PyNumber_InPlaceXor\0"
    "PyNumber_Index\0"
    "PyNumber_Invert\0"
    "PyNumber_Long\0"
    "PyNumber_Lshift\0"
    "PyNumber_MatrixMultiply\0"
    "PyNumber_Multiply\0"
    "PyNumber_Negative\0"
    "PyNumber_Or\0"
    "PyNumber_Positive\0"
    "PyNumber_Power\0"
    "PyNumber_Remainder\0"
    "PyNumber_Rshift\0"
    "PyNumber_Subtract\0"
    "PyNumber_ToBase\0"
    "PyNumber_TrueDivide\0"
    "PyNumber_Xor\0"
    "PyOS_AfterFork\0"
    "PyOS_AfterFork_Child\0"
    "PyOS_AfterFork_Parent\0"
    "PyOS_BeforeFork\0"
    "PyOS_CheckStack\0"
    "PyOS_FSPath\0"
    "PyOS_InputHook\0"
    "PyOS_InterruptOccurred\0"
    "PyOS_double_to_string\0"
    "PyOS_getsig\0"
    "PyOS_mystricmp\0"
    "PyOS_mystrnicmp\0"
    "PyOS_setsig\0"
    "PyOS_snprintf\0"
    "PyOS_string_to_double\0"
    "PyOS_strtol\0"
    "PyOS_strtoul\0"
    "PyOS_vsnprintf\0"
    "PyObject_ASCII\0"
    "PyObject_AsCharBuffer\0"
    "PyObject_AsFileDescriptor\0"
    "PyObject_AsReadBuffer\0"
    "PyObject_AsWriteBuffer\0"
    "PyObject_Bytes\0"
    "PyObject_Call\0"
    "PyObject_CallFinalizerFromDealloc\0"
    "PyObject_CallFunction\0"
    "PyObject_CallFunctionObjArgs\0"
    "PyObject_CallMethod\0"
    "PyObject_CallMethodObjArgs\0"
    "PyObject_CallNoArgs\0"
    "PyObject_CallObject\0"
    "PyObject_Calloc\0"
    "PyObject_CheckBuffer\0"
    "PyObject_CheckReadBuffer\0"
    "PyObject_ClearWeakRefs\0"
    "PyObject_CopyData\0"
    "PyObject_DelAttr\0"
    "PyObject_DelAttrString\0"
    "PyObject_DelItem\0"
    "PyObject_DelItemString\0"
    "PyObject_Dir\0"
    "PyObject_Format\0"
    "PyObject_Free\0"
    "PyObject_GC_Del\0"
    "PyObject_GC_IsFinalized\0"
    "PyObject_GC_IsTracked\0"
    "PyObject_GC_Track\0"
    "PyObject_GC_UnTrack\0"
    "PyObject_GenericGetAttr\0"
    "PyObject_GenericGetDict\0"
    "PyObject_GenericSetAttr\0"
    "PyObject_GenericSetDict\0"
    "PyObject_GetAIter\0"
    "PyObject_GetAttr\0"
    "PyObject_GetAttrString\0"
    "PyObject_GetBuffer\0"
    "PyObject_GetItem\0"
    "PyObject_GetIter\0"
    "PyObject_GetOptionalAttr\0"
    "PyObject_GetOptionalAttrString\0"
    "PyObject_GetTypeData\0"
    "PyObject_GetTypeData_DuringGC\0"
    "PyObject_HasAttr\0"
    "PyObject_HasAttrString\0"
    "PyObject_HasAttrStringWithError\0"
    "PyObject_HasAttrWithError\0"
    "PyObject_Hash\0"
    "PyObject_HashNotImplemented\0"
    "PyObject_Init\0"
    "PyObject_InitVar\0"
    "PyObject_IsInstance\0"
    "PyObject_IsSubclass\0"
    "PyObject_IsTrue\0"
    "PyObject_Length\0"
    "PyObject_Malloc\0"
    "PyObject_Not\0"
    "PyObject_Realloc\0"
    "PyObject_Repr\0"
    "PyObject_RichCompare\0"
    "PyObject_RichCompareBool\0"
    "PyObject_SelfIter\0"
    "PyObject_SetAttr\0"
    "PyObject_SetAttrString\0"
    "PyObject_SetItem\0"
    "PyObject_Size\0"
    "PyObject_Str\0"
    "PyObject_Type\0"
    "PyObject_Vectorcall\0"
    "PyObject_VectorcallMethod\0"
    "PyProperty_Type\0"
    "PyRangeIter_Type\0"
    "PyRange_Type\0"
    "PyReversed_Type\0"
    "PySeqIter_New\0"
    "PySeqIter_Type\0"
    "PySequence_Check\0"
    "PySequence_Concat\0"
    "PySequence_Contains\0"
    "PySequence_Count\0"
    "PySequence_DelItem\0"
    "PySequence_DelSlice\0"
    "PySequence_Fast\0"
    "PySequence_GetItem\0"
    "PySequence_GetSlice\0"
    "PySequence_In\0"
    "PySequence_InPlaceConcat\0"
    "PySequence_InPlaceRepeat\0"
    "PySequence_Index\0"
    "PySequence_Length\0"
    "PySequence_List\0"
    "PySequence_Repeat\0"
    "PySequence_SetItem\0"
    "PySequence_SetSlice\0"
    "PySequence_Size\0"
    "PySequence_Tuple\0"
    "PySetIter_Type\0"
    "PySet_Add\0"
    "PySet_Clear\0"
    "PySet_Contains\0"
    "PySet_Discard\0"
    "PySet_New\0"
    "PySet_Pop\0"
    "PySet_Size\0"
    "PySet_Type\0"
    "PySlice_AdjustIndices\0"
    "PySlice_GetIndices\0"
    "PySlice_GetIndicesEx\0"
    "PySlice_New\0"
    "PySlice_Type\0"
    "PySlice_Unpack\0"
    "PyState_AddModule\0"
    "PyState_FindModule\0"
    "PyState_RemoveModule\0"
    "PyStructSequence_GetItem\0"
    "PyStructSequence_New\0"
    "PyStructSequence_NewType\0"
    "PyStructSequence_SetItem\0"
    "PyStructSequence_UnnamedField\0"
    "PySuper_Type\0"
    "PySys_AddWarnOption\0"
    "PySys_AddWarnOptionUnicode\0"
    "PySys_AddXOption\0"
    "PySys_Audit\0"
    "PySys_AuditTuple\0"
    "PySys_FormatStderr\0"
    "PySys_FormatStdout\0"
    "PySys_GetAttr\0"
    "PySys_GetAttrString\0"
    "PySys_GetObject\0"
    "PySys_GetOptionalAttr\0"
    "PySys_GetOptionalAttrString\0"
    "PySys_GetXOptions\0"
    "PySys_HasWarnOptions\0"
    "PySys_ResetWarnOptions\0"
    "PySys_SetArgv\0"
    "PySys_SetArgvEx\0"
    "PySys_SetObject\0"
    "PySys_SetPath\0"
    "PySys_WriteStderr\0"
    "PySys_WriteStdout\0"
    "PyThreadState_Clear\0"
    "PyThreadState_Delete\0"
    "PyThreadState_DeleteCurrent\0"
    "PyThreadState_Ensure\0"
    "PyThreadState_EnsureFromView\0"
    "PyThreadState_Get\0"
    "PyThreadState_GetDict\0"
    "PyThreadState_GetFrame\0"
    "PyThreadState_GetID\0"
    "PyThreadState_GetInterpreter\0"
    "PyThreadState_New\0"
    "PyThreadState_Release\0"
    "PyThreadState_SetAsyncExc\0"
    "PyThreadState_Swap\0"
    "PyThread_GetInfo\0"
    "PyThread_ReInitTLS\0"
    "PyThread_acquire_lock\0"
    "PyThread_acquire_lock_timed\0"
    "PyThread_allocate_lock\0"
    "PyThread_create_key\0"
    "PyThread_delete_key\0"
    "PyThread_delete_key_value\0"
    "PyThread_exit_thread\0"
    "PyThread_free_lock\0"
    "PyThread_get_key_value\0"
    "PyThread_get_stacksize\0"
    "PyThread_get_thread_ident\0"
    "PyThread_get_thread_native_id\0"
    "PyThread_init_thread\0"
    "PyThread_release_lock\0"
    "PyThread_set_key_value\0"
    "PyThread_set_stacksize\0"
    "PyThread_start_new_thread\0"
    "PyThread_tss_alloc\0"
    "PyThread_tss_create\0"
    "PyThread_tss_delete\0"
    "PyThread_tss_free\0"
    "PyThread_tss_get\0"
    "PyThread_tss_is_created\0"
    "PyThread_tss_set\0"
    "PyTraceBack_Here\0"
    "PyTraceBack_Print\0"
    "PyTraceBack_Type\0"
    "PyTupleIter_Type\0"
    "PyTuple_GetItem\0"
    "PyTuple_GetSlice\0"
    "PyTuple_New\0"
    "PyTuple_Pack\0"
    "PyTuple_SetItem\0"
    "PyTuple_Size\0"
    "PyTuple_Type\0"
    "PyType_ClearCache\0"
    "PyType_Freeze\0"
    "PyType_FromMetaclass\0"
    "PyType_FromModuleAndSpec\0"
    "PyType_FromSlots\0"
    "PyType_FromSpec\0"
    "PyType_FromSpecWithBases\0"
    "PyType_GenericAlloc\0"
    "PyType_GenericNew\0"
    "PyType_GetBaseByToken\0"
    "PyType_GetBaseByToken_DuringGC\0"
    "PyType_GetFlags\0"
    "PyType_GetFullyQualifiedName\0"
    "PyType_GetModule\0"
    "PyType_GetModuleByDef\0"
    "PyType_GetModuleByToken\0"
    "PyType_GetModuleByToken_DuringGC\0"
    "PyType_GetModuleName\0"
    "PyType_GetModuleState\0"
    "PyType_GetModuleState_DuringGC\0"
    "PyType_GetModule_DuringGC\0"
    "PyType_GetName\0"
    "PyType_GetQualName\0"
    "PyType_GetSlot\0"
    "PyType_GetTypeDataSize\0"
    "PyType_IsSubtype\0"
    "PyType_Modified\0"
    "PyType_Ready\0"
    "PyType_Type\0"
    "PyUnicodeDecodeError_Create\0"
    "PyUnicodeDecodeError_GetEncoding\0"
    "PyUnicodeDecodeError_GetEnd\0"
    "PyUnicodeDecodeError_GetObject\0"
    "PyUnicodeDecodeError_GetReason\0"
    "PyUnicodeDecodeError_GetStart\0"
    "PyUnicodeDecodeError_SetEnd\0"
    "PyUnicodeDecodeError_SetReason\0"
    "PyUnicodeDecodeError_SetStart\0"
    "PyUnicodeEncodeError_GetEncoding\0"
    "PyUnicodeEncodeError_GetEnd\0"
    "PyUnicodeEncodeError_GetObject\0"
    "PyUnicodeEncodeError_GetReason\0"
    "PyUnicodeEncodeError_GetStart\0"
    "PyUnicodeEncodeError_SetEnd\0"
    "PyUnicodeEncodeError_SetReason\0"
    "PyUnicodeEncodeError_SetStart\0"
    "PyUnicodeIter_Type\0"
    "PyUnicodeTranslateError_GetEnd\0"
    "PyUnicodeTranslateError_GetObject\0"
    "PyUnicodeTranslateError_GetReason\0"
    "PyUnicodeTranslateError_GetStart\0"
    "PyUnicodeTranslateError_SetEnd\0"
    "PyUnicodeTranslateError_SetReason\0"
    "PyUnicodeTranslateError_SetStart\0"
    "PyUnicode_Append\0"
    "PyUnicode_AppendAndDel\0"
    "PyUnicode_AsASCIIString\0"
    "PyUnicode_AsCharmapString\0"
    "PyUnicode_AsDecodedObject\0"
    "PyUnicode_AsDecodedUnicode\0"
    "PyUnicode_AsEncodedObject\0"
    "PyUnicode_AsEncodedString\0"
    "PyUnicode_AsEncodedUnicode\0"
    "PyUnicode_AsLatin1String\0"
    "PyUnicode_AsMBCSString\0"
    "PyUnicode_AsRawUnicodeEscapeString\0"
    "PyUnicode_AsUCS4\0"
    "PyUnicode_AsUCS4Copy\0"
    "PyUnicode_AsUTF16String\0"
    "PyUnicode_AsUTF32String\0"
    "PyUnicode_AsUTF8AndSize\0"
    "PyUnicode_AsUTF8String\0"
    "PyUnicode_AsUnicodeEscapeString\0"
    "PyUnicode_AsWideChar\0"
    "PyUnicode_AsWideCharString\0"
    "PyUnicode_BuildEncodingMap\0"
    "PyUnicode_Compare\0"
    "PyUnicode_CompareWithASCIIString\0"
    "PyUnicode_Concat\0"
    "PyUnicode_Contains\0"
    "PyUnicode_Count\0"
    "PyUnicode_Decode\0"
    "PyUnicode_DecodeASCII\0"
    "PyUnicode_DecodeCharmap\0"
    "PyUnicode_DecodeCodePageStateful\0"
    "PyUnicode_DecodeFSDefault\0"
    "PyUnicode_DecodeFSDefaultAndSize\0"
    "PyUnicode_DecodeLatin1\0"
    "PyUnicode_DecodeLocale\0"
    "PyUnicode_DecodeLocaleAndSize\0"
    "PyUnicode_DecodeMBCS\0"
    "PyUnicode_DecodeMBCSStateful\0"
    "PyUnicode_DecodeRawUnicodeEscape\0"
    "PyUnicode_DecodeUTF16\0"
    "PyUnicode_DecodeUTF16Stateful\0"
    "PyUnicode_DecodeUTF32\0"
    "PyUnicode_DecodeUTF32Stateful\0"
    "PyUnicode_DecodeUTF7\0"
    "PyUnicode_DecodeUTF7Stateful\0"
    "PyUnicode_DecodeUTF8\0"
    "PyUnicode_DecodeUTF8Stateful\0"
    "PyUnicode_DecodeUnicodeEscape\0"
    "PyUnicode_EncodeCodePage\0"
    "PyUnicode_EncodeFSDefault\0"
    "PyUnicode_EncodeLocale\0"
    "PyUnicode_Equal\0"
    "PyUnicode_EqualToUTF8\0"
    "PyUnicode_EqualToUTF8AndSize\0"
    "PyUnicode_FSConverter\0"
    "PyUnicode_FSDecoder\0"
    "PyUnicode_Find\0"
    "PyUnicode_FindChar\0"
    "PyUnicode_Format\0"
    "PyUnicode_FromEncodedObject\0"
    "PyUnicode_FromFormat\0"
    "PyUnicode_FromFormatV\0"
    "PyUnicode_FromObject\0"
    "PyUnicode_FromOrdinal\0"
    "PyUnicode_FromString\0"
    "PyUnicode_FromStringAndSize\0"
    "PyUnicode_FromWideChar\0"
    "PyUnicode_GetDefaultEncoding\0"
    "PyUnicode_GetLength\0"
    "PyUnicode_GetSize\0"
    "PyUnicode_InternFromString\0"
    "PyUnicode_InternImmortal\0"
    "PyUnicode_InternInPlace\0"
    "PyUnicode_IsIdentifier\0"
    "PyUnicode_Join\0"
    "PyUnicode_Partition\0"
    "PyUnicode_RPartition\0"
    "PyUnicode_RSplit\0"
    "PyUnicode_ReadChar\0"
    "PyUnicode_Replace\0"
    "PyUnicode_Resize\0"
    "PyUnicode_RichCompare\0"
    "PyUnicode_Split\0"
    "PyUnicode_Splitlines\0"
    "PyUnicode_Substring\0"
    "PyUnicode_Tailmatch\0"
    "PyUnicode_Translate\0"
    "PyUnicode_Type\0"
    "PyUnicode_WriteChar\0"
    "PyVectorcall_Call\0"
    "PyVectorcall_NARGS\0"
    "PyWeakref_GetObject\0"
    "PyWeakref_GetRef\0"
    "PyWeakref_NewProxy\0"
    "PyWeakref_NewRef\0"
    "PyWrapperDescr_Type\0"
    "PyWrapper_New\0"
    "PyZip_Type\0"
    "Py_AddPendingCall\0"
    "Py_AtExit\0"
    "Py_BuildValue\0"
    "Py_BytesMain\0"
    "Py_CompileString\0"
    "Py_DecRef\0"
    "Py_DecodeLocale\0"
    "Py_EncodeLocale\0"
    "Py_EndInterpreter\0"
    "Py_EnterRecursiveCall\0"
    "Py_Exit\0"
    "Py_FatalError\0"
    "Py_FileSystemDefaultEncodeErrors\0"
    "Py_FileSystemDefaultEncoding\0"
    "Py_Finalize\0"
    "Py_FinalizeEx\0"
    "Py_GenericAlias\0"
    "Py_GenericAliasType\0"
    "Py_GetArgcArgv\0"
    "Py_GetBuildInfo\0"
    "Py_GetCompiler\0"
    "Py_GetConstant\0"
    "Py_GetConstantBorrowed\0"
    "Py_GetCopyright\0"
    "Py_GetExecPrefix\0"
    "Py_GetPath\0"
    "Py_GetPlatform\0"
    "Py_GetPrefix\0"
    "Py_GetProgramFullPath\0"
    "Py_GetProgramName\0"
    "Py_GetPythonHome\0"
    "Py_GetRecursionLimit\0"
    "Py_GetVersion\0"
    "Py_HasFileSystemDefaultEncoding\0"
    "Py_HashBuffer\0"
    "Py_IS_TYPE\0"
    "Py_IncRef\0"
    "Py_Initialize\0"
    "Py_InitializeEx\0"
    "Py_Is\0"
    "Py_IsFalse\0"
    "Py_IsFinalizing\0"
    "Py_IsInitialized\0"
    "Py_IsNone\0"
    "Py_IsTrue\0"
    "Py_LeaveRecursiveCall\0"
    "Py_Main\0"
    "Py_MakePendingCalls\0"
    "Py_NewInterpreter\0"
    "Py_NewRef\0"
    "Py_PACK_FULL_VERSION\0"
    "Py_PACK_VERSION\0"
    "Py_REFCNT\0"
    "Py_ReprEnter\0"
    "Py_ReprLeave\0"
    "Py_SET_SIZE\0"
    "Py_SIZE\0"
    "Py_SetPath\0"
    "Py_SetProgramName\0"
    "Py_SetPythonHome\0"
    "Py_SetRecursionLimit\0"
    "Py_TYPE\0"
    "Py_UTF8Mode\0"
    "Py_VaBuildValue\0"
    "Py_Version\0"
    "Py_XNewRef\0"
    "_PyArg_ParseTupleAndKeywords_SizeT\0"
    "_PyArg_ParseTuple_SizeT\0"
    "_PyArg_Parse_SizeT\0"
    "_PyArg_VaParseTupleAndKeywords_SizeT\0"
    "_PyArg_VaParse_SizeT\0"
    "_PyErr_BadInternalCall\0"
    "_PyObject_CallFunction_SizeT\0"
    "_PyObject_CallMethod_SizeT\0"
    "_PyObject_GC_New\0"
    "_PyObject_GC_NewVar\0"
    "_PyObject_GC_Resize\0"
    "_PyObject_New\0"
    "_PyObject_NewVar\0"
    "_PyState_AddModule\0"
    "_PyThreadState_Init\0"
    "_PyThreadState_Prealloc\0"
    "_PyWeakref_CallableProxyType\0"
    "_PyWeakref_ProxyType\0"
    "_PyWeakref_RefType\0"
    "_Py_BuildValue_SizeT\0"
    "_Py_CheckRecursiveCall\0"
    "_Py_Dealloc\0"
    "_Py_DecRef\0"
    "_Py_EllipsisObject\0"
    "_Py_FalseStruct\0"
    "_Py_IncRef\0"
    "_Py_NegativeRefcount\0"
    "_Py_NoneStruct\0"
    "_Py_NotImplementedStruct\0"
    "_Py_RefTotal\0"
    "_Py_SetRefcnt\0"
    "_Py_SwappedOp\0"
    "_Py_TrueStruct\0"
    "_Py_VaBuildValue_SizeT\0"
    "";
