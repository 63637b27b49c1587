// What the open card's content extension shows: its views by id, brought up to date by changes in their order.

import { api } from "../app/api.js";

/** @type {(shown: typeof session, update: any) => void} */
let listener = () => {};
let telling = () => {};

/** The views of the one opening that is on the screen. */
export const session = {
    /** @type {number | null} */
    expansion: null,
    isAlive: false,
    serial: 0,
    /** @type {Map<number, API.ViewNode>} */
    nodes: new Map(),
    /** @type {API.ViewPanel | null} */
    panel: null,
};

/** Has `(session, update)` heard after every change, in place of what heard before; `update` tells what changed. */
export function onViews(hear) {
    listener = hear;
}

/** Has `work` done before the extension is told of what the person does, in place of what was done before. */
export function beforeTelling(work) {
    telling = work;
}

/** Follows the opening that is on the screen, if any; its views are fetched once there are some. */
export function follow(view) {
    const expansion = view?.expansion ?? null;
    if (session.expansion !== expansion) Object.assign(session, { expansion, isAlive: false, serial: 0, nodes: new Map(), panel: null });
    const wasAlive = session.isAlive;
    session.isAlive = view?.state === "alive";
    if (session.isAlive && !wasAlive) fetchAll();
}

/** Takes in a change of the event stream; one that is out of order has all fetched anew. */
export function takeChange({ expansion, frame }) {
    if (expansion !== session.expansion || frame.serial <= session.serial) return;
    if (frame.serial === session.serial + 1 || frame.update.isWhole) apply(frame);
    else fetchAll();
}

/** Fetches all views: at the beginning, and when changes may have been missed. */
export async function fetchAll() {
    const wanted = session.expansion;
    if (wanted === null || !session.isAlive) return;
    const change = await api.contentViews().catch(() => null);
    if (change?.expansion === wanted && session.expansion === wanted && change.frame.serial > session.serial) apply(change.frame);
}

function apply({ serial, update }) {
    if (update.isWhole) session.nodes.clear();
    for (const id of update.removed) session.nodes.delete(id);
    for (const node of update.changed) session.nodes.set(node.id, node);
    session.serial = serial;
    session.panel = update.panel;
    listener(session, update);
}

const waiting = [];
let isSending = false;

/** Kinds of events of which the newest of one source tells all. */
const states = ["text", "scroll", "value", "mediaTime", "gesture", "fingers"];

/** Tells the extension what the person did; events leave one after the other, the newest of a kind that only counts as a state. */
export function tell(event) {
    const kind = event.type;
    if (kind !== "scroll") telling();
    const older = states.includes(kind) && isGoingOn(event) ? waiting.findIndex((other) => isSame(other, event)) : -1;
    if (older >= 0) {
        const [gone] = waiting.splice(older, 1);
        // The way of a finger is kept, as far as it may be long.
        if (kind === "fingers") event.touches[0].way = [...gone.touches[0].way, gone.touches[0].at, ...event.touches[0].way].slice(-64);
    }
    waiting.push(event);
    if (waiting.length > 64) waiting.shift();
    send();
}

/** Whether an event only says where something is now; the beginning and the end of a gesture say more. */
function isGoingOn({ gesture, touches }) {
    return (gesture ?? touches?.[0] ?? { phase: "changed" }).phase === "changed";
}

function isSame(one, other) {
    if (one.type !== other.type || (one.node ?? one.player) !== (other.node ?? other.player) || !isGoingOn(one)) return false;
    return one.gesture?.sense === other.gesture?.sense && one.touches?.[0].id === other.touches?.[0].id;
}

async function send() {
    if (isSending) return;
    isSending = true;
    while (waiting.length && session.expansion !== null) {
        // One that is lost is lost: the extension has ended or does not keep up, which its card shows.
        await api.contentEvent(waiting.shift()).catch(() => {});
    }
    waiting.length = 0;
    isSending = false;
}
