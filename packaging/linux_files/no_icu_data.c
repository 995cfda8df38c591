/* The table of contents of ICU's data, with nothing in it: what Qt is linked against, without its 30 megabytes.
   Qt compares texts and writes numbers without them; only names in a file dialog are not sorted as in a dictionary. */
#include <stdint.h>

const struct {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t size, reserved;
    uint8_t big_endian, charset, char_size, reserved_too;
    uint8_t format[4], format_version[4], data_version[4];
    uint8_t padding[8];
    uint32_t count, unused, names[2];
} ENTRY = {32, {0xda, 0x27}, 20, 0, BIG_ENDIAN_HERE, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0}, {0}, 0, 0, {0}};
