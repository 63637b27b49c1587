// The place of a content extension in the open card: its views, its media button, and what stands above the keyboard.

import { attribute, h, show } from "../app/dom.js";
import { icon, turn } from "../app/icons.js";
import { t } from "../app/strings.js";
import { followFingers } from "./fingers.js";
import { colour, px } from "./css.js";
import { makePlayers } from "./players.js";
import { onViews, session, tell } from "./session.js";
import { makeViews } from "./views.js";

/**
 * Makes the place of one opening: `place` goes into the card, `keyboard` below the card.
 * `onPanel` hears whenever title, height or keyboard may have changed.
 */
export function makeContent(view, onPanel) {
    const players = makePlayers();
    const views = makeViews(players);
    const stage = h("div", { class: "stage" });
    const button = makeMediaButton();
    const place = h("div", { class: "content-view", role: "group", "aria-busy": "true" }, stage, button.node, h("span", { class: "waiting" }));
    place.style.height = px(view.initialHeight);
    attribute(place, "data-touches", view.takesTouches);
    if (view.takesTouches) place.addEventListener("click", (event) => event.stopPropagation());
    const keyboard = h("div", { class: "keyboard", hidden: true });
    if (view.takesTouches) followFingers(stage);
    followFingers(keyboard);
    /** @type {number | undefined} */
    let focus;

    const take = (_, update) => {
        const { panel } = session;
        if (!panel) return;
        players.draw(panel.players);
        views.take(update);
        put(stage, views.element(panel.root));
        // Views that take no touches are not reached by keys either.
        if (!view.takesTouches) for (const each of stage.querySelectorAll("[tabindex], button, input, textarea")) attribute(each, "tabindex", "-1");
        if (panel.root !== undefined) attribute(place, "aria-busy", null);
        place.style.height = px(Math.min(Math.max(panel.height, 0), 4000));
        const extras = [views.element(panel.accessory), views.element(panel.input)].filter(Boolean);
        if (show(keyboard, extras.length > 0)) put(keyboard, ...extras);
        button.draw(panel.mediaButton);
        if (panel.focus !== focus) {
            focus = panel.focus;
            const field = views.element(focus);
            if (["INPUT", "TEXTAREA"].includes(field?.tagName) && document.activeElement !== field) field.focus({ preventScroll: true });
        }
        onPanel(panel);
    };
    onViews(take);
    if (session.panel) take(session, { changed: [...session.nodes.values()] });
    return { place, keyboard, stop: () => players.stop() };
}

/** Leaves a node's children as they are where they are right: moving one would end what it plays. */
function put(room, ...wanted) {
    const nodes = wanted.filter(Boolean);
    if (nodes.length === room.children.length && nodes.every((node, index) => room.children[index] === node)) return;
    room.replaceChildren(...nodes);
}

/** The button that the system draws over an extension's media. */
function makeMediaButton() {
    const symbol = icon("play");
    const node = h("button", { class: "media-button", type: "button", hidden: true }, symbol);
    let shown = null;
    node.addEventListener("click", (event) => {
        event.stopPropagation();
        tell({ type: "mediaButton", play: !shown.isPlaying });
    });
    return {
        node,
        draw(wanted) {
            shown = wanted;
            if (!show(node, Boolean(wanted))) return;
            const { frame } = wanted;
            Object.assign(node.style, { left: px(frame.x), top: px(frame.y), width: px(frame.width), height: px(frame.height), color: colour(wanted.tint) });
            turn(symbol, wanted.isPlaying ? "pause" : "play");
            attribute(node, "aria-label", t(wanted.isPlaying ? "pause" : "play"));
            attribute(node, "data-overlay", wanted.isOverlay);
            attribute(node, "data-playing", wanted.isPlaying);
        },
    };
}
