/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What C programs set: generators with their seeds and states, and the number of threads. The state
 * of a generator has the bytes that PyTorch gives for its CPU generator, so either can continue it.
 * All numbers are little-endian:
 *
 *     0     8            12         16     24           5016  5024    5032  5040          5048
 *     seed  words left,  1: seeded  index  624 words    0     normal  0     normal waits  0
 *           plus 1                  of next    of 8 bytes
 */
#include <assert.h>
#include <pthread.h>
#include <string.h>

#include "dispatch/dispatcher.h"

/*
 * The bytes as fields. Those that are 0 belong to normal numbers of single precision, which are
 * drawn elsewhere.
 */
typedef struct generator_state {
    int64_t seed;                      /* what the sequence was started with */
    int32_t left;                      /* words left before new ones are computed, plus 1 */
    int32_t is_seeded;                 /* 1 */
    int64_t next;                      /* index of the next word; 0 if none was drawn yet */
    uint64_t words[TNI_MT19937_WORDS]; /* of the recurrence */
    double unused_before;              /* 0 */
    double normal;                     /* the second normal number of the last pair, if it waits */
    double unused_between;             /* 0 */
    int32_t has_normal;                /* whether `normal` waits */
    int32_t unused_after[3];           /* 0 */
} generator_state;
static_assert(sizeof(generator_state) == TN_GENERATOR_STATE_BYTES, "as PyTorch lays it out");

static tn_status read_generator(const tn_value *value, const char *who, tni_generator **out)
{
    if (value == NULL || value->kind != TN_KIND_OPAQUE || value->as.opaque == 0)
        return tni_fail(TN_ERR_TYPE, "%s: the value holds no generator", who);
    *out = (tni_generator *)(uintptr_t)value->as.opaque;
    return TN_OK;
}

/* A tagged value has no room for the state, so it is a handle to it. */
static tn_value value_of(tni_generator *generator)
{
    tn_value value = {TN_KIND_OPAQUE, {0}};
    value.as.opaque = tni_box_pointer(generator);
    return value;
}

tn_status tn_generator_new(tn_device device, uint64_t seed, tn_value *out)
{
    tni_generator *generator = NULL;
    if (out == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_generator_new: out must not be NULL");
    if (device.type < 0 || device.type >= TN_DEVICE_COUNT || device.index < -1)
        return tni_fail(TN_ERR_VALUE, "tn_generator_new: %d:%d is no device", device.type,
                        device.index);
    TN_TRY(tni_generator_new(device, seed, &generator));
    *out = value_of(generator);
    return TN_OK;
}

tn_status tn_generator_default(tn_value *out)
{
    if (out == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_generator_default: out must not be NULL");
    *out = value_of(tni_generator_retain(tni_generator_default()));
    return TN_OK;
}

tn_status tn_generator_seed(const tn_value *generator, uint64_t seed)
{
    tni_generator *self = NULL;
    TN_TRY(read_generator(generator, "tn_generator_seed", &self));
    tni_generator_seed(self, seed);
    return TN_OK;
}

tn_status tn_generator_initial_seed(const tn_value *generator, uint64_t *out)
{
    tni_generator *self = NULL;
    if (out == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_generator_initial_seed: out must not be NULL");
    TN_TRY(read_generator(generator, "tn_generator_initial_seed", &self));
    pthread_mutex_lock(&self->lock);
    *out = self->seed;
    pthread_mutex_unlock(&self->lock);
    return TN_OK;
}

tn_status tn_generator_state(const tn_value *generator, void *out, size_t size)
{
    tni_generator *self = NULL;
    generator_state state = {.is_seeded = 1};
    if (out == NULL || size != sizeof state)
        return tni_fail(TN_ERR_VALUE, "tn_generator_state: a state has %zu bytes, not %zu",
                        sizeof state, out == NULL ? 0 : size);
    TN_TRY(read_generator(generator, "tn_generator_state", &self));
    pthread_mutex_lock(&self->lock);
    bool is_fresh = tni_mt19937_expand_seed(&self->engine);
    state.seed = (int64_t)self->seed;
    state.next = is_fresh ? 0 : self->engine.next;
    state.left = is_fresh ? 1 : TNI_MT19937_WORDS - self->engine.next + 1;
    for (int i = 0; i < TNI_MT19937_WORDS; i++)
        state.words[i] = self->engine.words[i];
    state.has_normal = self->has_next_normal;
    state.normal = self->has_next_normal ? self->next_normal : 0;
    pthread_mutex_unlock(&self->lock);
    memcpy(out, &state, sizeof state);
    return TN_OK;
}

/* Whether the state is valid: either all words are used up, or `left` and `next` agree. */
static bool is_state(const generator_state *state)
{
    return state->is_seeded == 1 && state->next >= 0 && state->next <= TNI_MT19937_WORDS &&
           (state->left == 1 || state->left == TNI_MT19937_WORDS - state->next + 1);
}

tn_status tn_generator_set_state(const tn_value *generator, const void *bytes, size_t size)
{
    tni_generator *self = NULL;
    generator_state state;
    if (bytes == NULL || size != sizeof state)
        return tni_fail(TN_ERR_VALUE, "tn_generator_set_state: a state has %zu bytes, not %zu",
                        sizeof state, bytes == NULL ? 0 : size);
    TN_TRY(read_generator(generator, "tn_generator_set_state", &self));
    memcpy(&state, bytes, sizeof state);
    if (!is_state(&state))
        return tni_fail(TN_ERR_RUNTIME, "tn_generator_set_state: these bytes are no state of an "
                                        "MT19937 generator");
    pthread_mutex_lock(&self->lock);
    self->seed = (uint64_t)state.seed;
    for (int i = 0; i < TNI_MT19937_WORDS; i++)
        self->engine.words[i] = (uint32_t)state.words[i];
    self->engine.next = state.left == 1 ? TNI_MT19937_WORDS : (int)state.next;
    self->has_next_normal = state.has_normal != 0;
    self->next_normal = state.normal;
    pthread_mutex_unlock(&self->lock);
    return TN_OK;
}

uint32_t tn_num_threads(void)
{
    return tni_num_threads();
}

void tn_set_num_threads(uint32_t count)
{
    tni_set_num_threads(count);
}
