// Sending a push again, changing one, and saying it to a shell.

import { api, attempt } from "../app/api.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { choose } from "./journeys.js";

const fields = { topic: "apns-topic", pushType: "apns-push-type", priority: "apns-priority", collapseID: "apns-collapse-id", expiration: "apns-expiration" };

/** A journey's push as it can be sent once more; an expiration that has passed is left out. */
export function draftOf(journey) {
    const headers = journey.headers ?? {};
    const number = (name) => (headers[name] === undefined ? undefined : Number(headers[name]));
    const expiration = number(fields.expiration);
    const topic = headers[fields.topic];
    const app = state.model?.apps.find((one) => topic === one.bundleID || topic?.startsWith(`${one.bundleID}.`));
    return {
        bundleID: app?.bundleID ?? journey.bundleID,
        payload: journey.payload,
        topic,
        pushType: headers[fields.pushType] ?? "alert",
        priority: number(fields.priority),
        collapseID: headers[fields.collapseID],
        expiration: expiration && expiration * 1000 < Date.now() ? undefined : expiration,
    };
}

/** Sends, and shows what becomes of it; returns the gateway's answer, or nothing where there was none. */
export async function send(draft) {
    const answer = await attempt(() => api.send(draft));
    if (answer?.id) choose(answer.id);
    return answer;
}

export function sendAgain(journey) {
    return send(draftOf(journey));
}

export function edit(journey) {
    const draft = draftOf(journey);
    update({ draft: { ...draft, payload: pretty(draft.payload) }, place: "journey" });
}

export function compose() {
    const app = state.model?.apps.find((one) => one.deviceToken) ?? state.model?.apps[0];
    update({ draft: { bundleID: app?.bundleID ?? "", payload: null, pushType: "alert" }, place: "journey" });
}

export function pretty(payload) {
    try {
        return JSON.stringify(JSON.parse(payload), null, 2);
    } catch {
        return payload;
    }
}

export async function copyCurl(journey) {
    const words = await curl(draftOf(journey));
    if (!words) return undefined;
    await navigator.clipboard.writeText(words);
    return "copied";
}

/** The request as a line for a shell. */
export async function curl(draft) {
    const address = await attempt(api.provider);
    if (!address) return null;
    const token = state.model?.apps.find((one) => one.bundleID === draft.bundleID)?.deviceToken ?? t("noToken");
    const headers = Object.entries(fields)
        .filter(([name]) => draft[name] !== undefined && draft[name] !== null && draft[name] !== "")
        .map(([name, header]) => `  -H ${quote(`${header}: ${draft[name]}`)} \\`);
    return [`curl --http2 --cacert ${quote(address.authority)} \\`, `  -H "authorization: bearer $(${address.tokenCommand})" \\`, ...headers, `  -d ${quote(draft.payload)} \\`, `  ${address.url}/3/device/${token}`].join("\n");
}

/** A word that a shell takes as it is. */
function quote(words) {
    return `'${words.replaceAll("'", "'\\''")}'`;
}
