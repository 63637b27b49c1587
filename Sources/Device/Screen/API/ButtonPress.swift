import DeviceCore
import Foundation
import ViewLink
import WallClock

/// Presses what a content extension draws, chosen by the label that a person reads, or a screen reader says.
struct ButtonPress: Sendable {
    let phone: any Phone
    let clock: any WallClock

    /// Opens the card where it is not open, and presses as soon as such a button is drawn.
    ///
    /// - Parameters:
    ///   - label: a button's title, its accessibility label or its accessibility identifier; of any view that hears a tap.
    ///   - key: the card's.
    ///   - seconds: how long it may take until it is drawn.
    /// - Throws: `PhoneError` that names the buttons that are there.
    func press(_ label: String, onCard key: String, within seconds: Double) async throws {
        let news = await phone.changes()
        if await phone.render().expanded?.key != key { try await phone.expand(card: key) }
        if try await tryPress(label) { return }
        let (phone, clock) = (phone, clock)
        let isPressed = try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                for await event in news {
                    switch event {
                    case .content, .changed: if try await tryPress(label) { return true }
                    default: continue
                    }
                }
                return false
            }
            group.addTask {
                try await clock.sleep(for: seconds)
                return false
            }
            defer { group.cancelAll() }
            return try await group.next() ?? false
        }
        guard !isPressed else { return }
        let labels = (try? await phone.contentViews()).map { Self.buttons(of: $0).map { "“\($0.label)”" } } ?? []
        throw PhoneError.notFound(
            "there is no button “\(label)” in the open card; it has \(labels.isEmpty ? "none" : labels.joined(separator: ", "))"
        )
    }

    private func tryPress(_ label: String) async throws -> Bool {
        // Until the extension has sent its first views there are none.
        guard let views = try? await phone.contentViews() else { return false }
        let found = Self.buttons(of: views).first { $0.label == label || $0.identifier == label }
        guard let found, found.isEnabled else { return false }
        try await phone.contentEvent(.touch(node: found.node, sense: .tap, at: nil))
        return true
    }

    /// Something that a person can press.
    private struct Button {
        var node: ViewNode.ID
        var label: String
        var identifier: String?
        var isEnabled: Bool
    }

    private static func buttons(of views: ContentViewChange) -> [Button] {
        views.frame.update.changed.compactMap { node in
            let own = node.accessibility?.label
            switch node.content {
            case .button(let content):
                let label = own ?? (content.label.isEmpty ? content.title?.string ?? "" : content.label)
                return Button(
                    node: node.id,
                    label: label,
                    identifier: node.accessibility?.identifier,
                    isEnabled: content.isEnabled
                )
            case .label(let text) where node.hears.contains(.tap):
                return Button(
                    node: node.id,
                    label: own ?? text.string,
                    identifier: node.accessibility?.identifier,
                    isEnabled: true
                )
            case _ where node.hears.contains(.tap) && (own != nil || node.accessibility?.identifier != nil):
                return Button(
                    node: node.id,
                    label: own ?? "",
                    identifier: node.accessibility?.identifier,
                    isEnabled: true
                )
            default: return nil
            }
        }
    }
}
