// How layers move: animations of single properties, each with its own time, as Core Animation has them.

import { about } from "./about.js";
import { cleanPath, colour, gradient, matrix, px } from "./css.js";
import { plain } from "./motion.js";
import { shade } from "./paint.js";

const shapes = new Set(["path", "fill", "stroke", "strokeStart", "strokeEnd", "lineWidth", "dashPhase"]);

// Parts of a transform move by themselves, and each is what it was while another one moves: each is a number of its own
// (style/motion.css).
const turned = "translate(calc(var(--x) * 1px), calc(var(--y) * 1px)) rotateZ(calc(var(--rotation) * 1rad)) rotateY(calc(var(--rotation-y) * 1rad)) rotateX(calc(var(--rotation-x) * 1rad)) scale(var(--scale-x), var(--scale-y))";
const isPart = /^(rotation|scale|shift)/;
const isPlace = /^(translate|anchor)/;

/** Has an element's style ready for what its layer's animations change of its transform and its place; after `paint`. */
function prepare(element, { style }) {
    const css = element.style;
    const animations = style.animations ?? [];
    const hasParts = animations.some(({ property }) => isPart.test(property));
    const hasPlace = animations.some(({ property }) => isPlace.test(property));
    const record = about(element);
    if (!hasParts && !hasPlace && !record.hasNumbers) return;
    record.hasNumbers = hasParts || hasPlace;
    if (hasParts) css.transform = `${turned} ${style.transform ? matrix(style.transform) : ""}`;
    const { x = 0, y = 0, rotation = 0, rotationX = 0, rotationY = 0, scaleX = 1, scaleY = 1 } = style.parts ?? {};
    const parts = { x, y, rotation, "rotation-x": rotationX, "rotation-y": rotationY, "scale-x": scaleX, "scale-y": scaleY };
    for (const [name, number] of Object.entries(parts)) css.setProperty(`--${name}`, hasParts ? String(number) : "");
    const anchor = style.anchor ?? { x: 0.5, y: 0.5 };
    // Where the layer is stays under its anchor: the box moves the other way.
    css.translate = hasPlace ? `calc(var(--place-x) * 1px + (${anchor.x} - var(--anchor-x)) * 100%) calc(var(--place-y) * 1px + (${anchor.y} - var(--anchor-y)) * 100%)` : "";
    css.setProperty("--anchor-x", hasPlace ? String(anchor.x) : "");
    css.setProperty("--anchor-y", hasPlace ? String(anchor.y) : "");
    if (hasPlace) css.transformOrigin = "calc(var(--anchor-x) * 100%) calc(var(--anchor-y) * 100%)";
}

/** Runs the animations of an element's layer: new ones start, those that are gone end, and the others keep its time. */
export function perform(element, node) {
    prepare(element, node);
    const animations = node.style.animations ?? [];
    const running = (about(element).motions ??= new Map());
    const wanted = new Set(animations.map((one) => one.id));
    for (const [id, { motion }] of running) {
        if (wanted.has(id)) continue;
        motion.cancel();
        running.delete(id);
    }
    for (const one of animations) {
        const older = running.get(one.id);
        // A shape that is drawn anew goes on where the former one was.
        const isGone = older && shapes.has(one.property) && !older.target.isConnected;
        if (!older || isGone) start(element, node, one, running);
        const known = running.get(one.id);
        if (isGone && known !== older) known.motion.currentTime = older.motion.currentTime;
        if (known) keepTime(known, one);
    }
}

/** Brings a motion to the time of its layer, and to where that is now. */
function keepTime(known, one) {
    const { motion, node } = known;
    if (one.property.startsWith("translate") && known.values !== JSON.stringify(one.values)) {
        known.values = JSON.stringify(one.values);
        motion.effect.setKeyframes(frames(one, node));
    }
    const rate = one.rate ?? 1;
    if (rate === 0) {
        motion.pause();
        motion.currentTime = (one.delay + (one.elapsed ?? 0)) * 1000;
    } else if (known.rate !== rate) {
        motion.playbackRate = rate;
        if (motion.playState === "paused") motion.play();
    }
    known.rate = rate;
}

