// Draws an extension's views as elements: one per view, kept as long as the view lives.

import { attribute, foreign, h } from "../app/dom.js";
import { t } from "../app/strings.js";
import { about } from "./about.js";
import { drawField, drawSegments, drawSlider, drawToggle, makeField, makeSegments, makeSlider, makeToggle } from "./controls.js";
import { animate, hurry, repeatAnimation } from "./motion.js";
import { colour, px } from "./css.js";
import { perform } from "./layer-motion.js";
import { paint } from "./paint.js";
import { picture } from "./picture.js";
import { drawScroll, makeScroll } from "./scroll.js";
import { listen } from "./senses.js";
import { lines, words } from "./text.js";
import { sheet } from "./vector.js";
import { drawWeb } from "./web.js";

/** The elements of the views that a session shows. */
export function makeViews(session, players) {
    const elements = new Map();
    // A finger that comes down just after a scroll is on what the scroll brought there.
    session.beforeTelling(() => elements.forEach((element) => about(element).tellPlace?.()));

    const draw = (id, { animation, frame, style }, begun) => {
        const node = session.nodes.get(id);
        if (!node) return null;
        const kind = node.content.type;
        let element = elements.get(id);
        const isNew = !element;
        const shell = shells.has(kind) ? kind : "box";
        if (!element || about(element).shell !== shell) {
            // Its parent may not have changed: it takes the old one's place.
            const older = element;
            element = make(session, shell, id);
            older?.replaceWith(element);
            about(element).shell = shell;
            element.classList.add("view");
            element.dataset.view = id;
            elements.set(id, element);
        } else if (animation) animate(element, animation, () => paint(element, node));
        else hurry(element);
        fill(session, element, kind, node, players, animation);
        if (isNew && frame) {
            paint(element, { ...node, frame, style: style ?? node.style });
            begun.push({ element, node, animation });
        } else paint(element, node);
        perform(element, node);
        repeatAnimation(element, node.repeatingAnimation ?? null, node, paint);
        if (kind === "scroll") element.style.overflow = node.content.isEnabled ? "auto" : "hidden";
        speak(element, kind, node);
        listen(session, element, node);
        return element;
    };

    const place = (id) => {
        const element = elements.get(id);
        const node = session.nodes.get(id);
        if (!element || !node) return;
        const { room = element, paper } = about(element);
        let before = paper ?? null;
        for (const child of node.children) {
            const inner = elements.get(child);
            if (!inner) continue;
            const next = before ? before.nextSibling : room.firstChild;
            if (inner !== next) room.insertBefore(inner, next);
            before = inner;
        }
    };

    /** What begins elsewhere than where it stays is drawn there once, and moves then. */
    const begin = (begun) => {
        for (const { element } of begun) getComputedStyle(element).opacity;
        for (const { element, node, animation } of begun) {
            if (animation) animate(element, animation, () => paint(element, node));
            paint(element, node);
        }
    };

    return {
        element: (id) => elements.get(id) ?? null,
        /** Brings the elements to where the views are. */
        take(update) {
            for (const id of elements.keys()) {
                if (session.nodes.has(id)) continue;
                elements.get(id).remove();
                elements.delete(id);
            }
            const moves = new Map((update.moves ?? []).map((move) => [move.node, move]));
            const begun = [];
            const drawn = update.changed.map((node) => node.id).filter((id) => draw(id, moves.get(id) ?? update, begun));
            for (const id of drawn) place(id);
            begin(begun);
        },
    };
}

/** Kinds of views with elements of their own; a view that goes from one of the others to another keeps its element. */
const shells = new Set(["textField", "textView", "toggle", "slider", "segments", "scroll", "button", "web"]);

function make(session, kind, id) {
    const { tell } = session;
    switch (kind) {
        case "textField":
            return makeField(session, id, false);
        case "textView":
            return makeField(session, id, true);
        case "toggle":
            return makeToggle(tell, id);
        case "slider":
            return makeSlider(tell, id);
        case "segments":
            return makeSegments();
        case "scroll":
            return makeScroll(tell, id);
        case "button":
            return withPaper(h("button", { type: "button" }));
        default:
            return withPaper(h("div"));
    }
}

function withPaper(element) {
    const paper = h("span", { class: "paper" });
    about(element).paper = paper;
    element.append(paper);
    return element;
}

function fill(session, element, kind, node, players, animation) {
    const { content } = node;
    const { tell } = session;
    switch (kind) {
        case "textField":
        case "textView":
            return drawField(element, content);
        case "toggle":
            return drawToggle(element, content);
        case "slider":
            return drawSlider(element, content);
        case "segments":
            return drawSegments(tell, element, node.id, content);
        case "scroll":
            return drawScroll(element, node, animation);
        case "web":
            return drawWeb(session, element, node, content);
    }
    const wanted = JSON.stringify([content, node.frame.width, node.frame.height]);
    // A player that is on its way into another place plays on; one that is taken out and put back may not.
    const record = about(element);
    const isThere = kind !== "video" || record.paper?.firstChild === players.element(content.player);
    if (record.drawn === wanted && isThere) return;
    record.drawn = wanted;
    record.paper?.replaceChildren(...drawn(kind, content, node, players));
    if (kind === "button") element.disabled = !content.isEnabled;
}

function drawn(kind, content, node, players) {
    switch (kind) {
        case "label":
            return lines(content.text, node.frame);
        case "image":
            return [picture(content, node.frame)];
        case "button":
            return [content.image && picture(content.image, node.frame), ...(content.title ? lines(content.title, node.frame) : [])].filter(Boolean);
        case "progress":
            return [bar(content)];
        case "activity":
            return content.isAnimating ? [spinner(content)] : [];
        case "shape":
            return [sheet({ ...node.frame, marks: [{ content: { ...content, type: "path" } }] })];
        case "drawing":
            return [sheet(content)];
        case "missing":
            return [foreign("span", "missing-view", t("missingView", { what: content.what }))];
        case "video":
            players.fit(content.player, content.fit);
            return [players.element(content.player)].filter(Boolean);
        default:
            return [];
    }
}

function bar({ value, tint, track }) {
    const done = h("span");
    done.style.width = `${value * 100}%`;
    done.style.background = colour(tint);
    const node = h("span", { class: "progress-view" }, done);
    node.style.background = colour(track);
    return node;
}

function spinner({ color, size }) {
    const node = h("span", { class: "activity-view" });
    Object.assign(node.style, { width: px(size), height: px(size), color: colour(color) });
    return node;
}

/**
 * What a screen reader says: the view's own words, else what it shows.
 *
 * @param {Element} element
 * @param {string} kind
 * @param {{content: any, accessibility?: API.ViewAccessibility}} node
 */
function speak(element, kind, { content, accessibility }) {
    const own = { button: () => content.label || (content.title ? words(content.title) : ""), image: () => "", progress: () => "", activity: () => t("loading") }[kind]?.();
    const label = accessibility?.label ?? own ?? null;
    // What it is where it is nothing to press.
    about(element).ownRole = { progress: "progressbar", segments: "radiogroup", image: accessibility?.label ? "img" : null }[kind] ?? null;
    attribute(element, "aria-valuenow", kind === "progress" ? Math.round(content.value * 100) : null);
    // Of a field, the control in the box has the name.
    const spoken = about(element).field ?? element;
    attribute(spoken, "aria-label", label || null);
    attribute(spoken, "aria-description", accessibility?.hint ?? null);
    attribute(spoken, "aria-hidden", accessibility?.isHidden ? "true" : null);
    attribute(spoken, "data-identifier", accessibility?.identifier ?? null);
}
