// The status bar.

import { attribute, h, s, text } from "../app/dom.js";
import { deviceNow, surface } from "../app/store.js";
import { clockTime } from "../app/time.js";

export function makeStatus() {
    const time = h("span", { class: "at" });
    const waves = s("svg", { viewBox: "0 0 18 13" },
        s("path", { d: "M9 10.300a1.350 1.350 0 1 1 0 2.700 1.350 1.350 0 0 1 0-2.700ZM9 6.300c1.700 0 3.200.7 4.300 1.800l-1.500 1.600a4 4 0 0 0-5.600 0L4.700 8.100A6 6 0 0 1 9 6.300Zm0-4c2.800 0 5.300 1.100 7.100 2.900l-1.500 1.600A8 8 0 0 0 9 4.500a8 8 0 0 0-5.600 2.300L1.900 5.200A10 10 0 0 1 9 2.300Z" }));
    const bars = s("svg", { viewBox: "0 0 19 13" }, ...[0, 1, 2, 3].map((index) =>
        s("rect", { x: index * 5, y: 9 - index * 3, width: 3.4, height: 4 + index * 3, rx: 1 })));
    const battery = s("svg", { viewBox: "0 0 28 13" },
        s("rect", { x: 0.5, y: 0.5, width: 24, height: 12, rx: 4, fill: "none", stroke: "currentColor", opacity: 0.45 }),
        s("rect", { x: 2, y: 2, width: 21, height: 9, rx: 2.6 }), s("path", { d: "M26 4.500c1.200.5 1.200 3.500 0 4Z", opacity: 0.5 }));
    const node = h("div", { class: "status", "aria-hidden": "true" }, time, h("span", { class: "symbols" }, bars, waves, battery));
    return {
        node,
        draw(state) {
            const isLocked = surface(state.model) === "lockScreen";
            text(time, isLocked || state.isCenterOpen ? "" : clockTime(deviceNow()));
            const onPaper = !isLocked && !state.isCenterOpen && !state.model.expanded && (surface(state.model) === "app" || state.settingsPage !== null);
            attribute(node, "data-ink", onPaper ? "label" : null);
            for (const symbol of [waves, bars]) symbol.classList.toggle("off", !state.model.phone.isConnected);
        },
    };
}
