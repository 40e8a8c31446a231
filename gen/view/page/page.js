// SPDX-License-Identifier: MIT
// The page of `goapgen view`: draws the time lines of a record, and shows decisions. The record's
// bytes are those of gg_record.h; goapgen has checked them. Drawing goes by what can be seen: bars
// that share a pixel are drawn once.
"use strict";
(function () {
const opened = performance.now();
const data = JSON.parse(document.getElementById("data").textContent);
const ROW = 15, GAP = 9, GUTTER = 96, ROWS = 3, ENDS = ["done", "failed", "left", "going on"];
const byId = (id) => document.getElementById(id);

// ---------------------------------------------------------------- the record

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
      else if (note === 1) { shift += clock - number; clock = number; }
      else gaps.push({time: clock + shift, lost: number});
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
    if (from.next() & 1 && from.next() & 1) for (let i = 0; i < 4; i++) from.next();
    event++;
  }
  changeAt[event] = change;
}
readRecord();

const agents = types.map((type, i) =>
  ({name: data.agentTypes[type] + " " + i, type, number: i, events: [], rows: [[], [], []]}));
for (let i = 0; i < count; i++) agents[agentOf[i]].events.push(i);
const slices = [];
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
    slices.push(slice);
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
  if (fact.kind === 0) return value ? "yes" : "no";
  return String((fact.low + value * fact.step) / fact.divisor);
}

function timeText(time) {
  const two = (number) => String(number).padStart(2, "0"), day = Math.floor(time / 86400000);
  const seconds = Math.floor(time / 1000), rest = Math.round(time % 1000);
  return (day ? day + "d " : "") + two(Math.floor(seconds / 3600) % 24) + ":" +
    two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60) +
    (rest ? "." + String(rest).padStart(3, "0") : "");
}

// -------------------------------------------------------------------- drawing

const canvas = byId("canvas"), context = canvas.getContext("2d"), scroll = byId("scroll");
const view = {shown: agents, rows: [0, 1, 2], chosen: null, needle: "", width: 0, height: 0};
const base = d3.scaleUtc().domain([0, last]);
let scale = base, drawn = [], waiting = false;
const laneHeight = () => view.rows.length * ROW + GAP;

function colours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name) => style.getPropertyValue("--" + name).trim();
  return {back: of("back"), lane: of("lane"), line: of("line"), text: of("text"),
          faint: of("faint"), bar: of("bar"), barText: of("bar-text"), chosen: of("chosen"),
          failed: of("failed"), found: of("found")};
}
let colour = colours(), fills = [];
// A name has the same colour wherever it comes up.
const hues = data.names.map((name) => {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) >>> 0;
  return hash * 137 % 360;
});
// The fills of names: in the rows above, and in that of actions, where they are stronger.
function mixFills() {
  fills = [38, 55].map((strength) => hues.map((hue) => `hsl(${hue} ${strength}% ${colour.bar})`));
}
mixFills();

function isFound(slice) {
  return view.needle !== "" && data.names[slice.name].toLowerCase().includes(view.needle);
}

// A bar, or what is left of several that share a pixel; `right` is where the last one ended.
function drawBar(slice, y, right) {
  const from = Math.max(GUTTER, scale(slice.start)), to = Math.min(view.width, scale(slice.end));
  if (to < right + 0.5 && to - from < 1) return right;
  const width = Math.max(1, to - from - (to - from > 3 ? 1 : 0));
  context.fillStyle = fills[slice.row === 2 ? 1 : 0][slice.name];
  context.fillRect(from, y, width, ROW - 2);
  if (slice.how === 1) {
    context.fillStyle = colour.failed;
    context.fillRect(from, y + ROW - 4, width, 2);
  }
  if (isFound(slice)) {
    context.strokeStyle = colour.found;
    context.lineWidth = 2;
    context.strokeRect(from + 1, y + 1, Math.max(1, width - 2), ROW - 4);
  }
  if (width > 18) {
    context.save();
    context.beginPath();
    context.rect(from, y, width - 2, ROW);
    context.clip();
    context.fillStyle = colour.barText;
    context.fillText(data.names[slice.name], from + 3, y + ROW / 2 - 1);
    context.restore();
  }
  drawn.push({slice, x: from, y, width});
  return Math.max(right, to);
}

