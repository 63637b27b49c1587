// What in a payload is wrong or has no effect, as the device knows it.

import { api } from "../app/api.js";
import { foreign, h } from "../app/dom.js";
import { t } from "../app/strings.js";
import { sentence } from "./sentences.js";

/** A list that fills itself; `check` looks at a payload, the newest wins. */
export function makeMarks() {
    const node = h("ul", { class: "marks", role: "status" });
    let newest = 0;
    return {
        node,
        async check(payload, pushType) {
            const number = ++newest;
            const marks = await api.lint(payload, pushType).catch(() => null);
            if (number !== newest || !marks) return;
            node.replaceChildren(...(marks.length ? marks.map(line) : [h("li", { class: "fine", text: t("noMarks") })]));
        },
    };
}

function line({ path, severity, message }) {
    return h("li", { class: severity }, h("span", { class: `mark ${severity === "error" ? "bad" : "warn"}`, text: t(severity) }), path && foreign("code", "", path), foreign("span", "", sentence(message)));
}
