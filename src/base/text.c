/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Growing texts, and numbers read and written independently of the process's locale.
 *
 * A schema's default is written `0.5` in any locale, and others read what is printed here, so
 * neither may depend on setlocale. Integers need nothing special: printf and the lexers treat them
 * alike in all locales.
 */
#include "base/base.h"

#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * Make room for `more` bytes and a NUL; false if the buffer has failed. The NUL is part of every
 * request, so that `data` can be passed to printf at any time.
 */
static bool buffer_reserve(tni_buffer *buffer, size_t more)
{
    if (buffer->failed)
        return false;
    size_t need;
    if (__builtin_add_overflow(buffer->length, more, &need) ||
        __builtin_add_overflow(need, 1, &need)) {
        buffer->failed = true;
        return false;
    }
    if (need <= buffer->capacity)
        return true;
    size_t room = buffer->capacity < 32 ? 64 : buffer->capacity;
    while (room < need)
        room = room > SIZE_MAX / 2 ? need : room * 2;
    char *grown = tni_realloc(buffer->data, room);
    if (!grown) {
        buffer->failed = true;
        return false;
    }
    buffer->data = grown;
    buffer->capacity = room;
    return true;
}

bool tni_buffer_is_valid(const tni_buffer *buffer)
{
    if (buffer->data == NULL)
        return buffer->length == 0 && buffer->capacity == 0;
    return buffer->length < buffer->capacity;
}

void tni_buffer_add(tni_buffer *buffer, const char *text, size_t length)
{
    TNI_ASSERT(tni_buffer_is_valid(buffer));
    if (!buffer_reserve(buffer, length))
        return;
    if (length)
        memcpy(buffer->data + buffer->length, text, length);
    buffer->length += length;
    TNI_ASSERT(buffer->length < buffer->capacity);
    buffer->data[buffer->length] = '\0';
}

/*
 * Measured first, then printed: the text may have any length, and a first attempt in the present
 * room would mostly have to be repeated.
 */
void tni_buffer_print(tni_buffer *buffer, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    if (length < 0) {
        buffer->failed = true;
    } else if (buffer_reserve(buffer, (size_t)length)) {
        vsnprintf(buffer->data + buffer->length, (size_t)length + 1, format, again);
        buffer->length += (size_t)length;
        TNI_ASSERT(buffer->data[buffer->length] == '\0');
    }
    va_end(again);
    va_end(arguments);
}

void tni_buffer_free(tni_buffer *buffer)
{
    tni_free(buffer->data);
    *buffer = (tni_buffer){0};
}

static bool is_digit(char c, bool hex)
{
    if (c >= '0' && c <= '9')
        return true;
    return hex && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'));
}

/*
 * Return the length of digits with at most one point from `at` on; *digits counts the digits. A
 * point without a digit on either side is no number, which the caller sees by the count.
 */
static size_t scan_mantissa(tni_text text, size_t at, bool hex, size_t *digits)
{
    size_t start = at;
    bool point = false;
    *digits = 0;
    for (; at < text.length; at++) {
        if (is_digit(text.data[at], hex))
            ++*digits;
        else if (text.data[at] == '.' && !point)
            point = true;
        else
            break;
    }
    return at - start;
}

/*
 * Return the length of an exponent at `at`; 0 if there is none. An `e` without digits after it does
 * not belong to the number: "1em" is 1 and something else, as for strtod.
 */
static size_t scan_exponent(tni_text text, size_t at, char lower)
{
    size_t end = at;
    if (end >= text.length || (text.data[end] | 0x20) != lower)
        return 0;
    end++;
    if (end < text.length && (text.data[end] == '+' || text.data[end] == '-'))
        end++;
    size_t first = end;
    while (end < text.length && is_digit(text.data[end], false))
        end++;
    return end > first ? end - at : 0;
}

/*
 * Return the length of the longest number at the start of `text`. What strtod accepts in addition
 * (blanks, inf, nan, an empty hexadecimal mantissa) is left out on purpose: schema texts and
 * literals have other rules for these.
 */
static size_t scan_number(tni_text text)
{
    size_t digits;
    size_t sign = text.length && (text.data[0] == '-' || text.data[0] == '+');
    size_t at = sign;
    if (text.length > at + 2 && text.data[at] == '0' && (text.data[at + 1] | 0x20) == 'x') {
        size_t bytes = scan_mantissa(text, at + 2, true, &digits);
        if (digits) {
            at += 2 + bytes;
            return at + scan_exponent(text, at, 'p');
        }
    }
    at += scan_mantissa(text, at, false, &digits);
    return digits ? at + scan_exponent(text, at, 'e') : 0;
}

size_t tni_double_length(tni_text text)
{
    return scan_number(text);
}

static pthread_once_t c_locale_once = PTHREAD_ONCE_INIT;
static locale_t c_locale;

/*
 * strtod and printf use the process's locale, in which the decimal point may be a comma. uselocale
 * would change it for everything on this thread, signal handlers included, so strtod_l gets a
 * locale of its own: one per process, never freed.
 */
static void make_c_locale(void)
{
    c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
}

/*
 * The scan finds the length of the number, so strtod only gets well-formed ones, and only its
 * rounding is used. A text over 127 bytes needs memory; without it the result is 0, as if there
 * were no number.
 */
size_t tni_parse_double(tni_text text, double *out)
{
    char small[128];
    size_t length = scan_number(text);
    if (length == 0)
        return 0;
    pthread_once(&c_locale_once, make_c_locale);
    char *copy = length < sizeof small ? small : tni_malloc(length + 1);
    if (!copy || !c_locale)
        return 0;
    memcpy(copy, text.data, length);
    copy[length] = '\0';
    *out = strtod_l(copy, NULL, c_locale);
    if (copy != small)
        tni_free(copy);
    return length;
}

/*
 * 17 digits represent every double exactly. snprintf has no variant with a locale, so the point is
 * found and replaced afterwards: it is whatever is between two runs of digits. "inf" and "nan" have
 * no digits and stay as they are.
 */
size_t tni_format_double(double value, char *buffer, size_t size)
{
    char text[64];
    snprintf(text, sizeof text, "%.17g", value);
    size_t length = strlen(text);
    size_t at = text[0] == '-';
    while (is_digit(text[at], false))
        at++;
    size_t digits_end = at;
    /* The locale's point is whatever is between two runs of digits, perhaps several bytes. */
    while (text[at] && !is_digit(text[at], false) && text[at] != 'e')
        at++;
    bool is_number = digits_end > 0 && is_digit(text[digits_end - 1], false);
    if (is_number && at > digits_end) {
        text[digits_end] = '.';
        memmove(text + digits_end + 1, text + at, length - at + 1);
        length -= at - digits_end - 1;
    } else if (is_number && text[at] == '\0') {
        text[length++] = '.';
        text[length] = '\0';
    }
    TNI_ASSERT(length == strlen(text) && length < 32);
    snprintf(buffer, size, "%s", text);
    return length;
}