function drawLane(agent, y, visible) {
  context.fillStyle = colour.lane;
  context.fillRect(GUTTER, y, view.width - GUTTER, laneHeight() - GAP + 2);
  context.fillStyle = view.chosen && view.chosen.agent === agent ? colour.chosen : colour.text;
  context.fillText(agent.name, 8, y + ROW / 2, GUTTER - 14);
  view.rows.forEach((row, i) => {
    const all = agent.rows[row];
    const first = Math.max(0, d3.bisector((slice) => slice.end).left(all, visible[0]));
    let right = -1;
    for (let j = first; j < all.length && all[j].start <= visible[1]; j++)
      right = drawBar(all[j], y + i * ROW + 1, right);
  });
}

function drawMarks() {
  context.fillStyle = colour.failed;
  for (const gap of gaps) context.fillRect(scale(gap.time), 0, 2, view.height);
  if (!view.chosen) return;
  const x = scale(view.chosen.time);
  context.fillStyle = colour.chosen;
  if (x >= GUTTER) context.fillRect(x, 0, 1.5, view.height);
}

function draw() {
  waiting = false;
  const lane = laneHeight(), top = scroll.scrollTop;
  const visible = [scale.invert(GUTTER).getTime(), scale.invert(view.width).getTime()];
  drawn = [];
  context.fillStyle = colour.back;
  context.fillRect(0, 0, view.width, view.height);
  context.font = "11px system-ui, 'DejaVu Sans', sans-serif";
  context.textBaseline = "middle";
  const first = Math.floor(top / lane), past = Math.ceil((top + view.height) / lane);
  view.shown.slice(first, past).forEach((agent, i) =>
    drawLane(agent, (first + i) * lane - top + 4, visible));
  drawMarks();
  d3.select("#axis").call(d3.axisTop(scale).ticks(Math.max(2, view.width / 110))
    .tickFormat((date) => timeText(date.getTime())).tickSizeOuter(0))
    .selectAll(":scope > *").attr("transform", function () {
      const own = this.getAttribute("transform") || "";
      return this.classList.contains("tick") ? own.replace(/,.*\)/, ",23)") : "translate(0,23)";
    });
}

function redraw() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(draw);
}

const zoom = d3.zoom().scaleExtent([1, Math.max(2, last / 20)])
  .filter(() => d3.event.type !== "wheel" || d3.event.ctrlKey || d3.event.metaKey)
  .on("zoom", () => {
    const moved = d3.event.transform.rescaleX(base);
    scale = moved;
    byId("hover").hidden = true;
    redraw();
  });

function resize() {
  const ratio = window.devicePixelRatio || 1;
  view.width = scroll.clientWidth;
  view.height = scroll.clientHeight;
  canvas.width = view.width * ratio;
  canvas.height = view.height * ratio;
  canvas.style.width = view.width + "px";
  canvas.style.height = view.height + "px";
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  byId("height").style.height =
    Math.max(0, view.shown.length * laneHeight() + 8 - view.height) + "px";
  base.range([GUTTER, view.width - 8]);
  zoom.extent([[GUTTER, 0], [view.width - 8, view.height]])
    .translateExtent([[GUTTER, 0], [view.width - 8, view.height]]);
  scale = d3.zoomTransform(canvas).rescaleX(base);
  draw(); // at once, as the canvas is empty now
}

// --------------------------------------------------------------------- detail

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function lineElement(event) {
  const kind = kinds[event];
  const className = kind === PASSED ? "passed" : kind === FAILED ? "failed"
    : kind === CHOSEN || kind === MADE ? "chosen" : "";
  return element("li", data.lines[lineOf[event]], className);
}

// The facts as the agent saw them, those first that were other at its decision before.
function factTable(agent, place) {
  const before = decisionFrom(agent, moment(agent, place)[0] - 1, -1);
  const now = stateAt(agent, place), then = before < 0 ? null : stateAt(agent, before);
  const rows = data.facts.map((fact) => {
    const value = valueOf(fact, now), was = then ? valueOf(fact, then) : value;
    return {fact, value, was, changed: value !== was};
  });
  const table = element("table");
  for (const row of rows.filter((one) => one.changed).concat(rows.filter((one) => !one.changed))) {
    const line = element("tr", undefined, row.changed ? "changed" : "");
    line.append(element("td", row.fact.name), element("td", row.value),
                element("td", row.changed ? "was " + row.was : "", "was"));
    table.append(line);
  }
  return table;
}

