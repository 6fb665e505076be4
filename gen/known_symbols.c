/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/stable_abi.yaml; `./dev regen` rewrites it. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "loader/loading.h"

const size_t tni_num_known_symbols = 889;

const tni_known_symbol tni_known_symbols[] = {
    {34, 0}, {59, 0}, {86, 0}, {114, 0}, {140, 0}, {160, 0}, {187, 0}, {218, 0}, {269, 0}, {316, 0},
    {366, 0}, {388, 0}, {413, 0}, {436, 0}, {457, 0}, {479, 0}, {505, 0}, {535, 0}, {556, 0},
    {585, 4}, {606, 0}, {629, 0}, {655, 0}, {681, 0}, {701, 4}, {733, 0}, {752, 0}, {779, 0},
    {796, 0}, {825, 0}, {842, 0}, {876, 0}, {899, 0}, {916, 0}, {952, 0}, {997, 0}, {1033, 0},
    {1078, 0}, {1111, 0}, {1154, 0}, {1198, 0}, {1242, 0}, {1273, 0}, {1303, 0}, {1341, 0},
    {1384, 0}, {1420, 0}, {1450, 0}, {1495, 0}, {1538, 0}, {1596, 0}, {1620, 0}, {1644, 0},
    {1691, 0}, {1749, 0}, {1780, 14}, {1807, 0}, {1848, 0}, {1875, 0}, {1908, 0}, {1948, 0},
    {1975, 0}, {2006, 0}, {2036, 0}, {2084, 0}, {2123, 0}, {2171, 0}, {2212, 0}, {2271, 0},
    {2339, 0}, {2403, 0}, {2476, 0}, {2502, 0}, {2532, 0}, {2572, 0}, {2598, 0}, {2624, 0},
    {2670, 0}, {2705, 0}, {2744, 0}, {2795, 0}, {2814, 0}, {2849, 0}, {2893, 0}, {2928, 0},
    {2972, 0}, {2998, 0}, {3024, 0}, {3046, 0}, {3071, 0}, {3092, 0}, {3113, 0}, {3139, 0},
    {3174, 0}, {3200, 0}, {3235, 0}, {3262, 0}, {3295, 0}, {3327, 0}, {3350, 0}, {3382, 0},
    {3401, 0}, {3433, 0}, {3463, 0}, {3490, 0}, {3526, 0}, {3548, 0}, {3570, 0}, {3593, 0},
    {3615, 0}, {3642, 0}, {3670, 0}, {3707, 0}, {3753, 0}, {3790, 0}, {3836, 0}, {3855, 0},
    {3876, 0}, {3916, 19}, {3947, 19}, {3987, 0}, {4014, 0}, {4035, 0}, {4067, 0}, {4095, 0},
    {4120, 0}, {4148, 0}, {4172, 0}, {4200, 0}, {4225, 0}, {4255, 0}, {4294, 0}, {4323, 0},
    {4362, 0}, {4410, 0}, {4449, 0}, {4497, 0}, {4525, 0}, {4553, 0}, {4575, 0}, {4620, 0},
    {4672, 0}, {4725, 0}, {4780, 0}, {4812, 0}, {4834, 0}, {4854, 0}, {4880, 0}, {4906, 0},
    {4931, 0}, {4953, 0}, {4983, 0}, {5006, 9}, {5036, 0}, {5069, 0}, {5090, 0}, {5109, 0},
    {5132, 0}, {5153, 0}, {5179, 0}, {5212, 0}, {5245, 0}, {5265, 0}, {5295, 14}, {5320, 14},
    {5355, 0}, {5378, 0}, {5411, 14}, {5439, 14}, {5477, 0}, {5504, 0}, {5535, 0}, {5556, 0},
    {5587, 14}, {5613, 14}, {5649, 0}, {5673, 0}, {5713, 0}, {5755, 0}, {5797, 0}, {5820, 0},
    {5843, 0}, {5869, 0}, {5907, 0}, {5938, 0}, {5971, 0}, {6006, 0}, {6041, 0}, {6071, 0},
    {6105, 0}, {6133, 0}, {6174, 0}, {6194, 0}, {6221, 0}, {6248, 0}, {6273, 0}, {6293, 0},
    {6325, 0}, {6348, 0}, {6391, 0}, {6433, 0}, {6478, 0}, {6509, 0}, {6537, 0}, {6563, 0},
    {6612, 0}, {6664, 0}, {6693, 0}, {6729, 0}, {6760, 0}, {6795, 0}, {6833, 0}, {6861, 0},
    {6896, 0}, {6933, 0}, {6979, 0}, {7016, 0}, {7062, 0}, {7096, 0}, {7128, 0}, {7159, 0},
    {7186, 0}, {7232, 0}, {7277, 0}, {7314, 0}, {7345, 0}, {7391, 0}, {7435, 0}, {7494, 0},
    {7519, 0}, {7544, 0}, {7586, 0}, {7627, 14}, {7687, 14}, {7750, 9}, {7801, 14}, {7845, 0},
    {7893, 0}, {7952, 0}, {7984, 14}, {8012, 0}, {8040, 0}, {8072, 0}, {8103, 0}, {8155, 0},
    {8216, 0}, {8272, 0}, {8337, 0}, {8389, 0}, {8450, 9}, {8512, 0}, {8577, 0}, {8651, 4},
    {8686, 0}, {8713, 0}, {8744, 0}, {8785, 0}, {8823, 0}, {8850, 0}, {8877, 0}, {8913, 0},
    {8949, 0}, {8969, 0}, {9005, 0}, {9050, 0}, {9086, 0}, {9131, 0}, {9158, 0}, {9185, 0},
    {9208, 0}, {9234, 0}, {9256, 0}, {9278, 0}, {9305, 0}, {9341, 0}, {9368, 0}, {9404, 0},
    {9432, 0}, {9466, 0}, {9499, 0}, {9523, 0}, {9556, 4}, {9600, 4}, {9645, 0}, {9665, 0},
    {9698, 0}, {9729, 0}, {9757, 0}, {9794, 0}, {9817, 0}, {9840, 0}, {9864, 0}, {9887, 0},
    {9915, 0}, {9944, 0}, {9982, 0}, {10029, 0}, {10067, 0}, {10114, 0}, {10134, 0}, {10156, 0},
    {10197, 19}, {10229, 19}, {10270, 0}, {10302, 0}, {10330, 0}, {10352, 0}, {10381, 0},
    {10407, 0}, {10436, 0}, {10461, 0}, {10490, 0}, {10516, 0}, {10547, 0}, {10587, 0}, {10617, 0},
    {10657, 0}, {10706, 0}, {10746, 0}, {10795, 0}, {10824, 0}, {10853, 0}, {10876, 9}, {10905, 0},
    {10928, 0}, {10949, 0}, {10976, 0}, {11003, 0}, {11029, 0}, {11052, 0}, {11083, 0}, {11107, 9},
    {11138, 0}, {11172, 0}, {11194, 0}, {11214, 0}, {11238, 0}, {11260, 0}, {11287, 0}, {11321, 0},
    {11355, 0}, {11376, 0}, {11407, 14}, {11433, 14}, {11469, 0}, {11493, 0}, {11527, 14},
    {11556, 14}, {11595, 0}, {11623, 0}, {11655, 0}, {11677, 0}, {11709, 14}, {11736, 14},
    {11773, 0}, {11798, 0}, {11839, 0}, {11882, 0}, {11925, 0}, {11949, 0}, {11973, 0}, {12000, 0},
    {12039, 0}, {12071, 0}, {12105, 0}, {12141, 0}, {12177, 0}, {12208, 0}, {12243, 0}, {12272, 0},
    {12314, 0}, {12335, 0}, {12363, 0}, {12391, 0}, {12417, 0}, {12438, 0}, {12471, 0}, {12495, 0},
    {12539, 0}, {12582, 0}, {12628, 0}, {12660, 0}, {12689, 0}, {12716, 4}, {12751, 0}, {12780, 0},
    {12816, 0}, {12847, 0}, {12880, 0}, {12905, 0}, {12937, 0}, {12965, 0}, {13000, 0}, {13034, 0},
    {13061, 0}, {13089, 0}, {13117, 0}, {13144, 0}, {13179, 0}, {13206, 0}, {13232, 0}, {13254, 0},
    {13282, 0}, {13309, 0}, {13336, 0}, {13366, 0}, {13391, 0}, {13416, 14}, {13450, 0}, {13475, 0},
    {13506, 0}, {13539, 0}, {13568, 0}, {13601, 14}, {13633, 0}, {13656, 0}, {13679, 0}, {13702, 0},
    {13724, 0}, {13748, 0}, {13772, 0}, {13796, 0}, {13819, 0}, {13844, 0}, {13876, 0}, {13911, 0},
    {13947, 0}, {13977, 0}, {14011, 0}, {14045, 0}, {14079, 0}, {14103, 0}, {14131, 0}, {14158, 0},
    {14177, 0}, {14198, 0}, {14220, 0}, {14241, 0}, {14261, 0}, {14282, 0}, {14311, 0}, {14341, 0},
    {14369, 0}, {14391, 0}, {14414, 0}, {14446, 0}, {14479, 0}, {14504, 4}, {14531, 0}, {14556, 0},
    {14578, 0}, {14603, 0}, {14624, 0}, {14650, 0}, {14674, 0}, {14698, 0}, {14722, 0}, {14744, 0},
    {14766, 0}, {14788, 0}, {14809, 0}, {14832, 0}, {14855, 0}, {14878, 0}, {14900, 0}, {14926, 0},
    {14951, 0}, {14980, 0}, {15009, 0}, {15038, 0}, {15067, 0}, {15096, 0}, {15122, 0}, {15145, 0},
    {15169, 0}, {15197, 0}, {15230, 0}, {15259, 0}, {15298, 0}, {15340, 0}, {15383, 0}, {15424, 0},
    {15442, 0}, {15478, 0}, {15523, 19}, {15554, 0}, {15584, 0}, {15620, 4}, {15650, 4}, {15695, 4},
    {15738, 4}, {15796, 0}, {15820, 0}, {15844, 0}, {15902, 0}, {15933, 14}, {15960, 0},
    {16001, 29}, {16028, 0}, {16086, 14}, {16147, 0}, {16211, 0}, {16284, 0}, {16310, 0},
    {16336, 0}, {16371, 0}, {16406, 0}, {16425, 0}, {16460, 0}, {16504, 0}, {16530, 0}, {16556, 0},
    {16578, 0}, {16603, 0}, {16624, 0}, {16645, 0}, {16671, 0}, {16706, 0}, {16732, 0}, {16767, 0},
    {16794, 0}, {16827, 0}, {16859, 0}, {16882, 0}, {16914, 0}, {16933, 9}, {16965, 0}, {16995, 0},
    {17022, 0}, {17058, 0}, {17085, 4}, {17122, 0}, {17144, 0}, {17166, 0}, {17189, 0}, {17211, 4},
    {17248, 4}, {17278, 4}, {17324, 4}, {17355, 4}, {17402, 0}, {17429, 0}, {17457, 0}, {17477, 9},
    {17496, 24}, {17517, 4}, {17552, 19}, {17592, 19}, {17623, 19}, {17663, 0}, {17690, 0},
    {17711, 0}, {17743, 0}, {17771, 0}, {17796, 14}, {17824, 0}, {17848, 0}, {17876, 0}, {17901, 0},
    {17923, 0}, {17953, 0}, {17992, 0}, {18021, 0}, {18060, 0}, {18108, 0}, {18147, 0}, {18195, 0},
    {18223, 0}, {18251, 0}, {18273, 0}, {18295, 0}, {18317, 0}, {18343, 0}, {18369, 0}, {18394, 0},
    {18416, 0}, {18446, 0}, {18469, 14}, {18499, 0}, {18532, 0}, {18551, 0}, {18574, 0}, {18595, 0},
    {18621, 0}, {18654, 0}, {18687, 0}, {18707, 0}, {18737, 14}, {18762, 14}, {18797, 0},
    {18820, 0}, {18853, 14}, {18881, 14}, {18919, 0}, {18946, 0}, {18977, 0}, {18998, 0},
    {19029, 14}, {19055, 14}, {19091, 0}, {19115, 0}, {19155, 0}, {19197, 0}, {19239, 0},
    {19262, 0}, {19285, 0}, {19311, 4}, {19344, 0}, {19382, 0}, {19413, 0}, {19446, 0}, {19481, 0},
    {19516, 0}, {19550, 0}, {19577, 0}, {19607, 4}, {19638, 0}, {19666, 0}, {19707, 0}, {19727, 0},
    {19754, 0}, {19781, 4}, {19811, 0}, {19836, 0}, {19856, 0}, {19888, 0}, {19911, 0}, {19954, 0},
    {19996, 0}, {20041, 0}, {20072, 0}, {20100, 0}, {20126, 0}, {20155, 0}, {20191, 0}, {20210, 0},
    {20241, 0}, {20281, 0}, {20317, 0}, {20347, 0}, {20380, 0}, {20419, 0}, {20457, 0}, {20493, 0},
    {20529, 0}, {20563, 0}, {20597, 0}, {20631, 0}, {20664, 0}, {20699, 0}, {20734, 0}, {20769, 0},
    {20803, 0}, {20826, 0}, {20856, 0}, {20890, 4}, {20915, 0}, {20936, 4}, {20965, 0}, {20989, 4},
    {21017, 0}, {21041, 0}, {21063, 0}, {21079, 24}, {21115, 24}, {21160, 24}, {21196, 24},
    {21241, 0}, {21274, 24}, {21305, 24}, {21335, 24}, {21371, 24}, {21401, 24}, {21446, 24},
    {21489, 24}, {21547, 24}, {21571, 24}, {21595, 24}, {21642, 0}, {21700, 0}, {21731, 14},
    {21758, 0}, {21785, 24}, {21816, 24}, {21846, 0}, {21894, 0}, {21933, 0}, {21981, 0},
    {22022, 24}, {22077, 24}, {22141, 4}, {22192, 4}, {22252, 0}, {22316, 0}, {22389, 4},
    {22415, 4}, {22445, 24}, {22485, 24}, {22522, 24}, {22548, 0}, {22574, 24}, {22609, 0},
    {22666, 4}, {22701, 0}, {22720, 24}, {22755, 24}, {22799, 24}, {22834, 24}, {22878, 0},
    {22904, 24}, {22930, 0}, {22952, 0}, {22977, 0}, {22998, 24}, {23019, 24}, {23045, 24},
    {23080, 24}, {23106, 24}, {23141, 0}, {23168, 24}, {23201, 24}, {23233, 0}, {23256, 24},
    {23288, 24}, {23307, 0}, {23337, 0}, {23364, 0}, {23400, 0}, {23422, 0}, {23444, 24},
    {23467, 24}, {23489, 0}, {23516, 24}, {23544, 24}, {23581, 24}, {23627, 24}, {23664, 24},
    {23710, 24}, {23729, 29}, {23750, 24}, {23790, 24}, {23821, 24}, {23861, 0}, {23892, 0},
    {23919, 24}, {23940, 24}, {23972, 24}, {24000, 0}, {24025, 24}, {24053, 0}, {24077, 0},
    {24105, 0}, {24135, 0}, {24174, 24}, {24203, 24}, {24242, 24}, {24290, 24}, {24329, 24},
    {24377, 24}, {24405, 24}, {24433, 24}, {24455, 0}, {24500, 0}, {24552, 0}, {24605, 9},
    {24633, 0}, {24655, 24}, {24675, 0}, {24701, 24}, {24727, 24}, {24752, 0}, {24774, 24},
    {24804, 24}, {24827, 24}, {24857, 0}, {24890, 0}, {24909, 0}, {24932, 0}, {24953, 24},
    {24979, 24}, {25012, 24}, {25045, 0}, {25065, 0}, {25095, 14}, {25120, 14}, {25155, 0},
    {25178, 0}, {25211, 14}, {25239, 14}, {25277, 0}, {25304, 0}, {25335, 0}, {25356, 0},
    {25387, 14}, {25413, 14}, {25449, 0}, {25473, 24}, {25513, 24}, {25555, 24}, {25597, 0},
    {25620, 24}, {25643, 0}, {25669, 24}, {25707, 24}, {25738, 24}, {25771, 24}, {25806, 24},
    {25841, 24}, {25871, 24}, {25905, 0}, {25933, 0}, {25974, 0}, {25994, 24}, {26021, 0},
    {26048, 0}, {26073, 24}, {26093, 0}, {26116, 24}, {26159, 24}, {26201, 24}, {26246, 24},
    {26277, 24}, {26305, 0}, {26331, 0}, {26348, 4}, {26373, 4}, {26403, 4}, {26425, 4},
    {26455, 19}, {26478, 4}, {26496, 19}, {26523, 4}, {26543, 29}, {26570, 29}, {26595, 9},
    {26624, 9}, {26651, 29}, {26677, 29}, {26701, 19}, {26726, 19}, {26769, 9}, {26785, 19},
    {26812, 4}, {26837, 4}, {26869, 4}, {26904, 4}, {26931, 4}, {26953, 4}, {26974, 24},
    {26992, 29}, {27017, 14}, {27045, 4}, {27064, 19}, {27096, 4}, {27116, 4}, {27137, 4},
    {27157, 4}, {27173, 24}, {27197, 19}, {27224, 4}, {27252, 19}, {27276, 4}, {27300, 4},
    {27319, 4}, {27345, 4}, {27375, 4}, {27399, 19}, {27426, 4}, {27445, 4}, {27465, 14},
    {27480, 14}, {27507, 14}, {27539, 14}, {27570, 14}, {27596, 14}, {27616, 14}, {27639, 14},
    {27676, 14}, {27711, 14}, {27741, 14}, {27776, 14}, {27811, 14}, {27845, 14}, {27867, 14},
    {27887, 14}, {27915, 14}, {27935, 14}, {27955, 24}, {27982, 24},
};