function start(element, node, one, running) {
    const target = shapes.has(one.property) ? element.querySelector(":scope > .paper path") : element;
    if (!target || one.values.length === 0) return;
    if (one.property === "strokeEnd" || one.property === "strokeStart") dash(target);
    const runs = one.runs ?? Infinity;
    const motion = target.animate(frames(one, node), {
        duration: Math.max(1, one.duration * 1000),
        delay: one.delay * 1000,
        iterations: one.autoreverses ? runs * 2 : runs,
        direction: one.autoreverses ? "alternate" : "normal",
        easing: one.pace ? (easing(one.pace) ?? "linear") : plain(one.curve),
        fill: one.staysAtEnd ? (one.fillsBefore === false ? "forwards" : "both") : one.fillsBefore === false ? "none" : "backwards",
        composite: one.isAdditive ? "add" : "replace",
    });
    running.set(one.id, { motion, target, node, rate: 1, values: JSON.stringify(one.values) });
}

/** A line of which a part is seen is one dash of the whole path's length. */
function dash(path) {
    path.setAttribute("pathLength", "1");
    path.style.setProperty("--line-start", path.dataset.start ?? "0");
    path.style.setProperty("--line-end", path.dataset.end ?? "1");
    const length = "max(var(--line-end) - var(--line-start), 0)";
    path.style.strokeDasharray = `calc(${length} * 1px) 2px`;
    path.style.strokeDashoffset = "calc(var(--line-start) * -1px)";
    // A round cap of no line would be a dot.
    path.style.strokeOpacity = `min(${length} * 1000000, 1)`;
}

/** The curve of two control points. */
function easing(points) {
    return points?.length === 4 ? `cubic-bezier(${points.join(", ")})` : undefined;
}

function frames(one, node) {
    const last = Math.max(1, one.values.length - 1);
    return one.values.map((value, index) => {
        const shown = frame(one.property, value, node);
        const curve = easing(one.curves?.[index]);
        if (curve) shown.easing = curve;
        shown.offset = one.times[index] ?? (one.values.length > 1 ? index / last : 1);
        return shown;
    });
}

function frame(property, value, { style }) {
    const [x, y] = value.numbers ?? [];
    switch (property) {
        case "opacity":
            return { opacity: x };
        // What is hidden takes all that lies in it along.
        case "hidden":
            return { scale: x ? "0" : "1" };
        case "rotation":
            return { "--rotation": x };
        case "rotationX":
            return { "--rotation-x": x };
        case "rotationY":
            return { "--rotation-y": x };
        case "scale":
            return { "--scale-x": x, "--scale-y": y ?? x };
        case "scaleX":
            return { "--scale-x": x };
        case "scaleY":
            return { "--scale-y": x };
        case "shiftX":
            return { "--x": x };
        case "shiftY":
            return { "--y": x };
        case "shift":
            return { "--x": x, "--y": y ?? 0 };
        case "translateX":
            return { "--place-x": x };
        case "translateY":
            return { "--place-y": x };
        case "translate":
            return { "--place-x": x, "--place-y": y ?? 0 };
        case "anchor":
            return { "--anchor-x": x, "--anchor-y": y ?? 0.5 };
        case "transform":
            return { transform: matrix(value.numbers) };
        case "cornerRadius":
            return { borderRadius: px(x) };
        case "width":
            return { width: px(x) };
        case "height":
            return { height: px(x) };
        case "background":
            return { backgroundColor: colour(value.color) };
        case "borderWidth":
            return { outlineStyle: "solid", outlineWidth: px(x), outlineOffset: px(-x) };
        case "borderColor":
            return { outlineColor: colour(value.color) };
        case "shadow":
            return shade(value.shadow, style);
        case "gradient":
            return { backgroundImage: gradient(value.gradient) };
        case "fill":
            return { fill: colour(value.color) };
        case "stroke":
            return { stroke: colour(value.color) };
        case "path":
            return { d: `path("${cleanPath(value.path ?? "")}")` };
        case "lineWidth":
            return { strokeWidth: px(x) };
        case "dashPhase":
            return { strokeDashoffset: px(x) };
        case "strokeStart":
            return { "--line-start": x };
        case "strokeEnd":
            return { "--line-end": x };
        default:
            return {};
    }
}
