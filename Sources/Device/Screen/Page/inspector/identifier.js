// Long identifiers: their beginning, the whole of them under the mouse and by a click.

import { h, text } from "../app/dom.js";
import { t } from "../app/strings.js";

const longest = 18;

/** The first group of a UUID; of anything else that is long, its beginning. */
export function shortened(id) {
    if (/^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(id)) return `${id.slice(0, 8)}…`;
    return id.length > longest ? `${id.slice(0, longest - 1)}…` : id;
}

/** A node that shows an identifier in short and copies the whole of it. */
export function identifier(id) {
    const node = h("button", { class: "identifier", type: "button", title: `${id} (${t("copy")})`, "aria-label": id, "data-id": id, text: shortened(id) });
    node.addEventListener("click", async () => {
        await navigator.clipboard.writeText(id);
        text(node, t("copied"));
        setTimeout(() => text(node, shortened(id)), 1200);
    });
    return node;
}
