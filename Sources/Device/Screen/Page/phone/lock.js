// The lock screen, and the notification centre that comes down over everything else: the same clock, the same list.

import { api, attempt } from "../app/api.js";
import { attribute, foreign, h, show, text } from "../app/dom.js";
import { icon, turn } from "../app/icons.js";
import { onEscape } from "../app/keys.js";
import { prefer, preferences } from "../app/preferences.js";
import { deviceNow, model, state, surface, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { clockTime, longDate } from "../app/time.js";
import { change } from "./change.js";
import { makeList } from "./list.js";

function makeClock() {
    const date = h("div", { class: "date" });
    const time = h("div", { class: "time" });
    return {
        node: h("div", { class: "clock" }, date, time),
        draw() {
            text(date, longDate(deviceNow()));
            text(time, clockTime(deviceNow()));
        },
    };
}

export function makeLock() {
    const clock = makeClock();
    const list = makeList();
    const count = h("button", { class: "count", type: "button", onclick: () => prefer("list", "stack") });
    const soundIcon = icon("bell");
    const lookIcon = icon("moon");
    const sound = h("button", { class: "corner left", type: "button", onclick: () => change({ isSilent: !model().phone.preferences.isSilent }) }, soundIcon);
    const focus = h("button", { class: "focus", type: "button", onclick: () => change({ focus: null }) }, icon("moon"));
    const focusName = foreign("span", "");
    focus.append(focusName);
    const look = h("button", { class: "corner right", type: "button", onclick: () => prefer("appearance", preferences.isDark ? "light" : "dark") }, lookIcon);
    const node = h("div", { class: "surface lock" }, clock.node, list.node, count, sound, focus, look);
    return {
        node,
        draw() {
            const isHere = surface(state.model) === "lockScreen";
            node.classList.toggle("here", isHere);
            attribute(node, "inert", !isHere);
            if (!isHere) return list.draw([]);
            clock.draw();
            const total = model().center.reduce((sum, group) => sum + group.cards.length, model().summary?.cards.length ?? 0);
            const asCount = preferences.list === "count" && total > 0;
            show(list.node, !asCount);
            if (show(count, asCount)) text(count, total === 1 ? t("countOne") : t("count", { n: total }));
            list.draw(model().center, model().summary, model().activities);
            const own = model().phone.preferences;
            turn(soundIcon, own.isSilent ? "bell-off" : "bell");
            attribute(sound, "aria-pressed", String(own.isSilent));
            attribute(sound, "aria-label", t("silent"));
            if (show(focus, Boolean(own.focus))) text(focusName, own.focus);
            turn(lookIcon, preferences.isDark ? "sun" : "moon");
            attribute(look, "aria-label", t("appearance"));
        },
    };
}

export function makeCenter() {
    const clock = makeClock();
    const list = makeList();
    const title = h("h2");
    const clear = h("button", { class: "chip round", type: "button", onclick: () => attempt(api.clearAll) }, icon("close"));
    const nothing = h("p", { class: "nothing" });
    const head = h("div", { class: "list-head" }, title, clear);
    const node = h("div", { class: "surface center", role: "dialog" }, clock.node, head, list.node, nothing);
    node.classList.add("lock");
    onEscape(70, () => {
        if (!state.isCenterOpen) return false;
        update({ isCenterOpen: false });
        return true;
    });
    node.addEventListener("click", (event) => {
        if (event.target === node || event.target === list.node) update({ isCenterOpen: false });
    });
    return {
        node,
        draw() {
            const isHere = state.isCenterOpen && surface(state.model) !== "lockScreen";
            node.classList.toggle("here", isHere);
            attribute(node, "inert", !isHere);
            if (!isHere) return list.draw([]);
            clock.draw();
            attribute(node, "aria-label", t("center"));
            text(title, t("center"));
            attribute(clear, "aria-label", t("clearAll"));
            const isEmpty = model().center.length === 0 && !model().summary && model().activities.length === 0;
            show(head, !isEmpty);
            if (show(nothing, isEmpty)) text(nothing, t("noNotifications"));
            list.draw(model().center, model().summary, model().activities);
        },
    };
}