function showDetail() {
  const detail = byId("detail");
  detail.replaceChildren();
  if (!view.chosen) {
    detail.append(element("p", "Click on a bar to see why the agent decided so, and what it " +
                          "saw then. Press ? for the keys."));
    return;
  }
  const {agent, place} = view.chosen, [from, to] = moment(agent, place);
  detail.append(element("h2", agent.name + " at " + timeText(view.chosen.time)));
  detail.append(element("h3", "what happened"));
  const list = element("ol");
  for (let i = from; i <= to; i++) list.append(lineElement(agent.events[i]));
  detail.append(list, element("h3", "facts as it saw them"), factTable(agent, place));
}

// Chooses a place in an agent's events, and brings it into view.
function choose(agent, place) {
  if (place < 0 || place >= agent.events.length) return;
  view.chosen = {agent, place, time: times[agent.events[place]]};
  const lane = view.shown.indexOf(agent) * laneHeight(), x = scale(view.chosen.time);
  if (lane < scroll.scrollTop) scroll.scrollTop = lane;
  if (lane + laneHeight() > scroll.scrollTop + view.height)
    scroll.scrollTop = lane + laneHeight() - view.height;
  if (x < GUTTER || x > view.width)
    d3.select(canvas).call(zoom.translateTo, base(view.chosen.time), 0);
  showDetail();
  redraw();
}

function agentAt(y) {
  return view.shown[Math.floor((y + scroll.scrollTop - 4) / laneHeight())];
}

function barAt(x, y) {
  return drawn.find((bar) => x >= bar.x - 1 && x <= bar.x + bar.width + 1 && y >= bar.y &&
                    y < bar.y + ROW);
}

// A click on a bar shows the moment at which it began; beside bars, the last decision before.
function click(x, y) {
  const bar = barAt(x, y), agent = agentAt(y);
  if (bar) choose(agents[bar.slice.agent],
                  d3.bisectLeft(agents[bar.slice.agent].events, bar.slice.event));
  else if (agent)
    choose(agent, Math.max(0, decisionFrom(agent, placeAt(agent, scale.invert(x).getTime()), -1)));
}

// ---------------------------------------------------------------- find, filter

let matches = [];
function find(text) {
  view.needle = text.trim().toLowerCase();
  const shown = new Set(view.shown);
  const hits = data.lines.map((line) => line.toLowerCase().includes(view.needle));
  matches = [];
  for (let i = 0; view.needle && i < count; i++)
    if (hits[lineOf[i]] && shown.has(agents[agentOf[i]])) matches.push(i);
  byId("found").textContent = view.needle ? matches.length + " found" : "";
  redraw();
}

function goToMatch(step) {
  if (!matches.length) return;
  const now = view.chosen ? view.chosen.agent.events[view.chosen.place] : -1;
  let at = step > 0 ? d3.bisectRight(matches, now) : d3.bisectLeft(matches, now) - 1;
  at = (at + matches.length) % matches.length;
  const agent = agents[agentOf[matches[at]]];
  choose(agent, d3.bisectLeft(agent.events, matches[at]));
}

function filterAgents(text) {
  const words = text.toLowerCase().split(/[\s,]+/).filter((word) => word);
  view.shown = agents.filter((agent) => !words.length || words.some((word) =>
    /^\d+$/.test(word) ? agent.number === Number(word) : agent.name.toLowerCase().includes(word)));
  resize();
}

function goToAgent(step) {
  const now = view.chosen ? view.shown.indexOf(view.chosen.agent) : -1;
  const agent = view.shown[Math.min(view.shown.length - 1, Math.max(0, now + step))];
  const time = view.chosen ? view.chosen.time : last;
  if (agent) choose(agent, Math.max(0, decisionFrom(agent, placeAt(agent, time), -1)));
}

function goToDecision(step) {
  if (!view.chosen) return goToAgent(1);
  const {agent, place} = view.chosen, [from, to] = moment(agent, place);
  choose(agent, decisionFrom(agent, step < 0 ? from - 1 : to + 1, step));
}

// ---------------------------------------------------------------------- events

const zoomBy = (factor) => d3.select(canvas).call(zoom.scaleBy, factor);
const showAll = () => d3.select(canvas).call(zoom.transform, d3.zoomIdentity);
const keys = {
  ArrowLeft: () => goToDecision(-1), ArrowRight: () => goToDecision(1),
  ArrowUp: () => goToAgent(-1), ArrowDown: () => goToAgent(1),
  "+": () => zoomBy(2), "=": () => zoomBy(2), "-": () => zoomBy(0.5), "0": showAll,
  "/": () => byId("search").focus(), "?": () => byId("keys").showModal()
};

