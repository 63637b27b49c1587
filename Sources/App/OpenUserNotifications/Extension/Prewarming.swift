import AppLink
import Foundation
import NotificationModel
import WireCoding

/// Goes the way of a push once, while the process waits for one.
///
/// Swift looks up a type's conformances when they are first asked for, which takes longer than all the rest of a push's
/// way; whoever was started beforehand has the time.
enum Prewarming {
    /// Seconds after the start: a push for which the process was started has come by then.
    static let delay = 0.05

    static func run() {
        let request = NotificationRequest(identifier: "prewarming", content: NotificationContent(), trigger: .push)
        var coder = FrameCoder<LinkFrame>()
        guard let call = try? FrameCoder<LinkFrame>.encode(.deviceCall(id: 0, .serve(request))) else { return }
        coder.append(call)
        guard case .success(.deviceCall(_, .serve(let received))) = try? coder.next() else { return }
        let content = UNNotificationRequest(model: received).content.mutableCopy() as? UNMutableNotificationContent
        guard let model = try? content?.encoded() else { return }
        _ = try? FrameCoder<LinkFrame>.encode(.reply(id: 0, .content(model)))
    }
}
