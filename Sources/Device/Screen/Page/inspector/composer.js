// Writes a push: to which app, of which kind, with what in it; tells while it is written what a phone would pass over.

import { attribute, h, keyed, show, text } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { makeMarks } from "./lint.js";
import { curl, pretty, send } from "./send.js";
import { templatesFor, written } from "./templates.js";

const types = ["alert", "background", "liveactivity", "voip", "location", "complication", "fileprovider", "mdm", "pushtotalk", "widgets", "controls"];

/** What a push is written with: its `node`, the `draft` that it began with, and `draw`, which follows the phone's apps. */
export function makeComposer(draft) {
    const app = choice("app", []);
    const template = choice("template", []);
    const type = choice(
        "pushType",
        types.map((one) => [one, one]),
        draft.pushType,
    );
    const priority = choice(
        "priority",
        [
            ["", t("unset")],
            ["10", "10"],
            ["5", "5"],
            ["1", "1"],
        ],
        String(draft.priority ?? ""),
    );
    const collapse = h("input", { type: "text", maxlength: "64", value: draft.collapseID ?? "", spellcheck: "false" });
    const expiration = h("input", { type: "number", min: "0", value: draft.expiration ?? "", placeholder: t("seconds1970") });
    const payload = h("textarea", { class: "payload-field", spellcheck: "false", autocomplete: "off", "aria-label": t("payload"), dir: "ltr", rows: "16" });
    const size = h("span", { class: "size" });
    const marks = makeMarks();
    const answer = h("p", { class: "answer", role: "status" });
    const why = h("p", { class: "why-not", id: "why-not" });
    const sendButton = h("button", { class: "main", type: "submit", "aria-describedby": "why-not" }, h("span", { text: t("send") }), h("kbd", { text: "Ctrl ⏎" }));
    let offered = [];
    let isSending = false;

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
        timer = setTimeout(() => marks.check(current()), 120);
    };
    const current = () => ({
        bundleID: app.value,
        payload: payload.value,
        pushType: type.value,
        priority: priority.value ? Number(priority.value) : undefined,
        collapseID: collapse.value || undefined,
        expiration: expiration.value === "" ? undefined : Number(expiration.value),
    });
    const submit = async () => {
        if (sendButton.disabled) return;
        isSending = true;
        draw(state);
        const result = await send(current());
        isSending = false;
        draw(state);
        if (!result) return;
        if (result.status === 200) {
            update({ draft: null });
            return;
        }
        attribute(answer, "class", "answer bad");
        text(answer, [result.status, result.reason, result.explanation].filter(Boolean).join(" · "));
    };
    const draw = (current) => {
        const apps = current.model?.apps ?? [];
        options(
            app,
            apps.map((one) => [one.bundleID, `${one.name} · ${one.bundleID}`]),
            app.value || draft.bundleID,
        );
        const chosen = apps.find((one) => one.bundleID === app.value);
        offered = templatesFor(chosen);
        options(template, [["", t("chooseTemplate")], ...offered.map((one, index) => [String(index), one.name[preferences.lang]])], template.value);
        const reason = reasonNotToSend(current, chosen);
        sendButton.disabled = isSending || reason !== null;
        if (show(why, reason !== null)) text(why, reason);
    };
    payload.addEventListener("input", check);
    for (const field of [type, priority]) field.addEventListener("change", check);
    for (const field of [collapse, expiration]) field.addEventListener("input", check);
    app.addEventListener("change", () => {
        draw(state);
        check();
    });
    template.addEventListener("change", () => {
        const wanted = offered[Number(template.value)];
        const to = state.model?.apps.find((one) => one.bundleID === app.value);
        if (template.value !== "" && wanted) take(written(wanted, to));
    });

    const tool = (name, act) => h("button", { class: "tool", type: "button", text: t(name), onclick: act });
    const node = h(
        "form",
        { class: "composer", "aria-label": t("newPush") },
        h(
            "div",
            { class: "top" },
            h("h1", { text: t("newPush") }),
            h(
                "div",
                { class: "tools" },
                tool("layOut", () => take({ ...current(), payload: pretty(payload.value) })),
                tool("copyCurl", async () => {
                    const words = await curl({ ...current(), topic: app.value });
                    if (words) await navigator.clipboard.writeText(words);
                }),
                tool("cancel", () => update({ draft: null })),
            ),
        ),
        h("div", { class: "grid" }, labelled("template", template), labelled("toApp", app), labelled("pushType", type), labelled("priority", priority), labelled("collapseID", collapse), labelled("expiration", expiration)),
        h("h2", {}, h("span", { text: t("payload") }), size),
        payload,
        marks.node,
        answer,
        h("div", { class: "end" }, why, sendButton),
    );
    node.addEventListener("submit", (event) => {
        event.preventDefault();
        submit();
    });
    node.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
    });
    draw(state);
    if (draft.payload === null) take(written(offered[0]));
    else take(draft);
    queueMicrotask(() => payload.focus());
    return { node, draft, draw };
}

/** Why nobody would get a push; null when somebody does. */
function reasonNotToSend({ model, link }, app) {
    if (!model || link === "lost") return t("lostLong");
    if (model.apps.length === 0) return t("noAppYet");
    if (!app) return t("chooseApp");
    return model.phone.isConnected ? null : t("noGatewayToSend");
}

function choice(name, choices, chosen) {
    const node = h("select", { name });
    options(node, choices, chosen);
    return node;
}

/** Offers other choices where they differ; what is chosen stays, where it is still there. */
function options(node, choices, chosen) {
    keyed(
        node,
        choices,
        ([value]) => value,
        ([value]) => ({ node: h("option", { value }) }),
        (option, [, words]) => text(option.node, words),
    );
    const values = choices.map(([value]) => value);
    const wanted = values.includes(chosen) ? chosen : (values[0] ?? "");
    if (node.value !== wanted) node.value = wanted;
}

function labelled(name, control) {
    return h("label", {}, h("span", { text: t(name) }), control);
}
