/* SPDX-License-Identifier: MIT */
/*
 * The machine of images for the ATmega1284P: the log goes to the first serial line. avr-libc gives
 * what is done before main.
 */
#include <avr/io.h>

#include "image.h"

/* Where the variables end. A mark is put there, which must be there at the end: else the stack has
 * come near to the variables, or into them. It is larger than what a function leaves unwritten of
 * the stack. */
extern uint8_t __heap_start[];

enum { MARK = 0xa5, MARK_SIZE = 128 };

void machine_begin(void)
{
    for (uint8_t i = 0; i < MARK_SIZE; i++)
        __heap_start[i] = MARK;
    UBRR0 = 0; /* with U2X0, 2 Mbit/s at 16 MHz */
    UCSR0A = 1 << U2X0;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00;
    UCSR0B = 1 << TXEN0;
}

void machine_write(const char *text, size_t length)
{
    for (; length > 0; text++, length--) {
        while (!(UCSR0A & 1 << UDRE0))
            continue;
        UDR0 = (uint8_t)*text;
    }
}

static void write_line(const char *text)
{
    size_t length = 0;
    while (text[length])
        length++;
    machine_write(text, length);
}

/* There is nothing to end on a chip: the emulator ends when the processor sleeps and nothing can
 * wake it. */
void machine_end(bool well)
{
    for (uint8_t i = 0; i < MARK_SIZE; i++)
        well = well && __heap_start[i] == MARK;
    if (!well)
        write_line("The image has failed.\n");
    while (!(UCSR0A & 1 << TXC0))
        continue;
    SMCR = 1 << SE;
    for (;;)
        __asm__ volatile("cli\n\tsleep");
}
