// SPDX-License-Identifier: MIT
// The page of `goapgen view`: draws the time lines of a record, which record.js has read, and shows
// decisions. Drawing goes by what can be seen: bars that share a pixel are drawn once.
"use strict";
(function () {
const {opened, data, count, times, agentOf, kinds, lineOf, gaps, agents, last, placeAt, moment,
       decisionFrom, stateAt, valueOf, timeText, MADE, FAILED, CHOSEN, PASSED} = record;
const ROW = 15, GAP = 9, GUTTER = 96, ENDS = ["done", "failed", "left", "going on"];
const byId = (id) => document.getElementById(id);
const some = (number, what) => number + " " + what + (number === 1 ? "" : "s");

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
  for (const gap of gaps) {
    context.fillStyle = gap.lost ? colour.failed : colour.faint;
    if (scale(gap.time) >= GUTTER) context.fillRect(scale(gap.time), 0, 2, view.height);
  }
  if (!view.chosen) return;
  const x = scale(view.chosen.time);
  context.fillStyle = colour.chosen;
  if (x >= GUTTER) context.fillRect(x, 0, 1.5, view.height);
}

// The times between ticks of the axis, in milliseconds; and multiples of days.
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500].concat(
  [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400]
    .map((seconds) => seconds * 1000));

// Where the axis has ticks: as many as have room for their times beside each other, but for one
// whose time would be cut off.
function axisTicks() {
  const [from, to] = scale.domain().map(Number), second = Math.floor(to / 1000) * 1000;
  const width = (step) => context.measureText(timeText(second + (step < 1000 ? 999 : 0))).width;
  const fits = (step) => scale(step) - scale(0) >= width(step) + 14;
  let step = STEPS.find(fits) || 2 * STEPS[STEPS.length - 1];
  while (!fits(step)) step *= 2;
  return d3.range(Math.ceil(from / step) * step, to + 1, step)
    .filter((time) => scale(time) + width(step) / 2 <= view.width);
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
  d3.select("#axis").call(d3.axisTop(scale).tickValues(axisTicks())
    .tickFormat((time) => timeText(time)).tickSizeOuter(0))
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
  if (lane >= 0 && lane < scroll.scrollTop) scroll.scrollTop = lane;
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

// What is told of a place under the mouse: of a bar, or of a mark; "" of nothing.
function textAt(x, y) {
  const bar = barAt(x, y), gap = gaps.find((one) => Math.abs(scale(one.time) + 1 - x) <= 3);
  if (bar)
    return data.names[bar.slice.name] + ", " + ENDS[bar.slice.how] + "\n" +
      timeText(bar.slice.start) + " to " + timeText(bar.slice.end);
  if (!gap || x < GUTTER) return "";
  return (gap.lost ? some(gap.lost, "event") + " lost" : "the world's clock went back") + "\n" +
    timeText(gap.time);
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
  find(byId("search").value);
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

// Zooms around the chosen moment, if it can be seen, or else around the middle.
function zoomBy(factor) {
  const x = view.chosen ? scale(view.chosen.time) : -1;
  const seen = x >= GUTTER && x <= view.width;
  d3.select(canvas).call(zoom.scaleBy, factor, seen ? [x, 0] : undefined);
}
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
    const along = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
    const across = event.shiftKey ? 0 : event.deltaY;
    if (event.ctrlKey || event.metaKey || Math.abs(along) <= Math.abs(across)) return;
    event.preventDefault();
    d3.select(canvas).call(zoom.translateBy, -along / d3.zoomTransform(canvas).k, 0);
  });
  canvas.addEventListener("mousemove", (event) => {
    const hover = byId("hover"), text = textAt(event.offsetX, event.offsetY);
    hover.hidden = !text;
    hover.textContent = text;
    const left = Math.min(event.clientX + 14, window.innerWidth - hover.offsetWidth - 4);
    const below = event.clientY + 16 + hover.offsetHeight <= window.innerHeight;
    hover.style.left = Math.max(0, left) + "px";
    hover.style.top = event.clientY + (below ? 16 : -8 - hover.offsetHeight) + "px";
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
    if (!action || event.target.type === "search" || byId("keys").open) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
  if (wanted.has("find")) find(byId("search").value = wanted.get("find"));
  if (wanted.has("agents")) filterAgents(byId("agents").value = wanted.get("agents"));
  const from = Number(wanted.get("from")), to = Number(wanted.get("to")) || last;
  if (wanted.has("from") && from < to) {
    d3.select(canvas).call(zoom.scaleTo, last / (to - from));
    d3.select(canvas).call(zoom.translateTo, base((from + to) / 2), 0);
  }
  const agent = agents[Number(wanted.get("agent"))];
  if (wanted.has("agent") && agent)
    choose(agent, Math.max(0, decisionFrom(agent, placeAt(agent, Number(wanted.get("time"))), -1)));
  return wanted;
}

// What is drawn, for tests: as text in the page if the link says so.
function tellWhatIsDrawn() {
  draw();
  const axis = [...document.querySelectorAll("#axis text")];
  const boxes = axis.map((text) => text.getBoundingClientRect());
  const room = boxes.map((box, i) =>
    (i + 1 < boxes.length ? boxes[i + 1].left : scroll.getBoundingClientRect().right) - box.right);
  const tell = {opened: Math.round(performance.now() - opened), agents: agents.length,
                events: count, found: matches.length, lanes: view.shown.map((agent) => agent.name),
                bars: drawn.map((bar) => [agents[bar.slice.agent].name, bar.slice.row,
                                          data.names[bar.slice.name], bar.slice.start,
                                          bar.slice.end, ENDS[bar.slice.how],
                                          scale.invert(bar.x + 0.01).getTime()]),
                axis: axis.map((text) => text.textContent), room: Math.floor(Math.min(...room))};
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
byId("summary").textContent = some(agents.length, "agent") + ", " + some(count, "event") + ", " +
  timeText(count ? last : 0) + (data.lost ? `, ${data.lost} lost` : "");
listen();
resize();
showDetail();
if (follow().has("tell")) tellWhatIsDrawn();
})();
