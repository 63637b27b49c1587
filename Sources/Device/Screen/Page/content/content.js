// The place of a content extension in the open card: its views, its media button, and what stands above the keyboard.

import { attribute, h, show } from "../app/dom.js";
import { icon, turn } from "../app/icons.js";
import { t } from "../app/strings.js";
import { colour, px } from "./css.js";
import { cardSession } from "./session.js";
import { makeStage } from "./stage.js";

/**
 * Makes the place of one opening: `place` goes into the card, `keyboard` below the card.
 * `onPanel` hears whenever title, height or keyboard may have changed.
 */
export function makeContent(view, onPanel) {
    const button = makeMediaButton();
    const takePanel = (panel) => {
        if (panel.root !== undefined) attribute(place, "aria-busy", null);
        place.style.height = px(Math.min(Math.max(panel.height, 0), 4000));
        button.draw(panel.mediaButton);
        onPanel(panel);
    };
    const { stage, keyboard, begin, stop } = makeStage(cardSession, { takesTouches: view.takesTouches, onPanel: takePanel });
    const place = h("div", { class: "content-view", role: "group", "aria-busy": "true" }, stage, button.node, h("span", { class: "waiting" }));
    place.style.height = px(view.initialHeight);
    attribute(place, "data-touches", view.takesTouches);
    if (view.takesTouches) place.addEventListener("click", (event) => event.stopPropagation());
    begin();
    return { place, keyboard, stop };
}

/** The button that the system draws over an extension's media. */
function makeMediaButton() {
    const symbol = icon("play");
    const node = h("button", { class: "media-button", type: "button", hidden: true }, symbol);
    let shown = null;
    node.addEventListener("click", (event) => {
        event.stopPropagation();
        cardSession.tell({ type: "mediaButton", play: !shown.isPlaying });
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
