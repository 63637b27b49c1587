// The scheduled summary: one card of the list that holds others, the most relevant ones first and large.

import { attribute, h, keyed, show, text } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { clockTime } from "../app/time.js";
import { makeRow, updateRow } from "./row.js";

const key = "summary";

/** Makes the summary's view; `drawSummary` fills it. */
export function makeSummary() {
    const name = h("h3", { class: "name" });
    const fold = h("button", { class: "chip", type: "button", onclick: turn });
    const rows = h("div", { class: "group", role: "list" });
    const node = h("div", { class: "section summary", role: "listitem" }, h("div", { class: "group-head" }, icon("clock"), name, fold), rows);
    return { node, name, fold, rows, isNear: false, catchUp: null };
}

export function drawSummary(view, /** @type {API.Summary} */ summary) {
    const { node, name, fold, rows } = view;
    const isOpen = state.unfolded.has(key);
    const others = summary.cards.length - summary.featured.length;
    text(name, `${t("scheduledSummary")} · ${clockTime(new Date(summary.date * 1000))}`);
    attribute(node, "aria-label", name.textContent);
    if (show(fold, others > 0)) text(fold, isOpen ? t("showLess") : t("more", { n: others }));
    const cards = isOpen ? summary.cards : summary.cards.filter((card) => summary.featured.includes(card.key));
    keyed(
        rows,
        cards,
        (card) => card.key,
        () => makeRow(),
        (row, card) => {
            updateRow(row, card);
            row.node.classList.toggle("featured", summary.featured.includes(card.key));
        },
    );
}

function turn() {
    if (!state.unfolded.delete(key)) state.unfolded.add(key);
    update();
}
