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
        var coder = FrameCoder<LinkFrame>()
        guard let call = try? FrameCoder<LinkFrame>.encode(.deviceCall(id: 0, .serve(request))) else { return }
        coder.append(call)
        guard case .success(.deviceCall(_, .serve(let received))) = try? coder.next() else { return }
        let content = UNNotificationRequest(model: received).content.mutableCopy() as? UNMutableNotificationContent
        // What an author reads first.
        guard let content, content.userInfo["aps"] is [String: Any] else { return }
        content.title += "."
        guard let model = try? content.encoded() else { return }
        _ = try? FrameCoder<LinkFrame>.encode(.reply(id: 0, .content(model)))
    }

    /// A push with a value of each kind that pushes have.
    private static var request: NotificationRequest {
        var content = NotificationContent()
        content.title = "Title"
        content.body = "Body"
        content.badge = 1
        content.sound = NotificationSound(.systemDefault)
        content.categoryIdentifier = "category"
        content.userInfo = [
            "aps": .dictionary([
                "alert": .dictionary(["title": .string("Title"), "body": .string("Body")]),
                "mutable-content": .integer(1),
            ]),
            "list": .array([.string("one"), .double(0.5), .bool(true), .null]),
        ]
        return NotificationRequest(identifier: "prewarming", content: content, trigger: .push)
    }
}
