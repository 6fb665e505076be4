/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/python_stable_abi.txt; `./dev regen` rewrites it. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "python_names.h"

const cli_python_entry cli_python_entries[] = {
    {0, 15}, {16, 10}, {30, 2}, {42, 2}, {59, 2}, {87, 2}, {105, 2}, {119, 2}, {149, 2}, {180, 2},
    {198, 2}, {214, 2}, {226, 11}, {257, 11}, {275, 11}, {299, 11}, {319, 11}, {341, 11}, {358, 11},
    {382, 11}, {404, 2}, {425, 2}, {446, 2}, {465, 2}, {488, 2}, {518, 2}, {537, 2}, {554, 2},
    {571, 2}, {588, 2}, {605, 2}, {629, 2}, {644, 2}, {665, 2}, {686, 2}, {705, 2}, {725, 2},
    {744, 2}, {763, 2}, {789, 2}, {802, 2}, {815, 2}, {828, 2}, {845, 2}, {866, 2}, {890, 2},
    {910, 4}, {926, 2}, {944, 2}, {961, 9}, {975, 2}, {990, 2}, {1006, 2}, {1023, 2}, {1044, 2},
    {1068, 2}, {1086, 2}, {1107, 2}, {1124, 2}, {1142, 2}, {1156, 2}, {1177, 2}, {1201, 2},
    {1219, 2}, {1240, 2}, {1255, 2}, {1279, 2}, {1310, 2}, {1325, 2}, {1341, 2}, {1356, 2},
    {1372, 2}, {1393, 2}, {1420, 2}, {1447, 2}, {1469, 2}, {1489, 7}, {1515, 2}, {1532, 2},
    {1554, 2}, {1576, 2}, {1597, 2}, {1618, 2}, {1639, 10}, {1658, 2}, {1690, 2}, {1712, 2},
    {1735, 2}, {1758, 2}, {1773, 15}, {1798, 15}, {1821, 15}, {1845, 15}, {1867, 2}, {1890, 2},
    {1908, 2}, {1926, 2}, {1944, 2}, {1961, 2}, {1981, 2}, {2000, 2}, {2021, 2}, {2037, 2},
    {2053, 2}, {2070, 8}, {2093, 8}, {2115, 8}, {2139, 2}, {2157, 2}, {2170, 2}, {2186, 2},
    {2198, 2}, {2213, 2}, {2234, 2}, {2249, 13}, {2267, 2}, {2288, 13}, {2312, 2}, {2336, 2},
    {2349, 2}, {2361, 2}, {2374, 2}, {2395, 2}, {2406, 2}, {2418, 15}, {2439, 2}, {2454, 2},
    {2475, 2}, {2487, 2}, {2499, 2}, {2513, 2}, {2527, 2}, {2543, 2}, {2555, 2}, {2573, 2},
    {2595, 2}, {2614, 2}, {2626, 2}, {2640, 12}, {2663, 2}, {2686, 2}, {2698, 2}, {2711, 5},
    {2725, 7}, {2742, 11}, {2768, 12}, {2793, 2}, {2821, 2}, {2840, 2}, {2866, 2}, {2881, 2},
    {2906, 2}, {2921, 2}, {2933, 2}, {2947, 2}, {2965, 6}, {2987, 2}, {3001, 7}, {3028, 7},
    {3067, 7}, {3112, 7}, {3158, 7}, {3175, 2}, {3194, 2}, {3225, 2}, {3262, 7}, {3300, 7},
    {3324, 7}, {3360, 11}, {3386, 7}, {3407, 6}, {3436, 2}, {3455, 10}, {3476, 2}, {3490, 2},
    {3506, 12}, {3531, 2}, {3547, 2}, {3568, 7}, {3591, 2}, {3604, 2}, {3623, 2}, {3640, 2},
    {3662, 2}, {3681, 2}, {3702, 2}, {3722, 2}, {3740, 2}, {3770, 2}, {3786, 2}, {3804, 2},
    {3821, 2}, {3840, 2}, {3859, 2}, {3875, 13}, {3899, 13}, {3922, 13}, {3944, 2}, {3963, 2},
    {3982, 2}, {4000, 2}, {4017, 2}, {4036, 2}, {4055, 2}, {4076, 2}, {4097, 2}, {4115, 2},
    {4141, 2}, {4163, 2}, {4184, 2}, {4205, 2}, {4225, 11}, {4250, 7}, {4272, 7}, {4294, 2},
    {4312, 2}, {4331, 7}, {4355, 7}, {4384, 7}, {4406, 7}, {4435, 7}, {4462, 2}, {4487, 2},
    {4502, 10}, {4524, 2}, {4547, 2}, {4563, 7}, {4585, 7}, {4609, 2}, {4634, 2}, {4654, 2},
    {4674, 2}, {4688, 2}, {4706, 2}, {4726, 2}, {4749, 2}, {4766, 7}, {4789, 7}, {4813, 2},
    {4828, 2}, {4852, 2}, {4870, 2}, {4888, 6}, {4914, 2}, {4930, 7}, {4955, 2}, {4981, 2},
    {4995, 2}, {5015, 2}, {5047, 7}, {5069, 7}, {5094, 7}, {5115, 2}, {5136, 7}, {5158, 2},
    {5177, 2}, {5198, 7}, {5223, 2}, {5243, 2}, {5261, 2}, {5281, 2}, {5299, 2}, {5316, 2},
    {5331, 7}, {5350, 2}, {5366, 2}, {5390, 2}, {5415, 2}, {5440, 2}, {5459, 2}, {5487, 2},
    {5508, 2}, {5526, 2}, {5543, 2}, {5557, 7}, {5576, 2}, {5600, 8}, {5622, 12}, {5642, 2},
    {5663, 2}, {5686, 2}, {5711, 12}, {5731, 2}, {5752, 2}, {5775, 2}, {5800, 2}, {5814, 2},
    {5829, 2}, {5848, 2}, {5867, 2}, {5881, 2}, {5898, 2}, {5917, 2}, {5936, 2}, {5952, 2},
    {5967, 2}, {5982, 2}, {5995, 10}, {6011, 10}, {6033, 2}, {6049, 2}, {6066, 2}, {6079, 10},
    {6092, 10}, {6104, 10}, {6119, 2}, {6137, 2}, {6167, 2}, {6186, 2}, {6205, 2}, {6224, 7},
    {6249, 13}, {6271, 2}, {6294, 2}, {6318, 2}, {6344, 7}, {6374, 2}, {6411, 2}, {6432, 2},
    {6456, 2}, {6477, 8}, {6496, 2}, {6519, 2}, {6535, 2}, {6563, 7}, {6597, 2}, {6619, 2},
    {6646, 7}, {6679, 2}, {6708, 2}, {6730, 8}, {6744, 15}, {6769, 15}, {6800, 15}, {6828, 2},
    {6853, 2}, {6879, 9}, {6902, 8}, {6929, 7}, {6954, 2}, {6977, 15}, {7001, 15}, {7031, 15},
    {7058, 8}, {7071, 2}, {7083, 14}, {7099, 10}, {7111, 2}, {7127, 2}, {7146, 2}, {7160, 2},
    {7175, 2}, {7190, 13}, {7208, 2}, {7224, 2}, {7238, 2}, {7249, 2}, {7264, 2}, {7279, 2},
    {7295, 2}, {7307, 2}, {7319, 2}, {7331, 2}, {7352, 15}, {7372, 15}, {7393, 15}, {7413, 2},
    {7429, 13}, {7442, 14}, {7457, 14}, {7472, 2}, {7486, 2}, {7511, 2}, {7529, 2}, {7558, 14},
    {7579, 2}, {7595, 2}, {7612, 14}, {7628, 14}, {7644, 2}, {7666, 2}, {7692, 2}, {7722, 2},
    {7748, 2}, {7765, 15}, {7779, 15}, {7797, 2}, {7815, 14}, {7832, 14}, {7849, 2}, {7865, 2},
    {7885, 14}, {7908, 2}, {7926, 2}, {7945, 2}, {7963, 14}, {7981, 14}, {7999, 2}, {8023, 2},
    {8051, 14}, {8082, 2}, {8101, 2}, {8116, 15}, {8139, 2}, {8151, 2}, {8162, 2}, {8178, 2},
    {8202, 13}, {8228, 13}, {8260, 2}, {8277, 2}, {8300, 13}, {8332, 13}, {8358, 2}, {8374, 2},
    {8389, 2}, {8406, 2}, {8430, 2}, {8445, 2}, {8462, 2}, {8493, 2}, {8523, 7}, {8536, 2},
    {8547, 2}, {8560, 13}, {8576, 13}, {8590, 13}, {8606, 13}, {8623, 2}, {8637, 2}, {8656, 2},
    {8672, 2}, {8688, 11}, {8712, 7}, {8736, 2}, {8760, 2}, {8787, 2}, {8805, 2}, {8824, 5},
    {8841, 5}, {8858, 13}, {8871, 7}, {8893, 2}, {8917, 2}, {8936, 10}, {8958, 2}, {8985, 10},
    {9002, 2}, {9019, 15}, {9033, 7}, {9050, 7}, {9075, 15}, {9101, 2}, {9117, 2}, {9134, 2},
    {9155, 2}, {9182, 2}, {9199, 7}, {9222, 2}, {9240, 15}, {9262, 15}, {9289, 15}, {9307, 15},
    {9334, 2}, {9347, 7}, {9366, 7}, {9388, 2}, {9402, 2}, {9420, 2}, {9433, 2}, {9446, 2},
    {9465, 2}, {9480, 2}, {9496, 2}, {9511, 2}, {9532, 2}, {9552, 2}, {9572, 2}, {9600, 2},
    {9623, 7}, {9654, 2}, {9679, 2}, {9698, 2}, {9720, 2}, {9746, 2}, {9769, 2}, {9794, 2},
    {9821, 2}, {9841, 2}, {9856, 2}, {9872, 2}, {9886, 2}, {9902, 7}, {9926, 2}, {9944, 2},
    {9962, 2}, {9974, 2}, {9992, 2}, {10007, 2}, {10026, 2}, {10042, 2}, {10060, 2}, {10076, 2},
    {10096, 2}, {10109, 2}, {10124, 7}, {10145, 7}, {10167, 7}, {10183, 7}, {10199, 6}, {10211, 2},
    {10226, 2}, {10249, 2}, {10271, 2}, {10283, 2}, {10298, 2}, {10314, 2}, {10326, 2}, {10340, 2},
    {10362, 2}, {10374, 2}, {10387, 2}, {10402, 2}, {10417, 2}, {10439, 2}, {10465, 2}, {10487, 2},
    {10510, 2}, {10525, 2}, {10539, 15}, {10573, 2}, {10595, 2}, {10624, 2}, {10644, 2},
    {10671, 10}, {10691, 2}, {10711, 7}, {10727, 11}, {10748, 2}, {10773, 2}, {10796, 11},
    {10814, 13}, {10831, 13}, {10854, 2}, {10871, 2}, {10894, 2}, {10907, 2}, {10923, 2},
    {10937, 2}, {10953, 9}, {10977, 9}, {10999, 2}, {11017, 2}, {11037, 2}, {11061, 10}, {11085, 2},
    {11109, 7}, {11133, 10}, {11151, 2}, {11168, 2}, {11191, 11}, {11210, 2}, {11227, 2},
    {11244, 13}, {11269, 13}, {11300, 12}, {11321, 15}, {11351, 2}, {11368, 2}, {11391, 13},
    {11423, 13}, {11449, 2}, {11463, 2}, {11491, 2}, {11505, 2}, {11522, 2}, {11542, 2}, {11562, 2},
    {11578, 2}, {11594, 2}, {11610, 2}, {11623, 2}, {11640, 2}, {11654, 2}, {11675, 2}, {11700, 2},
    {11718, 2}, {11735, 2}, {11758, 2}, {11775, 2}, {11789, 2}, {11802, 2}, {11816, 12},
    {11836, 12}, {11862, 2}, {11878, 2}, {11895, 2}, {11908, 2}, {11924, 2}, {11938, 2}, {11953, 2},
    {11970, 2}, {11988, 2}, {12008, 2}, {12025, 2}, {12044, 2}, {12064, 2}, {12080, 2}, {12099, 2},
    {12119, 2}, {12133, 2}, {12158, 2}, {12183, 2}, {12200, 2}, {12218, 2}, {12234, 2}, {12252, 2},
    {12271, 2}, {12291, 2}, {12307, 2}, {12324, 2}, {12339, 2}, {12349, 2}, {12361, 2}, {12376, 2},
    {12390, 2}, {12400, 2}, {12410, 2}, {12421, 2}, {12432, 7}, {12454, 2}, {12473, 2}, {12494, 2},
    {12506, 2}, {12519, 7}, {12534, 3}, {12552, 2}, {12571, 3}, {12592, 2}, {12617, 2}, {12638, 2},
    {12663, 2}, {12688, 11}, {12718, 2}, {12731, 2}, {12751, 2}, {12778, 7}, {12795, 13},
    {12807, 13}, {12824, 2}, {12843, 2}, {12862, 15}, {12876, 15}, {12896, 2}, {12912, 15},
    {12934, 15}, {12962, 7}, {12980, 2}, {13001, 2}, {13024, 2}, {13038, 2}, {13054, 2}, {13070, 2},
    {13084, 2}, {13102, 2}, {13120, 2}, {13140, 2}, {13161, 2}, {13189, 15}, {13210, 15},
    {13239, 2}, {13257, 2}, {13279, 10}, {13302, 10}, {13322, 10}, {13351, 2}, {13369, 15},
    {13391, 2}, {13417, 2}, {13436, 3}, {13453, 2}, {13472, 2}, {13494, 2}, {13522, 2}, {13545, 2},
    {13565, 2}, {13585, 2}, {13611, 2}, {13632, 2}, {13651, 2}, {13674, 2}, {13697, 2}, {13723, 2},
    {13753, 2}, {13774, 2}, {13796, 2}, {13819, 2}, {13842, 2}, {13868, 7}, {13887, 7}, {13907, 7},
    {13927, 7}, {13945, 7}, {13962, 7}, {13986, 7}, {14003, 2}, {14020, 2}, {14038, 2}, {14055, 2},
    {14072, 2}, {14088, 2}, {14105, 2}, {14117, 2}, {14130, 2}, {14146, 2}, {14159, 2}, {14172, 2},
    {14190, 14}, {14204, 12}, {14225, 10}, {14250, 15}, {14267, 2}, {14283, 3}, {14308, 2},
    {14328, 2}, {14346, 14}, {14368, 15}, {14399, 2}, {14415, 13}, {14444, 10}, {14461, 13},
    {14483, 15}, {14507, 15}, {14540, 13}, {14561, 10}, {14583, 15}, {14614, 15}, {14640, 11},
    {14655, 11}, {14674, 4}, {14689, 12}, {14712, 2}, {14729, 2}, {14745, 2}, {14758, 2},
    {14770, 2}, {14798, 2}, {14831, 2}, {14859, 2}, {14890, 2}, {14921, 2}, {14951, 2}, {14979, 2},
    {15010, 2}, {15040, 2}, {15073, 2}, {15101, 2}, {15132, 2}, {15163, 2}, {15193, 2}, {15221, 2},
    {15252, 2}, {15282, 2}, {15301, 2}, {15332, 2}, {15366, 2}, {15400, 2}, {15433, 2}, {15464, 2},
    {15498, 2}, {15531, 2}, {15548, 2}, {15571, 2}, {15595, 2}, {15621, 2}, {15647, 2}, {15674, 2},
    {15700, 2}, {15726, 2}, {15753, 2}, {15778, 7}, {15801, 2}, {15836, 7}, {15853, 7}, {15874, 2},
    {15898, 2}, {15922, 10}, {15946, 2}, {15969, 2}, {16001, 2}, {16022, 7}, {16049, 2}, {16076, 2},
    {16094, 2}, {16127, 2}, {16144, 2}, {16163, 2}, {16179, 2}, {16196, 2}, {16218, 2}, {16242, 7},
    {16275, 2}, {16301, 2}, {16334, 2}, {16357, 7}, {16380, 7}, {16410, 7}, {16431, 7}, {16460, 2},
    {16493, 2}, {16515, 2}, {16545, 2}, {16567, 2}, {16597, 2}, {16618, 2}, {16647, 2}, {16668, 2},
    {16697, 2}, {16727, 7}, {16752, 2}, {16778, 7}, {16801, 14}, {16817, 13}, {16839, 13},
    {16868, 2}, {16890, 2}, {16910, 2}, {16925, 7}, {16944, 2}, {16961, 2}, {16989, 2}, {17010, 2},
    {17032, 2}, {17053, 2}, {17075, 2}, {17096, 2}, {17124, 2}, {17147, 2}, {17176, 7}, {17196, 2},
    {17214, 2}, {17241, 2}, {17266, 2}, {17290, 2}, {17313, 2}, {17328, 2}, {17348, 2}, {17369, 2},
    {17386, 7}, {17405, 2}, {17423, 2}, {17440, 2}, {17462, 2}, {17478, 2}, {17499, 7}, {17519, 2},
    {17539, 2}, {17559, 2}, {17574, 7}, {17594, 12}, {17612, 12}, {17631, 2}, {17651, 13},
    {17668, 2}, {17687, 2}, {17704, 2}, {17724, 2}, {17738, 2}, {17749, 2}, {17767, 2}, {17777, 2},
    {17791, 8}, {17804, 2}, {17821, 2}, {17831, 7}, {17847, 7}, {17863, 2}, {17881, 9}, {17903, 2},
    {17911, 2}, {17925, 10}, {17958, 2}, {17987, 2}, {17999, 6}, {18013, 9}, {18029, 9},
    {18049, 10}, {18064, 2}, {18080, 2}, {18095, 13}, {18110, 13}, {18133, 2}, {18149, 2},
    {18166, 2}, {18177, 2}, {18192, 2}, {18205, 2}, {18227, 2}, {18245, 2}, {18262, 2}, {18283, 2},
    {18297, 2}, {18329, 16}, {18343, 15}, {18354, 2}, {18364, 2}, {18378, 2}, {18394, 10},
    {18400, 10}, {18411, 13}, {18427, 2}, {18444, 10}, {18454, 10}, {18464, 9}, {18486, 2},
    {18494, 2}, {18514, 2}, {18532, 10}, {18542, 14}, {18563, 14}, {18579, 14}, {18589, 2},
    {18602, 2}, {18615, 15}, {18627, 15}, {18635, 7}, {18646, 2}, {18664, 2}, {18681, 2},
    {18702, 14}, {18710, 8}, {18722, 2}, {18738, 11}, {18749, 10}, {18760, 3}, {18795, 3},
    {18819, 3}, {18838, 3}, {18875, 3}, {18896, 2}, {18919, 2}, {18948, 2}, {18975, 2}, {18992, 2},
    {19012, 2}, {19032, 2}, {19046, 2}, {19063, 2}, {19082, 2}, {19102, 2}, {19126, 2}, {19155, 2},
    {19176, 2}, {19195, 2}, {19216, 2}, {19239, 2}, {19251, 10}, {19262, 2}, {19281, 2},
    {19297, 10}, {19308, 10}, {19329, 2}, {19344, 2}, {19369, 10}, {19382, 13}, {19396, 2},
    {19410, 2}, {19425, 2},
};

