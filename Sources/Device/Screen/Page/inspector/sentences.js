// The device's sentences in the viewer's language. The device speaks English; what is known of its sentences is said in
// Chinese here, and one that is not known stays as it is.

import { preferences } from "../app/preferences.js";

/**
 * A sentence and its Chinese: `$1` is what a group holds as it is, `@1` is itself a sentence.
 * @type {[RegExp, string][]}
 */
const known = [
    // gateway
    [/^Accepted a push of type (\S+) and priority (\d+) for (\S+) on device (.+)\.$/, "已接受推送：类型 $1，优先级 $2，App $3，设备 $4。"],
    [/^Stored on disk until the device acknowledges it or (.+) has come\.$/, "已存盘，直到设备确认收到，或到 $1 为止。"],
    [/^Sent to device (.+?)( from the store)?\.$/, "已发往设备 $1。"],
    [/^The device has it; the gateway no longer keeps it for delivery\.$/, "设备已收到，网关不再为投递保留。"],
    [/^Replaced in the store by push (\S+), before the device was there\.$/, "设备上线之前，已被推送 $1 替换。"],
    [/^Discarded from the store: its time passed before the device acknowledged it\.$/, "已丢弃：设备确认之前即已过期。"],
    [/^Discarded from the store: the app has unregistered\.$/, "已丢弃：App 已取消注册。"],
    [/^Discarded: the device is not connected, and the push may not be stored\.$/, "已丢弃：设备未连接，且此推送不可保存。"],
    // arrival
    [/^The device has it on disk$/, "设备已存盘"],
    [/^It came again and is passed over$/, "重复到达，已忽略"],
    [/^“(.+)” is not installed: its token is void$/, "未安装“$1”：令牌无效"],
    [/^It has no alert, sound or badge$/, "没有提醒、声音或标记"],
    [/^It takes the place of the one of (.+)$/, "取代 $1 的那一条"],
    [/^The badge goes from (.+) to (.+)$/, "标记由 $1 变为 $2"],
    [/^The app's oldest notification left the centre$/, "该 App 最早的一条通知已移出通知中心"],
    [/^A sound is played$/, "已播放声音"],
    [/^It cannot be shown: (.+)$/, "无法显示：$1"],
    [/^(Not shown|Shown: [^;]+); (.+?); silent \((.+)\)$/, "@1；@2；静音（@3）"],
    [/^(Not shown|Shown: [^;]+); (.+)$/, "@1；@2"],
    [/^Held until (.+); (.+)$/, "保留至 $1；@2"],
    [/^Not shown$/, "不显示"],
    [/^Shown: banner, lock screen, notification centre$/, "显示于：横幅、锁定屏幕、通知中心"],
    [/^Shown: banner, lock screen$/, "显示于：横幅、锁定屏幕"],
    [/^Shown: banner, notification centre$/, "显示于：横幅、通知中心"],
    [/^Shown: lock screen, notification centre$/, "显示于：锁定屏幕、通知中心"],
    [/^Shown: banner$/, "显示于：横幅"], [/^Shown: lock screen$/, "显示于：锁定屏幕"], [/^Shown: notification centre$/, "显示于：通知中心"],
    // why
    [/^the app is not in the foreground and its alerts are on$/, "App 不在前台，且提醒已开启"],
    [/^“(.+)”: the app may not notify$/, "“$1”：App 不可发送通知"],
    [/^the app is in the foreground and has set no delegate$/, "App 在前台，但未设置 delegate"],
    [/^the app in the foreground did not answer in time$/, "前台 App 未及时应答"],
    [/^the app in the foreground asked for nothing$/, "前台 App 要求不展示"],
    [/^the app in the foreground asked for it$/, "前台 App 要求展示"],
    [/^it has no text to show$/, "没有可显示的文字"],
    [/^quietly in the centre: the authorization is provisional$/, "静默送入通知中心：授权为临时授权"],
    [/^it waits for the scheduled summary$/, "等待定时推送摘要"],
    [/^on the lock screen$/, "在锁定屏幕上"],
    [/^the lock screen is off for this app$/, "此 App 未开启锁定屏幕通知"],
    [/^it is critical$/, "为重要警告"],
    [/^it is passive$/, "为被动通知"],
    [/^alerts are off for this app$/, "此 App 的提醒已关闭"],
    [/^banners are off for this app$/, "此 App 的横幅已关闭"],
    [/^the app is muted$/, "此 App 已静音"],
    [/^the Focus “(.+)” silences it$/, "专注模式“$1”使其静音"],
    [/^the app's filter of the Focus “(.+)” does not name “(.+)”$/, "专注模式“$1”的 App 过滤条件不含“$2”"],
    // service extension
    [/^The service extension does not run: (.+)$/, "通知服务扩展不运行：@1"],
    [/^the app has no service extension$/, "App 没有通知服务扩展"],
    [/^the push shows no alert: it has no title, subtitle or body$/, "推送不显示提醒：没有标题、副标题或正文"],
    [/^mutable-content is not 1; content-available is another thing$/, "mutable-content 不是 1；content-available 是另一回事"],
    [/^mutable-content is not 1: it stands beside “aps”, not within$/, "mutable-content 不是 1：它写在“aps”之外，而非其中"],
    [/^mutable-content is not 1: it is the text “(.+)”, no number$/, "mutable-content 不是 1：它是文字“$1”，而非数字"],
    [/^mutable-content is not 1: “mutable_content” is another key$/, "mutable-content 不是 1：“mutable_content”是另一个键"],
    [/^mutable-content is not 1$/, "mutable-content 不是 1"],
    [/^(\S+) runs in process (\d+), which was started beforehand$/, "$1 运行于预先启动的进程 $2"],
    [/^(\S+) runs as process (\d+)$/, "$1 运行于进程 $2"],
    [/^(\d+) s are over: serviceExtensionTimeWillExpire is called$/, "已满 $1 秒：调用 serviceExtensionTimeWillExpire"],
    [/^serviceExtensionTimeWillExpire has returned$/, "serviceExtensionTimeWillExpire 已返回"],
    [/^The extension delivers its content$/, "扩展交付内容"],
    [/^The extension delivers its best attempt, after the warning$/, "扩展在警告之后交付其最佳尝试"],
    [/^The extension delivers (its content|its best attempt, after the warning), but (.+)$/, "扩展交付了内容，但@2"],
    [/^the content has no alert text, so the modifications are ignored$/, "内容没有提醒文字，改动被忽略"],
    [/^The extension handed back empty content: nothing is shown$/, "扩展交回空内容：不显示任何东西"],
    [/^The content handler was not called; the original is shown$/, "未调用 contentHandler；显示原始内容"],
    [/^The extension ended before it delivered: (.+); the original is shown$/s, "扩展在交付之前结束：$1；显示原始内容"],
    [/^The extension hung: (.+); the original is shown$/s, "扩展无响应：$1；显示原始内容"],
    [/^The extension could not serve: (.+); the original is shown$/s, "扩展无法工作：$1；显示原始内容"],
    [/^An attachment is left out: (.+)$/s, "略去一个附件：$1"],
    // content extension and the person
    [/^Its views are on the screen$/, "其视图已呈现在屏幕上"],
    [/^(.+): the default view is shown$/, "$1：显示默认视图"],
    [/^The person opens it$/, "用户将其展开"],
    [/^The person taps it$/, "用户点按"],
    [/^The person dismisses it$/, "用户忽略"],
    [/^The person chooses “(.+)” and writes “(.*)”$/s, "用户选择“$1”，并写下“$2”"],
    [/^The person chooses “(.+)”$/, "用户选择“$1”"],
    [/^The person swipes the Live Activity away: it has ended$/, "用户划去实时活动：已结束"],
    [/^The app does not hear of it: (.+)$/, "App 不会得知：$1"],
    [/^The app cannot be reached: (.+)$/, "无法联系 App：$1"],
    [/^The phone stays locked, so the action is not performed$/, "手机保持锁定，操作未执行"],
    [/^The app is started$/, "App 已启动"],
    [/^The app has handled (.+)$/, "App 已处理 $1"],
    [/^The app did not finish (.+) in (.+) s$/, "App 未能在 $2 秒内处理完 $1"],
    // background pushes, Live Activities, triggers
    [/^The app took the background push: new data$/, "App 已处理后台推送：有新数据"],
    [/^The app took the background push: no data$/, "App 已处理后台推送：无新数据"],
    [/^The app took the background push: failed$/, "App 已处理后台推送：失败"],
    [/^Discarded: (.+)$/, "已丢弃：$1"],
    [/^The Live Activity “(.+)” starts: lock screen$/, "实时活动“$1”开始：锁定屏幕"],
    [/^The Live Activity changes$/, "实时活动更新"],
    [/^The Live Activity ends$/, "实时活动结束"],
    [/^It changes no Live Activity: (.+)$/, "没有可更新的实时活动：$1"],
    [/^The app adds it without a trigger: at once$/, "App 添加时没有触发器：立即"],
    [/^The app schedules it for (.+)$/, "App 计划于 $1"],
    [/^It fires; its trigger: (.+)$/, "已触发；触发器：$1"],
    [/^The scheduled summary brings it$/, "由定时推送摘要送达"],
];

/** A sentence as the viewer reads it. */
export function sentence(english) {
    return preferences.lang === "zh" ? inChinese(english) : english;
}

/** A sentence of the device in Chinese; one that is not known as it is. */
export function inChinese(english) {
    for (const [pattern, chinese] of known) {
        const match = pattern.exec(english);
        if (match) return chinese.replace(/([$@])(\d)/g, (_, kind, group) => (kind === "@" ? inChinese(match[group] ?? "") : (match[group] ?? "")));
    }
    return english;
}
