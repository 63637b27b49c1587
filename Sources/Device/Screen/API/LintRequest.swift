import DeviceCore
import Foundation
package import Lint

/// A push to look at; what is left out is not looked at.
package struct LintRequest: Codable, Sendable {
    package var payload: PayloadText
    package var pushType: String?
    package var priority: Int?
    package var topic: String?
    package var collapseID: String?
    package var expiration: Double?
    /// The app that it is for: its categories, its sounds and its service extension are looked at, too.
    package var bundleID: String?

    package init(_ push: LintedPush, bundleID: String?) {
        payload = PayloadText(text: String(decoding: push.payload, as: UTF8.self))
        pushType = push.pushType
        priority = push.priority
        topic = push.topic
        collapseID = push.collapseID
        expiration = push.expiration
        self.bundleID = bundleID
    }

    /// What is known of it on a phone.
    ///
    /// - Throws: `PhoneError` when the app is not on it.
    func push(on phone: any Phone) async throws -> LintedPush {
        var push = LintedPush(payload: Data(payload.text.utf8), pushType: pushType ?? "alert")
        push.priority = priority
        push.topic = topic
        push.collapseID = collapseID
        push.expiration = expiration
        guard let bundleID, !bundleID.isEmpty else { return push }
        guard let app = await phone.render().apps.first(where: { $0.bundleID == bundleID }) else {
            throw PhoneError.notFound("\(bundleID) is not on the phone")
        }
        var problems: [String: String] = [:]
        if let name = PayloadLint.soundName(in: push) {
            problems[name] = try await phone.soundProblem(named: name, app: bundleID)
        }
        push.app = LintedPush.App(
            categories: Set(app.categories),
            hasServiceExtension: app.hasServiceExtension,
            soundProblems: problems
        )
        return push
    }
}
