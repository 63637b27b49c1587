import RichPush
import UserNotifications

/// Speaks a payment the way that the push names under `way`.
final class NotificationService: RichPushService {
    private static let group = "group.com.example.voices"
    private var way: String?
    private var language = SpokenLanguage.chinese

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        way = request.content.userInfo["way"] as? String
        language = request.content.userInfo["english"] as? Bool == true ? .english : .chinese
        super.didReceive(request, withContentHandler: contentHandler)
    }

    override var configuration: RichPushConfiguration {
        var configuration = RichPushConfiguration()
        let sentence: TextTemplate = language == .chinese ? "支付宝到账{amount}" : "{shop|Your shop} has received {amount}"
        configuration.voice = PaymentVoice(
            amount: "amount",
            language: language,
            sentence: sentence,
            ways: ways,
            group: Self.group
        )
        return configuration
    }

    private var ways: [PaymentVoice.Way] {
        let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
        let words = ClipLibrary(
            folder: container?.appendingPathComponent("Library/Sounds") ?? Bundle.main.bundleURL,
            opening: ["received"]
        )
        switch way {
        case "spoken": return [.spoken(SpeechStyle())]
        case "file": return [.serverFile("speech")]
        case "clips": return [.clips(words)]
        case "chain": return [.chain(words)]
        case "aloud": return [.aloud(SpeechStyle())]
        default: return []
        }
    }
}
