// Every word of the page, in English and in Simplified Chinese. What a push says is never translated.

import { preferences } from "./preferences.js";

const english = {
    now: "now", minutesAgo: "{n}m ago", hoursAgo: "{n}h ago", yesterday: "Yesterday {time}",
    live: "Live", connecting: "Connecting", lost: "Reconnecting", lostLong: "The device does not answer. Reconnecting…",
    noGateway: "No gateway", unreachable: "The device does not answer. Is it still running?", gatewayConnected: "Connected to the gateway",
    soundOn: "Sound on", soundOff: "Sound off", soundBlocked: "Click for sound", appearance: "Appearance",
    language: "中文", languageLabel: "切换到中文",
    phone: "Phone", lock: "Lock", unlock: "Unlock", goHome: "Go to the home screen",
    center: "Notification Center", openCenter: "Open Notification Center", closeCenter: "Close Notification Center",
    notifications: "Notifications", noNotifications: "No notifications",
    clear: "Clear", clearAll: "Clear All", options: "Options", showLess: "Show Less", dismiss: "Dismiss", close: "Close",
    count: "{n} notifications", countOne: "1 notification", listStyle: "Display as",
    "list-stack": "Stack", "list-list": "List", "list-count": "Count",
    textSize: "Text Size", "type-small": "Small", "type-medium": "Default", "type-large": "Large",
    timeSensitive: "Time Sensitive", critical: "Critical Alert", hidden: "Notification",
    keep: "Keep", turnOff: "Turn Off", viewSettings: "View Settings", muteHour: "Mute for 1 Hour", muteToday: "Mute for Today", mutedUntil: "Muted until {time}", unmute: "Unmute",
    network: "Network", "network-on": "On", "network-metered": "Low Data", "network-slow": "Slow", "network-off": "Off",
    doNotDisturb: "Do Not Disturb", silent: "Silent Mode", ringing: "Ring", grouping: "Grouping", "grouping-automatic": "Automatic", "grouping-byApp": "By App", "grouping-off": "Off",
    phoneLanguage: "Language of Apps", unlockTitle: "Unlock {phone}", unlockText: "“{app}” needs you for this.", cancel: "Cancel", turnOffAll: "Turn Off {app} Notifications",
    keys: "Enter opens the full view, Space opens the app, Left shows options, Delete clears",
    group: "{app}, {n} notifications, stacked", play: "Play", pause: "Pause", seek: "Position",
    loading: "Loading", missingView: "{what} is not drawn here",
    unplayable: "This browser cannot play {type}. The file itself arrived.", picture: "Picture", send: "Send", reply: "Reply",
    promptTitle: "“{app}” Would Like to Send You Notifications",
    promptText: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
    allow: "Allow", dontAllow: "Don’t Allow",
    settings: "Settings", back: "Back", allowNotifications: "Allow Notifications", alerts: "Alerts",
    lockScreen: "Lock Screen", notificationCenter: "Notification Center", banners: "Banners", bannerStyle: "Banner Style",
    temporary: "Temporary", persistent: "Persistent", sounds: "Sounds", badges: "Badges", showPreviews: "Show Previews",
    always: "Always", whenUnlocked: "Unlocked", never: "Never", timeSensitiveSwitch: "Time Sensitive Notifications",
    criticalAlerts: "Critical Alerts", announcements: "Announce Notifications", scheduledSummary: "Scheduled Summary",
    directMessages: "Direct Messages", carPlay: "Show in CarPlay", summaryTimes: "Summary Times", addTime: "Add a time", more: "{n} more", settingsInApp: "{app} Notification Settings",
    notAsked: "This app has not asked to send notifications.", apps: "Apps",
    running: "Running", notRunning: "Not running", inFront: "In front; the process has no window", wouldOpen: "A phone would open this address in its browser.", done: "Done",
    token: "Device token", noToken: "not registered", copy: "Copy", copied: "Copied", end: "End Process", badge: "Badge", bundle: "Bundle ID",
    delivered: "waiting", today: "Notifications",
    activity: "Live Activity of {app}", activityEnded: "Ended", activityStale: "May be out of date", activityKeys: "Enter opens the app, Delete clears",
    newPush: "New push", sendAgain: "Send again", editAndSend: "Edit and send", copyCurl: "Copy as curl", layOut: "Lay out", template: "Template", chooseTemplate: "Choose a template…",
    toApp: "To", pushType: "Push type", priority: "Priority", collapseID: "Collapse ID", expiration: "Expiration", unset: "Not set", seconds1970: "seconds since 1970", bytes: "{n} bytes",
    marks: "To look at", noMarks: "Nothing stands out: a phone understands all of it.", error: "Error", warning: "Note",
    request: "Request", logs: "Logs", attachments: "Attachments", responses: "Responses",
    phoneTools: "The phone", remoteLock: "Lock", remoteUnlock: "Wake", remoteSilent: "Silent", remoteCenter: "Center", remoteHome: "Home", openView: "Open the full view", pageNumber: "Page {n}",
    noAppYet: "No app is on the phone yet.", installExample: "Install the example app", orOwnApp: "Or your own, which the page then offers for sending:", orCommand: "Or from a shell:", oneMoment: "One moment…",
    chooseApp: "Choose an app.", hasNoToken: "“{app}” has no device token: open it, and allow notifications.", noGatewayToSend: "No gateway is connected: start one with carillon up.",
    unfold: "As always; show every step", printed: "{n} more lines", crashReport: "The whole report, {n} lines", help: "Gestures and keys", gestures: "Gestures", escapeKey: "Close what is on top",
    shortcuts: "Keyboard shortcuts", nextPush: "Next, previous push", tabsKey: "Tabs of the push", lockUnlock: "Lock or unlock the phone",
    inspector: "Inspector", find: "Search", findHint: "is:shown dinner", screen: "Screen", openOnPhone: "Open on the phone", feed: "Pushes",
    nothingYet: "No pushes yet. Send one:", nothingFound: "Nothing matches.", chooseOne: "Choose a push to follow its way.",
    journey: "Journey", changed: "Changes", payload: "Payload", noPayload: "A local notification: no provider sent it.",
    field: "Field", before: "Before", after: "After", absent: "none", local: "local", began: "began {time}", steps: "{n} steps",
    searches: {
        "title: body:": "Words of the alert", "topic: type:": "App, push type", "thread: category:": "How it is grouped", "level:": "passive, active, time-sensitive, critical",
        "status:410 id:": "The gateway’s answer, the apns-id", "is:shown": "A step; silenced, alerted, local, remote", "has:attachment": "sound, badge, log, reply, change",
        "extension:timeout": "crash, hung, delivered, skipped", "!": "Not this", "\"\"": "Words together",
    },
    gesture: [
        ["Click", "Open the app; a stack unfolds"], ["Press and hold, right click", "The full view, with actions"], ["Slide aside", "Options, Clear; far: clear"], ["Hover", "The same as buttons"],
        ["Banner: up, down", "Put it away, open it"], ["Pull down from the top", "Notification Center"], ["Push up the bar at the bottom", "Home, or unlock"],
    ],
    station: { gateway: "Gateway", device: "Device", serviceExtension: "Service extension", contentExtension: "Content extension", screen: "Screen", app: "App" },
    outcome: {
        thinned: "Not recorded", warning: "Warning", accepted: "Accepted", rejected: "Rejected", stored: "Stored", replaced: "Replaced", expired: "Expired", forwarded: "Forwarded",
        acknowledged: "Delivered", discarded: "Discarded", received: "Received", duplicate: "Duplicate", "set-aside": "Set aside", scheduled: "Scheduled", fired: "Fired",
        suppressed: "Suppressed", held: "Held", shown: "Shown", listed: "Listed", "sound-played": "Sounded", "badge-changed": "Badge", removed: "Removed",
        "extension-skipped": "Not extended", "extension-absent": "No extension", "extension-started": "Extending", "extension-delivered": "Extended", "extension-expired": "Expired",
        "extension-crashed": "Crashed", "crash-report": "Crash", "attachment-lost": "Attachment lost", "load-failed": "Load failed", "extension-hung": "Hung", "extension-limited": "Stopped", "debugger-awaited": "Debugging", "extension-log": "Log", "extension-shown": "Alive", "extension-refused": "Not shown", expanded: "Expanded", answered: "Answered", dismissed: "Dismissed",
        "app-launched": "Launched", "will-present": "Will present", "did-receive": "Handled", "app-log": "App log",
    },
};

