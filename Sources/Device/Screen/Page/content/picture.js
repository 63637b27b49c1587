// Pictures of an extension: files, symbols, and files that follow each other.

import { attribute, h } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { symbol } from "../app/symbols.js";
import { colour, gradient, px } from "./css.js";
import { cutout, sheet } from "./vector.js";

const fits = { 0: "fill", 1: "contain", 2: "cover", 3: "fill" };
/** Where a picture of its own size lies, by `UIView.ContentMode`. */
const places = { 4: [0.5, 0.5], 5: [0.5, 0], 6: [0.5, 1], 7: [0, 0.5], 8: [1, 0.5], 9: [0, 0], 10: [1, 0], 11: [0, 1], 12: [1, 1] };

/** The element of a picture in a box of that size. */
export function picture(image, box) {
    const frame = image.inset ?? { x: 0, y: 0, width: box.width, height: box.height };
    const place = places[image.fit];
    const width = place ? image.width : frame.width;
    const height = place ? image.height : frame.height;
    const node = make(image, width, height);
    const css = node.style;
    Object.assign(css, {
        position: "absolute",
        width: px(width),
        height: px(height),
        left: px(frame.x + (place ? (frame.width - width) * place[0] : 0)),
        top: px(frame.y + (place ? (frame.height - height) * place[1] : 0)),
    });
    return node;
}

function make(image, width, height) {
    const { source } = image;
    if (source.type === "drawing") return drawn(source, image);
    if (source.type === "symbol") return drawSymbol(source.name, image, width, height);
    const first = source.path ?? source.paths[0];
    if (image.tint) return stencil(first, image);
    const node = h("img", { alt: "", draggable: "false", src: first });
    node.style.objectFit = fits[image.fit] ?? "fill";
    if (source.type === "frames") turnPages(node, source);
    return node;
}

/** A picture that the extension drew; a template is its shape in a colour. */
function drawn(drawing, image) {
    const node = sheet(drawing);
    attribute(node, "preserveAspectRatio", { 0: "none", 2: "xMidYMid slice", 3: "none" }[image.fit] ?? "xMidYMid meet");
    if (image.tint) Object.assign(node.style, { filter: `drop-shadow(0 -10000px ${colour(image.tint)})`, transform: "translateY(10000px)" });
    return node;
}

function drawSymbol(name, image, width, height) {
    const node = symbol(name) ?? icon("unknown");
    const shown = image.gradient ? shaded(node, image.gradient, width, height) : node;
    node.style.color = image.gradient ? "#fff" : colour(image.tint) || "var(--blue)";
    shown.dataset.symbol = name;
    return shown;
}

/** A gradient where a drawing of that size is white. */
function shaded(drawing, blend, width, height) {
    attribute(drawing, "width", width);
    attribute(drawing, "height", height);
    const cut = cutout(drawing);
    const node = h("span", {}, cut);
    Object.assign(node.style, { backgroundImage: gradient(blend), mask: `url(#${cut.dataset.mask})` });
    return node;
}

/** A template image: its shape in a colour. */
function stencil(path, image) {
    const node = h("span");
    const size = { 0: "100% 100%", 1: "contain", 2: "cover", 3: "100% 100%" }[image.fit] ?? "100% 100%";
    Object.assign(node.style, {
        backgroundColor: colour(image.tint),
        backgroundImage: image.gradient ? gradient(image.gradient) : "",
        maskImage: `url(${JSON.stringify(path)})`,
        maskSize: size,
        maskRepeat: "no-repeat",
        maskPosition: "center",
    });
    return node;
}

/** Shows one file after the other as long as the node is on the page. */
function turnPages(node, { paths, duration }) {
    const pause = Math.max(20, (duration * 1000) / paths.length);
    let page = 0;
    const timer = setInterval(() => {
        if (!node.isConnected && page > 0) return clearInterval(timer);
        page = (page + 1) % paths.length;
        node.src = paths[page];
    }, pause);
}
