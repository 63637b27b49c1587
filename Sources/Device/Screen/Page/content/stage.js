// A session's views on the page: those at the root, and those that stand in the keyboard's place.

import { attribute, h, show } from "../app/dom.js";
import { about } from "./about.js";
import { followFingers } from "./fingers.js";
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
    const keyboard = h("div", { class: "keyboard", hidden: true });
    if (takesTouches) followFingers(session, stage);
    followFingers(session, keyboard);
    /** @type {number | undefined} */
    let focus;

    const take = (update) => {
        const { panel } = session;
        if (!panel) return;
        players.draw(panel.players);
        views.take(update);
        put(stage, views.element(panel.root));
        // Views that take no touches are not reached by keys either.
        if (!takesTouches) for (const each of stage.querySelectorAll("[tabindex], button, input, textarea")) attribute(each, "tabindex", "-1");
        const extras = [views.element(panel.accessory), views.element(panel.input)].filter(Boolean);
        if (show(keyboard, extras.length > 0)) put(keyboard, ...extras);
        if (panel.focus !== focus) {
            focus = panel.focus;
            const field = about(views.element(focus) ?? stage).field;
            if (field && document.activeElement !== field) field.focus({ preventScroll: true });
        }
        onPanel(panel);
    };
    session.onViews(take);
    return {
        stage,
        keyboard,
        /** Draws what is there already. */
        begin: () => session.panel && take({ changed: [...session.nodes.values()] }),
        stop: () => players.stop(),
    };
}

/** Leaves a node's children as they are where they are right: moving one would end what it plays. */
function put(room, ...wanted) {
    const nodes = wanted.filter(Boolean);
    if (nodes.length === room.children.length && nodes.every((node, index) => room.children[index] === node)) return;
    room.replaceChildren(...nodes);
}
