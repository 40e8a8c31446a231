// SPDX-License-Identifier: MIT
// The record that the page of `goapgen view` shows: its events, what agents were at, what they saw,
// and when they decided. The record's bytes are those of gg_record.h; goapgen has checked them.
"use strict";
const record = (function () {
const opened = performance.now();
const data = JSON.parse(document.getElementById("data").textContent);

function bytesOf(text) {
  const letters = atob(text), bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

// Reads numbers of 7 bits a byte, the lowest first. `high` is what a number has beyond 32 bits.
function reader(bytes) {
  let at = 0, high = 0;
  return {
    left: () => at < bytes.length,
    skip: (count) => { at += count; },
    byte: () => bytes[at++],
    high: () => high,
    next() {
      let low = 0, shift = 0, byte;
      high = 0;
      do {
        byte = bytes[at++];
        if (shift < 28) low |= (byte & 127) << shift;
        else if (shift === 28) { low |= (byte & 15) << 28; high = (byte & 127) >> 4; }
        else high |= (byte & 127) << (shift - 32);
        shift += 7;
      } while (byte > 127);
      return low >>> 0;
    },
    long() { const low = this.next(); return low + (high >>> 0) * 4294967296; }
  };
}

// The events, by number: when, of whom, what they tell, and from which change of states on.
const count = data.events;
const times = new Float64Array(count), agentOf = new Uint16Array(count);
const kinds = new Uint8Array(count), changeAt = new Uint32Array(count + 1);
const changeWord = new Uint16Array(data.changes), changeLow = new Uint32Array(data.changes);
const changeHigh = new Uint32Array(data.changes), lineOf = new Uint32Array(count);
// The agents' types; and where events were lost, or, with `lost` 0, the world's clock went back.
const types = [], gaps = [];

function readRecord() {
  const from = reader(bytesOf(data.record)), lines = reader(bytesOf(data.lineOf));
  let event = 0, change = 0, clock = 0, shift = 0, agent = 0;
  from.skip(8);
  while (from.left()) {
    const tag = from.byte(), kind = tag & 31;
    if (kind === 31) {
      const note = from.next(), number = from.long();
      if (note === 0) types.push(number);
      else if (note === 1) {
        shift += clock - number;
        clock = number;
        gaps.push({time: clock + shift, lost: 0});
      }
      else if (note === 2) gaps.push({time: clock + shift, lost: number});
      continue;
    }
    if (tag & 32) clock += from.long();
    if (tag & 64) agent = from.next();
    changeAt[event] = change;
    for (let words = tag & 128 ? from.next() : 0; words > 0; words--, change++) {
      changeWord[change] = from.next();
      changeLow[change] = from.next();
      changeHigh[change] = from.high();
    }
    times[event] = clock + shift;
    agentOf[event] = agent;
    kinds[event] = kind;
    lineOf[event] = lines.next();
    from.next();
    if (from.next() & 1) for (let left = [0, 4, 5][from.next() % 3]; left > 0; left--) from.next();
    event++;
  }
  changeAt[event] = change;
}
readRecord();

const agents = types.map((type, i) =>
  ({name: data.agentTypes[type] + " " + i, type, number: i, events: [], rows: [[], [], []]}));
for (let i = 0; i < count; i++) agents[agentOf[i]].events.push(i);
(function readSlices() {
  const from = reader(bytesOf(data.slices));
  let start = 0;
  while (from.left()) {
    start += from.long();
    const slice = {start, end: start + from.long()}, row = from.next();
    slice.row = row & 3;
    slice.how = row >> 2;
    slice.agent = from.next();
    slice.name = from.next();
    slice.event = from.next();
    agents[slice.agent].rows[slice.row].push(slice);
  }
})();
const last = Math.max(1, count ? times[count - 1] : 1);

// ------------------------------------------------------------------- decisions

// What is told of planning; the rest tells what is done.
const DECIDES = new Set([0, 1, 2, 3, 6, 7, 10]);
const MADE = 0, FAILED = 1, CHOSEN = 3, PASSED = 10;

// The place, in the agent's events, of the last one that is not after a time.
function placeAt(agent, time) {
  return d3.bisector((event) => times[event]).right(agent.events, time) - 1;
}

// The events of an agent at one time, around a place: from and to which place.
function moment(agent, place) {
  const time = times[agent.events[place]];
  let from = place, to = place;
  while (from > 0 && times[agent.events[from - 1]] === time) from--;
  while (to + 1 < agent.events.length && times[agent.events[to + 1]] === time) to++;
  return [from, to];
}

function decides(agent, from, to) {
  for (let i = from; i <= to; i++)
    if (DECIDES.has(kinds[agent.events[i]])) return true;
  return false;
}

// The last moment before a place, or the first after it, at which the agent decided; -1: none.
function decisionFrom(agent, place, step) {
  for (let at = place; at >= 0 && at < agent.events.length; ) {
    const [from, to] = moment(agent, at);
    if (decides(agent, from, to)) return from;
    at = step < 0 ? from - 1 : to + 1;
  }
  return -1;
}

// The state that an agent saw at one of its events, in halves of words.
function stateAt(agent, place) {
  const state = new Uint32Array(2 * data.words);
  for (let i = 0; i <= place; i++) {
    const event = agent.events[i];
    for (let change = changeAt[event]; change < changeAt[event + 1]; change++) {
      state[2 * changeWord[change]] ^= changeLow[change];
      state[2 * changeWord[change] + 1] ^= changeHigh[change];
    }
  }
  return state;
}

function valueOf(fact, state) {
  const bit = (i) => state[2 * fact.word + (i >> 5)] >>> (i & 31) & 1;
  let value = 0;
  if (fact.kind === 1) {
    while (value < fact.top && !bit(fact.shift + value)) value++;
  } else {
    for (let i = 0; i < fact.width; i++) value += bit(fact.shift + i) * 2 ** i;
  }
  if (fact.values) return fact.values[value];
  if (fact.kind === 0) return value ? "true" : "false";
  return String((fact.low + value * fact.step) / fact.divisor);
}

function timeText(time) {
  const two = (number) => String(number).padStart(2, "0"), day = Math.floor(time / 86400000);
  const seconds = Math.floor(time / 1000), rest = Math.round(time % 1000);
  return (day ? day + "d " : "") + two(Math.floor(seconds / 3600) % 24) + ":" +
    two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60) +
    (rest ? "." + String(rest).padStart(3, "0") : "");
}

return {opened, data, count, times, agentOf, kinds, lineOf, gaps, agents, last, placeAt, moment,
        decisionFrom, stateAt, valueOf, timeText, MADE, FAILED, CHOSEN, PASSED};
})();
