/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A program that PyTorch exported for training learns to read digits, with SGD and with Adam: runs
 * by tn_program_run, gradients by tn_backward, one fused call for each step of an optimiser.
 * python/finetune.py is the same in Tenon or PyTorch; all three print the same losses to 1e-4.
 *
 *     cc -O2 finetune.c $(pkg-config --cflags --libs tenon) -o finetune
 *     ./finetune data/digits.pt2 [digits.csv [tuned.pt2]]
 *
 * digits.csv has 64 pixels from 0 to 16 and the digit in each line: scikit-learn's digits.csv.gz,
 * unpacked. Without it, images are made of ten patterns and noise. The trained program is saved to
 * tuned.pt2, for torch.export or `tenon run --model predict`.
 */
#include <stdio.h>
#include <string.h>
#include <tenon/ops.h>
#include <tenon/ops_inner.h>
#include <tenon/program.h>
#include <tenon/tenon.h>

/* Returns the failure of a call; the message waits in tn_last_error. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        tn_status try_status = (call);                                                             \
        if (try_status != TN_OK)                                                                   \
            return try_status;                                                                     \
    } while (0)

/* A list of whole numbers and their count: two arguments of an operator. */
#define INTS(...) (int64_t[]){__VA_ARGS__}, sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t)

enum { STEPS = 100, BATCH = 64, MADE = 800, MOST_IMAGES = 4096, MOST_WEIGHTS = 64 };

/* Images and which digit is in each; the first `learnt` are learnt from. */
typedef struct digits {
    tn_tensor *images; /* float32 [count, 8, 8] */
    tn_tensor *labels; /* int64 [count] */
    int64_t count;     /* how many */
    int64_t learnt;    /* four in five */
} digits;

/* The two programs of the archive, and what an optimiser keeps of each weight. */
typedef struct tuning {
    tn_program *train;                /* normalises by the batch and drops features */
    tn_program *predict;              /* does neither */
    tn_tensor *weights[MOST_WEIGHTS]; /* parameters of `train`, borrowed from it */
    tn_tensor *first[MOST_WEIGHTS];   /* SGD's velocity, Adam's mean */
    tn_tensor *second[MOST_WEIGHTS];  /* Adam's mean square */
    tn_tensor *steps[MOST_WEIGHTS];   /* how many steps were made, one number each */
    size_t count;                     /* weights */
} tuning;

static void release_all(tn_tensor **tensors, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tn_tensor_release(tensors[i]);
    memset(tensors, 0, count * sizeof *tensors);
}

/* ---- data ---- */

/* Ten patterns in noise, made of tensors that `scratch` has room for. */
static tn_status make_digits(digits *out, tn_tensor **scratch)
{
    tn_manual_seed(3);
    out->count = MADE;
    TRY(tn_rand(INTS(10, 8, 8), NULL, NULL, NULL, NULL, &scratch[0]));
    TRY(tn_arange(tn_value_int(MADE), NULL, NULL, NULL, NULL, &scratch[1]));
    TRY(tn_remainder_Scalar(scratch[1], tn_value_int(10), &out->labels));
    TRY(tn_index_select(scratch[0], 0, out->labels, &scratch[2]));
    TRY(tn_rand(INTS(MADE, 8, 8), NULL, NULL, NULL, NULL, &scratch[3]));
    TRY(tn_add_Tensor(scratch[2], scratch[3], tn_value_int(1), &out->images));
    return tn_div__Scalar(out->images, tn_value_int(2));
}

/* Reads a line of 65 numbers; false at the end of the file and for anything else. */
static bool read_line(FILE *file, float *pixels, int64_t *label)
{
    int number;
    for (int i = 0; i < 65; i++) {
        if (fscanf(file, "%d%*[,\n]", &number) != 1)
            return false;
        if (i < 64)
            pixels[i] = (float)number / 16;
        else
            *label = number;
    }
    return true;
}

