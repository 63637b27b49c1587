// A journey as stations with their steps; what went as always takes one line.

import { foreign, h } from "../app/dom.js";
import { named, t, tables } from "../app/strings.js";
import { offset } from "../app/time.js";
import { after, sentence } from "./sentences.js";
import { tone } from "./verdict.js";

/** The gateway's steps of a push that nothing happened to. */
const usual = ["accepted", "stored", "forwarded", "acknowledged"];

export function timeline(/** @type {API.JudgedJourney} */ journey) {
    const began = journey.entries[0]?.at ?? 0;
    return h(
        "ol",
        { class: "journey" },
        ...stops(journey.entries).map((stop) => {
            const steps = h("ol", {}, ...stop.entries.map((entry) => step(entry, began)));
            const station = h("div", { class: "station" }, h("i"), h("span", { text: named("station", stop.station) }), which(stop));
            return h("li", { class: "stop", "data-station": stop.station }, ...(isUsual(stop) ? [folded(station, stop, steps, began)] : [station, steps]));
        }),
    );
}

/** Which of several gateways its steps name, in their order: the one that took the push, and the one that had the phone. */
function which({ station, entries }) {
    if (station !== "gateway") return null;
    const names = entries.map((entry) => / \(gateway ([^()]+)\)\.$/.exec(entry.text)?.[1]).filter((name) => name !== undefined);
    return names.length > 0 ? foreign("span", "gateways", [...new Set(names)].join(" → ")) : null;
}

function isUsual({ station, entries }) {
    return station === "gateway" && entries.every((entry) => usual.includes(entry.event));
}

/** One line for steps that say nothing new; a click unfolds them. */
function folded(station, { entries }, steps, began) {
    station.append(h("span", { class: "fold", text: entries.map((entry) => named("outcome", entry.event)).join(" · ") }), h("time", { text: offset(entries.at(-1).at - began) }));
    return h("details", { class: "usual" }, h("summary", { title: t("unfold") }, station), steps);
}

/** Neighbouring steps at the same station belong together. */
function stops(entries) {
    /** @type {{station: string, entries: API.JourneyEntry[]}[]} */
    const found = [];
    for (const entry of entries) {
        const last = found.at(-1);
        if (last && last.station === entry.station) last.entries.push(entry);
        else found.push({ station: entry.station, entries: [entry] });
    }
    return found;
}

function step(/** @type {API.JourneyEntry} */ entry, began) {
    const what = h(
        "div",
        { class: "what" },
        h("span", { class: `mark ${tone(entry.event)}`, text: named("outcome", entry.event) }),
        entry.delivery && h("span", { class: "mark delivery", title: t("deliveryState"), text: named("delivery", entry.delivery) }),
        ...said(entry),
        ...(entry.crash ? crashed(entry.crash) : []),
        entry.rule && foreign("span", "rule", sentence(entry.rule)),
        entry.changes?.length ? changes(entry.changes) : null,
    );
    const at = h("time", { text: offset(entry.at - began), title: new Date(entry.at * 1000).toISOString() });
    return h("li", { class: "step", "data-event": entry.event }, at, what);
}

/** A step's sentence; of several lines (a crash), the first, and the rest folded as it was printed. */
function said(entry) {
    const [first, ...rest] = entry.text.split("\n");
    const line = foreign("span", "said", after(tables.en.outcome[entry.event], first));
    if (rest.length === 0) return [line];
    return [line, h("details", { class: "printed" }, h("summary", { text: t("printed", { n: rest.length }) }), foreign("pre", "code", rest.join("\n")))];
}

/** Where a program crashed: the author's own calls first, the whole report folded. */
function crashed({ calls, report }) {
    const found = [];
    if (calls.length > 0) found.push(foreign("pre", "code crash", calls.join("\n")));
    if (report.length > 0) found.push(h("details", { class: "printed" }, h("summary", { text: t("crashReport", { n: report.length }) }), foreign("pre", "code", report.join("\n"))));
    return found;
}

/** What the service extension changed, field by field. */
export function changes(list) {
    const heads = ["field", "before", "after"].map((name) => h("th", { scope: "col", text: t(name) }));
    const cell = (value, side) => (value === undefined || value === null ? h("td", { class: "absent", text: t("absent") }) : h("td", { class: side }, foreign("span", "", value)));
    const row = (change) => h("tr", {}, h("td", {}, ...words(change.field)), cell(change.before, "before"), cell(change.after, "after"));
    return h("table", { class: "changes" }, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, ...list.map(row)));
}

/** A field's name that may be broken between its words only: `interruptionLevel` before the L. */
function words(name) {
    return name.split(/(?=[A-Z.])/).flatMap((word, index) => (index ? [h("wbr"), word] : [word]));
}
