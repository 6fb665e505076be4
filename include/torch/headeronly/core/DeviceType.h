/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Kinds of devices. The values are those that cross the C boundary.
 */
#ifndef TORCH_HEADERONLY_DEVICETYPE_H
#define TORCH_HEADERONLY_DEVICETYPE_H

#include <torch/headeronly/macros/Macros.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iosfwd>

/* The types of device that kernels are written for, each as _(name, extra). */
#define C10_FORALL_BACKEND_DEVICE_TYPES(_, extra)                                                  \
    _(CPU, extra)                                                                                  \
    _(CUDA, extra)                                                                                 \
    _(HIP, extra)                                                                                  \
    _(XLA, extra)                                                                                  \
    _(MPS, extra)                                                                                  \
    _(IPU, extra)                                                                                  \
    _(XPU, extra)                                                                                  \
    _(HPU, extra)                                                                                  \
    _(VE, extra)                                                                                   \
    _(Lazy, extra)                                                                                 \
    _(Meta, extra)                                                                                 \
    _(MTIA, extra)                                                                                 \
    _(PrivateUse1, extra)

namespace c10
{

enum class DeviceType : int8_t {
    CPU = 0,
    CUDA = 1,
    MKLDNN = 2,
    OPENGL = 3,
    OPENCL = 4,
    IDEEP = 5,
    HIP = 6,
    FPGA = 7,
    MAIA = 8,
    XLA = 9,
    Vulkan = 10,
    Metal = 11,
    XPU = 12,
    MPS = 13,
    Meta = 14,
    HPU = 15,
    VE = 16,
    Lazy = 17,
    IPU = 18,
    MTIA = 19,
    PrivateUse1 = 20,
    COMPILE_TIME_MAX_DEVICE_TYPES = 21
};

constexpr DeviceType kCPU = DeviceType::CPU;
constexpr DeviceType kCUDA = DeviceType::CUDA;
constexpr DeviceType kHIP = DeviceType::HIP;
constexpr DeviceType kFPGA = DeviceType::FPGA;
constexpr DeviceType kMAIA = DeviceType::MAIA;
constexpr DeviceType kXLA = DeviceType::XLA;
constexpr DeviceType kMPS = DeviceType::MPS;
constexpr DeviceType kMeta = DeviceType::Meta;
constexpr DeviceType kVulkan = DeviceType::Vulkan;
constexpr DeviceType kMetal = DeviceType::Metal;
constexpr DeviceType kXPU = DeviceType::XPU;
constexpr DeviceType kHPU = DeviceType::HPU;
constexpr DeviceType kVE = DeviceType::VE;
constexpr DeviceType kLazy = DeviceType::Lazy;
constexpr DeviceType kIPU = DeviceType::IPU;
constexpr DeviceType kMTIA = DeviceType::MTIA;
constexpr DeviceType kPrivateUse1 = DeviceType::PrivateUse1;

constexpr int COMPILE_TIME_MAX_DEVICE_TYPES =
    static_cast<int>(DeviceType::COMPILE_TIME_MAX_DEVICE_TYPES);

inline bool isValidDeviceType(DeviceType type)
{
    return type >= DeviceType::CPU && type < DeviceType::COMPILE_TIME_MAX_DEVICE_TYPES;
}

/* The name as PyTorch writes it, "CUDA" or "cuda". */
inline const char *DeviceTypeName(DeviceType value, bool lower_case = false)
{
    switch (value) {
    case DeviceType::CPU:
        return lower_case ? "cpu" : "CPU";
    case DeviceType::CUDA:
        return lower_case ? "cuda" : "CUDA";
    case DeviceType::MKLDNN:
        return lower_case ? "mkldnn" : "MKLDNN";
    case DeviceType::OPENGL:
        return lower_case ? "opengl" : "OPENGL";
    case DeviceType::OPENCL:
        return lower_case ? "opencl" : "OPENCL";
    case DeviceType::IDEEP:
        return lower_case ? "ideep" : "IDEEP";
    case DeviceType::HIP:
        return lower_case ? "hip" : "HIP";
    case DeviceType::FPGA:
        return lower_case ? "fpga" : "FPGA";
    case DeviceType::MAIA:
        return lower_case ? "maia" : "MAIA";
    case DeviceType::XLA:
        return lower_case ? "xla" : "XLA";
    case DeviceType::Vulkan:
        return lower_case ? "vulkan" : "VULKAN";
    case DeviceType::Metal:
        return lower_case ? "metal" : "METAL";
    case DeviceType::XPU:
        return lower_case ? "xpu" : "XPU";
    case DeviceType::MPS:
        return lower_case ? "mps" : "MPS";
    case DeviceType::Meta:
        return lower_case ? "meta" : "META";
    case DeviceType::HPU:
        return lower_case ? "hpu" : "HPU";
    case DeviceType::VE:
        return lower_case ? "ve" : "VE";
    case DeviceType::Lazy:
        return lower_case ? "lazy" : "LAZY";
    case DeviceType::IPU:
        return lower_case ? "ipu" : "IPU";
    case DeviceType::MTIA:
        return lower_case ? "mtia" : "MTIA";
    case DeviceType::PrivateUse1:
        return lower_case ? "privateuseone" : "PRIVATEUSEONE";
    case DeviceType::COMPILE_TIME_MAX_DEVICE_TYPES:
        break;
    }
    return lower_case ? "unknown" : "UNKNOWN";
}

template <class Char, class Traits>
std::basic_ostream<Char, Traits> &operator<<(std::basic_ostream<Char, Traits> &out,
                                             DeviceType value)
{
    return out << DeviceTypeName(value, true);
}

} // namespace c10

namespace std
{
template <>
struct hash<c10::DeviceType> {
    size_t operator()(c10::DeviceType value) const
    {
        return hash<int>()(static_cast<int>(value));
    }
};
} // namespace std

namespace torch
{
namespace headeronly
{
using c10::COMPILE_TIME_MAX_DEVICE_TYPES;
using c10::DeviceType;
using c10::DeviceTypeName;
using c10::isValidDeviceType;
using c10::kCPU;
using c10::kCUDA;
using c10::kFPGA;
using c10::kHIP;
using c10::kHPU;
using c10::kIPU;
using c10::kLazy;
using c10::kMAIA;
using c10::kMeta;
using c10::kMetal;
using c10::kMPS;
using c10::kMTIA;
using c10::kPrivateUse1;
using c10::kVE;
using c10::kVulkan;
using c10::kXLA;
using c10::kXPU;
} // namespace headeronly
} // namespace torch

#endif
