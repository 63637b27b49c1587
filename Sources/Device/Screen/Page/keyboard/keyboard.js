// The phone's keyboard below an app's views. The person's own keyboard types as well; these keys are for the pointer, and
// show what room a keyboard takes.

import { attribute, h, s, show, text } from "../app/dom.js";
import { t } from "../app/strings.js";
import { firstBoard, isPad, rows, under } from "./layouts.js";
import { deleteIn, deletion, isCapital, typeInto } from "./typing.js";

/** The drawings on keys: outlines, and under the arrow the line of a shift that stays. */
const marks = {
    shift: ["M12 2 2.6 11.4h5.2v5.8h8.4v-5.8h5.2z"],
    delete: ["M8.4 2.5h12.2A2.4 2.4 0 0 1 23 4.9v10.2a2.4 2.4 0 0 1-2.4 2.4H8.4L2 10z", "M11.4 6.8l6.4 6.4m0-6.4-6.4 6.4"],
};

/** The first pause before a key that is held does it again, and the pauses after it, in milliseconds. */
const repeats = { first: 450, next: 90 };

/**
 * Makes it, hidden.
 *
 * @param {{tell: (event: any) => void}} session
 * @param {() => {id: number | undefined, field: HTMLInputElement | HTMLTextAreaElement | null}} target who is typed to
 */
export function makeKeyboard(session, target) {
    const node = h("div", { class: "keys", hidden: true, role: "group", "aria-label": t("keyboard") });
    /** @type {API.ViewKeyboard | null} */
    let shown = null;
    let board = "letters";
    /** @type {"none" | "once" | "locked"} */
    let shift = "none";
    let built = "";
    /** What stood before the caret when the shift was set by itself. */
    let settled = "";
    /** Whom it was shown for. */
    let owner;
    let timer = 0;

    // The field keeps the caret while keys are pressed.
    node.addEventListener("mousedown", (event) => event.preventDefault());
    node.addEventListener("click", (event) => event.stopPropagation());

    const before = () => {
        const { field } = target();
        return field ? field.value.slice(0, field.selectionStart ?? field.value.length) : "";
    };
    const settle = () => {
        settled = before();
        if (shift !== "locked") shift = shown && isCapital(shown.capitals, settled) ? "once" : "none";
        redraw();
    };
    const type = (/** @type {string} */ words) => {
        const { id, field } = target();
        if (id === undefined) return;
        if (field) typeInto(field, words);
        else session.tell({ type: "keys", node: id, text: words });
        if (board !== "letters" && !isPad(shown?.keys) && words === " ") board = "letters";
        settle();
    };
    const acts = {
        shift: () => {
            shift = shift === "none" ? "once" : "none";
            redraw();
        },
        delete: () => {
            const { id, field } = target();
            if (id === undefined) return;
            if (!field || !deleteIn(field)) session.tell({ type: "keys", node: id, text: deletion });
            settle();
        },
        space: () => {
            // Two spaces after a word end a sentence.
            const { field } = target();
            if (field && /[^\s.!?,;:] $/.test(before()) && shown?.capitals !== "none" && deleteIn(field)) type(". ");
            else type(" ");
        },
        return: () => {
            const { id, field } = target();
            if (id === undefined) return;
            if (!field || field.tagName === "TEXTAREA") type("\n");
            else session.tell({ type: "returnKey", node: id });
        },
        ".com": () => type(".com"),
        numbers: () => turn("letters"),
    };
    const turn = (/** @type {string} */ wanted) => {
        board = wanted;
        redraw();
    };
    const press = (/** @type {string} */ key) => {
        const name = /^\{(.+)\}$/.exec(key)?.[1];
        if (!name) type(shift === "none" || board !== "letters" ? key : key.toUpperCase());
        else if (name in acts) acts[name]();
        else turn(name);
    };

    const make = (/** @type {string} */ key) => {
        const name = /^\{(.+)\}$/.exec(key)?.[1] ?? null;
        const button = h("button", { type: "button", tabindex: "-1", class: "key", "data-key": name ?? key });
        if (name === "none") return h("span", { class: "key", "data-key": "none" });
        button.addEventListener("pointerdown", (event) => {
            if (event.button !== 0) return;
            press(key);
            if (name !== "delete") return;
            const again = () => {
                acts.delete();
                timer = setTimeout(again, repeats.next);
            };
            timer = setTimeout(again, repeats.first);
        });
        for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(end, () => clearTimeout(timer));
        // A screen reader, and a test, press a key without a pointer.
        button.addEventListener("click", (event) => {
            if (event.detail === 0) press(key);
        });
        button.addEventListener("dblclick", () => {
            if (name !== "shift") return;
            shift = "locked";
            redraw();
        });
        if (name && name in marks) button.append(drawing(name));
        else if (isPad(shown?.keys) && !name) button.append(h("span", { text: key }), h("small", { text: under[key] ?? "" }));
        else if (!name) button.append(h("span", {}));
        return button;
    };

    const build = () => {
        const wanted = `${shown?.keys} ${board}`;
        if (!shown || wanted === built) return;
        built = wanted;
        clearTimeout(timer);
        node.replaceChildren(...rows(shown.keys, board).map((row) => h("div", { class: "key-row" }, ...row.map(make))));
    };

    const redraw = () => {
        if (!shown) return;
        build();
        attribute(node, "data-keys", isPad(shown.keys) ? "pad" : "letters");
        attribute(node, "data-shift", shift);
        attribute(node, "data-look", shown.isDark === undefined ? null : shown.isDark ? "dark" : "light");
        for (const key of node.querySelectorAll("button.key")) label(/** @type {HTMLButtonElement} */ (key));
    };

    const label = (/** @type {HTMLButtonElement} */ key) => {
        const name = key.dataset.key ?? "";
        const isLarge = shift !== "none" && board === "letters";
        const words = { digits: "123", letters: "ABC", symbols: "#+=", numbers: "123", signs: "+*#", space: t("key-space"), return: word(shown) };
        if (name === "shift" || name === "delete") {
            attribute(key, "aria-label", t(`key-${name}`));
            attribute(key, "aria-pressed", name === "shift" ? String(shift !== "none") : null);
        } else if (key.firstElementChild) {
            if (!isPad(shown?.keys)) text(key.firstElementChild, isLarge ? name.toUpperCase() : name);
        } else text(key, words[name] ?? name);
        if (name === "return") {
            key.disabled = !shown?.isReturnEnabled;
            attribute(key, "data-blue", shown?.returnKey !== "default" && shown?.returnKey !== "next" && shown?.returnKey !== "continue");
        }
    };

    return {
        node,
        /**
         * Shows what the app's view wants now, if anything.
         *
         * @param {API.ViewKeyboard | undefined} keyboard
         * @param {number | undefined} focus
         */
        draw(keyboard, focus) {
            shown = keyboard ?? null;
            if (!show(node, Boolean(shown)) || !shown) {
                clearTimeout(timer);
                owner = undefined;
                return;
            }
            if (owner !== focus) {
                owner = focus;
                board = firstBoard(shown.keys);
                shift = "none";
                settle();
            } else if (settled !== before()) settle();
            else redraw();
        },
    };
}

function drawing(name) {
    const paths = marks[name].map((d) => s("path", { d }));
    if (name === "shift") paths.push(s("path", { class: "lock", d: "M7.8 20.2h8.4" }));
    return s("svg", { viewBox: "0 0 24 21", "aria-hidden": "true" }, ...paths);
}

/** What the return key says. */
function word(keyboard) {
    const kind = keyboard?.returnKey ?? "default";
    return t(`return-${kind}`);
}
