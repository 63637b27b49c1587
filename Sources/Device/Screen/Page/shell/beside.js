// Other devices beside this one: each is a page of its own, of which only the phone is shown.

import { api } from "../app/api.js";
import { h, nextFrame } from "../app/dom.js";

export async function showBeside(room) {
    await nextFrame();
    const ports = await api.neighbours().catch(() => []);
    for (const port of ports) {
        const url = `${location.protocol}//${location.hostname}:${port}`;
        room.append(h("iframe", { class: "beside", src: `${url}/?view=phone`, title: url, allow: "autoplay" }));
    }
    document.documentElement.classList.toggle("with-others", ports.length > 0);
    document.documentElement.style.setProperty("--phones", String(ports.length + 1));
}
