/* SPDX-License-Identifier: MIT */
/* Records a simulation as a game does, with the runtime's record: see recording.h. */
#include "run/recording.h"

#include "base/printable.h"
#include "emit/output.h"
#include "view/record.h"

/* The buffer without room for a state; it is emptied when it is half full. */
enum { BUFFER = 1 << 16 };

struct recording *recording_new(struct pool *pool, const gg_domain *domain, size_t agents)
{
    struct recording *recording = pool_take(pool, sizeof *recording);
    size_t states = agents * domain->word_count;
    size_t buffer = BUFFER + domain->word_count * (size_t)13;
    gg_record_memory memory = {
        .bytes = pool_take(pool, buffer),
        .size = (uint32_t)buffer,
        .agents = pool_take(pool, 2 * agents * sizeof *memory.agents),
        .states = pool_take(pool, (2 * states + 1) * sizeof *memory.states),
        .agent_count = (uint32_t)(2 * agents),
    };
    gg_record_begin(&recording->record, domain, &memory);
    return recording;
}

/* Takes out of the record what it has, up to a whole length. */
static void recording_take(struct recording *recording, size_t limit)
{
    unsigned char piece[4096];
    uint32_t count = sizeof piece;
    while (count > 0 && recording->bytes.length + sizeof piece <= limit) {
        count = gg_record_take(&recording->record, piece, sizeof piece);
        text_add_bytes(&recording->bytes, (const char *)piece, count);
    }
}

void recording_add_event(struct recording *recording, const gg_agent *agent, const gg_event *event)
{
    const gg_record *record = &recording->record;
    if (record->length - record->taken > BUFFER / 2)
        recording_take(recording, RECORD_LIMIT - BUFFER * 2);
    gg_record_event(&recording->record, agent, event);
}

bool recording_write(struct pool *pool, struct recording *recording, const char *path)
{
    uint32_t lost = recording->record.lost;
    recording_take(recording, RECORD_LIMIT);
    bool written = output_write_text(pool, path, &recording->bytes);
    if (written && lost > 0)
        print_line(stderr, "goapgen: the record is full: %u events are not in it", (unsigned)lost);
    return written;
}
