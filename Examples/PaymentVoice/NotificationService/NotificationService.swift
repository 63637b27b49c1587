import RichPush
import UserNotifications

/// Opens what is sealed, speaks payments, shows pictures, and counts the badge: a whole service extension.
final class NotificationService: RichPushService {
    private static let group = "group.com.example.PaymentVoice"

    override var configuration: RichPushConfiguration {
        var configuration = RichPushConfiguration()
        configuration.voice = PaymentVoice(
            amount: "payment.amount",
            sentence: "您的小店收款{amount}",
            ways: [.serverFile("payment.speech"), .spoken(SpeechStyle())],
            group: Self.group
        )
        configuration.voice?.currencyCode = "payment.currency"
        configuration.media = MediaSettings(MediaSource.common + [.attachmentList])
        configuration.encrypted = EncryptedContent(
            at: "sealed",
            cipher: .aesGCM([.groupFile(group: Self.group, path: "push.key")]),
            fallback: .init(title: "Till", body: "A payment has arrived; open the app to see it")
        )
        configuration.changes.title = "{payment.payer|Somebody} paid {payment.amount}"
        configuration.changes.badge = .increment(group: Self.group)
        configuration.changes.buttons = "buttons"
        configuration.changes.thread = "payment.till"
        return configuration
    }
}
