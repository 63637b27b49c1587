// A notification as a short look.

import { api, attempt, defaultAction } from "../app/api.js";
import { attribute, foreign, h, show, text } from "../app/dom.js";
import { icon, turn } from "../app/icons.js";
import { deviceNow } from "../app/store.js";
import { t } from "../app/strings.js";
import { ago } from "../app/time.js";
import { drawFace, makeFace } from "./face.js";

/** Makes a card's view: its `node`, its `parts`, and the `card` that `updateCard` drew last. */
export function makeCard() {
    const parts = {
        face: makeFace(),
        levelIcon: icon("clock"),
        levelName: h("span"),
        title: foreign("span", "title"),
        when: h("time", { class: "when" }),
        subtitle: foreign("div", "subtitle"),
        body: foreign("div", "body"),
        thumb: h("img", { class: "thumb", alt: "", draggable: "false" }),
        keep: h("button", { class: "keep", type: "button", "data-own-gesture": true }),
        off: h("button", { class: "off", type: "button", "data-own-gesture": true }),
    };
    parts.level = h("div", { class: "level" }, parts.levelIcon, parts.levelName);
    parts.ask = h("div", { class: "ask" }, parts.keep, parts.off);
    const lines = h("div", { class: "lines" }, parts.subtitle, parts.body);
    const words = h("div", { class: "words" }, parts.level, h("div", { class: "head" }, parts.title, parts.when), h("div", { class: "below" }, lines, parts.thumb));
    const node = h("div", { class: "card", tabindex: "0", role: "button", "aria-roledescription": "notification" }, parts.face.node, words, parts.ask);
    /** @type {{node: HTMLElement, parts: any, card?: API.Card}} */
    const view = { node, parts };
    parts.keep.addEventListener("click", () => attempt(() => api.settleProvisional(view.card?.bundleID, true)));
    parts.off.addEventListener("click", () => attempt(() => api.settleProvisional(view.card?.bundleID, false)));
    return view;
}

/** Draws a card into a view made by `makeCard`. */
export function updateCard(view, /** @type {API.Card} */ card) {
    const { node, parts } = view;
    view.card = card;
    drawFace(parts.face, card);
    const title = card.title || card.appName;
    const body = bodyOf(card);
    text(parts.title, title);
    text(parts.when, ago(card.date, deviceNow()));
    text(parts.subtitle, card.subtitle);
    text(parts.body, body);
    show(parts.subtitle, card.subtitle !== "");
    show(parts.body, body !== "");
    if (show(parts.thumb, Boolean(card.thumbnailURL) && !card.isPreviewHidden)) attribute(parts.thumb, "src", card.thumbnailURL);
    drawLevel(parts, card.level);
    if (show(parts.ask, card.isProvisional)) {
        text(parts.keep, t("keep"));
        text(parts.off, t("turnOff"));
    }
    attribute(node, "data-level", card.level);
    attribute(node, "data-card", card.key);
    attribute(node, "aria-label", `${labelOf(card)}, ${parts.when.textContent}`);
    attribute(node, "aria-description", t("keys"));
    attribute(node, "title", card.why);
}

function bodyOf(/** @type {API.Card} */ card) {
    return card.body || (card.isPreviewHidden ? t("hidden") : "");
}

/** A card in words. */
export function labelOf(/** @type {API.Card} */ card) {
    const title = card.title === card.appName ? "" : card.title;
    return [levelName(card.level), card.appName, title, card.subtitle, bodyOf(card)].filter(Boolean).join(", ");
}

export function levelName(level) {
    return level === 3 ? t("critical") : level === 2 ? t("timeSensitive") : "";
}

function drawLevel(parts, level) {
    if (!show(parts.level, level >= 2)) return;
    text(parts.levelName, levelName(level));
    turn(parts.levelIcon, level === 3 ? "warning" : "clock");
}

/** Opens the app, as a tap does. */
export function tap(/** @type {API.Card} */ card) {
    return attempt(() => api.respond(card.key, defaultAction));
}
