// Writes a push: to which app, of which kind, with what in it; tells while it is written what a phone would pass over.

import { attribute, foreign, h, text } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { makeMarks } from "./lint.js";
import { curl, pretty, send } from "./send.js";
import { templates, written } from "./templates.js";

const types = ["alert", "background", "liveactivity", "voip", "location", "complication", "fileprovider", "mdm", "pushtotalk", "widgets", "controls"];

export function makeComposer(draft) {
    const apps = state.model?.apps ?? [];
    const app = choice("app", apps.map((one) => [one.bundleID, `${one.name} · ${one.bundleID}`]), draft.bundleID);
    const template = choice("template", [["", t("chooseTemplate")], ...templates.map((one, index) => [String(index), one.name[preferences.lang]])], "");
    const type = choice("pushType", types.map((one) => [one, one]), draft.pushType);
    const priority = choice("priority", [["", t("unset")], ["10", "10"], ["5", "5"], ["1", "1"]], String(draft.priority ?? ""));
    const collapse = h("input", { type: "text", maxlength: "64", value: draft.collapseID ?? "", spellcheck: "false" });
    const expiration = h("input", { type: "number", min: "0", value: draft.expiration ?? "", placeholder: t("seconds1970") });
    const payload = h("textarea", { class: "payload-field", spellcheck: "false", autocomplete: "off", "aria-label": t("payload"), dir: "ltr", rows: "16" });
    const size = h("span", { class: "size" });
    const marks = makeMarks();
    const answer = h("p", { class: "answer", role: "status" });
    const sendButton = h("button", { class: "main", type: "submit" }, h("span", { text: t("send") }), h("kbd", { text: "Ctrl ⏎" }));

    const take = (wanted) => {
        payload.value = wanted.payload;
        type.value = wanted.pushType;
        priority.value = wanted.priority ?? "";
        check();
    };
    let timer = 0;
    const check = () => {
        text(size, t("bytes", { n: new TextEncoder().encode(payload.value).length }));
        clearTimeout(timer);
        timer = setTimeout(() => marks.check(payload.value, type.value), 120);
    };
    const current = () => ({
        bundleID: app.value, payload: payload.value, pushType: type.value, priority: priority.value ? Number(priority.value) : undefined,
        collapseID: collapse.value || undefined, expiration: expiration.value === "" ? undefined : Number(expiration.value),
    });
    const submit = async () => {
        sendButton.disabled = true;
        const result = await send(current());
        sendButton.disabled = false;
        if (!result) return;
        if (result.status === 200) return update({ draft: null });
        attribute(answer, "class", "answer bad");
        text(answer, [result.status, result.reason, result.explanation].filter(Boolean).join(" · "));
    };
    payload.addEventListener("input", check);
    type.addEventListener("change", check);
    template.addEventListener("change", () => template.value !== "" && take(written(templates[Number(template.value)])));

    const tool = (name, act) => h("button", { class: "tool", type: "button", text: t(name), onclick: act });
    const form = h("form", { class: "composer", "aria-label": t("newPush") },
        h("div", { class: "top" }, h("h1", { text: t("newPush") }), h("div", { class: "tools" },
            tool("layOut", () => take({ ...current(), payload: pretty(payload.value) })),
            tool("copyCurl", async () => {
                const words = await curl({ ...current(), topic: app.value });
                if (words) await navigator.clipboard.writeText(words);
            }),
            tool("cancel", () => update({ draft: null })))),
        h("div", { class: "grid" }, labelled("template", template), labelled("toApp", app), labelled("pushType", type), labelled("priority", priority),
            labelled("collapseID", collapse), labelled("expiration", expiration)),
        h("h2", {}, h("span", { text: t("payload") }), size), payload, marks.node, answer, h("div", { class: "end" }, sendButton));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        submit();
    });
    form.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
        else if (event.key === "Escape") update({ draft: null });
        else return;
        event.preventDefault();
    });
    if (draft.payload === null) take(written(templates[0]));
    else take(draft);
    queueMicrotask(() => payload.focus());
    return form;
}

function choice(name, options, chosen) {
    const node = h("select", { name }, ...options.map(([value, words]) => h("option", { value, text: words })));
    node.value = chosen;
    return node;
}

function labelled(name, control) {
    return h("label", {}, h("span", { text: t(name) }), control);
}
