// Gestures that go on: a pan, a pinch, a turn, a finger that stays. What moves is told once a frame at most.

const holdTime = 500;
const slack = { pan: 8, pinch: 6, rotate: 0.08 };
const pauseOfWheel = 160;

/** A pointer's place in the points of the view at the top: of the card's, or of the keyboard's bar. */
export function placeIn(element, event) {
    const top = element.closest(".stage > .view, .extras > .view") ?? element;
    const box = top.getBoundingClientRect();
    const scale = box.width / (top.offsetWidth || 1) || 1;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
}

/**
 * Lets an element tell of gestures that go on, of those that its node of a session hears. `used` is called when one begins: what
 * follows is no tap.
 */
export function followMoves(session, element, id, used) {
    const { tell } = session;
    const pointers = new Map();
    const begun = new Set();
    let claimed = new Set();
    let start = null;
    let trail = [];
    let hold = 0;
    let frame = 0;
    const hears = (sense) => claimed.has(sense) && (session.nodes.get(id)?.hears.includes(sense) ?? false);

    const spread = () => {
        const [one, two] = [...pointers.values()];
        const middle = two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : { ...one };
        return { middle, length: two ? Math.hypot(two.x - one.x, two.y - one.y) : 0, angle: two ? Math.atan2(two.y - one.y, two.x - one.x) : 0 };
    };
    // What the fingers have done since the beginning; a finger more or less begins anew from where it was.
    const measure = () => {
        const now = pointers.size ? spread() : start.last;
        start.last = now;
        const { base } = start;
        const isPair = base.length > 0 && now.length > 0;
        return {
            at: now.middle,
            touches: Math.max(1, pointers.size),
            translation: { x: start.moved.x + now.middle.x - base.middle.x, y: start.moved.y + now.middle.y - base.middle.y },
            scale: start.scale * (isPair ? now.length / base.length : 1),
            rotation: start.turned + (isPair ? turn(now.angle - base.angle) : 0),
            velocity: speed(trail),
        };
    };
    const rebase = () => {
        const { translation, scale, rotation } = measure();
        Object.assign(start, { moved: translation, scale, turned: rotation, base: spread() });
    };
    const say = (sense, phase) => tell({ type: "gesture", node: id, gesture: { sense, phase, ...measure() } });
    const begin = (sense) => {
        begun.add(sense);
        used();
        // From now on the moves are this element's, wherever the pointer goes.
        for (const pointer of pointers.keys()) capture(element, pointer);
        say(sense, "began");
    };
    const end = (phase) => {
        clearTimeout(hold);
        cancelAnimationFrame(frame);
        for (const sense of begun) say(sense, phase);
        begun.clear();
        pointers.clear();
        start = null;
        trail = [];
    };

    element.addEventListener("pointerdown", (event) => {
        // The innermost view that hears a gesture has it.
        const taken = (event.claimed ??= new Set());
        /** @type {API.ViewNode["hears"]} */
        const moves = ["pan", "pinch", "rotate", "longPress"];
        const mine = new Set(moves.filter((sense) => !taken.has(sense) && session.nodes.get(id)?.hears.includes(sense)));
        if (mine.size === 0 || pointers.size >= 2) return;
        mine.forEach((sense) => taken.add(sense));
        claimed = mine;
        if (pointers.size) rebase();
        pointers.set(event.pointerId, placeIn(element, event));
        if (start) start.base = spread();
        else start = { base: spread(), last: spread(), moved: { x: 0, y: 0 }, scale: 1, turned: 0 };
        clearTimeout(hold);
        if (hears("longPress") && pointers.size === 1) hold = setTimeout(() => begun.size || begin("longPress"), holdTime);
    });
    element.addEventListener("pointermove", (event) => {
        if (!pointers.has(event.pointerId)) return;
        const place = placeIn(element, event);
        pointers.set(event.pointerId, place);
        trail = [...trail.filter((old) => event.timeStamp - old.time < 100), { ...spread().middle, time: event.timeStamp }];
        const { translation, scale, rotation } = measure();
        if (Math.hypot(translation.x, translation.y) > slack.pan) {
            if (!begun.has("longPress")) clearTimeout(hold);
            if (hears("pan") && !begun.has("pan") && !begun.has("longPress")) begin("pan");
        }
        const apart = Math.abs(spread().length - start.base.length);
        if (hears("pinch") && !begun.has("pinch") && pointers.size === 2 && apart > slack.pinch && scale !== 1) begin("pinch");
        if (hears("rotate") && !begun.has("rotate") && Math.abs(rotation) > slack.rotate) begin("rotate");
        if (begun.size && !frame) {
            frame = requestAnimationFrame(() => {
                frame = 0;
                for (const sense of begun) say(sense, "changed");
            });
        }
    });
    const leave = (phase) => (event) => {
        if (!pointers.has(event.pointerId)) return;
        rebase();
        pointers.delete(event.pointerId);
        if (pointers.size === 0) return end(phase);
        start.base = spread();
        for (const sense of ["pinch", "rotate"]) if (begun.delete(sense)) say(sense, phase);
    };
    element.addEventListener("pointerup", leave("ended"));
    element.addEventListener("pointercancel", leave("cancelled"));
    element.addEventListener("pointerleave", (event) => begun.size === 0 && leave("cancelled")(event));
    followWheel(session, element, id, used);
}

/** A pinch of a touchpad, which browsers tell as a wheel turned with the control key. */
function followWheel(session, element, id, used) {
    const { tell } = session;
    let scale = 1;
    let timer = 0;
    let at = null;
    const say = (phase) => tell({ type: "gesture", node: id, gesture: { sense: "pinch", phase, at, translation: { x: 0, y: 0 }, velocity: { x: 0, y: 0 }, scale, rotation: 0, touches: 2 } });
    element.addEventListener(
        "wheel",
        (event) => {
            if (!event.ctrlKey || event.defaultPrevented || !session.nodes.get(id)?.hears.includes("pinch")) return;
            event.preventDefault();
            at = placeIn(element, event);
            if (!timer) {
                used();
                say("began");
            }
            scale = Math.min(50, Math.max(0.02, scale * Math.exp(-event.deltaY / 100)));
            say("changed");
            clearTimeout(timer);
            timer = setTimeout(() => {
                say("ended");
                timer = 0;
                scale = 1;
            }, pauseOfWheel);
        },
        { passive: false },
    );
}

function capture(element, pointer) {
    try {
        element.setPointerCapture(pointer);
    } catch {
        // The finger has left already.
    }
}

/** An angle between half a turn back and half a turn on. */
function turn(angle) {
    return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** Points per second over the last moments. */
function speed(trail) {
    const [first, last] = [trail[0], trail.at(-1)];
    const seconds = first ? (last.time - first.time) / 1000 : 0;
    return seconds > 0.005 ? { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds } : { x: 0, y: 0 };
}
