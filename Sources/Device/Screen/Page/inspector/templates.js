// Pushes to begin with: one of each kind that an app's author meets.

const soon = () => Math.floor(Date.now() / 1000);

export const templates = [
    { name: { en: "Plain text", zh: "纯文本" }, aps: { alert: { title: "Dinner at eight", body: "The table by the window is ours." }, sound: "default" } },
    { name: { en: "Picture to download", zh: "带图片" }, aps: { alert: { title: "A new photo", subtitle: "From the ridge", body: "Press to see all of it." }, "mutable-content": 1 }, more: { attach: "https://example.com/photo.jpg" } },
    { name: { en: "Sound to download", zh: "带音频" }, aps: { alert: { title: "Voice message", body: "Eleven seconds." }, "mutable-content": 1, sound: "default" }, more: { attach: "https://example.com/voice.mp3" } },
    { name: { en: "Video to download", zh: "带视频" }, aps: { alert: { title: "Your clip is ready", body: "Half a minute at the lake." }, "mutable-content": 1 }, more: { attach: "https://example.com/clip.mp4" } },
    { name: { en: "With actions", zh: "带操作按钮" }, aps: { alert: { title: "Lunch?", body: "Twelve, at the corner." }, category: "message", "thread-id": "lunch", sound: "default" } },
    { name: { en: "Payment read aloud", zh: "到账语音播报" }, aps: { alert: { title: "Payment received", body: "12345.67 yuan" }, "mutable-content": 1, sound: "default" }, more: { amount: "12345.67", currency: "CNY" } },
    { name: { en: "Quiz in a content extension", zh: "内容扩展：问答" }, aps: { alert: { title: "Question of the day", body: "Which of these goes round the Earth once a month?" }, category: "quiz" }, more: { choices: ["Sun", "Sea", "Moon", "Mountain"], answer: 2, hint: "It has no light of its own." } },
    { name: { en: "Time sensitive", zh: "时效性通知" }, aps: { alert: { title: "Your gate closes in ten minutes", body: "Gate B 24" }, "interruption-level": "time-sensitive", sound: "default" } },
    { name: { en: "Critical", zh: "重要警告" }, aps: { alert: { title: "Smoke in the kitchen", body: "The detector at home sounds." }, "interruption-level": "critical", sound: { critical: 1, name: "default", volume: 0.8 } } },
    { name: { en: "Localized", zh: "本地化文本" }, aps: { alert: { "title-loc-key": "GAME_TITLE", "loc-key": "GAME_INVITE", "loc-args": ["Mia", "chess"] } } },
    { name: { en: "Badge only", zh: "仅角标" }, aps: { badge: 3 } },
    { name: { en: "Background", zh: "后台推送" }, pushType: "background", priority: 5, aps: { "content-available": 1 }, more: { reason: "new articles" } },
    { name: { en: "Live Activity: start", zh: "实时活动：开始" }, pushType: "liveactivity", aps: () => ({ timestamp: soon(), event: "start", "attributes-type": "Delivery", attributes: { order: "A 17" }, "content-state": { status: "In the oven", minutes: 25 }, alert: { title: "Your order is on its way", body: "25 minutes" } }) },
    { name: { en: "Live Activity: update", zh: "实时活动：更新" }, pushType: "liveactivity", aps: () => ({ timestamp: soon(), event: "update", "content-state": { status: "On the road", minutes: 9 }, "stale-date": soon() + 600 }) },
    { name: { en: "Live Activity: end", zh: "实时活动：结束" }, pushType: "liveactivity", aps: () => ({ timestamp: soon(), event: "end", "content-state": { status: "Delivered", minutes: 0 }, "dismissal-date": soon() + 60 }) },
];

/** What a template writes into the composer. */
export function written(template) {
    const aps = typeof template.aps === "function" ? template.aps() : template.aps;
    return { payload: JSON.stringify({ aps, ...template.more }, null, 2), pushType: template.pushType ?? "alert", priority: template.priority };
}
