/* SPDX-License-Identifier: MIT */
/*
 * How a Cortex-M0 or M3 starts: the table of vectors, of which the chip reads the stack and where
 * to begin, and what has to be done before main. The linker script gives the symbols.
 */
#include "image.h"

extern uint32_t stack_top[], data_source[], data_begin[], data_end[], zero_begin[], zero_end[];

int main(void);
void start(void);

void start(void)
{
    const uint32_t *source = data_source;
    for (uint32_t *word = data_begin; word < data_end; word++)
        *word = *source++;
    for (uint32_t *word = zero_begin; word < zero_end; word++)
        *word = 0;
    main();
    machine_end(false);
}

/* Whatever goes wrong, also a stack that grows out of the memory. */
static void on_fault(void)
{
    machine_end(false);
}

typedef struct vectors {
    uint32_t *stack;
    void (*start)(void);
    void (*faults[5])(void); /* NMI, HardFault, MemManage, BusFault, UsageFault */
} vectors;

__attribute__((section(".vectors"), used)) static const vectors table = {
    stack_top, start, {on_fault, on_fault, on_fault, on_fault, on_fault}};
