// Other devices beside this one: each is a page of its own, of which only the phone is shown.

import { api } from "./api.js";
import { h } from "./dom.js";
import { preferences } from "./preferences.js";

export async function showBeside(room) {
    if (preferences.view === "phone") return;
    const ports = await api.neighbours().catch(() => []);
    for (const port of ports) {
        const url = `${location.protocol}//${location.hostname}:${port}`;
        room.append(h("figure", { class: "beside" },
            h("iframe", { src: `${url}/?view=phone`, title: url, allow: "autoplay" }),
            h("figcaption", {}, h("a", { href: url, target: "_blank", rel: "noreferrer", text: url.replace("http://", "") }))));
    }
    document.documentElement.classList.toggle("with-others", ports.length > 0);
}
