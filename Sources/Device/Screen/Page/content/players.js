// What an extension plays: the page runs the players and tells the extension how far they are.

import { prefix } from "../app/api.js";
import { h } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { about } from "./about.js";

const fits = { 0: "fill", 1: "contain", 2: "cover", 3: "fill" };

/** The players of one showing. */
export function makePlayers({ tell }) {
    const elements = new Map();
    return {
        /** The element that shows a player's pictures. */
        element: (id) => elements.get(id),
        fit(id, fit) {
            const element = elements.get(id);
            if (element) element.style.objectFit = fits[fit] ?? "contain";
        },
        draw(players) {
            const wanted = new Set(players.map((player) => player.id));
            for (const [id, element] of elements) if (!wanted.has(id)) stop(id, element, elements);
            for (const player of players) {
                if (!elements.has(player.id)) elements.set(player.id, make(tell, player));
                set(tell, elements.get(player.id), player);
            }
        },
        stop() {
            for (const [id, element] of elements) stop(id, element, elements);
        },
    };
}

function stop(id, element, elements) {
    element.pause();
    element.removeAttribute("src");
    // Ends what is still on its way.
    element.load();
    elements.delete(id);
}

function make(tell, { id }) {
    const element = h("video", { class: "player", playsinline: true, preload: "auto" });
    const told = () => tell({ type: "mediaTime", player: id, seconds: element.currentTime, duration: Number.isFinite(element.duration) ? element.duration : null });
    element.addEventListener("loadedmetadata", told);
    element.addEventListener("timeupdate", told);
    element.addEventListener("ended", () => tell({ type: "mediaEnded", player: id }));
    element.addEventListener("error", () => element.getAttribute("src") && fail(tell, id, element.error?.message || "the browser cannot play it"));
    return element;
}

function fail(tell, player, reason) {
    tell({ type: "mediaFailed", player, reason: reason.slice(0, 300) });
}

function set(tell, element, player) {
    if (element.dataset.source !== player.source) {
        element.dataset.source = player.source;
        if (player.source.startsWith(prefix)) element.src = player.source;
        else fail(tell, player.id, "there is no such file that the extension may read, and it is no http or https URL");
    }
    element.loop = player.loops;
    element.volume = Math.min(1, Math.max(0, player.volume));
    element.muted = player.isMuted || preferences.sound === "off";
    element.playbackRate = Math.min(16, Math.max(0.0625, player.rate || 1));
    if (player.seek && about(element).serial !== player.seek.serial) {
        about(element).serial = player.seek.serial;
        element.currentTime = player.seek.seconds;
    }
    if (player.isPlaying && element.paused && !element.ended) {
        element.play().catch((error) => {
            if (error.name !== "NotAllowedError") return;
            // The browser plays nothing aloud before the first gesture: better silent than not at all.
            element.muted = true;
            element.play().catch(() => {});
        });
    } else if (!player.isPlaying && !element.paused) element.pause();
}
