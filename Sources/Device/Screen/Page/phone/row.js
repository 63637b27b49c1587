// A card in a list: slid aside it shows Options and Clear; a long slide clears.

import { api, attempt } from "../app/api.js";
import { h, text, viewOf } from "../app/dom.js";
import { update } from "../app/store.js";
import { t } from "../app/strings.js";
import { makeCard, tap, updateCard } from "./card.js";
import { isRightToLeft, setOpen, slides } from "./slide.js";
import { makeTools } from "./tools.js";

/** A row's view; its `behavior` may have `tap` and `clear` where they do something else (a stack unfolds). */
export function makeRow() {
    const card = makeCard();
    const face = card.node;
    const options = h("button", { type: "button", onclick: () => update({ optionsFor: card.card }) });
    const clear = h("button", { type: "button", onclick: () => remove() });
    const openUp = () => attempt(() => api.expand(card.card?.key));
    const tools = makeTools([
        ["openView", "eye", openUp],
        ["options", "symbol", () => update({ optionsFor: card.card })],
        ["clear", "close", () => remove()],
    ]);
    const node = h("div", { class: "row", role: "listitem" }, h("div", { class: "behind" }, options, clear), face, tools);
    const view = { node, card, options, clear, behavior: {} };

    const remove = () => attempt(() => (view.behavior.clear ?? ((shown) => api.clear(shown.key)))(card.card));
    const touch = () => (view.behavior.tap ?? tap)(card.card);
    const aside = () => {
        setOpen(node, true);
        options.focus();
    };
    slides(node, face, 168, { tap: touch, hold: openUp, away: remove });
    node.addEventListener("keydown", (event) => {
        if (event.target === face || !["ArrowLeft", "ArrowRight"].includes(event.key) || !node.classList.contains("open")) return;
        event.stopPropagation();
        setOpen(node, false);
        face.focus();
    });
    face.addEventListener("keydown", (event) => {
        if (event.target !== face) return;
        const keys = { Enter: openUp, " ": touch, Delete: remove, Backspace: remove, ArrowDown: () => step(face, 1), ArrowUp: () => step(face, -1), [isRightToLeft() ? "ArrowRight" : "ArrowLeft"]: aside, Home: () => goToEnd(face, "first"), End: () => goToEnd(face, "last") };
        if (!keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
    });
    return view;
}

export function updateRow(view, card) {
    updateCard(view.card, card);
    text(view.options, t("options"));
    text(view.clear, t("clear"));
}

function step(face, direction) {
    const section = face.closest(".section");
    viewOf(direction > 0 ? section.nextElementSibling : section.previousElementSibling)?.catchUp?.();
    const cards = [...face.closest(".list").querySelectorAll(".card")];
    cards[cards.indexOf(face) + direction]?.focus();
}

function goToEnd(face, end) {
    const section = face.closest(".list")[`${end}ElementChild`];
    viewOf(section)?.catchUp?.();
    const cards = [...section.querySelectorAll(".card")];
    cards.at(end === "first" ? 0 : -1)?.focus();
}
