/* SPDX-License-Identifier: MIT */
/*
 * The links of all documents, read as those do who show Markdown: the file that a link names is
 * there, and so is the chapter; and where a document begins with its contents, these have every
 * chapter.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <ctype.h>
#include <string.h>

/* A document: what can be linked to in it, and its lines without code. */
struct document {
    const char *path;
    struct text_number_map anchors;
    const char **chapters; /* the anchors of its chapters, in order */
    size_t chapter_count;
    struct text prose; /* what is no code, a line each; of the lines of code empty ones */
    size_t contents;   /* how much of the prose stands before the first chapter; 0: all */
};

/* The anchor of a heading: small letters, hyphens for blanks, and nothing of other signs. */
static const char *anchor_of(struct pool *pool, const char *heading, size_t length)
{
    struct text anchor = {0};
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)heading[i];
        if (c == ' ')
            text_add(&anchor, "-");
        else if (isalnum(c) || c == '-' || c == '_' || c >= 0x80)
            text_add(&anchor, "%c", tolower(c));
    }
    const char *result = pool_copy_text(pool, anchor.data ? anchor.data : "", anchor.length);
    text_free(&anchor);
    return result;
}

/* A second heading of the same words is "words-1". */
static void add_heading(struct document *document, struct pool *pool, const char *line,
                        size_t length)
{
    size_t level = strspn(line, "#");
    const char *plain = anchor_of(pool, line + level + 1, length - level - 1), *anchor = plain;
    for (int i = 1; text_number_map_get(&document->anchors, anchor) >= 0; i++)
        anchor = pool_format(pool, "%s-%d", plain, i);
    text_number_map_put(&document->anchors, pool, anchor, 1);
    if (level < 2 || level > 3)
        return;
    if (document->chapter_count == 0)
        document->contents = document->prose.length;
    document->chapters =
        pool_grow(pool, document->chapters, document->chapter_count, sizeof *document->chapters);
    document->chapters[document->chapter_count++] = anchor;
}

/* Adds a line without what stands between backquotes, and notes <a id="anchor">. */
static void add_prose(struct document *document, struct pool *pool, const char *line, size_t length)
{
    static const char mark[] = "<a id=\"";
    const char *text = pool_copy_text(pool, line, length), *id = strstr(text, mark);
    if (id) {
        id += strlen(mark);
        text_number_map_put(&document->anchors, pool, pool_copy_text(pool, id, strcspn(id, "\"")),
                            1);
    }
    bool code = false;
    for (; *text; text++) {
        code ^= *text == '`';
        if (!code && *text != '`')
            text_add(&document->prose, "%c", *text);
    }
    text_add(&document->prose, "\n");
}

static void read_document(struct document *document, struct pool *pool, const char *path)
{
    struct text whole;
    CU_ASSERT_FATAL(read_whole(path, &whole));
    document->path = path;
    bool fenced = false;
    for (const char *line = whole.data, *next; *line; line = next) {
        size_t length = strcspn(line, "\n");
        next = line + length + (line[length] == '\n');
        bool fence = strncmp(line, "```", 3) == 0;
        fenced ^= fence;
        if (fenced || fence || strncmp(line, "    ", 4) == 0)
            text_add(&document->prose, "\n");
        else if (line[0] == '#' && line[strspn(line, "#")] == ' ')
            add_heading(document, pool, line, length);
        else
            add_prose(document, pool, line, length);
    }
    CHECK_SAYING(!fenced, "%s ends in a block of code", path);
    text_free(&whole);
}

static void document_free(struct document *document)
{
    text_free(&document->prose);
}

/* ------------------------------------------------------------------------ links */

/* The path of what a link names, from the folder of its document on. */
static const char *target_of(struct pool *pool, const char *path, const char *link, size_t length)
{
    const char *slash = strrchr(path, '/');
    size_t folder = slash ? (size_t)(slash - path) + 1 : 0;
    if (length == 0)
        return path;
    return pool_format(pool, "%.*s%.*s", (int)folder, path, (int)length, link);
}

static void check_link(struct pool *pool, const struct document *document, const char *link)
{
    size_t file = strcspn(link, "#");
    const char *path = target_of(pool, document->path, link, file);
    struct result there = shell("test -e '%s'", path);
    CHECK_SAYING(there.code == 0, "%s: %s: there is no such file", document->path, link);
    bool found = there.code == 0;
    result_free(&there);
    if (!found || !link[file])
        return;
    struct document target = {0};
    read_document(&target, pool, path);
    CHECK_SAYING(text_number_map_get(&target.anchors, link + file + 1) >= 0,
                 "%s: %s: there is no such chapter", document->path, link);
    document_free(&target);
}

/* How many links a document has to files and chapters. */
static unsigned check_links(struct pool *pool, const char *path)
{
    struct document document = {0};
    unsigned count = 0;
    read_document(&document, pool, path);
    for (const char *at = document.prose.data; at && (at = strstr(at, "](")) != NULL;) {
        at += 2;
        const char *link = pool_copy_text(pool, at, strcspn(at, ")\n"));
        if (strstr(link, "://"))
            continue;
        check_link(pool, &document, link);
        count++;
    }
    document_free(&document);
    return count;
}

static struct result all_documents(void)
{
    return shell("find README.md gen runtime domains tests -name '*.md'");
}

static void every_link_leads_somewhere(void)
{
    struct result list = all_documents();
    unsigned count = 0;
    for (char *line = list.out.data, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        struct pool *pool = pool_new();
        count += check_links(pool, pool_copy_text(pool, line, (size_t)(end - line)));
        pool_free(pool);
    }
    CU_ASSERT(count > 150);
    result_free(&list);
}

/* --------------------------------------------------------------------- contents */

/* A document has contents if a list of links to its chapters stands before the first of them. */
static unsigned check_contents(struct pool *pool, const char *path)
{
    struct document document = {0};
    read_document(&document, pool, path);
    const char *before = pool_copy_text(pool, document.prose.data, document.contents);
    bool has = strncmp(before, "- [", 3) == 0 || strstr(before, "\n- [") != NULL;
    for (size_t i = 0; has && i < document.chapter_count; i++)
        CHECK_SAYING(strstr(before, pool_format(pool, "(#%s)", document.chapters[i])) != NULL,
                     "the contents of %s lack %s", path, document.chapters[i]);
    document_free(&document);
    return has;
}

static void contents_have_every_chapter(void)
{
    struct result list = all_documents();
    unsigned count = 0;
    for (char *line = list.out.data, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        struct pool *pool = pool_new();
        count += check_contents(pool, pool_copy_text(pool, line, (size_t)(end - line)));
        pool_free(pool);
    }
    CU_ASSERT(count >= 1);
    result_free(&list);
}

void add_links_suite(void)
{
    CU_pSuite suite = CU_add_suite("links", NULL, NULL);
    CU_ADD_TEST(suite, every_link_leads_somewhere);
    CU_ADD_TEST(suite, contents_have_every_chapter);
}
