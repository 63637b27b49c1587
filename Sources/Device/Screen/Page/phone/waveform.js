// How loud a sound is along its way: the file itself, decoded.

const largest = 6 * 1_048_576;

/** `count` numbers from 0 to 1; all small where the file cannot be decoded. */
export async function peaks(url, count) {
    const flat = Array(count).fill(0.08);
    try {
        const answer = await fetch(url);
        const bytes = await answer.arrayBuffer();
        if (!answer.ok || bytes.byteLength > largest) return flat;
        const sound = await new OfflineAudioContext(1, 1, 8000).decodeAudioData(bytes);
        return measure(sound.getChannelData(0), count);
    } catch {
        return flat;
    }
}

function measure(samples, count) {
    const width = Math.max(1, Math.floor(samples.length / count));
    const loudness = Array.from({ length: count }, (_, index) => {
        let sum = 0;
        for (let at = index * width; at < (index + 1) * width && at < samples.length; at++) sum += samples[at] * samples[at];
        return Math.sqrt(sum / width);
    });
    const loudest = Math.max(...loudness, 0.0001);
    return loudness.map((value) => Math.max(0.06, value / loudest));
}