const chinese = {
    now: "现在", minutesAgo: "{n}分钟前", hoursAgo: "{n}小时前", yesterday: "昨天 {time}",
    live: "实时", connecting: "正在连接", lost: "正在重新连接", lostLong: "设备没有应答，正在重新连接…",
    noGateway: "未连接网关", unreachable: "设备没有应答，它还在运行吗？", gatewayConnected: "已连接网关",
    soundOn: "声音已开", soundOff: "声音已关", soundBlocked: "点按以开启声音", appearance: "外观",
    language: "English", languageLabel: "Switch to English",
    phone: "手机", lock: "锁定", unlock: "解锁", goHome: "返回主屏幕",
    center: "通知中心", openCenter: "打开通知中心", closeCenter: "关闭通知中心",
    notifications: "通知", noNotifications: "没有通知",
    clear: "清除", clearAll: "全部清除", options: "选项", showLess: "折叠", dismiss: "忽略", close: "关闭",
    count: "{n}条通知", countOne: "1条通知", listStyle: "显示为",
    "list-stack": "堆叠", "list-list": "列表", "list-count": "计数",
    textSize: "文字大小", "type-small": "小", "type-medium": "默认", "type-large": "大",
    timeSensitive: "即时通知", critical: "重要警告", hidden: "通知",
    keep: "保留", turnOff: "关闭", viewSettings: "查看设置", muteHour: "静音1小时", muteToday: "今天静音", mutedUntil: "静音至{time}", unmute: "取消静音",
    network: "网络", "network-on": "开", "network-metered": "低数据", "network-slow": "慢速", "network-off": "关",
    doNotDisturb: "勿扰模式", silent: "静音模式", ringing: "响铃", grouping: "通知分组", "grouping-automatic": "自动", "grouping-byApp": "按 App", "grouping-off": "关闭",
    phoneLanguage: "App 语言", unlockTitle: "解锁“{phone}”", unlockText: "“{app}”需要你确认此操作。", cancel: "取消", turnOffAll: "关闭“{app}”的通知",
    keys: "回车展开，空格打开 App，左箭头显示选项，Delete 清除",
    group: "{app}，{n}条通知，已堆叠", play: "播放", pause: "暂停", seek: "位置",
    loading: "正在载入", missingView: "此处不绘制{what}",
    unplayable: "此浏览器无法播放 {type}，但文件已送达。", picture: "图片", send: "发送", reply: "回复",
    promptTitle: "“{app}”想给你发送通知",
    promptText: "“通知”可能包括提醒、声音和图标标记。这些可在“设置”中配置。",
    allow: "允许", dontAllow: "不允许",
    settings: "设置", back: "返回", allowNotifications: "允许通知", alerts: "提醒",
    lockScreen: "锁定屏幕", notificationCenter: "通知中心", banners: "横幅", bannerStyle: "横幅风格",
    temporary: "临时", persistent: "持续", sounds: "声音", badges: "标记", showPreviews: "显示预览",
    always: "始终", whenUnlocked: "解锁时", never: "从不", timeSensitiveSwitch: "即时通知",
    criticalAlerts: "重要警告", announcements: "播报通知", scheduledSummary: "定时推送摘要",
    directMessages: "私信", carPlay: "在“车载”中显示", summaryTimes: "摘要时间", addTime: "添加时间", more: "还有 {n} 条", settingsInApp: "“{app}”通知设置",
    notAsked: "此 App 尚未请求发送通知。", apps: "App",
    running: "正在运行", notRunning: "未运行", inFront: "位于前台；此进程没有窗口", wouldOpen: "手机会在浏览器中打开此地址。", done: "完成",
    token: "设备令牌", noToken: "未注册", copy: "拷贝", copied: "已拷贝", end: "结束进程", badge: "标记", bundle: "Bundle ID",
    delivered: "条待查看", today: "通知",
    activity: "“{app}”的实时活动", activityEnded: "已结束", activityStale: "信息可能已过时", activityKeys: "回车打开 App，Delete 清除",
    newPush: "新建推送", sendAgain: "再次发送", editAndSend: "编辑并发送", copyCurl: "拷贝为 curl", layOut: "排版", template: "模板", chooseTemplate: "选取模板…",
    toApp: "发送至", pushType: "推送类型", priority: "优先级", collapseID: "合并标识符", expiration: "过期时间", unset: "未设定", seconds1970: "自 1970 年起的秒数", bytes: "{n} 字节",
    marks: "检查结果", noMarks: "没有问题：手机能理解全部内容。", error: "错误", warning: "提示",
    request: "请求", logs: "日志", attachments: "附件", responses: "响应",
    phoneTools: "手机操作", remoteLock: "锁定", remoteUnlock: "唤醒", remoteSilent: "静音", remoteCenter: "通知", remoteHome: "主屏幕", openView: "展开完整视图", pageNumber: "第 {n} 页",
    noAppYet: "手机上还没有 App。", installExample: "安装示例 App", orOwnApp: "或安装你自己的 App，之后即可在此发送：", orCommand: "或使用命令行：", oneMoment: "请稍候…",
    chooseApp: "请选择 App。", hasNoToken: "“{app}”没有设备令牌：请打开它并允许通知。", noGatewayToSend: "未连接网关：请运行 carillon up。",
    unfold: "一切照常；显示每一步", printed: "还有 {n} 行", crashReport: "完整报告，{n} 行", help: "手势与快捷键", gestures: "手势", escapeKey: "关闭最上层的界面",
    shortcuts: "键盘快捷键", nextPush: "下一个、上一个推送", tabsKey: "推送的标签页", lockUnlock: "锁定或解锁手机",
    inspector: "检查器", find: "搜索", findHint: "is:shown 晚餐", screen: "屏幕", openOnPhone: "在手机上打开", feed: "推送",
    nothingYet: "还没有推送。发送一条：", nothingFound: "没有匹配的推送。", chooseOne: "选择一条推送，查看它走过的路。",
    journey: "历程", changed: "改动", payload: "负载", noPayload: "本地通知，没有服务器发送。",
    field: "字段", before: "之前", after: "之后", absent: "无", local: "本地", began: "始于 {time}", steps: "{n}步",
    searches: {
        "title: body:": "提醒中的文字", "topic: type:": "App、推送类型", "thread: category:": "会话与类别", "level:": "passive、active、time-sensitive、critical",
        "status:410 id:": "网关的应答、apns-id", "is:shown": "某一步；silenced、alerted、local、remote", "has:attachment": "sound、badge、log、reply、change",
        "extension:timeout": "crash、hung、delivered、skipped", "!": "不含此项", "\"\"": "连在一起的词",
    },
    gesture: [
        ["点按", "打开 App；堆叠则展开"], ["按住、右键点按", "完整视图与操作"], ["向一侧滑动", "选项、清除；滑远：清除"], ["悬停", "以按钮呈现同样的操作"],
        ["横幅：向上、向下", "收起、展开"], ["从顶部下拉", "通知中心"], ["上推底部横条", "主屏幕，或解锁"],
    ],
    station: { gateway: "网关", device: "设备", serviceExtension: "通知服务扩展", contentExtension: "通知内容扩展", screen: "屏幕", app: "App" },
    outcome: {
        thinned: "未记录", warning: "警告", accepted: "已接受", rejected: "已拒绝", stored: "已保存", replaced: "已替换", expired: "已过期", forwarded: "已转发",
        acknowledged: "已送达", discarded: "已丢弃", received: "已收到", duplicate: "重复", "set-aside": "已搁置", scheduled: "已计划", fired: "已触发",
        suppressed: "未显示", held: "待摘要", shown: "已显示", listed: "已列出", "sound-played": "已响铃", "badge-changed": "标记", removed: "已移除",
        "extension-skipped": "未扩展", "extension-absent": "无扩展", "extension-started": "扩展中", "extension-delivered": "已扩展", "extension-expired": "扩展超时",
        "extension-crashed": "扩展崩溃", "crash-report": "崩溃", "attachment-lost": "附件丢失", "load-failed": "下载失败", "extension-hung": "扩展无响应", "extension-limited": "已被终止", "debugger-awaited": "等待调试器", "extension-log": "日志", "extension-shown": "已呈现", "extension-refused": "未呈现", expanded: "已展开", answered: "已回应", dismissed: "已忽略",
        "app-launched": "已启动", "will-present": "将展示", "did-receive": "已处理", "app-log": "App 日志",
    },
};

export const tables = { en: english, zh: chinese };

/** A word or sentence in the viewer's language. */
export function t(key, values = {}) {
    const found = tables[preferences.lang][key] ?? key;
    return found.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** A table of names. */
export function words(table) {
    return tables[preferences.lang][table];
}

/** A name from a table of names; a name of a later version as it is. */
export function named(table, key) {
    return tables[preferences.lang][table][key] ?? key;
}