static tn_status read_digits(const char *path, digits *out)
{
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        return TN_ERR_IO;
    }
    tn_status status = tn_tensor_empty(TN_DTYPE_F32, 3, (int64_t[]){MOST_IMAGES, 8, 8}, NULL,
                                       TN_CPU, &out->images);
    if (status == TN_OK)
        status =
            tn_tensor_empty(TN_DTYPE_I64, 1, (int64_t[]){MOST_IMAGES}, NULL, TN_CPU, &out->labels);
    float *pixels = tn_tensor_data(out->images);
    int64_t *labels = tn_tensor_data(out->labels);
    while (status == TN_OK && out->count < MOST_IMAGES &&
           read_line(file, pixels + 64 * out->count, labels + out->count))
        out->count++;
    fclose(file);
    return status == TN_OK && out->count < 2 * BATCH ? TN_ERR_IO : status;
}

/* ---- programs ---- */

static tn_status load(const char *path, const char *name, uint32_t flags, tn_program **out)
{
    const tn_program_options options = {sizeof options, name, flags};
    return tn_program_load(path, &options, out);
}

/* Runs a program on `count` images from `begin` on. */
static tn_status score(tn_program *program, const digits *data, int64_t begin, int64_t count,
                       tn_value *scores)
{
    tn_tensor *images;
    TRY(tn_narrow(data->images, 0, begin, count, &images));
    tn_value input = tn_value_tensor(images);
    tn_status status = tn_program_run(program, &input, 1, scores, 1);
    tn_tensor_release(images);
    return status;
}

/* Loads both programs, and makes what optimisers keep of each parameter. */
static tn_status begin_tuning(const char *path, tuning *out)
{
    TRY(load(path, "train", TN_PROGRAM_TRAIN, &out->train));
    TRY(load(path, "predict", 0, &out->predict));
    for (size_t i = 0; i < tn_program_num_states(out->train); i++) {
        tn_program_state state = {.size = sizeof state};
        TRY(tn_program_state_at(out->train, i, &state));
        if (state.kind != TN_PROGRAM_PARAMETER || out->count == MOST_WEIGHTS)
            continue;
        size_t n = out->count++;
        out->weights[n] = state.tensor;
        TRY(tn_zeros_like(state.tensor, NULL, NULL, NULL, NULL, NULL, &out->first[n]));
        TRY(tn_zeros_like(state.tensor, NULL, NULL, NULL, NULL, NULL, &out->second[n]));
        TRY(tn_zeros(NULL, 0, NULL, NULL, NULL, NULL, &out->steps[n]));
    }
    return TN_OK;
}

static void end_tuning(tuning *self)
{
    release_all(self->first, self->count);
    release_all(self->second, self->count);
    release_all(self->steps, self->count);
    tn_program_free(self->train);
    tn_program_free(self->predict);
}

/* Copies the trained parameters and statistics; the programs have the same names for them. */
static tn_status copy_state(const tuning *self)
{
    for (size_t i = 0; i < tn_program_num_states(self->train); i++) {
        tn_program_state from = {.size = sizeof from}, to = {.size = sizeof to};
        TRY(tn_program_state_at(self->train, i, &from));
        TRY(tn_program_state_at(self->predict, i, &to));
        if (strcmp(from.name, to.name) != 0)
            return TN_ERR_VALUE;
        TRY(tn_copy_(to.tensor, from.tensor, false));
    }
    return TN_OK;
}

/* ---- optimisers ---- */

/* Changes all weights by their gradients. */
typedef tn_status (*optimizer)(const tuning *self, tn_tensor *const *grads);

static tn_status sgd(const tuning *self, tn_tensor *const *grads)
{
    size_t n = self->count;
    return tn__fused_sgd_(self->weights, n, grads, n, self->first, n, 0, 0.9, 0.05, 0, false, false,
                          false, NULL, NULL);
}

static tn_status adam(const tuning *self, tn_tensor *const *grads)
{
    size_t n = self->count;
    return tn__fused_adam_(self->weights, n, grads, n, self->first, n, self->second, n, NULL, 0,
                           self->steps, n, 0.02, 0.9, 0.999, 0, 1e-8, false, false, NULL, NULL);
}

