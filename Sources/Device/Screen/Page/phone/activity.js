// A Live Activity: what its pushes say, as a card. The app's own view is SwiftUI, which does not run here.

import { api, attempt } from "../app/api.js";
import { attribute, foreign, h, keyed, show, text } from "../app/dom.js";
import { deviceNow } from "../app/store.js";
import { t } from "../app/strings.js";
import { ago } from "../app/time.js";
import { layOut } from "./activityRows.js";
import { art, paint } from "./art.js";
import { slides } from "./slide.js";

export function makeActivity() {
    const parts = {
        art: art("", "", null),
        name: foreign("span", "name"),
        mark: h("span", { class: "state" }),
        when: h("time"),
        title: foreign("div", "title"),
        status: foreign("div", "status-line"),
        rows: h("dl"),
        bar: h("div", { class: "progress", role: "progressbar", "aria-valuemin": "0", "aria-valuemax": "100" }),
        done: h("span"),
        fixed: foreign("p", "fixed"),
        clear: h("button", { type: "button" }),
    };
    parts.bar.append(parts.done);
    const face = h("div", { class: "activity", role: "group", tabindex: "0" }, h("div", { class: "head" }, parts.art, parts.name, parts.mark, parts.when), parts.title, parts.status, parts.rows, parts.bar, parts.fixed);
    const row = h("div", { class: "row" }, h("div", { class: "behind" }, parts.clear), face);
    const node = h("div", { class: "section", role: "listitem" }, row);
    /** @type {{node: HTMLElement, parts: any, activity?: API.Activity, isNear: boolean, catchUp: any}} */
    const view = { node, parts: { ...parts, face }, isNear: false, catchUp: null };
    const open = () => attempt(() => api.open(view.activity?.bundleID));
    const away = () => attempt(() => api.dismissActivity(view.activity?.journeyID));
    parts.clear.addEventListener("click", away);
    slides(row, face, 84, { tap: open, hold: open, away });
    face.addEventListener("keydown", (event) => {
        const act = { Enter: open, " ": open, Delete: away, Backspace: away }[event.key];
        if (!act) return;
        event.preventDefault();
        act();
    });
    return view;
}

export function drawActivity(view, activity) {
    const { node, parts } = view;
    const now = deviceNow();
    const isStale = !activity.isEnded && activity.staleAt !== undefined && activity.staleAt * 1000 <= now.getTime();
    const { title, status, rows, progress, fixed } = layOut(activity);
    view.activity = activity;
    paint(parts.art, activity.bundleID, activity.appName, activity.iconURL);
    text(parts.name, activity.appName);
    text(parts.when, ago(activity.startedAt, now));
    if (show(parts.mark, activity.isEnded || isStale)) text(parts.mark, t(activity.isEnded ? "activityEnded" : "activityStale"));
    parts.face.classList.toggle("faded", activity.isEnded || isStale);
    text(parts.title, title);
    if (show(parts.status, Boolean(status))) text(parts.status, status);
    show(parts.rows, rows.length > 0);
    keyed(
        parts.rows,
        rows,
        (row) => row.name,
        makeFact,
        (line, row) => {
            text(line.name, row.label);
            text(line.value, row.value);
        },
    );
    show(parts.bar, progress !== null);
    if (progress !== null) {
        parts.done.style.width = `${progress * 100}%`;
        attribute(parts.bar, "aria-valuenow", Math.round(progress * 100));
    }
    if (show(parts.fixed, fixed !== "")) text(parts.fixed, fixed);
    text(parts.clear, t("clear"));
    attribute(node, "data-activity", activity.journeyID);
    attribute(parts.face, "aria-label", `${t("activity", { app: activity.appName })}: ${[title, status, parts.mark.hidden ? "" : parts.mark.textContent].filter(Boolean).join(", ")}`);
    attribute(parts.face, "aria-description", t("activityKeys"));
}

function makeFact() {
    const [name, value] = [foreign("dt", ""), foreign("dd", "")];
    return { node: h("div", {}, name, value), name, value };
}
