import UIKit
import UserNotifications
import UserNotificationsUI

/// Two hundred texts of many kinds, whose measures are compared with the browser's.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private var state: UInt64 = 20_240_601

    private func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private let words = [
        [
            "The", "quick", "brown", "fox", "jumps", "over", "it,", "AVATAR", "To", "Wi-Fi", "“fine”", "naïve",
            "efficient", "1,024.50", "№5",
        ],
        ["通知", "今天", "会议", "改到", "下午三点", "请", "准时", "参加。", "你好", "世界"],
        ["مرحبا", "بالعالم", "رسالة", "جديدة", "اليوم"],
        ["שלום", "עולם", "הודעה", "חדשה"],
        ["👋", "🎉", "👩‍🚀", "🇨🇭", "❤️", "ok", "👍🏽"],
        ["Привет", "мир", "сообщение", "Ελληνικά", "κείμενο", "việt", "được"],
    ]

    private func text() -> String {
        let list = words[random(words.count)]
        let other = words[random(words.count)]
        let isMixed = random(4) == 0
        return (0..<(2 + random(9))).map { index in
            (isMixed && index.isMultiple(of: 3) ? other : list)[
                random((isMixed && index.isMultiple(of: 3) ? other : list).count)
            ]
        }
        .joined(separator: " ")
    }

    func didReceive(_ notification: UNNotification) {
        let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .light]
        var y: CGFloat = 0
        for index in 0..<200 {
            let label = UILabel()
            label.accessibilityIdentifier = "text"
            let font = UIFont.systemFont(ofSize: CGFloat(10 + random(18)), weight: weights[random(weights.count)])
            if index.isMultiple(of: 5) {
                let text = NSMutableAttributedString(string: self.text(), attributes: [.font: font])
                text.append(
                    NSAttributedString(
                        string: " " + self.text(),
                        attributes: [.font: UIFont.italicSystemFont(ofSize: font.pointSize + 3)]
                    )
                )
                label.attributedText = text
            } else {
                label.text = text()
                label.font = font
            }
            label.numberOfLines = 0
            let width = CGFloat(80 + random(240))
            label.frame = CGRect(
                x: 0,
                y: y,
                width: width,
                height: label.sizeThatFits(CGSize(width: width, height: 0)).height
            )
            y += label.bounds.height + 2
            view.addSubview(label)
        }
        preferredContentSize = CGSize(width: 0, height: 600)
    }
}
