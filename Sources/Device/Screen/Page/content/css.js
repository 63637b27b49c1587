// What of the link becomes a value of CSS: colours, lengths, matrices, paths and gradients.

/** A colour of the link, `#rrggbbaa` or light and dark with a `/` between, as CSS. */
export function colour(value) {
    if (!value) return "";
    const [light, dark] = value.split("/");
    return dark ? `light-dark(${light}, ${dark})` : light;
}

export function px(number) {
    return `${number}px`;
}

/** Six numbers of the plane, or sixteen of space. */
export function matrix(numbers) {
    return `${numbers.length === 16 ? "matrix3d" : "matrix"}(${numbers.join(", ")})`;
}

/** Path data as the link has it: commands and numbers. */
export function cleanPath(data) {
    return data.replaceAll(/[^MLQCZ0-9eE.,+\- ]/g, "");
}

/** A gradient as CSS. */
export function gradient({ colors, locations, start, end, kind }) {
    const marks = colors.map((value, index) => `${colour(value)}${locations[index] === undefined ? "" : ` ${locations[index] * 100}%`}`);
    const from = `at ${start.x * 100}% ${start.y * 100}%`;
    if (kind === "radial") return `radial-gradient(${Math.abs(end.x - start.x) * 100}% ${Math.abs(end.y - start.y) * 100}% ${from}, ${marks.join(", ")})`;
    const angle = (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI;
    if (kind === "conic") return `conic-gradient(from ${angle}deg ${from}, ${marks.join(", ")})`;
    return `linear-gradient(${angle}deg, ${marks.join(", ")})`;
}
