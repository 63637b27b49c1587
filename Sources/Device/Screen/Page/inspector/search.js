// Finding pushes: words that are somewhere in a line, `title:`, `topic:`, `status:`, `is:`, and `!` before what is not wanted.

/** Whether a summary is what the search asks for. */
export function matcher(search) {
    const terms = search.trim().toLowerCase().split(/\s+/).filter(Boolean).map(parse);
    return (summary) => terms.every((term) => term.isWanted === holds(term, summary));
}

function parse(word) {
    const isWanted = !word.startsWith("!");
    const bare = isWanted ? word : word.slice(1);
    const [, field, value] = /^(title|topic|status|is|id):(.*)$/.exec(bare) ?? [null, null, bare];
    return { isWanted, field, value };
}

function holds({ field, value }, summary) {
    const has = (words) => (words ?? "").toLowerCase().includes(value);
    switch (field) {
        case "title": return has(summary.title);
        case "topic": return has(summary.bundleID);
        case "status": return String(summary.status ?? "local").startsWith(value);
        case "is": return (summary.outcome ?? summary.last.event).startsWith(value) || summary.last.event.startsWith(value) || (value === "local" && summary.status == null);
        case "id": return has(summary.id);
        default: return [summary.title, summary.bundleID, summary.id, summary.last.text, summary.last.event].some(has);
    }
}
