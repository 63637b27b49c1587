// Views that a process of the phone shows, by id, brought up to date by changes in their order; and what the person did in
// them, told in order. The open card's content extension has one session, the app in front another.

import { api } from "../app/api.js";

/** Kinds of events of which the newest of one source tells all. */
const states = ["text", "selection", "scroll", "value", "mediaTime", "gesture", "fingers"];

/**
 * A session; it follows one showing after the other.
 *
 * @typedef {ReturnType<typeof makeSession>} Session
 * @param {{
 *     views: () => Promise<any>,
 *     send: (event: any) => Promise<any>,
 *     showing: (place: any) => number | null,
 *     hasKeyboard?: boolean,
 * }} link `showing` tells one opening or stay from the next, in a change as in the render model; `hasKeyboard`: fields are
 * left as on a phone, by what the process says, and not by the page's focus.
 */
export function makeSession({ views, send, showing, hasKeyboard = false }) {
    /** @type {(update: any) => void} */
    let listener = () => {};
    let telling = () => {};
    const waiting = [];
    let isSending = false;

    const session = {
        hasKeyboard,
        /** @type {number | null} */
        showing: null,
        isAlive: false,
        serial: 0,
        /** @type {Map<number, API.ViewNode>} */
        nodes: new Map(),
        /** @type {API.ViewPanel | null} */
        panel: null,
        onViews,
        beforeTelling,
        follow,
        takeChange,
        fetchAll,
        tell,
    };
    return session;

    /** Has `update` heard after every change, in place of what heard before. */
    function onViews(hear) {
        listener = hear;
    }

    /** Has `work` done before the process is told of what the person does, in place of what was done before. */
    function beforeTelling(work) {
        telling = work;
    }

    /** Follows what is on the screen, if anything; its views are fetched once there are some. */
    function follow(place) {
        const wanted = place ? showing(place) : null;
        if (session.showing !== wanted) Object.assign(session, { showing: wanted, isAlive: false, serial: 0, nodes: new Map(), panel: null });
        const wasAlive = session.isAlive;
        session.isAlive = place?.state === "alive";
        if (session.isAlive && !wasAlive) fetchAll();
    }

    /** Takes in a change of the event stream; one that is out of order has all fetched anew. */
    function takeChange(change) {
        const { frame } = change;
        if (showing(change) !== session.showing || frame.serial <= session.serial) return;
        if (frame.serial === session.serial + 1 || frame.update.isWhole) apply(frame);
        else fetchAll();
    }

    /** Fetches all views: at the beginning, and when changes may have been missed. */
    async function fetchAll() {
        const wanted = session.showing;
        if (wanted === null || !session.isAlive) return;
        const change = await views().catch(() => null);
        if (change && showing(change) === wanted && session.showing === wanted && change.frame.serial > session.serial) apply(change.frame);
    }

    function apply({ serial, update }) {
        if (update.isWhole) session.nodes.clear();
        for (const id of update.removed) session.nodes.delete(id);
        for (const node of update.changed) session.nodes.set(node.id, node);
        session.serial = serial;
        session.panel = update.panel;
        listener(update);
    }

    /** Tells the process what the person did; events leave one after the other, the newest of a kind that only counts as a state. */
    function tell(event) {
        const kind = event.type;
        if (kind !== "scroll") telling();
        const older = states.includes(kind) && isGoingOn(event) ? waiting.map((other) => isSame(other, event)).lastIndexOf(true) : -1;
        // A text that a key or another field came after has its place before them.
        const isKept = older >= 0 && ["text", "selection"].includes(kind) && waiting.slice(older).some((other) => !states.includes(other.type));
        if (older >= 0 && !isKept) {
            const [gone] = waiting.splice(older, 1);
            // The way of a finger is kept, as far as it may be long.
            if (kind === "fingers") event.touches[0].way = [...gone.touches[0].way, gone.touches[0].at, ...event.touches[0].way].slice(-64);
        }
        waiting.push(event);
        if (waiting.length > 64) waiting.shift();
        sendAll();
    }

    async function sendAll() {
        if (isSending) return;
        isSending = true;
        while (waiting.length && session.showing !== null) {
            // One that is lost is lost: the process has ended or does not keep up, which is seen.
            await send(waiting.shift()).catch(() => {});
        }
        waiting.length = 0;
        isSending = false;
    }
}

/** Whether an event only says where something is now; the beginning and the end of a gesture say more. */
function isGoingOn({ gesture, touches }) {
    return (gesture ?? touches?.[0] ?? { phase: "changed" }).phase === "changed";
}

function isSame(one, other) {
    if (one.type !== other.type || (one.node ?? one.player) !== (other.node ?? other.player) || !isGoingOn(one)) return false;
    return one.gesture?.sense === other.gesture?.sense && one.touches?.[0].id === other.touches?.[0].id;
}

/** Of the content extension in the open card. */
export const cardSession = makeSession({ views: api.contentViews, send: api.contentEvent, showing: (place) => place.expansion });

/** Of the app in front. */
export const windowSession = makeSession({ views: api.windowViews, send: api.windowEvent, showing: (place) => place.stay, hasKeyboard: true });
