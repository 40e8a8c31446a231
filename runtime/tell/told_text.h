/* SPDX-License-Identifier: MIT */
/*
 * Lines that are told of agents are written by words in which signs stand for names and numbers:
 * "start: %a". Inside the runtime only. See event_text.c and explain_text.c.
 */
#ifndef GG_TOLD_TEXT_H
#define GG_TOLD_TEXT_H

#include "state/text_line.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What the signs in a line stand for: the event, and the reason if there is one. */
typedef struct gg_told {
    const GG_ROM gg_domain *domain;
    const gg_event *event;
    const gg_reason *reason; /**< NULL: an event alone */
    /** Adds what further signs stand for; NULL: there are none. */
    void (*add)(gg_line *line, const struct gg_told *told, char sign);
} gg_told;

/**
 * Adds to a line the n-th of some texts that are separated by bars, with names and numbers for its
 * signs. Signs of the event:
 *
 *      %a  the action        %n  the number that the value is     %b  because of which fact
 *      %g  the goal          %s  the status                       %u  the same, or of the subtasks
 *      %m  task > method     %o  the outcome                      %p  the place of the action
 */
void gg_line_add_told(gg_line *line, const gg_told *told, const char *words, uint16_t n);

#ifdef __cplusplus
}
#endif

#endif
