/* SPDX-License-Identifier: MIT */
/*
 * How a RISC-V of 32 bits starts, and what has to be done before main. The linker script gives
 * the symbols.
 */
#include "image.h"

extern uint32_t data_source[], data_begin[], data_end[], zero_begin[], zero_end[];

int main(void);
void start(void);
void fault(void);
void prepare(void);

/* The first instructions: set the stack, the global pointer and where faults go. */
__attribute__((naked, section(".start"))) void start(void)
{
    __asm__ volatile(".option push\n\t"
                     ".option norelax\n\t"
                     "la gp, __global_pointer$\n\t"
                     ".option pop\n\t"
                     "la sp, stack_top\n\t"
                     "la t0, fault\n\t"
                     "csrw mtvec, t0\n\t"
                     "j prepare");
}

/* Whatever goes wrong, also a stack that grows out of the memory: the stack begins anew. */
__attribute__((naked, aligned(4))) void fault(void)
{
    __asm__ volatile("la sp, stack_top\n\t"
                     "li a0, 0\n\t"
                     "j machine_end");
}

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
