// How views move: into the place that they are given, and by animations of their layers.

import { about } from "./about.js";

const curves = { easeInOut: "ease-in-out", easeIn: "ease-in", easeOut: "ease-out", linear: "linear", spring: "var(--spring)" };
/** As many points of a curve are followed. */
const most = 240;
/** What of an element's style an animation takes there and back. */
const moved = ["left", "top", "width", "height", "opacity", "transform", "backgroundColor", "borderTopLeftRadius", "borderTopRightRadius", "borderBottomLeftRadius", "borderBottomRightRadius", "filter"];

/** Has the next changes of an element move into place; `change` makes them, which one that goes back does beforehand. */
export function animate(element, animation, change) {
    const { duration, delay, autoreverses, runs } = animation;
    if (autoreverses || runs) {
        const before = look(element);
        change();
        run(element, animation, before, runs ?? 2);
        return;
    }
    element.style.transition = `all ${duration}s ${easing(animation)} ${delay}s`;
    const record = about(element);
    clearTimeout(record.settling);
    record.settling = setTimeout(
        () => {
            element.style.transition = "";
            record.settling = 0;
        },
        (duration + delay) * 1000 + 50,
    );
}

/** Has the next changes of an element be there at once; what moves to where it stays goes on. */
export function hurry(element) {
    if (about(element).settling) element.style.transition = "all 0s";
}

/** Has an element move on and on as its view does: `wanted` tells how and from where, and is nothing when the view rests. */
export function repeatAnimation(element, wanted, node, paint) {
    const key = wanted ? JSON.stringify([wanted, node.frame, node.style]) : null;
    const record = about(element);
    if ((record.repeated ?? null) === key) return;
    record.repeated = key;
    record.repeating?.cancel();
    record.repeating = null;
    if (!wanted) return;
    paint(element, { ...node, ...wanted });
    const before = look(element);
    paint(element, node);
    record.repeating = run(element, wanted.animation, before, Infinity);
}

/** Runs from `before` to how the element is now. */
function run(element, animation, before, iterations) {
    const { duration, delay, autoreverses } = animation;
    const timing = { duration: Math.max(1, duration * 1000), delay: delay * 1000, direction: autoreverses ? "alternate" : "normal", iterations };
    return element.animate([before, look(element)], { ...timing, easing: animation.points ? easing(animation) : plain(animation.curve), fill: "backwards" });
}

/** How an animation goes, as CSS has it. */
function easing({ curve, damping, points }) {
    if (points?.length > 1) return `linear(${points.slice(0, most).join(", ")})`;
    return curve === "spring" && damping ? spring(damping) : (curves[curve] ?? "ease-in-out");
}

function look(element) {
    const style = getComputedStyle(element);
    return Object.fromEntries(moved.map((name) => [name, style[name]]));
}

/** The way of a spring that is let go, as a curve of points. */
function spring(damping) {
    const ratio = Math.min(1, Math.max(0.05, damping));
    // It has come to rest, to a thousandth, when the animation is over.
    const pace = 6.9 / ratio;
    const frequency = pace * Math.sqrt(Math.max(0, 1 - ratio * ratio));
    const points = Array.from({ length: 41 }, (_, index) => {
        const time = index / 40;
        const rest = Math.exp(-ratio * pace * time);
        const part = frequency > 0.01 ? Math.cos(frequency * time) + ((ratio * pace) / frequency) * Math.sin(frequency * time) : 1 + pace * time;
        return (1 - rest * part).toFixed(4);
    });
    return `linear(${points.join(", ")}, 1)`;
}

/** A curve of the link as one that the browser knows. */
export function plain(curve) {
    return curve === "spring" ? "ease-out" : (curves[curve] ?? "ease-in-out");
}
