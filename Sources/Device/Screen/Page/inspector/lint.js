// What in a payload is wrong or has no effect, as the device knows it.

import { api } from "../app/api.js";
import { foreign, h } from "../app/dom.js";
import { t } from "../app/strings.js";
import { sentence } from "./sentences.js";

/** A list that fills itself; `check` looks at a push, the newest wins. */
export function makeMarks() {
    const node = h("ul", { class: "marks", role: "status" });
    let newest = 0;
    return {
        node,
        async check(push) {
            const number = ++newest;
            const marks = await api.lint(push).catch(() => null);
            if (number !== newest || !marks) return;
            node.replaceChildren(...(marks.length ? marks.map(line) : [h("li", { class: "fine", text: t("noMarks") })]));
        },
    };
}

function line({ rule, path, line: number, column, severity, message, fix }) {
    const place = [number && `${number}:${column}`, path].filter(Boolean).join(" ");
    return h("li", { class: severity, title: rule }, h("span", { class: `mark ${severity === "error" ? "bad" : "warn"}`, text: t(severity) }), place && foreign("code", "", place), foreign("span", "", sentence(message)), foreign("span", "fix", sentence(fix)));
}
