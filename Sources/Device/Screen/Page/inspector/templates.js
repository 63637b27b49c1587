// Pushes to begin with: one of each kind that an app's author meets, of those that the chosen app can show. Media are
// those that come with Carillon: `{media}` is where they are served, which needs no network.

const soon = () => Math.floor(Date.now() / 1000);
const always = () => true;
const hasService = (app) => app.hasServiceExtension;

/** A template's `suits` tells whether an app can show it; `aps` and `more` are its payload, or make it for an app. */
const templates = [
    { name: { en: "Plain text", zh: "纯文本" }, suits: always, aps: { alert: { title: "Dinner at eight", body: "The table by the window is ours." }, sound: "default" } },
    { name: { en: "Picture", zh: "带图片" }, suits: hasService, aps: { alert: { title: "A new photo", subtitle: "From the ridge", body: "Press to see all of it." }, "mutable-content": 1 }, more: { attach: "{media}/picture.jpg" } },
    { name: { en: "Sound", zh: "带音频" }, suits: hasService, aps: { alert: { title: "Voice message", body: "Four seconds." }, "mutable-content": 1, sound: "default" }, more: { attach: "{media}/voice.mp3" } },
    { name: { en: "Video", zh: "带视频" }, suits: hasService, aps: { alert: { title: "Your clip is ready", body: "Five seconds at the lake." }, "mutable-content": 1 }, more: { attach: "{media}/clip.mp4" } },
    {
        name: { en: "With actions", zh: "带操作按钮" },
        suits: (app) => app.categories.some((one) => !app.contentCategories.includes(one)),
        aps: (app) => ({ alert: { title: "Lunch?", body: "Twelve, at the corner." }, category: app.categories.find((one) => !app.contentCategories.includes(one)), "thread-id": "lunch", sound: "default" }),
    },
    { name: { en: "Payment read aloud", zh: "到账语音播报" }, suits: hasService, aps: { alert: { title: "Payment received", body: "12345.67 yuan" }, "mutable-content": 1, sound: "default" }, more: { amount: "12345.67", currency: "CNY" } },
    {
        name: { en: "Quiz in a content extension", zh: "内容扩展：问答" },
        suits: (app) => app.contentCategories.includes("quiz"),
        aps: { alert: { title: "Question of the day", body: "Which of these goes round the Earth once a month?" }, category: "quiz" },
        more: { choices: ["Sun", "Sea", "Moon", "Mountain"], answer: 2, hint: "It has no light of its own." },
    },
    { name: { en: "Content extension", zh: "内容扩展" }, suits: (app) => app.contentCategories.some((one) => one !== "quiz"), aps: (app) => ({ alert: { title: "Press to open", body: "The app's own view is in the card." }, category: app.contentCategories.find((one) => one !== "quiz") }) },
    { name: { en: "Time sensitive", zh: "时效性通知" }, suits: always, aps: { alert: { title: "Your gate closes in ten minutes", body: "Gate B 24" }, "interruption-level": "time-sensitive", sound: "default" } },
    { name: { en: "Critical", zh: "重要警告" }, suits: always, aps: { alert: { title: "Smoke in the kitchen", body: "The detector at home sounds." }, "interruption-level": "critical", sound: { critical: 1, name: "default", volume: 0.8 } } },
    { name: { en: "Badge only", zh: "仅角标" }, suits: always, aps: { badge: 3 } },
    { name: { en: "Background", zh: "后台推送" }, suits: always, pushType: "background", priority: 5, aps: { "content-available": 1 }, more: { reason: "new articles" } },
    {
        name: { en: "Live Activity: start", zh: "实时活动：开始" },
        suits: always,
        pushType: "liveactivity",
        aps: () => ({ timestamp: soon(), event: "start", "attributes-type": "Delivery", attributes: { order: "A 17" }, "content-state": { status: "In the oven", minutes: 25 }, alert: { title: "Your order is on its way", body: "25 minutes" } }),
    },
    { name: { en: "Live Activity: update", zh: "实时活动：更新" }, suits: always, pushType: "liveactivity", aps: () => ({ timestamp: soon(), event: "update", "content-state": { status: "On the road", minutes: 9 }, "stale-date": soon() + 600 }) },
    { name: { en: "Live Activity: end", zh: "实时活动：结束" }, suits: always, pushType: "liveactivity", aps: () => ({ timestamp: soon(), event: "end", "content-state": { status: "Delivered", minutes: 0 }, "dismissal-date": soon() + 60 }) },
];

/** Those that an app can show; without an app, those that every app can. */
export function templatesFor(app) {
    return templates.filter((one) => (app ? one.suits(app) : one.suits === always));
}

/** What a template writes into the composer, for an app. */
export function written(template, app) {
    const aps = typeof template.aps === "function" ? template.aps(app) : template.aps;
    return { payload: JSON.stringify({ aps, ...template.more }, null, 2), pushType: template.pushType ?? "alert", priority: template.priority };
}
