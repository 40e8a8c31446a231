/* SPDX-License-Identifier: MIT */
/*
 * A life of life_notes.h, lived on plain numbers, each millisecond, after LANGUAGE.md alone.
 */
#ifndef TESTS_LIFE_PREDICT_H
#define TESTS_LIFE_PREDICT_H

#include "models/life_notes.h"
#include "models/life_search.h"
#include "models/method_choice.h"

/** Of a rule with `after`: when it takes place if its preconditions hold on, and whether it has. */
struct life_timer {
    uint32_t due;
    bool counts, spent;
};

/** That the game wants the last goal. */
struct life_want {
    int priority, failed; /**< how often its plans have failed in a row */
    bool open;            /**< not yet reached, failed or taken back */
    int how_ended;        /**< a gg_want_status */
};

/** How long a goal or a method may still take. */
struct life_time {
    int of; /**< LIFE_NONE: none is timed */
    uint32_t due;
    bool over;
};

/** What others, or all, have claimed of a fact. */
struct life_claims {
    int taken, added;
    bool whole;
};

/** The ends of a claimed fact: more of it, or a bool that is true; less, which is room, or one that is false. */
enum { LIFE_MORE, LIFE_LESS, LIFE_ENDS };

/** That an agent waits for a claimed fact. */
struct life_waiting {
    int number; /**< 0: it does not wait */
    bool ends[LIFE_ENDS];
    bool due, had_turn;
};

/** Who waits for a claimed fact: the next number, and what there was of it, and room, at the last look. */
struct life_queue {
    int next, amount, room;
};

/** From what was found that no goal outweighs what an agent does. */
struct life_weighed {
    struct life_state sees, leaves;
    int goal, step, running, held;
    unsigned planned, released, open, out; /**< the last two are sets */
};

/** Under which `while` an action can be done: under none, or that of a goal or a method. */
enum { LIFE_CONTEXTS = 1 + LIFE_GOALS + LIFE_METHODS };

/** An agent. Times are those of the life at which something is over. */
struct life_agent {
    struct life_predict *life;
    int number;
    int own[LIFE_FACTS], truth;
    unsigned begun; /**< actions */
    struct life_timer timers[LIFE_RULES];

    bool planned, goes_on; /**< or, if the plan is dropped, what runs of it goes on */
    int goal, method;      /**< what the plan is for: a goal, or LIFE_NONE and a method */
    int plan[LIFE_PLAN], length, step;
    struct life_condition under, asked; /**< the plan's `while`; as its steps ask for it */
    uint32_t made_at;

    int running;  /**< an action; LIFE_NONE: none */
    int walking;  /**< the action to which it walks; LIFE_NONE: none */
    int point;    /**< where it stands, in thousandths */
    bool strayed; /**< it was stopped on its way, and is at no place */
    bool moored;  /**< it stands where its place is, until its next tick */
    uint32_t elapsed;
    struct life_deed deed;
    int done[LIFE_EFFECTS]; /**< of each effect over time, the steps that have taken place */
    int restart_then;       /**< the value of the fact at whose change the action begins anew */
    bool begun_anew;        /**< the running action, since it began */
    int sensed_then;        /**< what is sensed, when the action began, or the walk to it */
    bool outlived;          /**< whether the plan's method is for what is not bound any more */
    bool lost;              /**< whether the slot was unbound since its last tick */
    int claimed;            /**< the action for which it claims something; LIFE_NONE: none */
    /** What was left out because of claims of others when a goal, or anything (LIFE_TASK), was planned last. */
    bool left_out[LIFE_GOALS + 1][LIFE_CONTEXTS][LIFE_ACTIONS];
    unsigned released; /**< life_predict.released, when that was looked at */
    struct life_waiting waits[LIFE_FACTS];
    bool named[LIFE_FACTS]
              [LIFE_ENDS]; /**< because of which something was passed over in this tick */
    bool names;            /**< whether anything was looked at that is passed over */
    bool chose_anew;       /**< all that it does, in this tick */
    bool walked;           /**< whether it has walked to what is to begin next */
    bool ended;            /**< whether an action has ended in this tick */

