// How a view's box is painted: everything by properties of the style object, never by markup.

import { about } from "./about.js";
import { cleanPath, colour, gradient, matrix, px } from "./css.js";
import { filters } from "./filters.js";
import { stencil } from "./vector.js";

const corners = { topLeft: "borderTopLeftRadius", topRight: "borderTopRightRadius", bottomLeft: "borderBottomLeftRadius", bottomRight: "borderBottomRightRadius" };

/** How the link names what CSS names otherwise. */
const blends = Object.fromEntries(["multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter"].map((name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]));

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
    Object.assign(css, shade(style.shadow, style));
    filter(element, style.filters);
    css.mixBlendMode = blends[style.blend] ?? "";
    css.transform = style.transform ? matrix(style.transform) : "";
    css.transformOrigin = style.anchor ? `${style.anchor.x * 100}% ${style.anchor.y * 100}%` : "";
    mask(element, style);
    css.colorScheme = style.isDark === undefined ? "" : style.isDark ? "dark" : "light";
    css.backdropFilter = style.blurs ? "blur(24px) saturate(180%)" : "";
}

/** A shadow, of the box where it is filled and else of what is drawn in it. */
export function shade(shadow, { background }) {
    const { offset, radius, color } = shadow ?? {};
    const box = shadow && background ? `${offset.x}px ${offset.y}px ${radius * 2}px ${colour(color)}` : "";
    const drawn = shadow && !background ? `drop-shadow(${offset.x}px ${offset.y}px ${radius}px ${colour(color)})` : "";
    return { boxShadow: box, filter: drawn };
}

/** The filters of a view come before its shadow. */
function filter(element, list) {
    const record = about(element);
    record.matrices?.remove();
    record.matrices = null;
    if (!list?.length) return;
    const { css, matrices } = filters(list);
    element.style.filter = `${css} ${element.style.filter}`.trim();
    if (matrices) element.append(matrices);
    record.matrices = matrices;
}

/** A filled path cuts the box; a line needs a mask of its own. */
function mask(element, { mask: shape, maskGradient }) {
    const css = element.style;
    css.clipPath = shape && !shape.stroke ? `path(${shape.isEvenOdd ? "evenodd, " : ""}"${cleanPath(shape.data)}")` : "";
    const record = about(element);
    record.stencil?.remove();
    const cut = shape?.stroke ? stencil(shape) : null;
    record.stencil = cut;
    if (cut) element.append(cut);
    css.mask = cut ? `url(#${cut.dataset.mask})` : maskGradient ? gradient(maskGradient) : "";
}
