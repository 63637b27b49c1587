// A Live Activity: what its pushes say, as a plain card. The app's own view is SwiftUI, which does not run here.

import { attribute, foreign, h, keyed, show, text } from "../app/dom.js";
import { deviceNow } from "../app/store.js";
import { t } from "../app/strings.js";
import { ago } from "../app/time.js";
import { art, paint } from "./art.js";

export function makeActivity() {
    const parts = { art: art("", "", null), name: foreign("span", "name"), type: foreign("span", "type"), mark: h("span", { class: "state" }), when: h("time"), rows: h("dl") };
    const node = h("div", { class: "section", role: "listitem" },
        h("div", { class: "activity", role: "group" }, h("div", { class: "head" }, parts.art, parts.name, parts.type, parts.mark, parts.when), parts.rows));
    node.parts = parts;
    return node;
}

export function drawActivity(node, activity) {
    const { parts } = node;
    const isStale = !activity.isEnded && activity.staleAt !== undefined && activity.staleAt * 1000 <= deviceNow();
    paint(parts.art, activity.bundleID, activity.appName, activity.iconURL);
    text(parts.name, activity.appName);
    text(parts.type, activity.type);
    text(parts.when, ago(activity.startedAt, deviceNow()));
    if (show(parts.mark, activity.isEnded || isStale)) text(parts.mark, t(activity.isEnded ? "activityEnded" : "activityStale"));
    node.firstChild.classList.toggle("faded", activity.isEnded || isStale);
    attribute(node, "data-activity", activity.journeyID);
    attribute(node.firstChild, "aria-label", t("activity", { app: activity.appName }));
    keyed(parts.rows, activity.rows, (row) => `${row.isFixed} ${row.name}`, () => h("div", {}, foreign("dt", ""), foreign("dd", "")), (line, row) => {
        text(line.firstChild, row.name);
        text(line.lastChild, row.value);
        line.classList.toggle("fixed", row.isFixed);
    });
}
