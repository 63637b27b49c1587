// The windows of the app in front, as its process draws them.

import { attribute, h } from "../app/dom.js";
import { onKey } from "../app/keys.js";
import { state, surface, update } from "../app/store.js";
import { windowSession } from "../content/session.js";
import { makeStage } from "../content/stage.js";

export function makeAppWindow() {
    const node = h("div", { class: "app-window", role: "group" });
    /** The stay that is drawn. */
    let shown = null;
    let stop = () => {};
    let isEmpty = true;
    /** How the app has the status bar, as text. */
    let bar = "";
    onKey("i", toggleFacts);

    const open = (stay) => {
        stop();
        shown = stay;
        isEmpty = true;
        const made = makeStage(windowSession, {
            takesTouches: true,
            onPanel(panel) {
                attribute(node, "aria-busy", null);
                // An app that has no window shows nothing.
                const before = `${isEmpty} ${bar}`;
                bar = JSON.stringify(panel.statusBar ?? null);
                const root = panel.root === undefined ? undefined : windowSession.nodes.get(panel.root);
                isEmpty = !root || root.children.length === 0;
                if (`${isEmpty} ${bar}` !== before) update();
            },
        });
        stop = made.stop;
        node.replaceChildren(made.stage, made.keyboard, h("span", { class: "waiting" }));
        attribute(node, "aria-busy", "true");
        made.begin();
    };
    return {
        node,
        /** Returns whether they are to be seen. */
        draw(current, name) {
            const { window: found } = current.model;
            const view = found && found.state !== "failed" ? found : null;
            attribute(node, "aria-label", name);
            windowSession.follow(view);
            if (view && view.stay !== shown) open(view.stay);
            if (!view && shown !== null) {
                // What was there last is seen while the app leaves.
                stop();
                shown = null;
            }
            const isThere = view ? view.state === "loading" || !isEmpty : surface(current.model) !== "app" && !isEmpty;
            return isThere && !current.showsFacts;
        },
    };
}

/**
 * How the app in front wants the clock and the signs beside it, while its windows are to be seen.
 *
 * @returns {API.ViewStatusBar | null}
 */
export function statusBar(current) {
    const isSeen = surface(current.model) === "app" && hasWindow(current.model) && !current.showsFacts && current.settingsPage === null;
    return isSeen ? (windowSession.panel?.statusBar ?? null) : null;
}

/** Whether there is a window that facts can stand in the place of. */
export function hasWindow(model) {
    return ["loading", "alive"].includes(model.window?.state);
}

/** Shows the app's facts in place of its windows, or its windows again. */
export function toggleFacts() {
    if (state.model && hasWindow(state.model)) update({ showsFacts: !state.showsFacts });
}