    uint32_t out[LIFE_ACTIONS], cooled[LIFE_METHODS], sensed_at;
    uint32_t backs_off[LIFE_GOALS], no_plan_until[LIFE_GOALS], no_plan_at[LIFE_GOALS];
    unsigned failed[LIFE_GOALS], no_plan[LIFE_GOALS];
    bool trying; /**< whether a goal had no plan, and the others were not all tried */
    bool reads[LIFE_GOALS][LIFE_FACTS], woken[LIFE_GOALS]; /**< what may bring a plan about */
    int held;        /**< the goal whose inertia counts; LIFE_NONE: none */
    int held_method; /**< the same of methods */
    bool latched[LIFE_GOALS];
    uint32_t task_until;
    unsigned task_failed;
    enum { NOT_RIPE, RIPE_BY_CHANGE, RIPE_BY_TIME } ripe[LIFE_GOALS];
    bool doomed; /**< the plan broke when no fact was another one than at the last decision */
    struct life_state seen,
        viewed;   /**< at the last decision: what others left, and what there was */
    bool changed; /**< whether anything is another value now */
    bool happened,
        decides;  /**< whether anything has happened; whether there is something to decide */
    bool stirred; /**< whether a fact has changed since the root task had no plan */
    struct life_want want;
    struct life_time goal_time, method_time;
    bool choosing;         /**< some goals were planned to be weighed, and none was taken up yet */
    int noted[LIFE_GOALS]; /**< what their plans cost then */
    struct life_weighed weighed;
    int promised; /**< of the plan for a goal of best effort: by how much it is to fall short */
    uint32_t reconsiders_at;        /**< when its plan is made anew; 0: it is not yet told when */
    bool reconsiders;               /**< the time has come */
    bool passed_over[LIFE_METHODS]; /**< as its time was over */
    uint32_t passed_until[LIFE_METHODS];
    bool planned_now;
    bool anew;   /**< whether its action has begun anew in this tick */
    bool shaken; /**< whether effects of failing have taken place since a plan was looked at */
};

/** What the reference leaves open, and who lives so decides. */
struct life_whims {
    void *context;
    /** Which plan an agent has taken, where several are as good. */
    struct life_plan (*plan)(void *context, int agent);
    /** Whether an agent looks for a plan for a goal again, now that something has changed. */
    bool (*looks)(void *context, int agent, int goal);
    /** Whether it may do so, though it is the turn of others first. */
    bool (*ripens)(void *context, int agent, int goal);
    /** Whether an agent gives up a plan that has broken by itself, see `doomed`. */
    bool (*drops)(void *context, int agent);
    /** Whether a want without a plan has failed though others claim what may be of use for it. */
    bool (*fails)(void *context, int agent);
    /** Which goal an agent that weighs its goals has planned now, LIFE_NONE: none; and whether it has taken it
     *  up. In what order it does so is told by bounds of its own. NULL: the best one, at once. */
    int (*weighs)(void *context, int agent);
    bool (*takes_up)(void *context, int agent, int goal);
    /** Whether a goal without a plan stays latched though others claim what may be of use for it. */
    bool (*waits)(void *context, int agent, int goal);
    /** Whether it is of no interest which methods were tried in vain. */
    bool tells_less;
};

struct life_predict {
    const struct life_script *script;
    const struct life_domain *domain;
    int shared[LIFE_FACTS], points[LIFE_PLACES];
    struct life_agent agents[LIFE_AGENTS];
    struct life_notes notes;
    uint32_t now;
    struct life_whims whims;
    struct life_timer timers[LIFE_RULES]; /**< of the rules of the world */
    unsigned doubts;
    unsigned released; /**< how often claims have ended, or others were let pass */
    struct life_queue queues[LIFE_FACTS];
    unsigned turns; /**< how often it was somebody's turn */
};

/** The world and its agents begin; `whims` stay as they are. */
void life_predict_begin(struct life_predict *life, const struct life_script *script);

/** A millisecond passes: first for the world, then for an agent. */
void life_predict_world(struct life_predict *life);
void life_predict_agent(struct life_predict *life, int number);

/** The game does what is its turn at the time that it is. */
void life_predict_change(struct life_predict *life);

/** How much of what an action does to a sensed number has come of it. */
int life_moved_by_itself(const struct life_agent *agent, const struct life_effect *effect);

/** What an agent sees of a fact. */
int life_predict_value(const struct life_predict *life, int agent, int fact);

/** How many wait for a fact that have waited longer than an agent; LIFE_NONE: it does not wait. */
int life_predict_before(const struct life_predict *life, int agent, int fact);

/** At which ends it waits: 1 for more, 2 for less, and 4 if it is due. */
int life_predict_ends(const struct life_predict *life, int agent, int fact);

/** What others have claimed of a fact, as gg_agent_claimed tells. */
uint32_t life_predict_claimed(const struct life_predict *life, int agent, int fact);

/* ------------------------------------------------------- for its parts alone */

/** What an agent sees; sets a fact of it, or of the world; and notes what has happened to it. */
struct life_state life_sees(const struct life_agent *agent);
void life_set(struct life_agent *agent, int fact, int value);
void life_tell(const struct life_agent *agent, int kind, int index, int value);

/** An action is left out of plans no more, which may bring plans about. */
void life_wake_goals(struct life_agent *agent);