const size_t cli_num_python_entries = sizeof cli_python_entries / sizeof cli_python_entries[0];

const char cli_python_text[] =
    "PyABIInfo_Check\0PyAIter_Check\0PyArg_Parse\0PyArg_ParseTuple\0PyArg_ParseTupleAndKeywords\0"
    "PyArg_UnpackTuple\0PyArg_VaParse\0PyArg_VaParseTupleAndKeywords\0"
    "PyArg_ValidateKeywordArguments\0PyBaseObject_Type\0PyBool_FromLong\0PyBool_Type\0"
    "PyBuffer_FillContiguousStrides\0PyBuffer_FillInfo\0PyBuffer_FromContiguous\0"
    "PyBuffer_GetPointer\0PyBuffer_IsContiguous\0PyBuffer_Release\0PyBuffer_SizeFromFormat\0"
    "PyBuffer_ToContiguous\0PyByteArrayIter_Type\0PyByteArray_AsString\0PyByteArray_Concat\0"
    "PyByteArray_FromObject\0PyByteArray_FromStringAndSize\0PyByteArray_Resize\0"
    "PyByteArray_Size\0PyByteArray_Type\0PyBytesIter_Type\0PyBytes_AsString\0"
    "PyBytes_AsStringAndSize\0PyBytes_Concat\0PyBytes_ConcatAndDel\0PyBytes_DecodeEscape\0"
    "PyBytes_FromFormat\0PyBytes_FromFormatV\0PyBytes_FromObject\0PyBytes_FromString\0"
    "PyBytes_FromStringAndSize\0PyBytes_Repr\0PyBytes_Size\0PyBytes_Type\0PyCFunction_Call\0"
    "PyCFunction_GetFlags\0PyCFunction_GetFunction\0PyCFunction_GetSelf\0PyCFunction_New\0"
    "PyCFunction_NewEx\0PyCFunction_Type\0PyCMethod_New\0PyCallIter_New\0PyCallIter_Type\0"
    "PyCallable_Check\0PyCapsule_GetContext\0PyCapsule_GetDestructor\0PyCapsule_GetName\0"
    "PyCapsule_GetPointer\0PyCapsule_Import\0PyCapsule_IsValid\0PyCapsule_New\0"
    "PyCapsule_SetContext\0PyCapsule_SetDestructor\0PyCapsule_SetName\0PyCapsule_SetPointer\0"
    "PyCapsule_Type\0PyClassMethodDescr_Type\0PyCodec_BackslashReplaceErrors\0PyCodec_Decode\0"
    "PyCodec_Decoder\0PyCodec_Encode\0PyCodec_Encoder\0PyCodec_IgnoreErrors\0"
    "PyCodec_IncrementalDecoder\0PyCodec_IncrementalEncoder\0PyCodec_KnownEncoding\0"
    "PyCodec_LookupError\0PyCodec_NameReplaceErrors\0PyCodec_Register\0PyCodec_RegisterError\0"
    "PyCodec_ReplaceErrors\0PyCodec_StreamReader\0PyCodec_StreamWriter\0PyCodec_StrictErrors\0"
    "PyCodec_Unregister\0PyCodec_XMLCharRefReplaceErrors\0PyComplex_FromDoubles\0"
    "PyComplex_ImagAsDouble\0PyComplex_RealAsDouble\0PyComplex_Type\0PyCriticalSection2_Begin\0"
    "PyCriticalSection2_End\0PyCriticalSection_Begin\0PyCriticalSection_End\0"
    "PyDescr_NewClassMethod\0PyDescr_NewGetSet\0PyDescr_NewMember\0PyDescr_NewMethod\0"
    "PyDictItems_Type\0PyDictIterItem_Type\0PyDictIterKey_Type\0PyDictIterValue_Type\0"
    "PyDictKeys_Type\0PyDictProxy_New\0PyDictProxy_Type\0PyDictRevIterItem_Type\0"
    "PyDictRevIterKey_Type\0PyDictRevIterValue_Type\0PyDictValues_Type\0PyDict_Clear\0"
    "PyDict_Contains\0PyDict_Copy\0PyDict_DelItem\0PyDict_DelItemString\0PyDict_GetItem\0"
    "PyDict_GetItemRef\0PyDict_GetItemString\0PyDict_GetItemStringRef\0PyDict_GetItemWithError\0"
    "PyDict_Items\0PyDict_Keys\0PyDict_Merge\0PyDict_MergeFromSeq2\0PyDict_New\0PyDict_Next\0"
    "PyDict_SetDefaultRef\0PyDict_SetItem\0PyDict_SetItemString\0PyDict_Size\0PyDict_Type\0"
    "PyDict_Update\0PyDict_Values\0PyEllipsis_Type\0PyEnum_Type\0PyErr_BadArgument\0"
    "PyErr_BadInternalCall\0PyErr_CheckSignals\0PyErr_Clear\0PyErr_Display\0"
    "PyErr_DisplayException\0PyErr_ExceptionMatches\0PyErr_Fetch\0PyErr_Format\0PyErr_FormatV\0"
    "PyErr_GetExcInfo\0PyErr_GetHandledException\0PyErr_GetRaisedException\0"
    "PyErr_GivenExceptionMatches\0PyErr_NewException\0PyErr_NewExceptionWithDoc\0PyErr_NoMemory\0"
    "PyErr_NormalizeException\0PyErr_Occurred\0PyErr_Print\0PyErr_PrintEx\0PyErr_ProgramText\0"
    "PyErr_ResourceWarning\0PyErr_Restore\0PyErr_SetExcFromWindowsErr\0"
    "PyErr_SetExcFromWindowsErrWithFilename\0PyErr_SetExcFromWindowsErrWithFilenameObject\0"
    "PyErr_SetExcFromWindowsErrWithFilenameObjects\0PyErr_SetExcInfo\0PyErr_SetFromErrno\0"
    "PyErr_SetFromErrnoWithFilename\0PyErr_SetFromErrnoWithFilenameObject\0"
    "PyErr_SetFromErrnoWithFilenameObjects\0PyErr_SetFromWindowsErr\0"
    "PyErr_SetFromWindowsErrWithFilename\0PyErr_SetHandledException\0PyErr_SetImportError\0"
    "PyErr_SetImportErrorSubclass\0PyErr_SetInterrupt\0PyErr_SetInterruptEx\0PyErr_SetNone\0"
    "PyErr_SetObject\0PyErr_SetRaisedException\0PyErr_SetString\0PyErr_SyntaxLocation\0"
    "PyErr_SyntaxLocationEx\0PyErr_WarnEx\0PyErr_WarnExplicit\0PyErr_WarnFormat\0"
    "PyErr_WriteUnraisable\0PyEval_AcquireLock\0PyEval_AcquireThread\0PyEval_CallFunction\0"
    "PyEval_CallMethod\0PyEval_CallObjectWithKeywords\0PyEval_EvalCode\0PyEval_EvalCodeEx\0"
    "PyEval_EvalFrame\0PyEval_EvalFrameEx\0PyEval_GetBuiltins\0PyEval_GetFrame\0"
    "PyEval_GetFrameBuiltins\0PyEval_GetFrameGlobals\0PyEval_GetFrameLocals\0PyEval_GetFuncDesc\0"
    "PyEval_GetFuncName\0PyEval_GetGlobals\0PyEval_GetLocals\0PyEval_InitThreads\0"
    "PyEval_ReleaseLock\0PyEval_ReleaseThread\0PyEval_RestoreThread\0PyEval_SaveThread\0"
    "PyEval_ThreadsInitialized\0PyExc_ArithmeticError\0PyExc_AssertionError\0"
    "PyExc_AttributeError\0PyExc_BaseException\0PyExc_BaseExceptionGroup\0PyExc_BlockingIOError\0"
    "PyExc_BrokenPipeError\0PyExc_BufferError\0PyExc_BytesWarning\0PyExc_ChildProcessError\0"
    "PyExc_ConnectionAbortedError\0PyExc_ConnectionError\0PyExc_ConnectionRefusedError\0"
    "PyExc_ConnectionResetError\0PyExc_DeprecationWarning\0PyExc_EOFError\0"
    "PyExc_EncodingWarning\0PyExc_EnvironmentError\0PyExc_Exception\0PyExc_FileExistsError\0"
    "PyExc_FileNotFoundError\0PyExc_FloatingPointError\0PyExc_FutureWarning\0"
    "PyExc_GeneratorExit\0PyExc_IOError\0PyExc_ImportError\0PyExc_ImportWarning\0"
    "PyExc_IndentationError\0PyExc_IndexError\0PyExc_InterruptedError\0PyExc_IsADirectoryError\0"
    "PyExc_KeyError\0PyExc_KeyboardInterrupt\0PyExc_LookupError\0PyExc_MemoryError\0"
    "PyExc_ModuleNotFoundError\0PyExc_NameError\0PyExc_NotADirectoryError\0"
    "PyExc_NotImplementedError\0PyExc_OSError\0PyExc_OverflowError\0"
    "PyExc_PendingDeprecationWarning\0PyExc_PermissionError\0PyExc_ProcessLookupError\0"
    "PyExc_RecursionError\0PyExc_ReferenceError\0PyExc_ResourceWarning\0PyExc_RuntimeError\0"
    "PyExc_RuntimeWarning\0PyExc_StopAsyncIteration\0PyExc_StopIteration\0PyExc_SyntaxError\0"
    "PyExc_SyntaxWarning\0PyExc_SystemError\0PyExc_SystemExit\0PyExc_TabError\0"
    "PyExc_TimeoutError\0PyExc_TypeError\0PyExc_UnboundLocalError\0PyExc_UnicodeDecodeError\0"
    "PyExc_UnicodeEncodeError\0PyExc_UnicodeError\0PyExc_UnicodeTranslateError\0"
    "PyExc_UnicodeWarning\0PyExc_UserWarning\0PyExc_ValueError\0PyExc_Warning\0"
    "PyExc_WindowsError\0PyExc_ZeroDivisionError\0PyExceptionClass_Name\0PyException_GetArgs\0"
    "PyException_GetCause\0PyException_GetContext\0PyException_GetTraceback\0"
    "PyException_SetArgs\0PyException_SetCause\0PyException_SetContext\0"
    "PyException_SetTraceback\0PyFile_FromFd\0PyFile_GetLine\0PyFile_WriteObject\0"
    "PyFile_WriteString\0PyFilter_Type\0PyFloat_AsDouble\0PyFloat_FromDouble\0"
    "PyFloat_FromString\0PyFloat_GetInfo\0PyFloat_GetMax\0PyFloat_GetMin\0PyFloat_Type\0"
    "PyFrame_GetCode\0PyFrame_GetLineNumber\0PyFrozenSet_New\0PyFrozenSet_Type\0PyGC_Collect\0"
    "PyGC_Disable\0PyGC_Enable\0PyGC_IsEnabled\0PyGILState_Ensure\0"
    "PyGILState_GetThisThreadState\0PyGILState_Release\0PyGetSetDescr_Type\0PyImport_AddModule\0"
    "PyImport_AddModuleObject\0PyImport_AddModuleRef\0PyImport_AppendInittab\0"
    "PyImport_ExecCodeModule\0PyImport_ExecCodeModuleEx\0PyImport_ExecCodeModuleObject\0"
    "PyImport_ExecCodeModuleWithPathnames\0PyImport_GetImporter\0PyImport_GetMagicNumber\0"
    "PyImport_GetMagicTag\0PyImport_GetModule\0PyImport_GetModuleDict\0PyImport_Import\0"
    "PyImport_ImportFrozenModule\0PyImport_ImportFrozenModuleObject\0PyImport_ImportModule\0"
    "PyImport_ImportModuleLevel\0PyImport_ImportModuleLevelObject\0PyImport_ImportModuleNoBlock\0"
    "PyImport_ReloadModule\0PyIndex_Check\0PyInterpreterGuard_Close\0"
    "PyInterpreterGuard_FromCurrent\0PyInterpreterGuard_FromView\0PyInterpreterState_Clear\0"
    "PyInterpreterState_Delete\0PyInterpreterState_Get\0PyInterpreterState_GetDict\0"
    "PyInterpreterState_GetID\0PyInterpreterState_New\0PyInterpreterView_Close\0"
    "PyInterpreterView_FromCurrent\0PyInterpreterView_FromMain\0PyIter_Check\0PyIter_Next\0"
    "PyIter_NextItem\0PyIter_Send\0PyListIter_Type\0PyListRevIter_Type\0PyList_Append\0"
    "PyList_AsTuple\0PyList_GetItem\0PyList_GetItemRef\0PyList_GetSlice\0PyList_Insert\0"
    "PyList_New\0PyList_Reverse\0PyList_SetItem\0PyList_SetSlice\0PyList_Size\0PyList_Sort\0"
    "PyList_Type\0PyLongRangeIter_Type\0PyLongWriter_Create\0PyLongWriter_Discard\0"
    "PyLongWriter_Finish\0PyLong_AsDouble\0PyLong_AsInt\0PyLong_AsInt32\0PyLong_AsInt64\0"
    "PyLong_AsLong\0PyLong_AsLongAndOverflow\0PyLong_AsLongLong\0PyLong_AsLongLongAndOverflow\0"
    "PyLong_AsNativeBytes\0PyLong_AsSize_t\0PyLong_AsSsize_t\0PyLong_AsUInt32\0PyLong_AsUInt64\0"
    "PyLong_AsUnsignedLong\0PyLong_AsUnsignedLongLong\0PyLong_AsUnsignedLongLongMask\0"
    "PyLong_AsUnsignedLongMask\0PyLong_AsVoidPtr\0PyLong_Export\0PyLong_FreeExport\0"
    "PyLong_FromDouble\0PyLong_FromInt32\0PyLong_FromInt64\0PyLong_FromLong\0"
    "PyLong_FromLongLong\0PyLong_FromNativeBytes\0PyLong_FromSize_t\0PyLong_FromSsize_t\0"
    "PyLong_FromString\0PyLong_FromUInt32\0PyLong_FromUInt64\0PyLong_FromUnsignedLong\0"
    "PyLong_FromUnsignedLongLong\0PyLong_FromUnsignedNativeBytes\0PyLong_FromVoidPtr\0"
    "PyLong_GetInfo\0PyLong_GetNativeLayout\0PyLong_Type\0PyMap_Type\0PyMapping_Check\0"
    "PyMapping_GetItemString\0PyMapping_GetOptionalItem\0PyMapping_GetOptionalItemString\0"
    "PyMapping_HasKey\0PyMapping_HasKeyString\0PyMapping_HasKeyStringWithError\0"
    "PyMapping_HasKeyWithError\0PyMapping_Items\0PyMapping_Keys\0PyMapping_Length\0"
    "PyMapping_SetItemString\0PyMapping_Size\0PyMapping_Values\0PyMarshal_ReadObjectFromString\0"
    "PyMarshal_WriteObjectToString\0PyMem_Calloc\0PyMem_Free\0PyMem_Malloc\0PyMem_RawCalloc\0"
    "PyMem_RawFree\0PyMem_RawMalloc\0PyMem_RawRealloc\0PyMem_Realloc\0PyMemberDescr_Type\0"
    "PyMember_GetOne\0PyMember_SetOne\0PyMemoryView_FromBuffer\0PyMemoryView_FromMemory\0"
    "PyMemoryView_FromObject\0PyMemoryView_GetContiguous\0PyMemoryView_Type\0PyMethodDescr_Type\0"
    "PyModuleDef_Init\0PyModuleDef_Type\0PyModule_Add\0PyModule_AddFunctions\0"
    "PyModule_AddIntConstant\0PyModule_AddObject\0PyModule_AddObjectRef\0"
    "PyModule_AddStringConstant\0PyModule_AddType\0PyModule_Create2\0PyModule_Exec\0"
    "PyModule_ExecDef\0PyModule_FromDefAndSpec2\0PyModule_FromSlotsAndSpec\0PyModule_GetDef\0"
    "PyModule_GetDict\0PyModule_GetFilename\0PyModule_GetFilenameObject\0PyModule_GetName\0"
    "PyModule_GetNameObject\0PyModule_GetState\0PyModule_GetStateSize\0"
    "PyModule_GetState_DuringGC\0PyModule_GetToken\0PyModule_GetToken_DuringGC\0PyModule_New\0"
    "PyModule_NewObject\0PyModule_SetDocString\0PyModule_Type\0PyNumber_Absolute\0PyNumber_Add\0"
    "PyNumber_And\0PyNumber_AsSsize_t\0PyNumber_Check\0PyNumber_Divmod\0PyNumber_Float\0"
    "PyNumber_FloorDivide\0PyNumber_InPlaceAdd\0PyNumber_InPlaceAnd\0"
    "PyNumber_InPlaceFloorDivide\0PyNumber_InPlaceLshift\0PyNumber_InPlaceMatrixMultiply\0"
    "PyNumber_InPlaceMultiply\0PyNumber_InPlaceOr\0PyNumber_InPlacePower\0"
    "PyNumber_InPlaceRemainder\0PyNumber_InPlaceRshift\0PyNumber_InPlaceSubtract\0"
    "PyNumber_InPlaceTrueDivide\0PyNumber_InPlaceXor\0PyNumber_Index\0PyNumber_Invert\0"
    "PyNumber_Long\0PyNumber_Lshift\0PyNumber_MatrixMultiply\0PyNumber_Multiply\0"
    "PyNumber_Negative\0PyNumber_Or\0PyNumber_Positive\0PyNumber_Power\0PyNumber_Remainder\0"
    "PyNumber_Rshift\0PyNumber_Subtract\0PyNumber_ToBase\0PyNumber_TrueDivide\0PyNumber_Xor\0"
    "PyOS_AfterFork\0PyOS_AfterFork_Child\0PyOS_AfterFork_Parent\0PyOS_BeforeFork\0"
    "PyOS_CheckStack\0PyOS_FSPath\0PyOS_InputHook\0PyOS_InterruptOccurred\0"
    "PyOS_double_to_string\0PyOS_getsig\0PyOS_mystricmp\0PyOS_mystrnicmp\0PyOS_setsig\0"
    "PyOS_snprintf\0PyOS_string_to_double\0PyOS_strtol\0PyOS_strtoul\0PyOS_vsnprintf\0"
    "PyObject_ASCII\0PyObject_AsCharBuffer\0PyObject_AsFileDescriptor\0PyObject_AsReadBuffer\0"
    "PyObject_AsWriteBuffer\0PyObject_Bytes\0PyObject_Call\0PyObject_CallFinalizerFromDealloc\0"
    "PyObject_CallFunction\0PyObject_CallFunctionObjArgs\0PyObject_CallMethod\0"
    "PyObject_CallMethodObjArgs\0PyObject_CallNoArgs\0PyObject_CallObject\0PyObject_Calloc\0"
    "PyObject_CheckBuffer\0PyObject_CheckReadBuffer\0PyObject_ClearWeakRefs\0PyObject_CopyData\0"
    "PyObject_DelAttr\0PyObject_DelAttrString\0PyObject_DelItem\0PyObject_DelItemString\0"
    "PyObject_Dir\0PyObject_Format\0PyObject_Free\0PyObject_GC_Del\0PyObject_GC_IsFinalized\0"
    "PyObject_GC_IsTracked\0PyObject_GC_Track\0PyObject_GC_UnTrack\0PyObject_GenericGetAttr\0"
    "PyObject_GenericGetDict\0PyObject_GenericSetAttr\0PyObject_GenericSetDict\0"
    "PyObject_GetAIter\0PyObject_GetAttr\0PyObject_GetAttrString\0PyObject_GetBuffer\0"
    "PyObject_GetItem\0PyObject_GetIter\0PyObject_GetOptionalAttr\0"
    "PyObject_GetOptionalAttrString\0PyObject_GetTypeData\0PyObject_GetTypeData_DuringGC\0"
    "PyObject_HasAttr\0PyObject_HasAttrString\0PyObject_HasAttrStringWithError\0"
    "PyObject_HasAttrWithError\0PyObject_Hash\0PyObject_HashNotImplemented\0PyObject_Init\0"
    "PyObject_InitVar\0PyObject_IsInstance\0PyObject_IsSubclass\0PyObject_IsTrue\0"
    "PyObject_Length\0PyObject_Malloc\0PyObject_Not\0PyObject_Realloc\0PyObject_Repr\0"
    "PyObject_RichCompare\0PyObject_RichCompareBool\0PyObject_SelfIter\0PyObject_SetAttr\0"
    "PyObject_SetAttrString\0PyObject_SetItem\0PyObject_Size\0PyObject_Str\0PyObject_Type\0"
    "PyObject_Vectorcall\0PyObject_VectorcallMethod\0PyProperty_Type\0PyRangeIter_Type\0"
    "PyRange_Type\0PyReversed_Type\0PySeqIter_New\0PySeqIter_Type\0PySequence_Check\0"
    "PySequence_Concat\0PySequence_Contains\0PySequence_Count\0PySequence_DelItem\0"
    "PySequence_DelSlice\0PySequence_Fast\0PySequence_GetItem\0PySequence_GetSlice\0"
    "PySequence_In\0PySequence_InPlaceConcat\0PySequence_InPlaceRepeat\0PySequence_Index\0"
    "PySequence_Length\0PySequence_List\0PySequence_Repeat\0PySequence_SetItem\0"
    "PySequence_SetSlice\0PySequence_Size\0PySequence_Tuple\0PySetIter_Type\0PySet_Add\0"
    "PySet_Clear\0PySet_Contains\0PySet_Discard\0PySet_New\0PySet_Pop\0PySet_Size\0PySet_Type\0"
    "PySlice_AdjustIndices\0PySlice_GetIndices\0PySlice_GetIndicesEx\0PySlice_New\0PySlice_Type\0"
    "PySlice_Unpack\0PyState_AddModule\0PyState_FindModule\0PyState_RemoveModule\0"
    "PyStructSequence_GetItem\0PyStructSequence_New\0PyStructSequence_NewType\0"
    "PyStructSequence_SetItem\0PyStructSequence_UnnamedField\0PySuper_Type\0PySys_AddWarnOption\0"
    "PySys_AddWarnOptionUnicode\0PySys_AddXOption\0PySys_Audit\0PySys_AuditTuple\0"
    "PySys_FormatStderr\0PySys_FormatStdout\0PySys_GetAttr\0PySys_GetAttrString\0"
    "PySys_GetObject\0PySys_GetOptionalAttr\0PySys_GetOptionalAttrString\0PySys_GetXOptions\0"
    "PySys_HasWarnOptions\0PySys_ResetWarnOptions\0PySys_SetArgv\0PySys_SetArgvEx\0"
    "PySys_SetObject\0PySys_SetPath\0PySys_WriteStderr\0PySys_WriteStdout\0PyThreadState_Clear\0"
    "PyThreadState_Delete\0PyThreadState_DeleteCurrent\0PyThreadState_Ensure\0"
    "PyThreadState_EnsureFromView\0PyThreadState_Get\0PyThreadState_GetDict\0"
    "PyThreadState_GetFrame\0PyThreadState_GetID\0PyThreadState_GetInterpreter\0"
    "PyThreadState_New\0PyThreadState_Release\0PyThreadState_SetAsyncExc\0PyThreadState_Swap\0"
    "PyThread_GetInfo\0PyThread_ReInitTLS\0PyThread_acquire_lock\0PyThread_acquire_lock_timed\0"
    "PyThread_allocate_lock\0PyThread_create_key\0PyThread_delete_key\0"
    "PyThread_delete_key_value\0PyThread_exit_thread\0PyThread_free_lock\0"
    "PyThread_get_key_value\0PyThread_get_stacksize\0PyThread_get_thread_ident\0"
    "PyThread_get_thread_native_id\0PyThread_init_thread\0PyThread_release_lock\0"
    "PyThread_set_key_value\0PyThread_set_stacksize\0PyThread_start_new_thread\0"
    "PyThread_tss_alloc\0PyThread_tss_create\0PyThread_tss_delete\0PyThread_tss_free\0"
    "PyThread_tss_get\0PyThread_tss_is_created\0PyThread_tss_set\0PyTraceBack_Here\0"
    "PyTraceBack_Print\0PyTraceBack_Type\0PyTupleIter_Type\0PyTuple_GetItem\0PyTuple_GetSlice\0"
    "PyTuple_New\0PyTuple_Pack\0PyTuple_SetItem\0PyTuple_Size\0PyTuple_Type\0PyType_ClearCache\0"
    "PyType_Freeze\0PyType_FromMetaclass\0PyType_FromModuleAndSpec\0PyType_FromSlots\0"
    "PyType_FromSpec\0PyType_FromSpecWithBases\0PyType_GenericAlloc\0PyType_GenericNew\0"
    "PyType_GetBaseByToken\0PyType_GetBaseByToken_DuringGC\0PyType_GetFlags\0"
    "PyType_GetFullyQualifiedName\0PyType_GetModule\0PyType_GetModuleByDef\0"
    "PyType_GetModuleByToken\0PyType_GetModuleByToken_DuringGC\0PyType_GetModuleName\0"
    "PyType_GetModuleState\0PyType_GetModuleState_DuringGC\0PyType_GetModule_DuringGC\0"
    "PyType_GetName\0PyType_GetQualName\0PyType_GetSlot\0PyType_GetTypeDataSize\0"
    "PyType_IsSubtype\0PyType_Modified\0PyType_Ready\0PyType_Type\0PyUnicodeDecodeError_Create\0"
    "PyUnicodeDecodeError_GetEncoding\0PyUnicodeDecodeError_GetEnd\0"
    "PyUnicodeDecodeError_GetObject\0PyUnicodeDecodeError_GetReason\0"
    "PyUnicodeDecodeError_GetStart\0PyUnicodeDecodeError_SetEnd\0PyUnicodeDecodeError_SetReason\0"
    "PyUnicodeDecodeError_SetStart\0PyUnicodeEncodeError_GetEncoding\0"
    "PyUnicodeEncodeError_GetEnd\0PyUnicodeEncodeError_GetObject\0"
    "PyUnicodeEncodeError_GetReason\0PyUnicodeEncodeError_GetStart\0PyUnicodeEncodeError_SetEnd\0"
    "PyUnicodeEncodeError_SetReason\0PyUnicodeEncodeError_SetStart\0PyUnicodeIter_Type\0"
    "PyUnicodeTranslateError_GetEnd\0PyUnicodeTranslateError_GetObject\0"
    "PyUnicodeTranslateError_GetReason\0PyUnicodeTranslateError_GetStart\0"
    "PyUnicodeTranslateError_SetEnd\0PyUnicodeTranslateError_SetReason\0"
    "PyUnicodeTranslateError_SetStart\0PyUnicode_Append\0PyUnicode_AppendAndDel\0"
    "PyUnicode_AsASCIIString\0PyUnicode_AsCharmapString\0PyUnicode_AsDecodedObject\0"
    "PyUnicode_AsDecodedUnicode\0PyUnicode_AsEncodedObject\0PyUnicode_AsEncodedString\0"
    "PyUnicode_AsEncodedUnicode\0PyUnicode_AsLatin1String\0PyUnicode_AsMBCSString\0"
    "PyUnicode_AsRawUnicodeEscapeString\0PyUnicode_AsUCS4\0PyUnicode_AsUCS4Copy\0"
    "PyUnicode_AsUTF16String\0PyUnicode_AsUTF32String\0PyUnicode_AsUTF8AndSize\0"
    "PyUnicode_AsUTF8String\0PyUnicode_AsUnicodeEscapeString\0PyUnicode_AsWideChar\0"
    "PyUnicode_AsWideCharString\0PyUnicode_BuildEncodingMap\0PyUnicode_Compare\0"
    "PyUnicode_CompareWithASCIIString\0PyUnicode_Concat\0PyUnicode_Contains\0PyUnicode_Count\0"
    "PyUnicode_Decode\0PyUnicode_DecodeASCII\0PyUnicode_DecodeCharmap\0"
    "PyUnicode_DecodeCodePageStateful\0PyUnicode_DecodeFSDefault\0"
    "PyUnicode_DecodeFSDefaultAndSize\0PyUnicode_DecodeLatin1\0PyUnicode_DecodeLocale\0"
    "PyUnicode_DecodeLocaleAndSize\0PyUnicode_DecodeMBCS\0PyUnicode_DecodeMBCSStateful\0"
    "PyUnicode_DecodeRawUnicodeEscape\0PyUnicode_DecodeUTF16\0PyUnicode_DecodeUTF16Stateful\0"
    "PyUnicode_DecodeUTF32\0PyUnicode_DecodeUTF32Stateful\0PyUnicode_DecodeUTF7\0"
    "PyUnicode_DecodeUTF7Stateful\0PyUnicode_DecodeUTF8\0PyUnicode_DecodeUTF8Stateful\0"
    "PyUnicode_DecodeUnicodeEscape\0PyUnicode_EncodeCodePage\0PyUnicode_EncodeFSDefault\0"
    "PyUnicode_EncodeLocale\0PyUnicode_Equal\0PyUnicode_EqualToUTF8\0"
    "PyUnicode_EqualToUTF8AndSize\0PyUnicode_FSConverter\0PyUnicode_FSDecoder\0PyUnicode_Find\0"
    "PyUnicode_FindChar\0PyUnicode_Format\0PyUnicode_FromEncodedObject\0PyUnicode_FromFormat\0"
    "PyUnicode_FromFormatV\0PyUnicode_FromObject\0PyUnicode_FromOrdinal\0PyUnicode_FromString\0"
    "PyUnicode_FromStringAndSize\0PyUnicode_FromWideChar\0PyUnicode_GetDefaultEncoding\0"
    "PyUnicode_GetLength\0PyUnicode_GetSize\0PyUnicode_InternFromString\0"
    "PyUnicode_InternImmortal\0PyUnicode_InternInPlace\0PyUnicode_IsIdentifier\0PyUnicode_Join\0"
    "PyUnicode_Partition\0PyUnicode_RPartition\0PyUnicode_RSplit\0PyUnicode_ReadChar\0"
    "PyUnicode_Replace\0PyUnicode_Resize\0PyUnicode_RichCompare\0PyUnicode_Split\0"
    "PyUnicode_Splitlines\0PyUnicode_Substring\0PyUnicode_Tailmatch\0PyUnicode_Translate\0"
    "PyUnicode_Type\0PyUnicode_WriteChar\0PyVectorcall_Call\0PyVectorcall_NARGS\0"
    "PyWeakref_GetObject\0PyWeakref_GetRef\0PyWeakref_NewProxy\0PyWeakref_NewRef\0"
    "PyWrapperDescr_Type\0PyWrapper_New\0PyZip_Type\0Py_AddPendingCall\0Py_AtExit\0"
    "Py_BuildValue\0Py_BytesMain\0Py_CompileString\0Py_DecRef\0Py_DecodeLocale\0Py_EncodeLocale\0"
    "Py_EndInterpreter\0Py_EnterRecursiveCall\0Py_Exit\0Py_FatalError\0"
    "Py_FileSystemDefaultEncodeErrors\0Py_FileSystemDefaultEncoding\0Py_Finalize\0Py_FinalizeEx\0"
    "Py_GenericAlias\0Py_GenericAliasType\0Py_GetArgcArgv\0Py_GetBuildInfo\0Py_GetCompiler\0"
    "Py_GetConstant\0Py_GetConstantBorrowed\0Py_GetCopyright\0Py_GetExecPrefix\0Py_GetPath\0"
    "Py_GetPlatform\0Py_GetPrefix\0Py_GetProgramFullPath\0Py_GetProgramName\0Py_GetPythonHome\0"
    "Py_GetRecursionLimit\0Py_GetVersion\0Py_HasFileSystemDefaultEncoding\0Py_HashBuffer\0"
    "Py_IS_TYPE\0Py_IncRef\0Py_Initialize\0Py_InitializeEx\0Py_Is\0Py_IsFalse\0Py_IsFinalizing\0"
    "Py_IsInitialized\0Py_IsNone\0Py_IsTrue\0Py_LeaveRecursiveCall\0Py_Main\0"
    "Py_MakePendingCalls\0Py_NewInterpreter\0Py_NewRef\0Py_PACK_FULL_VERSION\0Py_PACK_VERSION\0"
    "Py_REFCNT\0Py_ReprEnter\0Py_ReprLeave\0Py_SET_SIZE\0Py_SIZE\0Py_SetPath\0Py_SetProgramName\0"
    "Py_SetPythonHome\0Py_SetRecursionLimit\0Py_TYPE\0Py_UTF8Mode\0Py_VaBuildValue\0Py_Version\0"
    "Py_XNewRef\0_PyArg_ParseTupleAndKeywords_SizeT\0_PyArg_ParseTuple_SizeT\0"
    "_PyArg_Parse_SizeT\0_PyArg_VaParseTupleAndKeywords_SizeT\0_PyArg_VaParse_SizeT\0"
    "_PyErr_BadInternalCall\0_PyObject_CallFunction_SizeT\0_PyObject_CallMethod_SizeT\0"
    "_PyObject_GC_New\0_PyObject_GC_NewVar\0_PyObject_GC_Resize\0_PyObject_New\0"
    "_PyObject_NewVar\0_PyState_AddModule\0_PyThreadState_Init\0_PyThreadState_Prealloc\0"
    "_PyWeakref_CallableProxyType\0_PyWeakref_ProxyType\0_PyWeakref_RefType\0"
    "_Py_BuildValue_SizeT\0_Py_CheckRecursiveCall\0_Py_Dealloc\0_Py_DecRef\0_Py_EllipsisObject\0"
    "_Py_FalseStruct\0_Py_IncRef\0_Py_NegativeRefcount\0_Py_NoneStruct\0"
    "_Py_NotImplementedStruct\0_Py_RefTotal\0_Py_SetRefcnt\0_Py_SwappedOp\0_Py_TrueStruct\0"
    "_Py_VaBuildValue_SizeT\0"
    "";
