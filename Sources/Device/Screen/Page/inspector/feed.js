// The feed: one line a push, newest first, live.

import { attribute, foreign, h, keyed, show, text } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { onEscape, onKey } from "../app/keys.js";
import { preferences } from "../app/preferences.js";
import { state } from "../app/store.js";
import { t } from "../app/strings.js";
import { exactTime } from "../app/time.js";
import { art, paint } from "../phone/art.js";
import { makeBeginning } from "./beginning.js";
import { choose } from "./journeys.js";
import { search } from "./search.js";
import { compose } from "./send.js";
import { sentence, vocabulary } from "./sentences.js";
import { statusTone, verdictOf } from "./verdict.js";

export function makeFeed() {
    const input = h("input", { type: "search", autocomplete: "off", spellcheck: "false", oninput: () => search(input.value) });
    const lines = h("ol", { role: "listbox" });
    const none = h("p", { class: "none" });
    const more = h("p", { class: "none" });
    const beginning = makeBeginning();
    const write = h("button", { class: "write", type: "button", onclick: compose }, icon("pencil"));
    const node = h("div", { class: "feed" }, h("div", { class: "find" }, h("label", { class: "field" }, icon("search"), input, h("kbd", { text: "/" })), write), none, beginning.node, lines, more);
    onKey("/", () => input.focus());
    onKey("j", () => step(lines, 1));
    onKey("k", () => step(lines, -1));
    onEscape(95, (target) => {
        if (target !== input) return false;
        input.value = "";
        search("");
        input.blur();
        return true;
    });
    return {
        node,
        draw(current) {
            attribute(input, "placeholder", t("findHint"));
            attribute(input, "aria-label", t("find"));
            attribute(write, "aria-label", t("newPush"));
            attribute(write, "title", `${t("newPush")} (n)`);
            attribute(lines, "aria-label", t("feed"));
            const found = [...(current.found ?? current.journeys.values())].sort((one, other) => other.began - one.began);
            const isEmpty = current.isFeedKnown && found.length === 0;
            if (show(none, isEmpty && current.journeys.size > 0)) text(none, current.findings?.problem ?? t("nothingFound"));
            const { total = 0, unindexed = 0 } = current.findings ?? {};
            if (show(more, total > found.length || unindexed > 0)) text(more, t(unindexed > 0 ? "foundSoFar" : "foundMore", { shown: found.length, total }));
            beginning.draw(current, isEmpty && current.journeys.size === 0);
            keyed(
                lines,
                found,
                (summary) => summary.id,
                makeLine,
                (line, summary) => drawLine(line, summary, current),
            );
        },
    };
}

function makeLine(summary) {
    const parts = {
        art: art("", "", null),
        title: foreign("span", "title"),
        when: h("time", { class: "when" }),
        status: h("span", { class: "mark" }),
        verdict: h("span", { class: "mark" }),
        said: foreign("span", "said"),
    };
    const line = h("button", { class: "line", type: "button", role: "option", onclick: () => choose(summary.id) }, parts.art, parts.title, parts.when, h("span", { class: "last" }, parts.status, parts.verdict, parts.said));
    return { node: h("li", { role: "presentation" }, line), line, parts, drawn: [] };
}

function drawLine(view, /** @type {API.JourneySummary} */ summary, /** @type {typeof state} */ current) {
    const { line, parts } = view;
    // A topic may have more behind the bundle id, such as .push-type.liveactivity.
    const app = current.model?.apps.find(({ bundleID }) => summary.bundleID === bundleID || summary.bundleID?.startsWith(`${bundleID}.`));
    // A list of hundreds is drawn at every step of one of them.
    const wanted = [summary, summary.id === current.chosen, preferences.lang, vocabulary(), app?.name, app?.iconURL];
    if (wanted.every((value, index) => value === view.drawn[index])) return;
    view.drawn = wanted;
    paint(parts.art, summary.bundleID ?? "?", app?.name ?? summary.bundleID?.split(".").pop() ?? "?", app?.iconURL);
    text(parts.title, summary.title || app?.name || summary.bundleID || summary.id);
    text(parts.when, exactTime(summary.began));
    text(parts.status, summary.status == null ? t("local") : String(summary.status));
    attribute(parts.status, "class", `mark ${statusTone(summary.status)}`);
    const verdict = verdictOf(summary.verdict);
    text(parts.verdict, verdict.word);
    attribute(parts.verdict, "class", `mark ${verdict.tone}`);
    text(parts.said, verdict.said || sentence(summary.last.text));
    // A line that is far from the screen is not laid out, and would have no name of its own.
    attribute(line, "aria-label", [parts.title, parts.status, parts.verdict, parts.when].map((part) => part.textContent).join(", "));
    attribute(line, "aria-selected", String(summary.id === current.chosen));
}

function step(lines, direction) {
    const items = [...lines.children];
    const at = items.findIndex((item) => item.dataset.key === state.chosen);
    const next = items[Math.max(0, Math.min(items.length - 1, at + direction))];
    if (!next) return;
    choose(next.dataset.key);
    next.querySelector("button").focus();
    next.scrollIntoView({ block: "nearest" });
}
