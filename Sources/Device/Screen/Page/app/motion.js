// Springs as CSS easing: a damped oscillator, sampled.

/** A `linear()` easing of a spring that settles within its duration; `damping` 1 does not overshoot. */
export function spring(damping, frequency, samples = 48) {
    const points = [];
    const damped = frequency * Math.sqrt(1 - damping * damping);
    for (let index = 0; index <= samples; index++) {
        const time = index / samples;
        const decay = Math.exp(-damping * frequency * time);
        const value = 1 - decay * (Math.cos(damped * time) + ((damping * frequency) / damped) * Math.sin(damped * time));
        points.push(index === samples ? "1" : value.toFixed(4));
    }
    return `linear(${points.join(", ")})`;
}

/** Gives the style sheets a real spring where the browser can draw it. */
export function installSprings() {
    const easing = spring(0.78, 9.5);
    if (CSS.supports("transition-timing-function", easing)) document.documentElement.style.setProperty("--spring", easing);
}
