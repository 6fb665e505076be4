/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The atomic functions of headeronly/cuda, on the host by the headers under device. The program
 * prints what each leaves in memory and returns. ctest compares with headeronly_device.txt, and
 * tests/oracle/run_headeronly.py compares what the same source prints with PyTorch's headers.
 * CUDA's compiler, where there is one, compiles it with its own headers.
 */
#include <torch/headeronly/cuda/KernelUtils.h>

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <type_traits>

#ifndef __NVCC__
#    include <thread>
#    include <vector>
#endif

namespace
{

namespace ho = torch::headeronly;
using c10::BFloat16;
using c10::Half;

template <typename T>
C10_DEVICE unsigned long long bits_of(T value)
{
    unsigned long long bits = 0;
    std::memcpy(&bits, &value, sizeof value);
    return bits;
}

/* Four values, of which the second is aimed at; each call begins with them anew. */
template <typename T>
struct Row {
    alignas(8) T values[4];

    C10_DEVICE Row(T first, T second, T third, T fourth) : values{first, second, third, fourth}
    {
    }
    C10_DEVICE void print(const char *what, int at) const
    {
        printf("%s[%d]:", what, at);
        for (int i = 0; i < 4; i++) {
            printf(" %llx", bits_of(values[i]));
        }
        printf("\n");
    }
};

template <typename T>
C10_DEVICE T number(double value)
{
    return static_cast<T>(
        static_cast<std::conditional_t<std::is_integral<T>::value, int, float>>(value));
}

/* One function of a type and an operand, at each of four places. What it returns is printed if it
 * returns something. */
template <typename T, typename Call>
C10_DEVICE void at_each_place(const char *what, double operand, const Call &call)
{
    for (int at = 0; at < 4; at++) {
        Row<T> row(number<T>(3), number<T>(-5), number<T>(100), number<T>(7));
        if constexpr (std::is_void<decltype(call(row.values, number<T>(operand)))>::value) {
            call(row.values + at, number<T>(operand));
            row.print(what, at);
        } else {
            const auto old = call(row.values + at, number<T>(operand));
            static_assert(std::is_same<decltype(old), const T>::value, "returns what it is of");
            row.print(what, at);
            printf("    was %llx\n", bits_of(old));
        }
    }
}

template <typename T>
C10_DEVICE void sums(const char *type, double operand)
{
    printf("%s\n", type);
    at_each_place<T>("gpuAtomicAdd", operand, [](T *a, T v) { return gpuAtomicAdd(a, v); });
    at_each_place<T>("atomicAdd", operand, [](T *a, T v) { return atomicAdd(a, v); });
    at_each_place<T>("gpuAtomicAddNoReturn", operand,
                     [](T *a, T v) { return gpuAtomicAddNoReturn(a, v); });
}

template <typename T>
C10_DEVICE void others(double operand)
{
    at_each_place<T>("gpuAtomicMul", operand, [](T *a, T v) { return gpuAtomicMul(a, v); });
    at_each_place<T>("gpuAtomicMax", operand, [](T *a, T v) { return gpuAtomicMax(a, v); });
    at_each_place<T>("gpuAtomicMin", operand, [](T *a, T v) { return gpuAtomicMin(a, v); });
}

template <typename T>
C10_DEVICE void integers(const char *type)
{
    sums<T>(type, 60);
    others<T>(9);
    others<T>(-60);
    Row<T> row(1, 2, 3, 4);
    const auto halved = [](T value, T old) { return static_cast<T>(value - old / 2); };
    AtomicAddIntegerImpl<T, sizeof(T)>()(row.values + 1, T(50), halved);
    AtomicMulIntegerImpl<T, sizeof(T)>()(row.values + 1, T(50), halved);
    AtomicMaxIntegerImpl<T, sizeof(T)>()(row.values + 2, T(50), halved);
    AtomicMinIntegerImpl<T, sizeof(T)>()(row.values + 3, T(50), halved);
    row.print("IntegerImpl", 1);
}

/* Operands with NaN, infinities and zeros of both signs, against each other. */
template <typename T>
C10_DEVICE void specials()
{
    const float nan = nanf("");
    const float operands[] = {0.0f, -0.0f, 1.5f, nan, HUGE_VALF, -HUGE_VALF, 65504.0f, 1e-7f};
    for (float at : operands) {
        for (float with : operands) {
            Row<T> row(number<T>(at), number<T>(at), number<T>(at), number<T>(at));
            const T value = number<T>(with);
            gpuAtomicAdd(row.values, value);
            gpuAtomicMul(row.values + 1, value);
            gpuAtomicMax(row.values + 2, value);
            gpuAtomicMin(row.values + 3, value);
            for (T &result : row.values) {
                result = ho::_isnan(result) ? number<T>(nan) : result;
            }
            row.print("special", 0);
        }
    }
}

template <typename T>
C10_DEVICE void floats(const char *type)
{
    sums<T>(type, 0.0625);
    others<T>(2049);
    specials<T>();
}

/* The caller's own operation: which operand comes first. */
template <typename T>
C10_DEVICE void own_operation()
{
    at_each_place<T>("AtomicFPOp", 8, [](T *a, T v) {
        return AtomicFPOp<T>()(a, v, [](T x, T y) { return x - y * number<T>(2); });
    });
}
C10_DEVICE void own_operation_of_doubles()
{
    at_each_place<double>("AtomicFPOp", 8, [](double *a, double v) {
        return AtomicFPOp<double>()(a, v, [](double x, unsigned long long y) {
            return static_cast<unsigned long long>(
                __double_as_longlong(x - 2 * __longlong_as_double(static_cast<long long>(y))));
        });
    });
}

/* Arrays of every length that begin at an even and at an odd element. */
template <typename T>
C10_DEVICE void pairs(const char *type)
{
    printf("%s by pairs\n", type);
    for (int begin = 0; begin < 2; begin++) {
        for (int length = 1; begin + length <= 4; length++) {
            for (int at = 0; at < length; at++) {
                for (bool fast : {false, true}) {
                    Row<T> row(number<T>(3), number<T>(-5), number<T>(100), number<T>(7));
                    ho::fastAtomicAdd(row.values + begin, at, length, number<T>(9), fast);
                    ho::fastSpecializedAtomicAdd(row.values + begin, int64_t(at), int64_t(length),
                                                 number<T>(0.5));
                    row.print(fast ? "fast" : "plain", at);
                }
            }
        }
    }
}

C10_DEVICE void complex_sums()
{
    using Complex = c10::complex<float>;
    Row<Complex> row(Complex(1, 2), Complex(3, 4), Complex(5, 6), Complex(7, 8));
    gpuAtomicAdd(row.values + 1, Complex(0.5f, -1));
    gpuAtomicAddNoReturn(row.values + 2, Complex(-0.5f, 1));
    row.print("complex", 1);
}

C10_DEVICE void bools()
{
    for (int i = 0; i < 8; i++) {
        Row<bool> row(false, true, false, true);
        gpuAtomicAdd(row.values + i % 4, i >= 4);
        gpuAtomicAddNoReturn(row.values + 2, i >= 4);
        atomicAdd(row.values + 3, i % 2 == 0);
        row.print("bool", i);
    }
}

C10_DEVICE void everything()
{
    integers<uint8_t>("uint8");
    integers<int8_t>("int8");
    integers<int16_t>("int16");
    integers<int32_t>("int32");
    integers<int64_t>("int64");
    bools();
    floats<Half>("half");
    floats<BFloat16>("bfloat16");
    floats<float>("float");
    floats<double>("double");
    own_operation<Half>();
    own_operation<BFloat16>();
    own_operation_of_doubles();
    pairs<Half>("half");
    pairs<BFloat16>("bfloat16");
    pairs<float>("float");
    complex_sums();
}

} // namespace

#ifdef __NVCC__
__global__ void kernel()
{
    everything();
}
#else

/* Neighbours that share a word, each the sum of one thread's thousands. */
template <typename T>
void neighbours(const char *type, T one)
{
    alignas(8) T values[4] = {};
    std::vector<std::thread> threads;
    for (T &value : values) {
        threads.emplace_back([&value, one] {
            for (int i = 0; i < 20000; i++) {
                gpuAtomicMax(&value, one);
                gpuAtomicAdd(&value, one);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    printf("%s of neighbours: %llx %llx %llx %llx\n", type, bits_of(values[0]), bits_of(values[1]),
           bits_of(values[2]), bits_of(values[3]));
}

int main()
{
    everything();
    neighbours<uint8_t>("uint8", 1);
    neighbours<int16_t>("int16", 1);
    neighbours<Half>("half", Half(0.0625f));
}
#endif
