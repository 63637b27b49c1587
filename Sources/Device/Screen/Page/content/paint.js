// How a view's box is painted: everything by properties of the style object, never by markup.

import { stencil } from "./vector.js";

/** A colour of the link, `#rrggbbaa` or light and dark with a `/` between, as CSS. */
export function colour(value) {
    if (!value) return "";
    const [light, dark] = value.split("/");
    return dark ? `light-dark(${light}, ${dark})` : light;
}

export function px(number) {
    return `${number}px`;
}

const corners = { topLeft: "borderTopLeftRadius", topRight: "borderTopRightRadius", bottomLeft: "borderBottomLeftRadius", bottomRight: "borderBottomRightRadius" };

/** Gives an element a view's frame and style. */
export function paint(element, node) {
    const css = element.style;
    const style = node.style;
    css.left = px(node.frame.x);
    css.top = px(node.frame.y);
    css.width = px(Math.max(0, node.frame.width));
    css.height = px(Math.max(0, node.frame.height));
    css.backgroundColor = colour(style.background);
    css.backgroundImage = style.gradient ? gradient(style.gradient) : "";
    css.opacity = style.alpha ?? "";
    css.visibility = style.isHidden ? "hidden" : "";
    css.display = style.isHidden ? "none" : "";
    css.overflow = style.clips ? "hidden" : "";
    for (const [name, property] of Object.entries(corners)) {
        const isRound = style.cornerRadius && (!style.corners || style.corners.includes(name));
        css[property] = isRound ? px(style.cornerRadius) : "";
    }
    css.outline = style.border ? `${style.border.width}px solid ${colour(style.border.color)}` : "";
    css.outlineOffset = style.border ? px(-style.border.width) : "";
    shade(css, style);
    css.transform = style.transform ? matrix(style.transform) : "";
    css.transformOrigin = style.anchor ? `${style.anchor.x * 100}% ${style.anchor.y * 100}%` : "";
    mask(element, style);
    css.colorScheme = style.isDark === undefined ? "" : style.isDark ? "dark" : "light";
    css.backdropFilter = style.blurs ? "blur(24px) saturate(180%)" : "";
}

function shade(css, style) {
    const { shadow } = style;
    const words = shadow ? `${shadow.offset.x}px ${shadow.offset.y}px ${shadow.radius * 2}px ${colour(shadow.color)}` : "";
    css.boxShadow = style.background ? words : "";
    css.filter = !style.background && shadow ? `drop-shadow(${shadow.offset.x}px ${shadow.offset.y}px ${shadow.radius}px ${colour(shadow.color)})` : "";
}

/** Six numbers of the plane, or sixteen of space. */
export function matrix(numbers) {
    return `${numbers.length === 16 ? "matrix3d" : "matrix"}(${numbers.join(", ")})`;
}

/** A filled path cuts the box; a line needs a mask of its own. */
function mask(element, { mask: shape, maskGradient }) {
    const css = element.style;
    css.clipPath = shape && !shape.stroke ? `path(${shape.isEvenOdd ? "evenodd, " : ""}"${cleanPath(shape.data)}")` : "";
    element.stencil?.remove();
    element.stencil = shape?.stroke ? stencil(shape) : null;
    if (element.stencil) element.append(element.stencil);
    css.mask = element.stencil ? `url(#${element.stencil.dataset.mask})` : maskGradient ? gradient(maskGradient) : "";
}

/** Path data as the link has it: commands and numbers. */
export function cleanPath(data) {
    return data.replaceAll(/[^MLQCZ0-9eE.,+\- ]/g, "");
}

/** A gradient as CSS. */
export function gradient({ colors, locations, start, end, kind }) {
    const marks = colors.map((value, index) => `${colour(value)}${locations[index] === undefined ? "" : ` ${locations[index] * 100}%`}`);
    const from = `at ${start.x * 100}% ${start.y * 100}%`;
    if (kind === "radial") return `radial-gradient(${Math.abs(end.x - start.x) * 100}% ${Math.abs(end.y - start.y) * 100}% ${from}, ${marks.join(", ")})`;
    const angle = (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI;
    if (kind === "conic") return `conic-gradient(from ${angle}deg ${from}, ${marks.join(", ")})`;
    return `linear-gradient(${angle}deg, ${marks.join(", ")})`;
}
