// Faces that texts are drawn in: the page's own, and those of files that a process brings along.

/** Files that were asked for, each once. */
const loaded = new Set();

/**
 * Loads the faces of a process's own, under the names by which its texts call them.
 *
 * @param {API.ViewFont[] | null | undefined} fonts
 */
export function takeFonts(fonts) {
    for (const { name, path } of fonts ?? []) {
        const key = `${name} ${path}`;
        if (loaded.has(key)) continue;
        loaded.add(key);
        // A file is one face, which is drawn as it is, whatever weight is asked for.
        const face = new FontFace(name, `url(${JSON.stringify(path)})`, { weight: "1 1000" });
        document.fonts.add(face);
        // One that cannot be loaded leaves its texts in the system's face, and is not asked for again.
        face.load().catch(() => {});
    }
}

/**
 * The families of a font of the link, as CSS has them.
 *
 * @param {API.TextFont} font
 */
export function families({ family, size, isMonospaced }) {
    if (isMonospaced) return "var(--mono-face)";
    // What a family that is not there is drawn with, the process measures it with as well.
    const system = size >= 20 ? "var(--display-face)" : "var(--text-face)";
    return family ? `${JSON.stringify(family)}, ${system}` : system;
}
