// The notifications, in groups that fold and unfold.

import { api, attempt } from "../app/api.js";
import { attribute, focus, foreign, h, keyed, show, text, viewOf } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { preferences } from "../app/preferences.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { drawActivity, makeActivity } from "./activity.js";
import { makeRow, updateRow } from "./row.js";
import { drawSummary, makeSummary } from "./summary.js";

/** In a longer list, sections that are far from the screen are empty until they come near. */
const longest = 40;
/** Those that are near whatever the browser says: it says it a frame later. */
const first = 16;

/** @returns the list's node and how to draw it. */
export function makeList() {
    const node = h("div", { class: "list", role: "list" });
    let known = null;
    node.addEventListener("contentvisibilityautostatechange", (/** @type {any} */ event) => {
        const section = viewOf(event.target);
        if (!section) return;
        section.isNear = !event.skipped;
        if (!event.skipped) section.catchUp?.();
    });
    return {
        node,
        draw(groups, summary, activities = []) {
            attribute(node, "aria-label", t("notifications"));
            const before = known;
            known = new Set(groups.flatMap((group) => group.cards.map((card) => card.key)));
            const parts = groups.map((group) => ({ key: group.key, name: sectionName(group), make: makeGroup, draw: (part) => drawGroup(part, group, before) }));
            for (const activity of [...activities].reverse()) parts.unshift({ key: `activity ${activity.journeyID}`, make: makeActivity, draw: (part) => drawActivity(part, activity) });
            if (summary) parts.unshift({ key: "scheduled summary", make: makeSummary, draw: (part) => drawSummary(part, summary) });
            const isLong = known.size > longest;
            node.classList.toggle("many", isLong);
            parts.forEach((part, index) => (part.isNear = !isLong || index < first));
            const restore = keepFocus(node);
            keyed(
                node,
                parts,
                (part) => part.key,
                (part) => part.make(),
                (section, { draw, isNear, name }) => drawNear(section, draw, isNear, name),
            );
            restore();
        },
    };
}

/** Where the focused card goes, the next one has the focus: it is never lost. */
function keepFocus(node) {
    const focused = node.contains(document.activeElement) ? document.activeElement : null;
    if (!focused) return () => {};
    const at = [...node.querySelectorAll(".row")].indexOf(focused.closest(".row"));
    return () => {
        if (focused.isConnected) return;
        const cards = node.querySelectorAll(".card");
        focus(cards[Math.min(Math.max(at, 0), cards.length - 1)]);
    };
}

/** Draws a section now or, where it is far away, when it comes near; until then it has its place and a name. */
function drawNear(section, draw, isNear, name) {
    section.catchUp = () => {
        section.catchUp = null;
        attribute(section.node, "data-far", null);
        attribute(section.node, "aria-label", null);
        draw(section);
    };
    if (isNear || section.isNear) section.catchUp();
    else {
        attribute(section.node, "data-far", true);
        attribute(section.node, "aria-label", name);
    }
}

function makeGroup() {
    const name = foreign("h3", "name");
    const less = h("button", { class: "chip less", type: "button" });
    const clear = h("button", { class: "chip round", type: "button" }, icon("close"));
    const head = h("div", { class: "group-head" }, name, less, clear);
    const rows = h("div", { class: "group", role: "list" });
    const more = foreign("p", "more-text");
    const node = h("div", { class: "section", role: "listitem" }, head, rows, more);
    const view = { node, head, name, less, clear, rows, more, group: /** @type {API.CardGroup | null} */ (null), isNear: false, catchUp: null };
    less.addEventListener("click", () => {
        fold(view.group?.key);
        focus(rows.querySelector(".card"));
    });
    clear.addEventListener("click", () => attempt(() => clearGroup(view.group)));
    return view;
}

function drawGroup(view, /** @type {API.CardGroup} */ group, before) {
    const { head, name, less, clear, rows, more } = view;
    view.group = group;
    const isStack = group.cards.length > 1 && preferences.list !== "list" && !state.unfolded.has(group.key);
    const canFold = group.cards.length > 1 && !isStack && preferences.list !== "list";
    if (show(head, canFold)) {
        text(name, group.cards[0].appName);
        text(less, t("showLess"));
        attribute(clear, "aria-label", t("clearAll"));
    }
    if (show(more, isStack && Boolean(group.summary))) text(more, group.summary);
    rows.classList.toggle("folded", isStack);
    attribute(rows, "data-more", isStack ? Math.min(2, group.cards.length - 1) : null);
    const cards = isStack ? group.cards.slice(0, 1) : group.cards;
    keyed(
        rows,
        cards,
        (card) => card.key,
        () => makeRow(),
        (row, card) => {
            row.behavior = isStack ? { tap: () => unfold(group.key), clear: () => clearGroup(group) } : {};
            updateRow(row, card);
            if (isStack) {
                const label = `${t("group", { app: card.appName, n: group.cards.length })}: ${row.card.node.getAttribute("aria-label")}`;
                attribute(row.card.node, "aria-label", label);
                text(row.clear, t("clearAll"));
            }
            attribute(row.card.node, "aria-expanded", isStack ? "false" : null);
            if (before && !before.has(card.key)) row.node.classList.add("arriving");
        },
    );
}

function sectionName({ cards: [newest, ...others] }) {
    return others.length > 0 ? t("group", { app: newest.appName, n: others.length + 1 }) : `${newest.appName}, ${newest.title}`;
}

function unfold(key) {
    state.unfolded.add(key);
    update();
}

function fold(key) {
    state.unfolded.delete(key);
    update();
}

async function clearGroup(group) {
    for (const card of group.cards) await api.clear(card.key);
}