const char tni_known_symbol_text[] =
    "2.9\0002.10\0002.11\0002.12\0002.13\0002.14\0002.15\0aoti_record_function_end\0"
    "aoti_record_function_start\0aoti_torch__alloc_from_pool\0aoti_torch__embedding_bag\0"
    "aoti_torch__fft_c2c\0aoti_torch__mm_plus_mm_out\0aoti_torch__reinterpret_tensor\0"
    "aoti_torch__scaled_dot_product_efficient_attention\0"
    "aoti_torch__scaled_dot_product_flash_attention\0"
    "aoti_torch__scaled_dot_product_flash_attention_v2\0aoti_torch__scaled_mm\0"
    "aoti_torch__scaled_mm_v2\0aoti_torch_abi_version\0aoti_torch_addmm_out\0"
    "aoti_torch_as_strided\0aoti_torch_assign_tensors\0aoti_torch_assign_tensors_out\0"
    "aoti_torch_aten_amax\0aoti_torch_aten_fill__Scalar\0aoti_torch_aten_full\0"
    "aoti_torch_aten_narrow\0aoti_torch_aten_new_empty\0aoti_torch_aten_new_zeros\0"
    "aoti_torch_aten_pad\0aoti_torch_aten_subtract_Tensor\0aoti_torch_bmm_out\0"
    "aoti_torch_call_dispatcher\0aoti_torch_check\0aoti_torch_check_inf_and_nan\0"
    "aoti_torch_clone\0aoti_torch_clone_preserve_strides\0aoti_torch_convolution\0"
    "aoti_torch_copy_\0aoti_torch_cpu__adaptive_avg_pool2d\0"
    "aoti_torch_cpu__adaptive_avg_pool2d_backward\0aoti_torch_cpu__adaptive_avg_pool3d\0"
    "aoti_torch_cpu__adaptive_avg_pool3d_backward\0aoti_torch_cpu__addmm_activation\0"
    "aoti_torch_cpu__c10d_functional_all_reduce\0aoti_torch_cpu__c10d_functional_all_reduce_\0"
    "aoti_torch_cpu__c10d_functional_wait_tensor\0aoti_torch_cpu__cdist_backward\0"
    "aoti_torch_cpu__cdist_forward\0aoti_torch_cpu__dyn_quant_matmul_4bit\0"
    "aoti_torch_cpu__dyn_quant_pack_4bit_weight\0aoti_torch_cpu__efficientzerotensor\0"
    "aoti_torch_cpu__embedding_bag\0aoti_torch_cpu__embedding_bag_dense_backward\0"
    "aoti_torch_cpu__embedding_bag_forward_only\0"
    "aoti_torch_cpu__embedding_bag_per_sample_weights_backward\0aoti_torch_cpu__fft_c2c\0"
    "aoti_torch_cpu__fft_r2c\0aoti_torch_cpu__fused_moving_avg_obs_fq_helper\0"
    "aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional\0aoti_torch_cpu__fused_rms_norm\0"
    "aoti_torch_cpu__grouped_mm\0aoti_torch_cpu__histogramdd_from_bin_cts\0"
    "aoti_torch_cpu__int_mm_out\0aoti_torch_cpu__linear_pointwise\0"
    "aoti_torch_cpu__linear_pointwise_binary\0aoti_torch_cpu__mkl_linear\0"
    "aoti_torch_cpu__pdist_backward\0aoti_torch_cpu__pdist_forward\0"
    "aoti_torch_cpu__qconv2d_pointwise_binary_tensor\0aoti_torch_cpu__qconv_pointwise_tensor\0"
    "aoti_torch_cpu__qlinear_pointwise_binary_tensor\0aoti_torch_cpu__qlinear_pointwise_tensor\0"
    "aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu\0"
    "aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward\0"
    "aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_cpu__scaled_mm\0aoti_torch_cpu__scaled_mm_out\0"
    "aoti_torch_cpu__segment_reduce_backward\0aoti_torch_cpu__to_sparse\0"
    "aoti_torch_cpu__trilinear\0aoti_torch_cpu__weight_int4pack_mm_cpu_tensor\0"
    "aoti_torch_cpu__weight_int8pack_mm\0aoti_torch_cpu__wrapped_linear_prepack\0"
    "aoti_torch_cpu__wrapped_quantized_linear_prepacked\0aoti_torch_cpu_abs\0"
    "aoti_torch_cpu_adaptive_max_pool2d\0aoti_torch_cpu_adaptive_max_pool2d_backward\0"
    "aoti_torch_cpu_adaptive_max_pool3d\0aoti_torch_cpu_adaptive_max_pool3d_backward\0"
    "aoti_torch_cpu_add_Scalar\0aoti_torch_cpu_add_Tensor\0aoti_torch_cpu_addbmm\0"
    "aoti_torch_cpu_addmm_out\0aoti_torch_cpu_addmv\0aoti_torch_cpu_angle\0"
    "aoti_torch_cpu_avg_pool2d\0aoti_torch_cpu_avg_pool2d_backward\0aoti_torch_cpu_avg_pool3d\0"
    "aoti_torch_cpu_avg_pool3d_backward\0aoti_torch_cpu_baddbmm_out\0"
    "aoti_torch_cpu_bernoulli__Tensor\0aoti_torch_cpu_bernoulli__float\0aoti_torch_cpu_bmm_out\0"
    "aoti_torch_cpu_bucketize_Tensor\0aoti_torch_cpu_cat\0aoti_torch_cpu_cholesky_inverse\0"
    "aoti_torch_cpu_cholesky_solve\0aoti_torch_cpu_convolution\0"
    "aoti_torch_cpu_convolution_backward\0aoti_torch_cpu_cummax\0aoti_torch_cpu_cummin\0"
    "aoti_torch_cpu_cumprod\0aoti_torch_cpu_cumsum\0aoti_torch_cpu_exponential\0"
    "aoti_torch_cpu_fill__Scalar\0aoti_torch_cpu_fractional_max_pool2d\0"
    "aoti_torch_cpu_fractional_max_pool2d_backward\0aoti_torch_cpu_fractional_max_pool3d\0"
    "aoti_torch_cpu_fractional_max_pool3d_backward\0aoti_torch_cpu_gcd\0aoti_torch_cpu_geqrf\0"
    "aoti_torch_cpu_grid_sampler_2d_backward\0aoti_torch_cpu_grid_sampler_3d\0"
    "aoti_torch_cpu_grid_sampler_3d_backward\0aoti_torch_cpu_hann_window\0aoti_torch_cpu_histc\0"
    "aoti_torch_cpu_histogram_bin_ct\0aoti_torch_cpu_index_Tensor\0aoti_torch_cpu_index_put\0"
    "aoti_torch_cpu_index_reduce\0aoti_torch_cpu_kthvalue\0aoti_torch_cpu_logcumsumexp\0"
    "aoti_torch_cpu_lu_unpack\0aoti_torch_cpu_masked_scatter\0"
    "aoti_torch_cpu_masked_scatter_backward\0aoti_torch_cpu_masked_select\0"
    "aoti_torch_cpu_max_pool2d_with_indices\0aoti_torch_cpu_max_pool2d_with_indices_backward\0"
    "aoti_torch_cpu_max_pool3d_with_indices\0aoti_torch_cpu_max_pool3d_with_indices_backward\0"
    "aoti_torch_cpu_max_unpool2d\0aoti_torch_cpu_max_unpool3d\0aoti_torch_cpu_median\0"
    "aoti_torch_cpu_mkldnn__convolution_pointwise\0"
    "aoti_torch_cpu_mkldnn__convolution_pointwise_binary\0"
    "aoti_torch_cpu_mkldnn__convolution_pointwise_binary_\0"
    "aoti_torch_cpu_mkldnn__convolution_transpose_pointwise\0aoti_torch_cpu_mkldnn_rnn_layer\0"
    "aoti_torch_cpu_mm_out\0aoti_torch_cpu_mode\0aoti_torch_cpu_mul_Scalar\0"
    "aoti_torch_cpu_mul_Tensor\0aoti_torch_cpu_nanmedian\0aoti_torch_cpu_narrow\0"
    "aoti_torch_cpu_native_dropout\0aoti_torch_cpu_nonzero\0aoti_torch_cpu_nonzero_static\0"
    "aoti_torch_cpu_normal_functional\0aoti_torch_cpu_ormqr\0aoti_torch_cpu_pad\0"
    "aoti_torch_cpu_permute\0aoti_torch_cpu_polar\0aoti_torch_cpu_pow_Scalar\0"
    "aoti_torch_cpu_pow_Tensor_Scalar\0aoti_torch_cpu_pow_Tensor_Tensor\0aoti_torch_cpu_rand\0"
    "aoti_torch_cpu_rand_generator\0aoti_torch_cpu_rand_like\0"
    "aoti_torch_cpu_rand_like_generator\0aoti_torch_cpu_randint\0"
    "aoti_torch_cpu_randint_generator\0aoti_torch_cpu_randint_like\0"
    "aoti_torch_cpu_randint_like_low_dtype\0aoti_torch_cpu_randint_low\0"
    "aoti_torch_cpu_randint_low_out\0aoti_torch_cpu_randn\0aoti_torch_cpu_randn_generator\0"
    "aoti_torch_cpu_randn_like\0aoti_torch_cpu_randn_like_generator\0aoti_torch_cpu_randperm\0"
    "aoti_torch_cpu_repeat_interleave_Tensor\0aoti_torch_cpu_replication_pad1d_backward\0"
    "aoti_torch_cpu_replication_pad2d_backward\0aoti_torch_cpu_reshape\0aoti_torch_cpu_resize_\0"
    "aoti_torch_cpu_resize_as_\0aoti_torch_cpu_scatter_reduce_two_out\0"
    "aoti_torch_cpu_scatter_src_out\0aoti_torch_cpu_scatter_value_out\0"
    "aoti_torch_cpu_searchsorted_Scalar\0aoti_torch_cpu_searchsorted_Tensor\0"
    "aoti_torch_cpu_segment_reduce\0aoti_torch_cpu_set__source_Tensor\0"
    "aoti_torch_cpu_slice_Tensor\0aoti_torch_cpu_soft_margin_loss_backward\0aoti_torch_cpu_sort\0"
    "aoti_torch_cpu_sort_stable\0aoti_torch_cpu_squeeze_dim\0aoti_torch_cpu_to_sparse\0"
    "aoti_torch_cpu_topk\0aoti_torch_cpu_triangular_solve\0aoti_torch_cpu_uniform\0"
    "aoti_torch_cpu_upsample_bicubic2d_backward\0aoti_torch_cpu_upsample_linear1d_backward\0"
    "aoti_torch_cpu_upsample_trilinear3d_backward\0aoti_torch_cpu_view_as_complex\0"
    "aoti_torch_cpu_view_as_real\0aoti_torch_cpu_view_dtype\0"
    "aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight\0"
    "aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16\0aoti_torch_create_cuda_guard\0"
    "aoti_torch_create_cuda_stream_guard\0aoti_torch_create_device_guard\0"
    "aoti_torch_create_tensor_from_blob\0aoti_torch_create_tensor_from_blob_v2\0"
    "aoti_torch_create_xpu_guard\0aoti_torch_create_xpu_stream_guard\0"
    "aoti_torch_cuda__adaptive_avg_pool2d\0aoti_torch_cuda__adaptive_avg_pool2d_backward\0"
    "aoti_torch_cuda__adaptive_avg_pool3d\0aoti_torch_cuda__adaptive_avg_pool3d_backward\0"
    "aoti_torch_cuda__addmm_activation\0aoti_torch_cuda__cdist_backward\0"
    "aoti_torch_cuda__cdist_forward\0aoti_torch_cuda__cudnn_rnn\0"
    "aoti_torch_cuda__efficient_attention_backward\0"
    "aoti_torch_cuda__efficient_attention_forward\0aoti_torch_cuda__efficientzerotensor\0"
    "aoti_torch_cuda__embedding_bag\0aoti_torch_cuda__embedding_bag_dense_backward\0"
    "aoti_torch_cuda__embedding_bag_forward_only\0"
    "aoti_torch_cuda__embedding_bag_per_sample_weights_backward\0aoti_torch_cuda__fft_c2c\0"
    "aoti_torch_cuda__fft_r2c\0aoti_torch_cuda__flash_attention_backward\0"
    "aoti_torch_cuda__flash_attention_forward\0"
    "aoti_torch_cuda__flash_attention_forward_no_dropout_inplace\0"
    "aoti_torch_cuda__flash_attention_forward_no_dropout_inplace_v2\0"
    "aoti_torch_cuda__flash_attention_forward_quantized\0"
    "aoti_torch_cuda__flash_attention_forward_v2\0"
    "aoti_torch_cuda__fused_moving_avg_obs_fq_helper\0"
    "aoti_torch_cuda__fused_moving_avg_obs_fq_helper_functional\0"
    "aoti_torch_cuda__fused_rms_norm\0aoti_torch_cuda__grouped_mm\0aoti_torch_cuda__int_mm_out\0"
    "aoti_torch_cuda__pdist_backward\0aoti_torch_cuda__pdist_forward\0"
    "aoti_torch_cuda__scaled_dot_product_cudnn_attention\0"
    "aoti_torch_cuda__scaled_dot_product_cudnn_attention_backward\0"
    "aoti_torch_cuda__scaled_dot_product_efficient_attention\0"
    "aoti_torch_cuda__scaled_dot_product_efficient_attention_backward\0"
    "aoti_torch_cuda__scaled_dot_product_flash_attention\0"
    "aoti_torch_cuda__scaled_dot_product_flash_attention_backward\0"
    "aoti_torch_cuda__scaled_dot_product_flash_attention_quantized\0"
    "aoti_torch_cuda__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_cuda__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_cuda__scaled_grouped_mm\0aoti_torch_cuda__scaled_mm\0"
    "aoti_torch_cuda__scaled_mm_out\0aoti_torch_cuda__segment_reduce_backward\0"
    "aoti_torch_cuda__thnn_fused_lstm_cell\0aoti_torch_cuda__to_sparse\0"
    "aoti_torch_cuda__trilinear\0aoti_torch_cuda__weight_int4pack_mm\0"
    "aoti_torch_cuda__weight_int8pack_mm\0aoti_torch_cuda_abs\0"
    "aoti_torch_cuda_adaptive_max_pool2d\0aoti_torch_cuda_adaptive_max_pool2d_backward\0"
    "aoti_torch_cuda_adaptive_max_pool3d\0aoti_torch_cuda_adaptive_max_pool3d_backward\0"
    "aoti_torch_cuda_add_Scalar\0aoti_torch_cuda_add_Tensor\0aoti_torch_cuda_addbmm\0"
    "aoti_torch_cuda_addmm_out\0aoti_torch_cuda_addmv\0aoti_torch_cuda_angle\0"
    "aoti_torch_cuda_avg_pool2d\0aoti_torch_cuda_avg_pool2d_backward\0"
    "aoti_torch_cuda_avg_pool3d\0aoti_torch_cuda_avg_pool3d_backward\0"
    "aoti_torch_cuda_baddbmm_out\0aoti_torch_cuda_bernoulli__Tensor\0"
    "aoti_torch_cuda_bernoulli__float\0aoti_torch_cuda_bmm_out\0"
    "aoti_torch_cuda_bucketize_Tensor\0aoti_torch_cuda_caching_allocator_raw_alloc\0"
    "aoti_torch_cuda_caching_allocator_raw_delete\0aoti_torch_cuda_cat\0"
    "aoti_torch_cuda_cholesky_inverse\0aoti_torch_cuda_cholesky_solve\0"
    "aoti_torch_cuda_convolution\0aoti_torch_cuda_convolution_backward\0aoti_torch_cuda_cummax\0"
    "aoti_torch_cuda_cummin\0aoti_torch_cuda_cumprod\0aoti_torch_cuda_cumsum\0"
    "aoti_torch_cuda_exponential\0aoti_torch_cuda_fill__Scalar\0"
    "aoti_torch_cuda_fractional_max_pool2d\0aoti_torch_cuda_fractional_max_pool2d_backward\0"
    "aoti_torch_cuda_fractional_max_pool3d\0aoti_torch_cuda_fractional_max_pool3d_backward\0"
    "aoti_torch_cuda_gcd\0aoti_torch_cuda_geqrf\0aoti_torch_cuda_grid_sampler_2d_backward\0"
    "aoti_torch_cuda_grid_sampler_3d\0aoti_torch_cuda_grid_sampler_3d_backward\0"
    "aoti_torch_cuda_guard_set_index\0aoti_torch_cuda_hann_window\0aoti_torch_cuda_histc\0"
    "aoti_torch_cuda_index_Tensor\0aoti_torch_cuda_index_put\0aoti_torch_cuda_index_reduce\0"
    "aoti_torch_cuda_kthvalue\0aoti_torch_cuda_logcumsumexp\0aoti_torch_cuda_lu_unpack\0"
    "aoti_torch_cuda_masked_scatter\0aoti_torch_cuda_masked_scatter_backward\0"
    "aoti_torch_cuda_masked_select\0aoti_torch_cuda_max_pool2d_with_indices\0"
    "aoti_torch_cuda_max_pool2d_with_indices_backward\0aoti_torch_cuda_max_pool3d_with_indices\0"
    "aoti_torch_cuda_max_pool3d_with_indices_backward\0aoti_torch_cuda_max_unpool2d\0"
    "aoti_torch_cuda_max_unpool3d\0aoti_torch_cuda_median\0aoti_torch_cuda_mm_dtype_out\0"
    "aoti_torch_cuda_mm_out\0aoti_torch_cuda_mode\0aoti_torch_cuda_mul_Scalar\0"
    "aoti_torch_cuda_mul_Tensor\0aoti_torch_cuda_nanmedian\0aoti_torch_cuda_narrow\0"
    "aoti_torch_cuda_native_dropout\0aoti_torch_cuda_nonzero\0aoti_torch_cuda_nonzero_static\0"
    "aoti_torch_cuda_normal_functional\0aoti_torch_cuda_ormqr\0aoti_torch_cuda_pad\0"
    "aoti_torch_cuda_permute\0aoti_torch_cuda_polar\0aoti_torch_cuda_pow_Scalar\0"
    "aoti_torch_cuda_pow_Tensor_Scalar\0aoti_torch_cuda_pow_Tensor_Tensor\0aoti_torch_cuda_rand\0"
    "aoti_torch_cuda_rand_generator\0aoti_torch_cuda_rand_like\0"
    "aoti_torch_cuda_rand_like_generator\0aoti_torch_cuda_randint\0"
    "aoti_torch_cuda_randint_generator\0aoti_torch_cuda_randint_like\0"
    "aoti_torch_cuda_randint_like_low_dtype\0aoti_torch_cuda_randint_low\0"
    "aoti_torch_cuda_randint_low_out\0aoti_torch_cuda_randn\0aoti_torch_cuda_randn_generator\0"
    "aoti_torch_cuda_randn_like\0aoti_torch_cuda_randn_like_generator\0aoti_torch_cuda_randperm\0"
    "aoti_torch_cuda_repeat_interleave_Tensor\0aoti_torch_cuda_replication_pad1d_backward\0"
    "aoti_torch_cuda_replication_pad2d_backward\0aoti_torch_cuda_reshape\0"
    "aoti_torch_cuda_resize_\0aoti_torch_cuda_resize_as_\0"
    "aoti_torch_cuda_scatter_reduce_two_out\0aoti_torch_cuda_scatter_src_out\0"
    "aoti_torch_cuda_scatter_value_out\0aoti_torch_cuda_searchsorted_Scalar\0"
    "aoti_torch_cuda_searchsorted_Tensor\0aoti_torch_cuda_segment_reduce\0"
    "aoti_torch_cuda_set__source_Tensor\0aoti_torch_cuda_slice_Tensor\0"
    "aoti_torch_cuda_soft_margin_loss_backward\0aoti_torch_cuda_sort\0"
    "aoti_torch_cuda_sort_stable\0aoti_torch_cuda_squeeze_dim\0aoti_torch_cuda_to_sparse\0"
    "aoti_torch_cuda_topk\0aoti_torch_cuda_triangular_solve\0aoti_torch_cuda_uniform\0"
    "aoti_torch_cuda_upsample_bicubic2d_backward\0aoti_torch_cuda_upsample_linear1d_backward\0"
    "aoti_torch_cuda_upsample_trilinear3d_backward\0aoti_torch_cuda_view_as_complex\0"
    "aoti_torch_cuda_view_as_real\0aoti_torch_cuda_view_dtype\0"
    "aoti_torch_delete_c10_value_object\0aoti_torch_delete_cuda_guard\0"
    "aoti_torch_delete_cuda_stream_guard\0aoti_torch_delete_device_guard\0"
    "aoti_torch_delete_library_object\0aoti_torch_delete_stream\0"
    "aoti_torch_delete_tensor_object\0aoti_torch_delete_xpu_guard\0"
    "aoti_torch_delete_xpu_stream_guard\0aoti_torch_device_guard_set_index\0"
    "aoti_torch_device_type_cpu\0aoti_torch_device_type_cuda\0aoti_torch_device_type_meta\0"
    "aoti_torch_device_type_mps\0aoti_torch_device_type_privateuse1\0aoti_torch_device_type_xpu\0"
    "aoti_torch_dtype_bfloat16\0aoti_torch_dtype_bool\0aoti_torch_dtype_complex128\0"
    "aoti_torch_dtype_complex32\0aoti_torch_dtype_complex64\0aoti_torch_dtype_element_size\0"
    "aoti_torch_dtype_float16\0aoti_torch_dtype_float32\0aoti_torch_dtype_float4_e2m1fn_x2\0"
    "aoti_torch_dtype_float64\0aoti_torch_dtype_float8_e4m3fn\0aoti_torch_dtype_float8_e4m3fnuz\0"
    "aoti_torch_dtype_float8_e5m2\0aoti_torch_dtype_float8_e5m2fnuz\0"
    "aoti_torch_dtype_float8_e8m0fnu\0aoti_torch_dtype_int16\0aoti_torch_dtype_int32\0"
    "aoti_torch_dtype_int64\0aoti_torch_dtype_int8\0aoti_torch_dtype_uint16\0"
    "aoti_torch_dtype_uint32\0aoti_torch_dtype_uint64\0aoti_torch_dtype_uint8\0"
    "aoti_torch_empty_strided\0aoti_torch_empty_strided_pinned\0"
    "aoti_torch_get_current_cuda_stream\0aoti_torch_get_current_device_index\0"
    "aoti_torch_get_current_stream\0aoti_torch_get_current_sycl_queue\0"
    "aoti_torch_get_current_xpu_device\0aoti_torch_get_current_xpu_stream\0"
    "aoti_torch_get_data_ptr\0aoti_torch_get_device_index\0aoti_torch_get_device_type\0"
    "aoti_torch_get_dim\0aoti_torch_get_dtype\0aoti_torch_get_layout\0aoti_torch_get_numel\0"
    "aoti_torch_get_size\0aoti_torch_get_sizes\0aoti_torch_get_storage_numel\0"
    "aoti_torch_get_storage_offset\0aoti_torch_get_storage_size\0aoti_torch_get_stride\0"
    "aoti_torch_get_strides\0aoti_torch_grad_mode_is_enabled\0aoti_torch_grad_mode_set_enabled\0"
    "aoti_torch_index_put_out\0aoti_torch_int64_to_ivalue\0aoti_torch_is_contiguous\0"
    "aoti_torch_is_defined\0aoti_torch_item_bfloat16\0aoti_torch_item_bool\0"
    "aoti_torch_item_complex64\0aoti_torch_item_float16\0aoti_torch_item_float32\0"
    "aoti_torch_item_float64\0aoti_torch_item_int16\0aoti_torch_item_int32\0"
    "aoti_torch_item_int64\0aoti_torch_item_int8\0aoti_torch_item_uint16\0"
    "aoti_torch_item_uint32\0aoti_torch_item_uint64\0aoti_torch_item_uint8\0"
    "aoti_torch_layout__mkldnn\0aoti_torch_layout_jagged\0aoti_torch_layout_sparse_bsc\0"
    "aoti_torch_layout_sparse_bsr\0aoti_torch_layout_sparse_coo\0aoti_torch_layout_sparse_csc\0"
    "aoti_torch_layout_sparse_csr\0aoti_torch_layout_strided\0aoti_torch_library_def\0"
    "aoti_torch_library_impl\0aoti_torch_library_init_def\0aoti_torch_library_init_fragment\0"
    "aoti_torch_library_init_impl\0aoti_torch_memory_format_channels_last\0"
    "aoti_torch_memory_format_channels_last_3d\0aoti_torch_memory_format_contiguous_format\0"
    "aoti_torch_memory_format_preserve_format\0aoti_torch_mm_out\0"
    "aoti_torch_mps__adaptive_avg_pool2d\0aoti_torch_mps__adaptive_avg_pool2d_backward\0"
    "aoti_torch_mps__cdist_backward\0aoti_torch_mps__cdist_forward\0"
    "aoti_torch_mps__efficientzerotensor\0aoti_torch_mps__embedding_bag\0"
    "aoti_torch_mps__embedding_bag_dense_backward\0aoti_torch_mps__embedding_bag_forward_only\0"
    "aoti_torch_mps__embedding_bag_per_sample_weights_backward\0aoti_torch_mps__fft_c2c\0"
    "aoti_torch_mps__fft_r2c\0aoti_torch_mps__fused_moving_avg_obs_fq_helper_functional\0"
    "aoti_torch_mps__fused_rms_norm\0aoti_torch_mps__grouped_mm\0"
    "aoti_torch_mps__histogramdd_from_bin_cts\0aoti_torch_mps__int_mm_out\0"
    "aoti_torch_mps__scaled_dot_product_attention_math_for_mps\0"
    "aoti_torch_mps__scaled_dot_product_attention_math_for_mps_v2\0"
    "aoti_torch_mps__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_mps__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_mps__to_sparse\0aoti_torch_mps__trilinear\0aoti_torch_mps__weight_int4pack_mm\0"
    "aoti_torch_mps__weight_int8pack_mm\0aoti_torch_mps_abs\0aoti_torch_mps_adaptive_max_pool2d\0"
    "aoti_torch_mps_adaptive_max_pool2d_backward\0aoti_torch_mps_add_Scalar\0"
    "aoti_torch_mps_add_Tensor\0aoti_torch_mps_addbmm\0aoti_torch_mps_addmm_out\0"
    "aoti_torch_mps_addmv\0aoti_torch_mps_angle\0aoti_torch_mps_avg_pool2d\0"
    "aoti_torch_mps_avg_pool2d_backward\0aoti_torch_mps_avg_pool3d\0"
    "aoti_torch_mps_avg_pool3d_backward\0aoti_torch_mps_baddbmm_out\0"
    "aoti_torch_mps_bernoulli__Tensor\0aoti_torch_mps_bernoulli__float\0aoti_torch_mps_bmm_out\0"
    "aoti_torch_mps_bucketize_Tensor\0aoti_torch_mps_cat\0aoti_torch_mps_cholesky_inverse\0"
    "aoti_torch_mps_cholesky_solve\0aoti_torch_mps_convolution\0"
    "aoti_torch_mps_convolution_backward\0aoti_torch_mps_copy_buffer\0"
    "aoti_torch_mps_create_shader_library\0aoti_torch_mps_cummax\0aoti_torch_mps_cummin\0"
    "aoti_torch_mps_cumprod\0aoti_torch_mps_cumsum\0aoti_torch_mps_delete_shader_library\0"
    "aoti_torch_mps_dispatch_array\0aoti_torch_mps_dispatch_array_with_group_size\0"
    "aoti_torch_mps_dispatch_single\0aoti_torch_mps_dispatch_single_with_group_size\0"
    "aoti_torch_mps_exponential\0aoti_torch_mps_fill__Scalar\0aoti_torch_mps_free\0"
    "aoti_torch_mps_gcd\0aoti_torch_mps_geqrf\0aoti_torch_mps_get_kernel_function\0"
    "aoti_torch_mps_grid_sampler_2d_backward\0aoti_torch_mps_grid_sampler_3d\0"
    "aoti_torch_mps_grid_sampler_3d_backward\0aoti_torch_mps_hann_window\0aoti_torch_mps_histc\0"
    "aoti_torch_mps_histogram_bin_ct\0aoti_torch_mps_index_Tensor\0aoti_torch_mps_index_put\0"
    "aoti_torch_mps_index_reduce\0aoti_torch_mps_kthvalue\0aoti_torch_mps_logcumsumexp\0"
    "aoti_torch_mps_lu_unpack\0aoti_torch_mps_malloc\0aoti_torch_mps_masked_scatter\0"
    "aoti_torch_mps_masked_scatter_backward\0aoti_torch_mps_masked_select\0"
    "aoti_torch_mps_max_pool2d_with_indices\0aoti_torch_mps_max_pool2d_with_indices_backward\0"
    "aoti_torch_mps_max_pool3d_with_indices\0aoti_torch_mps_max_pool3d_with_indices_backward\0"
    "aoti_torch_mps_max_unpool2d\0aoti_torch_mps_max_unpool3d\0aoti_torch_mps_median\0"
    "aoti_torch_mps_memcpy\0aoti_torch_mps_mm_out\0aoti_torch_mps_mul_Scalar\0"
    "aoti_torch_mps_mul_Tensor\0aoti_torch_mps_nanmedian\0aoti_torch_mps_narrow\0"
    "aoti_torch_mps_native_dropout\0aoti_torch_mps_nonzero\0aoti_torch_mps_nonzero_static\0"
    "aoti_torch_mps_normal_functional\0aoti_torch_mps_pad\0aoti_torch_mps_permute\0"
    "aoti_torch_mps_polar\0aoti_torch_mps_pow_Scalar\0aoti_torch_mps_pow_Tensor_Scalar\0"
    "aoti_torch_mps_pow_Tensor_Tensor\0aoti_torch_mps_rand\0aoti_torch_mps_rand_generator\0"
    "aoti_torch_mps_rand_like\0aoti_torch_mps_rand_like_generator\0aoti_torch_mps_randint\0"
    "aoti_torch_mps_randint_generator\0aoti_torch_mps_randint_like\0"
    "aoti_torch_mps_randint_like_low_dtype\0aoti_torch_mps_randint_low\0"
    "aoti_torch_mps_randint_low_out\0aoti_torch_mps_randn\0aoti_torch_mps_randn_generator\0"
    "aoti_torch_mps_randn_like\0aoti_torch_mps_randn_like_generator\0aoti_torch_mps_randperm\0"
    "aoti_torch_mps_repeat_interleave_Tensor\0aoti_torch_mps_replication_pad1d_backward\0"
    "aoti_torch_mps_replication_pad2d_backward\0aoti_torch_mps_reshape\0aoti_torch_mps_resize_\0"
    "aoti_torch_mps_resize_as_\0aoti_torch_mps_run_command_block\0"
    "aoti_torch_mps_scatter_reduce_two_out\0aoti_torch_mps_scatter_src_out\0"
    "aoti_torch_mps_scatter_value_out\0aoti_torch_mps_searchsorted_Scalar\0"
    "aoti_torch_mps_searchsorted_Tensor\0aoti_torch_mps_set__source_Tensor\0"
    "aoti_torch_mps_set_arg_int\0aoti_torch_mps_set_arg_tensor\0aoti_torch_mps_shared_callback\0"
    "aoti_torch_mps_slice_Tensor\0aoti_torch_mps_soft_margin_loss_backward\0aoti_torch_mps_sort\0"
    "aoti_torch_mps_sort_stable\0aoti_torch_mps_squeeze_dim\0aoti_torch_mps_start_encoding\0"
    "aoti_torch_mps_to_sparse\0aoti_torch_mps_topk\0aoti_torch_mps_triangular_solve\0"
    "aoti_torch_mps_uniform\0aoti_torch_mps_upsample_bicubic2d_backward\0"
    "aoti_torch_mps_upsample_linear1d_backward\0aoti_torch_mps_upsample_trilinear3d_backward\0"
    "aoti_torch_mps_view_as_complex\0aoti_torch_mps_view_as_real\0aoti_torch_mps_view_dtype\0"
    "aoti_torch_new_tensor_handle\0aoti_torch_new_uninitialized_tensor\0aoti_torch_nonzero\0"
    "aoti_torch_print_tensor_handle\0aoti_torch_proxy_executor_call_function\0"
    "aoti_torch_repeat_interleave_Tensor\0aoti_torch_save_tensor_handle\0"
    "aoti_torch_scalar_to_tensor_bool\0aoti_torch_scalar_to_tensor_complex128\0"
    "aoti_torch_scalar_to_tensor_complex64\0aoti_torch_scalar_to_tensor_float32\0"
    "aoti_torch_scalar_to_tensor_float64\0aoti_torch_scalar_to_tensor_int16\0"
    "aoti_torch_scalar_to_tensor_int32\0aoti_torch_scalar_to_tensor_int64\0"
    "aoti_torch_scalar_to_tensor_int8\0aoti_torch_scalar_to_tensor_uint16\0"
    "aoti_torch_scalar_to_tensor_uint32\0aoti_torch_scalar_to_tensor_uint64\0"
    "aoti_torch_scalar_to_tensor_uint8\0aoti_torch_scatter_out\0aoti_torch_scatter_reduce_out\0"
    "aoti_torch_set_current_xpu_device\0aoti_torch_str_to_ivalue\0aoti_torch_stream_id\0"
    "aoti_torch_strlist_to_ivalue\0aoti_torch_tensor_copy_\0aoti_torch_tensor_to_ivalue\0"
    "aoti_torch_view_as_real\0aoti_torch_view_dtype\0aoti_torch_warn\0"
    "aoti_torch_xpu__adaptive_avg_pool2d\0aoti_torch_xpu__adaptive_avg_pool2d_backward\0"
    "aoti_torch_xpu__adaptive_avg_pool3d\0aoti_torch_xpu__adaptive_avg_pool3d_backward\0"
    "aoti_torch_xpu__addmm_activation\0aoti_torch_xpu__cdist_backward\0"
    "aoti_torch_xpu__cdist_forward\0aoti_torch_xpu__efficientzerotensor\0"
    "aoti_torch_xpu__embedding_bag\0aoti_torch_xpu__embedding_bag_dense_backward\0"
    "aoti_torch_xpu__embedding_bag_forward_only\0"
    "aoti_torch_xpu__embedding_bag_per_sample_weights_backward\0aoti_torch_xpu__fft_c2c\0"
    "aoti_torch_xpu__fft_r2c\0aoti_torch_xpu__fused_moving_avg_obs_fq_helper\0"
    "aoti_torch_xpu__fused_moving_avg_obs_fq_helper_functional\0aoti_torch_xpu__fused_rms_norm\0"
    "aoti_torch_xpu__grouped_mm\0aoti_torch_xpu__int_mm_out\0aoti_torch_xpu__pdist_backward\0"
    "aoti_torch_xpu__pdist_forward\0aoti_torch_xpu__qconv2d_pointwise_binary_tensor\0"
    "aoti_torch_xpu__qconv_pointwise_tensor\0aoti_torch_xpu__qlinear_pointwise_binary_tensor\0"
    "aoti_torch_xpu__qlinear_pointwise_tensor\0"
    "aoti_torch_xpu__scaled_dot_product_efficient_attention\0"
    "aoti_torch_xpu__scaled_dot_product_efficient_attention_backward\0"
    "aoti_torch_xpu__scaled_dot_product_flash_attention\0"
    "aoti_torch_xpu__scaled_dot_product_flash_attention_backward\0"
    "aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_xpu__scaled_mm\0aoti_torch_xpu__scaled_mm_out\0"
    "aoti_torch_xpu__segment_reduce_backward\0aoti_torch_xpu__thnn_fused_lstm_cell\0"
    "aoti_torch_xpu__to_sparse\0aoti_torch_xpu__trilinear\0aoti_torch_xpu__weight_int4pack_mm\0"
    "aoti_torch_xpu__weight_int4pack_mm_with_scales_and_zeros\0"
    "aoti_torch_xpu__weight_int8pack_mm\0aoti_torch_xpu_abs\0aoti_torch_xpu_adaptive_max_pool2d\0"
    "aoti_torch_xpu_adaptive_max_pool2d_backward\0aoti_torch_xpu_adaptive_max_pool3d\0"
    "aoti_torch_xpu_adaptive_max_pool3d_backward\0aoti_torch_xpu_add_Scalar\0"
    "aoti_torch_xpu_add_Tensor\0aoti_torch_xpu_addbmm\0aoti_torch_xpu_addmm_out\0"
    "aoti_torch_xpu_addmv\0aoti_torch_xpu_angle\0aoti_torch_xpu_avg_pool2d\0"
    "aoti_torch_xpu_avg_pool2d_backward\0aoti_torch_xpu_avg_pool3d\0"
    "aoti_torch_xpu_avg_pool3d_backward\0aoti_torch_xpu_baddbmm_out\0"
    "aoti_torch_xpu_bernoulli__Tensor\0aoti_torch_xpu_bernoulli__float\0aoti_torch_xpu_bmm_out\0"
    "aoti_torch_xpu_bucketize_Tensor\0aoti_torch_xpu_cat\0aoti_torch_xpu_cholesky_solve\0"
    "aoti_torch_xpu_convolution\0aoti_torch_xpu_convolution_backward\0aoti_torch_xpu_cummax\0"
    "aoti_torch_xpu_cummin\0aoti_torch_xpu_cumprod\0aoti_torch_xpu_cumsum\0"
    "aoti_torch_xpu_exponential\0aoti_torch_xpu_fill__Scalar\0"
    "aoti_torch_xpu_fractional_max_pool2d\0aoti_torch_xpu_fractional_max_pool2d_backward\0"
    "aoti_torch_xpu_fractional_max_pool3d\0aoti_torch_xpu_fractional_max_pool3d_backward\0"
    "aoti_torch_xpu_gcd\0aoti_torch_xpu_geqrf\0aoti_torch_xpu_grid_sampler_2d_backward\0"
    "aoti_torch_xpu_grid_sampler_3d\0aoti_torch_xpu_grid_sampler_3d_backward\0"
    "aoti_torch_xpu_guard_set_index\0aoti_torch_xpu_hann_window\0aoti_torch_xpu_histc\0"
    "aoti_torch_xpu_histogram_bin_ct\0aoti_torch_xpu_index_Tensor\0aoti_torch_xpu_index_put\0"
    "aoti_torch_xpu_index_reduce\0aoti_torch_xpu_kthvalue\0aoti_torch_xpu_logcumsumexp\0"
    "aoti_torch_xpu_masked_scatter\0aoti_torch_xpu_masked_scatter_backward\0"
    "aoti_torch_xpu_masked_select\0aoti_torch_xpu_max_pool2d_with_indices\0"
    "aoti_torch_xpu_max_pool2d_with_indices_backward\0aoti_torch_xpu_max_pool3d_with_indices\0"
    "aoti_torch_xpu_max_pool3d_with_indices_backward\0aoti_torch_xpu_max_unpool2d\0"
    "aoti_torch_xpu_max_unpool3d\0aoti_torch_xpu_median\0"
    "aoti_torch_xpu_mkldnn__convolution_pointwise\0"
    "aoti_torch_xpu_mkldnn__convolution_pointwise_binary\0"
    "aoti_torch_xpu_mkldnn__convolution_pointwise_binary_\0aoti_torch_xpu_mm_dtype_out\0"
    "aoti_torch_xpu_mm_out\0aoti_torch_xpu_mode\0aoti_torch_xpu_mul_Scalar\0"
    "aoti_torch_xpu_mul_Tensor\0aoti_torch_xpu_nanmedian\0aoti_torch_xpu_narrow\0"
    "aoti_torch_xpu_native_dropout\0aoti_torch_xpu_nonzero\0aoti_torch_xpu_nonzero_static\0"
    "aoti_torch_xpu_normal_functional\0aoti_torch_xpu_pad\0aoti_torch_xpu_permute\0"
    "aoti_torch_xpu_polar\0aoti_torch_xpu_pow_Scalar\0aoti_torch_xpu_pow_Tensor_Scalar\0"
    "aoti_torch_xpu_pow_Tensor_Tensor\0aoti_torch_xpu_rand\0aoti_torch_xpu_rand_generator\0"
    "aoti_torch_xpu_rand_like\0aoti_torch_xpu_rand_like_generator\0aoti_torch_xpu_randint\0"
    "aoti_torch_xpu_randint_generator\0aoti_torch_xpu_randint_like\0"
    "aoti_torch_xpu_randint_like_low_dtype\0aoti_torch_xpu_randint_low\0"
    "aoti_torch_xpu_randint_low_out\0aoti_torch_xpu_randn\0aoti_torch_xpu_randn_generator\0"
    "aoti_torch_xpu_randn_like\0aoti_torch_xpu_randn_like_generator\0aoti_torch_xpu_randperm\0"
    "aoti_torch_xpu_repeat_interleave_Tensor\0aoti_torch_xpu_replication_pad1d_backward\0"
    "aoti_torch_xpu_replication_pad2d_backward\0aoti_torch_xpu_reshape\0aoti_torch_xpu_resize_\0"
    "aoti_torch_xpu_resize_as_\0aoti_torch_xpu_scatter_reduce_two_out\0"
    "aoti_torch_xpu_scatter_src_out\0aoti_torch_xpu_scatter_value_out\0"
    "aoti_torch_xpu_searchsorted_Scalar\0aoti_torch_xpu_searchsorted_Tensor\0"
    "aoti_torch_xpu_segment_reduce\0aoti_torch_xpu_set__source_Tensor\0"
    "aoti_torch_xpu_slice_Tensor\0aoti_torch_xpu_soft_margin_loss_backward\0aoti_torch_xpu_sort\0"
    "aoti_torch_xpu_sort_stable\0aoti_torch_xpu_squeeze_dim\0aoti_torch_xpu_to_sparse\0"
    "aoti_torch_xpu_topk\0aoti_torch_xpu_uniform\0aoti_torch_xpu_upsample_bicubic2d_backward\0"
    "aoti_torch_xpu_upsample_linear1d_backward\0aoti_torch_xpu_upsample_trilinear3d_backward\0"
    "aoti_torch_xpu_view_as_complex\0aoti_torch_xpu_view_as_real\0aoti_torch_xpu_view_dtype\0"
    "aoti_torch_zero_\0torch_c10_cuda_check_msg\0torch_c10_cuda_free_error_msg\0"
    "torch_call_dispatcher\0torch_cuda_stream_synchronize\0torch_delete_generator\0"
    "torch_delete_list\0torch_delete_stable_ivalue\0torch_delete_string\0"
    "torch_device_from_pyobject\0torch_device_to_pyobject\0torch_dtype_float4_e2m1fn_x2\0"
    "torch_dtype_float8_e8m0fnu\0torch_dtype_from_pyobject\0torch_dtype_to_pyobject\0"
    "torch_exception_get_what\0torch_exception_get_what_without_backtrace\0torch_from_blob\0"
    "torch_generator_get_device\0torch_get_const_data_ptr\0torch_get_cuda_stream_from_pool\0"
    "torch_get_current_cuda_blas_handle\0torch_get_mutable_data_ptr\0torch_get_num_threads\0"
    "torch_get_thread_idx\0torch_has_storage\0torch_is_tensor_pyobject\0"
    "torch_library_def_with_tags\0torch_library_impl\0torch_library_set_python_module\0"
    "torch_list_get_item\0torch_list_push_back\0torch_list_set_item\0torch_list_size\0"
    "torch_mps_set_arg_bytes\0torch_new_generator_handle\0torch_new_list_reserve_size\0"
    "torch_new_stable_ivalue\0torch_new_string_handle\0torch_parallel_for\0"
    "torch_parse_device_string\0torch_set_current_cuda_stream\0torch_set_requires_grad\0"
    "torch_stream_native_handle\0torch_string_c_str\0torch_string_length\0torch_tag_core\0"
    "torch_tag_cudagraph_unsafe\0torch_tag_data_dependent_output\0"
    "torch_tag_dynamic_output_shape\0torch_tag_flexible_layout\0torch_tag_generated\0"
    "torch_tag_inplace_view\0torch_tag_maybe_aliasing_or_mutating\0"
    "torch_tag_needs_contiguous_strides\0torch_tag_needs_exact_strides\0"
    "torch_tag_needs_fixed_stride_order\0torch_tag_nondeterministic_bitwise\0"
    "torch_tag_nondeterministic_seeded\0torch_tag_out_variant\0torch_tag_pointwise\0"
    "torch_tag_pt2_compliant_tag\0torch_tag_reduction\0torch_tag_view_copy\0"
    "torch_tensor_from_pyobject\0torch_tensor_to_pyobject\0"
    "";
