/* SPDX-License-Identifier: MIT */
/*
 * The machine of images for ARM and RISC-V: the emulator, or a debugger, writes the log when the
 * program stops at an instruction made for this (Arm, "Semihosting for AArch32 and AArch64";
 * RISC-V International, "RISC-V Semihosting"). On real hardware a debugger must be attached.
 */
#include "image.h"

/* The operations, and how a program can end. */
enum {
    OPEN = 0x01,
    WRITE = 0x05,
    EXIT = 0x18,
    STOPPED_ON_RUN_TIME_ERROR = 0x20023,
    STOPPED_AT_EXIT = 0x20026
};

static uintptr_t output; /* what OPEN has answered */

/* The instructions are uncompressed and in one page, by which an emulator knows them. */
static uintptr_t call(uintptr_t operation, const volatile void *argument)
{
#if defined __riscv
    register uintptr_t a0 __asm__("a0") = operation;
    register const volatile void *a1 __asm__("a1") = argument;
    __asm__ volatile(".option push\n"
                     ".option norvc\n"
                     ".balign 16\n"
                     "slli x0, x0, 0x1f\n"
                     "ebreak\n"
                     "srai x0, x0, 7\n"
                     ".option pop"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
    return a0;
#else
    register uintptr_t r0 __asm__("r0") = operation;
    register const volatile void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
#endif
}

void machine_begin(void)
{
    static const char name[] = ":tt"; /* the console; mode 4: to be written, its output */
    const uintptr_t block[] = {(uintptr_t)name, 4, sizeof name - 1};
    output = call(OPEN, block);
}

void machine_write(const char *text, size_t length)
{
    const uintptr_t block[] = {output, (uintptr_t)text, length};
    if (call(WRITE, block) != 0)
        machine_end(false);
}

void machine_end(bool well)
{
    uintptr_t reason = well ? STOPPED_AT_EXIT : STOPPED_ON_RUN_TIME_ERROR;
    for (;;)
        call(EXIT, (const void *)reason);
}
