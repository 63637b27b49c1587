/// What every document begins with: it tells the page that draws it what happens, and runs what the app asks.
enum PageScript {
    /// - Parameter handlers: the names of the app's message handlers, in JSON; those that answer under `replies`.
    static func source(handlers: String, replies: String) -> String {
        """
        (() => {
        const up = (message) => parent.postMessage({ carillon: message }, "*");
        const json = (value) => { const text = JSON.stringify(value); return text === undefined ? null : text; };
        const waiting = new Map();
        let last = 0;
        const send = (handler, body, answers) => {
            const reply = answers ? ++last : 0;
            up({ type: "message", handler, body: json(body) ?? "null", reply });
            return answers ? new Promise((done, fail) => waiting.set(reply, { done, fail })) : undefined;
        };
        const messageHandlers = {};
        for (const name of \(handlers)) messageHandlers[name] = { postMessage: (body) => send(name, body, false) };
        for (const name of \(replies)) messageHandlers[name] = { postMessage: (body) => send(name, body, true) };
        window.webkit = { messageHandlers };
        window.alert = (text) => up({ type: "alert", text: String(text) });
        window.confirm = () => false;
        window.prompt = () => null;
        window.open = (url) => { up({ type: "navigation", url: new URL(url, document.baseURI).href, isNewWindow: true }); return null; };
        const answer = (id, value) => {
            if (typeof value === "function" || typeof value === "symbol" || value instanceof Node) throw new Error("its value has no type that the app knows");
            up({ type: "value", script: id, value: value === undefined ? null : json(value) });
        };
        addEventListener("message", async ({ source, data }) => {
            const asked = source === parent ? data?.carillon : null;
            if (!asked) return;
            if (asked.source === undefined) return;
            try {
                const value = (0, eval)(asked.source);
                answer(asked.id, asked.isAwaited ? await value : value);
            } catch (error) { up({ type: "failure", script: asked.id, reason: String(error?.message ?? error) }); }
        });
        window.__carillonReply = (reply, value, reason) => {
            const { done, fail } = waiting.get(reply) ?? {};
            waiting.delete(reply);
            if (reason === null) done?.(value); else fail?.(new Error(reason));
        };
        let told = "";
        const show = () => {
            const root = document.documentElement;
            const shown = { type: "shown", load: 0, title: document.title, width: root.scrollWidth, height: Math.max(root.offsetHeight, document.body?.scrollHeight ?? 0) };
            if (json(shown) === told) return;
            told = json(shown);
            up(shown);
        };
        addEventListener("DOMContentLoaded", () => {
            show();
            new ResizeObserver(show).observe(document.documentElement);
        });
        addEventListener("load", () => { show(); up({ type: "loaded" }); });
        addEventListener("click", (event) => {
            const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
            if (!link || event.defaultPrevented) return;
            event.preventDefault();
            const href = link.getAttribute("href");
            if (href.startsWith("#")) { document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView(); return; }
            if (href.startsWith("javascript:")) { (0, eval)(decodeURIComponent(href.slice(11))); return; }
            up({ type: "navigation", url: link.href, isNewWindow: link.target === "_blank" });
        });
        addEventListener("submit", (event) => {
            if (event.defaultPrevented) return;
            event.preventDefault();
            const form = event.target;
            const fields = new URLSearchParams([...new FormData(form, event.submitter)].filter(([, value]) => typeof value === "string"));
            const url = new URL(form.action || document.baseURI);
            if (form.method === "post") up({ type: "navigation", url: url.href, isNewWindow: false, form: fields.toString() });
            else { url.search = fields.toString(); up({ type: "navigation", url: url.href, isNewWindow: false }); }
        });
        })();
        """
    }
}
