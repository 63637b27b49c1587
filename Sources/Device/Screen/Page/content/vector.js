// Drawings of an extension as SVG: paths, text and pictures over each other, made element by element.

import { s } from "../app/dom.js";
import { cleanPath, colour, px } from "./css.js";
import { families } from "./fonts.js";

let names = 0;

/** The element of a drawing. */
export function sheet({ width, height, marks }) {
    const node = s("svg", { viewBox: `0 0 ${width > 0 ? width : 1} ${height > 0 ? height : 1}`, class: "sheet", "aria-hidden": "true" });
    // A browser draws nothing of a sheet without a size; what is drawn may lie outside of it.
    if (!(width > 0)) node.style.width = "1px";
    if (!(height > 0)) node.style.height = "1px";
    for (const mark of marks) node.append(draw(mark));
    return node;
}

/** An element that holds a mask of a path: what it fills and strokes is seen. */
export function stencil(path) {
    return cutout(drawPath({ ...path, fill: path.fill && "#ffffffff", stroke: { ...path.stroke, color: "#ffffffff" } }));
}

/** An element that holds a mask of what is drawn in white. */
export function cutout(shape) {
    const id = `mask-${++names}`;
    const node = s("svg", { class: "stencil", "aria-hidden": "true" }, s("mask", { id, maskUnits: "userSpaceOnUse", x: -10000, y: -10000, width: 20000, height: 20000 }, shape));
    node.dataset.mask = id;
    return node;
}

function draw(mark) {
    const { content } = mark;
    let node = content.type === "path" ? drawPath(content) : content.type === "text" ? drawText(content) : drawImage(content.image, content.in);
    if (mark.transform) node = s("g", { transform: `matrix(${mark.transform.join(" ")})` }, node);
    if (mark.alpha !== undefined && mark.alpha !== null) node.style.opacity = mark.alpha;
    if (mark.shadow) {
        const { offset, radius, color } = mark.shadow;
        node.style.filter = `drop-shadow(${offset.x}px ${offset.y}px ${radius / 2}px ${colour(color)})`;
    }
    for (const clip of mark.clips ?? []) {
        const id = `clip-${++names}`;
        const shape = s("path", { d: cleanPath(clip.data), "clip-rule": clip.isEvenOdd ? "evenodd" : "nonzero" });
        node = s("g", {}, s("clipPath", { id }, shape), s("g", { "clip-path": `url(#${id})` }, node));
    }
    return node;
}

function drawPath({ data, fill, isEvenOdd, gradient: blend, stroke }) {
    if (blend) return drawGradient(data, isEvenOdd, blend);
    const node = s("path", { d: cleanPath(data), "fill-rule": isEvenOdd ? "evenodd" : null });
    node.style.fill = colour(fill) || "none";
    if (stroke) line(node, stroke);
    return node;
}

function line(node, stroke) {
    const { color, width, cap, join, miterLimit, dashes, dashPhase, start, end } = stroke;
    Object.assign(node.style, {
        stroke: colour(color),
        strokeWidth: px(width),
        strokeLinecap: cap ?? "butt",
        strokeLinejoin: join ?? "miter",
        strokeMiterlimit: miterLimit ?? 10,
    });
    if (dashes?.length) Object.assign(node.style, { strokeDasharray: dashes.map(px).join(" "), strokeDashoffset: px(dashPhase ?? 0) });
    if (start === undefined && end === undefined) return;
    const [from, to] = [start ?? 0, end ?? 1];
    Object.assign(node.dataset, { start: from, end: to });
    node.setAttribute("pathLength", "1");
    Object.assign(node.style, { strokeDasharray: `${Math.max(to - from, 0)} 2`, strokeDashoffset: -from });
    // A round cap of no line would still be a dot.
    if (to <= from) node.style.strokeOpacity = "0";
}

/** An area of a gradient, whose ends are points of the drawing. */
function drawGradient(data, isEvenOdd, { colors, locations, start, end, kind }) {
    const id = `gradient-${++names}`;
    const stops = colors.map((value, index) => {
        const stop = s("stop", { offset: locations[index] ?? index / Math.max(1, colors.length - 1) });
        stop.style.stopColor = colour(value);
        return stop;
    });
    const place = kind === "radial" ? s("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx: start.x, cy: start.y, r: Math.hypot(end.x - start.x, end.y - start.y) }, ...stops) : s("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1: start.x, y1: start.y, x2: end.x, y2: end.y }, ...stops);
    return s("g", {}, place, s("path", { d: cleanPath(data), fill: `url(#${id})`, "fill-rule": isEvenOdd ? "evenodd" : null }));
}

function drawText(block) {
    const node = s("g");
    for (const each of block.lines) {
        // The baseline of a line in the phone's measures: its ascender, of the line's own height.
        const size = Math.max(...each.runs.map((run) => run.font.size));
        const base = each.y + (each.height - size * 1.193) / 2 + size * 0.952;
        node.append(s("text", { x: each.x, y: base, "xml:space": "preserve" }, ...each.runs.map(span)));
    }
    return node;
}

function span({ text, font, color, isUnderlined, isStruck, spacing }) {
    const node = s("tspan");
    node.textContent = text;
    Object.assign(node.style, {
        fontSize: px(font.size),
        fontWeight: font.weight,
        fontStyle: font.isItalic ? "italic" : "",
        fill: colour(color),
        whiteSpace: "pre",
        fontFamily: families(font),
        textDecorationLine: [isUnderlined && "underline", isStruck && "line-through"].filter(Boolean).join(" "),
        letterSpacing: px(spacing ?? 0),
    });
    return node;
}

function drawImage({ source, fit }, box) {
    const { x, y, width, height } = box;
    if (source.type === "drawing") {
        const node = sheet(source);
        for (const [key, value] of Object.entries({ x, y, width, height, preserveAspectRatio: "none" })) node.setAttribute(key, value);
        return node;
    }
    const path = source.path ?? source.paths?.[0];
    return path ? s("image", { href: path, x, y, width, height, preserveAspectRatio: fit === 1 ? "xMidYMid meet" : fit === 2 ? "xMidYMid slice" : "none" }) : s("g");
}