/** The action that runs ends so; the plan is given up if it has not succeeded. */
void life_end_action(struct life_agent *agent, gg_status status, bool others);
void life_act_on(struct life_agent *agent);

/** How it goes with what the game wanted last, a gg_want_status. */
int life_predict_want(const struct life_predict *life, int agent);

/** What the game wants is not pursued any more. */
void life_end_want(struct life_agent *agent, int how);

/** What the function of the action that runs has answered; whether what it waits for holds. */
void life_take_answer(struct life_agent *agent, gg_status status);
bool life_waited(const struct life_agent *agent);
void life_begin_anew(struct life_agent *agent);

/** The goal of the plan is not chosen for a time, as that has failed so often in a row. */
void life_rest_goal(struct life_agent *agent, unsigned count);

/** The goal of the plan has failed. */
void life_fail_goal(struct life_agent *agent);

/** Timeouts of goals and of methods: a millisecond passes; a step of the plan begins; a plan is taken; and
 *  what takes too long is given up, but not a goal that is reached. */
void life_pass_times(struct life_agent *agent);
void life_time_step(struct life_agent *agent);
void life_time_plan(struct life_agent *agent);
void life_look_at_times(struct life_agent *agent, bool reached);

/** The slot: the game binds or unbinds it, see LIFE_BINDS; and the agent gives up what it does with it, and
 *  plans. */
void life_set_slot(struct life_agent *agent, int how);
void life_lose_slot(struct life_agent *agent);

/** Goals that an agent holds on to: what a goal matters by; whether it is relevant or latched; by how much it
 *  matters beside others. It is chosen; a plan is taken for it; it is over; what is over at a decision. */
int life_priority(const struct life_agent *agent, int goal);
bool life_is_relevant(const struct life_agent *agent, int goal);
int life_weight(const struct life_agent *agent, int goal);
void life_choose_held(struct life_agent *agent, int goal);
void life_take_up(struct life_agent *agent, int goal);
void life_let_go(struct life_agent *agent, int goal);
void life_look_at_holding(struct life_agent *agent);

/** Deciding: what a plan is asked for, for a goal or the root task (LIFE_NONE); the numbers without what the
 *  running action has made of them, whether they are others then; whether a plan goes on with what runs; what does not is stopped; and the plan is taken. */
struct life_question life_question_of(const struct life_agent *agent, int goal);
bool life_undo(const struct life_agent *agent, struct life_state *state);
bool life_can_go_on(const struct life_agent *agent, const struct life_plan *plan, int goal,
                    int method);
void life_stop_for_plan(struct life_agent *agent, const struct life_plan *plan, int goal,
                        int method);
void life_take_plan(struct life_agent *agent, const struct life_plan *plan, int goal, int method);

/** Methods of the root task: which of the steps of one cannot be part of a plan now; whether agents hold on to them; whether to that of the plan from now on; one is
 *  planned; and one that takes over is looked for. */
void life_leave_steps_out_in_mind(const struct life_agent *agent, int method,
                                  struct life_question *question);
bool life_holds_methods(const struct life_domain *domain);
void life_hold_method(struct life_agent *agent);
void life_plan_task(struct life_agent *agent);
void life_look_for_better_method(struct life_agent *agent);

/** `while` of goals and methods: what the steps of a plan ask for by it; what is done is under that of a
 *  plan; whether that of a goal holds; what does not hold any more is given up. */
struct life_condition life_asked_of(const struct life_domain *domain, int goal, int method);
void life_come_under(struct life_agent *agent, int goal, int method);
bool life_may_pursue(const struct life_agent *agent, int goal);
void life_look_at_while(struct life_agent *agent);

/** Claims: what others leave of what an agent sees; whether they are in the way of an action that would
 *  begin under a `while`; the agent claims what an action changes, and gives up what it has claimed. */
struct life_state life_leaves(const struct life_agent *agent);
bool life_is_claimed_away(const struct life_agent *agent, int action,
                          const struct life_condition *under);
bool life_is_kept_back(const struct life_agent *agent, int action,
                       const struct life_condition *under);
bool life_is_kept_back_at(const struct life_agent *agent, int action,
                          const struct life_condition *under, int fact);
struct life_claims life_claims_of_all(const struct life_predict *life, int fact);
void life_claim(struct life_agent *agent, int action);
void life_release(struct life_agent *agent);

/** Adds to the facts that matter for a goal those of which actions of use need room. */
void life_add_room(const struct life_domain *domain, bool *facts);

/** What is left out of the plan that is made next for a goal, or for the root task (LIFE_TASK); what can begin
 *  now, as claims have ended, makes the agent plan again. */
enum { LIFE_TASK = LIFE_GOALS };
void life_leave_out(struct life_agent *agent, int of);
void life_readmit(struct life_agent *agent);