/* Changes the weights, unrecorded, and takes their gradients away. */
static tn_status update(const tuning *self, optimizer change)
{
    tn_tensor *grads[MOST_WEIGHTS];
    bool was_on = tn_grad_mode_set(false);
    tn_status status = TN_OK;
    for (size_t i = 0; i < self->count && status == TN_OK; i++) {
        grads[i] = tn_tensor_grad(self->weights[i]);
        status = tn_add__Scalar(self->steps[i], tn_value_int(1), tn_value_int(1));
    }
    if (status == TN_OK)
        status = change(self, grads);
    for (size_t i = 0; i < self->count && status == TN_OK; i++)
        status = tn_tensor_set_grad(self->weights[i], NULL);
    tn_grad_mode_set(was_on);
    return status;
}

/* One step of training; the loss before it. */
static tn_status learn(const tuning *self, const digits *data, int step, optimizer change,
                       tn_tensor **made, float *loss)
{
    enum { MEAN_OF_LOSSES = 1, NO_LABEL = -100 };
    tn_value scores;
    int64_t begin = step * BATCH % (data->learnt - BATCH);
    TRY(score(self->train, data, begin, BATCH, &scores));
    made[0] = scores.as.tensor;
    TRY(tn_narrow(data->labels, 0, begin, BATCH, &made[1]));
    TRY(tn_cross_entropy_loss(made[0], made[1], NULL, MEAN_OF_LOSSES, NO_LABEL, 0, &made[2]));
    const tn_backward_call call = {.size = sizeof call, .roots = &made[2], .nroots = 1};
    TRY(tn_backward(&call));
    *loss = *(const float *)tn_tensor_data(made[2]);
    return update(self, change);
}

/* How many of the images that were not learnt from are read as what they are. */
static tn_status count_right(const tuning *self, const digits *data, int *right)
{
    tn_value scores;
    tn_tensor *guesses;
    const int64_t *label = (const int64_t *)tn_tensor_data(data->labels) + data->learnt;
    TRY(score(self->predict, data, data->learnt, data->count - data->learnt, &scores));
    tn_status status = tn_argmax(scores.as.tensor, &(int64_t){1}, false, &guesses);
    tn_value_release(&scores);
    if (status != TN_OK)
        return status;
    *right = 0;
    for (int64_t i = 0; i < data->count - data->learnt; i++)
        *right += ((const int64_t *)tn_tensor_data(guesses))[i] == label[i];
    tn_tensor_release(guesses);
    return TN_OK;
}

static tn_status tune(const tuning *self, const digits *data, const char *name, optimizer change)
{
    int right;
    tn_manual_seed(7);
    for (int step = 0; step < STEPS; step++) {
        float loss;
        tn_tensor *made[3] = {NULL};
        tn_status status = learn(self, data, step, change, made, &loss);
        release_all(made, 3);
        TRY(status);
        printf("%s %d %.6f\n", name, step + 1, (double)loss);
    }
    TRY(copy_state(self));
    TRY(count_right(self, data, &right));
    printf("%s reads %d of %lld\n", name, right, (long long)(data->count - data->learnt));
    return TN_OK;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;   /* what is printed */
        optimizer optimize; /* how weights change */
    } optimizers[] = {{"sgd", sgd}, {"adam", adam}};
    digits data = {.images = NULL};
    tn_tensor *scratch[4] = {NULL};
    if (argc < 2) {
        fputs("usage: finetune digits.pt2 [digits.csv [tuned.pt2]]\n", stderr);
        return 2;
    }
    tn_status status = argc > 2 ? read_digits(argv[2], &data) : make_digits(&data, scratch);
    release_all(scratch, 4);
    data.learnt = data.count * 4 / 5;
    for (int i = 0; i < 2 && status == TN_OK; i++) {
        tuning self = {.train = NULL};
        status = begin_tuning(argv[1], &self);
        if (status == TN_OK)
            status = tune(&self, &data, optimizers[i].name, optimizers[i].optimize);
        if (status == TN_OK && i == 1 && argc > 3)
            status = tn_program_save(self.predict, argv[3]);
        end_tuning(&self);
    }
    if (status != TN_OK)
        fprintf(stderr, "finetune: %s: %s\n", tn_status_name(status), tn_last_error());
    tn_tensor_release(data.images);
    tn_tensor_release(data.labels);
    return status == TN_OK ? 0 : 1;
}
