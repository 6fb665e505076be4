/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A small network learns to tell four patterns in noise, with SGD and with Adam: forward by typed
 * operators (tenon/ops.h), gradients by tn_backward, optimizers of a few operators each.
 * python/train.py is the same network in Tenon or PyTorch; all three print the same losses to 1e-4.
 *
 *     cc -O2 train.c $(pkg-config --cflags --libs tenon) -o train && ./train
 */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <tenon/ops.h>
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

enum { STEPS = 40, IMAGES = 64, PATTERNS = 4 };

/* The network's weights, and what batch normalisation keeps for the time after training. */
enum { FILTERS, GAIN, SHIFT, QUERIES, KEYS, VALUES, CLASSES, BIAS, WEIGHTS };
enum { MEAN = WEIGHTS, VARIANCE, PARTS };

/* How a part begins: random numbers over `divisor`, or `fill` where that is 0. */
static const struct part {
    size_t rank;      /* how many sizes */
    int64_t sizes[4]; /* its shape */
    double divisor;   /* of normal random numbers; 0: none */
    double fill;      /* every element, without random numbers */
} parts[PARTS] = {
    [FILTERS] = {4, {8, 1, 3, 3}, 3, 0},
    [GAIN] = {1, {8}, 0, 1},
    [SHIFT] = {1, {8}, 0, 0},
    [QUERIES] = {2, {8, 8}, 3, 0},
    [KEYS] = {2, {8, 8}, 3, 0},
    [VALUES] = {2, {8, 8}, 3, 0},
    [CLASSES] = {2, {PATTERNS, 8}, 3, 0},
    [BIAS] = {1, {PATTERNS}, 0, 0},
    [MEAN] = {1, {8}, 0, 0},
    [VARIANCE] = {1, {8}, 0, 1},
};

/* Everything that lives as long as one training. Zeroed, it is empty. */
typedef struct training {
    tn_tensor *part[PARTS];        /* weights, which require gradients, and running statistics */
    tn_tensor *states[WEIGHTS][2]; /* what an optimizer keeps of each weight */
    tn_tensor *images;             /* float32 [IMAGES, 1, 8, 8] */
    tn_tensor *labels;             /* int64 [IMAGES]: which pattern is in an image */
} training;

/* Everything that lives as long as one step: each call has a place for its result. */
enum {
    CONVOLVED,
    NORMED,
    ACTIVE,
    ROWS,
    PLACES,
    QUERY,
    KEY,
    VALUE,
    ATTENDED,
    MIXED,
    POOLED,
    DROPPED,
    SCORES,
    LOSS,
    RESULTS
};

static void release_all(tn_tensor **tensors, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tn_tensor_release(tensors[i]);
    memset(tensors, 0, count * sizeof *tensors);
}

/* How much the network takes each image for each pattern: result[SCORES]. */
static tn_status score(const training *self, bool is_training, tn_tensor **result)
{
    tn_tensor *const *part = self->part;
    TRY(tn_conv2d(self->images, part[FILTERS], NULL, INTS(2, 2), INTS(1, 1), INTS(1, 1), 1,
                  &result[CONVOLVED]));
    TRY(tn_batch_norm(result[CONVOLVED], part[GAIN], part[SHIFT], part[MEAN], part[VARIANCE],
                      is_training, 0.1, 1e-5, false, &result[NORMED]));
    TRY(tn_relu(result[NORMED], &result[ACTIVE]));
    TRY(tn_flatten_using_ints(result[ACTIVE], 2, -1, &result[ROWS]));
    TRY(tn_transpose_int(result[ROWS], 1, 2, &result[PLACES])); /* sixteen of eight features */
    TRY(tn_linear(result[PLACES], part[QUERIES], NULL, &result[QUERY]));
    TRY(tn_linear(result[PLACES], part[KEYS], NULL, &result[KEY]));
    TRY(tn_linear(result[PLACES], part[VALUES], NULL, &result[VALUE]));
    TRY(tn_scaled_dot_product_attention(result[QUERY], result[KEY], result[VALUE], NULL, 0, false,
                                        NULL, false, &result[ATTENDED]));
    TRY(tn_add_Tensor(result[PLACES], result[ATTENDED], tn_value_int(1), &result[MIXED]));
    TRY(tn_mean_dim(result[MIXED], INTS(1), false, NULL, &result[POOLED]));
    TRY(tn_dropout(result[POOLED], 0.25, is_training, &result[DROPPED]));
    return tn_linear(result[DROPPED], part[CLASSES], part[BIAS], &result[SCORES]);
}

/* An optimizer changes a weight by its gradient; `states` are two tensors of the weight's shape. */
typedef tn_status (*optimizer)(tn_tensor *weight, tn_tensor **states, int step);

static tn_status sgd(tn_tensor *weight, tn_tensor **states, int step)
{
    (void)step;
    tn_tensor *velocity = states[0];
    TRY(tn_mul__Scalar(velocity, tn_value_double(0.9)));
    TRY(tn_add__Tensor(velocity, tn_tensor_grad(weight), tn_value_int(1)));
    return tn_sub__Tensor(weight, velocity, tn_value_double(0.05));
}

