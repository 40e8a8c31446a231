/* SPDX-License-Identifier: MIT */
/*
 * The rules that the README shows for make, Ninja and CMake, carried out: the second time
 * nothing happens, and where the header stays the same, what includes it is left alone.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* A folder as the README leaves it, beside the repository's, and what it builds with. */
struct build {
    struct scratch scratch;
    const char *folder;
    struct text readme;
    const char *command; /* builds in it */
};

static const char *block_of(const struct build *build, const char *fence)
{
    const char *start = strstr(build->readme.data, fence);
    CU_ASSERT_PTR_NOT_NULL_FATAL(start);
    start += strlen(fence);
    const char *end = strstr(start, "```");
    CU_ASSERT_PTR_NOT_NULL_FATAL(end);
    return pool_copy_text(build->scratch.pool, start, (size_t)(end - start));
}

/* `goapgen/build` has the compiler under test, and a library without what sanitizers add. */
static struct build build_new(const char *command)
{
    struct build build = {.scratch = scratch_new(), .command = command};
    struct pool *pool = build.scratch.pool;
    build.folder = in_scratch(&build.scratch, "dog");
    CU_ASSERT_FATAL(read_whole("README.md", &build.readme));
    struct result made =
        shell("cd '%s' && mkdir -p dog goapgen/build && cd goapgen && "
              "ln -s '%s' build/goapgen && ln -s '%s' runtime && "
              "cc -Iruntime -c runtime/*/*.c && ar rc build/libgoapgen.a *.o",
              build.scratch.folder, built(pool, "goapgen"), in_repository(pool, "runtime"));
    CHECK_SAYING(made.code == 0, "%s", made.errs.data);
    result_free(&made);
    scratch_write(&build.scratch, "dog/dog.yaml", block_of(&build, "```yaml\n"));
    scratch_write(&build.scratch, "dog/main.c", block_of(&build, "```c\n"));
    made = shell("cd '%s' && ../goapgen/build/goapgen dog.yaml && rm dog.h dog.c", build.folder);
    CHECK_SAYING(made.code == 0, "%s", made.errs.data);
    result_free(&made);
    return build;
}

static void build_free(struct build *build)
{
    text_free(&build->readme);
    scratch_free(&build->scratch);
}

/* Builds, and tells the times of what was built, a file a line, as many as match. */
static struct text carry_out(const struct build *build, const char *files)
{
    /* make test may have been given flags of its own, which a make within it would take. */
    struct result result = shell("unset MAKEFLAGS && cd '%s' && %s", build->folder, build->command);
    CHECK_SAYING(result.code == 0, "%s: %s%s", build->command, result.out.data, result.errs.data);
    result_free(&result);
    result = shell("cd '%s' && find . '(' %s ')' -exec stat -c '%%n %%y' {} +"
                   " | sort",
                   build->folder, files);
    CHECK_SAYING(strlen(result.out.data) > 20, "%s: there is no %s", build->command, files);
    text_free(&result.errs);
    return result.out;
}

static const char all[] = "-name '*.o' -o -name 'dog.?' -o -name game -type f",
                  others[] = "-name '*main*.o' -o -name '*dog_tasks*.o' -o -name dog.h",
                  own[] = "-name dog.c";

/* Whether building changes none of the files. */
static bool stays(const struct build *build, const char *files, const struct text *before)
{
    struct text after = carry_out(build, files);
    bool same = strcmp(before->data, after.data) == 0;
    text_free(&after);
    return same;
}

static void change(const struct build *build, const char *command)
{
    struct result result = shell("cd '%s' && %s", build->folder, command);
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
}

/* Nothing changed; then the domain, without anything to the header; then the header. */
static void rules_hold(const struct build *build)
{
    struct text first = carry_out(build, all), header = carry_out(build, others);
    struct text tables = carry_out(build, own);
    CHECK_SAYING(stays(build, all, &first), "%s does something the second time", build->command);
    change(build, "sed 's/duration: 2s/duration: 3s/' dog.yaml >new && mv new dog.yaml");
    CHECK_SAYING(stays(build, others, &header), "%s: more was compiled", build->command);
    CHECK_SAYING(!stays(build, own, &tables), "%s: the change is not seen", build->command);
    text_free(&first);
    first = carry_out(build, all);
    CHECK_SAYING(stays(build, all, &first), "%s does something after that", build->command);
    change(build, "sed 's/0..10/0..20/' dog.yaml >new && mv new dog.yaml");
    CHECK_SAYING(!stays(build, others, &header), "%s: the header is not seen", build->command);
    text_free(&first);
    text_free(&header);
    text_free(&tables);
    first = carry_out(build, all);
    CHECK_SAYING(stays(build, all, &first), "%s does something in the end", build->command);
    text_free(&first);
    struct result game = shell("cd '%s' && $(find . -name game -type f)", build->folder);
    CHECK_SAYING(game.code == 0 && strstr(game.out.data, "fetch"), "%s", game.out.data);
    result_free(&game);
}

static void rules_for_make(void)
{
    struct build build = build_new("make");
    scratch_write(&build.scratch, "dog/Makefile", block_of(&build, "```make\n"));
    rules_hold(&build);
    build_free(&build);
}

static void rules_for_ninja(void)
{
    if (!have("ninja"))
        return;
    struct build build = build_new("ninja");
    scratch_write(&build.scratch, "dog/build.ninja", block_of(&build, "```ninja\n"));
    rules_hold(&build);
    build_free(&build);
}

static void rules_for_cmake(void)
{
    static const char *const commands[] = {
        "{ test -d out || CFLAGS= cmake -G 'Unix Makefiles' -B out; } && cmake --build out",
        "{ test -d out || CFLAGS= cmake -G Ninja -B out; } && cmake --build out"};
    for (size_t i = 0; i < 2; i++) {
        if (!have("cmake") || (i == 1 && !have("ninja")))
            continue;
        struct build build = build_new(commands[i]);
        scratch_write(&build.scratch, "dog/CMakeLists.txt", block_of(&build, "```cmake\n"));
        rules_hold(&build);
        build_free(&build);
    }
}

void add_build_rules_suite(void)
{
    CU_pSuite suite = CU_add_suite("build rules", NULL, NULL);
    CU_ADD_TEST(suite, rules_for_make);
    CU_ADD_TEST(suite, rules_for_ninja);
    CU_ADD_TEST(suite, rules_for_cmake);
}