function listen() {
  d3.select(canvas).call(zoom).on("dblclick.zoom", null);
  canvas.addEventListener("click", (event) => click(event.offsetX, event.offsetY));
  canvas.addEventListener("wheel", (event) => {
    if (!event.shiftKey || event.ctrlKey) return;
    event.preventDefault();
    d3.select(canvas).call(zoom.translateBy,
                           -(event.deltaY || event.deltaX) / d3.zoomTransform(canvas).k, 0);
  });
  canvas.addEventListener("mousemove", (event) => {
    const bar = barAt(event.offsetX, event.offsetY), hover = byId("hover");
    hover.hidden = !bar;
    if (!bar) return;
    const slice = bar.slice;
    hover.textContent = data.names[slice.name] + ", " + ENDS[slice.how] + "\n" +
      timeText(slice.start) + " to " + timeText(slice.end);
    hover.style.left = Math.min(event.clientX + 14, window.innerWidth - 250) + "px";
    hover.style.top = event.clientY + 16 + "px";
  });
  canvas.addEventListener("mouseleave", () => { byId("hover").hidden = true; });
  scroll.addEventListener("scroll", redraw);
  byId("search").addEventListener("input", (event) => find(event.target.value));
  byId("search").addEventListener("keydown", (event) => {
    if (event.key === "Enter") goToMatch(event.shiftKey ? -1 : 1);
  });
  byId("agents").addEventListener("input", (event) => filterAgents(event.target.value));
  byId("rows").addEventListener("change", () => {
    view.rows = [...document.querySelectorAll("#rows input:checked")].map((box) =>
      Number(box.dataset.row));
    resize();
  });
  byId("wider").addEventListener("click", () => zoomBy(2));
  byId("narrower").addEventListener("click", () => zoomBy(0.5));
  byId("fit").addEventListener("click", showAll);
  byId("help").addEventListener("click", () => byId("keys").showModal());
  document.addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (!action || event.target.tagName === "INPUT" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  });
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    colour = colours();
    mixFills();
    redraw();
  });
  new ResizeObserver(resize).observe(scroll);
}

// A link may name what is shown: #agent=3&time=60000&find=eat&from=0&to=90000&agents=smith
function follow() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  if (wanted.has("agents")) filterAgents(byId("agents").value = wanted.get("agents"));
  if (wanted.has("from")) {
    const from = Number(wanted.get("from")), to = Number(wanted.get("to")) || last;
    d3.select(canvas).call(zoom.scaleTo, last / (to - from));
    d3.select(canvas).call(zoom.translateTo, base((from + to) / 2), 0);
  }
  if (wanted.has("find")) find(byId("search").value = wanted.get("find"));
  const agent = agents[Number(wanted.get("agent"))];
  if (wanted.has("agent") && agent)
    choose(agent, Math.max(0, decisionFrom(agent, placeAt(agent, Number(wanted.get("time"))), -1)));
  return wanted;
}

// What is drawn, for tests: as text in the page if the link says so.
function tellWhatIsDrawn() {
  draw();
  const tell = {opened: Math.round(performance.now() - opened), agents: agents.length,
                events: count, found: matches.length, lanes: view.shown.map((agent) => agent.name),
                bars: drawn.map((bar) => [agents[bar.slice.agent].name, bar.slice.row,
                                          data.names[bar.slice.name], bar.slice.start,
                                          bar.slice.end, ENDS[bar.slice.how],
                                          scale.invert(bar.x + 0.01).getTime()]),
                axis: [...document.querySelectorAll("#axis text")].map((text) => text.textContent)};
  const frames = [performance.now()];
  for (let i = 0; i < 20; i++) {
    scroll.scrollTop = i * 37;
    draw();
  }
  tell.frame = Math.round((performance.now() - frames[0]) / 20);
  scroll.scrollTop = 0;
  const pre = element("pre", JSON.stringify(tell));
  pre.id = "drawn";
  document.body.append(pre);
}

byId("title").textContent = data.domain;
document.title = data.domain + " \u2013 goapgen view";
byId("summary").textContent = `${agents.length} agents, ${count} events, ${timeText(last)}` +
  (data.lost ? `, ${data.lost} lost` : "");
listen();
resize();
showDetail();
if (follow().has("tell")) tellWhatIsDrawn();
})();
