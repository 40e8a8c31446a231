/* SPDX-License-Identifier: MIT */
/*
 * The guide to embedding, carried out: all of its code is compiled, all of its commands are typed,
 * and its programs print what it says.
 */
#include "support/reader.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* The blocks of code of the guide and the files that they are for, in order within a language. */
static const struct block {
    const char *fence, *file;
} blocks[] = {
    {"```yaml\n", "own/fox.yaml"}, {"```c\n", "own/chip.c"},    {"```yaml\n", "own/hen.yaml"},
    {"```c\n", "own/yard.c"},      {"```cpp\n", "own/fox.cpp"}, {"```c\n", "own/packs.c"},
    {"```c\n", "own/module.h"},    {"```c\n", "own/module.c"},  {"```c\n", "own/host.c"},
};

enum { BLOCKS = sizeof blocks / sizeof *blocks };

/* What the guide leaves to the reader: a board on which the fox wakes up ten times. */
static const char board[] =
    "#include <stdint.h>\n"
    "#include <stdlib.h>\n"
    "uint32_t board_sleep(uint32_t milliseconds);\n"
    "uint32_t board_sleep(uint32_t milliseconds)\n{\n"
    "    static uint32_t slept;\n    static int times;\n"
    "    slept += milliseconds;\n"
    "    if (++times == 10)\n        exit(slept > 10000 && slept < 60000 ? 0 : 1);\n"
    "    return milliseconds;\n}\n";

static void write_blocks(const struct scratch *scratch, const char *guide)
{
    unsigned fences = 0;
    for (const char *at = guide; (at = strstr(at, "\n```")) != NULL; at++)
        fences++;
    CU_ASSERT_EQUAL(fences, 2 * BLOCKS);
    for (int i = 0; i < BLOCKS; i++) {
        int before = 0;
        for (int j = 0; j < i; j++)
            before += strcmp(blocks[j].fence, blocks[i].fence) == 0;
        reader_write_block(scratch, blocks[i].file, guide, blocks[i].fence, before);
    }
}

static void all_of_it_is_carried_out(void)
{
    struct scratch scratch = reader_new();
    struct text guide;
    CU_ASSERT_FATAL(read_whole("runtime/EMBEDDING.md", &guide));
    write_blocks(&scratch, guide.data);
    scratch_write(&scratch, "own/board.c", board);
    reader_type_all(&scratch, guide.data);
    struct result chip = shell("cd '%s/own' && ./chip", scratch.folder);
    CU_ASSERT_EQUAL(chip.code, 0);
    result_free(&chip);
    text_free(&guide);
    scratch_free(&scratch);
}

/* The command of the chip does for another machine, too; this one has no C library. */
static void the_chip_can_be_another_machine(void)
{
    if (!have("arm-none-eabi-gcc"))
        return;
    struct scratch scratch = reader_new();
    struct text guide;
    CU_ASSERT_FATAL(read_whole("runtime/EMBEDDING.md", &guide));
    write_blocks(&scratch, guide.data);
    scratch_write(&scratch, "own/board.c",
                  "#include <stdint.h>\nuint32_t board_sleep(uint32_t milliseconds);\n"
                  "uint32_t board_sleep(uint32_t milliseconds) { return milliseconds; }\n");
    reader_type(&scratch, guide.data, "../goapgen/build/goapgen fox.yaml");
    const char *command = strstr(guide.data, "    $ cc -Os ") + strlen("    $ ");
    struct result result =
        shell("cc() { arm-none-eabi-gcc -mcpu=cortex-m0 -mthumb -nostdlib -Wl,-e,main "
              "-fno-tree-loop-distribute-patterns '%s' \"$@\" -lgcc; }; cd '%s/own' && %.*s",
              in_repository(scratch.pool, "tests/size/memory.c"), scratch.folder,
              (int)strcspn(command, "\n"), command);
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    result_free(&result);
    text_free(&guide);
    scratch_free(&scratch);
}

void add_embedding_suite(void)
{
    CU_pSuite suite = CU_add_suite("embedding", NULL, NULL);
    CU_ADD_TEST(suite, all_of_it_is_carried_out);
    CU_ADD_TEST(suite, the_chip_can_be_another_machine);
}
