/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_start EXTENSION: loads it, calls myops::add_scalar once and prints the process's resident
 * kilobytes. run.py takes the time from the start of the process to its end.
 */
#include "bench.h"

#include <tenon/tenon.h>

int main(int argc, char **argv)
{
    static float data[4] = {0, 1, 2, 3};
    static const int64_t sizes[] = {4};
    tn_extension *extension;
    const tn_op *op;
    tn_value values[2] = {tn_value_none(), tn_value_double(2.5)};
    tn_value result = tn_value_none();
    if (argc < 2 || tn_extension_load(argv[1], NULL, &extension) != TN_OK ||
        tn_op_find("myops::add_scalar", &op) != TN_OK ||
        tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, &values[0].as.tensor) != TN_OK) {
        fprintf(stderr, "bench_start: %s\n", tn_last_error());
        return 1;
    }
    values[0].kind = TN_KIND_TENSOR;
    memcpy(tn_tensor_data(values[0].as.tensor), data, sizeof data);
    if (tn_op_call(op, values, 2, &result, 1) != TN_OK) {
        fprintf(stderr, "bench_start: %s\n", tn_last_error());
        return 1;
    }
    const float *out = tn_tensor_data(result.as.tensor);
    printf("%g\t%ld\n", (double)out[3], bench_resident_kilobytes());
    tn_value_release(&result);
    tn_tensor_release(values[0].as.tensor);
    return 0;
}
