/* SPDX-License-Identifier: MIT */
/* Takes in keys that slipped: see slips.h. */
#include "domain/slips.h"

void take_in(const struct parsing *parsing, struct node *section, size_t entry, struct node *key,
             struct node *value)
{
    if (section->items[entry]->kind != NODE_MAPPING) {
        struct node *mapping = pool_take(parsing->pool, sizeof *mapping);
        *mapping =
            (struct node){.kind = NODE_MAPPING, .place = section->items[entry]->place, .text = ""};
        section->items[entry] = mapping;
    }
    report_error(parsing->diagnostics, key->place,
                 "'%s' is indented too little, if it is a key of '%s'", key->text,
                 section->keys[entry]->text);
    if (map_get(&section->items[entry]->index, key->text) < 0)
        node_add_pair(parsing->pool, section->items[entry], key, value);
}
