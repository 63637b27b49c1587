// Fields, switches, sliders and their like: real controls of the page, which tell what the person did.

import { attribute, h, keyed, text } from "../app/dom.js";
import { deletion } from "../keyboard/typing.js";
import { about } from "./about.js";
import { colour, px } from "./css.js";
import { setFont } from "./text.js";

const alignments = ["left", "center", "right", "justify", "start"];
const keyHints = { send: "send", done: "done", go: "go", next: "next", search: "search" };
const modes = ["decimal", "email", "numeric", "search", "tel", "text", "url"];

/**
 * A text field or a text view: a box for what its process puts beside the text, and the control in it, which `about(box).field`
 * is. The session's `tell` tells what the person did, here and below.
 */
export function makeField(session, id, isLong) {
    const { tell } = session;
    /** @type {HTMLElement & (HTMLInputElement | HTMLTextAreaElement)} */
    const node = h(isLong ? "textarea" : "input", { class: "field-view", autocomplete: "off", spellcheck: "false", dir: "auto", "data-field": id });
    node.addEventListener("click", (event) => event.stopPropagation());
    // What an input method puts together is told when it is done.
    node.addEventListener("input", (event) => {
        if (!(event instanceof InputEvent) || !event.isComposing) tellText();
    });
    node.addEventListener("compositionstart", () => (about(box).isComposing = true));
    node.addEventListener("compositionend", () => {
        about(box).isComposing = false;
        tellText();
    });
    node.addEventListener("focus", () => {
        about(box).selection = null;
        tell({ type: "focus", node: id, isFocused: true });
    });
    if (session.hasKeyboard) {
        for (const kind of ["keyup", "pointerup", "select"]) node.addEventListener(kind, () => tellSelection());
    } else {
        // A field that the extension takes away loses the keyboard, too, but is nobody's any more.
        node.addEventListener("blur", () => setTimeout(() => node.isConnected && tell({ type: "focus", node: id, isFocused: false })));
    }
    node.addEventListener("keydown", (event) => {
        event.stopPropagation();
        if (event.isComposing) return;
        if (event.key === "Backspace" && session.hasKeyboard && !node.value) tell({ type: "keys", node: id, text: deletion });
        if (event.key !== "Enter" || isLong) return;
        event.preventDefault();
        tell({ type: "returnKey", node: id });
    });
    const box = h("div", { class: "field-box" }, node);
    Object.assign(about(box), { field: node, paper: node });
    return box;

    function tellText() {
        const record = about(box);
        record.turn = (record.turn ?? 0) + 1;
        tell({ type: "text", node: id, text: node.value, turn: record.turn });
        tellSelection();
    }

    function tellSelection() {
        if (!session.hasKeyboard) return;
        const [start, end] = [node.selectionStart ?? node.value.length, node.selectionEnd ?? node.value.length];
        const record = about(box);
        if (record.selection === `${start} ${end}`) return;
        record.selection = `${start} ${end}`;
        tell({ type: "selection", node: id, selection: { location: start, length: end - start } });
    }
}

export function drawField(box, field) {
    const record = about(box);
    const node = record.field;
    if (!node) return;
    // What was typed since is not written over: the process answers it, too.
    const isLate = record.isComposing || (field.turn !== undefined && record.turn !== undefined && field.turn < record.turn);
    if (record.serial !== field.serial && !isLate) {
        record.serial = field.serial;
        if (node.value !== field.text) node.value = field.text;
        if (field.selection) node.setSelectionRange(field.selection.location, field.selection.location + field.selection.length);
        record.selection = null;
    }
    attribute(node, "placeholder", field.placeholder);
    attribute(node, "enterkeyhint", keyHints[field.returnKey]);
    attribute(node, "inputmode", modes.includes(field.keyboard) ? field.keyboard : null);
    if (node.tagName === "INPUT") attribute(node, "type", field.isSecure ? "password" : "text");
    node.disabled = !field.isEnabled;
    node.readOnly = !field.isEditable;
    const css = node.style;
    setFont(css, field.font);
    css.color = colour(field.color);
    css.caretColor = field.caretColor ? colour(field.caretColor) : "";
    css.setProperty("--placeholder", field.placeholderColor ? colour(field.placeholderColor) : "");
    css.setProperty("--placeholder-alpha", field.placeholderColor ? "1" : "");
    css.textAlign = alignments[field.alignment];
    css.padding = [0, 3, 2, 1].map((edge) => px(field.insets[edge] ?? 0)).join(" ");
    attribute(box, "data-border", ["none", "line", "bezel", "rounded"][field.border]);
}

export function makeToggle(tell, id) {
    const node = h("button", { class: "switch toggle-view", type: "button", role: "switch" });
    node.addEventListener("click", (event) => {
        event.stopPropagation();
        const isOn = node.getAttribute("aria-checked") !== "true";
        attribute(node, "aria-checked", String(isOn));
        tell({ type: "value", node: id, value: isOn ? 1 : 0 });
    });
    return node;
}

export function drawToggle(node, { isOn, isEnabled, tint }) {
    attribute(node, "aria-checked", String(isOn));
    node.disabled = !isEnabled;
    node.style.setProperty("--green", colour(tint));
}

export function makeSlider(tell, id) {
    const node = h("input", { type: "range", step: "any", class: "slider-view" });
    node.addEventListener("click", (event) => event.stopPropagation());
    node.addEventListener("input", () => {
        fillTrack(node);
        tell({ type: "value", node: id, value: Number(node.value) });
    });
    return node;
}

export function drawSlider(node, { value, minimum, maximum, isEnabled, tint }) {
    const record = about(node);
    attribute(node, "min", minimum);
    attribute(node, "max", maximum);
    node.disabled = !isEnabled;
    if (document.activeElement !== node || record.shown !== value) node.value = value;
    record.shown = value;
    node.style.setProperty("--tint", colour(tint));
    fillTrack(node);
}

function fillTrack(node) {
    const part = (node.value - node.min) / (node.max - node.min || 1);
    node.style.setProperty("--part", `${(part * 100).toFixed(1)}%`);
}

export function makeSegments() {
    return h("div", { class: "segments", role: "radiogroup" });
}

export function drawSegments(tell, node, id, { titles, selected, isEnabled }) {
    const items = titles.map((title, index) => ({ title, index }));
    keyed(
        node,
        items,
        (item) => String(item.index),
        ({ index }) => {
            const button = h("button", { type: "button", role: "radio" });
            button.addEventListener("click", (event) => {
                event.stopPropagation();
                tell({ type: "value", node: id, value: index });
            });
            return { node: button };
        },
        ({ node: button }, { title, index }) => {
            text(button, title);
            attribute(button, "aria-checked", String(index === selected));
            button.disabled = !isEnabled;
        },
    );
}
