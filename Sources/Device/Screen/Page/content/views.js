// Draws an extension's views as elements: one per view, kept as long as the view lives.

import { attribute, foreign, h } from "../app/dom.js";
import { t } from "../app/strings.js";
import { drawField, drawSegments, drawSlider, drawToggle, makeField, makeSegments, makeSlider, makeToggle } from "./controls.js";
import { animate, perform, swing } from "./motion.js";
import { colour, paint, px } from "./paint.js";
import { picture } from "./picture.js";
import { listen } from "./senses.js";
import { session, tell } from "./session.js";
import { lines, words } from "./text.js";
import { sheet } from "./vector.js";

/** The elements of the views of one opened card. */
export function makeViews(players) {
    const elements = new Map();

    const draw = (id, animation) => {
        const node = session.nodes.get(id);
        if (!node) return null;
        const kind = Object.keys(node.content)[0];
        let element = elements.get(id);
        if (element?.kind !== kind) {
            element?.remove();
            element = make(kind, id);
            element.kind = kind;
            element.classList.add("view");
            element.dataset.view = id;
            elements.set(id, element);
        } else if (animation) animate(element, animation, () => paint(element, node));
        fill(element, kind, node, players);
        paint(element, node);
        perform(element, node.style.animations ?? []);
        swing(element, node.swing ?? null, node, paint);
        if (kind === "scroll") element.style.overflow = node.content.scroll._0.isEnabled ? "auto" : "hidden";
        speak(element, kind, node);
        listen(element, node);
        return element;
    };

    const place = (id) => {
        const element = elements.get(id);
        const node = session.nodes.get(id);
        if (!element || !node) return;
        const room = element.room ?? element;
        let before = element.paper ?? null;
        for (const child of node.children) {
            const inner = elements.get(child);
            if (!inner) continue;
            const next = before ? before.nextSibling : room.firstChild;
            if (inner !== next) room.insertBefore(inner, next);
            before = inner;
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
            const drawn = update.changed.map((node) => node.id).filter((id) => draw(id, update.animation));
            for (const id of drawn) place(id);
        },
    };
}

/** `paper` holds what a view draws itself, beneath its children; `room` is where children lie, when not in the element. */
function make(kind, id) {
    switch (kind) {
        case "textField": return makeField(id, false);
        case "textView": return makeField(id, true);
        case "toggle": return makeToggle(id);
        case "slider": return makeSlider(id);
        case "segments": return makeSegments();
        case "scroll": return makeScroll(id);
        case "button": return withPaper(h("button", { type: "button" }));
        default: return withPaper(h("div"));
    }
}

function withPaper(element) {
    element.paper = h("span", { class: "paper" });
    element.append(element.paper);
    return element;
}

function makeScroll(id) {
    const room = h("div", { class: "scroll-room" });
    const element = h("div", { class: "scroll-view", tabindex: "-1" }, room);
    element.room = room;
    let timer = 0;
    element.addEventListener("scroll", () => {
        clearTimeout(timer);
        timer = setTimeout(() => tell({ scroll: { node: id, to: { x: element.scrollLeft, y: element.scrollTop } } }), 60);
    });
    return element;
}

function fill(element, kind, node, players) {
    const content = node.content[kind]._0 ?? node.content[kind];
    switch (kind) {
        case "textField": case "textView": return drawField(element, content);
        case "toggle": return drawToggle(element, content);
        case "slider": return drawSlider(element, content);
        case "segments": return drawSegments(element, node.id, content);
        case "scroll": return drawScroll(element, content);
    }
    const wanted = JSON.stringify([content, node.frame.width, node.frame.height]);
    // A player that is on its way into another place plays on; one that is taken out and put back may not.
    const isThere = kind !== "video" || element.paper.firstChild === players.element(content.player);
    if (element.drawn === wanted && isThere) return;
    element.drawn = wanted;
    element.paper.replaceChildren(...drawn(kind, content, node, players));
    if (kind === "button") element.disabled = !content.isEnabled;
}

function drawn(kind, content, node, players) {
    switch (kind) {
        case "label": return lines(content.text);
        case "image": return [picture(content, node.frame)];
        case "button": return [content.image && picture(content.image, node.frame), ...(content.title ? lines(content.title) : [])].filter(Boolean);
        case "progress": return [bar(content)];
        case "activity": return content.isAnimating ? [spinner(content)] : [];
        case "shape": return [sheet({ ...node.frame, marks: [{ content: { path: { _0: content } } }] })];
        case "drawing": return [sheet(content)];
        case "missing": return [foreign("span", "missing-view", t("missingView", { what: content.what }))];
        case "video":
            players.fit(content.player, content.fit);
            return [players.element(content.player)].filter(Boolean);
        default: return [];
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

function drawScroll(element, content) {
    element.room.style.width = px(content.width);
    element.room.style.height = px(content.height);
    element.classList.toggle("bare", !content.showsIndicators);
    element.classList.toggle("paging", content.isPaging);
    if (element.serial === content.serial) return;
    element.serial = content.serial;
    queueMicrotask(() => element.scrollTo(content.offset.x, content.offset.y));
}

/** What a screen reader says: the view's own words, else what it shows. */
function speak(element, kind, { content, accessibility }) {
    const own = { button: () => content.button._0.label || (content.button._0.title ? words(content.button._0.title) : ""), image: () => "", progress: () => "", activity: () => t("loading") }[kind]?.();
    const label = accessibility?.label ?? own ?? null;
    if (kind === "image" && accessibility?.label) attribute(element, "role", "img");
    if (kind === "progress") {
        attribute(element, "role", "progressbar");
        attribute(element, "aria-valuenow", Math.round(content.progress.value * 100));
    }
    attribute(element, "aria-label", label || null);
    attribute(element, "aria-description", accessibility?.hint ?? null);
    attribute(element, "aria-hidden", accessibility?.isHidden ? "true" : null);
    attribute(element, "data-identifier", accessibility?.identifier ?? null);
}
