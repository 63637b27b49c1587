// A session's views on the page: those at the root, and those that stand in the keyboard's place.

import { attribute, h, show } from "../app/dom.js";
import { makeKeyboard } from "../keyboard/keyboard.js";
import { deletion } from "../keyboard/typing.js";
import { about } from "./about.js";
import { followFingers } from "./fingers.js";
import { takeFonts } from "./fonts.js";
import { makePlayers } from "./players.js";
import { makeViews } from "./views.js";

/**
 * Makes the places of one showing. `onPanel` hears after every change of the views, with what is there at the beginning.
 *
 * @param {import("./session.js").Session} session
 * @param {{takesTouches: boolean, onPanel: (panel: API.ViewPanel) => void}} options
 */
export function makeStage(session, { takesTouches, onPanel }) {
    const players = makePlayers(session);
    const views = makeViews(session, players);
    const stage = h("div", { class: "stage" });
    const extras = h("div", { class: "extras" });
    const keyboard = h("div", { class: "keyboard", hidden: true }, extras);
    if (takesTouches) followFingers(session, stage);
    followFingers(session, extras);
    /** @type {number | undefined} */
    let focus;
    /** The fields that the process has not yet answered, by their view. */
    const asked = new Set();
    const fieldOf = (id) => {
        const element = views.element(id);
        return element ? (about(element).field ?? null) : null;
    };
    const keys = session.hasKeyboard ? makeKeyboard(session, () => ({ id: session.panel?.focus, field: fieldOf(session.panel?.focus) })) : null;
    if (keys) {
        keyboard.append(keys.node);
        for (const place of [stage, extras]) keepFocus(place);
    }
    const deafen = keys ? listenToKeys() : () => {};

    const take = (update) => {
        const { panel } = session;
        if (!panel) return;
        takeFonts(panel.fonts);
        players.draw(panel.players);
        views.take(update);
        put(stage, views.element(panel.root));
        // Views that take no touches are not reached by keys either.
        if (!takesTouches) for (const each of stage.querySelectorAll("[tabindex], button, input, textarea")) attribute(each, "tabindex", "-1");
        const wanted = [views.element(panel.accessory), views.element(panel.input)].filter(Boolean);
        if (show(keyboard, wanted.length > 0 || Boolean(panel.keyboard))) put(extras, ...wanted);
        for (const { id } of update.changed) asked.delete(id);
        if (panel.focus !== focus) {
            focus = panel.focus;
            asked.delete(focus);
            const field = fieldOf(focus);
            if (field && document.activeElement !== field) field.focus({ preventScroll: true });
        }
        if (keys) leave();
        keys?.draw(panel.keyboard, panel.focus);
        onPanel(panel);
    };
    session.onViews(take);

    /** What is pressed beside a field leaves the caret where it is, as on a phone. */
    function keepFocus(place) {
        place.addEventListener("mousedown", (event) => {
            // Controls of the page itself are dragged, for which they have the focus a while.
            const isOwn = event.target instanceof Element && event.target.closest("input, textarea, select, video, audio");
            if (!isOwn && place.contains(document.activeElement)) event.preventDefault();
        });
        place.addEventListener("click", () => {
            const field = fieldOf(session.panel?.focus);
            if (field && !document.activeElement?.closest("[data-field]")) field.focus({ preventScroll: true });
        });
        place.addEventListener("focusin", (event) => {
            const id = Number(event.target.dataset.field);
            if (id !== session.panel?.focus) asked.add(id);
        });
    }

    /** A field that its process did not let have the keyboard, or that has it no longer, loses the caret. */
    function leave() {
        const field = document.activeElement;
        if (!(field instanceof HTMLElement) || !field.dataset.field) return;
        const id = Number(field.dataset.field);
        if (id !== session.panel?.focus && !asked.has(id) && fieldOf(id) === field) field.blur();
    }

    /** What is typed goes to a view that takes it and is no field. */
    function listenToKeys() {
        const hear = (event) => {
            const id = session.panel?.focus;
            const isMine = session.panel?.keyboard && id !== undefined && !fieldOf(id);
            if (!isMine || event.ctrlKey || event.metaKey || ![document.body, views.element(id)].includes(event.target)) return;
            const text = { Enter: "\n", Backspace: deletion }[event.key] ?? ([...event.key].length === 1 ? event.key : null);
            if (text === null) return;
            event.preventDefault();
            event.stopPropagation();
            session.tell({ type: "keys", node: id, text });
        };
        addEventListener("keydown", hear, true);
        return () => removeEventListener("keydown", hear, true);
    }

    return {
        stage,
        keyboard,
        /** Draws what is there already. */
        begin: () => session.panel && take({ changed: [...session.nodes.values()] }),
        stop() {
            deafen();
            players.stop();
        },
    };
}

/** Leaves a node's children as they are where they are right: moving one would end what it plays. */
function put(room, ...wanted) {
    const nodes = wanted.filter(Boolean);
    if (nodes.length === room.children.length && nodes.every((node, index) => room.children[index] === node)) return;
    room.replaceChildren(...nodes);
}
