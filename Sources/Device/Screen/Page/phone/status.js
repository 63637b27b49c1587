// The status bar.

import { attribute, h, s, text } from "../app/dom.js";
import { deviceNow, surface } from "../app/store.js";
import { clockTime } from "../app/time.js";
import { statusBar } from "./window.js";

export function makeStatus() {
    const time = h("span", { class: "at" });
    const waves = s("svg", { viewBox: "0 0 18 13" }, s("path", { d: "M9 10.3a1.35 1.35 0 1 1 0 2.7 1.35 1.35 0 0 1 0-2.7ZM9 6.3c1.7 0 3.200.7 4.3 1.8l-1.5 1.6a4 4 0 0 0-5.6 0L4.7 8.1A6 6 0 0 1 9 6.3Zm0-4c2.8 0 5.3 1.1 7.1 2.9l-1.5 1.6A8 8 0 0 0 9 4.5a8 8 0 0 0-5.6 2.3L1.9 5.2A10 10 0 0 1 9 2.3Z" }));
    const bars = s("svg", { viewBox: "0 0 19 13" }, ...[0, 1, 2, 3].map((index) => s("rect", { x: index * 5, y: 9 - index * 3, width: 3.4, height: 4 + index * 3, rx: 1 })));
    const battery = s("svg", { viewBox: "0 0 28 13" }, s("rect", { x: 0.5, y: 0.5, width: 24, height: 12, rx: 4, fill: "none", stroke: "currentColor", opacity: 0.45 }), s("rect", { x: 2, y: 2, width: 21, height: 9, rx: 2.6 }), s("path", { d: "M26 4.5c1.200.5 1.2 3.5 0 4Z", opacity: 0.5 }));
    const node = h("div", { class: "status", "aria-hidden": "true" }, time, h("span", { class: "symbols" }, bars, waves, battery));
    return {
        node,
        draw(state) {
            const isLocked = surface(state.model) === "lockScreen";
            text(time, isLocked || state.isCenterOpen ? "" : clockTime(deviceNow()));
            const onPaper = !isLocked && !state.isCenterOpen && !state.model.expanded && (["app", "browser"].includes(surface(state.model)) || state.settingsPage !== null);
            const wanted = onPaper ? statusBar(state) : null;
            attribute(node, "data-ink", onPaper ? (wanted?.ink ?? "label") : null);
            node.classList.toggle("gone", Boolean(wanted?.isHidden));
            for (const symbol of [waves, bars]) symbol.classList.toggle("off", !state.model.phone.isConnected);
        },
    };
}
