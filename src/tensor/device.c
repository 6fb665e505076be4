/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Device names, and parsing and printing of "cuda:1".
 *
 * Names, grammar and messages are PyTorch's, observed from torch.device: programs recognise its
 * errors by their texts, and one host reads what another one wrote.
 */
#include "tensor/tensor_core.h"

static const char *const names[TN_DEVICE_COUNT] = {
#define DEVICE_NAME(name, number, torch) [number] = #torch,
    TN_DEVICE_LIST(DEVICE_NAME)
#undef DEVICE_NAME
};

const char *tn_device_type_name(tn_device_type type)
{
    return (int)type >= 0 && type < TN_DEVICE_COUNT ? names[type] : "?";
}

static bool is_name_byte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/*
 * Split type[:digits]. False if the text has another form; the digits are empty if there is no
 * colon. Upper-case letters in the type are refused later, by name, with PyTorch's message; an
 * index with a sign or a leading zero is malformed.
 */
static bool split(tni_text text, tni_text *type, tni_text *digits)
{
    size_t at = 0;
    while (at < text.length && is_name_byte(text.data[at]))
        at++;
    *type = (tni_text){text.data, at};
    *digits = (tni_text){text.data + at, 0};
    if (at == 0 || at == text.length)
        return at != 0;
    if (text.data[at] != ':')
        return false;
    *digits = (tni_text){text.data + at + 1, text.length - at - 1};
    for (size_t i = 0; i < digits->length; i++) {
        if (digits->data[i] < '0' || digits->data[i] > '9')
            return false;
    }
    return digits->length == 1 || (digits->length > 1 && digits->data[0] != '0');
}

/*
 * The list in the message is PyTorch's, in its order, because tools compare it; it leaves out the
 * kinds that PyTorch leaves out.
 */
static tn_status parse_type(tni_text text, tn_device_type *out)
{
    for (int i = 0; i < TN_DEVICE_COUNT; i++) {
        if (tni_text_is(text, names[i])) {
            *out = (tn_device_type)i;
            return TN_OK;
        }
    }
    return tni_fail(
        TN_ERR_RUNTIME,
        "Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, "
        "fpga, maia, xla, lazy, vulkan, mps, meta, hpu, mtia, privateuseone device type "
        "at start of device string: %.*s",
        text.length < 200 ? (int)text.length : 200, text.data);
}

/*
 * Read digits into *out; false beyond int32. Beyond int8 PyTorch wraps the index (it was seen to
 * read "cuda:128" as -128); here the callers decide, and all refuse such an index.
 */
static bool parse_index(tni_text digits, int32_t *out)
{
    int32_t index = 0;
    for (size_t i = 0; i < digits.length; i++) {
        if (__builtin_mul_overflow(index, 10, &index) ||
            __builtin_add_overflow(index, digits.data[i] - '0', &index))
            return false;
    }
    *out = index;
    return true;
}

tn_status tni_device_parse(const char *text, size_t length, tn_device_type *type, int32_t *index)
{
    tni_text name, digits;
    tn_device_type found = TN_DEVICE_CPU;
    int32_t number = -1;
    if (length == 0)
        return tni_fail(TN_ERR_RUNTIME, "Device string must not be empty");
    int shown = length < 200 ? (int)length : 200;
    if (!split((tni_text){text, length}, &name, &digits))
        return tni_fail(TN_ERR_RUNTIME, "Invalid device string: '%.*s'", shown, text);
    TN_TRY(parse_type(name, &found));
    if (digits.length && !parse_index(digits, &number))
        return tni_fail(TN_ERR_RUNTIME,
                        "Could not parse device index '%.*s' in device string '%.*s'",
                        (int)digits.length, digits.data, shown, text);
    *type = found;
    *index = number;
    return TN_OK;
}

/* What a tn_device cannot hold is refused, not wrapped. */
tn_status tn_device_parse(const char *text, tn_device *out)
{
    tn_device_type type;
    int32_t index;
    if (!text || !out)
        return tni_fail(TN_ERR_VALUE, "tn_device_parse: text and out must not be NULL");
    TN_TRY(tni_device_parse(text, strlen(text), &type, &index));
    if (index > INT8_MAX)
        return tni_fail(TN_ERR_VALUE, "device '%s': the index must not exceed %d", text, INT8_MAX);
    *out = (tn_device){(int8_t)type, (int8_t)index};
    return TN_OK;
}

/*
 * An index of -1 means the current device and is not printed, so that the text reads back the same.
 */
void tni_print_device(tni_buffer *buffer, tn_device device)
{
    tni_buffer_print(buffer, "%s", tn_device_type_name((tn_device_type)device.type));
    if (device.index >= 0)
        tni_buffer_print(buffer, ":%d", device.index);
}

tn_status tni_device_fail(tn_device device)
{
    return tni_fail(
        TN_ERR_NOT_IMPLEMENTED,
        "device type %s (%d): there is memory on cpu and meta only, as it has no backend",
        tn_device_type_name((tn_device_type)device.type), device.type);
}
