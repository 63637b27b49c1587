public import Foundation

extension Notification.Name {
    /// The app was opened with an address.
    static let openedAddress = Notification.Name("carillon.swiftui.openedAddress")
}

nonisolated extension View {
    @preconcurrency public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        onReceive(NotificationCenter.default.publisher(for: .openedAddress)) { note in
            if let url = note.object as? URL { action(url) }
        }
    }
}
