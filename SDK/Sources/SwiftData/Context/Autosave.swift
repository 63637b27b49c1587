import Foundation

/// Saves a context's changes by itself: a second after the first of them, and when the app leaves the screen.
///
/// Unchecked, and safe: it works on the main thread alone.
final class Autosave: @unchecked Sendable {
    private weak var context: ModelContext?
    private var isPlanned = false
    private var observer: (any NSObjectProtocol)?

    init(_ context: ModelContext) { self.context = context }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Something was changed.
    func plan() {
        guard let context else { return }
        NotificationCenter.default.post(name: ModelContext.didChange, object: context)
        guard context.autosaveEnabled, !isPlanned, Thread.isMainThread else { return }
        isPlanned = true
        if observer == nil {
            observer = NotificationCenter.default.addObserver(
                forName: Notification.Name("UIApplicationDidEnterBackgroundNotification"),
                object: nil,
                queue: nil
            ) { [weak self] _ in self?.save() }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.save() }
    }

    private func save() {
        isPlanned = false
        guard let context, context.autosaveEnabled else { return }
        do { try context.save() } catch { print("SwiftData: the changes are not saved: \(error)") }
    }
}
