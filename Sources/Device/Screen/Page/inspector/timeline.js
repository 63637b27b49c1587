// A journey as stations with their steps.

import { foreign, h } from "../app/dom.js";
import { named, t } from "../app/strings.js";
import { offset } from "../app/time.js";
import { tone } from "./outcome.js";

export function timeline(journey) {
    const began = journey.entries[0]?.at ?? 0;
    return h("ol", { class: "journey" }, ...stops(journey.entries).map((stop) =>
        h("li", { class: "stop", "data-station": stop.station },
            h("div", { class: "station" }, h("i"), h("span", { text: named("station", stop.station) })),
            h("ol", {}, ...stop.entries.map((entry) => step(entry, began))))));
}

/** Neighbouring steps at the same station belong together. */
function stops(entries) {
    const found = [];
    for (const entry of entries) {
        if (found.at(-1)?.station !== entry.station) found.push({ station: entry.station, entries: [] });
        found.at(-1).entries.push(entry);
    }
    return found;
}

function step(entry, began) {
    const what = h("div", { class: "what" },
        h("span", { class: `mark ${tone(entry.event)}`, text: named("outcome", entry.event) }),
        foreign("span", "said", entry.text), entry.rule && foreign("span", "rule", entry.rule),
        entry.changes?.length ? changes(entry.changes) : null);
    const at = h("time", { text: offset(entry.at - began), title: new Date(entry.at * 1000).toISOString() });
    return h("li", { class: "step", "data-event": entry.event }, at, what);
}

/** What the service extension changed, field by field. */
export function changes(list) {
    const cell = (value, side) =>
        value === undefined || value === null
            ? h("td", { class: "absent", text: t("absent") })
            : h("td", { class: side }, foreign("span", "", value));
    return h("table", { class: "changes" },
        h("thead", {}, h("tr", {}, ...["field", "before", "after"].map((name) => h("th", { scope: "col", text: t(name) })))),
        h("tbody", {}, ...list.map((change) => h("tr", {}, h("td", {}, foreign("span", "", change.field)), cell(change.before, "before"), cell(change.after, "after")))));
}
