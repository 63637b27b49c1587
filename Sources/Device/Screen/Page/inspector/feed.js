// The feed: one line a push, newest first, live.

import { attribute, foreign, h, keyed, show, text } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { choose } from "../app/live.js";
import { state } from "../app/store.js";
import { named, t } from "../app/strings.js";
import { exactTime } from "../app/time.js";
import { art, paint } from "../phone/art.js";
import { statusTone, tone } from "./outcome.js";
import { search } from "./search.js";
import { compose } from "./send.js";
import { toggleHelp } from "./shortcuts.js";

export function makeFeed() {
    const input = h("input", { type: "search", autocomplete: "off", spellcheck: "false", oninput: () => search(input.value) });
    const lines = h("ol", { role: "listbox" });
    const noneWords = h("span");
    const example = h("code", { text: "carillon push --help" });
    const none = h("p", { class: "none" }, noneWords, example);
    const write = h("button", { class: "write", type: "button", onclick: compose }, icon("pencil"));
    const keys = h("button", { class: "write", type: "button", onclick: toggleHelp, text: "?" });
    const node = h("div", { class: "feed" }, h("div", { class: "find" }, h("label", { class: "field" }, icon("search"), input, h("kbd", { text: "/" })), write, keys), none, lines);
    addEventListener("keydown", (event) => {
        const isTyping = event.target.closest?.("input, textarea");
        if (event.key === "/" && !isTyping) {
            event.preventDefault();
            input.focus();
        } else if (["j", "k"].includes(event.key) && !isTyping && !event.target.closest?.(".screen")) step(lines, event.key === "j" ? 1 : -1);
        else if (event.key === "Escape" && event.target === input) {
            input.value = "";
            search("");
            input.blur();
        }
    });
    return {
        node,
        draw(current) {
            attribute(input, "placeholder", t("findHint"));
            attribute(input, "aria-label", t("find"));
            attribute(write, "aria-label", t("newPush"));
            attribute(write, "title", `${t("newPush")} (n)`);
            attribute(keys, "aria-label", t("shortcuts"));
            attribute(lines, "aria-label", t("feed"));
            const found = [...(current.found ?? current.journeys.values())].sort((one, other) => other.began - one.began);
            if (show(none, found.length === 0)) text(noneWords, t(current.journeys.size ? "nothingFound" : "nothingYet"));
            show(example, current.journeys.size === 0);
            keyed(lines, found, (summary) => summary.id, makeLine, (line, summary) => drawLine(line, summary, current));
        },
    };
}

function makeLine(summary) {
    const parts = {
        art: art("", "", null),
        title: foreign("span", "title"),
        when: h("time", { class: "when" }),
        status: h("span", { class: "mark" }),
        outcome: h("span", { class: "mark" }),
        said: foreign("span", "said"),
    };
    const node = h("button", { class: "line", type: "button", role: "option", onclick: () => choose(summary.id) },
        parts.art, parts.title, parts.when, h("span", { class: "last" }, parts.status, parts.outcome, parts.said));
    const item = h("li", { role: "presentation" }, node);
    item.parts = parts;
    item.line = node;
    return item;
}

function drawLine(item, summary, current) {
    const parts = item.parts;
    // A topic may have more behind the bundle id, such as .push-type.liveactivity.
    const app = current.model?.apps.find(({ bundleID }) => summary.bundleID === bundleID || summary.bundleID?.startsWith(`${bundleID}.`));
    paint(parts.art, summary.bundleID ?? "?", app?.name ?? summary.bundleID?.split(".").pop() ?? "?", app?.iconURL);
    text(parts.title, summary.title || app?.name || summary.bundleID || summary.id);
    text(parts.when, exactTime(summary.began));
    text(parts.status, summary.status == null ? t("local") : String(summary.status));
    attribute(parts.status, "class", `mark ${statusTone(summary.status)}`);
    const outcome = summary.outcome ?? summary.last.event;
    text(parts.outcome, named("outcome", outcome));
    attribute(parts.outcome, "class", `mark ${tone(outcome)}`);
    text(parts.said, summary.last.text);
    // A line that is far from the screen is not laid out, and would have no name of its own.
    attribute(item.line, "aria-label", [parts.title, parts.status, parts.outcome, parts.when].map((part) => part.textContent).join(", "));
    attribute(item.line, "aria-selected", String(summary.id === current.chosen));
}

function step(lines, direction) {
    const items = [...lines.children];
    const at = items.findIndex((item) => item.dataset.key === state.chosen);
    const next = items[Math.max(0, Math.min(items.length - 1, at + direction))];
    if (!next) return;
    choose(next.dataset.key);
    next.line.focus();
    next.scrollIntoView({ block: "nearest" });
}