/** Turns (life_turns.c): whether agents can wait for a fact; what there is more of is looked at, so that those are
 *  due who wait for it; whether others are due before an action, or at all; the agent looks whether it is;
 *  begins what it has waited for; and, at the end of its tick, takes numbers for what it has passed over. */
bool life_is_queued_for(const struct life_domain *domain, int fact);
void life_look_at_queues(struct life_predict *life);
bool life_comes_too_early(const struct life_agent *agent, int action,
                          const struct life_condition *under, int fact);
bool life_is_anybody_due(const struct life_predict *life);
bool life_is_due(struct life_agent *agent);
void life_begin_waited_for(struct life_agent *agent, int action);
void life_take_numbers(struct life_agent *agent);

/** What is waited for (life_waiting.c): whether an action can begin in any state, and a method apply, whatever its
 *  steps are; whether an action changes a claimed fact, or asks for it; at which ends it wants it; whether a method applies, as far as is known before; the agent decides; it passes over an action, a method (tried: also because of its steps), and
 *  goals without a plan. */
bool life_can_ever_begin(const struct life_domain *domain, int action,
                         const struct life_condition *under);
bool life_can_ever_apply(const struct life_domain *domain, const struct life_method *method);
bool life_changes_fact(const struct life_domain *domain, int action, int fact);
bool life_uses_fact(const struct life_domain *domain, int action,
                    const struct life_condition *under, int fact);
void life_wanted_ends(const struct life_domain *domain, int action,
                      const struct life_condition *under, int fact, bool *ends);
bool life_method_applies(const struct life_agent *agent, const struct life_question *question,
                         int method);
void life_begin_naming(struct life_agent *agent);
void life_name_kept_back(struct life_agent *agent, int action, const struct life_condition *under);
void life_name_for_method(struct life_agent *agent, const struct life_question *question,
                          int method, bool is_tried);
void life_name_for_goals(struct life_agent *agent);

/** Whether steps of a plan are left. */
bool life_has_plan(const struct life_agent *agent);

/** Goals of best effort: it is noted in a plan how far it leads from the state that it was made from; whether a state at its end is as good;
 *  and whether it has led there, though not to all of the goal. */
void life_promise(const struct life_question *question, int goal, struct life_plan *plan);
bool life_is_served(const struct life_agent *agent, const struct life_state *state);
bool life_has_made_effort(const struct life_agent *agent);

/** Goals that are weighed: an agent plans one, and may take it up; false: there is none to be planned. */
bool life_weigh(struct life_agent *agent);

/** Whether a goal could be chosen but for what it matters, now, or when its turn has come; a plan for it that
 *  goes on with what the agent does; and there is none. */
bool life_is_open(const struct life_agent *agent, int goal);
bool life_may_come_to(const struct life_agent *agent, int goal);
struct life_plan life_plan_going_on(const struct life_agent *agent,
                                    const struct life_question *question, int goal);
void life_plan_nothing(struct life_agent *agent, const struct life_question *question, int goal);

/** What the rest of the plan of an agent still costs. */
int life_cost_left(const struct life_agent *agent);

/** Plans that are made anew: the goal that is reconsidered; LIFE_NONE: none. The game asks for it; a
 *  millisecond passes, and is over; the plan is made anew, and takes the place of the present one if it is
 *  cheaper. */
int life_reconsidered(const struct life_agent *agent);
void life_ask_anew(struct life_agent *agent);
void life_pass_reconsidering(struct life_agent *agent);
void life_time_reconsidering(struct life_agent *agent);
void life_reconsider(struct life_agent *agent);

/** Plans of goals: the first step that is left of a plan that cannot be done, or its length, and to what state
 *  it leads; and the agent takes one. */
int life_carry_out(const struct life_agent *agent, struct life_state *state);
void life_adopt(struct life_agent *agent, const struct life_plan *plan, int goal);

/** Walks: whether one is needed to an action, its start, the way of its next millisecond, that with what its
 *  function says, and its end by others. */
void life_stand(struct life_agent *agent);
void life_put(struct life_agent *agent, int place);
bool life_must_walk(const struct life_agent *agent, int action);
void life_begin_walk(struct life_agent *agent, int action);
void life_go_on_way(struct life_agent *agent);
void life_walk_on(struct life_agent *agent);
void life_stop_walk(struct life_agent *agent);

/** The action that failed, or to which a walk failed, is kept out of plans, and its plan is given up. */
void life_fail_action(struct life_agent *agent, int action, bool others);
void life_begin_action(struct life_agent *agent);
void life_decide(struct life_agent *agent);

/** A plan that was made before effects of failing took place is given up if it does not hold any more. */
void life_look_again(struct life_agent *agent);

#endif
