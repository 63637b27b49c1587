// The verdict on each client of the gateway: what it does otherwise than Apple asks, and what to do about it.

import { api, attempt } from "../app/api.js";
import { foreign, h } from "../app/dom.js";
import { onEscape, onKey } from "../app/keys.js";
import { t, words } from "../app/strings.js";
import { exactTime } from "../app/time.js";
import { sentence } from "./sentences.js";

const tones = { good: "good", warnings: "warn", errors: "bad" };

/** @type {HTMLDialogElement | null} */
let dialog = null;

export function installClients() {
    onKey("v", toggleClients);
    onEscape(99, () => {
        if (!dialog) return false;
        dialog.close();
        return true;
    });
}

/** Shows or hides the verdicts. */
export async function toggleClients() {
    if (dialog) return dialog.close();
    const list = h("div", { class: "verdicts", role: "status" }, h("p", { class: "none", text: t("oneMoment") }));
    const tool = (name, onclick) => h("button", { class: "tool", type: "button", text: t(name), onclick });
    const forget = tool("forgetClients", async () => {
        await attempt(api.forgetClients);
        await look(list);
    });
    const again = tool("lookAgain", () => look(list));
    const close = tool("close", () => dialog?.close());
    dialog = h("dialog", { class: "help clients", "aria-label": t("clients") }, h("h2", { text: t("clients") }), h("p", { class: "why", text: t("clientsWhy") }), list, h("div", { class: "end" }, forget, again, close));
    dialog.addEventListener("close", () => {
        dialog?.remove();
        dialog = null;
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog?.close());
    document.body.append(dialog);
    dialog.showModal();
    await look(list);
    return undefined;
}

async function look(list) {
    const clients = await api.clients().catch((problem) => problem.message);
    if (typeof clients === "string") list.replaceChildren(h("p", { class: "none", text: clients }));
    else if (clients.length === 0) list.replaceChildren(h("p", { class: "none", text: t("noClients") }));
    else list.replaceChildren(...clients.map(section));
}

function section(/** @type {API.ProviderClient} */ { verdict, gateway, client }) {
    const tone = tones[verdict] ?? "warn";
    const refused = Object.entries(client.refused).sort();
    const counts = t("clientCounts", { requests: client.requests, connections: client.connections, tokens: client.providerTokens, accepted: client.accepted });
    const place = gateway == null ? null : h("small", { text: t("ofGateway", { n: gateway }) });
    return h(
        "section",
        { class: "client", "data-verdict": verdict },
        h("h3", {}, h("span", { class: `mark ${tone}`, text: words("clientVerdict")[verdict] ?? verdict }), foreign("span", "name", client.userAgent || t("noUserAgent")), place),
        foreign("p", "why", `${sentence(client.credential)} · ${counts}`),
        refused.length > 0 && foreign("p", "why", `${t("refusedBy")} ${refused.map(([reason, count]) => `${count} ${reason}`).join(", ")}`),
        h("p", { class: "why", text: `${exactTime(client.firstSeen)} – ${exactTime(client.lastSeen)}` }),
        h("ul", { class: "marks" }, ...client.findings.map(finding)),
    );
}

function finding({ rule, count, example }) {
    const isError = rule.severity === "error";
    return h(
        "li",
        { class: rule.severity, title: rule.id },
        h("span", { class: `mark ${isError ? "bad" : "warn"}`, text: t(isError ? "error" : "warning") }),
        foreign("span", "", `${sentence(rule.title)} ${t("timesFirst", { n: count })}`),
        foreign("code", "", sentence(example)),
        foreign("span", "fix", sentence(rule.fix)),
        h("a", { href: rule.source.url, target: "_blank", rel: "noreferrer", text: rule.source.title }),
    );
}
