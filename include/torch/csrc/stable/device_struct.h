/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * torch::stable::Device: a kind of device and which one of them, -1 for the current one.
 *
 * The constructor from text understands "cpu", "cuda:1" and the like, and throws on anything else.
 */
#ifndef TORCH_CSRC_STABLE_DEVICE_STRUCT_H
#define TORCH_CSRC_STABLE_DEVICE_STRUCT_H

#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/codes.h>
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/util/Exception.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

using DeviceType = torch::headeronly::DeviceType;
using DeviceIndex = accelerator::DeviceIndex;

class Device
{
public:
    /*
     * Throws for an index below -1, and for one above 0 on the CPU. A CPU tensor reports -1
     * whichever of the two it was made with.
     */
    Device(DeviceType type, DeviceIndex index = -1) : type_(type), index_(index)
    {
        check();
    }
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    /*
     * Lower case, no blanks, an index without sign or leading zero. Target 2.10. PyTorch wraps an
     * index over 127; Tenon refuses it.
     */
    Device(const std::string &text) : type_(DeviceType::CPU), index_(-1)
    {
        uint32_t type = 0;
        STABLE_TORCH_ERROR_CODE_CHECK(torch_parse_device_string(text.c_str(), &type, &index_));
        type_ = detail::device_type_of(static_cast<int32_t>(type));
        check();
    }
#endif

    bool operator==(const Device &other) const noexcept
    {
        return type_ == other.type_ && index_ == other.index_;
    }
    bool operator!=(const Device &other) const noexcept
    {
        return !(*this == other);
    }
    void set_index(DeviceIndex index)
    {
        index_ = index;
        check();
    }
    DeviceType type() const noexcept
    {
        return type_;
    }
    DeviceIndex index() const noexcept
    {
        return index_;
    }
    bool has_index() const noexcept
    {
        return index_ != -1;
    }
    bool is_cpu() const noexcept
    {
        return type_ == DeviceType::CPU;
    }
    bool is_cuda() const noexcept
    {
        return type_ == DeviceType::CUDA;
    }
    bool is_hip() const noexcept
    {
        return type_ == DeviceType::HIP;
    }
    bool is_hpu() const noexcept
    {
        return type_ == DeviceType::HPU;
    }
    bool is_ipu() const noexcept
    {
        return type_ == DeviceType::IPU;
    }
    bool is_lazy() const noexcept
    {
        return type_ == DeviceType::Lazy;
    }
    bool is_maia() const noexcept
    {
        return type_ == DeviceType::MAIA;
    }
    bool is_meta() const noexcept
    {
        return type_ == DeviceType::Meta;
    }
    bool is_metal() const noexcept
    {
        return type_ == DeviceType::Metal;
    }
    bool is_mps() const noexcept
    {
        return type_ == DeviceType::MPS;
    }
    bool is_mtia() const noexcept
    {
        return type_ == DeviceType::MTIA;
    }
    bool is_privateuseone() const noexcept
    {
        return type_ == DeviceType::PrivateUse1;
    }
    bool is_ve() const noexcept
    {
        return type_ == DeviceType::VE;
    }
    bool is_vulkan() const noexcept
    {
        return type_ == DeviceType::Vulkan;
    }
    bool is_xla() const noexcept
    {
        return type_ == DeviceType::XLA;
    }
    bool is_xpu() const noexcept
    {
        return type_ == DeviceType::XPU;
    }

private:
    void check() const
    {
        STD_TORCH_CHECK(index_ >= -1, "Device index must be -1 or non-negative, got ", index_);
        STD_TORCH_CHECK(!is_cpu() || index_ <= 0, "CPU device index must be -1 or zero, got ",
                        index_);
    }

    DeviceType type_;   /* The kind. */
    DeviceIndex index_; /* Which one; -1 leaves it open. */
};

HIDDEN_NAMESPACE_END(torch, stable)

#endif