static tn_status adam(tn_tensor *weight, tn_tensor **states, int step)
{
    tn_tensor *grad = tn_tensor_grad(weight);
    tn_tensor *root;
    double rest = 1 - pow(0.9, step);
    double rest_of_squares = 1 - pow(0.999, step);
    TRY(tn_lerp__Scalar(states[0], grad, tn_value_double(0.1)));
    TRY(tn_mul__Scalar(states[1], tn_value_double(0.999)));
    TRY(tn_addcmul_(states[1], grad, grad, tn_value_double(0.001)));
    TRY(tn_div_Scalar(states[1], tn_value_double(rest_of_squares), &root));
    tn_status status = tn_sqrt_(root);
    if (status == TN_OK)
        status = tn_add__Scalar(root, tn_value_double(1e-8), tn_value_int(1));
    if (status == TN_OK)
        status = tn_addcdiv_(weight, states[0], root, tn_value_double(-0.02 / rest));
    tn_tensor_release(root);
    return status;
}

/* Changes all weights, unrecorded, and takes their gradients away. */
static tn_status update(training *self, optimizer change, int step)
{
    bool was_on = tn_grad_mode_set(false);
    tn_status status = TN_OK;
    for (int i = 0; i < WEIGHTS && status == TN_OK; i++) {
        status = change(self->part[i], self->states[i], step);
        if (status == TN_OK)
            status = tn_tensor_set_grad(self->part[i], NULL);
    }
    tn_grad_mode_set(was_on);
    return status;
}

/* One step of training; the loss before it. */
static tn_status learn(training *self, optimizer change, int step, tn_tensor **result, float *loss)
{
    enum { MEAN_OF_LOSSES = 1, NO_LABEL = -100 };
    TRY(score(self, true, result));
    TRY(tn_cross_entropy_loss(result[SCORES], self->labels, NULL, MEAN_OF_LOSSES, NO_LABEL, 0,
                              &result[LOSS]));
    const tn_backward_call call = {.size = sizeof call, .roots = &result[LOSS], .nroots = 1};
    TRY(tn_backward(&call));
    *loss = *(const float *)tn_tensor_data(result[LOSS]);
    return update(self, change, step);
}

/* How many images the network takes for what they are. */
static tn_status count_right(const training *self, tn_tensor **result, int *right)
{
    tn_tensor *guesses;
    TRY(score(self, false, result));
    TRY(tn_argmax(result[SCORES], &(int64_t){1}, false, &guesses));
    const int64_t *guess = tn_tensor_data(guesses);
    const int64_t *label = tn_tensor_data(self->labels);
    *right = 0;
    for (int i = 0; i < IMAGES; i++)
        *right += guess[i] == label[i];
    tn_tensor_release(guesses);
    return TN_OK;
}

/* Noisy images, made of tensors that `scratch` has room for. */
static tn_status make_data(training *self, tn_tensor **scratch)
{
    TRY(tn_randn(INTS(PATTERNS, 1, 8, 8), NULL, NULL, NULL, NULL, &scratch[0]));
    TRY(tn_arange(tn_value_int(IMAGES), NULL, NULL, NULL, NULL, &scratch[1]));
    TRY(tn_remainder_Scalar(scratch[1], tn_value_int(PATTERNS), &self->labels));
    TRY(tn_index_select(scratch[0], 0, self->labels, &scratch[2]));
    TRY(tn_randn(INTS(IMAGES, 1, 8, 8), NULL, NULL, NULL, NULL, &scratch[3]));
    return tn_add_Tensor(scratch[2], scratch[3], tn_value_double(1.5), &self->images);
}

static tn_status make_part(const struct part *made_as, tn_tensor **out)
{
    tn_value fill = tn_value_double(made_as->fill);
    if (made_as->divisor == 0)
        return tn_full(made_as->sizes, made_as->rank, fill, NULL, NULL, NULL, NULL, out);
    TRY(tn_randn(made_as->sizes, made_as->rank, NULL, NULL, NULL, NULL, out));
    return tn_div__Scalar(*out, tn_value_double(made_as->divisor));
}

static tn_status make_training(training *self, tn_tensor **scratch)
{
    tn_manual_seed(7);
    TRY(make_data(self, scratch));
    for (int i = 0; i < PARTS; i++)
        TRY(make_part(&parts[i], &self->part[i]));
    for (int i = 0; i < WEIGHTS; i++) {
        TRY(tn_tensor_set_requires_grad(self->part[i], true));
        for (int j = 0; j < 2; j++)
            TRY(tn_full(parts[i].sizes, parts[i].rank, tn_value_double(0), NULL, NULL, NULL, NULL,
                        &self->states[i][j]));
    }
    return TN_OK;
}

static tn_status train(training *self, const char *name, optimizer change, tn_tensor **result)
{
    int right;
    TRY(make_training(self, result));
    release_all(result, RESULTS);
    for (int step = 1; step <= STEPS; step++) {
        float loss;
        TRY(learn(self, change, step, result, &loss));
        release_all(result, RESULTS);
        printf("%s %d %.6f\n", name, step, (double)loss);
    }
    TRY(count_right(self, result, &right));
    printf("%s tells %d of %d\n", name, right, IMAGES);
    return TN_OK;
}

int main(void)
{
    static const struct {
        const char *name;   /* what is printed */
        optimizer optimize; /* how weights change */
    } optimizers[] = {{"sgd", sgd}, {"adam", adam}};
    tn_status status = TN_OK;
    for (int i = 0; i < 2 && status == TN_OK; i++) {
        training self = {.images = NULL};
        tn_tensor *result[RESULTS] = {NULL};
        status = train(&self, optimizers[i].name, optimizers[i].optimize, result);
        if (status != TN_OK)
            fprintf(stderr, "train: %s\n", tn_last_error());
        release_all(result, RESULTS);
        release_all(self.part, PARTS);
        release_all(&self.states[0][0], sizeof self.states / sizeof self.states[0][0]);
        tn_tensor_release(self.images);
        tn_tensor_release(self.labels);
    }
    return status == TN_OK ? 0 : 1;
}
