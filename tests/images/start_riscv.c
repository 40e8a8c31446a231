/* SPDX-License-Identifier: MIT */
/*
 * How a RISC-V of 32 bits starts, and what has to be done before main. The linker script gives
 * the symbols.
 */
#include "image.h"

extern uint32_t data_source[], data_begin[], data_end[], zero_begin[], zero_end[];

int main(void);
void prepare(void);
void on_fault(void);

/* The first instructions: sets the stack, the global pointer and where faults go. */
__asm__(".section .start, \"ax\"\n"
        ".globl start\n"
        "start:\n"
        ".option push\n"
        ".option norelax\n"
        "la gp, __global_pointer$\n"
        ".option pop\n"
        "la sp, stack_top\n"
        "la t0, on_fault\n"
        "csrw mtvec, t0\n"
        "j prepare\n"
        ".text\n");

void prepare(void)
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
__attribute__((aligned(4))) void on_fault(void)
{
    machine_end(false);
}
