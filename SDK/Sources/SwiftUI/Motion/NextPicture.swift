import UIKit

/// Evaluates a view again for the next picture, once, however often it is asked for.
@MainActor
final class NextPicture {
    /// Seconds between two pictures.
    private static let step = 1.0 / 60

    private var isWaiting = false

    func wait(for node: GraphNode) {
        guard !isWaiting else { return }
        isWaiting = true
        Display.shared.schedule(Self.step) { [weak self, weak node] in
            self?.isWaiting = false
            node?.invalidate()
        }
    }
}
