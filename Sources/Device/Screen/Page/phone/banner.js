// The banner: slides in with a spring, goes with a flick, opens when pulled down or held.

import { api, attempt } from "../app/api.js";
import { attribute, h } from "../app/dom.js";
import { onEscape } from "../app/keys.js";
import { surface } from "../app/store.js";
import { makeCard, tap, updateCard } from "./card.js";
import { gestures } from "./gestures.js";
import { makeTools } from "./tools.js";

const dismiss = () => attempt(api.dismissBanner);

export function makeBanner() {
    const node = h("div", { class: "banner-place" });
    let shown = null;
    onEscape(50, () => {
        if (!shown) return false;
        dismiss();
        return true;
    });
    return {
        node,
        draw(state) {
            // On a locked screen a notification rolls in from below; none comes down from above.
            const card = (surface(state.model) !== "lockScreen" && state.model.banner) || null;
            if (card && shown?.card.key === card.key) return updateCard(shown, card);
            if (shown) leave(shown.node);
            shown = null;
            if (!card) return;
            shown = makeCard();
            updateCard(shown, card);
            shown.node.classList.add("in");
            shown.node.append(h("span", { class: "grip" }), banner(shown));
            attribute(shown.node, "data-banner", true);
            touch(shown);
            node.append(shown.node);
        },
    };
}

function banner(view) {
    return makeTools([
        ["openView", "eye", () => attempt(() => api.expand(view.card.key))],
        ["dismiss", "close", dismiss],
    ]);
}

function leave(card) {
    card.style.transform = "";
    card.classList.replace("in", "out");
    const end = () => card.remove();
    card.addEventListener("animationend", end);
    setTimeout(end, 600);
}

function touch(view) {
    const card = view.node;
    const expand = () => attempt(() => api.expand(view.card.key));
    gestures(card, "y", {
        tap: () => tap(view.card),
        hold: expand,
        slide: (_, dy) => {
            card.style.transform = `translateY(${dy < 0 ? dy : Math.sqrt(dy) * 5}px)`;
        },
        release: (_, dy) => {
            card.style.transform = "";
            if (dy < -24) dismiss();
            else if (dy > 50) expand();
        },
    });
    card.addEventListener("keydown", (event) => {
        const keys = { Enter: expand, " ": () => tap(view.card), Delete: dismiss, Backspace: dismiss };
        if (event.target !== card || !keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
    });
}
