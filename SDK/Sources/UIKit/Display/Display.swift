package import Foundation
package import ViewLink

/// Carries what changed in the views to whoever draws them: after a change it lays out, builds the tree and offers it.
///
/// The process has one. Time and waiting are the host's, so that tests move them by hand.
@MainActor
package final class Display {
    package static let shared = Display()

    /// Runs a block on the main thread after so many seconds.
    package var schedule: (TimeInterval, @escaping @MainActor () -> Void) -> Void = { delay, body in
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(body) }
    }
    /// What is shown, after layout; set by the host.
    package var compose: (() -> Void)?
    /// Takes the views over with the animation of the changes since the last call.
    package var present: ((ViewAnimation?) -> Void)?

    /// What goes on in the views.
    package var repeatingAnimations = RepeatingAnimations()
    /// What of the next picture moves in a way of its own.
    package var moves = ViewMoves()
    /// How many pictures were handed over.
    package private(set) var pictures = 0

    private var isScheduled = false
    private var isComposing = false
    private var animation: ViewAnimation?
    /// How deep in blocks of `UIView.animate` or `performWithoutAnimation` the process is.
    private var animating: [ViewAnimation?] = []
    /// Whether changes move into place or are there at once.
    var isMoving = true
    /// Whether it is in a block of `performWithoutAnimation`.
    var isStill: Bool { animating.last.map { $0 == nil } ?? false }
    /// The animation that changes are a part of now.
    var inherited: ViewAnimation? { animating.last ?? nil }

    /// Something visible changed.
    package static func changed() { shared.changed() }

    private func changed() {
        guard !isScheduled, !isComposing, compose != nil else { return }
        isScheduled = true
        schedule(0) { [weak self] in self?.commit() }
    }

    /// Lays out and hands over at once.
    package func commit() {
        isScheduled = false
        guard let compose, !isComposing else { return }
        isComposing = true
        compose()
        isComposing = false
        let used = animation
        animation = nil
        pictures += 1
        present?(used)
        moves = ViewMoves()
    }

    /// Runs `changes` so that what they change moves; `completion` is called when it has arrived.
    package func animate(_ wanted: ViewAnimation, changes: () -> Void, completion: ((Bool) -> Void)?) {
        beginAnimation(wanted)
        changes()
        endAnimation(completion: completion)
    }

    /// What changes from now on moves, until ``endAnimation(completion:)``: `UIView.beginAnimations`.
    func beginAnimation(_ wanted: ViewAnimation) {
        if animating.isEmpty, compose != nil, !isComposing { commit() }
        animating.append(wanted)
    }

    /// Says how the animation that began last runs; nothing, where none did.
    func changeAnimation(_ change: (inout ViewAnimation) -> Void) {
        guard var last = animating.last ?? nil else { return }
        change(&last)
        animating[animating.count - 1] = last
    }

    /// Ends the animation that began last; `completion` is called when it has arrived.
    func endAnimation(completion: ((Bool) -> Void)?) {
        guard let wanted = animating.popLast() ?? nil else { return }
        if animating.isEmpty {
            animation = isMoving ? wanted : nil
            commit()
        }
        guard let completion else { return }
        schedule(wanted.duration * max(wanted.runs ?? 1, 1) + wanted.delay) { completion(true) }
    }

    func withoutAnimation(_ changes: () -> Void) {
        animating.append(nil)
        changes()
        animating.removeLast()
    }
}
