// The page of a hub: its phones, and what was sent to any of them, searched in one place.

import { h } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { t } from "../app/strings.js";

/** How often the page looks while somebody sees it, in milliseconds. */
const interval = 2_000;

/** @type {(id: string) => any} */
const place = (id) => document.getElementById(id);
const search = h("input", { type: "search", placeholder: t("searchAll"), "aria-label": t("searchAll"), oninput: () => look() });

async function call(method, path, body) {
    const headers = new Headers(body === undefined ? undefined : { "content-type": "application/json" });
    const answer = await fetch(`/api/v1/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    if (answer.ok) return answer.status === 204 ? null : answer.json();
    const refusal = await answer.json().catch(() => null);
    throw new Error(refusal?.error?.message ?? `${answer.status} ${answer.statusText}`);
}

async function attempt(work) {
    try {
        await work();
        place("problem").textContent = "";
    } catch (error) {
        place("problem").textContent = error.message;
    }
}

/** Does something with a phone, then shows what became of it. */
function act(method, path, body) {
    return attempt(async () => {
        await call(method, path, body);
        await look();
    });
}

function deviceRow(device) {
    const apps = device.apps.map((app) => app.bundleID).join(", ");
    return h(
        "li",
        { "data-id": device.id },
        h("a", { href: device.page }, `${device.name} `, h("small", { text: [device.id, device.space, device.language, apps].filter(Boolean).join(" · ") })),
        h("button", { type: "button", text: t("resetPhone"), onclick: () => act("POST", `devices/${device.id}/reset`, {}) }),
        h("button", { type: "button", text: t("deletePhone"), onclick: () => act("DELETE", `devices/${device.id}`) }),
    );
}

function journeyRow({ device, journey }, names) {
    const address = `/devices/${encodeURIComponent(device)}/#${encodeURIComponent(journey.id)}`;
    return h("li", {}, h("a", { href: address }, `${journey.title || journey.id} `, h("small", { text: [names.get(device), journey.bundleID].filter(Boolean).join(" · ") })), h("small", { text: journey.verdict.title }));
}

async function look() {
    await attempt(async () => {
        const words = encodeURIComponent(search.value);
        const [devices, journeys] = await Promise.all([call("GET", "devices"), call("GET", `journeys?limit=100&search=${words}`)]);
        const names = new Map(devices.map((device) => [device.id, device.name]));
        place("devices").replaceChildren(devices.length ? h("ul", {}, ...devices.map(deviceRow)) : h("p", { text: t("noPhones") }));
        list.replaceChildren(...journeys.map((line) => journeyRow(line, names)));
    });
}

const list = h("ul");
document.documentElement.lang = preferences.lang === "zh" ? "zh-Hans" : "en";
place("head").append(h("img", { src: "/art/mark.svg", alt: "" }), h("h1", { text: t("phones") }), h("button", { type: "button", text: t("newPhone"), onclick: () => act("POST", "devices", {}) }));
place("feed").append(search, list);
look();
setInterval(() => document.visibilityState === "visible" && look(), interval);
