/* SPDX-License-Identifier: MIT */
/* Wants as goapgen makes room for them and as a game calls them. What they do is in
 * tests/runtime/test_wants.c. */
#include "support/run.h"
#include "support/support.h"
#include "suites.h"
#include "tables/memory_plan.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char diner[] = "domain: d\n"
                            "types: {food: [apple, bread]}\n"
                            "state: {eaten(food): bool}\n"
                            "actions: {eat(food f): {effects: eaten(f), duration: 1s}}\n"
                            "goals: {full(food f): {conditions: eaten(f)}}\n";

/* Only domains that may use them have room for wants, and reserve their names. */
static void there_is_room_for_wants_where_they_are_used(void)
{
    static const char plain[] = "domain: d\n%sstate: {wants: bool, agent_want: bool}\n"
                                "actions: {a: {effects: [wants, agent_want]}}\n"
                                "goals: {g: {conditions: [wants, agent_want]}}\n";
    static const struct {
        const char *yaml, *limits;
        uint16_t room;
    } domains[] = {{plain, "", 0},
                   {plain, "limits: {wants: 0}\n", 0},
                   {diner, "", 4},
                   {diner, "limits: {wants: 0}\n", 0},
                   {diner, "limits: {wants: 64}\n", 64}};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < 5; i++) {
        const char *yaml = domains[i].yaml == plain
                               ? pool_format(pool, plain, domains[i].limits)
                               : pool_format(pool, "%s%s", diner, domains[i].limits);
        struct compiled compiled = compile_text(yaml);
        CU_ASSERT_FATAL(compiled.tables != NULL);
        struct memory_size_values sizes = memory_size_values_of(compiled.tables);
        size_t bytes = memory_owner_bytes(OF_AGENT, &sizes);
        CU_ASSERT_EQUAL(compiled.tables->domain.want_limit, domains[i].room);
        sizes.of[SIZE_WANTS] = sizes.of[SIZE_WANT_FLAGS] = sizes.of[SIZE_WANT_RANGES] = 0;
        sizes.of[SIZE_BACKOFFS] -= domains[i].room;
        CU_ASSERT_EQUAL(bytes == memory_owner_bytes(OF_AGENT, &sizes), domains[i].room == 0);
        compiled_free(&compiled);
    }
    struct compiled clash = compile_text(pool_format(pool, plain, "limits: {wants: 1}\n"));
    CU_ASSERT_PTR_NULL(clash.tables);
    CHECK_SAYING(strstr(clash.messages.data, "'d_agent_want', which is taken") != NULL, "%s",
                 clash.messages.data);
    compiled_free(&clash);
    pool_free(pool);
}

/* What LANGUAGE.md shows of wants, with the domain before it. */
static void wants_of_the_document_compile(void)
{
    struct scratch scratch = scratch_new();
    struct text document;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &document));
    const char *yaml = strstr(document.data, "domain: squirrel\n");
    const char *code = yaml ? strstr(yaml, "```c\n") : NULL;
    CU_ASSERT_FATAL(yaml && code);
    scratch_write(&scratch, "squirrel.yaml",
                  pool_copy_text(scratch.pool, yaml, (size_t)(strstr(yaml, "```") - yaml)));
    code += strlen("```c\n");
    scratch_write(&scratch, "game.c",
                  pool_format(scratch.pool,
                              "#include \"squirrel.h\"\n%.*s"
                              "static squirrel_world world; static squirrel_agent one;\n"
                              "static squirrel_planner planner;\n"
                              "int main(void)\n{\n"
                              "    squirrel_world_init(&world);\n"
                              "    squirrel_agent_init(&one, &world, 1);\n"
                              "    uint32_t want = send_up(&one);\n"
                              "    for (int i = 0; i < 20 && !has_been_up(&one, want); i++)\n"
                              "        squirrel_agent_tick(&one, &planner, 100);\n"
                              "    call_back(&one, want);\n"
                              "    return !has_been_up(&one, want);\n}\n",
                              (int)(strstr(code, "```") - code), code));
    struct result result =
        shell("cd '%s' && '%s' -W error squirrel.yaml && %s %s -I '%s' -o game game.c squirrel.c "
              "squirrel_tasks.c '%s' && ./game",
              scratch.folder, built(scratch.pool, "goapgen"), c_compiler(), c_flags(),
              in_repository(scratch.pool, "runtime"), built(scratch.pool, "libgoapgen.a"));
    CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    text_free(&document);
    scratch_free(&scratch);
}

void add_room_for_wants_suite(void)
{
    CU_pSuite suite = CU_add_suite("room for wants", NULL, NULL);
    CU_ADD_TEST(suite, there_is_room_for_wants_where_they_are_used);
    CU_ADD_TEST(suite, wants_of_the_document_compile);
}
