// Before the first push: what to do next, by a click or by a command.

import { api, attempt } from "../app/api.js";
import { attribute, h, show, text } from "../app/dom.js";
import { t } from "../app/strings.js";
import { compose } from "./send.js";

const commands = {
    install: ["carillon run path/to/YourApp"],
    push: ["carillon push payload.json --wait"],
};

export function makeBeginning() {
    const words = h("p", { class: "words" });
    const button = h("button", { class: "main", type: "button" });
    const own = h("p", { class: "own" });
    const lines = h("div");
    const node = h("div", { class: "beginning", hidden: true }, words, button, own, lines);
    let drawn = "";
    let act = () => {};
    let isBusy = false;
    button.addEventListener("click", async () => {
        if (isBusy) return;
        isBusy = true;
        drawn = "";
        attribute(button, "disabled", true);
        text(button, t("oneMoment"));
        await act();
        isBusy = false;
        drawn = "";
        attribute(button, "disabled", null);
    });
    return {
        node,
        draw(current, isWanted) {
            if (!show(node, Boolean(isWanted && current.model)) || isBusy) return;
            const hasApp = current.model.apps.length > 0;
            const wanted = `${hasApp} ${document.documentElement.lang}`;
            if (drawn === wanted) return;
            drawn = wanted;
            act = hasApp ? compose : installExample;
            text(words, t(hasApp ? "nothingYet" : "noAppYet"));
            text(button, t(hasApp ? "newPush" : "installExample"));
            text(own, t(hasApp ? "orCommand" : "orOwnApp"));
            lines.replaceChildren(...commands[hasApp ? "push" : "install"].map((command) => h("code", { text: command })));
        },
    };
}

/** Has the device build and install the example app, and opens it. */
function installExample() {
    return attempt(async () => {
        const { bundleID } = await api.installExample();
        await api.open(bundleID);
    });
}
